"""Where a test's tables are kept: in a file of SQLite, or in a database of the test run's own PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

from sqlalchemy import create_engine

from orrery.server.database import Database

from .cluster import Cluster


class Engine(Protocol):
    """Gives every folder a database of its own."""

    name: str
    full: str
    """Makes every move fail that is to be stored."""
    emptied: str

    def url(self, folder: Path) -> str:
        """The folder's database, which may have been used before."""
        ...

    def empty(self, folder: Path) -> str:
        """A database in which there is nothing yet."""
        ...

    def note_alteration(self, url: str) -> None:
        """Nobody else may be given this database."""
        ...

    def end(self) -> None: ...


class Sqlite:
    """A file in the folder."""

    name = "sqlite"
    full = "CREATE TRIGGER full BEFORE INSERT ON moves BEGIN INSERT INTO nowhere VALUES (1); END"
    emptied = "DROP TRIGGER full"

    def url(self, folder: Path) -> str:
        return f"sqlite:///{folder / 'tables.db'}"

    def empty(self, folder: Path) -> str:
        return f"sqlite:///{folder / 'empty.db'}"

    def note_alteration(self, url: str) -> None:
        """The folder goes by itself, altered or not."""

    def end(self) -> None:
        """So it does."""


class PostgreSql:
    """A database of the cluster."""

    name = "postgresql"
    full = """
        CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN RAISE 'nowhere to put it'; END$$;
        CREATE TRIGGER full_disk BEFORE INSERT ON moves EXECUTE FUNCTION full_disk()
    """
    emptied = "DROP TRIGGER full_disk ON moves"

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
    _used[-1].note_alteration(url)
    engine = create_engine(Database(url).engine.url)
    with engine.begin() as connection:
        for command in commands:
            connection.exec_driver_sql(command)
    engine.dispose()
