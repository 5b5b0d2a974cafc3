"""Positions of older shapes, led to the present one step by step, and tables that are only looked at."""

from __future__ import annotations

import pytest

from orrery.core.dealer import RandomDealer, ScriptedDealer
from orrery.core.errors import BrokenPosition, WrongDeal
from orrery.core.forms import Reshape, every
from orrery.core.plain import Plain

from .toy import TOY, Bid, Draw, Note, Toy, table_with


class GrownToy(Toy):
    """Positions have got their third shape."""

    def __init__(self, reshapes: dict[int, Reshape]) -> None:
        super().__init__()
        self.form = 3
        self.rules_version = 5
        self.reshapes = reshapes


def without_tricks(data: dict[str, Plain]) -> None:
    """Once a bid had no choice of always being asked, and the log of the state was called history."""
    for bid in every(data, "Bid"):
        bid["always"] = 0


def renamed(data: dict[str, Plain]) -> None:
    for state in every(data, "ToyState"):
        state["done"] = state.pop("history")


def old_position() -> dict[str, Plain]:
    data = TOY.encode(table_with(Note(1), Bid(3, 0), Draw(), dealer=RandomDealer(1)))
    for bid in every(data, "Bid"):
        del bid["always"]
    for state in every(data, "ToyState"):
        state["history"] = state.pop("done")
    return data


def test_every_step_is_taken_in_its_turn() -> None:
    taken: list[int] = []

    def first(data: dict[str, Plain]) -> None:
        taken.append(1)
        without_tricks(data)

    def second(data: dict[str, Plain]) -> None:
        taken.append(2)
        renamed(data)

    grown = GrownToy({2: second, 1: first})
    table = grown.decode(grown.carry_over(old_position(), 1), RandomDealer(1))
    assert taken == [1, 2]
    assert table.state.done == [1]
    assert list(table.questions()) == [0]


def test_the_newest_shape_needs_no_step() -> None:
    data = TOY.encode(table_with(Bid(3, 0), dealer=RandomDealer(1)))
    carried = GrownToy({}).carry_over(data, 3)
    assert carried["rules_version"] == 5


@pytest.mark.parametrize(
    ("form", "reshapes", "reason"),
    [
        (1, {}, "nothing leads from form 1 to form 2"),
        (1, {1: without_tricks}, "nothing leads from form 2 to form 3"),
        (4, {}, "it has form 4, and the newest known is 3"),
        (1, {1: renamed, 2: renamed}, "it has not the shape of form 2: KeyError"),
    ],
)
def test_what_leads_nowhere_is_said(form: int, reshapes: dict[int, Reshape], reason: str) -> None:
    with pytest.raises(BrokenPosition, match=reason):
        GrownToy(reshapes).carry_over(old_position(), form)


def test_a_position_of_another_game_is_not_carried_over() -> None:
    with pytest.raises(BrokenPosition, match="not of toy"):
        TOY.carry_over({"game": "chess"}, 1)


def test_a_table_at_rest_is_looked_at_and_nothing_is_done() -> None:
    data = TOY.encode(table_with(Bid(3, 0), Draw(), dealer=RandomDealer(1)))
    data["pending"] = [[0, {"is": "Draw"}], [0, {"is": "Bid", "choices": 1, "always": 0}]]
    with pytest.raises(WrongDeal):  # today's rules would bid by themselves, and deal
        TOY.decode(data, ScriptedDealer([]))
    table = TOY.decode_at_rest(data, ScriptedDealer([]))
    table.recall()
    assert TOY.encode(table) == data
    assert table.question(0) is not None
    assert not table.over
