"""The book of a person: which games they have ended, against whom, and how many of them they have won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, insert, select

from .. import bots
from .person_messages import BookLine
from .rows import SeatRow, TableRow, read_tables
from .schema import MOVES, PLAYED, SEATS, TABLES

ALONE = "alone"
"""Against the game itself."""
PEOPLE = "people"
_SECOND = 1_000_000


class PlayedGame(NamedTuple):
    """A game that somebody has played to its end: against people, against bots of a name, or alone."""

    table: str
    game: str
    against: str
    won: bool


def played_by(row: TableRow, person: int) -> PlayedGame | None:
    """What the book says of a table; nothing where no single seat was the person's own from end to end."""
    mine = [number for number, seat in enumerate(row.seats) if seat.person == person and seat.kind == "person"]
    if row.lesson is not None or row.outcome is None or len(mine) != 1:
        return None  # who is taught has been helped, and of several seats at one screen one wins in any case
    [number] = mine
    if any(change.seat == number and change.how in ("lent", "replaced") for change in row.handovers):
        return None
    others = row.seats[:number] + row.seats[number + 1 :]
    return PlayedGame(row.id, row.game, _against(row.game, others), number in row.outcome.winners)


def _against(game: str, others: Sequence[SeatRow]) -> str:
    """The strongest bot gives a table its name; where people play, they do."""
    if not others:
        return ALONE
    if any(seat.kind == "person" for seat in others):
        return PEOPLE
    order = bots.names(game)
    return max((seat.bot for seat in others), key=lambda bot: order.index(bot) if bot in order else -1)


def played_games(connection: Connection, person: int) -> list[PlayedGame]:
    """All games of a person, at tables that are there and at those that are gone."""
    mine = select(SEATS.c.table).where(SEATS.c.person == person)
    ended = select(TABLES.c.id).where(TABLES.c.id.in_(mine), TABLES.c.status == "over", TABLES.c.outcome.is_not(None))
    rows = read_tables(connection, connection.execute(ended).scalars().all())
    there = [played for row in rows if (played := played_by(row, person)) is not None]
    gone = select(PLAYED).where(PLAYED.c.person == person).order_by(PLAYED.c.table)
    return there + [PlayedGame(row.table, row.game, row.against, row.won) for row in connection.execute(gone)]


def lines_of(played: Iterable[PlayedGame]) -> list[BookLine]:
    """How many games of each kind, and how many of them were won."""
    games: Counter[tuple[str, str]] = Counter()
    won: Counter[tuple[str, str]] = Counter()
    for game in played:
        games[game.game, game.against] += 1
        won[game.game, game.against] += game.won
    return [BookLine(game, against, number, won[game, against]) for (game, against), number in games.items()]


def keep_played(connection: Connection, tables: Sequence[str]) -> None:
    """Remember in the books of everybody how the games at these tables ended: the tables are about to be deleted."""
    kept = [
        {"person": person, **played._asdict()}
        for row in read_tables(connection, tables)
        for person in {seat.person for seat in row.seats if seat.person is not None}
        if (played := played_by(row, person)) is not None
    ]
    if kept:
        connection.execute(insert(PLAYED), kept)


def last_answers(connection: Connection, person: int) -> dict[str, int]:
    """When somebody last answered at each table of the person that goes on, in seconds since 1970."""
    mine = select(SEATS.c.table).where(SEATS.c.person == person)
    last = select(MOVES.c.time).where(MOVES.c.table == TABLES.c.id).order_by(MOVES.c.number.desc()).limit(1)
    going = TABLES.c.id.in_(mine) & TABLES.c.status.in_(["open", "playing"])
    found = connection.execute(select(TABLES.c.id, last.scalar_subquery().label("time")).where(going))
    return {row.id: row.time // _SECOND for row in found if row.time is not None}
