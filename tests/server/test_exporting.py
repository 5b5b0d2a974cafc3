"""`orrery store export` and `import`: one table or all in a file and back, on either engine, whole or not at all."""

from __future__ import annotations

import hashlib
import json
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from orrery.server.database_errors import (
    DatabaseNewer,
    DatabaseOlder,
    DatabaseUnusable,
    ExportBroken,
    ExportContradicts,
    ExportNewer,
    FileUnusable,
    NotAnExport,
    RowUnreadable,
    TableExists,
)
from orrery.server.errors import UnknownTable
from orrery.server.exporting import export_store
from orrery.server.importing import import_store
from orrery.server.people import COOKIE
from orrery.server.store import Store

from .engines import Engine, change, database_in
from .house import House, usual_settings, visit
from .test_copying import do_a_little_of_everything, everything
from .test_database import SERVE

Lines = list[dict[str, Any]]


@pytest.fixture
def filled(tmp_path: Path, database: str) -> str:
    """A database with two tables of two people who both have done a little."""

    async def scene(house: House) -> None:
        ada, ben = await house.visitor("Ada 👩‍🚀"), await house.visitor("Ben")
        await do_a_little_of_everything(ada)
        await ben.table("me", "open", game="race")

    visit(usual_settings(tmp_path), scene)
    return database


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.jsonl"


def other(folder: Path) -> str:
    """A second database."""
    (folder / "other").mkdir(exist_ok=True)
    return database_in(folder / "other")


def opened(url: str) -> str:
    store = Store(url)
    store.open()
    store.close()
    return url


def without_browsers(url: str) -> dict[str, list[object]]:
    """All that is stored but for browsers, of which an export has only who they belong to."""
    return {name: rows for name, rows in everything(url).items() if name != "browsers"}


def owners(url: str) -> set[tuple[str, int]]:
    """Whose each browser is."""
    return {(row[1], row[2]) for row in everything(url)["browsers"]}  # type: ignore[index]


def race_table(url: str) -> str:
    return str(next(row[0] for row in everything(url)["tables"] if row[1] == "race"))  # type: ignore[index]


def test_all_tables_go_to_a_file_and_back(tmp_path: Path, filled: str, file: Path) -> None:
    before = without_browsers(filled)
    assert all(before[name] for name in ("people", "tables", "seats", "moves", "handovers", "hidden"))
    counted = {name: len(rows) for name, rows in before.items() if rows}
    assert export_store(filled, file) == counted
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert import_store(other(tmp_path), file) == counted
    assert without_browsers(other(tmp_path)) == before
    assert owners(other(tmp_path)) == owners(filled)


@pytest.mark.engines("postgresql")
def test_from_one_engine_to_the_other(tmp_path: Path, filled: str, file: Path) -> None:
    before, sqlite = without_browsers(filled), f"sqlite:///{tmp_path / 'lite.db'}"
    export_store(filled, file)
    import_store(sqlite, file)
    assert without_browsers(sqlite) == before
    export_store(sqlite, tmp_path / "again.jsonl")
    import_store(other(tmp_path), tmp_path / "again.jsonl")
    assert without_browsers(other(tmp_path)) == before
    assert owners(other(tmp_path)) == owners(filled)


def test_one_table_takes_its_people_along_and_they_go_on_playing(tmp_path: Path, file: Path) -> None:
    """The people have other numbers at the other server, and are known by their browsers all the same."""
    (tmp_path / "other").mkdir()
    cookies: dict[str, str] = {}
    tables: list[str] = []

    async def before(house: House) -> None:
        ada, ben, carl = [await house.visitor(name) for name in ("Ada", "Ben", "Carl")]
        await ada.table("me", "open")
        tables.append(await ben.table("me", "open"))
        await (await carl.eyes(tables[0], None)).socket.close()
        cookies.update(ben.http.cookies)

    async def elsewhere(house: House) -> None:
        await house.visitor("Dora")

    async def after(house: House) -> None:
        ben = await house.stranger()
        ben.http.cookies.set(COOKIE, cookies[COOKIE], domain="127.0.0.1")  # it is renewed under this name
        assert (await ben.get("/me"))["name"] == "Ben"
        assert [table["id"] for table in await ben.get("/tables")] == tables
        eyes = await ben.eyes(tables[0], 0)
        await eyes.answer(eyes.options[0])
        invitation = (await ben.get(f"/tables/{tables[0]}"))["seats"][1]["invitation"]
        assert invitation in file.read_text()

    visit(usual_settings(tmp_path), before)
    assert export_store(database_in(tmp_path), file, tables[0])["people"] == 1
    visit(usual_settings(tmp_path / "other"), elsewhere)
    import_store(database_in(tmp_path / "other"), file)
    visit(usual_settings(tmp_path / "other"), after)


