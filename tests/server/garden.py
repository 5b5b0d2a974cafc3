"""A small game whose rules and whose positions change from one version to the next."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import EntryPoint
from typing import Final

import pytest

from orrery.core import extensions
from orrery.core.actions import ActionSpace
from orrery.core.dealer import Dealer
from orrery.core.errors import BrokenPosition
from orrery.core.events import EventKind
from orrery.core.forms import Reshape, every
from orrery.core.game import Game, OptionValue, Outcome
from orrery.core.plain import Plain
from orrery.core.table import Effect, Question, State, Table

SPACE: Final = ActionSpace()
PLAN: Final = SPACE.block("plan", bed=["roses", "tulips", "asters"])
PICK: Final = SPACE.block("pick", count=range(1, 4))
PLANNED: Final = EventKind("planned", ["bed"])
PICKED: Final = EventKind("picked", ["count"])
FOUND: Final = EventKind("found", [], ["seed"])
_FLOWERS = 30


class GardenState(State):
    """Flowers that are left, and for each seat its bed, its points and its secret seeds."""

    def __init__(self, flowers: int, beds: list[int], points: list[int], seeds: list[list[int]]) -> None:
        self.flowers = flowers
        self.beds = beds
        self.points = points
        self.seeds = seeds

    def copy(self) -> GardenState:
        return GardenState(self.flowers, self.beds[:], self.points[:], [seeds[:] for seeds in self.seeds])


class RainyState(GardenState):
    """Later it rains, too."""

    def __init__(self, flowers: int, beds: list[int], points: list[int], seeds: list[list[int]], rain: int) -> None:
        super().__init__(flowers, beds, points, seeds)
        self.rain = rain

    def copy(self) -> RainyState:
        return RainyState(self.flowers, self.beds[:], self.points[:], [seeds[:] for seeds in self.seeds], self.rain)


class Turn(Effect[GardenState]):
    """Choose a bed, pick there, find a seed; then it is the next one's turn, while there are flowers."""

    def resolve(self, table: Table[GardenState], seat: int) -> None:
        if table.state.flowers > 0:
            table.then((seat + 1) % len(table.owed), Turn())
            table.then(seat, Plan(), Pick(), Find())


class Plan(Question[GardenState]):
    """Which bed; nothing is dealt, so it can be taken back."""

    def prompt(self) -> str:
        return "plan"

    def options(self, table: Table[GardenState], seat: int) -> list[int]:
        return [PLAN.at(bed) for bed in range(3)]

    def answer(self, table: Table[GardenState], seat: int, action: int) -> None:
        table.state.beds[seat] = PLAN.place(action)
        table.tell(PLANNED, seat, PLAN.place(action))


class Pick(Question[GardenState]):
    """How many flowers."""

    def prompt(self) -> str:
        return "pick"

    def options(self, table: Table[GardenState], seat: int) -> list[int]:
        return [PICK.at(place) for place in range(NOW.limit)]

    def answer(self, table: Table[GardenState], seat: int, action: int) -> None:
        count = PICK.place(action) + 1
        table.state.flowers -= count
        table.state.points[seat] += count * NOW.worth
        table.tell(PICKED, seat, count)


class Find(Effect[GardenState]):
    """A secret seed."""

    def resolve(self, table: Table[GardenState], seat: int) -> None:
        seed = table.dealer.roll([1, 2, 3, 4, 5, 6])
        table.state.seeds[seat].append(seed)
        table.tell(FOUND, seat, seed)


class Garden(Game[GardenState]):
    """One version of it."""

    def __init__(
        self,
        rules_version: int,
        limit: int,
        worth: int,
        rainy: bool = False,
        reshapes: Mapping[int, Reshape] | None = None,
    ) -> None:
        state = RainyState(0, [0], [0], [[0]], 0) if rainy else GardenState(0, [0], [0], [[0]])
        effects: list[Effect[GardenState]] = [Turn(), Plan(), Pick(), Find()]
        super().__init__(
            "garden",
            [2],
            [],
            SPACE,
            {"bed": ["roses", "tulips", "asters"]},
            rules_version,
            state,
            effects,
            form=2 if rainy else 1,
            reshapes=reshapes,
            events=[PLANNED, PICKED, FOUND],
        )
        self.limit = limit
        self.worth = worth

    def opening(self, seats: int, options: dict[str, OptionValue]) -> tuple[GardenState, Effect[GardenState]]:
        return self._fresh(_FLOWERS, [0] * seats, [0] * seats, [[] for _ in range(seats)]), Turn()

    def _fresh(self, flowers: int, beds: list[int], points: list[int], seeds: list[list[int]]) -> GardenState:
        rainy = self.form > 1
        return RainyState(flowers, beds, points, seeds, 0) if rainy else GardenState(flowers, beds, points, seeds)

    def view(self, table: Table[GardenState], seat: int | None) -> dict[str, object]:
        state = table.state
        seeds = [found if owner == seat else len(found) for owner, found in enumerate(state.seeds)]
        return {"flowers": state.flowers, "beds": state.beds[:], "points": state.points[:], "seeds": seeds}

    def redeal(self, table: Table[GardenState], seat: int, dealer: Dealer) -> None:
        state = table.state
        for owner, found in enumerate(state.seeds):
            if owner != seat:
                state.seeds[owner] = [dealer.roll([1, 2, 3, 4, 5, 6]) for _ in found]

    def standing(self, table: Table[GardenState]) -> Outcome:
        points = table.state.points
        won = [seat for seat, each in enumerate(points) if each == max(points)] if table.over else []
        return Outcome([{"flowers": each} for each in points], won)

    def check(self, state: GardenState) -> None:
        if len(state.points) != 2:
            raise BrokenPosition("two have points")


def let_it_rain(data: dict[str, Plain]) -> None:
    for state in every(data, "GardenState"):
        state["is"], state["rain"] = "RainyState", 0


FIRST: Final = Garden(1, limit=3, worth=1)
SECOND: Final = Garden(2, limit=2, worth=10)
"""Nobody may pick three any more, and flowers are worth more."""
THIRD: Final = Garden(3, limit=2, worth=10, rainy=True, reshapes={1: let_it_rain})
"""Positions have another shape."""
UNPREPARED: Final = Garden(3, limit=2, worth=10, rainy=True)
"""Nobody has said how they get it."""
NOW: Garden = FIRST


@pytest.fixture
def grow(monkeypatch: pytest.MonkeyPatch) -> Grow:
    """Put the game into the catalogue, in its first version."""
    return Grow(monkeypatch)


class Grow:
    """The package with the game is updated."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch
        entry = EntryPoint("garden", f"{__name__}:NOW", "orrery.games")
        monkeypatch.setitem(extensions._FOUND, "orrery.games", {"garden": [entry]})
        self.to(FIRST)

    def to(self, version: Garden) -> None:
        self._monkeypatch.setattr(f"{__name__}.NOW", version)
