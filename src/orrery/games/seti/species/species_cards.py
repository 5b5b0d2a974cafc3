"""Species cards (page 20): a deck beside each discovered species, its top card face up."""

from __future__ import annotations

from bisect import insort

from ....core.description import Description, phrase
from ....core.facts import Entry
from ....core.table import Effect, Table, with_value
from ..facts.board import NOTHING
from ..position.actions import DRAW, TAKE
from ..position.events import CARD_DRAWN, CARD_TAKEN, ROW_REFILLED
from ..position.state import State
from ..rules.interrupt import TurnQuestion
from ..vocabulary.reading import Reader


def turn_up(table: Table[State], seat: int, place: int) -> None:
    """The next card of a species' deck lies face up."""
    state = table.state
    deck = state.species_decks[place]
    state.open_cards = with_value(state.open_cards, place, NOTHING)
    if deck:
        state.open_cards = with_value(state.open_cards, place, table.dealer.draw(deck))
        table.tell(ROW_REFILLED, seat, state.open_cards[place])


def draw_species_card(table: Table[State], seat: int, place: int) -> None:
    deck = table.state.species_decks[place]
    if deck:
        card = table.dealer.draw(deck)
        insort(table.state.players[seat].hand, card)
        table.tell(CARD_DRAWN, seat, card)


class TakeSpeciesCard(TurnQuestion):
    """The open card of a species, replaced from its deck, or the unseen top card; this many times."""

    __slots__ = ("count", "species")

    def __init__(self, species: int, count: int) -> None:
        self.species = species
        self.count = count

    @staticmethod
    def read(entry: Entry, reader: Reader) -> Effect[State]:
        return TakeSpeciesCard(reader.species, entry.number("n", 1))

    def describe(self) -> Description:
        return phrase("seti-effect-species-card", n=self.count)

    def prompt(self) -> str:
        return "take-species-card"

    def choices(self, table: Table[State], seat: int) -> list[int]:
        state = table.state
        place = state.place_of(self.species)
        if place == NOTHING or not state.discovered >> place & 1:
            return []
        found = [TAKE.at(state.open_cards[place])] if state.open_cards[place] != NOTHING else []
        if state.species_decks[place]:
            found.append(DRAW)
        return found

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        place = table.state.place_of(self.species)
        if self.count > 1:
            table.then(seat, TakeSpeciesCard(self.species, self.count - 1))
        if action == DRAW:
            draw_species_card(table, seat, place)
            return
        insort(table.state.players[seat].hand, TAKE.place(action))
        table.tell(CARD_TAKEN, seat, TAKE.place(action))
        turn_up(table, seat, place)
