"""What colonies, stations, ships, parts, centres and orders are worth to a player now, in astro."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ...games.duel import friendship, medals, points
from ...games.duel.facts.cards import (
    CANNON_1,
    CANNON_2,
    CENTRE,
    COLONY,
    COLONY_SHIP,
    COST,
    ENGINE_1,
    ENGINE_2,
    FRIENDSHIP,
    GOOD,
    KIND,
    LEVEL,
    LEVEL_TWO,
    MAJORITY,
    NUMBER,
    PRODUCTION_DIE,
    REWARD_ANY,
    REWARD_ASTRO,
    REWARD_FRIENDSHIP,
    REWARD_MEDALS,
    REWARD_POINTS,
    SECTOR_CARDS,
    SECTORS,
    STATION,
    TRADE_SHIP,
    UNITS,
    WINNING_POINTS,
)
from ...games.duel.position.state import State
from .sky import Sky

POINT: Final = 14.0
"""A victory point; nine of them are about what the income of a game buys."""
LAST_POINT: Final = 60.0
"""The point that wins: worth more than anything that could be had instead."""
TURNS_PER_POINT: Final = 1.5
"""How long the leader takes for a point."""
PATIENCE: Final = 0.85
"""What remains of a gain that comes a turn later."""
UNIT: Final = 3.0
"""A unit of any good at the mean price of the sectors."""
IN_STORE: Final = 2.2
"""A unit that is there already: less, because selling it takes an action."""

# What a thing brings in each turn from now on
ENGINE: Final = 1.0
CANNON: Final = 0.6
OWN_STATION: Final = 0.6
CENTRE_EFFECT: Final = [[1.1, 0.6, 0.4, 0.5, 1.0, 1.3], [0.6, 0.3, 0.3, 0.4, 0.3, 0.6]]
"""By level I and II: storage, command, science, production, sensor, trade."""

SAME_NUMBER: Final = 0.2
"""What remains of a colony's yield when its number produces already: it only adds a choice."""
SAME_GOOD: Final = 0.75
"""What remains when another colony gives the same good."""
LIMITED: Final = 0.5
"""What remains of a station that trades few units, or whose good the player trades already."""
FEW_UNITS: Final = 2

_IS_COLONY: Final = [kind == COLONY for kind in KIND]
_ROLLS_PER_TURN: Final = 2
_MEAN_ROLL: Final = sum(PRODUCTION_DIE) // len(PRODUCTION_DIE)


