"""Where people, tables, seats and moves are kept; every method is one transaction."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

from sqlalchemy import (
    ColumnElement,
    Connection,
    Integer,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError

from . import metrics
from .browser_names import UNNAMED, BrowserName
from .browsers import Browsers, add_browser
from .calls import Calls
from .clocks import ThinkingTimes
from .database import Database, in_one_line
from .errors import StoreFails
from .identities import Identities
from .last_write import LastWrite
from .mail_consents import MailConsents
from .people import Browser, Person
from .processes import SECOND, Processes, tell_moves, tell_name, tell_tables
from .retention import Keep, Retention, clock_of, delete_tables
from .rows import (
    Entry,
    HandoverRow,
    MoveRow,
    ProposalRow,
    SeatRow,
    Status,
    TableRow,
    Trouble,
    read_move,
    read_tables,
    seat_columns,
    table_columns,
    text_of,
)
from .schema import HANDOVERS, HIDDEN, KEYS, MOVES, PEOPLE, SEATS, TABLES, UNAIDED
from .shelf import Shelf
from .snapshot_rows import SnapshotRows
from .stock import Stock, take_stock

_log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")


class LostRace(Exception):
    """Someone else, perhaps at another process, was quicker: the table is no longer what it was."""


PAGE = 400
"""How many moves are read or written at once."""
_FEW = 50  # tables at once
_REMEMBERED = 10_000
UNFINISHED = "unfinished"
"""The status of a table that is still being set up."""
_WRITING_SECONDS = 600
"""No page of a table is written so long after the one before."""
_RETRY_SECONDS = 30.0
_TRIAL = "trial"


def now() -> int:
    """Microseconds since 1970: fine enough to tell two tables of one person apart."""
    return time.time_ns() // 1000


class Store:
    """The database behind threads of its own: calls wait there for the disk, not in the event loop."""

    def __init__(self, url: str) -> None:
        self._database = Database(url)
        self._engine = self._database.engine
        self.last_write = LastWrite(self._engine)
        self._threads = ThreadPoolExecutor(self._database.connections, thread_name_prefix="orrery-store")
        self._opened = False
        self.damage = ""
        """Damage that was found with the file since it was opened."""
        self._known: dict[str, Browser] = {}
        self._on_their_way: set[str] = set()
        """Tables that are being set up, page by page."""
        self.shared = self._database.shared
        """Whether other processes may use the same database: what was read a moment ago may be different now."""
        self.processes = Processes(self._engine)
        self.snapshots = SnapshotRows(self._engine)
        self.identities = Identities(self._engine)
        self.browsers = Browsers(self._engine)
        self.shelf = Shelf(self._engine)
        self.calls = Calls(self._engine)
        self.mail_consents = MailConsents(self._engine)
        self.thinking_times = ThinkingTimes(self._engine)

    async def do(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Run a method below in one of the store's threads; StoreFails while the database does not do its part."""

        def transaction() -> T:
            with self.last_write.transaction():
                return work(*arguments, **named)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, transaction)
        except DBAPIError as problem:
            _log.warning("the database fails: %s", in_one_line(problem))
            metrics.FAILURES.inc()
            raise StoreFails from None

    def open(self) -> None:
        """Take the database for this server and bring it to today's shape; refused if it cannot be used."""
        if not self._opened:
            self._threads.submit(self._database.open).result()
            self._opened = True

    async def check(self) -> None:
        """Look for damage in a large file while it is used."""
        damage = await self._database.find_damage()
        if damage is not None:
            self.damage = damage
            _log.error("the database is damaged: %s; stop the server and go back to a backup", damage)

    async def retry_writing(self) -> None:
        """Try to write every half minute while the last write has failed.

        Otherwise a server to which a proxy sends nobody would never become ready again.
        """
        while True:
            await asyncio.sleep(_RETRY_SECONDS)
            if self.last_write.failed:
                with contextlib.suppress(StoreFails):
                    await self.do(self.try_write)

    def try_write(self) -> None:
        """Write a row and delete it in one transaction."""
        with self._engine.begin() as connection:
            connection.execute(insert(KEYS).values(name=_TRIAL, value=""))
            connection.execute(delete(KEYS).where(KEYS.c.name == _TRIAL))

    def close(self) -> None:
        self._threads.shutdown(wait=True)  # a connection that is in use would not be closed
        self._database.close()

    def listening(self) -> dict[str, Any]:
        """How a connection of its own is made, to hear what other processes tell."""
        return self._database.connecting()

    def retention(self, keep: Keep) -> Retention:
        """What deletes tables that have been kept long enough, by the database's clock."""
        return Retention(self._engine, keep, clock_of(self.shared))

    def stock(self) -> Stock:
        """What a host wants to know of all that is stored."""
        return take_stock(self._engine)

    # People

    def recall(self, token_hash: str) -> Browser | None:
        """Return a browser that was asked for before: its requests do not wait for the database."""
        return None if self.shared else self._known.get(token_hash)

    def add_person(self, token_hash: str, name: BrowserName = UNNAMED) -> Person:
        """Add a person with their first browser."""
        time = now()
        with self._engine.begin() as connection:
            row = insert(PEOPLE).values(name="", created=time)
            person = Person(connection.execute(row.returning(PEOPLE.c.id)).scalar_one(), "")
            add_browser(connection, person.id, token_hash, name, time)
            return person

    def browser(self, token_hash: str) -> Browser | None:
        """Return the browser with this token's hash, and whose it is."""
        found = self.browsers.find(token_hash)
        if found is not None:
            if len(self._known) >= _REMEMBERED:
                self._known = {}
            self._known[token_hash] = found
        return found

    def note_use(self, token_hash: str, name: BrowserName) -> None:
        """Store that a browser is used now, unless that has been stored within a day."""
        self.browsers.note_use(token_hash, name, now())
        self._known.pop(token_hash, None)

    def rename(self, person: int, name: str) -> None:
        try:
            with self._engine.begin() as connection:
                connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(name=name))
                tell_name(connection, person)
        finally:
            self.forget(person)

    def forget(self, person: int) -> None:
        """What is known of the person is read again."""
        self._known = {token: known for token, known in self._known.items() if known.person.id != person}

    # Tables

    async def set_up(self, table: TableRow, moves: Sequence[MoveRow]) -> None:
        """Add a table with its moves; very many of them page by page, so that others get their turn in between.

        Until the last page is there the table is in nobody's list, and a server that starts forgets it.
        """
        if len(moves) <= PAGE:
            await self.do(self.add_table, table, moves)
            return
        self._on_their_way.add(table.id)
        try:
            await self.do(self.add_table, table._replace(request=None), moves[:PAGE], UNFINISHED)
            for first in range(PAGE, len(moves), PAGE):
                await self.do(self.add_moves, table.id, moves[first : first + PAGE])
            await self.do(self.finish, table)
        finally:
            self._on_their_way.discard(table.id)

    def add_moves(self, table: str, moves: Sequence[MoveRow]) -> None:
        with self._engine.begin() as connection:
            connection.execute(insert(MOVES), [_move_columns(table, move) for move in moves])

    def finish(self, table: TableRow) -> None:
        """Put the table into lists, now that all its pages are stored."""
        with self._engine.begin() as connection:
            self._change_at(connection, table.id, 0, status=table.status, waiting=table.waiting, request=table.request)

    def forget_unfinished(self) -> None:
        """Delete tables whose last page an earlier server never wrote: nobody has heard of them."""
        unfinished = (TABLES.c.status == UNFINISHED) & TABLES.c.id.not_in(list(self._on_their_way))
        if self.shared:  # others may be writing one now; a page of the future is of a clock that was wrong
            lately = MOVES.c.time.between(now() - _WRITING_SECONDS * SECOND, now() + _WRITING_SECONDS * SECOND)
            unfinished &= ~exists().where(MOVES.c.table == TABLES.c.id, lately)
        with self._engine.begin() as connection:
            delete_tables(connection, list(connection.execute(select(TABLES.c.id).where(unfinished)).scalars()))

    def add_table(
        self, table: TableRow, moves: Sequence[MoveRow], status: str | None = None, rematch_of: str | None = None
    ) -> None:
        """Add a table, the newest of all; where the same people play again, the one before leads to it."""
        with self._engine.begin() as connection:
            if rematch_of is not None:
                self._change(connection, TABLES.c.rematch.is_(None), rematch_of, rematch=table.id)
            # the clock may have been set back since the last table was added
            newest = connection.execute(select(func.max(TABLES.c.created))).scalar_one()
            created = max(now(), (newest or 0) + 1)
            connection.execute(
                insert(TABLES).values(**table_columns(table) | {"status": status or table.status, "created": created})
            )
            seats = [{"table": table.id, "seat": place, **seat_columns(row)} for place, row in enumerate(table.seats)]
            connection.execute(insert(SEATS), seats)
            connection.execute(insert(MOVES), [_move_columns(table.id, move) for move in moves])
            if table.unaided:
                connection.execute(insert(UNAIDED), [{"table": table.id, "person": who} for who in table.unaided])

    def table_of_request(self, person: int, request: str) -> str | None:
        """Return the table that the person has asked for with this key."""
        made = select(TABLES.c.id).where(TABLES.c.creator == person, TABLES.c.request == request)
        with self._engine.connect() as connection:
            return connection.execute(made).scalar_one_or_none()

    def table(self, table: str) -> TableRow | None:
        return next(iter(self.tables([table])), None)

    def tables(self, names: Sequence[str]) -> list[TableRow]:
        with self._engine.connect() as connection:
            return read_tables(connection, names)

    def tables_of(self, person: int) -> list[TableRow]:
        """The tables a person created or sits at and has not taken off the list, newest first."""
        seated = select(SEATS.c.table).where(SEATS.c.person == person)
        hidden = select(HIDDEN.c.table).where(HIDDEN.c.person == person)
        mine = select(TABLES.c.id).where(
            or_(TABLES.c.creator == person, TABLES.c.id.in_(seated)),
            TABLES.c.id.not_in(hidden),
            TABLES.c.status != UNFINISHED,
        )
        with self._engine.connect() as connection:
            return read_tables(connection, connection.execute(mine).scalars().all())

    async def tables_under_way(self) -> list[TableRow]:
        """All tables that are not over, newest first; a few at a time, so that others get their turn in between."""
        names = await self.do(self._names_under_way)
        pages = [names[first : first + _FEW] for first in range(0, len(names), _FEW)]
        return [row for page in pages for row in await self.do(self.tables, page)]

    def _names_under_way(self) -> Sequence[str]:
        going = select(TABLES.c.id).where(TABLES.c.status.in_(["open", "playing"]))
        with self._engine.connect() as connection:
            return connection.execute(going.order_by(TABLES.c.created.desc(), TABLES.c.id)).scalars().all()

    async def all_moves(self, table: str) -> list[MoveRow]:
        """The moves of a table, page by page: others get their turn in between."""
        moves: list[MoveRow] = []
        while True:
            page = await self.do(self.moves, table, len(moves), PAGE)
            moves += page
            if len(page) < PAGE:
                return moves

    def moves(self, table: str, first: int = 0, limit: int | None = None) -> list[MoveRow]:
        """The moves of a table; BrokenRow if one of them cannot be one."""
        columns = select(MOVES.c.number, MOVES.c.seat, text_of(MOVES.c.answers), text_of(MOVES.c.deals))
        columns = columns.add_columns(MOVES.c.undo, MOVES.c.hash, MOVES.c.joined)
        with self._engine.connect() as connection:
            wanted = columns.where(MOVES.c.table == table).order_by(MOVES.c.number).offset(first).limit(limit)
            found = connection.execute(wanted).all()
        return [read_move(number, row) for number, row in enumerate(found, first)]

    def append_all(self, entries: Sequence[Entry]) -> list[LostRace | None]:
        """Write the next moves of several tables, each for itself if not all can be written at once."""
        try:
            # in the same order everywhere, or two processes would wait for each other
            self._append(sorted(entries, key=lambda entry: entry.table))
        except LostRace as lost:
            return [lost] if len(entries) == 1 else [self.append_all([entry])[0] for entry in entries]
        return [None] * len(entries)

    def _append(self, entries: Sequence[Entry]) -> None:
        try:
            with self._engine.begin() as connection:
                standing = [
                    {
                        "name": entry.table,
                        "status": entry.status,
                        "waiting": entry.waiting,
                        "outcome": entry.outcome,
                        "keeper": entry.keeper,
                        "rules_version": entry.rules_version,
                        "known": entry.revision,
                    }
                    for entry in entries
                ]
                # first, so that of two processes one waits for the other and then finds that it was quicker
                if connection.execute(_STANDING, standing).rowcount != len(entries):
                    raise LostRace
                connection.execute(insert(MOVES), [_move_columns(entry.table, entry.move) for entry in entries])
                tell_moves(connection, [(entry.table, entry.revision + 1, entry.keeper) for entry in entries])
        except IntegrityError as problem:
            raise LostRace from problem

    def hide(self, person: int, table: str, hidden: bool) -> None:
        """Take a table off the person's list, or put it there again."""
        with self._engine.begin() as connection:
            connection.execute(delete(HIDDEN).where(HIDDEN.c.person == person, HIDDEN.c.table == table))
            if hidden:
                connection.execute(insert(HIDDEN).values(person=person, table=table))

    def change_seat(
        self,
        table: str,
        revision: int,
        row: SeatRow,
        status: Status,
        handover: HandoverRow,
        proposals: Sequence[ProposalRow] = (),
        keeper: str | None = None,
    ) -> None:
        """Someone else plays a seat now, and how that came about can be read for ever."""
        with self._engine.begin() as connection:
            self._change_at(connection, table, revision, status=status, proposals=_or_null(proposals), keeper=keeper)
            place = (SEATS.c.table == table) & (SEATS.c.seat == handover.seat)
            connection.execute(update(SEATS).where(place).values(seat_columns(row)))
            if row.kind == "person":  # whoever had left the table plays there again
                connection.execute(delete(HIDDEN).where(HIDDEN.c.person == row.person, HIDDEN.c.table == table))
            known = select(func.count()).where(HANDOVERS.c.table == table).scalar_subquery()
            connection.execute(insert(HANDOVERS).values(table=table, number=known, time=now(), **handover._asdict()))

    def change_status(self, table: str, revision: int, status: Status, waiting: list[int]) -> None:
        with self._engine.begin() as connection:
            self._change_at(connection, table, revision, status=status, waiting=waiting, keeper=None)

    def want_hints(self, table: str, revision: int, person: int, wanted: bool) -> None:
        """Whether there may be hints at the table, as far as the person is concerned."""
        with self._engine.begin() as connection:
            self._change_at(connection, table, revision)
            connection.execute(delete(UNAIDED).where(UNAIDED.c.table == table, UNAIDED.c.person == person))
            if not wanted:
                connection.execute(insert(UNAIDED).values(table=table, person=person))

    def count_hints(self, table: str, revision: int, advised: Sequence[int]) -> None:
        with self._engine.begin() as connection:
            self._change_at(connection, table, revision, advised=list(advised))

    def propose(self, table: str, revision: int, proposals: Sequence[ProposalRow]) -> None:
        with self._engine.begin() as connection:
            self._change_at(connection, table, revision, proposals=_or_null(proposals))

    def leave_lesson(self, table: str, revision: int) -> None:
        with self._engine.begin() as connection:
            self._change_at(connection, table, revision, lesson="left")

    def keep(self, table: str, revision: int, keeper: str) -> None:
        with self._engine.begin() as connection:
            self._change_at(connection, table, revision, keeper=keeper)

    def set_aside(self, table: str, trouble: Trouble, process: str | None) -> None:
        """Store why a process cannot restore the table; it no longer keeps it, so that another one may do so."""
        with self._engine.begin() as connection:
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(trouble=trouble))
            if process is not None:
                with contextlib.suppress(LostRace):  # another one keeps it, or none
                    self._change(connection, TABLES.c.keeper == process, table, keeper=None)

    def note_restored(self, table: str) -> None:
        """Store that the table is no longer set aside."""
        with self._engine.begin() as connection:
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(trouble=None))

    def _change_at(self, connection: Connection, table: str, revision: int, **values: object) -> None:
        self._change(connection, TABLES.c.revision == revision, table, **values)

    def _change(self, connection: Connection, unless_lost: ColumnElement[bool], table: str, **values: object) -> None:
        """Change the table's row and tell the other processes; LostRace if it is not as it was."""
        change = update(TABLES).where(TABLES.c.id == table, unless_lost)
        change = change.values(revision=TABLES.c.revision + 1, **values)
        revision = connection.execute(change.returning(TABLES.c.revision)).scalar_one_or_none()
        if revision is None:
            raise LostRace
        tell_tables(connection, [(table, revision)])

    def revision(self, table: str) -> int | None:
        """How often anything at the table has changed."""
        with self._engine.connect() as connection:
            return connection.execute(select(TABLES.c.revision).where(TABLES.c.id == table)).scalar_one_or_none()

    def since(self, table: str, version: int) -> tuple[TableRow, list[MoveRow]] | None:
        """The table's row, and what was answered after a version; answers may be newer than the row, never older."""
        row = self.table(table)
        return None if row is None else (row, self.moves(table, version))

    def tables_of_bots(self, creator: int) -> int:
        """How many tables of a person go on by themselves: only bots play there."""
        people = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.kind != "bot")
        going = select(func.count()).where(TABLES.c.creator == creator, TABLES.c.status == "playing", ~people)
        with self._engine.connect() as connection:
            return connection.execute(going.select_from(TABLES)).scalar_one()


_STANDING = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("name"), TABLES.c.revision == bindparam("known"))
    .values(
        status=bindparam("status"),
        waiting=bindparam("waiting"),
        outcome=bindparam("outcome"),
        keeper=bindparam("keeper"),
        rules_version=func.coalesce(bindparam("rules_version", type_=Integer), TABLES.c.rules_version),
        revision=TABLES.c.revision + 1,
    )
)


def _or_null(proposals: Sequence[ProposalRow]) -> list[ProposalRow] | None:
    return list(proposals) or None


def _move_columns(table: str, move: MoveRow) -> dict[str, object]:
    return {"table": table, "time": now(), **move._asdict()}
