"""How many positions lie one to four answers ahead of fixed positions: any change of a rule shows here."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orrery import RandomDealer, Table
from orrery.games.duel import GAME
from orrery.games.duel.position.state import State

from .scenario import Scenario


def census(table: Table[State], depth: int) -> set[str]:
    """The different positions after this many answers of the lowest seat asked, each dealt by the same seed."""
    if depth == 0 or table.over:
        return {GAME.hash(table)}
    seat, options = min(table.questions().items())
    found: set[str] = set()
    for action in options:
        twin = table.copy(RandomDealer(1))
        twin.act(seat, action)
        found |= census(twin, depth - 1)
    return found


def start() -> Table[State]:
    return GAME.new(2, {}, RandomDealer(11))


def rich_builder() -> Table[State]:
    game = Scenario(phase="build", trade=1, storage=2, ore=3, fuel=3, carbon=3, food=4, trade_goods=2, knowledge=2)
    game.set(0, stations=["aigel-x", "mintaka-ii", "saiph-vi"], colony_ships=0).set(1, ore=1, fuel=2)
    return game.start().table


def sensor_flight() -> Table[State]:
    return Scenario(die=3, sensor=2, command=2, engines=(0, 3), ore=1, fuel=1).start().table


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (start, [6, 15, 90, 225]),
        (rich_builder, [17, 147, 848]),
        (sensor_flight, [5, 25, 77, 114]),
    ],
    ids=["start", "rich builder", "sensor flight"],
)
def test_census(position: Callable[[], Table[State]], counts: list[int]) -> None:
    assert [len(census(position(), depth + 1)) for depth in range(len(counts))] == counts
