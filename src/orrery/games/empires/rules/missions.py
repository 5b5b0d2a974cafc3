"""Missions (page 15): what has to be there, checked when a player claims it."""

from __future__ import annotations

from typing import Final

from ....core.facts import BadFact
from ..facts.board import BLUE, COLOURS, LEVELS, NOTHING, QUADRANT, QUADRANTS
from ..facts.cards import MISSIONS, mission_facts
from ..position.discs import ship_orbit
from ..position.planets import bases_at, own_planets
from ..position.state import State
from .research import offered_tech

_KINDS: Final = (
    "control_planet_in_quadrants",
    "control_planets_in_one_foreign_quadrant",
    "cities",
    "cities_in_quadrants",
    "starbases",
    "starbase_and_city_on_same_planet",
    "technology_level",
    "technology_colours",
    "control_blue_planets",
    "control_colours",
    "ships_on_board",
    "troops_on_planets",
)
QUADRANTS_HELD: Final = 0
FOREIGN_PLANETS: Final = 1
CITIES: Final = 2
CITY_QUADRANTS: Final = 3
STARBASES: Final = 4
CITIES_WITH_BASE: Final = 5
TECH_LEVEL: Final = 6
TECH_COLOURS: Final = 7
BLUE_PLANETS: Final = 8
PLANET_COLOURS: Final = 9
SHIPS_OUT: Final = 10
TROOPS: Final = 11
"""Kinds of conditions, by their place among the words of the data."""


def _kind(mission: int) -> int:
    facts = mission_facts(mission)
    for number, kind in enumerate(_KINDS):
        if facts.has(kind):
            return number
    raise BadFact(f"{facts.where} is no condition the game knows")


KINDS: Final = tuple(_kind(mission) for mission in range(len(MISSIONS)))
WANTED: Final = tuple(mission_facts(mission).number(_KINDS[KINDS[mission]]) for mission in range(len(MISSIONS)))
ALSO_WANTED: Final = tuple(
    mission_facts(mission).number("distinct_colours", mission_facts(mission).number("distinct_orbits", 0))
    for mission in range(len(MISSIONS))
)
"""By mission: how much is wanted, and of how many colours or in how many orbits that must be."""


def fulfils(state: State, seat: int, mission: int) -> bool:
    if count_wanted(state, seat, mission) < WANTED[mission]:
        return False
    return not ALSO_WANTED[mission] or count_also_wanted(state, seat, mission) >= ALSO_WANTED[mission]


def mission_share(state: State, seat: int, mission: int) -> float:
    """How much of a mission a player has done, from 0 to 1 or more where it can be completed."""
    share = count_wanted(state, seat, mission) / WANTED[mission]
    if not ALSO_WANTED[mission]:
        return share
    return min(share, count_also_wanted(state, seat, mission) / ALSO_WANTED[mission])


def wants_city_with_base(mission: int) -> bool:
    return KINDS[mission] == CITIES_WITH_BASE


def count_wanted(state: State, seat: int, mission: int) -> int:
    """How much of what a mission wants a player has."""
    kind = KINDS[mission]
    if kind in (TECH_LEVEL, TECH_COLOURS):
        return _techs(state, seat, kind)
    if kind == STARBASES:
        return state.base_owner.count(seat)
    if kind == SHIPS_OUT:
        return len(state.players[seat].ships_out())
    mine = own_planets(state, seat)
    if kind in (QUADRANTS_HELD, FOREIGN_PLANETS):
        return _quadrants(state, seat, kind, mine)
    if kind in (CITIES, CITY_QUADRANTS, CITIES_WITH_BASE):
        return _cities(state, kind, mine)
    if kind == BLUE_PLANETS:
        return sum(state.places[hole] == BLUE for hole in mine)
    if kind == PLANET_COLOURS:
        return len({state.places[hole] for hole in mine} & set(range(len(COLOURS))))
    return sum(state.troops[hole] for hole in mine)


def count_also_wanted(state: State, seat: int, mission: int) -> int:
    """In how many orbits a player's ships are, or on planets of how many colours the cities."""
    if KINDS[mission] == SHIPS_OUT:
        return len({ship_orbit(state, seat, ship) for ship in state.players[seat].ships_out()} - {NOTHING})
    return len({state.places[hole] for hole in own_planets(state, seat) if state.cities[hole]})


def _quadrants(state: State, seat: int, kind: int, mine: list[int]) -> int:
    """Quadrants with a planet, or planets in the best quadrant other than one's own."""
    held = [0] * len(QUADRANTS)
    for hole in mine:
        held[QUADRANT[hole]] += 1
    if kind == QUADRANTS_HELD:
        return sum(count > 0 for count in held)
    held[QUADRANT[state.gates[seat]]] = 0
    return max(held)


def _cities(state: State, kind: int, mine: list[int]) -> int:
    """Cities, quadrants with one, or planets with one and a starbase."""
    cities = [hole for hole in mine if state.cities[hole]]
    if kind == CITIES:
        return sum(state.cities[hole] for hole in cities)
    if kind == CITY_QUADRANTS:
        return len({QUADRANT[hole] for hole in cities})
    return sum(bool(bases_at(state, hole)) for hole in cities)


def _techs(state: State, seat: int, kind: int) -> int:
    """The highest level, or the number of colours."""
    if not state.players[seat].techs:
        return 0
    highest = [_highest(state, seat, colour) for colour in range(len(COLOURS))]
    return max(highest) if kind == TECH_LEVEL else sum(level > 0 for level in highest)


def _highest(state: State, seat: int, colour: int) -> int:
    """The highest level of a colour that a player has, 0 for none."""
    for level in range(LEVELS, 0, -1):
        if state.knows(seat, offered_tech(state, colour, level)):
            return level
    return 0
