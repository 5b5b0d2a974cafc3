"""Where discs are put by hand: in an orbit, anywhere in the galaxy, along the ruler."""

from __future__ import annotations

from typing import Final

from ....core.table import Question, Table
from ..facts.board import (
    ADVANCED_RADIUS,
    GUARDIAN_RADIUS,
    GUARDIAN_X,
    GUARDIAN_Y,
    HEART_PLACE,
    HEART_RADIUS,
    HOLES,
    MOVE,
    NOTHING,
    SHIP_RADIUS,
    STARBASE_RADIUS,
    ship_radius,
)
from ..facts.campaign import HAS_HEART
from ..facts.cards import TRANSFER, tech_number
from ..flick.geometry import (
    ANGLES,
    cell_place,
    free_cells,
    free_in_orbit,
    nearest_hole,
    orbit_of,
    ring_distances,
    spot_at,
    within,
)
from ..position.actions import cell_of, place_on, put_on, spot_of
from ..position.discs import discs_around, free_spots, nearest_free, obstacles, which_are_free
from ..position.events import PHASED, PHASED_INTO_SPACE, SHIP_DEPLOYED
from ..position.state import State
from .control import note_blockades
from .energy import regain
from .modes import rules_of

_ALWAYS_ROOM: Final = 3
"""This few discs never fill an orbit: each takes less than a quarter of the way around the location."""
_ANYWHERE: Final = {
    radius: [put_on(free_in_orbit(hole, radius, [])) for hole in range(len(HOLES))]
    for radius in (SHIP_RADIUS, ADVANCED_RADIUS)
}
"""By the radius of a ship and by hole: the answers where nothing is in the way, which is so mostly."""


class PutShip(Question[State]):
    """A ship comes to a place of the player's choice in an orbit, on this ring or farther out."""

    __slots__ = ("hole", "ring", "ship")

    def __init__(self, ship: int, hole: int, ring: int = 0) -> None:
        self.ship = ship
        self.hole = hole
        self.ring = ring

    def prompt(self) -> str:
        return "put-ship"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"ship": self.ship, "hole": self.hole, **ring_distances(ship_radius(self.ship))}

    def options(self, table: Table[State], seat: int) -> list[int]:
        state, player, radius = table.state, table.state.players[seat], ship_radius(self.ship)
        around = discs_around(state, self.hole, radius, player.x[self.ship], player.y[self.ship])
        if not around and not self.ring:
            return _ANYWHERE[radius][self.hole][:]
        free = free_in_orbit(self.hole, radius, around)
        for place in range(self.ring * ANGLES):
            free[place] = False
        return put_on(free)

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        state, player = table.state, table.state.players[seat]
        launched = state.action == MOVE  # which has been told already
        if not launched and not player.is_out(self.ship) and self.hole in rules_of(state).harbours(state, seat):
            table.tell(SHIP_DEPLOYED, seat, self.ship, self.hole)
        player.put(self.ship, *spot_at(self.hole, spot_of(action), ship_radius(self.ship)))
        watch_blockades(table)


class PutBase(Question[State]):
    """A starbase comes to a place of its owner's choice in its orbit."""

    __slots__ = ("base",)

    def __init__(self, base: int) -> None:
        self.base = base

    def prompt(self) -> str:
        return "put-base"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"hole": table.state.base_hole[self.base], **ring_distances(STARBASE_RADIUS)}

    def options(self, table: Table[State], seat: int) -> list[int]:
        state, base = table.state, self.base
        x, y = state.base_x[base], state.base_y[base]
        return put_on(which_are_free(state, state.base_hole[base], STARBASE_RADIUS, x, y))

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        state = table.state
        x, y = spot_at(state.base_hole[self.base], spot_of(action), STARBASE_RADIUS)
        state.base_x[self.base], state.base_y[self.base] = x, y


def add_base(state: State, seat: int, hole: int) -> int:
    """A new starbase at a planet, on the first free place until its owner has chosen one; its number."""
    places = free_spots(state, hole, STARBASE_RADIUS)
    first = places[0] if places else 0
    x, y = spot_at(hole, first, STARBASE_RADIUS)
    state.base_owner.append(seat)
    state.base_hole.append(hole)
    state.base_x.append(x)
    state.base_y.append(y)
    return len(state.base_x) - 1


def remove_base(state: State, base: int) -> None:
    for values in (state.base_owner, state.base_hole, state.base_x, state.base_y):
        values.pop(base)
    state.forget_base(base)


class PlaceShip(Question[State]):
    """A ship comes to any free place of the galaxy, chosen on a grid."""

    __slots__ = ("ship",)

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def prompt(self) -> str:
        return "place-ship"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"ship": self.ship}

    def options(self, table: Table[State], seat: int) -> list[int]:
        player = table.state.players[seat]
        among = obstacles(table.state, player.x[self.ship], player.y[self.ship])
        return place_on(free_cells(ship_radius(self.ship), among))

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        x, y = cell_place(cell_of(action))
        table.state.players[seat].put(self.ship, x, y)
        orbit = orbit_of(x, y, ship_radius(self.ship))
        if orbit == NOTHING:
            table.tell(PHASED_INTO_SPACE, seat, self.ship, nearest_hole(x, y))
        else:
            table.tell(PHASED, seat, self.ship, orbit)
        watch_blockades(table)


def has_room(state: State, hole: int, radius: int) -> bool:
    """Whether a disc can be put into an orbit."""
    return len(discs_around(state, hole, radius)) <= _ALWAYS_ROOM or bool(free_spots(state, hole, radius))


def finds_place(state: State, seat: int, ship: int, hole: int, ring: int = 0) -> bool:
    """Return whether a ship, lifted from its place, can be put into an orbit, on this ring or farther out."""
    player, radius = state.players[seat], ship_radius(ship)
    around = discs_around(state, hole, radius, player.x[ship], player.y[ship])
    return len(around) <= _ALWAYS_ROOM or any(free_in_orbit(hole, radius, around)[ring * ANGLES :])


def make_room(state: State, seat: int, ship: int) -> None:
    """A ship that lies on the space of a guardian, or where the heart belongs, moves to the next free place."""
    for quadrant in state.guarded_quadrants():
        _step_aside(state, seat, ship, GUARDIAN_X[quadrant], GUARDIAN_Y[quadrant], GUARDIAN_RADIUS)
    if HAS_HEART[state.campaign.scenario]:
        _step_aside(state, seat, ship, HEART_PLACE, HEART_PLACE, HEART_RADIUS)


def _step_aside(state: State, seat: int, ship: int, other_x: int, other_y: int, size: int) -> None:
    player = state.players[seat]
    x, y, radius = player.x[ship], player.y[ship], ship_radius(ship)
    if within(x, y, other_x, other_y, size + radius - 1):
        player.take_back(ship)
        player.put(ship, *nearest_free(state, x, y, radius))


def watch_blockades(table: Table[State]) -> None:
    """Energy for those whose planet has just been blockaded and who have the technology for it; goals of a scenario."""
    for seat in note_blockades(table.state):
        regain(table, seat, tech_number(TRANSFER, "energy"))
    rules_of(table.state).watch(table)
