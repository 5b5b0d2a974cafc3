"""Bots for SETI."""

from __future__ import annotations

from typing import Final

from ...games.seti.position.state import State
from ..bot import Bot
from .greedy import GreedyBot

BOTS: Final[dict[str, type[Bot[State]]]] = {"greedy": GreedyBot}
