"""Where discs lie (pages 7, 9): orbits, ranges, free places."""

from __future__ import annotations

from itertools import combinations
from math import hypot

import pytest

from orrery import RandomDealer
from orrery.games.empires.facts.board import (
    ADVANCED_RADIUS,
    GUARDIAN_RADIUS,
    HOLE_RADIUS,
    HOLE_X,
    HOLE_Y,
    HOLES,
    LONG,
    MINE_RADIUS,
    MM,
    NOTHING,
    ORBIT_RADIUS,
    SHIP_RADIUS,
    SHORT,
    SIZE,
    STARBASE_RADIUS,
)
from orrery.games.empires.flick import geometry
from orrery.games.empires.flick.geometry import ANGLES, RINGS
from orrery.games.empires.position import discs
from orrery.games.empires.rules.placing import has_room

from .scenario import Scenario

MIDDLE = HOLES.index("alpha-middle")
"""At 176, 184."""


# Orbits


@pytest.mark.parametrize("radius", [SHIP_RADIUS, ADVANCED_RADIUS])
def test_who_touches_the_ring_from_outside_is_in_orbit(radius: int) -> None:
    y = HOLE_Y[MIDDLE] + ORBIT_RADIUS + radius
    assert geometry.in_orbit(HOLE_X[MIDDLE], y, radius, MIDDLE)
    assert geometry.in_orbit(HOLE_X[MIDDLE], y + 1, radius, MIDDLE)  # places are rounded to so much
    assert not geometry.in_orbit(HOLE_X[MIDDLE], y + 2, radius, MIDDLE)
    assert geometry.orbit_of(HOLE_X[MIDDLE], y, radius) == MIDDLE
    assert geometry.orbit_of(HOLE_X[MIDDLE], y + 2, radius) == NOTHING


def test_no_disc_is_in_two_orbits() -> None:
    for one, other in combinations(range(len(HOLES)), 2):
        apart = hypot(HOLE_X[one] - HOLE_X[other], HOLE_Y[one] - HOLE_Y[other])
        assert apart > 2 * (ORBIT_RADIUS + ADVANCED_RADIUS + 1)


def test_the_orbit_is_found_wherever_a_disc_lies() -> None:
    dealer = RandomDealer(4)
    for _ in range(5000):
        x, y = dealer.below(SIZE + 1), dealer.below(SIZE + 1)
        for radius in (SHIP_RADIUS, ADVANCED_RADIUS):
            found = [hole for hole in range(len(HOLES)) if geometry.in_orbit(x, y, radius, hole)]
            assert geometry.orbit_of(x, y, radius) == (found[0] if found else NOTHING)
    assert geometry.orbit_of(0, SIZE, SHIP_RADIUS) == NOTHING
    assert geometry.orbit_of(SIZE, SIZE, SHIP_RADIUS) == NOTHING


def test_ships_of_the_player_board_are_in_no_orbit() -> None:
    game = Scenario().ship(0, "ship-2", "alpha-middle").techs(0, "star-hammer").ship(0, "orange-ship", "alpha-middle")
    assert discs.ship_orbit(game.state, 0, 0) == NOTHING
    assert discs.ship_orbit(game.state, 0, 1) == MIDDLE
    assert discs.ships_in_orbit(game.state, 0, MIDDLE) == [1, 6]
    assert discs.ships_in_orbit(game.state, 1, MIDDLE) == []
    assert discs.has_ship_in_orbit(game.state, 0, MIDDLE)
    assert not discs.has_ship_in_orbit(game.state, 0, MIDDLE + 1)
    assert discs.occupied_orbits(game.state, 0) == 1 << MIDDLE


def test_what_is_known_of_a_fleet_follows_its_ships() -> None:
    game = Scenario().ship(0, "ship-2", "alpha-middle")
    twin = game.me.copy()
    assert twin.ships_out() == [1]
    twin.put(0, 360 * MM, 360 * MM)
    assert (twin.ships_out(), twin.fleet.discs[0]) == ([0, 1], (360 * MM, 360 * MM, SHIP_RADIUS))
    twin.take_back(1)
    assert (twin.ships_out(), twin.fleet.around, twin.fleet.orbits[1]) == ([0], 0, NOTHING)
    assert (game.me.ships_out(), game.me.fleet.around, game.me.fleet.orbits[1]) == ([1], 1 << MIDDLE, MIDDLE)


