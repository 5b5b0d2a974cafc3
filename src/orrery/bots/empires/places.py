"""Where discs are put by hand: of the many places a few sensible ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...games.empires import attack_of, attack_range, carried_place, defence_of, jet_end
from ...games.empires.facts.board import (
    ADVANCED_RADIUS,
    HOLE_X,
    HOLE_Y,
    LONG,
    NOTHING,
    ORBIT_RADIUS,
    ship_radius,
)
from ...games.empires.flick.geometry import cell_place, gap_at_most, orbit_of, spot_at, within
from ...games.empires.position.actions import TOWARDS, cell_of, spot_of
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


def best_spot(state: State, mind: Mind, ship: int, hole: int, options: Sequence[int]) -> int:
    """Where a ship is put in an orbit: towards its goals, in range of targets, out of range of strong enemies."""
    radius = ship_radius(ship)
    wanted = mind.lures if state.mode == SOLO else lures(state, mind.seat, mind.fresh)
    enemies = _enemies_around(state, mind.seat, hole)
    best, most = options[0], float("-inf")
    for option in options[::_EVERY]:
        x, y = spot_at(hole, spot_of(option), radius)
        value = weights.NEAR * reach(x, y, wanted, mind.far) + mind.hunting(ship, x, y)
        if enemies:
            value += _ranges(state, mind.seat, ship, x, y, enemies)
        if value > most:
            best, most = option, value
    return best


def _enemies_around(state: State, seat: int, hole: int) -> list[tuple[int, int]]:
    """Player and number of enemy ships that can be in range of something in an orbit."""
    return [
        (other, enemy)
        for other, rival in enumerate(state.players)
        if other != seat
        for enemy in rival.ships_out()
        if within(rival.x[enemy], rival.y[enemy], HOLE_X[hole], HOLE_Y[hole], _AROUND)
    ]


def _ranges(state: State, seat: int, ship: int, x: int, y: int, enemies: list[tuple[int, int]]) -> float:
    """Enemies that can be shot from a place are good, those that can shoot there are not."""
    radius, total = ship_radius(ship), 0.0
    danger = [0] * len(state.players)
    own_edge = attack_range(state, seat)
    for other, enemy in enemies:
        rival = state.players[other]
        there = rival.x[enemy], rival.y[enemy], ship_radius(enemy)
        if gap_at_most(x, y, radius, *there, attack_range(state, other)):
            danger[other] += attack_of(state, other, enemy, False)
        if gap_at_most(x, y, radius, *there, own_edge):
            strength = attack_of(state, seat, ship, False) + _helping(state, seat, ship, there, own_edge)
            total += _SHOT if strength > defence_of(state, enemy) else _AIMED
    return total - weights.EXPOSED * (max(danger) > defence_of(state, ship))


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
    goals = mind.goals[ship]
    found: dict[int, int] = {}
    for option in options:
        hole = orbit_of(*cell_place(cell_of(option)), ship_radius(ship))
        if hole != NOTHING and hole not in found and goals[hole] > 0.0:
            found[hole] = option
    rated = [(goals[hole], option) for hole, option in found.items()]
    return sorted(rated, reverse=True)[:kept] or [(0.0, options[0])]


def best_directions(state: State, mind: Mind, ship: int, options: Sequence[int], kept: int) -> list[tuple[float, int]]:
    """For the jet drive: the direction that leads to the best place of each orbit, and of open space."""
    found: dict[int, tuple[float, int]] = {}
    for option in options[::_TURNED]:
        x, y = jet_end(state, mind.seat, ship, TOWARDS.place(option))
        hole = orbit_of(x, y, ship_radius(ship))
        value = mind.place_value(ship, x, y)
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
