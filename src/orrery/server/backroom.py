"""The back room: what would hold up every table is done in processes of their own, in turns.

Nobody has more than one errand under way, so those who ask for much wait only for themselves. Short work (a forecast, a
table to be restored) always finds a process that long work (a record, a replay) may not take.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import ParamSpec, TypeVar

from .errors import TooFast, TookTooLong
from .settings import Settings
from .workers import Pool, WorkFailed

P = ParamSpec("P")
T = TypeVar("T")
_PATIENCE = 40
"""How many errands of one person may wait."""


class Turns:
    """One at a time for each person."""

    def __init__(self) -> None:
        self._lines: dict[int, asyncio.Lock] = {}
        self._waiting: dict[int, int] = {}

    @contextlib.asynccontextmanager
    async def turn(self, person: int) -> AsyncIterator[None]:
        waiting = self._waiting.get(person, 0)
        if waiting >= _PATIENCE:
            raise TooFast
        self._waiting[person] = waiting + 1
        try:
            async with self._lines.setdefault(person, asyncio.Lock()):
                yield
        finally:
            self._waiting[person] -= 1
            if not self._waiting[person]:
                del self._waiting[person], self._lines[person]


class BackRoom:
    """Work for other processes."""

    def __init__(self, settings: Settings) -> None:
        self._pool = Pool(settings.workers, settings.work_seconds)
        self._turns = Turns()
        self._long = asyncio.Semaphore(max(1, settings.workers - 1))

    async def start(self) -> None:
        """Start all processes now."""
        await self._pool.start()

    async def short(self, person: int, task: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Work of a few hundredths of a second that a person waits for."""
        async with self._turns.turn(person):
            return await self.do(task, *arguments, **named)

    async def long(self, person: int, task: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Work that may take seconds."""
        async with self._turns.turn(person), self._long:
            return await self.do(task, *arguments, **named)

    async def do(self, task: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Work the server itself wants done."""
        try:
            return await self._pool.do(task, *arguments, **named)
        except WorkFailed as problem:
            raise TookTooLong from problem

    def close(self) -> None:
        self._pool.close()
