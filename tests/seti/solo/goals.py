"""Positions with objectives: the tiles that lie open by name, the stack as high as a test wants it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from orrery.games.seti.facts.objectives import OBJECTIVES, OF_STAGE, STACKS, STAGE, TASKS, TASKS_OF
from orrery.games.seti.position.objectives import Objectives

from ..scenario import Scenario


class Goals(Scenario):
    """These objectives lie open; all others of the hardest stack have been handed in already.

    `stack` leaves so many of each stage to be revealed, `completed` tiles are still to be handed in.
    """

    def __init__(
        self,
        *tiles: str,
        stack: Sequence[int] = (0, 0, 0),
        completed: Sequence[str] = (),
    ) -> None:
        super().__init__()
        known = [OBJECTIVES.index(name) for name in [*tiles, *completed]]
        spent: list[int] = []
        for stage, count in enumerate(STACKS[-1]):
            needed = count - stack[stage] - sum(STAGE[tile] == stage for tile in known)
            spent += [tile for tile in OF_STAGE[stage] if tile not in known][:needed]
        open_tiles = known[: len(tiles)]
        marks = [0 for _ in open_tiles]
        self.state.objectives = [Objectives(open_tiles, marks, [*stack], known[len(tiles) :], spent)]

    @property
    def objectives(self) -> Objectives:
        return self.state.objectives[0]

    def marked(self, *tasks: str) -> Self:
        """These tasks are done."""
        objectives = self.objectives
        for task in tasks:
            tile, number = task.split(":")
            place = objectives.tiles.index(OBJECTIVES.index(tile))
            marks = [*objectives.marks]
            marks[place] |= 1 << int(number) - 1
            objectives.marks = marks
        return self

    def revealing(self, *tiles: str) -> Self:
        """What the stack brings next."""
        return self.deals(*(OBJECTIVES.index(tile) for tile in tiles))

    @property
    def done(self) -> list[str]:
        """The tasks that are marked on open tiles."""
        tiles = zip(self.objectives.tiles, self.objectives.marks, strict=True)
        return [TASKS[task] for tile, marks in tiles for place, task in enumerate(TASKS_OF[tile]) if marks >> place & 1]

    @property
    def open_tiles(self) -> list[str]:
        return [OBJECTIVES[tile] for tile in self.objectives.tiles]

    @property
    def collected(self) -> list[str]:
        return [OBJECTIVES[tile] for tile in self.objectives.completed]
