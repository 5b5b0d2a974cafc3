"""The sky in all its 512 positions: what every space shows, what rotations carry and push (pages 8, 16)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from orrery.games.seti.facts.board import PLANETS, SPACE_NAMES
from orrery.games.seti.rules.movement import rotate

from .scenario import Scenario

DISC_1 = ["hole mercury empty venus hole earth empty hole"]
DISC_2 = [
    "hole hole empty asteroids empty asteroids empty hole",
    "hole hole mars hole hole empty asteroids hole",
]
DISC_3 = [
    "empty comet asteroids hole hole empty asteroids asteroids",
    "comet hole empty hole asteroids empty hole asteroids",
    "hole hole empty jupiter empty hole hole saturn",
]
BOARD = [
    "asteroids comet empty asteroids asteroids empty comet comet",
    "empty comet asteroids empty comet empty asteroids empty",
    "empty asteroids comet asteroids asteroids empty empty asteroids",
    "uranus empty empty neptune empty comet empty comet",
]
LAYERS = [[row.split() for row in layer] for layer in (DISC_1, DISC_2, DISC_3, BOARD)]
"""As printed, from the top down; rings from the Sun outwards, sectors clockwise."""
KINDS = ["hole", "empty", "asteroids", "comet", *PLANETS]
FIXED = 3

Offsets = tuple[int, int, int]
ALL = list(product(range(8), range(8), range(8)))


def look(offsets: Offsets, space: int, found: bool = False) -> tuple[int, str]:
    """A second reading of the discs: the topmost layer without a hole there, and what it shows."""
    ring, sector = divmod(space, 8)
    for layer, turned in enumerate((*offsets, 0)):
        x = (sector - turned) % 8
        cell = LAYERS[layer][ring][x] if ring < len(LAYERS[layer]) else "hole"
        if found and (layer, ring, x) == (2, 2, 5):
            cell = "oumuamua"
        if cell != "hole":
            return layer, cell
    raise AssertionError("the board has no holes")


def turned(offsets: Offsets, discs: int) -> Offsets:
    """This many discs one step counter-clockwise."""
    one, two, three = ((offset - (disc < discs)) % 8 for disc, offset in enumerate(offsets))
    return one, two, three


def skies(found: bool) -> Iterator[tuple[Scenario, Offsets]]:
    """One table whose discs are laid in every position."""
    game = Scenario(species=("oumuamua", "anomalies"), discovered=["oumuamua"] if found else [])
    for offsets in ALL:
        yield game.sky(*offsets), offsets


@pytest.mark.parametrize("found", [False, True])
def test_every_space_shows_the_topmost_cell_without_a_hole(found: bool) -> None:
    for game, offsets in skies(found):
        shown = [KINDS[game.state.cell_at(space)] for space in range(32)]
        assert shown == [look(offsets, space, found)[1] for space in range(32)]


@pytest.mark.parametrize("found", [False, True])
def test_every_planet_is_visible_in_exactly_one_space(found: bool) -> None:
    """'Oumuamua lies in a gap of the third disc once it is found, and is nowhere before."""
    names = PLANETS if found else [name for name in PLANETS if name != "oumuamua"]
    for game, offsets in skies(found):
        shown = [look(offsets, space, found)[1] for space in range(32)]
        assert all(shown.count(planet) == 1 for planet in names)
        assert [game.state.space_of(PLANETS.index(planet)) for planet in names] == [
            shown.index(planet) for planet in names
        ]
        assert found or game.state.space_of(PLANETS.index("oumuamua")) == -1


@pytest.mark.parametrize("found", [False, True])
@pytest.mark.parametrize("discs", [1, 2, 3])
def test_rotations_carry_and_push_from_every_space_in_every_sky(discs: int, found: bool) -> None:
    """3: what stands on a turning disc goes along; what is hit goes one step ahead and hits no turning disc again."""
    for game, before in skies(found):
        after = turned(before, discs)
        game.me.probes = list(range(32))
        game.me.publicity = 0
        game.state.rotation = discs - 1
        game.table.events = []
        rotate(game.table, 0)
        ahead = [space // 8 * 8 + (space - 1) % 8 for space in range(32)]
        carried = [look(before, space, found)[0] < discs for space in range(32)]
        hit = [not carried[space] and look(after, space, found)[0] < discs for space in range(32)]
        moves = [carried[space] or hit[space] for space in range(32)]
        assert tuple(game.state.offsets) == after
        assert game.me.probes == [ahead[space] if moves[space] else space for space in range(32)]
        assert [facts[:1] for _, facts in game.facts("pushed")] == [[ahead[space]] for space in range(32) if hit[space]]
        assert all(look(after, ahead[space], found)[0] >= discs for space in range(32) if hit[space])
        paying = [look(after, ahead[space], found)[1] for space in range(32) if hit[space]]
        visits = sum(cell not in ("empty", "asteroids", "earth") for cell in paying)
        assert game.me.publicity == min(visits, 10)


def test_the_discs_turn_in_a_fixed_rhythm() -> None:
    """Page 16: the smallest disc, then two, then all three, then the smallest again."""
    game = Scenario()
    seen = []
    for _ in range(7):
        rotate(game.table, 0)
        seen.append(game.state.offsets[:])
    assert seen == [[7, 0, 0], [6, 7, 0], [5, 6, 7], [4, 6, 7], [3, 5, 7], [2, 4, 6], [1, 4, 6]]
    assert [facts for _, facts in game.facts("sky-turned")] == [[1], [2], [3], [1], [2], [3], [1]]


def test_the_rhythm_goes_on_over_the_rounds() -> None:
    game = Scenario().do("pass", "pass")
    assert (game.state.rounds, game.state.rotation) == (2, 1)
    game.do("pass", "pass")
    assert (game.state.rounds, game.state.offsets) == (3, [6, 7, 0])


def test_every_rotation_moves_earth_by_one_sector() -> None:
    """2: the smallest disc always turns."""
    game = Scenario()
    sectors = []
    for _ in range(8):
        rotate(game.table, 0)
        sectors.append(game.state.earth_sector())
    assert sectors == [4, 3, 2, 1, 0, 7, 6, 5]


def test_anomalies_pay_after_three_two_and_three_rotations() -> None:
    """2: the one in Earth's sector at the discovery does not pay at once, but comes last."""
    game = Scenario(species=("mascamites", "anomalies"))
    game.deals("signs-of-life", 5, 0, 0, 0, 2, 0)
    game.discover("anomalies")
    for color in ("red", "yellow", "blue"):
        game.trace(0, "right", color, "row-1")
    paid = []
    for number in range(1, 17):
        before = len(game.facts("anomaly-triggered"))
        rotate(game.table, 0)
        paid += [(number, facts[0]) for _, facts in game.facts("anomaly-triggered")[before:]]
    assert paid == [(3, 2), (5, 1), (8, 0), (11, 2), (13, 1), (16, 0)]


def test_the_example_of_three_rotations() -> None:
    """Page 16: green stands in a gap and stays; then the second disc pushes it onto a comet; then it is carried."""
    game = Scenario(probes=["2-1"])
    places = []
    for _ in range(3):
        rotate(game.table, 0)
        places.append((game.probes(), game.me.publicity))
    assert places == [(["2-1"], 4), (["2-0"], 5), (["2-7"], 5)]


def test_spaces_are_named_by_ring_and_sector() -> None:
    assert (SPACE_NAMES[0], SPACE_NAMES[7], SPACE_NAMES[8], SPACE_NAMES[31]) == ("1-0", "1-7", "2-0", "4-7")
