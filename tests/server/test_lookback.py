"""Looking back on finished games: judged by what each seat knew, in the background, kept, and a way to play on."""

from __future__ import annotations

import math
import os
from pathlib import Path

import msgspec
import pytest

from orrery import bots
from orrery.core.dealer import RandomDealer
from orrery.core.record import Record
from orrery.games import NAMES, game
from orrery.server.analyses import Analyses
from orrery.server.lookback import Turn, answers_of, judge, look_back, turns_of
from orrery.server.replays import Played, Replays

from ..skips import NO_PRIORITIES
from .finished import replayed, text_of
from .house import Browser, House, Json, usual_settings, visit

SURELY = 4
"""Standard errors by which two estimates of the same thing hardly ever differ."""


def course(name: str, record_name: str = "") -> Played:
    record = Record.from_json(text_of(name, record_name))
    return Played(name, name, len(record.seats), record.options, msgspec.msgpack.encode(record.moves), True)


def test_answers_one_after_the_other_are_a_turn_unless_all_choose_at_the_same_time() -> None:
    alone = turns_of([0, 0, 1, 1, 1, 0], [False] * 7)
    assert alone == [Turn(0, 0, 2), Turn(1, 2, 5), Turn(0, 5, 6)]
    together = turns_of([0, 0, 1, 1, 1], [True, True, True, False, False, False])
    assert together == [Turn(0, 0, 1), Turn(0, 1, 2), Turn(1, 2, 3), Turn(1, 3, 5)]


