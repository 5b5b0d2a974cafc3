"""Answers over the wire: versions, undo, several at once, returning, and nothing peeked at."""

from __future__ import annotations

import asyncio
from pathlib import Path

from orrery.core.dealer import RandomDealer
from orrery.core.match import Match
from orrery.games import game
from orrery.server.rows import Entry, MoveRow

from .house import Eyes, House, Json, choose_centres, usual_settings, visit


def test_undo_is_told_to_everybody(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me")
        mine, other = await ada.eyes(table, 0), await ada.eyes(table, 1)
        before = mine.now
        await mine.answer("choose sensor")
        await other.at(mine.version)
        assert other.log[-1]["name"] == "centre-chosen"
        await mine.undo()
        await other.at(mine.version)
        for eyes in (mine, other):
            assert eyes.version == before["version"] + 2
            assert [event for event in eyes.log if event["name"] == "centre-chosen"] == []
        assert mine.now["view"] == before["view"]
        assert mine.now["question"] == before["question"]
        assert not mine.now["can_undo"]
        await mine.send(type="undo", seat=0, version=mine.version)
        assert (await mine.problem())["message"] == "error-nothing-to-undo"

    visit(usual_settings(tmp_path), scene)


def test_several_answers_count_all_or_none_and_are_undone_together(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me")
        mine, other = await ada.eyes(table, 0), await ada.eyes(table, 1)
        before = mine.now
        await mine.give("choose sensor", "choose sensor")
        assert (await mine.problem())["message"] == "error-illegal-action"
        await mine.give("choose sensor", "dance")
        assert (await mine.problem())["message"] == "error-unknown-action"
        await mine.give("choose sensor", "choose command", "choose trade")
        assert (await mine.problem())["message"] == "error-not-your-question"
        await mine.hello(0)
        assert {**mine.now, "events": []} == {**before, "events": []}

        await mine.answer("choose sensor", "choose command")
        assert mine.version == before["version"] + 1
        assert mine.now["view"]["players"][0]["chosen"] == ["command", "sensor"]
        await mine.undo()
        assert mine.now["view"]["players"][0]["chosen"] == []
        assert not mine.now["can_undo"]
        await other.at(mine.version)
        assert [event["name"] for event in other.log].count("centre-chosen") == 0
        assert [event["name"] for event in mine.log].count("centre-chosen") == 0

    visit(usual_settings(tmp_path), scene)


def test_messages_of_one_click_are_undone_together_also_after_a_restart(tmp_path: Path) -> None:
    """A click that needs several steps, each after the answer to the one before, is one click for undo."""
    table: list[str] = []

    async def click(house: House) -> None:
        ada = await house.visitor("Ada")
        table.append(await ada.table("me", "me"))
        mine = await ada.eyes(table[0], 0)
        await mine.answer("choose sensor")
        known = mine.version
        await mine.send(type="answers", seat=0, version=known, answers=["choose command"], joined=True)
        await mine.update(lambda update: update["answered"] > known)
        assert mine.now["view"]["players"][0]["chosen"] == ["command", "sensor"]
        cookies.update(ada.http.cookies)

    async def undo(house: House) -> None:
        ada = await house.stranger()
        ada.http.cookies.update(cookies)
        mine = await ada.eyes(table[0], 0)
        await mine.undo()
        assert mine.now["view"]["players"][0]["chosen"] == []
        assert not mine.now["can_undo"]

    cookies: dict[str, str] = {}
    for scene in (click, undo):
        visit(usual_settings(tmp_path), scene)


def test_simultaneous_answers_do_not_make_each_other_stale(tmp_path: Path) -> None:
    """Both were asked at the same version: whoever is slower need not answer again."""

    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me")
        mine, other = await ada.eyes(table, 0), await ada.eyes(table, 1)
        asked = mine.version
        await mine.answer("choose sensor")
        await other.give("choose command", version=asked)
        await other.update(lambda update: bool(update["view"]["players"][1]["chosen"]))
        assert other.now["view"]["players"][1]["chosen"] == ["command"]
        await mine.give("choose trade", version=asked)
        assert (await mine.problem())["message"] == "error-stale-version"

    visit(usual_settings(tmp_path), scene)


def test_nobody_peeks_with_a_bad_answer_after_a_reveal(tmp_path: Path) -> None:
    """Otherwise `fly` and something illegal would show what lies ahead, and not have happened."""

    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me")
        seats = [await ada.eyes(table, 0), await ada.eyes(table, 1)]
        await choose_centres(*seats)
        flyer = await until_offered(seats, "fly 1")
        room = await house.rooms.room(table)
        before, moves = room.game.hash(room.course.table), len(room.course.match.moves)
        for second in ("found-colony", "dance", "fly-on"):
            await flyer.give("fly 1", second)
            problem = await flyer.problem()
            assert problem["message"] in ("error-reveal-in-between", "error-unknown-action")
            assert "options" not in problem["arguments"]
        assert (room.game.hash(room.course.table), len(room.course.match.moves)) == (before, moves)

    visit(usual_settings(tmp_path), scene)


async def until_offered(seats: list[Eyes], wanted: str) -> Eyes:
    """Whoever is asked takes the first option until somebody may do that."""
    while True:
        seat: Eyes = seats[seats[0].now["waiting"][0]]
        if wanted in seat.options:
            return seat
        await seat.answer(seat.options[0])
        for eyes in seats:
            await eyes.at(seat.version)


def test_an_old_version_is_refused_and_the_new_state_told(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me")
        mine, twin = await ada.eyes(table, 0), await ada.eyes(table, 0)
        await mine.answer("choose sensor")
        await twin.give("choose trade", version=1)
        problem = await twin.problem()
        assert problem["message"] == "error-stale-version"
        assert problem["version"] == 2
        assert twin.version == 2
        await twin.answer("choose trade")

    visit(usual_settings(tmp_path), scene)


def test_two_answers_at_the_same_moment(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me")
        twins = [await ada.eyes(table, 0), await ada.eyes(table, 0)]
        await asyncio.gather(*(eyes.give("choose sensor", version=1) for eyes in twins))
        for eyes in twins:
            await eyes.send(type="hello", seat=None)
            while eyes.now["seat"] is not None:
                await eyes.next()
            assert eyes.version == 2
        problems = [message for eyes in twins for message in eyes.heard if message["type"] == "problem"]
        assert [problem["message"] for problem in problems] == ["error-stale-version"]
        room = await house.rooms.room(table)
        assert [move for move in room.course.match.moves if isinstance(move, str)] == ["0 choose sensor"]

    visit(usual_settings(tmp_path), scene)


def test_another_server_has_written_the_move(tmp_path: Path) -> None:
    """The primary key of the moves is the lock: who loses reads what was stored."""

    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me")
        mine = await ada.eyes(table, 0)
        store = house.rooms.store
        entry = Entry(table, MoveRow(1, 0, ["choose trade"], [], False), "playing", [0, 1])
        await store.do(store.append_all, [entry])
        await mine.give("choose sensor")
        problem = await mine.problem()
        assert problem["message"] == "error-stale-version"
        await mine.at(2)
        assert mine.now["view"]["players"][0]["chosen"] == ["trade"]

    visit(usual_settings(tmp_path), scene)


def test_who_returns_is_told_exactly_what_was_missed(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me")
        steady, seats = await ada.eyes(table, None), [await ada.eyes(table, 0), await ada.eyes(table, 1)]
        logs: dict[int, list[Json]] = {}
        for _ in range(60):
            seat = seats[seats[0].now["waiting"][0]]
            await seat.answer(seat.options[-1])
            for eyes in (steady, *seats):
                await eyes.at(seat.version)
            logs[seat.version] = list(steady.log)
        for known in (0, 1, 7, 30, 59, steady.version):
            returned = await ada.eyes(table, None, since=known)
            assert returned.now["since"] == known
            assert returned.now["events"] == [event for event in steady.log if event["version"] > known]
            if known > 1:
                assert logs[known] + returned.now["events"] == steady.log
        house.rooms.put_away(float("inf"))
        ahead = await ada.eyes(table, None, since=10_000)
        assert ahead.now["since"] == 0
        assert ahead.now["events"] == steady.log

    visit(usual_settings(tmp_path), scene)


def test_who_returns_after_an_undo_reads_from_before_it(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me")
        mine = await ada.eyes(table, 0)
        await mine.answer("choose sensor")
        away = await ada.eyes(table, 1)
        known, log = away.version, away.log
        await away.socket.close()
        await mine.undo()
        await mine.answer("choose trade")
        returned = await ada.socket(table)
        returned.log = log
        await returned.hello(1, since=known)
        assert returned.now["since"] == 1
        assert returned.log == (await ada.eyes(table, 1)).log

    visit(usual_settings(tmp_path), scene)


def test_a_room_put_away_comes_back_as_it_was(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me")
        seats = [await ada.eyes(table, 0), await ada.eyes(table, 1)]
        chance = RandomDealer(5)
        for _ in range(150):
            seat = seats[seats[0].now["waiting"][0]]
            await seat.answer(seat.options[chance.below(len(seat.options))])
            for eyes in seats:
                await eyes.at(seat.version)
        room = await house.rooms.room(table)
        before = room.game.hash(room.course.table)
        for eyes in seats:
            await eyes.socket.close()
        while table not in house.rooms.put_away(float("inf")):
            await asyncio.sleep(0)  # the server has to notice that the sockets are closed
        again = await house.rooms.room(table)
        assert again is not room
        assert again.game.hash(again.course.table) == before
        assert again.course.match.moves == room.course.match.moves

    visit(usual_settings(tmp_path), scene)


def test_options_match_the_engine(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        eyes = await ada.eyes(await ada.table("me", "me", refill="face-down"), 0)
        duel = game("duel")
        match = Match(duel, ["0", "1"], {}, RandomDealer(0))
        wanted = [duel.actions.text(option) for option in match.table.questions()[0]]
        assert eyes.options == wanted
        first = eyes.now["question"]["options"][0]
        assert first == {"action": "choose storage", "verb": "choose", "arguments": {"centre": "storage"}}
        assert eyes.now["table"]["options"]["refill"] == "face-down"

    visit(usual_settings(tmp_path), scene)
