"""The trade-and-build phase: what to build, and which stations or purchases complete it."""

from __future__ import annotations

from typing import Final

from ...games.duel import trade_options
from ...games.duel.facts.cards import BUYS, COST, OWN_STATIONS, PRICE, PURCHASE_PRICE, PURCHASES, TRADE, TRADED, UNITS
from ...games.duel.position.actions import BUILD, DEMAND, END_TURN, ENOUGH, USE, trade_of
from .mind import Mind
from .needs import NO_BUILD, Wish

EFFORT: Final = 0.05
"""The least gain for which a station is used or the rival made to sell."""


def trade_and_build(mind: Mind, options: list[int]) -> int:
    """The step after which the player is best off; ending the turn if none helps."""
    player = mind.player
    best, choice = mind.held, END_TURN
    for option in options:
        if option == END_TURN:
            continue
        if option in BUILD:
            item = BUILD.place(option)
            stock = [held - cost for held, cost in zip(player.stock, COST[item], strict=True)]
            value = mind.worth.build(item) + mind.needs.holdings(stock, player.astro)
        elif option in DEMAND:
            value = Phase(mind).demand(DEMAND.place(option)).worth() - EFFORT
        else:
            card = USE.place(option)
            value = (
                max(Phase(mind).use(card).trade(card, trade).worth() for trade in trade_options(player, card)) - EFFORT
            )
        if value > best:
            best, choice = value, option
    return choice


def trade_at(mind: Mind, card: int, options: list[int]) -> int:
    """The trade at a station after which the player is best off."""
    return max(options, key=lambda option: Phase(mind).trade(card, option).worth())


def sell_more(mind: Mind, card: int, options: list[int]) -> int:
    gains = {option: 0.0 if option == ENOUGH else mind.trade(card, option) for option in options}
    return max(options, key=gains.__getitem__)


class Phase:
    """Goods, astro and the means of trade left in this phase, as they would be after some steps."""

    def __init__(self, mind: Mind) -> None:
        state, player = mind.state, mind.player
        self.needs = mind.needs
        self.stock = player.stock[:]
        self.astro = player.astro
        self.stations = [card for card in player.stations if card not in state.used_stations]
        self.uses = OWN_STATIONS - len(state.used_stations)
        self.theirs = mind.worth.rival.stock[:]
        self.demands = PURCHASES[player.centres[TRADE]] - state.purchases

    def use(self, card: int) -> Phase:
        self.stations.remove(card)
        self.uses -= 1
        return self

    def trade(self, card: int, action: int) -> Phase:
        good, units = trade_of(action)
        self.stock[good] += units
        self.astro -= units * PRICE[card]
        return self

    def demand(self, good: int) -> Phase:
        self.stock[good] += 1
        self.theirs[good] -= 1
        self.demands -= 1
        self.astro -= PURCHASE_PRICE
        return self

    def worth(self) -> float:
        """The better of keeping everything and of completing one more build at once."""
        best = self.needs.holdings(self.stock, self.astro)
        for wish in self.needs.wishes:
            if wish.item != NO_BUILD:
                best = max(best, self._worth_completed(wish))
        return best

    def _worth_completed(self, wish: Wish) -> float:
        """The worth after buying what a build lacks, at the rival's or at own stations, and building it."""
        stock = self.stock[:]
        astro, uses, demands = self.astro, self.uses, self.demands
        for good, count in wish.cost:
            short = count - stock[good]
            if short > 0:
                if short <= demands and short <= self.theirs[good]:
                    demands -= short
                    astro -= short * PURCHASE_PRICE
                else:
                    price = self._station_price(good, short)
                    uses -= 1
                    if not price or uses < 0:
                        return 0.0
                    astro -= short * price
            stock[good] = max(0, stock[good] - count)
        return wish.worth + self.needs.holdings(stock, astro) if astro >= 0 else 0.0

    def _station_price(self, good: int, count: int) -> int:
        """At what price one's own station sells that many of a good; 0 if none does."""
        prices = [PRICE[card] for card in self.stations if BUYS[card] and UNITS[card] >= count and good in TRADED[card]]
        return min(prices, default=0)
