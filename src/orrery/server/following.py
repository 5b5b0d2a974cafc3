"""Following what other processes have changed: a room catches up from rows, step by step, and nobody sees less."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from ..core.errors import OrreryError
from . import metrics
from .errors import StoreFails, UnknownTable
from .healing import PASSING, Pause, patiently, pause_seconds
from .people import Person
from .room import Room
from .rows import MoveRow, TableRow
from .store import LostRace, now
from .watcher import Watcher

if TYPE_CHECKING:
    from .rooms import Rooms

_log = logging.getLogger(__name__)
T = TypeVar("T")
_BROWSERS_AT_ONCE = 500
"""Number of browsers looked up in one query."""
_SECOND = 1_000_000


class Following:
    """What the rooms of this process do when they hear of others; one process alone never has to."""

    def __init__(self, rooms: Rooms, pause: Pause) -> None:
        self._rooms = rooms
        self._pause = pause
        self._store = rooms.store
        self._me = rooms.neighbours.me
        self._tasks: set[asyncio.Task[None]] = set()
        self._behind: set[str] = set()
        """Tables of which this process may not know what is stored."""
        self._reading: set[str] = set()
        """Those of them, and others, that are being read again."""

    # Changing what others may change, too

    async def alone_with(self, room: Room, work: Callable[[], Awaitable[T]]) -> T:
        """Do as `locked` does, to the end even if the caller is cancelled.

        What is stored must not differ from what is in memory.
        """
        return await self._rooms.finish(self.locked(room, work))

    async def locked(self, room: Room, work: Callable[[], Awaitable[T]]) -> T:
        """Do the work under the room's lock, again with what is true now where what is stored is newer.

        The caller must not be cancelled (`Rooms.finish`), and may announce the change in the same turn of the loop:
        a turn later every watcher would be sent a second update.
        """
        async with room.lock:
            try:
                while True:
                    try:
                        return await work()
                    except LostRace:
                        _log.info("table %s has been changed since it was read", room.id)
                        metrics.RACES.inc()
                        await self._follow(room)
            except StoreFails:
                self.read_again(room.id)  # it may have been stored all the same
                raise

    async def claim(self, room: Room) -> None:
        """Bots that are asked and that no process plays are played here."""
        if self._me is not None and room.keeper is None and room.bots_asked():
            await self.alone_with(room, lambda: self._claim(room))

    async def _claim(self, room: Room) -> None:
        if self._me is not None and room.keeper is None and room.bots_asked():
            await self._store.do(self._store.keep, room.id, room.revision, self._me)
            room.keeper, room.revision = self._me, room.revision + 1

    async def forget_proposals(self, room: Room, person: Person) -> None:
        """Withdraw what was proposed about the seat of a person who is here again, as soon as that can be stored."""

        async def forget() -> None:
            room.expect_no_more(person)
            await self._store.do(self._store.propose, room.id, room.revision, room.proposal_rows)
            room.revision += 1

        await patiently(lambda: self.alone_with(room, forget), self._pause)

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
            await self.claim(room)  # the process that played its bots may have given it up
            self._rooms.announce_change(room)

    def read_again(self, table: str) -> None:
        """Read a table that is in memory until that has worked once; no other table waits for it."""
        self._behind.add(table)
        if table not in self._reading:
            self._reading.add(table)
            self.soon(self._read_again(table))

    async def _read_again(self, table: str) -> None:
        failures = 0
        try:
            while table in self._behind and (room := self._rooms.known(table)) is not None:
                self._behind.discard(table)
                try:
                    await self._catch_up_with(room)
                    failures = 0
                except Exception as problem:
                    mistake = None if isinstance(problem, PASSING) else problem
                    _log.warning("table %s cannot be read: %s", table, problem, exc_info=mistake)
                    self._behind.add(table)
                    await self._pause(pause_seconds(failures))
                    failures += 1
        finally:
            self._behind.discard(table)
            self._reading.discard(table)

    async def _catch_up_with(self, room: Room) -> None:
        async with room.lock:
            if not room.lost:
                await self._told(room, self._follow(room))
        await self.claim(room)
        self._rooms.announce_change(room)

    async def _follow(self, room: Room) -> None:
        """Play what was answered elsewhere, and take over what else has changed; UnknownTable if it was deleted."""
        news = await self._store.do(self._store.since, room.id, room.version)
        if news is None:
            self._rooms.give_up([room.id])
            raise UnknownTable(room.id)
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
                self._rooms.presence.mark_left_elsewhere(row.id, seen.person, (now() - seen.gone) / _SECOND)

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
                if await self._read_presence(room):
                    room.stir()

    async def know_presence(self, room: Room) -> None:
        """Learn who looks at the table at other processes, and who left it there; the caller holds the room's lock."""
        if self._me is not None:
            await self._read_presence(room)

    async def _read_presence(self, room: Room) -> bool:
        """Read who is at the table; return whether those who look at it elsewhere have changed."""
        row = await self._rooms.row(room.id)
        self._note_departures(row)
        return room.see(row)

    async def hear_of_name(self, person: int) -> None:
        """Read the tables again at which the person sits."""
        for room in self._rooms.all_known:
            if any(seat.person == person for seat in room.seats):
                self.read_again(room.id)

    async def hear_of_browsers(self, person: int) -> None:
        await self._check_browsers([watcher for watcher in self._rooms.watchers if watcher.person.id == person])
        self._rooms.tell_of_browsers(person)

    async def _check_browsers(self, watchers: Sequence[Watcher]) -> None:
        """Close the sockets of browsers that have been signed out at another process, as soon as that can be read."""
        for first in range(0, len(watchers), _BROWSERS_AT_ONCE):
            few = watchers[first : first + _BROWSERS_AT_ONCE]
            browsers = {watcher.browser for watcher in few}
            read = partial(self._store.do, self._store.browsers.signed_in, browsers)
            known = await patiently(read, self._pause)
            for watcher in few:
                if watcher.browser not in known:
                    watcher.sign_out()

    async def catch_up(self) -> None:
        """Read all tables again, and look up all browsers."""
        for room in self._rooms.all_known:
            self.read_again(room.id)
        await self._check_browsers(self._rooms.watchers)

    async def take_over(self, table: str) -> None:
        """Play the table's bots here from now on, as soon as it can be read."""
        room = self._rooms.known(table)
        if room is None or room.keeper != self._me:
            metrics.TAKEN_OVER.inc()
            self._rooms.expect(table)

    async def _told(self, room: Room, work: Awaitable[None]) -> None:
        try:
            await work
        except PASSING:
            raise
        except OrreryError as problem:
            _log.warning("table %s does not go on: %s", room.id, problem)

    def soon(self, work: Coroutine[object, object, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.ensure_future(self._note_mistakes(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _note_mistakes(self, work: Awaitable[None]) -> None:
        try:
            await work
        except OrreryError as problem:
            _log.warning("something could not be done: %s", problem)

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
