"""Turns of the classic mode (pages 25-26): exactly one action, then places may be scanned."""

from __future__ import annotations

from typing import Final

from .....core.game import ALLOWED
from .....core.table import Effect, Question, Table
from ...facts.board import BUILD, DEPLOY, MINING, MOVE, NOTHING, RESEARCHING, TURN_ACTIONS
from ...position.actions import CHOOSE, CHOOSE_CLASSIC
from ...position.events import ACTION_CHOSEN
from ...position.state import State
from ..attacking import ATTACK
from .building import BuildForTroops, sites
from .deploying import DeployOrWithdraw, MineOre, mines, troops_deployed
from .moving import SpendPoints, launches, movement_points
from .research import ResearchNext, advances

CLASSIC_TURN: Final = (MOVE, DEPLOY, BUILD, MINING, RESEARCHING)
"""The actions of a turn."""


def choice(action: int) -> int:
    """The answer that chooses an action."""
    return CHOOSE.at(action) if action < len(TURN_ACTIONS) else CHOOSE_CLASSIC.at(action - len(TURN_ACTIONS))


def action_barred(state: State, seat: int, action: int) -> str:
    """Why there is nothing to do with an action."""
    if action == MOVE:
        able = state.players[seat].any_out() or launches(state, seat)
        return ALLOWED if able else "no-ship-to-move"
    if action == DEPLOY:
        return ALLOWED  # there is always a troop for the home world, or one that can come back
    if action == BUILD:
        return ALLOWED if sites(state, seat, NOTHING) else "nothing-to-build"
    if action == MINING:
        return ALLOWED if mines(state, seat) else "no-ore-to-mine"
    return ALLOWED if advances(state, seat) else "nothing-to-research"


class ChooseClassicAction(Question[State]):
    """Exactly one action."""

    __slots__ = ()

    def prompt(self) -> str:
        return "choose-classic-action"

    def options(self, table: Table[State], seat: int) -> list[int]:
        return [choice(action) for action in CLASSIC_TURN if not action_barred(table.state, seat, action)]

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        state = table.state
        classic = action in CHOOSE_CLASSIC
        chosen = len(TURN_ACTIONS) + CHOOSE_CLASSIC.place(action) if classic else CHOOSE.place(action)
        state.action = chosen
        table.tell(ACTION_CHOSEN, seat, chosen)
        if chosen == MOVE:
            state.left = movement_points(state, seat)
            table.then(seat, SpendPoints(), ATTACK)
        elif chosen == DEPLOY:
            state.left = troops_deployed(state, seat)
            table.then(seat, DeployOrWithdraw())
        else:
            table.then(seat, _step(chosen))


def _step(chosen: int) -> Effect[State]:
    """What an action is that is done once."""
    if chosen == BUILD:
        return BuildForTroops(NOTHING)
    return MineOre() if chosen == MINING else ResearchNext()


CHOOSE_CLASSIC_ACTION: Final = ChooseClassicAction()
