"""`orrery store check`: every table played again from its rows and compared with what was stored, beside servers.

Compared are the position after every row with its hash and its snapshot, the deals, and at the end status, waiting
seats and outcome. What was told with a row is not compared: a later version may tell the same move differently. Of
former rules nothing is played: there the snapshots are compared with the hashes, and the last of them must be readable.

Nothing that is stored counts the moves: a missing newest row is found only if other seats are asked without it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Literal, NamedTuple

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import DBAPIError

from ..core.dealer import ScriptedDealer
from ..core.errors import OrreryError
from ..core.forms import form_of, signature
from ..core.game import Game, Outcome
from ..core.match import Standing
from ..core.table import State, Table
from ..games import game
from .copying import Progress
from .course import Course, Versions
from .database import Database
from .dealing import NoDealer
from .errors import problem_of
from .messages import Problem
from .past import Past, position_then, table_then
from .room import status_of
from .rows import BrokenRow, MoveRow, OutcomeRow, RulesChange, TableRow, read_move, read_tables, rules_changes, text_of
from .schema import MOVES, TABLES
from .snapshots import Album, Ended, Snapshot, Telling
from .store import UNFINISHED
from .stored_errors import (
    CannotGoOn,
    MoveFails,
    OtherOutcome,
    OtherPosition,
    OtherRules,
    OtherSnapshot,
    OtherStatus,
    ProcessEnded,
    RowsUnreadable,
)

_AHEAD = 4
"""Number of tables read for each process before the first of them has been checked."""


class StoredTable(NamedTuple):
    """A table with all its rows and snapshots; None where they cannot be read."""

    id: str
    game: str
    row: TableRow | None
    moves: list[MoveRow]
    reason: str


class Earlier(NamedTuple):
    """Moves of a table that were played under earlier rules and therefore not again."""

    compared: Literal["rest", "positions", "nothing"]
    """The part that was compared: all since move `number`, the positions that were kept up to it, or not even these."""
    rules: int
    now: int
    number: int


class CheckedTable(NamedTuple):
    """Result of checking one table."""

    id: str
    game: str
    moves: int
    difference: Problem | None = None
    earlier: Earlier | None = None


class Checked(NamedTuple):
    """Result of checking all tables, with those that need a line of their own."""

    tables: int
    moves: int
    differing: int
    told: list[CheckedTable]


def check_store(url: str, progress: Progress, language: str = "en", processes: int = 1) -> Checked:
    """Play every table again that is stored now; nothing is written."""
    database = Database(url, reading=True)
    try:
        with database.snapshot() as connection:
            database.check_whole(connection)
            names = _names(connection)
            total = connection.execute(select(func.count()).select_from(MOVES)).scalar_one()
        found: list[CheckedTable] = []
        with progress(total) as tell:
            for checked in _check_all(_read_all(database, names), language, processes):
                found.append(checked)
                tell(checked.moves)
    except BrokenProcessPool:
        raise ProcessEnded from None
    finally:
        database.close()
    told = [checked for checked in found if checked.difference is not None or checked.earlier is not None]
    differing = sum(checked.difference is not None for checked in told)
    return Checked(len(found), sum(checked.moves for checked in found), differing, told)


def _names(connection: Connection) -> Sequence[str]:
    tables = select(TABLES.c.id).where(TABLES.c.status != UNFINISHED).order_by(TABLES.c.created, TABLES.c.id)
    return connection.execute(tables).scalars().all()


def _read_all(database: Database, names: Sequence[str]) -> Iterator[StoredTable]:
    """Yield each table as it stands at one moment, a later one for each, so that a long check holds nothing up."""
    for name in names:
        with database.at_one_moment() as connection:
            stored = _read(connection, name)
        if stored is not None:
            yield stored


def _read(connection: Connection, name: str) -> StoredTable | None:
    """Return the table, or None if it has been deleted meanwhile."""
    played = connection.execute(select(TABLES.c.game).where(TABLES.c.id == name)).scalar_one_or_none()
    if played is None:
        return None
    try:
        (row,) = read_tables(connection, [name])
        return StoredTable(name, str(played), row, _read_moves(connection, name), "")
    except (DBAPIError, OSError):
        raise
    except Exception as problem:  # whatever stands in the rows
        return StoredTable(name, str(played), None, [], f"{type(problem).__name__}: {problem}")


def _read_moves(connection: Connection, table: str) -> list[MoveRow]:
    columns = select(MOVES.c.number, MOVES.c.seat, text_of(MOVES.c.answers), text_of(MOVES.c.deals), MOVES.c.undo)
    columns = columns.add_columns(MOVES.c.hash, MOVES.c.joined, MOVES.c.snapshot)
    found = connection.execute(columns.where(MOVES.c.table == table).order_by(MOVES.c.number)).all()
    return [
        read_move(number, row)._replace(snapshot=None if row.snapshot is None else bytes(row.snapshot))
        for number, row in enumerate(found)
    ]


def _check_all(tables: Iterable[StoredTable], language: str, processes: int) -> Iterator[CheckedTable]:
    """Check tables in the order in which they are read, here or in several processes."""
    if processes == 1:
        yield from (check_table(stored, language) for stored in tables)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        running: deque[Future[CheckedTable]] = deque()
        for stored in tables:
            running.append(pool.submit(check_table, stored, language))
            if len(running) >= _AHEAD * processes:
                yield running.popleft().result()
        while running:
            yield running.popleft().result()


def check_table(stored: StoredTable, language: str) -> CheckedTable:
    """Compare one table; the first difference is told."""
    checked = CheckedTable(stored.id, stored.game, len(stored.moves))
    try:
        if stored.row is None:
            raise BrokenRow(stored.reason)
        if stored.row.status == "broken" or not stored.moves:
            raise BrokenRow("the table itself, or all its moves")
        return checked._replace(earlier=_Comparison(stored.row, stored.moves).compare())
    except OrreryError as problem:
        difference = problem
    except BrokenRow as problem:
        difference = RowsUnreadable(str(problem))
    except Exception as problem:  # rules fed with broken rows may stumble anywhere
        difference = RowsUnreadable(f"{type(problem).__name__}: {problem}")
    return checked._replace(difference=problem_of(difference, language))


class _Comparison:
    """One table: what is stored of it, and what its rows lead to."""

    def __init__(self, row: TableRow, moves: Sequence[MoveRow]) -> None:
        self._row = row
        self._moves = moves
        self._game: Game[State] = game(row.game)
        self._album = Album()
        self._signed = False
        """True if the snapshot of the row compared last was made by the server that played the row."""

    def compare(self) -> Earlier | None:
        """Raise where it differs; return how much of it was played under earlier rules, if any."""
        newest, rules = self._game.rules_version, self._row.rules_version
        changes = rules_changes(self._moves)
        if rules > newest:
            raise OtherRules(self._game.name, rules, newest)
        if changes and changes[-1].now != rules:
            raise OtherStatus
        self._check_notes()
        if rules < newest:
            return self._compare_kept(rules)
        course = self._begun(changes)
        for row in self._moves[course.version :]:
            try:
                course.repeat(row)
            except OtherPosition:
                raise
            except OrreryError as problem:
                raise MoveFails(row.number, problem) from problem
            self._compare_position(course, row)
        self._compare_end(course.table, course.outcome)
        return Earlier("rest", changes[-1].former, newest, changes[-1].version - 1) if changes else None

    def _check_notes(self) -> None:
        """Refuse a row without a hash or snapshot after one that has it: servers write them with every row."""
        hashed = kept = False
        for row in self._moves:
            if (hashed and row.hash is None) or (kept and row.snapshot is None):
                raise BrokenRow(f"move {row.number} has lost its hash or its snapshot")
            hashed, kept = row.hash is not None, row.snapshot is not None

    def _snapshot(self, row: MoveRow) -> Snapshot | None:
        """Unpack the snapshot of a row; refuse it if the row contradicts it."""
        self._signed = False
        if row.snapshot is None:
            return None
        found = self._album.unpack(row.number, row.snapshot)
        self._signed = not _is_of_everything(found.telling)
        if self._signed and row.hash is None:
            raise BrokenRow(f"move {row.number} has lost its hash")
        if found.telling.joined not in (None, row.joined):
            raise BrokenRow(f"move {row.number} and its snapshot differ in whether it goes on with the move before it")
        return found

    # Rules of today

    def _begun(self, changes: Sequence[RulesChange]) -> Course:
        """The course after its set-up, or where the rules last changed."""
        played, seats, options = self._game, len(self._row.seats), self._row.options
        if changes:
            past = self._past(self._moves[: changes[-1].version])
            standing = Standing(past.table(NoDealer()), [], past.events)
            versions = Versions(past.seen_from, past.happened, [past.version] * seats, past.answered)
            return Course(played, seats, options, NoDealer(), standing, versions, changes)
        setup = self._moves[0]
        script = ScriptedDealer(setup.deals)
        try:
            course = Course(played, seats, options, script)
        except OrreryError as problem:
            raise MoveFails(0, problem) from problem
        if script.dealt < len(script.script):
            raise OtherPosition(0)
        self._compare_position(course, setup)
        return course

    def _compare_position(self, course: Course, row: MoveRow) -> None:
        digits, reached = course.hash_and_snapshot(row)
        if row.hash is not None and form_of(row.hash) >= self._game.form and row.hash != digits:
            raise OtherPosition(row.number)
        kept = self._snapshot(row)
        if kept is not None and not self._is_same(kept, reached, course, row):
            raise OtherSnapshot(row.number)

    def _is_same(self, kept: Snapshot, reached: Snapshot, course: Course, row: MoveRow) -> bool:
        """Return whether the snapshot tells the position that was reached, brought to today's form."""
        one, other = kept.telling, reached.telling
        if one.form == self._game.form:
            same = kept.position == reached.position
        else:
            same = position_then(self._game, kept) == self._game.encode(course.table)
        later = _is_of_everything(one) and one.stood == len(course.match.moves)
        named = row.hash is None or form_of(row.hash) == one.form
        return (
            same
            and one.rules_version == other.rules_version
            and _outcome(one.ended) == _outcome(other.ended)
            and (later or (named and (one.stood, one.again) == (other.stood, other.again)))
        )

    # Earlier rules

    def _past(self, moves: Sequence[MoveRow]) -> Past:
        """Check what was played under earlier rules; each snapshot has to be the position that its hash names."""
        snapshots: dict[int, bytes] = {}
        for row in moves:
            kept = self._snapshot(row)
            if kept is not None and row.snapshot is not None:
                snapshots[row.number] = row.snapshot
                form = kept.telling.form
                named = row.hash is not None and form_of(row.hash) == form
                if named and signature(kept.position.decode(), form) != row.hash:
                    raise OtherSnapshot(row.number)
        return Past(self._game, len(self._row.seats), moves, snapshots)

    def _compare_kept(self, rules: int) -> Earlier:
        """A table that nobody has played on since the rules changed: where it stood has to be readable."""
        now, number = self._game.rules_version, len(self._moves) - 1
        past = self._past(self._moves)
        if self._moves[-1].snapshot is None:
            return Earlier("nothing", rules, now, number)
        try:
            table = table_then(self._game, past.last)
        except OrreryError as problem:
            raise CannotGoOn(self._game.name, rules, now) from problem
        self._compare_end(table, None if past.ended is None else past.ended.outcome)
        return Earlier("positions", rules, now, number)

    # The table's row

    def _compare_end(self, table: Table[State], outcome: Outcome | None) -> None:
        row = self._row
        closed = row.status == "closed"
        waiting = [] if closed else list(table.questions())
        if row.status != status_of(closed, table.over, row.seats) or sorted(row.waiting) != waiting:
            raise OtherStatus
        ended = None if outcome is None else OutcomeRow(outcome.scores, outcome.winners, outcome.turns)
        # games that were over when they were loaded, or that older servers have ended, have none
        if row.outcome != ended and (row.outcome is not None or self._signed):
            raise OtherOutcome


def _is_of_everything(telling: Telling) -> bool:
    """Return whether the snapshot was added later, with the whole game, to the last row of a game without snapshots."""
    return telling.kept == 0 and telling.stood > 0


def _outcome(ended: Ended | None) -> OutcomeRow | None:
    """Return how a game ended, without the names of what points were given for."""
    return None if ended is None else OutcomeRow(ended.outcome.scores, ended.winners, ended.turns)
