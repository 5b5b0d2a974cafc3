"""A toy game with a side of its own: whoever climbs alone climbs against the mountain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orrery.core.actions import ActionSpace
from orrery.core.dealer import Dealer
from orrery.core.errors import BrokenPosition
from orrery.core.events import EventKind
from orrery.core.game import Game, Option, OptionValue, Outcome
from orrery.core.table import Effect, Question, State, Table

SPACE: Final = ActionSpace()
CLIMB: Final = SPACE.block("climb", count=range(1, 4))

CLIMBED: Final = EventKind("climbed", ["count"])
HIDDEN: Final = EventKind("hidden", [], ["number"])
ROUNDS: Final = 3


class Slope(State):
    """How high everybody is, the rounds that are left, how steep it is, and what the mountain hides."""

    __slots__ = ("heights", "hidden", "rounds", "steepness")

    def __init__(self, heights: list[int], hidden: int, rounds: int, steepness: int) -> None:
        self.heights = heights
        self.hidden = hidden
        self.rounds = rounds
        self.steepness = steepness

    def copy(self) -> Slope:
        return Slope(self.heights[:], self.hidden, self.rounds, self.steepness)


class Climb(Question[Slope]):
    """A step of one to three."""

    __slots__ = ()

    def prompt(self) -> str:
        return "climb"

    def options(self, table: Table[Slope], seat: int) -> range:
        return CLIMB.actions

    def answer(self, table: Table[Slope], seat: int, action: int) -> None:
        table.state.heights[seat] += CLIMB.place(action) + 1
        table.tell(CLIMBED, seat, CLIMB.place(action) + 1)


class Rise(Effect[Slope]):
    """The mountain's own turn: nobody is asked."""

    __slots__ = ()

    def resolve(self, table: Table[Slope], seat: int) -> None:
        count = table.dealer.roll([1, 2, 3])
        table.state.heights[seat] += count
        table.tell(CLIMBED, seat, count)


class Hide(Effect[Slope]):
    """The mountain keeps a number to itself."""

    __slots__ = ()

    def resolve(self, table: Table[Slope], seat: int) -> None:
        table.state.hidden = table.dealer.roll([0, 1, 2])
        table.tell(HIDDEN, seat, table.state.hidden)


class Round(Effect[Slope]):
    """All climb twice, then the mountain rises."""

    __slots__ = ()

    def resolve(self, table: Table[Slope], seat: int) -> None:
        if not table.state.rounds:
            return
        table.state.rounds -= 1
        table.then(0, Round())
        for side in reversed(range(len(table.state.heights))):
            table.then_all(side, [Climb(), Climb()] if side < len(table.owed) else [Rise(), Rise()])


class Start(Effect[Slope]):
    """What is hidden, then the rounds."""

    __slots__ = ()

    def resolve(self, table: Table[Slope], seat: int) -> None:
        table.then(0, Round())
        if len(table.state.heights) > len(table.owed):
            table.then(len(table.owed), Hide())


class Summit(Game[Slope]):
    """One climbs against the mountain, two against each other; alone a tie is lost."""

    def __init__(self) -> None:
        options = [Option("difficulty", [1, 2], [1]), Option("short", [False, True])]
        effects: list[Effect[Slope]] = [Climb(), Rise(), Hide(), Round(), Start()]
        state = Slope([], 0, 0, 0)
        super().__init__("summit", [1, 2], options, SPACE, {}, 1, state, effects, events=[CLIMBED, HIDDEN])

    def own_sides(self, seats: int) -> Sequence[str]:
        return ["mountain"] if seats == 1 else []

    def opening(self, seats: int, options: dict[str, OptionValue]) -> tuple[Slope, Effect[Slope]]:
        rounds = ROUNDS - int(options["short"])
        return Slope([0] * self.sides(seats), 0, rounds, int(options["difficulty"])), Start()

    def view(self, table: Table[Slope], seat: int | None) -> dict[str, object]:
        return {"heights": table.state.heights[:], "rounds": table.state.rounds}

    def redeal(self, table: Table[Slope], seat: int, dealer: Dealer) -> None:
        state = table.state
        if state.steepness and len(state.heights) > 1:
            state.hidden = dealer.roll([0, 1, 2])

    def standing(self, table: Table[Slope]) -> Outcome:
        heights = table.state.heights
        alone = len(table.owed) == 1
        bonus = [0] * len(table.owed) + [table.state.hidden * table.state.steepness] * (len(heights) - len(table.owed))
        points = [{"height": height, "hidden": more} for height, more in zip(heights, bonus, strict=True)]
        totals = [sum(each.values()) for each in points]
        best = [side for side, total in enumerate(totals) if total == max(totals)]
        return Outcome(points, ([1] if alone and 1 in best else best) if table.over else [])

    def points_seen(self, table: Table[Slope], seat: int | None) -> list[dict[str, int]]:
        shown = self.standing(table).breakdown
        return shown if table.over else [{**points, "hidden": 0} for points in shown]

    def check(self, state: Slope) -> None:
        if not 0 <= state.hidden <= 2:
            raise BrokenPosition("what is hidden is 0 to 2")


SUMMIT: Final = Summit()
