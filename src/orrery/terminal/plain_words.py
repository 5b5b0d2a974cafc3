"""Words for a game that brings none: what its rules call things, readable if not eloquent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_SELECTORS: Final = frozenset({"you", "rival", "known", "player", "side"})
"""What a message is given besides its own arguments."""


def plain(game: str, message: str, arguments: Mapping[str, str | int]) -> str:
    """A message that nobody has written, made of its id and its arguments.

    >>> plain("nim", "title", {})
    'Nim'
    >>> plain("nim", "do-take", {"count": 2})
    'Take 2'
    >>> plain("nim", "ask-take", {"left": 7})
    'Take (left 7)'
    >>> plain("nim", "event-taken", {"player": "Ada", "side": "none", "you": "no", "known": "yes", "count": 2})
    'Ada: taken (count 2)'
    >>> plain("nim", "points-last-match", {})
    'Last match'
    """
    if message == "title":
        return humanise(game)
    kind, _, rest = message.partition("-")
    name = humanise(rest or kind)
    told = {axis: value for axis, value in arguments.items() if axis not in _SELECTORS and value != ""}
    listed = ", ".join(f"{humanise(axis).lower()} {value}" for axis, value in told.items())
    if kind == "do":
        return " ".join([name, *map(str, told.values())])
    if kind == "event" and "player" in arguments:
        name = f"{arguments['player']}: {name.lower()}"
    return f"{name} ({listed})" if listed and kind in ("ask", "help", "event", "why") else name


def humanise(key: str) -> str:
    """A key as a person would write it.

    >>> humanise("trade-goods"), humanise("open_orders")
    ('Trade goods', 'Open orders')
    """
    words = key.replace("-", " ").replace("_", " ").strip()
    return words[:1].upper() + words[1:]
