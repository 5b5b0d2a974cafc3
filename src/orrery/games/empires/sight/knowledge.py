"""Determinizing: what lies face down is drawn when it is discovered; only what others have looked at is dealt again."""

from __future__ import annotations

from ....core.dealer import Dealer
from ..facts.board import HOLES, NOTHING
from ..position.state import State


def redeal(state: State, seat: int, dealer: Dealer) -> None:
    """Piles have no order, so there is nothing to deal again but places that others have scanned and this seat not."""
    unknown = [
        hole for hole in range(len(HOLES)) if state.secrets[hole] != NOTHING and not state.has_scanned(seat, hole)
    ]
    for hole in unknown:
        state.area_places[state.areas[hole]].append(state.secrets[hole])
    for area in {state.areas[hole] for hole in unknown}:
        state.area_places[area].sort()
    for hole in unknown:
        state.set_secret(hole, dealer.draw(state.area_places[state.areas[hole]]))
