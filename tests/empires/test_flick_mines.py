"""Mines (page 23): laid once a turn near one's own ship; who is flicked onto one is destroyed with it."""

from __future__ import annotations

from math import hypot

import pytest

from orrery.games.empires.facts.board import HOLE_X, HOLE_Y, HOLES, MM

from .scenario import Scenario

FAR = (360.0, 360.0)


def places(game: Scenario) -> list[tuple[int, int]]:
    """The places that are offered, in millimetres."""
    assert game.asked == "place-mine"
    words = [option.split() for option in game.options]
    return [(int(column) * 10, int(row) * 10) for _, column, row in words]


def mined(*mines: tuple[int, int, int], owner_techs: int = 1) -> Scenario:
    """Mines as owner and place in millimetres."""
    game = Scenario().techs(owner_techs, "mines")
    for owner, x, y in mines:
        game.state.mine_owner.append(owner)
        game.state.mine_x.append(x * MM)
        game.state.mine_y.append(y * MM)
    return game


# Laying


def test_a_mine_is_laid_as_a_manoeuvre_and_uses_no_flick() -> None:
    game = Scenario().techs(0, "mines").ship(0, "ship-1", FAR).choose("move")
    assert "lay-mine 0" in game.options
    game.do("lay-mine 0", "place 36 40")
    assert game.view["mines"] == [{"owner": 0, "x": 360_000, "y": 400_000}]
    assert game.view["left"] == 2
    assert "mine-laid" in game.told


def test_only_who_has_the_technology_lays_mines() -> None:
    game = Scenario().techs(1, "mines").ship(0, "ship-1", FAR).choose("move")
    assert not [option for option in game.options if option.startswith("lay-mine")]


def test_the_other_side_of_the_tile_lays_none() -> None:
    game = Scenario().techs(0, "energy-transfer").ship(0, "ship-1", FAR).choose("move")
    assert not [option for option in game.options if option.startswith("lay-mine")]


def test_a_mine_is_laid_once_a_turn() -> None:
    game = Scenario().techs(0, "mines").ship(0, "ship-1", FAR).choose("move").do("lay-mine 0", "place 36 40")
    assert not [option for option in game.options if option.startswith("lay-mine")]
    game.turn(0).choose("move")
    assert [option for option in game.options if option.startswith("lay-mine")] == ["lay-mine 0", "lay-mine 1"]


def test_a_player_has_two_mines_and_may_take_one_from_the_galaxy_again() -> None:
    game = mined((0, 100, 390), (1, 360, 200), (0, 600, 360), owner_techs=0).ship(0, "ship-1", FAR).choose("move")
    assert [option for option in game.options if option.startswith("lay-mine")] == ["lay-mine 1", "lay-mine 3"]
    game.do("lay-mine 3", "place 36 40")
    assert [(mine["owner"], mine["x"], mine["y"]) for mine in game.view["mines"]] == [
        (0, 100_000, 390_000),
        (1, 360_000, 200_000),
        (0, 360_000, 400_000),
    ]


def test_a_mine_that_is_moved_may_overlap_its_old_place() -> None:
    game = mined((0, 360, 400), owner_techs=0).ship(0, "ship-1", FAR).choose("move").do("lay-mine 1")
    assert (370, 400) in places(game)
    game.turn(0).choose("move").do("lay-mine 0")
    assert (370, 400) not in places(game)


def test_without_a_ship_in_the_galaxy_no_mine_is_laid() -> None:
    game = Scenario().techs(0, "mines").planet("alpha-middle", troops=1, bases=1).choose("move")
    assert "shift-base 1" in game.options
    assert not [option for option in game.options if option.startswith("lay-mine")]


@pytest.mark.parametrize(("ship", "radius"), [("ship-1", 9), ("orange-ship", 11)])
def test_a_mine_lies_in_short_range_of_ones_own_ship(ship: str, radius: int) -> None:
    game = Scenario().techs(0, "mines", "star-hammer").ship(0, ship, FAR).choose("move").do("lay-mine 0")
    found = places(game)
    away = [hypot(x - 360, y - 360) for x, y in found]
    assert max(away) <= 45 + radius + 10
    assert min(away) > radius + 10
    assert (360, 420) in found
    assert (360, 430) not in found


def test_ships_of_others_give_no_range_for_mines() -> None:
    game = Scenario().techs(0, "mines").ship(0, "ship-1", FAR).ship(1, "ship-1", (360, 60)).choose("move")
    game.do("lay-mine 0")
    assert max(hypot(x - 360, y - 360) for x, y in places(game)) <= 64


