"""Everything that is stored, moved from one database to another: all of it, checked, or nothing."""

from __future__ import annotations

import hashlib
import json
from base64 import b64encode
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import Column, ColumnElement, Connection, Table, func, insert, inspect, select, text

from .database import Database
from .database_errors import CopyDiffers, DatabaseInUse, DatabaseNotEmpty, RowUnreadable
from .retention import clock_of
from .schema import BUDGETS, METADATA, PEOPLE, PRESENCE, PROCESSES, TABLES

_PAGE = 500
_PASSING = (PROCESSES, PRESENCE, BUDGETS)
"""What is true only while a server runs."""
STORED = [table for table in METADATA.sorted_tables if table not in _PASSING]
_WHOLE = 1 << 256
Progress: TypeAlias = Callable[[int], AbstractContextManager[Callable[[int], None]]]
"""Shows how far something has come: given how much there is to do, it is told again and again how much was done."""


class Content(NamedTuple):
    """How many rows a table has, and a number made of all of them, in whatever order they come."""

    rows: int
    digest: int


def copy_store(source: str, target: str) -> dict[str, int]:
    """Copy one database into another, empty one; how many rows each table has. The first stays as it is."""
    origin, goal = Database(source), Database(target)
    try:
        with origin.snapshot(alone=True) as old:
            _check_unused(origin, old)
            return copy_into(origin, goal, old)
    finally:
        goal.close()
        origin.close()


def copy_into(
    origin: Database, goal: Database, old: Connection, tell: Callable[[int], None] = lambda _: None
) -> dict[str, int]:
    """Copy all rows into a database that is empty and unused, in one transaction; every row is told of twice."""
    check_empty(goal)
    goal.open()
    with goal.engine.begin() as new:
        _check_unused(goal, new)
        return copy_rows(origin, goal, old, new, tell)


def check_empty(goal: Database) -> None:
    if goal.holds_anything(STORED):
        raise DatabaseNotEmpty(goal.name)


def _check_unused(database: Database, connection: Connection) -> None:
    """No process of a server may live; those that were killed have left nothing but an old lease."""
    living = select(func.count()).select_from(PROCESSES).where(PROCESSES.c.until > clock_of(database.shared))
    if connection.execute(living).scalar_one():
        raise DatabaseInUse(database.name)


def copy_rows(
    origin: Database, goal: Database, old: Connection, new: Connection, tell: Callable[[int], None]
) -> dict[str, int]:
    """Write the rows of one database into another and compare what can be read there; how many each table has."""
    written = {table.name: _copy_table(origin.name, table, old, goal, new, tell) for table in STORED}
    with goal.telling():
        for table in STORED:
            if _content(goal.name, table, new, tell) != written[table.name]:
                raise CopyDiffers(table.name)
        if goal.shared:  # the next person gets a number of their own
            last = select(func.max(PEOPLE.c.id)).scalar_subquery()
            new.execute(select(func.setval(text("'people_id_seq'"), func.coalesce(last, 1), last.is_not(None))))
    return {name: content.rows for name, content in written.items()}


def _copy_table(
    name: str, table: Table, old: Connection, goal: Database, new: Connection, tell: Callable[[int], None]
) -> Content:
    rows, digest = 0, 0
    for page in pages(name, table, old, _columns(table)):
        with goal.telling():
            new.execute(insert(table), page)
        rows, digest = rows + len(page), (digest + sum(map(_digest, page))) % _WHOLE
        tell(len(page))
    return Content(rows, digest)


def _content(name: str, table: Table, connection: Connection, tell: Callable[[int], None]) -> Content:
    rows, digest = 0, 0
    for page in pages(name, table, connection, _columns(table)):
        rows, digest = rows + len(page), (digest + sum(map(_digest, page))) % _WHOLE
        tell(len(page))
    return Content(rows, digest)


def count_rows(connection: Connection) -> dict[str, int]:
    """Return how many rows each table has; a database of an earlier version lacks some of them."""
    there = inspect(connection).get_table_names()
    counted = {table.name: select(func.count()).select_from(table) for table in STORED if table.name in there}
    return {name: connection.execute(count).scalar_one() for name, count in counted.items()}


def _columns(table: Table) -> list[Column[Any]]:
    """Which process plays a table's bots is not copied."""
    return [column for column in table.c if column is not TABLES.c.keeper]


def pages(
    name: str, table: Table, connection: Connection, columns: Sequence[ColumnElement[Any]], *where: ColumnElement[bool]
) -> Iterator[list[dict[str, Any]]]:
    """All these rows, a few at a time."""
    key = list(table.primary_key.columns)
    rows = select(*columns).where(*where).order_by(*key).execution_options(yield_per=_PAGE)
    try:
        for page in connection.execute(rows).mappings().partitions():
            yield [dict(row) for row in page]
    except (ValueError, TypeError, OverflowError, MemoryError, RecursionError) as problem:
        raise RowUnreadable(name, table.name, str(problem) or type(problem).__name__) from None


def in_letters(value: object) -> str:
    """Bytes as JSON can write them."""
    assert isinstance(value, bytes)
    return b64encode(value).decode()


def _digest(row: dict[str, Any]) -> int:
    written = json.dumps(row, sort_keys=True, default=in_letters)
    return int.from_bytes(hashlib.sha256(written.encode()).digest())
