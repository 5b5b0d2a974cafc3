"""Places face down (pages 25-26): looked at in secret, turned up by a landing, covered with planet tiles."""

from __future__ import annotations

from typing import Final

from .....core.table import Question, Table
from ...facts.board import ARTIFACT, BLUE, NOTHING, QUADRANT
from ...position.actions import END_TURN, SCAN
from ...position.events import SCANNED, TILE_LAID, UNCOVERED
from ...position.state import State
from ...position.supply import tiles_left
from ..control import holes_of


def scannable(state: State, seat: int) -> list[int]:
    """Places face down that a player has not looked at yet and in whose orbit they have a ship."""
    fleet, areas = state.players[seat].fleet, state.areas
    for ship in fleet.ships:
        hole = fleet.orbits[ship]
        if hole != NOTHING and areas[hole] != NOTHING:  # which is seldom so
            around = fleet.around & ~state.scanned[seat]
            return [hole for hole in holes_of(around) if areas[hole] != NOTHING]
    return []


class Scan(Question[State]):
    """After the action: any number of places face down may be looked at; or the turn is over."""

    __slots__ = ()

    def prompt(self) -> str:
        return "scan"

    def options(self, table: Table[State], seat: int) -> list[int]:
        found = scannable(table.state, seat)
        return [END_TURN, *(SCAN.at(hole) for hole in found)] if found else []

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        if action == END_TURN:
            table.state.stopped = 1
            return
        scan(table, seat, SCAN.place(action))
        table.then(seat, self)


def scan(table: Table[State], seat: int, hole: int) -> None:
    """What nobody has looked at yet is dealt now, and is a secret of those who look."""
    state = table.state
    if state.secrets[hole] == NOTHING:
        state.set_secret(hole, table.dealer.draw(state.area_places[state.areas[hole]]))
    else:
        table.reveal()
    state.scanned[seat] |= 1 << hole
    table.tell(SCANNED, seat, hole, state.secrets[hole])


def turn_up(table: Table[State], seat: int, hole: int) -> None:
    """A place is turned up for good; a blue planet or an artifact gets one of the quadrant's tiles."""
    state = table.state
    place = state.secrets[hole]
    if place == NOTHING:
        place = table.dealer.draw(state.area_places[state.areas[hole]])
    else:
        table.reveal()
        state.set_secret(hole, NOTHING)
        state.scanned = [bits & ~(1 << hole) for bits in state.scanned]
    state.uncover(hole)
    state.set_place(hole, place)
    table.tell(UNCOVERED, seat, hole, place)
    if place in (BLUE, ARTIFACT):
        lay_tile(table, seat, hole)


# Planet tiles


def next_tiles(state: State, quadrant: int) -> list[int]:
    """The colours the next tile of a quadrant can have, each as often as it is likely."""
    return sorted(tile for left in tiles_left(state) for tile in left[quadrant])


def lay_tile(table: Table[State], seat: int, hole: int) -> None:
    """The place is a planet of the tile's colour from now on."""
    state = table.state
    quadrant = QUADRANT[hole]
    colour = table.dealer.roll(next_tiles(state, quadrant))
    state.laid[quadrant].append(colour)
    state.set_place(hole, colour)
    table.tell(TILE_LAID, seat, hole, colour)


SCAN_PLACES: Final = Scan()
