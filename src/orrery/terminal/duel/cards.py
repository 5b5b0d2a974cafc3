"""The cards, orders and centres of Starfarers Duel in words: in short, in full, and found by name."""

from __future__ import annotations

from collections.abc import Iterator

from ...games.duel import GAME
from ...games.duel.facts import cards as facts
from ...games.duel.sight.descriptions import CardTexts
from ..naming import explain
from ..words import Words, sentence_case, yes_or_no


class DuelCards:
    """What the components say, in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.texts = GAME.descriptions()

    def name(self, card: int) -> str:
        return self.words.word("card", card)

    def _card(self, card: int) -> CardTexts:
        return self.texts["cards"][facts.CARDS[card]]

    def face(self, card: int) -> str:
        """What is printed on a card, in a few words."""
        return self.words.tell(self._card(card)["face"])

    def short(self, card: int) -> str:
        """The name with what one wants to remember of the card."""
        if self._card(card)["trade"] is not None:
            station = yes_or_no(facts.STATION[card])
            return self.words.own("short-trade", card=self.name(card), trade=self.price(card), station=station)
        if facts.KIND[card] == facts.COLONY or facts.PENALTY[card] != facts.NO_PENALTY:
            return f"{self.name(card)} ({self.face(card)})"
        return self.name(card)

    def price(self, card: int) -> str:
        """What is traded on a card, and for how much; nothing where there is no trade."""
        trade = self._card(card)["trade"]
        return "" if trade is None else self.words.tell(trade)

    def cost(self, item: int) -> str:
        return self.words.tell(self.texts["costs"][facts.BUILDS[item]])

    def demand(self, order: int) -> str:
        return self.words.tell(self.texts["orders"][facts.ORDERS[order]]["demand"])

    def reward(self, order: int) -> str:
        return self.words.tell(self.texts["orders"][facts.ORDERS[order]]["reward"])

    def about_centre(self, centre: int) -> str:
        """What a centre does at both levels."""
        return self.words.tell(self.texts["centres"][facts.CENTRES[centre]])

    # Cards explained

    def about(self, name: str) -> list[tuple[str, str]]:
        """Everything whose name or key holds what was typed, equal explanations together."""
        return explain(name, self._explanations())

    def _explanations(self) -> Iterator[tuple[str, str, str]]:
        """Key, name and explanation of every component that has a name."""
        tell = self.words.tell
        for key, card in self.texts["cards"].items():
            yield key, self.words.word("card", key), self._with_source("card", key, tell(card["about"]))
        for key, order in self.texts["orders"].items():
            yield key, self.words.word("order", key), self._with_source("order", key, tell(order["about"]))
        for key, centre in self.texts["centres"].items():
            text = f"{tell(centre)} {self.words.own('about-level')}"
            yield key, sentence_case(self.words.word("centre", key)), text
        for key, special in self.texts["specials"].items():
            yield key, self.words.word("special", key), tell(special)

    def _with_source(self, axis: str, key: str, text: str) -> str:
        if facts.provenance(axis, key) == "reconstructed":
            return f"{text} {self.words.own('about-reconstructed')}"
        return text
