"""Play Race with our engine so that the state at the end of each phase can be seen.

An answer may end one phase and begin the next. A table is data: a state and effects still to be done. Here the table
holds only the effect that is being done, and the effects that follow wait in a list beside it; before the one that
begins the next phase the state is that at the end of the last. This needs no hook in the engine and works on the
compiled build.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.core.dealer import Dealer
from orrery.core.game import OptionValue
from orrery.core.table import Pending, Question, Stack, Table
from orrery.games.race import GAME
from orrery.games.race.position.state import SELECT, SETUP, State
from orrery.games.race.rules.round import BEGIN_ROUND, CHECK_END, END_ROUND, PHASES

_PHASE_ENDS_BEFORE: Final = (*PHASES.values(), END_ROUND, CHECK_END)


class PhaseTable:
    """A table that reports its state after the set-up, after each phase and after the hand limit."""

    def __init__(
        self, seats: int, options: dict[str, OptionValue], dealer: Dealer, ended: Callable[[State], None]
    ) -> None:
        self._ended = ended
        self.table = GAME.begin(seats, options, dealer)
        self._following: list[Pending[State]] = []
        self._take_following()
        self._go_on()

    @property
    def over(self) -> bool:
        return self.table.over and not self._following

    def act(self, seat: int, action: int) -> None:
        """Answer the seat's question and go on until the next one."""
        self.table.act(seat, action)
        self._go_on()

    def _go_on(self) -> None:
        while self.table.over and self._following:
            item = self._following.pop()
            state, effect = self.table.state, item.effect
            setup_ends = effect is BEGIN_ROUND and state.phase == SETUP
            phase_ends = any(effect is beginning for beginning in _PHASE_ENDS_BEFORE) and state.phase != SELECT
            if setup_ends or phase_ends:
                self._ended(state)
            self._do(item)

    def _do(self, item: Pending[State]) -> None:
        """Do one effect: a question is put, of another one only what it owes to seats is done at once."""
        seats = len(self.table.owed)
        self.table = Table(
            GAME.actions, self.table.state, Stack(None), [Stack(None) for _ in range(seats)], self.table.dealer
        )
        if isinstance(item.effect, Question):
            self.table.then(item.seat, item.effect)
            self.table.run()
            return
        item.effect.resolve(self.table, item.seat)
        self._take_following()
        if self.table.owing:
            self.table.run()

    def _take_following(self) -> None:
        """Let what an effect has left to do wait beside the table."""
        self._following += self.table.pending.items()
        self.table.pending.top = None
