"""A match: a table with its record, its log and undo.

The table knows only the present; the match remembers how it came about.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic

from .dealer import Dealer, RecordingDealer, ScriptedDealer
from .errors import BrokenRecord, NothingToUndo, OrreryError
from .events import Event
from .game import Game
from .record import Move, Record
from .table import S, Table


class Given(Generic[S]):
    """An answer that can still be taken back, and how the match stood before it.

    Of the position only what was still to be done is kept, which others have kept anyway. The rest is much more, and
    seldom asked for: it comes about again when the answers before this one are given again.
    """

    __slots__ = ("_owed", "_pending", "answer", "events", "joined", "moves", "seat")

    def __init__(self, seat: int, answer: str, joined: bool, table: Table[S], moves: int, events: int) -> None:
        self.seat = seat
        self.answer = answer
        self.joined = joined
        """Whether it goes on with what the seat answered before it, so that both are taken back together."""
        self.moves = moves
        self.events = events
        self._pending = table.pending.top
        self._owed = [stack.top for stack in table.owed] if table.owing else None

    def beside(self, other: Given[S]) -> bool:
        """Whether both answers were given at the same time: neither seat saw the other's."""
        return self._owed is not None and other._owed is not None and self._pending is other._pending

    def restack(self, table: Table[S]) -> None:
        """What is still to be done is the very same again: whoever has been asked is not asked a second time."""
        table.pending.top = self._pending
        if self._owed is not None:
            for stack, top in zip(table.owed, self._owed, strict=True):
                stack.top = top


class Standing(Generic[S]):
    """How far a match has come: its position, and the moves and events that led there."""

    def __init__(self, table: Table[S], moves: list[Move], events: list[Event]) -> None:
        self.table = table
        self.moves = moves
        self.events = events


class Match(Generic[S]):
    """A game being played: every answer goes through `act`. It goes on from a standing, if one is given."""

    def __init__(
        self,
        game: Game[S],
        seats: list[str],
        options: Mapping[str, object],
        dealer: Dealer,
        standing: Standing[S] | None = None,
    ) -> None:
        game.check_seats(len(seats))
        self.game = game
        self.seats = seats
        self.options = game.option_values(len(seats), options)
        self.begun_under = game.rules_version
        """The version of the rules when it began."""
        self.dealer = RecordingDealer(dealer)
        self.moves: list[Move] = []
        self.events: list[Event] = []
        self._undoable: list[Given[S]] = []
        self._settled: Table[S] | None = None
        """The position before the first of those."""
        if standing is None:
            self.table = game.begin(len(seats), self.options, self.dealer)
            self.table.events = self.events
            self.table.run()
            self._note_deals()
        else:
            self.moves = standing.moves
            self.events = standing.events
            self.table = standing.table
            self.table.dealer = self.dealer
            self.table.events = self.events

    def act(self, seat: int, *answers: str, joined: bool = False) -> None:
        """Give one or more answers in text, all or none; an undo takes all of them back.

        Joined ones also go on with the seat's answers before them: what one click did in several steps.
        """
        former = self.table.copy(self.dealer)
        moves, events = len(self.moves), len(self.events)
        undoable, settled = self._undoable[:], self._settled
        dealer = self.dealer.copy() if len(answers) > 1 else self.dealer
        try:
            for place, answer in enumerate(answers):
                self._answer(seat, answer, joined or place > 0, self.table.copy(self.dealer) if place else former)
        except OrreryError:
            self._return_to(former, moves, events, dealer)
            self._undoable, self._settled = undoable, settled
            raise

    def can_undo(self, seat: int) -> bool:
        return bool(self._own_places(seat))

    def undo_takes(self, seat: int) -> list[str]:
        """The answers that the seat's next undo takes back: those given together, as far as none is final yet."""
        taken: list[str] = []
        for place in reversed(self._own_places(seat)):
            taken.insert(0, self._undoable[place].answer)
            if not self._undoable[place].joined:
                break
        return taken

    def undo(self, seat: int, count: int = 0) -> int:
        """Take back what the seat answered last, unless something was revealed or another seat acted on it.

        Answers given together are taken back together, or only the last `count` of them where a count is given.
        What others have answered at the same time stays answered. The number tells how many events stand as they
        were.
        """
        places = self._own_places(seat)
        wanted = count or len(self.undo_takes(seat))
        if not places or wanted > len(places):
            raise NothingToUndo(seat)
        place = places[-wanted]
        first, *later = self._undoable[place:]
        self._return_to(self._position_before(place), first.moves, first.events, self.dealer)
        del self._undoable[place:]
        if not place:
            self._settled = None
        for other in later:
            if other.seat != seat:
                self._answer(other.seat, other.answer, other.joined, self.table.copy(self.dealer))
        return first.events

    def go_on(self) -> None:
        """Go on from a standing of older rules: whatever today's leave nobody to choose is done."""
        self.table.run()
        self._note_deals()

    def settled_standing(self) -> Standing[S]:
        """How the match stood before the first answer that can still be taken back: nothing leads further back."""
        if not self._undoable:
            return Standing(self.table, self.moves[:], self.events[:])
        first = self._undoable[0]
        return Standing(self._position_before(0), self.moves[: first.moves], self.events[: first.events])

    def record(self) -> Record:
        """The match so far."""
        scores = self.game.standing(self.table).scores
        place = self.game.hash(self.table)
        game = self.game
        return Record(game.name, game.rules_version, self.seats, self.options, self.moves[:], scores, place)

    def _answer(self, seat: int, answer: str, joined: bool, former: Table[S]) -> None:
        """One answer; the former position is a copy of the present one, which may be kept."""
        action = self.game.actions.parse(answer)
        given = Given(seat, answer, joined, former, len(self.moves), len(self.events))
        self.table.act(seat, action)
        self.moves.append(f"{seat} {answer}")
        if self.dealer.deals or self.table.reveals != former.reveals:
            self._undoable = []
            self._settled = None
        else:
            self._undoable.append(given)
            self._settle(former)
        self._note_deals()

    def _settle(self, former: Table[S]) -> None:
        """Forget answers that cannot be taken back any more, from the first on, now that one more has been given.

        What others have answered since the first open one is given again after an undo.
        """
        first = 0
        while not self._open(first):
            first += 1
        if first == len(self._undoable) - 1:
            self._settled = former
        elif first:
            self._settled = self._position_before(first)
        del self._undoable[:first]

    def _position_before(self, place: int) -> Table[S]:
        """The position in which an answer was given that can still be taken back."""
        assert self._settled is not None
        table = self._settled.copy(self.dealer)
        for given in self._undoable[:place]:
            table.act(given.seat, self.game.actions.parse(given.answer))
        self._undoable[place].restack(table)
        return table

    def _own_places(self, seat: int) -> list[int]:
        """Where the seat's answers are that it can still take back."""
        return [place for place, given in enumerate(self._undoable) if given.seat == seat and self._open(place)]

    def _open(self, place: int) -> bool:
        """Whether nobody else has acted on the answer: all that came later was its own seat's or given beside it."""
        given = self._undoable[place]
        return all(later.seat == given.seat or given.beside(later) for later in self._undoable[place + 1 :])

    def _note_deals(self) -> None:
        self.moves.extend(self.dealer.deals)
        self.dealer.deals.clear()

    def _return_to(self, table: Table[S], moves: int, events: int, dealer: RecordingDealer) -> None:
        self.dealer = dealer
        self.table = table
        self.table.dealer = dealer
        del self.moves[moves:]
        del self.events[events:]
        self.table.events = self.events


