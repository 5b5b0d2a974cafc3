"""Every step is told: live, however fast the table moves on, and again afterwards as it was seen then."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from orrery import NAMES
from orrery.core.dealer import RandomDealer
from orrery.games import game
from orrery.server.course import Course
from orrery.server.people import Person
from orrery.server.room import Room
from orrery.server.rows import SeatRow, TableRow
from orrery.server.watcher import Watcher

from .house import Browser, Eyes, House, Json, usual_settings, visit

ADA, BEN = Person(1, "Ada"), Person(2, "Ben")


def table_of_two() -> Room:
    played = game("duel")
    seats = [SeatRow("person", person.id, "", person.name, None) for person in (ADA, BEN)]
    course = Course(played, 2, {}, RandomDealer(5))
    return Room(played, TableRow("t", "duel", played.rules_version, {}, ADA.id, "playing", [0, 1], 1, seats), course)


def answered(room: Room, seat: int) -> None:
    """An answer as the server stores it: nobody looks while it is on its way."""
    room.saving()
    text = room.game.actions.text(room.course.table.questions()[seat][0])
    room.course.answer(seat, [text])
    room.end_saving()
    room.wake()


def told(room: Room, watcher: Watcher) -> list[Json]:
    return [json.loads(text) for text in room.news_for(watcher)]


def watching(room: Room, person: Person, seat: int) -> Watcher:
    watcher = Watcher(person)
    room.enter(watcher)
    watcher.look(seat, 0)
    watcher.wake()
    return watcher


def test_whoever_was_not_told_in_time_is_told_every_step() -> None:
    room = table_of_two()
    ada = watching(room, ADA, 0)
    assert [update["version"] for update in told(room, ada)] == [1]
    for _ in range(2):
        answered(room, 0)
        answered(room, 1)
    heard = told(room, ada)
    assert [update["version"] for update in heard] == [2, 3, 4, 5]
    assert [update["since"] for update in heard] == [1, 2, 3, 4]
    centres = [update["view"]["players"][0] for update in heard]
    assert centres[0] != centres[-1]
    assert told(room, ada) == []


def test_who_does_not_listen_for_long_is_told_where_it_led_to() -> None:
    room = table_of_two()
    ada = watching(room, ADA, 0)
    told(room, ada)
    while room.version < 60:
        answered(room, next(iter(room.waiting)))
    heard = told(room, ada)
    assert len(heard) <= 40
    assert heard[0]["since"] <= 1
    log = [event for update in heard for event in update["events"]]
    assert [event["version"] for event in log] == list(room.course.happened)[-len(log) :]
    assert heard[-1]["version"] == 60


def test_nobody_is_told_steps_that_were_made_for_other_eyes() -> None:
    room = table_of_two()
    ada = watching(room, ADA, 0)
    told(room, ada)
    answered(room, 0)
    answered(room, 1)
    ada.look(None, 0)
    ada.wake()
    assert [update["seat"] for update in told(room, ada)] == [None]


async def play(eyes: Eyes, answers: int) -> None:
    for _ in range(answers):
        await eyes.until(lambda update: update["question"] is not None or update["outcome"] is not None)
        if eyes.now["outcome"] is not None:
            return
        await eyes.answer(eyes.options[0])


async def recalled(browser: Browser, table: str, seat: int | None, since: int) -> list[Json]:
    query = f"since={since}" + ("" if seat is None else f"&seat={seat}")
    found: list[Json] = (await browser.get(f"/tables/{table}/moments?{query}"))["moments"]
    return found


@pytest.mark.parametrize("name", NAMES)
def test_what_is_recalled_is_what_was_told_then(tmp_path: Path, name: str) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "random", game=name)
        eyes = await ada.eyes(table, 0)
        await play(eyes, 12)
        heard = {update["version"]: update for update in eyes.heard if update["type"] == "update"}
        since = eyes.version - 10
        moments = [moment for moment in await recalled(ada, table, 0, since) if moment["version"] <= eyes.version]
        stood = sorted({event["version"] for event in eyes.log if event["version"] > since})
        assert [moment["version"] for moment in moments] == stood
        for moment in moments:
            then = heard[moment["version"]]
            assert moment["view"] == then["view"]
            assert moment["points"] == then["points"]
            assert moment["events"] == [event for event in then["events"] if event["version"] == moment["version"]]

    visit(usual_settings(tmp_path), scene)


def test_what_was_taken_back_is_not_recalled(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me")
        eyes = await ada.eyes(table, 0)
        await eyes.answer(eyes.options[0])
        await eyes.answer(eyes.options[0])
        taken = eyes.version
        await eyes.undo()
        await eyes.answer(eyes.options[-1])
        versions = [moment["version"] for moment in await recalled(ada, table, 0, 0)]
        assert taken not in versions
        assert versions == sorted({event["version"] for event in eyes.log})

    visit(usual_settings(tmp_path), scene)


def test_only_own_eyes_recall_while_the_game_goes_on(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, eve = await house.visitor("Ada"), await house.visitor("Eve")
        table = await ada.table("me", "random")
        await play(await ada.eyes(table, 0), 3)
        assert (await eve.get(f"/tables/{table}/moments?seat=0&since=0", 403))["message"] == "error-still-secret"
        assert await recalled(eve, table, None, 0) != await recalled(ada, table, 0, 0)
        assert await recalled(ada, table, 0, 10**6) == []

    visit(usual_settings(tmp_path), scene)
