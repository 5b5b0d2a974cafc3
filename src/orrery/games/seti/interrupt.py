"""Questions of the own turn: free actions may come in between, and the same question is asked again (page 5)."""

from __future__ import annotations

from typing import Final

from ...core.table import Question, Table
from .actions import FIRST_FREE, LAST_FREE
from .state import State


class FreeActions:
    """What the active player may do at any time in the own turn; see `free.py`."""

    def options(self, table: Table[State], seat: int) -> list[int]:
        raise NotImplementedError

    def begin(self, table: Table[State], seat: int, action: int) -> None:
        raise NotImplementedError


FREE_ACTIONS: Final[list[FreeActions]] = []
"""One entry, made where all free actions are known."""


class TurnQuestion(Question[State]):
    """A question that free actions may interrupt, where there is something to choose at all."""

    __slots__ = ()

    def choices(self, table: Table[State], seat: int) -> list[int]:
        """The answers to the question itself."""
        raise NotImplementedError

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        raise NotImplementedError

    def options(self, table: Table[State], seat: int) -> list[int]:
        found = self.choices(table, seat)
        state = table.state
        if found and state.free and seat == state.active and (len(found) > 1 or self.always_asked()):
            found = found + FREE_ACTIONS[0].options(table, seat)
        found.sort()
        return found

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        if FIRST_FREE <= action <= LAST_FREE and table.state.free:
            table.then(seat, self)
            FREE_ACTIONS[0].begin(table, seat, action)
        else:
            self.choose(table, seat, action)
