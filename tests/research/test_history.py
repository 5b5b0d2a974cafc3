"""What a seat has answered and seen so far: its information state."""

from __future__ import annotations

import pytest

import orrery
from orrery.core.dealer import RandomDealer
from orrery.core.match import Match
from orrery.research.history import information_state, memory


def test_a_seat_remembers_its_own_answers_and_nobody_elses_secrets() -> None:
    game = orrery.game("duel")
    match = Match(game, ["Ada", "Ben"], {}, RandomDealer(7))
    match.act(0, "choose sensor")
    assert "choose sensor" in memory(match, 0)
    assert "sensor" not in information_state(match, 1)
    other = Match(game, ["Ada", "Ben"], {}, RandomDealer(7))
    other.act(0, "choose trade")
    assert information_state(match, 1) == information_state(other, 1)
    assert information_state(match, 0) != information_state(other, 0)


@pytest.mark.parametrize(("name", "seats"), [("duel", 2), ("race", 2), ("seti", 2)])
def test_the_past_only_grows(name: str, seats: int) -> None:
    game = orrery.game(name)
    match = Match(game, ["bot"] * seats, {}, RandomDealer(7))
    dealer = RandomDealer(8)
    known: list[object] = []
    for _ in range(25):
        seat, options = next(iter(match.table.questions().items()))
        match.act(seat, game.actions.text(options[dealer.below(len(options))]))
        now = memory(match, 0)
        assert now[: len(known)] == known
        known = list(now)
    assert known
