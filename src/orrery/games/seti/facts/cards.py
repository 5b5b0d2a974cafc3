"""The project cards and species cards of SETI as flat lists of ints, read from `data/cards.json`.

The project cards come first, in their printed order, then the cards of the five species.
What a card does is in `vocabulary/texts.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ....core.facts import BadFact, Entry, load
from .board import NOTHING, SECTOR_COLORS, SPECIES

_FACTS: Final = load(Path(__file__).parents[1] / "data" / "cards.json")
_cards: Final = tuple(Entry(card.data, f"{card.where} ({card.text('key')})") for card in _FACTS.entries("cards"))

CARDS: Final = tuple(card.text("key") for card in _cards)
INDEX: Final = {name: place for place, name in enumerate(CARDS)}
if len(INDEX) != len(CARDS):
    raise BadFact(f"cards.json: a key is there twice: {sorted(name for name in INDEX if CARDS.count(name) > 1)}")

PROJECTS: Final = sum(not card.has("species") for card in _cards)
if any(card.has("species") for card in _cards[:PROJECTS]):
    raise BadFact("cards.json: the cards of species come after the project cards")
SPECIES_OF: Final = tuple(card.number_of("species", SPECIES) if card.has("species") else NOTHING for card in _cards)

IMMEDIATE: Final = 0
CONDITIONAL: Final = 1
TRIGGERED: Final = 2
SCORING: Final = 3
SAMPLE: Final = 4
MESSAGE: Final = 5
EXERTIAN: Final = 6
TYPES: Final[Sequence[str]] = [
    "immediate",
    "conditional_mission",
    "triggered_mission",
    "end_game_scoring",
    "sample_mission",
    "message",
    "exertian",
]
PROJECT_TYPES: Final = TYPES[: SCORING + 1]
"""The others are types of species cards."""

CREDIT: Final = 0
ENERGY: Final = 1
CARD: Final = 2
PUBLICITY: Final = 3
DATA: Final = 4
INCOMES: Final[Sequence[str]] = ["credit", "energy", "card", "publicity", "data"]
"""What an income card can bring; the last two only cards of the Centaurians."""

CORNER_PUBLICITY: Final = 0
CORNER_DATA: Final = 1
CORNER_MOVE: Final = 2
CORNERS: Final[Sequence[str]] = ["publicity", "data", "move"]


def _word(card: Entry, key: str, words: Sequence[str]) -> int:
    """The number of a word, or NOTHING on Exertian cards, which have none."""
    return NOTHING if _is_exertian(card) else card.number_of(key, words)


def _amount(card: Entry, key: str, resource: str) -> int:
    return 0 if _is_exertian(card) else card.entry(key).number(resource, 0)


def _is_exertian(card: Entry) -> bool:
    return card.text("type") == TYPES[EXERTIAN]


def _corner_kind(card: Entry) -> int:
    for kind, word in enumerate(CORNERS):
        if _amount(card, "corner", word):
            return kind
    if _is_exertian(card):
        return NOTHING
    raise BadFact(f"{card.where}.corner pays nothing")


TYPE: Final = tuple(card.number_of("type", TYPES) for card in _cards)
COST: Final = tuple(_amount(card, "cost", "credit") for card in _cards)
ENERGY_COST: Final = tuple(_amount(card, "cost", "energy") for card in _cards)
SECTOR: Final = tuple(_word(card, "sector", SECTOR_COLORS) for card in _cards)
INCOME: Final = tuple(_word(card, "income", INCOMES) for card in _cards)
CORNER: Final = tuple(_corner_kind(card) for card in _cards)
CORNER_AMOUNT: Final = tuple(
    _amount(card, "corner", CORNERS[kind]) if kind >= 0 else 0 for card, kind in zip(_cards, CORNER, strict=True)
)
CORNER_POINTS: Final = tuple(_amount(card, "corner", "score") for card in _cards)
DANGER: Final = tuple(card.number("danger", 0) for card in _cards)
EXERTIAN_POINTS: Final = tuple(card.number("score", 0) for card in _cards)


def cards_of(species: int) -> list[int]:
    return [card for card in range(PROJECTS, len(CARDS)) if SPECIES_OF[card] == species]


def facts(card: int) -> Entry:
    """Everything the data file says of a card."""
    return _cards[card]


def printed_name(word: str, language: str) -> str | None:
    """The name on a card; where the German one is not known, the English one."""
    if word not in INDEX:
        return None
    names = _cards[INDEX[word]].entry("name")
    return names.text(language) if names.has(language) else names.text("en")
