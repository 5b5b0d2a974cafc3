"""Many games between bots: who wins, by how much, and how fast."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import NamedTuple, TypeAlias

from ..bots import Bot, bot
from ..bots.random_bot import RandomBot
from ..core.dealer import RandomDealer
from ..core.game import Game, OptionValue, Outcome
from ..core.match import Match
from ..core.playout import random_play
from ..core.record import Record
from ..core.seeds import derived_seed
from ..core.table import State, Table

Keep: TypeAlias = "Callable[[int, Record], None]"
"""What is done with the record of the game of a number."""


class Played(NamedTuple):
    """What came of some games: sums, and exact ones, so that it does not matter who played which of them."""

    finished: int
    decisions: int
    scores: list[int]
    wins: list[Fraction]


class Simulation:
    """Games between the same bots on the same seats; game number i depends on the seed and i alone."""

    def __init__(self, game: Game[State], seats: list[str], options: dict[str, OptionValue], seed: int) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.finished = 0
        self.decisions = 0
        self.seconds = 0.0
        sides = game.sides(len(seats))
        self.scores = [0] * sides
        self.wins = [Fraction(0)] * sides

    def run(self, numbers: Iterable[int], keep: Keep | None = None) -> None:
        """Play the games of these numbers here, one after the other."""
        for number in numbers:
            self._count(self._with_record(number, keep) if keep else self._bare(number))

    def totals(self) -> Played:
        """What has come of the games so far."""
        return Played(self.finished, self.decisions, self.scores, self.wins)

    def add(self, played: Played) -> None:
        """Count games that were played elsewhere."""
        self.finished += played.finished
        self.decisions += played.decisions
        self.scores = [sum(both) for both in zip(self.scores, played.scores, strict=True)]
        self.wins = [one + other for one, other in zip(self.wins, played.wins, strict=True)]

    def _count(self, outcome: Outcome) -> None:
        self.finished += 1
        for side, score in enumerate(outcome.scores):
            self.scores[side] += score
        for side in outcome.winners:
            self.wins[side] += Fraction(1, len(outcome.winners))

    def _bots(self, number: int) -> list[Bot[State]]:
        return [
            bot(name, self.game.name, derived_seed(self.seed, number, "bot", seat))
            for seat, name in enumerate(self.seats)
        ]

    def _dealer(self, number: int) -> RandomDealer:
        return RandomDealer(derived_seed(self.seed, number, "deals"))

    def _bare(self, number: int) -> Outcome:
        """A game without events, record and undo: as fast as the bots think."""
        bots = self._bots(number)
        table = self.game.new(len(self.seats), self.options, self._dealer(number))
        dealers = [player.dealer for player in bots if type(player) is RandomBot]
        if len(dealers) == len(bots):  # they need no sight of the table, so the compiled loop plays for them
            self.decisions += random_play(table, dealers)
        while not table.over:
            seat = _first_asked(table)
            table.act(seat, bots[seat].decide(self.game, table, seat))
            self.decisions += 1
        return self.game.standing(table)

    def _with_record(self, number: int, keep: Keep) -> Outcome:
        bots = self._bots(number)
        match = Match(self.game, self.seats, self.options, self._dealer(number))
        while not match.table.over:
            seat = _first_asked(match.table)
            action = bots[seat].decide(self.game, match.table, seat)
            match.act(seat, self.game.actions.text(action))
            self.decisions += 1
        keep(number, match.record())
        return self.game.standing(match.table)

    def report(self, games_wanted: int) -> dict[str, object]:
        """The result as plain data."""
        games, seconds = max(self.finished, 1), max(self.seconds, 1e-9)
        return {
            "game": self.game.name,
            "seats": self.seats,
            "own_sides": list(self.game.own_sides(len(self.seats))),
            "games": games_wanted,
            "finished": self.finished,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_s": round(self.decisions / seconds),
            "games_per_s": round(self.finished / seconds, 2),
            "mean_scores": [round(score / games, 3) for score in self.scores],
            "wins": [round(float(wins), 3) for wins in self.wins],
        }


def _first_asked(table: Table[State]) -> int:
    """The first seat that has to answer."""
    for seat, item in enumerate(table.asked):
        if item is not None:
            return seat
    raise AssertionError("a table that is not over asks someone")
