"""Guided first games over the wire: walked to the end with wrong answers, taken back, left and found again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from orrery.lessons import names
from orrery.lessons.patterns import fits
from orrery.server.book import played_by
from orrery.server.rows import OutcomeRow, SeatRow, TableRow

from .house import Browser, Eyes, House, usual_settings, visit


async def begin(browser: Browser, game: str) -> str:
    return str((await browser.post("/lessons", {"game": game}, 201))["id"])


def place(update: dict[str, Any]) -> int | None:
    told = update["lesson"]
    return None if told is None else int(told["given"])


def asked_again(given: int) -> Any:
    """The lesson has come so far and waits for the person."""
    return lambda update: place(update) == given and update["question"] is not None


def in_turn(steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The step of every answer."""
    return [step for step in steps if step["answer"] for _ in range(step["times"])]


async def follow(eyes: Eyes, steps: list[dict[str, Any]], first: int, last: int) -> None:
    """Give the answers that are taught, from one of them up to another."""
    answered = in_turn(steps)
    for number in range(first, last):
        await eyes.until(asked_again(number))
        await eyes.answer(taught_answer(eyes, answered[number]))


def taught_answer(eyes: Eyes, step: dict[str, Any]) -> str:
    """What the step teaches; what is read off a dial is none of the options."""
    return next((option for option in eyes.options if fits(step["answer"], option)), str(step["answer"]))


