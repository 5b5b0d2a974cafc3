"""Deploying and withdrawing troops, mining ore (pages 25-26)."""

from __future__ import annotations

from typing import Final

from .....core.game import ALLOWED
from .....core.table import Question, Table
from ...facts.board import DEPLOY, PIECES_ON_PLANET, WITHDRAWING
from ...facts.cards import tech_number
from ...facts.classic import BLOCKADE_RUNNERS, CONSCRIPTION, COUNT, ORE
from ...position.actions import DEPLOY_TROOP, DONE, MINE, WITHDRAW
from ...position.events import ORE_MINED
from ...position.planets import garrisons, own_planets, pieces
from ...position.state import State
from ..control import NO_BLOCKADE, own_blockades, place_barred
from ..energy import score
from ..steps import ActionStep
from ..troops import take_troop
from .home import station, withdraw

FEWEST: Final = ORE[0][0]
"""Troops that mine anything at all."""


def troops_deployed(state: State, seat: int) -> int:
    """How many troops a player may deploy with an action."""
    return tech_number(CONSCRIPTION, "count") if state.knows(seat, CONSCRIPTION) else COUNT[DEPLOY]


def deployments(state: State, seat: int, among: list[int]) -> list[int]:
    """Where a troop can be deployed, among the player's planets and the home world."""
    if not state.players[seat].troops:
        return []
    each, home = DEPLOY_TROOP.each, state.gates[seat]
    if len(among) == 1:  # the home world, which is always open
        return [each[home]]
    closed = NO_BLOCKADE if state.knows(seat, BLOCKADE_RUNNERS) else own_blockades(state, seat)
    return [
        each[hole]
        for hole in among
        if hole == home or (pieces(state, hole) < PIECES_ON_PLANET and not closed >> hole & 1)
    ]


def withdrawals(state: State, among: list[int]) -> list[int]:
    """Troops come back from anywhere, blockaded or not."""
    troops = state.troops
    return [WITHDRAW.each[hole] for hole in among if troops[hole]]


class DeployOrWithdraw(ActionStep):
    """Troops onto planets or the home world, one after the other; or instead any number of them back."""

    __slots__ = ()

    def prompt(self) -> str:
        return "deploy-or-withdraw"

    def options(self, table: Table[State], seat: int) -> list[int]:
        state = table.state
        deploys, withdraws = state.left and state.action == DEPLOY, state.action == WITHDRAWING or not state.acted
        among = garrisons(state, seat) if deploys or withdraws else []
        found = deployments(state, seat, among) if deploys else []
        if state.acted:
            found.append(DONE)
        if withdraws:
            found += withdrawals(state, among)
        return found

    def take(self, table: Table[State], seat: int, action: int) -> None:
        state = table.state
        if action in WITHDRAW:
            state.action = WITHDRAWING
            state.left = 0
            withdraw(table, seat, WITHDRAW.place(action))
        else:
            state.left -= 1
            station(table, seat, DEPLOY_TROOP.place(action))


DEPLOY_OR_WITHDRAW: Final = DeployOrWithdraw()

# Ore


def ore_barred(state: State, seat: int, hole: int, troops: int, closed: int) -> str:
    """Why that many troops cannot mine ore at a place; never on a home world, which is no planet."""
    if state.owner[hole] != seat:
        return place_barred(state, seat, hole) or "not-yours"
    if closed >> hole & 1:
        return "blockaded"
    return ALLOWED if state.troops[hole] >= troops else "needs-troops"


def mines(state: State, seat: int, mine: list[int]) -> list[int]:
    """Where ore can be mined, among the player's planets."""
    planets = [hole for hole in mine if state.troops[hole] >= FEWEST]
    if not planets:
        return []
    closed = own_blockades(state, seat)
    return [
        MINE.at(hole, troops - FEWEST)
        for hole in planets
        for troops, _ in ORE
        if not ore_barred(state, seat, hole, troops, closed)
    ]


class MineOre(Question[State]):
    """Two troops of a planet mine a point, three mine two."""

    __slots__ = ()

    def prompt(self) -> str:
        return "mine-ore"

    def options(self, table: Table[State], seat: int) -> list[int]:
        return mines(table.state, seat, own_planets(table.state, seat))

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        hole, more = MINE.places(action)
        for _ in range(FEWEST + more):
            take_troop(table.state, seat, hole)
        table.tell(ORE_MINED, seat, FEWEST + more, hole)
        score(table, seat, dict(ORE)[FEWEST + more])
