"""Contract of the messages of a game: each can be written with what it is given, in every language."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from ..core.events import Event
from ..core.match import Match
from ..core.table import State
from ..i18n import LANGUAGES, messages
from ..terminal.words import Words
from .cases import Case, random_play

_DECISIONS = 250
_MANY_OPTIONS = 40
"""Of more options than this only the first are written."""
_OFTEN = 6
"""As many events of a kind are written for each reader."""


class MessagesContract:
    """Tests for the words of a game; one that brings none is told in those of its rules."""

    def test_every_message_can_be_written_with_what_it_is_given(self, usual: Case) -> None:
        match = usual.match(15)
        wording = [_Strict(usual.game, messages(language), match.seats) for language in LANGUAGES]
        for words in wording:
            _write_set_up(words)
        for seat, action in list(random_play(usual.table(15), 15, _DECISIONS)):
            for words in wording:
                _write_question(words, match, seat)
            match.act(seat, usual.game.actions.text(action))
        for words in wording:
            _write_events(words, match.events, usual.seats)
            for points in usual.game.standing(match.table).breakdown:
                for category in points:
                    words.own(f"points-{category}")


class _Strict(Words):
    """Words that fail where the terminal would fall back to the plain ones."""

    fall_back: ClassVar[bool] = False


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


def _write_question(words: Words, match: Match[State], seat: int) -> None:
    """Write a question with its answers, and with those that are refused."""
    table, game = match.table, match.game
    words.question(table, seat)
    words.help(table, seat)
    listed, dials = game.actions.split_dials(table.questions()[seat])
    for action in listed[:_MANY_OPTIONS]:
        words.option(action)
    for axis in (axis for dial in dials for axis in dial.block.axes if axis.numbers is not None):
        words.own(f"axis-{axis.name}")
    for refusal in game.refusals(table, seat):
        words.refusal(refusal)


def _write_events(words: Words, events: list[Event], seats: int) -> None:
    """Write events as their own seat, another one and a spectator read them, and with all secrets open."""
    written: Counter[tuple[str, bool, bool]] = Counter()
    for event in events:
        for viewer in (None, *range(seats)):
            reader = event.kind.name, viewer == event.seat, viewer == event.knower
            written[reader] += 1
            if written[reader] <= _OFTEN:
                words.event(event, viewer)
                words.event(event, viewer, open_secrets=True)
