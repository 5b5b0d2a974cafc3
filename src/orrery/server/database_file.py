"""The file of an SQLite database: for its owner's eyes only, and for one server at a time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sqlite3
from pathlib import Path

from .database_errors import DatabaseInUse

_log = logging.getLogger(__name__)
_OWNER_ONLY = 0o600
LARGE = 50_000_000
"""Bytes: so many are read from a slow disk in a second."""
_INTERRUPT_SECONDS = 0.1


class DatabaseFile:
    """The file while a server uses it."""

    def __init__(self, path: Path) -> None:
        self.path = path.resolve()
        self._lock: sqlite3.Connection | None = None

    def check_there(self) -> None:
        """SQLite would make a new one; an error of the system if there is none."""
        self.path.stat()

    @property
    def is_there(self) -> bool:
        return self.path.exists()

    @property
    def is_unfinished(self) -> bool:
        """Return whether some program is changing it, or was stopped in the middle of that."""
        return any(_size(self._beside(ending)) for ending in ("-wal", "-journal"))

    def check_unused(self) -> None:
        """Refuse a file that a server uses; one that no server has ever used has no lock beside it."""
        if self.is_there and self._beside(".lock").exists():
            self.take()
            self.release()

    @property
    def is_large(self) -> bool:
        """Return whether it takes long to read all of it."""
        return self.path.stat().st_size > LARGE

    async def find_damage(self) -> str | None:
        """Read the whole file while the server runs; return what is wrong with it."""
        connection = sqlite3.connect(f"{self.path.as_uri()}?mode=ro", uri=True, check_same_thread=False)
        reading = asyncio.get_running_loop().run_in_executor(None, _damage, connection)
        try:
            return await asyncio.shield(reading)
        finally:
            while not reading.done():  # the server stops
                connection.interrupt()
                await asyncio.wait([reading], timeout=_INTERRUPT_SECONDS)
            connection.close()

    def take(self) -> None:
        """Nobody else may serve from this file now; the operating system releases it when this process ends.

        The lock is SQLite's own, on an empty file beside the database: it works on every platform, even between
        two servers in one process, and leaves the database itself open for backups.
        """
        self._private()
        beside = self._beside(".lock")
        _touch(beside)
        lock = sqlite3.connect(beside, isolation_level=None, timeout=0, check_same_thread=False)
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as problem:
            lock.close()
            if "locked" not in str(problem):
                raise OSError(f"{beside}: {problem}") from None
            raise DatabaseInUse(str(self.path)) from None
        self._lock = lock

    def release(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def _private(self) -> None:
        """Hands and invitations are in it; what SQLite creates beside it gets the same mode."""
        _touch(self.path)
        if not self.path.is_file():
            raise OSError("not a file")  # nor are the rights of devices and folders ours to change
        for file in (self.path, self._beside("-wal"), self._beside("-shm")):
            with contextlib.suppress(FileNotFoundError):
                try:
                    file.chmod(_OWNER_ONLY)
                except PermissionError:
                    _log.warning("%s belongs to someone else: who may read it is up to them", file)

    def _beside(self, ending: str) -> Path:
        return self.path.with_name(self.path.name + ending)


def _size(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0


def _damage(connection: sqlite3.Connection) -> str | None:
    try:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except (sqlite3.DatabaseError, UnicodeDecodeError) as problem:  # the latter where an error names damaged text
        return str(problem)
    return None if found == "ok" else " ".join(str(found).split())


def _touch(path: Path) -> None:
    """Create it if it is not there; one that is there is not opened, since closing it would release its locks."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, _OWNER_ONLY))
