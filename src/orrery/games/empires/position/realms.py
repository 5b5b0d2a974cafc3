"""Who controls which planets, seen once for all who ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..facts.board import NOTHING

_OWNERS: Final = 5
"""Four seats, then the robots."""


class Realms:
    """What follows from the owners of places; nobody changes it."""

    __slots__ = ("bits", "garrisons", "owner", "planets", "taken")

    def __init__(self, owner: Sequence[int]) -> None:
        self.owner = owner  # those it was made from
        self.planets: list[list[int]] = [[] for _ in range(_OWNERS)]  # by owner, in ascending order
        self.bits = [0] * _OWNERS  # the same as bits
        self.garrisons: list[list[int]] = []  # by seat: what `garrisons` has seen
        self.taken = 0  # bits of all that anybody controls
        for hole, seat in enumerate(owner):
            if seat != NOTHING:
                self.planets[seat].append(hole)
                self.bits[seat] |= 1 << hole
                self.taken |= 1 << hole
