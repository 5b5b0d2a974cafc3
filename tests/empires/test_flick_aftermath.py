"""After a flick (pages 7, 12, 14, 22): ships lost and pushed out, starbases and guardians put back."""

from __future__ import annotations

from math import hypot

from orrery.games.empires.facts.board import HOLES, MM, SIZE, STARBASE_RADIUS
from orrery.games.empires.flick.geometry import in_orbit

from .scenario import Scenario

FAR = (360.0, 360.0)


# Lost in space


def test_a_ship_flicked_out_of_the_galaxy_is_lost_and_lies_on_the_player_board() -> None:
    game = Scenario().ship(0, "ship-1", FAR).choose("move")
    game.flies("ship-1", to=None).do("flick ship-1", "aim 0 100")
    assert game.at(0, "ship-1") is None
    assert game.me.normal_waiting() == 2
    assert game.facts("lost") == [(0, [0])]


def test_a_real_flick_over_the_border_is_lost() -> None:
    game = Scenario().ship(0, "ship-1", (640, 360)).choose("move").do("flick ship-1", "aim 0 100")
    assert game.at(0, "ship-1") is None
    assert "lost" in game.told


def test_another_own_ship_pushed_out_is_lost_as_well() -> None:
    game = Scenario().ship(0, "ship-1", FAR).ship(0, "ship-2", (360, 60)).choose("move")
    game.flies("ship-1", to=(360, 90), pushed=[(0, "ship-2", None)]).do("flick ship-1", "aim 2700 60")
    assert game.at(0, "ship-1") == (360, 90)
    assert game.at(0, "ship-2") is None
    assert game.facts("lost") == [(0, [1])]


def test_an_advanced_ship_that_is_lost_can_come_again() -> None:
    game = Scenario().techs(0, "star-hammer").ship(0, "orange-ship", FAR).choose("move")
    game.flies("orange-ship", to=None).do("flick orange-ship", "aim 0 100")
    assert game.at(0, "orange-ship") is None
    game.turn(0).choose("deploy")
    assert game.options == ["deploy-ship ship-1", "deploy-ship orange-ship", "boost 1"]


# Ships of others pushed out


def test_an_enemy_ship_pushed_out_is_put_on_the_border_where_it_left() -> None:
    game = Scenario().ship(0, "ship-1", FAR).ship(0, "ship-2", (60, 360)).ship(1, "ship-1", (30, 345)).choose("move")
    game.flies("ship-1", to=(70, 380), touching=[("ship", 0, "ship-2")], pushed=[(1, "ship-1", None)])
    game.do("flick ship-1", "aim 1800 60")
    assert game.at(1, "ship-1") == (9, 345)
    assert game.facts("pushed-out") == [(1, [0, 0])]
    assert "lost" not in game.told


def test_with_real_discs_a_pushed_ship_touches_the_border_from_inside() -> None:
    game = Scenario().ship(0, "ship-1", (620, 360)).ship(0, "ship-2", (660, 360)).ship(1, "ship-1", (690, 360))
    game.choose("move").do("flick ship-1", "aim 0 60")
    assert game.at(1, "ship-1") == (711, 360)


def test_where_the_border_is_taken_the_ship_is_shifted_along_it() -> None:
    game = Scenario().ship(0, "ship-1", FAR).ship(1, "ship-1", (30, 345)).ship(2, "ship-1", (9, 345)).choose("move")
    game.flies("ship-1", to=(70, 380), pushed=[(1, "ship-1", None)]).do("flick ship-1", "aim 1800 60")
    assert game.at(1, "ship-1") == (9, 363)
    assert game.at(2, "ship-1") == (9, 345)


def test_two_ships_pushed_out_at_the_same_place_lie_beside_each_other() -> None:
    game = Scenario().ship(0, "ship-1", FAR).ship(1, "ship-1", (30, 345)).ship(1, "ship-2", (60, 345)).choose("move")
    game.flies("ship-1", to=(70, 380), pushed=[(1, "ship-1", None), (1, "ship-2", None)])
    game.do("flick ship-1", "aim 1800 60")
    assert game.at(1, "ship-1") == (9, 345)
    assert game.at(1, "ship-2") == (9, 363)


