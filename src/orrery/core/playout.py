"""Random play to the end: the yardstick of speed, and the cheapest guess at how a game ends."""

from __future__ import annotations

from .dealer import RandomDealer
from .table import S, Table


def playout(table: Table[S], dealer: RandomDealer) -> int:
    """Give random legal answers until the game is over; return how many were given."""
    decisions = 0
    seats = len(table.asked)
    while not table.over:
        for seat in range(seats):
            if table.asked[seat] is not None:
                options = table.offered[seat]
                table.answer(seat, options[dealer.below(len(options))])
                decisions += 1
    return decisions
