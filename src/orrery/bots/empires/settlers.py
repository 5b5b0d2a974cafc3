"""Settlers on their way: where a ship should go that could take one aboard, or has done so."""

from __future__ import annotations

from ...games.empires import is_blockaded
from ...games.empires.facts.board import HOLES
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


def havens(state: State) -> list[float]:
    """By hole: what it is worth to a ship with a settler to come there."""
    libraries = any(state.has_library(hole) for hole in range(len(HOLES)))
    return [
        weights.GOAL if (state.has_library(hole) if libraries else hole == state.gates[0]) else 0.0
        for hole in range(len(HOLES))
    ]
