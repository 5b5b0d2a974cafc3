"""How somebody's marker on something, or card from somewhere, is kept: one number for the thing and the owner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

OWNERS: Final = 8
"""Four seats, NEUTRAL, and room to spare."""


def ownership(thing: int, seat: int) -> int:
    return thing * OWNERS + seat


def thing_of(number: int) -> int:
    return number // OWNERS


def owner_of(number: int) -> int:
    return number % OWNERS


def owners_of(numbers: Sequence[int], thing: int) -> list[int]:
    """Who has marked a thing, in the order of their coming."""
    return [number % OWNERS for number in numbers if number // OWNERS == thing]
