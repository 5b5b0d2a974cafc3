"""Read what is stored of a person, and delete all of it when they leave."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, Engine, delete, func, insert, or_, select, update

from .alone import LoneGame
from .book import PlayedGame, last_answers, played_games
from .browsers import delete_browsers, hold
from .processes import tell_browsers, tell_tables
from .results import lone_games
from .retention import delete_tables
from .rows import SeatRow, TableRow, read_tables, seat_columns
from .schema import (
    BROWSERS,
    CALLS,
    HANDOVERS,
    HIDDEN,
    LINKS,
    MOVES,
    PEOPLE,
    PLAYED,
    PRESENCE,
    RESULTS,
    SEATS,
    TABLES,
    UNAIDED,
    WAYS,
)

_UNDER_WAY = ("open", "playing")


class Departure(NamedTuple):
    """The tables that went with a person, those that are others' as well, and at which of these a game goes on.

    The browsers, by the hashes of their tokens, are nobody's from then on.
    """

    deleted: list[str]
    changed: list[str]
    going_on: list[str]
    browsers: frozenset[str]


class Answered(NamedTuple):
    """What a person answered at a table, or took back, and when, in microseconds since 1970."""

    seat: int
    answers: list[str]
    undo: bool
    time: int


class Identities:
    """What is stored of people besides their tables; every method is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    # What is known of a person

    def book(self, person: int) -> tuple[list[PlayedGame], dict[str, int]]:
        """The games that were ended, and when somebody last answered where they go on."""
        with self._engine.connect() as connection:
            return played_games(connection, person), last_answers(connection, person)

    def played_alone(self, person: int) -> list[LoneGame]:
        """The games that this person has ended at tables of one seat, alone from the beginning to the end."""
        with self._engine.connect() as connection:
            return lone_games(connection, person)

    def known_since(self, person: int) -> int:
        """When the person first came, in microseconds since 1970."""
        with self._engine.connect() as connection:
            return int(connection.execute(select(PEOPLE.c.created).where(PEOPLE.c.id == person)).scalar_one())

    def tables(self, person: int) -> list[TableRow]:
        """All tables of the person, those taken off the list as well."""
        with self._engine.connect() as connection:
            return read_tables(connection, _tables_of(connection, person))

    def answers(self, table: str, seats: Sequence[int]) -> list[Answered]:
        """What was answered for these seats."""
        given = select(MOVES.c.seat, MOVES.c.answers, MOVES.c.undo, MOVES.c.time)
        mine = given.where(MOVES.c.table == table, MOVES.c.seat.in_(seats)).order_by(MOVES.c.number)
        with self._engine.connect() as connection:
            return [Answered(row.seat, row.answers, row.undo, row.time) for row in connection.execute(mine)]

    # Leaving for good

    def leave(self, person: int, name: str, substitutes: dict[str, str], now: int) -> Departure:
        """Delete all that is the person's; where others play, a bot of the game's plays on, and no name stays."""
        with self._engine.begin() as connection:
            hold(connection, person)
            rows = read_tables(connection, _tables_of(connection, person, held=True))
            own = [row.id for row in rows if _is_only_of(row, person)]
            others = [row for row in rows if row.id not in own]
            delete_tables(connection, own)
            for row in others:
                self._give_up(connection, row, person, substitutes[row.game], now)
            self._forget_names(connection, person, name, [row.id for row in others])
            for part in (HIDDEN, RESULTS, PLAYED, PRESENCE, UNAIDED, LINKS, WAYS, CALLS):
                connection.execute(delete(part).where(part.c.person == person))
            browsers = delete_browsers(connection, BROWSERS.c.person == person)
            connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))
            tell_browsers(connection, person)
            going_on = [row.id for row in others if row.status in _UNDER_WAY]
            return Departure(own, [row.id for row in others], going_on, browsers)

    def _give_up(self, connection: Connection, row: TableRow, person: int, bot: str, now: int) -> None:
        """The person's seats there are nobody's; in a game that goes on, a bot plays them."""
        going = row.status in _UNDER_WAY
        seats = [_given_up(seat, bot, going) if seat.person == person else seat for seat in row.seats]
        for number, seat in enumerate(seats):
            if row.seats[number].person != person:
                continue
            place = (SEATS.c.table == row.id) & (SEATS.c.seat == number)
            connection.execute(update(SEATS).where(place).values(seat_columns(seat)))
            if going and row.seats[number].kind == "person":
                _note_handover(connection, row, number, bot, now)
        values: dict[str, object] = {"revision": row.revision + 1, "proposals": None}
        if row.creator == person:
            values["creator"] = next(seat.person for seat in seats if seat.person is not None)
        if row.status == "open" and all(seat.kind != "open" for seat in seats):
            values["status"] = "playing"
        connection.execute(update(TABLES).where(TABLES.c.id == row.id).values(values))
        tell_tables(connection, [(row.id, row.revision + 1)])

    def _forget_names(self, connection: Connection, person: int, name: str, tables: Sequence[str]) -> None:
        connection.execute(update(SEATS).where(SEATS.c.opener == person).values(opener=None))
        there = HANDOVERS.c.table.in_(tables)
        connection.execute(update(HANDOVERS).where(there, HANDOVERS.c.by_name == name).values(by_name=""))
        for who, called in ((HANDOVERS.c.former, "former_name"), (HANDOVERS.c.person, "name")):
            connection.execute(update(HANDOVERS).where(who == person).values({who.name: None, called: ""}))


def _tables_of(connection: Connection, person: int, held: bool = False) -> Sequence[str]:
    """Those the person has set up or sits at; while they are held, no other process changes them."""
    seated = select(SEATS.c.table).where(SEATS.c.person == person)
    mine = select(TABLES.c.id).where(or_(TABLES.c.creator == person, TABLES.c.id.in_(seated)))
    return connection.execute(mine.with_for_update() if held else mine).scalars().all()


def _is_only_of(row: TableRow, person: int) -> bool:
    """Whether nobody else sits there or has set it up: bots alone need no table."""
    people = {seat.person for seat in row.seats if seat.person is not None}
    return people <= {person} and (row.creator == person or not people)


def _given_up(seat: SeatRow, bot: str, going: bool) -> SeatRow:
    given = seat._replace(person=None, name="", person_name="", opener=None)
    return given._replace(kind="bot", bot=bot) if going and seat.kind == "person" else given


def _note_handover(connection: Connection, row: TableRow, number: int, bot: str, now: int) -> None:
    known = select(func.count()).where(HANDOVERS.c.table == row.id).scalar_subquery()
    told = {"former": None, "former_name": "", "person": None, "name": "", "bot": bot, "by_name": "", "how": "lent"}
    place = {"table": row.id, "number": known, "version": row.version, "seat": number, "time": now}
    connection.execute(insert(HANDOVERS).values({**place, **told}))
