"""Positions of games played at random, as seats and onlookers see them: what the client's tests try their words on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypedDict

from orrery.core.dealer import RandomDealer
from orrery.core.game import Game
from orrery.core.table import State, Table

SEED = 5
MOST_ANSWERS = 5000
"""At random some games hardly come to an end."""
KEPT = 8
"""This many positions of each game, spread over it, the last one among them."""


class Seen(TypedDict):
    """What somebody sees of a position; an onlooker has no seat."""

    seats: int
    seat: int | None
    view: Mapping[str, object]
    points: list[dict[str, int]]


def positions(game: Game[State]) -> list[Seen]:
    """Of the usual game with the fewest and with the most players."""
    tables = sorted({min(game.seats), max(game.seats)})
    return [seen for seats in tables for seen in _of_one_game(game, seats)]


def _of_one_game(game: Game[State], seats: int) -> Iterator[Seen]:
    length = sum(1 for _ in _walk(game, seats))
    kept = {length * (place + 1) // KEPT for place in range(KEPT)}
    for answers, table in enumerate(_walk(game, seats), start=1):
        if answers in kept:
            for eyes in (answers % seats, None):
                points = game.points_seen(table, eyes)
                yield {"seats": seats, "seat": eyes, "view": game.view(table, eyes), "points": points}


def _walk(game: Game[State], seats: int) -> Iterator[Table[State]]:
    """The same game every time, after each of its answers."""
    chance = RandomDealer(SEED)
    table = game.new(seats, {}, RandomDealer(SEED))
    for _ in range(MOST_ANSWERS):
        if table.over:
            return
        seat = next(seat for seat in range(seats) if table.asked[seat] is not None)
        options = table.offered[seat]
        table.answer(seat, options[chance.below(len(options))])
        yield table
