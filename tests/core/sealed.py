"""A toy game of sealed bids: a hidden card each, two bids at the same time, and any one promise that it breaks."""

from __future__ import annotations

from typing import Final, cast

from orrery.core.actions import ActionSpace
from orrery.core.dealer import Dealer
from orrery.core.effects import together
from orrery.core.errors import BrokenPosition
from orrery.core.events import EventKind
from orrery.core.game import Game, Option, OptionValue, Outcome
from orrery.core.table import Effect, Pending, Question, State, Table

CARDS: Final = 9
ROUNDS: Final = 3
BID_PLACED: Final = EventKind("bid-placed", secret=["count"])
BID_TOLD: Final = EventKind("bid-told", ["count"])
SHOWN: Final = EventKind("shown", ["count"])

FLAWS: Final = ["view", "event", "question", "asked", "again", "undo", "points", "redeal", "over"]
"""Faults of the broken toy games."""


class Envelopes(State):
    """The hidden card and the bid of each seat, 0 before it bids, and what it has won; `flaw` is a number of FLAWS."""

    __slots__ = ("bids", "cards", "flaw", "rounds", "won")

    def __init__(self, cards: list[int], bids: list[int], won: list[int], rounds: int, flaw: int) -> None:
        self.cards = cards
        self.bids = bids
        self.won = won
        self.rounds = rounds
        self.flaw = flaw

    def copy(self) -> Envelopes:
        return Envelopes(self.cards[:], self.bids[:], self.won[:], self.rounds, self.flaw)

    def has(self, flaw: str) -> bool:
        return self.flaw == FLAWS.index(flaw) + 1


class Bid(Question[Envelopes]):
    """One to three, in secret."""

    __slots__ = ()

    def prompt(self) -> str:
        return "bid"

    def arguments(self, table: Table[Envelopes], seat: int) -> dict[str, str | int]:
        return {"highest": max(table.state.bids) if table.state.has("question") else 3}

    def options(self, table: Table[Envelopes], seat: int) -> range:
        return BIDS.actions

    def answer(self, table: Table[Envelopes], seat: int, action: int) -> None:
        state = table.state
        bid = BIDS.place(action) + 1
        state.bids[seat] = bid
        table.tell(BID_PLACED, seat, bid)
        if state.has("event"):
            table.tell(BID_TOLD, seat, bid)
        if state.has("undo") and bid == 3:
            table.reveal()
        if state.has("asked") and bid == 3:
            table.then(seat, Again())
        if state.has("again"):
            for other in table.questions():
                table.owed[other].top = Pending(other, Bid())


class Again(Bid):
    """A second thought."""

    __slots__ = ()

    def answer(self, table: Table[Envelopes], seat: int, action: int) -> None:
        table.tell(BID_PLACED, seat, table.state.bids[seat])


class Deal(Effect[Envelopes]):
    """A hidden card for each seat."""

    __slots__ = ()

    def resolve(self, table: Table[Envelopes], seat: int) -> None:
        state = table.state
        pile = list(range(1, CARDS + 1))
        state.cards = [table.dealer.draw(pile) for _ in state.bids]
        if not state.has("over"):
            table.then(0, NextRound())


class NextRound(Effect[Envelopes]):
    """All bid at the same time."""

    __slots__ = ()

    def resolve(self, table: Table[Envelopes], seat: int) -> None:
        if table.state.rounds:
            table.state.rounds -= 1
            table.then(0, together(Bid()), Show(), NextRound())


class Show(Effect[Envelopes]):
    """The bids are shown, and each bidder wins as much."""

    __slots__ = ()

    def resolve(self, table: Table[Envelopes], seat: int) -> None:
        state = table.state
        table.reveal()
        for owner, bid in enumerate(state.bids):
            table.tell(SHOWN, owner, bid)
            state.won[owner] += bid
        state.bids = [0] * len(state.bids)


SPACE: Final = ActionSpace()
BIDS: Final = SPACE.block("bid", count=range(1, 4))


class Sealed(Game[Envelopes]):
    """The bids, and at the end the hidden cards, count."""

    def __init__(self, name: str, flaw: str = "") -> None:
        self.flaw = FLAWS.index(flaw) + 1 if flaw else 0
        effects: list[Effect[Envelopes]] = [Deal(), NextRound(), Bid(), Again(), Show()]
        state = Envelopes([0], [0], [0], 0, 0)
        super().__init__(name, [2, 3], [Option("long", [False, True])], SPACE, {}, 1, state, effects)

    def opening(self, seats: int, options: dict[str, OptionValue]) -> tuple[Envelopes, Effect[Envelopes]]:
        return Envelopes([0] * seats, [0] * seats, [0] * seats, ROUNDS + int(options["long"]), self.flaw), Deal()

    def view(self, table: Table[Envelopes], seat: int | None) -> dict[str, object]:
        state = table.state
        bids = [bid if owner == seat or state.has("view") else int(bid > 0) for owner, bid in enumerate(state.bids)]
        return {"bids": bids, "won": state.won[:], "card": None if seat is None else state.cards[seat]}

    def redeal(self, table: Table[Envelopes], seat: int, dealer: Dealer) -> None:
        state = table.state
        pile = [card for card in range(1, CARDS + 1) if card != state.cards[seat]]
        for owner in range(len(state.bids)):
            if owner != seat:
                state.cards[owner] = state.cards[owner] if table.over else dealer.draw(pile)
                if state.bids[owner] and not state.has("redeal"):
                    state.bids[owner] = dealer.roll([1, 2, 3])

    def standing(self, table: Table[Envelopes]) -> Outcome:
        state = table.state
        points = [{"won": won, "card": card} for won, card in zip(state.won, state.cards, strict=True)]
        totals = [sum(each.values()) for each in points]
        best = [seat for seat, total in enumerate(totals) if total == max(totals)]
        return Outcome(points, best if table.over else [])

    def points_seen(self, table: Table[Envelopes], seat: int | None) -> list[dict[str, int]]:
        if table.state.has("points"):
            return super().points_seen(table, seat)
        points = self.standing(table).breakdown
        return [each if owner == seat or table.over else {**each, "card": 0} for owner, each in enumerate(points)]

    def check(self, state: Envelopes) -> None:
        if any(not 0 <= bid <= 3 for bid in state.bids):
            raise BrokenPosition("bids are 1 to 3")


def sealed(flaw: str = "") -> Game[State]:
    """A game of its own for each flaw."""
    return cast("Game[State]", Sealed(f"sealed-{flaw}" if flaw else "sealed", flaw))
