"""How far a player has come with the missions in play."""

from __future__ import annotations

from ...games.empires.facts.board import BLUE, COLOURS, LEVELS, NOTHING, QUADRANT, QUADRANTS
from ...games.empires.facts.cards import FIRST_POINTS, OTHER_POINTS
from ...games.empires.flick.geometry import ship_orbit
from ...games.empires.position.state import State
from ...games.empires.rules.control import bases_at, own_planets
from ...games.empires.rules.missions import COLOURS_WANTED, KINDS, ORBITS_WANTED, WANTED
from ...games.empires.rules.research import offered_tech
from . import weights


def missions_ahead(state: State, seat: int) -> float:
    """What the missions that are not yet claimed will bring."""
    total = 0.0
    mine = own_planets(state, seat)
    for place, mission in enumerate(state.missions):
        if state.players[seat].stones[place]:
            continue
        taken = any(player.stones[place] for player in state.players)
        points = OTHER_POINTS[mission] if taken else FIRST_POINTS[mission]
        part = progress(state, seat, mission, mine)
        total += points * (weights.READY if part >= 1.0 else weights.BEGUN * part * part)
    return total


def progress(state: State, seat: int, mission: int, mine: list[int]) -> float:
    """From 0 for nothing to 1 for a mission that can be claimed."""
    kind, wanted = KINDS[mission], WANTED[mission]
    if kind <= 1:
        return _planets(state, seat, mine, kind) / wanted
    if kind <= 5:
        return _buildings(state, seat, mine, mission)
    if kind <= 7:
        return _techs(state, seat, kind) / wanted
    if kind == 8:
        return sum(state.places[hole] == BLUE for hole in mine) / wanted
    if kind == 9:
        return len({state.places[hole] for hole in mine} & set(range(len(COLOURS)))) / wanted
    if kind == 10:
        return _fleet(state, seat, mission)
    return sum(state.troops[hole] for hole in mine) / wanted


def _planets(state: State, seat: int, mine: list[int], kind: int) -> int:
    """Quadrants with a planet, or planets in the best quadrant but the own."""
    held = [0] * len(QUADRANTS)
    for hole in mine:
        held[QUADRANT[hole]] += 1
    if kind == 0:
        return sum(count > 0 for count in held)
    held[QUADRANT[state.gates[seat]]] = 0
    return max(held)


def _buildings(state: State, seat: int, mine: list[int], mission: int) -> float:
    kind, wanted = KINDS[mission], WANTED[mission]
    cities = [hole for hole in mine if state.cities[hole]]
    if kind == 2:
        return sum(state.cities[hole] for hole in cities) / wanted
    if kind == 3:
        quadrants = len({QUADRANT[hole] for hole in cities})
        colours = len({state.places[hole] for hole in cities})
        return min(quadrants / wanted, colours / max(1, COLOURS_WANTED[mission]))
    if kind == 4:
        return state.base_owner.count(seat) / wanted
    both = sum(bool(bases_at(state, hole)) for hole in cities)
    begun = bool(cities) or seat in state.base_owner
    return both / wanted if both else 0.5 * begun


def _techs(state: State, seat: int, kind: int) -> int:
    """The highest level, or the number of colours."""
    if not state.players[seat].techs:
        return 0
    known = [
        [level for level in range(1, LEVELS + 1) if state.knows(seat, offered_tech(state, colour, level))]
        for colour in range(len(COLOURS))
    ]
    return max(max(levels, default=0) for levels in known) if kind == 6 else sum(bool(levels) for levels in known)


def _fleet(state: State, seat: int, mission: int) -> float:
    ships = state.players[seat].ships_out()
    orbits = {ship_orbit(state, seat, ship) for ship in ships} - {NOTHING}
    return min(len(ships) / WANTED[mission], len(orbits) / max(1, ORBITS_WANTED[mission]))
