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

    __slots__ = ("around", "discs", "orbits", "pieces", "ships", "x", "y")

    def __init__(self, x: Sequence[int], y: Sequence[int], before: Fleet | None) -> None:
        self.x = x  # the places it was made from; what has not moved since the fleet before is taken over
        self.y = y
        self.ships: list[int] = []  # in the galaxy, in ascending order
        self.discs: list[tuple[int, int, int]] = []  # of those: place and radius
        self.pieces: list[Disc] = []  # the same to be flicked
        self.orbits: list[int] = [NOTHING] * SHIP_SLOTS  # by ship: the hole in whose orbit it is, or NOTHING
        self.around = 0  # bits of those holes
        for ship, across in enumerate(x):
            if across >= 0:
                if before is not None and across == before.x[ship] and y[ship] == before.y[ship]:  # it has not moved
                    place = before.ships.index(ship)
                    disc, piece, hole = before.discs[place], before.pieces[place], before.orbits[ship]
                else:
                    radius = SHIP_RADII[ship]
                    disc = across, y[ship], radius
                    piece = Disc(across, y[ship], radius, SHIP_MASSES[ship])
                    hole = orbit_within(across, y[ship], _REACH[ship])
                self.ships.append(ship)
                self.discs.append(disc)
                self.pieces.append(piece)
                if hole != NOTHING:
                    self.orbits[ship] = hole
                    self.around |= 1 << hole
