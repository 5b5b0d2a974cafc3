"""The rival of a game alone as flat lists, read from `data/solo.json`: difficulties and action cards."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ....core.facts import Entry, load
from .board import NOTHING, SPECIES, TECH_KINDS, TECHS

_FACTS: Final = load(Path(__file__).parents[1] / "data" / "solo.json")

LEFT: Final = 0
RIGHT: Final = 1
ARROWS: Final[Sequence[str]] = ["left", "right"]

# Difficulties, from 1
_difficulties: Final = _FACTS.entries("difficulties")
DIFFICULTIES: Final = tuple(difficulty.number("level") for difficulty in _difficulties)
_glyphs: Final = _FACTS.entry("glyphs").entry("techs")


def _tech(space: Entry) -> int:
    kind = TECH_KINDS[space.number_of("kind", TECH_KINDS)]
    return _glyphs.entry(kind).number_of(space.text("glyph"), TECHS)


TRACK: Final = tuple(tuple(_tech(space) for space in difficulty.entries("track")) for difficulty in _difficulties)
"""By difficulty: the technology of each space, clockwise; a new card comes where the last leads to the first."""
TRACK_SPACES: Final = len(TRACK[0])
START_SPACE: Final = tuple(difficulty.number("start") - 1 for difficulty in _difficulties)
ADVANCED_AT_START: Final = tuple(difficulty.number("advanced_cards") for difficulty in _difficulties)

# What things become
_progress: Final = _FACTS.entry("progress")
PROGRESS_FOR_CREDIT: Final = _progress.number("credit")
PROGRESS_FOR_ENERGY: Final = _progress.number("energy")
PROGRESS_FOR_CARD: Final = _progress.number("card")
PROGRESS_FOR_INCOME: Final = _progress.number("income")
_spent: Final = _FACTS.entry("analysis").entry("computer_tech")
COMPUTER_TECH_POINTS: Final = _spent.number("score")
COMPUTER_TECH_PROGRESS: Final = _spent.number("progress")
RESERVE_MESSAGES: Final = _FACTS.entry("reserve_messages").number("count")

# Action cards
_cards: Final = _FACTS.entries("action_cards")
ACTION_CARDS: Final = tuple(card.text("key") for card in _cards)
ARROW: Final = tuple(card.number_of("arrow", ARROWS) for card in _cards)
CARD_SPECIES: Final = tuple(card.number_of("species", SPECIES) if card.has("species") else NOTHING for card in _cards)
BASIC_CARDS: Final = tuple(card for card, entry in enumerate(_cards) if entry.text("group") == "basic")
ADVANCED_CARDS: Final = tuple(card for card, entry in enumerate(_cards) if entry.text("group") == "advanced")
SPECIES_CARD: Final = tuple(CARD_SPECIES.index(species) for species in range(len(SPECIES)))
"""The action card of each species."""


def difficulty_facts(difficulty: int) -> Entry:
    return _difficulties[difficulty - 1]


def action_card_facts(card: int) -> Entry:
    return _cards[card]


def action_card_name(word: str) -> str | None:
    """What is printed on an action card, in every language."""
    return _cards[ACTION_CARDS.index(word)].text("name") if word in ACTION_CARDS else None
