"""What goods are worth to a player: sold or consumed at the best time; and what a Produce phase gives."""

from __future__ import annotations

from typing import Final

from ...games.race import worlds_of
from ...games.race.facts.cards import (
    ANY,
    DRAW_IF_MOST,
    DRAW_IF_PRODUCED,
    DRAW_PER_GOOD,
    DRAW_PER_KIND,
    DRAW_PER_WORLD,
    GOOD,
    GOODS,
    NOTHING,
    PRODUCE_DRAW,
    PRODUCTION,
    TRADE_VALUE,
    WINDFALL,
    WINDFALL_POWER,
)
from ...games.race.position.state import Player
from .consuming import Counts, best, free_cards, goods_held, powers_left, prices_of, without
from .weights import MOST

SOME_GOOD: Final = 0
"""A good as it lies on a world: which card it is, nobody knows."""
_ONE: Final = [tuple(int(kind == other) for other in range(len(GOODS))) for kind in range(len(GOODS))]


def consuming_worth(player: Player, goods: Counts, card: float, doubled: bool) -> float:
    """What these goods bring in a Consume phase."""
    prices = prices_of(player, card, doubled)
    return best(goods, powers_left(player), prices) + card * free_cards(player)


def trading_worth(player: Player, goods: Counts, card: float) -> float:
    """What they bring if the best one is sold first."""
    prices = prices_of(player, card, doubled=False)
    unused = powers_left(player)
    sales = [
        card * prices.sales[kind] + best(without(goods, _ONE[kind]), unused, prices)
        for kind, held in enumerate(goods)
        if held
    ]
    return max(sales, default=0.0) + card * free_cards(player)


def held_worth(player: Player, card: float) -> float:
    """What the goods in a tableau bring to a player who chooses how the Consume phase goes."""
    goods = goods_held(player)
    if not any(goods):
        return 0.0
    most = max(trading_worth(player, goods, card), consuming_worth(player, goods, card, doubled=True))
    return most - card * free_cards(player)


class Harvest:
    """A player after a Produce phase, and the cards drawn in it."""

    __slots__ = ("cards", "player")

    def __init__(self, player: Player, bonus: bool) -> None:
        self.player = player.copy()
        self.cards = 0.0
        produced = [0] * len(GOODS)
        for place in self._places(bonus):
            card = player.tableau[place]
            self.player.goods[place] = SOME_GOOD
            produced[GOOD[card]] += 1
            self.cards += DRAW_IF_PRODUCED[card]
        kinds = len(produced) - produced.count(0)
        for card in player.tableau:
            self.cards += PRODUCE_DRAW[card] + DRAW_PER_KIND[card] * kinds
            for kind, count in enumerate(produced):
                self.cards += DRAW_PER_GOOD[kind][card] * count
                self.cards += DRAW_PER_WORLD[kind][card] * worlds_of(player, kind)
                self.cards += DRAW_IF_MOST[kind][card] * (MOST if count else 0)

    def _places(self, bonus: bool) -> list[int]:
        """Where goods are put: production worlds, then windfall worlds of a kind, then any."""
        tableau, goods = self.player.tableau, self.player.goods
        empty = [place for place, good in enumerate(goods) if good == NOTHING]
        found = [place for place in empty if PRODUCTION[tableau[place]]]
        windfalls = [place for place in empty if WINDFALL[tableau[place]]]
        windfalls.sort(key=lambda place: -TRADE_VALUE[GOOD[tableau[place]]])
        powers = [WINDFALL_POWER[card] for card in tableau if WINDFALL_POWER[card] != NOTHING]
        for power in sorted(powers) + [ANY] * bonus:
            fitting = [place for place in windfalls if power in (ANY, GOOD[tableau[place]])]
            if fitting:
                windfalls.remove(fitting[0])
                found.append(fitting[0])
        return found
