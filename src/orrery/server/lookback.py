"""Looking back on a finished game: what seats could expect at their turns, what the strongest bot would have done.

Every turn is judged by what its seat knew then, never by cards that came to light later.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

from .. import bots
from ..bots import Estimate
from ..core.table import State
from ..games import game
from .advising import thought_info
from .errors import UnknownStep
from .messages import LookBack, TurnInfo
from .replays import Played, Replay, replay_of

_SEED = 1
"""Looking back twice sees the same."""
_TOLD = 5
"""How many answers are told, the one that was given among them."""


_DIGITS = 4


class Given(NamedTuple):
    """An answer that was given."""

    seat: int
    text: str


def answers_of(replay: Replay) -> list[Given]:
    """All answers of a game that was played under the rules of today from its beginning."""
    taken_apart = (move.partition(" ") for move in replay.moves if isinstance(move, str))
    return [Given(int(seat), text) for seat, _, text in taken_apart]


class Turn(NamedTuple):
    """Answers of a seat one after the other: from its first step up to the one after its last."""

    seat: int
    first: int
    end: int


class Stretch(NamedTuple):
    """Some turns that have been judged, of how many; of none where the bot cannot tell."""

    turns: list[TurnInfo]
    total: int


def turns_of(seats: Sequence[int], together: Sequence[bool]) -> list[Turn]:
    """The turns of a game, from who gave each answer and whether others were to choose at the same time.

    Where all choose at the same time, every answer stands for itself.
    """
    turns: list[Turn] = []
    for step, seat in enumerate(seats):
        last = turns[-1] if turns else None
        if last is not None and last.seat == seat and not together[step] and not together[step - 1]:
            turns[-1] = last._replace(end=step + 1)
        else:
            turns.append(Turn(seat, step, step + 1))
    return turns


def judge(course: Played, first: int, seconds: float) -> Stretch:
    """Judge turns from the first wanted one on, for about so long: an errand that stands back behind all others."""
    replay = replay_of(course, None)
    turns = turns_of([answer.seat for answer in answers_of(replay)], replay.together)
    adviser = bots.bot(bots.adviser(course.game), course.game, _SEED)
    found: list[TurnInfo] = []
    until = time.perf_counter() + seconds
    for turn in turns[first:]:
        judged = _judge(replay, turn, adviser)
        if judged is None:
            return Stretch([], 0)
        found.append(judged)
        if time.perf_counter() > until:
            break
    return Stretch(found, len(turns))


def _judge(replay: Replay, turn: Turn, adviser: bots.Bot[State]) -> TurnInfo | None:
    before, after = (_estimate(replay, step, turn.seat, adviser) for step in (turn.first, turn.end))
    if before is None or after is None:
        return None
    shares = [round(each.share, _DIGITS) for each in (before, after)]
    errors = [round(each.unsure, _DIGITS) for each in (before, after)]
    return TurnInfo(turn.seat, turn.first, turn.end, shares, errors)


def _estimate(replay: Replay, step: int, seat: int, adviser: bots.Bot[State]) -> Estimate | None:
    return bots.prospects(adviser, replay.game, replay.table(step), seat)


def look_back(course: Played, step: int) -> LookBack:
    """What the strongest bot thinks of the answers to the question of a step: an errand of the back room.

    The answer that was given is among them, whatever the bot thinks of it.
    """
    replay, played = replay_of(course, None), game(course.game)
    if not 0 <= step < replay.steps:
        raise UnknownStep(step, replay.steps)
    seat, text = answers_of(replay)[step]
    given = played.actions.parse(text)
    adviser = bots.bot(bots.adviser(course.game), course.game, _SEED)
    thoughts = bots.thoughts(adviser, bots.Sight(played, replay.table(step), seat, adviser.dealer), [given])
    told = thoughts[:_TOLD]
    if all(thought.action != given for thought in told):
        told = [*told[: _TOLD - 1], *(thought for thought in thoughts if thought.action == given)]
    return LookBack(step, seat, text, [thought_info(played, thought) for thought in told])
