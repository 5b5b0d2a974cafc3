"""Guided first games at tables: what the lesson prepares, holds back and lets its scripted opponents answer."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.dealer import Dealer
from ..core.match import Match
from ..core.table import State
from ..lessons import Lesson, lesson
from ..lessons.trying import missing_result
from .dealing import SystemDealer
from .errors import HeldBack, NoLesson
from .lesson_messages import LessonInfo, LessonPlace, LessonStep
from .rows import Teaching


def lesson_of(game: str) -> Lesson:
    """The lesson of a game; refused where it has none."""
    found = lesson(game)
    if found is None:
        raise NoLesson(game)
    return found


def lesson_info(game: str) -> LessonInfo:
    """What the browser has to know of a lesson: its texts are message ids made from the ids of the steps."""
    steps = lesson_of(game).steps
    return LessonInfo(
        [
            LessonStep(step.id, step.chapter, step.answer, step.free, [*step.also], [*step.at], step.pane, step.times)
            for step in steps
        ]
    )


def _taught(teaching: Teaching | None, match: Match[State]) -> Lesson | None:
    """The lesson that the game follows, whether it has come to its end or not."""
    found = lesson(match.game.name) if teaching == "on" else None
    return found if found is not None and found.progress(match.moves) is not None else None


def taught_at(teaching: Teaching | None, match: Match[State], seat: int) -> bool:
    """Whether the seat still has something to answer in a lesson."""
    found = _taught(teaching, match)
    return found is not None and found.person == seat and found.is_under_way(match.moves)


def place_of(teaching: Teaching | None, match: Match[State], seat: int | None) -> LessonPlace | None:
    """How far the lesson has come, for the person it teaches."""
    found = _taught(teaching, match)
    given = None if found is None or found.person != seat else found.progress(match.moves)
    return None if found is None or given is None else LessonPlace(given, found.goes_aside(match.moves))


def check_taught(teaching: Teaching | None, match: Match[State], seat: int, answers: Sequence[str]) -> None:
    """What would lead away from a lesson, or miss what it wants, is held back; only the browser says why."""
    found = _taught(teaching, match)
    if found is None or found.person != seat:
        return
    if not found.allows(match.moves, answers):
        raise HeldBack(answers[0])
    missed = missing_result(found, match, answers, SystemDealer())
    if missed is not None:
        raise HeldBack(missed)


def scripted_reply(teaching: Teaching | None, match: Match[State], seat: int) -> str | None:
    """What an opponent in a lesson answers next."""
    found = _taught(teaching, match)
    return None if found is None else found.reply(match.moves, seat)


def dealer_at(teaching: Teaching | None, match: Match[State]) -> Dealer:
    """What is dealt next: in a lesson what is prepared, else whatever chance brings."""
    found = _taught(teaching, match)
    return SystemDealer() if found is None else found.dealer(match.moves, SystemDealer())
