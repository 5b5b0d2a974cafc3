"""What environments hand to an agent: a dict of `observation` and `action_mask`, and the way back from its choice."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..core.game import Game
from ..core.outlook import Outlook, Page
from ..core.table import State, Table

Seen: TypeAlias = "dict[str, NDArray[Any]]"

ILLEGAL: Final = -1.0
"""The reward for an illegal action where it ends the game."""


class Window:
    """Looks at tables of one game for one seat at a time, and remembers what the seat was offered."""

    def __init__(self, game: Game[State]) -> None:
        self.outlook = Outlook(game)
        self._page = Page(self.outlook, 1)
        self._proposed: list[int] = []

    def observation_space(self) -> spaces.Space[Any]:
        """The numbers, each from 0 to its bound, and the mask."""
        bounds = np.array(self.outlook.bounds, dtype=np.int16)
        mask = spaces.Box(0, 1, (self.outlook.choices.size,), dtype=np.int8)
        return spaces.Dict(
            {"observation": spaces.Box(np.zeros_like(bounds), bounds, dtype=np.int16), "action_mask": mask}
        )

    def action_space(self) -> spaces.Space[Any]:
        return spaces.Discrete(self.outlook.choices.size)

    def look(self, table: Table[State], seat: int) -> Seen:
        """What the seat may know and choose; whoever is not asked has nothing to choose."""
        page = self._page
        page.clear()
        self._proposed = page.write(0, table, seat)
        return {
            "observation": np.frombuffer(memoryview(page.numbers), dtype=np.int16).copy(),
            "action_mask": np.frombuffer(memoryview(page.mask), dtype=np.int8).copy(),
        }

    def action(self, table: Table[State], seat: int, choice: int) -> int:
        """The action that a choice stands for, when this seat was the last to look; refused where it is not legal."""
        return self.outlook.action(table, seat, choice, self._proposed)

    def __reduce__(self) -> tuple[object, tuple[object, ...], dict[str, list[int]]]:
        """The page need not travel, and its vectors cannot."""
        return Window, (self.outlook.game,), {"_proposed": self._proposed}
