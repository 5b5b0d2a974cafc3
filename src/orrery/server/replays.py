"""Replays: every moment of a game. They are made in the back room, whose processes keep those asked for last."""

from __future__ import annotations

import gzip
from bisect import bisect_left, bisect_right
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from ..core.dealer import ScriptedDealer
from ..core.events import Event
from ..core.game import Game, OptionValue, Outcome
from ..core.match import Match, Standing
from ..core.record import Move
from ..core.table import State, Table
from ..games import game
from .backroom import BackRoom
from .errors import StillSecret, UnknownStep
from .messages import Moment, Moments, QuestionInfo, Step
from .past import Past, pack_past, table_then, unpack_past
from .people import Person
from .room import Room
from .store import Store
from .telling import events_info, outcome_info, question_of, question_then

_KEPT = 8
_STRIDE = 16
"""A copy of every position would be too much for a long game; from every sixteenth the others are quickly played."""
_GZIP_LEVEL = 6
_RECALLED = 80
"""How many moments are recalled at once; of more, the last ones."""


class Answered(NamedTuple):
    """An answer, taken apart. Of former rules, several at once are not told, and a change of rules is nobody's."""

    seat: int | None
    text: str | None


class Milestone(NamedTuple):
    """A position in the middle, and how much had been dealt by then."""

    table: Table[State]
    dealt: int


