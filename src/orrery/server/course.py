"""The course of one game: its match, with the version at which everything happened.

A version counts accepted messages: the set-up makes version 1, every answer or undo one more. An undo
is a message like any other, so versions only grow; what it takes back of the log is remembered, so that
anyone who returns with an old version can be told from where to read again.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ..core.dealer import Dealer, ScriptedDealer
from ..core.errors import NothingToUndo
from ..core.events import Event
from ..core.game import Game, Outcome
from ..core.match import Match, Standing
from ..core.record import Move, Record
from ..core.table import State, Table
from .dealing import Dealt, NoDealer
from .errors import RevealInBetween
from .rows import MoveRow, RulesChange
from .snapshots import Camera, Ended, Snapshot, hash_and_snapshot
from .stored_errors import OtherPosition, TwoRules

_CHECKED_ROWS = 64


class Versions:
    """When everything happened: the part of a course that its match does not know."""

    def __init__(self, seen_from: list[int], happened: list[int], asked_since: list[int], answered: list[int]) -> None:
        self.seen_from = seen_from
        """For every version, up to which one before it what a watcher knew stayed true."""
        self.happened = happened
        """For every event its version."""
        self.asked_since = asked_since
        self.answered = answered


class Conclusion(NamedTuple):
    """How a game stood at its last row, under rules that have changed since: it is looked at and not played on."""

    rules_version: int
    hash: str
    ended: Ended | None


class Course:
    """A game under way; what it answers is the row to be stored. It may go on from how far it had come."""

    def __init__(
        self,
        game: Game[State],
        seats: int,
        options: Mapping[str, object],
        dealer: Dealer,
        standing: Standing[State] | None = None,
        versions: Versions | None = None,
        changes: Sequence[RulesChange] = (),
        conclusion: Conclusion | None = None,
    ) -> None:
        self.game = game
        self.changes = changes
        """When the rules have changed: what is before the last of them is known by its snapshots alone."""
        self.conclusion = conclusion
        self._camera = Camera()
        self._kept = self._stood = 0
        self.match = Match(game, [str(seat) for seat in range(seats)], options, dealer, standing)
        times = versions or Versions([], [], [0] * seats, [0] * seats)
        self._seen_from = times.seen_from
        self._happened = times.happened
        self._asked_since = times.asked_since
        self._answered = times.answered
        self._asked: list[object] = [None] * seats
        if versions is None:
            self._note(0)
        else:
            self._asked = self._waiting()

    @property
    def setup(self) -> MoveRow:
        """The first row of all: what was dealt before anybody answered."""
        moves = self.match.moves
        first = next((place for place, move in enumerate(moves) if isinstance(move, str)), len(moves))
        return MoveRow(0, None, [], _deals(moves[:first]), False)

    @property
    def table(self) -> Table[State]:
        return self.match.table

    @property
    def version(self) -> int:
        return len(self._seen_from)

    def asked_since(self, seat: int) -> int:
        """The version that brought the seat its present question: others may have answered theirs since."""
        return self._asked_since[seat]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, by the rules of that time."""
        if self.conclusion is None:
            return self.game.outcome(self.table)
        return None if self.conclusion.ended is None else self.conclusion.ended.outcome

    def points(self, eyes: int | None) -> list[dict[str, int]]:
        """The points of all sides as far as these eyes know them."""
        ended = None if self.conclusion is None else self.conclusion.ended
        return self.game.points_seen(self.table, eyes) if ended is None else ended.breakdown

    def record(self) -> Record:
        """The whole game; none could be replayed in which the rules have changed."""
        if self.changes:
            raise TwoRules
        record = self.match.record()
        if self.conclusion is not None:
            record.rules_version, record.hash, _ = self.conclusion
            record.scores = record.scores if self.outcome is None else self.outcome.scores
        return record

    def sign(self, row: MoveRow) -> MoveRow:
        """The row that has just been made, with the hash of the position it has led to and its snapshot."""
        return self._camera.sign(row, self.match, self._kept, self._stood)

    def hash_and_snapshot(self, row: MoveRow) -> tuple[str, Snapshot]:
        """The note that `sign` makes with the row that has just been made, before it is packed."""
        return hash_and_snapshot(row, self.match, self._kept, self._stood)

    def snapshot(self, joined: bool) -> bytes:
        """Return a snapshot of the present position with everything that was told, for a row that has none."""
        row = MoveRow(self.version - 1, None, [], [], False, joined=joined)
        taken = Camera().sign(row, self.match, 0, len(self.match.moves)).snapshot
        assert taken is not None
        return taken

    def last_answer(self, seat: int) -> int:
        """The version of the seat's own last answer or undo; 0 before the first."""
        return self._answered[seat]

    def answer(self, seat: int, answers: Sequence[str], joined: bool = False) -> MoveRow:
        """Give one or more answers, all or none; joined ones go on with the seat's message before."""
        if len(answers) > 1:
            rehearse(self.table, seat, answers)
        moves, events = len(self.match.moves), len(self.match.events)
        self.match.act(seat, *answers, joined=joined)
        self._stood, self._kept = moves, events
        row = MoveRow(self.version, seat, list(answers), _deals(self.match.moves[moves:]), False, joined=joined)
        self._note(self.version)
        self._answered[seat] = self.version
        return row

    def undo(self, seat: int, count: int = 0, rewinding: bool = False) -> MoveRow:
        """Take back what the seat answered last, all that was given together, or only the last `count` answers.

        The row keeps what was taken back: games are restored by counting, so that they stay as they were. Rewinding
        goes on behind what was revealed or done by others since, where nothing is to be kept from anybody.
        """
        taken = self.match.undo_takes(seat)
        before = self.match.moves[:]
        if rewinding and len(taken) < max(count, 1):
            taken, kept = self._rewind(seat, max(count, 1))
        else:
            kept = self.match.undo(seat, count)
        self._kept, self._stood = kept, _alike(before, self.match.moves)
        row = MoveRow(self.version, seat, taken, [], True)
        taken_back = self._happened[kept:]
        del self._happened[kept:]
        self._note(taken_back[0] - 1 if taken_back else self.version)
        self._answered[seat] = self.version
        return row

    def _rewind(self, seat: int, count: int) -> tuple[list[str], int]:
        """Play again up to the seat's last answers: those that are taken back, and how many events are as they were."""
        former, own = self.match, f"{seat} "
        places = [place for place, move in enumerate(former.moves) if isinstance(move, str) and move.startswith(own)]
        if len(places) < count:
            raise NothingToUndo(seat)
        kept = former.moves[: places[-count]]
        self.match = Match(self.game, former.seats, former.options, ScriptedDealer(_deals(kept)))
        for move in kept:
            if isinstance(move, str):
                answering, _, answer = move.partition(" ")
                self.match.act(int(answering), answer)
        self.match.dealer.dealer = former.dealer.dealer
        taken = [str(former.moves[place]).removeprefix(own) for place in places[-count:]]
        return taken, len(self.match.events)

    def go_on(self, former: int) -> MoveRow:
        """Under the rules of today, from a position that the former ones have led to: a version of its own."""
        self._stood, self._kept = len(self.match.moves), len(self.match.events)
        self.match.go_on()
        versions = [str(former), str(self.game.rules_version)]
        row = MoveRow(self.version, None, versions, _deals(self.match.moves[self._stood :]), False)
        self._note(self.version)
        return row

    def follow(self, row: MoveRow) -> None:
        """What another process has stored; it has to lead to the same position here."""
        self.repeat(row)
        _check_position(self, row)

    def repeat(self, row: MoveRow) -> None:
        """Play a stored row with its own deals; refused if some of them are left."""
        recording = self.match.dealer
        usual, script = recording.dealer, ScriptedDealer(row.deals)
        recording.dealer = script
        play_again(self, row)
        self.match.dealer.dealer = usual
        if script.dealt < len(script.script):
            raise OtherPosition(row.number)

    def versions(self) -> Versions:
        """A copy of when everything happened so far."""
        return Versions(self._seen_from[:], self._happened[:], self._asked_since[:], self._answered[:])

    def events_since(self, version: int) -> tuple[int, list[tuple[int, Event]]]:
        """What happened after a version, each with its own; an undo in between leads further back.

        The number is the version up to which what the watcher knows is still true.
        """
        known = self.known_since(version)
        first = bisect_right(self._happened, known)
        return known, list(zip(self._happened[first:], self.match.events[first:], strict=True))

    def known_since(self, version: int) -> int:
        """The version up to which what was known at a version is still true."""
        known = version if version <= self.version else 0
        return min([known, *self._seen_from[known:]])

    @property
    def happened(self) -> Sequence[int]:
        """For every event its version."""
        return self._happened

    def _note(self, seen_from: int) -> None:
        """One more version; events that came with it belong to it."""
        self._seen_from.append(seen_from)
        fresh = len(self.match.events) - len(self._happened)
        self._happened.extend([self.version] * fresh)
        for seat, item in enumerate(self._waiting()):
            if item is not self._asked[seat]:
                self._asked[seat] = item
                self._asked_since[seat] = self.version

    def _waiting(self) -> list[object]:
        return [self.table.waiting(seat) for seat in range(len(self._asked))]


