"""What a host wants to know of everything stored: tables in play, people, processes, the database itself."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, Engine, func, select

from .processes import DATABASE_NOW, SECOND
from .rows import TableRow, Trouble, read_tables
from .schema import MOVES, PEOPLE, PRESENCE, PROCESSES, SEATS, TABLES

_LISTED = 100
"""This many tables in play are told one by one, those with the latest answers first."""


class TableInPlay(NamedTuple):
    """A table that goes on, and when its last answer was given, in microseconds since 1970."""

    row: TableRow
    answered: int


class Stock(NamedTuple):
    """All of it at one moment."""

    statuses: dict[str, int]
    """How many tables there are of each."""
    in_play: list[TableInPlay]
    troubles: dict[str, Trouble]
    """The tables that are set aside, each with the reason."""
    people: int
    seated: int
    """People who sit at a table in play."""
    looking: int
    """Of those who sit at a table, how many look at it, at any of several processes."""
    processes: dict[str, int]
    """Those that live, each with the seconds until its lease ends; one process alone needs none."""
    database: str


def take_stock(engine: Engine) -> Stock:
    with engine.connect() as connection:
        counted = select(TABLES.c.status, func.count().label("number")).group_by(TABLES.c.status)
        sitting = select(func.count(SEATS.c.person.distinct())).join(TABLES, TABLES.c.id == SEATS.c.table)
        looking = select(func.count(PRESENCE.c.person.distinct())).where(PRESENCE.c.gone.is_(None))
        version = ".".join(map(str, connection.dialect.server_version_info or ()))
        return Stock(
            {row.status: row.number for row in connection.execute(counted)},
            _in_play(connection),
            _troubles(connection),
            connection.execute(select(func.count()).select_from(PEOPLE)).scalar_one(),
            connection.execute(sitting.where(_goes_on())).scalar_one(),
            connection.execute(looking).scalar_one(),
            _processes(connection),
            f"{'PostgreSQL' if connection.dialect.name == 'postgresql' else 'SQLite'} {version}",
        )


def _goes_on() -> ColumnElement[bool]:
    return TABLES.c.status.in_(["open", "playing"])


def _in_play(connection: Connection) -> list[TableInPlay]:
    last = select(MOVES.c.time).where(MOVES.c.table == TABLES.c.id).order_by(MOVES.c.number.desc()).limit(1)
    answered = func.coalesce(last.scalar_subquery(), TABLES.c.created).label("answered")
    newest = select(TABLES.c.id, answered).where(_goes_on()).order_by(answered.desc(), TABLES.c.id).limit(_LISTED)
    times = {row.id: row.answered for row in connection.execute(newest)}
    rows = {row.id: row for row in read_tables(connection, list(times))}
    return [TableInPlay(rows[name], time) for name, time in times.items()]


def _troubles(connection: Connection) -> dict[str, Trouble]:
    set_aside = select(TABLES.c.id, TABLES.c.trouble).where(TABLES.c.trouble.is_not(None)).order_by(TABLES.c.id)
    return {row.id: row.trouble for row in connection.execute(set_aside)}


def _processes(connection: Connection) -> dict[str, int]:
    if connection.dialect.name != "postgresql":
        return {}
    left = ((PROCESSES.c.until - DATABASE_NOW) / SECOND).label("left")
    return {row.id: int(row.left) for row in connection.execute(select(PROCESSES.c.id, left).order_by(PROCESSES.c.id))}
