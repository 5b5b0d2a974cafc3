"""The file of an SQLite database: for its owner's eyes only, and for one server at a time."""

from __future__ import annotations

import contextlib
import logging
import os
import sqlite3
from pathlib import Path

from .database_errors import DatabaseInUse

_log = logging.getLogger(__name__)
_OWNER_ONLY = 0o600


class DatabaseFile:
    """The file while a server uses it."""

    def __init__(self, path: Path) -> None:
        self._path = path.resolve()
        self._lock: sqlite3.Connection | None = None

    def check_there(self) -> None:
        """SQLite would make a new one; an error of the system if there is none."""
        self._path.stat()

    @property
    def is_there(self) -> bool:
        return self._path.exists()

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
        except sqlite3.OperationalError as problem:
            lock.close()
            if "locked" not in str(problem):
                raise
            raise DatabaseInUse(str(self._path)) from None
        self._lock = lock

    def release(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def _private(self) -> None:
        """Hands and invitations are in it; what SQLite creates beside it gets the same mode."""
        _touch(self._path)
        if not self._path.is_file():
            raise OSError("not a file")  # nor are the rights of devices and folders ours to change
        for file in (self._path, self._beside("-wal"), self._beside("-shm")):
            with contextlib.suppress(FileNotFoundError):
                try:
                    file.chmod(_OWNER_ONLY)
                except PermissionError:
                    _log.warning("%s belongs to someone else: who may read it is up to them", file)

    def _beside(self, ending: str) -> Path:
        return self._path.with_name(self._path.name + ending)


def _touch(path: Path) -> None:
    """Create it if it is not there; one that is there is not opened, since closing it would release its locks."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, _OWNER_ONLY))
