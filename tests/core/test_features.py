"""Layouts of numbers, and that the contract of features notices what is told too much, too little or too large."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

from orrery.core.features import LARGEST, Candidates, Features, Layout, Numbers, cap, zeros
from orrery.core.game import Game
from orrery.core.table import State, Table
from orrery.testing import Case, contract

from .toy import BID, Toy, ToyState

LAYOUT = Layout()
ASKED = LAYOUT.section("question", ["bid", "may-note", "left-or-right"], most=1)
PLAYERS = [LAYOUT.number(f"player {step}", most=3) for step in range(3)]


class Bids(Features[ToyState]):
    """The seat's own bid; a faulty one also writes what it is told to."""

    def __init__(self, fault: Callable[[ToyState, int], tuple[int, int]] | None = None, silent: bool = False) -> None:
        super().__init__(1, LAYOUT)
        self.fault = fault
        self.silent = silent

    def write(self, table: Table[ToyState], seat: int, out: Numbers, at: int) -> None:
        question = table.question(seat)
        if question is not None:
            out[at + ASKED + ["bid", "may-note", "left-or-right"].index(question.prompt())] = 1
        if not self.silent:
            out[at + PLAYERS[0]] = table.state.bids[seat]
        if self.fault is not None:
            place, number = self.fault(table.state, seat)
            out[at + place] = number


class Highest(Candidates[ToyState]):
    """A toy has no dial, so whatever is proposed is one too many."""

    def propose(self, table: Table[ToyState], seat: int, out: Numbers, at: int) -> list[int]:
        return [BID.at(2)] if seat in table.questions() else []


def case(features: Features[ToyState], candidates: Candidates[ToyState] | None = None) -> Case:
    toy = Toy()
    toy.features = features
    toy.candidates = candidates
    return Case(cast("Game[State]", toy), 2, {})


CONTRACT = contract()()


def test_features_that_tell_what_a_seat_sees_keep_the_contract() -> None:
    CONTRACT.test_numbers_have_names_and_bounds(case(Bids()))
    CONTRACT.test_numbers_stay_within_their_bounds_and_their_place(case(Bids()), 1)
    CONTRACT.test_numbers_tell_nothing_hidden(case(Bids()), 1)
    CONTRACT.test_numbers_tell_everything_seen(case(Bids()), 1)


def test_a_leak_is_noticed() -> None:
    leaky = Bids(lambda state, seat: (PLAYERS[1], state.bids[1 - seat]))
    with pytest.raises(AssertionError, match="player 1"):
        CONTRACT.test_numbers_tell_nothing_hidden(case(leaky), 1)


def test_what_is_left_out_is_noticed() -> None:
    with pytest.raises(AssertionError):
        CONTRACT.test_numbers_tell_everything_seen(case(Bids(silent=True)), 1)


@pytest.mark.parametrize("number", [4, -1])
def test_a_number_beyond_its_bound_is_noticed(number: int) -> None:
    with pytest.raises(AssertionError, match=f"player 2: {number} of 3"):
        CONTRACT.test_numbers_stay_within_their_bounds_and_their_place(
            case(Bids(lambda state, seat: (PLAYERS[2], number))), 1
        )


def test_a_number_in_the_wrong_place_is_noticed() -> None:
    with pytest.raises(AssertionError):
        CONTRACT.test_numbers_stay_within_their_bounds_and_their_place(case(Bids(lambda state, seat: (-1, 1))), 1)


def test_candidates_without_a_dial_are_noticed() -> None:
    layout = Layout()
    layout.number("hits", most=100)
    with pytest.raises(AssertionError):
        CONTRACT.test_candidates_are_legal_answers_of_dials_with_numbers_within_bounds(
            case(Bids(), Highest(1, 4, layout))
        )


def test_parts_lie_behind_each_other_with_their_sections() -> None:
    player = Layout()
    player.number("coins", most=9)
    goods = player.section("goods", ["ore", "fuel"], most=2)
    layout = Layout()
    layout.number("round", most=5)
    starts = [layout.add(f"player {step}", player) for step in range(2)]
    assert starts == [1, 4]
    assert layout.names[starts[1] + goods] == "player 1/goods/ore"
    assert layout.slice("player 1/goods") == slice(5, 7)
    assert layout.slice("player 0/coins") == slice(1, 2)
    assert layout.bounds == [5, 9, 2, 2, 9, 2, 2]


def test_a_layout_refuses_names_twice_and_bounds_that_do_not_fit() -> None:
    layout = Layout()
    layout.number("round", most=LARGEST)
    with pytest.raises(ValueError, match="declared twice"):
        layout.section("round", ["a"], most=1)
    for most in (0, LARGEST + 1):
        with pytest.raises(ValueError, match="must lie between"):
            layout.number("points", most=most)


def test_numbers_without_a_limit_are_capped() -> None:
    assert [cap(number, 9) for number in (-3, 0, 4, 9, 12)] == [0, 0, 4, 9, 9]
    assert list(zeros(3)) == [0, 0, 0]
