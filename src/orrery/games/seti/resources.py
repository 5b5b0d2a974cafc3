"""Gains and their limits (pages 4, 14, 18): publicity up to ten, six data in the pool, the rest is lost."""

from __future__ import annotations

from ...core.table import Effect, Table
from .board import DATA_POOL, PUBLICITY
from .events import (
    CREDITS_GAINED,
    DATA_GAINED,
    DATA_LOST,
    ENERGY_GAINED,
    EXOFOSSILS_GAINED,
    PUBLICITY_GAINED,
    SCORED,
)
from .state import State


def score(table: Table[State], seat: int, points: int) -> None:
    if points:
        table.state.players[seat].score += points
        table.tell(SCORED, seat, points)


def gain_publicity(table: Table[State], seat: int, count: int) -> None:
    player = table.state.players[seat]
    gained = min(count, PUBLICITY - player.publicity)
    if gained:
        player.publicity += gained
        table.tell(PUBLICITY_GAINED, seat, gained)


def gain_data(table: Table[State], seat: int, count: int) -> None:
    player = table.state.players[seat]
    gained = min(count, DATA_POOL - player.data)
    if gained:
        player.data += gained
        table.tell(DATA_GAINED, seat, gained)
    if gained < count:
        table.tell(DATA_LOST, seat, count - gained)


def gain_credit(table: Table[State], seat: int, count: int) -> None:
    if count:
        table.state.players[seat].credit += count
        table.tell(CREDITS_GAINED, seat, count)


def gain_energy(table: Table[State], seat: int, count: int) -> None:
    if count:
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

    def resolve(self, table: Table[State], seat: int) -> None:
        self.pay(table, seat, 1)

    def pay(self, table: Table[State], seat: int, times: int) -> None:
        gain_credit(table, seat, self.credit * times)
        gain_energy(table, seat, self.energy * times)
        gain_publicity(table, seat, self.publicity * times)
        gain_data(table, seat, self.data * times)
        score(table, seat, self.points * times)
        gain_exofossils(table, seat, self.exofossils * times)
