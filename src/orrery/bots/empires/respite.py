"""How many turns somebody alone has until the robots win: what is left in the supply, and how fast cards take it."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from ...games.empires import BESIEGE, LAND, Step, defence, foresee, guardians_left, own_planets
from ...games.empires.facts.board import HOLES, PIECES_ON_PLANET
from ...games.empires.facts.campaign import (
    CENTRAL,
    GOALS,
    GUARDIAN_SYMBOL,
    SCOUT_EACH,
    SYMBOLS,
    goals_of,
    needs_all_settlers,
)
from ...games.empires.position.campaign import ABOARD, GONE
from ...games.empires.position.discs import ships_in_orbit
from ...games.empires.position.state import State
from .clock import Clock
from .rescue import settlers_needed

_TWICE: Final = (SCOUT_EACH, SYMBOLS.index("siege-1-1"))
"""Symbols that bring a robot to each of two planets."""
_SHIP: Final = 0.5
_TROOP: Final = 0.7
_OUTPOST: Final = 1.2
_CITY: Final = 2.6
_CENTRE: Final = 1.7
_BASE: Final = 2.0
_SETTLER: Final = 8.0
_NEEDED_SETTLER: Final = 14.0
"""Turns that are lost with a piece, a settler, and one without whom too few are left,"""
_UNWANTED: Final = 0.5
"""and with a building that no goal asks for."""
_FALLS: Final = (0.16, 0.08, 0.04, 0.02, 0.01)
"""How likely a planet is to fall in a turn, by its defence."""
_SETTLERS_FALL: Final = (0.25, 0.15, 0.08)
"""The same where settlers wait: they are the first whom robots find,"""
_SOON: Final = 5.0
"""and should be fetched before this many turns have gone."""
_FETCHED: Final = 0.5
"""The part of it that is left when a ship has come for them."""
_ABOARD_LOST: Final = 0.25
"""The same of those who are on their way."""
_WANTED: Final = tuple(
    tuple(any(GOALS[goal] in wanted for goal, _ in goals_of(scenario)) if scenario else False for scenario in range(7))
    for wanted in (("centres",), ("cities", "strongholds", "central-cities"), ("strongholds",))
)
"""By kind (centres, cities, starbases) and scenario: whether a goal asks for it."""
_CLOSED: Final = 0.4
"""And with a planet that is blockaded,"""
_TAKEN: Final = (0.4, 0.2, 0.4, 0.0)
"""onto which a robot comes, by those that are there,"""
_IRREPLACEABLE: Final = 12.0
"""and with one that is gone for ever, though a goal asks for it."""
FATAL: Final = 25.0


class Respite:
    """One position: the turns that are left, and those that the next card may cost."""

    def __init__(self, state: State) -> None:
        campaign = state.campaign
        next_cards = campaign.deck or campaign.discards
        harm, fatal = 0.0, 0
        self.sieges = [0.0] * len(HOLES)
        """By hole: how many robots a turn come into its orbit, as things are."""
        for cards, coming in ((campaign.deck, True), (campaign.discards, not campaign.deck)):
            for card in cards:
                steps = foresee(state, card)
                self._note_sieges(state, steps)
                if coming:
                    if any(_is_fatal(state, step) for step in steps) or _robots_now(steps) > state.robots_left:
                        fatal += 1
                    else:
                        harm += sum(_harm(state, step) for step in steps)
        share = 1.0 / max(1, len(next_cards))
        total = max(1, len(campaign.deck) + len(campaign.discards))
        self.sieges = [count / total for count in self.sieges]
        clock = Clock(state)
        self.turns = campaign.skips + _both(clock.by_robots(), clock.by_guardians())
        self.harm = harm * share
        self._planets = [(_falls(state, hole), _planet_lost(state, hole)) for hole in own_planets(state, 0)]
        self._settlers = _settlers_in_danger(state)
        self.fatal = fatal * share

    def _note_sieges(self, state: State, steps: list[Step]) -> None:
        """Where several planets are equal, the person sends robots to the one that is missed least."""
        for step in steps:
            if step.search.deed == BESIEGE:
                self.sieges[min(step.search.holes, key=lambda hole: _siege(state, hole, step.count))] += step.count

    def wear(self, turns: float) -> float:
        """Turns of work that planets will have cost which fall until then."""
        return self._settlers + sum(lost * (1.0 - exp(-falls * turns)) for falls, lost in self._planets)


def _settlers_in_danger(state: State) -> float:
    """Turns that settlers will have cost who wait too long; where all are needed they wait two by two."""
    campaign = state.campaign
    if not campaign.settlers or needs_all_settlers(campaign.scenario):
        return 0.0
    waiting = sorted({place for place in campaign.settlers if 0 <= place < ABOARD and state.is_planet(place)})
    total = sum(_settlers_at_risk(state, hole) for hole in waiting if not state.has_library(hole))
    aboard = sum(place >= ABOARD for place in campaign.settlers)
    return total + (_ABOARD_LOST * aboard * _settlers_lost(state, 1) if aboard else 0.0)


def _settlers_at_risk(state: State, hole: int) -> float:
    """Turns that settlers will have cost who are overrun before anybody comes for them."""
    campaign = state.campaign
    robots, ships = campaign.robots_around(hole), ships_in_orbit(state, 0, hole)
    held = max(0, defence(state, hole) - robots)
    falls = _SETTLERS_FALL[min(held, len(_SETTLERS_FALL) - 1)]
    lost = _settlers_lost(state, campaign.settlers_on(hole)) * (1.0 - exp(-falls * _SOON))
    fetched = not robots and any(not campaign.carries(ship) for ship in ships)
    return lost * _FETCHED if fetched else lost


def _falls(state: State, hole: int) -> float:
    held = defence(state, hole) - state.campaign.robots_around(hole)
    return _FALLS[min(max(held, 0), len(_FALLS) - 1)]


def _both(first: float, second: float) -> float:
    """A little less than the smaller one: whichever comes first ends the game."""
    return first * second / sqrt(first * first + second * second)


def _is_fatal(state: State, step: Step) -> bool:
    """Whether a step would lose the scenario; guardians on the deck are back in the supply before a card comes."""
    if step.symbol == GUARDIAN_SYMBOL:
        return guardians_left(state) + state.campaign.skips == 0
    return step.fatal


def _robots_now(steps: list[Step]) -> int:
    """Robots that a card would take if it came next."""
    return sum(step.count * (2 if step.symbol in _TWICE else 1) for step in steps)


def _harm(state: State, step: Step) -> float:
    """Turns that a step costs; where several places are equal the person chooses."""
    search = step.search
    if search.deed == LAND:
        return min(_ships_lost(state, hole) + _price_of_robot(state, hole) for hole in search.holes)
    if search.deed == BESIEGE:
        return min(_siege(state, hole, step.count) for hole in search.holes)
    return 0.0


def _price_of_robot(state: State, hole: int) -> float:
    """Turns that one more robot on a planet costs: three can only be destroyed together with it."""
    robots = state.robots[hole]
    return _IRREPLACEABLE if robots == PIECES_ON_PLANET - 1 and _is_irreplaceable(state, hole) else _TAKEN[robots]


def _is_irreplaceable(state: State, hole: int) -> bool:
    """Whether a goal asks for this very planet."""
    return hole in CENTRAL and any(GOALS[goal] == "central-cities" for goal, _ in goals_of(state.campaign.scenario))


def _siege(state: State, hole: int, count: int) -> float:
    harm = _ships_lost(state, hole)
    if state.campaign.robots_around(hole) + count <= defence(state, hole):
        return harm + _CLOSED
    return harm + _planet_lost(state, hole)


def _ships_lost(state: State, hole: int) -> float:
    ships = ships_in_orbit(state, 0, hole)
    return _SHIP * len(ships) + _settlers_lost(state, sum(state.campaign.carries(ship) for ship in ships))


def _settlers_lost(state: State, count: int) -> float:
    campaign = state.campaign
    if not count:
        return 0.0
    if needs_all_settlers(campaign.scenario):
        return FATAL
    needed = settlers_needed(campaign.scenario)
    alive = len(campaign.settlers) - campaign.settlers.count(GONE)
    return _NEEDED_SETTLER if needed and alive - count < needed <= alive else _SETTLER * count


def _planet_lost(state: State, hole: int) -> float:
    scenario = state.campaign.scenario
    centre, city, base = (
        cost if wanted[scenario] else _UNWANTED for cost, wanted in zip((_CENTRE, _CITY, _BASE), _WANTED, strict=True)
    )
    lost = _TROOP * state.troops[hole] + _OUTPOST * state.outposts[hole] + city * state.cities[hole]
    lost += centre * state.centres[hole] + base * state.base_hole.count(hole)
    return lost + _settlers_lost(state, state.campaign.settlers_on(hole))
