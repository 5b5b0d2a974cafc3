"""Steps of the round: which powers count in them, and who has their bonus (pages 4, 5, 7)."""

from __future__ import annotations

from ....core.table import Table
from ..position.events import PHASE_BEGUN
from ..position.state import UNDECIDED, Player, State


def begin_step(table: Table[State], step: int) -> None:
    """A power counts only if its card lies in the tableau now, when the phase begins."""
    state = table.state
    state.phase = step
    for player in state.players:
        player.ready = len(player.tableau)
        player.choice = UNDECIDED
    table.tell(PHASE_BEGUN, state.first, step)


def total(player: Player, numbers: tuple[int, ...]) -> int:
    """What the cards whose powers count in this step add up to, where each card has a number."""
    found = 0
    tableau = player.tableau
    for place in range(player.ready):
        found += numbers[tableau[place]]
    return found


def has_bonus(player: Player, action: int, again: bool) -> bool:
    """In a second run of a phase only who played both of its cards has the bonus again."""
    return player.actions.count(action) > int(again)
