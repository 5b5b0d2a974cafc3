"""The greedy player of SETI: tries every answer on an imagined table and plays on to the end of the action."""

from __future__ import annotations

from typing import Final

from ...core.dealer import RandomDealer
from ...core.table import Table
from ...games.seti import Fly, MainAction, RestOfTurn, Trace, TurnQuestion, breakdown, main_actions
from ...games.seti.facts.board import DATA_POOL, NOTHING
from ...games.seti.facts.cards import CORNER as CORNER_KIND
from ...games.seti.facts.cards import CORNER_MOVE
from ...games.seti.position.actions import (
    BURN,
    BUY_CARD,
    CORNER,
    DECLINE,
    END_TURN,
    EXCHANGE,
    PASS,
    RESOURCES,
    STORE,
    TRACE,
    each,
    is_free,
    is_main,
)
from ...games.seti.position.state import State
from ..bot import Bot, Sight
from . import weights
from .mind import Mind
from .worth import worth

_STEPS: Final = 14
"""This many further answers of an action are looked at."""
_SPOTS: Final = 7
"""Of the spaces for a trace only the best few at first sight are tried."""
_EXCHANGES: Final = 3
"""This many exchanges of a kind are made for one action."""
_FOR_CARDS: Final = [EXCHANGE.at(given, RESOURCES.index("card")) for given in range(len(RESOURCES))]
"""Exchanges for a card."""
_SERVING: Final = [STORE, BUY_CARD, *_FOR_CARDS[:-1], EXCHANGE.at(0, RESOURCES.index("energy"))]
"""Free actions that may serve a step of an action."""
_EPSILON: Final = 1e-6


class GreedyBot(Bot[State]):
    """Values every answer by the position it leads to when the action is played on greedily."""

    def choose(self, sight: Sight[State]) -> int:
        if len(sight.options) == 1:
            return sight.options[0]
        table = sight.table
        trial = Trial(table, sight.seat, self.dealer.below(1_000_000))
        return trial.best(list(sight.options))


