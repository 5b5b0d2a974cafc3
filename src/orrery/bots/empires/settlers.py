"""Settlers on their way: where a ship should go that could take one aboard, or has done so."""

from __future__ import annotations

from ...games.empires import is_blockaded
from ...games.empires.facts.board import HOLES
from ...games.empires.facts.campaign import HAS_LIBRARIES, settlers_of
from ...games.empires.position.campaign import ABOARD
from ...games.empires.position.state import State
from . import weights


def waiting(state: State, hole: int) -> float:
    """What a ship in an orbit counts where a settler can come aboard."""
    if not state.campaign.settlers_on(hole) or state.has_library(hole) or is_blockaded(state, 0, hole):
        return 0.0
    return weights.SETTLER_WAITS


def aboard(state: State) -> float:
    """What settlers count that are aboard."""
    return weights.SETTLER_ABOARD * sum(place >= ABOARD for place in state.campaign.settlers)


def colours_at(state: State, hole: int) -> set[int]:
    """The colours of the settlers at a place."""
    colours, settlers = settlers_of(state.campaign.scenario), state.campaign.settlers
    return {colours[settler] for settler, place in enumerate(settlers) if place == hole}


def havens(state: State, ship: int) -> list[float]:
    """By hole: what it is worth to a ship with a settler to come there."""
    if not HAS_LIBRARIES[state.campaign.scenario]:
        return [weights.GOAL if hole == state.gates[0] else 0.0 for hole in range(len(HOLES))]
    colour = colours_at(state, ABOARD + ship)
    return [
        weights.COLOUR_BROUGHT if state.has_library(hole) and _is_wanted(colours_at(state, hole), colour) else 0.0
        for hole in range(len(HOLES))
    ]


def _is_wanted(there: set[int], new: set[int]) -> bool:
    """Whether settlers of another colour are missing on a planet with a library."""
    return len(there) < 2 and not new & there


def colours_brought(state: State) -> int:
    """How many colours of settlers are on planets with a library, two of each planet at most."""
    return sum(min(2, len(colours_at(state, hole))) for hole in state.planets() if state.has_library(hole))
