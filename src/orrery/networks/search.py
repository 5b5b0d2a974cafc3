"""Looking ahead with a network: every promising answer is tried in the same imagined worlds.

In each world everybody plays on by the network until the seat has been asked some times more; there the network says
how the game will end. All tables of a round are judged together, which is what makes it fast. Between rounds, answers
that are hardly better than the best one even with luck are left out; it stops when one is left, when the worlds are
used up, or when there is no time for another round. When time is up within a round, its worlds are played on no further
than to the seat's next turn to answer.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from ..bots.bot import Bot, Estimate, Sight, Thought
from ..bots.comparing import is_out, lead, standard_error
from ..core.dealer import RandomDealer
from ..core.game import Game
from ..core.outlook import first_asked
from ..core.table import State, Table
from .network import Floats, Network, foreseen
from .reading import Reading

_WORTH_A_LOOK: Final = 0.001
"""Answers the policy gives less often than this are not tried. It is surer than it should be:
now and then one it gives once in a hundred times turns out to be the best."""
_MOST: Final = 14
"""The most answers that are tried."""
_ROUND: Final = 4
"""Worlds of the first round, which shows how long one takes here; there is no other without time for as many."""
_TOGETHER: Final = 64
"""Tables that are judged together afterwards, if there is time: fewer would take nearly as long."""
_ENOUGH: Final = 8
"""Worlds after which answers are left out."""
_ESTIMATED: Final = 12
"""Worlds in which the prospects of a seat are estimated,"""
_FURTHER: Final = 3
"""and own decisions in each."""
_LONGEST: Final = 200
"""Steps of a world at most, so that a game that does not come to an end ends the look ahead."""
_LEAST: Final = 1e-6
"""No answer that is to be judged is less likely than this at first sight."""
_TOLD: Final = 12
"""The most steps of a line that are told."""


class Effort(NamedTuple):
    """How long a bot looks ahead: worlds, own decisions in each, and seconds at most (0: no clock, so that the same
    seed always chooses the same). `trust` is how many times as likely, in logarithms, the policy has to find an answer
    to make up for a loss instead of a draw in one world: the fewer the worlds, the more its first sight counts.
    `margin` is how much of what an answer is judged by is the lead in points instead of the part of the win: where a
    game is nearly decided, points still tell good answers from bad ones, and they depend less on chance."""

    worlds: int = 48
    ahead: int = 4
    seconds: float = 0.0
    trust: float = 1.0
    margin: float = 0.0


class _Line:
    """One world that is played on after an answer."""

    def __init__(self, table: Table[State], moves: list[tuple[int, int]]) -> None:
        self.table = table
        self.moves = moves
        self.own = 0
        self.share = 0.0
        self.margin = 0.0

    def points(self, game: Game[State], seat: int) -> int:
        return game.standing(self.table).scores[seat]


class _Answer:
    """An answer that is tried, with what it came to in every world, from -1 to 1: of the win, and all in all."""

    def __init__(self, action: int, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.shares: list[float] = []
        self.results: list[float] = []
        self.points: list[int] = []
        self.line: tuple[tuple[int, int], ...] = ()

    def add(self, lines: list[_Line], points: list[int], margin: float) -> None:
        self.shares += [line.share for line in lines]
        self.results += [line.share + margin * (line.margin - line.share) for line in lines]
        self.points += points
        self.line = self.line or tuple(lines[0].moves[:_TOLD])

    def thought(self, best: _Answer, sides: int, points: int) -> Thought:
        """As shares of the win between all sides; `points` are those the seat has now.

        Whoever was left out early is compared with the best answer in the worlds in which both were tried: what those
        were like does not count.
        """
        share = sum(best.shares) / len(best.shares) + lead(best.shares, self.shares)
        gained = sum(best.points) / len(best.points) + lead(best.points, self.points) - points
        unsure = standard_error(self.shares) * _part(sides)
        return Thought(self.action, self.prior, _of_win(share, sides), unsure, len(self.shares), self.line, gained)


class SearchBot(Bot[State]):
    """Plays by a network and a look ahead."""

    def __init__(self, seed: int, network: Network, effort: Effort) -> None:
        super().__init__(seed)
        self.network = network
        self.effort = effort

    def choose(self, sight: Sight[State]) -> int:
        promising = self._promising(sight)
        return promising[0].action if len(promising) == 1 else self.thoughts(sight)[0].action

    def thoughts(self, sight: Sight[State], also: Sequence[int] = ()) -> list[Thought]:
        """Best first, then the others by what they came to in the same worlds."""
        began = time.perf_counter()
        until = began + self.effort.seconds if self.effort.seconds > 0 else math.inf
        tried = running = self._promising(sight, also)
        worlds, more = self.effort.worlds if len(running) > 1 else _ROUND, _ROUND
        while more > 0:
            self._try(sight, running, more, until)
            worlds -= more
            best = max(running, key=self._rank)
            running = [each for each in running if each is best or not is_out(best.results, each.results, _ENOUGH)]
            began, took = time.perf_counter(), time.perf_counter() - began
            fitting = more * (until - began) / took
            wanted = min(worlds, max(_ROUND, _TOGETHER // len(running))) if len(running) > 1 else 0
            more = int(min(wanted, fitting)) if fitting >= _ROUND else 0
        tried.sort(key=lambda answer: (answer is best, lead(best.results, answer.results)), reverse=True)
        sides = sight.game.sides(len(sight.table.owed))
        points = sight.game.standing(sight.table).scores[sight.seat]
        return [answer.thought(best, sides, points) for answer in tried]

    def estimate(self, game: Game[State], table: Table[State], seat: int) -> Estimate:
        """What the network expects after the next few answers of the seat."""
        sides = game.sides(len(table.owed))
        if table.over:
            return Estimate(game.standing(table).share(seat), 0.0)
        seeds = [self.dealer.below(2**30) for _ in range(_ESTIMATED)]
        lines = [_Line(game.determinize(table, seat, RandomDealer(seed)), []) for seed in seeds]
        _advance(self.network, game, seat, lines, _FURTHER, math.inf)
        return _estimate([line.share for line in lines], sides)

    def _rank(self, answer: _Answer) -> float:
        return sum(answer.results) * self.effort.trust + math.log(answer.prior)

    def _promising(self, sight: Sight[State], also: Sequence[int] = ()) -> list[_Answer]:
        reading = Reading(self.network.outlook, [(sight.table, sight.seat)])
        choices = np.flatnonzero(reading.allowed[0])
        logits = self.network.judge(reading.numbers, reading.allowed).logits[0][choices]
        chances: Floats = np.exp(logits - logits.max())
        chances /= chances.sum()
        order = np.argsort(-chances)
        picked = [place for place in order[:_MOST] if chances[place] >= _WORTH_A_LOOK] or [order[0]]
        found = [_Answer(reading.action(0, int(choices[place])), float(chances[place])) for place in picked]
        for place in order if also else []:
            action = reading.action(0, int(choices[place]))
            if action in also and all(answer.action != action for answer in found):
                found.append(_Answer(action, max(float(chances[place]), _LEAST)))
        return found

    def _try(self, sight: Sight[State], answers: list[_Answer], worlds: int, until: float) -> None:
        """Some more worlds for every answer, the same for all."""
        lines: list[_Line] = []
        for _ in range(worlds):
            world = sight.imagine(RandomDealer(self.dealer.below(2**30)))
            deals = self.dealer.below(2**30)
            for answer in answers:
                table = world.copy(RandomDealer(deals))
                table.act(sight.seat, answer.action)
                lines.append(_Line(table, [(sight.seat, answer.action)]))
        _advance(self.network, sight.game, sight.seat, lines, self.effort.ahead, until)
        for place, answer in enumerate(answers):
            own = lines[place :: len(answers)]
            answer.add(own, [line.points(sight.game, sight.seat) for line in own], self.effort.margin)


def _advance(network: Network, game: Game[State], seat: int, lines: list[_Line], ahead: int, until: float) -> None:
    """Play all on by the network until the seat has been asked so often, and note how each will end.

    When time is up, it is enough that the seat is asked again: where the engine is slow, one looks less far.
    """
    running = lines
    for _ in range(_LONGEST):
        going: list[_Line] = []
        for line in running:
            if line.table.over:
                line.share, line.margin = foreseen(game.standing(line.table), seat, network.margin_scale)
            else:
                going.append(line)
        if not going:
            return
        reading = Reading(network.outlook, [(line.table, first_asked(line.table)) for line in going])
        judged = network.judge(reading.numbers, reading.allowed)
        liked = judged.logits.argmax(axis=1)
        running = []
        further = ahead if time.perf_counter() < until else 0
        for row, line in enumerate(going):
            table, mover = reading.asked[row]
            if mover == seat:
                line.share, line.margin = float(judged.shares[row]), float(judged.margins[row])
                if line.own >= further:
                    continue
                line.own += 1
            action = reading.action(row, int(liked[row]))
            line.moves.append((mover, action))
            table.act(mover, action)
            running.append(line)


def _estimate(values: list[float], sides: int) -> Estimate:
    return Estimate(_of_win(sum(values) / len(values), sides), standard_error(values) * _part(sides))


def _of_win(value: float, sides: int) -> float:
    """A value as a part of the win: it is 0 for an equal part of it, and 1 for all of it."""
    return min(1.0, max(0.0, value * _part(sides) + 1 / sides))  # a network may be surer than sure


def _part(sides: int) -> float:
    return (sides - 1) / sides
