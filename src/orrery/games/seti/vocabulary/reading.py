"""Reading the lists of the data: every entry becomes one effect, condition or count, once.

A word the game does not know is refused with its file and place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from ....core.description import Description, phrase, series
from ....core.facts import BadFact, Entry
from ....core.table import Effect
from ..position.state import State
from .families import Condition, Count

Effects: TypeAlias = list[Effect[State]]
ReadEffect: TypeAlias = "Callable[[Entry, Reader], Effect[State]]"
ReadCondition: TypeAlias = "Callable[[Entry, Reader], Condition]"
ReadCount: TypeAlias = "Callable[[Entry, Reader], Count]"

# Results of which effects that follow may speak
LANDING = "landing"
RESEARCH = "research"
SCAN = "scan"
SIGNALS = "signals"
TRACE = "trace"
TAKEN_CARD = "taken card"
PROBE = "probe"


class Vocabulary:
    """How each word of the data is read."""

    def __init__(
        self, verbs: dict[str, ReadEffect], conditions: dict[str, ReadCondition], counts: dict[str, ReadCount]
    ) -> None:
        self.verbs = verbs
        self.conditions = conditions
        self.counts = counts


class Reader:
    """Reads the lists of one card or board.

    Its species gives "this species" a meaning, its row "this sample"; `known` is the result that may be spoken of.
    """

    def __init__(self, vocabulary: Vocabulary, species: int, row: int = 0, known: str = "") -> None:
        self.vocabulary = vocabulary
        self.species = species
        self.row = row
        self.known = known

    def effects_under(self, owner: Entry, key: str) -> Effects:
        """The effects under a key, if there are any."""
        return self.effects(owner.entries(key)) if owner.has(key) else []

    def then(self, owner: Entry, known: str = "") -> Effects:
        """What follows an effect; it may speak of this result, and of no other."""
        return Reader(self.vocabulary, self.species, self.row, known).effects_under(owner, "then")

    def effects(self, entries: list[Entry]) -> Effects:
        return [self.effect(entry) for entry in entries]

    def effect(self, entry: Entry) -> Effect[State]:
        key = "if" if entry.has("if") else "do"
        verb = "if" if entry.has("if") else entry.text("do")
        read = self.vocabulary.verbs.get(verb)
        if read is None:
            raise BadFact(f"{entry.where}.{key} is no verb: {verb}")
        return read(entry, self)

    def condition(self, entry: Entry) -> Condition:
        read = self.vocabulary.conditions.get(entry.text("is"))
        if read is None:
            raise BadFact(f"{entry.where}.is is unknown: {entry.text('is')}")
        return read(entry, self)

    def count(self, entry: Entry) -> Count:
        read = self.vocabulary.counts.get(entry.text("of"))
        if read is None:
            raise BadFact(f"{entry.where}.of is unknown: {entry.text('of')}")
        return read(entry, self)

    def speaks_of(self, result: str, entry: Entry) -> None:
        """Refuse what speaks of a result where there is none."""
        if self.known != result:
            raise BadFact(f"{entry.where} speaks of a {result}, which does not come before it")


def description_of(effects: Effects) -> Description:
    """A list of effects in its order."""
    found = [description for effect in effects if (description := effect.describe()) is not None]
    return series("seti-effects", found) if found else phrase("seti-nothing")


def and_then(description: Description, then: Effects) -> Description:
    """An effect, and what follows it and speaks of its result."""
    return series("seti-effects", [description, description_of(then)]) if then else description


def knowing(effects: Effects, result: Sequence[int]) -> Effects:
    """Effects that followed another one, once its result is known."""
    return [effect.knowing(result) for effect in effects]
