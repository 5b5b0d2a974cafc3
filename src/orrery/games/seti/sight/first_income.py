"""The first income while it is chosen: for everybody else the card is still in its owner's hand and has paid nothing.

Positions have it tucked and paid at once, as records and stored tables know them.
"""

from __future__ import annotations

from bisect import insort

from ....core.dealer import Dealer
from ....core.table import Table
from ..facts.cards import CARD, CREDIT, DATA, ENERGY, INCOME
from ..position.player import Player
from ..position.state import State


def state_known(table: Table[State], seat: int | None) -> State:
    """Return the position as a seat, or a spectator (None), may know it; hidden cards are hidden elsewhere."""
    if not table.owing:
        return table.state
    known = table.state.copy()
    for owner in known.seats():
        if owner != seat:
            _take_back(known, owner)
    return known


def take_back_all(state: State, seat: int) -> list[int]:
    """Take back what others than this seat have chosen; return who had."""
    return [owner for owner in state.seats() if owner != seat and _take_back(state, owner)]


def choose_again(state: State, owner: int, dealer: Dealer) -> None:
    """Tuck any card of the owner's hand."""
    player = state.players[owner]
    card = dealer.draw(player.hand)
    player.income = [card]
    _pay(player, INCOME[card], 1)
    if INCOME[card] == CARD:
        insort(player.hand, dealer.draw(state.deck))


def _take_back(state: State, owner: int) -> bool:
    """Return the card to the hand; where it brought another, any card of that hand goes back to the deck."""
    player = state.players[owner]
    if not player.income:
        return False
    card = player.income[0]
    player.income = []
    insort(player.hand, card)
    _pay(player, INCOME[card], -1)
    if INCOME[card] == CARD:
        state.deck.append(player.hand.pop())
    return True


def _pay(player: Player, kind: int, count: int) -> None:
    """Add what income of this kind brings; cards are drawn elsewhere."""
    if kind == CREDIT:
        player.credit += count
    elif kind == ENERGY:
        player.energy += count
    elif kind == DATA:
        player.data += count
    elif kind != CARD:
        player.publicity += count
