"""A file of SQLite as a server finds it: whole or not, its own or another's, and what was altered in it meanwhile."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest

from orrery.server import database_file
from orrery.server.database_errors import DatabaseInUse, DatabaseNewer, DatabaseUnusable
from orrery.server.errors import StoreFails
from orrery.server.people import new_token, token_hash
from orrery.server.rows import BrokenRow, Entry, MoveRow, SeatRow, TableRow
from orrery.server.store import Store

from .house import PATIENCE_SECONDS, House, usual_settings, visit

pytestmark = pytest.mark.engines("sqlite")
SERVE = "import sys; from orrery.cli import main; main()"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    store = Store(f"sqlite:///{path}")
    store.open()
    yield store
    store.close()


@pytest.fixture
def used(path: Path) -> Path:
    """A database that a server has used before."""
    store = Store(f"sqlite:///{path}")
    store.open()
    for _ in range(500):
        store.add_person(token_hash(new_token()))
    store.close()
    return path


def change(path: Path, *commands: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        for sql in commands:
            connection.execute(sql)
        connection.commit()


def served(path: Path, *more: str) -> subprocess.CompletedProcess[str]:
    """`orrery serve` with a database that it refuses."""
    started = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--lang", "en", "--database", str(path), *more]
    return subprocess.run(started, capture_output=True, text=True, timeout=120, check=False)


# One server


def test_two_servers_on_one_file_are_refused(path: Path, store: Store) -> None:
    second = Store(f"sqlite:///{path}")
    with pytest.raises(DatabaseInUse):
        second.open()
    second.close()
    refused = served(path)
    assert refused.returncode == 2
    assert refused.stderr.splitlines() == [f"Another server is already using the database {path}."]


def test_the_lock_dies_with_its_server(path: Path) -> None:
    script = f"from orrery.server.store import Store; s = Store('sqlite:///{path}'); s.open(); print('taken'); input()"
    process = subprocess.Popen([sys.executable, "-u", "-c", script], stdin=-1, stdout=-1, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "taken\n"
    other = Store(f"sqlite:///{path}")
    with pytest.raises(DatabaseInUse):
        other.open()
    process.send_signal(signal.SIGKILL)
    process.communicate()
    other.open()
    other.close()


def test_nobody_else_may_read_it(path: Path) -> None:
    path.touch(mode=0o644)
    store = Store(f"sqlite:///{path}")
    store.open()
    store.add_person(token_hash(new_token()))
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
    store.close()
    assert {"tables.db", "tables.db-wal", "tables.db-shm"} <= modes.keys()
    assert set(modes.values()) == {0o600}


def test_every_commit_waits_for_the_disk(store: Store) -> None:
    with store._engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"


# Databases that cannot be used


def test_a_file_that_is_no_database(path: Path) -> None:
    path.write_bytes(b"a letter to a friend, and not a database at all " * 100)
    refused = served(path)
    assert refused.returncode == 2
    assert len(refused.stderr.splitlines()) == 1
    assert str(path) in refused.stderr
    assert path.read_bytes().startswith(b"a letter")


def damage(path: Path) -> None:
    """Overwrite a few pages in the middle of a file."""
    damaged = bytearray(path.read_bytes())
    for page in range(15, 20):
        damaged[page * 4096 : (page + 1) * 4096] = b"\xff" * 4096
    path.write_bytes(damaged)


def test_a_database_with_a_damaged_page(used: Path) -> None:
    damage(used)
    again = Store(f"sqlite:///{used}")
    with pytest.raises(DatabaseUnusable):
        again.open()
    again.close()


def test_a_lock_that_is_no_database(used: Path) -> None:
    used.with_name("tables.db.lock").write_bytes(b"a letter to a friend, and not a database at all " * 100)
    refused = served(used)
    assert (refused.returncode, len(refused.stderr.splitlines())) == (2, 1)
    assert "tables.db.lock" in refused.stderr


def test_a_large_file_is_checked_while_it_is_used(
    used: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(database_file, "LARGE", 1000)

    def found() -> str:
        again = Store(f"sqlite:///{used}")
        again.open()
        asyncio.run(again.check())
        again.close()
        return again.damage

    assert found() == ""
    damage(used)
    assert found() != ""
    assert "the database is damaged" in caplog.text


def test_a_server_that_stops_does_not_wait_for_the_check_of_a_large_file(
    used: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_file, "LARGE", 1000)
    reading = threading.Event()

    def endless(connection: sqlite3.Connection) -> str | None:
        reading.set()
        with suppress(sqlite3.OperationalError):  # it is interrupted
            connection.execute("WITH RECURSIVE n(i) AS (VALUES (0) UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n")
        return None

    monkeypatch.setattr(database_file, "_damage", endless)

    async def scene() -> None:
        again = Store(f"sqlite:///{used}")
        again.open()
        checking = asyncio.create_task(again.check())
        await asyncio.to_thread(reading.wait)
        checking.cancel()
        async with asyncio.timeout(PATIENCE_SECONDS):
            await asyncio.wait([checking])
        again.close()

    asyncio.run(scene())


def test_a_database_of_a_newer_version(used: Path) -> None:
    change(used, "UPDATE alembic_version SET version_num = '9999'")
    again = Store(f"sqlite:///{used}")
    with pytest.raises(DatabaseNewer):
        again.open()
    again.close()
    refused = served(used)
    assert refused.returncode == 2
    assert refused.stderr.splitlines() == [f"The database {used} was made by a newer version of Orrery."]


@pytest.mark.parametrize(
    "url", ["sqlite:////nowhere/at/all/tables.db", "nonsense://x", "sqlite:///{folder}", "postgresql+nodriver://h/db"]
)
def test_addresses_of_no_database(tmp_path: Path, url: str) -> None:
    with pytest.raises(DatabaseUnusable):
        Store(url.format(folder=tmp_path)).open()


def test_what_is_no_file_is_left_alone(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe, 0o644)
    before = pipe.stat().st_mode
    with pytest.raises(DatabaseUnusable):
        Store(f"sqlite:///{pipe}").open()
    assert pipe.stat().st_mode == before


def test_a_database_that_can_only_be_read(used: Path) -> None:
    reader = Store(f"sqlite:///file:{used}?mode=ro&uri=true")
    with pytest.raises(DatabaseUnusable) as refused:
        reader.open()
    assert "readonly" in refused.value.arguments["reason"]
    reader.close()


# What was stored before


def test_a_broken_row_spoils_its_own_table_only(path: Path, store: Store) -> None:
    ada = store.add_person(token_hash(new_token()))
    seats = [SeatRow("person", ada.id, "", "", None), SeatRow("bot", None, "random", "", None)]
    for name in "abcdefg":
        row = TableRow(name, "duel", 1, {}, ada.id, "playing", [1], 1, seats)
        store.add_table(row, [MoveRow(0, None, [], [], False)])
    change(
        path,
        "UPDATE tables SET options = '{' WHERE id = 'a'",
        "UPDATE tables SET waiting = '[7]' WHERE id = 'b'",
        "UPDATE tables SET options = CAST(x'ff00fe' AS TEXT) WHERE id = 'c'",
        "UPDATE seats SET kind = 'ghost' WHERE \"table\" = 'd'",
        "UPDATE moves SET deals = '[1, \"x\"]' WHERE \"table\" = 'e'",
        "UPDATE moves SET answers = 'null' WHERE \"table\" = 'f'",
    )
    found = {row.id: row.status for row in asyncio.run(store.tables_under_way())}
    assert found == {**dict.fromkeys("abcd", "broken"), **dict.fromkeys("efg", "playing")}
    assert {row.id for row in store.tables_of(ada.id)} == set("abcdefg")
    for name in "ef":
        with pytest.raises(BrokenRow):
            store.moves(name)
    assert store.moves("g") == [MoveRow(0, None, [], [], False)]


@pytest.mark.parametrize("kind", ["exchanged", "altered", "missing", "more"])
def test_other_deals_than_those_that_were_stored_are_noticed(tmp_path: Path, kind: str) -> None:
    """They might be playable, and would give everybody another hand without a word."""
    settings = usual_settings(tmp_path)

    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me", game="race")
        house.rooms.put_away(float("inf"))
        tamper(tmp_path / "tables.db", kind)
        assert (await (await ada.socket(table)).problem())["message"] == "error-broken-table"

    visit(settings, scene)


def tamper(path: Path, kind: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        deals = json.loads(connection.execute("SELECT deals FROM moves WHERE number = 0").fetchone()[0])
        if kind == "exchanged":
            other = next(place for place, deal in enumerate(deals) if deal != deals[0])
            deals[0], deals[other] = deals[other], deals[0]
        elif kind == "altered":
            deals[-1] = deals[0]
        elif kind == "missing":
            deals.pop()
        else:
            deals.append(1)
        connection.execute("UPDATE moves SET deals = ? WHERE number = 0", [json.dumps(deals)])
        connection.commit()


def test_what_was_dealt_stays_out_of_the_log(path: Path, store: Store, caplog: pytest.LogCaptureFixture) -> None:
    ada = store.add_person(token_hash(new_token()))
    seats = [SeatRow("person", ada.id, "", "", None)] * 2
    store.add_table(
        TableRow("table", "duel", 1, {}, ada.id, "playing", [0], 2, seats), [MoveRow(0, None, [], [], False)]
    )

    async def failing() -> None:
        entry = Entry("table", MoveRow(4711, 0, ["choose sensor"], [815], False), "playing", [])
        await store.do(store.append_all, [entry])

    change(path, "CREATE TRIGGER full BEFORE INSERT ON moves BEGIN INSERT INTO nowhere VALUES (1); END")
    with caplog.at_level(logging.DEBUG), pytest.raises(StoreFails):
        asyncio.run(failing())
    assert "nowhere" in caplog.text
    assert not any(secret in caplog.text for secret in ("4711", "815", "choose sensor"))
    assert "\n" not in caplog.records[-1].getMessage()
