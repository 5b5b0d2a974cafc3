"""What is stored of calling people to their tables: the ways they want to be told, and what they have been told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    BigInteger,
    Engine,
    Row,
    Select,
    Text,
    bindparam,
    cast,
    delete,
    exists,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from .browsers import hold_browser
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
    """Part of the links in mails that were sent before links were signed."""
    keys: dict[str, str] | None = None
    """With which push messages are sealed."""
    failures: int = 0
    recipient: str | None = None
    """Hash of a mail address with the server's secret."""
    browser: str | None = None
    """The browser that has set it up, as far as that is known."""


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
            return [way_of(row) for row in found]

    def add_way(self, way: WayRow, now: int) -> bool:
        """Add a way and return whether the person had room for it; the same address is kept once.

        UnknownPerson if the browser that asks for it has just been signed out.
        """
        same = (WAYS.c.person == way.person) & (WAYS.c.kind == way.kind) & (WAYS.c.address == way.address)
        known = select(func.count()).select_from(WAYS).where(WAYS.c.person == way.person)
        with self._engine.begin() as connection:
            if way.browser is not None:
                hold_browser(connection, way.person, way.browser)
            connection.execute(delete(WAYS).where(same))
            if connection.execute(known).scalar_one() >= MOST_WAYS:
                return False
            connection.execute(insert(WAYS).values(created=now, **way._asdict()))
            return True

    def remove_way(self, person: int, way: str) -> None:
        with self._engine.begin() as connection:
            connection.execute(delete(WAYS).where(WAYS.c.person == person, WAYS.c.id == way))

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
        """List who might be called: asked since before that moment, among other people, by another person's answer."""
        with self._engine.connect() as connection:
            rows = connection.execute(_DUE, {"quiet_since": quiet_since}).all()
        seats = groupby(rows, key=lambda row: (row.table, row.seat))
        return [found for _, lines in seats if (found := _waiting(list(lines))) is not None]

    def note_seen(self, seen: Sequence[tuple[Waiting, int]]) -> None:
        """Store when people left who had seen their question: they are not listed again while nothing is answered."""
        make = postgresql.insert if self._engine.dialect.name == "postgresql" else sqlite.insert
        noted = make(PRESENCE)
        noted = noted.on_conflict_do_update(
            index_elements=[PRESENCE.c.table, PRESENCE.c.person, PRESENCE.c.process],
            set_={"gone": noted.excluded.gone},
        )
        rows = [{"table": one.table, "person": one.person, "process": "", "gone": gone} for one, gone in seen]
        with self._engine.begin() as connection:
            connection.execute(noted, rows)

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


_LAST = MOVES.alias("last")
_OWN = MOVES.alias("own")
_MINE = SEATS.alias("mine")
_OTHERS = SEATS.alias("others")
_IS_MINE = (_MINE.c.table == SEATS.c.table) & (_MINE.c.person == SEATS.c.person) & (_MINE.c.kind == "person")
_IS_OWN = _IS_MINE & (_OWN.c.table == SEATS.c.table) & (_OWN.c.seat == _MINE.c.seat)
_NEWEST = select(func.max(MOVES.c.number)).where(MOVES.c.table == SEATS.c.table).correlate(SEATS).scalar_subquery()
_ANSWERED = select(func.coalesce(func.max(_OWN.c.number), -1)).where(_IS_OWN).correlate(SEATS).scalar_subquery()
_BY_ONESELF = exists().where(_IS_MINE, _MINE.c.seat == _LAST.c.seat).correlate(SEATS, _LAST)
# only moves after the message are read: an abandoned table has none
_CALLED = CALLS.c.version.is_not(None) & ~(
    exists().where(_IS_OWN, _OWN.c.number >= CALLS.c.version).correlate(SEATS, CALLS)
)
_SEEN = (
    exists()
    .where(
        PRESENCE.c.table == SEATS.c.table,
        PRESENCE.c.person == SEATS.c.person,
        PRESENCE.c.gone.is_(None) | (PRESENCE.c.gone >= _LAST.c.time),  # at any process
    )
    .correlate(SEATS, _LAST)
)
_DUE: Select[Any] = (
    select(
        SEATS.c.table,
        SEATS.c.seat,
        SEATS.c.person,
        TABLES.c.game,
        text_of(TABLES.c.waiting),
        _LAST.c.number,
        _LAST.c.time,
        _ANSWERED.label("answered"),
        func.coalesce(func.nullif(_OTHERS.c.name, ""), PEOPLE.c.name).label("other"),
    )
    .join(TABLES, TABLES.c.id == SEATS.c.table)
    .join(_LAST, (_LAST.c.table == SEATS.c.table) & (_LAST.c.number == _NEWEST))
    .join(_OTHERS, (_OTHERS.c.table == SEATS.c.table) & (_OTHERS.c.kind == "person"))
    .outerjoin(PEOPLE, PEOPLE.c.id == _OTHERS.c.person)
    .outerjoin(CALLS, (CALLS.c.table == SEATS.c.table) & (CALLS.c.person == SEATS.c.person))
    .where(
        SEATS.c.person.in_(select(WAYS.c.person).where(WAYS.c.confirmed)),
        SEATS.c.kind == "person",
        TABLES.c.status.in_(["open", "playing"]),
        cast(TABLES.c.waiting, Text).contains(cast(SEATS.c.seat, Text)),  # read as JSON below, which may be broken
        ~_CALLED,
        _OTHERS.c.person.is_distinct_from(SEATS.c.person),
        _LAST.c.time <= bindparam("quiet_since", type_=BigInteger),
        ~_BY_ONESELF,
        ~_SEEN,
    )
    .order_by(SEATS.c.table, SEATS.c.seat, _OTHERS.c.seat)
)
"""Every seat that is due, with a row for each other person at the table."""


def _waiting(rows: Sequence[Row[Any]]) -> Waiting | None:
    """Return the seat's question; None if it is not asked, or if the table's row is damaged."""
    row = rows[0]
    try:
        asked = msgspec.json.decode(row.waiting, type=list[int])
    except msgspec.DecodeError:
        return None  # reported where the table is read
    if row.seat not in asked:
        return None
    others = [other.other for other in rows if other.other]
    return Waiting(row.table, row.game, row.person, row.number + 1, row.answered, row.time, others)


def way_of(row: Row[Any]) -> WayRow:
    return WayRow(*(getattr(row, name) for name in WayRow._fields))
