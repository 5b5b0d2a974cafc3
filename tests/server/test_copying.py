"""`orrery store copy`: from SQLite to PostgreSQL and back nothing is lost, and nothing half done is kept."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select

from orrery.server.copying import STORED, copy_store
from orrery.server.database import Database
from orrery.server.database_errors import (
    CopyDiffers,
    DatabaseInUse,
    DatabaseNotEmpty,
    DatabaseOlder,
    DatabaseUnusable,
    RowUnreadable,
)
from orrery.server.people import new_token, token_hash
from orrery.server.store import Store, now

from .engines import PostgreSql, change, downgrade
from .house import Browser, House, usual_settings, visit
from .test_database import SERVE

pytestmark = pytest.mark.engines("postgresql")


def everything(url: str) -> dict[str, list[object]]:
    database = Database(url)
    with database.engine.connect() as connection:
        found = {
            table.name: [
                tuple(row) for row in connection.execute(select(*(c for c in table.c if c.name != "keeper"))).all()
            ]
            for table in STORED
        }
    database.close()
    return {name: sorted(rows, key=repr) for name, rows in found.items()}


async def do_a_little_of_everything(ada: Browser) -> None:
    """A table with an answer taken back, a seat handed over, closed and put out of sight."""
    table = await ada.table("me", "open")
    eyes = await ada.eyes(table, 0)
    await eyes.answer(eyes.options[0])
    await eyes.undo()
    await ada.post(f"/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
    await ada.post(f"/tables/{table}/close")
    await ada.post(f"/tables/{table}/hidden", {"hidden": True})


@pytest.fixture
def filled(tmp_path: Path, database: str) -> str:
    """A database of PostgreSQL in which something of everything stands."""

    async def scene(house: House) -> None:
        ada = await house.visitor("Ada 👩‍🚀")
        await do_a_little_of_everything(ada)
        await ada.table("me", "me", game="race")

    visit(usual_settings(tmp_path), scene)
    return database


def test_there_and_back_again(tmp_path: Path, engine: PostgreSql, filled: str) -> None:
    before, file, third = everything(filled), f"sqlite:///{tmp_path / 'copy.db'}", engine.url(tmp_path / "third")
    assert all(before[name] for name in ("people", "tables", "seats", "moves", "handovers", "hidden"))
    assert copy_store(filled, file) == {name: len(rows) for name, rows in before.items()}
    assert everything(file) == before
    copy_store(file, third)
    assert everything(third) == before
    store = Store(third)
    store.open()
    assert store.add_person(token_hash(new_token())).id == max(row[0] for row in before["people"]) + 1  # type: ignore[index]
    store.close()


def test_a_table_is_played_on_where_it_was_copied_to(tmp_path: Path, engine: PostgreSql, filled: str) -> None:
    change(filled, "UPDATE tables SET keeper = 'gone'")
    file = tmp_path / "copy.db"
    copy_store(filled, f"sqlite:///{file}")
    store = Store(f"sqlite:///{file}")
    store.open()
    assert {row.keeper for row in store.tables_of(1)} == {None}
    store.close()


def test_what_is_there_is_not_overwritten(tmp_path: Path, filled: str) -> None:
    copy_store(filled, f"sqlite:///{tmp_path / 'copy.db'}")
    with pytest.raises(DatabaseNotEmpty):
        copy_store(filled, f"sqlite:///{tmp_path / 'copy.db'}")


def test_a_database_that_is_in_use_is_not_copied(tmp_path: Path, filled: str) -> None:
    target = tmp_path / "copy.db"
    change(filled, f"INSERT INTO processes VALUES ('someone', {now() + 60_000_000})")
    with pytest.raises(DatabaseInUse):
        copy_store(filled, f"sqlite:///{target}")
    assert not target.exists()
    used = Store(f"sqlite:///{target}")
    used.open()
    change(filled, "DELETE FROM processes")
    with pytest.raises(DatabaseInUse):
        copy_store(filled, f"sqlite:///{target}")
    used.close()


def test_processes_that_were_killed_are_in_nobodys_way(tmp_path: Path, filled: str) -> None:
    change(filled, f"INSERT INTO processes VALUES ('someone', {now() - 1_000_000})")
    assert copy_store(filled, f"sqlite:///{tmp_path / 'copy.db'}")["tables"] == 2


def test_a_mistyped_origin_is_refused_and_nothing_is_made(tmp_path: Path, engine: PostgreSql) -> None:
    file, empty = tmp_path / "typo.db", engine.empty(tmp_path)
    line = [sys.executable, "-c", SERVE, "store", "copy", str(file), empty, "--lang", "en"]
    ran = subprocess.run(line, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout, len(ran.stderr.splitlines())) == (2, "", 1)
    assert str(file) in ran.stderr
    assert list(tmp_path.iterdir()) == []
    assert (
        engine.cluster.do("SELECT * FROM pg_tables WHERE schemaname = 'public'", database=empty.rpartition("/")[2])
        == []
    )


def test_only_a_server_brings_a_database_to_todays_shape(tmp_path: Path, filled: str) -> None:
    older, other = f"sqlite:///{tmp_path / 'older.db'}", tmp_path / "other.db"
    copy_store(filled, older)
    database = Database(older)
    downgrade(database.engine, "0010")
    database.close()
    with pytest.raises(DatabaseOlder):
        copy_store(older, f"sqlite:///{other}")
    with pytest.raises(DatabaseNotEmpty):
        copy_store(filled, older)
    assert not other.exists()
    with closing(sqlite3.connect(tmp_path / "older.db")) as file:
        assert file.execute("SELECT version_num FROM alembic_version").fetchall() == [("0010",)]


def test_what_the_target_cannot_hold_is_told_of_the_target(tmp_path: Path, engine: PostgreSql, filled: str) -> None:
    file, target = f"sqlite:///{tmp_path / 'copy.db'}", engine.url(tmp_path / "target")
    copy_store(filled, file)
    change(file, f"UPDATE people SET name = '{'x' * 41}'")  # SQLite counts no letters
    with pytest.raises(DatabaseUnusable) as refused:
        copy_store(file, target)
    assert refused.value.arguments["database"] == target
    assert not any(everything(target).values())


def test_a_copy_that_differs_is_not_kept(tmp_path: Path, engine: PostgreSql, filled: str) -> None:
    file, target = f"sqlite:///{tmp_path / 'copy.db'}", engine.url(tmp_path / "target")
    copy_store(filled, file)
    change(
        target,
        "CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN NEW.hash := 'x'; RETURN NEW; END$$",
        "CREATE TRIGGER spoil BEFORE INSERT ON moves FOR EACH ROW EXECUTE FUNCTION spoil()",
    )
    with pytest.raises(CopyDiffers):
        copy_store(file, target)
    assert not any(everything(target).values())


def test_a_broken_row_is_named(tmp_path: Path, engine: PostgreSql, filled: str) -> None:
    file, target = f"sqlite:///{tmp_path / 'copy.db'}", engine.url(tmp_path / "target")
    copy_store(filled, file)
    change(file, "UPDATE moves SET deals = '[' WHERE number = 0")
    with pytest.raises(RowUnreadable) as refused:
        copy_store(file, target)
    assert refused.value.arguments["table"] == "moves"
    assert not any(everything(target).values())


def test_the_command_says_what_it_did(tmp_path: Path, filled: str) -> None:
    line = [sys.executable, "-c", SERVE, "store", "copy", filled, str(tmp_path / "copy.db"), "--lang", "en"]
    ran = subprocess.run(line, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
    moves = len(everything(filled)["moves"])
    assert ran.stdout == f"Copied and checked: one person, 2 tables, {moves} moves.\n"
    again = subprocess.run(line, capture_output=True, text=True, check=False)
    assert (again.returncode, len(again.stderr.splitlines())) == (2, 1)
