"""What every invasion card would do now, by the same priorities as when it comes: for the faces."""

from __future__ import annotations

from ..facts.board import NOTHING
from ..facts.campaign import (
    CARD_KIND,
    CARD_SYMBOLS,
    GUARDIAN_CARD,
    GUARDIAN_SYMBOL,
    REINFORCE,
    SCOUT_EACH,
    SCOUT_TWO,
    SIEGE_TWO,
    TARGET,
    TARGET_COLOUR,
)
from ..facts.campaign import SCOUT as SCOUT_CARD
from ..position.state import State
from ..position.supply import guardians_left
from .priorities import (
    ANY_PLACE,
    BESIEGE,
    IDLE,
    LAND,
    REVEAL,
    Search,
    face_down,
    full_planets,
    search_fullest,
    search_least_known,
    search_neighbour,
    search_own,
    search_target,
)


class Step:
    """A part of a card: its symbol (NOTHING: none), where how many robots would go, and whether that would lose all."""

    __slots__ = ("count", "fatal", "search", "symbol")

    def __init__(self, symbol: int, search: Search, count: int, fatal: bool) -> None:
        self.symbol = symbol
        self.search = search
        self.count = count
        self.fatal = fatal


def foresee(state: State, card: int) -> list[Step]:
    """Step by step, as far as it is known before anything is revealed or chosen."""
    kind = CARD_KIND[card]
    if kind == TARGET:
        return [_step(state, NOTHING, search_target(state, TARGET_COLOUR[card]), 1)]
    if kind == GUARDIAN_CARD:
        return [_symbol(state, symbol) for symbol in CARD_SYMBOLS[card]]
    if kind == SCOUT_CARD:
        first = [_step(state, NOTHING, search_least_known(state), 0)]
    else:
        first = [_step(state, NOTHING, search_neighbour(state, hole), 1) for hole in full_planets(state)]
    added = state.campaign.open_card
    return first + ([_symbol(state, symbol) for symbol in CARD_SYMBOLS[added]] if added != NOTHING else [])


def _symbol(state: State, symbol: int) -> Step:
    if symbol == GUARDIAN_SYMBOL:
        return Step(symbol, Search(IDLE, ANY_PLACE, []), 0, guardians_left(state) == 0)
    if symbol in (SCOUT_TWO, SCOUT_EACH):
        count = 2 if symbol == SCOUT_TWO else 1
        return _step(state, symbol, Search(REVEAL, ANY_PLACE, face_down(state)), count)
    if symbol == REINFORCE:
        return _step(state, symbol, search_fullest(state), 1)
    return _step(state, symbol, search_own(state, NOTHING), 2 if symbol == SIEGE_TWO else 1)


def _step(state: State, symbol: int, search: Search, count: int) -> Step:
    """Where all places are revealed, a robot joins the most instead."""
    if search.deed == REVEAL and not search.holes:
        search = search_fullest(state)
        return Step(symbol, search, 1, search.deed == IDLE or state.robots_left < 1)
    needed = count if search.deed in (LAND, BESIEGE) or (symbol != NOTHING and search.deed == REVEAL) else 0
    return Step(symbol, search, needed, state.robots_left < needed)
