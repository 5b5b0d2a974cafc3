"""The database: how it is reached, prepared and checked before a server uses it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alembic.util import CommandError
from sqlalchemy import URL, Connection, Table, create_engine, event, inspect, literal, make_url, select, update
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry

from . import postgresql, schema
from .database_errors import (
    DatabaseForeign,
    DatabaseHalfMigrated,
    DatabaseNeedsLibrary,
    DatabaseNewer,
    DatabaseOlder,
    DatabaseUnusable,
)
from .database_file import DatabaseFile
from .errors import Refused
from .schema import PEOPLE


class Database:
    """A database by its address; what speaks against using it is reported in one line.

    One that is opened for reading is never written to, whatever is done with it.
    """

    def __init__(self, url: str | URL, reading: bool = False) -> None:
        try:
            address = postgresql.with_driver(make_url(url))
            self.name = without_password(address)
            """The address as a person may read it."""
            self.shared = address.get_backend_name() == "postgresql"
            """Whether several servers may use it at the same time."""
            more = postgresql.settings(address) if self.shared else {}
            path = _file_of(address)
            if reading and path is not None:
                address = address.set(database=path.absolute().as_uri(), query={"mode": "ro", "uri": "true"})
            # deals and secrets have no place in a log
            self.engine = create_engine(address, hide_parameters=True, **more)
        except ModuleNotFoundError as problem:
            if problem.name == "psycopg":
                raise DatabaseNeedsLibrary from None
            raise DatabaseUnusable(str(url).partition("://")[0], in_one_line(problem)) from None
        except ArgumentError as problem:
            raise DatabaseUnusable(str(url).partition("://")[0], in_one_line(problem)) from None
        self._reading = reading
        self.file = None if path is None else DatabaseFile(path)
        """The file of an SQLite database, unless it is in memory or reached by an address of its own."""
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine, "connect", _prepare_reading if reading else _prepare_sqlite)

    @property
    def connections(self) -> int:
        """How many threads may work with it at once; SQLite writes one after the other."""
        return postgresql.CONNECTIONS if self.shared else 1

    def connecting(self) -> dict[str, Any]:
        """What the driver itself is given to connect."""
        _, arguments = self.engine.dialect.create_connect_args(self.engine.url)
        return {**arguments, **postgresql.patience(self.engine.url)}

    def open(self) -> None:
        """Take it for this server and bring it to today's shape."""
        try:
            self._open()
        except BaseException:
            self.close()
            raise

    def _open(self) -> None:
        with self.telling():
            if self.file is not None:
                self.file.take()
            self.migrate()
            self._check()

    @contextmanager
    def telling(self) -> Iterator[None]:
        """Whatever it complains of meanwhile is told in our words."""
        try:
            yield
        except CommandError:
            raise DatabaseNewer(self.name) from None
        except (DBAPIError, OSError) as problem:
            raise self.refusal(problem) from None
        except UnicodeDecodeError as problem:  # SQLite's driver, where a damaged file is to be named in an error
            raise DatabaseUnusable(self.name, in_one_line(problem)) from None

    def refusal(self, problem: DBAPIError | OSError) -> Refused:
        """What the database means, in our words."""
        found = postgresql.refusal(problem, self.name) if self.shared and isinstance(problem, DBAPIError) else None
        return found or DatabaseUnusable(self.name, in_one_line(problem))

    @contextmanager
    def snapshot(self, alone: bool = False, older: bool = False) -> Iterator[Connection]:
        """Everything as it stands at one moment, to be read while servers go on; nothing is changed.

        Alone, no server may begin to use a file meanwhile. An older database may have the shape of an earlier version.
        """
        with self.telling():
            if self.file is not None:
                self.file.check_there()
                if alone:
                    self.file.take()
            with self.at_one_moment() as connection:
                if older:
                    self._check_known(connection)
                else:
                    self._check_shape(connection)
                yield connection

    @contextmanager
    def at_one_moment(self) -> Iterator[Connection]:
        """A transaction that reads; the database's shape has been checked before."""
        with self.telling(), self.engine.connect() as connection:
            if self.shared:
                connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=self._reading)
            else:
                connection.exec_driver_sql("BEGIN")  # SQLite's driver begins nothing for reading
            yield connection

    def holds_others(self) -> bool:
        """Return whether there are tables of another program."""
        if self.file is not None and not self.file.is_there:
            return False
        with self.telling(), self.engine.connect() as connection:
            known = {*schema.METADATA.tables, *schema.FORMER, "alembic_version"}
            return not {*inspect(connection).get_table_names()} <= known

    def _check_known(self, connection: Connection) -> None:
        if not schema.is_ours(connection):
            raise DatabaseForeign(self.name)

    def holds_anything(self, tables: Sequence[Table]) -> bool:
        """Whether there are rows in any of these, of whatever version they are; nothing is changed."""
        if self.file is not None and not self.file.is_there:
            return False
        with self.telling(), self.engine.connect() as connection:
            there = inspect(connection).get_table_names()
            found = [select(literal(1)).select_from(table).limit(1) for table in tables if table.name in there]
            return any(connection.execute(one).first() is not None for one in found)

    def _check_shape(self, connection: Connection) -> None:
        if not schema.is_migrated(connection):
            raise DatabaseOlder(self.name)
        if not schema.is_of_this_shape(connection):
            raise DatabaseHalfMigrated(self.name)

    def migrate(self) -> None:
        """All migrations or none, and one server at a time: others wait until it is done."""
        with self.engine.connect() as connection, self._rebuilding(connection), connection.begin():
            if self.shared:
                postgresql.check_version(connection, self.name)
                postgresql.wait_for_migrations(connection)
            else:
                connection.exec_driver_sql("BEGIN IMMEDIATE")  # SQLite's driver begins nothing for changes of shape
            try:
                schema.upgrade(connection)
            except DBAPIError as problem:
                if schema.is_of_another_shape(problem):
                    raise DatabaseHalfMigrated(self.name) from None
                raise
            if not schema.is_of_this_shape(connection):
                raise DatabaseHalfMigrated(self.name)

    @contextmanager
    def _rebuilding(self, connection: Connection) -> Iterator[None]:
        """Let migrations replace tables: SQLite would take the rows of one that is dropped for deleted."""
        if self.shared:
            yield
            return
        _keep_references(connection, False)
        try:
            yield
        finally:
            _keep_references(connection, True)

    def _check(self) -> None:
        """Better now than at someone's first answer: can it be written to, is it whole?"""
        with self.engine.begin() as connection:
            if self.shared:
                postgresql.check_rights(connection, self.name)
            connection.execute(update(PEOPLE).where(PEOPLE.c.id < 0).values(name=""))
            if self._large_file is None:
                self.check_whole(connection)

    def check_whole(self, connection: Connection) -> None:
        """Refuse a file of SQLite with damaged pages; PostgreSQL looks after its own."""
        if not self.shared:
            found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
            if found != "ok":
                raise DatabaseUnusable(self.name, " ".join(str(found).split()))

    @property
    def _large_file(self) -> DatabaseFile | None:
        """The file, if it would take long to read all of it before anybody is served."""
        return self.file if self.file is not None and self.file.is_large else None

    async def find_damage(self) -> str | None:
        """Check a file that was too large to be read when it was opened; return what is wrong with it."""
        return None if self._large_file is None else await self._large_file.find_damage()

    def close(self) -> None:
        self.engine.dispose()
        if self.file is not None:
            self.file.release()


def without_password(url: URL) -> str:
    """An address without its password."""
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True).removeprefix("sqlite:///")


def _file_of(address: URL) -> Path | None:
    """The file of an SQLite database at an address that names one plainly."""
    place = address.database or ":memory:"
    plain = place != ":memory:" and not place.startswith("file:")
    return Path(place) if address.get_backend_name() == "sqlite" and plain else None


def _prepare_reading(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    assert isinstance(connection, sqlite3.Connection)
    connection.text_factory = _lenient


def _keep_references(connection: Connection, kept: bool) -> None:
    """Switch foreign keys on or off, which SQLite does between transactions only."""
    connection.exec_driver_sql(f"PRAGMA foreign_keys={'ON' if kept else 'OFF'}")
    connection.commit()


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
