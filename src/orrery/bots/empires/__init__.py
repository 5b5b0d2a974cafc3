"""Bots for Ascending Empires."""

from __future__ import annotations

from typing import Final

from ...games.empires.position.state import State
from ..bot import Bot
from .advice import by_wealth
from .characters import CHARACTERS
from .greedy import GreedyBot
from .standing import Judge

BOTS: Final[dict[str, type[Bot[State]]]] = {"greedy": GreedyBot}


def level(name: str, seed: int, judge: Judge = by_wealth) -> Bot[State]:
    """A new bot of a level: the same rules of thumb in the hands of somebody who judges more or less well."""
    return GreedyBot(seed, CHARACTERS[name], judge)
