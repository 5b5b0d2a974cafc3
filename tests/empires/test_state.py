"""The position: what copies share, they never change in place."""

from __future__ import annotations

import inspect

from orrery import RandomDealer
from orrery.games.empires import GAME
from orrery.games.empires.position.state import State

SHARED = {"places", "areas", "secrets", "gates", "structures", "tokens", "missions", "sides"}
"""Typed as sequences, so that nobody can append to them."""


def test_copies_share_only_what_is_replaced_as_a_whole() -> None:
    state = GAME.new(2, {}, RandomDealer(1)).state
    copy = state.copy()
    lists = {name for name in inspect.signature(State).parameters if isinstance(getattr(state, name), list)}
    assert {name for name in lists if getattr(copy, name) is getattr(state, name)} == SHARED
