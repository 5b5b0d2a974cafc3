"""How people's games alone ended, read from their tables, and kept when a table is deleted."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, exists, insert, select

from .alone import LoneGame
from .rows import OutcomeRow, read_tables, text_of
from .schema import HANDOVERS, RESULTS, SEATS, TABLES

_log = logging.getLogger(__name__)


def lone_games(connection: Connection, person: int) -> list[LoneGame]:
    """The games that this person has ended at tables of one seat, alone from the beginning to the end."""
    mine = select(SEATS.c.table).where(SEATS.c.person == person, SEATS.c.seat == 0)
    ended = select(TABLES.c.id).where(TABLES.c.id.in_(mine), _ended_alone())
    rows = read_tables(connection, connection.execute(ended).scalars().all())
    there = [LoneGame(row.game, row.options, row.outcome) for row in rows if row.outcome is not None]
    return there + _kept(connection, person)


def _ended_alone() -> ColumnElement[bool]:
    # looked up by their keys: nobody waits while all seats there ever were are counted
    others = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.seat > 0).correlate(TABLES)
    helped = exists().where(HANDOVERS.c.table == TABLES.c.id)
    return and_(TABLES.c.status == "over", TABLES.c.lesson.is_(None), ~others, ~helped)


def _kept(connection: Connection, person: int) -> list[LoneGame]:
    columns = select(RESULTS.c.table, RESULTS.c.game, text_of(RESULTS.c.options), text_of(RESULTS.c.outcome))
    found = []
    for row in connection.execute(columns.where(RESULTS.c.person == person).order_by(RESULTS.c.table)):
        try:
            options = msgspec.json.decode(row.options, type=dict[str, bool | int | str])
            found.append(LoneGame(row.game, options, msgspec.json.decode(row.outcome, type=OutcomeRow)))
        except msgspec.DecodeError as problem:
            _log.warning("the result of table %s cannot be read: %s", row.table, problem)
    return found


def keep_results(connection: Connection, tables: Sequence[str]) -> None:
    """Remember how the games alone at these tables ended: the tables are about to be deleted."""
    alone = TABLES.join(SEATS, (SEATS.c.table == TABLES.c.id) & (SEATS.c.seat == 0))
    columns = (TABLES.c.id, SEATS.c.person, TABLES.c.game, TABLES.c.options, TABLES.c.outcome)
    ended = (
        select(*columns)
        .select_from(alone)
        .where(TABLES.c.id.in_(tables), _ended_alone(), SEATS.c.person.is_not(None), TABLES.c.outcome.is_not(None))
    )
    connection.execute(insert(RESULTS).from_select(["table", "person", "game", "options", "outcome"], ended))
