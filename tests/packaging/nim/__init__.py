"""Nim, as somebody else would write it for their own package: a whole game on one page, and a bot."""

from __future__ import annotations

from typing import Final

from orrery import (
    ActionSpace,
    BrokenPosition,
    Dealer,
    Effect,
    EventKind,
    Game,
    Option,
    OptionValue,
    Outcome,
    Question,
    State,
    Table,
)
from orrery.bots import Bot, Sight
from orrery.core.features import Features, Layout, Numbers

SPACE: Final = ActionSpace()
TAKE: Final = SPACE.block("take", count=range(1, 4))
TAKEN: Final = EventKind("taken", ["count"])


class Heap(State):
    """How many matches are left, and who took the last one (-1: nobody yet)."""

    __slots__ = ("last", "matches")

    def __init__(self, matches: int, last: int) -> None:
        self.matches = matches
        self.last = last

    def copy(self) -> Heap:
        return Heap(matches=self.matches, last=self.last)


class Take(Question[Heap]):
    """Take one, two or three matches; then it is the other's turn."""

    __slots__ = ()

    def prompt(self) -> str:
        return "take"

    def arguments(self, table: Table[Heap], seat: int) -> dict[str, str | int]:
        return {"left": table.state.matches}

    def options(self, table: Table[Heap], seat: int) -> range:
        return TAKE.actions[: table.state.matches]

    def always_asked(self) -> bool:
        return True

    def answer(self, table: Table[Heap], seat: int, action: int) -> None:
        count = 1 + TAKE.place(action)
        table.state.matches -= count
        table.tell(TAKEN, seat, count)
        if table.state.matches:
            table.then(1 - seat, Take())
        else:
            table.state.last = seat


class Left(Features[Heap]):
    """How many matches are left, a number for each count, and whether it is the seat's turn."""

    def __init__(self) -> None:
        layout = Layout()
        layout.section("left", [str(count) for count in range(22)], most=1)
        self.turn = layout.number("turn", most=1)
        super().__init__(1, layout)

    def write(self, table: Table[Heap], seat: int, out: Numbers, at: int) -> None:
        out[at + table.state.matches] = 1
        if table.asked[seat] is not None:
            out[at + self.turn] = 1


class Nim(Game[Heap]):
    """The whole game."""

    def __init__(self) -> None:
        options = [Option("matches", [21, 12])]
        effects: list[Effect[Heap]] = [Take()]
        super().__init__("nim", [2], options, SPACE, {}, 1, Heap(0, 0), effects, features=Left(), events=[TAKEN])

    def opening(self, seats: int, options: dict[str, OptionValue]) -> tuple[Heap, Effect[Heap]]:
        return Heap(int(options["matches"]), -1), Take()

    def view(self, table: Table[Heap], seat: int | None) -> dict[str, object]:
        return {"matches_left": table.state.matches}

    def redeal(self, table: Table[Heap], seat: int, dealer: Dealer) -> None:
        """Nothing is hidden."""

    def standing(self, table: Table[Heap]) -> Outcome:
        last = table.state.last
        return Outcome([{"last-match": int(seat == last)} for seat in range(2)], [last] if table.over else [])

    def check(self, state: Heap) -> None:
        if not 0 <= state.matches <= 21:
            raise BrokenPosition("there are 21 matches at most")


class Perfect(Bot[Heap]):
    """Leaves a multiple of four wherever that is possible."""

    def choose(self, sight: Sight[Heap]) -> int:
        matches = sight.view["matches_left"]
        assert isinstance(matches, int)
        return sight.options[max(matches % 4, 1) - 1]


GAME: Final = Nim()
