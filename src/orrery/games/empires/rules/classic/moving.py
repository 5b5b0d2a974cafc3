"""Moving in the classic mode (page 25): points for flicks, launches and landings; attacks follow."""

from __future__ import annotations

from typing import Final

from .....core.game import ALLOWED
from .....core.table import Table
from ...facts.board import BLOCKED, GATE, MOVE, NOTHING, PIECES_ON_PLANET, SHIPS, ship_radius
from ...facts.cards import tech_number
from ...facts.classic import BETTER_DRIVES, COUNT, FREE_LAUNCH, STRONG_DRIVES
from ...position.actions import DONE, LAND, LAUNCH
from ...position.discs import ship_orbit
from ...position.events import LANDED, LAUNCHED
from ...position.fleet import Fleet
from ...position.planets import garrisons, pieces
from ...position.state import ONCE_LAUNCH, State
from ..attacking import targets
from ..control import NO_BLOCKADE, blockades, enemies_around, own_blockades, place_barred
from ..manoeuvres import lands, launchable
from ..moving import begin_flight, open_flights
from ..placing import PutShip, has_room, watch_blockades
from ..steps import ActionStep
from ..troops import take_troop
from .home import station
from .scanning import turn_up


def movement_points(state: State, seat: int) -> int:
    if state.knows(seat, STRONG_DRIVES):
        return tech_number(STRONG_DRIVES, "count")
    return tech_number(BETTER_DRIVES, "count") if state.knows(seat, BETTER_DRIVES) else COUNT[MOVE]


class SpendPoints(ActionStep):
    """A flick, a launch or a landing for each point, as many as wanted."""

    __slots__ = ()

    def prompt(self) -> str:
        return "move-points"

    def options(self, table: Table[State], seat: int) -> list[int]:
        found = movements(table.state, seat)
        if table.state.acted or not found or targets(table.state, seat):  # attacking alone is moving enough
            found.append(DONE)
        found.sort()
        return found

    def take(self, table: Table[State], seat: int, action: int) -> None:
        state = table.state
        if action in LAUNCH:
            if has_free_launch(state, seat):
                state.note_done(ONCE_LAUNCH)
            else:
                state.left -= 1
            launch(table, seat, action)
            return
        state.left -= 1
        if action in LAND:
            land(table, seat, LAND.place(action))
        else:
            begin_flight(table, seat, action)


SPEND_POINTS: Final = SpendPoints()


def movements(state: State, seat: int) -> list[int]:
    """Everything that can be done for the points that are left."""
    if state.left:
        found = open_flights(state, seat)
        found += landings(state, seat)
    elif has_free_launch(state, seat):
        found = []
    else:
        return []
    found += launches(state, seat)
    return found


def has_free_launch(state: State, seat: int) -> bool:
    return state.knows(seat, FREE_LAUNCH) and not state.was_done(ONCE_LAUNCH)


# Landing


def landings(state: State, seat: int) -> list[int]:
    player = state.players[seat]
    fleet = player.fleet
    near = _landings_of(state, seat, fleet, NO_BLOCKADE) if fleet.around and player.troops else []
    return _landings_of(state, seat, fleet, blockades(state, seat)) if near else near


def _landings_of(state: State, seat: int, fleet: Fleet, closed: int) -> list[int]:
    orbits, places = fleet.orbits, state.places
    found: list[int] = []
    for ship in fleet.ships:
        hole = orbits[ship]
        # mostly ships are nowhere, or at a home world
        if hole != NOTHING and places[hole] != GATE and not landing_barred(state, seat, ship, hole, closed):
            found.append(LAND.each[ship])
    return found


def landing_barred(state: State, seat: int, ship: int, hole: int, closed: int) -> str:
    """Why a ship cannot land where it is; on a place face down it may, which turns it up."""
    if not lands(state, seat, ship):
        return "cannot-land"
    if hole == NOTHING:
        return "not-in-orbit"
    if state.places[hole] == BLOCKED:
        return "blocked-by-robot"
    if closed >> hole & 1:
        return "blockaded"
    if not state.is_face_down(hole):
        barred = place_barred(state, seat, hole)
        if barred:
            return barred
    if pieces(state, hole) >= PIECES_ON_PLANET:
        return "planet-full"
    return ALLOWED if state.players[seat].troops else "no-troop-left"


def land(table: Table[State], seat: int, ship: int) -> None:
    """The place is turned up first; then the ship goes back to the player board, and a troop comes from there."""
    state = table.state
    hole = ship_orbit(state, seat, ship)
    if state.is_face_down(hole):
        turn_up(table, seat, hole)
    state.players[seat].take_back(ship)
    table.tell(LANDED, seat, ship, hole)
    station(table, seat, hole)
    watch_blockades(table)


# Launching


def launches(state: State, seat: int) -> list[int]:
    waiting = launchable(state, seat)
    if not waiting:
        return waiting
    troops = state.troops
    manned = [hole for hole in garrisons(state, seat) if troops[hole]]
    if not manned:
        return manned
    ship = waiting[0]
    if len(waiting) == 1 and ship < SHIPS and not state.grounded:  # which is so almost always
        taken = enemies_around(state, seat) | state.players[seat].fleet.around
        found: list[int] = []
        for hole in manned:
            # an orbit without ships is open and has room for one
            if not taken >> hole & 1 or not launch_barred(state, seat, hole, ship, own_blockades(state, seat)):
                found.append(LAUNCH.each[hole] + ship)
        return found
    closed = own_blockades(state, seat)  # the home world is always open
    return [
        LAUNCH.each[hole] + ship
        for hole in manned
        for ship in waiting
        if not launch_barred(state, seat, hole, ship, closed)
    ]


def launch_barred(state: State, seat: int, hole: int, ship: int, closed: int) -> str:
    """Why a ship of the player board cannot be launched from a planet or the home world."""
    if not state.troops[hole]:
        return "no-troop-there"
    if closed >> hole & 1:
        return "blockaded"
    if ship >= SHIPS and state.places[hole] != GATE:
        return "only-from-home"
    if state.is_slung(ship):
        return "slung"
    return ALLOWED if has_room(state, hole, ship_radius(ship)) else "orbit-full"


def launch(table: Table[State], seat: int, action: int) -> None:
    """A troop goes back to the player board, and a ship comes from there."""
    hole, ship = LAUNCH.places(action)
    take_troop(table.state, seat, hole)
    table.tell(LAUNCHED, seat, ship, hole)
    table.then(seat, PutShip(ship, hole))
