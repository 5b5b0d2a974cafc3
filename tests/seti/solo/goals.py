"""Positions with objectives: the tiles that lie open by name, the stack as high as a test wants it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from orrery.games.seti.facts.objectives import OBJECTIVES, OF_STAGE, STACKS, STAGE, STAGES, TASKS, TASKS_OF
from orrery.games.seti.position.objectives import Objectives

from ..species import Found


class Goals(Found):
    """Somebody alone: these objectives lie open; all others of the hardest stack have been handed in already.

    The stack holds what it `reveals`, in this order, and what lies `below`; `completed` tiles are still to be
    handed in.
    """

    def __init__(
        self,
        *tiles: str,
        reveals: Sequence[str] = (),
        below: Sequence[str] = (),
        completed: Sequence[str] = (),
        species: tuple[str, str] = ("mascamites", "anomalies"),
        discovered: Sequence[str] = (),
    ) -> None:
        super().__init__(1, species, discovered)
        self.state.rivals[0].difficulty = len(STACKS)
        known = [OBJECTIVES.index(name) for name in [*tiles, *completed]]
        stack = [OBJECTIVES.index(name) for name in [*reveals, *below]]
        spent: list[int] = []
        for stage, count in enumerate(STACKS[-1]):
            others = [tile for tile in OF_STAGE[stage] if tile not in [*known, *stack]]
            spent += others[: count - sum(STAGE[tile] == stage for tile in [*known, *stack])]
        left = [sum(STAGE[tile] == stage for tile in stack) for stage in range(len(STAGES))]
        open_tiles = known[: len(tiles)]
        self.state.objectives = [Objectives(open_tiles, [0] * len(tiles), left, known[len(tiles) :], spent)]
        if reveals:
            self.deals(*stack[: len(reveals)])

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
