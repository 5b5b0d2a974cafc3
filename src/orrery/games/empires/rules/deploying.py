"""Deploying (page 13): troops onto planets with an outpost or a city, ships into the orbit of the gate."""

from __future__ import annotations

from ....core.game import ALLOWED
from ....core.table import Question, Table
from ..facts.board import PINK, SHIPS, ship_radius
from ..facts.cards import HABITAT, PHASE_SHIP, QARTH
from ..position.actions import AT, DEPLOY_SHIP, DEPLOY_TROOP, DONE
from ..position.planets import bases_at, has_space, own_planets
from ..position.state import State
from .control import is_blockaded, place_barred
from .modes import rules_of
from .placing import PlaceShip, PutShip, has_room
from .steps import ActionStep, boosts
from .troops import place_troop


def troop_barred(state: State, seat: int, hole: int) -> str:
    """Why no troop can be deployed onto a planet: it needs an outpost or a city, with the habitat or a starbase."""
    if state.owner[hole] != seat:
        return place_barred(state, seat, hole) or "not-yours"
    if not state.players[seat].troops:
        return "no-troop-left"
    if not has_space(state, hole):
        return "planet-full"
    site = state.outposts[hole] + state.cities[hole] > 0
    if not site and not (state.knows(seat, HABITAT) and bases_at(state, hole)):
        return "no-base-for-troops"
    closed = is_blockaded(state, seat, hole) and not state.is_empire(seat, QARTH)
    return "blockaded" if closed else ALLOWED


def ship_barred(state: State, seat: int, ship: int) -> str:
    """Why a ship of the player board cannot be deployed; the phase ship goes anywhere."""
    if state.players[seat].is_new(ship):
        return "new-ship"
    return ALLOWED if is_phase_ship(state, seat, ship) or open_harbours(state, seat, ship) else "orbit-full"


def open_harbours(state: State, seat: int, ship: int) -> list[int]:
    """Where a ship can be deployed."""
    harbours = [hole for hole in rules_of(state).harbours(state, seat) if not is_blockaded(state, seat, hole)]
    return [hole for hole in harbours if has_room(state, hole, ship_radius(ship))]


def is_phase_ship(state: State, seat: int, ship: int) -> bool:
    return ship == SHIPS + PINK and state.knows(seat, PHASE_SHIP)


def deployments(state: State, seat: int) -> list[int]:
    """What can be deployed, and where."""
    player = state.players[seat]
    planets = own_planets(state, seat) if player.troops else []
    found = [DEPLOY_TROOP.at(hole) for hole in planets if not troop_barred(state, seat, hole)]
    return found + [DEPLOY_SHIP.at(ship) for ship in player.waiting_ships() if not ship_barred(state, seat, ship)]


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
    harbours = open_harbours(state, seat, ship)
    table.then(seat, PutShip(ship, harbours[0]) if len(harbours) == 1 else ChooseHarbour(ship))


class ChooseHarbour(Question[State]):
    """Into which orbit a ship is deployed."""

    __slots__ = ("ship",)

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def prompt(self) -> str:
        return "choose-harbour"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"ship": self.ship}

    def options(self, table: Table[State], seat: int) -> list[int]:
        return [AT.at(hole) for hole in open_harbours(table.state, seat, self.ship)]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        table.then(seat, PutShip(self.ship, AT.place(action)))
