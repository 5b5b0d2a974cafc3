"""Answers of a server to proxies and supervisors."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from orrery.server.errors import StoreFails

from .engines import Engine, change
from .house import Browser, House, usual_settings, visit
from .test_handing_over import Clock


async def told(browser: Browser, path: str) -> tuple[int, str]:
    response = await browser.http.get(path)
    return response.status_code, response.json()["status"]


def test_a_server_whose_disk_is_full_lives_and_is_not_ready(tmp_path: Path, engine: Engine) -> None:
    settings = usual_settings(tmp_path)

    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        mine = await ada.eyes(await ada.table("me", "me"), 0)
        assert await told(ada, "/api/ready") == (200, "ready")
        house.rooms.store.processes.live = lambda process: []  # type: ignore[method-assign]  # a write, which succeeds
        change(settings.database, engine.full)
        assert await told(ada, "/api/ready") == (200, "ready")  # nothing is written for the question
        await mine.give(mine.options[0])
        assert (await mine.problem())["message"] == "error-not-saved"
        assert await told(ada, "/api/ready") == (503, "not writable")
        assert await told(ada, "/api/health") == (200, "alive")
        change(settings.database, engine.emptied)
        await mine.answer(mine.options[0])
        assert await told(ada, "/api/ready") == (200, "ready")

    visit(settings, scene)


@pytest.mark.engines("sqlite")
def test_a_failure_is_remembered_until_something_is_written_again(tmp_path: Path) -> None:
    """Among several processes the lease is written all the time."""
    time = Clock()
    settings = replace(usual_settings(tmp_path), clock=time)

    async def scene(house: House) -> None:
        store, ada = house.rooms.store, await house.visitor("Ada")
        mine = await ada.eyes(await ada.table("me", "me"), 0)
        change(settings.database, "ALTER TABLE moves RENAME TO other_moves", "ALTER TABLE keys RENAME TO other_keys")
        await mine.give(mine.options[0])
        with pytest.raises(ConnectionClosed):
            await mine.drain()
        time.minutes(60)
        assert await told(ada, "/api/ready") == (503, "not writable")
        with pytest.raises(StoreFails):
            await store.do(store.try_write)
        assert await told(ada, "/api/ready") == (503, "not writable")
        change(settings.database, "ALTER TABLE other_moves RENAME TO moves", "ALTER TABLE other_keys RENAME TO keys")
        assert await told(ada, "/api/ready") == (503, "not writable")
        await store.do(store.try_write)  # as the server does by itself where nobody else writes
        assert await told(ada, "/api/ready") == (200, "ready")

    visit(settings, scene)
