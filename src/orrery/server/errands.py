"""Errands of the back room: what its processes do. Everything comes and goes as plain data."""

from __future__ import annotations

import msgspec

from ..core.game import OptionValue
from ..core.match import replay
from ..core.plain import Plain
from ..core.record import Move, Record
from ..games import game
from .course import rows_of
from .dealing import SystemDealer
from .errors import UnknownStep
from .messages import ProspectInfo
from .replays import Played, replay_of
from .rows import MoveRow
from .snapshots import Camera
from .telling import in_words


class CheckedRecord(msgspec.Struct):
    """A record that leads where it says: what a table needs to go on from there."""

    game: str
    rules_version: int
    options: dict[str, OptionValue]
    seats: list[str]
    over: bool
    waiting: list[int]
    rows: list[MoveRow]


class PlainRecord(msgspec.Struct):
    """A record on its way to be written; its moves are packed."""

    game: str
    rules_version: int
    seats: list[str]
    options: dict[str, OptionValue]
    moves: bytes
    scores: list[int]
    position: str


_record_decoder = msgspec.msgpack.Decoder(CheckedRecord)


def prospects(name: str, position: dict[str, Plain], seat: int, action: int) -> list[ProspectInfo]:
    """What an answer may lead to; it has been found legal before."""
    played = game(name)
    table = played.decode(position, SystemDealer())
    found = played.forecast(table, seat, action, SystemDealer())
    return [ProspectInfo(prospect.name, in_words(played, prospect.facts), prospect.percent) for prospect in found]


def checked_record(text: str) -> bytes:
    """A record played through; anything wrong with it is refused."""
    record = Record.from_json(text)
    match = replay(game(record.game), record)
    rows = rows_of(record.moves)
    rows[-1] = Camera().sign(rows[-1], match, 0, len(match.moves))
    return msgspec.msgpack.encode(
        CheckedRecord(
            record.game,
            match.game.rules_version,
            match.options,
            record.seats,
            match.table.over,
            list(match.table.questions()),
            rows,
        )
    )


def beginning_of(course: Played, step: int) -> bytes:
    """The course of a finished game up to a step, as a table needs it to go on from there."""
    moves: list[Move] = msgspec.msgpack.decode(course.moves, type=list[str | int])
    replay = replay_of(course, None)
    if step >= replay.steps:
        raise UnknownStep(step, replay.steps)
    table = replay.table(step)
    answers = [place for place, move in enumerate(moves) if isinstance(move, str)]
    rows = rows_of(moves[: answers[step]])
    played = game(course.game)
    rows[-1] = rows[-1]._replace(hash=played.hash(table))
    waiting = list(table.questions())
    seats = ["" for _ in range(course.seats)]
    begun = CheckedRecord(course.game, played.rules_version, course.options, seats, table.over, waiting, rows)
    return msgspec.msgpack.encode(begun)


def record_text(record: PlainRecord) -> str:
    """A record as a file holds it."""
    moves: list[Move] = msgspec.msgpack.decode(record.moves, type=list[str | int])
    return Record(
        record.game, record.rules_version, record.seats, record.options, moves, record.scores, record.position
    ).to_json()


def unpacked_record(packed: bytes) -> CheckedRecord:
    return _record_decoder.decode(packed)
