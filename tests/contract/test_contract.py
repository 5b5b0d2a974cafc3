"""Every game of the catalogue keeps what games promise: the tests that authors of other games use as well."""

from __future__ import annotations

import pytest

import orrery
from orrery import BrokenPosition, RandomDealer
from orrery.testing import contract

TestContract = contract(*map(orrery.game, orrery.NAMES))


@pytest.mark.parametrize("name", [name for name in orrery.NAMES if len(orrery.game(name).seats) > 1])
def test_a_position_of_some_seats_is_not_one_of_others(name: str) -> None:
    game = orrery.game(name)
    for seats in game.seats:
        data = game.encode(game.new(seats, {}, RandomDealer(1)))
        for others in game.seats:
            data["owed"] = [[] for _ in range(others)]
            if others != seats:
                with pytest.raises(BrokenPosition, match=f"it is for {seats} seats, not for {others}"):
                    game.decode(data, RandomDealer(2))
