"""Where people, tables, seats and moves are kept; every method is one transaction."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Literal, NamedTuple, ParamSpec, TypeAlias, TypeVar

from sqlalchemy import Connection, Row, create_engine, delete, event, func, insert, or_, select, update
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import ConnectionPoolEntry

from ..core.game import OptionValue
from . import schema
from .people import Person
from .schema import HIDDEN, MOVES, PEOPLE, SEATS, TABLES

P = ParamSpec("P")
T = TypeVar("T")
SeatKind: TypeAlias = Literal["person", "open", "bot"]
Status: TypeAlias = Literal["open", "playing", "over", "closed"]


class LostRace(Exception):
    """Somebody else has written the move of that number."""


class MoveRow(NamedTuple):
    """One accepted message with the deals it caused; number 0 is the set-up."""

    number: int
    seat: int | None
    answers: list[str]
    deals: list[int]
    undo: bool


class SeatRow(NamedTuple):
    """Who sits on a seat; a bot's seat with a person is lent and can be taken back."""

    kind: SeatKind
    person: int | None
    bot: str
    name: str
    secret: str | None
    person_name: str = ""

    @property
    def shown_name(self) -> str:
        return self.name or self.person_name


class TableRow(NamedTuple):
    """A table without its moves; the version is their number."""

    id: str
    game: str
    rules_version: int
    options: dict[str, OptionValue]
    creator: int
    status: Status
    waiting: list[int]
    version: int
    seats: list[SeatRow]
    rematch: str | None = None
    """The table at which the same people play again."""


def now() -> int:
    """Microseconds since 1970: fine enough to tell two tables of one person apart."""
    return time.time_ns() // 1000


class Store:
    """The database behind one thread: calls wait there for the disk, not in the event loop."""

    def __init__(self, url: str) -> None:
        self._engine = create_engine(url)
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine, "connect", _prepare_sqlite)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="orrery-store")

    async def do(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Run one of the methods below in the store's thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, lambda: work(*arguments, **named))

    def close(self) -> None:
        self._thread.submit(self._engine.dispose).result()
        self._thread.shutdown(wait=True)

    def migrate(self) -> None:
        with self._engine.begin() as connection:
            schema.upgrade(connection)

    # People

    def add_person(self, token_hash: str) -> Person:
        with self._engine.begin() as connection:
            row = {"token_hash": token_hash, "name": "", "created": now()}
            added = connection.execute(insert(PEOPLE).values(row).returning(PEOPLE.c.id))
            return Person(added.scalar_one(), "")

    def person(self, token_hash: str) -> Person | None:
        with self._engine.connect() as connection:
            found = connection.execute(select(PEOPLE).where(PEOPLE.c.token_hash == token_hash)).one_or_none()
            return None if found is None else Person(found.id, found.name)

    def rename(self, person: int, name: str) -> None:
        with self._engine.begin() as connection:
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(name=name))

    # Tables

    def add_table(self, table: TableRow, moves: Sequence[MoveRow]) -> None:
        created = now()
        with self._engine.begin() as connection:
            connection.execute(
                insert(TABLES).values(
                    id=table.id,
                    game=table.game,
                    rules_version=table.rules_version,
                    options=table.options,
                    creator=table.creator,
                    status=table.status,
                    waiting=table.waiting,
                    created=created,
                )
            )
            seats = [{"table": table.id, "seat": place, **_columns(row)} for place, row in enumerate(table.seats)]
            connection.execute(insert(SEATS), seats)
            connection.execute(insert(MOVES), [_move_columns(table.id, move) for move in moves])

    def table(self, table: str) -> TableRow | None:
        with self._engine.connect() as connection:
            found = _tables(connection, [table])
            return found[0] if found else None

    def tables_of(self, person: int) -> list[TableRow]:
        """The tables a person created or sits at and has not taken off the list, newest first."""
        seated = select(SEATS.c.table).where(SEATS.c.person == person)
        hidden = select(HIDDEN.c.table).where(HIDDEN.c.person == person)
        mine = select(TABLES.c.id).where(
            or_(TABLES.c.creator == person, TABLES.c.id.in_(seated)), TABLES.c.id.not_in(hidden)
        )
        with self._engine.connect() as connection:
            return _tables(connection, connection.execute(mine).scalars().all())

    def tables_under_way(self) -> list[TableRow]:
        going = select(TABLES.c.id).where(TABLES.c.status.in_(["open", "playing"]))
        with self._engine.connect() as connection:
            return _tables(connection, connection.execute(going).scalars().all())

    def moves(self, table: str) -> list[MoveRow]:
        with self._engine.connect() as connection:
            found = connection.execute(select(MOVES).where(MOVES.c.table == table).order_by(MOVES.c.number))
            return [MoveRow(row.number, row.seat, row.answers, row.deals, row.undo) for row in found]

    def append(self, table: str, move: MoveRow, status: Status, waiting: list[int]) -> None:
        """Write the next move; LostRace if its number is taken."""
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(MOVES).values(_move_columns(table, move)))
                connection.execute(update(TABLES).where(TABLES.c.id == table).values(status=status, waiting=waiting))
        except IntegrityError as problem:
            raise LostRace from problem

    def hide(self, person: int, table: str, hidden: bool) -> None:
        """Take a table off the person's list, or put it there again."""
        with self._engine.begin() as connection:
            connection.execute(delete(HIDDEN).where(HIDDEN.c.person == person, HIDDEN.c.table == table))
            if hidden:
                connection.execute(insert(HIDDEN).values(person=person, table=table))

    def note_rematch(self, table: str, rematch: str) -> None:
        """The same people play again at another table."""
        with self._engine.begin() as connection:
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(rematch=rematch))

    def change_seat(self, table: str, seat: int, row: SeatRow, status: Status) -> None:
        with self._engine.begin() as connection:
            place = (SEATS.c.table == table) & (SEATS.c.seat == seat)
            connection.execute(update(SEATS).where(place).values(_columns(row)))
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(status=status))

    def change_status(self, table: str, status: Status, waiting: list[int]) -> None:
        with self._engine.begin() as connection:
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(status=status, waiting=waiting))


