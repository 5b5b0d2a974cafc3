"""Species cards (page 20): a deck beside each discovered species, its top card face up."""

from __future__ import annotations

from bisect import insort

from ....core.table import Table
from ..facts.board import NOTHING
from ..position.actions import DRAW, TAKE
from ..position.events import CARD_DRAWN, CARD_TAKEN, ROW_REFILLED
from ..position.player import replaced
from ..position.state import State
from ..rules.interrupt import TurnQuestion


def turn_up(table: Table[State], seat: int, place: int) -> None:
    """The next card of a species' deck lies face up."""
    state = table.state
    deck = state.species_decks[place]
    state.open_cards = replaced(state.open_cards, place, NOTHING)
    if deck:
        state.open_cards = replaced(state.open_cards, place, table.dealer.draw(deck))
        table.tell(ROW_REFILLED, seat, state.open_cards[place])


def draw_species_card(table: Table[State], seat: int, place: int) -> None:
    deck = table.state.species_decks[place]
    if deck:
        card = table.dealer.draw(deck)
        insort(table.state.players[seat].hand, card)
        table.tell(CARD_DRAWN, seat, card)


class TakeSpeciesCard(TurnQuestion):
    """The open card of a species, replaced from its deck, or the unseen top card."""

    __slots__ = ("species",)

    def __init__(self, species: int) -> None:
        self.species = species

    def prompt(self) -> str:
        return "take-species-card"

    def choices(self, table: Table[State], seat: int) -> list[int]:
        state = table.state
        place = state.place_of(self.species)
        if place == NOTHING or not state.discovered >> place & 1:
            return []
        found = [TAKE + state.open_cards[place]] if state.open_cards[place] != NOTHING else []
        if state.species_decks[place]:
            found.append(DRAW)
        return found

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        place = table.state.place_of(self.species)
        if action == DRAW:
            draw_species_card(table, seat, place)
            return
        insort(table.state.players[seat].hand, action - TAKE)
        table.tell(CARD_TAKEN, seat, action - TAKE)
        turn_up(table, seat, place)
