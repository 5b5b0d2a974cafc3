"""What the greedy player of Ascending Empires expects: chances by what everybody has, and what answers make of them.

It measures what everybody has in points. How often a lead of how many points has won was counted in 52 games of two,
three and four greedy players, in both modes; alone, where nobody has points, nothing was counted. Where there is a
network that has seen more games, it is the judge instead.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Final

from ...core.table import Table
from ...games.empires import Aim, AimPlasma, ChooseEmpire, PlaceShip, Scan, Towards, breakdown
from ...games.empires.position.state import SOLO, State
from ..bot import Estimate, Thought
from ..comparing import standard_error
from . import weights
from .mind import rounds_left
from .quick import sensible
from .standing import Judge, turn_to_come
from .thinking import Thinker
from .wealth import wealth

_CHANCE_NOW: Final = 1.75
"""A lead of this many points makes a player e times as likely to win as another when the game is about to end,"""
_CHANCE_LATER: Final = 0.4
"""and one of this many more for every round to come."""
_TURN: Final = 1.5
"""What a turn to come is worth: whoever has just had one is ahead by it."""
CHANCE_ERROR: Final = 0.04
"""How far these chances are from the part of games that was won: 0.023 in those games, which were few."""
_SECONDS: Final = 0.5
"""After this time no further answer is looked at."""
_TURNS: Final = 3
"""How often the turn is imagined to its end after each answer."""
_MOST: Final = 5
"""The most answers that are looked at beside the one that is given."""


def estimate(state: State, seat: int, judge: Judge) -> Estimate:
    """The part of the win a player may expect."""
    return Estimate(judge([state])[0][seat], CHANCE_ERROR)


def by_wealth(states: Sequence[State]) -> list[list[float]]:
    """The judge that needs no network."""
    return [chances(state) for state in states]


def chances(state: State) -> list[float]:
    """The part of the win of every player: the further behind in wealth, the less, and the less the sooner it ends."""
    rounds = rounds_left(state)
    fresh = 1.0 - math.exp(-rounds / weights.FADING)
    seats = len(state.players)
    owned = [wealth(state, seat, fresh) + _TURN * turn_to_come(state, seat) for seat in range(seats)]
    scale = _CHANCE_NOW + _CHANCE_LATER * rounds
    parts = [math.exp((each - max(owned)) / scale) for each in owned]
    return [part / sum(parts) for part in parts]


def thoughts(table: Table[State], thinker: Thinker, given: int, also: Sequence[int], judge: Judge) -> list[Thought]:
    """The answer that is given, then others, best first; alone and at the start nothing is measured."""
    if table.state.mode == SOLO or isinstance(table.question(thinker.seat), Scan | ChooseEmpire):
        others = [action for action in also if action != given]
        return [Thought(given, 1.0, 0.0, 0.0, 0), *(Thought(action, 0.0, 0.0, 0.0, 0) for action in others)]
    until = time.perf_counter() + _SECONDS
    found = [_thought(table, thinker, given, judge)]
    for action in [*also, *_others(table, thinker)]:
        if time.perf_counter() > until and action not in also:
            break
        if all(action != thought.action for thought in found):
            found.append(_thought(table, thinker, action, judge))
    return [found[0], *sorted(found[1:], key=lambda thought: -thought.share)]


def _others(table: Table[State], thinker: Thinker) -> list[int]:
    """Answers that suggest themselves; one flick among hundreds of thousands does not."""
    if isinstance(table.question(thinker.seat), Aim | AimPlasma | Towards | PlaceShip):
        return []
    return sensible(table, thinker.seat)[:_MOST]


def _thought(table: Table[State], thinker: Thinker, action: int, judge: Judge) -> Thought:
    """What the seat may expect at the end of the turn, if it gives the answer and plays on with little effort."""
    seat = thinker.seat
    ends = [thinker.imagine(table, [action], turn) for turn in range(_TURNS)]
    shares = [judged[seat] for judged in judge([end.state for end in ends])]
    mean = sum(shares) / len(shares)
    unsure = math.hypot(standard_error(shares), CHANCE_ERROR)
    gained = sum(points(end.state, seat) for end in ends) / len(ends) - points(table.state, seat)
    return Thought(action, 0.0, mean, unsure, len(shares), ((seat, action),), gained)


def points(state: State, seat: int) -> int:
    """What a player would have if the game ended now."""
    return sum(breakdown(state, seat).values())