def replay(game: Game[S], record: Record, dealer: Dealer | None = None) -> Match[S]:
    """Play a record again and check that it leads where it says; the dealer is for going on.

    One of older rules is played by today's; where those lead elsewhere, the complaint says at which move.
    """
    if record.game != game.name or record.rules_version > game.rules_version:
        theirs, ours = str(record.rules_version), str(game.rules_version)
        raise BrokenRecord(
            "error-record-other-game",
            f"it is of {record.game}, rules version {theirs}, not of {game.name}, rules version {ours}",
            {"game": record.game, "version": theirs, "expected": game.name, "expected_version": ours},
        )
    script = ScriptedDealer([move for move in record.moves if not isinstance(move, str)])
    try:
        match = _play_moves(game, record, script)
    except BrokenRecord as problem:
        if record.rules_version == game.rules_version:
            raise
        raise _parting(game, record, problem) from None
    script.after = dealer
    match.begun_under = record.rules_version
    return match


def _parting(game: Game[S], record: Record, problem: BrokenRecord) -> BrokenRecord:
    """Where today's rules and a record of older ones part: in the set-up, at a move, or only where all of it led."""
    number = "0" if problem.message == "error-record-setup" else problem.arguments.get("number", "end")
    theirs, ours = str(record.rules_version), str(game.rules_version)
    text = f"it is of rules version {theirs} and parts from version {ours} at move {number}: {problem}"
    arguments = {"version": theirs, "expected_version": ours, "number": number}
    return BrokenRecord("error-record-parts", text, arguments, problem)


def _play_moves(game: Game[S], record: Record, script: ScriptedDealer) -> Match[S]:
    try:
        match = Match(game, record.seats, record.options, script)
    except OrreryError as problem:
        raise BrokenRecord("error-record-setup", f"set-up: {problem}", {}, problem) from None
    for place, move in enumerate(record.moves):
        if isinstance(move, str):
            _replay_answer(match, place, move)
    _check(match, record)
    return match


def _replay_answer(match: Match[S], place: int, move: str) -> None:
    number = str(place + 1)
    if len(match.moves) != place:
        text = f"the deals before move {number} are not those the rules ask for"
        raise BrokenRecord("error-record-deals", text, {"number": number})
    seat, _, answer = move.partition(" ")
    if not (seat.isascii() and seat.isdigit()):
        text = f"move {number} names no seat: {move!r}"
        raise BrokenRecord("error-record-no-seat", text, {"number": number, "move": move})
    try:
        match.act(int(seat), answer)
    except OrreryError as problem:
        text = f"move {number} ({move!r}): {problem}"
        raise BrokenRecord("error-record-move", text, {"number": number, "move": move}, problem) from None


def _check(match: Match[S], record: Record) -> None:
    """The record must end where it says it ends."""
    again = match.record()
    _compare("error-record-length", "number of moves", len(record.moves), len(match.moves))
    _compare("error-record-scores", "scores", record.scores, again.scores)
    if not match.game.stands_at(match.table, record.hash, record.rules_version):
        _compare("error-record-position", "position", record.hash, again.hash)


def _compare(message: str, what: str, said: object, replayed: object) -> None:
    if said != replayed:
        text = f"its {what} should be {replayed}, not {said}"
        raise BrokenRecord(message, text, {"said": str(said), "replayed": str(replayed)})
