"""Tables from what is stored: played again row by row, or from their snapshots where the rules have changed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from ..core.errors import OrreryError
from ..core.game import Game
from ..core.match import Standing
from ..core.table import State
from ..games import game
from .backroom import BackRoom
from .course import Conclusion, Course, Versions, restore
from .dealing import NoDealer, SystemDealer
from .errors import StoreFails, TookTooLong
from .past import Past, position_then, table_then
from .resting import lay_to_rest, pack_rows, rest_of_past, wake
from .room import keeper_of, status_of
from .rows import Entry, MoveRow, OutcomeRow, TableRow, rules_changes
from .store import Store
from .stored_errors import BrokenTable, CannotGoOn, OtherRules

_log = logging.getLogger(__name__)
_FEW_ROWS = 50
"""This many rows are played again in a few milliseconds."""
_UNDER_WAY = ("open", "playing")


class Restoring:
    """How the rooms of a process come by the courses of their tables."""

    def __init__(self, store: Store, backroom: BackRoom, me: str | None) -> None:
        self._store = store
        self._backroom = backroom
        self._me = me

    async def course(self, row: TableRow, versions: int | None = None) -> Course:
        """The stored moves played again, or that many of them: a few here, many in the back room."""
        played = game(row.game)
        if row.rules_version > played.rules_version:
            raise OtherRules(row.game, row.rules_version, played.rules_version)
        if row.status == "broken":
            raise BrokenTable(row.id)
        try:
            moves = (await self._store.all_moves(row.id))[:versions]
            if row.rules_version < played.rules_version:
                return await self._looked_back_at(row, played, moves)
            course = await self._played_again(row, played, moves)
            last = moves[-1]
            if await self._store.do(self._store.snapshots.lacks, row.id, last.number):
                await self._store.do(self._store.snapshots.add, row.id, last.number, course.snapshot(last.joined))
            return course
        except (StoreFails, TookTooLong, OtherRules, CannotGoOn):
            raise
        except Exception as problem:  # whatever it says: rules fed with it may stumble anywhere
            _log.warning("table %s cannot be restored: %s: %s", row.id, type(problem).__name__, problem)
            raise BrokenTable(row.id) from problem

    async def _played_again(self, row: TableRow, played: Game[State], moves: Sequence[MoveRow]) -> Course:
        changes = rules_changes(moves)
        first = changes[-1].version if changes else 0
        if not changes and len(moves) <= _FEW_ROWS:
            return restore(played, len(row.seats), row.options, moves, SystemDealer())
        begun = None
        if changes:
            begun = rest_of_past(played, await self._past(row, moves[:first]), changes)
        if len(moves) - first > _FEW_ROWS:
            begun = await self._backroom.do(lay_to_rest, row.game, len(row.seats), row.options, pack_rows(moves), begun)
        assert begun is not None
        return await asyncio.to_thread(wake, played, row.options, begun, moves, SystemDealer())

    async def _past(self, row: TableRow, moves: Sequence[MoveRow]) -> Past:
        snapshots = await self._store.do(self._store.snapshots.of, row.id)
        return await asyncio.to_thread(Past, game(row.game), len(row.seats), moves, snapshots)

    async def _looked_back_at(self, row: TableRow, played: Game[State], moves: Sequence[MoveRow]) -> Course:
        """A game that was over before the rules changed: it is shown as it was, and never played by other rules."""
        past = await self._past(row, moves)
        try:
            standing = Standing(table_then(played, past.last), past.moves, past.events)
            versions = Versions(past.seen_from, past.happened, [past.version] * len(row.seats), past.answered)
            conclusion = Conclusion(row.rules_version, moves[-1].hash or "", past.ended)
            seats, changes = len(row.seats), rules_changes(moves)
            return Course(played, seats, row.options, NoDealer(), standing, versions, changes, conclusion)
        except OrreryError as problem:
            raise _refusal(row, played, problem) from problem

    # When the rules have changed

    async def brought_up(self, row: TableRow) -> TableRow:
        """The table as it goes on under the rules of today; one that has been played by them already is as it is.

        That the rules have changed is a version of its own, so everybody learns of it, and of several processes one
        makes it.
        """
        played = game(row.game)
        while row.status in _UNDER_WAY and row.rules_version < played.rules_version:
            entry = await self._going_on(row, played)
            if await self._store.do(self._store.append_all, [entry]) == [None]:  # otherwise another process was quicker
                _log.info("table %s goes on under rules version %d", row.id, played.rules_version)
            found = await self._store.do(self._store.table, row.id)
            assert found is not None
            row = found
        return row

    async def _going_on(self, row: TableRow, played: Game[State]) -> Entry:
        """What is to be stored so that the table goes on; nothing of it has been changed yet."""
        former, seats = row.rules_version, len(row.seats)
        try:
            moves = await self._store.all_moves(row.id)
            past = await self._past(row, moves)
            if not past.frames:
                raise OtherRules(row.game, former, played.rules_version)
            table = played.decode_at_rest(position_then(played, past.last), SystemDealer())
            standing = Standing(table, past.moves, past.events)
            versions = Versions(past.seen_from, past.happened, [0] * seats, past.answered)
            course = Course(played, seats, row.options, SystemDealer(), standing, versions)
            move = course.sign(course.go_on(former))
        except (StoreFails, OtherRules):
            raise
        except Exception as problem:  # whatever today's rules say to a position that they have not led to
            raise _refusal(row, played, problem) from problem
        return self._entry(row, course, move)

    def _entry(self, row: TableRow, course: Course, move: MoveRow) -> Entry:
        ended = course.outcome
        outcome = None if ended is None else OutcomeRow(ended.scores, ended.winners, ended.turns)
        waiting = list(course.table.questions())
        status = status_of(False, course.table.over, row.seats)
        keeper = keeper_of(self._me, row.keeper, waiting, row.seats)
        version = course.game.rules_version
        return Entry(row.id, move, status, waiting, outcome, row.revision, keeper, version)


def _refusal(row: TableRow, played: Game[State], problem: Exception) -> CannotGoOn:
    _log.warning("table %s cannot be carried over: %s: %s", row.id, type(problem).__name__, problem)
    return CannotGoOn(row.game, row.rules_version, played.rules_version)
