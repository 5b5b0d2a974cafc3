"""What the server tells of guided first games."""

from __future__ import annotations

from msgspec import Struct


class LessonStep(Struct):
    """A step of a guided first game: its texts are messages named after it, the answers are patterns.

    Without an answer it is read. `at` are the things its bubble points at; nothing: whatever gives the answer.
    """

    id: str
    chapter: str
    answer: str
    free: str
    also: list[str]
    at: list[str]
    pane: str
    times: int
    """How many such answers are given one after the other."""


class LessonInfo(Struct):
    """A guided first game, step by step."""

    steps: list[LessonStep]


class LessonPlace(Struct):
    """How many answers of the lesson have been given, and whether the last one was another than the one taught."""

    given: int
    aside: bool
