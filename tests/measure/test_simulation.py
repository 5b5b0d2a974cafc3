"""Games between bots: the same game whether it is kept or not, and whichever loop plays it."""

from __future__ import annotations

import pytest

from orrery import Record
from orrery.games import game
from orrery.measure.simulation import Simulation

NUMBERS = range(3)


@pytest.mark.parametrize("seats", [["random", "random"], ["random", "greedy"]])
@pytest.mark.parametrize("name", ["duel", "race"])
def test_games_are_the_same_with_and_without_a_record(name: str, seats: list[str]) -> None:
    bare, kept = (Simulation(game(name), seats, {}, 1) for _ in range(2))
    records: list[Record] = []
    bare.run(NUMBERS)
    kept.run(NUMBERS, lambda number, record: records.append(record))
    assert len(records) == len(NUMBERS)
    assert (bare.decisions, bare.scores, bare.wins) == (kept.decisions, kept.scores, kept.wins)
