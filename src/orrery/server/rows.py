"""What stands in the database's tables, row by row, and how it is read: what cannot be read spoils one table only."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import JSON, Column, Connection, Label, Row, Text, cast, func, select

from ..core.game import OptionValue
from .schema import HANDOVERS, MOVES, PEOPLE, PRESENCE, SEATS, TABLES, UNAIDED

_log = logging.getLogger(__name__)

SeatKind: TypeAlias = Literal["person", "open", "bot"]
Status: TypeAlias = Literal["open", "playing", "over", "closed", "broken"]
Trouble: TypeAlias = Literal["broken", "slow"]
"""Why a table is set aside: its rows cannot be played again, or playing them again took too long repeatedly."""
Teaching: TypeAlias = Literal["on", "left"]
"""Whether somebody is taught at a table, or goes on without help there."""
How: TypeAlias = Literal["joined", "taken", "returned", "lent", "opened", "replaced"]
_NOBODY: frozenset[int] = frozenset()
_SEAT_KINDS = ("person", "open", "bot")
_TEACHING = (None, "on", "left")
_STATUSES = ("open", "playing", "over", "closed")


class BrokenRow(Exception):
    """Something stored is not what it was when it was written."""


class MoveRow(NamedTuple):
    """One accepted message with the deals it caused; number 0 is the set-up.

    A later one of nobody's says that the rules have changed: its answers are the two versions, before and after.
    """

    number: int
    seat: int | None
    answers: list[str]
    deals: list[int]
    undo: bool
    hash: str | None = None
    """The position's hash after it; tables of older servers have none."""
    joined: bool = False
    """Whether it goes on with the seat's message before it: an undo takes both back."""
    snapshot: bytes | None = None
    """Where it led, and what was told (`snapshots.py`); it is read only where it is needed."""


class RulesChange(NamedTuple):
    """The version from which the table has gone on under other rules: those it had, and those it has since."""

    version: int
    former: int
    now: int


class OutcomeRow(NamedTuple):
    """How a game ended: the scores of all sides, who won, and in how many turns where those count."""

    scores: list[int]
    winners: list[int]
    turns: int = 0


class Entry(NamedTuple):
    """A table's next move, and what the table's row says then; it is written only if the table is at that revision."""

    table: str
    move: MoveRow
    status: Status
    waiting: list[int]
    outcome: OutcomeRow | None = None
    revision: int = 0
    keeper: str | None = None
    """The process that plays the bots that are asked then."""
    rules_version: int | None = None
    """That of the rules by which the table goes on from here, where they have changed."""


class SeatRow(NamedTuple):
    """Who sits on a seat; a bot's or open seat with a person is lent and can be taken back."""

    kind: SeatKind
    person: int | None
    bot: str
    name: str
    secret: str | None
    person_name: str = ""
    opener: int | None = None
    """Who opened it: besides the table's creator the one who may see the invitation."""

    @property
    def shown_name(self) -> str:
        return self.name or self.person_name


def seat_columns(row: SeatRow) -> dict[str, object]:
    """What is stored of a seat; the name of a person is the person's."""
    return {name: value for name, value in row._asdict().items() if name != "person_name"}


class HandoverRow(NamedTuple):
    """A seat that changed hands: at which version, from whom to whom, and by whose wish."""

    version: int
    seat: int
    how: How
    former: int | None
    former_name: str
    person: int | None
    name: str
    bot: str
    by_name: str


class ProposalRow(NamedTuple):
    """Proposal of a person for a seat that is not theirs, for which others have to agree."""

    seat: int
    kind: Literal["me", "open", "bot"]
    bot: str
    by: str
    agreed: list[int]
    proposer: int | None = None
    """The person called `by`; older servers have not stored it."""


class SeenRow(NamedTuple):
    """Someone who looks at the table, or did until a moment (in microseconds), at one of the server's processes."""

    person: int
    process: str
    gone: int | None


class TableRow(NamedTuple):
    """A table without its moves; the version is their number."""

    id: str
    game: str
    rules_version: int
    options: dict[str, OptionValue]
    creator: int
    status: Status
    waiting: list[int]
    version: int
    seats: list[SeatRow]
    rematch: str | None = None
    """The table at which the same people play again."""
    handovers: tuple[HandoverRow, ...] = ()
    outcome: OutcomeRow | None = None
    """How its game ended; not told of games that older servers or other tables have ended."""
    revision: int = 0
    """How often anything at the table has changed."""
    keeper: str | None = None
    """The process that plays the bots that are asked; one process alone needs no name."""
    proposals: tuple[ProposalRow, ...] = ()
    seen: tuple[SeenRow, ...] = ()
    """Of the people who sit here, those who look at it at any process; one process alone knows that by itself."""
    unaided: frozenset[int] = _NOBODY
    """The people who want no hints here."""
    lesson: Teaching | None = None
    """Whether it is a guided first game; its results count nowhere."""
    advised: tuple[int, ...] = ()
    """How many hints each seat has been given; nothing before the first."""
    trouble: Trouble | None = None
    """Why the table was set aside when it was to be restored last."""
    request: str | None = None
    """The Idempotency-Key with which the browser asked for the table: asked for again, it is not made twice."""


def table_columns(table: TableRow) -> dict[str, object]:
    """A new table as it is stored, apart from when that was."""
    columns = ("id", "game", "rules_version", "options", "creator", "waiting", "keeper", "lesson", "request")
    return {column: getattr(table, column) for column in columns}


