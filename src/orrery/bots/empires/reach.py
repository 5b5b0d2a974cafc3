"""What a ship in the open could reach with one more flick: where ships are wanted, and the chance of arriving."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import ceil, sqrt
from typing import Final

from ...games.empires import ONLY_JET
from ...games.empires.facts.board import (
    HOLE_RADIUS,
    HOLE_X,
    HOLE_Y,
    HOLES,
    LONG,
    MM,
    NOTHING,
    ORBIT_RADIUS,
    SHIP_RADIUS,
)
from ...games.empires.facts.cards import NOISE_ANGLE
from ...games.empires.position.state import State
from . import weights
from .posts import arrival
from .settlers import waiting

_CELL: Final = 12 * MM
"""Chances are worked out for places on a grid this fine."""
_REACH: Final = 330
"""With a good hand, half of the flicks over this many millimetres arrive."""
JETS: Final = 0
"""How far ships get where they only jet: each time the same way, so that what counts is how many jets it takes."""
_JET: Final = (LONG + 2 * SHIP_RADIUS) / MM
_BY_JETS: Final[Sequence[float]] = [0.7, 0.5, 0.36, 0.26, 0.18, 0.13]
"""How likely a ship is to arrive with one jet, with two, and so on: enemies may keep it away."""
_BLOCKED: Final = 0.3
"""How much of the chance is left where something lies in the way."""
_LEAST_ERROR: Final = 0.4


def lures(state: State, seat: int, fresh: float) -> list[float]:
    """By hole: what draws a ship there."""
    found: list[float] = []
    for hole in range(len(HOLES)):
        owner = state.owner[hole]
        if state.campaign.settlers_on(hole):
            found.append(waiting(state, hole))
        elif owner == NOTHING:
            found.append(arrival(state, seat, hole, fresh))
        elif owner == seat:
            found.append(weights.HOMELY * fresh)
        else:
            found.append(weights.PREY * fresh)
    return found


def scale(state: State) -> int:
    """How far ships get on this table, in millimetres."""
    if state.jet == ONLY_JET:
        return JETS
    return int(_REACH / sqrt(max(_LEAST_ERROR, NOISE_ANGLE[state.noise] / 1200.0)))


def reach(x: int, y: int, wanted: list[float], far: int) -> float:
    """What the best of these places is worth to a ship here."""
    chances = _chances(x // _CELL, y // _CELL, far)
    return max(value * chance for value, chance in zip(wanted, chances, strict=True))


@cache
def _chances(column: int, row: int, far: int) -> list[float]:
    """By hole: how likely a ship is to arrive from a place of the grid."""
    x, y = column * _CELL + _CELL // 2, row * _CELL + _CELL // 2
    found: list[float] = []
    for hole in range(len(HOLES)):
        dx, dy = (HOLE_X[hole] - x) / MM, (HOLE_Y[hole] - y) / MM
        if far == JETS:
            found.append(_BY_JETS[min(jets_to(sqrt(dx * dx + dy * dy)), len(_BY_JETS)) - 1])
            continue
        chance = 1.0 / (1.0 + (dx * dx + dy * dy) / (far * far))
        found.append(chance if _is_clear(x, y, hole) else chance * _BLOCKED)
    return found


def jets_to(distance: float) -> int:
    """How many jets lead into an orbit that far away: what is nearer than one jet takes two."""
    orbit = (ORBIT_RADIUS + SHIP_RADIUS) / MM
    if distance < _JET - orbit:
        return 2
    return max(1, ceil((distance - orbit) / _JET))


def _is_clear(x: int, y: int, hole: int) -> bool:
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
