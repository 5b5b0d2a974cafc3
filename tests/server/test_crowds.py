"""Many look at one table: what they are told is made once, and whoever comes or goes costs the others nothing."""

from __future__ import annotations

import asyncio
import selectors
import socket
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from orrery.core.dealer import RandomDealer
from orrery.core.events import Event, EventKind
from orrery.core.game import Game
from orrery.core.table import State, Table
from orrery.games import game
from orrery.server.course import Course
from orrery.server.editions import Editions
from orrery.server.people import Person
from orrery.server.room import Room
from orrery.server.rows import SeatRow, TableRow
from orrery.server.turns import AT_ONCE, FairSelector
from orrery.server.watcher import Watcher

from .house import Eyes, House, Json, choose_centres, usual_settings, visit

DUEL = game("duel")
ADA, BEN = 1, 2


class Counted:
    """A game that counts how often it is asked for a view."""

    def __init__(self, played: Game[State]) -> None:
        self._played = played
        self.views = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._played, name)

    def view(self, table: Table[State], seat: int | None) -> Mapping[str, object]:
        self.views += 1
        return self._played.view(table, seat)


def duel_room(played: Any) -> Room:
    course = Course(DUEL, 2, {}, RandomDealer(3))
    seats = [SeatRow("person", person, "", "", None, str(person)) for person in (ADA, BEN)]
    row = TableRow("t", "duel", DUEL.rules_version, course.match.options, ADA, "playing", [0, 1], 1, seats)
    return Room(played, row, course)


def watching(room: Room, person: int, seat: int | None) -> Watcher:
    watcher = Watcher(Person(person, str(person)))
    room.enter(watcher)
    watcher.seat, watcher.known = seat, 0
    watcher.wake()
    return watcher


def told(room: Room, *watchers: Watcher) -> list[Json]:
    return [msgspec.json.decode(text) for watcher in watchers for text in room.news_for(watcher)]


def test_a_view_is_built_once_for_all_who_share_it() -> None:
    async def scene() -> None:
        counted = Counted(DUEL)
        room = duel_room(counted)
        crowd = [watching(room, 100 + number, None) for number in range(300)]
        seats = [watching(room, ADA, 0), watching(room, ADA, 0), watching(room, BEN, 1)]
        assert len(told(room, *crowd, *seats)) == 303
        assert counted.views == 3  # the public's and two seats'
        room.course.answer(0, ["choose sensor"])
        room.wake()
        updates = told(room, *crowd, *seats)
        assert counted.views == 6
        assert {update["version"] for update in updates} == {2}
        assert {text["seat"] for text in updates} == {None, 0, 1}

    asyncio.run(scene())


def test_alike_watchers_get_the_very_same_text() -> None:
    async def scene() -> None:
        room = duel_room(DUEL)
        first, second = watching(room, 100, None), watching(room, 101, None)
        assert room.news_for(first)[0] is room.news_for(second)[0]
        creator = watching(room, ADA, None)
        assert [update["table"]["mine"] for update in told(room, creator)] == [True]

    asyncio.run(scene())


def test_what_everybody_knows_is_kept_for_a_crowd_alone() -> None:
    async def scene(onlookers: int) -> int:
        counted = Counted(DUEL)
        room = duel_room(counted)
        seats = [watching(room, ADA, 0), watching(room, BEN, 1)]
        crowd = [watching(room, 100 + number, None) for number in range(onlookers)]
        assert len(told(room, *seats, *crowd)) == 2 + onlookers
        made = counted.views
        assert len(told(room, watching(room, ADA, 0))) == 1  # she has come again
        return counted.views - made

    assert asyncio.run(scene(0)) == 1
    assert asyncio.run(scene(300)) == 0


def test_an_onlooker_who_comes_or_goes_is_told_to_nobody() -> None:
    async def scene() -> None:
        room = duel_room(DUEL)
        seated, onlooker = watching(room, ADA, 0), watching(room, 100, None)
        told(room, seated, onlooker)
        others = [watching(room, 200 + number, None) for number in range(50)]
        for other in others:
            room.leave(other)
        assert told(room, seated, onlooker) == []

    asyncio.run(scene())


