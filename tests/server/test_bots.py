"""Bots at tables: they think elsewhere, within a time, about an imagined position."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from orrery import bots
from orrery.core.dealer import RandomDealer
from orrery.core.game import Game
from orrery.core.match import Match
from orrery.core.table import State
from orrery.games import NAMES, game
from orrery.server.bot_turns import BotTurns, any_answer, is_legal
from orrery.server.bots_pool import Assignment, BotFailed, BotsPool, Think, think
from orrery.server.course import Course
from orrery.server.people import Person
from orrery.server.room import Room
from orrery.server.rows import SeatRow, TableRow
from orrery.server.workers import Worker, WorkFailed

from ..skips import NO_PRIORITIES
from . import odd_bots
from .house import House, choose_centres, usual_settings, visit

DUEL = game("duel")
ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _importable(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots' processes have to find these tests."""
    monkeypatch.syspath_prepend(str(ROOT))


def assignment(bot: str, played: Game[State] = DUEL) -> Assignment:
    table = played.new(2, {}, RandomDealer(1))
    return Assignment(played.name, played.encode(table), next(iter(table.questions())), bot, 7)


@pytest.mark.parametrize(("name", "bot"), [(name, bot) for name in NAMES for bot in bots.names(name)])
def test_a_bot_answers_legally_and_the_same_again(name: str, bot: str) -> None:
    played = game(name)
    table = played.new(2, {}, RandomDealer(1))
    legal = [played.actions.text(option) for option in next(iter(table.questions().values()))]
    assert think(assignment(bot, played)) in legal
    if bot != "best":  # it thinks as long as its time lasts
        assert think(assignment(bot, played)) == think(assignment(bot, played))


def test_the_pool_replaces_what_hangs_or_dies() -> None:
    async def scene() -> None:
        for bad in (odd_bots.never, odd_bots.crash):
            pool = BotsPool(1, 0.05, bad)
            try:
                for _ in range(2):
                    with pytest.raises(BotFailed):
                        await pool.think(assignment("random"))
            finally:
                pool.close()
        pool = BotsPool(2, 60, odd_bots.echo)
        try:
            answers = await asyncio.gather(*(pool.think(assignment("anybody")) for _ in range(5)))
            assert set(answers) == {think(assignment("random"))}
        finally:
            pool.close()

    asyncio.run(scene())


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason=NO_PRIORITIES)
def test_a_worker_stands_back_behind_the_server() -> None:
    worker = Worker()
    try:
        assert worker.do(os.getpriority, (os.PRIO_PROCESS, 0), 60) > os.getpriority(os.PRIO_PROCESS, 0)
    finally:
        worker.stop()


def test_a_worker_that_wants_too_much_memory_is_replaced() -> None:
    worker = Worker()
    try:
        with pytest.raises(WorkFailed, match="its process ended"):
            worker.do(odd_bots.hungry, (assignment("random"),), 60)
        assert worker.do(odd_bots.echo, (assignment("random"),), 60)
    finally:
        worker.stop()


def test_a_worker_that_was_ended_while_it_rested_is_replaced_unnoticed() -> None:
    worker = Worker()
    try:
        first = worker.do(os.getpid, (), 60)
        os.kill(first, signal.SIGKILL)
        assert worker._process is not None
        worker._process.join()
        assert worker.do(os.getpid, (), 60) != first
    finally:
        worker.stop()


def test_a_worker_knows_the_games_from_its_first_moment() -> None:
    worker = Worker()
    try:
        assert all(worker.do(odd_bots.knows, (name,), 60) for name in NAMES)
    finally:
        worker.stop()


class TooManyToList(Sequence[int]):
    """Options like those of a flick: whoever goes through all of them holds up every table."""

    def __init__(self, options: range) -> None:
        self._options = options

    def __len__(self) -> int:
        return len(self._options)

    def __getitem__(self, place: Any) -> Any:
        return self._options[place]

    def __contains__(self, option: object) -> bool:
        return option in self._options

    def __iter__(self) -> Iterator[int]:
        raise AssertionError("all the options were gone through")


def test_a_bots_answer_is_chosen_and_checked_without_writing_out_all_flicks() -> None:
    actions = game("empires").actions
    aim = actions.parse("aim 0 1")
    options = TooManyToList(range(aim, aim + 360_000))
    assert any_answer(actions, options).startswith("aim ")
    assert is_legal(actions, options, "aim 3599 100")
    assert not is_legal(actions, TooManyToList(range(aim, aim + 5)), "aim 3599 100")
    assert not is_legal(actions, options, "aim 3600 100")
    assert not is_legal(actions, options, "aim 03599 100")


