"""Among several players an answer is judged by how the game goes on: everybody plays some turns with little effort.

Every promising answer is tried in the same imagined worlds. Those that are hardly better than the best one even
with luck are left out; it stops when one is left, when the worlds are used up, or when time is: a world that is not
finished then does not count. Flicks are answers like others: in every world the hand errs as it does at the table, and
what they come to is judged at the end of the turn.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Final

from ...core.dealer import RandomDealer
from ...core.table import Question, Table
from ...games.empires import ChooseAction, ChooseClassicAction
from ...games.empires.position.state import State
from ..bot import Sight, Thought
from ..comparing import is_out, lead, standard_error
from .advice import CHANCE_ERROR, points
from .characters import Foresight
from .flying import Way
from .mind import Mind
from .quick import STOP, pass_by
from .standing import Judge
from .thinking import FLICKS, Thinker

_WORTH_A_LOOK: Final = 3.0
"""Answers that seem this many points worse than the best at the end of their turn are not tried."""
_MOST: Final = 6
"""The most answers that are tried."""
_ENOUGH: Final = 4
"""Worlds after which answers are left out."""
_FIRST_SIGHT: Final = 0.08
"""A point at first sight counts as much as this part of the win in one world,"""
_FLICK_AT_FIRST_SIGHT: Final = 0.06
"""and for a flick as much as this part in all of them: rules of thumb have tried it as often, and know better than the
judge what a ship can do where it comes to rest."""
_STEPS: Final = 12
"""Answers before the action of a turn, at most."""
_SEEDS: Final = 1_000_000


class Prospect:
    """An answer that is tried, with the part of the win and the points it came to in every world."""

    def __init__(self, answers: list[int], behind: float, flicked: bool = False) -> None:
        self.answers = answers
        """The answer, and what is to follow at once: the aim of a flight."""
        self.behind = behind
        """How many points worse than the best it seems at first sight."""
        self.flicked = flicked
        self.shares: list[float] = []
        self.points: list[int] = []

    @property
    def action(self) -> int:
        return self.answers[0]

    @property
    def share(self) -> float:
        return sum(self.shares) / len(self.shares)

    @property
    def rank(self) -> float:
        return self.share - self.doubt

    @property
    def doubt(self) -> float:
        """What the first sight counts against it: the less, the more the worlds, unless it is one of a flick."""
        trust = _FLICK_AT_FIRST_SIGHT if self.flicked else _FIRST_SIGHT / len(self.shares)
        return trust * self.behind

    def compared(self, best: Prospect) -> float:
        """How much better it is than the best one, in the worlds in which both were tried."""
        return lead(best.shares, self.shares) - self.doubt

    def thought(self, best: Prospect, seat: int, now: int) -> Thought:
        """As it is told to others: compared with the best one in the worlds in which both were tried; `now` is how many
        points the seat has."""
        share = best.share + lead(best.shares, self.shares)
        unsure = math.hypot(standard_error(self.shares), CHANCE_ERROR)
        gained = sum(best.points) / len(best.points) + lead(best.points, self.points) - now
        line = tuple((seat, answer) for answer in self.answers)
        return Thought(self.action, 0.0, min(1.0, max(0.0, share)), unsure, len(self.shares), line, gained)


def promising(ways: Sequence[Way], also: Sequence[int] = (), flicked: bool = False) -> list[Prospect]:
    """The answers that are worth a look, the best at first sight first, and these."""
    ranked = sorted(ways, key=lambda way: -way[0])
    likely = [Prospect(answers, ranked[0][0] - value, flicked) for value, answers in ranked]
    found = [prospect for prospect in likely[:_MOST] if prospect.behind <= _WORTH_A_LOOK]
    for prospect in likely:
        if prospect.action in also and all(prospect.action != other.action for other in found):
            found.append(prospect)
    return found


def look_ahead(
    sight: Sight[State], running: list[Prospect], foresight: Foresight, dealer: RandomDealer, judge: Judge
) -> list[Prospect]:
    """Best first, then the others by what they came to in the same worlds; nothing, if time was too short."""
    until = time.perf_counter() + foresight.seconds if foresight.seconds > 0 else math.inf
    turns = turns_on(sight.question, foresight, len(sight.table.state.players))
    tried, best = running, running[0]
    for _ in range(foresight.worlds):
        found = _try(sight, running, turns, dealer.below(_SEEDS), until)
        if not found:
            break
        _note(sight, running, found, judge)
        best = max(running, key=lambda prospect: prospect.rank)
        running = [each for each in running if each is best or not is_out(best.shares, each.shares, _ENOUGH)]
        if len(running) == 1:
            break
    tried = [prospect for prospect in tried if prospect.shares]
    tried.sort(key=lambda prospect: (prospect is best, prospect.compared(best)), reverse=True)
    return tried


def turns_on(question: Question[State], foresight: Foresight, seats: int) -> int:
    """How many turns are played on after one's own.

    After a flick it is none: what the hand makes of it is seen at once and differs from trial to trial, so that many
    trials tell more about it than a few that go further.
    """
    return 0 if isinstance(question, FLICKS) else max(1, foresight.turns // seats) * seats


def _try(sight: Sight[State], prospects: list[Prospect], turns: int, seed: int, until: float) -> list[Table[State]]:
    """One more world after every answer, or none at all, if time is up before all have been tried."""
    world, seat = sight.imagine(RandomDealer(seed)), sight.seat
    thinker = Thinker(Mind(world.state, seat), seed)
    found: list[Table[State]] = []
    for prospect in prospects:
        if time.perf_counter() > until:
            return []
        table = thinker.imagine(world, prospect.answers, 0)
        for turn in range(turns):
            if time.perf_counter() > until:
                return []
            if not table.over:
                table = _turn(table, seed + turn)
        found.append(table)
    return found


def _note(sight: Sight[State], prospects: list[Prospect], found: list[Table[State]], judge: Judge) -> None:
    """What each answer came to; positions that are still open are judged together, which saves time."""
    seat = sight.seat
    judged = iter(judge([table.state for table in found if not table.over]))
    for prospect, table in zip(prospects, found, strict=True):
        prospect.shares.append(sight.game.standing(table).share(seat) if table.over else next(judged)[seat])
        prospect.points.append(points(table.state, seat))


def _turn(table: Table[State], seed: int) -> Table[State]:
    """The table after a whole turn, with the action that seems best at its end."""
    seat = table.state.active
    for _ in range(_STEPS):
        if table.over or table.state.active != seat:
            return table
        question = table.question(seat)
        if question is None:
            pass_by(table)
            continue
        thinker = Thinker(Mind(table.state, seat), seed)
        if not isinstance(question, ChooseAction | ChooseClassicAction):
            return thinker.imagine(table, [], 0)
        card = thinker.free_card(table)
        if card == STOP:
            return max(thinker.actions(table, table.offered[seat], 1), key=lambda action: action[0])[2][0]
        table.act(seat, card)
    return table
