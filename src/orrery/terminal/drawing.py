"""What the terminal needs of a game beyond its messages: how a position looks, what a card does."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import TypeAlias, cast

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from ..core.actions import Axis, Dial
from ..core.events import Event
from ..games import NAMES
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

    def event(self, event: Event, viewer: int | None, open_secrets: bool) -> str:
        """What happened, as far as the viewer may know it."""
        return self.words.event(event, viewer, open_secrets)

    def note(self, action: int, facts: Mapping[str, str | int], view: View) -> str:
        """What an option costs or brings; the facts are those of the question, its prompt among them."""
        raise NotImplementedError

    def dial(self, dial: Dial, facts: Mapping[str, str | int], view: View) -> str:
        """How answers too many to list are typed: the verb, then a value of each axis."""
        scales = [self._scale(axis) for axis in dial.block.axes]
        return self.words("terminal-dial", verb=dial.block.verb, scales=" ".join(scales))

    def _scale(self, axis: Axis) -> str:
        if axis.numbers is None:
            return f"<{'|'.join(axis.words)}>"
        name = self.words.own(f"axis-{axis.name}")
        return f"<{name} {axis.numbers[0]}–{axis.numbers[-1]}>"

    def read_shorthand(self, line: str, facts: Mapping[str, str | int], view: View) -> str | None:
        """The text of the answer that a person's shorthand means at a question with dials; None where it is none."""
        return None

    def about(self, name: str) -> list[tuple[str, str]]:
        """The components a name may mean, each with what it does."""
        raise NotImplementedError


def title_line(title: str) -> RenderableType:
    """The line that every drawing of a position begins with."""
    return Rule(Text(title, style="bold"), align="left", style="dim")


def drawing_for(words: Words) -> Drawing:
    """The drawing of the game these words are for: the module named after the game, imported when first asked for."""
    if words.game.name not in NAMES:
        from .plain_drawing import PlainDrawing  # it is a drawing itself

        return PlainDrawing(words)
    module = importlib.import_module(f"orrery.terminal.{words.game.name}")
    return cast("type[Drawing]", module.DRAWING)(words)
