"""What cards say that are no technologies of this edition, for the faces: those of the campaign, the classic chart."""

from __future__ import annotations

from typing import TypedDict

from ....core.description import Description, name_of, phrase, series, yes_or_no
from ....core.facts import Entry
from ..facts.board import PLACES
from ..facts.campaign import (
    CAMPAIGN,
    CARD_KIND,
    CARD_SYMBOLS,
    CARDS,
    GUARDIAN_CARD,
    KINDS,
    SYMBOLS,
    TARGET,
    TARGET_COLOUR,
)
from ..facts.cards import CLASSIC_TECHNOLOGIES


class TechnologyCardTexts(TypedDict):
    """A side of a technology card: what it does with one stone, and what besides with two."""

    lower: Description
    upper: Description


class Texts(TypedDict):
    """Everything that has something to say, by its key."""

    invasion_cards: dict[str, Description]
    symbols: dict[str, Description]
    technology_cards: dict[str, TechnologyCardTexts]
    classic_technologies: dict[str, Description]


def texts() -> Texts:
    return {
        "invasion_cards": {name: _card(card) for card, name in enumerate(CARDS)},
        "symbols": {name: _symbol(symbol) for symbol, name in enumerate(SYMBOLS)},
        "technology_cards": {
            entry.text("key"): {"lower": _effect(entry.entry("lower")), "upper": _effect(entry.entry("upper"))}
            for entry in CAMPAIGN.entries("technologies")
        },
        "classic_technologies": {name: phrase(f"empires-about-tech-{name}") for name in CLASSIC_TECHNOLOGIES},
    }


def _card(card: int) -> Description:
    kind = CARD_KIND[card]
    if kind == GUARDIAN_CARD:
        return series("empires-about-symbols", [_symbol(symbol) for symbol in CARD_SYMBOLS[card]])
    if kind == TARGET:
        return phrase("empires-about-card-target", place=name_of("place", PLACES[TARGET_COLOUR[card]]))
    return phrase(f"empires-about-card-{KINDS[kind]}")


def _symbol(symbol: int) -> Description:
    return phrase(f"empires-about-symbol-{SYMBOLS[symbol]}")


def _effect(entry: Entry) -> Description:
    """What the words of the data mean."""
    for key in ("attack", "energy_after_attack", "defence", "flicks", "troops"):
        if entry.has(key):
            return phrase(f"empires-effect-{key.replace('_', '-')}", n=entry.number(key))
    if entry.has("robots"):
        return phrase("empires-effect-robots", n=entry.number("robots"), built=yes_or_no(entry.flag("with_building")))
    if entry.has("orbit"):
        return phrase("empires-effect-orbit", own=yes_or_no(entry.text("orbit") == "own"))
    if entry.has("building"):
        return phrase("empires-effect-building", n=entry.number("energy"))
    return phrase("empires-effect-long-range")
