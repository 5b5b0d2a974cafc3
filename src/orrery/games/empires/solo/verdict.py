"""Winning and losing (pages 28-31): what a scenario asks for, how far it is, and what ends it at once."""

from __future__ import annotations

from typing import Final

from ....core.table import Effect, Table
from ..facts.board import BLUE, QUADRANT, QUADRANTS
from ..facts.campaign import CENTRAL, GOALS, goals_of, settlers_of
from ..position.campaign import OPEN, RESCUED, ROBOTS_SIDE, WON
from ..position.events import SCENARIO_LOST, SCENARIO_WON
from ..position.planets import bases_at, own_planets
from ..position.state import State

CENTRES: Final = GOALS.index("centres")
ENERGY: Final = GOALS.index("energy")
CITIES: Final = GOALS.index("cities")
NO_GUARDIANS: Final = GOALS.index("no-guardians")
SETTLERS: Final = GOALS.index("settlers")
STRONGHOLDS: Final = GOALS.index("strongholds")
MEGASTRUCTURES: Final = GOALS.index("megastructures")
LIBRARIES: Final = GOALS.index("libraries")
CENTRAL_CITIES: Final = GOALS.index("central-cities")


def goal_progress(state: State, goal: int) -> int:
    """How far a goal is; of guardians, how many are still in the galaxy."""
    if goal == CENTRES:
        return _centres(state)
    if goal == ENERGY:
        return state.players[0].energy + state.players[0].spent
    if goal == CITIES:
        return len({QUADRANT[hole] for hole in own_planets(state, 0) if state.cities[hole]})
    if goal == SETTLERS:
        return state.campaign.settlers.count(RESCUED)
    if goal == STRONGHOLDS:
        return len({QUADRANT[hole] for hole in own_planets(state, 0) if state.cities[hole] and bases_at(state, hole)})
    if goal == MEGASTRUCTURES:
        return state.structures.count(0)
    if goal == LIBRARIES:
        return sum(_is_settled(state, hole) for hole in state.planets() if state.has_library(hole))
    if goal == CENTRAL_CITIES:
        return sum(state.owner[hole] == 0 and state.cities[hole] > 0 for hole in CENTRAL)
    return len(state.guarded_quadrants())


def _is_settled(state: State, hole: int) -> bool:
    """Whether settlers of two colours are on a planet."""
    campaign = state.campaign
    colours = settlers_of(campaign.scenario)
    return len({colours[settler] for settler, place in enumerate(campaign.settlers) if place == hole}) > 1


def is_reached(state: State, goal: int, count: int) -> bool:
    have = goal_progress(state, goal)
    return have == 0 if goal == NO_GUARDIANS else have >= count


def _centres(state: State) -> int:
    """In how many quadrants there is a research centre, counting each colour of planets once.

    A blue planet gets its colour first, and stays blue only where no token is left.
    """
    coloured = any(state.tokens)
    colours: list[list[int]] = [[] for _ in QUADRANTS]
    for hole in own_planets(state, 0):
        if state.centres[hole] and not (coloured and state.places[hole] == BLUE):
            colours[QUADRANT[hole]].append(state.places[hole])
    return _most_colours(colours, 0, 0)


def _most_colours(colours: list[list[int]], quadrant: int, taken: int) -> int:
    """The most quadrants, from one on, that can have a colour of their own."""
    if quadrant == len(colours):
        return 0
    best = _most_colours(colours, quadrant + 1, taken)
    for colour in colours[quadrant]:
        if not taken >> colour & 1:
            best = max(best, 1 + _most_colours(colours, quadrant + 1, taken | 1 << colour))
    return best


def goals_reached(state: State) -> int:
    """How much of what the scenario asks for is there; a galaxy without guardians counts one."""
    total = 0
    for goal, count in goals_of(state.campaign.scenario):
        total += int(is_reached(state, goal, count)) if goal == NO_GUARDIANS else min(count, goal_progress(state, goal))
    return total


def watch_goals(table: Table[State]) -> None:
    """The scenario is won at once when all its goals are reached."""
    state = table.state
    if all(is_reached(state, goal, count) for goal, count in goals_of(state.campaign.scenario)):
        conclude(table, WON)


def conclude(table: Table[State], verdict: int) -> None:
    """The scenario is won or lost; nothing that happens afterwards counts."""
    campaign = table.state.campaign
    if campaign.verdict != OPEN:
        return
    campaign.verdict = verdict
    if verdict == WON:
        table.tell(SCENARIO_WON, 0, campaign.turn)
    else:
        table.tell(SCENARIO_LOST, ROBOTS_SIDE, verdict)
    table.then(0, FINISH)


class Finish(Effect[State]):
    """The game is over."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        table.end()


FINISH: Final = Finish()
