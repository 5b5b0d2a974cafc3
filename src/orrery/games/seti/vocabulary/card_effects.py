"""Verbs of cards that belong to no chapter of their own: gains by count, choices, payments, odd things with cards."""

from __future__ import annotations

from bisect import insort

from ....core.table import Effect, Question, Table
from ..facts.board import NOTHING, SPACES
from ..position.actions import CHOOSE, DECLINE, DISCARD, GO_ON, PAY, REVEAL, SHOW
from ..position.events import CARD_DISCARDED, CARD_DRAWN, CARD_SHOWN, CARD_TAKEN
from ..position.state import State
from ..rules.hand import ROW, corner_gain, gain_income, put_away, refill, top_card, tuck
from ..rules.interrupt import CARDS_IN_HAND, EXOFOSSILS, PUBLICITY, ServedQuestion, TurnQuestion, could_bring
from ..rules.movement import grant_movement
from ..rules.probes import could_fly
from ..rules.resources import Gain
from .conditions import CONDITIONS, Condition, count, fitting, holds, is_shown_by_choice
from .lists import LISTS, do


class If(TurnQuestion):
    """Checked once, at this point; free actions may make it true before."""

    __slots__ = ("condition", "then")

    def __init__(self, condition: int, then: int) -> None:
        self.condition = condition
        self.then = then

    def prompt(self) -> str:
        return "meet-condition"

    def choices(self, table: Table[State], seat: int) -> list[int]:
        return [GO_ON] if holds(table.state, seat, self.condition) else []

    def served(self, table: Table[State], seat: int) -> bool:
        return not self.choices(table, seat) and could_hold(table.state, seat, CONDITIONS[self.condition])

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        do(table, seat, self.then)


def could_hold(state: State, seat: int, condition: Condition) -> bool:
    """Whether free actions could make a condition true: publicity is gained, a probe flies."""
    if condition.kind == "publicity":
        return could_bring(state, seat, PUBLICITY, condition.number)
    if condition.kind == "probe_on" and condition.second < 0:
        player = state.players[seat]
        spaces = [space for space in range(SPACES) if state.shown(space) == condition.first]
        return could_fly(state, seat, [*player.probes, *player.capsules], spaces)
    return False


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


class ShowCards(ServedQuestion):
    """How many fitting cards of the hand to show to all, for a gain or (NOTHING) for movement; they stay in hand."""

    __slots__ = ("counted", "gain")

    def __init__(self, counted: int, gain: int) -> None:
        self.counted = counted
        self.gain = gain

    def prompt(self) -> str:
        return "show-cards"

    def choices(self, table: Table[State], seat: int) -> list[int]:
        return [SHOW + shown for shown in range(count(table.state, seat, self.counted) + 1)]

    def served(self, table: Table[State], seat: int) -> bool:
        """Whoever has no fitting card may get one of the row first."""
        state = table.state
        wanted = len(state.players[seat].hand) + 1
        return bool(fitting(state.row, self.counted)) and could_bring(state, seat, CARDS_IN_HAND, wanted)

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        shown = action - SHOW
        if self.gain == NOTHING:
            grant_movement(table, seat, shown)
        else:
            pay_times(table, seat, self.gain, shown)
        if shown:
            table.then(seat, RevealCards(self.counted, shown, []))


class RevealCards(Question[State]):
    """Which of the fitting cards are shown; `shown` are those chosen already."""

    __slots__ = ("counted", "left", "shown")

    def __init__(self, counted: int, left: int, shown: list[int]) -> None:
        self.counted = counted
        self.left = left
        self.shown = shown

    def prompt(self) -> str:
        return "reveal-cards"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"count": self.left}

    def options(self, table: Table[State], seat: int) -> list[int]:
        found = fitting(table.state.players[seat].hand, self.counted)
        found = [REVEAL + card for card in found if card not in self.shown]
        return found[:1] if len(found) == self.left else found  # where all are shown, there is nothing to choose

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        card = action - REVEAL
        table.tell(CARD_SHOWN, seat, card)
        if self.left > 1:
            table.then(seat, RevealCards(self.counted, self.left - 1, [*self.shown, card]))


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


class MayPayExofossil(ServedQuestion):
    """An exofossil for something more, once or as often as wanted."""

    __slots__ = ("again", "then")

    def __init__(self, then: int, again: int) -> None:
        self.then = then
        self.again = again

    def prompt(self) -> str:
        return "may-pay-exofossil"

    def choices(self, table: Table[State], seat: int) -> list[int]:
        return [PAY, DECLINE] if table.state.players[seat].exofossils else []

    def served(self, table: Table[State], seat: int) -> bool:
        return could_bring(table.state, seat, EXOFOSSILS, 1)

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
