"""Consume and Produce: which powers to use on which goods, what to sell, where a windfall goes."""

from __future__ import annotations

from itertools import combinations

from ...games.race import SpendGoods, sale
from ...games.race.facts import powers
from ...games.race.facts.cards import COST, DRAW_IF_PRODUCED, GOOD, NOTHING, PRODUCTION, TRADE_THIS
from ...games.race.position.actions import DISCARD, DOUBLE, ENOUGH, NAME, PRODUCE_ON, SELL, SPEND, USE
from ...games.race.position.state import State
from .consuming import (
    LIKE,
    Counts,
    Prices,
    best,
    counts_of,
    goods_held,
    point,
    powers_left,
    prices_of,
    reward,
    takings,
    without,
)
from .goods import SOME_GOOD, held_worth
from .mind import Mind


def _prices(mind: Mind) -> Prices:
    return prices_of(mind.player, mind.card, DOUBLE in mind.player.actions)


def use_power(mind: Mind, options: list[int]) -> int:
    """The power that leads to the most; free cards come first, hand cards for points last."""
    player = mind.player
    prices, goods, unused = _prices(mind), goods_held(player), list(powers_left(player))

    def value(option: int) -> float:
        power = LIKE[USE.place(option)]
        rest = unused[:]
        rest.remove(power)
        return max(
            reward(power, taken, prices) + best(without(goods, taken), tuple(rest), prices)
            for taken in takings(power, goods)
        )

    for option in options:
        if option != ENOUGH and powers.VERB[USE.place(option)] in (powers.DRAW, powers.LUCKY_DRAW):
            return option
    spending = [option for option in options if option != ENOUGH and not powers.optional(USE.place(option))]
    if spending:
        return max(spending, key=value)
    return options[0] if _spare_card(mind) else ENOUGH


def _spare_card(mind: Mind) -> bool:
    """Whether some card of the hand is worth less than a point."""
    return mind.payment(mind.player.hand, 1) < point(mind.player)


def discard_for_points(mind: Mind) -> int:
    return DISCARD.at(mind.least_missed(mind.player.hand)) if _spare_card(mind) else ENOUGH


def spend(mind: Mind, question: SpendGoods, options: list[int]) -> int:
    """A good of the set whose loss leaves most for the other powers."""
    player, power = mind.player, question.power
    prices, goods, unused = _prices(mind), goods_held(player), powers_left(player)
    sells = powers.VERB[power] in (powers.SELL, powers.SELL_WITH_BONUS)

    def value(taken: Counts) -> float:
        return (reward(power, taken, prices) if sells else 0.0) + best(without(goods, taken), unused, prices)

    worlds = [SPEND.place(option) for option in options]
    kinds = [GOOD[world] for world in worlds]
    if powers.DISTINCT[power]:
        kinds = sorted(set(kinds))
    taken = max((counts_of(set_of) for set_of in combinations(kinds, question.left)), key=value)
    return SPEND.at(min((world for world in worlds if taken[GOOD[world]]), key=_hold))


def _hold(world: int) -> tuple[bool, int]:
    """Goods of production worlds are the first to go, for they come back by themselves."""
    return not PRODUCTION[world], TRADE_THIS[world]


def sell(mind: Mind, options: list[int]) -> int:
    """The good whose cards and what is left for the powers bring most."""
    player = mind.player
    prices, goods, unused = _prices(mind), goods_held(player), powers_left(player)

    def value(option: int) -> tuple[float, bool]:
        world = SELL.place(option)
        rest = without(goods, counts_of((GOOD[world],)))
        cards = sale(player, player.tableau.index(world))
        return mind.card * cards + best(rest, unused, prices), PRODUCTION[world]

    return max(options, key=value)


def produce(mind: Mind, options: list[int]) -> int:
    """The windfall world whose good is worth most."""

    def value(option: int) -> float:
        world = PRODUCE_ON.place(option)
        twin = mind.whole.copy()
        twin.goods[twin.tableau.index(world)] = SOME_GOOD
        return held_worth(twin, mind.card) + mind.card * (DRAW_IF_PRODUCED[world] + TRADE_THIS[world])

    return max(options, key=value)


def name_number(mind: Mind) -> int:
    """The cost that most of the cards have which the seat has not seen."""
    costs = [COST[card] for card in _unseen_cards(mind.state, mind.seat)]
    numbers = powers.LUCKY_NUMBERS
    return NAME.at(max(range(len(numbers)), key=lambda place: costs.count(numbers[place])))


def _unseen_cards(state: State, seat: int) -> list[int]:
    """All cards that may be on top of the pile, as far as the seat knows."""
    cards = [*state.deck, *state.spent]
    for owner, player in enumerate(state.players):
        cards += [good for good in player.goods if good != NOTHING]
        if owner != seat:
            cards += [*player.hand, *player.looked, *player.discarded]
    return cards
