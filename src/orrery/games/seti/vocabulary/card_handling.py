"""Verbs that do odd things with cards: corners of the row, income from the card itself, cards drawn and split."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

from ....core.description import Description, phrase
from ....core.facts import Entry
from ....core.table import Effect, Question, Table
from ..facts.board import NOTHING
from ..position.actions import DISCARD, each
from ..position.events import CARD_DISCARDED, CARD_DRAWN, CARD_SHOWN, CARD_TAKEN
from ..position.state import State
from ..rules.hand import ROW, IncreaseIncome, corner_gain, gain_income, put_away, refill, top_card, tuck
from ..rules.movement import grant_movement
from .reading import TAKEN_CARD, Reader


class CornerOfTakenCard(Effect[State]):
    """The corner of the card just taken pays; the card stays in hand."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    @staticmethod
    def read(entry: Entry, reader: Reader) -> Effect[State]:
        reader.speaks_of(TAKEN_CARD, entry)
        return CornerOfTakenCard(NOTHING)

    def knowing(self, result: Sequence[int]) -> Effect[State]:
        return CornerOfTakenCard(result[0])

    def describe(self) -> Description:
        return phrase("seti-effect-corner-of-taken-card")

    def resolve(self, table: Table[State], seat: int) -> None:
        table.tell(CARD_SHOWN, seat, self.card)
        grant_movement(table, seat, corner_gain(table, seat, self.card))


class RowCorners(Effect[State]):
    """All cards of the row are discarded for their corners."""

    __slots__ = ()

    @staticmethod
    def read(entry: Entry, reader: Reader) -> Effect[State]:
        return RowCorners()

    def describe(self) -> Description:
        return phrase("seti-effect-row-corners")

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        movement = 0
        for place in range(ROW):
            card = state.row[place]
            if card != NOTHING:
                state.row[place] = NOTHING
                put_away(state, card)
                table.tell(CARD_DISCARDED, seat, card)
                movement += corner_gain(table, seat, card)
        refill(table, seat)
        grant_movement(table, seat, movement)


class TakeWholeRow(Effect[State]):
    """The three visible cards; the row is filled up afterwards."""

    __slots__ = ()

    @staticmethod
    def read(entry: Entry, reader: Reader) -> Effect[State]:
        return TakeWholeRow()

    def describe(self) -> Description:
        return phrase("seti-effect-take-whole-row")

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        for place in range(ROW):
            card = state.row[place]
            if card != NOTHING:
                state.row[place] = NOTHING
                insort(state.players[seat].hand, card)
                table.tell(CARD_TAKEN, seat, card)
        refill(table, seat)


class TuckThisCard(Effect[State]):
    """The card being resolved becomes income instead of being discarded."""

    __slots__ = ()

    def describe(self) -> Description:
        return phrase("seti-effect-increase-income", card="this_card", n=1)

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        card = state.playing
        state.playing = NOTHING
        tuck(table, seat, card)


def read_income(entry: Entry, reader: Reader) -> Effect[State]:
    """Income from a card of the hand, or from the one being resolved."""
    this_card = entry.has("with") and entry.number_of("with", ["hand_card", "this_card"]) == 1
    return TuckThisCard() if this_card else IncreaseIncome(entry.number("n", 1))


class ReturnThisCard(Effect[State]):
    """The card being resolved goes back to the hand."""

    __slots__ = ()

    @staticmethod
    def read(entry: Entry, reader: Reader) -> Effect[State]:
        return ReturnThisCard()

    def describe(self) -> Description:
        return phrase("seti-effect-return-this-card-to-hand")

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        insort(state.players[seat].hand, state.playing)
        table.tell(CARD_TAKEN, seat, state.playing)
        state.playing = NOTHING


class DrawAndSplit(Effect[State]):
    """Draw three cards: one is discarded for its corner, one for its income, one goes to the hand."""

    __slots__ = ()

    @staticmethod
    def read(entry: Entry, reader: Reader) -> Effect[State]:
        return DrawAndSplit()

    def describe(self) -> Description:
        return phrase("seti-effect-draw-and-split")

    def resolve(self, table: Table[State], seat: int) -> None:
        drawn = table.state.players[seat].drawn
        for _ in range(3):
            card = top_card(table, seat)
            if card != NOTHING:
                insort(drawn, card)
                table.tell(CARD_DRAWN, seat, card)
        table.then(seat, SplitCards(1), SplitCards(0))


class SplitCards(Question[State]):
    """Which of the cards just drawn goes for its corner, then which for its income; the rest is kept."""

    __slots__ = ("corner",)

    def __init__(self, corner: int) -> None:
        self.corner = corner

    def describe(self) -> Description:
        return phrase("seti-pending-more")

    def prompt(self) -> str:
        return "split-for-corner" if self.corner else "split-for-income"

    def options(self, table: Table[State], seat: int) -> list[int]:
        return each(DISCARD, table.state.players[seat].drawn)

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        card = DISCARD.place(action)
        player = table.state.players[seat]
        player.drawn.remove(card)
        put_away(table.state, card)
        table.tell(CARD_DISCARDED, seat, card)
        if self.corner:
            grant_movement(table, seat, corner_gain(table, seat, card))
            return
        gain_income(table, seat, card)
        for kept in player.drawn:
            insort(player.hand, kept)
        player.drawn.clear()
