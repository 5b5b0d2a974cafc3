"""What the browser has to know besides data and view: words by number, units, the layout of trails, chapters."""

from __future__ import annotations

from typing import Final

from ....core.plain import Plain
from ..facts.board import BUILDINGS, CLASSIC_ACTIONS, COLOURS, LEVELS, MM, SIZE, TURN_ACTIONS
from ..facts.chapters import DOUBTS, MANOEUVRES, PLACE_CHAPTERS, TECH_CHAPTERS, THINGS
from ..flick.directions import STEPS
from ..flick.flight import MICROSECONDS, POWERS, TRAIL
from ..flick.geometry import ANGLES, GRID, RINGS, TOLERANCE
from ..flick.physics import CONTACT_KINDS
from ..position.actions import SEATS, SHIP_NAMES
from ..position.scene import DISC_KINDS
from ..solo.priorities import PRIORITIES
from .view import ROBOTS_SEEN

CONSTANTS: Final[dict[str, Plain]] = {
    "size": SIZE // MM,
    "micrometres": MM,
    "microseconds": MICROSECONDS,
    "tolerance": TOLERANCE,
    "directions": STEPS,
    "angles": ANGLES,
    "rings": [*RINGS],
    "grid": GRID // MM,
    "powers": POWERS,
    "levels": LEVELS,
    "robots": ROBOTS_SEEN,
    "seats": [*SEATS],
    "ships": [*SHIP_NAMES],
    "colours": [*COLOURS],
    "buildings": [*BUILDINGS],
    "actions": [*TURN_ACTIONS],
    "classic_actions": [*CLASSIC_ACTIONS],
    "trail": {name: [*fields] for name, fields in TRAIL.items()},
    "disc_kinds": [*DISC_KINDS],
    "contact_kinds": [*CONTACT_KINDS],
    "priorities": [*PRIORITIES],
    "things": {**THINGS},
    "manoeuvres": {**MANOEUVRES},
    "place_chapters": {**PLACE_CHAPTERS},
    "tech_chapters": {**TECH_CHAPTERS},
    "doubts": {section: {key: [*kinds] for key, kinds in cards.items()} for section, cards in DOUBTS.items()},
}
