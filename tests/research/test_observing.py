"""Observations and offers as numpy arrays."""

from __future__ import annotations

import numpy as np
import pytest

import orrery
from orrery.core.dealer import RandomDealer
from orrery.research import Choices, Offer, legal_mask, observation
from orrery.testing import random_play

from ..core.toy import TOY
from ..core.wheel import LEAVE, STOP, TURN, Tens, WheelGame


@pytest.mark.parametrize("name", ["duel", "race"])
def test_an_observation_holds_what_features_tell(name: str) -> None:
    game = orrery.game(name)
    assert game.features is not None
    table = game.new(2, {}, RandomDealer(1))
    for _ in random_play(table, 2, 40):
        for seat in range(2):
            seen = observation(game, table, seat)
            assert seen.dtype == np.int16
            assert seen.tolist() == list(game.features.numbers(table, seat))
    seen[:] = 0
    assert observation(game, table, 0).any()


def test_a_game_without_features_says_so() -> None:
    with pytest.raises(orrery.NoFeatures, match="toy does not give its positions as numbers"):
        observation(TOY, TOY.new(2, {}, RandomDealer(1)), 0)


def test_where_there_is_no_dial_an_offer_is_the_legal_mask() -> None:
    game = orrery.game("race")
    choices = Choices(game)
    table = game.new(3, {}, RandomDealer(1))
    for seat, action in random_play(table, 2, 60):
        offer = Offer(choices, table, seat)
        assert offer.mask.tolist() == legal_mask(game, table, seat).tolist()
        assert offer.action(action) == action
        assert offer.candidates.shape == (0, 0)


def test_candidates_of_a_dial_have_a_row_each() -> None:
    game = WheelGame(Tens())
    offer = Offer(Choices(game), game.new(2, {}, RandomDealer(1)), 0)
    assert offer.mask.tolist() == [True] * 6 + [False]
    assert offer.candidates.tolist() == [[0], [30], [60], [90], [0]]
    assert [offer.action(choice) for choice in range(4)] == [LEAVE, STOP, TURN.at(0), TURN.at(30)]
