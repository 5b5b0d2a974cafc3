"""Small words that descriptions of SETI share."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.description import Description, phrase
from .board import PLANETS


def planet_phrase(planet: int) -> Description:
    return phrase(f"seti-planet-{PLANETS[planet]}")


def amount_phrase(what: str, count: int) -> Description:
    return phrase(f"seti-amount-{what}", n=count)


def any_or(words: Sequence[str], number: int) -> str:
    """A word as a selector; "any" where the number stands for every one."""
    return words[number] if 0 <= number < len(words) else "any"
