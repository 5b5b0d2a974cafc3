"""The cards of SETI in words: in short, and everything that is printed on them."""

from __future__ import annotations

from ...games.seti.facts import cards as facts
from ...games.seti.facts.board import NOTHING, SECTOR_COLORS, SPECIES
from ...games.seti.facts.slots import SLOT_TRIGGER, SLOTS, SLOTS_OF
from ...games.seti.vocabulary.rewards import (
    CARD_DELAYED,
    CARD_EFFECTS,
    CARD_SCORING,
    MISSION_CONDITION,
    MISSION_REWARD,
    SLOT_REWARD,
)
from ..words import sentence_case
from .texts import SetiTexts


class SetiCards:
    """Card texts in one language, in our own words."""

    def __init__(self, texts: SetiTexts) -> None:
        self.texts = texts
        self.words = texts.words

    def name(self, card: int) -> str:
        return self.words.word("card", card)

    def short(self, card: int) -> list[str]:
        """A card in a few words: its price, what it does, and what else it can be used for."""
        return [self.price(card), *self.gifts(card), *self.marks(card)]

    def price(self, card: int) -> str:
        """What playing it costs; Exertian cards tell their danger."""
        own = self.words.own
        if facts.TYPE[card] == facts.EXERTIAN:
            return own("has-danger", danger=facts.DANGER[card])
        if _is_free(card):
            return own("card-free")
        return own("part-price", credit=facts.COST[card], energy=facts.ENERGY_COST[card])

    def gifts(self, card: int) -> list[str]:
        """What a card does when it is played, and later."""
        found = [self.texts.effects(CARD_EFFECTS[card])] if CARD_EFFECTS[card] else []
        if CARD_DELAYED[card]:
            found.append(self._later(card))
        return found + self.missions(card) + ([self.scoring(card)] if card in CARD_SCORING else [])

    def _later(self, card: int) -> str:
        return self.words.own("card-later", then=self.texts.effects(CARD_DELAYED[card]))

    def missions(self, card: int) -> list[str]:
        """The condition of a mission, or its slots, with what they pay."""
        if card not in MISSION_CONDITION:
            return [self.slot(SLOTS[slot]) for slot in SLOTS_OF[card]]
        condition, reward = self._mission(card)
        return [self.words.own("effect-if", condition=condition, then=reward)]

    def _mission(self, card: int) -> tuple[str, str]:
        """The condition of a mission, and what it pays."""
        return self.texts.tell(MISSION_CONDITION[card].describe()), self.texts.effects(MISSION_REWARD[card])

    def slot(self, key: str) -> str:
        """A slot of a triggered mission."""
        trigger, reward = self._slot(SLOTS.index(key))
        return self.words.own("slot-open", trigger=trigger, reward=reward)

    def _slot(self, slot: int) -> tuple[str, str]:
        """What fills a slot, and what it pays."""
        return self.texts.tell(SLOT_TRIGGER[slot].describe()), self.texts.effects(SLOT_REWARD[slot])

    def scoring(self, card: int) -> str:
        """What a card pays at the end of the game."""
        return self.texts.tell(CARD_SCORING[card].describe())

    def marks(self, card: int) -> list[str]:
        """Corner, sector colour and income; Exertian cards have none."""
        own = self.words.own
        if facts.TYPE[card] == facts.EXERTIAN:
            return []
        return [own("card-corner", gain=self.corner(card)), self.hue(card), own("card-income", gain=self.income(card))]

    def corner(self, card: int) -> str:
        amounts = {"score": facts.CORNER_POINTS[card], facts.CORNERS[facts.CORNER[card]]: facts.CORNER_AMOUNT[card]}
        return ", ".join(self.texts.amount(what, n) for what, n in amounts.items() if n)

    def hue(self, card: int) -> str:
        return self.words.own(f"hue-{SECTOR_COLORS[facts.SECTOR[card]]}")

    def income(self, card: int) -> str:
        return self.texts.amount(facts.INCOMES[facts.INCOME[card]], 1)

    # Cards explained

    def about(self, card: int) -> list[str]:
        """Everything on a card, a line for each part, and where the rulebook tells of it."""
        own = self.words.own
        lines = [f"{', '.join(self._kind_and_cost(card))}."]
        if facts.TYPE[card] == facts.EXERTIAN:
            lines.append(own("card-danger", danger=facts.DANGER[card], scoring=self.scoring(card)))
            return [*lines, own("chapter-species")]
        hue, income = self.hue(card), self.income(card)
        lines.append(own("card-marks", gain=self.corner(card), hue=hue, income=income))
        if CARD_EFFECTS[card]:
            lines.append(own("card-effect", then=self.texts.effects(CARD_EFFECTS[card])))
        if CARD_DELAYED[card]:
            lines.append(f"{sentence_case(self._later(card))}.")
        lines += self._missions(card)
        if card in CARD_SCORING:
            lines.append(own("card-scoring", scoring=self.scoring(card)))
        return [*lines, own("chapter-cards"), *([own("chapter-species")] if card >= facts.PROJECTS else [])]

    def _kind_and_cost(self, card: int) -> list[str]:
        """What kind of card it is, and what it costs."""
        own = self.words.own
        found = [own(f"type-{facts.facts(card).text('type').replace('_', '-')}")]
        if facts.TYPE[card] == facts.EXERTIAN:
            return found
        species = facts.SPECIES_OF[card]
        if species != NOTHING:
            found.append(own("card-of-species", species=self.words.word("species", SPECIES[species])))
        price = self.price(card)
        return [*found, price if _is_free(card) else own("card-cost", price=price)]

    def _missions(self, card: int) -> list[str]:
        """The condition with its reward, or slot by slot."""
        own = self.words.own
        lines: list[str] = []
        if card in MISSION_CONDITION:
            condition, reward = self._mission(card)
            lines.append(own("card-mission", condition=condition, reward=reward))
        for number, slot in enumerate(SLOTS_OF[card], start=1):
            trigger, reward = self._slot(slot)
            lines.append(own("card-slot", number=number, trigger=trigger, reward=reward))
        return [sentence_case(line) for line in lines]


def _is_free(card: int) -> bool:
    return not facts.COST[card] and not facts.ENERGY_COST[card]
