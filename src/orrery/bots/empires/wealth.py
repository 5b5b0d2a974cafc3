"""What a player has, in points: those of the final scoring, and what pieces, energy and technologies will bring."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ...games.empires import FOREIGN, HOME, RELIC_PLANET, available, bases_at, breakdown, own_planets
from ...games.empires.facts.board import (
    BLUE,
    BUILDING_COUNT,
    CENTRE,
    CITY,
    COLOURS,
    LEVELS,
    NOTHING,
    OUTPOST,
    PIECES_ON_PLANET,
    QUADRANT,
    STARBASE,
    STARS,
)
from ...games.empires.facts.cards import PLACE_OF, TECHNOLOGIES, technology_up
from ...games.empires.position.state import CLASSIC, State
from . import weights
from .classic import classic_planets
from .imprint import Memory, of_realm

_TECH: Final = [weights.TECH[tech] for tech in TECHNOLOGIES]
_OWNED: Final[Memory[tuple[float, float]]] = Memory()
_MOST: Final = 4096
"""How much is remembered of what technologies bring."""


def wealth(state: State, seat: int, fresh: float) -> float:
    """Points now and pieces; `fresh` is how much of what needs time still counts."""
    key = of_realm(state, seat)
    points, later = _OWNED.get(key) or _OWNED.keep(key, _owned(state, seat))
    return points + fresh * later if fresh > 0.0 else points


def _owned(state: State, seat: int) -> tuple[float, float]:
    """Points now, and what will bring some in time."""
    return float(sum(breakdown(state, seat).values())), sum(means(state, seat))


def means(state: State, seat: int) -> tuple[float, float, float]:
    """What will bring points in time: what is on the board, technologies and the like, planets."""
    planets = classic_planets(state, seat) if state.mode == CLASSIC else _planets(state, seat)
    return _board(state, seat), _techs(state, seat), planets


def _board(state: State, seat: int) -> float:
    """Energy, troops, ships and relics."""
    player = state.players[seat]
    total = weights.ENERGY[min(available(player), len(weights.ENERGY) - 1)] + weights.SPENT * player.spent
    relics = min(len(player.relics) + len(player.fresh), len(weights.RELICS) - 1)
    total += weights.TROOP_HELD * player.troops + weights.RELICS[relics]
    ships = player.ships - player.boxed.bit_count() + player.advanced.bit_count()
    return total + weights.SHIP_OWNED * ships + weights.SHIP_OUT * len(player.ships_out())


def _techs(state: State, seat: int) -> float:
    """Technologies, mines and megastructures."""
    techs = state.players[seat].techs
    total = _use(techs, tuple(state.sides)) if techs else 0.0
    total += weights.MINE * state.mine_owner.count(seat)
    return total + weights.OWNED_STRUCTURE * state.structures.count(seat)


@lru_cache(_MOST)
def _use(techs: int, sides: tuple[int, ...]) -> float:
    """What technologies are for, by their bits and the sides of the tiles that lie up."""
    total = 0.0
    for colour in range(len(COLOURS)):
        for level in range(1, LEVELS + 1):
            tech = technology_up(sides, colour, level)
            if techs >> PLACE_OF[tech] & 1:
                total += _TECH[tech]
    return total


def _planets(state: State, seat: int) -> float:
    """What can still be made of the planets a player controls."""
    mine = own_planets(state, seat)
    if not mine:
        return 0.0
    centres = centre_gains(state, seat, mine)
    city = weights.AHEAD * max(0.0, building_gain(state, seat, CITY))
    total, sites = weights.PLANET * len(mine), 0
    for hole in mine:
        troops, outposts = state.troops[hole], state.outposts[hole]
        buildings = outposts + state.cities[hole] + state.centres[hole]
        if troops:
            next_building = max(weights.AHEAD * centres[state.places[hole]], city if outposts else 0.0)
            total += troops * weights.TROOP_ON + next_building * (1.0 if troops == 1 else weights.TWICE)
        total += outposts * weights.OUTPOST
        if not buildings and not bases_at(state, hole):
            total += weights.PLANET_AHEAD * planet_points(state, seat, hole)
        sites += (outposts > 0 or state.cities[hole] > 0) and troops + buildings < PIECES_ON_PLANET
    return total + weights.SITE[min(sites, len(weights.SITE) - 1)]


def planet_points(state: State, seat: int, hole: int) -> int:
    """What a planet brings at the end."""
    points = HOME if QUADRANT[hole] == QUADRANT[state.gates[seat]] else FOREIGN
    return points + (RELIC_PLANET if state.places[hole] == BLUE else 0)


def centre_gains(state: State, seat: int, mine: list[int]) -> list[float]:
    """By place: what the next research centre brings on a planet of a colour, and on a blue one."""
    star = building_gain(state, seat, CENTRE)
    if star < 0.0:
        return [0.0] * (BLUE + 1)
    levels = [1] * (BLUE + 1)
    for hole in mine:
        levels[state.places[hole]] += state.centres[hole]
    sides, techs = tuple(state.sides), state.players[seat].techs
    gains = [star + _tech_gain(techs, state.firsts, sides, colour, levels[colour]) for colour in range(len(COLOURS))]
    return [*gains, max((gain for gain, left in zip(gains, state.tokens, strict=True) if left), default=star)]


@lru_cache(_MOST)
def _tech_gain(techs: int, firsts: int, sides: tuple[int, ...], colour: int, level: int) -> float:
    """What a technology brings: its use, and points for being first."""
    if level > LEVELS:
        return 0.0
    tech = technology_up(sides, colour, level)
    if techs >> PLACE_OF[tech] & 1:
        return 0.0
    first = not firsts >> PLACE_OF[tech] & 1
    return _TECH[tech] + (level if first else 0)


def building_gain(state: State, seat: int, building: int, hole: int = NOTHING) -> float:
    """The next star of a building and what it unlocks; -1 where none is left."""
    player = state.players[seat]
    if not player.buildings[building]:
        return -1.0
    built = BUILDING_COUNT[building] - player.buildings[building]
    gain = float(STARS[building][built])
    if building in (CITY, STARBASE):
        unlocked = player.cities_unlocked if building == CITY else player.bases_unlocked
        gain += weights.UNLOCKED if built >= unlocked else 0.0
        gain += weights.SPENT * player.spent
    return gain if building != OUTPOST else gain + weights.OUTPOST