def _prepare_sqlite(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    """In WAL with NORMAL a killed process loses nothing, and a commit does not wait for the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _columns(row: SeatRow) -> dict[str, object]:
    return {"kind": row.kind, "person": row.person, "bot": row.bot, "name": row.name, "secret": row.secret}


def _move_columns(table: str, move: MoveRow) -> dict[str, object]:
    return {"table": table, "time": now(), **move._asdict()}


def _tables(connection: Connection, ids: Sequence[str]) -> list[TableRow]:
    """The tables of these names with their seats and versions, newest first."""
    found = connection.execute(
        select(TABLES).where(TABLES.c.id.in_(ids)).order_by(TABLES.c.created.desc(), TABLES.c.id)
    ).all()
    counted = select(MOVES.c.table, func.count()).where(MOVES.c.table.in_(ids)).group_by(MOVES.c.table)
    versions = {row[0]: row[1] for row in connection.execute(counted)}
    seats: dict[str, list[SeatRow]] = {}
    sitting = SEATS.outerjoin(PEOPLE, SEATS.c.person == PEOPLE.c.id)
    listed = select(SEATS, PEOPLE.c.name.label("person_name")).select_from(sitting)
    for row in connection.execute(listed.where(SEATS.c.table.in_(ids)).order_by(SEATS.c.seat)):
        known = SeatRow(row.kind, row.person, row.bot, row.name, row.secret, row.person_name or "")
        seats.setdefault(row.table, []).append(known)
    return [_table(row, versions, seats) for row in found]


def _table(row: Row[tuple[object, ...]], versions: Mapping[str, int], seats: Mapping[str, list[SeatRow]]) -> TableRow:
    return TableRow(
        row.id,
        row.game,
        row.rules_version,
        row.options,
        row.creator,
        row.status,
        row.waiting,
        versions.get(row.id, 0),
        seats.get(row.id, []),
        row.rematch,
    )
