"""What is remembered of positions of Ascending Empires: the keys hold all that counts."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from orrery.bots.empires import wealth as counting
from orrery.bots.empires import worth as weighing
from orrery.bots.empires.greedy import GreedyBot
from orrery.bots.empires.imprint import Memory, of_position, of_realm
from orrery.bots.empires.mind import Mind
from orrery.core.dealer import RandomDealer
from orrery.core.game import OptionValue
from orrery.games.empires import GAME as EMPIRES
from orrery.games.empires.position.state import State


def test_a_full_memory_begins_anew() -> None:
    memory: Memory[str] = Memory(2)
    assert memory.keep((1,), "one") == "one"
    memory.keep((2,), "two")
    assert memory.get((1,)) == "one"
    memory.keep((3,), "three")
    assert memory == {(3,): "three"}


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (4, {"megastructure": "random"}), (3, {"mode": "classic", "jet": "yes"})]
)
def test_positions_with_the_same_key_are_worth_the_same(
    monkeypatch: pytest.MonkeyPatch, seats: int, options: Mapping[str, OptionValue]
) -> None:
    found: dict[object, object] = {}
    weighed = weighing._weigh
    again = 0

    def weigh(state: State, mind: Mind) -> weighing.Weighed:
        nonlocal again
        key = (mind.seat, mind.fresh, mind.patience, mind.far, of_position(state))
        value = weighed(state, mind)
        again += key in found
        assert found.setdefault(key, value) == value
        for seat in range(seats):
            owned = counting._owned(state, seat)
            assert found.setdefault(of_realm(state, seat), owned) == owned
        return value

    monkeypatch.setattr(weighing, "_weigh", weigh)
    monkeypatch.setattr(weighing, "_WEIGHED", Memory(0))
    monkeypatch.setattr(counting, "_OWNED", Memory(0))
    table = EMPIRES.new(seats, dict(options), RandomDealer(5))
    given = 0
    while not table.over and given < 120:
        given += 1
        seat = next(iter(table.questions()))
        table.act(seat, GreedyBot(3).decide(EMPIRES, table, seat))
    assert again > 100
