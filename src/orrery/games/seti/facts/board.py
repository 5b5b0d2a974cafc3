"""The boards of SETI as flat lists of ints, read from `data/board.json`.

A space of the sky is a number: ring (0 next to the Sun, 3 outermost) times 8 plus sector (0 to 7,
clockwise). What lies on a space depends on how the three discs are turned: see `sky.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ....core.facts import BadFact, Entry, load

FACTS: Final = load(Path(__file__).parents[1] / "data" / "board.json")
SPECIES_FACTS: Final = load(Path(__file__).parents[1] / "data" / "species.json")

NOTHING: Final = -1
EVERY: Final = -1
"""Where a colour, a kind or a planet may be any."""

ROUNDS: Final = 5

SECTORS: Final = 8
RINGS: Final = 4
SPACES: Final = RINGS * SECTORS
SPACE_NAMES: Final = tuple(f"{ring + 1}-{sector}" for ring in range(RINGS) for sector in range(SECTORS))

RED: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
ANY: Final = 3
TRACE_COLORS: Final[Sequence[str]] = ["red", "yellow", "blue"]
"""Traces; ANY where the player picks."""
BLACK: Final = 3
SECTOR_COLORS: Final[Sequence[str]] = ["red", "yellow", "blue", "black"]

PROBE: Final = 0
TELESCOPE: Final = 1
COMPUTER: Final = 2
TECH_KINDS: Final[Sequence[str]] = ["probe", "telescope", "computer"]

# What lies on a space: a kind, or a planet as its number plus PLANET
HOLE: Final = 0
EMPTY: Final = 1
ASTEROIDS: Final = 2
COMET: Final = 3
PLANET: Final = 4
_KINDS: Final[Sequence[str]] = ["hole", "empty", "asteroids", "comet"]

MERCURY: Final = 0
VENUS: Final = 1
MARS: Final = 2
JUPITER: Final = 3
SATURN: Final = 4
URANUS: Final = 5
NEPTUNE: Final = 6
OUMUAMUA: Final = 7
EARTH: Final = 8
PLANETS: Final[Sequence[str]] = [
    "mercury",
    "venus",
    "mars",
    "jupiter",
    "saturn",
    "uranus",
    "neptune",
    "oumuamua",
    "earth",
]
"""Earth stands last: it is visited, but neither orbited nor landed on."""
SIGHTS: Final[Sequence[str]] = [*_KINDS[EMPTY:], *PLANETS]
"""What a piece on a space has before it, counted from EMPTY: how the log says where a flight ended."""


def planet_number(word: str, where: str) -> int:
    name = word.lower()
    if name not in PLANETS:
        raise BadFact(f"{where} is no planet: {word}")
    return PLANETS.index(name)


def _cell(word: str, layer: str) -> int:
    return _KINDS.index(word) if word in _KINDS else PLANET + planet_number(word, f"board.json.sky.{layer}")


def _layer(name: str) -> list[int]:
    """The cells of a layer, holes beyond its own rings."""
    rows = FACTS.entry("sky").rows(name)
    cells = [_cell(word, name) for row in rows for word in row]
    return cells + [HOLE] * (SPACES - len(cells))


DISCS: Final = 3
LAYERS: Final = tuple(_layer(name) for name in ("disc_1", "disc_2", "disc_3", "board"))
"""From the top down; the last is the fixed board."""
FIXED: Final = 3
OUMUAMUA_CELL: Final = 2 * SECTORS + 5
"""Where disc 3 has a gap until 'Oumuamua is found."""

# Stars
_stars: Final = FACTS.entries("stars")
STARS: Final = tuple(star.text("key") for star in _stars)
TILE: Final = len(STARS)
"""The 'Oumuamua tile takes signals like a star."""
SIGNAL_PLACES: Final[Sequence[str]] = [*STARS, "oumuamua"]
STAR_COLOR: Final = tuple(star.number_of("color", SECTOR_COLORS) for star in _stars)
_planet_tile: Final = next(entry for entry in SPECIES_FACTS.entries("species") if entry.has("tile")).entry("tile")
DATA_SLOTS: Final = [star.number("data_slots") for star in _stars] + [_planet_tile.number("data_slots")]
SLOT_POINTS: Final = tuple(
    tuple(place.entry("points_by_slot").number(str(slot + 1), 0) for slot in range(max(DATA_SLOTS)))
    for place in [*_stars, _planet_tile]
)
POSITIONS: Final = FACTS.rows_of_numbers("positions")
"""The two sectors of each sector board's place."""
STARS_OF_BOARD: Final = tuple(
    tuple(star for star in range(len(STARS)) if _stars[star].number("board") == board + 1)
    for board in range(len(POSITIONS))
)

