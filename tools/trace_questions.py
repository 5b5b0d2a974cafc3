"""The questions of a trace and their answers, as they appear in its lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from orrery.games.race.facts import powers
from orrery.games.race.facts.cards import MEANS

from .trace_file import Card, design


class PickOption(msgspec.Struct):
    pick: int


class CardsOption(msgspec.Struct):
    cards: list[Card]
    n: int = 0


class Plan(msgspec.Struct):
    use: list[Card]
    pay: int


class PaymentOption(msgspec.Struct):
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


T = TypeVar("T")


def read(raw: msgspec.Raw, kind: type[T]) -> T:
    return msgspec.json.decode(raw, type=kind)


def designs(cards: Sequence[int]) -> list[int]:
    return sorted(design(card) for card in cards)


def without(cards: Sequence[int], gone: Sequence[int]) -> list[int]:
    rest = list(cards)
    for card in gone:
        rest.remove(card)
    return rest


def means_of(cards: Sequence[int]) -> int:
    return sum(MEANS[design(card)] for card in cards)


def power_of(power: tuple[int, int]) -> int:
    """Our number of a power that a trace names by its card and its place there."""
    card, place = power
    return next(number for number in powers.OF_CARD[design(card)] if powers.PLACE[number] == place)
