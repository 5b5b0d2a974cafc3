"""Flicks that suggest themselves from a place: straight at a hole, into a disc, off the locations in all directions."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, pi, sqrt
from typing import Final

from ..facts.board import HOLE_X, HOLE_Y, MM
from ..flick import physics
from ..flick.directions import STEPS
from ..flick.flight import POWERS
from ..position.actions import aim_at

STRAIGHT: Final = ((0.0, 28.0), (0.0, 8.0))
"""Flicks at a hole: how far beside its middle and short of it they would rest if its disc did not stop them."""
VARIED: Final = ((0.0, 42.0), (0.0, -12.0), (-16.0, 30.0), (16.0, 30.0), (-16.0, 5.0), (16.0, 5.0))
"""More of them."""
BEYOND: Final = 60.0
"""How far beyond a disc a flick into it is aimed, in millimetres: it needs some strength to spare."""
_LEAST: Final = 5.0
_BANKS: Final = (40, 56, 74)
"""Powers of bank shots."""
_BANK_STEP: Final = 120


def aim_over(dx: float, dy: float, way: float) -> int:
    """The flick in a direction that would come to rest after that many millimetres."""
    direction = round(atan2(dy, dx) / (2.0 * pi) * STEPS) % STEPS
    power = round(sqrt(2.0 * physics.DECELERATION * way) / physics.MOST_SPEED * POWERS)
    return aim_at(direction, min(max(power, 1), POWERS))


def aims_at_hole(x: int, y: int, hole: int, kinds: Sequence[tuple[float, float]]) -> list[int]:
    """Straight flicks of these kinds from a place towards a hole."""
    dx, dy = (HOLE_X[hole] - x) / MM, (HOLE_Y[hole] - y) / MM
    length = max(1.0, sqrt(dx * dx + dy * dy))
    found: list[int] = []
    for beside, short in kinds:
        if length > short + _LEAST:
            found.append(aim_over(dx - dy / length * beside, dy + dx / length * beside, length - short))
    return found


def aims_into(x: int, y: int, places: Sequence[tuple[int, int]], most: int) -> list[int]:
    """Flicks into what lies at these places, the nearest first."""
    found: list[tuple[float, int]] = []
    for there_x, there_y in places:
        dx, dy = (there_x - x) / MM, (there_y - y) / MM
        length = sqrt(dx * dx + dy * dy)
        found.append((length, aim_over(dx, dy, length + BEYOND)))
    return [aim for _, aim in sorted(found)[:most]]


def bank_shots() -> list[int]:
    """In all directions, so that some come off a location to where no straight way leads."""
    return [aim_at(direction, power) for direction in range(0, STEPS, _BANK_STEP) for power in _BANKS]
