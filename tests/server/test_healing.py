"""After a failure bots go on by themselves; a table that is broken, or too slow to restore, is set aside alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import httpx
import pytest

from orrery.server.database import Database
from orrery.server.errors import TookTooLong
from orrery.server.healing import SLOW_ATTEMPTS, Healing
from orrery.server.retention import delete_tables

from .engines import Engine, change
from .house import PATIENCE_SECONDS, Browser, House, usual_settings, visit

AWAY, BACK = "ALTER TABLE moves RENAME TO elsewhere", "ALTER TABLE elsewhere RENAME TO moves"


class Outage:
    """Pauses that take no time; after this many of them the database is repaired."""

    def __init__(self, pauses: int, repair: Callable[[], None]) -> None:
        self.seconds: list[float] = []
        self.repaired = asyncio.Event()
        self._pauses = pauses
        self._repair = repair

    async def pause(self, seconds: float) -> None:
        self.seconds.append(seconds)
        if len(self.seconds) == self._pauses:
            self._repair()
            self.repaired.set()
        await asyncio.sleep(0)


@pytest.mark.parametrize("kind", ["full", "unreadable"])
def test_bots_go_on_when_the_database_is_back(tmp_path: Path, engine: Engine, database: str, kind: str) -> None:
    failure, repair = (engine.full, engine.emptied) if kind == "full" else (AWAY, BACK)
    outage = Outage(20, lambda: change(database, repair))
    settings = replace(usual_settings(tmp_path), pause=outage.pause, pace_seconds=0.02)

    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("random", "random")
        public = await ada.eyes(table, None)
        await public.at(3)
        await public.socket.close()  # nobody looks
        change(database, failure)
        async with asyncio.timeout(PATIENCE_SECONDS):
            await outage.repaired.wait()
        assert sorted(set(outage.seconds)) == [0.5, 1, 2, 4, 8, 16, 30]
        again = await ada.eyes(table, None)
        known = again.version
        await again.update(lambda update: update["version"] > known + 3)

    visit(settings, scene)


def test_tables_are_resumed_as_soon_as_they_can_be_read(tmp_path: Path, database: str) -> None:
    outage = Outage(12, lambda: change(database, "ALTER TABLE elsewhere RENAME TO tables"))
    settings = usual_settings(tmp_path)
    made: list[str] = []

    async def begin(house: House) -> None:
        made.append(await (await house.visitor("Ada")).table("random", "random"))

    async def go_on(house: House) -> None:
        async with asyncio.timeout(PATIENCE_SECONDS):
            await outage.repaired.wait()
            while house.rooms.in_memory != made:
                await asyncio.sleep(0)

    visit(replace(settings, pace_seconds=3600), begin)
    failing = partial(change, database, "ALTER TABLE tables RENAME TO elsewhere")
    visit(replace(settings, pace_seconds=3600, pause=outage.pause), go_on, failing)


@pytest.mark.engines("sqlite")
def test_a_table_that_is_always_too_slow_is_given_up_and_holds_up_no_other(caplog: pytest.LogCaptureFixture) -> None:
    tried: list[str] = []
    given_up: list[str] = []
    slow_tables = ["slow", "slower", "slowest", "stuck"]

    async def play() -> None:
        all_restored, all_given_up = asyncio.Event(), asyncio.Event()
        good_tables = {"good", "better", "failing"}

        async def restore(table: str) -> None:
            tried.append(table)
            await asyncio.sleep(0)
            if table in slow_tables:
                raise TookTooLong
            if table == "failing":
                raise ZeroDivisionError("a mistake of ours")
            good_tables.discard(table)
            if good_tables == {"failing"}:
                all_restored.set()

        async def give_up(table: str) -> None:
            given_up.append(table)
            if len(given_up) == len(slow_tables):
                all_given_up.set()

        async def pause(seconds: float) -> None:
            await asyncio.sleep(0)

        healing = Healing(restore, give_up, pause)
        for table in [*slow_tables, "failing", "good", "better"]:
            healing.expect(table)
        task = asyncio.create_task(healing.run())
        async with asyncio.timeout(PATIENCE_SECONDS):
            await all_restored.wait()
            await all_given_up.wait()
        assert not task.done()
        task.cancel()

    asyncio.run(play())
    assert sorted(given_up) == sorted(slow_tables)
    assert {table: tried.count(table) for table in slow_tables} == dict.fromkeys(slow_tables, SLOW_ATTEMPTS)
    assert [record.levelname for record in caplog.records if "slow is given up" in record.message] == ["WARNING"]


@pytest.mark.engines("sqlite")
def test_a_table_that_is_lost_again_while_it_is_restored_is_restored_again() -> None:
    async def play() -> None:
        tried = 0
        restored_again = asyncio.Event()

        async def restore(table: str) -> None:
            nonlocal tried
            tried += 1
            if tried == 1:
                healing.expect(table)
            else:
                restored_again.set()

        healing = Healing(restore, lambda table: asyncio.sleep(0), asyncio.sleep)
        healing.expect("table")
        task = asyncio.create_task(healing.run())
        async with asyncio.timeout(PATIENCE_SECONDS):
            await restored_again.wait()
        task.cancel()

    asyncio.run(play())


def test_after_an_outage_a_slow_table_is_set_aside_and_the_others_go_on(tmp_path: Path, database: str) -> None:
    outage = Outage(12, lambda: change(database, BACK))
    settings = replace(usual_settings(tmp_path), pace_seconds=3600, host_token="open sesame")
    cookies: list[str] = []
    made: list[str] = []

    async def begin(house: House) -> None:
        ada = await house.visitor("Ada")
        cookies.append(ada.http.cookies["orrery"])
        made.append(await ada.table("random", "random"))
        slow = await ada.table("me", "me")
        made.append(slow)
        seats = [await ada.eyes(slow, seat) for seat in range(2)]
        version = seats[0].version
        while version < 60:  # so long a game is restored by another process
            for eyes in seats:
                await eyes.at(version)
            asked = seats[seats[0].now["waiting"][0]]
            await asked.answer(asked.options[0])
            version = asked.version
        for seat in range(2):
            await ada.post(f"/tables/{slow}/seats/{seat}", {"kind": "bot", "bot": "random"})

    async def heal(house: House) -> None:
        good, slow = made
        async with asyncio.timeout(PATIENCE_SECONDS):
            await outage.repaired.wait()
            while house.rooms.in_memory != [good] or (await house.rooms.row(slow)).trouble is None:
                await asyncio.sleep(0.01)
        ada = await house.stranger()
        ada.http.cookies.set("orrery", cookies[0])
        listed = {table["id"]: table["status"] for table in await ada.get("/tables")}
        assert listed == {good: "playing", slow: "broken"}
        assert (await ada.get(f"/tables/{slow}"))["status"] == "broken"
        page = await ada.http.get("/host", auth=httpx.BasicAuth("", "open sesame"))
        assert f"<td>{slow}</td><td>Given up: restoring it took too long" in page.text

    async def open_it(house: House) -> None:
        ada = await house.stranger()
        ada.http.cookies.set("orrery", cookies[0])
        assert (await ada.get(f"/tables/{made[1]}"))["status"] == "playing"
        page = await ada.http.get("/host", auth=httpx.BasicAuth("", "open sesame"))
        assert "Tables set aside" not in page.text

    visit(settings, begin)
    failing = partial(change, database, AWAY)
    visit(replace(settings, pause=outage.pause, work_seconds=0.0), heal, failing)
    visit(settings, open_it)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE moves SET deals = '[null]' WHERE \"table\" = '{table}'",
        "UPDATE moves SET hash = 'feedfeedfeedfeed' WHERE \"table\" = '{table}'",
        "UPDATE moves SET seat = 77 WHERE \"table\" = '{table}'",
        "DELETE FROM moves WHERE \"table\" = '{table}'",
        "UPDATE tables SET options = '[]' WHERE id = '{table}'",
        "UPDATE tables SET game = 'chess' WHERE id = '{table}'",
        "UPDATE tables SET rules_version = 99 WHERE id = '{table}'",
    ],
)
def test_a_broken_table_is_set_aside_and_the_others_go_on(tmp_path: Path, database: str, damage: str) -> None:
    settings = usual_settings(tmp_path)
    people, made = [], []

    async def begin(house: House) -> None:
        ada = await house.visitor("Ada")
        people.append(ada.http.cookies["orrery"])
        made.extend([await ada.table("random", "random") for _ in range(3)])

    async def go_on(house: House) -> None:
        ada = await house.stranger()
        ada.http.cookies.set("orrery", people[0])
        first, broken, last = made
        for table in (first, last):
            public = await ada.eyes(table, None)
            await public.update(lambda update: update["version"] > 5)
        problem = await (await ada.socket(broken)).problem()
        assert problem["message"] in ("error-broken-table", "error-other-rules", "error-unknown-game")
        assert (await ada.get(f"/tables/{broken}"))["status"] == "broken"
        listed = {table["id"]: table for table in await ada.get("/tables")}
        assert (listed[broken]["status"], listed[broken]["waiting"]) == ("broken", [])
        assert listed[first]["status"] in ("playing", "over")

    visit(replace(settings, pace_seconds=3600), begin)
    change(database, damage.format(table=made[1]))
    visit(settings, go_on)


def test_a_broken_table_says_so_when_asked_for_and_comes_back_when_it_is_repaired(
    tmp_path: Path, database: str
) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me")
        house.rooms.put_away(float("inf"))
        change(database, "UPDATE moves SET seat = 77, hash = 'damaged'")
        assert (await ada.get(f"/tables/{table}"))["status"] == "broken"
        change(database, "UPDATE moves SET seat = NULL, hash = NULL")
        assert (await ada.get(f"/tables/{table}"))["status"] == "playing"
        assert (await ada.get("/tables"))[0]["status"] == "playing"

    visit(usual_settings(tmp_path), scene)


def test_a_table_that_was_set_aside_is_tried_again_at_the_next_start(tmp_path: Path, database: str) -> None:
    cookies: list[str] = []

    async def break_it(house: House) -> None:
        ada = await house.visitor("Ada")
        cookies.append(ada.http.cookies["orrery"])
        table = await ada.table("me", "me")
        house.rooms.put_away(float("inf"))
        change(database, "UPDATE moves SET seat = 77, hash = 'damaged'")
        assert (await ada.get(f"/tables/{table}"))["status"] == "broken"

    async def look(house: House) -> None:
        ada = await house.stranger()
        ada.http.cookies.set("orrery", cookies[0])
        async with asyncio.timeout(PATIENCE_SECONDS):
            while (await ada.get("/tables"))[0]["status"] != "playing":
                await asyncio.sleep(0.01)

    visit(usual_settings(tmp_path), break_it)
    change(database, "UPDATE moves SET seat = NULL, hash = NULL")
    visit(usual_settings(tmp_path), look)


def test_a_broken_table_that_is_deleted_is_no_longer_listed(tmp_path: Path, database: str) -> None:
    settings = replace(usual_settings(tmp_path), host_token="open sesame")

    async def is_listed(browser: Browser, table: str) -> bool:
        page = await browser.http.get("/host", auth=httpx.BasicAuth("", "open sesame"))
        return f"<td>{table}</td><td>It cannot be restored" in page.text

    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me")
        house.rooms.put_away(float("inf"))
        change(database, "UPDATE moves SET seat = 77, hash = 'damaged'")
        assert (await ada.get(f"/tables/{table}"))["status"] == "broken"
        assert await is_listed(ada, table)
        beside = Database(database)
        with beside.engine.begin() as connection:
            delete_tables(connection, [table])
        beside.engine.dispose()
        assert (await ada.get(f"/tables/{table}", 404))["message"] == "error-unknown-table"
        assert not await is_listed(ada, table)

    visit(settings, scene)


def test_a_broken_table_can_be_taken_off_the_list(tmp_path: Path, database: str) -> None:
    async def scene(house: House) -> None:
        ada, eve = await house.visitor("Ada"), await house.visitor("Eve")
        table = await ada.table("me", "me")
        house.rooms.put_away(float("inf"))
        change(database, "UPDATE tables SET game = 'chess'")
        assert (await eve.post(f"/tables/{table}/hidden", {"hidden": True}, 403))["message"] == "error-not-at-table"
        assert (await ada.post(f"/tables/{table}/hidden", {"hidden": True}))["status"] == "broken"
        assert await ada.get("/tables") == []

    visit(usual_settings(tmp_path), scene)
