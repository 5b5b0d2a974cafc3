"""A long course on its way between processes: one plays all rows again, the other goes on from where that led.

What crosses over is how the course stood before the first answer that can still be taken back; the few rows
after it are played here, so that undo knows what it knew before.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

import msgspec

from ..core.dealer import Dealer, ScriptedDealer
from ..core.errors import BrokenPosition, OrreryError
from ..core.events import Event, EventKind
from ..core.game import Game
from ..core.match import Standing
from ..core.plain import Plain
from ..core.table import State
from ..games import game
from .course import Course, Versions, check_end, play_again
from .rows import MoveRow


class Rest(msgspec.Struct, array_like=True):
    """A course at rest after that many rows."""

    rows: int
    position: dict[str, object]
    moves: list[str | int]
    kinds: list[tuple[str, list[str], list[str], bool]]
    events: list[tuple[int, int, int, list[int]]]
    """Of each its kind's number, its seat, who knows its secrets, and its facts."""
    seen_from: list[int]
    happened: list[int]
    asked_since: list[int]
    answered: list[int]


_decoder = msgspec.msgpack.Decoder(Rest)
_rows_decoder = msgspec.msgpack.Decoder(list[MoveRow])


def pack_rows(rows: Sequence[MoveRow]) -> bytes:
    return msgspec.msgpack.encode(rows)


def lay_to_rest(name: str, seats: int, options: Mapping[str, object], packed: bytes) -> bytes:
    """Play all rows again and tell where they lead: the work of another process."""
    try:
        return _played_again(name, seats, options, _rows_decoder.decode(packed))
    except OrreryError:
        raise
    except Exception as problem:  # rules fed with broken rows may stumble anywhere, and the process is to live on
        raise BrokenPosition(f"{type(problem).__name__}: {problem}") from None


def _played_again(name: str, seats: int, options: Mapping[str, object], rows: Sequence[MoveRow]) -> bytes:
    played = game(name)
    script = ScriptedDealer([deal for row in rows for deal in row.deals])
    course = Course(played, seats, options, script)
    before: list[tuple[int, Versions]] = []
    for row in rows[1:]:
        before.append((len(course.match.moves), course_times(course)))
        play_again(course, row)
    before.append((len(course.match.moves), course_times(course)))
    check_end(course, rows[-1], script)
    return msgspec.msgpack.encode(_rest(played, course, before))


def course_times(course: Course) -> Versions:
    """When each seat was asked and answered; the long lists only grow, so their beginning can be read later."""
    return Versions(
        [],
        [],
        [course.asked_since(seat) for seat in _seats(course)],
        [course.last_answer(seat) for seat in _seats(course)],
    )


def _seats(course: Course) -> range:
    return range(len(course.match.seats))


def _rest(played: Game[State], course: Course, before: list[tuple[int, Versions]]) -> Rest:
    standing = course.match.settled_standing()
    row = max(place for place, (moves, _) in enumerate(before) if moves == len(standing.moves)) + 1
    kinds: dict[str, tuple[int, EventKind]] = {}
    events = []
    for event in standing.events:
        number, _ = kinds.setdefault(event.kind.name, (len(kinds), event.kind))
        events.append((number, event.seat, event.knower, event.facts))
    times, all_times = before[row - 1][1], course.versions()
    return Rest(
        row,
        cast("dict[str, object]", played.encode(standing.table)),
        standing.moves,
        [(kind.name, kind.public, kind.secret, kind.trail) for _, kind in kinds.values()],
        events,
        all_times.seen_from[:row],
        all_times.happened[: len(standing.events)],
        times.asked_since,
        times.answered,
    )


def wake(
    played: Game[State], options: Mapping[str, object], packed: bytes, rows: Sequence[MoveRow], dealer: Dealer
) -> Course:
    """The course again, with the rows after its rest; the dealer is for going on."""
    rest = _decoder.decode(packed)
    script = ScriptedDealer([deal for row in rows[rest.rows :] for deal in row.deals])
    kinds = [EventKind(name, public, secret, trail) for name, public, secret, trail in rest.kinds]
    events = [Event(kinds[kind], seat, facts, knower) for kind, seat, knower, facts in rest.events]
    table = played.decode(cast("Plain", rest.position), script)
    standing = Standing(table, rest.moves, events)
    versions = Versions(rest.seen_from, rest.happened, rest.asked_since, rest.answered)
    course = Course(played, len(table.owed), options, script, standing, versions)
    for row in rows[rest.rows :]:
        play_again(course, row)
    script.after = dealer
    return course
