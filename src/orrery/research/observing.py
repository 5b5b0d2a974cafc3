"""A position and what may be chosen in it, as numpy arrays for one seat."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..core.choices import Choices
from ..core.errors import NoFeatures
from ..core.game import Game
from ..core.table import S, Table

Observation: TypeAlias = "NDArray[np.int16]"


def observation(game: Game[S], table: Table[S], seat: int) -> Observation:
    """What the seat may know: the numbers that `game.features` names, bounds and cuts into slices."""
    if game.features is None:
        raise NoFeatures(game.name)
    return np.array(memoryview(game.features.numbers(table, seat)), dtype=np.int16)


class Offer:
    """What a policy may choose now: a mask over `Choices`, and numbers for every candidate answer of a dial.

    `candidates` has a row for each slot; rows beyond those proposed are zero and masked.
    """

    def __init__(self, choices: Choices[S], table: Table[S], seat: int) -> None:
        given = choices.game.candidates
        slots, size = (0, 0) if given is None else (given.slots, given.size)
        self._choices = choices
        self._table = table
        self._seat = seat
        mask, numbers, self._proposed = choices.offer(table, seat)
        self.mask: NDArray[np.bool_] = np.array(memoryview(mask), dtype=np.bool_)
        self.candidates: Observation = np.array(memoryview(numbers), dtype=np.int16).reshape(slots, size)

    def action(self, choice: int) -> int:
        """The action that was chosen, to be given to the table, which still waits for it."""
        return self._choices.action(self._table, self._seat, choice, self._proposed)
