"""Masks and rewards as numpy arrays, in every game."""

from __future__ import annotations

import numpy as np
import pytest

import orrery
from orrery.core.dealer import RandomDealer
from orrery.core.playout import playout
from orrery.research import legal_mask, win_shares
from orrery.testing import random_play

TABLES = [("duel", 2), ("race", 3), ("seti", 1), ("seti", 2), ("empires", 2)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_mask_is_true_exactly_at_the_options_of_its_seat(name: str, seats: int) -> None:
    game = orrery.game(name)
    table = game.new(seats, {}, RandomDealer(1))
    for _ in random_play(table, 2, 60):
        for seat in range(seats):
            mask = legal_mask(game, table, seat)
            assert mask.shape == (game.actions.size,)
            assert np.flatnonzero(mask).tolist() == list(table.questions().get(seat, []))


@pytest.mark.parametrize(("name", "seats"), [("duel", 2), ("race", 3), ("seti", 1)])
def test_the_shares_of_a_finished_game_are_those_of_its_outcome(name: str, seats: int) -> None:
    game = orrery.game(name)
    table = game.new(seats, {}, RandomDealer(1))
    assert win_shares(game, table).tolist() == [0.0] * seats
    playout(table, RandomDealer(2))
    outcome = game.outcome(table)
    assert outcome is not None
    assert win_shares(game, table).tolist() == [outcome.share(seat) for seat in range(seats)]


def test_whoever_loses_alone_gets_nothing() -> None:
    game = orrery.game("seti")
    table = game.new(1, {"difficulty": 5}, RandomDealer(3))
    playout(table, RandomDealer(4))
    outcome = game.outcome(table)
    assert outcome is not None
    assert outcome.winners == [1]
    assert win_shares(game, table).tolist() == [0.0]
