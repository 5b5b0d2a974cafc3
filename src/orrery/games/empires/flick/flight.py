"""A flick (page 12): direction and power, the error of the hand, and how everything came to rest.

The outcome of a flick is dealt: it is made once by the physics and kept in the record with its path, so that
replaying and taking back never slide a disc again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Final

from ....core.dealer import Dealer, Trial
from ..facts.board import HOLE_RADIUS, HOLE_X, HOLE_Y, HOLES, MM, NOTHING, SIZE
from . import physics
from .directions import UNITS

POWERS: Final = 100
_DICE: Final = 6
_FACES: Final = list(range(2001))
_ROOT_TWO: Final = sqrt(2.0)
_RADIANS: Final = 3.141592653589793 / 180000.0
"""Of a thousandth of a degree."""
MICROSECONDS: Final = 1_000_000
TRAIL: Final[Mapping[str, Sequence[str]]] = {
    "discs": ("kind", "seat", "number"),
    "contacts": ("time", "kind", "disc", "partner"),
    "legs": ("disc", "time", "x", "y", "vx", "vy"),
    "ends": ("disc", "x", "y", "off"),
}
"""The numbers that describe a flick: four lists, each after its length, with a number for each of these words in a row.

Times are microseconds, places micrometres, and velocities micrometres in a second. Records keep all but the discs.
"""
_CONTACT: Final = len(TRAIL["contacts"])
_LEG: Final = len(TRAIL["legs"])
_END: Final = len(TRAIL["ends"])
_LATEST: Final = 10 * MICROSECONDS
_FASTEST: Final = 10_000 * MM
"""Everything rests long before; no hand is that fast."""

MAT: Final = physics.Mat(
    SIZE / MM,
    [(HOLE_X[hole] / MM, HOLE_Y[hole] / MM) for hole in range(len(HOLES))],
    HOLE_RADIUS / MM,
)


class Disc:
    """A disc before a flick: where it lies, how large and heavy it is; nobody changes it."""

    __slots__ = ("at_rest", "mass", "radius", "x", "y")

    def __init__(self, x: int, y: int, radius: int, mass: int) -> None:
        self.x = x
        self.y = y
        self.radius = radius
        self.mass = mass
        self.at_rest = physics.Body(x / MM, y / MM, radius / MM, mass / 1000.0)


class Flick(Trial):
    """One disc of many is flicked; errors are in thousandths of a degree and of the strength (standard deviations)."""

    def __init__(self, discs: list[Disc], flicked: int, direction: int, power: int, angle: int, strength: int) -> None:
        self.discs = discs
        self.flicked = flicked
        self.direction = direction
        self.power = power
        self.angle = angle
        self.strength = strength

    def run(self, dealer: Dealer) -> list[int]:
        vx, vy = self._velocity(dealer)
        bodies = [disc.at_rest for disc in self.discs]
        moving = bodies[self.flicked].twin()
        moving.set_velocity(vx, vy)
        bodies[self.flicked] = moving
        contacts, legs = MAT.slide_one(bodies, self.flicked)
        return encode(bodies, contacts, legs)

    def _velocity(self, dealer: Dealer) -> tuple[float, float]:
        """What the hand makes of the aim."""
        ux, uy = UNITS[self.direction]
        speed = physics.MOST_SPEED * self.power / POWERS
        if self.angle:
            turn = _error(dealer) * self.angle * _RADIANS
            # the first terms of sine and cosine are exact enough for a hand and the same on every machine
            sine, cosine = turn - turn * turn * turn / 6.0, 1.0 - turn * turn / 2.0
            ux, uy = ux * cosine - uy * sine, ux * sine + uy * cosine
            length = sqrt(ux * ux + uy * uy)
            ux, uy = ux / length, uy / length
        if self.strength:
            more = _error(dealer) * self.strength / 1000.0
            speed *= 1.0 + more + more * more / 2.0
        return ux * speed, uy * speed

    def allows(self, outcome: list[int]) -> bool:
        """Whether numbers of a record are an outcome with these discs: complete, from where they lie, in the galaxy."""
        if not Outcome.fits(outcome, len(self.discs)):
            return False
        read, disc = Outcome(outcome), self.discs[self.flicked]
        return read.leg(0)[:4] == [self.flicked, 0, disc.x, disc.y]


def _error(dealer: Dealer) -> float:
    """About normally distributed with deviation 1: the sum of six dice, whose own deviation is the root of a half."""
    return (dealer.total(_FACES, _DICE) / 2000.0 - _DICE / 2.0) * _ROOT_TWO


def encode(bodies: list[physics.Body], contacts: list[physics.Contact], legs: list[physics.Leg]) -> list[int]:
    """Contacts, legs of the path and where moved discs rest, each list after its length."""
    numbers = [len(contacts)]
    for contact in contacts:
        numbers += (int(contact.time * MICROSECONDS + 0.5), contact.kind, contact.disc, contact.partner)
    numbers.append(len(legs))
    moved: list[int] = []
    for leg in legs:
        disc, vx, vy = leg.disc, leg.vx * MM, leg.vy * MM
        numbers += (
            disc,
            int(leg.time * MICROSECONDS + 0.5),
            _clamp(leg.x),
            _clamp(leg.y),
            int(vx + 0.5) if vx >= 0.0 else -int(0.5 - vx),
            int(vy + 0.5) if vy >= 0.0 else -int(0.5 - vy),
        )
        if disc not in moved:
            moved.append(disc)
    numbers.append(len(moved))
    moved.sort()
    for disc in moved:
        body = bodies[disc]
        numbers += (disc, _clamp(body.x), _clamp(body.y), int(body.off))
    return numbers


def _clamp(value: float) -> int:
    if value <= 0.0:
        return 0
    whole = int(value * MM + 0.5)
    return whole if whole < SIZE else SIZE


class Outcome:
    """The numbers of an outcome, read."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.contacts = numbers[0]
        self._legs = 1 + self.contacts * _CONTACT
        self.legs = numbers[self._legs]
        self._ends = self._legs + 1 + self.legs * _LEG
        self.ends = numbers[self._ends]

    @staticmethod
    def fits(numbers: list[int], discs: int) -> bool:
        place = 0
        for width in (_CONTACT, _LEG, _END):
            if place >= len(numbers) or not 0 <= numbers[place] <= len(numbers):
                return False
            place += 1 + numbers[place] * width
        if place != len(numbers):
            return False
        outcome = Outcome(numbers)
        return outcome._contacts_fit(discs) and outcome._legs_fit(discs) and outcome._ends_fit()

    def _contacts_fit(self, discs: int) -> bool:
        """One after the other, each with the partner its kind has."""
        before = 0
        for row in range(self.contacts):
            time, kind, disc, partner = self.contact(row)
            if not before <= time <= _LATEST or not 0 <= disc < discs:
                return False
            if kind == physics.DISC:
                known = 0 <= partner < discs and partner != disc
            elif kind == physics.LOCATION:
                known = 0 <= partner < len(HOLES)
            else:
                known = kind in (physics.STOP, physics.BORDER) and partner == NOTHING
            if not known:
                return False
            before = time
        return True

    def _legs_fit(self, discs: int) -> bool:
        """Of discs that are there, neither before its time nor faster than possible."""
        for row in range(self.legs):
            disc, time, x, y, vx, vy = self.leg(row)
            inside = 0 <= disc < discs and 0 <= time <= _LATEST and 0 <= x <= SIZE and 0 <= y <= SIZE
            if not inside or abs(vx) > _FASTEST or abs(vy) > _FASTEST:
                return False
        return True

    def _ends_fit(self) -> bool:
        """Every disc that moved rests somewhere, in order."""
        ends = [self.end(row) for row in range(self.ends)]
        moved = sorted({self.leg(row)[0] for row in range(self.legs)})
        inside = all(0 <= x <= SIZE and 0 <= y <= SIZE and off in (0, 1) for _, x, y, off in ends)
        return inside and [disc for disc, _, _, _ in ends] == moved

    def contact(self, row: int) -> tuple[int, int, int, int]:
        """Time, kind, disc and partner."""
        start = 1 + row * _CONTACT
        time, kind, disc, partner = self.numbers[start : start + _CONTACT]
        return time, kind, disc, partner

    def leg(self, row: int) -> list[int]:
        """Disc, time, place and velocity."""
        start = self._legs + 1 + row * _LEG
        return self.numbers[start : start + _LEG]

    def end(self, row: int) -> tuple[int, int, int, int]:
        """Disc, place, and whether it left the galaxy."""
        start = self._ends + 1 + row * _END
        disc, x, y, off = self.numbers[start : start + _END]
        return disc, x, y, off
