"""How far a player has come with the missions in play."""

from __future__ import annotations

from typing import Final

from ...games.empires import mission_share, own_planets, wants_city_with_base
from ...games.empires.facts.cards import FIRST_POINTS, OTHER_POINTS
from ...games.empires.position.state import State
from . import weights

_HALF: Final = 0.5
"""A city or a starbase where both are wanted."""


def missions_ahead(state: State, seat: int) -> float:
    """What the missions that are not yet claimed will bring."""
    total = 0.0
    for place, mission in enumerate(state.missions):
        if state.players[seat].stones[place]:
            continue
        taken = any(player.stones[place] for player in state.players)
        points = OTHER_POINTS[mission] if taken else FIRST_POINTS[mission]
        part = progress(state, seat, mission)
        total += points * (weights.READY if part >= 1.0 else weights.BEGUN * part * part)
    return total


def progress(state: State, seat: int, mission: int) -> float:
    """From 0 for nothing to 1 for a mission that can be claimed."""
    part = mission_share(state, seat, mission)
    if part == 0.0 and wants_city_with_base(mission):
        return _HALF if seat in state.base_owner or _has_city(state, seat) else 0.0
    return part


def _has_city(state: State, seat: int) -> bool:
    return any(state.cities[hole] for hole in own_planets(state, seat))
