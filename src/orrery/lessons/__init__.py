"""Guided first games: prepared deals, a scripted opponent and what is taught step by step, one file for each game."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from .lesson import Lesson, Step
from .reading import BadLesson, read

__all__ = ["BadLesson", "Lesson", "Step", "lesson", "names"]

_FOLDER: Final = Path(__file__).parent


def names() -> list[str]:
    """The games that have a lesson."""
    return sorted(file.stem for file in _FOLDER.glob("*.toml"))


@cache
def lesson(game: str) -> Lesson | None:
    """The lesson of a game, read once; None where it has none."""
    return read(game, (_FOLDER / f"{game}.toml").read_text(encoding="utf-8")) if game in names() else None
