"""Broken positions for tests: a sound one, and what can be changed in it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orrery.core.errors import BrokenPosition
from orrery.games.empires import GAME
from orrery.games.empires.facts.board import HOLES, MM
from orrery.games.empires.facts.cards import DISCOVERIES
from orrery.games.empires.position.state import State

from .scenario import Scenario

Break = Callable[[State], None]
MIDDLE = HOLES.index("alpha-middle")
ARTIFACT = HOLES.index("alpha-central")
FREE = HOLES.index("beta-middle")
WARP = DISCOVERIES.index("warp")


def sound() -> State:
    """A position with a bit of everything."""
    game = Scenario().missions("forward-base", "garrison").relics(0, "warp").guardian("delta")
    game.planet("alpha-middle", troops=1, outposts=1, bases=1).robots("gamma-middle", 2)
    game.ship(0, "ship-1", "alpha-gate").ship(1, "ship-1", (250, 250)).techs(0, "star-hammer")
    game.megastructure("ring-world", "alpha-central").face_down(["beta-edge-a"], ["orange"], ["teleport"])
    state = game.state
    state.mine_owner, state.mine_x, state.mine_y = [1], [360 * MM], [100 * MM]
    GAME.check(state)
    return state


def broken(change: Break) -> str:
    """Why a position is refused after a change."""
    state = sound()
    change(state)
    with pytest.raises(BrokenPosition) as refused:
        GAME.check(state)
    return str(refused.value).removeprefix("not a position: not so: ")


def is_sound(state: State) -> bool:
    GAME.check(state)
    return True


def set_player(**values: object) -> Break:
    """Other values of seat 0."""

    def change(state: State) -> None:
        for name, value in values.items():
            setattr(state.players[0], name, value)

    return change


def set_state(**values: object) -> Break:
    def change(state: State) -> None:
        for name, value in values.items():
            setattr(state, name, value)

    return change


def at(name: str, place: int, value: int) -> Break:
    """Another value in a list of the state."""

    def change(state: State) -> None:
        values = list(getattr(state, name))
        values[place] = value
        setattr(state, name, values)

    return change


def more(name: str, value: int) -> Break:
    """One value more in a list of the state."""

    def change(state: State) -> None:
        setattr(state, name, [*getattr(state, name), value])

    return change


def players(count: int) -> Break:
    def change(state: State) -> None:
        state.players = (state.players * 2)[:count]

    return change
