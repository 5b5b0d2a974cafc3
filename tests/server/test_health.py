"""Answers of a server to proxies and supervisors."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from .engines import Engine, change
from .house import Browser, House, usual_settings, visit


async def told(browser: Browser, path: str) -> tuple[int, str]:
    response = await browser.http.get(path)
    return response.status_code, response.json()["status"]


def test_a_server_whose_disk_is_full_lives_and_is_not_ready(tmp_path: Path, engine: Engine) -> None:
    settings = usual_settings(tmp_path)

    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        mine = await ada.eyes(await ada.table("me", "me"), 0)
        assert await told(ada, "/api/ready") == (200, "ready")
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


def test_a_failure_of_some_time_ago_does_not_keep_everybody_away(tmp_path: Path, engine: Engine) -> None:
    time = [0.0]
    settings = replace(usual_settings(tmp_path), clock=lambda: time[0])

    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        mine = await ada.eyes(await ada.table("me", "me"), 0)
        change(settings.database, engine.full)
        await mine.give(mine.options[0])
        assert (await mine.problem())["message"] == "error-not-saved"
        assert await told(ada, "/api/ready") == (503, "not writable")
        time[0] += 60
        assert await told(ada, "/api/ready") == (200, "ready")

    visit(settings, scene)
