"""What a position is worth to somebody alone: the turns that are left against those that are needed."""

from __future__ import annotations

from math import exp, log
from typing import Final, TypeAlias

from ...games.empires import available, own_planets
from ...games.empires.facts.board import BLUE, HOLES, ORANGE
from ...games.empires.facts.campaign import MOST_STONES, lower_effect
from ...games.empires.position.campaign import OPEN, WON
from ...games.empires.position.discs import ships_in_orbit
from ...games.empires.position.state import State
from . import weights
from .fleet import DEPLOYED, card, place
from .hunting import joins_hunt
from .journey import Journey
from .rescue import outlook
from .respite import Respite

SCALE: Final = 30.0
"""Points for a position that needs only the e-th part of the turns."""
_CALM: Final = 6.0
"""Turns that are left: with this many the end is far, and goals are worth more than a respite."""
_ENERGY: Final = (0.0, 0.35, 0.65, 0.9, 1.1, 1.2, 1.3, 1.35, 1.4, 1.4)
"""Turns that energy at hand saves,"""
_SPENT: Final = 0.12
"""energy that can come back,"""
_RELIC: Final = 0.45
_POWER: Final = (0.0, 0.5, 1.5, 7.0, 9.0, 10.0)
_TROOP: Final = 0.12
"""relics, the strongest attack that is possible, and troops that are unlocked."""
_STONES: Final = ((0.0, 0.5, 1.0), (0.0, 2.0, 2.5), (0.0, 1.2, 1.6), (0.0, 2.0, 2.5))
"""The same by colour and the stones on a technology card,"""
_AHEAD: Final = 0.4
"""and the part of it that a troop counts which can become a research centre."""
_FLEET: Final = 4
"""Ships that are useful outside at the same time."""
_MEANS: Final = 1.5
"""Points for such a turn."""
_RESCUE: Final = 0.15
"""How much the chance of rescuing enough settlers counts besides what it costs to lose one."""
_GUARDIAN: Final = 2.5
"""Turns that a destroyed guardian brings,"""
_PREY: Final = 0.9
"""one which is as good as destroyed,"""
_SQUAD: Final = 0.9
"""and robots, each,"""
_FOLLOWED: Final = 0.6
_PAIR: Final = 2
"""and the part of them that the first of two ships counts."""


Key: TypeAlias = "tuple[object, ...]"


class Scales:
    """Weighs the positions of one decision: many answers lead to the same one, or to the same cards."""

    def __init__(self) -> None:
        self._values: dict[Key, float] = {}
        self._respites: dict[Key, Respite] = {}

    def prospect(self, state: State) -> float:
        """What a position is worth in points, up to DECIDED for a scenario that is won."""
        verdict = state.campaign.verdict
        if verdict != OPEN:
            return weights.DECIDED if verdict == WON else -weights.DECIDED
        robots = _robots_key(state)
        key = (robots, _person_key(state))
        value = self._values.get(key)
        if value is None:
            respite = self._respites.get(robots)
            if respite is None:
                respite = self._respites[robots] = Respite(state)
            value = self._values[key] = _weigh(state, Journey(state), respite)
        return value


def prospect(state: State) -> float:
    """The same for a single position."""
    return Scales().prospect(state)


def _robots_key(state: State) -> Key:
    """All that decides what cards would do."""
    campaign = state.campaign
    planets = (state.places, state.owner, state.robots, state.troops, state.outposts, state.cities, state.centres)
    cards = (campaign.deck, campaign.discards, campaign.robot_hole, campaign.stones, campaign.settlers)
    others = (state.areas, state.base_hole, state.players[0].fleet.orbits)
    numbers = (state.libraries, state.guardians, state.robots_left, campaign.open_card, campaign.skips)
    return (*numbers, *map(tuple, planets), *map(tuple, cards), *map(tuple, others))


def _person_key(state: State) -> Key:
    """All that counts of the person's own besides: ships by the grid on which their ways are known."""
    player = state.players[0]
    ships = tuple(place(player.x[ship], player.y[ship]) for ship in player.ships_out())
    relics = len(player.relics) + len(player.fresh)
    numbers = (player.troops, player.ships, player.energy, player.spent, player.double, relics)
    return (*numbers, ships, tuple(player.buildings), tuple(state.structures))


