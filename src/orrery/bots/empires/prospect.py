"""What a position is worth to somebody alone: the turns that are left against those that are needed."""

from __future__ import annotations

from math import exp, log
from typing import Final, TypeAlias

from ...games.empires import available
from ...games.empires.facts.board import HOLES, PIECES_ON_PLANET
from ...games.empires.position.campaign import OPEN, WON
from ...games.empires.position.state import State
from . import weights
from .fleet import DEPLOYED, place
from .journey import Journey
from .respite import Respite

SCALE: Final = 30.0
"""Points for a position that needs only the e-th part of the turns."""
_CALM: Final = 4.0
"""Turns that are left: with so many the end is far, and goals are worth more than a respite."""
_ENERGY: Final = (0.0, 0.35, 0.65, 0.9, 1.1, 1.2, 1.3, 1.35, 1.4, 1.4)
"""Turns that energy at hand saves,"""
_SPENT: Final = 0.12
"""energy that can come back,"""
_RELIC: Final = 0.45
_SHIP: Final = 0.3
_TROOP: Final = 0.12
"""relics, and ships and troops that are unlocked."""
_STONES: Final = ((0.0, 1.5, 2.0), (0.0, 2.0, 2.5), (0.0, 1.2, 1.6), (0.0, 2.0, 2.5))
"""The same by colour and the stones on a technology card."""
_FLEET: Final = 4
"""Ships that are useful outside at the same time."""
_MEANS: Final = 1.5
"""Points for such a turn."""
_PREY: Final = 0.9
"""Turns that a guardian brings which is as good as destroyed,"""
_SQUAD: Final = 0.5
"""and robots, each."""


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
    others = (state.areas, state.base_hole, state.players[0].fleet().orbits)
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
    now = _weigh(state, Journey(state), respite)
    return [max(0.0, _weigh(state, Journey(state, hole), respite) - now) for hole in range(len(HOLES))]


def _weigh(state: State, journey: Journey, respite: Respite) -> float:
    left = max(0.2, respite.turns + _chances(state, journey))
    needed = max(0.0, journey.turns() - DEPLOYED * min(_FLEET, journey.fleet.out)) + 1.0
    needed += respite.wear(min(left, needed))
    safety = log(1.0 - exp(-left / _CALM))
    value = SCALE * (safety - log(needed) - respite.harm / (needed + 2.0)) + _MEANS * _means(state)
    peril = respite.fatal * (weights.SKIPPED if state.campaign.skips else 1.0)
    return value * (1.0 - peril) - weights.DECIDED * peril


def _means(state: State) -> float:
    """What is not bound to a place, in turns that it saves."""
    player = state.players[0]
    total = _ENERGY[min(available(player), len(_ENERGY) - 1)] + _SPENT * player.spent
    total += _RELIC * min(3, len(player.relics) + len(player.fresh)) + _SHIP * player.ships
    total += _TROOP * (player.troops + sum(state.troops)) + sum(
        worth[stones] for worth, stones in zip(_STONES, state.campaign.stones, strict=True)
    )
    return total


def _chances(state: State, journey: Journey) -> float:
    """Guardians and robots that ships are about to destroy, in turns that it brings."""
    best = 0.0
    for quadrant in state.guarded_quadrants():
        best = max(best, _PREY * max(0.0, 1.0 - 0.7 * journey.hunt(quadrant)))
    for hole in state.planets():
        robots = state.robots[hole]
        if 0 < robots < PIECES_ON_PLANET:
            ships = journey.fleet.near(hole, max(1, robots + 1 - journey.bonus))
            best = max(best, _SQUAD * robots * max(0.0, 1.0 - 0.7 * ships))
    return best