def test_whoever_is_there_already_keeps_their_name(tmp_path: Path, filled: str, file: Path) -> None:
    export_store(filled, file, race_table(filled))
    goal = opened(other(tmp_path))
    ben = next(row[0] for row in everything(filled)["people"] if row[1] == "Ben")  # type: ignore[index]
    token_hash = next(token for token, person in owners(filled) if person == ben)
    change(
        goal,
        "INSERT INTO people (id, name, created) VALUES (77, 'Benjamin', 1)",
        "INSERT INTO browsers (id, token_hash, person, program, system, created) "
        f"VALUES ('b', '{token_hash}', 77, '', '', 1)",
    )
    import_store(goal, file)
    assert everything(goal)["people"] == [(77, "Benjamin", 1)]
    assert owners(goal) == {(token_hash, 77)}
    assert {row[4] for row in everything(goal)["tables"]} == {77}  # type: ignore[index]


def test_a_server_may_go_on_while_tables_are_exported(tmp_path: Path, file: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me")
        assert export_store(database_in(tmp_path), file, table)["tables"] == 1
        eyes = await ada.eyes(table, 0)
        await eyes.answer(eyes.options[0])

    visit(usual_settings(tmp_path), scene)


def test_a_rematch_that_stays_behind_is_forgotten(tmp_path: Path, filled: str, file: Path) -> None:
    closed, race = (
        next(row[0] for row in everything(filled)["tables"] if row[1] == game)  # type: ignore[index]
        for game in ("duel", "race")
    )
    change(filled, f"UPDATE tables SET rematch = '{race}' WHERE id = '{closed}'")
    export_store(filled, file, closed)
    import_store(other(tmp_path), file)
    assert [row[8] for row in everything(other(tmp_path))["tables"]] == [None]  # type: ignore[index]
    export_store(filled, tmp_path / "all.jsonl")
    change(other(tmp_path), *(f"DELETE FROM {name}" for name in ("hidden", "handovers", "moves", "seats", "tables")))
    import_store(other(tmp_path), tmp_path / "all.jsonl")
    assert {row[8] for row in everything(other(tmp_path))["tables"]} == {None, race}  # type: ignore[index]


# What is refused


def test_a_table_that_exists_already(filled: str, file: Path) -> None:
    export_store(filled, file, race_table(filled))
    before = everything(filled)
    with pytest.raises(TableExists):
        import_store(filled, file)
    assert everything(filled) == before


def test_an_unknown_table_leaves_no_file(filled: str, file: Path) -> None:
    with pytest.raises(UnknownTable):
        export_store(filled, file, "nowhere")
    assert not file.exists()


def test_a_file_that_is_there_is_not_overwritten(filled: str, file: Path) -> None:
    file.write_text("mine")
    with pytest.raises(FileUnusable):
        export_store(filled, file)
    assert file.read_text() == "mine"
    with pytest.raises(FileUnusable):
        import_store(filled, file.with_name("nowhere"))


@pytest.mark.engines("sqlite")  # PostgreSQL stores no broken JSON
def test_a_row_that_cannot_be_read_leaves_no_file(filled: str, file: Path) -> None:
    change(filled, "UPDATE moves SET deals = '[' WHERE number = 0")
    with pytest.raises(RowUnreadable):
        export_store(filled, file)
    assert not file.exists()


def test_databases_of_other_versions(engine: Engine, tmp_path: Path, filled: str, file: Path) -> None:
    with pytest.raises(DatabaseUnusable if engine.name == "sqlite" else DatabaseOlder):
        export_store(engine.empty(tmp_path), file)
    change(filled, "UPDATE alembic_version SET version_num = '0005'")
    with pytest.raises(DatabaseOlder):
        export_store(filled, file)
    change(filled, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(DatabaseNewer):
        export_store(filled, file)
    assert not file.exists()


def write(file: Path, lines: Lines) -> None:
    """The lines as an export would have them, with a digest that is right."""
    body = b"".join(json.dumps(line).encode() + b"\n" for line in lines[:-1])
    end = {**lines[-1], "sha256": hashlib.sha256(body).hexdigest()}
    file.write_bytes(body + json.dumps(end).encode() + b"\n")


def first(lines: Lines, name: str) -> dict[str, Any]:
    return next(line for line in lines if line.get("row") == name)


def without_a_line(lines: Lines) -> None:
    lines.remove(first(lines, "moves"))


def with_a_column_more(lines: Lines) -> None:
    first(lines, "moves")["colour"] = "red"


def with_a_column_less(lines: Lines) -> None:
    del first(lines, "moves")["deals"]


def with_too_long_a_name(lines: Lines) -> None:
    first(lines, "people")["name"] = "A" * 41


def with_half_a_letter(lines: Lines) -> None:
    first(lines, "people")["name"] = "\ud800"


def with_a_word_for_a_number(lines: Lines) -> None:
    first(lines, "moves")["time"] = "now"


def with_too_big_a_number(lines: Lines) -> None:
    first(lines, "moves")["seat"] = 1 << 31


def with_nothing_where_something_is_needed(lines: Lines) -> None:
    first(lines, "tables")["game"] = None


def with_an_unknown_person(lines: Lines) -> None:
    first(lines, "seats")["opener"] = 99


def with_an_unknown_table(lines: Lines) -> None:
    first(lines, "moves")["table"] = "elsewhere"


def with_another_kind_of_row(lines: Lines) -> None:
    first(lines, "people")["row"] = "processes"


SPOILT = [
    without_a_line,
    with_a_column_more,
    with_a_column_less,
    with_too_long_a_name,
    with_half_a_letter,
    with_a_word_for_a_number,
    with_too_big_a_number,
    with_nothing_where_something_is_needed,
    with_an_unknown_person,
    with_an_unknown_table,
    with_another_kind_of_row,
]


def test_what_cannot_be_a_row(tmp_path: Path, filled: str, file: Path) -> None:
    export_store(filled, file)
    goal = opened(other(tmp_path))
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    for spoil in SPOILT:
        spoilt: Lines = json.loads(json.dumps(lines))
        spoil(spoilt)
        write(file, spoilt)
        with pytest.raises(ExportBroken):
            import_store(goal, file)
    lines.insert(-1, first(lines, "moves"))
    lines[-1]["end"]["moves"] += 1
    write(file, lines)
    with pytest.raises(ExportContradicts):
        import_store(goal, file)
    assert not any(everything(goal).values())


def test_a_file_from_before_there_were_snapshots(tmp_path: Path, filled: str, file: Path) -> None:
    export_store(filled, file)
    lines: Lines = [json.loads(line) for line in file.read_text().splitlines()]
    lines[0]["orrery-export"] = 1
    for line in lines:
        if line.get("row") == "moves":
            del line["snapshot"]
    write(file, lines)
    import_store(other(tmp_path), file)
    assert len(everything(other(tmp_path))["moves"]) == len(everything(filled)["moves"])


def test_a_snapshot_that_is_none(tmp_path: Path, filled: str, file: Path) -> None:
    export_store(filled, file)
    goal = opened(other(tmp_path))
    lines: Lines = [json.loads(line) for line in file.read_text().splitlines()]
    for nonsense in ("abc", "abc!", 7, "===="):
        first(lines, "moves")["snapshot"] = nonsense
        write(file, lines)
        with pytest.raises(ExportBroken):
            import_store(goal, file)


BROKEN: list[tuple[type[Exception], Callable[[bytes], bytes]]] = [
    (NotAnExport, lambda text: b""),
    (NotAnExport, lambda text: b"SQLite format 3\0"),
    (NotAnExport, lambda text: b'{"orrery-export": "1"}\n'),
    (ExportNewer, lambda text: text.replace(b'{"orrery-export": 2}', b'{"orrery-export": 3}')),
    (ExportBroken, lambda text: text[: len(text) // 2]),
    (ExportBroken, lambda text: text[:-1]),
    (ExportBroken, lambda text: text.rpartition(b'{"end"')[0]),
    (ExportBroken, lambda text: text.replace(b"Ben", b"Bea")),
    (ExportBroken, lambda text: text + b"\n"),
    (ExportBroken, lambda text: text.replace(b"\n", b"\n[" + b"[" * 100_000 + b"\n", 1)),
    (ExportBroken, lambda text: text.replace(b'"time": ', b'"time": NaN, "old": ', 1)),
]


def test_what_is_no_whole_file(tmp_path: Path, filled: str, file: Path) -> None:
    export_store(filled, file)
    whole, goal = file.read_bytes(), opened(other(tmp_path))
    for refusal, spoil in BROKEN:
        file.write_bytes(spoil(whole))
        with pytest.raises(refusal):
            import_store(goal, file)
    assert not any(everything(goal).values())


@pytest.mark.engines("sqlite")
def test_the_commands_say_what_they_did(tmp_path: Path, filled: str, file: Path) -> None:
    def run(*line: str) -> tuple[int, str, str]:
        ran = subprocess.run([sys.executable, "-c", SERVE, "store", *line], capture_output=True, text=True, check=False)
        return ran.returncode, ran.stdout, ran.stderr

    moves = len([row for row in everything(filled)["moves"] if row[0] == race_table(filled)])  # type: ignore[index]
    assert moves == 1
    table = ("--table", race_table(filled))
    told = run("export", str(file), *table, "--database", filled, "--lang", "en")
    assert told == (0, "Exported: one person, one table, one move.\n", "")
    goal = ("--database", other(tmp_path))
    assert run("import", str(file), *goal, "--lang", "de") == (0, "Importiert: eine Person, ein Tisch, ein Zug.\n", "")
    code, out, problem = run("import", str(file), *goal, "--lang", "de")
    assert (code, out, len(problem.splitlines())) == (2, "", 1)
    assert problem.startswith(f"Den Tisch {race_table(filled)} gibt es")
