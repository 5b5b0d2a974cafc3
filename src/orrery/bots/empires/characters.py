"""Who plays by these rules of thumb: the levels differ in how well they judge what they see."""

from __future__ import annotations

from typing import Final, NamedTuple


class Character(NamedTuple):
    """A player of Ascending Empires.

    Nobody blunders for the sake of it: whoever judges worse takes what is nearly as good more often than what is far
    worse, as people do.
    """

    misjudgement: float = 0.0
    """By how many points a position is typically taken for better or worse than it is."""


SOUND: Final = Character()
CHARACTERS: Final[dict[str, Character]] = {
    "easy": Character(2.0),
    "medium": Character(1.0),
    "hard": Character(0.6),
    "best": SOUND,
}
"""By level."""
