"""What a position is worth to somebody alone: goals and the way there, robots and guardians, a scenario lost."""

from __future__ import annotations

from typing import Final

from ...games.empires import attack_of, attack_range, is_blockaded, own_planets, pieces
from ...games.empires.facts.board import (
    BUILDING_COUNT,
    CENTRE,
    CITY,
    COLOURS,
    GUARDIAN_DEFENCE,
    GUARDIAN_RADIUS,
    GUARDIAN_X,
    GUARDIAN_Y,
    HOLE_X,
    HOLE_Y,
    NOTHING,
    ORBIT_RADIUS,
    OUTPOST,
    PIECES_ON_PLANET,
    SHORT,
    STARBASE,
    ship_radius,
)
from ...games.empires.flick.geometry import gap_at_most, within
from ...games.empires.position.campaign import GONE, OPEN, WON
from ...games.empires.position.state import SOLO, State
from . import weights
from .goals import progress
from .omens import omens, scarcity
from .settlers import aboard

_AROUND: Final = ORBIT_RADIUS + GUARDIAN_RADIUS + SHORT
"""Farther from a guardian no orbit has places in its range."""


def threat(state: State) -> float:
    """How strong the robots are, in points, and what their next card may do, less the goals that are reached."""
    campaign = state.campaign
    if campaign.verdict != OPEN:
        return -weights.DECIDED if campaign.verdict == WON else weights.DECIDED
    total = scarcity(state.robots_left) + weights.GUARDIANS_OUT[len(state.guarded_quadrants())]
    total += omens(state) * (weights.SKIPPED if campaign.skips else 1.0)
    total -= progress(state) + weights.STONE * sum(campaign.stones) + weights.SKIP * campaign.skips
    total += weights.SETTLER_LOST * campaign.settlers.count(GONE) - aboard(state)
    return total - sum(_hunt(state, quadrant) for quadrant in state.guarded_quadrants())


# Guardians


def guardian_prize(state: State) -> float:
    """What destroying a guardian brings: it is gone, a draw is skipped, perhaps a relic."""
    out = len(state.guarded_quadrants())
    relic = weights.RELIC if state.campaign.relics else 0.0
    return weights.SKIP + relic + weights.GUARDIANS_OUT[out] - weights.GUARDIANS_OUT[max(out - 1, 0)]


def near_guardian(state: State, hole: int) -> bool:
    """Whether a ship in an orbit can have a guardian in range."""
    return state.mode == SOLO and any(
        within(GUARDIAN_X[quadrant], GUARDIAN_Y[quadrant], HOLE_X[hole], HOLE_Y[hole], _AROUND)
        for quadrant in state.guarded_quadrants()
    )


def in_range_of_guardian(state: State, quadrant: int, x: int, y: int, ship: int) -> bool:
    guardian = GUARDIAN_X[quadrant], GUARDIAN_Y[quadrant], GUARDIAN_RADIUS
    return gap_at_most(x, y, ship_radius(ship), *guardian, attack_range(state, 0))


def _hunt(state: State, quadrant: int) -> float:
    """What ships in range of a guardian count that are still too few."""
    player = state.players[0]
    strength = sum(
        attack_of(state, 0, ship, False)
        for ship in player.ships_out()
        if in_range_of_guardian(state, quadrant, player.x[ship], player.y[ship], ship)
    )
    return weights.HUNT * guardian_prize(state) * min(1.0, strength / (GUARDIAN_DEFENCE + 1))


# Planets and buildings


def planets_alone(state: State) -> float:
    """What planets bring towards the goals, and troops on them that can become buildings."""
    total, sites = 0.0, 0
    for hole in own_planets(state, 0):
        troops, outposts = state.troops[hole], state.outposts[hole]
        total += weights.PLANET + weights.TROOP_ON * troops + weights.OUTPOST * outposts
        city = building_gain_alone(state, CITY, hole)
        ahead = weights.CITY_AHEAD * city if outposts else 0.0
        if troops:
            centre = weights.READY_ALONE * building_gain_alone(state, CENTRE, hole)
            ahead = max(ahead, centre, weights.READY_ALONE * city if outposts else weights.OUTPOST_AHEAD * city)
        total += ahead * (weights.BLOCKADED if is_blockaded(state, 0, hole) else 1.0)
        sites += (outposts > 0 or state.cities[hole] > 0) and pieces(state, hole) < PIECES_ON_PLANET
    return total + weights.SITE[min(sites, len(weights.SITE) - 1)]


def building_gain_alone(state: State, building: int, hole: int) -> float:
    """What a building would bring towards the goals: it is put up on the position itself, and taken away again."""
    player = state.players[0]
    if not player.buildings[building]:
        return 0.0
    gain = weights.STONE * _stones_gained(state, hole) if building == CENTRE else 0.0
    before = progress(state)
    unlocks = building in (CITY, STARBASE) and _unlocks(state, building)
    player.energy += unlocks
    owner = _put(state, building, hole, 1)
    reached = progress(state) - before
    _take_away(state, building, hole, owner)
    player.energy -= unlocks
    return gain + reached + weights.UNLOCKED * unlocks + weights.SPENT * player.spent * unlocks


def _unlocks(state: State, building: int) -> bool:
    """Whether the next building of a kind brings energy."""
    player = state.players[0]
    unlocked = player.cities_unlocked if building == CITY else player.bases_unlocked
    return BUILDING_COUNT[building] - player.buildings[building] >= unlocked


def _stones_gained(state: State, hole: int) -> int:
    colour = state.places[hole] if hole != NOTHING else NOTHING
    return int(0 <= colour < len(COLOURS) and state.campaign.stones[colour] < len(weights.STONES))


def _put(state: State, building: int, hole: int, count: int) -> int:
    """Returns who controlled the planet before."""
    if hole == NOTHING:
        return NOTHING
    owner = state.owner[hole]
    state.set_owner(hole, 0)
    if building == STARBASE:
        state.base_hole.append(hole)
    else:
        {OUTPOST: state.outposts, CITY: state.cities, CENTRE: state.centres}[building][hole] += count
    return owner


def _take_away(state: State, building: int, hole: int, owner: int) -> None:
    if hole == NOTHING:
        return
    if building == STARBASE:
        state.base_hole.pop()
    else:
        {OUTPOST: state.outposts, CITY: state.cities, CENTRE: state.centres}[building][hole] -= 1
    state.set_owner(hole, owner)
