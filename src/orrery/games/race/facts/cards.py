"""The cards of Race for the Galaxy as flat lists of ints, read from `data/cards.json`.

A card is the number of its design: the two copies of a development are the same card twice, for
nothing in the game tells them apart. Powers are kept by the phase they belong to.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ....core.facts import Entry, load

_FACTS: Final = load(Path(__file__).parents[1] / "data" / "cards.json")
_cards: Final = _FACTS.entries("cards")
_goods: Final = _FACTS.entries("goods")

NOTHING: Final = -1
NOVELTY: Final = 0
RARE: Final = 1
GENES: Final = 2
ALIEN: Final = 3
ANY: Final = 4
GOODS: Final = tuple(good.text("id") for good in _goods)
BIT: Final = tuple(1 << place for place in range(len(GOODS)))
"""The bit of each good where several kinds are one number."""
TRADE_VALUE: Final = tuple(good.number("trade_value") for good in _goods)

CARDS: Final = tuple(card.text("id") for card in _cards)
INDEX: Final = {name: place for place, name in enumerate(CARDS)}


def _good(entry: Entry, key: str, missing: int) -> int:
    """The number of a good; `any` and `all` mean every kind."""
    if not entry.has(key):
        return missing
    word = entry.text(key)
    return ANY if word in ("any", "all") else entry.number_of(key, GOODS)


def _keyword(word: str) -> tuple[bool, ...]:
    return tuple(card.has("keywords") and word in card.texts("keywords") for card in _cards)


# What is printed on a card
COPIES: Final = tuple(card.number("copies") for card in _cards)
WORLD: Final = tuple(card.text("kind") == "world" for card in _cards)
MILITARY: Final = tuple(card.has("defense") for card in _cards)
COST: Final = tuple(card.number("defense" if card.has("defense") else "cost") for card in _cards)
"""The cost, or the defence of a military world."""
GOOD: Final = tuple(_good(card, "good", NOTHING) for card in _cards)
WINDFALL: Final = tuple(card.has("production") and card.text("production") == "windfall" for card in _cards)
PRODUCTION: Final = tuple(card.has("production") and card.text("production") == "production" for card in _cards)
REBEL: Final = _keyword("rebel")
POINTS: Final = tuple(card.number("vp", 0) for card in _cards)
START_NUMBER: Final = tuple(card.number("start_world", NOTHING) for card in _cards)
PRESET_HAND: Final = tuple(card.number("preset_hand", NOTHING) for card in _cards)
START_WORLDS: Final = tuple(card for card in range(len(CARDS)) if START_NUMBER[card] != NOTHING)
SIX_COST: Final = tuple(card.has("scoring") for card in _cards)


def _powers(phase: str, verb: str) -> list[list[Entry]]:
    """The powers of that phase and verb, card by card."""
    found: list[list[Entry]] = []
    for card in _cards:
        powers = card.entries("powers")
        found.append([power for power in powers if power.text("phase") == phase and power.text("verb") == verb])
    return found


def _sums(phase: str, verb: str, key: str) -> tuple[int, ...]:
    """What a card's powers of one kind add up to."""
    return tuple(sum(power.number(key) for power in powers) for powers in _powers(phase, verb))


def _by_good(phase: str, verb: str, key: str, of: str) -> tuple[tuple[int, ...], ...]:
    """The same for powers bound to a good: one list for each good, and one for any (the last)."""
    lists = [[0 for _ in _cards] for _ in range(len(GOODS) + 1)]
    for card, powers in enumerate(_powers(phase, verb)):
        for power in powers:
            if power.text(of) not in ("rebel", "this"):
                lists[_good(power, of, ANY)][card] += power.number(key)
    return tuple(tuple(numbers) for numbers in lists)


