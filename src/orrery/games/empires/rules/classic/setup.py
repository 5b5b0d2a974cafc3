"""Set-up of the classic mode (page 24): home worlds, places face down, places blocked by robots."""

from __future__ import annotations

from .....core.table import Effect, Table
from ...facts.board import BLOCKED, GATE, HOLES, QUADRANTS
from ...facts.cards import CLASSIC_SIDE, TILES, places_in
from ...facts.classic import CLASSIC_COUNT, START_SHIPS, START_TROOPS, classic_setup
from ...position.state import CLASSIC, State
from ..placing import PutShip
from ..turn import TURN


def prepare(state: State) -> None:
    """What lies ready before anything is dealt: the pool, and the player boards on their other side."""
    state.mode = CLASSIC
    state.pool = classic_setup(len(state.players)).number("points")
    state.sides = [CLASSIC_SIDE] * TILES
    state.laid = [[] for _ in QUADRANTS]
    for player in state.players:
        player.troops = START_TROOPS
        player.ships = START_SHIPS
        player.energy = 0
        player.buildings = list(CLASSIC_COUNT)


class LayOutClassic(Effect[State]):
    """Home worlds in their corners, places face down, some of them blocked for good; then someone begins."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        _lay_places(state)
        first = table.dealer.roll(range(len(state.players)))
        table.then(first, TURN)
        for other in reversed(state.turn_order(first)):
            table.then_all(other, [PutShip(ship, state.gates[other]) for ship in range(START_SHIPS)])


def _lay_places(state: State) -> None:
    facts = classic_setup(len(state.players))
    state.gates = facts.numbers_of("gates", HOLES)
    for hole in state.gates:
        state.set_place(hole, GATE)
    for hole in facts.numbers_of("blocked", HOLES):
        state.set_place(hole, BLOCKED)
    areas = list(state.areas)
    for area, entry in enumerate(facts.entries("areas")):
        for hole in entry.numbers_of("holes", HOLES):
            areas[hole] = area
        state.area_places.append(sorted(places_in(entry)))
        state.area_tiles.append([])
    state.areas = areas
