"""A toy game that uses every word of the engine: number cards, secret bids, a grammar of card text."""

from __future__ import annotations

from typing import Final

from orrery.core.actions import ActionSpace
from orrery.core.dealer import Dealer
from orrery.core.effects import each_seat, either, in_order, may, repeat, together
from orrery.core.errors import BrokenPosition
from orrery.core.events import EventKind
from orrery.core.game import Game, Option, OptionValue, Outcome
from orrery.core.table import Effect, Question, State, Table

SPACE: Final = ActionSpace()
BID: Final = SPACE.block("bid", count=range(1, 4))
YES: Final = SPACE.single("yes")
NO: Final = SPACE.single("no")
LEFT: Final = SPACE.single("left")
RIGHT: Final = SPACE.single("right")

DRAWN: Final = EventKind("drawn", [], ["number"])
SHOWN: Final = EventKind("shown", ["count"])


class ToyState(State):
    """A pile of numbers, secret bids, hands, and a log of what was done in which order."""

    __slots__ = ("bids", "done", "hands", "pile")

    def __init__(self, pile: list[int], hands: list[list[int]], bids: list[int], done: list[int]) -> None:
        self.pile = pile
        self.hands = hands
        self.bids = bids
        self.done = done

    def copy(self) -> ToyState:
        return ToyState(self.pile[:], [hand[:] for hand in self.hands], self.bids[:], self.done[:])


class Note(Effect[ToyState]):
    """Writes seat and mark into the log."""

    __slots__ = ("mark",)

    def __init__(self, mark: int) -> None:
        self.mark = mark

    def resolve(self, table: Table[ToyState], seat: int) -> None:
        table.state.done.append(10 * seat + self.mark)


class Draw(Effect[ToyState]):
    """A secret card into the hand."""

    __slots__ = ()

    def resolve(self, table: Table[ToyState], seat: int) -> None:
        card = table.dealer.draw(table.state.pile)
        table.state.hands[seat].append(card)
        table.tell(DRAWN, seat, card)


class Bid(Question[ToyState]):
    """A bid among as many choices as given: none and one are not asked."""

    __slots__ = ("always", "choices")

    def __init__(self, choices: int, always: int) -> None:
        self.choices = choices
        self.always = always

    def prompt(self) -> str:
        return "bid"

    def always_asked(self) -> bool:
        return self.always == 1

    def options(self, table: Table[ToyState], seat: int) -> list[int]:
        return [BID.at(place) for place in range(self.choices)]

    def answer(self, table: Table[ToyState], seat: int, action: int) -> None:
        table.state.bids[seat] = BID.place(action) + 1
        table.then(seat, Note(7))


class Show(Effect[ToyState]):
    """The bids are shown: a commit point without a deal."""

    __slots__ = ()

    def resolve(self, table: Table[ToyState], seat: int) -> None:
        table.reveal()
        for owner, bid in enumerate(table.state.bids):
            table.tell(SHOWN, owner, bid)


class End(Effect[ToyState]):
    """The game is over, whatever is still pending."""

    __slots__ = ()

    def resolve(self, table: Table[ToyState], seat: int) -> None:
        table.end()


CARD: Final = in_order(Note(1), may("may-note", YES, NO, Note(2)), repeat(2, Note(3)))
FORK: Final = either("left-or-right", [(LEFT, Note(4)), (RIGHT, Note(5))])


class Start(Effect[ToyState]):
    """The whole game, asked of seat 1 first."""

    __slots__ = ()

    def resolve(self, table: Table[ToyState], seat: int) -> None:
        table.then_all(1, [together(repeat(2, Bid(3, 0))), Show(), CARD, FORK, each_seat(Draw()), Bid(3, 0)])


class Toy(Game[ToyState]):
    """Two secret bids each, shown; a card text; a draw each; the higher bid wins."""

    def __init__(self) -> None:
        options = [Option("cards", [6, 9]), Option("loud", [False, True]), Option("crowded", [False, True], [3])]
        effects: list[Effect[ToyState]] = [Note(0), Draw(), Bid(0, 0), Show(), End(), Start()]
        state = ToyState([], [[]], [], [])
        super().__init__("toy", [2, 3], options, SPACE, {}, 1, state, effects, events=[DRAWN, SHOWN])

    def opening(self, seats: int, options: dict[str, OptionValue]) -> tuple[ToyState, Effect[ToyState]]:
        return ToyState(list(range(int(options["cards"]))), [[] for _ in range(seats)], [0] * seats, []), Start()

    def view(self, table: Table[ToyState], seat: int | None) -> dict[str, object]:
        return {"bids": [bid if owner == seat else None for owner, bid in enumerate(table.state.bids)]}

    def redeal(self, table: Table[ToyState], seat: int, dealer: Dealer) -> None:
        state = table.state
        for owner in range(len(state.bids)):
            if owner != seat and state.bids[owner]:
                state.bids[owner] = dealer.roll([1, 2, 3])

    def standing(self, table: Table[ToyState]) -> Outcome:
        bids = table.state.bids
        return Outcome([{"bid": bid} for bid in bids], [seat for seat, bid in enumerate(bids) if bid == max(bids)])

    def check(self, state: ToyState) -> None:
        if any(not 0 <= bid <= 3 for bid in state.bids):
            raise BrokenPosition("not so: bids are 0 to 3")


TOY: Final = Toy()


def table_with(*steps: Effect[ToyState], seats: int = 2, dealer: Dealer) -> Table[ToyState]:
    """A table at which seat 0 has these steps before it."""
    state, _ = TOY.opening(seats, {"cards": 6, "loud": False})
    return TOY.table_at(state, [(0, step) for step in steps], seats, dealer)
