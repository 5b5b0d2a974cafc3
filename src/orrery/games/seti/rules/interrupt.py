"""Questions of one's own turn: free actions may come in between, and the same question is asked again (page 5)."""

from __future__ import annotations

from typing import Final

from ....core.table import Question, Table
from ..position.actions import DECLINE, is_free
from ..position.state import State

CARDS_IN_HAND: Final = 0
PUBLICITY: Final = 1
ENERGY: Final = 2
DATA: Final = 3
EXOFOSSILS: Final = 4
MOVEMENT: Final = 5
ROOM_FOR_DATA: Final = 6
"""What a step may lack, and free actions may bring."""


class FreeActions:
    """What the active player may do at any time in one's own turn; see `free.py`."""

    def options(self, table: Table[State], seat: int) -> list[int]:
        raise NotImplementedError

    def begin(self, table: Table[State], seat: int, action: int) -> None:
        raise NotImplementedError

    def could_bring(self, state: State, seat: int, wanted: int, amount: int) -> bool:
        """Whether free actions that are possible now may lead to that much of something."""
        raise NotImplementedError


FREE_ACTIONS: Final[list[FreeActions]] = []
"""One entry, made where all free actions are known."""


def could_bring(state: State, seat: int, wanted: int, amount: int) -> bool:
    return FREE_ACTIONS[0].could_bring(state, seat, wanted, amount)


class RivalMind:
    """What the rival of a game alone does where a person would be asked; see `solo/mind.py`."""

    def has_rule(self, question: Question[State]) -> bool:
        """Whether the rules say what the rival does there."""
        raise NotImplementedError

    def decide(self, table: Table[State], seat: int, question: Question[State]) -> None:
        raise NotImplementedError


RIVAL_MIND: Final[list[RivalMind]] = []
"""One entry, made where all its decisions are known."""


class SidesQuestion(Question[State]):
    """A question that may come to the rival as well, who follows its own rules instead of being asked."""

    __slots__ = ()

    def for_own_sides(self) -> bool:
        return RIVAL_MIND[0].has_rule(self)

    def decide(self, table: Table[State], seat: int) -> None:
        RIVAL_MIND[0].decide(table, seat, self)


class TurnQuestion(SidesQuestion):
    """A question that free actions may interrupt: where there is something to choose, or they could serve it.

    A step that lacks its means is asked as well if free actions that are possible now could bring them:
    it may be declined then. Else it is left out without a word.
    """

    __slots__ = ()

    def choices(self, table: Table[State], seat: int) -> list[int]:
        """The answers to the question itself."""
        raise NotImplementedError

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        raise NotImplementedError

    def free_action_helps(self, table: Table[State], seat: int) -> bool:
        """Whether a free action could give the step more than the one answer, or none, that it has as it is."""
        return False

    def options(self, table: Table[State], seat: int) -> list[int]:
        found = self.choices(table, seat)
        state = table.state
        if state.free and seat == state.active:
            if len(found) > 1 or (found and self.always_asked()):
                found = found + FREE_ACTIONS[0].options(table, seat)
            elif self.free_action_helps(table, seat):
                found = (found or [DECLINE]) + FREE_ACTIONS[0].options(table, seat)
        found.sort()
        return found

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        if is_free(action) and table.state.free:
            table.then(seat, self)
            FREE_ACTIONS[0].begin(table, seat, action)
        elif action != DECLINE or action in self.choices(table, seat):
            self.choose(table, seat, action)


class ServedQuestion(TurnQuestion):
    """A step whose message says that it lacks its means: it is told how many answers the step itself has."""

    __slots__ = ()

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"own": len(self.choices(table, seat))}
