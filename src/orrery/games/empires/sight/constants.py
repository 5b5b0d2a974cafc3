"""What the browser has to know beside the data and a view: words by their number, units, how a trail is laid out."""

from __future__ import annotations

from typing import Final

from ....core.plain import Plain
from ..facts.board import BUILDINGS, COLOURS, LEVELS, MM, SIZE, TURN_ACTIONS
from ..flick.directions import STEPS
from ..flick.flicking import DISC_KINDS
from ..flick.flight import MICROSECONDS, POWERS, TRAIL
from ..flick.geometry import TOLERANCE
from ..flick.physics import CONTACT_KINDS
from ..position.actions import SEATS, SHIP_NAMES
from .view import ROBOTS_SEEN

CONSTANTS: Final[dict[str, Plain]] = {
    "size": SIZE // MM,
    "micrometres": MM,
    "microseconds": MICROSECONDS,
    "tolerance": TOLERANCE,
    "directions": STEPS,
    "powers": POWERS,
    "levels": LEVELS,
    "robots": ROBOTS_SEEN,
    "seats": [*SEATS],
    "ships": [*SHIP_NAMES],
    "colours": [*COLOURS],
    "buildings": [*BUILDINGS],
    "actions": [*TURN_ACTIONS],
    "trail": {name: [*fields] for name, fields in TRAIL.items()},
    "disc_kinds": [*DISC_KINDS],
    "contact_kinds": [*CONTACT_KINDS],
}