def test_an_advanced_ship_is_in_orbit_from_farther_away() -> None:
    game = Scenario().techs(0, "star-hammer").ship(0, "orange-ship", (176, 235)).ship(0, "ship-1", (226, 184))
    assert discs.ships_in_orbit(game.state, 0, MIDDLE) == [6]
    assert discs.has_ship_in_orbit(game.state, 0, MIDDLE)
    game.me.take_back(6)
    assert not discs.has_ship_in_orbit(game.state, 0, MIDDLE)


# Ranges


@pytest.mark.parametrize(("edge", "millimetres"), [(SHORT, 45), (LONG, 75)])
def test_range_is_measured_from_rim_to_rim(edge: int, millimetres: int) -> None:
    apart = millimetres * MM + SHIP_RADIUS + GUARDIAN_RADIUS
    assert geometry.gap_at_most(0, 0, SHIP_RADIUS, apart, 0, GUARDIAN_RADIUS, edge)
    assert geometry.gap_at_most(0, 0, SHIP_RADIUS, 0, apart + 1, GUARDIAN_RADIUS, edge)
    assert not geometry.gap_at_most(0, 0, SHIP_RADIUS, apart + 2, 0, GUARDIAN_RADIUS, edge)


# Free places


def test_a_disc_lies_in_the_galaxy_with_its_whole_body() -> None:
    state = Scenario().state
    assert discs.is_free(state, SHIP_RADIUS, 360 * MM, SHIP_RADIUS)
    assert not discs.is_free(state, SHIP_RADIUS - 1, 360 * MM, SHIP_RADIUS)
    assert discs.is_free(state, 360 * MM, SIZE - SHIP_RADIUS, SHIP_RADIUS)
    assert not discs.is_free(state, 360 * MM, SIZE - SHIP_RADIUS + 1, SHIP_RADIUS)
    assert not discs.is_free(state, -5 * MM, 360 * MM, SHIP_RADIUS)


def test_a_disc_may_touch_but_not_overlap() -> None:
    game = Scenario().ship(1, "ship-1", (360, 360)).guardian("alpha")
    game.state.mine_owner, game.state.mine_x, game.state.mine_y = [0], [500 * MM], [360 * MM]
    touching = [
        (HOLE_X[MIDDLE], HOLE_Y[MIDDLE], HOLE_RADIUS),
        (360 * MM, 360 * MM, SHIP_RADIUS),
        (236 * MM, 240 * MM, GUARDIAN_RADIUS),
        (500 * MM, 360 * MM, MINE_RADIUS),
    ]
    for x, y, size in touching:
        assert discs.is_free(game.state, x, y + size + SHIP_RADIUS, SHIP_RADIUS)
        assert not discs.is_free(game.state, x, y + size + SHIP_RADIUS - 1, SHIP_RADIUS)


def test_starbases_are_in_the_way_as_well() -> None:
    game = Scenario().planet("alpha-middle", bases=1)
    x, y = game.state.base_x[0], game.state.base_y[0]
    assert not discs.is_free(game.state, x, y, STARBASE_RADIUS)


def test_discs_are_ships_starbases_and_guardians_but_no_mines() -> None:
    game = Scenario().ship(0, "ship-1", (360, 360)).ship(1, "ship-1", (360, 60)).guardian("delta")
    game.planet("alpha-middle", bases=1).techs(0, "star-hammer").ship(0, "orange-ship", (60, 360))
    game.state.mine_owner, game.state.mine_x, game.state.mine_y = [0], [500 * MM], [360 * MM]
    found = discs.all_discs(game.state, NOTHING, NOTHING)
    sizes = [SHIP_RADIUS, ADVANCED_RADIUS, SHIP_RADIUS, STARBASE_RADIUS, GUARDIAN_RADIUS]
    assert [size for _, _, size in found] == sizes
    assert found[-1][:2] == (236 * MM, 480 * MM)
    assert len(discs.all_discs(game.state, 360 * MM, 360 * MM)) == 4
    assert len(discs.obstacles(game.state)) == 6
    assert len(discs.obstacles(game.state, 500 * MM, 360 * MM)) == 5


