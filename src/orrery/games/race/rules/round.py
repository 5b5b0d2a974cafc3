"""The round (pages 3-4, 6): choosing actions, revealing them, the chosen phases, the hand limit, the end."""

from __future__ import annotations

from typing import Final

from ....core.table import Effect, Question, Table
from ..facts.cards import NOTHING
from ..facts.limits import FULL_TABLEAU, HAND_LIMIT
from ..position.actions import ACTIONS, CHOOSE, DEVELOP, PHASE_ACTIONS, SETTLE
from ..position.events import ACTION_CHOSEN, ACTION_REVEALED, GAME_ENDED, ROUND_BEGUN
from ..position.state import CONSUME as CONSUME_STEP
from ..position.state import DEVELOP as DEVELOP_STEP
from ..position.state import DEVELOP_AGAIN, ROUND_END, SELECT, SETTLE_AGAIN, Player, State
from ..position.state import EXPLORE as EXPLORE_STEP
from ..position.state import PRODUCE as PRODUCE_STEP
from ..position.state import SETTLE as SETTLE_STEP
from .consume import CONSUME_PHASE
from .explore import EXPLORE_PHASE
from .payment import KEEP_HAND_LIMIT
from .placing import PlacingPhase
from .produce import PRODUCE_PHASE
from .scoring import points, winners
from .steps import begin_step


class BeginRound(Effect[State]):
    """Everybody chooses actions in secret."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        state.rounds += 1
        table.tell(ROUND_BEGUN, seat, state.rounds)
        begin_step(table, SELECT)
        state.secret = 1
        for player in state.players:
            player.actions.clear()
        table.together(CHOOSE_ACTION)
        table.then(seat, REVEAL_ACTIONS)


_EVERY_ACTION: Final = list(range(len(ACTIONS)))


def choosable(player: Player) -> list[int]:
    """The action cards a player can still choose."""
    if not player.actions:
        return _EVERY_ACTION[:]
    played = used_up(player)
    return [action for action in _EVERY_ACTION if action not in played]


def used_up(player: Player) -> list[int]:
    """The action cards already chosen that exist once; only Develop and Settle exist twice."""
    return [action for action in player.actions if action not in (DEVELOP, SETTLE)]


class ChooseAction(Question[State]):
    """Which action card to play; in the advanced game for two, a second one follows (page 7)."""

    __slots__ = ()

    def prompt(self) -> str:
        return "choose-action"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        state = table.state
        return {"number": len(state.players[seat].actions) + 1, "of": state.actions_of_a_round()}

    def options(self, table: Table[State], seat: int) -> list[int]:
        player = table.state.players[seat]
        return [CHOOSE.each[action] for action in choosable(player)] if player.actions else CHOOSE.each

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        actions = table.state.players[seat].actions
        chosen = CHOOSE.place(action)
        actions.append(chosen)
        actions.sort()
        table.tell(ACTION_CHOSEN, seat, chosen)
        if len(actions) < table.state.actions_of_a_round():
            table.then(seat, self)


class RevealActions(Effect[State]):
    """All action cards are turned over; the phases somebody chose take place, in their order."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        state.secret = 0
        table.reveal()
        for owner in state.order():
            for action in state.players[owner].actions:
                table.tell(ACTION_REVEALED, owner, action)
        table.then(seat, END_ROUND)
        table.then_all(seat, [PHASES[step] for step in steps_of_round(state)])


PHASE_STEPS: Final = [
    [EXPLORE_STEP],
    [DEVELOP_STEP, DEVELOP_AGAIN],
    [SETTLE_STEP, SETTLE_AGAIN],
    [CONSUME_STEP],
    [PRODUCE_STEP],
]
"""The steps of each phase, for the first time and, where there are two cards of an action, for the second."""
_PHASE_OF: Final = tuple(
    phase for action in _EVERY_ACTION for phase, actions in enumerate(PHASE_ACTIONS.values()) if action in actions
)
"""The place of the phase that each action chooses."""


def steps_of_round(state: State) -> list[int]:
    """The phases somebody has chosen, in their order; both cards of one player make a phase run twice."""
    times = [0] * len(PHASE_STEPS)
    for player in state.players:
        before = NOTHING
        for action in player.actions:  # in ascending order: two cards of an action lie side by side
            phase = _PHASE_OF[action]
            times[phase] = max(times[phase], 2 if action == before else 1)
            before = action
    found: list[int] = []
    for phase, count in enumerate(times):
        for again in range(count):
            found.append(PHASE_STEPS[phase][again])
    return found


class EndRound(Effect[State]):
    """The hand limit for all, then the question whether the game is over."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        begin_step(table, ROUND_END)
        table.then(seat, CHECK_END)
        for player in table.state.players:
            if len(player.hand) > HAND_LIMIT:
                table.together(KEEP_HAND_LIMIT)
                return


class CheckEnd(Effect[State]):
    """The game ends with twelve cards in a tableau or with the last point of the pool."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        full = False
        for player in state.players:
            full = full or len(player.tableau) >= FULL_TABLEAU
        if full or state.pool <= 0:
            for winner in winners(state):
                table.tell(GAME_ENDED, winner, points(state.players[winner]))
            table.end()
        else:
            table.then(seat, BEGIN_ROUND)


PHASES: Final[dict[int, Effect[State]]] = {
    EXPLORE_STEP: EXPLORE_PHASE,
    DEVELOP_STEP: PlacingPhase(DEVELOP_STEP),
    DEVELOP_AGAIN: PlacingPhase(DEVELOP_AGAIN),
    SETTLE_STEP: PlacingPhase(SETTLE_STEP),
    SETTLE_AGAIN: PlacingPhase(SETTLE_AGAIN),
    CONSUME_STEP: CONSUME_PHASE,
    PRODUCE_STEP: PRODUCE_PHASE,
}
BEGIN_ROUND: Final = BeginRound()
CHOOSE_ACTION: Final = ChooseAction()
REVEAL_ACTIONS: Final = RevealActions()
END_ROUND: Final = EndRound()
CHECK_END: Final = CheckEnd()
