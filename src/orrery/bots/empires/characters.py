"""Who plays by these rules of thumb: the levels differ in how well they judge what they see."""

from __future__ import annotations

from typing import Final, NamedTuple


class Foresight(NamedTuple):
    """How far a player looks ahead before it answers."""

    worlds: int
    turns: int
    """Turns after one's own that are played on in each world: as many rounds as fit into them, and one at least; after
    a flick none are."""
    seconds: float = 0.0
    """Time that it may take; 0: no clock, so that the same seed always chooses the same."""


class Character(NamedTuple):
    """A player of Ascending Empires.

    Nobody blunders for the sake of it: whoever judges worse takes what is nearly as good more often than what is far
    worse, as people do.
    """

    misjudgement: float = 0.0
    """By how many points a position is typically taken for better or worse than it is."""
    foresight: Foresight | None = None
    """Without it, nothing is seen beyond the end of the turn."""


SOUND: Final = Character()
CHARACTERS: Final[dict[str, Character]] = {
    "easy": Character(2.0),
    "medium": Character(1.0),
    "hard": SOUND,
    "best": Character(foresight=Foresight(worlds=16, turns=8, seconds=0.8)),
}
"""By level."""