def test_a_destroyed_ship_is_in_nobodys_way_at_the_border() -> None:
    game = Scenario().ship(0, "ship-1", FAR).ship(1, "ship-1", (60, 345)).ship(1, "ship-2", (30, 345)).choose("move")
    game.flies(
        "ship-1",
        to=(9, 345),
        touching=[("ship", 1, "ship-1")],
        pushed=[(1, "ship-1", (40, 345)), (1, "ship-2", None)],
    ).do("flick ship-1", "aim 1800 60")
    assert game.at(0, "ship-1") is None
    assert game.at(1, "ship-2") == (9, 345)


def test_an_advanced_ship_is_put_farther_from_the_border_because_it_is_larger() -> None:
    game = Scenario().techs(1, "star-hammer").ship(0, "ship-1", FAR).ship(1, "orange-ship", (30, 345))
    game.choose("move").flies("ship-1", to=(70, 380), pushed=[(1, "orange-ship", None)])
    game.do("flick ship-1", "aim 1800 60")
    assert game.at(1, "orange-ship") == (11, 345)


def test_an_enemy_ship_pushed_but_not_out_stays_where_it_rests() -> None:
    game = Scenario().ship(0, "ship-1", FAR).ship(1, "ship-1", (30, 345)).choose("move")
    game.flies("ship-1", to=(70, 380), pushed=[(1, "ship-1", (20, 345))]).do("flick ship-1", "aim 1800 60")
    assert game.at(1, "ship-1") == (20, 345)


# Starbases


def base(game: Scenario, number: int = 0) -> tuple[float, float]:
    return game.state.base_x[number] / MM, game.state.base_y[number] / MM


def test_a_starbase_knocked_out_of_its_orbit_goes_back() -> None:
    game = Scenario().planet("beta-middle", owner=1, bases=1)
    x, y = base(game)
    game.ship(0, "ship-1", (x + 80, y)).choose("move").do("flick ship-1", "aim 1800 60")
    assert base(game) == (x, y)
    assert game.owner("beta-middle") == 1


def test_a_starbase_on_whose_place_a_ship_rests_goes_to_the_next_place_of_its_orbit() -> None:
    game = Scenario().planet("beta-middle", owner=1, bases=1).ship(0, "ship-1", FAR).choose("move")
    x, y = base(game)
    game.flies("ship-1", to=(x + 3, y + 1)).do("flick ship-1", "aim 0 60")
    assert game.at(0, "ship-1") == (x + 3, y + 1)
    moved = base(game)
    assert moved != (x, y)
    assert hypot(moved[0] - x, moved[1] - y) < 25
    hole = HOLES.index("beta-middle")
    assert in_orbit(game.state.base_x[0], game.state.base_y[0], 7 * MM, hole)


def test_a_ship_on_the_place_of_a_starbase_in_a_full_orbit_makes_room() -> None:
    game = Scenario().planet("beta-middle", owner=1, bases=1).ship(0, "ship-1", FAR)
    x, y = base(game.fill("beta-middle", STARBASE_RADIUS))
    game.choose("move").flies("ship-1", to=(x + 3, y + 1)).do("flick ship-1", "aim 0 60")
    assert base(game) == (x, y)
    place = game.at(0, "ship-1")
    assert place is not None
    assert hypot(place[0] - x, place[1] - y) >= 16


def test_a_destroyed_ship_leaves_the_place_of_a_starbase_free() -> None:
    game = Scenario().planet("beta-middle", owner=1, bases=1).ship(0, "ship-1", FAR).ship(1, "ship-1", (360, 60))
    x, y = base(game)
    game.choose("move").flies("ship-1", to=(x + 3, y + 1), touching=[("ship", 1, "ship-1")])
    game.do("flick ship-1", "aim 0 60")
    assert base(game) == (x, y)


