"""Hints over the wire: for the seat that asks alone, on what it may know, and nowhere where somebody wants none."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from orrery import bots
from orrery.core.dealer import RandomDealer
from orrery.games import NAMES, game
from orrery.server import metrics
from orrery.server.advising import advise
from orrery.server.bots_pool import Assignment
from orrery.server.budgets import HINTS

from .finished import replayed
from .house import PATIENCE_SECONDS, Eyes, House, Json, usual_settings, visit


async def hinted(eyes: Eyes, version: int | None = None) -> Json:
    """What comes of asking for a hint: one, or a problem."""
    asked = eyes.version if version is None else version
    await eyes.send(type="advise", seat=eyes.now["seat"], version=asked)
    while True:
        message = await eyes.next()
        if message["type"] in ("hint", "problem"):
            return message


@pytest.mark.parametrize("name", NAMES)
def test_the_strongest_bot_of_every_game_says_what_it_would_do(name: str) -> None:
    played, replay = game(name), replayed(name)
    table = replay.table(replay.steps // 2)
    seat = next(iter(table.questions()))
    imagined = played.encode(played.determinize(table, seat, RandomDealer(1)))
    thoughts = advise(Assignment(name, imagined, seat, bots.adviser(name), 1))
    options = table.questions()[seat]
    assert thoughts
    assert all(played.actions.parse(thought.option.action) in options for thought in thoughts)
    assert all(0 <= thought.share <= 1 and thought.unsure >= 0 for thought in thoughts)
    assert all(thought.worlds > 0 for thought in thoughts)


@pytest.mark.engines("sqlite")
def test_a_hint_is_for_the_seat_that_asks_and_changes_nothing(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, ben = await house.visitor("Ada"), await house.visitor("Ben")
        table = await ada.table("me", "open", game="race")
        invitation = (await ada.get(f"/tables/{table}"))["seats"][1]["invitation"]
        await ben.post(f"/tables/{table}/join", {"secret": invitation, "name": "Ben"})
        mine, his = await ada.eyes(table, 0), await ben.eyes(table, 1)
        version = mine.version
        told = await hinted(mine)
        assert (told["type"], told["version"]) == ("hint", version)
        assert told["thoughts"][0]["option"]["action"] in mine.options
        await his.answer(his.options[0])
        assert all(message["type"] != "hint" for message in his.heard)
        counted = (await ben.get(f"/tables/{table}"))["seats"]
        assert [seat["hints"] for seat in counted] == [1, 0]
        stranger = await ada.eyes(table, None)
        await stranger.send(type="advise", seat=1, version=stranger.version)
        assert (await stranger.problem())["message"] == "error-not-your-seat"

    visit(usual_settings(tmp_path), scene)


@pytest.mark.engines("sqlite")
def test_a_hint_for_a_question_that_is_past_is_refused(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        mine = await ada.eyes(await ada.table("me", "me"), 0)
        before = mine.version
        await mine.answer(mine.options[0])
        assert (await hinted(mine, before))["message"] == "error-stale-version"
        assert (await hinted(mine, before + 50))["message"] == "error-stale-version"
        for nonsense in ({"seat": 0}, {"seat": 12, "version": 1}, {"seat": 0, "version": 1, "more": 1}):
            await mine.send(type="advise", **nonsense)
            assert (await mine.problem())["message"] == "error-malformed"

    visit(usual_settings(tmp_path), scene)


def test_nobody_gets_hints_where_somebody_wants_none(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, ben, eve = await house.visitor("Ada"), await house.visitor("Ben"), await house.visitor("Eve")
        table = await ada.table("me", "open")
        invitation = (await ada.get(f"/tables/{table}"))["seats"][1]["invitation"]
        await ben.post(f"/tables/{table}/join", {"secret": invitation, "name": "Ben"})
        assert (await eve.post(f"/tables/{table}/hints", {"wanted": False}, 403))["message"] == "error-not-at-table"
        assert (await ben.post(f"/tables/{table}/hints", {"wanted": 1}, 400))["message"] == "error-malformed"
        mine = await ada.eyes(table, 0)
        info = await ben.post(f"/tables/{table}/hints", {"wanted": False})
        assert (info["hints"], info["unaided"]) == (False, True)
        told = (await mine.until(lambda update: not update["table"]["hints"]))["table"]
        assert (told["hints"], told["unaided"]) == (False, False)
        assert (await hinted(mine))["message"] == "error-hints-off"
        # Ada cannot want them for Ben
        assert not (await ada.post(f"/tables/{table}/hints", {"wanted": True}))["hints"]
        assert (await ben.post(f"/tables/{table}/hints", {"wanted": True}))["hints"]
        assert (await hinted(mine))["type"] == "hint"

    visit(usual_settings(tmp_path), scene)


def test_a_table_is_set_up_without_hints(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, ben = await house.visitor("Ada"), await house.visitor("Ben")
        wish = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}], "hints": False}
        table = (await ada.post("/tables", wish, 201))["id"]
        told = await ada.get(f"/tables/{table}")
        assert (told["hints"], told["unaided"]) == (False, True)
        await ben.post(f"/tables/{table}/join", {"secret": told["seats"][1]["invitation"], "name": "Ben"})
        assert not (await ben.post(f"/tables/{table}/hints", {"wanted": True}))["hints"]
        assert (await ada.post(f"/tables/{table}/hints", {"wanted": True}))["hints"]
        assert (await ada.post("/tables", wish | {"hints": 1}, 400))["message"] == "error-malformed"

    visit(usual_settings(tmp_path), scene)


def test_how_many_hints_there_were_and_that_none_are_wanted_survives_a_restart(tmp_path: Path) -> None:
    tables: list[str] = []
    cookies: list[str] = []

    async def before(house: House) -> None:
        ada = await house.visitor("Ada")
        tables.append(await ada.table("me", "random"))
        mine = await ada.eyes(tables[0], 0)
        assert [(await hinted(mine))["type"] for _ in range(2)] == ["hint", "hint"]
        await ada.post(f"/tables/{tables[0]}/hints", {"wanted": False})
        cookies.append(ada.http.cookies["orrery"])

    async def after(house: House) -> None:
        ada = await house.stranger()
        ada.http.cookies.set("orrery", cookies[0])
        found = await ada.get(f"/tables/{tables[0]}")
        assert not found["hints"]
        assert [seat["hints"] for seat in found["seats"]] == [2, 0]

    visit(usual_settings(tmp_path), before)
    visit(usual_settings(tmp_path), after)


def test_a_hint_whose_asker_leaves_is_counted_and_no_later_answer_is_late(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me")
        asking, staying = await ada.eyes(table, 0), await ada.eyes(table, 0)
        store = house.rooms.store
        doing, stored, let_go = store.do, asyncio.Event(), asyncio.Event()

        async def slowly(work: Any, *arguments: Any) -> Any:
            found = await doing(work, *arguments)
            if work == store.count_hints:
                stored.set()
                await let_go.wait()
            return found

        store.do = slowly  # type: ignore[method-assign, assignment]
        room = await house.rooms.room(table)
        await asking.send(type="advise", seat=0, version=asking.version)
        await stored.wait()
        await asking.socket.close()
        async with asyncio.timeout(PATIENCE_SECONDS):
            while len(room.watchers) > 1:
                await asyncio.sleep(0.01)
        let_go.set()
        races = lost_races()
        await staying.answer(staying.options[0])
        assert lost_races() == races
        assert [seat["hints"] for seat in (await ada.get(f"/tables/{table}"))["seats"]] == [1, 0]

    visit(usual_settings(tmp_path), scene)


def lost_races() -> bytes:
    return next(line for line in metrics.told().splitlines() if line.startswith(b"orrery_lost_races_total"))


@pytest.mark.engines("sqlite")
def test_hints_are_measured(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        mine = await ada.eyes(await ada.table("me", "me"), 0)
        for _ in range(HINTS.burst):  # of an old question: they count and cost nothing
            await hinted(mine, mine.version + 1)
        assert (await hinted(mine))["message"] == "error-too-fast"

    visit(replace(usual_settings(tmp_path), budget=1.0), scene)