# Places in an orbit


@pytest.mark.parametrize("radius", [SHIP_RADIUS, ADVANCED_RADIUS, STARBASE_RADIUS])
def test_every_place_of_an_orbit_is_in_that_orbit_and_on_no_location(radius: int) -> None:
    for hole in range(len(HOLES)):
        for ring in range(len(RINGS)):
            for angle in range(ANGLES):
                x, y = geometry.spot(hole, ring, angle, radius)
                assert geometry.in_orbit(x, y, radius, hole)
                assert not geometry.within(x, y, HOLE_X[hole], HOLE_Y[hole], HOLE_RADIUS + radius)


def test_places_go_clockwise_and_outwards() -> None:
    x, y = HOLE_X[MIDDLE], HOLE_Y[MIDDLE]
    assert geometry.spot(MIDDLE, 0, 0, SHIP_RADIUS) == (x + 30 * MM, y)
    assert geometry.spot(MIDDLE, 1, 18, SHIP_RADIUS) == (x, y + 40 * MM)
    assert geometry.spot(MIDDLE, 2, 36, SHIP_RADIUS) == (x - 49 * MM + 10, y)


def test_places_outside_the_galaxy_are_not_offered() -> None:
    game = Scenario().techs(0, "star-hammer")
    edge = HOLES.index("alpha-edge-a")  # 58 mm from the border
    assert 2 * ANGLES + 36 not in discs.free_spots(game.state, edge, ADVANCED_RADIUS)
    assert 2 * ANGLES + 36 in discs.free_spots(game.state, MIDDLE, ADVANCED_RADIUS)
    assert len(discs.free_spots(game.state, MIDDLE, SHIP_RADIUS)) == 3 * ANGLES


def test_free_places_are_those_where_nothing_is_in_the_way() -> None:
    game = Scenario().ship(0, "ship-1", "alpha-middle").ship(1, "ship-1", "alpha-middle").ship(2, "ship-1", (236, 184))
    game.planet("alpha-middle", bases=2).guardian("alpha")
    for radius in (SHIP_RADIUS, ADVANCED_RADIUS, STARBASE_RADIUS):
        free = [
            place
            for place in range(len(RINGS) * ANGLES)
            if discs.is_free(game.state, *geometry.spot_at(MIDDLE, place, radius), radius)
        ]
        assert discs.free_spots(game.state, MIDDLE, radius) == free
        assert 0 < len(free) < 3 * ANGLES


def test_wherever_a_disc_lies_exactly_the_places_it_covers_are_taken() -> None:
    dealer = RandomDealer(6)
    edge = HOLES.index("alpha-edge-a")
    for _ in range(300):
        game = Scenario()
        game.me.put(0, HOLE_X[edge] - 58 * MM + dealer.below(116 * MM), HOLE_Y[edge] - 58 * MM + dealer.below(116 * MM))
        among = discs.obstacles(game.state)
        spots = [geometry.spot_at(edge, place, SHIP_RADIUS) for place in range(3 * ANGLES)]
        free = [place for place, (x, y) in enumerate(spots) if geometry.fits(x, y, SHIP_RADIUS, among)]
        assert discs.free_spots(game.state, edge, SHIP_RADIUS) == free


