"""What is past under rules that have changed since: made from snapshots, never played again by today's rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from ..core.dealer import Dealer
from ..core.errors import BrokenPosition
from ..core.events import Event
from ..core.forms import form_of, signature
from ..core.game import Game
from ..core.plain import Plain
from ..core.record import Move
from ..core.table import State, Table
from .dealing import NoDealer
from .rows import MoveRow
from .snapshots import Album, Ended, Snapshot, in_numbers, unpacked_events


class Frame(NamedTuple):
    """A position at which the game stood, and the answers that had led to it; none where the rules had changed."""

    version: int
    seat: int | None
    answers: list[str]
    snapshot: Snapshot


class Past:
    """A course as it was told, row by row."""

    def __init__(self, game: Game[State], seats: int, rows: Sequence[MoveRow], snapshots: Mapping[int, bytes]) -> None:
        self._game = game
        self._lost = 0
        self.events: list[Event] = []
        self.happened: list[int] = []
        self.seen_from: list[int] = []
        self.answered = [0] * seats
        self.moves: list[Move] = []
        self.frames: list[Frame] = []
        album = Album()
        for row in rows:
            packed = snapshots.get(row.number)
            self._add(row, None if packed is None else album.unpack(row.number, packed))
        self._stands = bool(rows) and snapshots.get(rows[-1].number) is not None
        self._hash = rows[-1].hash if rows else None

    @property
    def version(self) -> int:
        return len(self.seen_from)

    @property
    def last(self) -> Snapshot:
        """Where it stood in the end; rows of older servers do not tell."""
        if not self._stands:
            raise BrokenPosition("no position was kept with its last answer")
        snapshot = self.frames[-1].snapshot
        form = snapshot.telling.form
        if self._hash and form_of(self._hash) == form and signature(snapshot.position.decode(), form) != self._hash:
            raise BrokenPosition("the position that was kept is not the one its last answer led to")
        return snapshot

    @property
    def concluded(self) -> bool:
        """Whether it was over under other rules than today's: nothing of it is played on."""
        return self.last.telling.rules_version != self._game.rules_version

    def table(self, dealer: Dealer) -> Table[State]:
        """Where it goes on, or where it stood in the end."""
        if self.concluded:
            return table_then(self._game, self.last)
        return self._game.decode(position_then(self._game, self.last), dealer)

    @property
    def ended(self) -> Ended | None:
        return self.last.telling.ended

    def _add(self, row: MoveRow, snapshot: Snapshot | None) -> None:
        version = row.number + 1
        kept = len(self.events) if snapshot is None else self._known(snapshot.telling.kept)
        taken_back = self.happened[kept:]
        del self.events[kept:], self.happened[kept:]
        self.seen_from.append(taken_back[0] - 1 if taken_back else row.number)
        if snapshot is not None:
            kinds = snapshot.telling.kinds
            told = unpacked_events(kinds, in_numbers(self._game, kinds, snapshot.telling.events))
            self.events += told
            self.happened += [version] * len(told)
        if row.seat is not None:
            self.answered[row.seat] = version
        self._note_moves(row, snapshot)
        if row.undo:
            self._take_back(row)
        if snapshot is not None and not (row.undo and self._is_seen(snapshot)):
            self.frames.append(Frame(version, row.seat, [] if row.undo else row.answers, snapshot))

    def _known(self, kept: int) -> int:
        """How many of the known events are among those that stood; what rows without a snapshot told is not known."""
        self._lost = min(kept, max(self._lost, kept - len(self.events)))
        return kept - self._lost

    def _is_seen(self, snapshot: Snapshot) -> bool:
        """Whether it has led back to where the game stood before."""
        return bool(self.frames) and self.frames[-1].snapshot.position == snapshot.position

    def _take_back(self, undo: MoveRow) -> None:
        """Where the game stood with answers that were taken back is no part of it."""
        known = self.seen_from[-1]
        if self.frames and known == undo.number and self.frames[-1][1:3] == (undo.seat, undo.answers):
            self.frames.pop()  # nothing had been told of it
        while self.frames and self.frames[-1].version > known:
            self.frames.pop()

    def _note_moves(self, row: MoveRow, snapshot: Snapshot | None) -> None:
        if not row.undo:
            self.moves += [f"{row.seat} {answer}" for answer in row.answers if row.seat is not None]
            self.moves += row.deals
        elif snapshot is not None:
            self.moves[snapshot.telling.stood :] = snapshot.telling.again
        else:
            own = [place for place, move in enumerate(self.moves) if str(move).startswith(f"{row.seat} ")]
            for place in reversed(own[-(len(row.answers) or 1) :]):
                del self.moves[place]


def position_then(game: Game[State], snapshot: Snapshot) -> dict[str, Plain]:
    """A position of whatever form and rules, as it is encoded today."""
    return game.carry_over(msgspec.json.decode(snapshot.position), snapshot.telling.form)


def table_then(game: Game[State], snapshot: Snapshot) -> Table[State]:
    """The table as it stood, to look at: nothing is asked again, nothing is done."""
    table = game.decode_at_rest(position_then(game, snapshot), NoDealer())
    table.recall()
    return table


_rows_decoder = msgspec.msgpack.Decoder(tuple[list[MoveRow], dict[int, bytes]])


def pack_past(rows: Sequence[MoveRow], snapshots: Mapping[int, bytes]) -> bytes:
    """What a past is made of, on its way to another process."""
    return msgspec.msgpack.encode((rows, snapshots))


def unpack_past(game: Game[State], seats: int, packed: bytes) -> Past:
    rows, snapshots = _rows_decoder.decode(packed)
    return Past(game, seats, rows, snapshots)
