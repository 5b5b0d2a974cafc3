"""The page for the host: shown for the token alone, in two languages, and letters are letters."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from orrery import __version__
from orrery.server.budgets import GUESSES
from orrery.server.retention import Keep
from orrery.server.store import Store

from .engines import change
from .house import PATIENCE_SECONDS, Browser, House, usual_settings, visit
from .test_processes import Street, played
from .test_retention import add

TOKEN = "open sesame"


async def page(browser: Browser, password: str | None = None, language: str = "en") -> httpx.Response:
    auth = None if password is None else httpx.BasicAuth("anybody", password)
    return await browser.http.get("/host", headers={"Accept-Language": language}, auth=auth)


def test_the_host_sees_tables_people_processes_and_versions(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada <b>")
        table = await ada.table("me", "open", "random", game="race")
        eyes = await ada.eyes(table, 0)
        shown = await page(ada, TOKEN)
        assert shown.status_code == 200
        assert shown.headers["cache-control"] == "no-store"
        assert "default-src 'self'" in shown.headers["content-security-policy"]
        text = shown.text
        assert f"<td>{table}</td><td>Race for the Galaxy</td><td>Ada &lt;b&gt;, open, random</td>" in text
        assert "<th>Of these, looking at their table now</th><td>1</td>" in text or house.rooms.store.shared
        assert "<th>Open sockets of this process</th><td>1</td>" in text
        assert f"<th>Orrery</th><td>{__version__}</td>" in text
        assert "PostgreSQL 1" in text if house.rooms.store.shared else "SQLite 3." in text
        invitation = (await ada.get(f"/tables/{table}"))["seats"][1]["invitation"]
        assert invitation not in text
        german = (await page(ada, TOKEN, "de-DE")).text
        assert '<html lang="de">' in german
        assert "<h2>Laufende Tische</h2>" in german
        assert "Ada &lt;b&gt;, frei, random" in german
        await eyes.socket.close()

    visit(replace(usual_settings(tmp_path), host_token=TOKEN), scene)


def test_processes_are_listed(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        store, ada = house.rooms.store, await house.visitor("Ada")
        if store.shared:
            await store.do(store.processes.live, "another")
            assert "<td>another</td>" in (await page(ada, TOKEN)).text
        else:
            assert "One process serves alone." in (await page(ada, TOKEN)).text

    visit(replace(usual_settings(tmp_path), host_token=TOKEN), scene)


@pytest.mark.engines("sqlite")
def test_the_host_is_asked_before_most_tables_are_deleted(tmp_path: Path, database: str) -> None:
    store = Store(database)
    store.open()
    ada = store.add_person("a" * 64)
    for number in range(12):
        add(store, f"table-{number}", ada, "over")
    store.close()
    change(database, "UPDATE tables SET created = 0", "UPDATE moves SET time = 0")

    async def scene(house: House) -> None:
        browser = await house.visitor("Ada")
        async with asyncio.timeout(PATIENCE_SECONDS):
            while "--delete-up-to 13" not in (await page(browser, TOKEN)).text:
                await asyncio.sleep(0.01)
        assert "12 of 12 tables have been kept long enough" in (await page(browser, TOKEN)).text
        assert "12 von 12 Tischen" in (await page(browser, TOKEN, "de")).text

    visit(replace(usual_settings(tmp_path), host_token=TOKEN, keep=Keep(finished_days=1)), scene)


@pytest.mark.engines("sqlite")
def test_the_host_is_told_of_a_damaged_database(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        browser = await house.visitor("Ada")
        assert "damaged" not in (await page(browser, TOKEN)).text
        house.rooms.store.damage = "row <7> missing"
        assert "The database is damaged (row &lt;7&gt; missing)." in (await page(browser, TOKEN)).text
        assert "Die Datenbank ist beschädigt" in (await page(browser, TOKEN, "de")).text

    visit(replace(usual_settings(tmp_path), host_token=TOKEN), scene)


@pytest.mark.engines("sqlite")
def test_a_program_may_send_the_token_as_it_is(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        for sent, status in ((f"Bearer {TOKEN}", 200), ("Bearer wrong", 401)):
            told = await ada.http.get("/host", headers={"Authorization": sent})
            assert told.status_code == status

    visit(replace(usual_settings(tmp_path), host_token=TOKEN), scene)


@pytest.mark.engines("sqlite")
def test_whoever_has_no_token_is_asked_for_it_and_sees_nothing(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "open")
        for sent in (None, "Basic", "Basic !!", "Basic /////w==", "Bearer", "Basic OnNlc2FtZQ==", "ä"):
            headers = {} if sent is None else {b"Authorization": sent.encode()}
            told = await ada.http.get("/host", headers=headers)
            assert told.status_code == 401
            assert told.headers["www-authenticate"].startswith("Basic ")
            assert "ORRERY_HOST_TOKEN" in told.text
            assert table not in told.text
        assert "als Passwort" in (await page(ada, "wrong", "de")).text

    visit(replace(usual_settings(tmp_path), host_token=TOKEN), scene)


@pytest.mark.engines("sqlite")
def test_wrong_tokens_are_counted_by_address_and_the_right_one_is_always_accepted(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        for _ in range(GUESSES.burst):
            assert (await page(ada, "wrong")).status_code == 401
        refused = await page(ada, "wrong")
        assert refused.status_code == 429
        assert 1 <= int(refused.headers["retry-after"]) <= 6
        assert "Wait a moment." in refused.text
        assert (await ada.http.get("/api/metrics", headers={"Authorization": "Bearer wrong"})).status_code == 429
        assert (await page(ada)).status_code == 401, "to ask for the page is no guess"
        assert (await page(ada, TOKEN)).status_code == 200
        elsewhere = {"X-Forwarded-For": "203.0.113.7", "Authorization": "Bearer wrong"}
        assert (await ada.http.get("/host", headers=elsewhere)).status_code == 401

    visit(replace(usual_settings(tmp_path), host_token=TOKEN, budget=1.0), scene)


@pytest.mark.engines("postgresql")
def test_wrong_tokens_are_counted_by_all_processes_together(tmp_path: Path) -> None:
    async def scene(houses: Street) -> None:
        browsers = await houses.visitor("Ada")
        answers = [(await page(browsers[number % 2], "wrong")).status_code for number in range(GUESSES.burst + 4)]
        assert answers == [401] * GUESSES.burst + [429] * 4
        for browser in browsers:
            assert (await page(browser, TOKEN)).status_code == 200

    played(tmp_path, scene, host_token=TOKEN, budget=1.0)


@pytest.mark.engines("postgresql")
def test_wrong_tokens_are_counted_while_the_database_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")

        def fail(*_spent: object) -> int:
            raise OperationalError("", None, Exception("gone"))

        monkeypatch.setattr(house.rooms.store.processes, "spend", fail)
        answers = [(await page(ada, "wrong")).status_code for _ in range(GUESSES.burst + 2)]
        assert answers == [503] * GUESSES.burst + [429] * 2

    visit(replace(usual_settings(tmp_path), host_token=TOKEN, budget=1.0), scene)


@pytest.mark.engines("sqlite")
def test_without_a_token_there_is_no_such_page(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        told = await page(await house.stranger(), "")
        assert told.status_code == 404
        assert "started without ORRERY_HOST_TOKEN" in told.text

    visit(usual_settings(tmp_path), scene)