@pytest.mark.parametrize("game", names())
def test_a_lesson_is_walked_to_its_end_and_goes_on_freely(game: str, tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        steps = (await ada.get(f"/games/{game}/lesson"))["steps"]
        answered = in_turn(steps)
        table = await begin(ada, game)
        eyes = await ada.eyes(table, 0)
        for number, step in enumerate(answered):
            await eyes.until(asked_again(number))
            allowed = [step["answer"], step["free"], *step["also"]]
            for wrong in [option for option in eyes.options if not any(fits(each, option) for each in allowed)][:2]:
                await eyes.give(wrong)
                assert (await eyes.problem())["message"] == "error-held-back", (step["id"], wrong)
                assert place(eyes.now) == number
            await eyes.answer(taught_answer(eyes, step))
        await eyes.until(asked_again(len(answered)))
        await eyes.answer(eyes.options[-1])
        assert (await ada.post(f"/tables/{table}/lesson/left"))["lesson"] == "left"
        await eyes.until(lambda update: update["lesson"] is None)

    visit(usual_settings(tmp_path), scene)


def test_one_goes_back_behind_what_was_dealt_and_what_the_opponent_did(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        steps = (await ada.get("/games/duel/lesson"))["steps"]
        table = await begin(ada, "duel")
        eyes = await ada.eyes(table, 0)
        assert not eyes.now["can_undo"]
        await follow(eyes, steps, 0, 12)
        before = await eyes.until(asked_again(12))
        assert before["can_undo"]
        await eyes.answer("end-turn")  # a whole turn of the opponent
        await eyes.until(asked_again(13))
        await eyes.undo()
        back = await eyes.until(asked_again(12))
        assert [back["view"], back["question"], back["points"]] == [
            before["view"],
            before["question"],
            before["points"],
        ]
        assert [event["name"] for event in eyes.log][-1] == "built"
        await eyes.send(type="undo", seat=0, version=eyes.version, count=9)
        await eyes.until(asked_again(3))
        await follow(eyes, steps, 3, 13)
        assert (await eyes.until(asked_again(13)))["view"]["turn"] == 3

    visit(usual_settings(tmp_path), scene)


def test_a_lesson_is_found_again_where_it_was_left(tmp_path: Path) -> None:
    settings = usual_settings(tmp_path)
    cookies: dict[str, str] = {}
    table = ""

    async def leaving(house: House) -> None:
        nonlocal table
        ada = await house.visitor("Ada")
        cookies.update(ada.http.cookies)
        steps = (await ada.get("/games/duel/lesson"))["steps"]
        table = await begin(ada, "duel")
        eyes = await ada.eyes(table, 0)
        await follow(eyes, steps, 0, 4)
        await eyes.undo()
        await eyes.undo()
        await follow(eyes, steps, 2, 7)
        await eyes.until(asked_again(7))

    async def returning(house: House) -> None:
        ada = await house.stranger()
        ada.http.cookies.update(cookies)
        assert await begin(ada, "duel") == table
        steps = (await ada.get("/games/duel/lesson"))["steps"]
        eyes = await ada.eyes(table, 0)
        assert place(eyes.now) == 7
        await follow(eyes, steps, 7, 13)
        assert (await eyes.until(asked_again(13)))["view"]["turn"] == 3
        await ada.post(f"/tables/{table}/lesson/left")
        assert await begin(ada, "duel") != table

    visit(settings, leaving)
    visit(settings, returning)


def test_another_answer_that_is_let_pass_is_told(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        eyes = await ada.eyes(await begin(ada, "duel"), 0)
        await eyes.answer("choose command")
        assert eyes.now["lesson"] == {"given": 1, "aside": True}
        await eyes.answer("choose storage")
        assert (await eyes.until(asked_again(2)))["lesson"]["aside"] is False

    visit(usual_settings(tmp_path), scene)


def test_a_flick_that_misses_is_held_back_and_may_be_tried_again(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        steps = (await ada.get("/games/empires/lesson"))["steps"]
        eyes = await ada.eyes(await begin(ada, "empires"), 0)
        await follow(eyes, steps, 0, 3)
        await eyes.until(asked_again(3))
        await eyes.give("flick ship-1", "aim 900 29")  # pulled at once: ship and aim together
        problem = await eyes.problem()
        assert [problem["message"], problem["arguments"]] == ["error-held-back", {"action": "aim 900 29"}]
        assert place(eyes.now) == 3
        await eyes.answer("flick ship-1", "aim 3390 30")  # another one than is taught, into the same orbit
        assert (await eyes.until(asked_again(5)))["lesson"] == {"given": 5, "aside": False}

    visit(usual_settings(tmp_path), scene)


def test_without_help_everything_is_allowed_and_nothing_is_prepared(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, eve = await house.visitor("Ada"), await house.visitor("Eve")
        table = await begin(ada, "duel")
        eyes = await ada.eyes(table, 0)
        await eve.post(f"/tables/{table}/lesson/left", status=403)
        await ada.post(f"/tables/{table}/lesson/left")
        await eyes.until(lambda update: update["lesson"] is None)
        await eyes.answer("choose sensor")
        await eyes.undo()
        assert not eyes.now["can_undo"]

    visit(usual_settings(tmp_path), scene)


def test_a_lesson_is_for_its_person_alone(tmp_path: Path) -> None:
    """Who looks on sees the table, and no bubble; ordinary tables go back no further than ever."""

    async def scene(house: House) -> None:
        ada, eve = await house.visitor("Ada"), await house.visitor("Eve")
        table = await begin(ada, "duel")
        assert (await eve.eyes(table, None)).now["lesson"] is None
        assert (await ada.get("/tables"))[0]["lesson"] == "on"
        plain = await ada.eyes(await ada.table("me", "me"), 0)
        await plain.answer("choose sensor")
        await plain.send(type="undo", seat=0, version=plain.version, count=5)
        await plain.update()
        assert plain.now["view"]["players"][0]["chosen"] == []
        assert plain.now["lesson"] is None

    visit(usual_settings(tmp_path), scene)


def test_bad_wishes(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        assert (await ada.post("/lessons", {"game": "chess"}, 404))["message"] == "error-no-lesson"
        await ada.post("/lessons", {}, 400)
        await ada.post("/tables/none/lesson/left", status=404)
        assert (await ada.get("/games/chess/lesson", 400))["message"] == "error-unknown-game"

    visit(usual_settings(tmp_path), scene)


def test_a_lesson_played_to_its_end_is_in_no_book() -> None:
    seats = [SeatRow("person", 7, "", "Ada", None), SeatRow("bot", None, "medium", "Halley", None)]
    row = TableRow("t", "duel", 1, {}, 7, "over", [], 90, seats, outcome=OutcomeRow([10, 3], [0]))
    assert played_by(row, 7) is not None
    assert played_by(row._replace(lesson="on"), 7) is None
    assert played_by(row._replace(lesson="left"), 7) is None
