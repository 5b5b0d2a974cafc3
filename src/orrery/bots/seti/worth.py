"""How good a position of SETI is for a seat, in points."""

from __future__ import annotations

from typing import Final

from ...games.seti import RESEARCH_PUBLICITY, anomaly_side, leader
from ...games.seti.facts.board import (
    COMPUTER_SLOTS,
    DISCOVERY,
    EARTH,
    NOTHING,
    PROBE_ASTEROIDS,
    TECH_PLACE_SLOT,
    TECH_POINTS,
    TECHS,
    TRACE_COLORS,
)
from ...games.seti.facts.cards import CORNER, CORNER_MOVE, INCOME, SAMPLE, TYPE
from ...games.seti.position.owned import owner_of
from ...games.seti.position.player import Player
from ...games.seti.position.state import State
from ...games.seti.position.trace_marks import place_of, spot_of
from ...games.seti.vocabulary.conditions import CapsuleAt
from ...games.seti.vocabulary.rewards import ANOMALY_REWARD, MISSION_CONDITION
from . import weights
from .flights import movement_to
from .goals import exertians, gold, loss, objectives
from .mind import Mind
from .stars import sectors, tile

_TECH_WORTH: Final = [weights.TECH[tech] for tech in TECHS]
_PUBLICITY_SLOT: Final = 1
_INCOME_SLOT: Final = 3
"""The upper slots that pay something by themselves."""


def worth(state: State, mind: Mind) -> float:
    """Points on the track and at the end, and what everything else will turn into."""
    player = state.players[mind.seat]
    rounds = mind.rounds
    total = player.score + gold(state, mind.seat, rounds) + exertians(state, mind.seat, rounds)
    total += sum(mind.scoring(state, card) for card in player.scoring)
    total -= loss(state, mind.seat, total)
    total += _resources(player, mind) + _hand(player, mind) + _computer(player, mind) + _flights(state, player, mind)
    total += _income(player, mind) + _techs(player, rounds) + _missions(state, player, mind)
    total += sectors(state, mind.seat, rounds, mind.wins, mind.prices.publicity)
    total += tile(state, mind.seat, mind.prices.exofossil)
    return total + _traces(state, mind) + _anomalies(state, mind) + objectives(state, mind.seat)


def _less_beyond_plenty(count: int) -> float:
    """What lies beyond plenty counts less."""
    return min(count, weights.PLENTY) + weights.HOARDED * max(count - weights.PLENTY, 0)


def _resources(player: Player, mind: Mind) -> float:
    prices = mind.prices
    total = _less_beyond_plenty(player.credit) * prices.credit + _less_beyond_plenty(player.energy) * prices.energy
    famous = max(player.publicity - weights.FAMOUS, 0)
    total += (player.publicity - famous * (1 - weights.WASTED)) * prices.publicity
    if player.publicity >= RESEARCH_PUBLICITY:
        total += weights.READY
    return total + player.exofossils * prices.exofossil


def _hand(player: Player, mind: Mind) -> float:
    values = sorted((mind.card(card) for card in [*player.hand, *player.drawn]), reverse=True)
    return sum(values[: weights.HAND]) + weights.CROWDED * sum(values[weights.HAND :])


def _computer(player: Player, mind: Mind) -> float:
    """Analyses that are near, and what the slots still pay for data in the pool."""
    prices = mind.prices
    full, rest = divmod(player.computer + player.data, COMPUTER_SLOTS)
    ahead = rest / COMPUTER_SLOTS * weights.ANALYSIS_AHEAD[mind.rounds]
    total = prices.analysis * (full * weights.ANALYSIS_READY + ahead) + player.computer * weights.STORED
    for number in range(player.computer, player.computer + player.data):
        slot = number % COMPUTER_SLOTS
        if slot == _PUBLICITY_SLOT:
            total += prices.publicity * weights.SLOT_AHEAD
        elif slot == _INCOME_SLOT:
            total += prices.income * weights.SLOT_AHEAD
        elif slot in TECH_PLACE_SLOT and player.places[TECH_PLACE_SLOT.index(slot)] != NOTHING:
            total += TECH_POINTS * weights.SLOT_AHEAD
    return total


