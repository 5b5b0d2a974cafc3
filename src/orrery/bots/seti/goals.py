"""What counts at the end: gold tiles, end-game cards, Exertians and their danger, objectives of who plays alone."""

from __future__ import annotations

from typing import Final

from ...games.seti import LOSS, danger
from ...games.seti.facts.board import (
    EXERTIANS,
    GOLD_MILESTONES,
    GOLD_POINTS,
    GOLD_SIDES,
    GOLD_TILES,
    TECH_KIND,
    TECH_KINDS,
    TECHS,
    TRACE_COLORS,
)
from ...games.seti.facts.cards import CARD, CREDIT, ENERGY, EXERTIAN_POINTS, INCOME
from ...games.seti.facts.objectives import TASKS_OF
from ...games.seti.position.owned import owner_of, owners_of, ownership
from ...games.seti.position.player import Player
from ...games.seti.position.state import State
from ...games.seti.position.trace_marks import color_of
from ...games.seti.vocabulary.rewards import CARD_SCORING
from ...games.seti.vocabulary.tasks import TASK
from . import weights

_OF_KIND: Final = [
    sum(1 << tech for tech in range(len(TECHS)) if TECH_KIND[tech] == kind) for kind in range(len(TECH_KINDS))
]
_SPACES: Final = 3
_MISSIONS: Final = GOLD_SIDES.index("mission-a") // 2
"""The tile that counts missions."""


def gold(state: State, seat: int, rounds: int) -> float:
    """Marked tiles by their sets, begun ones too; then the best of the others, as far as milestones will be reached."""
    begun = weights.SET_BEGUN[rounds]
    player = state.players[seat]
    total = 0.0
    others: list[float] = []
    for tile in range(GOLD_TILES):
        owners = owners_of(state.gold_marks, tile)
        side = state.gold_sides[tile]
        marked = seat in owners
        space = owners.index(seat) if marked else len(owners)
        expected = sets(state, seat, player, side, begun) + weights.SETS[GOLD_SIDES[side]] * rounds
        value = GOLD_POINTS[side][min(space, _SPACES - 1)] * expected
        if marked:
            total += value
        else:
            others.append(value)
    others.sort(reverse=True)
    for milestone, value in zip(GOLD_MILESTONES[player.gold :], others, strict=False):
        total += value * _chance_of_reaching(player, milestone, rounds)
    return total


def mission_points(state: State, seat: int) -> float:
    """What the gold tile for missions pays for one more of them, if it is marked or likely to be."""
    side = state.gold_sides[_MISSIONS]
    points = GOLD_POINTS[side][0] / (1 if GOLD_SIDES[side] == "mission-a" else 2)
    return points if ownership(_MISSIONS, seat) in state.gold_marks else points * weights.UNMARKED


def _chance_of_reaching(player: Player, milestone: int, rounds: int) -> float:
    """How likely a player is to come to a milestone."""
    ahead = player.score + weights.POINTS_A_ROUND * (rounds + 0.3) - milestone
    return min(weights.NEVER_SURE, max(0.0, 0.5 + ahead / 20))


def sets(state: State, seat: int, player: Player, side: int, begun: float) -> float:
    """Sets of a gold tile's side; a begun one counts by its parts."""
    name = GOLD_SIDES[side]
    if name == "tech-a":
        return _even([(player.techs & kind).bit_count() for kind in _OF_KIND], begun)
    if name == "tech-b":
        return _parts(player.techs.bit_count(), begun)
    if name == "mission-a":
        return len(player.completed)
    if name == "mission-b":
        return _parts(len(player.completed) + len(player.scoring), begun)
    if name == "other-a":
        colors = [color_of(mark) for mark in state.traces if owner_of(mark) == seat]
        return _even([colors.count(color) for color in range(len(TRACE_COLORS))], begun)
    if name == "other-b":
        craft = sum(player.orbiters) + sum(player.landers) + sum(player.moons)
        return _even([craft, sum(owner_of(win) == seat for win in state.wins)], begun)
    incomes = [INCOME[card] for card in player.income]
    counts = [incomes.count(kind) for kind in (CREDIT, ENERGY, CARD)]
    return _even(counts, begun) if name == "income-a" else max(counts[:2])


def _parts(count: int, begun: float) -> float:
    """Pairs of anything."""
    return count // 2 + begun * (count % 2) / 2


def _even(counts: list[int], begun: float) -> float:
    """Sets of one of each."""
    whole = min(counts)
    return whole + begun * sum(count > whole for count in counts) / len(counts)


def exertians(state: State, seat: int, rounds: int) -> float:
    """Played cards, fulfilled or on their way."""
    total = 0.0
    for card in state.players[seat].played_exertians:
        points = CARD_SCORING[card].score(state, seat)
        total += points if points else EXERTIAN_POINTS[card] * weights.EXERTIAN[rounds]
    return total


def loss(state: State, seat: int, points: float) -> float:
    """What danger is likely to cost: a tenth for whoever faces most of it."""
    if not state.is_discovered(EXERTIANS):
        return 0.0
    others = max(danger(state, other) for other in range(len(state.players)) if other != seat)
    ahead = danger(state, seat) - others
    return points / LOSS * min(1.0, max(0.0, 0.5 + ahead / weights.DANGER_SPREAD))


def objectives(state: State, seat: int) -> float:
    """What the rival would gain without them; an open one counts by its tasks."""
    total = 0.0
    for one in state.objectives:
        total += weights.OBJECTIVE * (len(one.completed) + len(one.spent))
        for tile, marks in zip(one.tiles, one.marks, strict=True):
            tasks = TASKS_OF[tile]
            done = sum(_done(state.players[seat], task, marks >> place & 1 == 1) for place, task in enumerate(tasks))
            total += weights.OBJECTIVE * done / len(tasks) * (1 if done == len(tasks) else weights.TASK)
    return total


def _done(player: Player, task: int, marked: bool) -> float:
    """How far a task is; what has been reached of it could be lost again."""
    return 1.0 if marked else weights.REACHED * TASK[task].held(player) / TASK[task].wanted
