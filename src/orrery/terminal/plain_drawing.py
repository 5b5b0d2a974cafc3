"""The position of a game that brings no drawing: its view as an outline."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from .drawing import Drawing, View
from .items import Items
from .plain_words import humanise


class PlainDrawing(Drawing):
    """Draws any game: every field of the view under its name."""

    def scene(self, view: View) -> object:
        return None

    def position(self, view: View, seat: int | None) -> RenderableType:
        return Group(*self._fields(view))

    def brief(self, view: View, seat: int) -> RenderableType:
        return self.position(view, seat)

    def note(self, action: int, facts: Mapping[str, str | int], view: View) -> str:
        return ""

    def about(self, name: str) -> list[tuple[str, str]]:
        return []

    def _fields(self, fields: Mapping[str, object]) -> list[RenderableType]:
        return [line for name, value in fields.items() for line in self._field(name, value)]

    def _field(self, name: str, value: object) -> list[RenderableType]:
        """One line for what is plain, more for what has parts; what is empty is left out."""
        label = humanise(name)
        if isinstance(value, Mapping):
            return [Text(label, style="bold"), _indent(self._fields(value))] if value else []
        if not isinstance(value, (list, tuple)):
            return [] if value is None else [Text(f"{label}: {self._word(name, value)}")]
        if not any(isinstance(item, (Mapping, list, tuple)) for item in value):
            items = [self._word(name, item) for item in value]
            return [Items([f"{label}: {items[0]}", *items[1:]])] if items else []
        return [line for place, item in enumerate(value, start=1) for line in self._field(f"{name} {place}", item)]

    def _word(self, name: str, value: object) -> str:
        """A word of the game's vocabulary where it is one, under the view's name for it or in the singular."""
        for axis in (name, name.removesuffix("s")):
            if isinstance(value, str) and value in self.words.game.vocabulary.get(axis, []):
                return self.words.word(axis, value)
        return "–" if value is None else str(value)


def _indent(lines: list[RenderableType]) -> Padding:
    return Padding(Group(*lines), (0, 0, 0, 2), expand=False)
