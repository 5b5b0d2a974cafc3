"""Answers that were tried in the same imagined worlds, compared world by world."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

_BEHIND: Final = 2.5
"""An answer is behind when it is this many standard errors worse than the best."""
_HARDLY: Final = 1e-6


def is_behind(best: Sequence[float], other: Sequence[float], enough: int) -> bool:
    """Whether an answer is clearly worse than the best one; nothing is clear before it was tried often enough."""
    if len(other) < enough:
        return False
    lost = [most - value for most, value in zip(best, other, strict=True)]
    return sum(lost) / len(lost) > _BEHIND * standard_error(lost) + _HARDLY


def standard_error(values: Sequence[float]) -> float:
    """Of their mean."""
    mean = sum(values) / len(values)
    return math.sqrt(sum((value - mean) ** 2 for value in values)) / len(values)
