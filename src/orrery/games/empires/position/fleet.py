"""The ships of a player that are in the galaxy, seen once for all who ask where they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..facts.board import LONG, NOTHING, ORBIT_RADIUS, SHIP_MASSES, SHIP_RADII, SHIP_SLOTS, SIZE
from ..flick.flight import Disc
from ..flick.geometry import FIELD, FIELDS, TOLERANCE, fields_near, orbit_within

_REACH: Final = tuple((ORBIT_RADIUS + radius + TOLERANCE) ** 2 for radius in SHIP_RADII)
"""By ship: the square of how far from the middle of a hole it is still in orbit."""
_IN_RANGE: Final = fields_near(LONG + 2 * max(SHIP_RADII) + TOLERANCE)
"""By field of the galaxy: bits of the fields where ships in range can be, whatever their sizes and weapons."""


def are_places(x: Sequence[int], y: Sequence[int]) -> bool:
    """Whether ships of a player can be there: each one in the galaxy, or nowhere (-1)."""
    if len(x) != SHIP_SLOTS or len(y) != SHIP_SLOTS:
        return False
    return all(
        (0 <= across <= SIZE and 0 <= along <= SIZE) or across == along == -1
        for across, along in zip(x, y, strict=True)
    )


class Fleet:
    """What follows from the places of a player's ships; nobody changes it."""

    __slots__ = ("around", "discs", "fields", "in_range", "orbits", "pieces", "ships", "x", "y")

    def __init__(self, x: Sequence[int], y: Sequence[int], before: Fleet | None) -> None:
        self.x = x  # the places it was made from; what has not moved since the fleet before is taken over
        self.y = y
        ships: list[int] = []
        discs: list[tuple[int, int, int]] = []
        pieces: list[Disc] = []
        orbits: list[int] = [NOTHING] * SHIP_SLOTS
        around = fields = in_range = 0
        for ship, across in enumerate(x):
            if across >= 0:
                along = y[ship]
                field = across // FIELD * FIELDS + along // FIELD
                if before is not None and across == before.x[ship] and along == before.y[ship]:  # it has not moved
                    place = before.ships.index(ship)
                    disc, piece, hole = before.discs[place], before.pieces[place], before.orbits[ship]
                else:
                    radius = SHIP_RADII[ship]
                    disc = across, along, radius
                    piece = Disc(across, along, radius, SHIP_MASSES[ship])
                    hole = orbit_within(field, across, along, _REACH[ship])
                ships.append(ship)
                discs.append(disc)
                pieces.append(piece)
                fields |= 1 << field
                in_range |= _IN_RANGE[field]
                if hole != NOTHING:
                    orbits[ship] = hole
                    around |= 1 << hole
        self.ships: list[int] = ships  # in the galaxy, in ascending order
        self.discs: list[tuple[int, int, int]] = discs  # of those: place and radius
        self.pieces: list[Disc] = pieces  # the same to be flicked
        self.orbits: list[int] = orbits  # by ship: the hole in whose orbit it is, or NOTHING
        self.around = around  # bits of those holes
        self.fields = fields  # bits of the fields of the galaxy in which the ships are
        self.in_range = in_range  # bits of those where ships in range of them can be
