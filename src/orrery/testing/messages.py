"""Contract of the messages of a game: each can be written with what it is given, in every language.

Events and answers are made up from what the game declares. Questions and refusals are those of random games and of the
given records. A question that none of them asks is written at the table of the last game; any other message about a
question or a refusal that none of them needs has to do without arguments.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import ClassVar, cast

from ..core.actions import Block
from ..core.dealer import ScriptedDealer
from ..core.description import NAMED, Description
from ..core.events import Event, EventKind
from ..core.game import Game
from ..core.match import Match
from ..core.record import Record
from ..core.table import Question, State, Table
from ..i18n import LANGUAGES, Messages, messages
from ..terminal.words import Words
from .cases import Case, random_play

_GAMES = 2
"""Random games for each way to set up a table."""
_DECISIONS = 500
_OFTEN = 3
"""Questions of a kind, and refusals for a reason, that are written."""
_FACTS = (0, 1, 2)
"""Values of the facts of made-up events; where an axis has fewer words, the last one."""
_OF_PLAY = ("ask", "help", "why", "missing")
"""Families of messages whose arguments only a position tells."""


class MessagesContract:
    """Tests for the words of a game; one that brings none is told in those of its rules."""

    cases: Sequence[Case] = ()
    records: Sequence[Record] = ()

    def test_every_message_can_be_written_with_what_it_is_given(self, game: Game[State]) -> None:
        tables = {tuple(game.own_sides(seats)): seats for seats in game.seats}
        wording = [_Strict(game, messages(language), seats) for language in LANGUAGES for seats in tables.values()]
        for words in wording:
            _write_set_up(words)
            _write_vocabulary(words)
            for block in game.actions.blocks:
                _write_answers(words, block)
            for kind in game.events:
                _write_events(words, kind)
        play = _Play(game, wording)
        for case in self.cases:
            if case.game is game:
                play.run(case)
        for record in self.records:
            if record.game == game.name:
                play.replay(record)
        play.write_questions_left()
        for words in wording:
            words.write_left()


def descriptions(game: Game[State]) -> Iterator[Description]:
    """Yield what the components and effects of a game say of themselves, the parts of it included."""
    yield from _inside([game.descriptions(), *(effect.describe() for effect in game.effects)])


def _inside(data: object) -> Iterator[Description]:
    if isinstance(data, dict):
        if set(data) == {"id", "arguments", "parts"} and data["id"] != NAMED:
            yield cast("Description", data)
        data = list(data.values())
    for part in data if isinstance(data, list) else []:
        yield from _inside(part)


class _Strict(Words):
    """Words that fail where the terminal would fall back to plain ones, and remember what they have written."""

    fall_back: ClassVar[bool] = False

    def __init__(self, game: Game[State], messages: Messages, seats: int) -> None:
        self._written: set[str] = set()
        super().__init__(game, messages, [f"seat {seat}" for seat in range(seats)])

    def __call__(self, message: str, **arguments: str | int) -> str:
        text = super().__call__(message, **arguments)
        assert text.strip(), f"{self.messages.language}: {message} says nothing"
        self._written.add(message)
        return text

    def write_left(self) -> None:
        """Write the messages of questions and refusals that no game needed: they can have no arguments."""
        for family in _OF_PLAY:
            counted = {"count": 2} if family == "missing" else {}
            for message in self.messages.beginning(f"{self.game.name}-{family}-"):
                if message not in self._written:
                    self(message, **counted)


def _write_set_up(words: Words) -> None:
    """Write what is said of a game before it begins."""
    game = words.game
    words.own("title")
    if words.knows("description"):
        words.own("description")
    for option in game.options:
        meanings = [f"option-{option.name}-{str(choice).lower()}" for choice in option.choices]
        for message in (f"option-{option.name}", f"option-{option.name}-help", *meanings):
            if words.messages.has(f"{game.name}-{message}"):
                words.own(message)
    for side in words.own_sides:
        for case in ("name", "object", "subject"):
            words.side(side, case)


def _write_vocabulary(words: Words) -> None:
    """Write each word of the game, and what its components and effects say."""
    for axis, keys in words.game.vocabulary.items():
        for key in keys:
            for count in (1, 2):
                words.word(axis, key, count)
    for description in descriptions(words.game):
        assert words.tell(description).strip()


def _write_answers(words: Words, block: Block) -> None:
    """Write the first answer, and answers with each other word of each axis; of an axis of numbers with the last."""
    _check_ends(words.option(block.start))
    for number, axis in enumerate(block.axes):
        for place in range(1 if axis.numbers is None else axis.size - 1, axis.size):
            first, second, third = (place if number == each else 0 for each in range(3))
            _check_ends(words.option(block.at(first, second, third)))
    for axis in block.axes:
        if block.is_dial and axis.numbers is not None:
            words.own(f"axis-{axis.name}")


def _write_events(words: Words, kind: EventKind) -> None:
    """Write an event as its own seat, another one and a spectator read it, its secrets known, hidden and open."""
    vocabulary = words.game.vocabulary
    names = [*kind.public, *kind.secret]
    for value in _FACTS:
        facts = [min(value, len(vocabulary[name]) - 1) if name in vocabulary else value for name in names]
        for side in range(len(words.names)):
            for knower in {0, side} if kind.secret else {side}:
                for viewer in (None, 0):
                    event = Event(kind, side, facts, knower)
                    _check_ends(words.event(event, viewer))
                    _check_ends(words.event(event, viewer, open_secrets=True))


def _check_ends(text: str) -> None:
    """Check that a message has no blank where an argument is empty."""
    assert text == text.strip(), f"{text!r} begins or ends with a blank"


class _Play:
    """Games of which questions, refusals and points are written."""

    def __init__(self, game: Game[State], wording: Sequence[Words]) -> None:
        self._game = game
        self._wording = wording
        self._kinds = {kind.name for kind in game.events}
        self._asked: Counter[str] = Counter()
        self._refused: Counter[tuple[str, ...]] = Counter()
        self._table: Table[State] | None = None

    def run(self, case: Case) -> None:
        for seed in range(_GAMES):
            table = case.table(seed)
            table.events = []
            for seat, _ in random_play(table, seed, _DECISIONS):
                self._write_decision(table, seat)
            self._write_end(table, table.events)

    def replay(self, record: Record) -> None:
        script = ScriptedDealer([move for move in record.moves if isinstance(move, int)])
        match = Match(self._game, record.seats, record.options, script)
        for move in record.moves:
            if isinstance(move, str):
                seat, _, answer = move.partition(" ")
                self._write_decision(match.table, int(seat))
                match.act(int(seat), answer)
        self._write_end(match.table, match.events)

    def write_questions_left(self) -> None:
        """Write the questions of the game's samples that none of the games has asked."""
        for question in self._game.effects:
            if isinstance(question, Question) and not self._asked[question.prompt()]:
                assert self._table is not None
                for words in self._wording:
                    given = words.arguments(question.arguments(self._table, 0))
                    words.own(f"ask-{question.prompt()}", **given)
                    words.own(f"help-{question.prompt()}", **given)

    def _write_decision(self, table: Table[State], seat: int) -> None:
        self._write_question(table, seat)
        for refusal in self._game.refusals(table, seat):
            kind = refusal.reason, *refusal.missing
            self._refused[kind] += 1
            if self._refused[kind] <= _OFTEN:
                for words in self._wording:
                    words.refusal(refusal)

    def _write_question(self, table: Table[State], seat: int) -> None:
        question = table.question(seat)
        assert question is not None
        self._asked[question.prompt()] += 1
        if self._asked[question.prompt()] <= _OFTEN:
            for words in self._wording:
                words.question(table, seat)
                words.help(table, seat)

    def _write_end(self, table: Table[State], events: Sequence[Event]) -> None:
        self._table = table
        unknown = {event.kind.name for event in events} - self._kinds
        assert not unknown, f"{self._game.name} tells of events that Game.__init__ was not given: {sorted(unknown)}"
        for category in {category for points in self._game.standing(table).breakdown for category in points}:
            for words in self._wording:
                words.own(f"points-{category}")
