"""A toy game of sealed bids: a hidden card each, bids at the same time, and any one promise that it breaks."""

from __future__ import annotations

from typing import Final, cast

from orrery.core.actions import ActionSpace
from orrery.core.dealer import Dealer
from orrery.core.effects import together
from orrery.core.errors import BrokenPosition
from orrery.core.events import EventKind
from orrery.core.features import Features, Layout, Numbers
from orrery.core.game import Game, Option, OptionValue, Outcome, Refusal
from orrery.core.table import Effect, Pending, Question, State, Table

SEATS: Final = [2, 3]
CARDS: Final = 9
ROUNDS: Final = 3
HIGHEST: Final = 3
MOST_BIDS: Final = 2
BID_PLACED: Final = EventKind("bid-placed", secret=["count"])
BID_TOLD: Final = EventKind("bid-told", ["count"])
SHOWN: Final = EventKind("shown", ["count"])

FLAWS: Final = [
    "view",
    "event",
    "question",
    "asked",
    "again",
    "undo",
    "points",
    "redeal",
    "over",
    "features",
    "refusals",
]
"""Faults of the broken toy games."""


class Envelopes(State):
    """The hidden card of each seat, its bids of the round and what it has won.

    Each seat bids `each` times in a round; `flaw` is a number of FLAWS.
    """

    __slots__ = ("bids", "cards", "each", "flaw", "rounds", "won")

    def __init__(
        self, cards: list[int], bids: list[list[int]], won: list[int], rounds: int, each: int, flaw: int
    ) -> None:
        self.cards = cards
        self.bids = bids
        self.won = won
        self.rounds = rounds
        self.each = each
        self.flaw = flaw

    def copy(self) -> Envelopes:
        bids = [own[:] for own in self.bids]
        return Envelopes(self.cards[:], bids, self.won[:], self.rounds, self.each, self.flaw)

    def has(self, flaw: str) -> bool:
        return self.flaw == FLAWS.index(flaw) + 1

    @property
    def highest(self) -> int:
        return max(max(own, default=0) for own in self.bids)


class Bid(Question[Envelopes]):
    """One to three, in secret."""

    __slots__ = ()

    def prompt(self) -> str:
        return "bid"

    def arguments(self, table: Table[Envelopes], seat: int) -> dict[str, str | int]:
        return {"highest": table.state.highest if table.state.has("question") else HIGHEST}

    def options(self, table: Table[Envelopes], seat: int) -> range:
        return BIDS.actions

    def answer(self, table: Table[Envelopes], seat: int, action: int) -> None:
        state = table.state
        bid = BIDS.place(action) + 1
        state.bids[seat].append(bid)
        table.tell(BID_PLACED, seat, bid)
        if state.has("event"):
            table.tell(BID_TOLD, seat, bid)
        if state.has("undo") and bid == HIGHEST:
            table.reveal()
        if state.has("asked") and bid == HIGHEST:
            table.then(seat, Again())
        if state.has("again"):
            for other in table.questions():
                table.owed[other].top = Pending(other, Bid())
        if len(state.bids[seat]) < state.each:
            table.then(seat, self)


class Again(Bid):
    """A second thought."""

    __slots__ = ()

    def answer(self, table: Table[Envelopes], seat: int, action: int) -> None:
        table.tell(BID_PLACED, seat, table.state.bids[seat][-1])


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
        for owner, bids in enumerate(state.bids):
            table.tell(SHOWN, owner, sum(bids))
            state.won[owner] += sum(bids)
        state.bids = [[] for _ in state.bids]


LAYOUT: Final = Layout()
CARD: Final = LAYOUT.number("card", most=CARDS)
ASKED: Final = LAYOUT.section("asked", ["bid", "again"], most=1)
OWN: Final = LAYOUT.section("own", ["first", "second"], most=HIGHEST)
BIDS_PLACED: Final = LAYOUT.section("placed", [f"seat {seat}" for seat in range(max(SEATS))], most=MOST_BIDS)
WON: Final = LAYOUT.section(
    "won", [f"seat {seat}" for seat in range(max(SEATS))], most=(ROUNDS + 1) * MOST_BIDS * HIGHEST
)


class Seen(Features[Envelopes]):
    """The own bids and card, how many bids the others have placed, and what all have won."""

    def write(self, table: Table[Envelopes], seat: int, out: Numbers, at: int) -> None:
        state, question = table.state, table.question(seat)
        out[at + CARD] = state.cards[seat]
        if question is not None:
            out[at + ASKED + int(isinstance(question, Again))] = 1
        for place, bid in enumerate(state.bids[seat]):
            out[at + OWN + place] = bid
        for owner, bids in enumerate(state.bids):
            out[at + BIDS_PLACED + owner] = sum(bids) if state.has("features") else len(bids)
            out[at + WON + owner] = state.won[owner]


SPACE: Final = ActionSpace()
BIDS: Final = SPACE.block("bid", count=range(1, HIGHEST + 1))


class Sealed(Game[Envelopes]):
    """The bids, and at the end the hidden cards, count."""

    def __init__(self, name: str, flaw: str, each: int) -> None:
        self.flaw = FLAWS.index(flaw) + 1 if flaw else 0
        self.each = each
        effects: list[Effect[Envelopes]] = [Deal(), NextRound(), Bid(), Again(), Show()]
        state = Envelopes([0], [[0]], [0], 0, 0, 0)
        options = [Option("long", [False, True])]
        events = [BID_PLACED, BID_TOLD, SHOWN]
        super().__init__(name, SEATS, options, SPACE, {}, 1, state, effects, features=Seen(1, LAYOUT), events=events)

    def opening(self, seats: int, options: dict[str, OptionValue]) -> tuple[Envelopes, Effect[Envelopes]]:
        bids: list[list[int]] = [[] for _ in range(seats)]
        rounds = ROUNDS + int(options["long"])
        return Envelopes([0] * seats, bids, [0] * seats, rounds, self.each, self.flaw), Deal()

    def view(self, table: Table[Envelopes], seat: int | None) -> dict[str, object]:
        state = table.state
        bids = [own[:] if owner == seat or state.has("view") else len(own) for owner, own in enumerate(state.bids)]
        return {"bids": bids, "won": state.won[:], "card": None if seat is None else state.cards[seat]}

    def refusals(self, table: Table[Envelopes], seat: int) -> list[Refusal]:
        highest = table.state.highest
        return [Refusal(BIDS.at(highest - 1), "outbid", {})] if highest and table.state.has("refusals") else []

    def redeal(self, table: Table[Envelopes], seat: int, dealer: Dealer) -> None:
        state = table.state
        pile = [card for card in range(1, CARDS + 1) if card != state.cards[seat]]
        for owner in range(len(state.bids)):
            if owner != seat:
                state.cards[owner] = state.cards[owner] if table.over else dealer.draw(pile)
                if not state.has("redeal"):
                    state.bids[owner] = [dealer.roll([1, 2, 3]) for _ in state.bids[owner]]

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
        if any(not 1 <= bid <= HIGHEST for bids in state.bids for bid in bids):
            raise BrokenPosition("bids are 1 to 3")


def sealed(flaw: str = "", each: int = 1) -> Game[State]:
    """Return the game in which each seat bids so many times in a round: one of its own for each flaw and number."""
    name = "-".join(part for part in ("sealed", flaw, "twice" if each > 1 else "") if part)
    return cast("Game[State]", Sealed(name, flaw, each))
