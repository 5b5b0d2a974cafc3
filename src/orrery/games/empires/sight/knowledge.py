"""Determinizing: what lies face down is unknown to all, and only drawn when it is discovered."""

from __future__ import annotations

from ....core.dealer import Dealer
from ..position.state import State


def redeal(state: State, seat: int, dealer: Dealer) -> None:
    """Nothing is hidden from one seat that another knows: piles have no order, so there is nothing to deal again."""
