"""Nothing hidden crosses the wire: every message could have come from any position its reader may imagine."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import msgspec
import pytest

from orrery.core.dealer import RandomDealer
from orrery.core.events import Event
from orrery.core.match import Match
from orrery.core.table import State, Table
from orrery.games import NAMES, game
from orrery.server.dealing import Dealt, NoDealer
from orrery.server.messages import Update
from orrery.server.room import Room
from orrery.server.telling import question_of
from orrery.testing import Case, fitting_options, random_play
from tests.contract.chosen_together import IN_SECRET

from .house import Browser, Eyes, House, Json, usual_settings, visit

GAMES = 16
ANSWERS = 12
LONG_BEFORE = 400
LONGEST = 100_000
CHOICES = 6
"""Options of a question that are compared at most."""
CASES = [(name, seats) for name in NAMES for seats in game(name).seats]


def plain(value: object) -> object:
    """As it looks after its way over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


def imagined(room: Room, eyes: int | None, dealer: RandomDealer) -> list[Table[State]]:
    """Positions the watcher cannot tell from the true one; the public knows no more than any seat."""
    knowers = range(len(room.seats)) if eyes is None else [eyes]
    return [room.game.determinize(room.course.table, knower, dealer) for knower in knowers]


def check_update(room: Room, update: Json, dealer: RandomDealer) -> None:
    """The update is the same as from any imagined position."""
    eyes = update["seat"]
    assert set(update) == {"type", *Update.__struct_fields__}
    assert update["version"] == room.version
    for table in imagined(room, eyes, dealer):
        assert update["view"] == plain(room.game.view(table, eyes))
        assert update["points"] == plain(room.game.points_seen(table, eyes))
        assert update["question"] == plain(question_of(room.game, table, eyes))
        assert update["waiting"] == list(table.questions())
        assert update["together"] == table.in_secret()
    check_events(room, update)


def check_events(room: Room, update: Json) -> None:
    """Facts for one seat only are told to that seat only."""
    told: list[Json] = update["events"]
    happened: list[Event] = room.course.match.events[len(room.course.match.events) - len(told) :]
    for event, info in zip(happened, told, strict=True):
        assert (info["name"], info["seat"]) == (event.kind.name, event.seat)
        for fact in event.kind.secret:
            assert (info["facts"][fact] is None) == (event.knower != update["seat"]), info
        for fact in event.kind.public:
            assert info["facts"][fact] is not None


def under_way(name: str, seats: int, seed: int) -> str:
    """The record of a game somewhere in the middle."""
    played = game(name)
    chance = RandomDealer(seed)
    wished: dict[str, object] = {
        option.name: option.choices[chance.below(len(option.choices))]
        for option in played.options
        if option.seats is None or seats in option.seats
    }
    options = fitting_options(played, wished)
    match = Match(played, [f"Person {seat}" for seat in range(seats)], options, chance)
    for _ in range(chance.below(2) * chance.below(LONG_BEFORE)):
        questions = match.table.questions()
        seat = list(questions)[chance.below(len(questions))]
        match.act(seat, played.actions.text(questions[seat][chance.below(len(questions[seat]))]))
        if match.table.over:
            return under_way(name, seats, seed + 1_000_000)
    return match.record().to_json()


