"""The processes that serve from one database: who lives, who looks at which table where, and what they tell each other.

Rows are the truth, and what is told is only that they have changed: whoever has missed something reads them. SQLite is
for one process, which has nobody to tell anything.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from sqlalchemy import BigInteger, Connection, Engine, cast, delete, func, literal, select, text, tuple_, update
from sqlalchemy.dialects.postgresql import insert as insert_or

from .schema import BUDGETS, PRESENCE, PROCESSES, TABLES

CHANNEL = "orrery"
LEASE_SECONDS = 6.0
"""A process that has not said for so long that it lives is dead; its bots are played by others."""
_HELD_SECONDS = 1
"""How long a process waits for rows of the dead, which can be forgotten the next time as well."""
_TAKEN_AT_ONCE = 20
_FORGOTTEN_SECONDS = 24 * 3600
SECOND = 1_000_000


def tell_tables(connection: Connection, tables: Sequence[tuple[str, int]]) -> None:
    """The tables have come to these revisions: told when the transaction is committed."""
    _tell(connection, [f"table {table} {revision}" for table, revision in tables])


def tell_moves(connection: Connection, moves: Sequence[tuple[str, int, str | None]]) -> None:
    """Nothing but one more answer has brought each table to its revision, and this process plays its bots."""
    _tell(connection, [f"move {table} {revision} {keeper or '-'}" for table, revision, keeper in moves])


def tell_name(connection: Connection, person: int) -> None:
    _tell(connection, [f"name {person}"])


def tell_browsers(connection: Connection, person: int) -> None:
    """Tell the other processes that browsers of the person have joined or were signed out."""
    _tell(connection, [f"browsers {person}"])


def _tell(connection: Connection, news: Sequence[str]) -> None:
    if connection.dialect.name == "postgresql" and news:
        telling = text("SELECT pg_notify(:channel, one) FROM unnest(CAST(:news AS text[])) AS one")
        connection.execute(telling, {"channel": CHANNEL, "news": list(news)})


DATABASE_NOW = cast(func.extract("epoch", func.clock_timestamp()) * SECOND, BigInteger)
"""The database's clock, in microseconds: the processes' own may differ."""


_FULL = select(BUDGETS.c.what, BUDGETS.c.who).where(BUDGETS.c.until < DATABASE_NOW).with_for_update(skip_locked=True)
_FILLED_AGAIN = delete(BUDGETS).where(tuple_(BUDGETS.c.what, BUDGETS.c.who).in_(_FULL))
"""A budget that is full again says nothing; one that is being used stays."""


class Processes:
    """What is stored of them."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def live(self, process: str) -> list[str]:
        """The process lives; the others that do, and whoever is dead is forgotten."""
        until = DATABASE_NOW + round(LEASE_SECONDS * SECOND)
        alive = insert_or(PROCESSES).values(id=process, until=until)
        with self._engine.begin() as connection:
            connection.execute(alive.on_conflict_do_update(index_elements=[PROCESSES.c.id], set_={"until": until}))
        with self._engine.begin() as connection:
            # one that was stopped in the middle of a transaction holds its rows: nobody else's lease may end meanwhile
            connection.execute(text(f"SET LOCAL lock_timeout = '{_HELD_SECONDS}s'"))
            dead = delete(PROCESSES).where(PROCESSES.c.until < DATABASE_NOW).returning(PROCESSES.c.id)
            self._forget(connection, connection.execute(dead).scalars().all())
            connection.execute(_FILLED_AGAIN)
            return list(connection.execute(select(PROCESSES.c.id)).scalars())

    def leave(self, process: str) -> None:
        """The process stops in order: others need not wait for the end of its lease."""
        with self._engine.begin() as connection:
            connection.execute(delete(PROCESSES).where(PROCESSES.c.id == process))
            self._forget(connection, [process])
            _tell(connection, [f"process {process}"])

    def _forget(self, connection: Connection, processes: Sequence[str]) -> None:
        """Whoever looked at a table there looks no more."""
        if not processes:
            return
        there = PRESENCE.c.process.in_(processes) & PRESENCE.c.gone.is_(None)
        left = connection.execute(update(PRESENCE).where(there).values(gone=DATABASE_NOW).returning(PRESENCE.c.table))
        _tell(connection, [f"presence {table}" for table in {*left.scalars()}])
        connection.execute(delete(PRESENCE).where(PRESENCE.c.gone < DATABASE_NOW - _FORGOTTEN_SECONDS * SECOND))

    def note_presence(self, process: str, table: str, person: int, present: bool) -> None:
        """Store whether a person who sits at the table looks at it at this process; of a deleted table nothing."""
        gone = literal(None, BigInteger) if present else DATABASE_NOW
        row = select(TABLES.c.id, literal(person), literal(process), gone).where(TABLES.c.id == table)
        there = row.with_for_update(read=True, key_share=True)  # it cannot be deleted meanwhile
        names = [PRESENCE.c.table, PRESENCE.c.person, PRESENCE.c.process, PRESENCE.c.gone]
        seen = insert_or(PRESENCE).from_select(names, there)
        kept = seen.on_conflict_do_update(index_elements=names[:3], set_={"gone": seen.excluded.gone})
        with self._engine.begin() as connection:
            if connection.execute(kept).rowcount:
                _tell(connection, [f"presence {table}"])

    def spend(self, what: str, who: str, burst: float, per_second: float) -> int:
        """Take one of a budget that all processes share; 0, or the seconds until there is one."""
        each = round(SECOND / per_second)
        most = round(burst * each)
        later = func.greatest(BUDGETS.c.until, DATABASE_NOW) + each
        first = insert_or(BUDGETS).values(what=what, who=who, until=DATABASE_NOW + each)
        key, enough = [BUDGETS.c.what, BUDGETS.c.who], later <= DATABASE_NOW + most
        taking = first.on_conflict_do_update(index_elements=key, set_={"until": later}, where=enough)
        with self._engine.begin() as connection:
            if connection.execute(taking.returning(BUDGETS.c.until)).first() is not None:
                return 0
            missing = select(BUDGETS.c.until + each - most - DATABASE_NOW)
            found = connection.execute(missing.where(BUDGETS.c.what == what, BUDGETS.c.who == who)).scalar()
            return max(1, math.ceil((found or 0) / SECOND))

    def take_orphans(self, process: str) -> list[str]:
        """A few tables whose bots were played by a process that is dead: this one plays them now."""
        dead = TABLES.c.keeper.is_not(None) & TABLES.c.keeper.not_in(select(PROCESSES.c.id))
        few = select(TABLES.c.id).where(dead).limit(_TAKEN_AT_ONCE).with_for_update(skip_locked=True)
        with self._engine.begin() as connection:
            names = connection.execute(few).scalars().all()
            if not names:
                return []
            mine = update(TABLES).where(TABLES.c.id.in_(names))
            changed = connection.execute(
                mine.values(keeper=process, revision=TABLES.c.revision + 1).returning(TABLES.c.id, TABLES.c.revision)
            ).all()
            tell_tables(connection, [(row.id, row.revision) for row in changed])
        return list(names)

    def kept_by(self, process: str) -> list[str]:
        """Return the tables whose bots this process plays."""
        with self._engine.connect() as connection:
            return list(connection.execute(select(TABLES.c.id).where(TABLES.c.keeper == process)).scalars())
