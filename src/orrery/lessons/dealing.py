"""What a lesson deals: prepared cards and dice, and outcomes such as a flick's, which are worked out as ever."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..core.dealer import Dealer, ScriptedDealer, Trial

OUTCOME: Final = -1
"""Stands among prepared deals where an outcome is worked out."""


class PreparedDealer(Dealer):
    """Deals what is prepared, then goes on with another dealer."""

    def __init__(self, deals: Sequence[int], after: Dealer) -> None:
        self._script = ScriptedDealer(list(deals), after)
        self._after = after

    def draw(self, pile: list[int]) -> int:
        return self._script.draw(pile)

    def roll(self, faces: Sequence[int]) -> int:
        return self._script.roll(faces)

    def outcome(self, trial: Trial) -> list[int]:
        if self._left()[:1] != [OUTCOME]:
            return self._script.outcome(trial)
        self._script.dealt += 1
        return trial.run(self._after)

    def copy(self) -> PreparedDealer:
        return PreparedDealer(self._left(), self._after.copy())

    def _left(self) -> list[int]:
        return self._script.script[self._script.dealt :]


def count_dealt(prepared: Sequence[int], numbers: Sequence[int]) -> int:
    """How many of the prepared deals the numbers of a record are; an outcome is its length and that many numbers."""
    place = count = 0
    while place < len(numbers) and count < len(prepared):
        place += 1 + (numbers[place] if prepared[count] == OUTCOME else 0)
        count += 1
    return count