def attractions(state: State) -> list[float]:
    """By hole: what one more ship in its orbit would be worth."""
    respite = Respite(state)
    journey = Journey(state)
    now = _weigh(state, journey, respite)
    left = max(0.2, respite.turns + _chances(state, journey))
    return [
        max(0.0, _weigh(state, Journey(state, hole), respite) - now)
        + SCALE * (_safety(left + _won_by_attack(state, hole, journey)) - _safety(left))
        for hole in range(len(HOLES))
    ]


def _won_by_attack(state: State, hole: int, journey: Journey) -> float:
    """Turns that are won at once when one more ship comes into an orbit: by robots, or by a guardian.

    Where a second ship would have to follow, it counts a part if one can.
    """
    robots, bonus = state.robots[hole], journey.bonus
    short = robots + 1 - bonus - len(ships_in_orbit(state, 0, hole))
    driven_out = robots if short <= 1 else _FOLLOWED * robots if short == _PAIR and journey.fleet.out >= _PAIR else 0.0
    return driven_out + (_GUARDIAN if joins_hunt(state, hole, bonus) else 0.0)


def _safety(left: float) -> float:
    """The logarithm of the chance that this number of turns is enough."""
    return log(1.0 - exp(-left / _CALM))


def _weigh(state: State, journey: Journey, respite: Respite) -> float:
    left = max(0.2, respite.turns + _chances(state, journey))
    needed = max(0.0, journey.turns() - DEPLOYED * min(_FLEET, journey.fleet.out)) + 1.0
    needed += respite.wear(min(left, needed))
    rescue = outlook(state, journey.fleet, respite.sieges)
    hopes = _safety(left) - log(needed) - respite.harm / (needed + 2.0) + _RESCUE * rescue
    value = SCALE * hopes + _MEANS * _means(state)
    peril = respite.fatal * (weights.SKIPPED if state.campaign.skips else 1.0)
    return value * (1.0 - peril) - weights.DECIDED * peril


def _means(state: State) -> float:
    """What is not bound to a place, in turns that it saves."""
    player, stones = state.players[0], state.campaign.stones
    total = _ENERGY[min(available(player), len(_ENERGY) - 1)] + _SPENT * player.spent
    total += _RELIC * min(3, len(player.relics) + len(player.fresh))
    total += _TROOP * (player.troops + sum(state.troops)) + _power(player.ships + card(state, ORANGE, "attack"))
    total += sum(worth[count] for worth, count in zip(_STONES, stones, strict=True))
    troops = [hole for hole in own_planets(state, 0) if state.troops[hole]]
    return total + _AHEAD * max((_next_stone(state, state.places[hole]) for hole in troops), default=0.0)


def _power(attack: int) -> float:
    return _POWER[min(attack, len(_POWER) - 1)]


def _next_stone(state: State, place: int) -> float:
    """What a research centre on a planet would bring; a blue one can have any colour of the supply."""
    if place == BLUE:
        return max((_next_stone(state, colour) for colour, left in enumerate(state.tokens) if left), default=0.0)
    stones = state.campaign.stones[place]
    if stones == MOST_STONES:
        return 0.0
    gain = _STONES[place][stones + 1] - _STONES[place][stones]
    if place == ORANGE and not stones:
        ships = state.players[0].ships
        gain += _power(ships + lower_effect(ORANGE, state.campaign.sides[ORANGE]).number("attack", 0)) - _power(ships)
    return gain


def _chances(state: State, journey: Journey) -> float:
    """Guardians and robots that ships are about to destroy, in turns that it brings."""
    best = 0.0
    for quadrant in state.guarded_quadrants():
        best = max(best, _PREY * max(0.0, 1.0 - 0.7 * journey.hunt(quadrant)))
    for hole in state.planets():
        robots = state.robots[hole]
        if robots:
            ships = journey.fleet.near(hole, max(1, robots + 1 - journey.bonus))
            best = max(best, _SQUAD * robots * max(0.0, 1.0 - 0.7 * ships))
    return best
