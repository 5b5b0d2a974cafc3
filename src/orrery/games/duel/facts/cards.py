"""The components of Starfarers Duel as flat lists of ints, read from `data/cards.json`.

Cards 0-35 lie in the sectors at first, 36-63 are the reserve in its four groups, 64 and 65 the
start colonies.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ....core.facts import BadFact, Entry, load

_FACTS: Final = load(Path(__file__).parents[1] / "data" / "cards.json")

ORE: Final = 0
FUEL: Final = 1
CARBON: Final = 2
FOOD: Final = 3
TRADE_GOODS: Final = 4
KNOWLEDGE: Final = 5
ANY: Final = 6
"""A resource of choice, never knowledge."""
GOODS: Final = tuple(_FACTS.texts("goods"))
RESOURCES: Final = GOODS[:KNOWLEDGE]

STORAGE: Final = 0
COMMAND: Final = 1
SCIENCE: Final = 2
PRODUCTION: Final = 3
SENSOR: Final = 4
TRADE: Final = 5
CENTRES: Final[Sequence[str]] = ["storage", "command", "science", "production", "sensor", "trade"]

SUN: Final = 0
MOON: Final = 1
SYMBOLS: Final[Sequence[str]] = ["sun", "moon"]

TARGET_PLANET: Final = 0
COLONY: Final = 1
TRADE_PLANET: Final = 2
SPACE_STATION: Final = 3
COUNCIL_PLANET: Final = 4
PIRATE: Final = 5
ASTEROIDS: Final = 6
KINDS: Final[Sequence[str]] = [
    "target-planet",
    "colony",
    "trade-planet",
    "space-station",
    "council-planet",
    "pirate",
    "asteroids",
]

FRIEND: Final = 0
HERO: Final = 1
SPECIALS: Final[Sequence[str]] = ["friend", "hero"]
"""The cards for most friendship and for most medals."""

NO_PENALTY: Final = 0
LOSE_CANNON: Final = 1
LOSE_ENGINE: Final = 2
LOSE_CENTRE: Final = 3
PENALTIES: Final[Sequence[str]] = ["none", "cannon", "engine", "centre"]

SECTOR_GROUP: Final = 0
"""Groups 1 to 4 are the reserve I to IV."""
_GROUPS: Final[Sequence[str]] = ["sector", "I", "II", "III", "IV", "start"]

_cards: Final = _FACTS.entries("cards")
_orders: Final = _FACTS.entries("orders")


def _good(entry: Entry) -> int:
    if not entry.has("good"):
        return -1
    return ANY if entry.text("good") == "any" else entry.number_of("good", GOODS)


def _trades(entry: Entry, direction: str) -> bool:
    return entry.has("directions") and direction in entry.texts("directions")


def _amounts(entry: Entry) -> tuple[int, ...]:
    """How much of each good, knowledge last."""
    return tuple(entry.number(good, 0) for good in GOODS)


def _units(amounts: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """The goods there are any of, each with its amount."""
    return tuple((good, amount) for good, amount in enumerate(amounts) if amount)


def _levels(centre: int, key: str, none: int) -> tuple[int, ...]:
    """A number of a centre at levels 0 (not built), I and II."""
    found = [entry for entry in _FACTS.entries("centres") if entry.text("centre") == CENTRES[centre]]
    return (none, found[0].number(key), found[1].number(key))


def _produces_on(centre: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """On which rolls a centre produces, by symbol and level."""
    found = [entry for entry in _FACTS.entries("centres") if entry.text("centre") == CENTRES[centre]]
    return tuple(((), *(tuple(entry.entry("numbers").numbers(symbol)) for entry in found)) for symbol in SYMBOLS)


# Cards
CARDS: Final = tuple(card.text("key") for card in _cards)
KIND: Final = tuple(card.number_of("kind", KINDS) for card in _cards)
GROUP: Final = tuple(card.number_of("group", _GROUPS) for card in _cards)
GOOD: Final = tuple(_good(card) for card in _cards)
NUMBER: Final = tuple(card.number("number", 0) for card in _cards)
PRICE: Final = tuple(card.number("price", 0) for card in _cards)
UNITS: Final = tuple(card.number("units", 99) for card in _cards)
TRADED: Final = tuple(
    tuple(range(KNOWLEDGE)) if good == ANY else (good,) if PRICE[card] else () for card, good in enumerate(GOOD)
)
"""The goods that can be traded on a card."""
BUYS: Final = tuple(_trades(card, "buy") for card in _cards)
"""Whether a player may buy there."""
SELLS: Final = tuple(_trades(card, "sell") for card in _cards)
STATION: Final = tuple(card.flag("station") for card in _cards)
FRIENDSHIP: Final = tuple(card.number("friendship", 0) for card in _cards)
STRENGTH: Final = tuple(card.number("strength", 0) for card in _cards)
PENALTY: Final = tuple(card.number_of("penalty", PENALTIES) if card.has("penalty") else NO_PENALTY for card in _cards)
PIRATE_REWARD: Final = tuple(card.entry("reward").number("any", 0) if card.has("reward") else 0 for card in _cards)
PIRATE_MEDALS: Final = tuple(card.entry("reward").number("medals", 0) if card.has("reward") else 0 for card in _cards)
FLYING: Final = GROUP.index(_GROUPS.index("start"))
"""Cards below this number can lie in sectors and reserve."""
START_COLONY: Final = tuple(
    [card.has("symbol") and card.text("symbol") == symbol for card in _cards].index(True) for symbol in SYMBOLS
)

# Orders of the Galactic Council
ORDERS: Final = tuple(order.text("key") for order in _orders)
PLANET: Final = tuple(order.number_of("planet", CARDS) for order in _orders)
DEMAND: Final = tuple(_amounts(order.entry("demand")) for order in _orders)
DEMAND_UNITS: Final = tuple(_units(amounts) for amounts in DEMAND)
DEMAND_ASTRO: Final = tuple(order.entry("demand").number("astro", 0) for order in _orders)
REWARD_ANY: Final = tuple(order.entry("reward").number("any", 0) for order in _orders)
REWARD_ASTRO: Final = tuple(order.entry("reward").number("astro", 0) for order in _orders)
REWARD_POINTS: Final = tuple(order.entry("reward").number("points", 0) for order in _orders)
REWARD_FRIENDSHIP: Final = tuple(order.entry("reward").number("friendship", 0) for order in _orders)
REWARD_MEDALS: Final = tuple(order.entry("reward").number("medals", 0) for order in _orders)

# Limits and centres
_LIMITS: Final = _FACTS.entry("limits")
SECTORS: Final = 4
SECTOR_CARDS: Final = _LIMITS.number("sector_cards")
OPEN_ORDERS: Final = _LIMITS.number("open_orders")
HANGAR: Final = _LIMITS.number("hangar")
ENGINES: Final = _LIMITS.number("engines")
CANNONS: Final = _LIMITS.number("cannons")
"""As many slots as for engines."""
LABORATORY: Final = _LIMITS.number("laboratory")
WINNING_POINTS: Final = _LIMITS.number("points")
MAJORITY: Final = _LIMITS.number("majority")
TRIBUTE: Final = _LIMITS.number("tribute")
OWN_STATIONS: Final = _LIMITS.number("own_stations")
CAPACITY: Final = _levels(STORAGE, "capacity", _LIMITS.number("storage"))
ACTIONS: Final = _levels(COMMAND, "actions", _LIMITS.number("actions"))
LOOKS: Final = _levels(SENSOR, "looks", 0)
PURCHASES: Final = _levels(TRADE, "purchases", 0)
PURCHASE_PRICE: Final = _levels(TRADE, "price", 0)[1]
SCIENCE_NUMBERS: Final = _produces_on(SCIENCE)
PRODUCTION_NUMBERS: Final = _produces_on(PRODUCTION)
PRODUCTION_DIE: Final = tuple(_FACTS.entries("dice")[0].numbers("faces"))
COMBAT_DIE: Final = tuple(_FACTS.entries("dice")[1].numbers("faces"))

# Start
_START: Final = _FACTS.entry("start")
_HANDICAP: Final = _FACTS.entry("handicap")
START_STOCK: Final[Sequence[int]] = (0, 0, 0, 0, _START.number("trade_goods"), _START.number("knowledge"))
START_COLONY_SHIPS: Final = _START.number("colony_ships")
START_TRADE_SHIPS: Final = _START.number("trade_ships")
START_ENGINES: Final = _START.number("engines")
START_CANNONS: Final = _START.number("cannons")
START_CENTRES: Final = _START.number("centres")
START_ASTRO: Final = tuple(_START.numbers("astro"))
BEGINNER_ASTRO: Final = _HANDICAP.number("beginner_astro")
EXPERT_ASTRO: Final = _HANDICAP.number("expert_astro")
BEGINNER_ENGINES: Final = _HANDICAP.number("beginner_engines")

# What can be built, in the order of the action space: six parts, then each centre I, each centre II
COLONY_SHIP: Final = 0
TRADE_SHIP: Final = 1
ENGINE_1: Final = 2
ENGINE_2: Final = 3
CANNON_1: Final = 4
CANNON_2: Final = 5
PARTS: Final[Sequence[str]] = ["colony-ship", "trade-ship", "engine-1", "engine-2", "cannon-1", "cannon-2"]
BUILDS: Final[Sequence[str]] = [*PARTS, *(f"{centre}-1" for centre in CENTRES), *(f"{centre}-2" for centre in CENTRES)]
LEVEL: Final = tuple(0 for _ in PARTS) + tuple(1 for _ in CENTRES) + tuple(2 for _ in CENTRES)
"""The level of a centre; 0: the item is a part."""
CENTRE: Final = tuple(-1 for _ in PARTS) + 2 * tuple(range(len(CENTRES)))
"""Which centre an item is."""
LEVEL_ONE: Final = tuple(item for item, level in enumerate(LEVEL) if level == 1)
LEVEL_TWO: Final = tuple(item for item, level in enumerate(LEVEL) if level == 2)
_COST: Final = {cost.text("key"): _amounts(cost.entry("cost")) for cost in _FACTS.entries("costs")}
COST: Final = tuple(_COST[f"centre-{level}" if level else item] for item, level in zip(BUILDS, LEVEL, strict=True))
COST_UNITS: Final = tuple(_units(amounts) for amounts in COST)


def printed_name(axis: str, word: str, language: str) -> str | None:
    """The name on a card or order."""
    entries = _cards if axis == "card" else _orders if axis == "order" else []
    for entry in entries:
        if entry.text("key") == word:
            return entry.entry("name").text(language)
    return None


def provenance(axis: str, word: str) -> str:
    """Where the facts of a card or order come from: rulebook, public or reconstructed."""
    for entry in _cards if axis == "card" else _orders:
        if entry.text("key") == word:
            return "reconstructed" if entry.flag("selection_reconstructed") else entry.text("provenance")
    raise BadFact(f"no {axis} is called {word}")
