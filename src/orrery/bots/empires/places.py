"""Where discs are put by hand: of the many places a few sensible ones."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from ...games.empires import attack_of, attack_range, carried_place, defence_of, jet_end
from ...games.empires.facts.board import (
    ADVANCED_RADIUS,
    HOLE_X,
    HOLE_Y,
    HOLES,
    LONG,
    NOTHING,
    ORBIT_RADIUS,
    ship_radius,
)
from ...games.empires.flick.geometry import CELLS, cell_place, gap_at_most, orbit_of, spot_at, within
from ...games.empires.position.actions import PLACE, SEATS, TOWARDS, cell_of, spot_of
from ...games.empires.position.state import SOLO, State
from . import weights
from .mind import Mind
from .reach import lures, reach

_EVERY: Final = 4
"""Of the places in an orbit, one in this number is looked at."""
_SIDES: Final = 15
"""The same of the directions beside the carrier."""
_TURNED: Final = 2
"""The same of the directions of a jet."""
_AROUND: Final = ORBIT_RADIUS + LONG + 3 * ADVANCED_RADIUS
"""Farther from a hole no ship is in range of its orbit."""
_SHOT: Final = 0.6
"""A place from which an enemy ship can be shot together with others."""
_AIMED: Final = 0.1
"""A place from which others would have to help."""


class _Enemy(NamedTuple):
    """An enemy ship that can be in range of something in an orbit."""

    seat: int
    x: int
    y: int
    radius: int
    edge: int
    """How far it shoots,"""
    attack: int
    """and how strongly."""
    prize: float
    """What it counts to have it in range oneself."""


def best_spot(state: State, mind: Mind, ship: int, hole: int, options: Sequence[int]) -> int:
    """Where a ship is put in an orbit: towards its goals, in range of targets, out of range of strong enemies."""
    radius, far, alone = ship_radius(ship), mind.far, state.mode == SOLO
    wanted = mind.lures if alone else lures(state, mind.seat, mind.fresh)
    enemies = _enemies_around(state, mind.seat, ship, hole)
    edge, held = attack_range(state, mind.seat), defence_of(state, ship)
    best, most = options[0], float("-inf")
    near = wanted.orbits.setdefault((hole, radius, far), {})
    for option in options[::_EVERY]:
        value = near.get(option)
        if value is None:
            x, y = spot_at(hole, spot_of(option), radius)
            value = near[option] = weights.NEAR * reach(x, y, wanted, far)
        if enemies or alone:
            x, y = spot_at(hole, spot_of(option), radius)
            value += mind.hunting(ship, x, y)
            value += _ranges(x, y, radius, enemies, edge, held) if enemies else 0.0
        if value > most:
            best, most = option, value
    return best


def _enemies_around(state: State, seat: int, ship: int, hole: int) -> list[_Enemy]:
    """Enemy ships that can be in range of a ship in an orbit."""
    found: list[_Enemy] = []
    edge = attack_range(state, seat)
    for other, rival in enumerate(state.players):
        for enemy in rival.ships_out() if other != seat else []:
            x, y, radius = rival.x[enemy], rival.y[enemy], ship_radius(enemy)
            if within(x, y, HOLE_X[hole], HOLE_Y[hole], _AROUND):
                strength = attack_of(state, seat, ship, False) + _helping(state, seat, ship, (x, y, radius), edge)
                prize = _SHOT if strength > defence_of(state, enemy) else _AIMED
                attack = attack_of(state, other, enemy, False)
                found.append(_Enemy(other, x, y, radius, attack_range(state, other), attack, prize))
    return found


def _ranges(x: int, y: int, radius: int, enemies: list[_Enemy], own_edge: int, held: int) -> float:
    """Enemies that can be shot from a place are good, those that can shoot there are not."""
    total = 0.0
    danger = [0] * len(SEATS)
    for seat, enemy_x, enemy_y, enemy_radius, edge, attack, prize in enemies:
        if gap_at_most(x, y, radius, enemy_x, enemy_y, enemy_radius, edge):
            danger[seat] += attack
        if gap_at_most(x, y, radius, enemy_x, enemy_y, enemy_radius, own_edge):
            total += prize
    return total - weights.EXPOSED * (max(danger) > held)


def _helping(state: State, seat: int, ship: int, there: tuple[int, int, int], edge: int) -> int:
    """The attack of one's other ships that have a target in range."""
    mine = state.players[seat]
    return sum(
        attack_of(state, seat, helper, False)
        for helper in mine.ships_out()
        if helper != ship and gap_at_most(mine.x[helper], mine.y[helper], ship_radius(helper), *there, edge)
    )


def best_cells(mind: Mind, ship: int, options: Sequence[int], kept: int) -> list[tuple[float, int]]:
    """For a ship that is put anywhere: one place in each orbit where it is wanted."""
    goals, free = mind.goals[ship], set(options)
    rated: list[tuple[float, int]] = []
    for hole, places in enumerate(_places_in_orbits(ship_radius(ship))):
        first = next((option for option in places if option in free), None) if goals[hole] > 0.0 else None
        if first is not None:
            rated.append((goals[hole], first))
    return sorted(rated, reverse=True)[:kept] or [(0.0, options[0])]


@cache
def _places_in_orbits(radius: int) -> list[list[int]]:
    """By hole: the answers that put a disc of a size into its orbit, in ascending order."""
    found: list[list[int]] = [[] for _ in HOLES]
    for option in range(PLACE.start, PLACE.start + CELLS * CELLS):
        hole = orbit_of(*cell_place(cell_of(option)), radius)
        if hole != NOTHING:
            found[hole].append(option)
    return found


def best_directions(state: State, mind: Mind, ship: int, options: Sequence[int], kept: int) -> list[tuple[float, int]]:
    """For the jet drive: the direction that leads to the best place of each orbit, and of open space."""
    found: dict[int, tuple[float, int]] = {}
    for option in options[::_TURNED]:
        x, y = jet_end(state, mind.seat, ship, TOWARDS.place(option))
        hole = orbit_of(x, y, ship_radius(ship))
        value = mind.place_value(ship, hole, x, y)
        if hole not in found or value > found[hole][0]:
            found[hole] = (value, option)
    return sorted(found.values(), reverse=True)[:kept]


def best_side(state: State, mind: Mind, options: Sequence[int]) -> int:
    """On which side of the carrier a ship is put: the one from which it gets on best."""
    wanted = lures(state, mind.seat, mind.fresh)
    best, most = options[0], float("-inf")
    for option in options[::_SIDES]:
        x, y = carried_place(state, mind.seat, TOWARDS.place(option))
        value = reach(x, y, wanted, mind.far)
        if value > most:
            best, most = option, value
    return best


def mine_cell(state: State, seat: int, options: Sequence[int]) -> int:
    """A mine lies where it is nearest to an enemy ship."""
    enemies = [
        (player.x[ship], player.y[ship])
        for other, player in enumerate(state.players)
        if other != seat
        for ship in player.ships_out()
    ]
    if not enemies:
        return options[len(options) // 2]
    return min(options, key=lambda option: _nearest(*cell_place(cell_of(option)), enemies))


def _nearest(x: int, y: int, others: list[tuple[int, int]]) -> int:
    return min((x - other_x) ** 2 + (y - other_y) ** 2 for other_x, other_y in others)
