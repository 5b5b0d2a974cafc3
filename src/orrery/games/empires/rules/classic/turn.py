"""Turns of the classic mode (pages 25-26): exactly one action, then places may be scanned."""

from __future__ import annotations

from typing import Final

from .....core.game import ALLOWED
from .....core.table import Effect, Question, Table
from ...facts.board import BUILD, DEPLOY, MINING, MOVE, NOTHING, RESEARCHING, TURN_ACTIONS
from ...position.actions import CHOOSE, CHOOSE_CLASSIC
from ...position.events import ACTION_CHOSEN
from ...position.planets import own_planets
from ...position.state import State
from ..attacking import ATTACK, targets
from ..moving import can_fly
from .building import BuildForTroops, sites
from .deploying import DEPLOY_OR_WITHDRAW, MineOre, mines, troops_deployed
from .moving import SPEND_POINTS, landings, launches, movement_points
from .research import ResearchNext, advances

CLASSIC_TURN: Final = (MOVE, DEPLOY, BUILD, MINING, RESEARCHING)
"""The actions of a turn."""


_REASONS: Final = {
    MOVE: "no-ship-to-move",
    BUILD: "nothing-to-build",
    MINING: "no-ore-to-mine",
    RESEARCHING: "nothing-to-research",
}


def choice(action: int) -> int:
    """The answer that chooses an action."""
    return CHOOSE.at(action) if action < len(TURN_ACTIONS) else CHOOSE_CLASSIC.at(action - len(TURN_ACTIONS))


_MOVE: Final = choice(MOVE)
_DEPLOY: Final = choice(DEPLOY)
_BUILD: Final = choice(BUILD)
_MINING: Final = choice(MINING)
_RESEARCHING: Final = choice(RESEARCHING)
_CHOSEN: Final = {choice(action): action for action in CLASSIC_TURN}
"""By answer: the action it chooses."""


def open_choices(state: State, seat: int) -> list[int]:
    """The answers that choose an action with which there is something to do."""
    found = [_MOVE] if can_move(state, seat) else []
    found.append(_DEPLOY)  # there is always a troop for the home world, or one that can come back
    mine = own_planets(state, seat)
    if not mine:
        return found
    troops = state.troops
    manned = [hole for hole in mine if troops[hole]]
    if manned and sites(state, seat, manned, NOTHING):
        found.append(_BUILD)
    if manned and mines(state, seat, manned):
        found.append(_MINING)
    if advances(state, seat, mine):
        found.append(_RESEARCHING)
    return found


def can_move(state: State, seat: int) -> bool:
    """Return whether a point can be spent, or an attack made without moving."""
    flies = can_fly(state, seat) or bool(launches(state, seat))
    return flies or bool(landings(state, seat)) or bool(targets(state, seat))


def action_barred(state: State, seat: int, action: int) -> str:
    """Why there is nothing to do with an action."""
    return ALLOWED if choice(action) in open_choices(state, seat) else _REASONS[action]


class ChooseClassicAction(Question[State]):
    """Exactly one action."""

    __slots__ = ()

    def prompt(self) -> str:
        return "choose-classic-action"

    def options(self, table: Table[State], seat: int) -> list[int]:
        return open_choices(table.state, seat)

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        state = table.state
        chosen = _CHOSEN[action]
        state.action = chosen
        table.tell(ACTION_CHOSEN, seat, chosen)
        if chosen == MOVE:
            state.left = movement_points(state, seat)
            table.then(seat, SPEND_POINTS, ATTACK)
        elif chosen == DEPLOY:
            state.left = troops_deployed(state, seat)
            table.then(seat, DEPLOY_OR_WITHDRAW)
        else:
            table.then(seat, _step(chosen))


def _step(chosen: int) -> Effect[State]:
    """What an action is that is done once."""
    if chosen == BUILD:
        return BuildForTroops(NOTHING)
    return MineOre() if chosen == MINING else ResearchNext()


CHOOSE_CLASSIC_ACTION: Final = ChooseClassicAction()
