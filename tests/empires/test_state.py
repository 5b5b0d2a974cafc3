"""The position: what copies share, they never change in place."""

from __future__ import annotations

import inspect

from orrery import RandomDealer
from orrery.games.empires import GAME
from orrery.games.empires.position.planets import own_planets
from orrery.games.empires.position.state import ROBOT, State

SHARED = {"places", "areas", "secrets", "gates", "owner", "structures", "tokens", "missions", "sides"}
"""Typed as sequences, so that nobody can append to them."""


def test_copies_share_only_what_is_replaced_as_a_whole() -> None:
    state = GAME.new(2, {}, RandomDealer(1)).state
    copy = state.copy()
    lists = {name for name in inspect.signature(State).parameters if isinstance(getattr(state, name), list)}
    assert {name for name in lists if getattr(copy, name) is getattr(state, name)} == SHARED


def test_whose_planets_are_known_follows_their_owners() -> None:
    state = GAME.new(2, {}, RandomDealer(1)).state
    before = own_planets(state, 0)
    copy = state.copy()
    copy.set_owner(5, 0)
    copy.set_owner(3, ROBOT)
    assert own_planets(copy, 0) == sorted([*before, 5])
    assert 3 in own_planets(copy, ROBOT)
    copy.set_owner(5, 1)
    assert (own_planets(copy, 0), own_planets(copy, 1)) == (before, [5])
    assert own_planets(state, 0) == before
