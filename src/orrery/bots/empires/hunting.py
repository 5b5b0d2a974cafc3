"""Guardians as prey: from where somebody alone can shoot at them."""

from __future__ import annotations

from typing import Final

from ...games.empires import attack_range, most_bonus
from ...games.empires.facts.board import (
    GUARDIAN_DEFENCE,
    GUARDIAN_RADIUS,
    GUARDIAN_X,
    GUARDIAN_Y,
    HOLE_X,
    HOLE_Y,
    NOTHING,
    ORBIT_RADIUS,
    SHORT,
    ship_radius,
)
from ...games.empires.flick.geometry import gap_at_most, within
from ...games.empires.position.discs import ship_orbit
from ...games.empires.position.state import SOLO, State

_AROUND: Final = ORBIT_RADIUS + GUARDIAN_RADIUS + SHORT
"""Farther from a guardian no orbit has places in its range."""


def near_guardian(state: State, hole: int) -> bool:
    """Whether a ship in an orbit can have a guardian in range."""
    return state.mode == SOLO and any(_overlooks(hole, quadrant) for quadrant in state.guarded_quadrants())


def hunters(state: State) -> list[int]:
    """Ships that together can destroy a guardian in this turn, if they are put right in their orbits."""
    needed = max(1, GUARDIAN_DEFENCE + 1 - most_bonus(state, 0))
    for quadrant in state.guarded_quadrants():
        ships = [ship for ship in state.players[0].ships_out() if _can_aim(state, ship, quadrant)]
        if len(ships) >= needed:
            return ships[:needed]
    return []


def joins_hunt(state: State, hole: int, bonus: int) -> bool:
    """Whether one more ship in an orbit is all that is missing to destroy a guardian."""
    needed = max(1, GUARDIAN_DEFENCE + 1 - bonus)
    return any(
        _overlooks(hole, quadrant)
        and sum(_can_aim(state, ship, quadrant) for ship in state.players[0].ships_out()) == needed - 1
        for quadrant in state.guarded_quadrants()
    )


def _overlooks(hole: int, quadrant: int) -> bool:
    """Whether an orbit has places in range of a guardian's space."""
    return within(GUARDIAN_X[quadrant], GUARDIAN_Y[quadrant], HOLE_X[hole], HOLE_Y[hole], _AROUND)


def _can_aim(state: State, ship: int, quadrant: int) -> bool:
    if state.campaign.carries(ship):
        return False
    player, hole = state.players[0], ship_orbit(state, 0, ship)
    if hole != NOTHING and _overlooks(hole, quadrant):
        return True
    return _has_in_range(state, player.x[ship], player.y[ship], ship, quadrant)


def in_range_of_guardian(state: State, x: int, y: int, ship: int) -> bool:
    """Whether a ship at a place could shoot at a guardian."""
    return any(_has_in_range(state, x, y, ship, quadrant) for quadrant in state.guarded_quadrants())


def _has_in_range(state: State, x: int, y: int, ship: int, quadrant: int) -> bool:
    there = GUARDIAN_X[quadrant], GUARDIAN_Y[quadrant], GUARDIAN_RADIUS
    return gap_at_most(x, y, ship_radius(ship), *there, attack_range(state, 0))
