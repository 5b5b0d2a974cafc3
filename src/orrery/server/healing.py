"""Tables that a failure has taken out of memory: each is restored on its own as soon as that is possible again."""

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
"""Failures that may be over in a moment; every other one stays however often one tries."""
_FIRST_SECONDS = 0.5
_LONGEST_SECONDS = 30.0
SLOW_ATTEMPTS = 4
"""A table whose restoring has taken too long this many times is given up."""
_AT_ONCE = 3
"""This many tables are restored at the same time."""


def pause_seconds(attempt: int) -> float:
    """Return how long to wait before trying once more.

    >>> [pause_seconds(attempt) for attempt in (0, 1, 2, 5, 6, 1000)]
    [0.5, 1.0, 2.0, 16.0, 30.0, 30.0]
    """
    return min(_LONGEST_SECONDS, _FIRST_SECONDS * (1 << min(attempt, 10)))


async def patiently(work: Callable[[], Awaitable[T]], pause: Pause) -> T:
    """Do the work as soon as the database allows it."""
    attempt = 0
    while True:
        try:
            return await work()
        except PASSING as problem:
            _log.warning("%s; trying again in %g seconds", problem, pause_seconds(attempt))
        await pause(pause_seconds(attempt))
        attempt += 1


class Healing:
    """Restores tables that were lost from memory while bots had to play at them.

    Each table has its own attempts and pauses. A table whose restoring once took too long is tried again only in a
    place of its own, so that slow tables never take the places of the others, and is given up after a few attempts.
    """

    def __init__(
        self, restore: Callable[[str], Awaitable[object]], give_up: Callable[[str], Awaitable[object]], pause: Pause
    ) -> None:
        self._restore = restore
        self._give_up = give_up
        self._pause = pause
        self._lost: set[str] = set()
        self._under_way: set[str] = set()
        self._news = asyncio.Event()
        self._places = asyncio.Semaphore(_AT_ONCE)
        self._slow_place = asyncio.Semaphore(1)

    def expect(self, table: str) -> None:
        """Have the table restored; one that is lost once more while it is being restored is restored once more."""
        self._lost.add(table)
        self._news.set()

    async def run(self) -> None:
        """Restore what is lost, until the server stops."""
        async with asyncio.TaskGroup() as group:
            while True:
                await self._news.wait()
                self._news.clear()
                for table in self._lost - self._under_way:
                    self._under_way.add(table)
                    group.create_task(self._heal(table), name=f"healing of {table}")

    async def _heal(self, table: str) -> None:
        while table in self._lost:
            self._lost.remove(table)
            try:
                await self._restored(table)
            except OrreryError as problem:
                _log.warning("table %s does not go on: %s", table, problem)
            except Exception:  # a mistake of ours at one table must not stop the healing of the others
                _log.exception("table %s does not go on", table)
        self._under_way.remove(table)

    async def _restored(self, table: str) -> None:
        attempt = slow = 0
        while True:
            try:
                async with self._slow_place if slow else self._places:
                    await self._restore(table)
                return
            except TookTooLong:
                slow += 1
                if slow == SLOW_ATTEMPTS:
                    _log.warning("table %s is given up: %d times its restoring took too long", table, slow)
                    await patiently(lambda: self._give_up(table), self._pause)
                    return
                _log.warning("table %s took too long to restore", table)
            except PASSING as problem:
                _log.warning("table %s: %s; trying again in %g seconds", table, problem, pause_seconds(attempt))
            await self._pause(pause_seconds(attempt))
            attempt += 1
