"""The cards of SETI in words: in short, and everything that is printed on them."""

from __future__ import annotations

from ...core.facts import Entry
from ...games.seti.facts import cards as facts
from ...games.seti.facts.board import NOTHING, SECTOR_COLORS, SPECIES
from ...games.seti.vocabulary.slots import SLOT_CARD, SLOT_PLACE, SLOTS
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
        own = self.words.own
        entry = facts.facts(card)
        found = [self.texts.effects(entry.entries("effects"))] if entry.has("effects") else []
        if entry.has("delayed"):
            found.append(own("card-later", then=self.texts.effects(entry.entries("delayed"))))
        return found + self.missions(card) + ([self.scoring(entry)] if _scores(entry) else [])

    def missions(self, card: int) -> list[str]:
        """The condition of a mission, or its slots, with what they pay."""
        entry = facts.facts(card)
        return [self.mission(mission) for mission in entry.entries("missions")] if entry.has("missions") else []

    def mission(self, mission: Entry) -> str:
        """A condition or a trigger, and what it pays."""
        own = self.words.own
        reward = self.texts.effects(mission.entries("reward"))
        if mission.has("condition"):
            return own("effect-if", condition=self.texts.condition(mission.entry("condition")), then=reward)
        return own("slot-open", trigger=self.texts.trigger(mission.entry("trigger")), reward=reward)

    def slot(self, key: str) -> str:
        """A slot of a triggered mission."""
        slot = SLOTS.index(key)
        return self.missions(SLOT_CARD[slot])[SLOT_PLACE[slot]]

    def scoring(self, entry: Entry) -> str:
        """What a card pays at the end of the game."""
        own = self.words.own
        if entry.has("danger"):
            points = self.texts.amount("score", entry.number("score"))
            return own("scores-if", points=points, condition=self.texts.condition(entry.entry("condition")))
        scoring = entry.entry("scoring")
        if scoring.has("special"):
            return own("scores-best-tile")
        if scoring.has("count"):
            points = self.texts.amount("score", scoring.number("points_per"))
            return own("scores-per", points=points, count=self.texts.count(scoring.entry("count")))
        points = self.texts.amount("score", scoring.number("points"))
        return own("scores-if", points=points, condition=self.texts.condition(scoring.entry("condition")))

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
        entry = facts.facts(card)
        lines = [f"{', '.join(self._printed(card))}."]
        if facts.TYPE[card] == facts.EXERTIAN:
            lines.append(own("card-danger", danger=facts.DANGER[card], scoring=self.scoring(entry)))
            return [*lines, own("chapter-species")]
        hue, income = self.hue(card), self.income(card)
        lines.append(own("card-marks", gain=self.corner(card), hue=hue, income=income))
        if entry.has("effects"):
            lines.append(own("card-effect", then=self.texts.effects(entry.entries("effects"))))
        if entry.has("delayed"):
            later = own("card-later", then=self.texts.effects(entry.entries("delayed")))
            lines.append(f"{sentence_case(later)}.")
        if entry.has("missions"):
            lines += self._missions(entry)
        if entry.has("scoring"):
            lines.append(own("card-scoring", scoring=self.scoring(entry)))
        return [*lines, own("chapter-cards"), *([own("chapter-species")] if card >= facts.PROJECTS else [])]

    def _printed(self, card: int) -> list[str]:
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

    def _missions(self, entry: Entry) -> list[str]:
        """The condition with its reward, or slot by slot."""
        own = self.words.own
        lines: list[str] = []
        for number, mission in enumerate(entry.entries("missions"), start=1):
            reward = self.texts.effects(mission.entries("reward"))
            if mission.has("condition"):
                condition = self.texts.condition(mission.entry("condition"))
                lines.append(own("card-mission", condition=condition, reward=reward))
            else:
                trigger = self.texts.trigger(mission.entry("trigger"))
                lines.append(own("card-slot", number=number, trigger=trigger, reward=reward))
        return [sentence_case(line) for line in lines]


def _is_free(card: int) -> bool:
    return not facts.COST[card] and not facts.ENERGY_COST[card]


def _scores(entry: Entry) -> bool:
    return entry.has("scoring") or entry.has("danger")
