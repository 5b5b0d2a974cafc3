"""What cards and boards of SETI say, in the words of one language."""

from __future__ import annotations

from ...core.description import Description
from ...games.seti.vocabulary.reading import Effects, described
from ...games.seti.vocabulary.telling import amount_told
from ..words import Words


class SetiTexts:
    """Descriptions of the game in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def told(self, description: Description) -> str:
        return self.words.messages.told(description)

    def effects(self, effects: Effects) -> str:
        """A list of effects, in its order."""
        return self.told(described(effects))

    def amount(self, what: str, count: int) -> str:
        return self.told(amount_told(what, count))
