"""The galaxy as a seat sees it: mirrored so that its own quadrant is the first one, whoever it is.

The galaxy is the same on both sides of its two middle lines, so what is seen is a galaxy as well, with the same holes,
and answers can be seen in it too: one network serves all seats.
"""

from __future__ import annotations

from typing import Final

from ....core.actions import Block
from ..facts.board import HOLE_X, HOLE_Y, HOLES, MM, QUADRANT, QUADRANTS, SIZE
from ..position.actions import SPACE
from ..position.state import State

_TENTH: Final = MM // 10
MOST_PLACE: Final = SIZE // _TENTH
_HALF: Final = SIZE // 2


def tenths(place: int) -> int:
    """Places are told in tenths of a millimetre."""
    return (place + _TENTH // 2) // _TENTH


def _is_right(quadrant: int) -> bool:
    return HOLE_X[QUADRANT.index(quadrant)] > _HALF


def _is_low(quadrant: int) -> bool:
    return HOLE_Y[QUADRANT.index(quadrant)] > _HALF


_RIGHT: Final = tuple(_is_right(quadrant) for quadrant in range(len(QUADRANTS)))
_LOW: Final = tuple(_is_low(quadrant) for quadrant in range(len(QUADRANTS)))
_PLACES: Final = tuple((HOLE_X[hole], HOLE_Y[hole]) for hole in range(len(HOLES)))


def _seen_hole(home: int, hole: int) -> int:
    x, y = _PLACES[hole]
    return _PLACES.index((SIZE - x if _RIGHT[home] else x, SIZE - y if _LOW[home] else y))


_HOLES: Final = tuple(tuple(_seen_hole(home, hole) for hole in range(len(HOLES))) for home in range(len(QUADRANTS)))
_QUADRANTS: Final = tuple(
    tuple(QUADRANT[holes[QUADRANT.index(quadrant)]] for quadrant in range(len(QUADRANTS))) for holes in _HOLES
)


class Mirror:
    """What one seat sees: holes and quadrants by their own numbers, and how many steps away players sit."""

    __slots__ = ("holes", "home", "low", "quadrants", "right", "seat", "seats")

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.seats = len(state.players)
        self.home = QUADRANT[state.gates[seat]] if state.gates else 0
        self.right = _RIGHT[self.home]
        self.low = _LOW[self.home]
        self.holes = _HOLES[self.home]
        self.quadrants = _QUADRANTS[self.home]

    def step(self, owner: int) -> int:
        """How many seats after this one a player sits."""
        return (owner - self.seat) % self.seats

    def across(self, x: int) -> int:
        """A place from left to right, in tenths of a millimetre."""
        return MOST_PLACE - tenths(x) if self.right else tenths(x)

    def down(self, y: int) -> int:
        return MOST_PLACE - tenths(y) if self.low else tenths(y)

    def turn(self, direction: int, steps: int) -> int:
        """A direction, given how many there are in a full turn; 0 points right, then clockwise."""
        if self.right:
            direction = steps // 2 - direction
        return (-direction if self.low else direction) % steps

    def orient(self, action: int) -> int:
        """An answer as the seat sees it."""
        return self._map(action, self.seat)

    def meant(self, action: int) -> int:
        """The answer that is seen so: mirrors show the same both ways, only seats are counted back."""
        return self._map(action, -self.seat)

    def _map(self, action: int, seat: int) -> int:
        block = SPACE.block_of(action)
        if block.start not in _MIRRORED:
            return action
        places = block.places(action)
        for number, axis in enumerate(block.axes):
            places[number] = self._place(axis.name, axis.size, places[number], seat)
        return block.at(places[0], *places[1:])

    def _place(self, axis: str, size: int, place: int, seat: int) -> int:
        if axis == "hole":
            return self.holes[place]
        if axis == "quadrant":
            return self.quadrants[place]
        if axis in ("direction", "angle"):
            return self.turn(place, size)
        if axis == "column":
            return size - 1 - place if self.right else place
        if axis == "row":
            return size - 1 - place if self.low else place
        if axis == "seat":
            return (place - seat) % self.seats if place < self.seats else place
        return place


_AXES: Final = frozenset(("hole", "quadrant", "direction", "angle", "column", "row", "seat"))


def _is_mirrored(block: Block) -> bool:
    return any(axis.name in _AXES for axis in block.axes)


_MIRRORED: Final = frozenset(block.start for block in SPACE.blocks if _is_mirrored(block))
"""Blocks of answers that name places, directions or players, by their first answer."""
