"""Production phase (page 5): one roll for both players."""

from __future__ import annotations

from ....core.events import EventKind
from ....core.table import Effect, Question, Table
from ..facts.cards import (
    GOOD,
    KNOWLEDGE,
    NUMBER,
    PRODUCTION,
    PRODUCTION_DIE,
    PRODUCTION_NUMBERS,
    SCIENCE,
    SCIENCE_NUMBERS,
    TRADE_GOODS,
)
from ..position.actions import PRODUCE
from ..position.events import CENTRE_PRODUCED, GOOD_PRODUCED, PRODUCTION_LOST, PRODUCTION_ROLLED
from ..position.state import State


class RollProduction(Effect[State]):
    """The orange die decides what both produce and how fast the active player flies.

    Science and production centres yield on top of the colonies.
    """

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        number = table.dealer.roll(PRODUCTION_DIE)
        state.die = number
        table.tell(PRODUCTION_ROLLED, seat, number)
        for owner, player in enumerate(state.players):
            if number in SCIENCE_NUMBERS[player.symbol][player.centres[SCIENCE]]:
                store(table, owner, CENTRE_PRODUCED, SCIENCE, KNOWLEDGE)
            if number in PRODUCTION_NUMBERS[player.symbol][player.centres[PRODUCTION]]:
                store(table, owner, CENTRE_PRODUCED, PRODUCTION, TRADE_GOODS)


def store(table: Table[State], seat: int, produced: EventKind, source: int, good: int) -> None:
    """What a centre or colony produces goes into its store, and is lost when that is full."""
    player = table.state.players[seat]
    if player.room(good) > 0:
        player.stock[good] += 1
        table.tell(produced, seat, source, good)
    else:
        table.tell(PRODUCTION_LOST, seat, good)


class Produce(Question[State]):
    """Of several colonies with the rolled number only one produces, chosen again each time.

    The choice is open: it is made by turning the wheel of an open store (RULES.md, R4).
    """

    __slots__ = ()

    def prompt(self) -> str:
        return "produce"

    def shown_at_once(self) -> bool:
        return True

    def options(self, table: Table[State], seat: int) -> list[int]:
        number = table.state.die
        options: list[int] = []
        for card in table.state.players[seat].colonies:
            if NUMBER[card] == number:
                options.append(PRODUCE.each[card])
        options.sort()
        return options

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        card = PRODUCE.place(action)
        store(table, seat, GOOD_PRODUCED, card, GOOD[card])