def test_a_mine_touches_no_orbit() -> None:
    game = Scenario().techs(0, "mines").ship(0, "ship-1", "alpha-middle").choose("move").do("lay-mine 0")
    found = places(game)
    assert found
    for x, y in found:
        away = [hypot(x - HOLE_X[hole] / MM, y - HOLE_Y[hole] / MM) for hole in range(len(HOLES))]
        assert min(away) > 50


@pytest.mark.parametrize("seat", [0, 1])
def test_a_mine_touches_no_ship(seat: int) -> None:
    """Neither ships of one's own nor of others: 19 mm from the middle of a ship the rims would touch."""
    game = Scenario().techs(0, "mines").ship(0, "ship-1", FAR).ship(seat, "ship-2", (360, 399)).choose("move")
    found = places(game.do("lay-mine 0"))
    assert (360, 380) not in found
    assert (360, 420) in found  # 21 mm away
    assert all(hypot(x - 360, y - 399) > 19 for x, y in found)


def test_a_mine_lies_on_no_guardian() -> None:
    game = Scenario().techs(0, "mines").guardian("alpha").ship(0, "ship-1", (250, 275)).choose("move")
    found = places(game.do("lay-mine 0"))
    assert all(hypot(x - 236, y - 240) >= 22.4 for x, y in found)


def test_a_mine_may_be_laid_beside_the_border() -> None:
    game = Scenario().techs(0, "mines").ship(0, "ship-1", (30, 360)).choose("move")
    found = places(game.do("lay-mine 0"))
    assert (10, 380) in found
    assert all(x >= 10 for x, _ in found)


# Being hit


def test_a_ship_flicked_onto_a_mine_is_destroyed_with_it_and_its_owner_scores() -> None:
    game = mined((1, 400, 360)).ship(0, "ship-1", FAR).choose("move").do("flick ship-1", "aim 0 30")
    assert game.at(0, "ship-1") is None
    assert game.me.normal_waiting() == 2
    assert game.view["mines"] == []
    assert [player.points for player in game.state.players] == [0, 1, 0, 0]
    assert game.state.pool == 39
    assert game.facts("mine-hit") == [(0, [0, 1, HOLES.index("beta-central")])]


def test_ones_own_mine_destroys_as_well_but_nobody_scores() -> None:
    game = mined((0, 400, 360), owner_techs=0).ship(0, "ship-1", FAR).choose("move").do("flick ship-1", "aim 0 30")
    assert game.at(0, "ship-1") is None
    assert game.view["mines"] == []
    assert [player.points for player in game.state.players] == [0, 0, 0, 0]


def test_a_mine_that_has_been_hit_can_be_laid_again() -> None:
    game = mined((0, 400, 360), (0, 100, 390), owner_techs=0).ship(0, "ship-1", FAR).ship(0, "ship-2", (360, 60))
    game.choose("move").do("flick ship-1", "aim 0 30")
    assert [option for option in game.options if option.startswith("lay-mine")] == ["lay-mine 0", "lay-mine 1"]


def test_passing_over_a_mine_at_full_speed_is_enough() -> None:
    game = mined((1, 200, 378)).ship(0, "ship-1", (110, 360)).choose("move").do("flick ship-1", "aim 0 60")
    assert game.at(0, "ship-1") is None
    assert game.view["mines"] == []


def test_passing_beside_a_mine_does_nothing() -> None:
    game = mined((1, 200, 380)).ship(0, "ship-1", (110, 360)).choose("move").do("flick ship-1", "aim 0 60")
    assert game.at(0, "ship-1") is not None
    assert len(game.view["mines"]) == 1


def test_a_mine_behind_a_ship_does_nothing() -> None:
    game = mined((1, 330, 360)).ship(0, "ship-1", FAR).choose("move").do("flick ship-1", "aim 0 30")
    assert game.at(0, "ship-1") is not None
    assert len(game.view["mines"]) == 1


def test_a_mine_beyond_the_end_of_the_way_does_nothing() -> None:
    game = mined((1, 560, 360)).ship(0, "ship-1", FAR).choose("move").do("flick ship-1", "aim 0 40")
    rest = game.at(0, "ship-1")
    assert rest is not None
    assert 522 < rest[0] < 541


