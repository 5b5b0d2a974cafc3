"""What a seat cannot know, dealt again: the seat cannot tell the new position from the true one.

A seat knows its own hand, the tableaus, what it has discarded itself and what was shown to all.
Everything else could lie in any of the other places: the pile, other hands, goods, others' discards.
"""

from __future__ import annotations

from ....core.dealer import Dealer
from ..facts.cards import NOTHING
from ..position.state import SELECT, UNDECIDED, Player, State
from ..rules.placing import placeable
from ..rules.round import choosable


def redeal(state: State, seat: int, dealer: Dealer) -> None:
    """Replace everything the seat does not know by what it could as well be."""
    hidden = [state.deck, state.spent]
    for owner, player in enumerate(state.players):
        hidden.append(player.goods)
        if owner != seat:
            hidden += [player.hand, player.looked, player.discarded]
    unknown = [card for cards in hidden for card in cards if card != NOTHING]
    for cards in hidden:
        for place, card in enumerate(cards):
            if card != NOTHING:
                cards[place] = dealer.draw(unknown)
    state.deck.sort()
    for owner, player in enumerate(state.players):
        if owner != seat:
            player.hand.sort()
            player.looked.sort()
            if state.secret:
                _choose_again(state, owner, dealer)


def _choose_again(state: State, owner: int, dealer: Dealer) -> None:
    """A secret choice already made could be any the player had."""
    player = state.players[owner]
    if state.phase == SELECT:
        _choose_actions_again(player, dealer)
    elif player.choice != UNDECIDED:
        player.choice = dealer.roll([NOTHING, *placeable(state, owner)])


def _choose_actions_again(player: Player, dealer: Dealer) -> None:
    count = len(player.actions)
    player.actions.clear()
    for _ in range(count):
        player.actions.append(dealer.roll(choosable(player)))
    player.actions.sort()