@pytest.mark.parametrize("name", NAMES)
def test_turns_and_moments_of_a_finished_game_of_each_are_judged(name: str) -> None:
    played, replay = course(name), replayed(name)
    first = judge(played, 0, 0.0)
    middle = judge(played, first.total // 2, 0.0)
    for stretch in (first, middle):
        (turn,) = stretch.turns  # there was no time for more
        assert answers_of(replay)[turn.first].seat == turn.seat
        assert all(0 <= share <= 1 for share in turn.shares)
        assert all(0 <= error < 0.5 for error in turn.errors)
    step = next(step for step in range(replay.steps // 2, replay.steps) if len(options_at(name, step)) > 1)
    told = look_back(played, step)
    assert told.seat == answers_of(replay)[step].seat
    assert told.played in [thought.option.action for thought in told.thoughts]
    assert all(game(name).actions.parse(thought.option.action) in options_at(name, step) for thought in told.thoughts)


def options_at(name: str, step: int) -> list[int]:
    replay = replayed(name)
    return list(replay.table(step).questions()[answers_of(replay)[step].seat])


@pytest.mark.parametrize("name", ["duel", "race", "seti", "empires"])
def test_a_seat_is_judged_by_what_it_knew(name: str) -> None:
    """Other hidden cards make no difference, beyond that of imagining other worlds."""
    played, replay = game(name), replayed(name)
    table = replay.table(replay.steps // 3)
    for seat in range(len(table.owed)):
        other = played.determinize(table, seat, RandomDealer(5))
        one, two = (bots.bot(bots.adviser(name), name, 3).estimate(played, each, seat) for each in (table, other))
        assert one is not None
        assert two is not None
        assert abs(one.share - two.share) <= 0.01 + SURELY * math.hypot(one.unsure, two.unsure)


@pytest.mark.parametrize(("name", "record"), [("seti", "alone"), ("empires", "alone-greedy")])
def test_where_somebody_plays_alone_nobody_tells_chances_that_were_never_measured(name: str, record: str) -> None:
    played = course(name, record)
    assert judge(played, 0, 0.0) == ([], 0)
    told = look_back(played, 40)
    assert told.played in [thought.option.action for thought in told.thoughts]
    assert {(thought.share, thought.unsure, thought.worlds) for thought in told.thoughts} == {(0.0, 0.0, 0)}


async def loaded(ada: Browser, name: str, record_name: str = "") -> str:
    return str((await ada.http.post("/api/records", content=text_of(name, record_name))).json()["id"])


async def analysed(ada: Browser, table: str) -> Json:
    found: Json = await ada.get(f"/tables/{table}/analysis")
    while found["state"] == "working":
        found = await ada.get(f"/tables/{table}/analysis?known={len(found['turns'])}")
    return found


@pytest.mark.engines("sqlite")
@pytest.mark.skipif(not hasattr(os, "getpriority"), reason=NO_PRIORITIES)
def test_an_analysis_stands_back_behind_everything_unless_nothing_is_left_there(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        room = await house.rooms.room(await loaded(ada, "empires"))
        starved = Analyses(house.rooms, Replays(house.rooms.backroom, house.rooms.store), quiet_seconds=0.0)
        try:
            found = await starved.analysis(room, -1)
            while found.state == "working" and not found.turns:
                found = await starved.analysis(room, 0)
            assert found.turns
            own = os.getpriority(os.PRIO_PROCESS, 0)
            assert await starved.pressed.do(os.getpriority, os.PRIO_PROCESS, 0) == min(19, own + 14)
        finally:
            await starved.stop()
        usual = Analyses(house.rooms, Replays(house.rooms.backroom, house.rooms.store), quiet_seconds=60.0)
        assert await usual.quiet.do(os.getpriority, os.PRIO_PROCESS, 0) == 19
        await usual.stop()

    visit(usual_settings(tmp_path), scene)


def test_an_analysis_is_made_in_the_background_and_kept(tmp_path: Path) -> None:
    kept: list[tuple[str, str, Json]] = []

    async def before(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await loaded(ada, "empires")
        begun = await ada.get(f"/tables/{table}/analysis")
        assert (begun["state"], begun["turns"]) == ("working", [])
        found = await analysed(ada, table)
        assert (found["bot"], found["state"]) == ("best", "done")
        assert len(found["turns"]) == found["total"] > 20
        kept.append((table, ada.http.cookies["orrery"], found))

    async def after(house: House) -> None:
        ((table, cookie, found),) = kept
        ada = await house.stranger()
        ada.http.cookies.set("orrery", cookie)
        assert await ada.get(f"/tables/{table}/analysis") == found

    visit(usual_settings(tmp_path), before)
    visit(usual_settings(tmp_path), after)


@pytest.mark.engines("sqlite")
def test_that_there_are_no_chances_alone_is_told_while_another_game_is_looked_into(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        other, alone = await loaded(ada, "empires"), await loaded(ada, "empires", "alone-greedy")
        assert (await ada.get(f"/tables/{other}/analysis"))["state"] == "working"
        assert (await ada.get(f"/tables/{alone}/analysis"))["state"] == "unable"
        assert (await ada.get(f"/tables/{other}/analysis"))["state"] == "working"

    visit(usual_settings(tmp_path), scene)


@pytest.mark.engines("sqlite")
def test_nothing_is_told_of_a_game_that_goes_on(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "random")
        for path in ("analysis", "thoughts/0"):
            assert (await ada.get(f"/tables/{table}/{path}", 403))["message"] == "error-still-secret"
        wish = {"step": 0, "seat": 0}
        assert (await ada.post(f"/tables/{table}/play-on", wish, 403))["message"] == "error-still-secret"
        stranger = await house.stranger()
        assert (await stranger.get(f"/tables/{table}/analysis", 401))["message"] == "error-unknown-person"

    visit(usual_settings(tmp_path), scene)


@pytest.mark.engines("sqlite")
def test_somebody_plays_on_from_a_moment_of_a_finished_game(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await loaded(ada, "duel")
        told = await ada.get(f"/tables/{table}/thoughts/60")
        assert told["played"] in [thought["option"]["action"] for thought in told["thoughts"]]
        seat = told["seat"]
        made = await ada.post(f"/tables/{table}/play-on", {"step": 60, "seat": seat}, 201)
        new = await ada.get(f"/tables/{made['id']}")
        sitting = [(info["kind"], info["mine"], info["bot"]) for info in new["seats"]]
        assert sitting[seat] == ("person", True, "")
        assert sitting[1 - seat] == ("bot", False, "best")
        mine = await ada.eyes(made["id"], seat)
        then = await ada.get(f"/tables/{table}/steps/60?seat={seat}")
        assert mine.now["view"] == then["view"]
        assert mine.now["question"] == then["question"]
        await mine.answer(mine.options[0])
        for wish in ({"step": 9999, "seat": 0}, {"step": 0, "seat": 9}):
            assert (await ada.post(f"/tables/{table}/play-on", wish, 404))["message"].startswith("error-unknown-")
        refused = await ada.post(f"/tables/{table}/play-on", {"step": -1, "seat": 0}, 400)
        assert refused["message"] == "error-malformed"
        assert (await ada.get(f"/tables/{table}/thoughts/9999", 404))["message"] == "error-unknown-step"

    visit(usual_settings(tmp_path), scene)
