"""What a step of an invasion card would cost somebody alone, at every place where it may happen."""

from __future__ import annotations

from typing import TypedDict

from ..facts.board import HOLES, QUADRANTS
from ..facts.campaign import GUARDIAN_SYMBOL, SIEGE_TWO
from ..position.actions import SHIP_NAMES
from ..position.discs import ships_in_orbit
from ..position.state import State
from ..rules.control import defence
from ..solo.foresight import Step
from ..solo.priorities import BESIEGE, LAND
from ..solo.robots import within_range


class PerilView(TypedDict):
    """A place where something would be lost: ships, or the planet with everything on it."""

    place: str
    ships: list[str]
    overrun: bool


def perils(state: State, step: Step) -> list[PerilView]:
    """By hole, or by quadrant for a guardian; places at which nothing would be lost are left out."""
    if step.symbol == GUARDIAN_SYMBOL:
        guarded = state.guarded_quadrants()
        free = [quadrant for quadrant in range(len(QUADRANTS)) if quadrant not in guarded]
        found = [_peril(QUADRANTS[quadrant], within_range(state, quadrant), False) for quadrant in free]
    elif step.search.deed in (LAND, BESIEGE):
        found = [
            _peril(HOLES[hole], ships_in_orbit(state, 0, hole), _overruns(state, step, hole))
            for hole in step.search.holes
        ]
    else:
        found = []
    return [peril for peril in found if peril["ships"] or peril["overrun"]]


def _peril(place: str, ships: list[int], overrun: bool) -> PerilView:
    return {"place": place, "ships": [SHIP_NAMES[ship] for ship in ships], "overrun": overrun}


def _overruns(state: State, step: Step, hole: int) -> bool:
    if step.search.deed != BESIEGE:
        return False
    coming = 2 if step.symbol == SIEGE_TWO else 1
    return state.campaign.robots_around(hole) + coming > defence(state, hole)
