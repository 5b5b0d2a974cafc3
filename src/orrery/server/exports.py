"""The file of an export: lines of JSON, first its kind and version, then row by row, at last how many and a digest.

It is the host's own, like the database: it holds the cards of games in play and the invitations to open seats. What
people's browsers prove who they are by is not in it, only the hashes the database has, so that they are known again.
"""

from __future__ import annotations

import hashlib
import json
import re
from base64 import b64decode
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

from sqlalchemy import Boolean, Column, ColumnElement, Integer, LargeBinary, String, Table, func, select

from .copying import STORED, in_letters
from .database_errors import ExportBroken, ExportNewer, FileUnusable, NotAnExport
from .schema import BROWSERS, CALLS, JOININGS, KEYS, LINKS, MAIL_RECIPIENTS, MOVES, PEOPLE, SEATS, TABLES, WAYS

VERSION = 2
_WITH_SNAPSHOTS = 2
"""The version from which on moves have them."""
_HEADER = "orrery-export"
_BASE64 = re.compile("[A-Za-z0-9+/]*={0,2}")
_LONGEST = 1 << 24
"""No row is as long as that."""
_LEFT_OUT = (TABLES.c.keeper, TABLES.c.proposals, TABLES.c.trouble, TABLES.c.request)
"""The process that plays the bots, what those who are here want done, why a table is set aside, and the key of the
request that made it: of use only while a server runs."""
_KEPT_BACK = (BROWSERS, JOININGS, LINKS, WAYS, CALLS, KEYS, MAIL_RECIPIENTS)
EXPORTED = [table for table in STORED if table not in _KEPT_BACK]
"""Tables of an export. It leaves out how people can be reached and all their browsers except the last used one."""
_LATER = (TABLES.c.lesson, TABLES.c.advised)
"""Columns that came after the first exports."""
COLUMNS: dict[str, list[Column[Any]]] = {
    table.name: [column for column in table.c if column not in {*_LEFT_OUT}] for table in EXPORTED
}
"""Exported columns of each table."""
COLUMNS[PEOPLE.name].append(BROWSERS.c.token_hash)
_BY_NAME = {table.name: table for table in EXPORTED}


def selected(table: Table) -> list[ColumnElement[Any]]:
    """Return what a row of an export is read from; with a person goes the browser that they have used last."""
    mine = select(BROWSERS.c.token_hash).where(BROWSERS.c.person == PEOPLE.c.id)
    last = mine.order_by(func.coalesce(BROWSERS.c.used, 0).desc(), BROWSERS.c.created, BROWSERS.c.id).limit(1)
    token = func.coalesce(last.scalar_subquery(), "").label(BROWSERS.c.token_hash.name)
    return [token if column is BROWSERS.c.token_hash else column for column in COLUMNS[table.name]]


def refers_to_person(column: Column[Any]) -> bool:
    return column is SEATS.c.opener or column.references(PEOPLE.c.id)


class ExportedRow(NamedTuple):
    """A row of one of the database's tables."""

    table: Table
    values: dict[str, Any]


class Writer:
    """Writes line by line and counts."""

    def __init__(self, out: BinaryIO) -> None:
        self._out = out
        self._digest = hashlib.sha256()
        self.rows: Counter[str] = Counter()
        self._line({_HEADER: VERSION})

    def row(self, table: Table, values: Mapping[str, Any]) -> None:
        self._line({"row": table.name, **values})
        self.rows[table.name] += 1

    def end(self) -> None:
        self._line({"end": dict(self.rows), "sha256": self._digest.hexdigest()})

    def _line(self, value: Mapping[str, Any]) -> None:
        line = json.dumps(value, ensure_ascii=False, default=in_letters).encode() + b"\n"
        self._digest.update(line)
        self._out.write(line)


def read_export(file: Path) -> Iterator[ExportedRow]:
    """All rows of an export; refused at the first line that cannot be one, or at the end if anything is missing."""
    try:
        with file.open("rb") as lines:
            yield from _Reader(file, lines).rows()
    except OSError as problem:
        raise FileUnusable(str(file), problem.strerror or str(problem)) from None