def test_who_sits_at_the_table_comes_and_goes_in_a_small_message() -> None:
    async def scene() -> None:
        room = duel_room(DUEL)
        seated, onlooker = watching(room, ADA, 0), watching(room, 100, None)
        told(room, seated, onlooker)
        first, second = watching(room, BEN, 1), watching(room, BEN, 1)
        here = told(room, seated, onlooker)
        assert [message["type"] for message in here] == ["company", "company"]
        assert here[0]["table"]["seats"][1]["present"]
        room.leave(first)
        assert told(room, seated, onlooker) == []  # still there on another screen
        room.leave(second)
        gone = told(room, seated, onlooker)
        assert [message["type"] for message in gone] == ["company", "company"]
        assert not gone[0]["table"]["seats"][1]["present"]

    asyncio.run(scene())


def test_nobody_sees_a_position_that_is_not_stored_yet() -> None:
    async def scene() -> None:
        room = duel_room(DUEL)
        seated, onlooker = watching(room, ADA, 0), watching(room, 100, None)
        told(room, seated, onlooker)
        room.saving()
        room.course.answer(0, ["choose sensor"])
        room.wake()
        assert told(room, seated, onlooker) == []
        room.end_saving()
        assert seated.roused
        assert [update["version"] for update in told(room, seated, onlooker)] == [2, 2]

    asyncio.run(scene())


def test_a_crowd_over_the_wire_hears_every_change_and_nothing_else(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me")
        seats = [await ada.eyes(table, 0), await ada.eyes(table, 1)]
        eve = await house.visitor("Eve")
        crowd: list[Eyes] = [await eve.eyes(table, None) for _ in range(45)]
        await choose_centres(*seats)
        for eyes in crowd:
            await eyes.at(seats[0].version)
        first = crowd[0]
        assert all(eyes.now == first.now for eyes in crowd)
        assert {message["type"] for eyes in crowd for message in eyes.heard} == {"update"}
        assert all(len(eyes.heard) <= 5 for eyes in crowd)  # the first look, and four answers at most

    visit(usual_settings(tmp_path), scene)


class LongCourse(Course):
    """A course in which much has happened."""

    def __init__(self, events: int) -> None:
        super().__init__(DUEL, 2, {}, RandomDealer(3))
        kind = EventKind("turn-begun", ["turn"])
        for number in range(events):
            self.match.events.append(Event(kind, 0, [number], 0))
            self._note(self.version)


def test_of_a_very_long_game_a_newcomer_hears_the_last_events() -> None:
    course, editions = LongCourse(10_000), Editions(DUEL)
    since, events = editions.events(course, None, 0)
    assert len(events) <= 4000
    assert since == events[0].version - 1
    assert events[-1].version == course.version
    since, events = editions.events(course, None, course.version - 2)
    assert (since, len(events)) == (course.version - 2, 2)


def test_the_log_follows_what_was_taken_back() -> None:
    course, editions = Course(DUEL, 2, {}, RandomDealer(3)), Editions(DUEL)
    course.answer(0, ["choose sensor"])
    assert [info.facts for info in editions.events(course, 0, 0)[1]] == [{"centre": "sensor"}]
    course.undo(0)
    course.answer(0, ["choose trade"])
    assert [info.facts for info in editions.events(course, 0, 0)[1]] == [{"centre": "trade"}]
    assert [info.facts for info in editions.events(course, 1, 0)[1]] == [{"centre": None}]


def test_the_loop_serves_a_few_sockets_at_a_time_and_nobody_twice_before_all() -> None:
    pairs = [socket.socketpair() for _ in range(100)]
    selector = FairSelector()
    for number, (here, there) in enumerate(pairs):
        selector.register(here, selectors.EVENT_READ, number)
        there.send(b"x")
    served: list[int] = []
    while len(served) < 100:
        ready = selector.select(0)
        assert 0 < len(ready) <= AT_ONCE
        for key, _ in ready:
            pairs[key.data][0].recv(1)
            served.append(key.data)
    assert sorted(served) == list(range(100))
    assert selector.select(0) == []
    selector.close()
    for pair in pairs:
        for end in pair:
            end.close()