def restore(
    game: Game[State], seats: int, options: Mapping[str, object], rows: Sequence[MoveRow], dealer: Dealer
) -> Course:
    """The course that was stored, played again row by row; the dealer is for going on.

    Rows that were altered or exchanged may well be playable: it has to lead to the very position that was stored.
    """
    script = ScriptedDealer([deal for row in rows for deal in row.deals])
    course = Course(game, seats, options, script)
    for row in rows[1:]:
        play_again(course, row)
    check_end(course, rows[-1], script)
    course.match.dealer.dealer = dealer
    return course


def play_again(course: Course, row: MoveRow) -> None:
    """One row more of a stored course."""
    assert row.seat is not None
    if row.undo:
        # an undo without answers is of the time when each took back one
        course.undo(row.seat, len(row.answers) or 1, rewinding=True)
    else:
        course.answer(row.seat, row.answers, row.joined)
    if row.number % _CHECKED_ROWS == 0:
        _check_position(course, row)


def check_end(course: Course, last: MoveRow, script: ScriptedDealer) -> None:
    """It has to be the position that was stored, and nothing may be left over to be dealt next."""
    _check_position(course, last)
    if script.dealt < len(script.script):
        raise OtherPosition(last.number)


def _check_position(course: Course, row: MoveRow) -> None:
    """Hashing costs more than answering, so the last position tells, and a few on the way."""
    if row.hash is not None and not course.game.stands_at(course.table, row.hash):
        raise OtherPosition(row.number)


