"""How likely enough settlers are to be rescued: they wait for ships while robots come."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, factorial, log
from typing import Final

from ...games.empires import ONLY_JET, defence
from ...games.empires.facts.campaign import GOALS, goals_of
from ...games.empires.position.campaign import ABOARD, GONE
from ...games.empires.position.state import State
from .fleet import Fleet, hole_ways, ship_ways

_UNFORESEEN: Final = 0.05
"""Robots a turn that come to settlers besides those that are foreseen."""
_UNDER_WAY: Final = 0.12
"""How likely a ship with a settler is to be lost in a turn."""
_FREED: Final = 0.8
"""Turns to drive a robot out of an orbit."""
_FERRIES: Final = 2
"""Ships that fetch settlers side by side."""
_FAR: Final = 12.0
"""Nobody looks farther ahead than these turns."""
_HOPELESS: Final = 0.002


def settlers_needed(scenario: int) -> int:
    """How many have to be rescued."""
    return sum(number for goal, number in goals_of(scenario) if GOALS[goal] == "settlers")


def outlook(state: State, fleet: Fleet, sieges: Sequence[float]) -> float:
    """The logarithm of the chance that enough are rescued; `sieges`: by hole, robots a turn that come there."""
    campaign = state.campaign
    needed = settlers_needed(campaign.scenario)
    if not needed:
        return 0.0
    spare = len(campaign.settlers) - campaign.settlers.count(GONE) - needed
    if spare < 0:
        return log(_HOPELESS)
    lost = _lost(state, fleet, sieges)
    chance = exp(-lost) * sum(lost**count / factorial(count) for count in range(spare + 1))
    return log(max(chance, _HOPELESS))


def _lost(state: State, fleet: Fleet, sieges: Sequence[float]) -> float:
    """How many settlers are lost on average until all have come home, fetched one after the other."""
    campaign, home = state.campaign, state.gates[0]
    back = hole_ways(home, state.jet == ONLY_JET)
    turns, lost = 0.0, 0.0
    for settler in campaign.settlers:
        if settler >= ABOARD:
            way = fleet.flick * ship_ways(state, settler - ABOARD)[home]
            lost += _UNDER_WAY * way
            turns += way / _FERRIES
    waiting = [place for place in campaign.settlers if 0 <= place < ABOARD]
    for cost, place in sorted(
        (fleet.near(place, 1) + _FREED * campaign.robots_around(place), place) for place in waiting
    ):
        held = max(0, defence(state, place) - campaign.robots_around(place))
        lost += min(_FAR, turns + cost) * (_UNFORESEEN + sieges[place]) / (held + 1)
        lost += _UNDER_WAY * fleet.flick * back[place]
        turns += (cost + fleet.flick * back[place]) / _FERRIES
    return lost
