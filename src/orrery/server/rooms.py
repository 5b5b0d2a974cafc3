"""All rooms of a server: restored from the store when needed, put away when idle, one door for every answer.

What is stored is the truth. A room in memory is what this process knows of it; every change says which revision it was
made from, so that of two processes one wins and the other reads again (`following.py`).
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Container, Coroutine, Sequence
from functools import partial
from typing import TypeVar
from weakref import WeakValueDictionary

from ..core.errors import OrreryError
from ..games import game
from . import metrics
from .backroom import BackRoom
from .bot_turns import BotTurns
from .bots_pool import BotsPool
from .entry import table_info
from .errands import prospects
from .errors import (
    NotSaved,
    ServerFault,
    StoreFails,
    TookTooLong,
    TooManyBotTables,
    UnknownTable,
)
from .following import Following
from .healing import PASSING, Healing, patiently
from .ledger import Ledger
from .messages import BrowsersChanged, Forecast, TableInfo
from .neighbours import Neighbours
from .people import Person
from .presence import Presence
from .requests import Answers, Ponder, Undo
from .restoring import Restoring
from .room import Room
from .rows import Entry, MoveRow, TableRow, Trouble
from .settings import Settings
from .store import LostRace, Store
from .teaching import check_taught, dealer_at
from .watcher import Watcher

_log = logging.getLogger(__name__)
T = TypeVar("T")
_UNDER_WAY = ("open", "playing")


class Rooms:
    """The tables in play."""

    def __init__(
        self, settings: Settings, store: Store, pool: BotsPool, backroom: BackRoom, neighbours: Neighbours
    ) -> None:
        self.store = store
        self.neighbours = neighbours
        self.backroom = backroom
        self._restoring = Restoring(store, backroom, neighbours.me)
        self._ledger = Ledger(store)
        self._settings = settings
        self._rooms: dict[str, Room] = {}
        self._doors: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[object]] = set()
        self.presence = Presence(settings.clock, settings.absence_seconds)
        self._healing = Healing(self.room, self._give_up_slow, settings.pause)
        self._bots = BotTurns(pool, settings, self._bot_answer)
        self.following = Following(self, settings.pause)

    # Finding them

    async def room(self, table: str) -> Room:
        """The table's room, restored if it is not in memory."""
        door = self._doors.setdefault(table, asyncio.Lock())
        async with door:
            room = self._rooms.get(table)
            if room is None:
                room = await self._restore(await self.row(table))
                self._rooms[table] = room
                metrics.TABLES.set(len(self._rooms))
                _log.info("table %s restored at version %d", table, room.version)
            await self.following.claim(room)
            self._bots.play(room)
            room.used = time.monotonic()
        await self.following.check(room)
        return room

    def known(self, table: str) -> Room | None:
        """The table's room, if it is in memory."""
        return self._rooms.get(table)

    @property
    def all_known(self) -> list[Room]:
        return list(self._rooms.values())

    @property
    def watchers(self) -> list[Watcher]:
        """Return the open sockets of all tables at this process."""
        return [watcher for room in self._rooms.values() for watcher in room.watchers]

    async def _restore(self, row: TableRow) -> Room:
        """A room from what is stored; a table for which that fails is set aside, and tried again whenever asked for."""
        try:
            row = await self._restoring.brought_up(row)
            course = await self._restoring.course(row)
            room = Room(game(row.game), row, course, self.presence.minutes_left, self.neighbours.me)
        except PASSING:
            raise
        except OrreryError:
            await self._set_aside(row, "broken")
            raise
        if row.trouble is not None:
            await self.store.do(self.store.note_restored, row.id)
        return room

    async def _set_aside(self, row: TableRow, trouble: Trouble) -> None:
        """Have lists at every process say that the table is set aside; this process no longer plays its bots."""
        if row.trouble != trouble or row.keeper is not None:
            await self.store.do(self.store.set_aside, row.id, trouble, self.neighbours.me)

    async def _give_up_slow(self, table: str) -> None:
        await self._set_aside(await self.row(table), "slow")

    async def info(self, table: str, person: Person) -> TableInfo:
        """A table's entry; one under way is restored first, so that nobody is led to a table that is broken."""
        if table not in self._rooms:
            row = await self.row(table)
            if row.status not in _UNDER_WAY:
                return self._entry_at_rest(row, person)
            try:
                await self.room(table)
            except TookTooLong:
                if row.trouble is None:
                    raise
                return self._entry_at_rest(row, person)
            except PASSING:
                raise
            except OrreryError:  # it has been set aside, which its row says now
                return self._entry_at_rest(await self.row(table), person)
        return await self._entry_in_play(await self.room(table), person)

    async def tables(self, person: Person) -> list[TableInfo]:
        """The person's tables, newest first."""
        rows = await self.store.do(self.store.tables_of, person.id)
        # tables that are being stored just now are waited for together, not one after the other
        return await asyncio.gather(*(self._entry(row, person) for row in rows))

    async def _entry(self, row: TableRow, person: Person) -> TableInfo:
        room = self._rooms.get(row.id)
        if room is None:
            return self._entry_at_rest(row, person)
        await self.following.reach(room, row.revision)
        return await self._entry_in_play(room, person)

    def _entry_at_rest(self, row: TableRow, person: Person) -> TableInfo:
        if row.trouble is not None and row.status in _UNDER_WAY:
            row = row._replace(status="broken", waiting=[])
        present = {seen.person for seen in row.seen if seen.gone is None}
        return table_info(row, person, present, partial(self.presence.minutes_left, row.id))

    async def _entry_in_play(self, room: Room, person: Person) -> TableInfo:
        async with room.lock:
            return room.info(person)

    async def row(self, table: str) -> TableRow:
        """Return what is stored of the table; send its watchers away and raise UnknownTable if it was deleted."""
        row = await self.store.do(self.store.table, table)
        if row is None:
            self.give_up([table])
            raise UnknownTable(table)
        return row

    # Answering

    async def act(self, room: Room, person: Person, message: Answers | Undo) -> None:
        """A person's answers or undo: checked, stored, then shown."""
        await self.finish(self._act(room, person, message))

    async def _act(self, room: Room, person: Person, message: Answers | Undo) -> None:
        async def answer() -> None:
            room.check_answering(person, message.seat, message.version)
            if isinstance(message, Undo):
                taught = room.can_rewind(message.seat)
                count = message.count if taught else 0
                await self._commit(room, lambda: room.course.undo(message.seat, count, taught))
            else:
                check_taught(room.lesson, room.course.match, message.seat, message.answers)
                await self._commit(room, lambda: room.course.answer(message.seat, message.answers, message.joined))

        await self.following.locked(room, answer)
        self.announce_change(room)

    async def forecast(self, room: Room, person: Person, message: Ponder) -> Forecast:
        """What answers of the person's seat might lead to; tried in the back room."""
        async with room.lock:
            position, action = room.rehearsal(person, message)
        found = await self.backroom.short(person.id, prospects, room.game.name, position, message.seat, action)
        return Forecast(message.answers, message.version, found)

    async def _bot_answer(self, room: Room, seat: int, version: int, answer: str) -> None:
        """A bot's answer goes the same way; what it thought about may be gone by now."""
        await self.finish(self._bot_act(room, seat, version, answer))

    async def _bot_act(self, room: Room, seat: int, version: int, answer: str) -> None:
        async def act() -> None:
            if room.still_asked(seat, version) and seat in room.bots_due():
                await self._commit(room, lambda: room.course.answer(seat, [answer]))

        await self.following.locked(room, act)
        self.announce_change(room)

    async def _commit(self, room: Room, change: Callable[[], MoveRow]) -> None:
        """Change the course and store the change; whatever fails, the room returns to what is stored."""
        room.saving()
        try:
            await self._change(room, change)
        finally:
            room.end_saving()

    async def _change(self, room: Room, change: Callable[[], MoveRow]) -> None:
        before = room.version
        if room.lesson is not None:
            room.course.match.dealer.dealer = dealer_at(room.lesson, room.course.match)
        try:
            row = room.course.sign(change())
            entry = Entry(room.id, row, room.status, room.waiting, room.outcome, room.revision, room.next_keeper)
            with metrics.STORING.time():
                await self._ledger.append(entry)
            metrics.ANSWERS.labels(room.game.name, room.seats[row.seat or 0].kind).inc()
            room.revision, room.keeper = room.revision + 1, entry.keeper
        except StoreFails:
            _log.warning("table %s: a move could not be stored", room.id)
            await self.reload(room)
            raise NotSaved from None
        except OrreryError:
            raise  # the course has refused it and is as it was
        except LostRace:
            await self.reload(room, before)
            raise
        except Exception:
            _log.exception("table %s: the rules failed", room.id)
            await self.reload(room)
            raise ServerFault from None
        _log.debug("table %s: version %d by seat %s", room.id, room.version, row.seat)

    async def reload(self, room: Room, versions: int | None = None) -> None:
        """What is stored is the truth; if that cannot be read either, everybody has to come in again.

        After a lost race only what was known before it comes back, so that everybody sees every step that follows.
        """
        try:
            row = await self.row(room.id)
            room.course = await self._restoring.course(row, versions)
        except OrreryError as problem:
            room.lost = True
            self._rooms.pop(room.id, None)
            self._healing.expect(room.id)  # its bots play on as soon as it can be read
            room.wake()
            raise NotSaved from problem
        if versions is None:
            room.take(row)
        room.wake()

    def give_up(self, tables: Sequence[str]) -> None:
        """What is in memory of these tables is no longer true: everybody there has to come in again."""
        for table in tables:
            room = self._rooms.pop(table, None)
            if room is not None:
                room.lost = True
                room.wake()

    def expect(self, table: str) -> None:
        """It is restored as soon as that is possible."""
        self._healing.expect(table)

    def announce_change(self, room: Room) -> None:
        """Something is different now: everybody is told, and bots go on."""
        room.used = time.monotonic()
        room.wake()
        self._bots.play(room)

    async def finish(self, work: Coroutine[object, object, T]) -> T:
        """Do it to the end even if the person who asked for it leaves in the middle."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    # Watching

    def enter(self, room: Room, watcher: Watcher) -> None:
        if room.expect_no_more(watcher.person):
            self.following.soon(self.following.forget_proposals(room, watcher.person))
        room.enter(watcher)
        metrics.SOCKETS.inc()
        self.neighbours.here(room.id, room.sitting_here)

    def leave(self, room: Room, watcher: Watcher) -> None:
        room.leave(watcher)
        metrics.SOCKETS.dec()
        self.neighbours.here(room.id, room.sitting_here)
        self.presence.mark_seen(room.id, watcher.person.id)
        room.used = time.monotonic()

    def close_sockets(self, browsers: Container[str]) -> None:
        """Close the sockets at this process of browsers that have been signed out, by the hashes of their tokens."""
        for watcher in self.watchers:
            if watcher.browser in browsers:
                watcher.sign_out()

    def tell_of_browsers(self, person: int) -> None:
        """Tell the person's open sockets at this process that their browsers have changed."""
        for watcher in self.watchers:
            if watcher.person.id == person:
                watcher.reply(BrowsersChanged())

    def rename(self, person: Person) -> None:
        """A person has another name now, at every table."""
        for room in self._rooms.values():
            if any(seat.person == person.id for seat in room.seats):
                room.seats = [
                    seat._replace(person_name=person.name) if seat.person == person.id else seat for seat in room.seats
                ]
                room.wake()

    # Coming and going

    async def check_bot_tables(self, person: Person) -> None:
        """Tables of bots go on by themselves, watched or not: nobody may have very many of them."""
        limit = round(self._settings.bot_tables * self._settings.budget)
        if limit and await self.store.do(self.store.tables_of_bots, person.id) >= limit:
            raise TooManyBotTables(limit)

    async def resume(self) -> None:
        """After a restart: let the bots go on that were asked when the server stopped, a few tables at a time.

        Tables that were set aside are tried again, and tables of an older server without a snapshot are opened, too: so
        they get one before the rules can change.
        """
        await patiently(lambda: self.store.do(self.store.forget_unfinished), self._settings.pause)
        rows = await patiently(self.store.tables_under_way, self._settings.pause)
        places = asyncio.Semaphore(self._settings.workers + 1)
        set_aside = [row.id for row in rows if row.trouble is not None]
        tables = dict.fromkeys([*(row.id for row in self.going_on(rows)), *set_aside])
        await asyncio.gather(*(self._resume(table, places) for table in tables))
        lacking = await patiently(lambda: self.store.do(self.store.snapshots.lacking), self._settings.pause)
        await asyncio.gather(*(self._resume(table, places) for table in lacking))

    async def _resume(self, table: str, places: asyncio.Semaphore) -> None:
        async with places:
            try:
                await self.room(table)
            except PASSING:
                self._healing.expect(table)
            except OrreryError as problem:
                _log.warning("table %s does not go on: %s", table, problem)

    def going_on(self, rows: Sequence[TableRow]) -> list[TableRow]:
        """Tables that wait for a bot of no process; of those where only bots play, the newest few of everybody.

        The others go on as soon as someone looks at them.
        """
        limit = round(self._settings.bot_tables * self._settings.budget)
        of_bots: Counter[int] = Counter()
        found = []
        for row in rows:
            if row.keeper is None and any(row.seats[seat].kind == "bot" for seat in row.waiting):
                of_bots[row.creator] += all(seat.kind == "bot" for seat in row.seats)
                if not limit or of_bots[row.creator] <= limit:
                    found.append(row)
        return found

    async def heal(self) -> None:
        """Bring tables back that were lost while the database failed, again and again."""
        await self._healing.run()

    async def tidy(self) -> None:
        """Put idle rooms away, again and again; a finished game is looked at from time to time without a socket."""
        finished = in_play = self._settings.idle_seconds
        if self.neighbours.me is not None:
            in_play = self._settings.idle_among_others_seconds
        while True:
            await asyncio.sleep(in_play / 2)
            now = time.monotonic()
            self.put_away(now - in_play, now - finished)

    def put_away(self, unused_since: float, finished_since: float = float("inf")) -> Sequence[str]:
        """Forget rooms nobody has used since then, those of finished games since then; the store has all of them."""
        idle = [
            room.id
            for room in self._rooms.values()
            if not room.watchers
            and not room.bot_tasks
            and not room.lock.locked()
            and room.used <= (finished_since if room.over else unused_since)
        ]
        for table in idle:
            del self._rooms[table]
        metrics.TABLES.set(len(self._rooms))
        return idle

    @property
    def in_memory(self) -> list[str]:
        return list(self._rooms)

    async def stop(self) -> None:
        """Let answers be stored that are on their way, and bots think no more."""
        self.following.stop()
        await self._bots.stop([task for room in self._rooms.values() for task in room.bot_tasks.values()])
        if self._tasks:
            await asyncio.wait(self._tasks)
