"""Chance for tables on a server: the operating system's, which nobody can predict or ask twice."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import NoReturn

from ..core.dealer import Dealer

_CHANCE = secrets.SystemRandom()


class SystemDealer(Dealer):
    """Deals from the operating system's randomness."""

    def draw(self, pile: list[int]) -> int:
        return pile.pop(_CHANCE.randrange(len(pile)))

    def roll(self, faces: Sequence[int]) -> int:
        return _CHANCE.choice(faces)

    def copy(self) -> SystemDealer:
        """There is nothing to copy: what comes is not known before it comes."""
        return self


class Dealt(Exception):
    """Something would have been dealt."""


class NoDealer(Dealer):
    """Tells that a deal would be needed, and deals nothing."""

    def draw(self, pile: list[int]) -> NoReturn:
        raise Dealt

    def roll(self, faces: Sequence[int]) -> NoReturn:
        raise Dealt

    def copy(self) -> NoDealer:
        return self


def any_of(options: Sequence[int]) -> int:
    """One of the options, each equally likely."""
    return _CHANCE.choice(options)


def fresh_seed() -> int:
    return _CHANCE.getrandbits(60)
