"""A match: a table with its record, its log and undo.

The table knows only the present; the match remembers how it came about.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Generic

from .dealer import Dealer, RecordingDealer, ScriptedDealer
from .errors import BrokenRecord, NothingToUndo, OrreryError, WrongType
from .events import Event
from .game import Game
from .record import Move, Record
from .table import S, Table

_NO_DEALS: Final[list[int]] = []


class Given(Generic[S]):
    """An answer that can still be taken back, and how the match stood before it.

    Of the position only what was still to be done is kept, which others have kept anyway. The rest is much more, and
    seldom asked for: it comes about again when the answers before this one are given again.
    """

    __slots__ = ("_owed", "_pending", "answer", "deals", "events", "joined", "moves", "seat")

    def __init__(self, seat: int, answer: str, joined: bool, table: Table[S], moves: int, events: int) -> None:
        self.seat = seat
        self.answer = answer
        self.joined = joined
        """Whether it goes on with what the seat answered before it, so that both are taken back together."""
        self.moves = moves
        self.events = events
        self.deals = _NO_DEALS
        """Deals of an answer: final for its own seat, and dealt again where another seat takes back its own."""
        self._pending = table.pending.top
        self._owed = [stack.top for stack in table.owed] if table.owing else None

    def beside(self, other: Given[S]) -> bool:
        """Whether both answers were given at the same time: neither seat saw the other's."""
        return self._owed is not None and other._owed is not None and self._pending is other._pending

    def is_beside(self, table: Table[S]) -> bool:
        """Return whether seats still answer at the same time as this one."""
        return table.owing and self._owed is not None and self._pending is table.pending.top

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

    def act(self, seat: object, *answers: object, joined: object = False) -> None:
        """Give one or more answers in text, all or none; an undo takes all of them back.

        Joined ones also go on with the seat's answers before them: what one click did in several steps. The seat is
        a whole number, answers are texts: a compiled function would refuse anything else itself, with a TypeError.
        """
        if isinstance(seat, bool) or not isinstance(seat, int):
            raise WrongType("seat", "int", seat)
        if not isinstance(joined, bool):
            raise WrongType("joined", "bool", joined)
        texts: list[str] = []
        for given in answers:
            if not isinstance(given, str):
                raise WrongType("answer", "str", given)
            texts.append(given)
        former = self.table.copy(self.dealer)
        moves, events = len(self.moves), len(self.events)
        undoable, settled = self._undoable[:], self._settled
        dealer = self.dealer.copy() if len(texts) > 1 else self.dealer
        try:
            for place, answer in enumerate(texts):
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
        undoable, settled, former = self._undoable[:], self._settled, self.table
        first, *later = undoable[place:]
        moves, events = self.moves[first.moves :], self.events[first.events :]
        self._return_to(self._position_before(place), first.moves, first.events, self.dealer)
        del self._undoable[place:]
        if not place:
            self._settled = None
        try:
            self._give_again([other for other in later if other.seat != seat])
        except OrreryError:  # what was dealt to others depends on what is to be taken back
            self.dealer.deals.clear()
            self._return_to(former, first.moves, first.events, self.dealer)
            self._undoable, self._settled = undoable, settled
            self.moves += moves
            self.events += events
            raise NothingToUndo(seat) from None
        return first.events

    def _give_again(self, answers: Sequence[Given[S]]) -> None:
        """Give answers a second time, with what was dealt to them."""
        chance = self.dealer.dealer
        self.dealer.dealer = ScriptedDealer(_dealt_to(answers))
        try:
            for given in answers:
                self._answer(given.seat, given.answer, given.joined, self.table.copy(self.dealer))
        finally:
            self.dealer.dealer = chance

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
        if self.dealer.deals:
            given.deals = self.dealer.deals[:]
        if self.table.reveals != former.reveals or (given.deals and not given.is_beside(self.table)):
            self._undoable = []
            self._settled = None
        else:
            self._undoable.append(given)
            self._settle(former)
        self._note_deals()

    def _settle(self, former: Table[S]) -> None:
        """Forget answers that cannot be taken back any more, from the first on, now that one more has been given.

        What others have answered since the first open one is given again after an undo. So are final ones given
        beside it or before the others have chosen: the position from which all of that begins is one at which the
        match has stood.
        """
        first, count = 0, len(self._undoable)
        while first < count and not self._open(first):
            first += 1
        if first == count and self._undoable[-1].is_beside(self.table):
            first = count - 1
        while 0 < first < count and self._undoable[first - 1].beside(self._undoable[first]):
            first -= 1
        if first == count:
            self._settled = None
        elif first == count - 1:
            self._settled = former
        elif first:
            self._settled = self._position_before(first)
        del self._undoable[:first]

    def _position_before(self, place: int) -> Table[S]:
        """The position in which an answer was given that can still be taken back."""
        assert self._settled is not None
        before = self._undoable[:place]
        table = self._settled.copy(ScriptedDealer(_dealt_to(before)))
        for given in before:
            table.act(given.seat, self.game.actions.parse(given.answer))
        self._undoable[place].restack(table)
        table.dealer = self.dealer
        return table

    def _own_places(self, seat: int) -> list[int]:
        """Where the seat's answers are that it can still take back."""
        return [place for place, given in enumerate(self._undoable) if given.seat == seat and self._open(place)]

    def _open(self, place: int) -> bool:
        """Return whether the answer can be taken back.

        Nothing may have been dealt to its seat since, and every later answer is its seat's or was given beside it.
        """
        given = self._undoable[place]
        if given.deals:
            return False
        for later in self._undoable[place + 1 :]:
            if later.deals if later.seat == given.seat else not given.beside(later):
                return False
        return True

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


def _dealt_to(answers: Sequence[Given[S]]) -> list[int]:
    """Return what was dealt to these answers, in their order."""
    return [deal for given in answers for deal in given.deals]


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
