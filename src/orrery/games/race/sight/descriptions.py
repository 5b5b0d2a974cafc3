"""What the cards of Race say, for the faces: every text a description, by the words of the vocabulary."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from ....core.description import Argument, Description, name_of, phrase, yes_or_no
from ....core.facts import Entry
from ..facts.cards import (
    CARDS,
    COST,
    GOOD,
    GOODS,
    MILITARY,
    NOTHING,
    POINTS,
    SIX_COST,
    START_NUMBER,
    WINDFALL,
    WORLD,
    keywords,
    powers,
    scoring,
)
from ..facts.powers import OF_CARD, PLACE, POWERS
from ..position.actions import ACTIONS

_SOMETIMES: Final[Sequence[str]] = [
    "distinct",
    "use_trade_bonuses",
    "good",
    "production",
    "military",
    "keyword",
    "with_power",
    "cost",
]
"""Facts that not every power or scoring term has; messages get "none" for them."""
_SHOWN_KEYWORDS: Final[Sequence[str]] = ["rebel", "alien"]
"""The other keywords mean nothing in the base game."""


class PowerTexts(TypedDict):
    """A power in a few words and in a sentence; `use` is the word by which a consume power is chosen.

    What every production world does is obvious: its kind says so already.
    """

    phase: str
    use: str | None
    label: Description
    about: Description
    obvious: bool


class CardTexts(TypedDict):
    """What is printed on a card; None where there is nothing of the kind."""

    kind: Description
    signs: list[Description]
    points: Description | None
    worth: Description | None
    holds: Description | None
    produces: Description | None
    powers: list[PowerTexts]
    scoring: list[Description]
    chapters: list[Description]


class Texts(TypedDict):
    """Everything that has a name and something to say."""

    cards: dict[str, CardTexts]
    actions: dict[str, Description]
    goods: dict[str, Description]


def texts() -> Texts:
    return {
        "cards": {name: _card(card) for card, name in enumerate(CARDS)},
        "actions": {action: phrase(f"race-about-action-{action}") for action in ACTIONS},
        "goods": {good: phrase(f"race-about-good-{good}") for good in GOODS},
    }


def _card(card: int) -> CardTexts:
    kind = "military" if MILITARY[card] else "world" if WORLD[card] else "development"
    return {
        "kind": phrase(f"race-kind-{kind}", cost=COST[card]),
        "signs": _signs(card),
        "points": _points(card),
        "worth": None if SIX_COST[card] else phrase("race-about-points", points=POINTS[card]),
        "holds": _production_phrase(card, "race-holds"),
        "produces": _production_phrase(card, f"race-produces-{_production(card)}"),
        "powers": [_power(card, place, power) for place, power in enumerate(powers(card))],
        "scoring": [_term(term) for term in scoring(card)],
        "chapters": _chapters(card),
    }


def _signs(card: int) -> list[Description]:
    """What else stands on the card: its start number, and the keywords that do anything."""
    start = START_NUMBER[card]
    found = [] if start == NOTHING else [phrase("race-start-world", number=start)]
    return found + [phrase(f"race-keyword-{word}") for word in keywords(card) if word in _SHOWN_KEYWORDS]


def _points(card: int) -> Description | None:
    """What is printed in the hexagon, if it is not 0."""
    if SIX_COST[card]:
        return phrase("race-varying-points")
    return phrase("race-points", points=POINTS[card]) if POINTS[card] else None


def _production(card: int) -> str:
    return "windfall" if WINDFALL[card] else "production"


def _production_phrase(card: int, message: str) -> Description | None:
    if GOOD[card] == NOTHING:
        return None
    return phrase(message, production=_production(card), good=GOODS[GOOD[card]])


def _power(card: int, place: int, power: Entry) -> PowerTexts:
    phase = power.text("phase")
    verb = f"{phase}-{_hyphens(power.text('verb'))}"
    used = [POWERS[number] for number in OF_CARD[card] if PLACE[number] == place]
    return {
        "phase": phase,
        "use": used[0] if used else None,
        "label": phrase(f"race-short-{verb}", **_arguments(power)),
        "about": phrase(f"race-about-{verb}", **_arguments(power)),
        "obvious": verb == "produce-produce",
    }


def _term(term: Entry) -> Description:
    """A term by which a six-cost development scores."""
    given = _arguments(term)
    if term.has("card"):
        given["card"] = name_of("card", term.text("card"))
    return phrase(f"race-scores-{_hyphens(term.text('per'))}", **given)


def _chapters(card: int) -> list[Description]:
    """Where the rulebook tells of the card, each place once."""
    places = [power.text("phase") for power in powers(card)]
    if SIX_COST[card]:
        places.append("six-cost")
    return [phrase(f"race-chapter-{place}") for place in dict.fromkeys(places or ["cards"])]


def _arguments(entry: Entry) -> dict[str, Argument]:
    """The facts of a power or a scoring term as a message takes them."""
    given: dict[str, Argument] = dict.fromkeys(_SOMETIMES, "none")
    for name, fact in entry.data.items():
        if isinstance(fact, bool):
            given[name] = yes_or_no(fact)
        elif isinstance(fact, str | int):
            given[name] = fact
    return given


def _hyphens(word: str) -> str:
    return word.replace("_", "-")
