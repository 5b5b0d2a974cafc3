"""An answer somebody may give: what it says, the question it belongs to, and the position as it is seen."""

from __future__ import annotations

from typing import Generic, TypeVar

from ..core.actions import ActionSpace

V = TypeVar("V")


class Choice(Generic[V]):
    """An answer, the question it belongs to, and the position as whoever is asked sees it."""

    def __init__(self, space: ActionSpace, action: int, prompt: str, view: V) -> None:
        self.verb = space.verb(action)
        self.arguments = space.arguments(action)
        self.prompt = prompt
        self.view = view

    def text(self, axis: str) -> str:
        return str(self.arguments[axis])

    def number(self, axis: str) -> int:
        return int(self.arguments[axis])
