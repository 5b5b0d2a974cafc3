"""Directions as exact numbers: unit vectors made by whole-number arithmetic, the same on every machine."""

from __future__ import annotations

from typing import Final

STEPS: Final = 3600
"""Directions of a full turn, a tenth of a degree each; 0 points right, then clockwise on the screen."""
SCALE: Final = 10**9
_FINE: Final = 10**24
_PI: Final = 3141592653589793238462643  # times 10**24


def _sine(angle: int) -> int:
    """The sine of a small angle, both in units of 10**-24, by its series."""
    term = total = angle
    number = 1
    while term:
        term = -(term * angle // _FINE) * angle // _FINE // ((number + 1) * (number + 2))
        total += term
        number += 2
    return total


def _table() -> list[int]:
    """Sines of all directions, in units of 1 / SCALE."""
    quarter = STEPS // 4
    first = [_sine(_PI * step * 2 // STEPS) * SCALE // _FINE for step in range(quarter + 1)]
    first[quarter] = SCALE
    half = first + [first[2 * quarter - step] for step in range(quarter + 1, 2 * quarter)]
    return half + [-value for value in half]


SINE: Final = _table()
COSINE: Final = tuple(SINE[(step + STEPS // 4) % STEPS] for step in range(STEPS))
UNITS: Final = tuple((COSINE[step] / SCALE, SINE[step] / SCALE) for step in range(STEPS))
"""By direction: how far it goes to the right and down on a way of length 1."""


def across(direction: int, length: int) -> int:
    """How far a path of this length goes to the right."""
    return _round(COSINE[direction] * length)


def down(direction: int, length: int) -> int:
    """How far it goes down."""
    return _round(SINE[direction] * length)


def _round(value: int) -> int:
    return (value + SCALE // 2) // SCALE
