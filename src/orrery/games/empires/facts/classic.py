"""The classic mode: its technologies, costs, points and set-ups, read from `data/classic.json`."""

from __future__ import annotations

from typing import Final

from ....core.facts import BadFact, Entry
from .board import BUILDINGS, CLASSIC_FACTS, COLOURS, DEPLOY, MOVE, QUADRANTS
from .cards import named_tech

LONG_RANGE: Final = named_tech("classic-long-range")
GUNNERY: Final = named_tech("classic-gunnery")
BATTLESHIP: Final = named_tech("classic-battleship")
RAIDERS: Final = named_tech("classic-raiders")
FORTIFIED_LABS: Final = named_tech("classic-fortified-labs")
BUNKERS: Final = named_tech("classic-bunkers")
BLOCKADE_RUNNERS: Final = named_tech("classic-blockade-runners")
PLANET_SHIELD: Final = named_tech("classic-planet-shield")
BETTER_DRIVES: Final = named_tech("classic-better-drives")
FREE_LAUNCH: Final = named_tech("classic-free-launch")
STRONG_DRIVES: Final = named_tech("classic-strong-drives")
GRAVITY_SLING: Final = named_tech("classic-gravity-sling")
CONSCRIPTION: Final = named_tech("classic-conscription")
CITY_GROWTH: Final = named_tech("classic-city-growth")
CHEAP_LABS: Final = named_tech("classic-cheap-labs")
DOUBLE_BUILD: Final = named_tech("classic-double-build")

START_TROOPS: Final = CLASSIC_FACTS.entry("start").number("troops")
START_SHIPS: Final = CLASSIC_FACTS.entry("start").number("ships")
MOST_TROOPS: Final = CLASSIC_FACTS.entry("most").number("troops")
COUNT: Final = {
    action: CLASSIC_FACTS.entry("actions").number(key) for action, key in ((MOVE, "move"), (DEPLOY, "deploy"))
}
"""By action: movement points, and troops that are deployed."""
ORE: Final = tuple((entry.number("troops"), entry.number("points")) for entry in CLASSIC_FACTS.entries("ore"))
"""How many troops mine how many points."""
_BUILDINGS: Final = {entry.text("key"): entry for entry in CLASSIC_FACTS.entries("buildings")}
CLASSIC_COUNT: Final = tuple(_BUILDINGS[key].number("count") for key in BUILDINGS)
TROOP_COST: Final = tuple(_BUILDINGS[key].number("troops") for key in BUILDINGS)
OUTPOST_COST: Final = tuple(_BUILDINGS[key].number("outposts") for key in BUILDINGS)
"""By building: how many a player has, and what one costs."""
_SCORING: Final = CLASSIC_FACTS.entry("scoring")
PLANET_POINTS: Final = _SCORING.number("planet")
OUTPOST_POINTS: Final = _SCORING.number("outpost")
CITY_POINTS: Final = _SCORING.number("city")
QUADRANT_POINTS: Final = (0, 0, 0, _SCORING.number("three_quadrants"), _SCORING.number("four_quadrants"))
"""By the number of quadrants with a city of a player."""
ROW_LEVELS: Final = (1, 2)
"""Levels that unlock a troop and a ship when a player has them in all colours."""

TROOP_UNIT: Final = 0
SHIP_UNIT: Final = 1
UNITS: Final = ("troop", "ship")
"""What is unlocked in the course of the game."""


def classic_setup(players: int) -> Entry:
    return CLASSIC_FACTS.entry_with("setups", players=players)


def tile_sets(players: int) -> list[list[int]]:
    """The planet tiles that lie face down beside the quadrants: a set for each, nobody knows which."""
    entries = classic_setup(players).entries("tiles")
    if len(entries) not in (0, len(QUADRANTS)):
        raise BadFact(f"classic.json.setups for {players} should have tiles for each quadrant")
    sets = [entry.numbers_of("colours", COLOURS) for entry in entries]
    return sets or [[] for _ in QUADRANTS]


TILE_SETS: Final = {players: tile_sets(players) for players in (2, 3, 4)}
