"""Manoeuvres (pages 12-13): what ships may do besides being flicked, at places that are not blockaded."""

from __future__ import annotations

from typing import Final

from ....core.game import ALLOWED
from ..facts.board import (
    ADVANCED_RADIUS,
    HOLES,
    MINE_RADIUS,
    MINES_OF_A_PLAYER,
    NOTHING,
    PINK,
    SHIP_RADIUS,
    SHIPS,
    SHORT,
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
    MINES,
    SHIP_LANDS,
    tech_number,
)
from ..flick.directions import STEPS, across, down
from ..flick.geometry import RINGS, TOLERANCE, cell_place, cells_near, fits, free_cells, gap_at_most, orbit_of
from ..position.actions import (
    CARRY,
    DISCOVER,
    JET_DIRECTIONS,
    JUMP,
    JUMP_GATE,
    LAND,
    LAUNCH,
    LAY_MINE,
    REPOSITION,
    SHIFT_BASE,
    WORMHOLE,
)
from ..position.discs import obstacles, ship_orbit
from ..position.planets import bases_at, has_space, own_planets
from ..position.state import ONCE_AFTERBURNER, ONCE_CARRIER, ONCE_MINE, State
from .control import blockades, holes_of, place_barred
from .deploying import is_phase_ship
from .energy import available
from .jetting import ONLY_JET, can_jet
from .modes import rules_of
from .placing import finds_place, has_room
from .research import offered_tech

FREE_FLICKS: Final = 8
"""Limit on free flicks of a ship from the same orbit in a turn; the rulebook has none, but a turn has to end."""


def manoeuvres(state: State, seat: int) -> list[int]:
    """Every manoeuvre a player can make now, in ascending order."""
    closed = blockades(state, seat)
    around = 0
    found: list[int] = []
    for ship in state.players[seat].ships_out():
        hole = ship_orbit(state, seat, ship)
        if hole != NOTHING and not closed >> hole & 1:
            around |= 1 << hole
            found += _of_ship(state, seat, ship, hole, closed)
    found += _launches(state, seat, closed)
    for hole in holes_of(around):
        for visit in visits(state, hole):
            if not visit_barred(state, seat, hole, around, closed):
                found.append(visit)
    found += shifts(state, seat, closed)
    if state.knows(seat, CARRIER) and not carry_barred(state, seat, closed):
        found.append(CARRY)
    if state.knows(seat, MINES):
        mines = own_mines(state, seat)
        found += [LAY_MINE.at(mine + 1) for mine in mines if not mine_barred(state, seat, mine, closed)]
    found.sort()
    return found


def _of_ship(state: State, seat: int, ship: int, hole: int, closed: int) -> list[int]:
    """What a ship in an orbit can do."""
    found: list[int] = []
    if not jump_barred(state, seat, ship, hole, closed):
        found.append(JUMP.at(ship))
    if not reposition_barred(state, seat, ship, hole, closed):
        found.append(REPOSITION.at(ship))
    if not landing_barred(state, seat, ship, hole, closed):
        found.append(LAND.at(ship))
    if is_wormhole(state, hole) and not wormhole_barred(state, seat, ship, hole):
        found.append(WORMHOLE.at(ship))
    if state.knows(seat, JUMP_GATES) and not gate_barred(state, seat, ship, hole, closed):
        found.append(JUMP_GATE.at(ship))
    return found


# Ships in orbits; `closed` are the bits of the places that are blockaded for a player


def jump_barred(state: State, seat: int, ship: int, hole: int, closed: int) -> str:
    """Why a ship cannot be flicked for free from the orbit it is in."""
    if closed >> hole & 1:
        return "blockaded"
    if state.is_slung(ship):
        return "slung"
    if state.free_flicks_from(ship, hole) >= FREE_FLICKS:
        return "free-flicks-used"
    if not state.is_artifact(hole) and not _has_station(state, seat, hole):
        if hole != state.gates[seat] or not state.knows(seat, AFTERBURNER):
            return "no-free-flick"
        if state.was_done(ONCE_AFTERBURNER):
            return "once-a-turn"
    if state.jet == ONLY_JET and not is_phase_ship(state, seat, ship) and not can_jet(state, seat, ship):
        return "no-safe-way"
    return ALLOWED


def _has_station(state: State, seat: int, hole: int) -> bool:
    """Whether a starbase of the player's is a station of hyperjumps."""
    return state.knows(seat, HYPERJUMP) and any(state.base_owner[base] == seat for base in bases_at(state, hole))


