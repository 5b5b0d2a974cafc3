"""What the engine says (questions, options, events, words of a game) in the words of one language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ..core.description import Description
from ..core.events import Event
from ..core.game import Game, Refusal
from ..core.table import State, Table
from ..games import NAMES
from ..i18n import BadMessage, Messages, printable
from .plain_words import plain

PERSON = "me"
"""How a seat of a person at this keyboard is written in `--seats` and in a record."""


NAME_LETTERS = 40


class Words:
    """A game in one language, for the people and bots of one table."""

    fall_back: ClassVar[bool] = True
    """True if plain words replace a message that cannot be written; tests want the error."""

    def __init__(self, game: Game[State], messages: Messages, seats: list[str]) -> None:
        self.game = game
        self.messages = messages
        if game.name not in NAMES:
            messages.learn(game.name)
        self.own_sides = game.own_sides(len(seats))
        self.names = [self._name(seats, seat) for seat in range(len(seats))] + [
            self.side(name, "name") for name in self.own_sides
        ]

    def __call__(self, message: str, **arguments: str | int) -> str:
        """Return a message, or plain words where it cannot be written: a wrong one ends nobody's game."""
        try:
            return self.messages.text(message, **arguments)
        except BadMessage:
            if not self.fall_back:
                raise
            return plain(self.game.name, message.removeprefix(f"{self.game.name}-"), arguments)

    def own(self, message: str, **arguments: str | int) -> str:
        """Return a message of the game itself; a game of another package may do without."""
        if self.knows(message):
            return self(f"{self.game.name}-{message}", **arguments)
        return plain(self.game.name, message, arguments)

    def knows(self, message: str) -> bool:
        """Whether the game says something in its own words; ours have to."""
        return self.game.name in NAMES or self.messages.has(f"{self.game.name}-{message}")

    def _name(self, seats: list[str], seat: int) -> str:
        """A person is a number, a bot its name; of equal bots each gets a number too."""
        if seats[seat] == PERSON:
            return self("terminal-person", number=seat + 1)
        name = printable(seats[seat], NAME_LETTERS)  # a record may be anybody's
        return f"{name} {seat + 1}" if seats.count(seats[seat]) > 1 else name

    def side(self, name: str, case: str) -> str:
        """What a side of the game itself is called: as a `name`, or as the `object` or `subject` of a sentence."""
        return self.own(f"side-{name}", case=case)

    def name(self, seat: int, viewer: int | None) -> str:
        """What the viewer calls a seat."""
        return self("terminal-you") if seat == viewer else self.names[seat]

    def speaker(self, seat: int) -> dict[str, str | int]:
        """Somebody in sentences: `player` begins one, by `side` (of the game, or none) it is declined."""
        seats = len(self.names) - len(self.own_sides)
        if seat < seats:
            return {"player": self.names[seat], "side": "none"}
        side = self.own_sides[seat - seats]
        return {"player": self.side(side, "subject"), "side": side}

    def word(self, axis: str, value: str | int, count: int = 1) -> str:
        """A word of the game's vocabulary, by its place or its key; the count is for its plural."""
        key = self.game.vocabulary[axis][value] if isinstance(value, int) else value
        kind = axis.removeprefix("other_")
        printed = self.game.card_name(kind, key, self.messages.language)
        if printed is not None:
            return printed
        return self.own(f"{kind}-{key}", count=count)

    def tell(self, description: Description) -> str:
        """Return the description of the game in words."""
        return self.messages.tell(description, self.word, self)

    def arguments(self, facts: Mapping[str, str | int]) -> dict[str, str | int]:
        """Arguments for a message, what belongs to the vocabulary in words."""
        given = facts.get("count", 1)
        count = given if isinstance(given, int) else 1
        return {
            axis: self.word(axis, value, count) if axis in self.game.vocabulary else value
            for axis, value in facts.items()
        }

    def question(self, table: Table[State], seat: int) -> str:
        """What the seat is asked now."""
        question = table.question(seat)
        assert question is not None
        return self.own(f"ask-{question.prompt()}", **self.arguments(question.arguments(table, seat)))

    def help(self, table: Table[State], seat: int) -> str:
        """What the question means."""
        question = table.question(seat)
        assert question is not None
        return self.own(f"help-{question.prompt()}", **self.arguments(question.arguments(table, seat)))

    def option(self, action: int, **named: str) -> str:
        """An answer in words; what is named already is not looked up in the vocabulary."""
        actions = self.game.actions
        return self.own(f"do-{actions.verb(action)}", **{**self.arguments(actions.arguments(action)), **named})

    def refusal(self, refusal: Refusal) -> str:
        """Which rule forbids an answer now, and how much more of what it would need."""
        why = self.own(f"why-{refusal.reason}", **self.arguments(refusal.arguments))
        if not refusal.missing:
            return why
        things = ", ".join(self.own(f"missing-{thing}", count=count) for thing, count in refusal.missing.items())
        return f"{why} {self('terminal-missing', things=things)}"

    def event(self, event: Event, viewer: int | None, open_secrets: bool = False, **named: str) -> str:
        """What happened, as far as the viewer (None: anybody) may know it; all of it once secrets are open.

        What is named already is not looked up in the vocabulary.
        """
        seen = event.seen_by(event.knower if open_secrets else viewer)
        known = {name: fact for name, fact in seen.items() if fact is not None}
        told = self.arguments(known) | {name: "" for name, fact in seen.items() if fact is None}
        return self.own(
            f"event-{event.kind.name}",
            **self.speaker(event.seat),
            you=yes_or_no(event.seat == viewer),
            rival=yes_or_no(viewer is not None and event.seat != viewer),
            known=yes_or_no(None not in seen.values()),
            **(told | named),
        )


def yes_or_no(flag: bool) -> str:
    """A flag as a selector in a message."""
    return "yes" if flag else "no"


def sentence_case(text: str) -> str:
    return text[:1].upper() + text[1:]
