"""What the browser has to know besides data and view: words by number, and how large things are."""

from __future__ import annotations

from typing import Final

from ....core.plain import Plain
from ..facts.board import (
    DATA_POOL,
    DISCS,
    PLACES,
    RINGS,
    ROUNDS,
    SECTOR_COLORS,
    SECTORS,
    SPECIES,
    TECH_KINDS,
    TECH_PLACES,
    TECH_POINTS,
    TECHS,
    TRACE_COLORS,
)
from ..facts.cards import INCOMES, PROJECT_TYPES
from ..facts.sky import DIRECTIONS
from ..facts.solo import ARROWS, DIFFICULTIES, TRACK, TRACK_SPACES
from ..position.thinking import ATTEMPTS, CAUSES, GROUNDS, OBSTACLES
from ..rules.traces import FIRST_SAMPLE_ROW

CONSTANTS: Final[dict[str, Plain]] = {
    "rounds": ROUNDS,
    "rings": RINGS,
    "sectors": SECTORS,
    "discs": DISCS,
    "data_pool": DATA_POOL,
    "tech_points": TECH_POINTS,
    "first_sample_row": FIRST_SAMPLE_ROW,
    "directions": [*DIRECTIONS],
    "trace_colors": [*TRACE_COLORS],
    "sector_colors": [*SECTOR_COLORS],
    "tech_kinds": [*TECH_KINDS],
    "tech_places": [*TECH_PLACES],
    "incomes": [*INCOMES],
    "project_types": [*PROJECT_TYPES],
    "species": [*SPECIES],
    "places": [*PLACES],
    "difficulties": [*DIFFICULTIES],
    "arrows": [*ARROWS],
    "track_spaces": TRACK_SPACES,
    "tracks": [[TECHS[tech] for tech in track] for track in TRACK],
    "attempts": [*ATTEMPTS],
    "obstacles": [*OBSTACLES],
    "grounds": [*GROUNDS],
    "causes": [*CAUSES],
}