def test_both_starbases_of_a_planet_find_a_place() -> None:
    game = Scenario().planet("beta-middle", owner=1, bases=2).ship(0, "ship-1", FAR).choose("move")
    (x, y), other = base(game), base(game, 1)
    end = (x + (other[0] - x) / 2 + 5, y + (other[1] - y) / 2)
    game.flies("ship-1", to=end).do("flick ship-1", "aim 0 60")
    assert game.on("beta-middle") == {"bases": 2}
    assert (base(game), base(game, 1)) != ((x, y), other)


# Guardians


def test_a_guardian_pushed_from_its_space_goes_back() -> None:
    game = Scenario().techs(0, "juggernaut").guardian("alpha").ship(0, "purple-ship", (236, 290)).choose("move")
    game.do("flick purple-ship", "aim 2700 40")
    assert game.view["guardians"] == ["alpha"]
    rest = game.at(0, "purple-ship")
    assert rest is not None
    assert hypot(rest[0] - 236, rest[1] - 240) >= 23.49


def test_a_ship_that_rests_on_the_space_of_a_guardian_makes_room() -> None:
    game = Scenario().techs(0, "juggernaut").guardian("alpha").ship(0, "purple-ship", (360, 360)).choose("move")
    game.flies("purple-ship", to=(240, 240), touching=[("guardian", 0, "alpha")]).do("flick purple-ship", "aim 0 9")
    rest = game.at(0, "purple-ship")
    assert rest is not None
    assert 23.49 <= hypot(rest[0] - 236, rest[1] - 240) < 26


def test_the_space_of_a_guardian_that_is_not_there_is_free() -> None:
    game = Scenario().ship(0, "ship-1", (360, 360)).choose("move")
    game.flies("ship-1", to=(236, 240)).do("flick ship-1", "aim 0 9")
    assert game.at(0, "ship-1") == (236, 240)


# What flicks are made of


def test_any_direction_and_power_can_be_aimed() -> None:
    game = Scenario().ship(0, "ship-1", FAR).choose("move").do("flick ship-1")
    assert game.asked == "aim"
    answers = game.table.offered[0]
    assert len(answers) == 3600 * 100
    assert [game.game.actions.text(answers[place]) for place in (0, -1)] == ["aim 0 1", "aim 3599 100"]


def test_the_screen_learns_the_whole_way() -> None:
    game = Scenario().ship(0, "ship-1", FAR).choose("move").do("flick ship-1", "aim 0 10")
    ((seat, facts),) = game.facts("flicked-into-space")
    assert seat == 0
    assert facts[:4] == [0, 0, 10, HOLES.index("beta-central")]
    assert facts[4:8] == [1, 0, 0, 0]  # one disc: a ship, of seat 0, its first
    assert facts[8:13] == [1, 72120, 0, 0, -1]
    assert facts[13:20] == [1, 0, 0, 360_000, 360_000, 283_000, 0]
    assert facts[20:] == [1, 0, 370_205, 360_000, 0]
    assert game.at(0, "ship-1") == (370.205, 360)


def test_a_ship_bounces_off_a_location_and_stays_in_the_galaxy() -> None:
    game = Scenario().ship(0, "ship-1", (176, 240)).choose("move").do("flick ship-1", "aim 2700 40")
    rest = game.at(0, "ship-1")
    assert rest is not None
    assert hypot(rest[0] - 176, rest[1] - 184) >= 29
    assert 0 <= rest[0] * MM <= SIZE


def test_energy_comes_when_a_flick_blockades_a_planet() -> None:
    game = Scenario().techs(1, "energy-transfer").planet("beta-middle", owner=1, troops=1).energy(1, 0, spent=2)
    game.ship(0, "ship-1", FAR).choose("move").flies("ship-1", to=(544, 220)).do("flick ship-1", "aim 0 50")
    assert game.state.players[1].spent == 1
    assert game.state.players[1].energy == 1
