"""The database: how it is reached, prepared and checked before a server uses it."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from alembic.util import CommandError
from sqlalchemy import create_engine, event, update
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry

from . import schema
from .database_file import DatabaseFile
from .errors import DatabaseNewer, DatabaseUnusable
from .schema import PEOPLE


class Database:
    """A database by its address; what speaks against using it is reported in one line."""

    def __init__(self, url: str) -> None:
        try:
            self.engine = create_engine(url, hide_parameters=True)  # deals and secrets have no place in a log
        except (ArgumentError, ModuleNotFoundError) as problem:
            raise DatabaseUnusable(url.partition("://")[0], in_one_line(problem)) from None
        self._file: DatabaseFile | None = None
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine, "connect", _prepare_sqlite)
            place = self.engine.url.database or ":memory:"
            if place != ":memory:" and not place.startswith("file:"):
                self._file = DatabaseFile(Path(place))

    def open(self) -> None:
        """Take it for this server and bring it to today's shape."""
        name = self.engine.url.render_as_string(hide_password=True).removeprefix("sqlite:///")
        try:
            if self._file is not None:
                self._file.take()
            self.migrate()
            self._check()
        except CommandError:
            raise DatabaseNewer(name) from None
        except (DBAPIError, OSError) as problem:
            raise DatabaseUnusable(name, in_one_line(problem)) from None

    def migrate(self) -> None:
        with self.engine.begin() as connection:
            schema.upgrade(connection)

    def _check(self) -> None:
        """Better now than at someone's first answer: can it be written to, is it whole?"""
        with self.engine.begin() as connection:
            connection.execute(update(PEOPLE).where(PEOPLE.c.id < 0).values(name=""))
            if self.engine.dialect.name == "sqlite":
                found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
                if found != "ok":
                    raise OSError(str(found))

    def close(self) -> None:
        self.engine.dispose()
        if self._file is not None:
            self._file.release()


def _prepare_sqlite(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    """Every commit waits for the disk: what was acknowledged survives a power failure too.

    Another process that locks the database is waited for only briefly, since everybody waits behind it.
    """
    assert isinstance(connection, sqlite3.Connection)
    connection.text_factory = _lenient
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=1000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _lenient(text: bytes) -> str:
    """Damaged bytes spoil their own row only, not the query that reads it."""
    return text.decode(errors="replace")


def in_one_line(problem: Exception) -> str:
    told = problem.orig if isinstance(problem, DBAPIError) and problem.orig is not None else problem
    return " ".join(str(told).split())
