"""The sky (pages 8, 16): which space shows what, how discs turn and what they carry or push."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .board import (
    COMET,
    DISCS,
    EARTH,
    HOLE,
    LAYERS,
    NOTHING,
    OUMUAMUA,
    OUMUAMUA_CELL,
    PLANET,
    PLANETS,
    RINGS,
    SECTORS,
    SPACES,
)

SKIES: Final = SECTORS**DISCS
"""All positions of the three discs; those with 'Oumuamua found follow."""


def _cell(layer: int, space: int, offset: int, found: bool) -> int:
    """What a layer turned by an offset has over a space."""
    ring, sector = divmod(space, SECTORS)
    cell = ring * SECTORS + (sector - offset) % SECTORS
    if found and layer == 2 and cell == OUMUAMUA_CELL:
        return PLANET + OUMUAMUA
    return LAYERS[layer][cell]


def _look(sky: int, space: int) -> tuple[int, int]:
    """The topmost layer that is no hole there, and what it shows."""
    found = sky >= SKIES
    turned = sky % SKIES
    offsets = [turned // 64, turned // 8 % 8, turned % 8, 0]
    for layer in range(DISCS + 1):
        cell = _cell(layer, space, offsets[layer], found)
        if cell != HOLE:
            return layer, cell
    raise AssertionError("the fixed board has no holes")


_LOOKS: Final = tuple(tuple(_look(sky, space) for space in range(SPACES)) for sky in range(2 * SKIES))
LAYER: Final = tuple(tuple(layer for layer, _ in looks) for looks in _LOOKS)
SHOWN: Final = tuple(tuple(cell for _, cell in looks) for looks in _LOOKS)
"""What every space shows, by the position of the discs."""
SPACE_OF: Final = tuple(
    tuple(shown.index(PLANET + planet) if PLANET + planet in shown else NOTHING for planet in range(len(PLANETS)))
    for shown in SHOWN
)
"""The space of every planet; 'Oumuamua has none until it is found."""


def sky_number(offsets: list[int], found: bool) -> int:
    """The number of a position of the discs in the tables."""
    return offsets[0] * 64 + offsets[1] * 8 + offsets[2] + (SKIES if found else 0)


OUTWARD: Final = 0
INWARD: Final = 1
CLOCKWISE: Final = 2
COUNTER_CLOCKWISE: Final = 3
DIRECTIONS: Final[Sequence[str]] = ["outward", "inward", "clockwise", "counter-clockwise"]


def _step(space: int, direction: int) -> int:
    ring, sector = divmod(space, SECTORS)
    if direction == OUTWARD:
        return space + SECTORS if ring + 1 < RINGS else NOTHING
    if direction == INWARD:
        return space - SECTORS if ring else NOTHING
    turn = 1 if direction == CLOCKWISE else -1
    return ring * SECTORS + (sector + turn) % SECTORS


STEP: Final = tuple(tuple(_step(space, direction) for direction in range(len(DIRECTIONS))) for space in range(SPACES))
"""Where a step in each direction leads, or NOTHING: there is no way through the Sun."""
SECTOR: Final = tuple(space % SECTORS for space in range(SPACES))
RING: Final = tuple(space // SECTORS for space in range(SPACES))
"""By space."""


def _distances(start: int) -> list[int]:
    distance = [NOTHING] * SPACES
    distance[start] = 0
    front = [start]
    while front:
        space = front.pop(0)
        for following in STEP[space]:
            if following != NOTHING and distance[following] == NOTHING:
                distance[following] = distance[space] + 1
                front.append(following)
    return distance


DISTANCE: Final = tuple(_distances(space) for space in range(SPACES))
"""Steps between two spaces, whatever lies on them."""


def is_carried(sky: int, space: int, turning: int) -> bool:
    """Whether what stands on a space moves along when this many discs turn, counted from the top."""
    return LAYER[sky][space] < turning


def is_pushed(after: int, space: int, turning: int) -> bool:
    """Whether a disc that has turned now lies where something stands that was not carried."""
    return LAYER[after][space] < turning


def gives_publicity(cell: int) -> bool:
    """Comets, and every planet but Earth."""
    return cell == COMET or (cell >= PLANET and cell != PLANET + EARTH)
