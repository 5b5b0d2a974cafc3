"""Bots think in processes of their own: a slow or broken one never holds up a table for long.

What crosses over is a determinised position: a bot's process never learns what its seat cannot know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..bots import bot
from ..core.dealer import RandomDealer
from ..core.errors import OrreryError
from ..core.plain import Plain
from ..games import game
from .workers import Pool, WorkFailed


class Assignment(NamedTuple):
    """A bot's task: an imagined position and the seat that has to answer in it."""

    game: str
    position: dict[str, Plain]
    seat: int
    bot: str
    seed: int


Think = Callable[[Assignment], str]


class BotFailed(Exception):
    """The bot gave no answer: too slow, or broken."""


def think(assignment: Assignment) -> str:
    """The bot's answer in text."""
    played = game(assignment.game)
    table = played.decode(assignment.position, RandomDealer(assignment.seed))
    thinker = bot(assignment.bot, assignment.game, assignment.seed)
    return played.actions.text(thinker.decide(played, table, assignment.seat))


class BotsPool:
    """A few processes in which bots think, one thought after the other."""

    def __init__(self, workers: int, seconds: float, think: Think) -> None:
        self._pool = Pool(workers, seconds)
        self._think = think

    async def start(self) -> None:
        """Start all processes now."""
        await self._pool.start()

    async def think(self, assignment: Assignment) -> str:
        """The bot's answer; the time limit counts from when a process takes it up."""
        try:
            return str(await self._pool.do(self._think, assignment))
        except (WorkFailed, OrreryError) as problem:
            raise BotFailed(str(problem)) from problem

    def close(self) -> None:
        """End all thinking."""
        self._pool.close()
