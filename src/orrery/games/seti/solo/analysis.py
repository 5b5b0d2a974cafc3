"""The rival's data analysis (page 25)."""

from __future__ import annotations

from ....core.description import Description, phrase
from ....core.facts import Entry
from ....core.table import Effect, Table
from ..facts.board import COMPUTER, COMPUTER_SLOTS
from ..facts.solo import COMPUTER_TECH_POINTS, COMPUTER_TECH_PROGRESS
from ..position.events import ANALYSED
from ..position.state import State
from ..position.thinking import ANALYSE, BY_TECHNOLOGY, COMPUTER_NOT_FULL, NO_OBSTACLE
from ..rules.computer import ANALYSIS
from ..rules.resources import score
from .action import RivalAction
from .computer import store_data
from .progress import advance
from .technologies import owns, spend_tech


class AnalyseAction(RivalAction):
    """Clear the computer for printed points and a blue trace, fill it up, then spend a computer technology."""

    __slots__ = ("points",)

    def __init__(self, entry: Entry) -> None:
        super().__init__(ANALYSE)
        self.points = entry.number("score")

    def obstacle(self, state: State, seat: int) -> int:
        return NO_OBSTACLE if self.held(state, seat) == COMPUTER_SLOTS else COMPUTER_NOT_FULL

    def held(self, state: State, seat: int) -> int:
        return state.players[seat].computer

    def take(self, table: Table[State], seat: int) -> None:
        table.state.players[seat].computer = 0
        table.tell(ANALYSED, seat)
        score(table, seat, self.points)
        table.then(seat, ANALYSIS, FillComputer(), SpendComputerTech())

    def describe(self) -> Description:
        return phrase("seti-rival-analyse", points=self.points)


class FillComputer(Effect[State]):
    """As many data of the pool as possible go to the computer again."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        store_data(table, seat)


class SpendComputerTech(Effect[State]):
    """One computer technology, if there is one, is worth points and progress."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        if owns(table.state, COMPUTER):
            spend_tech(table, seat, COMPUTER)
            score(table, seat, COMPUTER_TECH_POINTS)
            advance(table, seat, COMPUTER_TECH_PROGRESS, BY_TECHNOLOGY)
