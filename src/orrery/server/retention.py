"""Delete finished and abandoned tables some days after their last answer, where the host wants that.

A table's age is that of its last answer, or of the last change of its seats. Results of games alone are kept. A wrong
clock makes every table look old, so a host has to confirm that more than a tenth of them are deleted at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Engine,
    Table,
    and_,
    cast,
    delete,
    false,
    func,
    or_,
    select,
    text,
)

from .book import keep_played
from .processes import DATABASE_NOW, SECOND
from .results import keep_results
from .schema import ANALYSES, CALLS, HANDOVERS, HIDDEN, MOVES, PRESENCE, SEATS, TABLES, UNAIDED

_DAY = 24 * 3600 * SECOND
FEW = 50
"""Number of tables looked at or deleted in one transaction: others get their turn in between."""
_SHARE = 10
"""Without confirmation at most one table of this many is deleted at once."""
_ALWAYS = 10
"""This many tables are deleted at once however few there are."""
SWEEPING = 282_440
"""The number of the advisory lock under which one process at a time deletes."""
_FINISHED = ("over", "closed")
_UNDER_WAY = ("open", "playing")


class Keep(NamedTuple):
    """After how many days tables are deleted, None: never; and how many at once the host has confirmed."""

    finished_days: int | None = None
    abandoned_days: int | None = None
    confirmed: int = 0

    @property
    def for_ever(self) -> bool:
        """True if nothing is deleted."""
        return self.finished_days is None and self.abandoned_days is None


FOR_EVER = Keep()


class Page(NamedTuple):
    """A few tables that were looked at: how many, which are due to be deleted, and the last, if there may be more."""

    tables: int
    due: list[str]
    last: str | None


class TooManyAtOnce(NamedTuple):
    """Number of tables due to be deleted, and of all tables; none is deleted until the host confirms it."""

    due: int
    tables: int

    @property
    def enough(self) -> int:
        """Return the number for the host to confirm: a tenth more, for tables that become due meanwhile."""
        return self.due + self.due // 10


def too_many_at_once(due: int, tables: int, confirmed: int) -> TooManyAtOnce | None:
    """Return what has to be confirmed, or None if so many may be deleted at once.

    >>> too_many_at_once(10, 12, 0), too_many_at_once(11, 109, 0), too_many_at_once(11, 110, 0)
    (None, TooManyAtOnce(due=11, tables=109), None)
    >>> too_many_at_once(700, 900, 699), too_many_at_once(700, 900, 700)
    (TooManyAtOnce(due=700, tables=900), None)
    """
    return TooManyAtOnce(due, tables) if due > max(_ALWAYS, tables // _SHARE, confirmed) else None


def clock_of(shared: bool) -> ColumnElement[int]:
    """The database's clock, in microseconds."""
    return DATABASE_NOW if shared else cast(func.strftime("%s", "now"), BigInteger) * SECOND


class Retention:
    """Finds and deletes what has been kept long enough by a clock; every call is one transaction."""

    def __init__(self, engine: Engine, keep: Keep, clock: ColumnElement[int]) -> None:
        self._engine = engine
        self._outlived = or_(
            _older(_FINISHED, keep.finished_days, clock), _older(_UNDER_WAY, keep.abandoned_days, clock)
        )

    def look(self, after: str = "") -> Page:
        """Look at a few tables, in the order of their names; nothing is deleted."""
        few = select(TABLES.c.id, self._outlived.label("due")).where(TABLES.c.id > after).order_by(TABLES.c.id)
        with self._engine.connect() as connection:
            found = connection.execute(few.limit(FEW)).all()
        return Page(len(found), [row.id for row in found if row.due], found[-1].id if len(found) == FEW else None)

    def delete(self, names: Sequence[str]) -> list[str] | None:
        """Delete those of these tables that are still due; None while another process deletes."""
        with self._engine.begin() as connection:
            if not _is_our_turn(connection):
                return None
            found = select(TABLES.c.id).where(TABLES.c.id.in_(names), self._outlived)
            # once they are held, nobody answers there; whoever was quicker has saved the table
            held = connection.execute(found.with_for_update(skip_locked=True)).scalars().all()
            gone = connection.execute(found.where(TABLES.c.id.in_(held))).scalars().all() if held else []
            if gone:
                _delete(connection, list(gone))
            return list(gone)


def _older(statuses: tuple[str, ...], days: int | None, clock: ColumnElement[int]) -> ColumnElement[bool]:
    if days is None:
        return false()
    limit = clock - days * _DAY
    quiet = [func.coalesce(_newest(part), TABLES.c.created) < limit for part in (MOVES, HANDOVERS)]
    return and_(TABLES.c.status.in_(statuses), *quiet)


def _newest(part: Table) -> ColumnElement[int]:
    """When the last one was written, found by its key."""
    last = select(part.c.time).where(part.c.table == TABLES.c.id).order_by(part.c.number.desc()).limit(1)
    return last.scalar_subquery()


def _is_our_turn(connection: Connection) -> bool:
    """SQLite is for one process, whose turn it always is."""
    if connection.dialect.name != "postgresql":
        return True
    lock = text("SELECT pg_try_advisory_xact_lock(:number)")
    return bool(connection.execute(lock, {"number": SWEEPING}).scalar_one())


def _delete(connection: Connection, tables: list[str]) -> None:
    keep_results(connection, tables)
    keep_played(connection, tables)
    delete_tables(connection, tables)


def delete_tables(connection: Connection, tables: list[str]) -> None:
    """Delete tables with everything that is stored of them.

    Their rows are locked first: who comes to one of them meanwhile would be stored as present after that was deleted.
    """
    connection.execute(select(TABLES.c.id).where(TABLES.c.id.in_(tables)).order_by(TABLES.c.id).with_for_update())
    for part in (PRESENCE, CALLS, HIDDEN, HANDOVERS, MOVES, SEATS, UNAIDED, ANALYSES):
        connection.execute(delete(part).where(part.c.table.in_(tables)))
    connection.execute(delete(TABLES).where(TABLES.c.id.in_(tables)))
