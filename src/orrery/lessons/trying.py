"""Trying answers before they are given, where a lesson wants a certain result: a flick that stays in an orbit."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.dealer import Dealer
from ..core.events import Event
from ..core.game import Game
from ..core.match import Match
from ..core.table import State
from .lesson import Lesson
from .patterns import fits


def missing_result(lesson: Lesson, match: Match[State], answers: Sequence[str], after: Dealer) -> str | None:
    """The first of the person's next answers that would not bring what the lesson wants of it."""
    expected = list(zip(lesson.next_steps(match.moves), answers, strict=False))
    if not any(step.result for step, _ in expected):
        return None
    table = match.table.copy(lesson.dealer(match.moves, after))
    for step, answer in expected:
        table.events = []
        table.act(lesson.person, match.game.actions.parse(answer))
        if step.result and not any(fits(step.result, _told(match.game, event)) for event in table.events):
            return answer
    return None


def _told(game: Game[State], event: Event) -> str:
    """An event as a line of words: its name, then its facts."""
    facts = [_word(game, axis, value) for axis, value in event.seen_by(event.knower).items()]
    return " ".join([event.kind.name, *facts])


def _word(game: Game[State], axis: str, value: int | None) -> str:
    words = game.vocabulary.get(axis)
    return str(value) if words is None or value is None else str(words[value])
