"""What a seat cannot know, dealt again: the seat cannot tell the new position from the true one.

Which group a card belongs to (sector, reserve I to IV) is public for every place it can lie in,
because refills come in the order of the groups. So the unknown cards of a group may change places
with each other, and with nothing else.
"""

from __future__ import annotations

from ....core.dealer import Dealer
from ..facts.cards import CENTRES, GROUP, KIND, PIRATE
from ..position.state import NOTHING, PUBLIC, SEES, State


def redeal(state: State, seat: int, dealer: Dealer) -> None:
    """Replace everything the seat does not know by what it could as well be."""
    _redeal_chosen(state, 1 - seat, dealer)
    watching = state.sector != NOTHING and seat != state.active
    looked, top, bottom = len(state.looked), len(state.top), len(state.bottom)
    if watching:
        _pool_flight(state)
    if state.encounter != NOTHING and seat == state.active and not state.encounter_known:
        _redeal_encounter(state, seat, dealer)
    private = [sum(_is_private(state, card, 1 - seat) for card in stack) for stack in state.sectors]
    for group in range(5):
        _redeal_group(state, group, seat, dealer)
    if watching:
        _split_flight(state, looked, top, bottom, dealer)
    _redeal_private(state, 1 - seat, private, dealer)
    for stack in state.sectors:
        stack.sort()
    for pile in state.reserve:
        pile.sort()


def _redeal_chosen(state: State, rival: int, dealer: Dealer) -> None:
    """The rival's secret start centres could be any."""
    chosen = state.players[rival].chosen
    pile = list(range(len(CENTRES)))
    for place in range(len(chosen)):
        chosen[place] = dealer.draw(pile)
    chosen.sort()


def _is_private(state: State, card: int, seat: int) -> bool:
    """Whether the seat knows the card from its own sensor only."""
    return state.known[card] != PUBLIC and state.knows(seat, card)


def _pool_flight(state: State) -> None:
    """For whoever only watches, the flyer's looked-at cards could be any of the sector."""
    stack = state.sectors[state.sector]
    for cards in (state.looked, state.top, state.bottom):
        stack.extend(cards)
        cards.clear()


def _split_flight(state: State, looked: int, top: int, bottom: int, dealer: Dealer) -> None:
    """Give the flyer as many cards in hand, on top and below as there were."""
    stack = state.sectors[state.sector]
    for cards, count in ((state.looked, looked), (state.top, top), (state.bottom, bottom)):
        for _ in range(count):
            cards.append(dealer.draw(stack))
    state.looked.sort()


def _is_hidden(state: State, card: int, group: int, seat: int) -> bool:
    return card != NOTHING and GROUP[card] == group and not state.knows(seat, card)


def _unknown(state: State, group: int, seat: int) -> list[int]:
    """The cards of a group of which the seat does not know where they lie."""
    found = state.reserve[group - 1][:] if group else []
    for stack in [*state.sectors, state.path]:
        found.extend(card for card in stack if _is_hidden(state, card, group, seat))
    return found


def _redeal_group(state: State, group: int, seat: int, dealer: Dealer) -> None:
    """Shuffle the unknown cards of a group over the places in which they lie."""
    unknown = _unknown(state, group, seat)
    for stack in [*state.sectors, state.path]:
        for place, card in enumerate(stack):
            if _is_hidden(state, card, group, seat):
                stack[place] = dealer.draw(unknown)
    if group:
        state.reserve[group - 1] = unknown


def _redeal_encounter(state: State, seat: int, dealer: Dealer) -> None:
    """The pirate in the rival's hand could be any that may lie in this sector.

    A pirate known to lie here counts fully, an unknown one by its chance to lie here: it is drawn
    and refused again and again until one is found.
    """
    stack = state.sectors[state.sector]
    held = state.encounter
    stack.append(held)
    if state.known[held] != PUBLIC:
        state.known[held] &= ~SEES[1 - seat]
    unknown = [_unknown(state, group, seat) for group in range(5)]
    here = [[card for card in stack if _is_hidden(state, card, group, seat)] for group in range(5)]
    candidates = [card for card in stack if KIND[card] == PIRATE and state.knows(seat, card)]
    for cards in unknown:
        candidates.extend(card for card in cards if KIND[card] == PIRATE)
    while True:
        card = dealer.roll(candidates)
        group = GROUP[card]
        if card not in unknown[group]:
            break
        if dealer.roll(list(range(len(unknown[group])))) < len(here[group]):
            _swap(state, card, dealer.roll(here[group]))
            break
    stack.remove(card)
    state.encounter = card
    state.known[card] |= SEES[1 - seat]


def _swap(state: State, card: int, other: int) -> None:
    """Two cards change places, wherever they lie."""
    for stack in [*state.sectors, *state.reserve, state.path]:
        for place, lying in enumerate(stack):
            if lying == card:
                stack[place] = other
            elif lying == other:
                stack[place] = card


def _redeal_private(state: State, rival: int, private: list[int], dealer: Dealer) -> None:
    """The rival knows as many cards of each sector as before, but which ones is open."""
    in_hand = state.looked + state.top + state.bottom
    for stack in [*state.sectors, *state.reserve, state.path]:
        for card in stack:
            if card != NOTHING and state.known[card] != PUBLIC:
                state.known[card] &= ~SEES[rival]
    for number, stack in enumerate(state.sectors):
        count = private[number]
        if number == state.sector and rival == state.active:
            count -= sum(state.known[card] != PUBLIC for card in in_hand)
        candidates = [card for card in stack if state.known[card] != PUBLIC]
        for _ in range(min(max(count, 0), len(candidates))):
            state.known[dealer.draw(candidates)] |= SEES[rival]
    if rival == state.active:
        for card in in_hand:
            state.known[card] |= SEES[rival]
