"""What goods bring in a Consume phase: a search over all orders of powers and all goods they could take."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from operator import sub
from typing import Final, NamedTuple, TypeAlias

from ...games.race.facts import powers
from ...games.race.facts.cards import ANY, GOOD, GOODS, NOTHING, TRADE_BONUS, TRADE_THIS, TRADE_VALUE
from ...games.race.facts.six_cost import CHIPS_FOR_A_POINT
from ...games.race.position.state import Player
from .weights import LEFT_OVER, LUCK

Counts: TypeAlias = "tuple[int, ...]"
"""This many goods of each kind."""
Powers: TypeAlias = "tuple[int, ...]"

_SPENDING: Final = (powers.CONSUME, powers.CONSUME_ALL, powers.SELL, powers.SELL_WITH_BONUS)
_NOT_YET: Final = -1.0


def _text(power: int) -> tuple[int, ...]:
    """What a power says, whatever card it stands on."""
    return (
        powers.VERB[power],
        powers.KIND[power],
        powers.DISTINCT[power],
        powers.NEEDED[power],
        powers.TIMES[power],
        powers.POINTS[power],
        powers.DRAWS[power],
    )


_TEXTS: Final = [_text(power) for power in range(len(powers.CARD))]
LIKE: Final = [_TEXTS.index(text) for text in _TEXTS]
"""The first power that says the same: equal powers need not be told apart."""


class Prices(NamedTuple):
    """What a point, a card and the sale of each kind of good count in a Consume phase."""

    point: float
    card: float
    sales: Counts


def prices_of(player: Player, card: float, doubled: bool) -> Prices:
    """The prices for a player; cards are counted coarsely, so that the same question comes back often."""
    sales = tuple(_sale(player, kind) for kind in range(len(GOODS)))
    return Prices(point(player) * (2 if doubled else 1), round(card, 1), sales)


def point(player: Player) -> float:
    """What a chip counts: a little more with a development that scores chips."""
    return 1 + sum(1 / CHIPS_FOR_A_POINT[card] for card in player.tableau if CHIPS_FOR_A_POINT[card])


def _sale(player: Player, kind: int) -> int:
    """Cards for a good of a kind, from the world where it brings most."""
    total = TRADE_VALUE[kind]
    own = 0
    for card in player.tableau:
        total += TRADE_BONUS[ANY][card] + TRADE_BONUS[kind][card]
        if GOOD[card] == kind:
            own = max(own, TRADE_THIS[card])
    return total + own


def goods_held(player: Player) -> Counts:
    counts = [0] * len(GOODS)
    for place, good in enumerate(player.goods):
        if good != NOTHING:
            counts[GOOD[player.tableau[place]]] += 1
    return tuple(counts)


def powers_left(player: Player) -> Powers:
    """The powers that spend goods and are not used yet, as the first ones that say the same."""
    found: list[int] = []
    for card in player.tableau[: player.ready]:
        for power in powers.OF_CARD[card]:
            if powers.VERB[power] in _SPENDING and power not in player.used:
                found.append(LIKE[power])
    return tuple(sorted(found))


def free_cards(player: Player) -> float:
    """Cards the tableau draws in every Consume phase without goods."""
    total = 0.0
    for card in player.tableau[: player.ready]:
        for power in powers.OF_CARD[card]:
            if powers.VERB[power] == powers.DRAW:
                total += powers.DRAWS[power]
            elif powers.VERB[power] == powers.LUCKY_DRAW:
                total += LUCK
    return total


@lru_cache(maxsize=1 << 13)  # enough for one decision; more would only burden the garbage collector
def best(goods: Counts, unused: Powers, prices: Prices) -> float:
    """The most these goods can bring; whatever can be used must be, and what is left over counts little."""
    found = _NOT_YET
    last = -1
    for place, power in enumerate(unused):
        if power != last:
            last = power
            rest = unused[:place] + unused[place + 1 :]
            for taken in takings(power, goods):
                found = max(found, reward(power, taken, prices) + best(without(goods, taken), rest, prices))
    if found == _NOT_YET:
        return sum(LEFT_OVER * prices.card * sale * count for sale, count in zip(prices.sales, goods, strict=True))
    return found


def reward(power: int, taken: Counts, prices: Prices) -> float:
    """What a power pays for the goods it takes."""
    verb = powers.VERB[power]
    count = sum(taken)
    if verb == powers.CONSUME_ALL:
        return (count - 1) * prices.point
    if verb == powers.CONSUME:
        times = count if powers.TIMES[power] > 1 else 1
        return times * (powers.POINTS[power] * prices.point + powers.DRAWS[power] * prices.card)
    sales = prices.sales if verb == powers.SELL_WITH_BONUS else TRADE_VALUE
    return prices.card * sales[taken.index(1)]


def without(goods: Counts, taken: Counts) -> Counts:
    return tuple(map(sub, goods, taken))


@lru_cache(maxsize=1 << 12)
def takings(power: int, goods: Counts) -> list[Counts]:
    """The different ways to serve a power from these goods; none if there are not enough."""
    if powers.VERB[power] == powers.CONSUME_ALL:
        return [goods] if any(goods) else []
    kind = powers.KIND[power]
    matching = [of for of, held in enumerate(goods) if kind in (ANY, of) for _ in range(held)]
    if powers.DISTINCT[power]:
        matching = sorted(set(matching))
    wanted = powers.NEEDED[power] if powers.TIMES[power] == 1 else min(powers.TIMES[power], len(matching))
    if not wanted or len(matching) < wanted:
        return []
    return [counts_of(kinds) for kinds in sorted(set(combinations(matching, wanted)))]


def counts_of(kinds: tuple[int, ...]) -> Counts:
    return tuple(kinds.count(kind) for kind in range(len(GOODS)))
