"""What cards and boards of SETI say, in the words of one language."""

from __future__ import annotations

from ...core.description import Description
from ...games.seti.facts.phrases import amount_phrase
from ...games.seti.vocabulary.reading import Effects, description_of
from ..words import Words


class SetiTexts:
    """Descriptions of the game in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def tell(self, description: Description) -> str:
        return self.words.tell(description)

    def effects(self, effects: Effects) -> str:
        """A list of effects, in its order."""
        return self.tell(description_of(effects))

    def amount(self, what: str, count: int) -> str:
        return self.tell(amount_phrase(what, count))
