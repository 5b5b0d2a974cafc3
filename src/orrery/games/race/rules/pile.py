"""Drawing and discarding: the pile, the discards, goods (pages 3, 6, 7)."""

from __future__ import annotations

from ....core.table import Table
from ..facts.cards import NOTHING
from ..position.events import CARD_DISCARDED, CARD_DRAWN, GOOD_PLACED, NOTHING_TO_DRAW, PILE_RESHUFFLED, POINTS_GAINED
from ..position.state import Player, State


def take(table: Table[State], seat: int) -> int:
    """The top card of the pile, or NOTHING where both pile and discards are empty.

    Once the last card is taken, the discards become the new pile.
    """
    state = table.state
    if not state.deck:
        reshuffle(table, seat)
        if not state.deck:
            table.tell(NOTHING_TO_DRAW, seat)
            return NOTHING
    card = table.dealer.draw(state.deck)
    if not state.deck:
        reshuffle(table, seat)
    return card


def reshuffle(table: Table[State], seat: int) -> None:
    """All discards become the new pile."""
    state = table.state
    deck = state.deck
    deck.extend(state.shown)
    deck.extend(state.spent)
    state.shown.clear()
    state.spent.clear()
    for player in state.players:
        deck.extend(player.discarded)
        player.discarded.clear()
    deck.sort()  # no order of cards exists before they are drawn
    if deck:
        table.tell(PILE_RESHUFFLED, seat, len(deck))


def add(cards: list[int], card: int) -> None:
    """Put a card among cards in ascending order."""
    place = len(cards)
    while place and cards[place - 1] > card:  # quicker than `insort` in so few
        place -= 1
    cards.insert(place, card)


def each_once(answers: list[int], cards: list[int]) -> list[int]:
    """Of cards in ascending order, the answer that names each design."""
    found: list[int] = []
    last = NOTHING
    for card in cards:
        if card != last:
            found.append(answers[card])
            last = card
    return found


def draw(table: Table[State], seat: int, count: int) -> None:
    """Draw cards into the hand."""
    hand = table.state.players[seat].hand
    for _ in range(count):
        card = take(table, seat)
        if card == NOTHING:
            return
        add(hand, card)
        table.tell(CARD_DRAWN, seat, card)


def discard(table: Table[State], seat: int, card: int) -> None:
    """Discard a card from the hand, face down: only its owner knows which it was."""
    player = table.state.players[seat]
    player.hand.remove(card)
    player.discarded.append(card)
    table.tell(CARD_DISCARDED, seat, card)


def place_good(table: Table[State], seat: int, place: int) -> bool:
    """Put the top card face down on a world; false if there was none left."""
    player = table.state.players[seat]
    card = take(table, seat)
    if card == NOTHING:
        return False
    player.goods[place] = card
    table.tell(GOOD_PLACED, seat, player.tableau[place])
    return True


def remove_good(state: State, player: Player, place: int) -> None:
    """Discard a good unseen."""
    state.spent.append(player.goods[place])
    player.goods[place] = NOTHING


def gain_points(table: Table[State], seat: int, points: int) -> None:
    """Take chips; the pool may run out, but nobody is refused."""
    if points:
        table.state.players[seat].chips += points
        table.state.pool -= points
        table.tell(POINTS_GAINED, seat, points)
