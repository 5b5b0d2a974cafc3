"""Analyses of finished games: made in the background, by one process that stands back behind everything, and stored."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

import msgspec

from .. import bots
from ..core.errors import OrreryError
from .errors import NoAnalysis, StillSecret, TooFast
from .lookback import Stretch, judge
from .messages import Analysis
from .replays import Played, Replays
from .room import Room
from .rooms import Rooms
from .workers import Pool, WorkFailed

_log = logging.getLogger(__name__)
_NICE = 19
"""Behind everything: nobody's answer comes later for it. On a computer that never rests next to nothing is left."""
_PRESSED_NICE = 14
"""Still behind bots, which stand back themselves; but a little is left for it anywhere."""
_QUIET_SECONDS = 10.0
"""A stretch of a second that is not back after this time has met such a computer."""
_PRESSED_SECONDS = 120.0
"""How long it counts as one; then standing back is tried again."""
_SECONDS = 600.0
"""After this time a stretch of work is stopped; on a busy computer a second of work takes half a minute."""
_STRETCH_SECONDS = 1.0
"""How long one game is judged before another has its turn."""
_WAITING = 20
"""How many games are judged in turns; more are refused for now."""


_PATIENCE_SECONDS = 10.0
"""How long somebody who knows all so far waits for more."""


class _UnderWay:
    """An analysis that grows, and those who wait for more of it."""

    def __init__(self, bot: str) -> None:
        self.found = Analysis(bot, "working", 0, [])
        self._news = asyncio.Event()

    def tell(self) -> None:
        """There is more of it now, or there will be no more."""
        self._news.set()
        self._news = asyncio.Event()

    async def more_than(self, turns: int) -> Analysis:
        """As soon as more turns are judged than these; after a while whatever there is."""
        if len(self.found.turns) <= turns:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_PATIENCE_SECONDS):
                    await self._news.wait()
        return self.found


class Analyses:
    """What is known of finished games, and what is being found out."""

    def __init__(self, rooms: Rooms, replays: Replays, quiet_seconds: float = _QUIET_SECONDS) -> None:
        self._store = rooms.store
        self._replays = replays
        self.quiet = Pool(1, quiet_seconds, _NICE)
        self.pressed = Pool(1, _SECONDS, _PRESSED_NICE)
        self._pressed_until = 0.0
        self._turn = asyncio.Lock()
        self._under_way: dict[str, _UnderWay] = {}
        self._failed: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def analysis(self, room: Room, known: int) -> Analysis:
        """What is known of the room's game, more than this many turns; it is looked into as soon as somebody asks."""
        async with room.lock:
            if not room.over:
                raise StillSecret
            course = await self._replays.course(room)
        if course.past is not None:  # it began under other rules
            raise NoAnalysis
        if not bots.are_measured(room.game, course.seats):  # which is known without waiting behind other games
            return Analysis(bots.adviser(course.game), "unable", 0, [])
        found = await self._store.do(self._store.shelf.analysis, room.id)
        if found is not None:
            return msgspec.convert(found, Analysis)
        if room.id in self._failed:
            raise NoAnalysis
        return await (self._under_way.get(room.id) or self._begin(course)).more_than(known)

    def _begin(self, course: Played) -> _UnderWay:
        if len(self._under_way) >= _WAITING:
            raise TooFast
        begun = self._under_way[course.table] = _UnderWay(bots.adviser(course.game))
        task = asyncio.get_running_loop().create_task(self._work(course, begun), name=f"analysis of {course.table}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return begun

    async def _work(self, course: Played, under_way: _UnderWay) -> None:
        found = under_way.found
        try:
            while found.state == "working":
                stretch = await self._judge(course, len(found.turns))
                found.turns, found.total = found.turns + stretch.turns, stretch.total
                if not stretch.total:
                    found.state = "unable"
                elif len(found.turns) == found.total:
                    found.state = "done"
                under_way.tell()
            await self._store.do(self._store.shelf.keep, course.table, msgspec.to_builtins(found))
        except WorkFailed as problem:
            _log.warning("table %s could not be looked into: %s", course.table, problem)
            self._failed.add(course.table)
        except OrreryError as problem:  # whoever asks next begins it again
            _log.warning("table %s could not be looked into now: %s", course.table, problem)
        finally:
            del self._under_way[course.table]
            under_way.tell()

    async def _judge(self, course: Played, first: int) -> Stretch:
        """One stretch of one game at a time: behind everything, or where nothing is left there a little before it."""
        async with self._turn:
            if time.monotonic() >= self._pressed_until:
                try:
                    return await self.quiet.do(judge, course, first, _STRETCH_SECONDS)
                except WorkFailed:
                    self._pressed_until = time.monotonic() + _PRESSED_SECONDS
            return await self.pressed.do(judge, course, first, _STRETCH_SECONDS)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.quiet.close()
        self.pressed.close()
