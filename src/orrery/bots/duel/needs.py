"""What goods and astro are worth: the wishes they can fulfil, what is still missing, what is left over."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from ...games.duel import place_barred
from ...games.duel.facts.cards import (
    BUILDS,
    BUYS,
    CANNON_1,
    CANNON_2,
    COLONY_SHIP,
    COST_UNITS,
    DEMAND_ASTRO,
    DEMAND_UNITS,
    ENGINE_1,
    ENGINE_2,
    GOODS,
    HANGAR,
    LEVEL_ONE,
    LEVEL_TWO,
    PLANET,
    TRADE_SHIP,
    TRADED,
)
from .worth import IN_STORE, UNIT, Worth, later

NO_BUILD: Final = len(BUILDS)

READY: Final[Sequence[float]] = [0.97, 0.86, 0.72, 0.55, 0.35, 0.2, 0.1]
"""How much of a wish counts while this many units are missing."""
SUPPLY: Final = 4.0
"""A missing unit: its price and the trouble to find it; one's own station spares the trouble."""
SURPLUS: Final[Sequence[float]] = [0.0, 2.4, 4.5, 6.3, 7.5]
"""What this many units of a good fetch that no wish needs."""
FULL_HANGAR: Final = 0.6
"""What remains of the wish for a ship while no bay is free."""
WISHES: Final = 2
"""How many wishes a stock is thought to serve."""
ENOUGH: Final = 10
ENOUGH_PER_TURN: Final = 1.0
IDLE: Final = 20.0
"""How slowly astro beyond enough lose their worth."""
LONG_GAME: Final = 20
HASTE: Final = 0.93
"""From the twentieth turn on goods and astro count less each turn beside what they can become: no game stalls."""


class Wish:
    """Something goods can become: a build, or an order to fulfil."""

    __slots__ = ("astro", "cost", "item", "worth")

    def __init__(self, item: int, worth: float, cost: Sequence[tuple[int, int]], astro: int = 0) -> None:
        self.item = item  # NO_BUILD for an order
        self.worth = worth
        self.cost = cost
        self.astro = astro


def wishes(worth: Worth) -> list[Wish]:
    """What the player could build, and the orders it could fulfil."""
    player = worth.player
    parts = _with_place(worth, [ENGINE_1, ENGINE_2, CANNON_1, CANNON_2])
    for centres in (LEVEL_ONE, LEVEL_TWO):  # all cost the same, so only the best ones are ever served
        parts += sorted(_with_place(worth, centres), key=worth.build, reverse=True)[:WISHES]
    found = [Wish(item, worth.build(item), COST_UNITS[item]) for item in parts]
    bay = 1.0 if player.colony_ships + player.trade_ships < HANGAR else FULL_HANGAR
    found += [Wish(ship, worth.build(ship) * bay, COST_UNITS[ship]) for ship in (COLONY_SHIP, TRADE_SHIP)]
    for order in worth.state.open_orders:
        value = later(worth.order(order), worth.reach(PLANET[order]))
        found.append(Wish(NO_BUILD, value, DEMAND_UNITS[order], DEMAND_ASTRO[order]))
    return found


def _with_place(worth: Worth, items: Sequence[int]) -> list[int]:
    return [item for item in items if not place_barred(worth.player, worth.rival, item)]


class Money:
    """What astro are worth: face value as long as there is something to buy with them in time."""

    def __init__(self, worth: Worth) -> None:
        self.enough = ENOUGH + ENOUGH_PER_TURN * worth.turns
        self.haste = HASTE ** max(0, worth.state.turn // 2 - LONG_GAME)

    def worth(self, astro: int) -> float:
        if astro <= self.enough:
            return self.haste * astro
        return self.haste * (self.enough + IDLE * (1 - exp((self.enough - astro) / IDLE)))

    def rate(self, astro: int) -> float:
        """What one more astro is worth."""
        return self.haste * min(1.0, exp((self.enough - astro) / IDLE))


class Needs:
    """The worth of any stock and purse to a player with its wishes."""

    def __init__(self, worth: Worth) -> None:
        self.money = Money(worth)
        self.wishes = wishes(worth)
        self.supply = [SUPPLY] * len(GOODS)
        for card in worth.player.stations:
            if BUYS[card]:
                for good in TRADED[card]:
                    self.supply[good] = UNIT
        self._known: dict[tuple[int, ...], float] = {}

    def holdings(self, stock: list[int], astro: int) -> float:
        """What this stock and purse are worth together."""
        key = (*stock, astro)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._holdings(stock[:], astro)
        return found

    def _holdings(self, stock: list[int], astro: int) -> float:
        """Serve the best wishes one after the other; what is left over can be sold."""
        rate = self.money.rate(astro)
        total = self.money.worth(astro)
        left = self.wishes[:]
        for _ in range(WISHES):
            best, best_gain, best_net = None, 0.0, 0.0
            for wish in left:
                gain, given = self._serve(wish, stock, astro, rate)
                if gain - given > best_net:
                    best, best_gain, best_net = wish, gain, gain - given
            if best is None:
                break
            total += best_gain
            left.remove(best)
            astro -= best.astro
            for good, count in best.cost:
                stock[good] = max(0, stock[good] - count)
        for count in stock:
            total += SURPLUS[count] * rate
        return total

    def _serve(self, wish: Wish, stock: list[int], astro: int, rate: float) -> tuple[float, float]:
        """What a wish brings after all purchases for it, and what the goods given for it would fetch."""
        missing = int(wish.astro > astro)
        price = float(wish.astro)
        given = 0.0
        for good, count in wish.cost:
            held = stock[good]
            if held < count:
                missing += count - held
                price += (count - held) * self.supply[good]
                given += held * IN_STORE
            else:
                given += count * IN_STORE
        return wish.worth * READY[missing] - price * rate, given * rate
