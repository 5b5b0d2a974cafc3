"""Alone, an action is judged together with the one of the next turn: most plans need two."""

from __future__ import annotations

from ...core.table import Table
from ...games.empires.position.actions import CHOOSE, TECHNOLOGY
from ...games.empires.position.campaign import OPEN
from ...games.empires.position.state import State
from . import weights
from .mind import Mind
from .quick import STOP
from .thinking import Thinker
from .worth import worth


def best_action(table: Table[State], thinker: Thinker) -> int:
    """The action that leads farthest, among those that are nearly best at the end of their own turn."""
    free = thinker.free_card(table)
    if free != STOP:
        return free
    offered = table.offered[thinker.seat]
    actions = thinker.actions(table, offered)
    most = max(value for value, _, _ in actions)
    likely = [action for action in actions if action[0] >= most - weights.PROMISING]
    if len(likely) == 1 or any(option in TECHNOLOGY for option in offered):  # an action is still to follow a card
        return max(actions, key=lambda action: action[0])[1]
    rated = [
        (value + weights.FORESIGHT * (sum(_later(end, thinker) for end in ends) / len(ends) - value), -place, option)
        for place, (value, option, ends) in enumerate(likely)
    ]
    return max(rated)[2]


def _later(table: Table[State], thinker: Thinker) -> float:
    """What a position is worth after one more turn, as if no card came before it."""
    if table.over or table.state.campaign.verdict != OPEN:
        return worth(table.state, thinker.mind)
    table.state.campaign.skips += 1
    next_turn = Thinker(
        Mind(table.state, thinker.seat, thinker.mind.patience, thinker.mind.character, thinker.seed), thinker.seed
    )
    while not table.over and (card := next_turn.free_card(table)) != STOP:
        table.act(thinker.seat, card)
        next_turn.quick.settle_cards(table)
    options = [option for option in table.offered[thinker.seat] if option in CHOOSE]
    if not options:
        return worth(next_turn.imagine(table, [], 0).state, next_turn.mind)
    return max(value for value, _, _ in next_turn.actions(table, options, 1))
