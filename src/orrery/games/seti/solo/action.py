"""An action on one of the rival's cards: what may be in its way, and what it does."""

from __future__ import annotations

from ....core.description import Description
from ....core.table import Table
from ..position.state import State
from ..position.thinking import NO_OBSTACLE


class RivalAction:
    """One line of an action card; a fact, never part of a position."""

    __slots__ = ("attempt",)

    def __init__(self, attempt: int) -> None:
        self.attempt = attempt

    def obstacle(self, state: State, seat: int) -> int:
        """Why it is not possible now, or NO_OBSTACLE."""
        return NO_OBSTACLE

    def held(self, state: State, seat: int) -> int:
        """How much the rival has of what the action needs; -1 where that is nothing to be counted."""
        return -1

    def take(self, table: Table[State], seat: int) -> None:
        raise NotImplementedError

    def describe(self) -> Description:
        raise NotImplementedError
