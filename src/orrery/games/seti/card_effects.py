"""Verbs of cards that belong to no chapter of their own: gains by count, choices, payments, odd things with cards."""

from __future__ import annotations

from bisect import insort

from ...core.table import Effect, Question, Table
from .actions import CHOOSE, DECLINE, DISCARD, PAY, SHOW
from .board import NOTHING
from .conditions import count, holds, is_shown_by_choice
from .events import CARD_DISCARDED, CARD_DRAWN, CARD_SHOWN, CARD_TAKEN
from .hand import ROW, corner_gain, gain_income, put_away, refill, top_card, tuck
from .interrupt import TurnQuestion
from .lists import LISTS, do
from .movement import Move
from .resources import Gain
from .state import State


class If(Effect[State]):
    """Checked once, at this point."""

    __slots__ = ("condition", "then")

    def __init__(self, condition: int, then: int) -> None:
        self.condition = condition
        self.then = then

    def resolve(self, table: Table[State], seat: int) -> None:
        if holds(table.state, seat, self.condition):
            do(table, seat, self.then)


class GainPer(Effect[State]):
    """A gain multiplied by a count; cards shown from the hand are a choice."""

    __slots__ = ("counted", "gain")

    def __init__(self, counted: int, gain: int) -> None:
        self.counted = counted
        self.gain = gain

    def resolve(self, table: Table[State], seat: int) -> None:
        if is_shown_by_choice(self.counted):
            table.then(seat, ShowCards(self.counted, self.gain))
        else:
            pay_times(table, seat, self.gain, count(table.state, seat, self.counted))


def pay_times(table: Table[State], seat: int, gain: int, times: int) -> None:
    for effect in LISTS[gain]:
        assert isinstance(effect, Gain)
        effect.pay(table, seat, times)


class MovePer(Effect[State]):
    """Movement by a count."""

    __slots__ = ("counted",)

    def __init__(self, counted: int) -> None:
        self.counted = counted

    def resolve(self, table: Table[State], seat: int) -> None:
        if is_shown_by_choice(self.counted):
            table.then(seat, ShowCards(self.counted, NOTHING))
        else:
            grant_movement(table, seat, count(table.state, seat, self.counted))


def grant_movement(table: Table[State], seat: int, movement: int) -> None:
    if movement:
        table.then(seat, Move(movement))


class ShowCards(Question[State]):
    """How many fitting cards of the hand to show, for a gain or (NOTHING) for movement; they stay in hand."""

    __slots__ = ("counted", "gain")

    def __init__(self, counted: int, gain: int) -> None:
        self.counted = counted
        self.gain = gain

    def prompt(self) -> str:
        return "show-cards"

    def options(self, table: Table[State], seat: int) -> list[int]:
        return [SHOW + shown for shown in range(count(table.state, seat, self.counted) + 1)]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        shown = action - SHOW
        if self.gain == NOTHING:
            grant_movement(table, seat, shown)
        else:
            pay_times(table, seat, self.gain, shown)


class ChooseOne(TurnQuestion):
    """Exactly one of two lists."""

    __slots__ = ("first", "second")

    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second

    def prompt(self) -> str:
        return "choose-one"

    def choices(self, table: Table[State], seat: int) -> list[int]:
        return [CHOOSE, CHOOSE + 1]

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        do(table, seat, self.first if action == CHOOSE else self.second)


class MayPayExofossil(TurnQuestion):
    """An exofossil for something more, once or as often as wanted."""

    __slots__ = ("again", "then")

    def __init__(self, then: int, again: int) -> None:
        self.then = then
        self.again = again

    def prompt(self) -> str:
        return "may-pay-exofossil"

    def choices(self, table: Table[State], seat: int) -> list[int]:
        return [PAY, DECLINE] if table.state.players[seat].exofossils else []

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        if action == PAY:
            table.state.players[seat].exofossils -= 1
            if self.again:
                table.then(seat, self)
            do(table, seat, self.then)


class PayExofossils(Effect[State]):
    """A payment that a condition has made sure of."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, table: Table[State], seat: int) -> None:
        table.state.players[seat].exofossils -= self.count


class CornerOfTakenCard(Effect[State]):
    """The corner of the card just taken pays; the card stays in hand."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        if table.state.taken != NOTHING:
            table.tell(CARD_SHOWN, seat, table.state.taken)
            grant_movement(table, seat, corner_gain(table, seat, table.state.taken))


class RowCorners(Effect[State]):
    """All cards of the row are discarded for their corners."""

    __slots__ = ()

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

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        card = state.playing
        state.playing = NOTHING
        tuck(table, seat, card)


class ReturnThisCard(Effect[State]):
    """The card being resolved goes back to the hand."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        insort(state.players[seat].hand, state.playing)
        table.tell(CARD_TAKEN, seat, state.playing)
        state.playing = NOTHING


class DrawAndSplit(Effect[State]):
    """Draw three cards: one is discarded for its corner, one for its income, one goes to the hand."""

    __slots__ = ()

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

    def prompt(self) -> str:
        return "split-for-corner" if self.corner else "split-for-income"

    def options(self, table: Table[State], seat: int) -> list[int]:
        return [DISCARD + card for card in table.state.players[seat].drawn]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        card = action - DISCARD
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
