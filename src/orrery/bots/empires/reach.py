"""What a ship in the open could reach with one more flick: where ships are wanted, and the chance of arriving."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import sqrt
from operator import mul
from typing import Final

from ...games.empires import ONLY_JET, available
from ...games.empires.facts.board import (
    HOLE_X,
    HOLE_Y,
    HOLES,
    MM,
    NOTHING,
)
from ...games.empires.facts.cards import NOISE_ANGLE
from ...games.empires.position.state import State
from . import weights
from .fleet import is_clear, jets_to
from .imprint import Memory
from .posts import arrival

_CELL: Final = 12 * MM
"""Chances are worked out for places on a grid this fine."""
_REACH: Final = 330
"""With a good hand, half of the flicks over this many millimetres arrive."""
JETS: Final = 0
"""How far ships get where they only jet: each time the same way, so that what counts is how many jets it takes."""
_BY_JETS: Final[Sequence[float]] = [0.7, 0.5, 0.36, 0.26, 0.18, 0.13]
"""How likely a ship is to arrive with one jet, with two, and so on: enemies may keep it away."""
_BLOCKED: Final = 0.3
"""How much of the chance is left where something lies in the way."""
_LEAST_ERROR: Final = 0.4
_REMEMBERED: Final = 200
"""How many lures are kept: fewer than of other things, as each has much to remember itself."""


class Lures:
    """By hole: what draws a ship there; and what was found of places from which ships are drawn."""

    def __init__(self, wanted: list[float]) -> None:
        self.wanted = wanted
        self.known: dict[tuple[int, int, int], float] = {}
        """By cell of the grid, and how far ships get."""
        self.orbits: dict[tuple[int, int, int], dict[int, float]] = {}
        """By hole, size of a ship and how far it gets: the same of places in the orbit, by the answer for them."""


_LURES: Final[Memory[Lures]] = Memory(_REMEMBERED)


def lures(state: State, seat: int, fresh: float) -> Lures:
    """What draws the ships of a player; what was found once is found again, as it seldom changes in a turn."""
    player = state.players[seat]
    # of the player only this counts where ships arrive, see `arrival`
    purse = available(player) if state.megastructure != NOTHING else 0
    means = (seat, fresh, player.troops > 0, purse, state.megastructure, state.gates[seat])
    key = (*means, *state.owner, *state.places, *state.areas, *state.structures)
    return _LURES.get(key) or _LURES.keep(key, Lures(_wanted(state, seat, fresh)))


def _wanted(state: State, seat: int, fresh: float) -> list[float]:
    found: list[float] = []
    for hole in range(len(HOLES)):
        owner = state.owner[hole]
        if owner == NOTHING:
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


def reach(x: int, y: int, wanted: Lures, far: int) -> float:
    """What the best of these places is worth to a ship here."""
    cell = (x // _CELL, y // _CELL, far)
    most = wanted.known.get(cell)
    if most is None:
        most = wanted.known[cell] = max(map(mul, wanted.wanted, _chances(*cell)))
    return most


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
        found.append(chance if is_clear(x, y, hole) else chance * _BLOCKED)
    return found
