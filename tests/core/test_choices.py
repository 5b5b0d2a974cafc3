"""Choices of a policy: ordinary actions by number, and slots for candidates where there is a dial."""

from __future__ import annotations

from typing import cast

import pytest
from librt.vecs import vec

from orrery.core.choices import Choices
from orrery.core.dealer import RandomDealer
from orrery.core.features import zeros
from orrery.core.game import Game
from orrery.core.table import State, Table
from orrery.testing import Case, contract

from .wheel import LEAVE, SPACE, STOP, TURN, Tens, Wheel, WheelGame

WITH = WheelGame(Tens())
WITHOUT = WheelGame(None)


def offered(choices: Choices[Wheel], table: Table[Wheel], seat: int) -> tuple[list[int], list[int], list[int]]:
    """What can be chosen, the candidates, and their numbers."""
    mask, numbers = choices.nothing[:], zeros(5)
    proposed = choices.write(table, seat, mask, 0, numbers, 0)
    return [choice for choice in range(choices.size) if mask[choice]], proposed, list(numbers)


def test_the_answers_of_a_dial_give_way_to_slots() -> None:
    choices = Choices(WITH)
    assert (choices.ordinary, choices.size) == (2, 7)
    table = WITH.new(2, {}, RandomDealer(1))
    chosen, proposed, numbers = offered(choices, table, 0)
    assert chosen == [0, 1, 2, 3, 4, 5]
    assert [choices.action(table, 0, choice, proposed) for choice in chosen] == [LEAVE, STOP, *proposed]
    assert [choices.choice(table, 0, action, proposed) for action in (LEAVE, STOP, *proposed)] == chosen
    assert proposed == [TURN.at(number) for number in (0, 30, 60, 90)]
    assert numbers == [0, 30, 60, 90, 0]


def test_a_question_that_is_a_dial_alone_offers_slots_alone() -> None:
    choices = Choices(WITH)
    table = WITH.new(2, {}, RandomDealer(1))
    table.act(0, LEAVE)
    assert offered(choices, table, 1)[0] == [2, 3, 4, 5]
    assert offered(choices, table, 0) == ([], [], [0] * 5)


def test_an_answer_that_nobody_proposed_is_no_choice() -> None:
    table = WITH.new(2, {}, RandomDealer(1))
    with pytest.raises(ValueError, match="not in list"):
        Choices(WITH).choice(table, 0, TURN.at(31), [TURN.at(30)])


def test_without_candidates_a_choice_is_an_action() -> None:
    choices = Choices(WITHOUT)
    assert choices.size == SPACE.size
    table = WITHOUT.new(2, {}, RandomDealer(1))
    for seat in (0, 1):
        options = list(table.questions()[seat])
        assert offered(choices, table, seat) == (options, [], [0] * 5)
        assert [choices.action(table, seat, option, []) for option in options] == options
        table.act(seat, options[0])


def test_masks_are_written_where_they_are_wanted() -> None:
    choices = Choices(WITH)
    table = WITH.new(2, {}, RandomDealer(1))
    many = vec[bool]([False] * 21)
    numbers = zeros(10)
    choices.write(table, 0, many, 7, numbers, 5)
    assert list(many) == [False] * 7 + [True] * 6 + [False] * 8
    assert list(numbers) == [0, 0, 0, 0, 0, 0, 30, 60, 90, 0]


def test_candidates_of_a_dial_keep_the_contract() -> None:
    case = Case(cast("Game[State]", WITH), 2, {})
    kit = contract()()
    kit.test_candidates_are_legal_answers_of_dials_with_numbers_within_bounds(case)
    kit.test_candidates_tell_nothing_hidden(case)
