"""Every answer a player can give, in the order in which questions list them."""

from __future__ import annotations

from typing import Final

from ....core.actions import ActionSpace, Block
from ..facts.cards import BUILDS, CARDS, CENTRES, FLYING, GOODS, ORDERS, RESOURCES, SECTORS

MOST_UNITS: Final = 4
"""No store holds more, so no trade moves more."""
COUNTS: Final = range(1, MOST_UNITS + 1)

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


def add_trades(options: list[int], block: Block, good: int, most: int) -> None:
    """List the purchases or sales (BUY or SELL) of one up to this many units of a good."""
    one = block.each[good]
    for more in range(most):
        options.append(one + more)


def trade_of(action: int) -> tuple[int, int]:
    """The good of a purchase or sale and its units: below zero where they are sold."""
    if action < SELL.start:  # by hand, for every trade is read here
        offset = action - BUY.start
        return offset // MOST_UNITS, offset % MOST_UNITS + 1
    offset = action - SELL.start
    return offset // MOST_UNITS, -(offset % MOST_UNITS) - 1