class _Reader:
    def __init__(self, file: Path, lines: BinaryIO) -> None:
        self._file = file
        self._lines = lines
        self._number = 0
        self._version = VERSION
        self._digest = hashlib.sha256()
        self._people: set[int] = set()
        self._tables: set[str] = set()

    def rows(self) -> Iterator[ExportedRow]:
        self._check_header()
        counted: Counter[str] = Counter()
        while True:
            digest = self._digest.hexdigest()
            found = self._line()
            if "end" in found:
                self._require(found == {"end": dict(counted), "sha256": digest} and not self._lines.read(1))
                return
            row = self._row(found)
            counted[row.table.name] += 1
            yield row

    def _check_header(self) -> None:
        try:
            version = self._line().get(_HEADER)
        except ExportBroken:
            version = None
        if type(version) is not int:
            raise NotAnExport(str(self._file))
        if version > VERSION:
            raise ExportNewer(str(self._file))
        self._version = version

    def _line(self) -> dict[str, Any]:
        self._number += 1
        line = self._lines.readline(_LONGEST)
        self._digest.update(line)
        try:
            found = json.loads(line, parse_constant=_no_number)
        except (ValueError, RecursionError):
            found = None
        self._require(line.endswith(b"\n") and isinstance(found, dict))
        return dict(found)

    def _row(self, found: dict[str, Any]) -> ExportedRow:
        name = found.pop("row", None)
        self._require(isinstance(name, str) and name in _BY_NAME)
        if name == MOVES.name and self._version < _WITH_SNAPSHOTS:
            found.setdefault(MOVES.c.snapshot.name, None)
        for column in _LATER:  # exports from before there were such columns
            if column.table.name == name:
                found.setdefault(column.name, None)
        self._require(found.keys() == {column.name for column in COLUMNS[name]})
        self._require(all(_fits(column, found[column.name]) for column in COLUMNS[name]))
        self._check_references(name, found)
        return ExportedRow(_BY_NAME[name], {**found, **self._bytes(COLUMNS[name], found)})

    def _bytes(self, columns: Sequence[Column[Any]], found: Mapping[str, Any]) -> dict[str, bytes]:
        """Return the bytes of the columns that are written as base64."""
        written = [column.name for column in columns if isinstance(column.type, LargeBinary)]
        return {name: b64decode(found[name]) for name in written if found[name] is not None}

    def _check_references(self, name: str, found: dict[str, Any]) -> None:
        """Check that the people and tables which a row names have come before it."""
        if name == PEOPLE.name:
            self._people.add(found["id"])
        if name == TABLES.name:
            self._tables.add(found["id"])
        for column in COLUMNS[name]:
            value = found[column.name]
            if value is not None and refers_to_person(column):
                self._require(value in self._people)
            if column.references(TABLES.c.id):
                self._require(value in self._tables)

    def _require(self, right: bool) -> None:
        if not right:
            raise ExportBroken(str(self._file), self._number)


def _fits(column: Column[Any], value: object) -> bool:
    """Return whether the column may hold the value; SQLite itself would take any."""
    if value is None:
        return bool(column.nullable)
    match column.type:
        case Boolean():
            return isinstance(value, bool)
        case Integer() as kind:
            bits = 63 if kind.__visit_name__ == "big_integer" else 31
            return type(value) is int and -(1 << bits) <= value < 1 << bits
        case LargeBinary():
            return isinstance(value, str) and _BASE64.fullmatch(value) is not None and len(value) % 4 == 0
        case String() as kind:
            return isinstance(value, str) and len(value) <= (kind.length or 0) and _is_text(value)
    return True


def _is_text(value: str) -> bool:
    """Return whether a database can hold the text: lone surrogates and, in PostgreSQL, NUL are refused."""
    return "\0" not in value and not any("\ud800" <= letter <= "\udfff" for letter in value)


def _no_number(word: str) -> None:
    raise ValueError(f"{word} is no number")
