"""Gains and their limits (pages 4, 14, 18): publicity up to ten, six data in the pool, the rest is lost.

The rival of a game alone has no resources: here they become its progress (page 23).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.description import Description, phrase, series
from ....core.facts import BadFact, Entry
from ....core.table import Effect, Table
from ..facts.board import DATA_POOL, PUBLICITY
from ..facts.phrases import amount_phrase
from ..facts.solo import PROGRESS_FOR_CREDIT, PROGRESS_FOR_ENERGY
from ..position.actions import GO_ON
from ..position.events import (
    CREDITS_GAINED,
    DATA_GAINED,
    DATA_LOST,
    ENERGY_GAINED,
    EXOFOSSILS_GAINED,
    PUBLICITY_GAINED,
    SCORED,
)
from ..position.state import State
from ..position.thinking import FOR_CREDIT, FOR_ENERGY
from ..solo.computer import take_data
from ..solo.objectives import mark_reached
from ..solo.progress import advance
from ..vocabulary.reading import Reader
from .interrupt import ROOM_FOR_DATA, TurnQuestion, could_bring

RESOURCES: Final[Sequence[str]] = ["score", "credit", "energy", "publicity", "data", "exofossil"]
"""What a gain can hold, in the order of telling."""


def score(table: Table[State], seat: int, points: int) -> None:
    if points:
        table.state.players[seat].score += points
        table.tell(SCORED, seat, points)
        mark_reached(table, seat)


def gain_publicity(table: Table[State], seat: int, count: int) -> None:
    player = table.state.players[seat]
    gained = min(count, PUBLICITY - player.publicity)
    if gained:
        player.publicity += gained
        table.tell(PUBLICITY_GAINED, seat, gained)
        mark_reached(table, seat)


def gain_data(table: Table[State], seat: int, count: int) -> None:
    if table.state.is_rival(seat):
        take_data(table, seat, count)
        return
    player = table.state.players[seat]
    gained = min(count, DATA_POOL - player.data)
    if gained:
        player.data += gained
        table.tell(DATA_GAINED, seat, gained)
        mark_reached(table, seat)
    if gained < count:
        table.tell(DATA_LOST, seat, count - gained)


def receive_data(table: Table[State], seat: int, count: int) -> None:
    """Data that belong to a step of an action: what the pool cannot hold may be stored first."""
    state = table.state
    if state.free and seat == state.active and not has_room(state, seat, count):
        table.then(seat, ReceiveData(count))
    elif count:
        gain_data(table, seat, count)


def has_room(state: State, seat: int, count: int) -> bool:
    return state.players[seat].data + count <= DATA_POOL


class ReceiveData(TurnQuestion):
    """More data than the pool can hold; it is asked only while some can be stored."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def prompt(self) -> str:
        return "receive-data"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"count": self.count, "lost": table.state.players[seat].data + self.count - DATA_POOL}

    def describe(self) -> Description:
        return amount_phrase("data", self.count)

    def choices(self, table: Table[State], seat: int) -> list[int]:
        return [GO_ON]

    def free_action_helps(self, table: Table[State], seat: int) -> bool:
        state = table.state
        return not has_room(state, seat, self.count) and could_bring(state, seat, ROOM_FOR_DATA, 1)

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        gain_data(table, seat, self.count)


def gain_credit(table: Table[State], seat: int, count: int) -> None:
    if table.state.is_rival(seat):
        advance(table, seat, count * PROGRESS_FOR_CREDIT, FOR_CREDIT)
    elif count:
        table.state.players[seat].credit += count
        table.tell(CREDITS_GAINED, seat, count)


def gain_energy(table: Table[State], seat: int, count: int) -> None:
    if table.state.is_rival(seat):
        advance(table, seat, count * PROGRESS_FOR_ENERGY, FOR_ENERGY)
    elif count:
        table.state.players[seat].energy += count
        table.tell(ENERGY_GAINED, seat, count)


def gain_exofossils(table: Table[State], seat: int, count: int) -> None:
    if count:
        table.state.players[seat].exofossils += count
        table.tell(EXOFOSSILS_GAINED, seat, count)


class Gain(Effect[State]):
    """Credits, energy, publicity, data, points and exofossils."""

    __slots__ = ("credit", "data", "energy", "exofossils", "points", "publicity")

    def __init__(self, credit: int, energy: int, publicity: int, data: int, points: int, exofossils: int) -> None:
        self.credit = credit
        self.energy = energy
        self.publicity = publicity
        self.data = data
        self.points = points
        self.exofossils = exofossils

    @staticmethod
    def read(entry: Entry, reader: Reader) -> Effect[State]:
        return gain_in(entry)

    def describe(self) -> Description:
        amounts = [self.points, self.credit, self.energy, self.publicity, self.data, self.exofossils]
        found = [amount_phrase(what, amount) for what, amount in zip(RESOURCES, amounts, strict=True) if amount]
        return series("seti-amounts", found) if found else phrase("seti-nothing")

    def resolve(self, table: Table[State], seat: int) -> None:
        self.pay(table, seat, 1)

    def pay(self, table: Table[State], seat: int, times: int) -> None:
        gain_credit(table, seat, self.credit * times)
        gain_energy(table, seat, self.energy * times)
        gain_publicity(table, seat, self.publicity * times)
        receive_data(table, seat, self.data * times)
        score(table, seat, self.points * times)
        gain_exofossils(table, seat, self.exofossils * times)


def gain_in(entry: Entry) -> Gain:
    """The resources that an entry names."""
    for key in entry.data:
        if key not in RESOURCES and key != "do":
            raise BadFact(f"{entry.where}.{key} is no resource")
    return Gain(
        entry.number("credit", 0),
        entry.number("energy", 0),
        entry.number("publicity", 0),
        entry.number("data", 0),
        entry.number("score", 0),
        entry.number("exofossil", 0),
    )
