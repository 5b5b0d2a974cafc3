"""How long tables are kept: finished ones and abandoned ones are deleted in time, where the host wants that.

A table's age is that of its last answer, or of the last change of its seats. What people have reached alone stays.
"""

from __future__ import annotations

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
_FEW = 50
"""How many tables are looked at in one transaction: others get their turn in between."""
SWEEPING = 282_440
"""The number of the advisory lock under which one process at a time deletes."""
_FINISHED = ("over", "closed")
_UNDER_WAY = ("open", "playing")


class Keep(NamedTuple):
    """After how many days tables are deleted; None: never."""

    finished_days: int | None = None
    abandoned_days: int | None = None


FOR_EVER = Keep()


class Page(NamedTuple):
    """What came of a few tables: those that were deleted, and the last one looked at, if there may be more."""

    deleted: list[str]
    last: str | None


def clock_of(shared: bool) -> ColumnElement[int]:
    """The database's clock, in microseconds."""
    return DATABASE_NOW if shared else cast(func.strftime("%s", "now"), BigInteger) * SECOND


class Retention:
    """Deletes what has been kept long enough by a clock; every call is one transaction."""

    def __init__(self, engine: Engine, keep: Keep, clock: ColumnElement[int]) -> None:
        self._engine = engine
        self._outlived = or_(
            _older(_FINISHED, keep.finished_days, clock), _older(_UNDER_WAY, keep.abandoned_days, clock)
        )

    def sweep(self, after: str = "") -> Page:
        """Look at a few tables, in the order of their names."""
        few = select(TABLES.c.id).where(TABLES.c.id > after).order_by(TABLES.c.id).limit(_FEW)
        with self._engine.begin() as connection:
            if not _is_our_turn(connection):
                return Page([], None)
            names = connection.execute(few).scalars().all()
            found = select(TABLES.c.id).where(TABLES.c.id.in_(names), self._outlived)
            # once they are held, nobody answers there; whoever was quicker has saved the table
            held = connection.execute(found.with_for_update(skip_locked=True)).scalars().all()
            gone = connection.execute(found.where(TABLES.c.id.in_(held))).scalars().all() if held else []
            if gone:
                _delete(connection, list(gone))
            return Page(list(gone), names[-1] if len(names) == _FEW else None)


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
    """With everything that was stored of them."""
    for part in (PRESENCE, CALLS, HIDDEN, HANDOVERS, MOVES, SEATS, UNAIDED, ANALYSES):
        connection.execute(delete(part).where(part.c.table.in_(tables)))
    connection.execute(delete(TABLES).where(TABLES.c.id.in_(tables)))