# Planets
_planets: Final = [
    *FACTS.entries("planets"),
    next(s for s in SPECIES_FACTS.entries("species") if s.has("planet")).entry("planet"),
]
MOONS: Final = tuple(moon.text("key") for planet in _planets for moon in planet.entries("moons"))
MOON_OF: Final = tuple(number for number, planet in enumerate(_planets) for _ in planet.entries("moons"))
"""The planet of each moon."""
TARGETS: Final[Sequence[str]] = [*PLANETS[:EARTH], *MOONS]
"""Where a probe can land: planets, then moons."""
FIRST_MOON: Final = EARTH
DATA_BONUS_PLANET: Final = tuple(
    number for number, planet in enumerate(_planets) for _ in planet.numbers("first_landing_data")
)
DATA_BONUS: Final = tuple(bonus for planet in _planets for bonus in planet.numbers("first_landing_data"))
"""Data for the first landers: one entry for each space that a lander covers."""

# Technologies
_techs: Final = FACTS.entries("techs")
TECHS: Final = tuple(tech.text("key") for tech in _techs)
TECH_KIND: Final = tuple(tech.number_of("kind", TECH_KINDS) for tech in _techs)
PROBE_LIMIT: Final = TECHS.index("probe-limit")
PROBE_ASTEROIDS: Final = TECHS.index("probe-asteroids")
PROBE_LANDING: Final = TECHS.index("probe-landing")
PROBE_MOON: Final = TECHS.index("probe-moon")
TELESCOPE_EARTH: Final = TECHS.index("telescope-earth")
TELESCOPE_MERCURY: Final = TECHS.index("telescope-mercury")
TELESCOPE_HAND: Final = TECHS.index("telescope-hand")
TELESCOPE_LAUNCH: Final = TECHS.index("telescope-launch")
FIRST_COMPUTER: Final = TECHS.index("computer-credit")
TILE_BONUSES: Final = 4
TECH_POINTS: Final = 2
"""The token on a stack nobody has taken from, and the upper space of a computer technology."""

# The computer
COMPUTER_SLOTS: Final = 6
TECH_PLACE_SLOT: Final = tuple(slot - 1 for slot in FACTS.numbers("tech_places"))
"""The upper slot at which each of the four places for computer technologies lies."""
TECH_PLACES: Final[Sequence[str]] = ["a", "b", "c", "d"]
DATA_POOL: Final = 6
PUBLICITY: Final = 10

# Gold tiles
_gold: Final = FACTS.entries("gold_tiles")
GOLD_SIDES: Final = tuple(side.text("key") for side in _gold)
GOLD_TILES: Final = len(GOLD_SIDES) // 2
GOLD_POINTS: Final = tuple(side.numbers("points_by_space") for side in _gold)

GOLD_MILESTONES: Final = FACTS.entry("milestones").numbers("gold")
NEUTRAL_MILESTONES: Final = FACTS.entry("milestones").numbers("neutral")
NEUTRAL_MARKERS: Final = FACTS.entry("milestones").numbers("neutral_markers")
"""By number of players."""

START: Final = FACTS.entry("start")
INCOME: Final = FACTS.entry("income")

# Species
MASCAMITES: Final = 0
ANOMALIES: Final = 1
OUMUAMUANS: Final = 2
CENTAURIANS: Final = 3
EXERTIANS: Final = 4
_species: Final = SPECIES_FACTS.entries("species")
SPECIES: Final = tuple(species.text("key") for species in _species)
SAMPLES: Final = len(_species[MASCAMITES].entries("samples"))
IN_PLAY: Final = 2
PLACES: Final[Sequence[str]] = ["left", "right"]

DISCOVERY: Final = 0
OVERFLOW: Final = 10
SPOTS: Final[Sequence[str]] = ["discovery", *(f"row-{row}" for row in range(1, 10)), "overflow"]
"""Where a trace can be marked at a species: its discovery space, a row of its board, the overflow."""


def species_row(species: int, color: int, row: int) -> Entry | None:
    """The facts of a space on a species board, rows counted from 1."""
    rows = _species[species].entry("board").entries(TRACE_COLORS[color])
    return rows[row - 1] if row <= len(rows) else None


def planet_facts(planet: int) -> Entry:
    return _planets[planet]


def star_facts(star: int) -> Entry:
    return _stars[star]


def tech_facts(tech: int) -> Entry:
    return _techs[tech]


def species_facts(species: int) -> Entry:
    return _species[species]


def moon_facts(moon: int) -> Entry:
    return [entry for planet in _planets for entry in planet.entries("moons")][moon]
