"""Settlers on their way: where a ship should go that could take one aboard, or has done so."""

from __future__ import annotations

from ...games.empires import ONLY_JET, is_blockaded
from ...games.empires.facts.board import HOLES, NOTHING
from ...games.empires.facts.campaign import HAS_LIBRARIES, settlers_of
from ...games.empires.position.campaign import ABOARD
from ...games.empires.position.discs import ship_orbit
from ...games.empires.position.state import State
from . import weights
from .fleet import hole_ways, ship_ways


def colours_at(state: State, hole: int) -> set[int]:
    """The colours of the settlers at a place."""
    colours, settlers = settlers_of(state.campaign.scenario), state.campaign.settlers
    return {colours[settler] for settler, place in enumerate(settlers) if place == hole}


def havens(state: State, ship: int) -> list[float]:
    """By hole: what it is worth to a ship that has a settler, or would take one along, to come there."""
    place = ABOARD + ship if state.campaign.carries(ship) else ship_orbit(state, 0, ship)
    colours = colours_at(state, place)
    goals = [state.gates[0]]
    if HAS_LIBRARIES[state.campaign.scenario]:
        halls = [hole for hole in state.planets() if state.has_library(hole)]
        goals = [hole for hole in halls if _is_wanted(colours_at(state, hole), colours)]
    if not goals:
        return [0.0] * len(HOLES)
    jets = state.jet == ONLY_JET
    left = [min(hole_ways(hole, jets)[goal] for goal in goals) for hole in range(len(HOLES))]
    now = min(ship_ways(state, ship)[goal] for goal in goals)
    return [
        weights.HOMEWARD * (now - left[hole]) + weights.RESCUED * (hole in goals) if left[hole] < now else 0.0
        for hole in range(len(HOLES))
    ]


def takes_along(state: State, ship: int) -> bool:
    """Whether a ship has a settler aboard, or takes one when it leaves its orbit."""
    if state.campaign.carries(ship):
        return True
    hole = ship_orbit(state, 0, ship)
    if hole == NOTHING or not state.campaign.settlers_on(hole):
        return False
    return not state.has_library(hole) and not is_blockaded(state, 0, hole)


def _is_wanted(there: set[int], new: set[int]) -> bool:
    """Whether settlers of another colour are missing on a planet with a library."""
    return len(there) < 2 and not new & there
