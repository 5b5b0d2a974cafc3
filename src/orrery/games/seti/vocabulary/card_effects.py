"""Verbs of cards that belong to no chapter of their own: conditions, gains by count, choices, payments."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.description import Description, phrase
from ....core.facts import BadFact, Entry
from ....core.table import Effect, Question, Table
from ..facts.phrases import amount_phrase
from ..position.actions import CHOOSE, DECLINE, GO_ON, PAY, REVEAL, SHOW, each
from ..position.events import CARD_SHOWN
from ..position.state import State
from ..rules.interrupt import CARDS_IN_HAND, EXOFOSSILS, ServedQuestion, TurnQuestion, could_bring
from ..rules.movement import Move, grant_movement
from ..rules.resources import Gain, gain_in
from .families import Condition, Count
from .holdings import ShownCards
from .reading import Effects, Reader, description_of, knowing


class If(TurnQuestion):
    """Checked once, at this point; free actions may make it true before."""

    __slots__ = ("condition", "then")

    def __init__(self, condition: Condition, then: Effects) -> None:
        self.condition = condition
        self.then = then

    @staticmethod
    def read(entry: Entry, reader: Reader) -> Effect[State]:
        return If(reader.condition(entry.entry("if")), reader.effects_under(entry, "then"))

    def knowing(self, result: Sequence[int]) -> Effect[State]:
        return If(self.condition.knowing(result), knowing(self.then, result))

    def describe(self) -> Description:
        return phrase("seti-effect-if", condition=self.condition.describe(), then=description_of(self.then))

    def prompt(self) -> str:
        return "meet-condition"

    def choices(self, table: Table[State], seat: int) -> list[int]:
        return [GO_ON] if self.condition.holds(table.state, seat) else []

    def free_action_helps(self, table: Table[State], seat: int) -> bool:
        return not self.choices(table, seat) and self.condition.could_hold(table.state, seat)

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        table.then_all(seat, self.then)


class GainPer(Effect[State]):
    """A gain multiplied by a count; cards shown from the hand are a choice."""

    __slots__ = ("counted", "gain")

    def __init__(self, counted: Count, gain: Gain) -> None:
        self.counted = counted
        self.gain = gain

    @staticmethod
    def read(entry: Entry, reader: Reader) -> Effect[State]:
        return GainPer(reader.count(entry.entry("count")), gain_in(entry.entry("gain")))

    def knowing(self, result: Sequence[int]) -> Effect[State]:
        return GainPer(self.counted.knowing(result), self.gain)

    def describe(self) -> Description:
        return phrase("seti-effect-gain-per", gain=self.gain.describe(), count=self.counted.describe())

    def resolve(self, table: Table[State], seat: int) -> None:
        if isinstance(self.counted, ShownCards):
            table.then(seat, ShowCards(self.counted, self.gain, 0))
        else:
            self.gain.pay(table, seat, self.counted.count(table.state, seat))


class MovePer(Effect[State]):
    """Movement by a count."""

    __slots__ = ("counted",)

    def __init__(self, counted: Count) -> None:
        self.counted = counted

    def knowing(self, result: Sequence[int]) -> Effect[State]:
        return MovePer(self.counted.knowing(result))

    def describe(self) -> Description:
        return phrase("seti-effect-move-per", count=self.counted.describe())

    def resolve(self, table: Table[State], seat: int) -> None:
        if isinstance(self.counted, ShownCards):
            table.then(seat, ShowCards(self.counted, Gain(0, 0, 0, 0, 0, 0), 1))
        else:
            grant_movement(table, seat, self.counted.count(table.state, seat))


class ShowCards(ServedQuestion):
    """How many fitting cards of the hand to show to all, for a gain or movement each; they stay in hand."""

    __slots__ = ("counted", "gain", "movement")

    def __init__(self, counted: ShownCards, gain: Gain, movement: int) -> None:
        self.counted = counted
        self.gain = gain
        self.movement = movement

    def describe(self) -> Description:
        return phrase("seti-pending-more")

    def prompt(self) -> str:
        return "show-cards"

    def choices(self, table: Table[State], seat: int) -> list[int]:
        return [SHOW.at(shown) for shown in range(self.counted.count(table.state, seat) + 1)]

    def free_action_helps(self, table: Table[State], seat: int) -> bool:
        """Whoever has no fitting card may get one of the row first."""
        state = table.state
        wanted = len(state.players[seat].hand) + 1
        return bool(self.counted.fitting(state.row)) and could_bring(state, seat, CARDS_IN_HAND, wanted)

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        shown = SHOW.place(action)
        grant_movement(table, seat, self.movement * shown)
        self.gain.pay(table, seat, shown)
        if shown:
            table.then(seat, RevealCards(self.counted, shown, []))


class RevealCards(Question[State]):
    """Which of the fitting cards are shown; `shown` are those chosen already."""

    __slots__ = ("counted", "left", "shown")

    def __init__(self, counted: ShownCards, left: int, shown: list[int]) -> None:
        self.counted = counted
        self.left = left
        self.shown = shown

    def describe(self) -> Description:
        return phrase("seti-pending-more")

    def prompt(self) -> str:
        return "reveal-cards"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"count": self.left}

    def options(self, table: Table[State], seat: int) -> list[int]:
        fitting = self.counted.fitting(table.state.players[seat].hand)
        found = each(REVEAL, [card for card in fitting if card not in self.shown])
        return found[:1] if len(found) == self.left else found  # where all are shown, there is nothing to choose

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        card = REVEAL.place(action)
        table.tell(CARD_SHOWN, seat, card)
        if self.left > 1:
            table.then(seat, RevealCards(self.counted, self.left - 1, [*self.shown, card]))


class ChooseOne(TurnQuestion):
    """Exactly one of two lists."""

    __slots__ = ("first", "second")

    def __init__(self, first: Effects, second: Effects) -> None:
        self.first = first
        self.second = second

    @staticmethod
    def read(entry: Entry, reader: Reader) -> Effect[State]:
        first, second = entry.lists("options")
        return ChooseOne(reader.effects(first), reader.effects(second))

    def knowing(self, result: Sequence[int]) -> Effect[State]:
        return ChooseOne(knowing(self.first, result), knowing(self.second, result))

    def describe(self) -> Description:
        return phrase("seti-effect-choose-one", first=description_of(self.first), second=description_of(self.second))

    def prompt(self) -> str:
        return "choose-one"

    def choices(self, table: Table[State], seat: int) -> list[int]:
        return list(CHOOSE.actions)

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        table.then_all(seat, self.first if CHOOSE.place(action) == 0 else self.second)


class MayPayExofossil(ServedQuestion):
    """An exofossil for something more, once or as often as wanted."""

    __slots__ = ("again", "then")

    def __init__(self, then: Effects, again: int) -> None:
        self.then = then
        self.again = again

    @staticmethod
    def read(entry: Entry, reader: Reader) -> Effect[State]:
        if entry.entry("cost").data != {"exofossil": 1}:
            raise BadFact(f"{entry.where}.cost should be one exofossil")
        return MayPayExofossil(reader.then(entry), int(entry.has("repeat")))

    def describe(self) -> Description:
        repeat = "any" if self.again else "none"
        price = amount_phrase("exofossil", 1)
        return phrase("seti-effect-may-pay", price=price, repeat=repeat, then=description_of(self.then))

    def prompt(self) -> str:
        return "may-pay-exofossil"

    def choices(self, table: Table[State], seat: int) -> list[int]:
        return [PAY, DECLINE] if table.state.players[seat].exofossils else []

    def free_action_helps(self, table: Table[State], seat: int) -> bool:
        return could_bring(table.state, seat, EXOFOSSILS, 1)

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        if action == PAY:
            table.state.players[seat].exofossils -= 1
            if self.again:
                table.then(seat, self)
            table.then_all(seat, self.then)


class PayExofossils(Effect[State]):
    """A payment that a condition has made sure of."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    @staticmethod
    def read(entry: Entry, reader: Reader) -> Effect[State]:
        return PayExofossils(entry.number("exofossil"))

    def describe(self) -> Description:
        return phrase("seti-effect-pay", price=amount_phrase("exofossil", self.count))

    def resolve(self, table: Table[State], seat: int) -> None:
        table.state.players[seat].exofossils -= self.count


def read_move(entry: Entry, reader: Reader) -> Effect[State]:
    """An amount of movement, or one for each of what is counted."""
    return MovePer(reader.count(entry.entry("n"))) if entry.is_entry("n") else Move(entry.number("n", 1))
