"""How far it is from every space to a planet, over asteroids and past comets."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush

from ...games.seti.facts.board import ASTEROIDS, NOTHING, SPACES
from ...games.seti.facts.sky import SHOWN, STEP, gives_publicity


@lru_cache(maxsize=2048)
def movement_to(sky: int, goal: int, over_asteroids: bool, saving: float) -> list[float]:
    """The movement needed from each space to a goal; a visit that brings publicity saves a part of a step."""
    shown = SHOWN[sky]
    needed = [float("inf")] * SPACES
    needed[goal] = 0.0
    front = [(0.0, goal)]
    while front:
        distance, space = heappop(front)
        if distance > needed[space]:
            continue
        gain = saving if gives_publicity(shown[space]) else 0.0
        for before in STEP[space]:
            if before == NOTHING:
                continue
            step = 1 if over_asteroids or shown[before] != ASTEROIDS else 2
            if distance + step - gain < needed[before]:
                needed[before] = distance + step - gain
                heappush(front, (needed[before], before))
    return needed
