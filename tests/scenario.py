"""The scenario kit: a table in any position, deals that are scripted, answers in text.

Each game adds how its positions are built (`tests/<game>/scenario.py`):

game = Scenario(die=2, engines=(2, 1))
game.sector(1, "aigel-x", "heka-ii")
game.deals("aigel-x")
game.do("fly 1", "buy ore 2")
assert game.me.stock[ORE] == 2
"""

from __future__ import annotations

from typing import Generic, Self

from orrery.core.dealer import RandomDealer, ScriptedDealer
from orrery.core.events import Event
from orrery.core.game import Game
from orrery.core.table import Pending, S, Stack, Table, stack_of


class Playing(Generic[S]):
    """A table of one game, played in text; every position on the way is checked to be sound."""

    def __init__(self, game: Game[S], table: Table[S]) -> None:
        self.game = game
        self.table = table
        self.started = False

    # Building the position

    @property
    def state(self) -> S:
        return self.table.state

    def ahead(self, *items: Pending[S]) -> Self:
        """Nothing is left to do but this, in this order; nothing has been told yet."""
        table = self.table
        self.table = Table(
            table.actions,
            table.state,
            stack_of([(item.seat, item.effect) for item in reversed(items)]),
            [Stack(None) for _ in table.owed],
            table.dealer,
        )
        self.table.events = []
        self.started = False
        return self

    def outcome(self, entry: str | int) -> int:
        """What a word of the script stands for."""
        raise NotImplementedError

    def deals(self, *script: str | int) -> Self:
        """What the dealer deals next: cards by key, dice by number; then chance."""
        outcomes = [self.outcome(entry) for entry in script]
        self.table.dealer = ScriptedDealer(outcomes, RandomDealer(2))
        return self

    # Playing

    def do(self, *answers: str, seat: int | None = None) -> Self:
        """Give answers; the seat is the one that is asked."""
        self.start()
        for answer in answers:
            asked = list(self.table.questions())
            self.table.act(asked[0] if seat is None else seat, self.game.actions.parse(answer))
            self.game.check(self.state)
        return self

    def start(self) -> Self:
        """Run up to the first question."""
        if not self.started:
            self.started = True
            self.game.check(self.state)
            self.table.run()
        return self

    @property
    def options(self) -> list[str]:
        """The options of the seat that is asked, in text."""
        self.start()
        asked = self.table.questions()
        return [self.game.actions.text(action) for action in next(iter(asked.values()))] if asked else []

    @property
    def asked(self) -> str | None:
        """What is asked, by message id."""
        self.start()
        for seat in self.table.questions():
            question = self.table.question(seat)
            return question.prompt() if question else None
        return None

    @property
    def asked_seat(self) -> int:
        self.start()
        return next(iter(self.table.questions()))

    @property
    def events(self) -> list[Event]:
        return self.table.events or []

    @property
    def told(self) -> list[str]:
        """The names of all events so far."""
        return [event.kind.name for event in self.events]

    def facts(self, kind: str) -> list[tuple[int, list[int]]]:
        """The seat and the facts of each event of a kind, secret ones included."""
        return [(event.seat, event.facts) for event in self.events if event.kind.name == kind]


# What is refused


def reasons(game: Playing[S], *verbs: str) -> dict[str, str]:
    """The refused answers of seat 0 with these verbs, and their reasons."""
    game.start()
    text, refusals = game.game.actions.text, game.game.refusals(game.table, 0)
    told = {text(refusal.action): refusal.reason for refusal in refusals}
    return {answer: reason for answer, reason in told.items() if answer.split(" ")[0] in verbs}


def told_with(game: Playing[S], answer: str) -> dict[str, str | int]:
    """What is told with the reason."""
    action = game.game.actions.parse(answer)
    game.start()
    return next(refusal.arguments for refusal in game.game.refusals(game.table, 0) if refusal.action == action)


def missing(game: Playing[S], answer: str) -> dict[str, int]:
    """How much more of what a refused answer of whoever is asked first would need."""
    action = game.game.actions.parse(answer)
    game.start()
    seat = min(game.table.questions())
    return next(refusal.missing for refusal in game.game.refusals(game.table, seat) if refusal.action == action)
