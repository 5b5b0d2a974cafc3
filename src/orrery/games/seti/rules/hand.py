"""Cards (pages 6, 19): the deck, the row, income, exchange."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ....core.description import Description, phrase
from ....core.facts import Entry
from ....core.table import Effect, Table
from ..facts.board import NOTHING
from ..facts.cards import (
    CARD,
    CORNER,
    CORNER_AMOUNT,
    CORNER_DATA,
    CORNER_MOVE,
    CORNER_POINTS,
    CREDIT,
    DATA,
    ENERGY,
    INCOME,
    PROJECTS,
)
from ..facts.solo import PROGRESS_FOR_CARD
from ..position.actions import DECLINE, DISCARD, DRAW, TAKE, TUCK, each
from ..position.events import (
    CARD_DISCARDED,
    CARD_DRAWN,
    CARD_TAKEN,
    CARD_TUCKED,
    CREDITS_GAINED,
    DATA_GAINED,
    DECK_RESHUFFLED,
    ENERGY_GAINED,
    INCOME_CARD_DRAWN,
    PUBLICITY_GAINED,
    ROW_REFILLED,
)
from ..position.state import State
from ..position.thinking import FOR_CARD
from ..solo.progress import advance
from ..vocabulary.reading import TAKEN_CARD, Effects, Reader, and_then, knowing
from .interrupt import CARDS_IN_HAND, ServedQuestion, TurnQuestion, could_bring
from .resources import gain_credit, gain_data, gain_energy, gain_publicity, receive_data, score

ROW: Final = 3


def top_card(table: Table[State], seat: int) -> int:
    """The top card of the deck, or NOTHING where deck and discards are both empty."""
    state = table.state
    if not state.deck:
        if not state.discard:
            return NOTHING
        state.deck.extend(state.discard)
        state.deck.sort()
        state.discard.clear()
        table.tell(DECK_RESHUFFLED, seat, len(state.deck))
    return table.dealer.draw(state.deck)


def draw(table: Table[State], seat: int, count: int) -> None:
    """Draw cards unseen from the deck; the rival's leave it as it is."""
    if table.state.is_rival(seat):
        advance(table, seat, count * PROGRESS_FOR_CARD, FOR_CARD)
        return
    for _ in range(count):
        card = top_card(table, seat)
        if card == NOTHING:
            return
        insort(table.state.players[seat].hand, card)
        table.tell(CARD_DRAWN, seat, card)


def refill(table: Table[State], seat: int) -> None:
    """Three cards lie in the row again."""
    for place in range(ROW):
        refill_place(table, seat, place)


def refill_place(table: Table[State], seat: int, place: int) -> None:
    """One place of the row is filled; gaps that signals have made elsewhere wait for the end of the card or scan."""
    row = table.state.row
    if row[place] == NOTHING:
        card = top_card(table, seat)
        if card != NOTHING:
            row[place] = card
            table.tell(ROW_REFILLED, seat, card)


def discard(table: Table[State], seat: int, card: int) -> None:
    """Discard a card from the hand, face up."""
    state = table.state
    state.players[seat].hand.remove(card)
    put_away(state, card)
    table.tell(CARD_DISCARDED, seat, card)


def put_away(state: State, card: int) -> None:
    """Project cards go to the discards; cards of species have none and are out of the game."""
    if card < PROJECTS:
        state.discard.append(card)
    else:
        state.removed = [*state.removed, card]


class Draw(Effect[State]):
    """Draw cards unseen from the deck."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    @staticmethod
    def read(entry: Entry, reader: Reader) -> Effect[State]:
        return Draw(entry.number("n", 1))

    def describe(self) -> Description:
        return phrase("seti-effect-draw", n=self.count)

    def resolve(self, table: Table[State], seat: int) -> None:
        draw(table, seat, self.count)


class RefillRow(Effect[State]):
    """After a whole scan or card, cards discarded from the row are replaced."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        refill(table, seat)


