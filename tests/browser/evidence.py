"""What a test in the browser leaves behind when it fails: a picture of every page, what the pages said, and the
record of every table its visitors were at, so that a game dealt by chance can be played again."""

from __future__ import annotations

import base64
import lzma
import shutil
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Error

from orrery import Record, game
from orrery.core.dealer import RandomDealer
from orrery.i18n import messages
from orrery.server.course import restore
from orrery.server.store import Store

from .profiles import UNVEILED
from .visitor import Visitor, Visitors

SHORT = 20_000
"""This many letters of a record are printed as they are."""
LONG = 150_000
"""A longer record is printed packed, unless even that is longer than this."""
GATHERED = pytest.StashKey[list[Visitors]]()
"""Everybody who came during a test."""
LOG_LINES = 100


def folder_of(item: pytest.Item) -> Path:
    """Where the failure of a test leaves its things: named after the test."""
    title = f"{item.path.stem}-{item.name}".replace("test_", "")
    plain = "".join(letter if letter.isalnum() or letter in "-_" else "-" for letter in title).strip("-")
    failures: str = item.config.getoption("--failures")
    return item.config.rootpath / failures / plain


def leave_behind(item: pytest.Item, when: str) -> None:
    """Saves everything about the visitors of a test and says in its report where it is and how to open it."""
    gathered = [visitors for visitors in item.stash.get(GATHERED, []) if visitors.here]
    if not gathered:
        return
    folder = folder_of(item)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    told = [f"Left behind in {folder}:"]
    for visitors in gathered:
        told += _pages(folder, visitors.here)
        told += _server(folder, visitors.server.log)
        for table in sorted({table for visitor in visitors.here for table in visitor.tables}):
            told += _table(folder, visitors.server.database, table)
    item.add_report_section(when, "left behind", "\n".join(told))


def _pages(folder: Path, here: Sequence[Visitor]) -> Iterator[str]:
    for visitor in here:
        name = visitor.name.lower()
        for number, page in enumerate((page for page in visitor.pages if not page.is_closed()), 1):
            picture = folder / f"{name}-{number}.png"
            try:
                page.screenshot(path=picture, style=UNVEILED)
            except Error as problem:  # a page that crashed or hangs is no reason to lose the rest
                yield f"- no picture of {page.url}: {problem.message.splitlines()[0]}"
            else:
                yield f"- {picture.name}: {page.url}"
        if visitor.said:
            console = folder / f"{name}-console.txt"
            console.write_text("\n".join(visitor.said) + "\n", encoding="utf-8")
            yield f"- {console.name}: what the pages of {visitor.name} said"


def _server(folder: Path, log: Path) -> Iterator[str]:
    lines = log.read_text(encoding="utf-8", errors="replace").splitlines()[-LOG_LINES:]
    if lines:
        (folder / "server.log").write_text("\n".join(lines) + "\n", encoding="utf-8")
        yield "- server.log: its last lines"


def _table(folder: Path, database: str, table: str) -> Iterator[str]:
    try:
        record = record_of(database, table)
    except Exception as problem:  # whatever is wrong with the table belongs to the report, beside the failure itself
        yield f"- no record of table {table}: {type(problem).__name__}: {problem}"
        return
    path, text = folder / f"{record.game}-{table}.json", record.to_json()
    path.write_text(text, encoding="utf-8")
    button = messages("en").text("web-load-record")
    yield f"- {path.name}: the game as it stood"
    yield f"  its log: orrery record show {path}"
    yield f"  its table: orrery serve, then “{button}” on the first page; an unfinished game goes on from there"
    yield from printed(text)


def printed(text: str) -> Iterator[str]:
    """The record itself, for where the files are lost; numbers of flicks are packed to a small part of their length."""
    if len(text) <= SHORT:
        yield "  the record itself:"
        yield text
        return
    packed = base64.b64encode(lzma.compress(text.encode())).decode()
    if len(packed) > LONG:
        yield f"  the record itself is too long to be printed: {len(text)} letters"
        return
    yield "  the record itself, to be unpacked by: base64 -d | xz -d > table.json"
    yield from textwrap.wrap(packed, 120)


def record_of(database: str, table: str) -> Record:
    """The record of a table as it is stored, also of a game that is not over."""
    store = Store(database)
    try:
        row = store.table(table)
        assert row is not None, "the server does not know it"
        course = restore(game(row.game), len(row.seats), row.options, store.moves(table), RandomDealer(0))
    finally:
        store.close()
    record = course.match.record()
    record.seats = [seat.bot if seat.kind == "bot" else seat.shown_name or "?" for seat in row.seats]
    return record
