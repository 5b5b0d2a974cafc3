"""Replays: every moment of a game, kept for a while after somebody asked for one of them."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ..core.dealer import ScriptedDealer
from ..core.events import Event
from ..core.game import Game
from ..core.match import Match
from ..core.record import Move
from ..core.table import State, Table
from .errors import StillSecret, UnknownStep
from .messages import Step
from .people import Person
from .room import Room
from .telling import events_told, outcome_of, points_of, question_of

_KEPT = 8
_STRIDE = 16
"""A copy of every position would be much for a long game; from each sixteenth the others are quickly played."""


class Answered(NamedTuple):
    """An answer of the record, taken apart."""

    seat: int
    text: str


class Milestone(NamedTuple):
    """A position in the middle, and how much had been dealt by then."""

    table: Table[State]
    dealt: int


class Replay:
    """A game through one pair of eyes; step n is before the n-th answer (from 0), the last where it stands now."""

    def __init__(
        self, game: Game[State], seats: int, options: Mapping[str, object], moves: Sequence[Move], eyes: int | None
    ) -> None:
        self.game = game
        self.eyes = eyes
        self._answers = [_taken_apart(move) for move in moves if isinstance(move, str)]
        self._deals = [move for move in moves if not isinstance(move, str)]
        self._milestones: list[Milestone] = []
        self._history: list[list[int]] = []
        self._happened: list[int] = []
        script = ScriptedDealer(self._deals)
        match = Match(game, [str(seat) for seat in range(seats)], options, script)
        self._pass(match, script)
        for answer in self._answers:
            match.act(answer.seat, answer.text)
            self._pass(match, script)
        self._events = match.events

    @property
    def steps(self) -> int:
        return len(self._answers)

    def step(self, number: int, over: bool, since: int) -> Step:
        """The moment as these eyes see it, with what happened after the step `since`."""
        if not 0 <= number <= self.steps:
            raise UnknownStep(number, self.steps)
        table, game, eyes = self.table(number), self.game, self.eyes
        answered = self._answers[number] if number < self.steps else None
        return Step(
            step=number,
            steps=self.steps,
            seat=eyes,
            view=dict(game.view(table, eyes)),
            points=points_of(game, table, eyes),
            events=events_told(game, self._between(since, number), eyes, number),
            asked=list(table.questions()),
            question=question_of(game, table, eyes),
            answer=answered.text if answered and (over or answered.seat == eyes) else None,
            answered_by=answered.seat if answered else None,
            outcome=outcome_of(game, table),
            history=self._history,
        )

    def table(self, number: int) -> Table[State]:
        """The position at a step."""
        milestone = self._milestones[number // _STRIDE]
        table = milestone.table.copy(ScriptedDealer(self._deals[milestone.dealt :]))
        for answer in self._answers[number - number % _STRIDE : number]:
            table.act(answer.seat, self.game.actions.parse(answer.text))
        return table

    def _pass(self, match: Match[State], script: ScriptedDealer) -> None:
        """Note where the game stands at its next step."""
        step = len(self._history)
        if step % _STRIDE == 0:
            self._milestones.append(Milestone(match.table.copy(script), script.dealt))
        self._history.append([sum(points.values()) for points in points_of(self.game, match.table, self.eyes)])
        self._happened.extend([step] * (len(match.events) - len(self._happened)))

    def _between(self, since: int, number: int) -> list[tuple[int, Event]]:
        first, last = bisect_right(self._happened, since), bisect_right(self._happened, number)
        return list(zip(self._happened[first:last], self._events[first:last], strict=True))


class Replays:
    """The replays somebody looks at now."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int, int | None], Replay] = OrderedDict()

    async def step(self, room: Room, person: Person, number: int, eyes: int | None, since: int) -> Step:
        """A moment of the room's game; while it goes on, through own eyes or the public's only."""
        async with room.lock:
            over = room.over
            if eyes is not None and room.seat(eyes).person != person.id and not over:
                raise StillSecret
            key, match = (room.id, room.version, eyes), room.course.match
            moves = match.moves[:]
        replay = self._kept.get(key)
        if replay is None:
            replay = await asyncio.to_thread(Replay, room.game, len(room.seats), match.options, moves, eyes)
            self._kept[key] = replay
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return replay.step(number, over, since)


def _taken_apart(move: str) -> Answered:
    seat, _, text = move.partition(" ")
    return Answered(int(seat), text)