class Trial:
    """One decision: answers are tried on copies of the table."""

    def __init__(self, table: Table[State], seat: int, seed: int) -> None:
        self.table = table
        self.seat = seat
        self.seed = seed
        self.mind = Mind(table.state, seat)

    def best(self, options: list[int]) -> int:
        """The answer that leads to the best position."""
        question = self.table.question(self.seat)
        if isinstance(question, (MainAction, RestOfTurn)):
            return self._best_in_turn(options)
        serving: list[int] = []
        if isinstance(question, TurnQuestion):
            serving = self._serving(question, options)
            options = self._own_answers(self.table, question, options)
        found = [(self._value_at(self.table, option), option) for option in options]
        found += [(self._value_at(self.table, option) - weights.PASS, option) for option in serving]
        return self._best_of(found)

    def _best_in_turn(self, options: list[int]) -> int:
        """What makes the position better: a main action by a little more than a free one; else pass or end the turn."""
        now = worth(self.table.state, self.mind)
        last = not self.mind.rounds
        at_the_end = last and options[0] == PASS
        found: list[tuple[float, int]] = []
        for option in self._sensible(options):
            value = self._value_in_turn(option, now)
            if is_free(option):
                sensible = value > now + _EPSILON or (at_the_end and self._may_lead_on(option))
            else:
                sensible = last or option in (PASS, END_TURN) or value > now + weights.PASS
            if sensible:
                found.append((value, option))
        return self._best_of(found)

    def _value_in_turn(self, option: int, now: float) -> float:
        if option == END_TURN or (option == PASS and self.mind.rounds):
            return now
        if option == PASS:
            return self._final_points()
        if option in EXCHANGE:
            return self._exchange_worth(option)
        return self._value_at(self.table, option)

    def _final_points(self) -> float:
        """In the last round nothing but points is left after passing."""
        return sum(breakdown(self.table.state, self.seat, True).values())

    def _may_lead_on(self, option: int) -> bool:
        """When nothing else can be paid, what is left may still become a card or data; only flights are in vain."""
        if option in CORNER:
            return CORNER_KIND[CORNER.place(option)] != CORNER_MOVE
        return option != BURN

    def _best_of(self, found: list[tuple[float, int]]) -> int:
        """The first of the best."""
        best, most = NOTHING, float("-inf")
        for value, option in found:
            if value > most + _EPSILON:
                best, most = option, value
        return best

    def _sensible(self, options: list[int]) -> list[int]:
        """Of all corners of a kind only the one of the least card, and no exchange for a card."""
        cheapest: dict[int, int] = {}
        found: list[int] = []
        for option in options:
            if option in CORNER:
                card = CORNER.place(option)
                kind = CORNER_KIND[card]
                if kind not in cheapest or self.mind.card(card) < self.mind.card(cheapest[kind]):
                    cheapest[kind] = card
            elif option not in _FOR_CARDS:
                found.append(option)
        return found + each(CORNER, cheapest.values())

    def _exchange_worth(self, option: int) -> float:
        """An exchange is worth what it makes possible: a main action that could not be paid before."""
        table = self.table.copy(RandomDealer(self.seed))
        possible = main_actions(table.state, self.seat)
        for _ in range(_EXCHANGES):
            if table.question(self.seat) is None or option not in table.offered[self.seat]:
                break
            self._play_on(table, option)
            new = [action for action in table.offered[self.seat] if is_main(action) and action not in possible]
            if new:
                return max(self._value_at(table, action) for action in new)
        return float("-inf")

    def _serving(self, question: TurnQuestion, options: list[int]) -> list[int]:
        """Free actions for a step that lacks its means: what brings a card or energy, or stores data."""
        own = question.choices(self.table, self.seat)
        if own not in ([], [DECLINE]) or isinstance(question, Fly):
            return []
        return [option for option in options if option in _SERVING]

    def _own_answers(self, table: Table[State], question: TurnQuestion, options: list[int]) -> list[int]:
        """In the middle of an action free actions can wait, but for data that would be lost and stuck probes."""
        own = question.choices(table, self.seat) or [DECLINE]
        if isinstance(question, Trace) and len(own) > _SPOTS:
            own.sort(key=self._spot, reverse=True)
            return own[:_SPOTS]
        if isinstance(question, Fly) and len(own) == 1 and BURN in options:
            return [BURN]  # it takes two to leave asteroids
        if STORE in options and table.state.players[self.seat].data >= DATA_POOL - 1:
            return [*own, STORE]
        return own

    def _spot(self, action: int) -> float:
        """What marking a trace pays, at first sight."""
        place, color, spot = TRACE.places(action)
        return self.mind.prices.spot(place, color, spot)

    def _value_at(self, table: Table[State], option: int) -> float:
        """The worth of the position after an answer and what follows from it in the same action."""
        copy = table.copy(RandomDealer(self.seed))
        self._play_on(copy, option)
        return worth(copy.state, self.mind)

    def _play_on(self, table: Table[State], option: int) -> None:
        """Answer, and answer further questions of the same action quickly."""
        table.act(self.seat, option)
        for _ in range(_STEPS):
            question = table.question(self.seat)
            if question is None or isinstance(question, (MainAction, RestOfTurn)):
                return
            table.act(self.seat, self._quick(table))

    def _quick(self, table: Table[State]) -> int:
        """The best answer to a further question, looking no further than the answer itself."""
        seat = self.seat
        options = list(table.offered[seat])
        question = table.question(seat)
        if isinstance(question, TurnQuestion):
            options = self._own_answers(table, question, options)
        found: list[tuple[float, int]] = []
        for option in options:
            copy = table.copy(RandomDealer(self.seed))
            copy.act(seat, option)
            found.append((worth(copy.state, self.mind), option))
        return self._best_of(found)
