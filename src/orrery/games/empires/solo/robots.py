"""Robots and guardians (pages 28-29): onto planets, into orbits, attacks, what they destroy, how they are destroyed."""

from __future__ import annotations

from ....core.table import Table
from ..facts.board import (
    DESTROYED,
    GUARDIAN_RADIUS,
    GUARDIAN_X,
    GUARDIAN_Y,
    LONG,
    NOTHING,
    PIECES_ON_PLANET,
    ROBOT_RADIUS,
    ship_radius,
)
from ..facts.campaign import SPOILS
from ..flick.geometry import gap_at_most, spot_at
from ..position.campaign import NO_GUARDIAN, NO_ROBOT, NO_TOKEN, ROBOTS_SIDE
from ..position.discs import free_spots, ships_in_orbit
from ..position.events import (
    NOTHING_FOUND,
    PIECES_OVERRUN,
    PLANET_DESTROYED,
    PLANET_OVERRUN,
    RELIC_RECOVERED,
    ROBOTS_BESIEGED,
    ROBOTS_LANDED,
    ROBOTS_LEFT,
    ROBOTS_RETURNED,
    SHIP_DESTROYED,
    SHIP_SHOT,
)
from ..position.state import ROBOT, State
from ..position.supply import guardians_left
from ..rules.attacking import take_pieces
from ..rules.control import defence, settle_control
from ..rules.discovering import bring_guardian, keep_relic
from ..rules.energy import regain
from .settlers import look_after_settlers, overrun_settlers
from .verdict import conclude


def take_robots(table: Table[State], count: int) -> bool:
    """Robots leave the supply; where too few are left the scenario is lost."""
    state = table.state
    if state.robots_left < count:
        conclude(table, NO_ROBOT)
        return False
    state.robots_left -= count
    return True


def land(table: Table[State], hole: int, count: int) -> None:
    """Robots come onto a planet and control it; the person's ships in its orbit are destroyed."""
    state = table.state
    if not take_robots(table, count):
        return
    state.robots[hole] += count
    state.set_owner(hole, ROBOT)
    table.tell(ROBOTS_LANDED, ROBOTS_SIDE, count, hole)
    destroy_ships(table, hole)


def besiege(table: Table[State], hole: int, count: int) -> None:
    """Put robots into the orbit of one of the person's planets; they destroy the ships there, and attack if they can.

    Those that find no room go back to the supply.
    """
    state = table.state
    if not take_robots(table, count):
        return
    destroy_ships(table, hole)
    placed = sum(put_into_orbit(state, hole) for _ in range(count))
    state.robots_left += count - placed
    if placed:
        table.tell(ROBOTS_BESIEGED, ROBOTS_SIDE, placed, hole, defence(state, hole))
    else:
        table.tell(NOTHING_FOUND, ROBOTS_SIDE)
    if state.campaign.robots_around(hole) > defence(state, hole):
        overrun(table, hole)


def put_into_orbit(state: State, hole: int) -> bool:
    """Put a robot on the first free place of an orbit; return whether there is one."""
    places = free_spots(state, hole, ROBOT_RADIUS)
    if not places:
        return False
    x, y = spot_at(hole, places[0], ROBOT_RADIUS)
    campaign = state.campaign
    campaign.robot_hole.append(hole)
    campaign.robot_x.append(x)
    campaign.robot_y.append(y)
    return True


def overrun(table: Table[State], hole: int) -> None:
    """Everything of the person and all settlers leave the planet; up to three robots of its orbit come onto it."""
    state, campaign = table.state, table.state.campaign
    if state.owner[hole] == 0:
        for piece, count in enumerate(take_pieces(state, hole, NOTHING)):
            if count:
                table.tell(PIECES_OVERRUN, 0, count, piece, hole)
    overrun_settlers(table, hole)
    table.tell(PLANET_OVERRUN, ROBOTS_SIDE, hole)
    if state.has_library(hole):
        _leave_library(table, hole)
        return
    landing = [robot for robot, where in enumerate(campaign.robot_hole) if where == hole][:PIECES_ON_PLANET]
    for robot in reversed(landing):
        campaign.take_from_orbit(robot)
    state.robots[hole] = len(landing)
    settle_control(state, hole)


def _leave_library(table: Table[State], hole: int) -> None:
    """Robots cannot land on a planet with a library: all of its orbit go back to the supply."""
    campaign = table.state.campaign
    leaving = [robot for robot, where in enumerate(campaign.robot_hole) if where == hole]
    for robot in reversed(leaving):
        campaign.take_from_orbit(robot)
    table.state.robots_left += len(leaving)
    table.tell(ROBOTS_LEFT, ROBOTS_SIDE, len(leaving), hole)


def destroy_ships(table: Table[State], hole: int) -> None:
    """The person's ships in an orbit go back to the player board."""
    for ship in ships_in_orbit(table.state, 0, hole):
        table.state.players[0].take_back(ship)
        table.tell(SHIP_DESTROYED, ROBOTS_SIDE, ship, hole)
    look_after_settlers(table)


def attack_robots(table: Table[State], hole: int) -> None:
    """Robots whose planet is attacked go back to the supply; three of them destroy their planet."""
    state = table.state
    count = state.robots[hole]
    state.robots[hole] = 0
    state.robots_left += count
    settle_control(state, hole)
    table.tell(ROBOTS_RETURNED, ROBOTS_SIDE, count, hole)
    if count == PIECES_ON_PLANET:
        if not state.campaign.destroyed_left:
            conclude(table, NO_TOKEN)
            return
        state.campaign.destroyed_left -= 1
        state.set_place(hole, DESTROYED)
        table.tell(PLANET_DESTROYED, 0, hole)


def place_guardian(table: Table[State], quadrant: int) -> None:
    """A guardian on its space; the person's ships within its long range are destroyed."""
    for ship in within_range(table.state, quadrant):
        table.state.players[0].take_back(ship)
        table.tell(SHIP_SHOT, ROBOTS_SIDE, ship, quadrant)
    bring_guardian(table, ROBOTS_SIDE, quadrant)


def within_range(state: State, quadrant: int) -> list[int]:
    """The person's ships within long range of the space of a guardian."""
    player = state.players[0]
    place = GUARDIAN_X[quadrant], GUARDIAN_Y[quadrant], GUARDIAN_RADIUS
    return [
        ship
        for ship in player.ships_out()
        if gap_at_most(player.x[ship], player.y[ship], ship_radius(ship), *place, LONG)
    ]


def guardian_is_left(table: Table[State]) -> bool:
    """Whether the supply has a guardian; where it has none the scenario is lost."""
    if guardians_left(table.state):
        return True
    conclude(table, NO_GUARDIAN)
    return False


def guardian_destroyed(table: Table[State], seat: int) -> None:
    """Energy back, a relic that robots had discarded, and the guardian on the deck: it takes the place of a draw."""
    regain(table, seat, SPOILS.number("energy"))
    recover_relics(table, seat, SPOILS.number("relics"))
    table.state.campaign.skips += 1


def recover_relics(table: Table[State], seat: int, count: int) -> None:
    """Random ones of those that were discarded, as far as there are any."""
    lost = table.state.campaign.relics
    for _ in range(min(count, len(lost))):
        relic = table.dealer.draw(lost)
        table.tell(RELIC_RECOVERED, seat, relic)
        keep_relic(table, seat, relic)
