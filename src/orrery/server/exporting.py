"""`orrery store export`: one table or all of them as a file, as they stand at one moment; servers may go on."""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy import ColumnElement, Connection, Select, Table, false, select, true, union

from .copying import pages
from .database import Database
from .database_errors import FileUnusable
from .errors import UnknownTable
from .exports import EXPORTED, Writer, refers_to_person, selected
from .schema import PEOPLE, PLAYED, RESULTS, TABLES
from .store import UNFINISHED

_OWNER_ONLY = 0o600


def export_store(url: str, file: Path, table: str | None = None) -> dict[str, int]:
    """Write a new file; how many rows of each table are in it."""
    database = Database(url)
    try:
        with database.snapshot() as connection:
            if table is not None and connection.execute(_tables(table)).first() is None:
                raise UnknownTable(table)
            return _export(database.name, connection, file, table)
    finally:
        database.close()


def _export(name: str, connection: Connection, file: Path, table: str | None) -> dict[str, int]:
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _OWNER_ONLY)
        try:
            with os.fdopen(handle, "wb") as out:
                writer = Writer(out)
                for stored in EXPORTED:
                    _write(writer, name, connection, stored, table)
                writer.end()
                out.flush()
                os.fsync(out.fileno())
        except BaseException:
            file.unlink()
            raise
    except OSError as problem:
        raise FileUnusable(str(file), problem.strerror or str(problem)) from None
    return dict(writer.rows)


def _write(writer: Writer, name: str, connection: Connection, stored: Table, table: str | None) -> None:
    for page in pages(name, stored, connection, selected(stored), _rows_of(stored, table)):
        for row in page:
            writer.row(stored, row)


def _tables(table: str | None) -> Select[tuple[str]]:
    """The tables that are exported; not those that are still being set up."""
    found = select(TABLES.c.id).where(TABLES.c.status != UNFINISHED)
    return found if table is None else found.where(TABLES.c.id == table)


def _rows_of(stored: Table, table: str | None) -> ColumnElement[bool]:
    """Which rows; with one table go the people who have to do with it."""
    if stored is PEOPLE:
        return true() if table is None else PEOPLE.c.id.in_(union(*_people_at(table)))
    if stored in (RESULTS, PLAYED):  # their tables are gone
        return true() if table is None else false()
    return (TABLES.c.id if stored is TABLES else stored.c.table).in_(_tables(table))


def _people_at(table: str) -> list[Select[tuple[int]]]:
    return [
        select(column).where((TABLES.c.id if stored is TABLES else stored.c.table) == table, column.is_not(None))
        for stored in EXPORTED
        if stored is not PEOPLE
        for column in stored.c
        if refers_to_person(column)
    ]