class Worth:
    """The game as one seat judges it: how long it will last, and what that makes of things."""

    def __init__(self, state: State, seat: int, sky: Sky) -> None:
        self.state = state
        self.player = state.players[seat]
        self.rival = state.players[1 - seat]
        self.points = points(state, seat)
        leader = max(self.points, points(state, 1 - seat))
        self.turns = 1 + TURNS_PER_POINT * (WINNING_POINTS - leader)
        self.share = min(1.0, (self.player.engine_strength() + _MEAN_ROLL) / SECTOR_CARDS)
        """How much of a sector a flight meets."""
        self._friendship = friendship(self.player), friendship(self.rival)
        self._medals = medals(self.player), medals(self.rival)
        self.likely = [sky.sector(number) for number in range(SECTORS)]
        self._colony_prospect = self._prospect(_IS_COLONY, self.colony)
        self._station_prospect = self._prospect(STATION, self.station)

    # Points

    def point(self) -> float:
        return LAST_POINT if self.points + 1 >= WINNING_POINTS else POINT

    def friends(self, more: int) -> float:
        """What this many more friendship symbols are worth."""
        return self._special(*self._friendship, more)

    def honour(self, more: int) -> float:
        """What this many more medals are worth."""
        return self._special(*self._medals, more)

    def _special(self, mine: int, theirs: int, more: int) -> float:
        return self.point() * (_hold(mine + more, theirs) - _hold(mine, theirs)) if more else 0.0

    # Colonies, stations and the ships that found them

    def colony(self, card: int) -> float:
        """A point, and what it produces until the end."""
        unit = UNIT
        for own in self.player.colonies:
            if NUMBER[own] == NUMBER[card]:
                unit = min(unit, UNIT * SAME_NUMBER)
            elif GOOD[own] == GOOD[card]:
                unit *= SAME_GOOD
        chance = PRODUCTION_DIE.count(NUMBER[card]) / len(PRODUCTION_DIE)
        return self.point() + unit * chance * _ROLLS_PER_TURN * self.turns

    def station(self, card: int) -> float:
        """Friendship, and trade in every turn."""
        trade = OWN_STATION * self.turns if GOOD[card] >= 0 else 0.0
        if UNITS[card] <= FEW_UNITS or any(GOOD[own] == GOOD[card] for own in self.player.stations):
            trade *= LIMITED
        return trade + self.friends(FRIENDSHIP[card])

    def colony_ship(self, ships: int) -> float:
        """The last of this many colony ships: a colony, once that many have been found."""
        worth, chance = self._colony_prospect
        return later(worth, chance, ships)

    def trade_ship(self, ships: int) -> float:
        worth, chance = self._station_prospect
        return later(worth, chance, ships)

    def _prospect(self, wanted: Sequence[bool], worth: Callable[[int], float]) -> tuple[float, float]:
        """The mean worth of the wanted cards, and the chance to meet one on the best next flight."""
        total = weight = best = 0.0
        for likely in self.likely:
            missed = 1.0
            for card, chance in likely.items():
                if wanted[card]:
                    total += chance * worth(card)
                    weight += chance
                    missed *= 1 - chance * self.share
            best = max(best, 1 - missed)
        return total / weight if weight else 0.0, best

    # Builds

    def build(self, item: int) -> float:
        """What building this brings."""
        player = self.player
        if item == COLONY_SHIP:
            return self.colony_ship(player.colony_ships + 1)
        if item == TRADE_SHIP:
            return self.trade_ship(player.trade_ships + 1)
        if item in (ENGINE_1, ENGINE_2):
            return ENGINE * self.turns
        if item in (CANNON_1, CANNON_2):
            return CANNON * self.turns
        centre = CENTRE[item]
        return self.centre_1(centre) if LEVEL[item] == 1 else self.centre_2(centre)

    def effect(self, centre: int, level: int) -> float:
        return CENTRE_EFFECT[level - 1][centre] * self.turns

    def centre_1(self, centre: int) -> float:
        """Its effect, and the way to level II while nobody has that tile."""
        worth = self.effect(centre, 1)
        if self.rival.centres[centre] < 2:
            worth += max(0.0, PATIENCE * (self.centre_2(centre) - IN_STORE * sum(COST[LEVEL_TWO[0]])))
        return worth

    def centre_2(self, centre: int) -> float:
        return self.point() + self.effect(centre, 2)

    # Orders

    def order(self, order: int) -> float:
        """Its reward, without what it costs."""
        worth = REWARD_ASTRO[order] + REWARD_ANY[order] * UNIT + REWARD_POINTS[order] * self.point()
        return worth + self.friends(REWARD_FRIENDSHIP[order]) + self.honour(REWARD_MEDALS[order])

    def reach(self, card: int) -> float:
        """The chance to meet a card on a flight into the sector where it most likely lies."""
        return self.share * max(likely.get(card, 0.0) for likely in self.likely)


def later(worth: float, chance: float, times: int = 1) -> float:
    """What something is worth that needs this many strokes of luck, one try a turn."""
    return worth * PATIENCE ** (times / chance) if chance > 0 else 0.0


def _hold(mine: int, theirs: int) -> float:
    """The share of a special card's point that this many symbols promise."""
    if mine == 0:
        return 0.0
    reach = min(1.0, (mine + 0.5) / (MAJORITY + 0.5))
    lead = min(1.0, max(0.0, (mine - theirs + 2) / 4))
    return reach * lead
