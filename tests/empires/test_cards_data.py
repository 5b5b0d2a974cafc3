"""What is in the box (pages 4-5) and what cards say, as far as the facts hold it; where each fact comes from."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.games.empires.facts.board import (
    BUILDING_COUNT,
    BUILDINGS,
    COLOURS,
    DEFENCE,
    FACTS,
    GUARDIAN_X,
    HOLES,
    LEVELS,
    LONG,
    MINES_OF_A_PLAYER,
    MOST,
    QUADRANTS,
    RELIC_LIMIT,
    ROBOTS,
    SHIP_SLOTS,
    SHIPS,
    SHORT,
)
from orrery.games.empires.facts.cards import (
    DISCOVERIES,
    EMPIRES,
    IS_RELIC,
    MEGASTRUCTURE_COST,
    MEGASTRUCTURES,
    NOISE_ANGLE,
    NOISE_STRENGTH,
    NOISES,
    QUADRANT_TILES,
    SHIP_ATTACK,
    SHIP_DEFENCE,
    SHIP_LANDS,
    SIDE_OF,
    TILE_OF,
    TILE_TECHNOLOGIES,
    TILES,
    USE_OF,
    USES,
    colour_of,
    discovery_number,
    level_of,
)

SHIPS_OF_TECHNOLOGIES = {
    "star-hammer": (2, 1, False),
    "phase-ship": (1, 1, False),
    "juggernaut": (1, 2, False),
    "constructor": (1, 1, True),
    "battleship": (2, 2, False),
    "carrier": (1, 1, False),
    "bastion": (0, 3, False),
    "colony-ship": (0, 1, True),
}
"""Attack, defence, whether it lands."""


def test_pieces_of_a_player() -> None:
    assert dict(zip(BUILDINGS, BUILDING_COUNT, strict=True)) == {
        "outpost": 4,
        "city": 4,
        "research-centre": 8,
        "starbase": 4,
    }
    assert dict(zip(BUILDINGS, DEFENCE, strict=True)) == {
        "outpost": 1,
        "city": 2,
        "research-centre": 0,
        "starbase": 1,
    }
    assert (SHIPS, SHIP_SLOTS, MOST.number("energy"), MINES_OF_A_PLAYER, RELIC_LIMIT) == (6, 10, 9, 2, 3)


def test_the_galaxy_has_four_quadrants_of_seven_holes_and_a_space_for_a_guardian() -> None:
    assert Counter(hole.split("-")[0] for hole in HOLES) == Counter(dict.fromkeys(QUADRANTS, 7))
    assert len(GUARDIAN_X) == 4
    assert ROBOTS == 12


def test_the_ruler_has_a_short_and_a_long_edge() -> None:
    assert 0 < SHORT < LONG


def test_44_discoveries_32_of_them_relics() -> None:
    assert len(DISCOVERIES) * QUADRANT_TILES == 44
    assert sum(IS_RELIC) * QUADRANT_TILES == 32


def test_32_technologies_on_eight_tiles_with_two_sides() -> None:
    assert len(TILE_TECHNOLOGIES) == len(set(TILE_TECHNOLOGIES)) == 32
    for tech in range(32):
        assert TILE_OF[tech] == colour_of(tech) * 2 + (level_of(tech) - 1) // 2
    seen = Counter((SIDE_OF[tech], colour_of(tech), level_of(tech)) for tech in range(32))
    assert set(seen.values()) == {1}
    assert len(seen) == 2 * len(COLOURS) * LEVELS
    assert TILES == 8


def test_technologies_of_level_three_are_advanced_ships() -> None:
    found = {
        key: (SHIP_ATTACK[tech], SHIP_DEFENCE[tech], SHIP_LANDS[tech])
        for tech, key in enumerate(TILE_TECHNOLOGIES)
        if level_of(tech) == 3
    }
    assert found == SHIPS_OF_TECHNOLOGIES


def test_most_advanced_ships_do_not_land() -> None:
    assert sum(lands for _, _, lands in SHIPS_OF_TECHNOLOGIES.values()) == 2


def test_ten_empires_and_four_megastructures_with_seven_uses() -> None:
    assert len(EMPIRES) == len(set(EMPIRES)) == 10
    assert dict(zip(MEGASTRUCTURES, MEGASTRUCTURE_COST, strict=True)) == {
        "dyson-sphere": 2,
        "star-devourer": 3,
        "converter": 2,
        "ring-world": 2,
    }
    assert [MEGASTRUCTURES[place] for place in USE_OF] == [
        *["dyson-sphere"] * 2,
        "star-devourer",
        *["converter"] * 2,
        *["ring-world"] * 2,
    ]
    assert len(USES) == 7


@pytest.mark.parametrize(
    ("relic", "key", "number"),
    [
        ("warp", "ships", 4),
        ("bonus-move", "flicks", 4),
        ("warp-and-move", "ships", 2),
        ("warp-and-move", "flicks", 2),
        ("teleport", "troops", 2),
        ("attack-bonus", "attack", 2),
        ("move-and-attack", "flicks", 2),
        ("move-and-attack", "attack", 1),
        ("teleport-and-build", "troops", 1),
        ("supplies", "energy", 2),
        ("supplies", "troops", 1),
        ("alien-library", "energy", 2),
        ("guardian", "points", 1),
    ],
)
def test_numbers_of_the_overview_of_discoveries(relic: str, key: str, number: int) -> None:
    assert discovery_number(DISCOVERIES.index(relic), key) == number


def test_hands_are_steady_in_four_degrees() -> None:
    """Deviations in thousandths of a degree and of the power."""
    found = {noise: (NOISE_ANGLE[place], NOISE_STRENGTH[place]) for place, noise in enumerate(NOISES)}
    assert found == {"none": (0, 0), "expert": (300, 15), "good": (600, 20), "casual": (1200, 40)}


def test_every_card_says_where_its_facts_come_from() -> None:
    sections = ("technologies", "missions", "empires", "megastructures", "discoveries")
    known = {entry.text("provenance") for section in sections for entry in FACTS.entries(section)}
    assert known == {"rulebook", "reconstructed"}