def reposition_barred(state: State, seat: int, ship: int, hole: int, closed: int) -> str:
    """Why a ship cannot be put elsewhere in its orbit."""
    if hole == NOTHING:
        return "not-in-orbit"
    if closed >> hole & 1:
        return "blockaded"
    if state.is_repositioned(ship):
        return "repositioned"
    return ALLOWED if finds_place(state, seat, ship, hole) else "orbit-full"


def landing_barred(state: State, seat: int, ship: int, hole: int, closed: int) -> str:
    if not lands(state, seat, ship):
        return "cannot-land"
    if state.campaign.carries(ship):
        return "settler-aboard"
    if hole == NOTHING:
        return "not-in-orbit"
    if closed >> hole & 1:
        return "blockaded"
    barred = ALLOWED if state.owner[hole] == seat else place_barred(state, seat, hole)
    if barred:
        return barred
    if state.campaign.settlers_on(hole):
        return "settlers-there"
    if not has_space(state, hole):
        return "planet-full"
    return ALLOWED if state.players[seat].troops else "no-troop-left"


def is_wormhole(state: State, hole: int) -> bool:
    return state.places[hole] in (WORMHOLE_A, WORMHOLE_B)


def wormhole_barred(state: State, seat: int, ship: int, hole: int) -> str:
    """Return why a ship cannot go through the wormhole it is at: none is ever closed, but its ring may have no room."""
    return ALLOWED if finds_place(state, seat, ship, twin(state, hole), RINGS.index("middle")) else "orbit-full"


def gate_barred(state: State, seat: int, ship: int, hole: int, closed: int) -> str:
    """Why a ship cannot go through the jump gates its player knows of."""
    if state.owner[hole] != seat:
        return "not-yours"
    if closed >> hole & 1:
        return "blockaded"
    if available(state.players[seat]) < tech_number(JUMP_GATES, "energy"):
        return "no-energy"
    return ALLOWED if gate_targets(state, seat, hole, ship, closed) else "no-gate-target"


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
    """The player's planets to which a ship may go through the jump gates."""
    return [
        other
        for other in own_planets(state, seat)
        if other != hole and not closed >> other & 1 and has_room(state, other, ship_radius(ship))
    ]


# Launches and starbases


def _launches(state: State, seat: int, closed: int) -> list[int]:
    starts = [hole for hole in own_planets(state, seat) if not _start_barred(state, hole, closed)]
    if not starts:
        return []
    ready = [ship for ship in launchable(state, seat) if not _crew_barred(state, seat, ship)]
    return [LAUNCH.at(hole, ship) for hole in starts for ship in ready if has_room(state, hole, ship_radius(ship))]


def launchable(state: State, seat: int) -> list[int]:
    """Ships of the player board: of the normal ones, which are all alike, one, preferably one that may fly."""
    player = state.players[seat]
    if not (state.grounded or player.advanced or player.boxed):  # which is so almost always
        return player.next_at_home()
    normal = player.normal_at_home()
    if state.grounded:
        normal = [ship for ship in normal if not state.is_slung(ship)] or normal
    found = normal[:1]
    if player.advanced:
        found += [ship for ship in player.advanced_ships() if not player.is_out(ship)]
    return found


def launch_barred(state: State, seat: int, hole: int, ship: int, closed: int) -> str:
    """Why a ship of the player board cannot be launched from the player's own planet."""
    full = ALLOWED if has_room(state, hole, ship_radius(ship)) else "orbit-full"
    return _start_barred(state, hole, closed) or _crew_barred(state, seat, ship) or full


def _start_barred(state: State, hole: int, closed: int) -> str:
    if not state.troops[hole]:
        return "no-troop-there"
    return "blockaded" if closed >> hole & 1 else ALLOWED


def _crew_barred(state: State, seat: int, ship: int) -> str:
    if state.players[seat].is_new(ship):
        return "new-ship"
    return "slung" if state.is_slung(ship) else ALLOWED


def shifts(state: State, seat: int, closed: int) -> list[int]:
    """The player's starbases that may be put elsewhere in their orbit."""
    return [
        SHIFT_BASE.at(base)
        for base in range(len(state.base_x))
        if state.base_owner[base] == seat and not shift_barred(state, base, closed)
    ]


