"""Tables outlive every update: they go on under other rules from where they stood, and their past is what was told."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from orrery.server.backroom import BackRoom

from .engines import change
from .garden import FIRST, SECOND, THIRD, UNPREPARED, Grow, grow
from .house import Browser, Eyes, House, Json, usual_settings, visit

__all__ = ["grow"]


ONE_ENGINE = pytest.mark.engines("sqlite")


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch) -> None:
    """The processes of the back room do not know the game of these tests."""

    async def do(self: BackRoom, task: Callable[..., Any], *arguments: object, **named: object) -> Any:
        return task(*arguments, **named)

    monkeypatch.setattr(BackRoom, "do", do)


class Story:
    """A table of one person who plays both seats, from update to update of the server."""

    def __init__(self, folder: Path) -> None:
        self.settings = usual_settings(folder)
        self.cookie = ""
        self.table = ""
        self.told: list[dict[int, Json]] = [{}, {}]
        """By seat and version the update that was sent."""
        self.logs: list[list[Json]] = [[], []]

    def chapter(self, scene: Callable[[Browser, list[Eyes]], Awaitable[None]]) -> None:
        """What happens while one version of the server runs."""

        async def played(house: House) -> None:
            ada = await self.person(house)
            eyes = [await ada.eyes(self.table, seat) for seat in (0, 1)]
            await scene(ada, eyes)
            for seat, each in enumerate(eyes):
                self.told[seat].update({heard["version"]: heard for heard in each.heard if heard["type"] == "update"})
                self.logs[seat] = each.log

        visit(self.settings, played)

    async def person(self, house: House) -> Browser:
        if self.cookie:
            ada = await house.stranger()
            ada.http.cookies.set("orrery", self.cookie)
            return ada
        ada = await house.visitor("Ada")
        self.cookie = ada.http.cookies["orrery"]
        self.table = await ada.table("me", "me", game="garden")
        return ada

    async def steps(self, ada: Browser, seat: int) -> list[Json]:
        first = await ada.get(f"/tables/{self.table}/steps/0?seat={seat}")
        path = f"/tables/{self.table}/steps"
        return [first, *[await ada.get(f"{path}/{step}?seat={seat}") for step in range(1, first["steps"] + 1)]]


async def play(seats: list[Eyes], *answers: str) -> None:
    for answer in answers:
        asked = seats[seats[0].now["waiting"][0]]
        await asked.answer(answer)
        for eyes in seats:
            await eyes.at(asked.version)


async def begin(ada: Browser, eyes: list[Eyes]) -> None:
    await play(eyes, "plan roses")
    await eyes[0].undo()
    await eyes[1].at(eyes[0].version)
    await play(eyes, "plan asters", "pick 3", "plan tulips", "pick 1", "plan roses")


BEGUN = [1, 4, 5, 6, 7, 8]
"""The versions of these answers that stand: the first was taken back."""


def test_a_table_goes_on_under_changed_rules_from_where_it_stood(tmp_path: Path, grow: Grow) -> None:
    story = Story(tmp_path)
    story.chapter(begin)
    assert story.told[0][8]["view"]["points"] == [3, 1]
    assert story.told[0][8]["changes"] == []
    grow.to(SECOND)

    async def go_on(ada: Browser, eyes: list[Eyes]) -> None:
        for seat, each in enumerate(eyes):
            assert each.version == 9
            assert each.now["changes"] == [{"version": 9, "former": 1, "now": 2}]
            assert each.log == story.logs[seat]
            assert each.now["view"] == story.told[seat][8]["view"]
        assert eyes[0].options == ["pick 1", "pick 2"]
        assert not eyes[0].now["can_undo"]
        await play(eyes, "pick 2", "plan roses")
        assert eyes[0].now["view"]["points"] == [23, 1]
        await eyes[1].undo()
        await eyes[0].at(eyes[1].version)
        await play(eyes, "plan asters")

    async def come_back(ada: Browser, eyes: list[Eyes]) -> None:
        for seat, each in enumerate(eyes):
            assert each.version == 13
            assert each.now["changes"] == [{"version": 9, "former": 1, "now": 2}]
            assert each.log == story.logs[seat]
            assert each.now["view"] == story.told[seat][13]["view"]
        assert eyes[1].now["can_undo"]

    story.chapter(go_on)
    story.chapter(come_back)


@ONE_ENGINE
def test_what_went_before_is_shown_as_it_was_told_then(tmp_path: Path, grow: Grow) -> None:
    story = Story(tmp_path)
    story.chapter(begin)
    grow.to(SECOND)

    async def look_back(ada: Browser, eyes: list[Eyes]) -> None:
        await play(eyes, "pick 2", "plan tulips")
        for seat in (0, 1):
            steps = await story.steps(ada, seat)
            told = [story.told[seat].get(version) for version in BEGUN]
            assert [step["view"] for step in steps[:6]] == [update and update["view"] for update in told]
            assert [step["points"] for step in steps[:6]] == [update and update["points"] for update in told]
            assert [step["view"]["points"] for step in steps[6:]] == [[3, 1], [23, 1], [23, 1]]
            answers = ["plan asters", "pick 3", "plan tulips", "pick 1", "plan roses", None, "pick 2", "plan tulips"]
            by = [0, 0, 1, 1, 0, None, 0, 1]
            assert [step["answered_by"] for step in steps[:-1]] == by
            own = [answer if owner == seat else None for answer, owner in zip(answers, by, strict=True)]
            assert [step["answer"] for step in steps[:-1]] == own
            asked = [
                step["question"] and [option["action"] for option in step["question"]["options"]] for step in steps
            ]
            assert asked[:6] == [[answer] if answer else None for answer in own[:5]] + [None]
            events = [{**event, "version": 0} for step in steps for event in step["events"]]
            assert events == [{**event, "version": 0} for event in eyes[seat].log]
        moments = (await ada.get(f"/tables/{story.table}/moments?since=5&seat=0"))["moments"]
        assert [moment["version"] for moment in moments] == [6, 7, 8, 10, 11]
        assert [moment["view"] for moment in moments[:3]] == [story.told[0][version]["view"] for version in (6, 7, 8)]

    story.chapter(look_back)


@ONE_ENGINE
def test_a_position_of_an_older_shape_is_led_to_the_new_one(tmp_path: Path, grow: Grow) -> None:
    story = Story(tmp_path)
    story.chapter(begin)
    grow.to(SECOND)

    async def go_on(ada: Browser, eyes: list[Eyes]) -> None:
        await play(eyes, "pick 1")

    story.chapter(go_on)
    grow.to(THIRD)

    async def in_the_rain(ada: Browser, eyes: list[Eyes]) -> None:
        changes = [{"version": 9, "former": 1, "now": 2}, {"version": 11, "former": 2, "now": 3}]
        assert eyes[0].now["changes"] == changes
        assert [each.log for each in eyes] == story.logs
        await play(eyes, "plan roses", "pick 2")
        assert eyes[0].now["view"]["points"] == [13, 21]
        steps = await story.steps(ada, 0)
        assert [step["view"]["points"] for step in steps] == [
            *[[0, 0], [0, 0], [3, 0], [3, 0], [3, 1], [3, 1], [3, 1], [13, 1]],
            *[[13, 1], [13, 1], [13, 21]],
        ]

    story.chapter(in_the_rain)


@ONE_ENGINE
def test_what_cannot_be_led_over_is_said_and_nothing_is_lost(tmp_path: Path, database: str, grow: Grow) -> None:
    story = Story(tmp_path)
    story.chapter(begin)
    grow.to(UNPREPARED)

    async def refused(house: House) -> None:
        ada = await story.person(house)
        problem = await (await ada.socket(story.table)).problem()
        assert problem["message"] == "error-cannot-go-on"
        assert problem["arguments"] == {"game": "garden", "version": "1", "expected": "3"}
        assert (await ada.get(f"/tables/{story.table}"))["status"] == "broken"

    visit(story.settings, refused)
    grow.to(FIRST)

    async def as_before(ada: Browser, eyes: list[Eyes]) -> None:
        assert (eyes[0].version, eyes[0].now["changes"]) == (8, [])
        await play(eyes, "pick 3")

    story.chapter(as_before)
    grow.to(THIRD)

    async def go_on(ada: Browser, eyes: list[Eyes]) -> None:
        assert eyes[0].now["changes"] == [{"version": 10, "former": 1, "now": 3}]

    story.chapter(go_on)
    grow.to(SECOND)

    async def too_old(house: House) -> None:
        ada = await story.person(house)
        problem = await (await ada.socket(story.table)).problem()
        assert problem["message"] == "error-other-rules"

    visit(story.settings, too_old)


@ONE_ENGINE
def test_a_game_that_was_over_is_what_it_was(tmp_path: Path, grow: Grow) -> None:
    story = Story(tmp_path)

    async def to_the_end(ada: Browser, eyes: list[Eyes]) -> None:
        await play(eyes, *["plan roses", "pick 3"] * 10)
        assert eyes[0].now["outcome"] == {"scores": [15, 15], "winners": [0, 1]}

    async def look(ada: Browser, eyes: list[Eyes]) -> None:
        assert [each.now["version"] for each in eyes] == [21, 21]
        assert [each.log for each in eyes] == story.logs
        assert eyes[0].now["outcome"] == {"scores": [15, 15], "winners": [0, 1]}
        assert eyes[0].now["points"] == [{"flowers": 15}, {"flowers": 15}]
        steps = await story.steps(ada, 0)
        assert [step["view"] for step in steps[1:]] == [story.told[0][version]["view"] for version in range(2, 22)]
        assert steps[-1]["outcome"] == eyes[0].now["outcome"]
        record = await ada.get(f"/tables/{story.table}/record")
        assert (record["rules_version"], record["scores"]) == (1, [15, 15])
        assert len([move for line in record["moves"] for move in line.split(";")]) == 30

    story.chapter(to_the_end)
    grow.to(THIRD)
    story.chapter(look)


@ONE_ENGINE
def test_a_table_that_was_closed_is_looked_at_and_stays_closed(tmp_path: Path, grow: Grow) -> None:
    story = Story(tmp_path)

    async def close(ada: Browser, eyes: list[Eyes]) -> None:
        await begin(ada, eyes)
        await ada.post(f"/tables/{story.table}/close")

    async def look(ada: Browser, eyes: list[Eyes]) -> None:
        assert (eyes[0].version, eyes[0].now["table"]["status"], eyes[0].now["changes"]) == (8, "closed", [])
        assert (eyes[0].now["question"], eyes[0].now["waiting"]) == (None, [])
        steps = await story.steps(ada, 1)
        assert [step["view"]["points"] for step in steps] == [[0, 0], [0, 0], [3, 0], [3, 0], [3, 1], [3, 1]]

    story.chapter(close)
    grow.to(THIRD)
    story.chapter(look)


@ONE_ENGINE
def test_no_record_is_made_of_a_game_under_two_rules(tmp_path: Path, grow: Grow) -> None:
    story = Story(tmp_path)
    story.chapter(begin)
    grow.to(SECOND)

    async def to_the_end(ada: Browser, eyes: list[Eyes]) -> None:
        await play(eyes, "pick 2", *["plan roses", "pick 2"] * 12)
        assert eyes[0].now["outcome"] is not None
        problem = await ada.get(f"/tables/{story.table}/record", 409)
        assert problem["message"] == "error-two-rules"

    story.chapter(to_the_end)


def test_a_table_of_an_older_server_gets_its_position_when_the_server_starts(
    tmp_path: Path, database: str, grow: Grow
) -> None:
    story = Story(tmp_path)
    story.chapter(begin)
    change(database, "UPDATE moves SET snapshot = NULL")

    async def started(house: House) -> None:
        await house.rooms.resume()

    visit(story.settings, started)
    grow.to(SECOND)

    async def go_on(ada: Browser, eyes: list[Eyes]) -> None:
        without = [[{**event, "version": 8} for event in log] for log in story.logs]
        assert [each.log for each in eyes] == without
        await play(eyes, "pick 2")
        assert (await story.steps(ada, 0))[0]["view"] == story.told[0][8]["view"]

    story.chapter(go_on)


@ONE_ENGINE
def test_without_any_position_a_table_waits_for_rules_it_knows(tmp_path: Path, database: str, grow: Grow) -> None:
    story = Story(tmp_path)
    story.chapter(begin)
    change(database, "UPDATE moves SET snapshot = NULL")
    grow.to(SECOND)

    async def refused(house: House) -> None:
        ada = await story.person(house)
        assert (await (await ada.socket(story.table)).problem())["message"] == "error-other-rules"

    visit(story.settings, refused)
