"""What something does, as plain data: a tree of message ids with their arguments, put into words elsewhere.

>>> draw = phrase("toy-draw", n=2)
>>> phrase("toy-if", condition=phrase("toy-is-rich"), then=series("toy-then", [draw, draw]))["arguments"]["then"]["id"]
'toy-then'
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias, TypedDict

Argument: TypeAlias = "str | int | Description"
NAMED: Final = "word"
"""Not a message of its own: faces know what words of the vocabulary are called."""


class Description(TypedDict):
    """A message and what it needs to know; an argument may be a description itself.

    Where there are parts, the message joins two of them, `$first` and `$rest`, again and again from the last.
    """

    id: str
    arguments: dict[str, Argument]
    parts: list[Description]


def phrase(message: str, **arguments: Argument) -> Description:
    return {"id": message, "arguments": arguments, "parts": []}


def series(message: str, parts: Sequence[Description]) -> Description:
    """Several things in their order; one alone is itself."""
    return parts[0] if len(parts) == 1 else {"id": message, "arguments": {}, "parts": list(parts)}


def name_of(axis: str, word: str, count: int = 1) -> Description:
    """A word of the game's vocabulary, or the name that is printed on a component; the count is for its plural."""
    return {"id": NAMED, "arguments": {"axis": axis, "word": word, "count": count}, "parts": []}


def yes_or_no(flag: bool) -> str:
    """A flag as a selector in a message."""
    return "yes" if flag else "no"
