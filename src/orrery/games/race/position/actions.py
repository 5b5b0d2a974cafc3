"""Every answer a player can give, in the order in which questions list them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ....core.actions import ActionSpace
from ..facts.cards import CARDS
from ..facts.powers import LUCKY_NUMBERS, POWERS

EXPLORE_5: Final = 0
EXPLORE_1: Final = 1
DEVELOP: Final = 2
SETTLE: Final = 3
TRADE: Final = 4
DOUBLE: Final = 5
PRODUCE: Final = 6
ACTIONS: Final[Sequence[str]] = [
    "explore-5",
    "explore-1",
    "develop",
    "settle",
    "consume-trade",
    "consume-double",
    "produce",
]
"""The seven action cards."""

PHASE_ACTIONS: Final[Mapping[str, Sequence[int]]] = {
    "explore": [EXPLORE_5, EXPLORE_1],
    "develop": [DEVELOP],
    "settle": [SETTLE],
    "consume": [TRADE, DOUBLE],
    "produce": [PRODUCE],
}
"""The phases in the order of a round, each with the action cards that choose it."""

MEANS: Final[Sequence[str]] = [
    "nothing",
    "contact",
    "ship",
    "contact-ship",
    "tactics",
    "contact-tactics",
    "ship-tactics",
    "contact-ship-tactics",
]
"""Which optional powers are used to place a world, as sums of the bits in `cards.py`."""

SPACE: Final = ActionSpace()

CHOOSE: Final = SPACE.block("choose", action=ACTIONS)
KEEP: Final = SPACE.block("keep", card=CARDS)
PLACE: Final = SPACE.block("place", card=CARDS)
PASS: Final = SPACE.single("pass")
BY: Final = SPACE.block("by", means=MEANS)
DISCARD: Final = SPACE.block("discard", card=CARDS)
SELL: Final = SPACE.block("sell", card=CARDS)
USE: Final = SPACE.block("use", power=POWERS)
SPEND: Final = SPACE.block("spend", card=CARDS)
NAME: Final = SPACE.block("name", number=LUCKY_NUMBERS)
PRODUCE_ON: Final = SPACE.block("produce", card=CARDS)
ENOUGH: Final = SPACE.single("enough")
