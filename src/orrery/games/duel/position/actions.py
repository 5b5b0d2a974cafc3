"""Every answer a player can give, in the order in which questions list them."""

from __future__ import annotations

from typing import Final

from ....core.actions import ActionSpace
from ..facts.cards import BUILDS, CARDS, CENTRES, FLYING, GOODS, ORDERS, RESOURCES, SECTORS

COUNTS: Final = range(1, 5)
"""No store holds more than four, so no trade moves more."""

SPACE: Final = ActionSpace()

# Set-up and production
CHOOSE: Final = SPACE.block("choose", centre=CENTRES)
PRODUCE: Final = SPACE.block("produce", card=CARDS)

# Flight
FLY: Final = SPACE.block("fly", sector=range(1, SECTORS + 1))
STAY: Final = SPACE.single("stay")
TOP: Final = SPACE.block("top", card=CARDS[:FLYING])
BOTTOM: Final = SPACE.block("bottom", card=CARDS[:FLYING])
PAY: Final = SPACE.single("pay")
FIGHT: Final = SPACE.single("fight")
LOSE: Final = SPACE.block("lose", centre=CENTRES)
TAKE: Final = SPACE.block("take", good=RESOURCES)
FOUND_COLONY: Final = SPACE.single("found-colony")
FOUND_STATION: Final = SPACE.single("found-station")
FULFIL: Final = SPACE.block("fulfil", order=ORDERS)

# Trade, in flight and at own stations
BUY: Final = SPACE.block("buy", good=GOODS, count=COUNTS)
SELL: Final = SPACE.block("sell", good=GOODS, count=COUNTS)
ENOUGH: Final = SPACE.single("enough")

FLY_ON: Final = SPACE.single("fly-on")
END_FLIGHT: Final = SPACE.single("end-flight")

# Trade and build
USE: Final = SPACE.block("use", card=CARDS[:FLYING])
DEMAND: Final = SPACE.block("demand", good=RESOURCES)
BUILD: Final = SPACE.block("build", item=BUILDS)
END_TURN: Final = SPACE.single("end-turn")


def trade_action(first: int, good: int, count: int) -> int:
    """The action in the block BUY or SELL for this good and count."""
    return first + good * 4 + count - 1
