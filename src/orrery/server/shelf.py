"""The shelf of analyses: what was found out about finished games, kept with their tables."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Engine, delete, insert, select

from .schema import ANALYSES


class Shelf:
    """Every method is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def analysis(self, table: str) -> Any:
        """What was kept, or None."""
        with self._engine.connect() as connection:
            return connection.execute(select(ANALYSES.c.found).where(ANALYSES.c.table == table)).scalar_one_or_none()

    def keep(self, table: str, found: object) -> None:
        """Whatever another process has kept meanwhile is the same."""
        with self._engine.begin() as connection:
            connection.execute(delete(ANALYSES).where(ANALYSES.c.table == table))
            connection.execute(insert(ANALYSES).values(table=table, found=found))
