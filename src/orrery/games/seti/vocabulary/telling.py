"""Small words that descriptions of SETI share."""

from __future__ import annotations

from ....core.description import Description, told
from ..facts.board import PLANETS


def planet_told(planet: int) -> Description:
    return told(f"seti-planet-{PLANETS[planet]}")


def amount_told(what: str, count: int) -> Description:
    return told(f"seti-amount-{what}", n=count)


def any_or(words: list[str], number: int) -> str:
    """A word as a selector; "any" where the number stands for every one."""
    return words[number] if 0 <= number < len(words) else "any"
