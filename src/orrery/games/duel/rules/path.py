"""The path of a flight: the row of cards turned up so far (pages 6 and 7)."""

from __future__ import annotations

from typing import Final

from ....core.table import Effect, Table
from ..position.events import FLIGHT_ENDED, REFILLED, REFILLED_FACE_DOWN, RESERVE_EMPTY
from ..position.state import NOTHING, PUBLIC, State


def lay_open(state: State, card: int) -> None:
    """Put a card at the end of the path for all to see."""
    state.path.append(card)
    state.turned.append(0)
    state.known[card] = PUBLIC


def take_card(state: State) -> int:
    """The last card of the path goes to the player; its place is empty until it is replaced."""
    card = state.path[-1]
    state.path[-1] = NOTHING
    return card


class ReplaceCard(Effect[State]):
    """A card taken out of the path is replaced by the next one of the reserve.

    The variant lays it face down; an empty reserve leaves a gap.
    """

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        for group in state.reserve:
            if group:
                card = table.dealer.draw(group)
                state.path[-1] = card
                if state.face_down:
                    table.tell(REFILLED_FACE_DOWN, seat)
                else:
                    state.known[card] = PUBLIC
                    table.tell(REFILLED, seat, card)
                return
        table.tell(RESERVE_EMPTY, seat)


def end_flight(table: Table[State], seat: int) -> None:
    """All cards of the path go back into the sector, which is shuffled."""
    state = table.state
    stack = state.sectors[state.sector]
    for card in state.path:
        if card != NOTHING:
            stack.append(card)
    stack.extend(state.top)
    stack.extend(state.bottom)
    stack.sort()
    table.tell(FLIGHT_ENDED, seat, state.sector + 1)
    state.path.clear()
    state.turned.clear()
    state.top.clear()
    state.bottom.clear()
    state.barred_orders.clear()
    state.actions_taken = 0
    state.sector = NOTHING


REPLACE_CARD: Final = ReplaceCard()
