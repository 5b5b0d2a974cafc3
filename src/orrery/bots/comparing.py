"""Answers that were tried in the same imagined worlds, compared world by world."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

_SURE: Final = 2.5
"""Standard errors that chance hardly exceeds."""
_HARDLY: Final = 0.008
"""So little better is not worth any more time: it is less than a hundredth of the win, whichever scale is used."""


def is_out(best: Sequence[float], other: Sequence[float], enough: int) -> bool:
    """Whether an answer is hardly better than the best one even with luck: it is worse, or it comes to the same.

    Nothing is clear before it was tried often enough.
    """
    if len(other) < enough:
        return False
    return lead(best, other) + _SURE * standard_error(_ahead(best, other)) < _HARDLY


def lead(best: Sequence[float], other: Sequence[float]) -> float:
    """How much better an answer was than the best one, in the worlds in which both were tried."""
    ahead = _ahead(best, other)
    return sum(ahead) / len(ahead)


def _ahead(best: Sequence[float], other: Sequence[float]) -> list[float]:
    """World by world: whoever was left out was tried in the first ones."""
    return [value - most for most, value in zip(best, other, strict=False)]


def standard_error(values: Sequence[float]) -> float:
    """Of their mean."""
    mean = sum(values) / len(values)
    return math.sqrt(sum((value - mean) ** 2 for value in values)) / len(values)
