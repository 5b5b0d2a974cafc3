"""A turn: production, flight, trade and build; then the die goes to the rival (page 4)."""

from __future__ import annotations

from typing import Final

from ....core.effects import together
from ....core.table import Effect, Table
from ..position.events import TURN_BEGUN
from ..position.state import State
from .building import TradeAndBuild
from .flight import ChooseSector
from .production import Produce, RollProduction
from .scoring import CheckDeadlock


class Turn(Effect[State]):
    """The phases of a turn, one after the other, and the next turn behind them."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        state.active = seat
        state.turn += 1
        table.tell(TURN_BEGUN, seat, state.turn)
        table.then(1 - seat, self)
        table.then_all(seat, _PHASES)


TURN: Final = Turn()
_PHASES: Final[list[Effect[State]]] = [
    CheckDeadlock(),
    RollProduction(),
    together(Produce()),
    ChooseSector(),
    TradeAndBuild(),
]
