"""`orrery store import`: the tables of an export, added to what is stored already, all of them or none.

People are known by the hash of their browser's secret: whoever is here already stays who they are, with the number and
the name they have here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, islice
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Table, delete, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from .browser_names import UNNAMED
from .browsers import add_browser
from .database import Database
from .database_errors import ExportContradicts, TableExists
from .exports import COLUMNS, read_export, refers_to_person
from .schema import BROWSERS, PEOPLE, PLAYED, RESULTS, TABLES

_PAGE = 500
_REMEMBERED = (RESULTS, PLAYED)
"""What is kept of tables that were deleted."""
T = TypeVar("T")


def import_store(url: str, file: Path) -> dict[str, int]:
    """Add everything; how many rows each table has got. The file is read twice: the first time, to check it."""
    rows = Counter(row.table.name for row in read_export(file))
    database = Database(url)
    database.open()
    try:
        with database.engine.begin() as connection:
            _Import(database.name, connection).add(file)
    except IntegrityError:
        raise ExportContradicts(str(file)) from None
    except DBAPIError as problem:
        raise database.refusal(problem) from None
    finally:
        database.close()
    return dict(rows)


class _Import:
    def __init__(self, database: str, connection: Connection) -> None:
        self._database = database
        self._connection = connection
        self._people: dict[int, int] = {}
        """By the numbers in the file, those they have here."""
        self._tables: list[str] = []

    def add(self, file: Path) -> None:
        for table, rows in groupby(read_export(file), lambda row: row.table):
            for page in _pages(rows):
                self._add(table, [row.values for row in page])
        self._forget_missing_rematches()

    def _add(self, table: Table, rows: Sequence[dict[str, Any]]) -> None:
        if table is PEOPLE:
            self._people.update({row["id"]: self._person(row) for row in rows})
            return
        if table is TABLES:
            self._check_new([row["id"] for row in rows])
        if table in _REMEMBERED:
            rows = self._new_results(table, rows)
        people = [column.name for column in COLUMNS[table.name] if refers_to_person(column)]
        known = [{**row, **{name: self._people.get(row[name]) for name in people}} for row in rows]
        if known:
            self._connection.execute(insert(table), known)

    def _person(self, row: dict[str, Any]) -> int:
        token_hash = row["token_hash"]
        known = select(BROWSERS.c.person).where(BROWSERS.c.token_hash == token_hash)
        found = self._connection.execute(known).scalar_one_or_none()
        if found is not None:
            return int(found)
        new = insert(PEOPLE).values(name=row["name"], created=row["created"])
        person = int(self._connection.execute(new.returning(PEOPLE.c.id)).scalar_one())
        if token_hash:  # none where the person has only a recovery key
            add_browser(self._connection, person, token_hash, UNNAMED, row["created"], used=False)
        return person

    def _check_new(self, tables: list[str]) -> None:
        there = self._connection.execute(select(TABLES.c.id).where(TABLES.c.id.in_(tables))).scalars().first()
        if there is not None:
            raise TableExists(there, self._database)
        self._tables += tables
        # what was remembered of a table that comes back would count twice
        for remembered in _REMEMBERED:
            self._connection.execute(delete(remembered).where(remembered.c.table.in_(tables)))

    def _new_results(self, remembered: Table, rows: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
        """Those that are not known already, as a result or with their table."""
        names = [row["table"] for row in rows]
        tables = {*self._connection.execute(select(TABLES.c.id).where(TABLES.c.id.in_(names))).scalars()}
        kept = select(remembered.c.table, remembered.c.person).where(remembered.c.table.in_(names))
        known = {tuple(row) for row in self._connection.execute(kept)}
        return [
            row
            for row in rows
            if row["table"] not in tables and (row["table"], self._people.get(row["person"])) not in known
        ]

    def _forget_missing_rematches(self) -> None:
        """A table leads to the one at which the same people played again only where that one is here too."""
        for page in _pages(self._tables):
            leads_nowhere = TABLES.c.id.in_(page) & TABLES.c.rematch.not_in(select(TABLES.c.id))
            self._connection.execute(update(TABLES).where(leads_nowhere).values(rematch=None))


def _pages(things: Iterable[T]) -> Iterator[list[T]]:
    left = iter(things)
    while page := list(islice(left, _PAGE)):
        yield page
