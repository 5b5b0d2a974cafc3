"""Manoeuvres (pages 12-13): what ships may do beside being flicked, at places that are not blockaded."""

from __future__ import annotations

from typing import Final

from ....core.table import Table
from ..facts.board import (
    ADVANCED_RADIUS,
    HOLES,
    NOTHING,
    PINK,
    SHIP_RADIUS,
    SHIP_SLOTS,
    SHIPS,
    WORMHOLE_A,
    WORMHOLE_B,
    ship_radius,
)
from ..facts.cards import (
    AFTERBURNER,
    CARRIER,
    COLONY_SHIP,
    HYPERJUMP,
    JUMP_GATES,
    MEGASTRUCTURE_COST,
    MINES,
    SHIP_LANDS,
    tech_number,
)
from ..flick.directions import STEPS, across, down
from ..flick.geometry import fits, obstacles, ship_orbit
from ..flick.placing import has_room
from ..position.actions import (
    CARRY,
    DISCOVER,
    JET_DIRECTIONS,
    JUMP,
    JUMP_GATE,
    LAND,
    LAUNCH,
    LAY_MINE,
    RAISE,
    REPOSITION,
    SEIZE,
    SHIFT_BASE,
    WORMHOLE,
)
from ..position.state import State
from .control import bases_at, blockades, own_planets
from .deploying import is_phase_ship
from .energy import available
from .jetting import ONLY_JET, can_jet
from .research import offered_tech
from .troops import can_hold

FREE_FLICKS: Final = 2
"""So often may a ship use the free flick of the same orbit in a turn."""
MINES_OF_A_PLAYER: Final = 2
ONCE_AFTERBURNER: Final = 2
ONCE_CARRIER: Final = 4
ONCE_MINE: Final = 8
"""Bits of what was done this turn."""
REPOSITIONED: Final = SHIP_SLOTS
"""From this bit on: ships repositioned since the last flick, then starbases."""
BASES_SHIFTED: Final = 2 * SHIP_SLOTS


def manoeuvres(state: State, seat: int) -> list[int]:
    """Every manoeuvre a player can make now, in ascending order."""
    closed = blockades(state, seat)
    places = 0
    found: list[int] = []
    for ship in state.players[seat].ships_out():
        hole = ship_orbit(state, seat, ship)
        if hole != NOTHING and not closed >> hole & 1:
            places |= 1 << hole
            found += _of_ship(state, seat, ship, hole, closed)
    found += _launches(state, seat, closed)
    for hole in range(len(HOLES)):
        if places >> hole & 1:
            found += _at_hole(state, seat, hole)
    found += shifts(state, seat, closed)
    found += _carries(state, seat, closed)
    found += _mines(state, seat)
    found.sort()
    return found


def _of_ship(state: State, seat: int, ship: int, hole: int, closed: int) -> list[int]:
    found: list[int] = []
    if not state.grounded >> ship & 1 and may_jump(state, seat, ship, hole):
        found.append(JUMP.at(ship))
    if not state.grounded >> (REPOSITIONED + ship) & 1:
        found.append(REPOSITION.at(ship))
    if state.players[seat].troops and can_hold(state, seat, hole) and lands(state, seat, ship):
        found.append(LAND.at(ship))
    if state.places[hole] in (WORMHOLE_A, WORMHOLE_B) and has_room(state, twin(state, hole), ship_radius(ship)):
        found.append(WORMHOLE.at(ship))
    if state.owner[hole] == seat and state.knows(seat, JUMP_GATES):
        paid = available(state.players[seat]) >= tech_number(JUMP_GATES, "energy")
        if paid and gate_targets(state, seat, hole, ship, closed):
            found.append(JUMP_GATE.at(ship))
    return found


def may_jump(state: State, seat: int, ship: int, hole: int) -> bool:
    """Whether a ship may be flicked for nothing from this orbit."""
    if state.free_flicks.count(ship * len(HOLES) + hole) >= FREE_FLICKS:
        return False
    if state.jet == ONLY_JET and not is_phase_ship(state, seat, ship) and not can_jet(state, seat, ship):
        return False
    if state.is_artifact(hole):
        return True
    if state.knows(seat, HYPERJUMP) and any(state.base_owner[base] == seat for base in bases_at(state, hole)):
        return True
    burner = state.knows(seat, AFTERBURNER) and not state.once & ONCE_AFTERBURNER
    return burner and hole == state.gates[seat]


def lands(state: State, seat: int, ship: int) -> bool:
    """Whether a ship of this kind can land at all."""
    return ship < SHIPS or SHIP_LANDS[offered_tech(state, ship - SHIPS, 3)]


