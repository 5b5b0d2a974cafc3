"""Fixtures: games of the reference that a plain clone can compare with our engine.

A file holds one game in a line, as JSON compressed by xz. Beside our record of the game, which is needed to play it
again, stands what the reference said about it. That part is made from the lines of the trace (`questions`, `snapshot`);
our engine only tells where there was something to choose.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from orrery.core.dealer import ScriptedDealer
from orrery.core.errors import OrreryError
from orrery.core.match import Match
from orrery.core.record import Record
from orrery.games.race import GAME
from orrery.games.race.position.state import State
from orrery.games.race.rules.scoring import points, winners

from .comparison import Comparison, Difference, check_rounds
from .phases import PhaseTable
from .snapshot import of_engine, of_reference
from .traces import End, PhaseEnd, Seats, Trace


class Said(msgspec.Struct):
    """Statements of the reference about a game, by our seats."""

    legal: list[int | None]
    """Number of answers that were legal before each answer of the record; None where the reference does not say."""
    phases: list[str]
    """Each step that ended, with the digest of the state then."""
    rounds: int
    scores: list[int]
    winners: list[bool]


class Fixture(msgspec.Struct):
    """A game: where it comes from, our record, and what the reference said."""

    source: str
    seed: int
    record: msgspec.Raw
    reference: Said


def fixture_of(trace: Trace) -> Fixture:
    """Return the fixture of a trace; raise Difference where our engine does something else."""
    comparison = Comparison(trace)
    comparison.run()
    source = trace.path.name.partition(".")[0]
    record = msgspec.json.format(_record(comparison).to_json().encode(), indent=-1)
    return Fixture(source, trace.header.seed, msgspec.Raw(record), _said(comparison))


def _record(comparison: Comparison) -> Record:
    """Return our record of a game that was compared, played once more as any match is."""
    match = Match(GAME, comparison.trace.header.chooser, comparison.options, ScriptedDealer(comparison.deals))
    for answer in comparison.answers:
        match.act(answer.seat, GAME.actions.text(answer.action))
    return match.record()


def _said(comparison: Comparison) -> Said:
    """Return what the lines of a trace say."""
    trace = comparison.trace
    seats = list(range(trace.header.players))
    phases: list[str] = []
    for _, entry in trace.entries:
        if isinstance(entry, Seats):
            seats = entry.was
        if isinstance(entry, Seats | PhaseEnd):
            snapshot = of_reference(entry, seats)
            phases.append(f"{snapshot.step} {snapshot.digest()}")
    end = trace.entries[-1][1]
    assert isinstance(end, End)
    players = [seats.index(seat) for seat in range(len(seats))]
    return Said(
        [answer.legal for answer in comparison.answers],
        phases,
        end.round,
        [end.score[player] for player in players],
        [end.winner[player] for player in players],
    )


def write_fixtures(path: Path, fixtures: Iterable[Fixture]) -> None:
    text = b"".join(msgspec.json.encode(fixture) + b"\n" for fixture in fixtures)
    path.write_bytes(lzma.compress(text, preset=9 | lzma.PRESET_EXTREME))


def read_fixtures(path: Path) -> Iterator[Fixture]:
    with lzma.open(path) as file:
        for line in file:
            yield msgspec.json.decode(line, type=Fixture)


def check_fixture(fixture: Fixture) -> None:
    """Play the record again and compare our engine with the reference; raise a Difference that names the answer."""
    _Replay(fixture).run()


class _Replay:
    """One fixture being played again."""

    def __init__(self, fixture: Fixture) -> None:
        self._game = f"{fixture.source}, seed {fixture.seed}"
        self._said = fixture.reference
        self._record = Record.from_json(bytes(fixture.record).decode())
        self._phases = 0
        self._place = "set-up"

    def run(self) -> None:
        try:
            self._compare_end(self._play())
        except (Difference, OrreryError) as problem:
            raise Difference(f"{self._game}, {self._place}: {problem}") from None

    def _play(self) -> PhaseTable:
        moves, legal = self._record.moves, self._said.legal
        answers = [place for place, move in enumerate(moves) if isinstance(move, str)]
        _same("answers", len(legal), len(answers))
        dealer = ScriptedDealer([move for move in moves if isinstance(move, int)])
        phases = PhaseTable(len(self._record.seats), self._record.options, dealer, self._compare_phase)
        for number, (place, count) in enumerate(zip(answers, legal, strict=True)):
            move = str(moves[place])
            self._place = f"answer {number + 1} ({move})"
            _same("deals so far", place - number, dealer.dealt)
            seat, _, text = move.partition(" ")
            if count is not None:
                _same("legal answers", count, len(phases.table.questions().get(int(seat), [])))
            phases.act(int(seat), GAME.actions.parse(text))
        self._place = "end"
        _same("deals", len(moves) - len(answers), dealer.dealt)
        return phases

    def _compare_phase(self, state: State) -> None:
        ours = of_engine(state)
        said = self._said.phases[self._phases] if self._phases < len(self._said.phases) else None
        self._phases += 1
        _same(
            f"state after step {self._phases}, {ours.step} of round {ours.round}", said, f"{ours.step} {ours.digest()}"
        )

    def _compare_end(self, phases: PhaseTable) -> None:
        _same("steps", len(self._said.phases), self._phases)
        check_rounds(self._said.rounds, phases)
        state = phases.table.state
        _same("scores", self._said.scores, [points(player) for player in state.players])
        won = winners(state)
        _same("winners", self._said.winners, [seat in won for seat in range(len(state.players))])


def _same(what: str, theirs: object, ours: object) -> None:
    if theirs != ours:
        raise Difference(f"{what}: reference {theirs}, ours {ours}")
