"""The ships of a player that are in the galaxy, seen once for all who ask where they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..facts.board import NOTHING, ORBIT_RADIUS, SHIP_MASSES, SHIP_RADII, SHIP_SLOTS
from ..flick.flight import Disc
from ..flick.geometry import TOLERANCE, orbit_within

_REACH: Final = tuple((ORBIT_RADIUS + radius + TOLERANCE) ** 2 for radius in SHIP_RADII)
"""By ship: the square of how far from the middle of a hole it is still in orbit."""


class Fleet:
    """What follows from the places of a player's ships; nobody changes it."""

    __slots__ = ("around", "discs", "orbits", "pieces", "ships", "x")

    def __init__(self, x: Sequence[int], y: Sequence[int]) -> None:
        self.x = x  # the places it was made from
        self.ships: list[int] = []  # in the galaxy, in ascending order
        self.discs: list[tuple[int, int, int]] = []  # of those: place and radius
        self.pieces: list[Disc] = []  # the same to be flicked
        self.orbits: list[int] = [NOTHING] * SHIP_SLOTS  # by ship: the hole in whose orbit it is, or NOTHING
        self.around = 0  # bits of those holes
        for ship, place in enumerate(x):
            if place >= 0:
                self.ships.append(ship)
                self.discs.append((place, y[ship], SHIP_RADII[ship]))
                self.pieces.append(Disc(place, y[ship], SHIP_RADII[ship], SHIP_MASSES[ship]))
                hole = orbit_within(place, y[ship], _REACH[ship])
                if hole != NOTHING:
                    self.orbits[ship] = hole
                    self.around |= 1 << hole
