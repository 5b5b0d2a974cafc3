"""`orrery store backup` and `restore`: complete or not at all, beside servers, from and to either engine."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import pytest

from orrery.core.dealer import RandomDealer
from orrery.core.errors import OrreryError
from orrery.server.backup import back_up, restore
from orrery.server.copying import copy_store
from orrery.server.database import Database
from orrery.server.database_errors import (
    DatabaseForeign,
    DatabaseInUse,
    DatabaseNewer,
    DatabaseNotEmpty,
    DatabaseUnusable,
    FileIsThere,
    FileUnusable,
    RowUnreadable,
)
from orrery.server.exporting import export_store
from orrery.server.store import Store, now

from .engines import Engine, PostgreSql, change, downgrade
from .house import Eyes, House, usual_settings, visit
from .test_check import Bar, check, put_table, silently
from .test_copying import do_a_little_of_everything, everything
from .test_database import SERVE


@pytest.fixture
def filled(tmp_path: Path, database: str) -> str:
    """A database in which something of everything stands."""

    async def scene(house: House) -> None:
        ada = await house.visitor("Ada 👩‍🚀")
        await do_a_little_of_everything(ada)
        await ada.table("me", "me", game="race")

    visit(usual_settings(tmp_path), scene)
    return database


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "kept").mkdir()
    return tmp_path / "kept" / "backup of today?.db"


def elsewhere(engine: Engine, folder: Path) -> str:
    """A second database of the same engine, in which there is nothing yet."""
    (folder / "elsewhere").mkdir(exist_ok=True)
    return engine.empty(folder / "elsewhere")


def test_everything_is_in_it_and_comes_back(tmp_path: Path, engine: Engine, filled: str, file: Path) -> None:
    change(filled, "UPDATE tables SET keeper = NULL")
    before = everything(filled)
    counted = {name: len(rows) for name, rows in before.items()}
    bar = Bar()
    assert back_up(filled, file, bar.show) == counted
    assert bar.total == bar.done > 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in file.parent.iterdir()] == [file.name]
    target, content = elsewhere(engine, tmp_path), file.read_bytes()
    bar = Bar()
    assert restore(target, file, bar.show) == counted
    assert bar.total == bar.done > 0
    assert everything(target) == before
    assert check(target).differing == 0
    assert file.read_bytes() == content
    assert [path.name for path in file.parent.iterdir()] == [file.name]


@pytest.mark.engines("postgresql")
def test_from_one_engine_to_the_other(tmp_path: Path, engine: Engine, filled: str, file: Path) -> None:
    before = everything(filled)
    back_up(filled, file, silently)
    lite = f"sqlite:///{tmp_path / 'lite.db'}"
    restore(lite, file, silently)
    assert everything(lite) == before
    back_up(lite, file, silently, overwrite=True)
    target = elsewhere(engine, tmp_path)
    restore(target, file, silently)
    assert everything(target) == before
    store = Store(target)
    store.open()
    assert store.add_person("0" * 64).id not in [row[0] for row in before["people"]]  # type: ignore[index]
    store.close()


async def play_until(eyes: Eyes, done: asyncio.Event) -> None:
    while not done.is_set() and eyes.now["waiting"]:
        await eyes.hello(eyes.now["waiting"][0])
        await eyes.answer(eyes.options[0])


def test_beside_a_server_that_takes_answers(tmp_path: Path, engine: Engine, file: Path) -> None:
    """A backup holds everything acknowledged before it began, and that is played on where it is restored."""
    settings = usual_settings(tmp_path)
    cookies: dict[str, str] = {}
    acknowledged: dict[str, int] = {}

    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        cookies.update(ada.http.cookies)
        tables = [await ada.table("me", "me", game=game) for game in ("race", "duel", "seti")]
        seen = [await ada.eyes(table, 0) for table in tables]
        done = asyncio.Event()
        playing = [asyncio.create_task(play_until(eyes, done)) for eyes in seen]
        while min(eyes.version for eyes in seen) < 5:
            await asyncio.sleep(0.01)
        acknowledged.update({table: eyes.version for table, eyes in zip(tables, seen, strict=True)})
        await asyncio.to_thread(back_up, settings.database, file, silently)
        known = [eyes.version for eyes in seen]
        while not all(eyes.version > version for eyes, version in zip(seen, known, strict=True)):
            await asyncio.sleep(0.01)  # the server goes on
        done.set()
        await asyncio.gather(*playing)

    visit(settings, scene)
    target = elsewhere(engine, tmp_path)
    restore(target, file, silently)
    assert check(target).differing == 0

    async def played_on(house: House) -> None:
        ada = await house.stranger()
        ada.http.cookies.update(cookies)
        for table, version in acknowledged.items():
            eyes = await ada.eyes(table, 0)
            assert eyes.version >= version
            await eyes.hello(eyes.now["waiting"][0])
            await eyes.answer(eyes.options[0])

    visit(replace(settings, database=target), played_on)
    checked = check(target)
    assert (checked.tables, checked.differing) == (3, 0)


# What is refused, and what is left then


def left(file: Path) -> list[str]:
    return sorted(path.name for path in file.parent.iterdir())


def test_a_file_that_is_there_is_replaced_only_where_that_is_wanted(filled: str, file: Path) -> None:
    file.write_text("mine")
    with pytest.raises(FileIsThere):
        back_up(filled, file, silently)
    assert (file.read_text(), left(file)) == ("mine", [file.name])
    back_up(filled, file, silently, overwrite=True)
    with pytest.raises(FileIsThere):
        back_up(filled, file, silently)
    assert left(file) == [file.name]


@pytest.mark.engines("sqlite")
def test_no_database_is_replaced_by_its_own_backup_or_while_it_is_used(tmp_path: Path, filled: str) -> None:
    with pytest.raises(DatabaseInUse):
        back_up(filled, tmp_path / "tables.db", silently, overwrite=True)
    used = Store(f"sqlite:///{tmp_path / 'used.db'}")
    used.open()
    with pytest.raises(DatabaseInUse):
        back_up(filled, tmp_path / "used.db", silently, overwrite=True)
    used.close()
    back_up(filled, tmp_path / "used.db", silently, overwrite=True)


def test_what_is_interrupted_leaves_nothing(tmp_path: Path, engine: Engine, filled: str, file: Path) -> None:
    @contextmanager
    def interrupted(_total: int) -> Iterator[Callable[[int], None]]:
        def stop(_done: int) -> None:
            raise KeyboardInterrupt

        yield stop

    with pytest.raises(KeyboardInterrupt):
        back_up(filled, file, interrupted)
    assert left(file) == []
    back_up(filled, file, silently)
    target = elsewhere(engine, tmp_path)
    with pytest.raises(KeyboardInterrupt):
        restore(target, file, interrupted)
    restore(target, file, silently)
    assert everything(target) == everything(filled)


FULL = f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000)); {SERVE}"


def test_a_full_disk_is_told_in_one_line_and_nothing_is_left(tmp_path: Path, filled: str, file: Path) -> None:
    line = [sys.executable, "-c", FULL, "store", "backup", str(file), "--database", filled, "--lang", "en"]
    ran = subprocess.run(line, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout, len(ran.stderr.splitlines())) == (2, "", 1), ran.stderr
    assert ran.stderr.startswith(f"The database {file} cannot be used: ")
    assert left(file) == []


def test_what_is_there_already_stays(tmp_path: Path, engine: Engine, filled: str, file: Path) -> None:
    back_up(filled, file, silently)
    before = everything(filled)
    with pytest.raises(DatabaseNotEmpty):
        restore(filled, file, silently)
    assert everything(filled) == before


def test_a_database_in_use_is_not_restored_into(tmp_path: Path, engine: Engine, filled: str, file: Path) -> None:
    back_up(filled, file, silently)
    target = elsewhere(engine, tmp_path)
    used = Store(target)
    used.open()
    if used.shared:
        change(target, f"INSERT INTO processes VALUES ('someone', {now() + 60_000_000})")
    with pytest.raises(DatabaseInUse):
        restore(target, file, silently)
    used.close()
    assert not any(everything(target).values())


@pytest.mark.engines("sqlite")
def test_the_file_of_another_program_is_left_alone(tmp_path: Path, filled: str, file: Path) -> None:
    back_up(filled, file, silently)
    other = tmp_path / "other.db"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE cookies (name)")
    content = other.read_bytes()
    with pytest.raises(DatabaseForeign):
        restore(f"sqlite:///{other}", file, silently)
    with pytest.raises(DatabaseForeign):
        restore(f"sqlite:///{tmp_path / 'new.db'}", other, silently)
    with pytest.raises(DatabaseForeign):
        back_up(f"sqlite:///{other}", tmp_path / "kept" / "other.db", silently)
    assert other.read_bytes() == content
    assert left(file) == [file.name]


def test_what_is_no_backup_is_refused(tmp_path: Path, engine: Engine, filled: str, file: Path) -> None:
    back_up(filled, file, silently)
    target, content = elsewhere(engine, tmp_path), file.read_bytes()
    for other in (b"", b"a letter to a friend " * 300, content[: len(content) // 2], content[:5000]):
        file.write_bytes(other)
        with pytest.raises((DatabaseForeign, DatabaseUnusable)):
            restore(target, file, silently)
    with pytest.raises(DatabaseUnusable):
        restore(target, file.with_name("none"), silently)
    file.write_bytes(content)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    with pytest.raises(DatabaseNewer):
        restore(target, file, silently)
    assert not (tmp_path / "elsewhere" / "empty.db").exists()


@pytest.mark.engines("postgresql")
def test_a_row_that_the_target_cannot_hold_leaves_nothing(
    tmp_path: Path, engine: PostgreSql, filled: str, file: Path
) -> None:
    back_up(filled, file, silently)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE moves SET deals = '[' WHERE number = 0")
        connection.commit()
    target = elsewhere(engine, tmp_path)
    with pytest.raises(RowUnreadable):
        restore(target, file, silently)
    assert not any(everything(target).values())


@pytest.mark.engines("sqlite")
def test_a_table_that_cannot_be_read_keeps_nobody_from_a_backup(tmp_path: Path, filled: str, file: Path) -> None:
    change(filled, "UPDATE moves SET deals = '[' WHERE number = 0", "UPDATE people SET name = CAST(x'ff' AS TEXT)")
    back_up(filled, file, silently)
    target = f"sqlite:///{tmp_path / 'restored.db'}"
    restore(target, file, silently)
    with closing(sqlite3.connect(tmp_path / "restored.db")) as connection:
        assert {row[0] for row in connection.execute("SELECT deals FROM moves WHERE number = 0")} == {"["}
        assert connection.execute("SELECT DISTINCT CAST(name AS BLOB) FROM people").fetchall() == [(b"\xff",)]


@pytest.mark.engines("sqlite", "postgresql")
def test_a_backup_of_an_earlier_version_is_brought_up(tmp_path: Path, engine: Engine, filled: str, file: Path) -> None:
    back_up(filled, file, silently)
    before = everything(filled)
    database = Database(f"sqlite:///{tmp_path / 'older.db'}")
    restore(f"sqlite:///{tmp_path / 'older.db'}", file, silently)
    downgrade(database.engine, "0010")
    database.close()
    back_up(f"sqlite:///{tmp_path / 'older.db'}", file, silently, overwrite=True)
    content, target = file.read_bytes(), elsewhere(engine, tmp_path)
    restore(target, file, silently)
    assert file.read_bytes() == content
    assert everything(target).keys() == before.keys()
    assert [len(rows) for rows in everything(target).values()] == [len(rows) for rows in before.values()]


def test_a_folder_that_is_not_there(tmp_path: Path, filled: str) -> None:
    with pytest.raises(FileUnusable):
        back_up(filled, tmp_path / "nowhere" / "backup.db", silently)


# Damaged files


@pytest.mark.engines("sqlite")
def test_a_damaged_file_is_told_in_one_line_whatever_is_done_with_it(
    tmp_path: Path, filled: str, file: Path, request: pytest.FixtureRequest
) -> None:
    store = Store(filled)
    put_table(store, "race", "long", 60)
    store.close()
    path = tmp_path / "tables.db"
    whole, chance = path.read_bytes(), RandomDealer(1)
    damaged, copied = tmp_path / "damaged.db", tmp_path / "copied.db"
    url, other = f"sqlite:///{damaged}", f"sqlite:///{copied}"
    for _ in range(1000 if request.config.getoption("--long") else 40):
        content = bytearray(whole)
        for _ in range(1 + chance.below(4)):
            place, length = chance.below(len(content)), 1 + chance.below(200)
            content[place : place + length] = bytes(chance.below(256) for _ in range(length))
        if chance.below(8) == 0:
            del content[chance.below(len(content)) :]
        for use in (
            lambda: check(url),
            lambda: back_up(url, file, silently),
            lambda: restore(other, damaged, silently),
            lambda: export_store(url, tmp_path / "tables.jsonl"),
            lambda: copy_store(url, other),
            lambda: opened(url),
        ):
            for stale in tmp_path.glob("damaged.db*"):
                stale.unlink()
            damaged.write_bytes(content)
            with suppress(OrreryError):  # what is damaged may well be what nothing is read of
                use()
            for stale in [*tmp_path.glob("copied.db*"), *tmp_path.glob("tables.jsonl"), *file.parent.iterdir()]:
                stale.unlink()


def opened(url: str) -> None:
    store = Store(url)
    try:
        store.open()
    finally:
        store.close()


# The commands


def test_the_commands_say_what_they_did(tmp_path: Path, engine: Engine, filled: str, file: Path) -> None:
    def ran(*arguments: str) -> tuple[int, str, str]:
        line = [sys.executable, "-c", SERVE, "store", *arguments]
        done = subprocess.run(line, capture_output=True, text=True, check=False)
        return done.returncode, done.stdout, done.stderr

    moves = len(everything(filled)["moves"])
    told = f"one person, 2 tables, {moves} moves.\n"
    assert ran("backup", str(file), "--database", filled, "--lang", "en") == (0, f"Backed up: {told}", "")
    target = elsewhere(engine, tmp_path)
    assert ran("restore", str(file), "--database", target, "--lang", "en") == (0, f"Restored: {told}", "")
    code, out, refusal = ran("backup", str(file), "--database", filled, "--lang", "de")
    assert (code, out) == (2, "")
    assert refusal == f"Die Datei {file} gibt es schon; mit --overwrite wird sie ersetzt.\n"