def shift_barred(state: State, base: int, closed: int) -> str:
    """Why a starbase cannot be put elsewhere in its orbit."""
    if closed >> state.base_hole[base] & 1:
        return "blockaded"
    return "repositioned" if state.is_shifted(base) else ALLOWED


# Discoveries and megastructures


def visits(state: State, hole: int) -> list[int]:
    """Discovering, an artifact to be made a megastructure, a megastructure to be taken over."""
    if state.is_face_down(hole):
        return [DISCOVER.at(hole)]
    visit = rules_of(state).structure_visit(state, hole) if state.is_artifact(hole) else NOTHING
    return [] if visit == NOTHING else [visit]


def visit_barred(state: State, seat: int, hole: int, around: int, closed: int) -> str:
    """Why a place cannot be discovered or a megastructure had; `around` are the bits of places with one's ships."""
    if state.structures[hole] == seat:
        return "own-structure"
    if not around >> hole & 1:
        return "no-ship-there"
    if closed >> hole & 1:
        return "blockaded"
    if state.is_face_down(hole) or available(state.players[seat]) >= rules_of(state).structure_cost(state, hole):
        return ALLOWED
    return "needs-energy"


# The carrier and mines


def carry_barred(state: State, seat: int, closed: int) -> str:
    """Why the carrier of a player brings no ship: it does so once a turn, unless it is at a blockaded place."""
    player, carrier = state.players[seat], SHIPS + PINK
    if state.was_done(ONCE_CARRIER):
        return "once-a-turn"
    if not player.is_out(carrier):
        return "carrier-away"
    if not player.normal_waiting():
        return "no-ship-left"
    hole = ship_orbit(state, seat, carrier)
    if hole != NOTHING and closed >> hole & 1:
        return "blockaded"
    return ALLOWED if beside_carrier(state, seat) else "no-room"


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
    """The ship the carrier brings: preferably one that may still be flicked in this turn."""
    player = state.players[seat]
    normal = player.normal_at_home()
    return min(normal, key=lambda ship: (state.is_slung(ship), ship))


def carried_place(state: State, seat: int, direction: int) -> tuple[int, int]:
    player = state.players[seat]
    step = direction * (STEPS // JET_DIRECTIONS)
    length = SHIP_RADIUS + ADVANCED_RADIUS + 1
    return player.x[SHIPS + PINK] + across(step, length), player.y[SHIPS + PINK] + down(step, length)


def own_mines(state: State, seat: int) -> list[int]:
    """The mines a player could lay: a new one (NOTHING), and those in the galaxy."""
    return [NOTHING, *(mine for mine, owner in enumerate(state.mine_owner) if owner == seat)]


def mine_cells(state: State, seat: int, mine: int, closed: int) -> list[int]:
    """List where a mine may be laid: in short range of a ship that is at no closed place, touching no ship or orbit."""
    player = state.players[seat]
    reach: set[int] = set()
    for ship in player.ships_out():
        hole = ship_orbit(state, seat, ship)
        if hole == NOTHING or not closed >> hole & 1:
            far = SHORT + ship_radius(ship) + MINE_RADIUS + TOLERANCE
            reach.update(cells_near(player.x[ship], player.y[ship], far))
    among = obstacles(state) if mine == NOTHING else obstacles(state, state.mine_x[mine], state.mine_y[mine])
    cells = [cell for cell in free_cells(MINE_RADIUS, among) if cell in reach]
    return [cell for cell in cells if not _mine_touches(state, *cell_place(cell))]


def _mine_touches(state: State, x: int, y: int) -> bool:
    """Return whether a mine would touch an orbit or a ship."""
    if orbit_of(x, y, MINE_RADIUS) != NOTHING:
        return True
    return any(
        gap_at_most(x, y, MINE_RADIUS, player.x[ship], player.y[ship], ship_radius(ship), 0)
        for player in state.players
        for ship in player.ships_out()
    )


def mine_barred(state: State, seat: int, mine: int, closed: int) -> str:
    """Why a mine cannot be laid, or laid elsewhere: one may be once a turn, in reach of a ship."""
    if state.was_done(ONCE_MINE):
        return "once-a-turn"
    if not state.players[seat].ships_out():
        return "no-ship-out"
    if mine == NOTHING and state.mine_owner.count(seat) >= MINES_OF_A_PLAYER:
        return "mines-laid"
    return ALLOWED if mine_cells(state, seat, mine, closed) else "no-room"
