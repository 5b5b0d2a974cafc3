"""The cards of Race for the Galaxy in words: in short, in full, and found by name."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.description import Description
from ...games.race import GAME
from ...games.race.facts import cards as facts
from ...games.race.sight.descriptions import CardTexts
from ..naming import explain
from ..words import Words, sentence_case


class RaceCards:
    """What the cards say, in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.texts = GAME.descriptions()

    def name(self, card: int) -> str:
        return self.words.word("card", card)

    def _card(self, card: int) -> CardTexts:
        return self.texts["cards"][facts.CARDS[card]]

    def _tell(self, *descriptions: Description | None) -> list[str]:
        return [self.words.tell(description) for description in descriptions if description is not None]

    def kind(self, card: int) -> str:
        """What a card is, with its cost or defence."""
        return self.words.tell(self._card(card)["kind"])

    def points(self, card: int) -> list[str]:
        """What is printed in the hexagon, if it is not 0."""
        return self._tell(self._card(card)["points"])

    def gifts(self, card: int) -> list[str]:
        """What a card brings to whoever has it in the tableau, in a few words each."""
        said = self._card(card)
        brings = self._tell(said["holds"])
        for power in said["powers"]:
            if not power["obvious"]:
                numeral = self.words.own(f"numeral-{power['phase']}")
                brings.append(f"{numeral} {self.words.tell(power['label'])}")
        return brings

    def good(self, card: int) -> str:
        return self.words.word("good", facts.GOOD[card])

    # Cards explained

    def about(self, name: str) -> list[tuple[str, str]]:
        """Everything whose name or key holds what was typed."""
        return explain(name, self._explanations())

    def _explanations(self) -> Iterator[tuple[str, str, str]]:
        """Key, name and explanation of every component that has a name."""
        own, tell = self.words.own, self.words.tell
        for card, key in enumerate(facts.CARDS):
            yield key, self.name(card), "\n".join(self.about_card(card))
        for action, text in self.texts["actions"].items():
            yield action, self.words.word("action", action), f"{tell(text)}\n{own('chapter-actions')}"
        for good, text in self.texts["goods"].items():
            yield good, sentence_case(self.words.word("good", good)), f"{tell(text)}\n{own('chapter-trade')}"

    def about_card(self, card: int) -> list[str]:
        """Everything a card is and does, a line for each fact, and where the rulebook tells of it."""
        said = self._card(card)
        lines = [f"{', '.join(self._tell(said['kind'], *said['signs']))}."]
        lines += self._tell(said["worth"], said["produces"])
        for power in said["powers"]:
            phase = self.words.own(f"phase-{power['phase']}")
            lines.append(f"{phase}: {self.words.tell(power['about'])}")
        if said["scoring"]:
            lines.append(self.words.own("about-six-cost"))
            lines += [f"– {term}" for term in self._tell(*said["scoring"])]
        return [*lines, *dict.fromkeys(self._tell(*said["chapters"]))]  # two phases may share a chapter
