"""The consume powers of all cards as flat lists: each is used at most once in a Consume phase.

The other phases add their powers up; here the player chooses them one by one, so each has a number
of its own.
"""

from __future__ import annotations

from typing import Final

from ....core.facts import Entry
from .cards import ANY, CARDS, GOODS, powers

CONSUME: Final = 0
CONSUME_ALL: Final = 1
SELL: Final = 2
SELL_WITH_BONUS: Final = 3
DRAW: Final = 4
LUCKY_DRAW: Final = 5
DISCARD_HAND: Final = 6


def _verb(power: Entry) -> int:
    verbs = ["consume", "consume_all", "sell", "sell with bonus", "draw", "lucky_draw", "discard_hand"]
    verb = power.number_of("verb", verbs)
    return SELL_WITH_BONUS if verb == SELL and power.flag("use_trade_bonuses") else verb


_found: Final = tuple(
    (card, place, power)
    for card in range(len(CARDS))
    for place, power in enumerate(powers(card))
    if power.text("phase") == "consume"
)
_entries: Final = tuple(power for _, _, power in _found)

CARD: Final = tuple(card for card, _, _ in _found)
PLACE: Final = tuple(place for _, place, _ in _found)
"""Which of its card's powers it is."""
VERB: Final = tuple(_verb(power) for power in _entries)
OF_CARD: Final = tuple(tuple(power for power, owner in enumerate(CARD) if owner == card) for card in range(len(CARDS)))
POWERS: Final = tuple(CARDS[CARD[power]] + ("-luck" if VERB[power] == LUCKY_DRAW else "") for power in range(len(CARD)))
"""The word of each power: its card's, for only one card has two."""


def _kind(power: Entry) -> int:
    return ANY if not power.has("good") or power.text("good") == "any" else power.number_of("good", GOODS)


KIND: Final = tuple(_kind(power) for power in _entries)
DISTINCT: Final = tuple(power.flag("distinct") for power in _entries)
NEEDED: Final = tuple(
    power.number("goods", 1 if VERB[n] in (SELL, SELL_WITH_BONUS) else 0) for n, power in enumerate(_entries)
)
"""Goods without which it cannot be used."""
TIMES: Final = tuple(power.number("times", 1) for power in _entries)
"""Up to how many goods it takes, where one is needed."""
POINTS: Final = tuple(power.number("vp", 0) for power in _entries)
DRAWS: Final = tuple(power.number("cards", 0) for power in _entries)
HAND_CARDS: Final = tuple(power.number("max", 0) if VERB[n] == DISCARD_HAND else 0 for n, power in enumerate(_entries))
LUCKY_NUMBERS: Final = next(
    range(power.number("min"), power.number("max") + 1) for n, power in enumerate(_entries) if VERB[n] == LUCKY_DRAW
)


def optional(power: int) -> bool:
    """Discarding cards from the hand is a choice; everything else must be used if it can be."""
    return VERB[power] == DISCARD_HAND
