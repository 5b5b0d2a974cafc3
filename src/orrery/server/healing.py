"""After a failure of the database everything goes on by itself, however long it took."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from ..core.errors import OrreryError
from .errors import NotSaved, StoreFails, TookTooLong

_log = logging.getLogger(__name__)
T = TypeVar("T")
Pause = Callable[[float], Awaitable[object]]
PASSING = (StoreFails, NotSaved, TookTooLong)
"""What may be over in a moment; everything else stays as it is however often one tries."""
_FIRST_SECONDS = 0.5
_LONGEST_SECONDS = 30.0


def pause_seconds(attempt: int) -> float:
    """How long to wait before trying once more.

    >>> [pause_seconds(attempt) for attempt in (0, 1, 2, 5, 6, 1000)]
    [0.5, 1.0, 2.0, 16.0, 30.0, 30.0]
    """
    return min(_LONGEST_SECONDS, _FIRST_SECONDS * (1 << min(attempt, 10)))


async def patiently(work: Callable[[], Awaitable[T]], pause: Pause) -> T:
    """Do it as soon as it can be done."""
    attempt = 0
    while True:
        try:
            return await work()
        except PASSING as problem:
            _log.warning("%s; trying again in %g seconds", problem, pause_seconds(attempt))
        await pause(pause_seconds(attempt))
        attempt += 1


class Healing:
    """Tables that were lost from memory while bots had to play at them: restored when that is possible again."""

    def __init__(self, restore: Callable[[str], Awaitable[object]], pause: Pause) -> None:
        self._restore = restore
        self._pause = pause
        self._lost: dict[str, None] = {}
        self._news = asyncio.Event()

    def expect(self, table: str) -> None:
        self._lost[table] = None
        self._news.set()

    async def run(self) -> None:
        """Again and again, until the server stops."""
        while True:
            await self._news.wait()
            self._news.clear()
            for table in list(self._lost):
                await self._heal(table)

    async def _heal(self, table: str) -> None:
        try:
            await patiently(lambda: self._restore(table), self._pause)
        except OrreryError as problem:
            _log.warning("table %s does not go on: %s", table, problem)
        self._lost.pop(table, None)
