"""What cards, orders and centres of Duel say, for the faces: descriptions by the words of the vocabulary."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from ....core.description import Argument, Description, name_of, phrase, series, yes_or_no
from ..facts.cards import (
    ACTIONS,
    ANY,
    BUILDS,
    BUYS,
    CAPACITY,
    CARDS,
    CENTRES,
    COLONY,
    COMMAND,
    COST_UNITS,
    COUNCIL_PLANET,
    DEMAND_ASTRO,
    DEMAND_UNITS,
    FRIENDSHIP,
    GOOD,
    GOODS,
    KIND,
    KINDS,
    LABORATORY,
    LOOKS,
    MAJORITY,
    MOON,
    NUMBER,
    ORDERS,
    PENALTIES,
    PENALTY,
    PIRATE,
    PIRATE_MEDALS,
    PLANET,
    PRICE,
    PRODUCTION,
    PRODUCTION_NUMBERS,
    PURCHASE_PRICE,
    PURCHASES,
    REWARD_ANY,
    REWARD_ASTRO,
    REWARD_FRIENDSHIP,
    REWARD_MEDALS,
    REWARD_POINTS,
    SCIENCE,
    SCIENCE_NUMBERS,
    SELLS,
    SENSOR,
    SPACE_STATION,
    SPECIALS,
    START_COLONY,
    STATION,
    STORAGE,
    STRENGTH,
    SUN,
    TRADE,
    TRADE_PLANET,
    TRIBUTE,
    UNITS,
)


class CardTexts(TypedDict):
    """A card: what is printed on it, its trade if any, and a sentence."""

    face: Description
    trade: Description | None
    about: Description


class OrderTexts(TypedDict):
    """An order: what it demands, what it pays, and both in a sentence."""

    demand: Description
    reward: Description
    about: Description


class Texts(TypedDict):
    """Everything that has a name and something to say."""

    cards: dict[str, CardTexts]
    orders: dict[str, OrderTexts]
    centres: dict[str, Description]
    costs: dict[str, Description]
    specials: dict[str, Description]


def texts() -> Texts:
    return {
        "cards": {name: _card(card) for card, name in enumerate(CARDS)},
        "orders": {name: _order(order) for order, name in enumerate(ORDERS)},
        "centres": {name: _centre(centre) for centre, name in enumerate(CENTRES)},
        "costs": {name: _list(_goods(COST_UNITS[item])) for item, name in enumerate(BUILDS)},
        "specials": {name: phrase(f"duel-about-special-{name}", least=MAJORITY) for name in SPECIALS},
    }


def _card(card: int) -> CardTexts:
    trades = KIND[card] in (TRADE_PLANET, SPACE_STATION)
    trade = phrase("duel-price", good=_good(card), price=PRICE[card]) if trades else None
    return {"face": _face(card), "trade": trade, "about": _about(card)}


def _good(card: int) -> Description:
    return phrase("duel-any-resource") if GOOD[card] == ANY else name_of("good", GOODS[GOOD[card]], 2)


def _trading(card: int) -> dict[str, Argument]:
    return {
        "good": _good(card),
        "price": PRICE[card],
        "ways": "both" if BUYS[card] and SELLS[card] else "buy" if BUYS[card] else "sell",
        "units": 0 if UNITS[card] > LABORATORY else UNITS[card],
        "station": yes_or_no(STATION[card]),
    }


def _face(card: int) -> Description:
    kind = KIND[card]
    if kind in (TRADE_PLANET, SPACE_STATION):
        return phrase("duel-face-trade", **_trading(card))
    if kind == COLONY:
        return phrase("duel-face-colony", good=_good(card), number=NUMBER[card])
    if kind == PIRATE:
        return phrase("duel-face-pirate", penalty=PENALTIES[PENALTY[card]])
    return phrase(f"duel-face-{KINDS[kind]}")


def _about(card: int) -> Description:
    kind = KIND[card]
    if kind in (TRADE_PLANET, SPACE_STATION):
        return phrase("duel-about-trade", friendship=FRIENDSHIP[card], **_trading(card))
    if kind == COLONY:
        message = "duel-about-start-colony" if card in START_COLONY else "duel-about-colony"
        return phrase(message, good=name_of("good", GOODS[GOOD[card]]), number=NUMBER[card])
    if kind == PIRATE:
        return phrase(
            "duel-about-pirate",
            strength=STRENGTH[card],
            tribute=TRIBUTE,
            medals=PIRATE_MEDALS[card],
            penalty=PENALTIES[PENALTY[card]],
        )
    if kind == COUNCIL_PLANET:
        return phrase("duel-about-council-planet", friendship=FRIENDSHIP[card])
    return phrase(f"duel-about-{KINDS[kind]}")


def _order(order: int) -> OrderTexts:
    demand = _list(_goods(DEMAND_UNITS[order]) + _others(astro=DEMAND_ASTRO[order]))
    points = REWARD_POINTS[order]
    reward = _list(
        ([phrase("duel-points", points=points)] if points else [])
        + _others(
            any=REWARD_ANY[order],
            astro=REWARD_ASTRO[order],
            friendship=REWARD_FRIENDSHIP[order],
            medals=REWARD_MEDALS[order],
        )
    )
    planet = name_of("card", CARDS[PLANET[order]])
    about = phrase("duel-about-order", planet=planet, demand=demand, reward=reward)
    return {"demand": demand, "reward": reward, "about": about}


def _list(amounts: list[Description]) -> Description:
    return series("duel-list", amounts)


def _goods(units: Sequence[tuple[int, int]]) -> list[Description]:
    return [phrase("duel-amount", count=count, good=name_of("good", GOODS[good], count)) for good, count in units]


def _others(**amounts: int) -> list[Description]:
    """Astro, medals and the like, as far as there are any."""
    return [phrase(f"duel-amount-{what}", count=count) for what, count in amounts.items() if count]


def _centre(centre: int) -> Description:
    """What a centre does at both levels."""
    message = f"duel-about-centre-{CENTRES[centre]}"
    numbers = {SCIENCE: SCIENCE_NUMBERS, PRODUCTION: PRODUCTION_NUMBERS}
    if centre in numbers:
        return phrase(message, first=_rolls(numbers[centre], 1), second=_rolls(numbers[centre], 2))
    levels = {STORAGE: CAPACITY, COMMAND: ACTIONS, SENSOR: LOOKS, TRADE: PURCHASES}
    none, first, second = levels[centre]
    return phrase(message, none=none, first=first, second=second, price=PURCHASE_PRICE)


def _rolls(by_symbol: Sequence[Sequence[Sequence[int]]], level: int) -> Argument:
    """On which rolls a centre produces, for both symbols."""
    sun, moon = (", ".join(map(str, by_symbol[symbol][level])) for symbol in (SUN, MOON))
    return sun if sun == moon else phrase("duel-about-numbers", sun=sun, moon=moon)
