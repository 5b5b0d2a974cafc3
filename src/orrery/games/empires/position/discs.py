"""Where the discs of a position lie: the orbits that ships are in, what is in the way, the next free place."""

from __future__ import annotations

from itertools import compress
from typing import Final

from ..facts.board import (
    GUARDIAN_RADIUS,
    GUARDIAN_X,
    GUARDIAN_Y,
    HEART_PLACE,
    HEART_RADIUS,
    HOLE_X,
    HOLE_Y,
    MINE_RADIUS,
    MM,
    NOTHING,
    ORBIT_RADIUS,
    ROBOT_RADIUS,
    SIZE,
    STARBASE_RADIUS,
)
from ..facts.campaign import HAS_HEART
from ..flick.directions import STEPS, across, down
from ..flick.geometry import ANGLES, RINGS, fits, free_in_orbit, spot_at
from .state import State

_PLACES_OF_AN_ORBIT: Final = list(range(len(RINGS) * ANGLES))


def ship_orbit(state: State, seat: int, ship: int) -> int:
    """The hole in whose orbit a ship of the galaxy is, or NOTHING."""
    return state.players[seat].fleet.orbits[ship]


def ships_in_orbit(state: State, seat: int, hole: int) -> list[int]:
    fleet = state.players[seat].fleet
    return [ship for ship in fleet.ships if fleet.orbits[ship] == hole]


def has_ship_in_orbit(state: State, seat: int, hole: int) -> bool:
    return occupied_orbits(state, seat) >> hole & 1 == 1


def occupied_orbits(state: State, seat: int) -> int:
    """The bits of all holes in whose orbit a player has a ship."""
    return state.players[seat].fleet.around


def enemies_near(state: State, seat: int, distance: int) -> bool:
    """Whether a ship of someone else can be that near to one of a player: none is farther, across and along."""
    mine = state.players[seat]
    own = mine.fleet.discs
    for player in state.players:
        if player is not mine:
            for x, y, _ in player.fleet.discs:
                for own_x, own_y, _ in own:
                    if -distance <= own_x - x <= distance and -distance <= own_y - y <= distance:
                        return True
    return False


# Free places


def all_discs(state: State, but_x: int, but_y: int) -> list[tuple[int, int, int]]:
    """Place and radius of ships, starbases, robots in orbit, guardians and the heart, except the disc at a place (-1).

    Mines are not discs: a ship that is pushed can come to rest on one.
    """
    found: list[tuple[int, int, int]] = []
    for player in state.players:
        for disc in player.fleet.discs:
            if disc[0] != but_x or disc[1] != but_y:
                found.append(disc)
    return found + _other_discs(state, but_x, but_y)


def _other_discs(state: State, but_x: int, but_y: int) -> list[tuple[int, int, int]]:
    """Those that are no ships of players."""
    found: list[tuple[int, int, int]] = []
    campaign = state.campaign
    if not state.base_x and not state.guardians and not campaign.scenario:
        return found
    for base, x in enumerate(state.base_x):
        if x != but_x or state.base_y[base] != but_y:
            found.append((x, state.base_y[base], STARBASE_RADIUS))
    for robot, x in enumerate(campaign.robot_x):
        if x != but_x or campaign.robot_y[robot] != but_y:
            found.append((x, campaign.robot_y[robot], ROBOT_RADIUS))
    for quadrant in state.guarded_quadrants():
        found.append((GUARDIAN_X[quadrant], GUARDIAN_Y[quadrant], GUARDIAN_RADIUS))
    if HAS_HEART[campaign.scenario]:
        found.append((HEART_PLACE, HEART_PLACE, HEART_RADIUS))
    return found


def _mines(state: State, but_x: int, but_y: int) -> list[tuple[int, int, int]]:
    return [
        (x, state.mine_y[mine], MINE_RADIUS)
        for mine, x in enumerate(state.mine_x)
        if x != but_x or state.mine_y[mine] != but_y
    ]


