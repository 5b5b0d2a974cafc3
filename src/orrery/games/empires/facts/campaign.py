"""The solo campaign, read from `data/campaign.json`: invasion and technology cards, scenarios, the limited supply."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ....core.facts import Entry, load
from .board import COLOURS, HOLES, PLACES

CAMPAIGN: Final = load(Path(__file__).parents[1] / "data" / "campaign.json")

ROBOT_SUPPLY: Final = CAMPAIGN.entry("supply").number("robots")
GUARDIAN_SUPPLY: Final = CAMPAIGN.entry("supply").number("guardians")
DESTROYED_SUPPLY: Final = CAMPAIGN.entry("supply").number("destroyed")
SPOILS: Final = CAMPAIGN.entry("guardian_destroyed")
"""What destroying a guardian brings."""
STRUCTURE_ENERGY: Final = CAMPAIGN.entry("megastructure").number("energy")
"""What taking control of a megastructure costs."""
MOST_STONES: Final = CAMPAIGN.number("stones")
"""On a technology card."""

# Invasion cards
TARGET: Final = 0
SPREAD: Final = 1
SCOUT: Final = 2
GUARDIAN_CARD: Final = 3
KINDS: Final = ("target", "spread", "scout", "guardian")
GUARDIAN_SYMBOL: Final = 0
SCOUT_TWO: Final = 1
SCOUT_EACH: Final = 2
REINFORCE: Final = 3
SIEGE_TWO: Final = 4
SYMBOLS: Final = ("guardian", "scout-2", "scout-1-1", "reinforce", "siege-2", "siege-1-1")
"""What a guardian card makes the robots do, by these numbers."""
_CARDS: Final = CAMPAIGN.entries("cards")
CARDS: Final = tuple(entry.text("key") for entry in _CARDS)
CARD_KIND: Final = tuple(entry.number_of("kind", KINDS) for entry in _CARDS)
TARGET_COLOUR: Final = tuple(
    entry.number_of("colour", PLACES) if kind == TARGET else 0 for entry, kind in zip(_CARDS, CARD_KIND, strict=True)
)
"""By card: the colour of planets it looks for."""


def _symbols(entry: Entry) -> tuple[int, ...]:
    return tuple(entry.numbers_of("symbols", SYMBOLS)) if entry.has("symbols") else ()


CARD_SYMBOLS: Final = tuple(_symbols(entry) for entry in _CARDS)
"""By card: what a guardian card shows, in order."""

# Technology cards
_TECHNOLOGIES: Final = CAMPAIGN.entries("technologies")
_SIDES: Final = ("A", "B")


def _technology_card(colour: str, side: str) -> Entry:
    return CAMPAIGN.entry_with("technologies", colour=colour, side=side)


_BY_COLOUR: Final = tuple(tuple(_technology_card(colour, side) for side in _SIDES) for colour in COLOURS)


def lower_effect(colour: int, side: int) -> Entry:
    """What a technology card does with one stone on it."""
    return _BY_COLOUR[colour][side].entry("lower")


def upper_effect(colour: int, side: int) -> Entry:
    """What it does besides with two."""
    return _BY_COLOUR[colour][side].entry("upper")


# Scenarios
_SCENARIOS: Final = CAMPAIGN.entries("scenarios")
SCENARIOS: Final = tuple(entry.number("number") for entry in _SCENARIOS)
GOALS: Final = (
    *("centres", "energy", "cities", "no-guardians", "settlers", "strongholds", "megastructures", "libraries"),
    "central-cities",
)
"""What scenarios ask for."""


CENTRAL: Final = tuple(hole for hole, name in enumerate(HOLES) if name.endswith("-central"))
"""By quadrant: the place in the middle of the galaxy."""
GATES: Final = tuple(hole for hole, name in enumerate(HOLES) if name.endswith("-gate"))
"""By colour of players: the gate in its corner."""


def _with_module(module: str) -> tuple[bool, ...]:
    """By scenario, none (0) first: whether something is used in it."""
    used = [entry.number("number") for entry in _SCENARIOS if entry.has("modules") and module in entry.texts("modules")]
    return tuple(scenario in used for scenario in range(max(SCENARIOS) + 1))


HAS_MEGASTRUCTURES: Final = _with_module("megastructures")
HAS_LIBRARIES: Final = _with_module("libraries")
HAS_HEART: Final = _with_module("heart")


def settlers_of(scenario: int) -> list[int]:
    """By settler of a scenario: the colour, of those nobody plays."""
    entry = scenario_facts(scenario)
    if not entry.has("settlers"):
        return []
    settlers = entry.entry("settlers")
    return [1 + colour for colour in range(settlers.number("colours")) for _ in range(settlers.number("each"))]


def needs_all_settlers(scenario: int) -> bool:
    """Whether a lost settler loses the scenario."""
    entry = scenario_facts(scenario)
    return entry.has("settlers") and entry.entry("settlers").flag("all_needed")


def scenario_facts(scenario: int) -> Entry:
    return _SCENARIOS[SCENARIOS.index(scenario)]


def _goals(entry: Entry) -> tuple[tuple[int, int], ...]:
    return tuple((goal.number_of("goal", GOALS), goal.number("count")) for goal in entry.entries("goals"))


_GOALS: Final = tuple(_goals(entry) for entry in _SCENARIOS)


def goals_of(scenario: int) -> tuple[tuple[int, int], ...]:
    """Every goal of a scenario, and how much of it is asked for."""
    return _GOALS[SCENARIOS.index(scenario)]
