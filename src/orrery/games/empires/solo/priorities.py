"""Which planet robots choose (page 28): pure answers, so that faces can tell what every card would do."""

from __future__ import annotations

from typing import Final

from ..facts.board import HOLES, NOTHING, PIECES_ON_PLANET, QUADRANT, QUADRANTS
from ..position.discs import ships_in_orbit
from ..position.state import State
from ..rules.control import defence

REVEAL: Final = 0
LAND: Final = 1
BESIEGE: Final = 2
IDLE: Final = 3
DEEDS: Final = ("reveal", "land", "besiege", "idle")
"""What a search leads to."""

ANY_PLACE: Final = 0
TWO_ROBOTS: Final = 1
ONE_ROBOT: Final = 2
NOBODYS: Final = 3
BESIEGED: Final = 4
WEAKEST: Final = 5
FULLEST: Final = 6
NEIGHBOUR: Final = 7
LEAST_KNOWN: Final = 8
NO_PRIORITY: Final = 9
PRIORITIES: Final = (
    *("any-place", "two-robots", "one-robot", "nobodys", "besieged", "weakest", "fullest", "neighbour"),
    *("least-known", "none"),
)
"""What decided."""


class Search:
    """What robots would do, what decides it, and the places that are left: several mean that the person chooses."""

    __slots__ = ("deed", "holes", "priority")

    def __init__(self, deed: int, priority: int, holes: list[int]) -> None:
        self.deed = deed
        self.priority = priority
        self.holes = holes


def face_down(state: State) -> list[int]:
    return [hole for hole in range(len(HOLES)) if state.is_face_down(hole)]


def is_the_persons(state: State, hole: int) -> bool:
    """Whether robots treat a planet as the person's: those with settlers, too."""
    return state.owner[hole] == 0 or state.campaign.settlers_on(hole) > 0


def is_nobodys(state: State, hole: int) -> bool:
    """Whether robots may land on a planet that nobody controls; on those with a library they never do."""
    return state.owner[hole] == NOTHING and not state.campaign.settlers_on(hole) and not state.has_library(hole)


def most_ships(state: State, holes: list[int]) -> list[int]:
    """Those planets with the most ships of the person in orbit."""
    ships = [len(ships_in_orbit(state, 0, hole)) for hole in holes]
    return [hole for hole, count in zip(holes, ships, strict=True) if count == max(ships)]


def search_target(state: State, colour: int) -> Search:
    """A target card: where planets of its colour are, and who is on them."""
    planets = [hole for hole in state.planets() if state.places[hole] == colour]
    if not planets:
        return Search(REVEAL, ANY_PLACE, face_down(state))
    for count, priority in ((2, TWO_ROBOTS), (1, ONE_ROBOT)):
        found = [hole for hole in planets if state.robots[hole] == count]
        if found:
            return Search(LAND, priority, most_ships(state, found))
    free = [hole for hole in planets if is_nobodys(state, hole)]
    if free:
        return Search(LAND, NOBODYS, most_ships(state, free))
    return search_siege(state, [hole for hole in planets if is_the_persons(state, hole)])


def search_siege(state: State, holes: list[int]) -> Search:
    """Search the person's planets: the most robots in orbit, then the lowest defence, then the most ships."""
    if not holes:
        return Search(IDLE, NO_PRIORITY, [])
    around = [state.campaign.robots_around(hole) for hole in holes]
    most = max(around)
    found = [hole for hole, count in zip(holes, around, strict=True) if count == most]
    least = min(defence(state, hole) for hole in found)
    found = [hole for hole in found if defence(state, hole) == least]
    return Search(BESIEGE, BESIEGED if most else WEAKEST, most_ships(state, found))


def search_own(state: State, but: int) -> Search:
    """A siege of any planet of the person except one."""
    return search_siege(state, [hole for hole in state.planets() if is_the_persons(state, hole) and hole != but])


def search_fullest(state: State) -> Search:
    """Search the planet with the most robots that has room for one more; where robots are nowhere, one of nobody."""
    holes = [hole for hole in state.planets() if 0 < state.robots[hole] < PIECES_ON_PLANET or is_nobodys(state, hole)]
    if not holes:
        return Search(IDLE, NO_PRIORITY, [])
    most = max(state.robots[hole] for hole in holes)
    return Search(LAND, FULLEST, most_ships(state, [hole for hole in holes if state.robots[hole] == most]))


def full_planets(state: State) -> list[int]:
    return [hole for hole in state.planets() if state.robots[hole] == PIECES_ON_PLANET]


def search_neighbour(state: State, home: int) -> Search:
    """Where robots spread to from a full planet: one of nobody in the same quadrant."""
    free = [hole for hole in state.planets() if is_nobodys(state, hole) and QUADRANT[hole] == QUADRANT[home]]
    return Search(LAND, NEIGHBOUR, most_ships(state, free)) if free else Search(IDLE, NO_PRIORITY, [])


def search_least_known(state: State) -> Search:
    """A place of a quadrant with the most places face down."""
    down = face_down(state)
    counts = [sum(QUADRANT[hole] == quadrant for hole in down) for quadrant in range(len(QUADRANTS))]
    return Search(REVEAL, LEAST_KNOWN, [hole for hole in down if counts[QUADRANT[hole]] == max(counts)])
