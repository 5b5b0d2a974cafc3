"""Bots for Ascending Empires."""

from __future__ import annotations

from typing import Final

from ..bot import Bot
from .greedy import GreedyBot

BOTS: Final[dict[str, type[Bot]]] = {"greedy": GreedyBot}
