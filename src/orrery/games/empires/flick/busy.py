"""Flicks in a full galaxy, to measure by."""

from __future__ import annotations

from ....core.dealer import Trial
from ..facts.board import (
    GUARDIAN_MASS,
    GUARDIAN_RADIUS,
    MM,
    SIZE,
    STARBASE_MASS,
    STARBASE_RADIUS,
    ship_mass,
    ship_radius,
)
from ..facts.cards import NOISE_ANGLE, NOISE_STRENGTH, NOISES
from .directions import STEPS
from .flight import Disc, Flick
from .geometry import fits


def busy_flicks() -> list[Trial]:
    """Flicks in a full galaxy: sixteen ships, four starbases and four guardians, in all directions, weak and strong."""
    spread = range(0, SIZE, 60 * MM)
    free = [(x, y) for x in spread for y in spread if fits(x, y, GUARDIAN_RADIUS, [])]
    places = [free[number * len(free) // 24] for number in range(24)]
    kinds = [(ship_radius(0), ship_mass(0))] * 16 + [(STARBASE_RADIUS, STARBASE_MASS)] * 4
    kinds += [(GUARDIAN_RADIUS, GUARDIAN_MASS)] * 4
    discs = [Disc(x, y, radius, mass) for (x, y), (radius, mass) in zip(places, kinds, strict=True)]
    noise = NOISES.index("good")
    return [
        Flick(
            discs, number % 16, number * 137 % STEPS, 15 + number * 17 % 86, NOISE_ANGLE[noise], NOISE_STRENGTH[noise]
        )
        for number in range(200)
    ]
