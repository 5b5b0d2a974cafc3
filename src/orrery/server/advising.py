"""What the strongest bot thinks of answers: the errand behind a hint."""

from __future__ import annotations

from .. import bots
from ..core.dealer import RandomDealer
from ..core.game import Game
from ..core.table import State
from ..games import game
from .bots_pool import Assignment
from .messages import OptionText, ThoughtInfo

_TOLD = 4
"""How many answers are told."""


def advise(assignment: Assignment) -> list[ThoughtInfo]:
    """What a bot thinks of its answers, best first: an errand of the back room."""
    played = game(assignment.game)
    table = played.decode(assignment.position, RandomDealer(assignment.seed))
    adviser = bots.bot(assignment.bot, assignment.game, assignment.seed)
    thoughts = bots.thoughts(adviser, bots.Sight(played, table, assignment.seat, adviser.dealer))
    return [thought_info(played, thought) for thought in thoughts[:_TOLD]]


def thought_info(played: Game[State], thought: bots.Thought) -> ThoughtInfo:
    actions, action = played.actions, thought.action
    option = OptionText(actions.text(action), actions.verb(action), actions.arguments(action))
    return ThoughtInfo(option, thought.share, thought.unsure, thought.worlds, thought.points)
