"""The cards, orders and centres of Starfarers Duel in words: in short, in full, and found by name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ...games.duel.facts import cards as facts
from ..naming import explained
from ..words import Words, sentence_case, yes_or_no

_PENALTIES: Final = {
    facts.NO_PENALTY: "none",
    facts.LOSE_CANNON: "cannon",
    facts.LOSE_ENGINE: "engine",
    facts.LOSE_CENTRE: "centre",
}
_TRADING: Final = [facts.TRADE_PLANET, facts.SPACE_STATION]


class DuelCards:
    """Card texts in one language, in our own words."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def name(self, card: int) -> str:
        return self.words.word("card", card)

    def good(self, card: int) -> str:
        good = facts.GOOD[card]
        return self.words.own("any-resource") if good == facts.ANY else self.words.word("good", good, 2)

    def face(self, card: int) -> str:
        """What is printed on a card, in a few words."""
        kind = facts.KIND[card]
        if kind in _TRADING:
            return self.words.own("face-trade", **self._trade(card))
        if kind == facts.COLONY:
            return self.words.own("face-colony", good=self.good(card), number=facts.NUMBER[card])
        if kind == facts.PIRATE:
            return self.words.own("face-pirate", penalty=_PENALTIES[facts.PENALTY[card]])
        return self.words.own(f"face-{facts.KINDS[kind]}")

    def short(self, card: int) -> str:
        """The name with what one wants to remember of the card."""
        kind = facts.KIND[card]
        if kind in _TRADING:
            station = yes_or_no(facts.STATION[card])
            return self.words.own("short-trade", card=self.name(card), trade=self.price(card), station=station)
        if kind == facts.COLONY or (kind == facts.PIRATE and facts.PENALTY[card] != facts.NO_PENALTY):
            return f"{self.name(card)} ({self.face(card)})"
        return self.name(card)

    def price(self, card: int) -> str:
        """What is traded on a card, and for how much."""
        return self.words.own("price", good=self.good(card), price=facts.PRICE[card])

    def _trade(self, card: int) -> dict[str, str | int]:
        ways = "both" if facts.BUYS[card] and facts.SELLS[card] else "buy" if facts.BUYS[card] else "sell"
        limit = facts.UNITS[card]
        return {
            "good": self.good(card),
            "price": facts.PRICE[card],
            "ways": ways,
            "units": 0 if limit > facts.LABORATORY else limit,
            "station": yes_or_no(facts.STATION[card]),
        }

    def amounts(self, goods: Sequence[int], **others: int) -> str:
        """Goods and other things (astro, medals, …) in one list."""
        own = self.words.own
        parts = [
            own("amount", count=count, good=self.words.word("good", good, count))
            for good, count in enumerate(goods)
            if count
        ]
        parts += [own(f"amount-{what}", count=count) for what, count in others.items() if count]
        return ", ".join(parts)

    def cost(self, item: int) -> str:
        return self.amounts(facts.COST[item])

    def demand(self, order: int) -> str:
        return self.amounts(facts.DEMAND[order], astro=facts.DEMAND_ASTRO[order])

    def reward(self, order: int) -> str:
        points = facts.REWARD_POINTS[order]
        won = [self.words.own("points", points=points)] if points else []
        rest = self.amounts(
            [],
            any=facts.REWARD_ANY[order],
            astro=facts.REWARD_ASTRO[order],
            friendship=facts.REWARD_FRIENDSHIP[order],
            medals=facts.REWARD_MEDALS[order],
        )
        return ", ".join([*won, rest] if rest else won)

    # Cards explained

    def about(self, name: str) -> list[tuple[str, str]]:
        """Everything whose name or key holds what was typed, equal explanations together."""
        return explained(name, self._explained())

    def _explained(self) -> Iterator[tuple[str, str, str]]:
        """Key, name and explanation of every component that has a name."""
        for card, key in enumerate(facts.CARDS):
            yield key, self.name(card), self._with_source("card", key, self._about_card(card))
        for order, key in enumerate(facts.ORDERS):
            text = self.words.own(
                "about-order",
                planet=self.name(facts.PLANET[order]),
                demand=self.demand(order),
                reward=self.reward(order),
            )
            yield key, self.words.word("order", order), self._with_source("order", key, text)
        for centre, key in enumerate(facts.CENTRES):
            text = f"{self.about_centre(centre)} {self.words.own('about-level')}"
            yield key, sentence_case(self.words.word("centre", centre)), text
        for key in facts.SPECIALS:
            yield key, self.words.word("special", key), self.words.own(f"about-special-{key}", least=facts.MAJORITY)

    def _with_source(self, axis: str, key: str, text: str) -> str:
        if facts.provenance(axis, key) == "reconstructed":
            return f"{text} {self.words.own('about-reconstructed')}"
        return text

    def _about_card(self, card: int) -> str:
        own = self.words.own
        kind = facts.KIND[card]
        if kind in _TRADING:
            return own("about-trade", friendship=facts.FRIENDSHIP[card], **self._trade(card))
        if kind == facts.COLONY:
            good, number = self.words.word("good", facts.GOOD[card]), facts.NUMBER[card]
            if card in facts.START_COLONY:
                return own("about-start-colony", good=good, number=number)
            return own("about-colony", good=good, number=number)
        if kind == facts.PIRATE:
            return own(
                "about-pirate",
                strength=facts.STRENGTH[card],
                tribute=facts.TRIBUTE,
                medals=facts.PIRATE_MEDALS[card],
                penalty=_PENALTIES[facts.PENALTY[card]],
            )
        if kind == facts.COUNCIL_PLANET:
            return own("about-council-planet", friendship=facts.FRIENDSHIP[card])
        return own(f"about-{facts.KINDS[kind]}")

    def about_centre(self, centre: int) -> str:
        """What a centre does at both levels."""
        levels: dict[int, Sequence[int]] = {
            facts.STORAGE: facts.CAPACITY,
            facts.COMMAND: facts.ACTIONS,
            facts.SENSOR: facts.LOOKS,
            facts.TRADE: facts.PURCHASES,
        }
        numbers = {facts.SCIENCE: facts.SCIENCE_NUMBERS, facts.PRODUCTION: facts.PRODUCTION_NUMBERS}
        values: dict[str, str | int]
        if centre in numbers:
            first, second = (self._numbers(numbers[centre], level) for level in (1, 2))
            values = {"first": first, "second": second}
        else:
            none, one, two = levels[centre]
            values = {"none": none, "first": one, "second": two, "price": facts.PURCHASE_PRICE}
        return self.words.own(f"about-centre-{facts.CENTRES[centre]}", **values)

    def _numbers(self, by_symbol: Sequence[Sequence[Sequence[int]]], level: int) -> str:
        """On which rolls a centre produces, for both symbols."""
        sun, moon = (", ".join(map(str, by_symbol[symbol][level])) for symbol in (facts.SUN, facts.MOON))
        return sun if sun == moon else self.words.own("about-numbers", sun=sun, moon=moon)
