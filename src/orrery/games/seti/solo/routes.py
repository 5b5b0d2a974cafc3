"""The rival's flights through the sky (page 24): whether a planet is in reach, and the route of most publicity."""

from __future__ import annotations

from typing import Final

from ..facts.board import ASTEROIDS, NOTHING, SPACES
from ..facts.sky import DISTANCE, SHOWN, STEP, gives_publicity


class Routes:
    """All routes from a space to a goal within some movement that enter no space twice; the best one is kept.

    It has most publicity; of equals the shortest, then the first found.
    """

    def __init__(self, sky: int, goal: int, moves: int) -> None:
        self.shown = SHOWN[sky]
        self.goal = goal
        self.best: list[int] = []
        self.best_publicity = NOTHING
        self.best_left = NOTHING
        self.moves = moves
        self.path: list[int] = []
        self.entered = [False] * SPACES

    def follow(self, space: int, left: int, publicity: int) -> None:
        """Go on from a space with what movement is left."""
        if space == self.goal:
            if publicity > self.best_publicity or (publicity == self.best_publicity and left > self.best_left):
                self.best = self.path[:]
                self.best_publicity = publicity
                self.best_left = left
            return
        left -= 2 if self.shown[space] == ASTEROIDS else 1
        self.entered[space] = True
        for following in STEP[space]:
            if following != NOTHING and not self.entered[following] and DISTANCE[following][self.goal] <= left:
                self.path.append(following)
                self.follow(following, left, publicity + int(gives_publicity(self.shown[following])))
                self.path.pop()
        self.entered[space] = False


_FOUND: Final[dict[tuple[int, int, int, int], list[int]]] = {}
"""Routes looked for before: they depend on the sky alone."""


def route(sky: int, start: int, goal: int, moves: int) -> list[int]:
    """The spaces of the best route, the goal last; empty where it is out of reach."""
    key = (sky, start, goal, moves)
    found = _FOUND.get(key)
    if found is None:
        routes = Routes(sky, goal, moves)
        if goal != NOTHING and DISTANCE[start][goal] <= moves:
            routes.follow(start, moves, 0)
        found = routes.best
        _FOUND[key] = found
    return found


def publicity_on(sky: int, spaces: list[int]) -> int:
    return sum(gives_publicity(SHOWN[sky][space]) for space in spaces)
