"""The galaxy as flat lists of ints, read from `data/components.json`: holes, discs, ruler, what lies in a hole.

Lengths are micrometres, so that a position is made of whole numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ....core.facts import Entry, load

_DATA: Final = Path(__file__).parents[1] / "data"
FACTS: Final = load(_DATA / "components.json")
CLASSIC_FACTS: Final = load(_DATA / "classic.json")
"""What the classic mode has of its own."""

NOTHING: Final = -1
MM: Final = 1000
"""Micrometres of a millimetre."""

_BOARD: Final = FACTS.entry("board")
SIZE: Final = _BOARD.number("size") * MM
HOLE_RADIUS: Final = _BOARD.number("hole_radius") * MM
ORBIT_RADIUS: Final = _BOARD.number("orbit_radius") * MM
QUADRANTS: Final = tuple(_BOARD.texts("quadrants"))
HOLES: Final = tuple(entry.text("key") for entry in _BOARD.entries("holes"))
HOLE_X: Final = tuple(entry.number("x") * MM for entry in _BOARD.entries("holes"))
HOLE_Y: Final = tuple(entry.number("y") * MM for entry in _BOARD.entries("holes"))
QUADRANT: Final = tuple(entry.number_of("quadrant", QUADRANTS) for entry in _BOARD.entries("holes"))
"""By hole."""
GUARDIAN_X: Final = tuple(entry.number("x") * MM for entry in _BOARD.entries("guardian_spaces"))
GUARDIAN_Y: Final = tuple(entry.number("y") * MM for entry in _BOARD.entries("guardian_spaces"))
"""By quadrant."""

SHORT: Final = FACTS.entry("ruler").number("short") * MM
LONG: Final = FACTS.entry("ruler").number("long") * MM
"""The edges of the ruler."""


def entry_named(section: str, key: str) -> Entry:
    """The entry of a section with this key."""
    return FACTS.entry_with(section, key=key)


def _radius(disc: str) -> int:
    return entry_named("discs", disc).number("radius_um")


def _mass(disc: str) -> int:
    return entry_named("discs", disc).number("mass_mg")


SHIP_RADIUS: Final = _radius("ship")
ADVANCED_RADIUS: Final = _radius("advanced-ship")
STARBASE_RADIUS: Final = _radius("starbase")
GUARDIAN_RADIUS: Final = _radius("guardian-ship")
ROBOT_RADIUS: Final = _radius("robot")
MINE_RADIUS: Final = _radius("mine")
PLASMA_RADIUS: Final = _radius("plasma-cannon")
HEART_RADIUS: Final = _radius("megastructure")
SHIP_MASS: Final = _mass("ship")
ADVANCED_MASS: Final = _mass("advanced-ship")
STARBASE_MASS: Final = _mass("starbase")
GUARDIAN_MASS: Final = _mass("guardian-ship")
ROBOT_MASS: Final = _mass("robot")
PLASMA_MASS: Final = _mass("plasma-cannon")
HEART_MASS: Final = _mass("megastructure")
HEART_PLACE: Final = SIZE // 2
"""From the left and from the top: the middle of the galaxy."""

# What lies in a hole
ORANGE: Final = 0
PURPLE: Final = 1
PINK: Final = 2
GREEN: Final = 3
BLUE: Final = 4
ARTIFACT: Final = 5
GATE: Final = 6
WORMHOLE_A: Final = 7
WORMHOLE_B: Final = 8
DESTROYED: Final = 9
BLOCKED: Final = 10
PLACES: Final[Sequence[str]] = [
    *("orange", "purple", "pink", "green", "blue", "artifact", "gate", "wormhole-a", "wormhole-b", "destroyed"),
    "blocked",
]
COLOURS: Final[Sequence[str]] = ["orange", "purple", "pink", "green"]
"""Of technologies, and of the planets that have them; blue planets can be made any of these."""
LEVELS: Final = 4

# Buildings
OUTPOST: Final = 0
CITY: Final = 1
CENTRE: Final = 2
STARBASE: Final = 3
BUILDINGS: Final[Sequence[str]] = ["outpost", "city", "research-centre", "starbase"]
PIECES: Final[Sequence[str]] = ["troop", *BUILDINGS]
"""What can be lost with a planet."""
BUILDING_COUNT: Final = tuple(entry_named("buildings", building).number("count") for building in BUILDINGS)
DEFENCE: Final = tuple(entry_named("buildings", building).number("defence") for building in BUILDINGS)
TROOP_DEFENCE: Final = 1
STARS: Final = tuple(tuple(FACTS.entry("player_board").entry("stars").numbers(building)) for building in BUILDINGS)
"""Points on the spaces that buildings leave, by building."""

START: Final = FACTS.entry("player_board").entry("start")
MOST: Final = FACTS.entry("player_board").entry("most")
RELIC_LIMIT: Final = FACTS.entry("player_board").number("relics")
PIECES_ON_PLANET: Final = 3
"""Troops, robots and buildings together; starbases do not count."""

SHIPS: Final = MOST.number("ships")
SHIP_SLOTS: Final = SHIPS + len(COLOURS)
"""Ships of a player by number: the normal ones, then an advanced one for each colour."""

# Actions of a turn
MOVE: Final = 0
DEPLOY: Final = 1
BUILD: Final = 2
INTERACT: Final = 3
TURN_ACTIONS: Final[Sequence[str]] = ["move", "deploy", "build", "interact"]
MINING: Final = 4
RESEARCHING: Final = 5
WITHDRAWING: Final = 6
CLASSIC_ACTIONS: Final[Sequence[str]] = ["mine-ore", "research"]
ACTIONS: Final[Sequence[str]] = [*TURN_ACTIONS, *CLASSIC_ACTIONS, "withdraw"]
"""Those of all modes; in the classic one, which has no interacting, deploying may become withdrawing."""
ACTION_COUNT: Final = tuple(entry_named("actions", action).number("count") for action in TURN_ACTIONS)

GUARDIAN_DEFENCE: Final = FACTS.entry("guardian").number("defence")
GUARDIAN_POINTS: Final = FACTS.entry("guardian").number("points")
GUARDIAN_ENERGY: Final = FACTS.entry("guardian").number("energy")
ROBOTS: Final = 12
"""Robots in the box."""
MINES_OF_A_PLAYER: Final = 2


def is_planet(place: int) -> bool:
    return ORANGE <= place <= BLUE


def ship_radius(ship: int) -> int:
    return SHIP_RADIUS if ship < SHIPS else ADVANCED_RADIUS


def ship_mass(ship: int) -> int:
    return SHIP_MASS if ship < SHIPS else ADVANCED_MASS


SHIP_RADII: Final = tuple(ship_radius(ship) for ship in range(SHIP_SLOTS))
SHIP_MASSES: Final = tuple(ship_mass(ship) for ship in range(SHIP_SLOTS))
"""By ship, for loops in which a call costs too much."""