@pytest.mark.parametrize("radius", [SHIP_RADIUS, ADVANCED_RADIUS, STARBASE_RADIUS])
def test_three_discs_never_fill_an_orbit(radius: int) -> None:
    """Even the largest ones, as near to the location as they can lie."""
    for apart in range(1, ANGLES // 3 + 1):
        game = Scenario()
        for ship, angle in enumerate((0, apart, 2 * apart)):
            game.techs(0, "star-hammer", "juggernaut", "carrier")
            game.me.put(6 + ship, *geometry.spot(MIDDLE, 0, angle, ADVANCED_RADIUS))
        assert discs.free_spots(game.state, MIDDLE, radius)
        assert has_room(game.state, MIDDLE, radius)


def test_a_full_orbit_has_no_room() -> None:
    game = Scenario()
    seats = [(seat, ship) for seat in range(4) for ship in range(6)]
    for (seat, ship), angle in zip(seats, range(0, ANGLES, 6), strict=False):
        game.state.players[seat].put(ship, *geometry.spot(MIDDLE, 1, angle, SHIP_RADIUS))
    assert discs.free_spots(game.state, MIDDLE, SHIP_RADIUS) == []
    assert not has_room(game.state, MIDDLE, SHIP_RADIUS)


# The next free place


def test_a_free_place_is_its_own_nearest() -> None:
    state = Scenario().state
    assert discs.nearest_free(state, 360 * MM, 360 * MM, SHIP_RADIUS) == (360 * MM, 360 * MM)
    assert discs.nearest_in_orbit(state, MIDDLE, 216 * MM, 184 * MM, SHIP_RADIUS) == (216 * MM, 184 * MM)


def test_otherwise_it_is_as_near_as_can_be() -> None:
    game = Scenario().ship(1, "ship-1", (360, 360))
    x, y = discs.nearest_free(game.state, 365 * MM, 360 * MM, SHIP_RADIUS)
    assert (x, y) == (378 * MM, 360 * MM)
    assert discs.nearest_free(game.state, 350 * MM, 360 * MM, SHIP_RADIUS) == (342 * MM, 360 * MM)


def test_in_an_orbit_it_is_the_next_free_place_of_the_orbit() -> None:
    game = Scenario().ship(1, "ship-1", (216, 184))
    start = (216 * MM, 186 * MM)
    found = discs.nearest_in_orbit(game.state, MIDDLE, *start, STARBASE_RADIUS)
    free = discs.free_spots(game.state, MIDDLE, STARBASE_RADIUS)
    spots = [geometry.spot_at(MIDDLE, place, STARBASE_RADIUS) for place in free]
    assert found in spots
    assert hypot(found[0] - start[0], found[1] - start[1]) == min(hypot(x - start[0], y - start[1]) for x, y in spots)


@pytest.mark.parametrize(
    ("left", "put"),
    [
        ((0, 300), (9, 300)),
        ((720, 300), (711, 300)),
        ((300, 0), (300, 9)),
        ((300, 720), (300, 711)),
        ((0, 3), (9, 9)),
        ((720, 720), (711, 711)),
    ],
)
def test_who_is_pushed_out_lies_with_its_rim_on_the_border(left: tuple[int, int], put: tuple[int, int]) -> None:
    found = discs.on_the_border(Scenario().state, left[0] * MM, left[1] * MM, SHIP_RADIUS)
    assert found == (put[0] * MM, put[1] * MM)


def test_along_the_border_to_the_next_free_place() -> None:
    game = Scenario().ship(1, "ship-1", (300, 9))
    assert discs.on_the_border(game.state, 303 * MM, 0, SHIP_RADIUS) == (318 * MM, 9 * MM)
    assert discs.on_the_border(game.state, 297 * MM, 0, SHIP_RADIUS) == (282 * MM, 9 * MM)
    game.ship(1, "ship-1", (9, 300))
    assert discs.on_the_border(game.state, 0, 303 * MM, SHIP_RADIUS) == (9 * MM, 318 * MM)


# Places of the grid


def test_free_cells_are_those_where_a_disc_can_lie() -> None:
    game = Scenario().ship(1, "ship-1", (363, 358)).guardian("alpha").planet("alpha-middle", bases=1)
    among = discs.obstacles(game.state)
    for radius in (SHIP_RADIUS, ADVANCED_RADIUS, MINE_RADIUS):
        cells = range(geometry.CELLS * geometry.CELLS)
        free = [cell for cell in cells if discs.is_free(game.state, *geometry.cell_place(cell), radius)]
        assert geometry.free_cells(radius, among) == free


def test_cells_near_a_place_are_all_within_the_distance() -> None:
    for x, y in ((363 * MM, 358 * MM), (5 * MM, 715 * MM)):
        cells = range(geometry.CELLS * geometry.CELLS)
        near = [cell for cell in cells if geometry.within(*geometry.cell_place(cell), x, y, 40 * MM)]
        assert geometry.cells_near(x, y, 40 * MM) == near
