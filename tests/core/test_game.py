"""Set-up options and encoded positions at the border."""

from __future__ import annotations

import json
from typing import Any

import pytest

from orrery import (
    BadOptionValue,
    BrokenPosition,
    OptionForSeats,
    RandomDealer,
    UnknownGame,
    UnknownOption,
    WrongSeats,
    game,
    new,
)
from orrery.core.codec import Codec
from orrery.core.effects import in_order
from orrery.core.game import Game, Outcome, lead
from orrery.core.plain import Plain
from orrery.core.table import Effect, Question, Table
from orrery.core.value import Value

from .toy import BID, SPACE, TOY, Bid, Note, Show, ToyState, table_with


def test_options_have_usual_values_and_are_understood_from_text() -> None:
    assert TOY.option_values(2, {}) == {"cards": 6, "loud": False, "crowded": False}
    assert TOY.option_values(3, {"cards": "9", "loud": "True"}) == {"cards": 9, "loud": True, "crowded": False}


@pytest.mark.parametrize("value", [7, "seven", None, True, 6.5, [6]])
def test_an_unknown_value_names_the_choices(value: object) -> None:
    with pytest.raises(BadOptionValue, match="choices: 6, 9"):
        TOY.option_values(2, {"cards": value})


def test_a_flag_is_no_number() -> None:
    with pytest.raises(BadOptionValue, match="choices: false, true"):
        TOY.option_values(2, {"loud": 1})


def test_an_unknown_option_names_those_there_are() -> None:
    with pytest.raises(UnknownOption, match="toy has no option 'speed'; there are: cards, loud"):
        TOY.new(2, {"speed": 3}, RandomDealer(1))


@pytest.mark.parametrize("seats", [0, 1, 4, -1, True])
def test_a_wrong_number_of_seats_names_the_right_ones(seats: int) -> None:
    with pytest.raises(WrongSeats, match="number of seats: 2, 3"):
        TOY.new(seats, {}, RandomDealer(1))


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(UnknownGame, match="no such game: 'chess'; there are: duel"):
        game("chess")
    with pytest.raises(UnknownGame):
        new("../duel")


def test_a_shared_win_is_shared() -> None:
    outcome = Outcome([{"a": 1, "b": 2}, {"a": 3}, {"a": 0}], [0, 1])
    assert (outcome.scores, [outcome.share(seat) for seat in range(3)]) == ([3, 3, 0], [0.5, 0.5, 0])


def encoded() -> dict[str, Any]:
    table = TOY.new(2, {}, RandomDealer(1))
    data: dict[str, Any] = json.loads(json.dumps(TOY.encode(table)))
    return data


def test_a_position_in_the_middle_of_everything_comes_back() -> None:
    data = encoded()
    assert data["owed"][0][0][1] == {"is": "Bid", "choices": 3, "always": 0}
    again = TOY.decode(data, RandomDealer(1))
    assert (TOY.encode(again), sorted(again.questions())) == (data, [0, 1])


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        ([], [], "should have game"),
        (["game"], "duel", "not of toy"),
        (["rules_version"], 2, "rules version 1"),
        (["more"], 1, "should have game"),
        (["state"], 5, "state should be one of"),
        (["state", "is"], "Bid", "state cannot be Bid"),
        (["state", "is"], "Chess", "state should be one of"),
        (["state", "more"], 1, "exactly the fields pile, hands, bids, done"),
        (["state", "bids"], 1, "state.bids should be a list"),
        (["state", "bids"], ["1", 0], r"state.bids\[0\] should be int"),
        (["state", "bids"], [True, 0], r"state.bids\[0\] should be int"),
        (["state", "bids"], [4, 0], "not so: bids are 0 to 3"),
        (["state", "hands"], [1, 2], r"state.hands\[0\] should be a list"),
        (["pending"], 1, "pending should be a list"),
        (["pending"], [[0]], "pairs of seat and effect"),
        (["pending"], [[7, {"is": "Draw"}]], "a seat that does not exist"),
        (["pending"], [[0, {"is": "ToyState"}]], "cannot be ToyState"),
        (["pending"], [[0, {"is": "Note"}]], "exactly the fields mark"),
        (["pending"], [[0, {"is": "InOrder", "effects": [3]}]], r"effects\[0\] should be one of"),
        (["owed"], [[]], "a list for each seat"),
        (["owed"], [[], 3], r"owed\[1\] should be a list"),
    ],
)
def test_broken_positions_are_refused_with_their_place(path: list[str], value: object, reason: str) -> None:
    data: Any = encoded()
    if path:
        part = data
        for key in path[:-1]:
            part = part[key]
        part[path[-1]] = value
    else:
        data = value
    with pytest.raises(BrokenPosition, match=reason):
        TOY.decode(data, RandomDealer(1))


def test_an_option_for_other_numbers_of_seats_is_refused() -> None:
    assert TOY.option_values(3, {"crowded": True})["crowded"] is True
    assert TOY.option_values(2, {"crowded": False})["crowded"] is False
    with pytest.raises(OptionForSeats) as refused:
        TOY.option_values(2, {"crowded": True})
    assert refused.value.arguments == {"option": "crowded", "seats": "2", "allowed": "3"}