class TakeCard(TurnQuestion):
    """A card of the row, replaced at once, or the unseen top card of the deck; then what is about the last one."""

    __slots__ = ("count", "then")

    def __init__(self, count: int, then: Effects) -> None:
        self.count = count
        self.then = then

    @staticmethod
    def read(entry: Entry, reader: Reader) -> Effect[State]:
        return TakeCard(entry.number("n", 1), reader.then(entry, TAKEN_CARD))

    def describe(self) -> Description:
        return and_then(phrase("seti-effect-take-card", n=self.count), self.then)

    def prompt(self) -> str:
        return "take-card"

    def choices(self, table: Table[State], seat: int) -> list[int]:
        state = table.state
        found = [TAKE.at(card) for card in state.row if card != NOTHING]
        if state.deck or state.discard:
            found.append(DRAW)
        return found

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        state = table.state
        card = top_card(table, seat) if action == DRAW else TAKE.place(action)
        if self.count > 1:
            table.then(seat, TakeCard(self.count - 1, self.then))
        else:
            table.then_all(seat, knowing(self.then, [card]))
        insort(state.players[seat].hand, card)
        if action == DRAW:
            table.tell(CARD_DRAWN, seat, card)
            return
        place = state.row.index(card)
        state.row[place] = NOTHING
        table.tell(CARD_TAKEN, seat, card)
        refill_place(table, seat, place)


def gain_income(table: Table[State], seat: int, card: int) -> None:
    """The resource an income card brings."""
    kind = INCOME[card]
    if kind == CREDIT:
        gain_credit(table, seat, 1)
    elif kind == ENERGY:
        gain_energy(table, seat, 1)
    elif kind == CARD:
        draw(table, seat, 1)
    elif kind == DATA:
        gain_data(table, seat, 1)
    else:
        gain_publicity(table, seat, 1)


def tuck(table: Table[State], seat: int, card: int) -> None:
    """A card becomes income and brings its resource at once."""
    player = table.state.players[seat]
    player.income = [*player.income, card]
    table.tell(CARD_TUCKED, seat, card)
    gain_income(table, seat, card)


def tell_first_income(table: Table[State]) -> None:
    """Tell what all have tucked as their first income, and what it has brought, in the order of their turns."""
    state = table.state
    for owner in state.turn_order(state.start):
        for card in state.players[owner].income:
            table.tell(CARD_TUCKED, owner, card)
            kind = INCOME[card]
            if kind == CARD:
                table.tell(INCOME_CARD_DRAWN, owner)
            elif kind == CREDIT:
                table.tell(CREDITS_GAINED, owner, 1)
            elif kind == ENERGY:
                table.tell(ENERGY_GAINED, owner, 1)
            elif kind == DATA:
                table.tell(DATA_GAINED, owner, 1)
            else:
                table.tell(PUBLICITY_GAINED, owner, 1)


class IncreaseIncome(ServedQuestion):
    """Tuck a card of the hand, or leave it."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def describe(self) -> Description:
        return phrase("seti-effect-increase-income", card="hand_card", n=self.count)

    def prompt(self) -> str:
        return "increase-income"

    def choices(self, table: Table[State], seat: int) -> list[int]:
        hand = table.state.players[seat].hand
        return [*each(TUCK, hand), DECLINE] if hand else []

    def free_action_helps(self, table: Table[State], seat: int) -> bool:
        """Whoever has no card may get one first."""
        return could_bring(table.state, seat, CARDS_IN_HAND, 1)

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        if action == DECLINE:
            return
        if self.count > 1:
            table.then(seat, IncreaseIncome(self.count - 1))
        table.state.players[seat].hand.remove(TUCK.place(action))
        tuck(table, seat, TUCK.place(action))


class DiscardCards(TurnQuestion):
    """Give cards of the hand away: as the price of an exchange, or down to four when passing."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def describe(self) -> Description:
        return phrase("seti-pending-discard", n=self.left)

    def prompt(self) -> str:
        return "discard-cards"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"count": self.left}

    def choices(self, table: Table[State], seat: int) -> list[int]:
        hand = table.state.players[seat].hand
        if len(hand) <= self.left:
            return each(DISCARD, hand[:1])
        return each(DISCARD, hand)

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        discard(table, seat, DISCARD.place(action))
        if self.left > 1:
            table.then(seat, DiscardCards(self.left - 1))


def corner_gain(table: Table[State], seat: int, card: int) -> int:
    """What the upper left corner pays; the answer is the movement it gives, which the caller grants."""
    score(table, seat, CORNER_POINTS[card])
    kind, amount = CORNER[card], CORNER_AMOUNT[card]
    if kind == CORNER_MOVE:
        return amount
    if kind == CORNER_DATA:
        receive_data(table, seat, amount)
    else:
        gain_publicity(table, seat, amount)
    return 0