def test_a_mine_is_found_after_a_bounce_as_well() -> None:
    """Up to a planet and back nearly to where the ship began: the mine lies beside the turn."""
    game = mined((1, 194, 239)).ship(0, "ship-1", (176, 300)).choose("move").do("flick ship-1", "aim 2700 54")
    assert game.at(0, "ship-1") is None
    beside = mined((1, 200, 239)).ship(0, "ship-1", (176, 300)).choose("move").do("flick ship-1", "aim 2700 54")
    rest = beside.at(0, "ship-1")
    assert rest is not None
    assert rest[1] > 280


def test_a_mine_behind_the_planet_that_throws_a_ship_back_does_nothing() -> None:
    game = mined((1, 176, 130)).ship(0, "ship-1", (176, 340)).choose("move").do("flick ship-1", "aim 2700 36")
    rest = game.at(0, "ship-1")
    assert rest is not None
    assert 213 < rest[1] < 220


@pytest.mark.parametrize("mines", [[(2, 400, 360), (1, 450, 360)], [(1, 450, 360), (2, 400, 360)]])
def test_only_the_first_of_two_mines_is_used_up(mines: list[tuple[int, int, int]]) -> None:
    game = mined(*mines).ship(0, "ship-1", FAR).choose("move").do("flick ship-1", "aim 0 50")
    assert [mine["owner"] for mine in game.view["mines"]] == [1]
    assert [player.points for player in game.state.players] == [0, 0, 1, 0]


def test_a_mine_that_is_touched_before_an_enemy_ship_saves_that_ship() -> None:
    game = mined((2, 390, 360)).ship(0, "ship-1", FAR).ship(1, "ship-1", (440, 360))
    game.choose("move").do("flick ship-1", "aim 0 50")
    assert game.at(0, "ship-1") is None
    assert game.at(1, "ship-1") is not None
    assert "rammed" not in game.told
    assert game.view["mines"] == []


def test_a_mine_behind_a_rammed_ship_is_not_touched_any_more() -> None:
    game = mined((2, 470, 360)).ship(0, "ship-1", FAR).ship(1, "ship-1", (400, 375))
    game.choose("move").flies("ship-1", to=(500, 360), touching=[("ship", 1, "ship-1")])
    game.do("flick ship-1", "aim 0 60")
    assert "rammed" in game.told
    assert len(game.view["mines"]) == 1
    assert [player.points for player in game.state.players] == [0, 0, 0, 0]


def test_a_ship_that_is_only_pushed_over_a_mine_is_not_destroyed() -> None:
    game = mined((2, 440, 360)).ship(0, "ship-1", FAR).ship(0, "ship-2", (390, 360))
    game.choose("move").do("flick ship-1", "aim 0 40")
    pushed = game.at(0, "ship-2")
    assert pushed is not None
    assert pushed[0] > 421
    assert len(game.view["mines"]) == 1


def test_a_pushed_ship_may_rest_on_a_mine_and_is_destroyed_when_it_is_flicked() -> None:
    game = mined((2, 440, 360)).ship(0, "ship-1", FAR).ship(0, "ship-2", (390, 360)).choose("move")
    game.flies("ship-1", to=(380, 360), pushed=[(0, "ship-2", (436, 360))]).do("flick ship-1", "aim 0 40")
    assert game.at(0, "ship-2") == (436, 360)
    game.do("flick ship-2", "aim 0 30")
    assert game.at(0, "ship-2") is None
    assert game.state.players[2].points == 1


def test_a_juggernaut_is_not_safe_from_mines() -> None:
    game = mined((1, 400, 360)).techs(0, "juggernaut").ship(0, "purple-ship", FAR).choose("move")
    game.do("flick purple-ship", "aim 0 30")
    assert game.at(0, "purple-ship") is None


def test_a_larger_ship_touches_a_mine_from_farther_away() -> None:
    game = mined((1, 200, 380)).techs(0, "star-hammer").ship(0, "orange-ship", (115, 360)).choose("move")
    game.do("flick orange-ship", "aim 0 60")
    assert game.at(0, "orange-ship") is None


def test_a_ship_on_a_mine_that_also_leaves_the_galaxy_is_destroyed_once() -> None:
    game = mined((1, 660, 360)).ship(0, "ship-1", (600, 360)).choose("move").do("flick ship-1", "aim 0 100")
    assert game.at(0, "ship-1") is None
    assert "mine-hit" in game.told
    assert "lost" not in game.told
