"""Random play to the end: the yardstick of speed, and the cheapest guess at how a game ends."""

from __future__ import annotations

from .dealer import RandomDealer
from .table import S, Table


def playout(table: Table[S], dealer: RandomDealer) -> int:
    """Give random legal answers until the game is over; return how many were given."""
    decisions, before = 0, -1
    asked, offered = table.asked, table.offered
    while decisions != before:  # when nobody is asked any more, it is over
        before = decisions
        for seat in range(len(asked)):
            while asked[seat] is not None:
                options = offered[seat]
                table.answer(seat, options[dealer.below(len(options))])
                decisions += 1
                if table.owing:  # others may be asked as well, so it is their turn
                    break
    return decisions


def random_play(table: Table[S], dealers: list[RandomDealer]) -> int:
    """The same with a dealer for each seat; of those who are asked, the first seat answers."""
    decisions = 0
    asked, offered = table.asked, table.offered
    seats = len(asked)
    while True:
        seat = 0
        while seat < seats and asked[seat] is None:
            seat += 1
        if seat == seats:  # when nobody is asked any more, it is over
            return decisions
        options = offered[seat]
        table.answer(seat, options[dealers[seat].below(len(options))])
        decisions += 1
