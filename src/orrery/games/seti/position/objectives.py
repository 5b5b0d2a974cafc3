"""The objectives of somebody who plays alone: what lies open, what the stack still holds, what is done."""

from __future__ import annotations

from collections.abc import Sequence


class Objectives:
    """Open tiles, the stack, completed tiles.

    Nobody knows which tiles the stack holds, only how many of each stage: they are dealt when they are revealed,
    from all that have not been seen. The lists are shared by copies: they are replaced, never changed in place.
    """

    __slots__ = ("completed", "left", "marks", "spent", "tiles")

    def __init__(
        self,
        tiles: Sequence[int],
        marks: Sequence[int],
        left: Sequence[int],
        completed: Sequence[int],
        spent: Sequence[int],
    ) -> None:
        self.tiles = tiles  # the open ones
        self.marks = marks  # the tasks that are done on each of them, as bits
        self.left = left  # how many of each stage are in the stack, I on top
        self.completed = completed  # collected, and not yet spent
        self.spent = spent  # paid at the end of a round

    def copy(self) -> Objectives:
        return Objectives(self.tiles, self.marks, self.left, self.completed, self.spent)
