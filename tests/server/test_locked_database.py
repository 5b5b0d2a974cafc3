"""Another program holds the database: whoever answers reads so, nobody hears what is not stored, and it goes on."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from orrery.server.store import Store

from .house import PATIENCE_SECONDS, Eyes, House, usual_settings, visit
from .test_database import served
from .test_healing import Outage

pytestmark = pytest.mark.engines("sqlite")

HOLD = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None, timeout=60)
connection.execute("BEGIN EXCLUSIVE")
print("locked", flush=True)
sys.stdin.read()
"""


class Lock:
    """Another process that holds the database until it is told to let go."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._process: subprocess.Popen[str] | None = None

    def hold(self) -> None:
        """When this returns the database is locked."""
        self._process = subprocess.Popen([sys.executable, "-c", HOLD, str(self._path)], stdin=-1, stdout=-1, text=True)
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == "locked\n"

    def release(self) -> None:
        """When this returns the database is free."""
        assert self._process is not None
        self._process.communicate()


@contextmanager
def locked(path: Path) -> Iterator[None]:
    lock = Lock(path)
    lock.hold()
    try:
        yield
    finally:
        lock.release()


def told(eyes: Eyes) -> list[int]:
    """The versions of all updates these eyes were sent."""
    return [message["version"] for message in eyes.heard if message["type"] == "update"]


def test_an_answer_meanwhile_is_refused_and_can_be_given_again(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me")
        mine, other = await ada.eyes(table, 0), await ada.eyes(table, 1)
        before = mine.now
        with locked(tmp_path / "tables.db"):
            for _ in range(2):  # once more is as good as the first time
                await mine.give("choose sensor")
                problem = await mine.problem()
                assert (problem["message"], problem["version"]) == ("error-not-saved", 1)
            newcomer = await ada.eyes(table, 0)
            assert (newcomer.now["view"], newcomer.now["question"]) == (before["view"], before["question"])
            await mine.hello(0)
            await other.hello(1)  # whatever was sent before has been heard now
            assert {*told(mine), *told(other), *told(newcomer)} == {1}
        assert (await ada.get(f"/tables/{table}"))["version"] == 1
        after = await mine.answer("choose sensor")
        assert (await other.at(2))["version"] == after["version"] == 2
        house.rooms.put_away(float("inf"))
        again = await ada.eyes(table, 0)
        assert (again.now["view"], again.now["question"]) == (after["view"], after["question"])

    visit(usual_settings(tmp_path), scene)


def test_tables_and_seats_meanwhile_stay_as_they_are(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, stranger = await house.visitor("Ada"), await house.stranger()
        table = await ada.table("me", "open")
        before = await ada.get("/tables")
        with locked(tmp_path / "tables.db"):
            refused = [
                await ada.post("/tables", {"game": "duel", "seats": [{"kind": "me"}, {"kind": "me"}]}, 503),
                await ada.post(f"/tables/{table}/seats/1", {"kind": "bot", "bot": "random"}, 503),
                await stranger.get("/me", 503),
            ]
            assert await ada.get("/tables") == before
        assert {problem["message"] for problem in refused} == {"error-store-fails"}
        assert await ada.get("/tables") == before
        await ada.post(f"/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})

    visit(usual_settings(tmp_path), scene)


def test_bots_go_on_by_themselves_when_it_is_free(tmp_path: Path) -> None:
    lock = Lock(tmp_path / "tables.db")
    outage = Outage(2, lock.release)
    settings = replace(usual_settings(tmp_path), pause=outage.pause, pace_seconds=0.02)

    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("random", "random")
        public = await ada.eyes(table, None)
        await public.at(3)
        lock.hold()
        async with asyncio.timeout(PATIENCE_SECONDS):
            await outage.repaired.wait()
        known = public.version
        await public.update(lambda update: update["version"] > known + 3)
        assert told(public) == sorted(told(public))

    visit(settings, scene)


def test_a_server_that_starts_meanwhile_says_so_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    store = Store(f"sqlite:///{path}")
    store.open()
    store.close()
    with locked(path):
        refused = served(path)
    assert refused.returncode == 2
    assert refused.stderr.splitlines() == [f"The database {path} cannot be used: database is locked"]
