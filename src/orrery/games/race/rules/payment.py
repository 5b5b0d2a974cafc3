"""Paying with cards from the hand, and the hand limit (pages 5, 6)."""

from __future__ import annotations

from typing import Final

from ....core.table import Question, Table
from ..facts.limits import HAND_LIMIT
from ..position.actions import DISCARD
from ..position.state import Player, State
from .pile import discard, each_once


def discards(player: Player) -> list[int]:
    """Each card of the hand once."""
    return each_once(DISCARD.each, player.hand)


def pay(table: Table[State], seat: int, cost: int) -> None:
    """Discard this many cards of the hand; where all of them go, there is nothing to choose."""
    hand = table.state.players[seat].hand
    if cost < len(hand):
        if cost:
            table.then(seat, Pay(cost))
        return
    for card in hand[:]:
        discard(table, seat, card)


class Pay(Question[State]):
    """Which card to discard as payment.

    Asked also where only copies of one card are left: who pays at once would tell that to the others.
    """

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def prompt(self) -> str:
        return "pay"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"count": self.left, "card": table.state.players[seat].choice}

    def always_asked(self) -> bool:
        return True

    def options(self, table: Table[State], seat: int) -> list[int]:
        return discards(table.state.players[seat])

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        discard(table, seat, DISCARD.place(action))
        if self.left > 1:
            table.then(seat, Pay(self.left - 1))


class KeepHandLimit(Question[State]):
    """Nobody goes into the next round with more than ten cards."""

    __slots__ = ()

    def prompt(self) -> str:
        return "hand-limit"

    def arguments(self, table: Table[State], seat: int) -> dict[str, str | int]:
        return {"count": len(table.state.players[seat].hand) - HAND_LIMIT}

    def options(self, table: Table[State], seat: int) -> list[int]:
        player = table.state.players[seat]
        excess = len(player.hand) - HAND_LIMIT
        return discards(player) if excess > 0 else []

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        discard(table, seat, DISCARD.place(action))
        table.then(seat, self)


KEEP_HAND_LIMIT: Final = KeepHandLimit()
