"""Actions done one step after the other (pages 11-15), and energy that lets one do them more often."""

from __future__ import annotations

from ....core.game import ALLOWED
from ....core.table import Question, Table
from ..position.actions import BOOST, DONE
from ..position.events import BOOSTED
from ..position.player import READY
from ..position.state import State
from .energy import available, spend, spend_double
from .modes import rules_of


def boosts(state: State, seat: int) -> list[int]:
    """Ways of boosting an action: an energy for one more, the token worth two for two more."""
    found = [] if boost_barred(state, seat) else [BOOST.at(0)]
    return [*found, BOOST.at(1)] if state.players[seat].double == READY else found


def boost_barred(state: State, seat: int) -> str:
    return ALLOWED if available(state.players[seat]) else "no-energy"


def boost(table: Table[State], seat: int, action: int) -> None:
    """Do the chosen action more often."""
    state = table.state
    player = state.players[seat]
    count = BOOST.place(action) + 1
    if count == 1:
        spend(player, 1)
    else:
        spend_double(player)
    state.left += count
    table.tell(BOOSTED, seat, count)


class ActionStep(Question[State]):
    """The next step of an action: it is asked again until nothing more is wanted."""

    __slots__ = ()

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        state = table.state
        ends = self.is_last(table) and rules_of(state).nothing_follows(state, seat)
        return {"count": state.left, "ends": int(ends)}

    def always_asked(self) -> bool:
        return True

    def is_last(self, table: Table[State]) -> bool:
        """Whether it is a step of the turn's own action, after which the turn goes to its end."""
        return True

    def take(self, table: Table[State], seat: int, action: int) -> None:
        """One step."""
        raise NotImplementedError

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        state = table.state
        if action == DONE:
            state.stopped = 1
            return
        state.stopped = 0
        table.then(seat, self)
        if action in BOOST:
            boost(table, seat, action)
            return
        state.acted = 1
        self.take(table, seat, action)
