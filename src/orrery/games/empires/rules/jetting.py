"""The jet drive (page 22): a ship goes the long edge of the ruler instead of being flicked."""

from __future__ import annotations

from typing import Final

from ....core.table import Question, Table
from ..facts.board import ADVANCED_RADIUS, LONG, MM, NOTHING, SHIP_RADIUS, ship_radius
from ..flick.directions import STEPS, across, down
from ..flick.geometry import fits, gap_at_most, nearest_hole, orbit_of, within
from ..position.actions import JET_DIRECTIONS, TOWARDS, go_towards
from ..position.discs import obstacles, ship_orbit
from ..position.events import JETTED, JETTED_INTO_SPACE
from ..position.state import State
from .modes import rules_of
from .placing import watch_blockades

NO_JET: Final = 0
JET_TOO: Final = 1
ONLY_JET: Final = 2
"""The jet drive: not in play, for those who like, or instead of flicking."""


def _ways(radius: int) -> list[tuple[int, int]]:
    """By direction: how far a jet of a disc goes to the right and down."""
    steps = range(0, STEPS, STEPS // JET_DIRECTIONS)
    return [(across(step, LONG + 2 * radius), down(step, LONG + 2 * radius)) for step in steps]


_WAYS: Final = {radius: _ways(radius) for radius in (SHIP_RADIUS, ADVANCED_RADIUS)}
_SPARE: Final = MM
"""More than places are rounded by."""


def jet_end(state: State, seat: int, ship: int, direction: int) -> tuple[int, int]:
    """Where the long edge of the ruler leads."""
    player = state.players[seat]
    dx, dy = _WAYS[ship_radius(ship)][direction]
    return player.x[ship] + dx, player.y[ship] + dy


def jet_directions(state: State, seat: int, ship: int, most: int = JET_DIRECTIONS) -> list[int]:
    """Where the jet drive can carry a ship: the first directions, up to that many."""
    player, radius = state.players[seat], ship_radius(ship)
    from_x, from_y = player.x[ship], player.y[ship]
    # what is farther away than the jet goes need not be looked at in every direction
    far = LONG + 3 * radius + _SPARE
    among = [
        (x, y, size) for x, y, size in obstacles(state, from_x, from_y) if within(x, y, from_x, from_y, far + size)
    ]
    enemies = [
        (other.x[enemy], other.y[enemy], ship_radius(enemy))
        for other in state.players
        if other is not player
        for enemy in other.ships_out()
        if within(other.x[enemy], other.y[enemy], from_x, from_y, far + LONG + ship_radius(enemy))
    ]
    found: list[int] = []
    for direction, (dx, dy) in enumerate(_WAYS[radius]):
        x, y = from_x + dx, from_y + dy
        if fits(x, y, radius, among) and _is_safe(state, seat, ship, x, y, enemies):
            found.append(direction)
            if len(found) >= most:
                break
    return found


def _is_safe(state: State, seat: int, ship: int, x: int, y: int, enemies: list[tuple[int, int, int]]) -> bool:
    """Not in the orbit of a planet of someone else or of robots, and out of the long range of enemy ships."""
    radius = ship_radius(ship)
    hole = orbit_of(x, y, radius)
    if hole != NOTHING and state.owner[hole] not in (NOTHING, seat):
        return False
    return not any(gap_at_most(x, y, radius, *enemy, LONG) for enemy in enemies)


def can_jet(state: State, seat: int, ship: int) -> bool:
    return bool(jet_directions(state, seat, ship, 1))


class Towards(Question[State]):
    """In which direction the jet drive carries a ship."""

    __slots__ = ("ship",)

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def prompt(self) -> str:
        return "towards"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"ship": self.ship, "distance": LONG + 2 * ship_radius(self.ship)}

    def options(self, table: Table[State], seat: int) -> list[int]:
        return go_towards(jet_directions(table.state, seat, self.ship))

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        state = table.state
        x, y = jet_end(state, seat, self.ship, TOWARDS.place(action))
        orbit = orbit_of(x, y, ship_radius(self.ship))
        start = ship_orbit(state, seat, self.ship)
        state.players[seat].put(self.ship, x, y)
        if orbit == NOTHING:
            table.tell(JETTED_INTO_SPACE, seat, self.ship, nearest_hole(x, y))
        else:
            table.tell(JETTED, seat, self.ship, orbit)
        rules_of(state).departs(table, seat, self.ship, start, orbit)
        watch_blockades(table)