async def play(house: House, owner: Browser, guest: Browser, record: str, dealer: RandomDealer) -> int:
    """A few answers at a table, each message to every seat and to a spectator looked at; how many there were."""
    table = (await owner.http.post("/api/records", content=record)).json()["id"]
    room = await house.rooms.room(table)
    seats = [await owner.eyes(table, seat) for seat in range(len(room.seats))]
    watchers: list[Eyes] = [*seats, await guest.eyes(table, None)]
    looked_at = 0
    for turn in range(ANSWERS):
        for eyes in watchers:
            await eyes.at(room.version)
            check_update(room, eyes.now, dealer)
            looked_at += 1
        if room.over:
            break
        undoers = [eyes for eyes in seats if eyes.now["can_undo"] and turn % 5 == 4]
        if undoers:
            await undoers[dealer.below(len(undoers))].undo()
            continue
        asked = list(room.course.table.questions())
        seat = seats[asked[dealer.below(len(asked))]]
        await seat.answer(seat.options[dealer.below(len(seat.options))])
    for eyes in watchers:
        await eyes.socket.close()
    assert all(message["type"] == "update" for eyes in watchers for message in eyes.heard)
    return looked_at


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_no_message_tells_a_secret(tmp_path: Path, many: int, name: str, seats: int) -> None:
    games = GAMES * many // len(game(name).seats)

    async def scene(house: House) -> None:
        owner, guest = await house.visitor("Ada"), await house.visitor("Eve")
        looked_at = 0
        for number in range(games):
            record = under_way(name, seats, number)
            looked_at += await play(house, owner, guest, record, RandomDealer(number))
            house.rooms.put_away(float("inf"))
        assert looked_at > games * ANSWERS

    visit(usual_settings(tmp_path), scene)


def deals(room: Room, seat: int, answer: str) -> bool:
    """Return whether an answer would be dealt something, which differs from table to table."""
    try:
        room.course.table.copy(NoDealer()).act(seat, room.game.actions.parse(answer))
    except Dealt:
        return True
    return False


def stopped_at(name: str, seats: int, prompt: str) -> Match[State]:
    """Play at random until several seats are asked this at the same time, three of them if there are as many.

    The first of them has a choice.
    """
    case = Case(game(name), seats, {})
    for seed in count():
        match = case.match(seed)
        for seat, action in random_play(case.table(seed), seed, LONGEST):
            asked = [question for question in match.table.asked if question is not None]
            options, *_ = match.table.questions().values()
            alike = all(question.prompt() == prompt for question in asked)
            if alike and len(asked) >= min(seats, 3) and len(options) > 1:
                return match
            match.act(seat, case.game.actions.text(action))
    raise AssertionError


async def told_of_a_choice(house: House, owner: Browser, record: str, choice: int) -> list[list[Json]]:
    """Return what the others are sent when a seat chooses; of three or more seats another has chosen before."""
    table = (await owner.http.post("/api/records", content=record)).json()["id"]
    room = await house.rooms.room(table)
    chooser, other, *more = room.course.table.questions()
    seats = [await owner.eyes(table, seat) for seat in range(len(room.seats))]
    first, second = seats[chooser], seats[other]
    watchers = [*(eyes for eyes in seats if eyes is not first), await owner.eyes(table, None)]
    if more:
        await second.answer(next(option for option in second.options if not deals(room, other, option)))
    for eyes in (first, *watchers):
        await eyes.at(room.version)
    await first.answer(first.options[choice])
    for eyes in watchers:
        await eyes.at(room.version)
    for eyes in (first, *watchers):
        await eyes.socket.close()
    assert second.now["can_undo"] == bool(more)
    told = [[dict(message) for message in eyes.heard] for eyes in watchers]
    for message in (message for heard in told for message in heard):
        message["table"] = {name: fact for name, fact in message["table"].items() if name != "id"}
    return told


@pytest.mark.parametrize(
    ("name", "seats", "prompt"),
    [(name, seats, prompt) for name, seats in CASES if seats > 1 for prompt in IN_SECRET[name]],
)
def test_no_message_tells_what_another_chooses_at_the_same_time(
    tmp_path: Path, name: str, seats: int, prompt: str
) -> None:
    """A viewer may see which seats have chosen, and nothing else: not even by which answers can be taken back."""
    match = stopped_at(name, seats, prompt)
    options, *_ = match.table.questions().values()

    async def scene(house: House) -> None:
        owner = await house.visitor("Ada")
        record = match.record().to_json()
        choices = range(min(len(options), CHOICES))
        told = [await told_of_a_choice(house, owner, record, choice) for choice in choices]
        assert len(told) > 1
        assert all(other == told[0] for other in told)

    visit(usual_settings(tmp_path), scene)
