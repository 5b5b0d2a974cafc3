"""Reading a lesson from its file, and refusing what cannot be one."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from typing import cast

from ..core.game import Game, OptionValue
from ..core.table import State
from ..games import game
from .dealing import OUTCOME
from .lesson import Lesson, Step

_WHOLE = {"seats", "person", "opponent", "name", "options", "deals", "steps"}
_TEXTS = {"id", "chapter", "asked", "answer", "free", "result", "pane"}
_WORKED_OUT = "outcome"
_LISTS = {"also", "replies", "at"}


class BadLesson(Exception):
    """A lesson's file says something that no lesson can say: a mistake in the package."""


def read(name: str, text: str) -> Lesson:
    """The lesson of a game."""
    played, told = game(name), tomllib.loads(text)
    unknown = set(told) - _WHOLE
    if unknown:
        raise BadLesson(f"{name}: nobody knows {sorted(unknown)}")
    steps = [_step(played, entry) for entry in told["steps"]]
    if len({step.id for step in steps}) < len(steps):
        raise BadLesson(f"{name}: two steps have the same id")
    return Lesson(
        game=name,
        seats=int(told["seats"]),
        person=int(told["person"]),
        opponent=str(told["opponent"]),
        name=str(told["name"]),
        options=cast("dict[str, OptionValue]", told.get("options", {})),
        deals=_deals(played, told.get("deals", [])),
        steps=steps,
    )


def _step(played: Game[State], entry: dict[str, object]) -> Step:
    unknown = set(entry) - _TEXTS - _LISTS - {"deals", "times"}
    if unknown:
        raise BadLesson(f"{played.name}, step {entry.get('id')}: nobody knows {sorted(unknown)}")
    if ("asked" in entry) != ("answer" in entry):
        raise BadLesson(f"{played.name}, step {entry.get('id')}: a question and its answer belong together")
    text = {key: str(entry.get(key, "")) for key in _TEXTS}
    several = {key: tuple(cast("list[str]", entry.get(key, []))) for key in _LISTS}
    return Step(
        id=text["id"],
        chapter=text["chapter"],
        asked=text["asked"],
        answer=text["answer"],
        free=text["free"],
        result=text["result"],
        also=several["also"],
        deals=_deals(played, cast("list[int | str]", entry.get("deals", []))),
        replies=several["replies"],
        at=several["at"],
        pane=text["pane"],
        times=cast("int", entry.get("times", 1)),
    )


def _deals(played: Game[State], told: Sequence[int | str]) -> tuple[int, ...]:
    """Deals as ints: numbers as they are, words after their axis, as in `card heka-ii dubhe-iv`, and outcomes."""
    found: list[int] = []
    for deal in told:
        if isinstance(deal, int) or deal == _WORKED_OUT:
            found.append(deal if isinstance(deal, int) else OUTCOME)
            continue
        axis, *words = deal.split()
        vocabulary = list(played.vocabulary.get(axis, []))
        unknown = [word for word in words if word not in vocabulary]
        if unknown or not words:
            raise BadLesson(f"{played.name}: {deal!r} names nothing that can be dealt")
        found += [vocabulary.index(word) for word in words]
    return tuple(found)
