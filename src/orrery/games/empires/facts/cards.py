"""Technologies, missions, empires, megastructures and discoveries, read from the data files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.facts import BadFact, Entry
from .board import CLASSIC_FACTS, COLOURS, FACTS, LEVELS, PLACES

SIDES: Final[Sequence[str]] = ["A", "B", "classic"]
"""Of technologies: those of the tiles, and the side of the player board for the classic mode."""
CLASSIC_SIDE: Final = 2
TILES: Final = len(COLOURS) * 2
"""Tiles of technologies: levels 1 and 2 of a colour share one, levels 3 and 4 the other; both turn together."""
TECHNOLOGY_FACTS: Final[Sequence[Entry]] = [*FACTS.entries("technologies"), *CLASSIC_FACTS.entries("technologies")]


def _technology(side: str, colour: str, level: int) -> Entry:
    for entry in TECHNOLOGY_FACTS:
        if (entry.text("side"), entry.text("colour"), entry.number("level")) == (side, colour, level):
            return entry
    raise BadFact(f"there is no technology {colour} {level} on side {side}")


_FACTS: Final = tuple(
    _technology(side, colour, level) for side in SIDES for colour in COLOURS for level in range(1, LEVELS + 1)
)
TECHNOLOGIES: Final = tuple(entry.text("key") for entry in _FACTS)
"""Side A first, then B and those of the classic mode; on each side by colour and level."""
_OF_A_SIDE: Final = len(COLOURS) * LEVELS
TILE_TECHNOLOGIES: Final = TECHNOLOGIES[: CLASSIC_SIDE * _OF_A_SIDE]
CLASSIC_TECHNOLOGIES: Final = TECHNOLOGIES[CLASSIC_SIDE * _OF_A_SIDE :]


def technology(side: int, colour: int, level: int) -> int:
    """The technology of a colour and level (from 1) on a side."""
    return side * _OF_A_SIDE + colour * LEVELS + level - 1


def technology_up(sides: Sequence[int], colour: int, level: int) -> int:
    """The technology of a colour and level on the side of its tile that lies up."""
    return technology(sides[colour * 2 + (level - 1) // 2], colour, level)


PLACE_OF: Final = tuple(tech % _OF_A_SIDE for tech in range(len(TECHNOLOGIES)))
SIDE_OF: Final = tuple(tech // _OF_A_SIDE for tech in range(len(TECHNOLOGIES)))
TILE_OF: Final = tuple(place // 2 for place in PLACE_OF)
"""By technology, as tables because everybody asks all the time: its place in a player's tree, whatever the side, colour
by colour and level by level; the side it is on; the tile."""


def colour_of(tech: int) -> int:
    return PLACE_OF[tech] // LEVELS


def level_of(tech: int) -> int:
    return tech % LEVELS + 1


def tech_number(tech: int, key: str) -> int:
    """A number that belongs to a technology."""
    return _FACTS[tech].number(key)


def named_tech(key: str) -> int:
    return TECHNOLOGIES.index(key)


LASERS: Final = named_tech("long-range-lasers")
SIPHON: Final = named_tech("energy-siphon")
STAR_HAMMER: Final = named_tech("star-hammer")
JUMP_TROOPS: Final = named_tech("hyperspace-jump-troops")
SLINGSHOT: Final = named_tech("gravity-slingshot")
HYPERJUMP: Final = named_tech("hyperjump-stations")
PHASE_SHIP: Final = named_tech("phase-ship")
MOBILE_STARBASES: Final = named_tech("mobile-starbases")
TRANSFER: Final = named_tech("energy-transfer")
ORBITAL_DEFENCE: Final = named_tech("orbital-defence")
JUGGERNAUT: Final = named_tech("juggernaut")
ZERO_POINT: Final = named_tech("zero-point-energy")
GEOTHERMAL: Final = named_tech("geothermal-energy")
HABITAT: Final = named_tech("orbital-habitat")
CONSTRUCTOR: Final = named_tech("constructor")
ORGANIC: Final = named_tech("organic-buildings")
PROW: Final = named_tech("ramming-prow")
BOMBARDMENT: Final = named_tech("orbital-bombardment")
BATTLESHIP: Final = named_tech("battleship")
SHIELD_BREAKER: Final = named_tech("shield-breaker")
AFTERBURNER: Final = named_tech("afterburner")
JUMP_GATES: Final = named_tech("jump-gates")
CARRIER: Final = named_tech("carrier")
FOLDING: Final = named_tech("space-folding")
MINES: Final = named_tech("mines")
SHIELDS: Final = named_tech("planetary-shields")
BASTION: Final = named_tech("bastion")
BUNKERS: Final = named_tech("emergency-bunkers")
CLONE_LABS: Final = named_tech("clone-labs")
MODULAR: Final = named_tech("modular-construction")
COLONY_SHIP: Final = named_tech("colony-ship")
UNIVERSAL: Final = named_tech("universal-science")

SHIP_LEVEL: Final = 3
"""Technologies of this level bring the advanced ship of their colour."""
SHIP_ATTACK: Final = tuple(entry.entry("ship").number("attack") if entry.has("ship") else 0 for entry in _FACTS)
SHIP_DEFENCE: Final = tuple(entry.entry("ship").number("defence") if entry.has("ship") else 0 for entry in _FACTS)
SHIP_LANDS: Final = tuple(entry.entry("ship").flag("lands") if entry.has("ship") else False for entry in _FACTS)
"""By technology."""

_MISSIONS: Final = FACTS.entries("missions")
MISSIONS: Final = tuple(entry.text("key") for entry in _MISSIONS)
MISSION_CARD: Final = tuple(entry.number("card") for entry in _MISSIONS)
MISSION_CARDS: Final = max(MISSION_CARD)
FIRST_POINTS: Final = tuple(entry.number("first") for entry in _MISSIONS)
OTHER_POINTS: Final = tuple(entry.number("others") for entry in _MISSIONS)


def mission_facts(mission: int) -> Entry:
    return _MISSIONS[mission].entry("condition")


_EMPIRES: Final = FACTS.entries("empires")
EMPIRES: Final = tuple(entry.text("key") for entry in _EMPIRES)
VLIX: Final = EMPIRES.index("vlix")
KORR: Final = EMPIRES.index("korr")
SYLARI: Final = EMPIRES.index("sylari")
OSTRUN: Final = EMPIRES.index("ostrun")
HENARI: Final = EMPIRES.index("henari")
TESSIK: Final = EMPIRES.index("tessik")
ULMAR: Final = EMPIRES.index("ulmar")
DRAVETH: Final = EMPIRES.index("draveth")
IVENN: Final = EMPIRES.index("ivenn")
QARTH: Final = EMPIRES.index("qarth")


def empire_number(empire: int, key: str) -> int:
    return _EMPIRES[empire].number(key)


_MEGASTRUCTURES: Final = FACTS.entries("megastructures")
MEGASTRUCTURES: Final = tuple(entry.text("key") for entry in _MEGASTRUCTURES)
MEGASTRUCTURE_COST: Final = tuple(entry.number("cost") for entry in _MEGASTRUCTURES)
_USES: Final = tuple((place, use) for place, entry in enumerate(_MEGASTRUCTURES) for use in entry.entries("effects"))
USES: Final = tuple(use.text("key") for _, use in _USES)
"""What megastructures can be used for."""
USE_OF: Final = tuple(place for place, _ in _USES)
DEVELOPMENT: Final = USES.index("development")
OVERLOAD: Final = USES.index("overload")
PLASMA_SHOT: Final = USES.index("plasma-shot")
CONVERSION: Final = USES.index("conversion")
TRANSMUTATION: Final = USES.index("transmutation")
SETTLEMENT: Final = USES.index("settlement")
SHIPYARD: Final = USES.index("shipyard")


def use_number(use: int, key: str) -> int:
    return _USES[use][1].number(key)


_DISCOVERIES: Final = FACTS.entries("discoveries")
DISCOVERIES: Final = tuple(entry.text("key") for entry in _DISCOVERIES)
IS_RELIC: Final = tuple(entry.text("kind") == "relic" for entry in _DISCOVERIES)
WARP: Final = DISCOVERIES.index("warp")
MATTER_SWAP: Final = DISCOVERIES.index("matter-swap")
BONUS_MOVE: Final = DISCOVERIES.index("bonus-move")
WARP_AND_MOVE: Final = DISCOVERIES.index("warp-and-move")
TELEPORT: Final = DISCOVERIES.index("teleport")
ATTACK_BONUS: Final = DISCOVERIES.index("attack-bonus")
MOVE_AND_ATTACK: Final = DISCOVERIES.index("move-and-attack")
TELEPORT_AND_BUILD: Final = DISCOVERIES.index("teleport-and-build")
SUPPLIES: Final = DISCOVERIES.index("supplies")
LIBRARY: Final = DISCOVERIES.index("alien-library")
GUARDIAN: Final = DISCOVERIES.index("guardian")
QUADRANT_TILES: Final = 4
"""Of each kind of discovery there is one tile in each quadrant."""


def discovery_number(discovery: int, key: str, missing: int | None = None) -> int:
    return _DISCOVERIES[discovery].number(key, missing)


def discovery_set(players: int) -> list[int]:
    """The tiles of each quadrant, when they are not chosen at random."""
    return FACTS.entry_with("discovery_sets", players=players).numbers_of("tiles", DISCOVERIES)


def setup_facts(players: int) -> Entry:
    return FACTS.entry_with("setups", players=players)


def places_in(area: Entry) -> list[int]:
    """The places that are laid out face down in an area."""
    return area.numbers_of("places", PLACES)


NOISES: Final = tuple(entry.text("key") for entry in FACTS.entries("noise"))
NOISE_ANGLE: Final = tuple(entry.number("angle_millidegrees") for entry in FACTS.entries("noise"))
NOISE_STRENGTH: Final = tuple(entry.number("strength_per_mille") for entry in FACTS.entries("noise"))
