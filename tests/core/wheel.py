"""A toy game with a dial between ordinary actions: a wheel is turned to one of a hundred numbers, or left alone."""

from __future__ import annotations

from typing import Final

from orrery.core.actions import ActionSpace
from orrery.core.dealer import Dealer
from orrery.core.features import Candidates, Layout, Numbers
from orrery.core.game import Game, OptionValue, Outcome
from orrery.core.table import Effect, Question, State, Table

SPACE: Final = ActionSpace()
LEAVE: Final = SPACE.single("leave")
TURN: Final = SPACE.block("turn", number=range(100))
STOP: Final = SPACE.single("stop")


class Wheel(State):
    """Where the wheel points and how often it is still asked for."""

    __slots__ = ("left", "number")

    def __init__(self, number: int, left: int) -> None:
        self.number = number
        self.left = left

    def copy(self) -> Wheel:
        return Wheel(self.number, self.left)


class Spin(Question[Wheel]):
    """Leave the wheel alone, turn it, or stop: in turn as a list with everything, then the dial alone."""

    __slots__ = ()

    def prompt(self) -> str:
        return "spin"

    def options(self, table: Table[Wheel], seat: int) -> list[int] | range:
        left = table.state.left
        if left == 0:
            return []
        return [LEAVE, *TURN.actions[::3], STOP] if left % 2 else TURN.actions

    def answer(self, table: Table[Wheel], seat: int, action: int) -> None:
        if action in TURN:
            table.state.number = TURN.place(action)
        table.state.left = 0 if action == STOP else table.state.left - 1
        table.then(1 - seat, self)


LAYOUT: Final = Layout()
NUMBER: Final = LAYOUT.number("number", most=99)


class Tens(Candidates[Wheel]):
    """Every number that is divisible by thirty, with itself as a forecast."""

    def __init__(self) -> None:
        super().__init__(1, 5, LAYOUT)

    def propose(self, table: Table[Wheel], seat: int, out: Numbers, at: int) -> list[int]:
        if table.question(seat) is None:
            return []
        for slot in range(4):
            out[at + slot * self.size + NUMBER] = 30 * slot
        return [TURN.at(number) for number in range(0, 100, 30)]


class WheelGame(Game[Wheel]):
    """Whoever turns last wins nothing."""

    def __init__(self, candidates: Candidates[Wheel] | None) -> None:
        super().__init__("wheel", [2], [], SPACE, {}, 1, Wheel(0, 0), [Spin()], candidates=candidates)

    def opening(self, seats: int, options: dict[str, OptionValue]) -> tuple[Wheel, Effect[Wheel]]:
        return Wheel(0, 3), Spin()

    def view(self, table: Table[Wheel], seat: int | None) -> dict[str, object]:
        return {"number": table.state.number}

    def redeal(self, table: Table[Wheel], seat: int, dealer: Dealer) -> None:
        """Nothing is hidden."""

    def standing(self, table: Table[Wheel]) -> Outcome:
        return Outcome([{}, {}], [0, 1] if table.over else [])

    def check(self, state: Wheel) -> None:
        """Every number will do."""