def landing_troops(state: State, seat: int, ship: int) -> int:
    """How many troops a landing puts on a planet."""
    colony = ship >= SHIPS and offered_tech(state, ship - SHIPS, 3) == COLONY_SHIP
    return tech_number(COLONY_SHIP, "troops") if colony else 1


def twin(state: State, hole: int) -> int:
    """The other wormhole with the same letter."""
    others = [other for other in range(len(HOLES)) if other != hole and state.places[other] == state.places[hole]]
    return others[0]


def gate_targets(state: State, seat: int, hole: int, ship: int, closed: int) -> list[int]:
    """Own planets to which a ship may go through the jump gates."""
    return [
        other
        for other in own_planets(state, seat)
        if other != hole and not closed >> other & 1 and has_room(state, other, ship_radius(ship))
    ]


def _launches(state: State, seat: int, closed: int) -> list[int]:
    starts = [hole for hole in own_planets(state, seat) if state.troops[hole] and not closed >> hole & 1]
    if not starts:
        return []
    waiting = _launchable(state, seat)
    return [LAUNCH.at(hole, ship) for hole in starts for ship in waiting if has_room(state, hole, ship_radius(ship))]


def _launchable(state: State, seat: int) -> list[int]:
    """Ships of the player board but for those that landed after a slingshot; of the normal ones the first."""
    player = state.players[seat]
    normal = [ship for ship in range(player.ships) if not player.is_out(ship) and not state.grounded >> ship & 1]
    advanced = [ship for ship in player.waiting_ships() if ship >= SHIPS and not state.grounded >> ship & 1]
    return normal[:1] + advanced


def shifts(state: State, seat: int, closed: int) -> list[int]:
    """Own starbases that may be put elsewhere in their orbit."""
    return [
        SHIFT_BASE.at(base)
        for base in range(len(state.base_x))
        if state.base_owner[base] == seat
        and not state.grounded >> (BASES_SHIFTED + base) & 1
        and not closed >> state.base_hole[base] & 1
    ]


def _at_hole(state: State, seat: int, hole: int) -> list[int]:
    """Discovering, an artifact to be made a megastructure, a megastructure of somebody else to be taken over."""
    if state.is_face_down(hole):
        return [DISCOVER.at(hole)]
    if state.megastructure == NOTHING or not state.is_artifact(hole):
        return []
    cost, purse = MEGASTRUCTURE_COST[state.megastructure], available(state.players[seat])
    owner = state.structures[hole]
    if owner == NOTHING:
        return [RAISE.at(hole)] if purse >= cost else []
    return [SEIZE.at(hole)] if owner != seat and purse > cost else []


def _carries(state: State, seat: int, closed: int) -> list[int]:
    """The carrier brings a ship once a turn, unless it is at a blockaded place."""
    if not state.knows(seat, CARRIER) or state.once & ONCE_CARRIER or not state.players[seat].normal_waiting():
        return []
    carrier = SHIPS + PINK
    hole = ship_orbit(state, seat, carrier)
    blockaded = hole != NOTHING and closed >> hole & 1
    return [] if blockaded or not beside_carrier(state, seat) else [CARRY]


def beside_carrier(state: State, seat: int) -> list[int]:
    """The directions in which there is room for a ship that touches the carrier."""
    if not state.players[seat].is_out(SHIPS + PINK):
        return []
    among = obstacles(state)
    return [
        direction
        for direction in range(JET_DIRECTIONS)
        if fits(*carried_place(state, seat, direction), SHIP_RADIUS, among)
    ]


def carried_ship(state: State, seat: int) -> int:
    """The ship the carrier brings: rather one that may still be flicked in this turn."""
    player = state.players[seat]
    normal = [ship for ship in range(player.ships) if not player.is_out(ship)]
    return min(normal, key=lambda ship: (state.grounded >> ship & 1, ship))


def carried_place(state: State, seat: int, direction: int) -> tuple[int, int]:
    player = state.players[seat]
    step = direction * (STEPS // JET_DIRECTIONS)
    length = SHIP_RADIUS + ADVANCED_RADIUS + 1
    return player.x[SHIPS + PINK] + across(step, length), player.y[SHIPS + PINK] + down(step, length)


def _mines(state: State, seat: int) -> list[int]:
    """A mine may be laid or moved once a turn, in reach of a ship."""
    if not state.knows(seat, MINES) or state.once & ONCE_MINE or not state.players[seat].ships_out():
        return []
    mine = [number for number, owner in enumerate(state.mine_owner) if owner == seat]
    fresh = [LAY_MINE.at(0)] if len(mine) < MINES_OF_A_PLAYER else []
    return fresh + [LAY_MINE.at(1 + number) for number in mine]


def note_flick(table: Table[State]) -> None:
    """After a flick ships and starbases may be repositioned again."""
    table.state.grounded &= (1 << REPOSITIONED) - 1