class Box:
    """Holds other objects, as a state holds players."""

    def __init__(self, notes: list[Note]) -> None:
        self.notes = notes


def test_objects_inside_a_sample_are_samples_too() -> None:
    codec = Codec([Box([Note(0)])])
    assert codec.encode(Note(4)) == {"is": "Note", "mark": 4}


def test_a_table_can_be_put_into_any_sound_position() -> None:
    state, _ = TOY.opening(3, {"cards": 6})
    table = TOY.table_at(state, [(2, Bid(3, 0)), (1, Bid(2, 0))], 3, RandomDealer(1))
    assert list(table.questions()) == [2]
    table.act(2, BID.at(0))
    assert list(table.questions()) == [1]
    table.act(1, BID.at(1))
    assert table.over


def test_neither_an_unsound_position_nor_a_wrong_number_of_seats_is_taken() -> None:
    state, _ = TOY.opening(2, {"cards": 6})
    with pytest.raises(WrongSeats):
        TOY.table_at(state, [], 5, RandomDealer(1))
    state.bids[0] = 7
    with pytest.raises(BrokenPosition):
        TOY.table_at(state, [], 2, RandomDealer(1))


class Fruit(Value):
    """A family of values."""

    __slots__ = ()


class Apple(Fruit):
    __slots__ = ("seeds",)

    def __init__(self, seeds: int) -> None:
        self.seeds = seeds


class Pear(Fruit):
    __slots__ = ()


class Stone(Value):
    """Another family."""

    __slots__ = ()


class Basket(Value):
    """Holds a fruit and more of them."""

    __slots__ = ("first", "more")

    def __init__(self, first: Fruit, more: list[Fruit]) -> None:
        self.first = first
        self.more = more


def test_any_member_of_a_family_of_values_may_stand_where_a_sample_shows_one() -> None:
    basket = Basket(Pear(), [Pear()])
    codec = Codec([basket, Apple(0), Stone()])
    data = codec.encode(Basket(Apple(3), [Pear(), Apple(1)]))
    assert data == {
        "is": "Basket",
        "first": {"is": "Apple", "seeds": 3},
        "more": [{"is": "Pear"}, {"is": "Apple", "seeds": 1}],
    }
    again = codec.decode(data, basket)
    assert codec.encode(again) == data


@pytest.mark.parametrize(
    ("first", "reason"),
    [
        ({"is": "Stone"}, "position.first cannot be Stone"),
        ({"is": "Basket"}, "position.first cannot be Basket"),
        ({"is": "Note"}, "position.first cannot be Note"),
        ({"is": "Apple"}, "position.first should have exactly the fields seeds"),
        (3, "position.first should be one of"),
    ],
)
def test_what_is_not_of_the_family_is_refused_with_its_place(first: Plain, reason: str) -> None:
    basket = Basket(Pear(), [Pear()])
    codec = Codec([basket, Apple(0), Stone(), Note(0)])
    with pytest.raises(BrokenPosition, match=reason):
        codec.decode({"is": "Basket", "first": first, "more": []}, basket)


class Twice(Effect[ToyState]):
    """Holds a note, which no other effect can replace, and what may be anything."""

    __slots__ = ("note", "then")

    def __init__(self, note: Note, then: Effect[ToyState]) -> None:
        self.note = note
        self.then = then


def test_any_effect_may_stand_where_a_sample_has_an_empty_order_and_only_its_class_elsewhere() -> None:
    twice = Twice(Note(0), in_order())
    codec = Codec([twice, Show()])
    data = codec.encode(Twice(Note(3), Show()))
    assert codec.encode(codec.decode(data, twice)) == data
    with pytest.raises(BrokenPosition, match=r"position\.note cannot be Show"):
        codec.decode({"is": "Twice", "note": {"is": "Show"}, "then": {"is": "Show"}}, twice)


def test_a_lead_is_measured_against_the_mean_of_the_others() -> None:
    assert [lead([30, 20, 10], side) for side in range(3)] == [15.0, 0.0, -15.0]
    assert lead([12], 0) == 12.0, "the only side"


class Idle(Effect[ToyState]):
    """Forgets to say what it does."""

    __slots__ = ()


class Mute(Question[ToyState]):
    """Forgets what may be answered."""

    __slots__ = ()

    def prompt(self) -> str:
        return "mute"

    def answer(self, table: Table[ToyState], seat: int, action: int) -> None:
        table.end()


@pytest.mark.parametrize(("effect", "reason"), [(Idle(), "Idle has no resolve"), (Mute(), "Mute has no options")])
def test_an_effect_that_does_nothing_is_refused_when_the_game_is_made(effect: Effect[ToyState], reason: str) -> None:
    with pytest.raises(TypeError, match=reason):
        Game("idle", [2], [], SPACE, {}, 1, ToyState([], [[]], [], []), [Note(0), effect])


def test_an_effect_that_no_sample_has_shown_is_named_when_it_is_its_turn() -> None:
    with pytest.raises(NotImplementedError, match="Idle has no resolve"):
        table_with(Idle(), dealer=RandomDealer(1))
