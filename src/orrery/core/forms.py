"""Stored positions in today's shape: a step for every change of it, made on plain data before anything is decoded."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from .codec import position_hash
from .errors import BrokenPosition
from .plain import Plain

Reshape: TypeAlias = Callable[[dict[str, Plain]], None]
"""Changes an encoded position of one form so that it has the next one."""
_ENDS: Final = "-"


def signature(text: str, form: int) -> str:
    """The hash of a position with this canonical text; those of a later form begin with its number."""
    digits = position_hash(text)
    return digits if form == 1 else f"{form}{_ENDS}{digits}"[: len(digits)]


def form_of(said: str) -> int:
    """The form of the position that has this hash."""
    number, ends, _ = said.partition(_ENDS)
    return int(number) if ends and number.isascii() and number.isdigit() else 1


def reshape(data: dict[str, Plain], noted: int, form: int, steps: Mapping[int, Reshape]) -> None:
    """Lead a position from the form in which it was noted to the present one, step by step."""
    if noted > form:
        raise BrokenPosition(f"it has form {noted}, and the newest known is {form}")
    for number in range(noted, form):
        if number not in steps:
            raise BrokenPosition(f"nothing leads from form {number} to form {number + 1}")
        try:
            steps[number](data)
        except (AttributeError, LookupError, TypeError, ValueError) as problem:
            raise BrokenPosition(f"it has not the shape of form {number}: {problem!r}") from None


def every(data: Plain, kind: str) -> list[dict[str, Plain]]:
    """All objects of a class in an encoded position, wherever they are.

    >>> [ship["number"] for ship in every({"fleet": [{"is": "Ship", "number": 3}], "is": "State"}, "Ship")]
    [3]
    """
    found: list[dict[str, Plain]] = []
    if isinstance(data, dict):
        if data.get("is") == kind:
            found.append(data)
        for value in data.values():
            found.extend(every(value, kind))
    elif isinstance(data, list):
        for value in data:
            found.extend(every(value, kind))
    return found
