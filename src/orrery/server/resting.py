"""A long course on its way between processes: one plays all rows again, the other goes on from where that led.

What crosses over is how the course stood before the first answer that can still be taken back; the few rows
after it are played here, so that undo knows what it knew before. Where the rules have changed, a course rests at the
row that says so, and only what comes after it is played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

import msgspec

from ..core.dealer import Dealer, ScriptedDealer
from ..core.errors import BrokenPosition, OrreryError
from ..core.game import Game
from ..core.match import Standing
from ..core.plain import Plain
from ..core.table import State
from ..games import game
from .course import Course, Versions, check_end, play_again
from .past import Past, position_then
from .rows import MoveRow, RulesChange
from .snapshots import PlainEvent, PlainKind, packed_events, unpacked_events


class Rest(msgspec.Struct, array_like=True):
    """A course at rest after that many rows."""

    rows: int
    position: dict[str, object]
    moves: list[str | int]
    kinds: list[PlainKind]
    events: list[PlainEvent]
    seen_from: list[int]
    happened: list[int]
    asked_since: list[int]
    answered: list[int]
    changes: list[RulesChange]


_decoder = msgspec.msgpack.Decoder(Rest)
_rows_decoder = msgspec.msgpack.Decoder(list[MoveRow])


def pack_rows(rows: Sequence[MoveRow]) -> bytes:
    return msgspec.msgpack.encode(rows)


def lay_to_rest(
    name: str, seats: int, options: Mapping[str, object], packed: bytes, begun: bytes | None = None
) -> bytes:
    """Play all rows again, or those after a rest, and tell where they lead: the work of another process."""
    try:
        rest = None if begun is None else _decoder.decode(begun)
        return _played_again(name, seats, options, _rows_decoder.decode(packed), rest)
    except OrreryError:
        raise
    except Exception as problem:  # rules fed with broken rows may stumble anywhere, and the process is to live on
        raise BrokenPosition(f"{type(problem).__name__}: {problem}") from None


def _played_again(
    name: str, seats: int, options: Mapping[str, object], rows: Sequence[MoveRow], begun: Rest | None
) -> bytes:
    played = game(name)
    first = 1 if begun is None else begun.rows
    dealt = rows if begun is None else rows[first:]
    script = ScriptedDealer([deal for row in dealt for deal in row.deals])
    course = Course(played, seats, options, script) if begun is None else _wake(played, options, begun, script)
    before: list[tuple[int, Versions]] = []
    for row in rows[first:]:
        before.append((len(course.match.moves), course_times(course)))
        play_again(course, row)
    before.append((len(course.match.moves), course_times(course)))
    check_end(course, rows[-1], script)
    return msgspec.msgpack.encode(_rest(played, course, before, first))


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


def _rest(played: Game[State], course: Course, before: list[tuple[int, Versions]], first: int) -> Rest:
    standing = course.match.settled_standing()
    place = max(place for place, (moves, _) in enumerate(before) if moves == len(standing.moves))
    kinds, events = packed_events(standing.events)
    times, all_times = before[place][1], course.versions()
    return Rest(
        place + first,
        cast("dict[str, object]", played.encode(standing.table)),
        standing.moves,
        kinds,
        events,
        all_times.seen_from[: place + first],
        all_times.happened[: len(standing.events)],
        times.asked_since,
        times.answered,
        [*course.changes],
    )


def rest_of_past(played: Game[State], past: Past, changes: Sequence[RulesChange]) -> bytes:
    """A course at rest where the rules last changed."""
    kinds, events = packed_events(past.events)
    version = past.version
    position = cast("dict[str, object]", position_then(played, past.last))
    times = past.seen_from, past.happened, [version] * len(past.answered), past.answered
    return msgspec.msgpack.encode(Rest(version, position, [], kinds, events, *times, [*changes]))


def wake(
    played: Game[State], options: Mapping[str, object], packed: bytes, rows: Sequence[MoveRow], dealer: Dealer
) -> Course:
    """The course again, with the rows after its rest; the dealer is for going on."""
    rest = _decoder.decode(packed)
    script = ScriptedDealer([deal for row in rows[rest.rows :] for deal in row.deals])
    course = _wake(played, options, rest, script)
    for row in rows[rest.rows :]:
        play_again(course, row)
    check_end(course, rows[-1], script)
    course.match.dealer.dealer = dealer
    return course


def _wake(played: Game[State], options: Mapping[str, object], rest: Rest, dealer: Dealer) -> Course:
    table = played.decode(cast("Plain", rest.position), dealer)
    standing = Standing(table, rest.moves, unpacked_events(rest.kinds, rest.events))
    versions = Versions(rest.seen_from, rest.happened, rest.asked_since, rest.answered)
    return Course(played, len(table.owed), options, dealer, standing, versions, rest.changes)
