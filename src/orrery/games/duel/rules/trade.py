"""Buying and selling on a card, in flight or at one's own station (pages 6, 7, 9)."""

from __future__ import annotations

from ....core.game import ALLOWED
from ....core.table import Question, Table
from ..facts.cards import ANY, BUYS, GOOD, KNOWLEDGE, PRICE, SELLS, TRADED, UNITS
from ..position.actions import BUY, ENOUGH, SELL, add_trades, trade_of
from ..position.events import BOUGHT, SOLD
from ..position.state import Player, State


def most_bought(player: Player, card: int, good: int) -> int:
    """How many units of a good that a card sells the player can buy there: as many as astro and room allow."""
    affordable = min(UNITS[card], player.astro // PRICE[card])
    return min(affordable, player.room(good))


def most_sold(player: Player, card: int, good: int) -> int:
    """How many units of a good that a card buys the player can sell there."""
    return min(UNITS[card], player.stock[good])


def purchase_barred(player: Player, card: int, good: int) -> str:
    """Why not even one unit of a good can be bought on a card."""
    if most_bought(player, card, good) > 0:
        return ALLOWED
    return "no-astro" if player.room(good) > 0 else "store-full"


def sale_barred(player: Player, card: int, good: int) -> str:
    """Why not even one unit of a good can be sold on a card."""
    return ALLOWED if most_sold(player, card, good) > 0 else "nothing-to-sell"


def trade_options(player: Player, card: int) -> list[int]:
    """All trades a player can make on a card, in ascending order."""
    options: list[int] = []
    if BUYS[card]:
        for good in TRADED[card]:
            add_trades(options, BUY, good, most_bought(player, card, good))
    if SELLS[card]:
        for good in TRADED[card]:
            add_trades(options, SELL, good, most_sold(player, card, good))
    return options


def can_trade(player: Player, card: int) -> bool:
    """Whether any trade is possible on a card."""
    sells = SELLS[card]
    buys = BUYS[card] and player.astro >= PRICE[card]
    for good in TRADED[card]:
        if (sells and player.stock[good] > 0) or (buys and player.room(good) > 0):
            return True
    return False


def trade(table: Table[State], seat: int, card: int, action: int) -> None:
    """Carry a trade out: astro to or from the bank for each unit."""
    good, count = trade_of(action)
    if count < 0:
        sell(table, seat, card, good, -count, UNITS[card])
        return
    astro = count * PRICE[card]
    player = table.state.players[seat]
    player.stock[good] += count
    player.astro -= astro
    table.tell(BOUGHT, seat, card, good, count, astro)


def sell(table: Table[State], seat: int, card: int, good: int, count: int, units: int) -> None:
    """Sell; where any resource is taken up to a limit, the units may be of different kinds."""
    astro = count * PRICE[card]
    player = table.state.players[seat]
    player.stock[good] -= count
    player.astro += astro
    table.tell(SOLD, seat, card, good, count, astro)
    if GOOD[card] == ANY and count < units:
        table.then(seat, SellMore(card, units - count))


class TradeAt(Question[State]):
    """Which trade to make at one's own station."""

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
            add_trades(options, SELL, good, min(self.units, stock[good]))
        options.append(ENOUGH)
        return options

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        if action != ENOUGH:
            good, count = trade_of(action)
            sell(table, seat, self.card, good, -count, self.units)