class Replay:
    """A game through one pair of eyes; step n is before the n-th answer (from 0), the last where it stands now.

    What was played under other rules comes first, as it was told then; the moves are those made since.
    """

    def __init__(
        self,
        game: Game[State],
        seats: int,
        options: Mapping[str, object],
        moves: Sequence[Move],
        eyes: int | None,
        past: Past | None = None,
    ) -> None:
        self.game = game
        self.eyes = eyes
        self.past = past
        self.moves = list(moves)
        self._answers: list[Answered] = []
        self.together: list[bool] = []
        """Of every step from which moves are played, whether several were to choose at the same time."""
        self._deals = [move for move in moves if not isinstance(move, str)]
        self._milestones: list[Milestone] = []
        self._history: list[list[int]] = []
        self._happened: list[int] = []
        self._script = ScriptedDealer(self._deals)
        standing = None if past is None else self._look_back(past)
        self._first = len(self._history)
        """The step from which on moves are played."""
        self._match = Match(game, [str(seat) for seat in range(seats)], options, self._script, standing)
        self._pass()
        self._play(moves)

    def _look_back(self, past: Past) -> Standing[State]:
        """All steps that were told; the last position is where moves go on."""
        versions = [frame.version for frame in past.frames]
        self._happened = [bisect_left(versions, version) for version in past.happened]
        self._answers = [Answered(frame.seat, _only(frame.answers)) for frame in past.frames[1:]]
        self._history = [self._scores(table_then(self.game, frame.snapshot)) for frame in past.frames[:-1]]
        return Standing(past.table(self._script), [], past.events)

    @property
    def steps(self) -> int:
        return len(self._answers)

    def follow(self, moves: Sequence[Move]) -> bool:
        """Go on with the game as it went on; not if something was taken back."""
        if moves[: len(self.moves)] != self.moves:
            return False
        fresh = moves[len(self.moves) :]
        self._deals.extend(move for move in fresh if not isinstance(move, str))
        self.moves.extend(fresh)
        self._play(fresh)
        return True

    def _play(self, moves: Sequence[Move]) -> None:
        for move in moves:
            if isinstance(move, str):
                seat, _, text = move.partition(" ")
                self._answers.append(Answered(int(seat), text))
                self._match.act(int(seat), text)
                self._pass()

    def step(self, number: int, over: bool, since: int) -> Step:
        """The moment as these eyes see it, with what happened after the step `since`."""
        if not 0 <= number <= self.steps:
            raise UnknownStep(number, self.steps)
        table, game, eyes = self.table(number), self.game, self.eyes
        answered = self._answers[number] if number < self.steps else Answered(None, None)
        return Step(
            step=number,
            steps=self.steps,
            seat=eyes,
            view=dict(game.view(table, eyes)),
            points=self._points(table),
            events=events_info(game, self._between(since, number), eyes, number),
            asked=list(table.questions()),
            question=self._question(number, table, answered),
            answer=answered.text if over or answered.seat == eyes else None,
            answered_by=answered.seat,
            outcome=outcome_info(self._outcome(table)),
            history=self._history,
        )

    def _question(self, number: int, table: Table[State], answered: Answered) -> QuestionInfo | None:
        """What was asked; of questions under other rules only those that were answered are known."""
        if number >= self._first and not self._concluded:
            return question_of(self.game, table, self.eyes)
        if answered.seat is None or answered.seat != self.eyes or answered.text is None:
            return None
        return question_then(self.game, table, answered.seat, answered.text)

    def _outcome(self, table: Table[State]) -> Outcome | None:
        """How it ended, by the rules of that time."""
        ended = None if self.past is None or not self._concluded else self.past.ended
        return ended.outcome if ended is not None and table.over else self.game.outcome(table)

    @property
    def _concluded(self) -> bool:
        """Whether it was over when the rules changed."""
        return self.past is not None and self.past.concluded

    def _points(self, table: Table[State]) -> list[dict[str, int]]:
        ended = self._outcome(table)
        return ended.breakdown if ended is not None else self.game.points_seen(table, self.eyes)

    def _scores(self, table: Table[State]) -> list[int]:
        return [sum(points.values()) for points in self._points(table)]

    def moments(self, happened: Sequence[int]) -> list[Moment]:
        """Where the game stood after each version that brought one of the last events; `happened` are theirs."""
        if not happened:
            return []
        last = len(happened)
        steps: dict[int, int] = {}
        events: dict[int, list[Event]] = {}
        for version, step, event in zip(happened, self._happened[-last:], self._match.events[-last:], strict=True):
            steps[version] = step  # of a version with several answers the last one's
            events.setdefault(version, []).append(event)
        return [self._moment(version, steps[version], events[version]) for version in list(steps)[-_RECALLED:]]

    def _moment(self, version: int, step: int, events: Sequence[Event]) -> Moment:
        table, game, eyes = self.table(step), self.game, self.eyes
        return Moment(
            version=version,
            view=dict(game.view(table, eyes)),
            points=self._points(table),
            events=events_info(game, [(version, event) for event in events], eyes, version),
            waiting=list(table.questions()),
        )

    def table(self, number: int) -> Table[State]:
        """The position at a step."""
        if self.past is not None and number < self._first:
            return table_then(self.game, self.past.frames[number].snapshot)
        milestone = self._milestones[(number - self._first) // _STRIDE]
        table = milestone.table.copy(ScriptedDealer(self._deals[milestone.dealt :]))
        for answer in self._answers[number - (number - self._first) % _STRIDE : number]:
            assert answer.seat is not None
            assert answer.text is not None
            table.act(answer.seat, self.game.actions.parse(answer.text))
        return table

    def _pass(self) -> None:
        """Note where the game stands at its next step."""
        step, match = len(self._history), self._match
        self.together.append(any(match.table.owed))
        if (step - self._first) % _STRIDE == 0:
            self._milestones.append(Milestone(match.table.copy(self._script), self._script.dealt))
        self._history.append(self._scores(match.table))
        self._happened.extend([step] * (len(match.events) - len(self._happened)))

    def _between(self, since: int, number: int) -> list[tuple[int, Event]]:
        first, last = bisect_right(self._happened, since), bisect_right(self._happened, number)
        return list(zip(self._happened[first:last], self._match.events[first:last], strict=True))


class Played(NamedTuple):
    """What a replay is made of, on its way to the back room; the moves are packed once, not for every step."""

    table: str
    game: str
    seats: int
    options: dict[str, OptionValue]
    moves: bytes
    over: bool
    past: bytes | None = None
    """What was stored before the rules last changed."""


class Wish(NamedTuple):
    """Which step is wanted, through whose eyes, with what happened since which one."""

    number: int
    eyes: int | None
    since: int


class Stretch(NamedTuple):
    """What is to be recalled through whose eyes: for each of the last events the version in which it happened."""

    eyes: int | None
    happened: list[int]


_made: OrderedDict[tuple[str, int | None], Replay] = OrderedDict()
"""The replays this process made last."""


def tell_step(course: Played, moment: Wish, compressed: bool) -> bytes:
    """A step as JSON: an errand of the back room."""
    replay = replay_of(course, moment.eyes)
    return _encode(replay.step(moment.number, course.over, moment.since), compressed)


def tell_moments(course: Played, stretch: Stretch, compressed: bool) -> bytes:
    """Moments that are past as JSON: an errand of the back room."""
    return _encode(Moments(replay_of(course, stretch.eyes).moments(stretch.happened)), compressed)


def replay_of(course: Played, eyes: int | None) -> Replay:
    """The replay of a game through these eyes; this process keeps those asked for last."""
    moves: list[Move] = msgspec.msgpack.decode(course.moves, type=list[str | int])
    key = course.table, eyes
    replay = _made.get(key)
    if replay is None or not replay.follow(moves):
        played = game(course.game)
        past = None if course.past is None else unpack_past(played, course.seats, course.past)
        replay = Replay(played, course.seats, course.options, moves, eyes, past)
    _made[key] = replay
    _made.move_to_end(key)
    if len(_made) > _KEPT:
        _made.popitem(last=False)
    return replay


def _encode(message: Step | Moments, compressed: bool) -> bytes:
    text = msgspec.json.encode(message)
    return gzip.compress(text, _GZIP_LEVEL) if compressed else text


class Replays:
    """The replays someone is looking at now."""

    def __init__(self, backroom: BackRoom, store: Store) -> None:
        self._backroom = backroom
        self._store = store
        self._packed: OrderedDict[tuple[str, int], Played] = OrderedDict()

    async def step(self, room: Room, person: Person, moment: Wish, compressed: bool) -> bytes:
        """A moment of the room's game as JSON; while it goes on, only through one's own eyes or the public's."""
        async with room.lock:
            self._check_eyes(room, person, moment.eyes)
            course = await self.course(room)
        return await self._backroom.long(person.id, tell_step, course, moment, compressed)

    async def moments(self, room: Room, person: Person, eyes: int | None, since: int, compressed: bool) -> bytes:
        """What happened after a version, moment by moment, as these eyes saw it then; as JSON."""
        async with room.lock:
            self._check_eyes(room, person, eyes)
            course, happened = await self.course(room), list(room.course.happened)
        stretch = Stretch(eyes, happened[bisect_right(happened, since) :])
        return await self._backroom.long(person.id, tell_moments, course, stretch, compressed)

    def _check_eyes(self, room: Room, person: Person, eyes: int | None) -> None:
        if eyes is not None and room.seat(eyes).person != person.id and not room.over:
            raise StillSecret

    async def course(self, room: Room) -> Played:
        """What the room's replays are made of; whoever asks holds the room's lock."""
        key = room.id, room.version
        course = self._packed.get(key)
        if course is None:
            past, match = await self._past(room), room.course.match
            moves = [] if room.course.conclusion is not None else match.moves
            packed = msgspec.msgpack.encode(moves)
            course = Played(room.id, room.game.name, len(room.seats), match.options, packed, room.over, past)
            self._packed[key] = course
            if len(self._packed) > _KEPT:
                self._packed.popitem(last=False)
        self._packed.move_to_end(key)
        return course

    async def _past(self, room: Room) -> bytes | None:
        """All rows up to the last change of rules, or all there are where the game was over by then."""
        course = room.course
        if not course.changes and course.conclusion is None:
            return None
        version = course.version if course.conclusion is not None else course.changes[-1].version
        rows = (await self._store.all_moves(room.id))[:version]
        snapshots = await self._store.do(self._store.snapshots.of, room.id)
        return pack_past(rows, {number: packed for number, packed in snapshots.items() if number < version})


def _only(answers: Sequence[str]) -> str | None:
    return answers[0] if len(answers) == 1 else None
