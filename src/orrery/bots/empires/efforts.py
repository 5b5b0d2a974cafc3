"""How much the greedy player tries for a flick, by what the flick is for."""

from __future__ import annotations

from typing import Final, NamedTuple


class Effort(NamedTuple):
    """How much is tried for a flick."""

    sifted: int
    """How many aims are slid under noise,"""
    trials: int
    """and how often;"""
    kept: int
    """how many are left for each ship,"""
    finalists: int
    """how many of all ships are tried on whole tables,"""
    copies: int
    """and how often."""
    starts: int
    """How many launches are tried together with the flick that follows."""
    thorough: bool
    """Whether bank shots and the like are looked at."""


FULL: Final = Effort(12, 4, 3, 5, 4, 2, True)
MODERATE: Final = Effort(8, 3, 2, 4, 3, 1, True)
"""For all but the first flick of a turn: there can be many."""
CERTAIN: Final = Effort(0, 0, 3, 5, 1, 1, False)
"""Where ships only jet: there is no need to try anything twice."""
LIGHT: Final = Effort(6, 2, 2, 3, 1, 1, False)
"""For turns that are only imagined."""
START: Final = Effort(6, 3, 2, 2, 4, 0, False)
"""For a flick after a launch."""
