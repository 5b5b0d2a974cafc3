"""What the terminal needs of a game beyond its messages: how a position looks, what a card does."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import TypeAlias, cast

from rich.console import RenderableType

from .words import Words

View: TypeAlias = Mapping[str, object]


class Drawing:
    """Draws the positions of one game in one language."""

    headings: frozenset[str] = frozenset()
    """Events that begin a new part of the log."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def scene(self, view: View) -> object:
        """While this stays the same (or is None) a person needs no more than the brief drawing."""
        raise NotImplementedError

    def position(self, view: View, seat: int | None) -> RenderableType:
        """Everything on the table."""
        raise NotImplementedError

    def brief(self, view: View, seat: int) -> RenderableType:
        """What changes from answer to answer."""
        raise NotImplementedError

    def option(self, action: int, facts: Mapping[str, str | int], view: View) -> str:
        """An option in words; the position may tell more than the answer alone."""
        return self.words.option(action)

    def note(self, action: int, facts: Mapping[str, str | int], view: View) -> str:
        """What an option costs or brings; the facts are those of the question, its prompt among them."""
        raise NotImplementedError

    def about(self, name: str) -> list[tuple[str, str]]:
        """The components a name may mean, each with what it does."""
        raise NotImplementedError


def drawing_for(words: Words) -> Drawing:
    """The drawing of the game these words tell: the module named like the game, imported when first asked for."""
    module = importlib.import_module(f"orrery.terminal.{words.game.name}")
    return cast("type[Drawing]", module.DRAWING)(words)
