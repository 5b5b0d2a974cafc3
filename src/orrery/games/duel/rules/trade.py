"""Buying and selling on a card, in flight or at an own station (pages 6, 7, 9)."""

from __future__ import annotations

from ....core.table import Question, Table
from ..facts.cards import ANY, BUYS, GOOD, KNOWLEDGE, PRICE, SELLS, UNITS
from ..position.actions import BUY, ENOUGH, SELL, trade_action
from ..position.events import BOUGHT, SOLD
from ..position.state import Player, State


def trade_options(player: Player, card: int) -> list[int]:
    """All trades a player can make on a card, in ascending order."""
    options: list[int] = []
    good = GOOD[card]
    first, last = (0, KNOWLEDGE - 1) if good == ANY else (good, good)
    if BUYS[card]:
        units = min(UNITS[card], player.astro // PRICE[card])
        for bought in range(first, last + 1):
            for count in range(1, min(units, player.room(bought)) + 1):
                options.append(trade_action(BUY, bought, count))
    if SELLS[card]:
        for sold in range(first, last + 1):
            for count in range(1, min(UNITS[card], player.stock[sold]) + 1):
                options.append(trade_action(SELL, sold, count))
    return options


def can_trade(player: Player, card: int) -> bool:
    """Whether any trade is possible on a card."""
    good = GOOD[card]
    first, last = (0, KNOWLEDGE - 1) if good == ANY else (good, good)
    buys = BUYS[card] and player.astro >= PRICE[card]
    for traded in range(first, last + 1):
        if (buys and player.room(traded) > 0) or (SELLS[card] and player.stock[traded] > 0):
            return True
    return False


def trade(table: Table[State], seat: int, card: int, action: int) -> None:
    """Carry a trade out: astro to or from the bank for each unit."""
    if action >= SELL:
        sell(table, seat, card, action, UNITS[card])
        return
    good, count = divmod(action - BUY, 4)
    count += 1
    astro = count * PRICE[card]
    player = table.state.players[seat]
    player.stock[good] += count
    player.astro -= astro
    table.tell(BOUGHT, seat, card, good, count, astro)


def sell(table: Table[State], seat: int, card: int, action: int, units: int) -> None:
    """Sell; where any resource is taken up to a limit, the units may be of different kinds."""
    good, count = divmod(action - SELL, 4)
    count += 1
    astro = count * PRICE[card]
    player = table.state.players[seat]
    player.stock[good] -= count
    player.astro += astro
    table.tell(SOLD, seat, card, good, count, astro)
    if GOOD[card] == ANY and count < units:
        table.then(seat, SellMore(card, units - count))


class TradeAt(Question[State]):
    """Which trade to make at an own station."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def prompt(self) -> str:
        return "trade-at"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"card": self.card}

    def options(self, table: Table[State], seat: int) -> list[int]:
        return trade_options(table.state.players[seat], self.card)

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        trade(table, seat, self.card, action)


class SellMore(Question[State]):
    """The station takes more units, also of another resource (Merchants, page 9)."""

    __slots__ = ("card", "units")

    def __init__(self, card: int, units: int) -> None:
        self.card = card
        self.units = units

    def prompt(self) -> str:
        return "sell-more"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"card": self.card, "count": self.units}

    def options(self, table: Table[State], seat: int) -> list[int]:
        stock = table.state.players[seat].stock
        options: list[int] = []
        for good in range(KNOWLEDGE):
            for count in range(1, min(self.units, stock[good]) + 1):
                options.append(trade_action(SELL, good, count))
        options.append(ENOUGH)
        return options

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        if action != ENOUGH:
            sell(table, seat, self.card, action, self.units)
