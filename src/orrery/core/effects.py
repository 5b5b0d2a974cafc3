"""The grammar of card text: small effects that put other effects together.

A card's behaviour is one expression in these words and the game's own effects, built once at
import: `in_order(Discard(), may(DRAW, PASS, Draw()), repeat(2, Gain()))`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from .table import Effect, Question, S, Table


class InOrder(Effect[S], Generic[S]):
    """One after the other."""

    __slots__ = ("effects",)

    def __init__(self, effects: list[Effect[S]]) -> None:
        self.effects = effects

    def resolve(self, table: Table[S], seat: int) -> None:
        table.then_all(seat, self.effects)


class Either(Question[S], Generic[S]):
    """The seat chooses one of several effects, each behind an action."""

    __slots__ = ("actions", "effects", "question")

    def __init__(self, question: str, actions: list[int], effects: list[Effect[S]]) -> None:
        self.question = question
        self.actions = actions
        self.effects = effects

    def prompt(self) -> str:
        return self.question

    def options(self, table: Table[S], seat: int) -> list[int]:
        return sorted(self.actions)

    def answer(self, table: Table[S], seat: int, action: int) -> None:
        table.then(seat, self.effects[self.actions.index(action)])


class EachSeat(Effect[S], Generic[S]):
    """Every seat in turn, beginning with the one whose effect this is."""

    __slots__ = ("effect",)

    def __init__(self, effect: Effect[S]) -> None:
        self.effect = effect

    def resolve(self, table: Table[S], seat: int) -> None:
        seats = len(table.asked)
        for step in range(seats - 1, -1, -1):
            table.then((seat + step) % seats, self.effect)


class Together(Effect[S], Generic[S]):
    """Every seat at the same time, nobody waiting for anybody."""

    __slots__ = ("effect",)

    def __init__(self, effect: Effect[S]) -> None:
        self.effect = effect

    def resolve(self, table: Table[S], seat: int) -> None:
        table.together(self.effect)


def in_order(*effects: Effect[S]) -> Effect[S]:
    """One after the other."""
    return InOrder(list(effects))


def repeat(times: int, effect: Effect[S]) -> Effect[S]:
    """The same effect several times."""
    return InOrder([effect] * times)


def either(question: str, choices: Sequence[tuple[int, Effect[S]]]) -> Effect[S]:
    """One of several effects, each behind an action."""
    return Either(question, [action for action, _ in choices], [effect for _, effect in choices])


def may(question: str, yes: int, no: int, effect: Effect[S]) -> Effect[S]:
    """The effect, or nothing."""
    nothing: list[Effect[S]] = []
    return Either(question, [yes, no], [effect, InOrder(nothing)])


def each_seat(effect: Effect[S]) -> Effect[S]:
    """Every seat in turn, beginning with the one whose effect this is."""
    return EachSeat(effect)


def together(effect: Effect[S]) -> Effect[S]:
    """Every seat at the same time."""
    return Together(effect)
