"""What objectives are for (page 26): rounds take completed ones; the rival profits by those that are missing."""

from __future__ import annotations

from typing import Final

from ....core.table import Table
from ..facts.objectives import POINTS_PER_UNCOMPLETED, PROGRESS_PER_MISSING, ROUND_NEEDS
from ..position.events import OBJECTIVES_LEFT, OBJECTIVES_MISSED, OBJECTIVES_PAID
from ..position.state import State
from ..position.thinking import BY_OBJECTIVES
from ..rules.resources import score
from .objectives import PERSON, collect_objectives
from .progress import advance

RIVAL: Final = 1


def settle_objectives(table: Table[State]) -> None:
    """At the end of a round, before income: whatever is completed by now is collected first."""
    collect_objectives(table)
    if table.state.rounds <= len(ROUND_NEEDS):
        _hand_in(table)
    else:
        _count_uncompleted(table)


def _hand_in(table: Table[State]) -> None:
    """The round takes its number of completed objectives; for each that is missing the rival progresses."""
    state = table.state
    objectives = state.objectives[0]
    needed = ROUND_NEEDS[state.rounds - 1]
    paid = min(needed, len(objectives.completed))
    if paid:
        objectives.spent = [*objectives.spent, *objectives.completed[:paid]]
        objectives.completed = objectives.completed[paid:]
        table.tell(OBJECTIVES_PAID, PERSON, paid)
    missing = needed - paid
    if missing:
        progress = missing * PROGRESS_PER_MISSING
        table.tell(OBJECTIVES_MISSED, PERSON, missing, progress)
        advance(table, RIVAL, progress, BY_OBJECTIVES)


def _count_uncompleted(table: Table[State]) -> None:
    """After the last round the rival scores for every objective that lies open or in the stack."""
    objectives = table.state.objectives[0]
    uncompleted = len(objectives.tiles) + sum(objectives.left)
    if uncompleted:
        points = uncompleted * POINTS_PER_UNCOMPLETED
        table.tell(OBJECTIVES_LEFT, PERSON, uncompleted, points)
        score(table, RIVAL, points)
