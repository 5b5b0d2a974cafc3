"""Snapshots: after every row where the game stood and what was told with it, so that no change of rules can lose them.

Every sixteenth is kept as it is, the others as the difference to the last such one: some hundred bytes each. A snapshot
holds every secret of its position; it is the server's own, like the deals.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from ..core.events import Event, EventKind
from ..core.game import Game, Outcome
from ..core.match import Match
from ..core.table import State
from .rows import BrokenRow, MoveRow
from .telling import word

_STRIDE = 16
_NUMBER_BYTES = 4
_LEVEL = 6
_LONGEST = 1 << 24
"""No snapshot is as long as that."""

PlainKind = tuple[str, list[str], list[str], bool]
PlainEvent = tuple[int, int, int, list[int]]
"""Its kind's number, its seat, who knows its secrets, and its facts."""
WordyEvent = tuple[int, int, int, list[int | str]]
"""The same with facts in words where there are any: their numbers may be others one day."""
_UNKNOWN = -1


class Ended(msgspec.Struct, array_like=True):
    """How a game ended, by the rules of that time."""

    breakdown: list[dict[str, int]]
    winners: list[int]
    turns: int

    @property
    def outcome(self) -> Outcome:
        return Outcome(self.breakdown, self.winners, self.turns)


class Telling(msgspec.Struct, array_like=True):
    """What was told with a row: how many events and moves before it stood then, and which were new."""

    rules_version: int
    form: int
    kept: int
    stood: int
    again: list[str]
    """What others have answered at the same time as what was taken back."""
    kinds: list[PlainKind]
    events: list[WordyEvent]
    ended: Ended | None
    joined: bool | None = None
    """True if the row goes on with the seat's message before it; older servers have not noted it."""


class Snapshot(NamedTuple):
    """One that was unpacked again; the position is the text it was encoded as."""

    position: bytes
    telling: Telling


_telling_decoder = msgspec.json.Decoder(Telling)


def packed_events(events: Iterable[Event]) -> tuple[list[PlainKind], list[PlainEvent]]:
    """Events as plain data; every kind of them is told once."""
    kinds: dict[str, tuple[int, EventKind]] = {}
    found: list[PlainEvent] = []
    for event in events:
        number, _ = kinds.setdefault(event.kind.name, (len(kinds), event.kind))
        found.append((number, event.seat, event.knower, event.facts))
    return [(kind.name, kind.public, kind.secret, kind.trail) for _, kind in kinds.values()], found


def unpacked_events(kinds: Sequence[PlainKind], events: Sequence[PlainEvent]) -> list[Event]:
    known = [EventKind(name, public, secret, trail) for name, public, secret, trail in kinds]
    return [Event(known[kind], seat, facts, knower) for kind, seat, knower, facts in events]


def in_words(game: Game[State], kinds: Sequence[PlainKind], events: Sequence[PlainEvent]) -> list[WordyEvent]:
    """Events as they can be read when words have got other numbers."""
    return [(kind, seat, knower, _words(game, kinds[kind], facts)) for kind, seat, knower, facts in events]


def in_numbers(game: Game[State], kinds: Sequence[PlainKind], events: Sequence[WordyEvent]) -> list[PlainEvent]:
    """Events with the numbers of today."""
    return [(kind, seat, knower, _numbers(game, kinds[kind], facts)) for kind, seat, knower, facts in events]


def _words(game: Game[State], kind: PlainKind, facts: list[int]) -> list[int | str]:
    """A trail has no words."""
    axes = kind[1] + kind[2]
    return [word(game, axis, fact) for axis, fact in zip(axes, facts, strict=False)] + facts[len(axes) :]


def _numbers(game: Game[State], kind: PlainKind, facts: list[int | str]) -> list[int]:
    axes = [game.vocabulary.get(axis, ()) for axis in kind[1] + kind[2]]
    return [fact if isinstance(fact, int) else _number(axes[place], fact) for place, fact in enumerate(facts)]


def _number(words: Sequence[str], fact: str) -> int:
    return words.index(fact) if fact in words else _UNKNOWN


def hash_and_snapshot(row: MoveRow, match: Match[State], kept: int, stood: int) -> tuple[str, Snapshot]:
    """The hash of the position a row has led to, and the snapshot of it."""
    game = match.game
    digits, position = game.hash_with_text(match.table)
    outcome = game.outcome(match.table)
    ended = None if outcome is None else Ended(outcome.breakdown, outcome.winners, outcome.turns)
    again = [move for move in match.moves[stood:] if isinstance(move, str)] if row.undo else []
    kinds, events = packed_events(match.events[kept:])
    told = in_words(game, kinds, events)
    telling = Telling(game.rules_version, game.form, kept, stood, again, kinds, told, ended, row.joined)
    return digits, Snapshot(position.encode(), telling)


class Camera:
    """Takes the snapshots of one course."""

    __slots__ = ("_number", "_whole")

    def __init__(self) -> None:
        self._whole = b""
        """The last whole one, as it was packed: it is there for as long as nobody answers."""
        self._number = -_STRIDE

    def sign(self, row: MoveRow, match: Match[State], kept: int, stood: int) -> MoveRow:
        """The row with the hash of the position it has led to, and its snapshot."""
        digits, snapshot = hash_and_snapshot(row, match, kept, stood)
        content = msgspec.json.encode(snapshot.telling) + b"\n" + snapshot.position
        return row._replace(hash=digits, snapshot=self._pack(row.number, content))

    def _pack(self, number: int, content: bytes) -> bytes:
        whole = number - self._number >= _STRIDE
        if whole:
            self._whole, self._number = zlib.compress(content, _LEVEL), number
            return self._number.to_bytes(_NUMBER_BYTES) + self._whole
        packing = zlib.compressobj(_LEVEL, zdict=zlib.decompress(self._whole))
        return self._number.to_bytes(_NUMBER_BYTES) + packing.compress(content) + packing.flush()


class Album:
    """Snapshots unpacked one after the other, from any that is whole on."""

    def __init__(self) -> None:
        self._whole = b""
        self._number = -1

    def unpack(self, number: int, packed: bytes) -> Snapshot:
        """The snapshot of a row; those before it, back to the last whole one, must have been unpacked."""
        leans_on = int.from_bytes(packed[:_NUMBER_BYTES])
        try:
            if leans_on == number:
                self._whole, self._number = _content(zlib.decompressobj(), packed), number
                return _read(self._whole)
            if leans_on != self._number:
                raise BrokenRow(f"the snapshot of move {number} leans on one that is missing")
            return _read(_content(zlib.decompressobj(zdict=self._whole), packed))
        except (zlib.error, msgspec.DecodeError, RecursionError) as problem:
            raise BrokenRow(f"the snapshot of move {number} cannot be read: {problem}") from None


def _content(unpacking: zlib._Decompress, packed: bytes) -> bytes:
    return unpacking.decompress(packed[_NUMBER_BYTES:], _LONGEST)


def _read(content: bytes) -> Snapshot:
    telling, _, position = content.partition(b"\n")
    return Snapshot(position, _telling_decoder.decode(telling))
