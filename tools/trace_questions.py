"""The questions of a trace and their answers, as they stand in its lines."""

from __future__ import annotations

import msgspec

from .trace_file import Card


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
