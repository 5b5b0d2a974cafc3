"""Deploying (page 13): troops onto planets with an outpost or a city, ships into the orbit of the gate."""

from __future__ import annotations

from ....core.table import Table
from ..facts.board import PINK, SHIPS, ship_radius
from ..facts.cards import HABITAT, PHASE_SHIP, QARTH
from ..flick.placing import PlaceShip, PutShip, has_room
from ..position.actions import DEPLOY_SHIP, DEPLOY_TROOP, DONE
from ..position.events import SHIP_DEPLOYED
from ..position.state import State
from ..position.steps import ActionStep, boosts
from .control import bases_at, is_blockaded, own_planets
from .troops import can_hold, place_troop


def troop_sites(state: State, seat: int) -> list[int]:
    """Planets onto which a troop can be deployed."""
    found: list[int] = []
    for hole in own_planets(state, seat):
        if not can_hold(state, seat, hole):
            continue
        site = state.outposts[hole] + state.cities[hole] > 0
        if not site and not (state.knows(seat, HABITAT) and bases_at(state, hole)):
            continue
        if not is_blockaded(state, seat, hole) or state.is_empire(seat, QARTH):
            found.append(hole)
    return found


def is_phase_ship(state: State, seat: int, ship: int) -> bool:
    return ship == SHIPS + PINK and state.knows(seat, PHASE_SHIP)


def deployments(state: State, seat: int) -> list[int]:
    """What can be deployed, and where."""
    player = state.players[seat]
    found = [DEPLOY_TROOP.at(hole) for hole in troop_sites(state, seat)] if player.troops else []
    gate = state.gates[seat]
    return found + [
        DEPLOY_SHIP.at(ship)
        for ship in player.waiting_ships()
        if is_phase_ship(state, seat, ship) or has_room(state, gate, ship_radius(ship))
    ]


class DeployStep(ActionStep):
    """One deployment after the other, as often as the action allows."""

    __slots__ = ()

    def prompt(self) -> str:
        return "deploy"

    def options(self, table: Table[State], seat: int) -> list[int]:
        state = table.state
        found = deployments(state, seat) if state.left else []
        found += boosts(state, seat)
        return [*found, DONE] if state.acted or not found else found

    def take(self, table: Table[State], seat: int, action: int) -> None:
        table.state.left -= 1
        if action in DEPLOY_TROOP:
            place_troop(table, seat, DEPLOY_TROOP.place(action))
        else:
            deploy_ship(table, seat, DEPLOY_SHIP.place(action))


def deploy_ship(table: Table[State], seat: int, ship: int) -> None:
    state = table.state
    if is_phase_ship(state, seat, ship):
        table.then(seat, PlaceShip(ship))
        return
    gate = state.gates[seat]
    table.tell(SHIP_DEPLOYED, seat, ship, gate)
    table.then(seat, PutShip(ship, gate))
