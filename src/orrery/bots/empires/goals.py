"""How far somebody alone has come: what nobody can take away counts more than what robots may overrun."""

from __future__ import annotations

from typing import Final

from ...games.empires import bases_at, goal_progress, own_planets
from ...games.empires.facts.board import QUADRANT
from ...games.empires.facts.campaign import GOALS, goals_of
from ...games.empires.position.state import State
from . import weights
from .settlers import colours_brought

_NO_GUARDIANS: Final = GOALS.index("no-guardians")
_LIBRARIES: Final = GOALS.index("libraries")
_STRONGHOLDS: Final = GOALS.index("strongholds")
_LASTING: Final = tuple(GOALS.index(goal) for goal in ("energy", "settlers", "megastructures"))
"""Steps that stay."""


def progress(state: State) -> float:
    """All steps towards the goals of the scenario, in points."""
    total, open_steps, fleeting = 0.0, 0, 0
    for goal, count in goals_of(state.campaign.scenario):
        if goal == _NO_GUARDIANS:
            total -= weights.GUARDIAN_LEFT * goal_progress(state, goal)
            continue
        if goal == _LIBRARIES:
            total += weights.COLOUR_BROUGHT * colours_brought(state)
            continue
        steps = min(count, goal_progress(state, goal))
        if goal in _LASTING:
            total += weights.GOAL * steps
            open_steps += count - steps
        else:
            fleeting += steps
        if goal == _STRONGHOLDS:
            begun = {QUADRANT[hole] for hole in own_planets(state, 0) if state.cities[hole] or bases_at(state, hole)}
            total += weights.HALF_BUILT * weights.FLEETING * (min(count, len(begun)) - steps)
    return total + (weights.FLEETING if open_steps else weights.GOAL) * fleeting
