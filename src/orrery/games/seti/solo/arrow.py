"""The decision arrow (page 23): from which side the rival takes the first of several things."""

from __future__ import annotations

from collections.abc import Sequence

from ..facts.board import NOTHING
from ..facts.solo import ARROW, LEFT
from ..position.state import State
from ..position.thinking import LEFTMOST, RIGHTMOST


def arrow(state: State) -> int:
    """That of the card resolved last; before the rival's first turn it points left."""
    card = state.rivals[0].card
    return LEFT if card == NOTHING else ARROW[card]


def first_by_arrow(state: State, things: Sequence[int]) -> int:
    """The first of several things that lie side by side, given from left to right."""
    return things[0] if arrow(state) == LEFT else things[-1]


def ground_by_arrow(state: State) -> int:
    return LEFTMOST if arrow(state) == LEFT else RIGHTMOST
