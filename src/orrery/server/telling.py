"""What one watcher is told of a position: a seat's own question, and facts in the words of the vocabulary."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..core.actions import Dial
from ..core.errors import UnknownAction
from ..core.events import Event
from ..core.game import Game, Outcome
from ..core.table import State, Table
from .messages import DialAxis, DialInfo, EventInfo, OptionText, OutcomeInfo, QuestionInfo, Refusal, Word


def word(game: Game[State], axis: str, value: Word) -> Word:
    """An int of a vocabulary's axis as its word."""
    words = game.vocabulary.get(axis)
    if words is None or isinstance(value, str) or not 0 <= value < len(words):
        return value
    return words[value]


def in_words(game: Game[State], facts: Mapping[str, Word]) -> dict[str, Word]:
    return {axis: word(game, axis, value) for axis, value in facts.items()}


def event_info(game: Game[State], event: Event, version: int, eyes: int | None, trail: bool = True) -> EventInfo:
    """An event with the facts these eyes (None: the public's) may know."""
    seen = event.seen_by(eyes)
    facts = {axis: None if value is None else word(game, axis, value) for axis, value in seen.items()}
    return EventInfo(version, event.kind.name, event.seat, facts, event.trail if trail else [])


def events_info(
    game: Game[State], events: Iterable[tuple[int, Event]], eyes: int | None, drawn_from: int
) -> list[EventInfo]:
    """Events with their versions; those before `drawn_from` are long past, and nobody draws their trails now."""
    return [event_info(game, event, version, eyes, version >= drawn_from) for version, event in events]


def question_of(game: Game[State], table: Table[State], seat: int | None) -> QuestionInfo | None:
    """What the seat is asked now; the public is never asked."""
    question = None if seat is None else table.question(seat)
    if question is None or seat is None:
        return None
    actions = game.actions
    listed, dials = actions.split_dials(table.questions()[seat])
    options = [OptionText(actions.text(option), actions.verb(option), actions.arguments(option)) for option in listed]
    arguments = in_words(game, question.arguments(table, seat))
    told = [dial_info(dial) for dial in dials]
    return QuestionInfo(question.prompt(), arguments, options, told, refused_of(game, table, seat))


def question_then(game: Game[State], table: Table[State], seat: int, answer: str) -> QuestionInfo | None:
    """What the seat was asked in a position of other rules; of the options only the one it chose is known."""
    question, actions = table.question(seat), game.actions
    try:
        chosen = actions.parse(answer)
    except UnknownAction:  # there was such an answer then
        return None
    if question is None:
        return None
    option = OptionText(answer, actions.verb(chosen), actions.arguments(chosen))
    return QuestionInfo(question.prompt(), in_words(game, question.arguments(table, seat)), [option], [], [])


def dial_info(dial: Dial) -> DialInfo:
    axes = [
        DialAxis(axis.name, axis.words, 0 if axis.numbers is None else axis.numbers.start, axis.size)
        for axis in dial.block.axes
    ]
    return DialInfo(dial.block.verb, axes, [[start, length] for start, length in dial.runs])


def refused_of(game: Game[State], table: Table[State], seat: int) -> list[Refusal]:
    """What the seat might want to do now, and the rule that forbids it."""
    actions = game.actions
    return [
        Refusal(
            actions.text(refusal.action),
            actions.verb(refusal.action),
            dict(actions.arguments(refusal.action)),
            refusal.reason,
            in_words(game, refusal.arguments),
            refusal.missing,
        )
        for refusal in game.refusals(table, seat)
    ]


def outcome_info(outcome: Outcome | None) -> OutcomeInfo | None:
    return None if outcome is None else OutcomeInfo(outcome.scores, outcome.winners)
