"""Snapshots in the database: they are read apart from the rows they belong to, since hardly anybody needs them."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Engine, exists, select, update

from .schema import MOVES, TABLES


class SnapshotRows:
    """What the store knows of them; every method is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def of(self, table: str) -> dict[int, bytes]:
        """Those of a table by the number of their row."""
        there = (MOVES.c.table == table) & MOVES.c.snapshot.is_not(None)
        with self._engine.connect() as connection:
            found = connection.execute(select(MOVES.c.number, MOVES.c.snapshot).where(there))
            return {number: bytes(packed) for number, packed in found}

    def lacking(self) -> Sequence[str]:
        """The tables under way whose last row has none."""
        later = MOVES.alias()
        last = ~exists().where(later.c.table == MOVES.c.table, later.c.number > MOVES.c.number)
        going = TABLES.c.status.in_(["open", "playing"]) & MOVES.c.snapshot.is_(None) & last
        found = select(TABLES.c.id).join(MOVES, MOVES.c.table == TABLES.c.id).where(going)
        with self._engine.connect() as connection:
            return connection.execute(found).scalars().all()

    def lacks(self, table: str, number: int) -> bool:
        """Whether a row has none."""
        row = (MOVES.c.table == table) & (MOVES.c.number == number) & MOVES.c.snapshot.is_(None)
        with self._engine.connect() as connection:
            return connection.execute(select(MOVES.c.number).where(row)).first() is not None

    def add(self, table: str, number: int, packed: bytes) -> None:
        """That of a row an older server has written without one."""
        row = (MOVES.c.table == table) & (MOVES.c.number == number) & MOVES.c.snapshot.is_(None)
        with self._engine.begin() as connection:
            connection.execute(update(MOVES).where(row).values(snapshot=packed))
