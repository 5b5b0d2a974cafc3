"""Discovering places (page 13): what a face-down hole is, relics and events."""

from __future__ import annotations

from typing import Final

from ....core.table import Question, Table
from ..facts.board import HOLES, PIECES_ON_PLANET, QUADRANT
from ..facts.cards import GUARDIAN, IS_RELIC, IVENN, LIBRARY, SUPPLIES, discovery_number, empire_number
from ..position.actions import AT, DONE, PART
from ..position.events import DISCOVERED, GUARDIAN_CAME, LIBRARY_LAID, RELIC_ARCHIVED, UNCOVERED
from ..position.planets import buildings
from ..position.state import State
from ..position.supply import relic_limit
from .energy import regain, score
from .modes import rules_of
from .placing import make_room, watch_blockades
from .troops import OWN_OR_ORBIT, place_troop, troop_places

ENERGY_PART: Final = 5


def uncover(table: Table[State], hole: int, seat: int) -> int:
    """Turn a hole up; return the discovery that lay there."""
    area = table.state.areas[hole]
    place = _turn_up(table, hole)
    discovery = table.dealer.draw(table.state.area_tiles[area])
    table.tell(DISCOVERED, seat, hole, place, discovery)
    return discovery


def uncover_place(table: Table[State], hole: int, seat: int) -> None:
    """Turn a hole up and put its discovery away unseen: it stays among those that its area may hold."""
    table.tell(UNCOVERED, seat, hole, _turn_up(table, hole))


def _turn_up(table: Table[State], hole: int) -> int:
    state = table.state
    place = table.dealer.draw(state.area_places[state.areas[hole]])
    state.uncover(hole)
    state.set_place(hole, place)
    return place


def discover(table: Table[State], seat: int, hole: int) -> None:
    """A player finds out what a hole is, and what lies there."""
    state = table.state
    discovery = uncover(table, hole, seat)
    lay_waiting_library(table, seat, hole)
    if state.is_empire(seat, IVENN):
        regain(table, seat, empire_number(IVENN, "energy"))
    if IS_RELIC[discovery]:
        keep_relic(table, seat, discovery)
    elif discovery == SUPPLIES:
        table.then(seat, Supplies())
    elif discovery == LIBRARY:
        regain(table, seat, discovery_number(LIBRARY, "energy"))
        table.then(seat, LayLibrary(hole))
    elif discovery == GUARDIAN:
        score(table, seat, discovery_number(GUARDIAN, "points"))
        bring_guardian(table, seat, QUADRANT[hole])
    rules_of(state).find(table, seat, hole)


def bring_guardian(table: Table[State], seat: int, quadrant: int) -> None:
    """A guardian on its space; ships that lie there make room."""
    state = table.state
    state.guardians |= 1 << quadrant
    table.tell(GUARDIAN_CAME, seat, quadrant)
    for other, player in enumerate(state.players):
        for ship in player.ships_out():
            make_room(state, other, ship)
    watch_blockades(table)


def keep_relic(table: Table[State], seat: int, discovery: int) -> None:
    """Beside the player board, to be used from the next turn; one too many goes to the archive."""
    state = table.state
    player = state.players[seat]
    if len(player.relics) + len(player.fresh) < relic_limit(state, seat):
        player.fresh.append(discovery)
    else:
        archive_relic(table, seat, discovery)


def archive_relic(table: Table[State], seat: int, discovery: int) -> None:
    table.state.archive.append(discovery)
    table.state.archive.sort()
    table.tell(RELIC_ARCHIVED, seat, discovery)


class Supplies(Question[State]):
    """Energy back, or a troop on a planet of one's own or with one's ship in orbit: one of the two, chosen at once."""

    __slots__ = ()

    def prompt(self) -> str:
        return "supplies"

    def options(self, table: Table[State], seat: int) -> list[int]:
        sites = troop_places(table.state, seat, OWN_OR_ORBIT)
        return [*(AT.at(hole) for hole in sites), PART.at(ENERGY_PART)]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        if action == PART.at(ENERGY_PART):
            regain(table, seat, discovery_number(SUPPLIES, "energy"))
        else:
            place_troop(table, seat, AT.place(action))


class LayLibrary(Question[State]):
    """On the planet just discovered; from an artifact on another planet of the quadrant, or on the next one found."""

    __slots__ = ("hole",)

    def __init__(self, hole: int) -> None:
        self.hole = hole

    def prompt(self) -> str:
        return "lay-library"

    def options(self, table: Table[State], seat: int) -> list[int]:
        state = table.state
        if state.is_planet(self.hole):
            return [AT.at(self.hole)]
        found = [AT.at(hole) for hole in range(len(HOLES)) if self._fits(state, hole)]
        return found or [DONE]

    def _fits(self, state: State, hole: int) -> bool:
        if QUADRANT[hole] != QUADRANT[self.hole] or not state.is_planet(hole):
            return False
        return state.troops[hole] + buildings(state, hole) < PIECES_ON_PLANET

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        if action == DONE:
            table.state.waiting_libraries |= 1 << QUADRANT[self.hole]
        else:
            lay_library(table, seat, AT.place(action))


def lay_library(table: Table[State], seat: int, hole: int) -> None:
    table.state.libraries |= 1 << hole
    table.tell(LIBRARY_LAID, seat, hole)


def lay_waiting_library(table: Table[State], seat: int, hole: int) -> None:
    """A library that found no planet comes to the next one discovered in its quadrant."""
    state = table.state
    quadrant = 1 << QUADRANT[hole]
    if state.waiting_libraries & quadrant and state.is_planet(hole):
        state.waiting_libraries &= ~quadrant
        lay_library(table, seat, hole)