def rows_of(moves: Sequence[Move]) -> list[MoveRow]:
    """A record's moves as rows, one for each answer."""
    rows = [MoveRow(0, None, [], [], False)]
    for move in moves:
        if isinstance(move, str):
            seat, _, answer = move.partition(" ")
            rows.append(MoveRow(len(rows), int(seat), [answer], [], False))
        else:
            rows[-1].deals.append(move)
    return rows


def rehearse(table: Table[State], seat: int, answers: Sequence[str]) -> Table[State]:
    """The position before the last of several answers; refused unless all are legal and only that one reveals anything.

    Otherwise a person could look at what an answer reveals, and have it never happened by a bad one after it.
    """
    actions = [table.actions.parse(answer) for answer in answers]
    copy = table.copy(NoDealer())
    for action, answer in zip(actions[:-1], answers[:-1], strict=True):
        try:
            copy.act(seat, action)
        except Dealt:
            raise RevealInBetween(answer) from None
        if copy.reveals != table.reveals:
            raise RevealInBetween(answer)
    copy.check(seat, actions[-1])
    return copy


def _alike(moves: Sequence[Move], others: Sequence[Move]) -> int:
    """How many moves both begin with."""
    pairs = zip(moves, others, strict=False)
    return next((place for place, (one, other) in enumerate(pairs) if one != other), min(len(moves), len(others)))


def _deals(moves: Sequence[Move]) -> list[int]:
    return [move for move in moves if not isinstance(move, str)]
