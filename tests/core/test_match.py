"""Undo where seats that choose at the same time are dealt something."""

from __future__ import annotations

import pytest

from orrery import Match, NothingToUndo, RandomDealer, replay
from orrery.core.actions import ActionSpace
from orrery.core.dealer import Dealer
from orrery.core.effects import together
from orrery.core.events import EventKind
from orrery.core.game import Game, OptionValue, Outcome
from orrery.core.table import Effect, Question, State, Table

SPACE = ActionSpace()
DRAW = SPACE.single("draw")
KEEP = SPACE.single("keep")
RETURN = SPACE.single("return")
DRAWN = EventKind("drawn", secret=["number"])


class Hands(State):
    """A pile and what each seat holds."""

    __slots__ = ("hands", "pile")

    def __init__(self, pile: list[int], hands: list[list[int]]) -> None:
        self.pile = pile
        self.hands = hands

    def copy(self) -> Hands:
        return Hands(self.pile[:], [hand[:] for hand in self.hands])


class Choose(Question[Hands]):
    """Draw a number, keep what one has, or put one back into the pile, twice and in secret."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def prompt(self) -> str:
        return "choose"

    def options(self, table: Table[Hands], seat: int) -> list[int]:
        return [DRAW, KEEP, RETURN]

    def answer(self, table: Table[Hands], seat: int, action: int) -> None:
        state = table.state
        if action == DRAW:
            state.hands[seat].append(table.dealer.draw(state.pile))
            table.tell(DRAWN, seat, state.hands[seat][-1])
        elif action == RETURN:
            state.pile.append(state.hands[seat].pop())
        if self.left > 1:
            table.then(seat, Choose(self.left - 1))


class Drawing(Game[Hands]):
    """Three seats, a hand of one each."""

    def __init__(self) -> None:
        effects: list[Effect[Hands]] = [Choose(2)]
        super().__init__("drawing", [3], [], SPACE, {}, 1, Hands([], [[]]), effects, events=[DRAWN])

    def opening(self, seats: int, options: dict[str, OptionValue]) -> tuple[Hands, Effect[Hands]]:
        return Hands(list(range(10, 20)), [[seat] for seat in range(seats)]), together(Choose(2))

    def view(self, table: Table[Hands], seat: int | None) -> dict[str, object]:
        return {"hand": None if seat is None else table.state.hands[seat]}

    def redeal(self, table: Table[Hands], seat: int, dealer: Dealer) -> None:
        """Leave what others hold as it is."""

    def standing(self, table: Table[Hands]) -> Outcome:
        return Outcome([{"cards": len(hand)} for hand in table.state.hands], [0] if table.over else [])

    def check(self, state: Hands) -> None:
        """Any position will do."""


DRAWING = Drawing()


def begun(seed: int = 1) -> Match[Hands]:
    return Match(DRAWING, ["Ada", "Ben", "Cleo"], {}, RandomDealer(seed))


def state_of(match: Match[Hands]) -> object:
    return match.game.encode(match.table), match.moves[:], [event.facts for event in match.events]


def test_what_another_is_dealt_at_the_same_time_does_not_end_ones_own_undo() -> None:
    """It would tell that something was dealt."""
    match = begun()
    match.act(0, "keep")
    match.act(1, "draw")
    assert [match.can_undo(seat) for seat in range(3)] == [True, False, False]
    match.act(1, "keep")
    assert [match.undo_takes(seat) for seat in range(3)] == [["keep"], ["keep"], []]
    hands = match.table.state.copy().hands
    match.undo(0)
    assert match.table.state.hands == hands
    assert list(match.table.questions()) == [0, 2]
    assert match.moves == ["1 draw", hands[1][-1], "1 keep"]
    match.act(0, "draw")
    again = replay(DRAWING, match.record())
    assert state_of(again) == state_of(match)


def test_what_was_dealt_to_a_seat_is_final_for_it() -> None:
    match = begun()
    match.act(0, "keep")
    match.act(0, "draw")
    assert not match.can_undo(0)
    with pytest.raises(NothingToUndo):
        match.undo(0)
    match.act(1, "keep")
    match.undo(1)
    assert [event.kind.name for event in match.events] == ["drawn"]


def test_what_is_dealt_with_the_last_choice_ends_undo_for_all() -> None:
    match = begun()
    for seat in (0, 1, 2):
        match.act(seat, "keep")
    for seat in (0, 1):
        match.act(seat, "keep")
    assert match.can_undo(0)
    match.act(2, "draw")
    assert not any(match.can_undo(seat) for seat in range(3))


def test_where_a_deal_depends_on_what_is_to_be_taken_back_everything_stays_as_it_was() -> None:
    match = next(match for match in map(begun, range(100)) if _returned_and_drawn(match))
    before = state_of(match)
    with pytest.raises(NothingToUndo):
        match.undo(0)
    assert state_of(match) == before
    match.act(2, "draw")
    assert state_of(replay(DRAWING, match.record())) == state_of(match)


def _returned_and_drawn(match: Match[Hands]) -> bool:
    """Return whether the second seat has drawn what the first has put back."""
    match.act(0, "return")
    match.act(1, "draw")
    return match.table.state.hands[1] == [1, 0]
