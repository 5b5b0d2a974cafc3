"""Turns (pages 11, 16): exactly one of four actions, then attacks, effects at the end, and whether the game ends."""

from __future__ import annotations

from typing import Final

from ....core.game import ALLOWED
from ....core.table import Effect, Question, Table
from ..facts.board import BUILD, DEPLOY, HOLES, MOVE, NOTHING, TURN_ACTIONS
from ..position.actions import CHOOSE, SHIFT_BASE
from ..position.events import ACTION_CHOSEN, GAME_ENDED, TURN_BEGUN
from ..position.planets import may_be_planet
from ..position.state import State
from .building import Build, has_site
from .control import blockades
from .deploying import DeployStep, deployments
from .interacting import InteractStep, can_interact
from .manoeuvres import manoeuvres, shifts
from .modes import rules_of
from .moving import MoveStep, begin_manoeuvre, can_fly
from .robots import trigger_end
from .scoring import standing


class Turn(Effect[State]):
    """A player's turn begins: relics and advanced ships of the last turn can be used now."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        player = state.players[seat]
        state.active = seat
        state.action = NOTHING
        state.acted = 0
        state.stopped = 0
        state.left = 0
        state.once = 0
        state.grounded = 0
        state.attacked = 0
        if state.used:
            state.used = []
        if state.free_flicks:
            state.free_flicks = []
        if state.bonuses:
            state.bonuses = []
        if player.fresh:
            player.relics = sorted(player.relics + player.fresh)
            player.fresh = []
        player.new_ships = 0
        table.tell(TURN_BEGUN, seat)
        table.then(seat, LAST_TURN_OVER if state.last == seat else TURN_OVER)
        table.then_all(seat, rules_of(state).turn(state, seat))


class ChooseAction(Question[State]):
    """Exactly one of the four actions; before it, the player's starbases may be moved, and cards may be used."""

    __slots__ = ()

    def prompt(self) -> str:
        return "choose-action"

    def options(self, table: Table[State], seat: int) -> list[int]:
        state = table.state
        closed = blockades(state, seat)
        found = [
            CHOOSE.at(action) for action in range(len(TURN_ACTIONS)) if not action_barred(state, seat, action, closed)
        ]
        found += shifts(state, seat, closed) if found and state.base_x else []
        return sorted(found + rules_of(state).free_choices(state, seat))

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        if action in SHIFT_BASE:
            table.then(seat, self)
            begin_manoeuvre(table, seat, action)
            return
        state = table.state
        if action not in CHOOSE:
            table.then(seat, self)
            rules_of(state).choose_freely(table, seat, action)
            return
        chosen = CHOOSE.place(action)
        state.action = chosen
        state.left = rules_of(state).action_count(state, seat, chosen)
        table.tell(ACTION_CHOSEN, seat, chosen)
        steps: list[Effect[State]] = [MoveStep(1), DeployStep(), Build(1, NOTHING), InteractStep()]
        table.then(seat, steps[chosen])


def action_barred(state: State, seat: int, action: int, closed: int) -> str:
    """Why there is nothing to do with an action; `closed` are the bits of places that are blockaded."""
    if action == MOVE:
        return ALLOWED if can_fly(state, seat) or manoeuvres(state, seat) else "no-ship-to-move"
    if action == DEPLOY:
        return ALLOWED if deployments(state, seat) else "nothing-to-deploy"
    if action == BUILD:
        return ALLOWED if has_site(state, seat, closed) else "nothing-to-build"
    return ALLOWED if can_interact(state, seat) else "nothing-to-interact"


class CheckEnd(Effect[State]):
    """Whether the end is triggered, and whose turn is next; `final` says that this was the last turn of all.

    It is known when the turn begins: an end triggered meanwhile leaves everybody one more turn.
    """

    __slots__ = ("final",)

    def __init__(self, final: int) -> None:
        self.final = final

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        if self.final:
            outcome = standing(state, True)
            for winner in outcome.winners:
                table.tell(GAME_ENDED, winner, outcome.scores[winner])
            table.end()
            return
        if rules_of(state).end_is_near(state):
            trigger_end(table, seat)
        TURN.resolve(table, (seat + 1) % len(state.players))  # at once: nothing comes between


def end_is_near(state: State) -> bool:
    """Whether the end is triggered if the turn is over now."""
    return rules_of(state).end_is_near(state)


def all_controlled(state: State) -> bool:
    """All planets are discovered and controlled by players or robots; face-down artifacts do not count."""
    if any(may_be_planet(state, hole) for hole in range(len(HOLES))):
        return False
    return all(state.owner[hole] != NOTHING for hole in state.planets())


TURN: Final = Turn()
TURN_OVER: Final = CheckEnd(0)
LAST_TURN_OVER: Final = CheckEnd(1)
CHOOSE_ACTION: Final = ChooseAction()
