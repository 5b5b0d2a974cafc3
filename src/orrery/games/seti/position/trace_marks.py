"""How a trace is kept: one number for place, colour, spot and owner; the list keeps the order of placing."""

from __future__ import annotations

from typing import Final

from ..facts.board import DISCOVERY, SPOTS, TRACE_COLORS
from .owned import OWNERS, owner_of
from .state import NEUTRAL, State

_COLORS: Final = len(TRACE_COLORS)
_SPOTS: Final = len(SPOTS)


def mark_of(place: int, color: int, spot: int, owner: int) -> int:
    return ((place * _COLORS + color) * _SPOTS + spot) * OWNERS + owner


def spot_of(mark: int) -> int:
    return mark // OWNERS % _SPOTS


def color_of(mark: int) -> int:
    return mark // (OWNERS * _SPOTS) % _COLORS


def place_of(mark: int) -> int:
    """Left or right."""
    return mark // (OWNERS * _SPOTS * _COLORS)


def is_taken(state: State, place: int, color: int, spot: int) -> bool:
    first = mark_of(place, color, spot, 0)
    for mark in state.traces:
        if first <= mark < first + OWNERS:
            return True
    return False


def discovery_owner(state: State, place: int, color: int) -> int:
    """Who has marked a discovery space; NEUTRAL and nobody (-1) are possible."""
    first = mark_of(place, color, DISCOVERY, 0)
    for mark in state.traces:
        if first <= mark < first + OWNERS:
            return owner_of(mark)
    return -1


def count(state: State, seat: int, place: int, color: int) -> int:
    """Own traces of a colour at a species; -1 stands for both species or all colours."""
    total = 0
    for mark in state.traces:
        if owner_of(mark) == seat and place in (-1, place_of(mark)) and color in (-1, color_of(mark)):
            total += 1
    return total


def is_neutral(mark: int) -> bool:
    return owner_of(mark) == NEUTRAL