@pytest.mark.parametrize("bad", [odd_bots.never, odd_bots.crash, odd_bots.cheat])
def test_a_bad_bot_does_not_stop_its_table(tmp_path: Path, bad: Think, caplog: pytest.LogCaptureFixture) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        with caplog.at_level(logging.WARNING):
            table = await ada.table("me", "random")
            eyes = await ada.eyes(table, 0)
            await eyes.at(3)
        assert eyes.now["waiting"] == [0]
        assert len(eyes.now["view"]["players"][1]["chosen"]) == 2
        assert any("random" in record.getMessage() for record in caplog.records)

    visit(replace(usual_settings(tmp_path), cheap_bots=frozenset(), thinkers=1, think_seconds=0.05, think=bad), scene)


def test_others_play_on_while_a_bot_thinks(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        slow = await ada.eyes(await ada.table("me", "random"), 0)
        assert slow.now["thinking"] == [1]
        table = await ada.table("me", "me")
        await choose_centres(await ada.eyes(table, 0), await ada.eyes(table, 1))
        assert (await slow.hello(0))["thinking"] == [1]
        await slow.answer("choose sensor")
        back = await ada.post(f"/tables/{slow.now['table']['id']}/seats/1", {"kind": "me"})
        assert back["seats"][1]["kind"] == "person"
        assert (await slow.update(lambda update: update["thinking"] == []))["waiting"] == [0, 1]

    visit(
        replace(usual_settings(tmp_path), cheap_bots=frozenset(), thinkers=1, think_seconds=3600, think=odd_bots.never),
        scene,
    )


def test_a_thinking_bot_plays_a_game(tmp_path: Path) -> None:
    best = bots.names("duel")[-1]

    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        public = await ada.eyes(await ada.table(best, "random"), None)
        await public.update(lambda update: update["version"] >= 40 or update["outcome"] is not None)

    visit(usual_settings(tmp_path), scene)


def test_bots_that_are_all_due_at_once_let_others_come_in_between(tmp_path: Path) -> None:
    seats = [SeatRow("bot", None, "random", "", None)] * 2
    row = TableRow("t", "duel", 1, {}, 1, "playing", [0, 1], 1, seats)
    turn, answers = 0, Counter[int]()

    async def hand_in(room: Room, seat: int, version: int, answer: str) -> None:
        answers[turn] += 1
        await asyncio.Event().wait()

    async def scene() -> None:
        nonlocal turn
        pool = BotsPool(1, 60, think)
        bot_turns = BotTurns(pool, usual_settings(tmp_path), hand_in)
        rooms = [Room(DUEL, row, Course(DUEL, 2, {}, RandomDealer(3))) for _ in range(30)]
        for room in rooms:
            bot_turns.play(room)
        while answers.total() < 60:
            turn += 1
            await asyncio.sleep(0)
        await bot_turns.stop([task for room in rooms for task in room.bot_tasks.values()])
        pool.close()

    asyncio.run(scene())
    assert max(answers.values()) < 10


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    settings = usual_settings(tmp_path)
    made: list[str] = []

    async def begin(house: House) -> None:
        ada = await house.visitor("Ada")
        made.append(await ada.table("random", "random"))
        assert (await ada.get(f"/tables/{made[0]}"))["version"] == 1

    async def go_on(house: House) -> None:
        eve = await house.visitor("Eve")
        public = await eve.eyes(made[0], None)
        await public.update(lambda update: update["version"] > 5)

    visit(replace(settings, pace_seconds=3600), begin)
    visit(settings, go_on)


def test_an_assignment_holds_nothing_the_seat_cannot_know() -> None:
    """Every assignment is one the seat could have got from another true position."""
    match = Match(DUEL, ["0", "1"], {}, RandomDealer(3))
    match.act(0, "choose sensor", "choose command")
    seats = [SeatRow("bot", None, "random", "", None) for _ in range(2)]

    async def scene() -> None:
        course = Course(DUEL, 2, {}, RandomDealer(3))
        course.answer(0, ["choose sensor", "choose command"])
        row = TableRow("t", "duel", 1, {}, 1, "playing", [1], course.version, seats)
        room = Room(DUEL, row, course)
        guesses = set()
        for _ in range(40):
            table = DUEL.decode(room.assignment(1, "greedy").position, RandomDealer(0))
            guesses.add(str(DUEL.view(table, 0)["players"]))
            assert DUEL.view(table, 1) == DUEL.view(course.table, 1)
        assert len(guesses) > 1
        assert room.info(Person(1, "Ada")).mine

    asyncio.run(scene())
    assert match.table.questions().keys() == {1}
