"""Milestones of the rival (page 23): the best space of a gold tile, a message reward by the arrow."""

from __future__ import annotations

from ....core.table import Table
from ..facts.board import GOLD_TILES, NOTHING
from ..position.actions import MARK, REPLY
from ..position.events import GOLD_CHOSEN, GOLD_LEFT, MESSAGE_CHOSEN
from ..position.owned import owners_of
from ..position.state import State
from ..position.thinking import ONLY_ONE
from ..rules.milestones import ChooseMessageReward, MarkGold
from .arrow import first_by_arrow, ground_by_arrow


def mark_gold(table: Table[State], seat: int, question: MarkGold) -> None:
    """A tile that nobody has marked yet, the first by the arrow; else none."""
    state = table.state
    free = [tile for tile in range(GOLD_TILES) if not owners_of(state.gold_marks, tile)]
    if not free:
        table.tell(GOLD_LEFT, seat)
        return
    tile = first_by_arrow(state, free)
    table.tell(GOLD_CHOSEN, seat, tile + 1, ground_by_arrow(state) if len(free) > 1 else ONLY_ONE)
    question.answer(table, seat, MARK.at(tile))


def choose_message_reward(table: Table[State], seat: int, question: ChooseMessageReward) -> None:
    """The first free reward by the arrow."""
    state = table.state
    free = [reward for reward, owner in enumerate(state.messages_taken) if owner == NOTHING]
    if not free:
        return
    reward = first_by_arrow(state, free)
    table.tell(MESSAGE_CHOSEN, seat, reward + 1, ground_by_arrow(state) if len(free) > 1 else ONLY_ONE)
    question.answer(table, seat, REPLY.at(reward))
