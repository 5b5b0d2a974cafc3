"""What it takes somebody alone, in turns, to bring ships where they are wanted."""

from __future__ import annotations

from functools import cache
from math import ceil, sqrt
from typing import Final

from ...games.empires import ONLY_JET, own_planets
from ...games.empires.facts.board import (
    HOLE_RADIUS,
    HOLE_X,
    HOLE_Y,
    HOLES,
    LONG,
    MM,
    NOTHING,
    ORBIT_RADIUS,
    PINK,
    SHIP_RADIUS,
)
from ...games.empires.facts.campaign import lower_effect
from ...games.empires.position.state import State

_JET: Final = (LONG + 2 * SHIP_RADIUS) / MM
_CELL: Final = 12 * MM
"""Ways are worked out for places on a grid this fine."""
_SURE: Final = 190.0
"""Flicks over no more than this many millimetres arrive: nearly always."""
_FARTHER: Final = 200.0
"""Over this many more it takes a second one."""
_AROUND: Final = 0.7
"""What it takes to go around something in the way."""
FLICKS: Final = 2.3
"""In a turn of moving, with a little energy."""
DEPLOYED: Final = 0.45
"""Turns to deploy a piece,"""
LAUNCHED: Final = 0.3
"""and to replace a troop that went aboard."""
_NO_SHIP: Final = 3.0
"""What a ship costs that has to be unlocked first."""


class Fleet:
    """The ships of a position, and `extra`: an orbit in which one more is imagined."""

    def __init__(self, state: State, extra: int = NOTHING) -> None:
        player, campaign = state.players[0], state.campaign
        jets = state.jet == ONLY_JET
        self.flick = 1.0 / (FLICKS + card(state, PINK, "flicks"))
        self.rows = [
            ways(*place(player.x[ship], player.y[ship]), jets)
            for ship in player.ships_out()
            if not campaign.carries(ship)
        ]
        if extra != NOTHING:
            self.rows.append(hole_ways(extra, jets))
        self.home = player.normal_waiting()
        self.gate = hole_ways(state.gates[0], jets)
        free = [hole for hole in own_planets(state, 0) if hole not in campaign.robot_hole]
        self.sites = [hole_ways(hole, jets) for hole in free if state.troops[hole]]
        self.ports = [hole_ways(hole, jets) for hole in free if state.outposts[hole] or state.cities[hole]]
        """Where a troop can be deployed that goes aboard at once."""
        if not player.troops:
            self.ports = []
        self.out = len(self.rows)
        self._known: dict[int, list[float]] = {}

    def deliver(self, hole: int, count: int) -> float:
        """The turns it takes to use up that many ships in an orbit: those that are out already count elsewhere."""
        return count * DEPLOYED + self.flick * min([*(row[hole] for row in self.rows), self._start(hole)]) * count

    def near(self, hole: int, count: int) -> float:
        """The turns it takes until that many ships are in an orbit."""
        costs = self._known.get(hole)
        if costs is None:
            costs = [self.flick * row[hole] for row in self.rows]
            costs += [DEPLOYED + self.flick * self._start(hole)] * self.home
            costs.sort()
            self._known[hole] = costs
        if len(costs) >= count:
            return sum(costs[:count])
        return sum(costs) + (count - len(costs)) * (_NO_SHIP + DEPLOYED + self.flick * self.gate[hole])

    def _start(self, hole: int) -> float:
        """Flicks from the gate, or from where a troop can go aboard."""
        return min([self.gate[hole], *(LAUNCHED + row[hole] for row in self.sites), *(row[hole] for row in self.ports)])


def card(state: State, colour: int, key: str) -> int:
    """A number of what a technology card does, nothing while it has no stone."""
    campaign = state.campaign
    return lower_effect(colour, campaign.sides[colour]).number(key, 0) if campaign.stones[colour] else 0


def ship_ways(state: State, ship: int) -> list[float]:
    """By hole: how many flicks a ship needs into its orbit."""
    player = state.players[0]
    return ways(*place(player.x[ship], player.y[ship]), state.jet == ONLY_JET)


def place(x: int, y: int) -> tuple[int, int]:
    """Column and row of the grid."""
    return x // _CELL, y // _CELL


@cache
def ways(column: int, row: int, jets: bool) -> list[float]:
    """By hole: how many flicks it takes from a place of the grid, perhaps over other orbits."""
    x, y = column * _CELL + _CELL // 2, row * _CELL + _CELL // 2
    straight = [_straight(x, y, hole, jets) for hole in range(len(HOLES))]
    return [
        min(straight[over] + hole_ways(over, jets)[hole] for over in range(len(HOLES))) for hole in range(len(HOLES))
    ]


def hole_ways(hole: int, jets: bool) -> list[float]:
    """The same from an orbit."""
    return _between(jets)[hole]


@cache
def _between(jets: bool) -> list[list[float]]:
    holes = range(len(HOLES))
    table = [[_straight(HOLE_X[hole], HOLE_Y[hole], other, jets) for other in holes] for hole in holes]
    for over in holes:
        for hole in holes:
            for other in holes:
                table[hole][other] = min(table[hole][other], table[hole][over] + table[over][other])
    return table


def _straight(x: int, y: int, hole: int, jets: bool) -> float:
    dx, dy = (HOLE_X[hole] - x) / MM, (HOLE_Y[hole] - y) / MM
    distance = sqrt(dx * dx + dy * dy)
    if distance <= (ORBIT_RADIUS + SHIP_RADIUS) / MM:
        return 0.0
    if jets:
        return float(jets_to(distance))
    flicks = 1.0 + max(0.0, distance - _SURE) / _FARTHER
    return flicks if is_clear(x, y, hole) else flicks + _AROUND


def jets_to(distance: float) -> int:
    """How many jets lead into an orbit that far away: what is nearer than one jet takes two."""
    orbit = (ORBIT_RADIUS + SHIP_RADIUS) / MM
    if distance < _JET - orbit:
        return 2
    return max(1, ceil((distance - orbit) / _JET))


@cache
def is_clear(x: int, y: int, hole: int) -> bool:
    """Whether no other location lies on the straight way to the orbit of a hole."""
    dx, dy = HOLE_X[hole] - x, HOLE_Y[hole] - y
    length = sqrt(dx * dx + dy * dy)
    if length <= ORBIT_RADIUS:
        return True
    ux, uy = dx / length, dy / length
    near = HOLE_RADIUS + SHIP_RADIUS
    for other in range(len(HOLES)):
        if other != hole:
            ox, oy = HOLE_X[other] - x, HOLE_Y[other] - y
            if 0.0 < ox * ux + oy * uy < length and abs(ox * uy - oy * ux) < near:
                return False
    return True
