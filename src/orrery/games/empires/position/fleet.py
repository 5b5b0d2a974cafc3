"""The ships of a player that are in the galaxy, seen once for all who ask where they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..facts.board import NOTHING, ORBIT_RADIUS, SHIP_MASSES, SHIP_RADII, SHIP_SLOTS, SIZE
from ..flick.flight import Disc
from ..flick.geometry import TOLERANCE, orbit_within

_REACH: Final = tuple((ORBIT_RADIUS + radius + TOLERANCE) ** 2 for radius in SHIP_RADII)
"""By ship: the square of how far from the middle of a hole it is still in orbit."""


def are_places(x: Sequence[int], y: Sequence[int]) -> bool:
    """Whether ships of a player can be there: each one in the galaxy, or nowhere (-1)."""
    if len(x) != SHIP_SLOTS or len(y) != SHIP_SLOTS:
        return False
    for ship, across in enumerate(x):
        along = y[ship]
        inside = 0 <= across <= SIZE and 0 <= along <= SIZE
        if not inside and (across != -1 or along != -1):
            return False
    return True


class Fleet:
    """What follows from the places of a player's ships; nobody changes it."""

    __slots__ = ("around", "discs", "orbits", "pieces", "ships", "x", "y")

    def __init__(self, x: Sequence[int], y: Sequence[int], before: Fleet | None) -> None:
        self.x = x  # the places it was made from; what has not moved since the fleet before is taken over
        self.y = y
        ships: list[int] = []
        discs: list[tuple[int, int, int]] = []
        pieces: list[Disc] = []
        orbits: list[int] = [NOTHING] * SHIP_SLOTS
        around = 0
        for ship, across in enumerate(x):
            if across >= 0:
                along = y[ship]
                if before is not None and across == before.x[ship] and along == before.y[ship]:  # it has not moved
                    place = before.ships.index(ship)
                    disc, piece, hole = before.discs[place], before.pieces[place], before.orbits[ship]
                else:
                    radius = SHIP_RADII[ship]
                    disc = across, along, radius
                    piece = Disc(across, along, radius, SHIP_MASSES[ship])
                    hole = orbit_within(across, along, _REACH[ship])
                ships.append(ship)
                discs.append(disc)
                pieces.append(piece)
                if hole != NOTHING:
                    orbits[ship] = hole
                    around |= 1 << hole
        self.ships: list[int] = ships  # in the galaxy, in ascending order
        self.discs: list[tuple[int, int, int]] = discs  # of those: place and radius
        self.pieces: list[Disc] = pieces  # the same to be flicked
        self.orbits: list[int] = orbits  # by ship: the hole in whose orbit it is, or NOTHING
        self.around = around  # bits of those holes
