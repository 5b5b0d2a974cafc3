"""Ships put into orbits by relics and megastructures, whether blockaded or not."""

from __future__ import annotations

from ....core.table import Question, Table
from ..facts.board import ship_radius
from ..position.actions import AT, DEPLOY_SHIP, DONE
from ..position.events import SHIP_DEPLOYED
from ..position.planets import own_planets
from ..position.state import State
from .manoeuvres import launchable
from .placing import PutShip, has_room


def fitting_ships(state: State, seat: int, hole: int) -> list[int]:
    """Ships of the player board for which an orbit has room."""
    player = state.players[seat]
    ready = [ship for ship in launchable(state, seat) if not player.is_new(ship)]
    return [ship for ship in ready if has_room(state, hole, ship_radius(ship))]


class WarpShips(Question[State]):
    """Up to that many ships from the player board into orbits of one's own planets."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def prompt(self) -> str:
        return "warp-ships"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"count": self.left}

    def options(self, table: Table[State], seat: int) -> list[int]:
        state = table.state
        found = [AT.at(hole) for hole in own_planets(state, seat) if fitting_ships(state, seat, hole)]
        return [*found, DONE] if found else []

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        if action == DONE:
            return
        if self.left > 1:
            table.then(seat, WarpShips(self.left - 1))
        table.then(seat, WhichShip(AT.place(action)))


class YardShips(Question[State]):
    """Up to that many ships from the player board into the orbit of a megastructure."""

    __slots__ = ("hole", "left")

    def __init__(self, hole: int, left: int) -> None:
        self.hole = hole
        self.left = left

    def prompt(self) -> str:
        return "yard-ships"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"count": self.left}

    def options(self, table: Table[State], seat: int) -> list[int]:
        return [AT.at(self.hole), DONE] if fitting_ships(table.state, seat, self.hole) else []

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        if action == DONE:
            return
        if self.left > 1:
            table.then(seat, YardShips(self.hole, self.left - 1))
        table.then(seat, WhichShip(self.hole))


class WhichShip(Question[State]):
    """The ship that comes to an orbit, where an advanced one waits too."""

    __slots__ = ("hole",)

    def __init__(self, hole: int) -> None:
        self.hole = hole

    def prompt(self) -> str:
        return "which-ship"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"hole": self.hole}

    def options(self, table: Table[State], seat: int) -> list[int]:
        return [DEPLOY_SHIP.at(ship) for ship in fitting_ships(table.state, seat, self.hole)]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        ship = DEPLOY_SHIP.place(action)
        table.tell(SHIP_DEPLOYED, seat, ship, self.hole)
        table.then(seat, PutShip(ship, self.hole))