def _flights(state: State, player: Player, mind: Mind) -> float:
    """Probes by what they can become, capsules by where they are awaited."""
    total = sum(weights.PROBE + _best_goal(state, player, space, mind) for space in player.probes)
    if player.capsules:
        conditions = [MISSION_CONDITION[card] for card in player.missions if TYPE[card] == SAMPLE]
        wanted = [condition.planet for condition in conditions if isinstance(condition, CapsuleAt)]
        for space in player.capsules:
            ways = [_movement(state, player, goal, mind)[space] for goal in wanted]
            total += max(0.0, 2 * weights.SAMPLE - weights.STEP * mind.prices.energy * min(ways)) if ways else 0.0
    return total


def _movement(state: State, player: Player, planet: int, mind: Mind) -> list[float]:
    saving = weights.SIGHTSEEING if mind.rounds else 0.0
    return movement_to(state.sky(), state.space_of(planet), player.has_tech(PROBE_ASTEROIDS), saving)


def _best_goal(state: State, player: Player, space: int, mind: Mind) -> float:
    """What the best goal brings, less the way there; in the last round only what can still be paid."""
    prices = mind.prices
    best = 0.0
    spare = sum(CORNER[card] == CORNER_MOVE for card in player.hand)
    for planet in range(EARTH):
        goals = mind.goals[planet]
        if not goals:
            continue
        way = _movement(state, player, planet, mind)[space]
        for goal in goals:
            keen = weights.KEEN if way or player.energy < goal.energy else weights.ARRIVED
            value = goal.value * keen - goal.credit * prices.credit
            value -= (weights.STEP * way + goal.energy) * prices.energy
            if value > best and (mind.rounds or _can_pay(player, goal.credit, goal.energy, way, spare)):
                best = value
    return best


def _can_pay(player: Player, credit: int, energy: int, way: float, spare: int) -> bool:
    return player.credit >= credit and player.energy >= energy + max(0.0, way - spare)


def _income(player: Player, mind: Mind) -> float:
    prices = mind.prices
    each = [prices.credit, prices.energy, prices.card, prices.publicity, prices.data]
    return mind.rounds * sum(each[INCOME[card]] for card in player.income)


def _techs(player: Player, rounds: int) -> float:
    total = sum(worth for tech, worth in enumerate(_TECH_WORTH) if player.techs >> tech & 1)
    return total * (rounds + weights.TECH_NOW)


def _missions(state: State, player: Player, mind: Mind) -> float:
    """Open missions, and messages that wait for an answer."""
    open_missions = zip(player.missions, player.filled, strict=True)
    total = sum(mind.mission(state, card, filled) for card, filled in open_missions)
    return total + sum(mind.message(card) for card in player.messages)


def _traces(state: State, mind: Mind) -> float:
    """Every trace helps somewhere; on a discovery space it will bring a card."""
    total = 0.0
    for mark in state.traces:
        if owner_of(mark) == mind.seat:
            total += weights.TRACE[mind.rounds]
            if spot_of(mark) == DISCOVERY and not state.discovered >> place_of(mark) & 1:
                total += weights.FINDER[mind.rounds]
    return total


def _anomalies(state: State, mind: Mind) -> float:
    """Columns of the Anomalies in which the seat leads pay when Earth comes by."""
    if not state.anomalies:
        return 0.0
    led = [color for color in range(len(TRACE_COLORS)) if leader(state, color) == mind.seat]
    rewards = [mind.prices.total(ANOMALY_REWARD[color][anomaly_side(state, color)]) for color in led]
    return sum(rewards) * weights.ANOMALY * mind.rounds
