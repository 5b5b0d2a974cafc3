"""Shorthand for answers of Ascending Empires that are read off scales: directions, powers, places."""

from __future__ import annotations

import re
from typing import Final

from ...games.empires.facts.board import MM, SIZE
from ...games.empires.flick.geometry import ANGLES, GRID, RINGS
from ...games.empires.flick.physics import DECELERATION, MOST_SPEED
from ..words import Words

DIALS: Final = {
    "aim": "aim",
    "aim-plasma": "aim",
    "towards": "towards",
    "put-beside-carrier": "towards",
    "put-ship": "put",
    "put-base": "put",
    "place-ship": "place",
    "place-mine": "place",
}
"""The verb that answers each question with scales."""
_NUMBER: Final = re.compile(r"[-+]?\d{1,4}([.,]\d{1,6})?°?", re.ASCII)
_POWER: Final = re.compile(r"\d{1,3}%?", re.ASCII)
_MOST_POWER: Final = 100
_CIRCLE: Final = 360
_TOLD_POWERS: Final = (30, 50, 70)
"""How far a flick goes is told for these."""


def slides() -> dict[str, int]:
    """How far a ship slides that nothing stops, by a flick without an error, to ten millimetres."""
    speeds = {power: MOST_SPEED * power / _MOST_POWER for power in _TOLD_POWERS}
    return {f"slide-{power}": 10 * round(speed**2 / (20 * DECELERATION)) for power, speed in speeds.items()}


def read(words: Words, line: str, prompt: str) -> str | None:
    """The text of the answer that was typed, None where it is none: no number, no such power, outside the galaxy."""
    parts = line.casefold().split()
    verb = DIALS.get(prompt)
    if verb == "aim":
        return _aim(parts)
    if verb == "towards":
        return _towards(parts)
    if verb == "put":
        return _put(words, parts)
    return _place(parts) if verb == "place" else None


def _number(text: str) -> float | None:
    if not _NUMBER.fullmatch(text):
        return None
    return float(text.rstrip("°").replace(",", "."))


def _steps(text: str, steps: int) -> int | None:
    """A direction in degrees as one of that many steps of a full turn."""
    degrees = _number(text)
    return None if degrees is None else round(degrees * steps / _CIRCLE) % steps


def _aim(parts: list[str]) -> str | None:
    """Degrees and power."""
    if len(parts) != 2 or not _POWER.fullmatch(parts[1]):
        return None
    direction, power = _steps(parts[0], 10 * _CIRCLE), int(parts[1].rstrip("%"))
    if direction is None or not 1 <= power <= _MOST_POWER:
        return None
    return f"aim {direction} {power}"


def _towards(parts: list[str]) -> str | None:
    direction = _steps(parts[0], _CIRCLE) if len(parts) == 1 else None
    return None if direction is None else f"towards {direction}"


def _put(words: Words, parts: list[str]) -> str | None:
    """Degrees, with a ring before or after them; on the ring where none is named."""
    called = {word: ring for ring in RINGS for word in (ring, words.own(f"typed-{ring}").casefold())}
    rings = [called[part] for part in parts if part in called]
    angles = [_steps(part, ANGLES) for part in parts if part not in called]
    if len(angles) != 1 or angles[0] is None or len(rings) > 1:
        return None
    return f"put {rings[0] if rings else RINGS[1]} {angles[0]}"


def _place(parts: list[str]) -> str | None:
    """Millimetres from the left and from the top, as the nearest place of the grid."""
    found = [_number(part) for part in parts]
    if len(found) != 2:
        return None
    numbers = [number for number in found if number is not None and 0 <= number <= SIZE // MM]
    if len(numbers) != 2:
        return None
    column, row = (round(number * MM / GRID) for number in numbers)
    return f"place {column} {row}"
