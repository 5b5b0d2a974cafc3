"""Where a disc can lie: orbits, ranges, free places. Everything in whole micrometres."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, pi, sqrt
from typing import TYPE_CHECKING, Final

from ..facts.board import (
    ADVANCED_RADIUS,
    GUARDIAN_RADIUS,
    HOLE_RADIUS,
    HOLE_X,
    HOLE_Y,
    HOLES,
    MINE_RADIUS,
    MM,
    NOTHING,
    ORBIT_RADIUS,
    PLASMA_RADIUS,
    ROBOT_RADIUS,
    SHIP_RADIUS,
    SIZE,
    STARBASE_RADIUS,
)
from .directions import STEPS, across, down

if TYPE_CHECKING:
    from mypy_extensions import i64  # squares of negative distances are slow in ints of any size

TOLERANCE: Final = 1
"""What positions are rounded to."""
ANGLES: Final = 72
"""Places around an orbit, every five degrees."""
_ANGLES_OF_A_RADIAN: Final = ANGLES / (2.0 * pi)
RINGS: Final[Sequence[str]] = ["near", "middle", "far"]
"""How far out a disc is put: beside the location, on the ring, or just touching the ring from outside."""
GRID: Final = 10 * MM
"""Places anywhere in the galaxy are chosen on a grid this fine."""
CELLS: Final = SIZE // GRID + 1
_BESIDE: Final = MM
_SAFE: Final = 10
"""How far inside a limit, so that rounding cannot cross it."""
_FIELD: Final = 20 * MM
_FIELDS: Final = SIZE // _FIELD + 1


def within(x: int, y: int, other_x: int, other_y: int, distance: int) -> bool:
    dx: i64 = x - other_x
    dy: i64 = y - other_y
    reach: i64 = distance
    return dx * dx + dy * dy <= reach * reach


def in_orbit(x: int, y: int, radius: int, hole: int) -> bool:
    """Whether a disc touches the zone inside the ring of a hole."""
    return within(x, y, HOLE_X[hole], HOLE_Y[hole], ORBIT_RADIUS + radius + TOLERANCE)


def _holes_by_field() -> list[list[int]]:
    """By field of the galaxy, column by column: the holes in whose orbit a disc there can be."""
    found: list[list[int]] = []
    for column in range(_FIELDS):
        for row in range(_FIELDS):
            holes = range(len(HOLES))
            nearest = [(_clamp(HOLE_X[hole], column), _clamp(HOLE_Y[hole], row)) for hole in holes]
            found.append([hole for hole in holes if in_orbit(*nearest[hole], GUARDIAN_RADIUS, hole)])
    return found


def _clamp(value: int, field: int) -> int:
    return min(max(value, field * _FIELD), (field + 1) * _FIELD)


_HOLES_BY_FIELD: Final = _holes_by_field()


def holes_near(x: int, y: int) -> list[int]:
    """The holes in whose orbit a disc of this place of the galaxy can be at all."""
    return _HOLES_BY_FIELD[x // _FIELD * _FIELDS + y // _FIELD]


def orbit_of(x: int, y: int, radius: int) -> int:
    """The hole in whose orbit a disc lies, or NOTHING; orbits never overlap that much."""
    return orbit_within(x, y, (ORBIT_RADIUS + radius + TOLERANCE) ** 2)


def orbit_within(x: int, y: int, reach: int) -> int:
    """The hole whose middle is no farther than this (squared), or NOTHING."""
    for hole in _HOLES_BY_FIELD[x // _FIELD * _FIELDS + y // _FIELD]:
        dx: i64 = x - HOLE_X[hole]
        dy: i64 = y - HOLE_Y[hole]
        if dx * dx + dy * dy <= reach:
            return hole
    return NOTHING


def nearest_hole(x: int, y: int) -> int:
    """The place a point of the galaxy is nearest to, to say where something happened."""
    best, least = 0, 4 * SIZE * SIZE
    for hole in range(len(HOLES)):
        dx: i64 = x - HOLE_X[hole]
        dy: i64 = y - HOLE_Y[hole]
        if dx * dx + dy * dy < least:
            best, least = hole, dx * dx + dy * dy
    return best


def gap_at_most(x: int, y: int, radius: int, other_x: int, other_y: int, other_radius: int, edge: int) -> bool:
    """Whether the rims of two discs are at most an edge of the ruler apart."""
    return within(x, y, other_x, other_y, radius + other_radius + edge + TOLERANCE)


# Free places


def fits(x: int, y: int, radius: int, among: list[tuple[int, int, int]]) -> bool:
    """Whether a disc can lie here: in the galaxy, on no location and on none of these."""
    if not _in_galaxy(x, y, radius):
        return False
    for hole in holes_near(x, y):
        if within(x, y, HOLE_X[hole], HOLE_Y[hole], HOLE_RADIUS + radius - 1):
            return False
    for other_x, other_y, size in among:
        if within(x, y, other_x, other_y, size + radius - 1):
            return False
    return True


def _in_galaxy(x: int, y: int, radius: int) -> bool:
    return radius <= x <= SIZE - radius and radius <= y <= SIZE - radius


def cell_place(cell: int) -> tuple[int, int]:
    """A place of the grid."""
    return cell // CELLS * GRID, cell % CELLS * GRID


def _open_cells(radius: int) -> list[int]:
    return [cell for cell in range(CELLS * CELLS) if fits(*cell_place(cell), radius, [])]


_OPEN_CELLS: Final = {radius: _open_cells(radius) for radius in sorted({SHIP_RADIUS, ADVANCED_RADIUS, MINE_RADIUS})}


def cells_near(x: int, y: int, distance: int) -> list[int]:
    """The places of the grid that are at most that far from a place."""
    columns = range(max(0, -(-(x - distance) // GRID)), min(CELLS - 1, (x + distance) // GRID) + 1)
    rows = range(max(0, -(-(y - distance) // GRID)), min(CELLS - 1, (y + distance) // GRID) + 1)
    return [
        column * CELLS + row for column in columns for row in rows if within(column * GRID, row * GRID, x, y, distance)
    ]


def free_cells(radius: int, among: list[tuple[int, int, int]]) -> list[int]:
    """The places of the grid where a disc can lie, on none of these."""
    taken: set[int] = set()
    for x, y, size in among:
        taken.update(cells_near(x, y, size + radius - 1))
    return [cell for cell in _OPEN_CELLS[radius] if cell not in taken]


# Places in an orbit


def ring_distances(radius: int) -> dict[str, str | int]:
    """How far from the middle of its hole a disc lies on each ring."""
    return {word: _ring_distance(ring, radius) for ring, word in enumerate(RINGS)}


def _ring_distance(ring: int, radius: int) -> int:
    return (HOLE_RADIUS + radius + _BESIDE, ORBIT_RADIUS, ORBIT_RADIUS + radius - _SAFE)[ring]


def spot(hole: int, ring: int, angle: int, radius: int) -> tuple[int, int]:
    """A place in an orbit, by its ring and its angle."""
    distance = _ring_distance(ring, radius)
    direction = angle * (STEPS // ANGLES)
    return HOLE_X[hole] + across(direction, distance), HOLE_Y[hole] + down(direction, distance)


def spot_at(hole: int, place: int, radius: int) -> tuple[int, int]:
    """A place in an orbit, by its number."""
    return _SPOTS[radius][hole][place]


def angle_of(place: int) -> int:
    """The angle of a place in an orbit."""
    return place % ANGLES


def _spots(radius: int) -> list[list[tuple[int, int]]]:
    """By hole: the places of its orbit, whether or not they are in the galaxy."""
    places = range(len(RINGS) * ANGLES)
    return [[spot(hole, place // ANGLES, place % ANGLES, radius) for place in places] for hole in range(len(HOLES))]


def _inside(radius: int) -> list[list[bool]]:
    """By hole: which of its places are in the galaxy."""
    return [[_in_galaxy(x, y, radius) for x, y in places] for places in _SPOTS[radius]]


_SIZES: Final = sorted({SHIP_RADIUS, ADVANCED_RADIUS, STARBASE_RADIUS, ROBOT_RADIUS, PLASMA_RADIUS})
_SPOTS: Final = {radius: _spots(radius) for radius in _SIZES}
_RING_DISTANCES: Final = {
    radius: tuple(_ring_distance(ring, radius) for ring in range(len(RINGS))) for radius in _SIZES
}
_INSIDE: Final = {radius: _inside(radius) for radius in _SIZES}


def free_in_orbit(hole: int, radius: int, among: list[tuple[int, int, int]]) -> list[bool]:
    """One word for each place of an orbit: whether it is free of discs, given with how near one may come (squared).

    Holes are so far from each other that no other location can be in the way.
    """
    free = _INSIDE[radius][hole][:]
    for x, y, near in among:
        across, along = x - HOLE_X[hole], y - HOLE_Y[hole]
        toward = round(atan2(along, across) * _ANGLES_OF_A_RADIAN)
        away, reach = sqrt(across * across + along * along), sqrt(near) + _SAFE
        for ring, distance in enumerate(_RING_DISTANCES[radius]):
            if -reach <= away - distance <= reach:
                _take(free, _SPOTS[radius][hole], ring * ANGLES, toward, x, y, near)
    return free


def _take(free: list[bool], spots: list[tuple[int, int]], start: int, toward: int, x: int, y: int, near: int) -> None:
    """Note the places of a ring that a disc takes: they lie side by side around the angle at which it lies."""
    _take_onward(free, spots, start, toward + 1, -1, x, y, near)
    _take_onward(free, spots, start, toward, 1, x, y, near)


def _take_onward(
    free: list[bool], spots: list[tuple[int, int]], start: int, angle: int, step: int, x: int, y: int, near: int
) -> None:
    """The same in one direction around the ring.

    The angle is only a guess to begin with, a step too far at most; whether a place is taken is exact.
    """
    for tries in range(ANGLES):
        place = start + angle % ANGLES
        spot_x, spot_y = spots[place]
        dx: i64 = spot_x - x
        dy: i64 = spot_y - y
        if dx * dx + dy * dy <= near:
            free[place] = False
        elif tries > 1:
            break
        angle += step
