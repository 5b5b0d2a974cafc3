"""`orrery store backup` and `restore`: everything that is stored, in one file of SQLite and back.

A file of SQLite is copied page by page, so that even a row that cannot be read is kept as it is; to and from PostgreSQL
the rows are copied and compared. Whatever is made has another name until it is complete.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import cast

from sqlalchemy import URL, Connection

from .copying import Progress, check_empty, copy_into, copy_rows, count_rows
from .database import Database
from .database_errors import DatabaseForeign, DatabaseInUse, DatabaseUnusable, FileIsThere, FileUnusable
from .database_file import DatabaseFile

_PAGES = 2000
"""Pages of a file that are copied between two reports of progress."""
_OWNER_ONLY = 0o600
_DAMAGED = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_IOERR_READ", "SQLITE_IOERR_SHORT_READ")
"""Errors that speak against the file that is read; all others are of the one that is written."""


def back_up(url: str, file: Path, progress: Progress, overwrite: bool = False) -> dict[str, int]:
    """Write a backup of the database as it stands now, while servers go on; how many rows of each table are in it."""
    origin = Database(url, reading=True)
    try:
        _check_free(origin, file, overwrite)
        with origin.snapshot(older=not origin.shared) as old, _new_file(file) as part:
            if origin.shared:
                _write_rows(origin, old, part, str(file), progress)
            else:
                _write_pages(origin, old, part, str(file), progress)
            counted = _complete(part, origin.name)
            _check_free(origin, file, overwrite)
            _put_in_place(part, file)
        return counted
    finally:
        origin.close()


def restore(url: str, file: Path, progress: Progress) -> dict[str, int]:
    """Put a backup, of this version or an earlier one, into an empty database that no server uses."""
    goal, source = Database(url), Database(_url(file), reading=True)
    try:
        _check_empty(url)
        with source.snapshot(older=True) as old:
            if goal.file is not None:
                return _restore_file(source, url, goal.file, old, progress)
            with tempfile.TemporaryDirectory() as folder, _new_file(Path(folder) / "backup.db") as part:
                _write_pages(source, old, part, str(part), _silently)
                return _restore_rows(part, file, goal, progress)
    finally:
        source.close()
        goal.close()


def _check_empty(url: str) -> None:
    """Refuse a database in which there is anything, of whatever program; nothing is changed in it."""
    goal = Database(url, reading=True)
    try:
        if goal.holds_others():
            raise DatabaseForeign(goal.name)
        check_empty(goal)
    finally:
        goal.close()


def _restore_file(
    source: Database, url: str, target: DatabaseFile, old: Connection, progress: Progress
) -> dict[str, int]:
    with _new_file(target.path) as part:
        _write_pages(source, old, part, str(target.path), progress)
        counted = _bring_up(part, source.name)
        target.take()
        _check_empty(url)
        if target.is_unfinished:
            raise DatabaseInUse(str(target.path))
        _put_in_place(part, target.path)
    return counted


def _restore_rows(part: Path, file: Path, goal: Database, progress: Progress) -> dict[str, int]:
    counted = _bring_up(part, str(file))
    origin = _named(part, str(file), reading=True)
    try:
        with origin.snapshot() as old, progress(2 * sum(counted.values())) as tell:
            return copy_into(origin, goal, old, tell)
    finally:
        origin.close()


def _bring_up(part: Path, name: str) -> dict[str, int]:
    """Bring the copy of a backup to today's shape; how many rows each table has."""
    copied = _named(part, name)
    try:
        with copied.telling():
            copied.migrate()
    finally:
        copied.close()
    return _complete(part, name)


def _write_rows(origin: Database, old: Connection, part: Path, name: str, progress: Progress) -> None:
    goal = _named(part, name)
    try:
        with goal.telling():
            goal.migrate()
            with goal.engine.connect() as new, progress(2 * sum(count_rows(old).values())) as tell:
                new.exec_driver_sql("PRAGMA journal_mode=DELETE")  # with a log beside it, it would take twice the room
                copy_rows(origin, goal, old, new, tell)
                new.commit()
    finally:
        goal.close()


def _write_pages(origin: Database, old: Connection, part: Path, name: str, progress: Progress) -> None:
    """Copy a file of SQLite as this transaction sees it."""
    source = cast("sqlite3.Connection", old.connection.dbapi_connection)
    total = int(old.exec_driver_sql("PRAGMA page_count").scalar_one())
    with closing(sqlite3.connect(part)) as new, progress(total) as tell:
        done = 0

        def report(_status: int, left: int, total: int) -> None:
            nonlocal done
            tell(total - left - done)
            done = total - left

        try:
            source.backup(new, pages=_PAGES, progress=report)
        except sqlite3.Error as problem:
            damaged = getattr(problem, "sqlite_errorname", "") in _DAMAGED
            raise DatabaseUnusable(origin.name if damaged else name, str(problem)) from None


def _complete(part: Path, name: str) -> dict[str, int]:
    """Make one file of a copy that is on the disk, and check it; how many rows each table has."""
    copied = _named(part, name)
    try:
        with copied.telling(), copied.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA journal_mode=DELETE")
            copied.check_whole(connection)
            counted = count_rows(connection)
    finally:
        copied.close()
    _write_through(part)
    return counted


def _put_in_place(part: Path, file: Path) -> None:
    part.replace(file)
    if os.name == "posix":  # other systems open no folders
        _write_through(file.parent)


def _write_through(path: Path) -> None:
    """Wait until a file or folder is on the disk."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _check_free(origin: Database, file: Path, overwrite: bool) -> None:
    """Return whether a file of this name may be written."""
    there = DatabaseFile(file)
    if origin.file is not None and origin.file.path == there.path:
        raise DatabaseInUse(str(file))
    if there.is_there and not overwrite:
        raise FileIsThere(str(file))
    try:
        there.check_unused()
    except OSError as problem:
        raise FileUnusable(str(file), problem.strerror or str(problem)) from None
    if there.is_unfinished:
        raise DatabaseInUse(str(file))


@contextmanager
def _new_file(file: Path) -> Iterator[Path]:
    """A file beside another that may be put in its place; if it is not, it is gone afterwards."""
    part = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _OWNER_ONLY))
        try:
            yield part
        finally:
            for ending in ("", "-journal", "-wal", "-shm"):
                part.with_name(part.name + ending).unlink(missing_ok=True)
    except OSError as problem:
        raise FileUnusable(str(file), problem.strerror or str(problem)) from None


def _named(part: Path, name: str, reading: bool = False) -> Database:
    """The database in a file that has another name until it is complete; `name` is told where something is wrong."""
    database = Database(_url(part), reading)
    database.name = name
    return database


def _url(file: Path) -> URL:
    return URL.create("sqlite", database=str(file.absolute()))


@contextmanager
def _silently(_total: int) -> Iterator[Callable[[int], None]]:
    yield lambda _done: None
