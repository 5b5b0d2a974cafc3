"""Where a test's tables are kept: in a file of SQLite, or in a database of the test run's own PostgreSQL."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from functools import cache
from pathlib import Path
from typing import Protocol

from alembic import command
from sqlalchemy import Engine as DatabaseEngine
from sqlalchemy import create_engine

from orrery.server.database import Database
from orrery.server.schema import migrations

from .cluster import Cluster


class Engine(Protocol):
    """Gives every folder a database of its own."""

    name: str
    full: str
    """Makes every move fail that is to be stored."""
    emptied: str
    """Ends that again."""

    def url(self, folder: Path) -> str:
        """The folder's database, which may have been used before."""
        ...

    def empty(self, folder: Path) -> str:
        """A database in which there is nothing yet."""
        ...

    def note_alteration(self, url: str) -> None:
        """Nobody else may be given this database."""
        ...

    def held_up(self, url: str) -> AbstractContextManager[None]:
        """As long as this lasts no answer can be stored."""
        ...

    def end(self) -> None: ...


@cache
def _migrated_file() -> bytes:
    """A file of today's shape in which nothing is kept: to copy it takes a fifth of the time all migrations take."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        database = Database(f"sqlite:///{path}")
        database.open()
        database.close()
        return path.read_bytes()


class Sqlite:
    """A file in the folder."""

    name = "sqlite"
    full = "CREATE TRIGGER full BEFORE INSERT ON moves BEGIN INSERT INTO nowhere VALUES (1); END"
    emptied = "DROP TRIGGER full"

    def url(self, folder: Path) -> str:
        path = folder / "tables.db"
        if not path.exists():
            path.write_bytes(_migrated_file())
            path.chmod(0o600)
        return f"sqlite:///{path}"

    def empty(self, folder: Path) -> str:
        return f"sqlite:///{folder / 'empty.db'}"

    def note_alteration(self, url: str) -> None:
        """The folder goes by itself, altered or not."""

    @contextmanager
    def held_up(self, url: str) -> Iterator[None]:
        """Another program holds it for longer than a server waits."""
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None, timeout=60)) as database:
            database.execute("BEGIN EXCLUSIVE")
            yield

    def end(self) -> None:
        """So it does."""


class PostgreSql:
    """A database of the cluster."""

    name = "postgresql"
    full = """
        CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN RAISE 'nowhere to put it'; END$$;
        CREATE TRIGGER full_disk BEFORE INSERT ON moves EXECUTE FUNCTION full_disk()
    """
    emptied = "DROP FUNCTION full_disk CASCADE"

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster
        self._databases: dict[Path, str] = {}
        self._altered: set[str] = set()

    def url(self, folder: Path) -> str:
        if folder not in self._databases:
            self._databases[folder] = self.cluster.fresh()
        return self.cluster.url(self._databases[folder])

    def empty(self, folder: Path) -> str:
        name = self._databases[folder / "empty"] = self.cluster.empty()
        self._altered.add(name)
        return self.cluster.url(name)

    def note_alteration(self, url: str) -> None:
        self._altered.add(url.rpartition("/")[2])

    @contextmanager
    def held_up(self, url: str) -> Iterator[None]:
        alter(self, url, self.full)
        yield
        alter(self, url, self.emptied)

    def end(self) -> None:
        for database in self._databases.values():
            if database in self._altered:
                self.cluster.drop(database)
            else:
                self.cluster.give_back(database)


_used: list[Engine] = []


@contextmanager
def using(engine: Engine) -> Iterator[None]:
    """From here on scenes are played on this engine."""
    _used.append(engine)
    try:
        yield
    finally:
        _used.remove(engine)
        engine.end()


def database_in(folder: Path) -> str:
    """The address of the folder's database, on the engine this test is run on."""
    return _used[-1].url(folder)


def engine_of_test() -> Engine:
    return _used[-1]


def change(url: str, *commands: str) -> None:
    """Something is altered behind the server's back."""
    alter(_used[-1], url, *commands)


def downgrade(reached: DatabaseEngine, revision: str) -> None:
    """Lead a database back to an older shape; SQLite must not miss the rows of a table that is built anew meanwhile."""
    with reached.connect() as connection:
        if reached.dialect.name == "sqlite":
            connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
            connection.commit()
        command.downgrade(migrations(connection), revision)
        connection.commit()


def alter(engine: Engine, url: str, *commands: str) -> None:
    """The same in a database of any engine."""
    engine.note_alteration(url)
    reached = create_engine(Database(url).engine.url)
    with reached.begin() as connection:
        for command in commands:
            connection.exec_driver_sql(command)
    reached.dispose()
