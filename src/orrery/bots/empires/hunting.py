"""Guardians as prey: from where somebody alone can shoot at them."""

from __future__ import annotations

from typing import Final

from ...games.empires import attack_range
from ...games.empires.facts.board import (
    GUARDIAN_RADIUS,
    GUARDIAN_X,
    GUARDIAN_Y,
    HOLE_X,
    HOLE_Y,
    ORBIT_RADIUS,
    SHORT,
    ship_radius,
)
from ...games.empires.flick.geometry import gap_at_most, within
from ...games.empires.position.state import SOLO, State

_AROUND: Final = ORBIT_RADIUS + GUARDIAN_RADIUS + SHORT
"""Farther from a guardian no orbit has places in its range."""


def near_guardian(state: State, hole: int) -> bool:
    """Whether a ship in an orbit can have a guardian in range."""
    return state.mode == SOLO and any(
        within(GUARDIAN_X[quadrant], GUARDIAN_Y[quadrant], HOLE_X[hole], HOLE_Y[hole], _AROUND)
        for quadrant in state.guarded_quadrants()
    )


def in_range_of_guardian(state: State, x: int, y: int, ship: int) -> bool:
    """Whether a ship at a place could shoot at a guardian."""
    edge, radius = attack_range(state, 0), ship_radius(ship)
    return any(
        gap_at_most(x, y, radius, GUARDIAN_X[quadrant], GUARDIAN_Y[quadrant], GUARDIAN_RADIUS, edge)
        for quadrant in state.guarded_quadrants()
    )
