"""The cards of Race for the Galaxy in words: in short, in full, and found by name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from ...core.facts import Entry
from ...games.race.facts import cards as facts
from ...games.race.position.actions import ACTIONS
from ..naming import explained
from ..words import Words, sentence_case, yes_or_no

_SOMETIMES: Final = ["distinct", "use_trade_bonuses", "good", "production", "military", "keyword", "with_power", "cost"]
"""Facts that not every power or scoring term has; messages get "none" for them."""
_SHOWN_KEYWORDS: Final = ["rebel", "alien"]
"""The other keywords mean nothing in the base game."""
_PRODUCES: Final = "produce"
"""The power every production world has: its kind says so already."""


class RaceCards:
    """Card texts in one language, in our own words."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def name(self, card: int) -> str:
        return self.words.word("card", card)

    def kind(self, card: int) -> str:
        """What a card is, with its cost or defence."""
        kind = "military" if facts.MILITARY[card] else "world" if facts.WORLD[card] else "development"
        return self.words.own(f"kind-{kind}", cost=facts.COST[card])

    def points(self, card: int) -> list[str]:
        """What is printed in the hexagon, if it is not 0."""
        if facts.SIX_COST[card]:
            return [self.words.own("varying-points")]
        return [self.words.own("points", points=facts.POINTS[card])] if facts.POINTS[card] else []

    def gifts(self, card: int) -> list[str]:
        """What a card brings to whoever has it in the tableau, in a few words each."""
        own = self.words.own
        brings = [own("holds", **self._produced(card))] if facts.GOOD[card] != facts.NOTHING else []
        for power in facts.powers(card):
            if power.text("verb") != _PRODUCES:
                numeral = own(f"numeral-{power.text('phase')}")
                brings.append(f"{numeral} {self.short(power)}")
        return brings

    def short(self, power: Entry) -> str:
        """A power in a few words."""
        return self.words.own(f"short-{_kind_of_power(power)}", **_arguments(power))

    def good(self, card: int) -> str:
        return self.words.word("good", facts.GOOD[card])

    def _produced(self, card: int) -> dict[str, str | int]:
        production = "windfall" if facts.WINDFALL[card] else "production"
        return {"production": production, "good": facts.GOODS[facts.GOOD[card]]}

    # Cards explained

    def about(self, name: str) -> list[tuple[str, str]]:
        """Everything whose name or key holds what was typed."""
        return explained(name, self._explained())

    def _explained(self) -> Iterator[tuple[str, str, str]]:
        """Key, name and explanation of every component that has a name."""
        own = self.words.own
        for card, key in enumerate(facts.CARDS):
            yield key, self.name(card), "\n".join(self.about_card(card))
        for action in ACTIONS:
            text = f"{own(f'about-action-{action}')}\n{own('chapter-actions')}"
            yield action, self.words.word("action", action), text
        for good in facts.GOODS:
            text = f"{own(f'about-good-{good}')}\n{own('chapter-trade')}"
            yield good, sentence_case(self.words.word("good", good)), text

    def about_card(self, card: int) -> list[str]:
        """Everything a card is and does, a line for each fact, and where the rulebook tells of it."""
        own = self.words.own
        lines = [f"{', '.join(self._printed(card))}."]
        if not facts.SIX_COST[card]:
            lines.append(own("about-points", points=facts.POINTS[card]))
        if facts.GOOD[card] != facts.NOTHING:
            produced = self._produced(card)
            lines.append(own(f"produces-{produced['production']}", **produced))
        for power in facts.powers(card):
            phase = own(f"phase-{power.text('phase')}")
            lines.append(f"{phase}: {own(f'about-{_kind_of_power(power)}', **_arguments(power))}")
        lines += self._scoring(card)
        return [*lines, *self._chapters(card)]

    def _printed(self, card: int) -> list[str]:
        own = self.words.own
        found = [self.kind(card)]
        if facts.START_NUMBER[card] != facts.NOTHING:
            found.append(own("start-world", number=facts.START_NUMBER[card]))
        found += [own(f"keyword-{word}") for word in facts.keywords(card) if word in _SHOWN_KEYWORDS]
        return found

    def _scoring(self, card: int) -> list[str]:
        """The terms of a six-cost development."""
        terms: list[str] = []
        for term in facts.scoring(card):
            given, per = _arguments(term), _hyphens(term.text("per"))
            if term.has("card"):
                given["card"] = self.words.word("card", term.text("card"))
            terms.append(f"– {self.words.own(f'scores-{per}', **given)}")
        return [self.words.own("about-six-cost"), *terms] if terms else []

    def _chapters(self, card: int) -> Iterable[str]:
        """Where the rulebook tells of the card, each place once."""
        places = [power.text("phase") for power in facts.powers(card)]
        if facts.SIX_COST[card]:
            places.append("six-cost")
        return dict.fromkeys(self.words.own(f"chapter-{place}") for place in places or ["cards"])


def _hyphens(word: str) -> str:
    return word.replace("_", "-")


def _kind_of_power(power: Entry) -> str:
    """The phase and the verb of a power, as ids of messages have them."""
    return f"{power.text('phase')}-{_hyphens(power.text('verb'))}"


def _arguments(entry: Entry) -> dict[str, str | int]:
    """The facts of a power or a scoring term as a message takes them."""
    given: dict[str, str | int] = dict.fromkeys(_SOMETIMES, "none")
    for name, fact in entry.data.items():
        if isinstance(fact, bool):
            given[name] = yes_or_no(fact)
        elif isinstance(fact, str | int):
            given[name] = fact
    return given
