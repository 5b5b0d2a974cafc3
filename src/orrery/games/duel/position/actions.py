"""Every answer a player can give, in the order in which questions list them."""

from __future__ import annotations

from typing import Final

from ....core.actions import ActionSpace
from ..facts.cards import BUILDS, CARDS, CENTRES, FLYING, GOODS, ORDERS, RESOURCES, SECTORS

COUNTS: Final = range(1, 5)
"""No store holds more than four, so no trade moves more."""

SPACE: Final = ActionSpace()

# Set-up and production
CHOOSE: Final = SPACE.first("choose", centre=CENTRES)
PRODUCE: Final = SPACE.first("produce", card=CARDS)

# Flight
FLY: Final = SPACE.first("fly", sector=range(1, SECTORS + 1))
STAY: Final = SPACE.single("stay")
TOP: Final = SPACE.first("top", card=CARDS[:FLYING])
BOTTOM: Final = SPACE.first("bottom", card=CARDS[:FLYING])
PAY: Final = SPACE.single("pay")
FIGHT: Final = SPACE.single("fight")
LOSE: Final = SPACE.first("lose", centre=CENTRES)
TAKE: Final = SPACE.first("take", good=RESOURCES)
FOUND_COLONY: Final = SPACE.single("found-colony")
FOUND_STATION: Final = SPACE.single("found-station")
FULFIL: Final = SPACE.first("fulfil", order=ORDERS)

# Trade, in flight and at own stations
BUY: Final = SPACE.first("buy", good=GOODS, count=COUNTS)
SELL: Final = SPACE.first("sell", good=GOODS, count=COUNTS)
ENOUGH: Final = SPACE.single("enough")

FLY_ON: Final = SPACE.single("fly-on")
END_FLIGHT: Final = SPACE.single("end-flight")

# Trade and build
USE: Final = SPACE.first("use", card=CARDS[:FLYING])
DEMAND: Final = SPACE.first("demand", good=RESOURCES)
BUILD: Final = SPACE.first("build", item=BUILDS)
END_TURN: Final = SPACE.single("end-turn")


def trade_action(first: int, good: int, count: int) -> int:
    """The action in the block BUY or SELL for this good and count."""
    return first + good * 4 + count - 1
