"""What is stored of calling people to their tables: the ways they want to be told, and what they have been told."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, Row, Select, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from .person_messages import WayKind
from .rows import text_of
from .schema import CALLS, KEYS, MOVES, PEOPLE, PRESENCE, SEATS, TABLES, WAYS

MOST_WAYS = 10
"""Of one person: that many devices, at most."""
MOST_FAILURES = 5
"""After this many messages in a row that did not arrive, nobody reads them."""


class WayRow(NamedTuple):
    """How a person wants to be told; mail is sent only to those who have confirmed that they want it."""

    id: str
    person: int
    kind: WayKind
    address: str
    language: str
    confirmed: bool
    secret: str | None = None
    """What confirms a mail's address or stops it: every mail to it holds this."""
    keys: dict[str, str] | None = None
    """With which push messages are sealed."""
    failures: int = 0


class Waiting(NamedTuple):
    """A table that has waited for an absent person for a while, and of which that person has not been told."""

    table: str
    game: str
    person: int
    version: int
    answered: int
    """The number of the person's own last answer there; -1 before the first."""
    since: int
    """When the last answer was given, in microseconds since 1970."""
    others: list[str]
    """The other people there."""


class Calls:
    """Every method is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    # Ways

    def ways(self, people: Sequence[int]) -> list[WayRow]:
        with self._engine.connect() as connection:
            found = connection.execute(select(WAYS).where(WAYS.c.person.in_(people)).order_by(WAYS.c.created))
            return [_way(row) for row in found]

    def add_way(self, way: WayRow, now: int) -> bool:
        """Whether the person may have one more; the same address is kept once."""
        same = (WAYS.c.person == way.person) & (WAYS.c.kind == way.kind) & (WAYS.c.address == way.address)
        known = select(func.count()).select_from(WAYS).where(WAYS.c.person == way.person)
        with self._engine.begin() as connection:
            connection.execute(delete(WAYS).where(same))
            if connection.execute(known).scalar_one() >= MOST_WAYS:
                return False
            connection.execute(insert(WAYS).values(created=now, **way._asdict()))
            return True

    def remove_way(self, person: int, way: str) -> None:
        with self._engine.begin() as connection:
            connection.execute(delete(WAYS).where(WAYS.c.person == person, WAYS.c.id == way))

    def confirm(self, secret: str) -> bool:
        """The address is its owner's, and wanted; whether there is such a one."""
        mine = WAYS.c.secret == secret
        with self._engine.begin() as connection:
            return connection.execute(update(WAYS).where(mine).values(confirmed=True)).rowcount == 1

    def stop(self, secret: str) -> bool:
        with self._engine.begin() as connection:
            return connection.execute(delete(WAYS).where(WAYS.c.secret == secret)).rowcount == 1

    def note(self, way: str, arrived: bool, gone: bool = False) -> None:
        """A message has arrived there or not; an address that takes no more of them is forgotten."""
        this = WAYS.c.id == way
        with self._engine.begin() as connection:
            failures = 0 if arrived else WAYS.c.failures + 1
            connection.execute(update(WAYS).where(this).values(failures=failures))
            if gone:
                connection.execute(delete(WAYS).where(this))
            else:
                connection.execute(delete(WAYS).where(this, WAYS.c.failures >= MOST_FAILURES))

    # Calls

    def waiting(self, quiet_since: int) -> list[Waiting]:
        """Who might be called: asked since before that moment, among other people, by somebody else's answer."""
        with self._engine.connect() as connection:
            rows = connection.execute(_CANDIDATES).all()
            found = [waiting for row in rows if (waiting := _waiting(connection, row)) is not None]
        return [waiting for waiting in found if waiting.since <= quiet_since]

    def claim(self, waiting: Waiting) -> bool:
        """Whether this process is the one to tell it: of several, the row lets only one through."""
        make = postgresql.insert if self._engine.dialect.name == "postgresql" else sqlite.insert
        told = make(CALLS).values(table=waiting.table, person=waiting.person, version=waiting.version)
        claimed = told.on_conflict_do_update(
            index_elements=[CALLS.c.table, CALLS.c.person],
            set_={"version": waiting.version},
            where=CALLS.c.version <= waiting.answered,
        )
        with self._engine.begin() as connection:
            return connection.execute(claimed.returning(CALLS.c.version)).first() is not None

    # Keys

    def key(self, name: str, make: Callable[[], str]) -> str:
        """A secret of this house, made when it is first needed."""
        known = select(KEYS.c.value).where(KEYS.c.name == name)
        insert_or = postgresql.insert if self._engine.dialect.name == "postgresql" else sqlite.insert
        with self._engine.begin() as connection:
            found = connection.execute(known).scalar_one_or_none()
            if found is None:
                connection.execute(insert_or(KEYS).values(name=name, value=make()).on_conflict_do_nothing())
                found = connection.execute(known).scalar_one()
            return str(found)


_CANDIDATES: Select[Any] = (
    select(SEATS.c.table, SEATS.c.seat, SEATS.c.person, TABLES.c.game, text_of(TABLES.c.waiting), CALLS.c.version)
    .join(TABLES, TABLES.c.id == SEATS.c.table)
    .outerjoin(CALLS, (CALLS.c.table == SEATS.c.table) & (CALLS.c.person == SEATS.c.person))
    .where(
        TABLES.c.status.in_(["open", "playing"]),
        SEATS.c.kind == "person",
        SEATS.c.person.in_(select(WAYS.c.person).where(WAYS.c.confirmed)),
    )
    .order_by(SEATS.c.table, SEATS.c.seat)
)


def _waiting(connection: Connection, row: Row[Any]) -> Waiting | None:
    """The person's question there, unless they know of it: by their own answer, a message or a look at it."""
    if row.seat not in json.loads(row.waiting):
        return None
    moves = MOVES.c.table == row.table
    newest = select(MOVES.c.number, MOVES.c.seat, MOVES.c.time).where(moves).order_by(MOVES.c.number.desc()).limit(1)
    last = connection.execute(newest).one_or_none()
    sitting = SEATS.outerjoin(PEOPLE, SEATS.c.person == PEOPLE.c.id)
    people = select(SEATS.c.seat, SEATS.c.person, SEATS.c.name, PEOPLE.c.name.label("own")).select_from(sitting)
    seats = connection.execute(people.where(SEATS.c.table == row.table, SEATS.c.kind == "person")).all()
    mine = [seat.seat for seat in seats if seat.person == row.person]
    others = [seat.name or seat.own or "" for seat in seats if seat.person != row.person]
    if last is None or last.seat in mine or not others:
        return None
    own = select(func.coalesce(func.max(MOVES.c.number), -1)).where(moves, MOVES.c.seat.in_(mine))
    answered = connection.execute(own).scalar_one()
    if row.version is not None and row.version > answered:
        return None
    looks = (PRESENCE.c.table == row.table) & (PRESENCE.c.person == row.person)
    saw = looks & (PRESENCE.c.gone.is_(None) | (PRESENCE.c.gone >= last.time))  # at any process
    if connection.execute(select(PRESENCE.c.gone).where(saw)).first() is not None:
        return None
    return Waiting(row.table, row.game, row.person, last.number + 1, answered, last.time, [*filter(None, others)])


def _way(row: Row[Any]) -> WayRow:
    return WayRow(*(getattr(row, name) for name in WayRow._fields))
