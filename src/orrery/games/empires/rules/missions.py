"""Missions (page 15): what has to be there, checked when a player claims it."""

from __future__ import annotations

from typing import Final

from ....core.facts import BadFact
from ..facts.board import BLUE, COLOURS, LEVELS, NOTHING, QUADRANT, QUADRANTS
from ..facts.cards import MISSIONS, mission_facts
from ..flick.geometry import ship_orbit
from ..position.state import State
from .control import bases_at, own_planets
from .research import offered_tech

FIRST: Final = 2
OTHER: Final = 1
"""Stones on a mission: of the first who completed it, of the others."""
_KINDS: Final = [
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
]


def _kind(mission: int) -> int:
    facts = mission_facts(mission)
    for number, kind in enumerate(_KINDS):
        if facts.has(kind):
            return number
    raise BadFact(f"{facts.where} is no condition the game knows")


KINDS: Final = [_kind(mission) for mission in range(len(MISSIONS))]
WANTED: Final = [mission_facts(mission).number(_KINDS[KINDS[mission]]) for mission in range(len(MISSIONS))]
COLOURS_WANTED: Final = [mission_facts(mission).number("distinct_colours", 0) for mission in range(len(MISSIONS))]
ORBITS_WANTED: Final = [mission_facts(mission).number("distinct_orbits", 0) for mission in range(len(MISSIONS))]


def fulfils(state: State, seat: int, mission: int) -> bool:
    kind, wanted = KINDS[mission], WANTED[mission]
    if kind <= 1:
        return _planets(state, seat, kind, wanted)
    if kind <= 5:
        return _buildings(state, seat, mission, kind, wanted)
    if kind == 6:
        return any(
            state.knows(seat, offered_tech(state, colour, level))
            for colour in range(len(COLOURS))
            for level in range(wanted, LEVELS + 1)
        )
    if kind == 7:
        return len(_tech_colours(state, seat)) >= wanted
    return _rest(state, seat, mission, kind, wanted)


def _planets(state: State, seat: int, kind: int, wanted: int) -> bool:
    held = [0] * len(QUADRANTS)
    for hole in own_planets(state, seat):
        held[QUADRANT[hole]] += 1
    if kind == 0:
        return sum(count > 0 for count in held) >= wanted
    held[QUADRANT[state.gates[seat]]] = 0
    return max(held) >= wanted


def _buildings(state: State, seat: int, mission: int, kind: int, wanted: int) -> bool:
    mine = own_planets(state, seat)
    cities = [hole for hole in mine if state.cities[hole]]
    if kind == 2:
        return sum(state.cities[hole] for hole in cities) >= wanted
    if kind == 3:
        quadrants = {QUADRANT[hole] for hole in cities}
        colours = {state.places[hole] for hole in cities}
        return len(quadrants) >= wanted and len(colours) >= COLOURS_WANTED[mission]
    if kind == 4:
        return sum(owner == seat for owner in state.base_owner) >= wanted
    return sum(bool(bases_at(state, hole)) for hole in cities) >= wanted


def _tech_colours(state: State, seat: int) -> list[int]:
    return [
        colour
        for colour in range(len(COLOURS))
        if any(state.knows(seat, offered_tech(state, colour, level)) for level in range(1, LEVELS + 1))
    ]


def _rest(state: State, seat: int, mission: int, kind: int, wanted: int) -> bool:
    mine = own_planets(state, seat)
    if kind == 8:
        return sum(state.places[hole] == BLUE for hole in mine) >= wanted
    if kind == 9:
        return len({state.places[hole] for hole in mine} & set(range(len(COLOURS)))) >= wanted
    if kind == 10:
        ships = state.players[seat].ships_out()
        orbits = {ship_orbit(state, seat, ship) for ship in ships} - {NOTHING}
        return len(ships) >= wanted and len(orbits) >= ORBITS_WANTED[mission]
    return sum(state.troops[hole] for hole in mine) >= wanted
