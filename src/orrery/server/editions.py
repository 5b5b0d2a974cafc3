"""What a table shows at one moment: every view is built once, every message written once, for all who get it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from ..core.events import Event
from ..core.game import Game
from ..core.table import State
from .course import Course
from .messages import EventInfo, OutcomeInfo, QuestionInfo
from .telling import event_info, outcome_info, question_of

_DRAWN = 20
"""What happened this many versions ago is no longer drawn: its trails are not sent."""
_LOGGED = 4000
"""How many events are sent to anyone who knows none yet; the replay shows what happened before them."""


class Seen(NamedTuple):
    """A position through one pair of eyes."""

    view: dict[str, object]
    points: list[dict[str, int]]
    question: QuestionInfo | None
    outcome: OutcomeInfo | None


class Log:
    """What happened as one pair of eyes knows it; only what is new is put into words."""

    def __init__(self, game: Game[State], eyes: int | None, first: int) -> None:
        self._game = game
        self._eyes = eyes
        self.first = first
        self._told: list[EventInfo] = []
        self._events: list[Event] = []

    def between(self, events: Sequence[Event], happened: Sequence[int], first: int, drawn: int) -> list[EventInfo]:
        """From the first event on, those from `drawn` on with their trails."""
        self._follow(events, happened)
        start = max(first, self.first)
        drawn = max(start, drawn)
        recent = zip(events[drawn:], happened[drawn:], strict=True)
        return self._told[start - self.first : drawn - self.first] + [
            event_info(self._game, event, version, self._eyes) for event, version in recent
        ]

    def _follow(self, events: Sequence[Event], happened: Sequence[int]) -> None:
        """Forget what was taken back, and add what has happened since."""
        while self._events and not self._stands(events):
            self._events.pop()
            self._told.pop()
        for place in range(self.first + len(self._told), len(events)):
            self._events.append(events[place])
            self._told.append(event_info(self._game, events[place], happened[place], self._eyes, trail=False))

    def _stands(self, events: Sequence[Event]) -> bool:
        """Whether the last event that was told is still one of the game's; then so are those before it."""
        last = self.first + len(self._events) - 1
        return last < len(events) and events[last] is self._events[-1]


class Editions:
    """The newest edition of a course: nothing in it is made twice."""

    def __init__(self, game: Game[State]) -> None:
        self._game = game
        self._of: tuple[Course | None, int] = (None, 0)
        self._seen: dict[int | None, Seen] = {}
        self._logs: dict[int | None, Log] = {}
        self._texts: dict[tuple[object, ...], str] = {}

    def renew(self, course: Course) -> None:
        """Whatever was made from another version is no longer of use."""
        if self._of[0] is not course:
            self._logs = {}
        if self._of != (course, course.version):
            self._of = course, course.version
            self._seen = {}
            self.forget_texts()

    def forget_texts(self) -> None:
        """Something beside the position has changed."""
        self._texts = {}

    def seen(self, course: Course, eyes: int | None) -> Seen:
        """The position through these eyes."""
        found = self._seen.get(eyes)
        if found is None:
            game, table = self._game, course.table
            view = dict(game.view(table, eyes))
            question = None if course.conclusion is not None else question_of(game, table, eyes)
            found = Seen(view, course.points(eyes), question, outcome_info(course.outcome))
            self._seen[eyes] = found
        return found

    def events(self, course: Course, eyes: int | None, known: int) -> tuple[int, list[EventInfo]]:
        """What happened after a version, and up to which version what was known before stays true."""
        since, happened = course.known_since(known), course.happened
        first = bisect_right(happened, since)
        newest = max(0, len(happened) - _LOGGED)
        if newest > first:
            first = bisect_right(happened, happened[newest])  # whole versions only
            since = happened[first - 1]
        log = self._logs.get(eyes)
        if log is None or first < log.first:
            log = self._logs[eyes] = Log(self._game, eyes, first)
        drawn = bisect_right(happened, course.version - _DRAWN - 1)
        return since, log.between(course.match.events, happened, first, drawn)

    def text(self, key: tuple[object, ...]) -> str | None:
        """The message for everybody with the same key, if it was written before."""
        return self._texts.get(key)

    def keep(self, key: tuple[object, ...], message: msgspec.Struct) -> str:
        text = msgspec.json.encode(message).decode()
        self._texts[key] = text
        return text
