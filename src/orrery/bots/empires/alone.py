"""What the robots' side is worth to somebody alone: goals that are missing, robots and guardians, a scenario lost."""

from __future__ import annotations

from ...games.empires import defence, goals_reached, own_planets
from ...games.empires.position.campaign import OPEN, WON
from ...games.empires.position.state import State
from . import weights


def threat(state: State) -> float:
    """How strong the robots are, in points; goals that are reached make them weaker."""
    campaign = state.campaign
    if campaign.verdict != OPEN:
        return -weights.DECIDED if campaign.verdict == WON else weights.DECIDED
    robots = sum(state.robots) + len(campaign.robot_hole)
    total = weights.ROBOT * robots + weights.GUARDIAN * len(state.guarded_quadrants())
    for hole in own_planets(state, 0):
        around = campaign.robots_around(hole)
        if around:
            total += weights.BESIEGED * around / (defence(state, hole) + 1)
    return total - weights.GOAL * goals_reached(state) - weights.STONE * sum(campaign.stones)
