"""One player's block of the numbers of a position: board, technologies, relics, ships in the galaxy."""

from __future__ import annotations

from typing import Final

from ....core.features import Layout, Numbers, cap, mark_bits
from ..facts.board import BUILDINGS, COLOURS, HOLES, LEVELS, NOTHING, SHIP_SLOTS, SHIPS
from ..facts.cards import DISCOVERIES, EMPIRES, MISSIONS, TECHNOLOGIES
from ..position.actions import SHIP_NAMES
from ..position.discs import ship_orbit
from ..position.player import FIRST, READY, SPENT, Player
from ..position.state import State
from ..position.supply import most_cities
from .mirror import MOST_PLACE, Mirror

MOST_POINTS: Final = 500
MANY: Final = 40
"""Bounds of what the rules do not limit."""
_OF_A_SIDE: Final = len(COLOURS) * LEVELS

_SHIP: Final = Layout()
_OUT: Final = _SHIP.number("in the galaxy", 1)
_X: Final = _SHIP.number("across", MOST_PLACE)
_Y: Final = _SHIP.number("down", MOST_PLACE)
_ORBIT: Final = _SHIP.section("orbit", HOLES, 1)

LAYOUT: Final = Layout()
_ACTIVE: Final = LAYOUT.number("active", 1)
_LAST: Final = LAYOUT.number("has the last turn", 1)
_EMPIRE: Final = LAYOUT.section("empire", EMPIRES, 1)
_POINTS: Final = LAYOUT.number("points", MOST_POINTS)
_TROOPS: Final = LAYOUT.number("troops", MANY)
_ENERGY: Final = LAYOUT.number("energy", MANY)
_SPENT: Final = LAYOUT.number("energy spent", MANY)
_DOUBLE: Final = LAYOUT.section("double energy", ["ready", "spent"], 1)
_SHIPS: Final = LAYOUT.number("normal ships", SHIPS)
_BOXED: Final = LAYOUT.section("ship in the box", SHIP_NAMES[:SHIPS], 1)
_ADVANCED: Final = LAYOUT.section("advanced ship", COLOURS, 1)
_NEW: Final = LAYOUT.section("new advanced ship", COLOURS, 1)
_BUILDINGS: Final = LAYOUT.section("buildings at home", BUILDINGS, MANY)
_CITIES: Final = LAYOUT.number("spaces of cities", MANY)
_MOST_CITIES: Final = LAYOUT.number("most cities", MANY)
_BASES: Final = LAYOUT.number("spaces of starbases", MANY)
_TECHS: Final = LAYOUT.section("technology", TECHNOLOGIES, 1)
_RELICS: Final = LAYOUT.section("relics", DISCOVERIES, MANY)
_FRESH: Final = LAYOUT.section("fresh relics", DISCOVERIES, MANY)
_STONES: Final = LAYOUT.section("mission", MISSIONS, FIRST)
_IN_SPACE: Final = tuple(LAYOUT.add(SHIP_NAMES[ship], _SHIP) for ship in range(SHIP_SLOTS))


def write_player(state: State, owner: int, mirror: Mirror, out: Numbers, at: int) -> None:
    player = state.players[owner]
    out[at + _ACTIVE] = int(state.active == owner)
    out[at + _LAST] = int(state.last == owner)
    if player.empire != NOTHING:
        out[at + _EMPIRE + player.empire] = 1
    _write_board(state, owner, out, at)
    _write_cards(state, player, out, at)
    for ship in range(SHIP_SLOTS):
        if player.x[ship] >= 0:
            block = at + _IN_SPACE[ship]
            out[block + _OUT] = 1
            out[block + _X] = mirror.across(player.x[ship])
            out[block + _Y] = mirror.down(player.y[ship])
            hole = ship_orbit(state, owner, ship)
            if hole != NOTHING:
                out[block + _ORBIT + mirror.holes[hole]] = 1


def _write_board(state: State, owner: int, out: Numbers, at: int) -> None:
    player = state.players[owner]
    out[at + _POINTS] = cap(player.points, MOST_POINTS)
    out[at + _TROOPS] = cap(player.troops, MANY)
    out[at + _ENERGY] = cap(player.energy, MANY)
    out[at + _SPENT] = cap(player.spent, MANY)
    if player.double == READY:
        out[at + _DOUBLE] = 1
    elif player.double == SPENT:
        out[at + _DOUBLE + 1] = 1
    out[at + _SHIPS] = player.ships
    mark_bits(out, at + _BOXED, player.boxed)
    mark_bits(out, at + _ADVANCED, player.advanced)
    mark_bits(out, at + _NEW, player.new_ships)
    for building, count in enumerate(player.buildings):
        out[at + _BUILDINGS + building] = cap(count, MANY)
    out[at + _CITIES] = cap(player.cities_unlocked, MANY)
    out[at + _MOST_CITIES] = cap(most_cities(state, owner), MANY)
    out[at + _BASES] = cap(player.bases_unlocked, MANY)


def _write_cards(state: State, player: Player, out: Numbers, at: int) -> None:
    known, place = player.techs, 0
    while known:
        if known & 1:
            out[at + _TECHS + state.sides[place // 2] * _OF_A_SIDE + place] = 1
        known >>= 1
        place += 1
    for relic in player.relics:
        out[at + _RELICS + relic] += 1
    for relic in player.fresh:
        out[at + _FRESH + relic] += 1
    for place, stones in enumerate(player.stones):
        out[at + _STONES + state.missions[place]] = stones
