"""The gravity slingshot: after a flick a ship may stay at a planet it bounced off."""

from __future__ import annotations

from ....core.table import Question, Table
from ..position.actions import DONE, SLING
from ..position.events import SLUNG
from ..position.state import State
from .placing import PutShip


class Sling(Question[State]):
    """Gravity slingshot: into the orbit of a planet the ship bounced off, or not."""

    __slots__ = ("holes", "ship")

    def __init__(self, ship: int, holes: list[int]) -> None:
        self.ship = ship
        self.holes = holes

    def prompt(self) -> str:
        return "sling"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"ship": self.ship}

    def options(self, table: Table[State], seat: int) -> list[int]:
        return [*(SLING.at(hole) for hole in self.holes), DONE]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        if action != DONE:
            state = table.state
            state.note_slung(self.ship)
            table.tell(SLUNG, seat, self.ship, SLING.place(action))
            table.then(seat, PutShip(self.ship, SLING.place(action)))
