"""Actions done one step after the other (pages 11-15), and energy that lets one do them more often."""

from __future__ import annotations

from ....core.table import Question, Table
from ..rules.ending import nothing_follows
from ..rules.energy import READY, available, spend, spend_double
from .actions import BOOST, DONE
from .events import BOOSTED
from .state import State


def boosts(state: State, seat: int) -> list[int]:
    """Ways of boosting an action: an energy for one more, the token worth two for two more."""
    player = state.players[seat]
    found = [BOOST.at(0)] if available(player) else []
    return [*found, BOOST.at(1)] if player.double == READY else found


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
        return {"count": table.state.left, "ends": int(self.is_last(table) and nothing_follows(table.state, seat))}

    def always_asked(self) -> bool:
        return True

    def is_last(self, table: Table[State]) -> bool:
        """Whether it is a step of the turn's own action, after which the turn goes to its end."""
        return True

    def take(self, table: Table[State], seat: int, action: int) -> None:
        """One step."""
        raise NotImplementedError

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        table.state.stopped = int(action == DONE)
        if action == DONE:
            return
        table.then(seat, self)
        if action in BOOST:
            boost(table, seat, action)
            return
        table.state.acted = 1
        self.take(table, seat, action)