def obstacles(state: State, but_x: int = NOTHING, but_y: int = NOTHING) -> list[tuple[int, int, int]]:
    """Everything on which no disc may be put, except the one that is lifted from a place."""
    return all_discs(state, but_x, but_y) + _mines(state, but_x, but_y)


def is_free(state: State, x: int, y: int, radius: int) -> bool:
    """Whether a disc can lie here, with everything where it is."""
    return fits(x, y, radius, obstacles(state))


def discs_around(
    state: State, hole: int, radius: int, but_x: int = NOTHING, but_y: int = NOTHING
) -> list[tuple[int, int, int]]:
    """Discs that could be in the way in an orbit: place, and how near another disc may come (squared)."""
    reach = ORBIT_RADIUS + 2 * radius + GUARDIAN_RADIUS
    left, right = HOLE_X[hole] - reach, HOLE_X[hole] + reach
    top, bottom = HOLE_Y[hole] - reach, HOLE_Y[hole] + reach
    found: list[tuple[int, int, int]] = []
    for player in state.players:
        for x, y, size in player.fleet.discs:
            if left <= x <= right and top <= y <= bottom and (x != but_x or y != but_y):
                least = size + radius - 1
                found.append((x, y, least * least))
    others = _other_discs(state, but_x, but_y)
    if state.mine_x:
        others += _mines(state, but_x, but_y)
    for x, y, size in others:
        if left <= x <= right and top <= y <= bottom:
            least = size + radius - 1
            found.append((x, y, least * least))
    return found


def free_spots(state: State, hole: int, radius: int, but_x: int = NOTHING, but_y: int = NOTHING) -> list[int]:
    """The numbers of the free places of an orbit, for a disc that is lifted from a place.

    They are numbered ring by ring, and on each ring by their angle, as the answers are.
    """
    return list(compress(_PLACES_OF_AN_ORBIT, which_are_free(state, hole, radius, but_x, but_y)))


def which_are_free(state: State, hole: int, radius: int, but_x: int, but_y: int) -> list[bool]:
    """The same as one word for each place of the orbit: whether it is free."""
    return free_in_orbit(hole, radius, discs_around(state, hole, radius, but_x, but_y))


# The next free place


def nearest_free(state: State, x: int, y: int, radius: int) -> tuple[int, int]:
    """The place itself, or a free one as near as can be found on rings a millimetre apart."""
    among = obstacles(state)
    for distance in range(0, SIZE, MM):
        for direction in range(0, STEPS, STEPS // ANGLES):
            there = x + across(direction, distance), y + down(direction, distance)
            if fits(there[0], there[1], radius, among):
                return there
    raise AssertionError("the galaxy is never that full")


def nearest_in_orbit(state: State, hole: int, x: int, y: int, radius: int) -> tuple[int, int] | None:
    """Return the place itself if it is free, else the nearest free place of the orbit; None in a full orbit."""
    if is_free(state, x, y, radius):
        return x, y
    best, least = (x, y), -1
    for place in free_spots(state, hole, radius):
        there = spot_at(hole, place, radius)
        distance = (there[0] - x) ** 2 + (there[1] - y) ** 2
        if least < 0 or distance < least:
            best, least = there, distance
    return best if least >= 0 else None


def on_the_border(state: State, x: int, y: int, radius: int) -> tuple[int, int]:
    """Where a disc pushed out of the galaxy is put: with its rim on the border, along it to the next free place."""
    among = obstacles(state)
    x = min(max(x, radius), SIZE - radius)
    y = min(max(y, radius), SIZE - radius)
    along_x = y in (radius, SIZE - radius)
    for shift in range(0, SIZE, MM):
        for step in (shift, -shift):
            there = (x + step, y) if along_x else (x, y + step)
            if fits(there[0], there[1], radius, among):
                return there
    return nearest_free(state, x, y, radius)
