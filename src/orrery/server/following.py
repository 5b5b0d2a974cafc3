"""Following what other processes have changed: a room catches up from rows, step by step, and nobody sees less."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, TypeVar

from ..core.errors import OrreryError
from . import metrics
from .healing import PASSING
from .people import Person
from .room import Room
from .rows import MoveRow, TableRow
from .store import LostRace, now

if TYPE_CHECKING:
    from .rooms import Rooms

_log = logging.getLogger(__name__)
T = TypeVar("T")
_SECOND = 1_000_000


class Following:
    """What the rooms of this process do when they hear of others; one process alone never has to."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._store = rooms.store
        self._me = rooms.neighbours.me
        self._tasks: set[asyncio.Task[None]] = set()

    # Changing what others may change, too

    async def alone_with(self, room: Room, work: Callable[[], Awaitable[T]]) -> T:
        """Do it under the room's lock; where another process was quicker, once more with what is true now."""
        async with room.lock:
            while True:
                try:
                    return await work()
                except LostRace:
                    _log.info("table %s: another process was quicker", room.id)
                    metrics.RACES.inc()
                    await self._follow(room)

    async def claim(self, room: Room) -> None:
        """Bots that are asked and that no process plays are played here."""
        if self._me is not None and room.keeper is None and room.bots_asked():
            await self.alone_with(room, lambda: self._claim(room))

    async def _claim(self, room: Room) -> None:
        if self._me is not None and room.keeper is None and room.bots_asked():
            await self._store.do(self._store.keep, room.id, room.revision, self._me)
            room.keeper, room.revision = self._me, room.revision + 1

    async def forget_proposals(self, room: Room, person: Person) -> None:
        """The person is here: what was proposed about an empty seat has lost its reason."""

        async def forget() -> None:
            room.expect_no_more(person)
            await self._store.do(self._store.propose, room.id, room.revision, room.proposal_rows)
            room.revision += 1

        await self.alone_with(room, forget)

    # Catching up

    async def check(self, room: Room) -> None:
        """Whoever has just changed something at another process finds it here."""
        if self._me is not None:
            known = await self._store.do(self._store.revision, room.id)
            await self.reach(room, known or 0)

    async def reach(self, room: Room, revision: int) -> None:
        """Bring the room to a revision that was told, unless it is there."""
        if room.revision < revision:
            async with room.lock:
                if room.revision < revision and not room.lost:
                    await self._follow(room)
            self._rooms.announce_change(room)

    async def _follow(self, room: Room) -> None:
        """Play what was answered elsewhere, and take over what else has changed."""
        news = await self._store.do(self._store.since, room.id, room.version)
        if news is None:
            return
        row, moves = news
        await self._play(room, moves)
        room.take(row)
        self._note_departures(row)
        self._rooms.neighbours.here(room.id, room.sitting_here)
        room.wake()

    async def _play(self, room: Room, moves: Sequence[MoveRow]) -> None:
        """Answers of others; if they do not lead where they did there, the whole table is read again."""
        try:
            for move in moves:
                self._step(room, move)
        except Exception as problem:
            _log.warning("table %s cannot be followed: %s: %s", room.id, type(problem).__name__, problem)
            await self._rooms.reload(room)

    def _step(self, room: Room, move: MoveRow) -> None:
        """One version more, for everybody to see."""
        room.saving()
        try:
            room.course.follow(move)
        finally:
            room.end_saving()
        room.wake()

    def _note_departures(self, row: TableRow) -> None:
        for seen in row.seen:
            if seen.gone is not None and seen.process != self._me:
                self._rooms.presence.note_departure(row.id, seen.person, (now() - seen.gone) / _SECOND)

    # News

    async def hear_of_table(self, table: str, revision: int) -> None:
        """Rooms that nobody looks at catch up when they are wanted."""
        room = self._rooms.known(table)
        if room is not None and (room.watchers or room.bot_tasks):
            await self._told(room, self.reach(room, revision))

    async def hear_of_move(self, table: str, revision: int, keeper: str | None) -> None:
        """What happens most often is read with one question: the answer itself."""
        room = self._rooms.known(table)
        if room is None or not (room.watchers or room.bot_tasks) or room.revision >= revision:
            return
        async with room.lock:
            if room.revision >= revision:
                return  # this process has stored it itself, and told everybody
            if room.revision == revision - 1 and not room.lost:
                moves = await self._store.do(self._store.moves, table, room.version, 1)
                await self._play(room, moves)
                if moves and room.revision == revision - 1:  # it has not been read again as a whole
                    room.revision, room.keeper = revision, keeper
        await self._told(room, self.reach(room, revision))
        self._rooms.announce_change(room)

    async def hear_of_presence(self, table: str) -> None:
        room = self._rooms.known(table)
        if room is not None and room.watchers:
            async with room.lock:  # what was read first is looked at first
                row = await self._rooms.row(table)
                self._note_departures(row)
                if room.see(row):
                    room.stir()

    async def hear_of_trouble(self, table: str, aside: bool) -> None:
        self._rooms.note_aside(table, aside)

    async def hear_of_name(self, person: int) -> None:
        for room in self._rooms.all_known:
            if any(seat.person == person for seat in room.seats):
                async with room.lock:
                    await self._told(room, self._follow(room))

    async def catch_up(self) -> None:
        for room in self._rooms.all_known:
            async with room.lock:
                await self._told(room, self._follow(room))
            self._rooms.announce_change(room)

    async def take_over(self, table: str) -> None:
        """Its bots are played here from now on."""
        metrics.TAKEN_OVER.inc()
        try:
            self._rooms.announce_change(await self._rooms.room(table))
        except PASSING:
            self._rooms.expect(table)
        except OrreryError as problem:
            _log.warning("table %s does not go on: %s", table, problem)

    async def _told(self, room: Room, work: Awaitable[None]) -> None:
        try:
            await work
        except PASSING:
            raise
        except OrreryError as problem:
            _log.warning("table %s does not go on: %s", room.id, problem)

    def soon(self, work: Coroutine[object, object, None]) -> None:
        """Something that nobody waits for."""
        task = asyncio.ensure_future(self._note_mistakes(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _note_mistakes(self, work: Awaitable[None]) -> None:
        try:
            await work
        except OrreryError as problem:
            _log.warning("a proposal could not be forgotten: %s", problem)

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
