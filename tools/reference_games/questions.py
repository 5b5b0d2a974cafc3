"""Read what a question of a trace offers and what was answered, as its line says.

`legal_counts` says how many answers are legal at each step of the answer. It knows our way to answer (one card at a
time, copies of a card are one answer), and nothing of our rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

import msgspec

from orrery.games.race.facts import powers
from orrery.games.race.facts.cards import MEANS, NOTHING
from orrery.games.race.facts.cards import powers as powers_on

from .traces import EDITION, Ask, Card, CardOrNone, design

_BONUS: Final = (-1, -1)


class PickOption(msgspec.Struct):
    pick: int


class CardsOption(msgspec.Struct):
    cards: list[Card]
    n: int = 0


class Plan(msgspec.Struct):
    use: list[Card]
    pay: int


class PaymentOption(msgspec.Struct):
    placed: Card = msgspec.field(name="for")
    cards: list[Card]
    plans: list[Plan]


class Payment(msgspec.Struct):
    pay: list[Card]
    use: list[Card]


class TradeOption(msgspec.Struct):
    worlds: list[Card]
    value: list[int]
    bonus: bool


class ConsumeOption(msgspec.Struct):
    powers: list[tuple[Card, int]]
    optional: bool


class GoodOption(msgspec.Struct):
    power: tuple[Card, int]
    min: int
    max: int
    worlds: list[Card]


class HandOption(msgspec.Struct):
    power: tuple[Card, int]
    max: int
    cards: list[Card]


class LuckyOption(msgspec.Struct):
    min: int
    max: int


class WindfallOption(msgspec.Struct):
    worlds: list[Card]
    power: tuple[CardOrNone, int]


T = TypeVar("T")


def read(raw: msgspec.Raw, kind: type[T]) -> T:
    return msgspec.json.decode(raw, type=kind)


def designs(cards: Sequence[int]) -> list[int]:
    """Return our numbers of these cards, in ascending order."""
    return sorted(design(card) for card in cards)


def without(cards: Sequence[int], gone: Sequence[int]) -> list[int]:
    """Return the cards left after each of the others has been taken away once."""
    rest = list(cards)
    for card in gone:
        rest.remove(card)
    return rest


def means_of(cards: Sequence[int]) -> int:
    """Return our number of the optional powers of these cards."""
    return sum(MEANS[design(card)] for card in cards)


def power_of(power: tuple[int, int]) -> int | None:
    """Return our number of a power that a trace names by its card and its place there, or None if there is none."""
    card, place = power
    return next((number for number in powers.OF_CARD[design(card)] if powers.PLACE[number] == place), None)


def windfall_of(power: tuple[int, int]) -> int | None:
    """Return our number of the card whose power puts a good on a windfall world, or None if it has no such power.

    The bonus of the Produce action is a power of no card: NOTHING.
    """
    card, place = power
    if card < 0:
        return NOTHING if power == _BONUS else None
    verbs = [entry.text("verb") for entry in powers_on(design(card))]
    return design(card) if 0 <= place < len(verbs) and verbs[place] == "windfall" else None


def prices_of(option: PaymentOption) -> dict[int, int]:
    """Return how many cards each choice of optional powers costs."""
    return {means_of(plan.use): plan.pay for plan in option.plans}


def legal_counts(ask: Ask) -> list[int | None]:
    """Return how many answers are legal at each step of the answer, None where the line does not say.

    The reference asks for several cards at once, our engine for one after the other: each card chosen is one answer
    less. Which action cards exist, and which goods still differ after the first one, no line says.
    """
    if ask.ask == "action":
        return [None] * read(ask.opt, PickOption).pick
    if ask.ask == "discard":
        cards, answer = read(ask.opt, CardsOption).cards, read(ask.ans, list[Card])
        return _one_by_one(cards, _kept(cards, answer) if ask.phase == "explore" else answer)
    if ask.ask == "place":
        return [len(set(designs(read(ask.opt, CardsOption).cards))) + 1]  # or nothing
    if ask.ask == "payment":
        return _payment_counts(ask)
    if ask.ask == "trade":
        return [len(read(ask.opt, TradeOption).worlds)]
    if ask.ask == "consume":
        option = read(ask.opt, ConsumeOption)
        return [len(option.powers) + option.optional]
    if ask.ask == "good":
        worlds, answer = read(ask.opt, GoodOption).worlds, read(ask.ans, list[Card])
        return [len(worlds), *[None for _ in answer[1:]]]
    if ask.ask == "consume_hand":
        return _hand_counts(ask)
    if ask.ask == "lucky":
        numbers = read(ask.opt, LuckyOption)
        return [numbers.max - numbers.min + 1]
    return [len(read(ask.opt, WindfallOption).worlds)]


def _kept(cards: Sequence[int], discarded: Sequence[int]) -> list[int]:
    """Return the cards kept, in the order of our numbers."""
    return sorted(without(cards, discarded), key=design)


def _one_by_one(cards: Sequence[int], chosen: Sequence[int]) -> list[int | None]:
    """Return how many different cards there are before each one that is chosen."""
    counts: list[int | None] = []
    rest = designs(cards)
    for card in chosen:
        counts.append(len(set(rest)))
        if design(card) not in rest:
            raise ValueError(f"it offers no {EDITION[card]} to answer with")
        rest.remove(design(card))
    return counts


def _payment_counts(ask: Ask) -> list[int | None]:
    option, answer = read(ask.opt, PaymentOption), read(ask.ans, Payment)
    ways = len(prices_of(option))
    counts: list[int | None] = [ways] if ways > 1 else []
    if len(answer.pay) < len(option.cards):
        counts += _one_by_one(option.cards, answer.pay)
    return counts


def _hand_counts(ask: Ask) -> list[int | None]:
    """One may stop before each card; the last count is that of stopping early."""
    option, answer = read(ask.opt, HandOption), read(ask.ans, list[Card])
    counts = [count + 1 for count in _one_by_one(option.cards, answer) if count is not None]
    if len(answer) < min(option.max, len(option.cards)):
        counts.append(len(set(designs(without(option.cards, answer)))) + 1)
    return [*counts]
