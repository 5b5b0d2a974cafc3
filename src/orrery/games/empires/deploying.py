"""Deploying (page 13): troops onto planets with an outpost or a city, ships into the orbit of the gate."""

from __future__ import annotations

from ...core.table import Effect, Question, Table
from .actions import BOOST, DEPLOY_SHIP, DEPLOY_TROOP, DONE
from .board import HOLES, PINK, SHIPS, ship_radius
from .cards import HABITAT, PHASE_SHIP, QARTH
from .control import bases_at, is_blockaded
from .energy import READY, available, spend, spend_double
from .events import BOOSTED, SHIP_DEPLOYED
from .placing import PlaceShip, PutShip, has_room
from .state import State
from .troops import can_hold, place_troop


def boosts(state: State, seat: int) -> list[int]:
    """Ways of boosting an action: an energy for one more, the token worth two for two more."""
    player = state.players[seat]
    found = [BOOST] if available(player) else []
    return [*found, BOOST + 1] if player.double == READY else found


def boost(table: Table[State], seat: int, action: int) -> None:
    """Do the chosen action more often."""
    state = table.state
    player = state.players[seat]
    count = action - BOOST + 1
    if count == 1:
        spend(player, 1)
    else:
        spend_double(player)
    state.left += count
    table.tell(BOOSTED, seat, count)


def troop_sites(state: State, seat: int) -> list[int]:
    """Planets onto which a troop can be deployed."""
    found: list[int] = []
    for hole in range(len(HOLES)):
        if state.owner[hole] != seat or not can_hold(state, seat, hole):
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
    found = [DEPLOY_TROOP + hole for hole in troop_sites(state, seat)] if player.troops else []
    gate = state.gates[seat]
    return found + [
        DEPLOY_SHIP + ship
        for ship in player.waiting_ships()
        if is_phase_ship(state, seat, ship) or has_room(state, gate, ship_radius(ship))
    ]


class DeployStep(Question[State]):
    """One deployment after the other, as often as the action allows."""

    __slots__ = ()

    def prompt(self) -> str:
        return "deploy"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"count": table.state.left}

    def always_asked(self) -> bool:
        return True

    def options(self, table: Table[State], seat: int) -> list[int]:
        state = table.state
        found = deployments(state, seat) if state.left else []
        found += boosts(state, seat)
        return [*found, DONE] if state.acted or not found else found

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        if action == DONE:
            return
        table.then(seat, self)
        if action >= BOOST:
            boost(table, seat, action)
            return
        table.state.left -= 1
        table.state.acted = 1
        if action < DEPLOY_SHIP:
            place_troop(table, seat, action - DEPLOY_TROOP)
        else:
            deploy_ship(table, seat, action - DEPLOY_SHIP)


def deploy_ship(table: Table[State], seat: int, ship: int) -> None:
    state = table.state
    gate = state.gates[seat]
    table.tell(SHIP_DEPLOYED, seat, ship, gate)
    put: Effect[State] = PlaceShip(ship) if is_phase_ship(state, seat, ship) else PutShip(ship, gate)
    table.then(seat, put)
