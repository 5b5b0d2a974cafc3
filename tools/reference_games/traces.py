"""Read traces line by line: complete games of the reference, as JSON Lines compressed by gzip.

Cards are numbers from 0 to 113, places in the header's `cards`. Every line is checked as it is read; a wrong one raises
TraceError with file and line.
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from orrery.games.race.facts.cards import CARDS, COPIES, INDEX

EDITION = [card for card, copies in zip(CARDS, COPIES, strict=True) for _ in range(copies)]
"""The 114 cards of the base game's first edition in the order in which traces number them."""
SEATS = (2, 3, 4)

Card = Annotated[int, msgspec.Meta(ge=0, lt=len(EDITION))]
CardOrNone = Annotated[int, msgspec.Meta(ge=-1, lt=len(EDITION))]
"""A card, or -1 for none."""
Player = Annotated[int, msgspec.Meta(ge=0)]
Action = Literal["explore5", "explore11", "develop", "develop2", "settle", "settle2", "trade", "x2", "produce"]


class TraceError(Exception):
    """A file that does not hold complete games of the base game."""

    def __init__(self, path: Path, line: int, reason: str) -> None:
        super().__init__(f"{path}:{line}: {reason}")


class Holdings(msgspec.Struct):
    """Possessions of a player in a state."""

    vp: int
    hand: list[Card]
    table: list[tuple[Card, CardOrNone]]
    act: list[Action]


class Position(msgspec.Struct):
    """The state that some lines carry."""

    round: int
    phase: str
    pool: int
    players: list[Holdings]
    deck_n: int
    discard: list[Card]


class Header(msgspec.Struct, tag="game", tag_field="t"):
    seed: int
    players: int
    advanced: bool
    chooser: list[str]
    cards: list[str]


class Draw(msgspec.Struct, tag="draw", tag_field="t"):
    p: Player
    card: Card


class Good(msgspec.Struct, tag="good", tag_field="t"):
    p: Player
    card: Card
    world: Card


class Flip(msgspec.Struct, tag="flip", tag_field="t"):
    p: Player
    card: Card


class Reshuffle(msgspec.Struct, tag="reshuffle", tag_field="t"):
    pass


class Seats(Position, tag="seats", tag_field="t"):
    was: list[int]


class Ask(Position, tag="ask", tag_field="t"):
    ask: str
    p: Player
    opt: msgspec.Raw
    ans: msgspec.Raw


class PhaseEnd(Position, tag="phase_end", tag_field="t"):
    pass


class End(Position, tag="end", tag_field="t"):
    score: list[int]
    winner: list[bool]
    bonus: dict[Card, int]


Entry = Draw | Good | Flip | Reshuffle | Seats | Ask | PhaseEnd | End
_LINE = msgspec.json.Decoder(Header | Entry)


class Trace:
    """One game: its header and everything after it, each entry with its line in the file."""

    def __init__(self, path: Path, line: int, header: Header) -> None:
        self.path = path
        self.line = line
        self.header = header
        self.entries: list[tuple[int, Entry]] = []


def traces(path: Path) -> Iterator[Trace]:
    """Yield all games of a file; raise TraceError where it is cut, not a trace, or of another edition."""
    trace: Trace | None = None
    number = 0
    for number, text in _lines(path):
        try:
            entry = _LINE.decode(text)
        except msgspec.MsgspecError as problem:
            raise TraceError(path, number, f"not a line of a trace: {problem}") from None
        if isinstance(entry, Header):
            if trace is not None:
                raise TraceError(path, number, f"a game begins, but that of line {trace.line} has not ended")
            _check_header(path, number, entry)
            trace = Trace(path, number, entry)
            continue
        if trace is None:
            raise TraceError(path, number, "a game should begin here")
        _check_players(path, number, trace.header.players, entry)
        trace.entries.append((number, entry))
        if isinstance(entry, End):
            yield trace
            trace = None
    if trace is not None:
        raise TraceError(path, number, f"the file is cut: the game of line {trace.line} has no end")
    if not number:
        raise TraceError(path, 1, "the file is empty")


def _lines(path: Path) -> Iterator[tuple[int, bytes]]:
    number = 0
    try:
        with gzip.open(path) as file:
            for text in file:
                number += 1
                yield number, text
    except EOFError:
        raise TraceError(path, number + 1, "the file is cut here") from None
    except (gzip.BadGzipFile, zlib.error):
        raise TraceError(path, number + 1, "not a gzip file") from None
    except OSError as problem:
        raise TraceError(path, number + 1, problem.strerror or str(problem)) from None


def _check_header(path: Path, number: int, header: Header) -> None:
    unknown = sorted({card for card in header.cards if card not in INDEX})
    if unknown:
        raise TraceError(path, number, f"another edition: unknown cards {', '.join(unknown)}")
    if header.cards != EDITION:
        raise TraceError(path, number, "another edition: its cards are others than ours, or in another order")
    if header.players not in SEATS:
        raise TraceError(path, number, f"not a game for {header.players} players")
    if len(header.chooser) != header.players:
        raise TraceError(path, number, f"{header.players} players, but {len(header.chooser)} choosers")


def _check_players(path: Path, number: int, players: int, entry: Entry) -> None:
    """Refuse entries that speak of other players than the game has."""
    if isinstance(entry, Draw | Good | Flip | Ask) and entry.p >= players:
        raise TraceError(path, number, f"there is no player {entry.p}")
    if isinstance(entry, Position) and len(entry.players) != players:
        raise TraceError(path, number, f"a state of {len(entry.players)} players in a game for {players}")
    if isinstance(entry, Seats) and sorted(entry.was) != list(range(players)):
        raise TraceError(path, number, f"seats {entry.was} in a game for {players}")


def design(card: int) -> int:
    """Return our number of a card of the trace: both copies of a development are one design."""
    return INDEX[EDITION[card]]