def read_move(number: int, row: Row[tuple[object, ...]]) -> MoveRow:
    try:
        found = (row.number, row.seat, json.loads(row.answers), json.loads(row.deals), row.undo, row.hash, row.joined)
        move = msgspec.convert(found, MoveRow)
    except (ValueError, TypeError, RecursionError, msgspec.ValidationError) as problem:
        raise BrokenRow(f"move {number}: {problem}") from None
    if move.number != number or not (_of_nobody(move) if move.seat is None else number):
        raise BrokenRow(f"move {number} is missing or nobody's")
    return move


def _of_nobody(move: MoveRow) -> bool:
    """Whether it can be: the set-up, or a change of rules, which names two versions."""
    versions = 0 if move.number == 0 else 2
    return not move.undo and len(move.answers) == versions and all(answer.isdecimal() for answer in move.answers)


def rules_changes(rows: Sequence[MoveRow]) -> list[RulesChange]:
    """Where the rules have changed in the course of a game."""
    changed = [row for row in rows if row.seat is None and row.number > 0]
    return [RulesChange(row.number + 1, int(row.answers[0]), int(row.answers[1])) for row in changed]


def text_of(column: Column[object]) -> Label[str]:
    """JSON as it is stored: since we read it ourselves, broken text spoils one row and not a whole list."""
    return cast(column, Text).label(column.name)


def read_tables(connection: Connection, ids: Sequence[str]) -> list[TableRow]:
    """The tables of these names with their seats and versions, newest first."""
    columns = [text_of(column) if isinstance(column.type, JSON) else column for column in TABLES.c]
    found = connection.execute(
        select(*columns).where(TABLES.c.id.in_(ids)).order_by(TABLES.c.created.desc(), TABLES.c.id)
    ).all()
    counted = select(MOVES.c.table, func.count()).where(MOVES.c.table.in_(ids)).group_by(MOVES.c.table)
    versions = {row[0]: row[1] for row in connection.execute(counted)}
    seats: dict[str, list[SeatRow]] = {}
    sitting = SEATS.outerjoin(PEOPLE, SEATS.c.person == PEOPLE.c.id)
    listed = select(SEATS, PEOPLE.c.name.label("person_name")).select_from(sitting)
    for row in connection.execute(listed.where(SEATS.c.table.in_(ids)).order_by(SEATS.c.seat)):
        known = SeatRow(row.kind, row.person, row.bot, row.name, row.secret, row.person_name or "", row.opener)
        seats.setdefault(row.table, []).append(known)
    handovers: dict[str, list[HandoverRow]] = {}
    changed = select(HANDOVERS).where(HANDOVERS.c.table.in_(ids)).order_by(HANDOVERS.c.number)
    for row in connection.execute(changed):
        handovers.setdefault(row.table, []).append(HandoverRow(*(getattr(row, name) for name in HandoverRow._fields)))
    seen: dict[str, list[SeenRow]] = {}
    for row in connection.execute(select(PRESENCE).where(PRESENCE.c.table.in_(ids))):
        seen.setdefault(row.table, []).append(SeenRow(row.person, row.process, row.gone))
    unaided: dict[str, set[int]] = {}
    for row in connection.execute(select(UNAIDED).where(UNAIDED.c.table.in_(ids))):
        unaided.setdefault(row.table, set()).add(row.person)
    return [
        _read_table(row, versions.get(row.id, 0), seats.get(row.id, []), tuple(handovers.get(row.id, [])))._replace(
            seen=tuple(seen.get(row.id, [])), unaided=frozenset(unaided[row.id]) if row.id in unaided else _NOBODY
        )
        for row in found
    ]


def _read_table(
    row: Row[tuple[object, ...]], version: int, seats: list[SeatRow], handovers: tuple[HandoverRow, ...]
) -> TableRow:
    """A table's row; one that cannot be read is still in the list, as broken."""
    known = [seat if seat.kind in _SEAT_KINDS else seat._replace(kind="open") for seat in seats]
    broken = TableRow(
        row.id, row.game, row.rules_version, {}, row.creator, "broken", [], version, known, row.rematch, handovers
    )._replace(revision=row.revision, keeper=row.keeper, lesson=row.lesson)
    broken = broken._replace(trouble=row.trouble, request=row.request)
    try:
        options = msgspec.json.decode(row.options, type=dict[str, bool | int | str])
        waiting = msgspec.json.decode(row.waiting, type=list[int])
        outcome = None if row.outcome is None else msgspec.json.decode(row.outcome, type=OutcomeRow)
        proposals = () if row.proposals is None else msgspec.json.decode(row.proposals, type=tuple[ProposalRow, ...])
        advised = () if row.advised is None else msgspec.json.decode(row.advised, type=tuple[int, ...])
    except (ValueError, TypeError, RecursionError, msgspec.DecodeError) as problem:
        _log.warning("table %s cannot be read: %s", row.id, problem)
        return broken
    if (
        row.status not in _STATUSES
        or row.lesson not in _TEACHING
        or known != seats
        or not all(0 <= seat < len(seats) for seat in waiting)
        or len(advised) not in (0, len(seats))
    ):
        _log.warning("table %s cannot be read: its status, seats or questions are none", row.id)
        return broken
    return broken._replace(
        options=options, status=row.status, waiting=waiting, outcome=outcome, proposals=proposals, advised=advised
    )
