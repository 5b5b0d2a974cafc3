"""What a network reads: the numbers of a position as thermometers.

A number becomes one signal for every step it has reached (1, 2, 3, 4, 6, 8, 12, … up to its bound), because "three or
more" says more to a network than a large number; one with many steps is told as its share of the bound besides.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

_FINE: Final = 4
"""Up to here every whole number is a step."""


class Encoding:
    """How numbers with these bounds become signals; `places` and `steps` say what each thermometer signal looks at.

    Of these, only the `kept` ones are read where that is said: a signal that never changed taught nothing.
    """

    def __init__(self, bounds: Sequence[int], kept: NDArray[np.bool_] | None = None) -> None:
        places: list[int] = []
        steps: list[int] = []
        for place, bound in enumerate(bounds):
            for step in steps_to(bound):
                places.append(place)
                steps.append(step)
        self.places: NDArray[np.int64] = np.array(places, dtype=np.int64)
        self.steps: NDArray[np.int16] = np.array(steps, dtype=np.int16)
        self.wide: NDArray[np.int64] = np.array(
            [place for place, bound in enumerate(bounds) if bound > _FINE], dtype=np.int64
        )
        if kept is not None:
            reached, shares = np.split(kept, [len(places)])
            self.places, self.steps, self.wide = self.places[reached], self.steps[reached], self.wide[shares]
        self.scale: NDArray[np.float32] = np.array([1 / bounds[place] for place in self.wide], dtype=np.float32)
        self.size = len(self.places) + len(self.wide)

    def lit(self, numbers: NDArray[np.int16]) -> tuple[NDArray[np.float32], NDArray[np.int64]]:
        """The signals that may be on in one of many positions, a row for each position, and their places among all.

        A number that is nothing in all of them turns no signal on: most are, above all in positions that are alike.
        """
        told: NDArray[np.bool_] = np.any(numbers, axis=0)
        steps, wide = np.flatnonzero(told[self.places]), np.flatnonzero(told[self.wide])
        reached = (numbers[:, self.places[steps]] >= self.steps[steps]).astype(np.float32)
        shares = numbers[:, self.wide[wide]].astype(np.float32) * self.scale[wide]
        return np.concatenate([reached, shares], axis=1), np.concatenate([steps, wide + len(self.places)])


def steps_to(bound: int) -> list[int]:
    """1, 2, 3, 4, then by halves of powers of two: 6, 8, 12, 16, 24, …"""
    steps = list(range(1, min(bound, _FINE) + 1))
    power = _FINE
    while power < bound:
        steps += [step for step in (power + power // 2, 2 * power) if step <= bound]
        power *= 2
    return steps