def _with_any(lists: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """What powers bound to each good come to together with those for any; the last list is for no good (NOTHING)."""
    common = lists[ANY]
    of_goods = [tuple(map(sum, zip(numbers, common, strict=True))) for numbers in lists[:ANY]]
    return (*of_goods, common)


def _sum_for(phase: str, verb: str, key: str, of: str, word: str) -> tuple[int, ...]:
    """What the powers with that word (`rebel`, `this`) add up to."""
    powers = _powers(phase, verb)
    return tuple(sum(power.number(key) for power in found if power.text(of) == word) for found in powers)


# I: Explore
LOOK: Final = _sums("explore", "look", "draw")
KEEP_MORE: Final = _sums("explore", "look", "keep")

# II: Develop
DEVELOP_DRAW: Final = _sums("develop", "draw_at_start", "n")
DEVELOP_DISCOUNT: Final = _sums("develop", "discount", "n")
DEVELOP_AFTER: Final = _sums("develop", "draw_after", "n")

# III: Settle
STRENGTH_AGAINST: Final = _by_good("settle", "military", "n", "against")
"""By the good of the world attacked; the last list counts against every world."""
STRENGTH: Final = _with_any(STRENGTH_AGAINST)
STRENGTH_REBEL: Final = _sum_for("settle", "military", "n", "against", "rebel")
SETTLE_DISCOUNT: Final = _by_good("settle", "discount", "n", "good")
DISCOUNT: Final = _with_any(SETTLE_DISCOUNT)
SETTLE_AFTER: Final = _sums("settle", "draw_after", "n")
CONTACT: Final = 1
SHIP: Final = 2
TACTICS: Final = 4
"""The three optional means of settling: pay for a military world, settle free of cost, fight harder."""
MEANS: Final = tuple(
    CONTACT * len(contact) + SHIP * len(ship) + TACTICS * len(tactics)
    for contact, ship, tactics in zip(
        _powers("settle", "pay_for_military_world"),
        _powers("settle", "discard_for_free_world"),
        _powers("settle", "discard_for_military"),
        strict=True,
    )
)
CONTACT_DISCOUNT: Final = max(_sums("settle", "pay_for_military_world", "discount"))
TACTICS_STRENGTH: Final = max(_sums("settle", "discard_for_military", "n"))
BARRED_GOOD: Final = ALIEN
"""Neither contact nor ship helps with worlds of this good, whatever their keyword."""

# $: Trade
TRADE_BONUS: Final = _by_good("trade", "bonus", "cards", "good")
TRADE_THIS: Final = _sum_for("trade", "bonus", "cards", "good", "this")

# V: Produce
WINDFALL_POWER: Final = tuple(
    _good(powers[0], "good", NOTHING) if powers else NOTHING for powers in _powers("produce", "windfall")
)
PRODUCE_DRAW: Final = _sums("produce", "draw", "cards")
DRAW_IF_PRODUCED: Final = _sums("produce", "draw_if_produced", "cards")
DRAW_PER_GOOD: Final = _by_good("produce", "draw_per_good_produced", "cards", "good")
DRAW_PER_KIND: Final = _sums("produce", "draw_per_kind_produced", "cards")
DRAW_PER_WORLD: Final = _by_good("produce", "draw_per_world", "cards", "good")
DRAWS_IN_PRODUCE: Final = tuple(
    PRODUCE_DRAW[card] > 0 or any(draws[card] for draws in DRAW_PER_WORLD) for card in range(len(CARDS))
)
"""Which cards draw whatever is produced, so that the others need not be asked how many."""
DRAW_IF_MOST: Final = _by_good("produce", "draw_if_most_produced", "cards", "good")


def has_power(card: int, phase: str) -> bool:
    """Whether a card has a power in a phase; trade is apart from consume."""
    return any(power.text("phase") == phase for power in _cards[card].entries("powers"))


def powers(card: int) -> list[Entry]:
    """The powers of a card as its facts tell them, for whoever puts them into words."""
    return _cards[card].entries("powers")


def scoring(card: int) -> list[Entry]:
    """The terms by which a six-cost development scores."""
    return _cards[card].entries("scoring") if SIX_COST[card] else []


def keywords(card: int) -> list[str]:
    return _cards[card].texts("keywords") if _cards[card].has("keywords") else []


def printed_name(word: str, language: str) -> str | None:
    """The name on a card; where the German one is not known, the English one."""
    if word not in INDEX:
        return None
    card = _cards[INDEX[word]]
    return card.text("name_de") if language == "de" and card.has("name_de") else card.text("name")
