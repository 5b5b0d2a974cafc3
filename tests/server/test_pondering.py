"""Flicks over the wire: answers read off dials, trails of discs, and what a flick might lead to."""

from __future__ import annotations

from pathlib import Path

from orrery.core.dealer import RandomDealer
from orrery.core.match import Match
from orrery.games import game

from .house import Eyes, House, Json, usual_settings, visit

EMPIRES = game("empires")


def moving(noise: str = "good") -> str:
    """The record of a game in which seat 0 has chosen to move."""
    for seed in range(100):
        match = Match(EMPIRES, ["Ada", "Bo"], {"noise": noise}, RandomDealer(seed))
        seat, options = next(iter(match.table.questions().items()))
        while EMPIRES.actions.verb(options[0]) == "put":
            match.act(seat, EMPIRES.actions.text(options[0]))
            seat, options = next(iter(match.table.questions().items()))
        if seat == 0:
            match.act(0, "choose move")
            return match.record().to_json()
    raise AssertionError("seat 0 never begins")


async def seated(house: House, record: str) -> tuple[Eyes, Eyes]:
    ada = await house.visitor("Ada")
    table = (await ada.http.post("/api/records", content=record)).json()["id"]
    return await ada.eyes(table, 0), await ada.eyes(table, 1)


async def pondered(eyes: Eyes, *answers: str) -> Json:
    await eyes.send(type="ponder", seat=0, version=eyes.version, answers=list(answers))
    while True:
        message = await eyes.next()
        if message["type"] == "forecast":
            return message


def test_a_flick_is_asked_as_a_dial(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        mine, _ = await seated(house, moving())
        await mine.answer("flick ship-1")
        question = mine.now["question"]
        assert (question["prompt"], question["options"]) == ("aim", [])
        (dial,) = question["dials"]
        assert [axis["name"] for axis in dial["axes"]] == ["direction", "power"]
        assert [(axis["first"], axis["count"]) for axis in dial["axes"]] == [(0, 3600), (1, 100)]
        assert dial["runs"] == [[0, 360_000]]

    visit(usual_settings(tmp_path), scene)


def test_everybody_sees_the_way_of_a_disc_while_it_is_news(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        mine, other = await seated(house, moving())
        await mine.answer("flick ship-1", "aim 450 20")
        await other.at(mine.version)
        (flicked,) = [event for event in other.log if event["name"].startswith("flicked")]
        discs = flicked["trail"][0]
        aim = {"ship": "ship-1", "direction": 450, "power": 20}
        assert flicked["facts"].items() >= aim.items()
        assert flicked["trail"][1 : 1 + 3] == [0, 0, 0]  # a ship, of seat 0, its first
        assert len(flicked["trail"]) > 1 + 3 * discs + 10
        assert all("trail" not in event for event in other.log if not event["name"].startswith("flicked"))

    visit(usual_settings(tmp_path), scene)


def test_a_forecast_tells_what_may_happen_and_changes_nothing(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        mine, other = await seated(house, moving("none"))
        before = mine.now
        told = await pondered(mine, "flick ship-1", "aim 450 20")
        assert (told["answers"], told["version"]) == (["flick ship-1", "aim 450 20"], mine.version)
        assert [prospect["percent"] for prospect in told["prospects"]] == [100]
        assert other.now["version"] == before["version"]
        await mine.answer("flick ship-1")
        again = await pondered(mine, "aim 450 20")
        assert again["prospects"] == told["prospects"]

    visit(usual_settings(tmp_path), scene)


def test_nobody_ponders_for_others_or_about_what_cannot_be_answered(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        mine, other = await seated(house, moving())
        for answers, problem in (
            (["flick ship-1", "aim 0 0"], "error-unknown-action"),
            (["flick ship-1", "aim 3600 10"], "error-unknown-action"),
            (["flick ship-1", "aim nan 10"], "error-unknown-action"),
            (["flick ship-5", "aim 0 10"], "error-illegal-action"),
            (["aim 0 10"], "error-illegal-action"),
            (["flick ship-1", "aim 0 10", "aim 0 10"], "error-reveal-in-between"),
        ):
            await mine.send(type="ponder", seat=0, version=mine.version, answers=answers)
            assert (await mine.problem())["message"] == problem, answers
        await other.send(type="ponder", seat=1, version=other.version, answers=["choose move"])
        assert (await other.problem())["message"] == "error-not-your-question"
        await mine.send(type="ponder", seat=0, version=mine.version, answers=[])
        assert (await mine.problem())["message"] == "error-malformed"

    visit(usual_settings(tmp_path), scene)


def test_an_impossible_flick_is_refused_with_the_reason_and_changes_nothing(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        mine, other = await seated(house, moving())
        before = mine.now["view"]
        for answers, problem in (
            (["flick ship-1", "aim 0 0"], "error-unknown-action"),
            (["flick ship-1", "aim 0 101"], "error-unknown-action"),
            (["flick ship-1", "aim 3600 50"], "error-unknown-action"),
            (["flick ship-1", "aim -1 50"], "error-unknown-action"),
            (["flick ship-1", "aim north 50"], "error-unknown-action"),
            (["flick ship-1", "aim nan 50"], "error-unknown-action"),
            (["flick ship-1", "aim 0 1e400"], "error-unknown-action"),
            (["flick ship-3"], "error-illegal-action"),  # nobody has unlocked it
        ):
            await mine.give(*answers)
            assert (await mine.problem())["message"] == problem, answers
        await other.give("flick ship-1", seat=1)
        assert (await other.problem())["message"] == "error-not-your-question"
        await mine.hello(0)
        assert mine.now["view"] == before

    visit(usual_settings(tmp_path), scene)
