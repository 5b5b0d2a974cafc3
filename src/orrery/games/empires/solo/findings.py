"""What lies on places once they are revealed (pages 29, 31): megastructures on artifacts, libraries on planets."""

from __future__ import annotations

from ....core.table import Effect, Table
from ..facts.board import BLUE, HOLES
from ..facts.campaign import HAS_LIBRARIES, HAS_MEGASTRUCTURES
from ..position.events import STRUCTURE_FOUND
from ..position.state import State
from ..rules.discovering import lay_library
from ..rules.modes import rules_of
from ..rules.research import Terraform


def find(table: Table[State], seat: int, holes: list[int]) -> None:
    """Whoever revealed them: a megastructure lies on an artifact, a blue planet gets a colour and a library."""
    state = table.state
    steps: list[Effect[State]] = []
    for hole in holes:
        if hole in megastructures(state):
            table.tell(STRUCTURE_FOUND, seat, hole)
        if awaits_library(state, hole):
            steps += [Terraform(hole), FoundLibrary(hole)]
    table.then_all(seat, steps)


def megastructures(state: State) -> list[int]:
    """Artifacts that are megastructures; control of them is another thing."""
    used = HAS_MEGASTRUCTURES[state.campaign.scenario]
    return [hole for hole in range(len(HOLES)) if state.is_artifact(hole)] if used else []


def awaits_library(state: State, hole: int) -> bool:
    """Whether a planet is one on which a library will be laid; robots cannot land there either."""
    return HAS_LIBRARIES[state.campaign.scenario] and state.places[hole] == BLUE


class FoundLibrary(Effect[State]):
    """Lay a library on a planet that has a colour now; settlers aboard ships in its orbit go there at once."""

    __slots__ = ("hole",)

    def __init__(self, hole: int) -> None:
        self.hole = hole

    def resolve(self, table: Table[State], seat: int) -> None:
        lay_library(table, seat, self.hole)
        rules_of(table.state).watch(table)
