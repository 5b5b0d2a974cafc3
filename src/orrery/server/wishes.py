"""Wishes of one watcher that take a while: what comes of them arrives when it is ready, and only the newest waits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from ..core.errors import OrreryError
from .errors import problem_of
from .messages import Forecast, Hint
from .people import Person
from .requests import Advise, Ponder
from .room import Room
from .watcher import Watcher

W = TypeVar("W", Ponder, Advise)


class Wishes(Generic[W]):
    """Wishes of one kind: one is fulfilled at a time."""

    __slots__ = ("_fulfil", "_language", "_timely", "_wish", "task")

    def __init__(self, fulfil: Callable[[Room, Person, W], Awaitable[Forecast | Hint]], language: str) -> None:
        self._fulfil: Callable[[Room, Person, W], Awaitable[Forecast | Hint]] = fulfil
        self._language = language
        self._wish: W | None = None
        self._timely = True
        self.task: asyncio.Task[None] | None = None

    def add(self, room: Room, watcher: Watcher, wish: W) -> None:
        """A wish that is newer than all others."""
        self._wish, self._timely = wish, wish.version == room.version
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._work(room, watcher))

    async def _work(self, room: Room, watcher: Watcher) -> None:
        while (wish := self._wish) is not None:
            self._wish, timely = None, self._timely
            try:
                watcher.reply(await self._fulfil(room, watcher.person, wish))
            except OrreryError as problem:
                # a wish that was in time may be overtaken by an answer while it waits: nobody wants it any more
                if not timely or wish.version == room.version:
                    watcher.reply(problem_of(problem, self._language, room.version))
