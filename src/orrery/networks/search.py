"""Looking ahead with a network: every promising answer is tried in the same imagined worlds.

In each world everybody plays on by the network until the seat has been asked some times more; there the network says
how the game will end. All tables of a round are judged together, which is what makes it fast. After every round,
answers that are clearly behind are left out; it stops when one is left, when the worlds are used up, or when the time
is over.
"""

from __future__ import annotations

import math
import time
from typing import Final, NamedTuple

import numpy as np

from ..bots.bot import Bot, Sight
from ..core.dealer import RandomDealer
from ..core.game import Game
from ..core.outlook import first_asked
from ..core.table import State, Table
from .network import Floats, Network
from .reading import Reading

_WORTH_A_LOOK: Final = 0.02
"""Answers the policy gives less often than this are not tried."""
_MOST: Final = 8
"""So many answers are tried at most."""
_ROUND: Final = 8
"""Worlds per round: after each, answers that are behind are left out."""
_BEHIND: Final = 2.5
"""An answer is behind when it is this many standard errors worse than the best."""
_LONGEST: Final = 200
"""Steps of a world at most, so that a game that does not come to an end ends the look ahead."""


class Thought(NamedTuple):
    """What came of an answer: how likely the policy gives it, the expected part of the win (0 to 1), how unsure that
    is, and in how many worlds it was tried."""

    action: int
    prior: float
    share: float
    unsure: float
    worlds: int


class Effort(NamedTuple):
    """How long a bot looks ahead: worlds, own decisions in each, and seconds at most (0: no clock, so that the same
    seed always chooses the same)."""

    worlds: int = 48
    ahead: int = 4
    seconds: float = 0.0


class Trials:
    """The answers that are tried, with what they came to in every world."""

    def __init__(self, actions: list[int], priors: Floats) -> None:
        self.actions = actions
        self.priors = priors
        self.results: list[list[float]] = [[] for _ in actions]

    def drop_behind(self) -> None:
        """Leave out answers that are clearly worse than the best, compared world by world."""
        means = [float(np.mean(result)) for result in self.results]
        best = int(np.argmax(means))
        kept = [place for place in range(len(self.actions)) if place == best or not self._behind(place, best)]
        self.actions = [self.actions[place] for place in kept]
        self.priors = self.priors[kept]
        self.results = [self.results[place] for place in kept]

    def _behind(self, place: int, best: int) -> bool:
        lost = np.array(self.results[best]) - np.array(self.results[place])
        return float(lost.mean()) > _BEHIND * float(lost.std()) / math.sqrt(len(lost)) + 1e-6

    def thoughts(self) -> list[Thought]:
        """Best first; among equals what the policy likes."""
        found = []
        for action, prior, results in zip(self.actions, self.priors, self.results, strict=True):
            unsure = float(np.std(results)) / math.sqrt(len(results))
            found.append(Thought(action, float(prior), (float(np.mean(results)) + 1) / 2, unsure / 2, len(results)))
        return sorted(found, key=lambda thought: (-thought.share, -thought.prior))


class SearchBot(Bot[State]):
    """Plays by a network and a look ahead. `thoughts` is what it thought of the last question, best first."""

    def __init__(self, seed: int, network: Network, effort: Effort) -> None:
        super().__init__(seed)
        self.network = network
        self.effort = effort
        self.thoughts: list[Thought] = []

    def choose(self, sight: Sight[State]) -> int:
        started = time.perf_counter()
        trials = self._promising(sight)
        if len(trials.actions) == 1:
            self.thoughts = []
            return trials.actions[0]
        done: list[Thought] = []
        for _ in range(0, self.effort.worlds, _ROUND):
            worlds = [sight.imagine(RandomDealer(self.dealer.below(2**30))) for _ in range(_ROUND)]
            outcomes = self._play_on(sight, worlds, trials.actions)
            for result, more in zip(trials.results, outcomes, strict=True):
                result.extend(more)
            dropped = trials.thoughts()
            trials.drop_behind()
            done += [thought for thought in dropped if thought.action not in trials.actions]
            if len(trials.actions) == 1 or 0 < self.effort.seconds < time.perf_counter() - started:
                break
        self.thoughts = trials.thoughts() + sorted(done, key=lambda thought: -thought.share)
        return self.thoughts[0].action

    def _promising(self, sight: Sight[State]) -> Trials:
        reading = Reading(self.network.outlook, [(sight.table, sight.seat)])
        choices = np.flatnonzero(reading.allowed[0])
        logits = self.network.judge(reading.numbers).logits[0][choices]
        chances = np.exp(logits - logits.max())
        chances /= chances.sum()
        order = np.argsort(-chances)[:_MOST]
        picked = [place for place in order if chances[place] >= _WORTH_A_LOOK] or [order[0]]
        return Trials([reading.action(0, int(choices[place])) for place in picked], chances[picked])

    def _play_on(self, sight: Sight[State], worlds: list[Table[State]], actions: list[int]) -> list[list[float]]:
        """What every answer comes to in every world, from -1 to 1."""
        lines: list[_Line] = []
        for world in worlds:
            deals = self.dealer.below(2**30)
            for action in actions:
                table = world.copy(RandomDealer(deals))
                table.act(sight.seat, action)
                lines.append(_Line(table))
        _advance(self.network, sight.game, sight.seat, lines, self.effort.ahead)
        values = [line.value for line in lines]
        return [values[place :: len(actions)] for place in range(len(actions))]


class _Line:
    """One world that is played on."""

    def __init__(self, table: Table[State]) -> None:
        self.table = table
        self.own = 0
        self.value = 0.0


def _advance(network: Network, game: Game[State], seat: int, lines: list[_Line], ahead: int) -> None:
    """Play all on by the network until the seat has been asked so often, and note how each will end."""
    running = lines
    for _ in range(_LONGEST):
        going: list[_Line] = []
        for line in running:
            if line.table.over:
                line.value = _final(game, line.table, seat)
            else:
                going.append(line)
        if not going:
            return
        reading = Reading(network.outlook, [(line.table, first_asked(line.table)) for line in going])
        judged = network.judge(reading.numbers)
        liked = np.where(reading.allowed, judged.logits, -np.inf).argmax(axis=1)
        running = []
        for row, line in enumerate(going):
            table, mover = reading.asked[row]
            if mover == seat:
                line.value = float(judged.shares[row])
                if line.own == ahead:
                    continue
                line.own += 1
            table.act(mover, reading.action(row, int(liked[row])))
            running.append(line)


def _final(game: Game[State], table: Table[State], seat: int) -> float:
    outcome = game.standing(table)
    sides = len(outcome.scores)
    return (outcome.share(seat) - 1 / sides) * sides / (sides - 1)
