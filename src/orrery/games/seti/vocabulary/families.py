"""The families of the vocabulary: conditions, counts, and what end-game cards score.

A member is read from the data once, checked against positions, and described for whoever reads the card.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....core.description import Argument, Description, phrase
from ....core.value import Value
from ..position.state import State


class Condition(Value):
    """What must be so."""

    __slots__ = ()

    def holds(self, state: State, seat: int) -> bool:
        raise NotImplementedError

    def could_hold(self, state: State, seat: int) -> bool:
        """Whether free actions could make it true."""
        return False

    def knowing(self, result: Sequence[int]) -> Condition:
        """The same once the result it speaks of is known."""
        return self

    def describe(self) -> Description:
        """A clause that begins with "if"."""
        raise NotImplementedError


class Count(Value):
    """How often something is there for a player."""

    __slots__ = ()

    def word(self) -> str:
        """How its messages are called, in kebab-case."""
        raise NotImplementedError

    def count(self, state: State, seat: int) -> int:
        raise NotImplementedError

    def could_reach(self, state: State, seat: int, number: int) -> bool:
        """Whether free actions could bring it up to a number."""
        return False

    def knowing(self, result: Sequence[int]) -> Count:
        """The same once the result it speaks of is known."""
        return self

    def arguments(self) -> dict[str, Argument]:
        """What its messages need to know."""
        return {}

    def describe(self) -> Description:
        """What follows "for each"."""
        return phrase(f"seti-count-{self.word()}", **self.arguments())


class Scoring(Value):
    """What an end-game card pays."""

    __slots__ = ()

    def score(self, state: State, seat: int) -> int:
        raise NotImplementedError

    def each(self) -> int:
        """The points for one thing more, as far as that can be said."""
        raise NotImplementedError

    def describe(self) -> Description:
        raise NotImplementedError
