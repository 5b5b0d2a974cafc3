"""Matter swap (page 32): two planets with own ships in their orbits change places, with everything on them."""

from __future__ import annotations

from orrery.games.empires import GAME
from orrery.games.empires.facts.board import HOLES, MM, STARBASE_RADIUS
from orrery.games.empires.flick.geometry import spot_at
from orrery.games.empires.position.actions import spot_of

from .scenario import Scenario


def swapping(game: Scenario) -> Scenario:
    """Own ships at two planets, and the relic."""
    game.ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", "beta-edge-a").relics(0, "matter-swap")
    return game.choose("interact").do("relic matter-swap")


def lying(game: Scenario, *holes: str) -> list[str | None]:
    found = {hole["hole"]: hole["place"] for hole in game.view["holes"]}
    return [found[hole] for hole in holes]


def test_two_planets_change_places_and_the_ships_stay() -> None:
    game = swapping(Scenario())
    ships = [game.at(0, "ship-1"), game.at(0, "ship-2")]
    game.do("at alpha-middle", "at beta-edge-a")
    assert lying(game, "alpha-middle", "beta-edge-a") == ["orange", "pink"]
    assert [game.at(0, "ship-1"), game.at(0, "ship-2")] == ships
    assert game.facts("planets-swapped") == [(0, [HOLES.index("alpha-middle"), HOLES.index("beta-edge-a")])]
    assert game.view["players"][0]["relics"] == []


def test_everything_on_them_stays_on_them() -> None:
    game = Scenario().planet("alpha-middle", troops=1, outposts=1, cities=1).planet("beta-edge-a", centres=1)
    game.state.libraries = 1 << HOLES.index("alpha-middle")
    swapping(game).do("at alpha-middle", "at beta-edge-a")
    assert game.on("alpha-middle") == {"centres": 1}
    assert game.on("beta-edge-a") == {"troops": 1, "outposts": 1, "cities": 1}
    assert game.owner("alpha-middle") == game.owner("beta-edge-a") == 0
    assert game.state.libraries == 1 << HOLES.index("beta-edge-a")


def test_control_goes_with_the_pieces() -> None:
    game = swapping(Scenario().planet("alpha-middle", troops=1)).do("at alpha-middle", "at beta-edge-a")
    assert game.owner("alpha-middle") == -1
    assert game.owner("beta-edge-a") == 0


def test_libraries_on_both_stay_on_both() -> None:
    game = Scenario()
    game.state.libraries = both = 1 << HOLES.index("alpha-middle") | 1 << HOLES.index("beta-edge-a")
    swapping(game).do("at alpha-middle", "at beta-edge-a")
    assert game.state.libraries == both


def test_starbases_go_along_and_keep_their_place_in_the_orbit() -> None:
    game = Scenario().planet("alpha-middle", bases=1)
    game.state.base_x[0], game.state.base_y[0] = 176_000, 224_000
    swapping(game).do("at alpha-middle", "at beta-edge-a")
    assert game.on("beta-edge-a") == {"bases": 1}
    assert game.on("alpha-middle") == {}
    assert (game.state.base_x[0], game.state.base_y[0]) == (662_000, 252_000)


def test_a_starbase_that_came_along_is_put_elsewhere_in_its_orbit_if_one_likes() -> None:
    """Page 14: in one's turn starbases may be put elsewhere, unless their planet is blockaded."""
    game = Scenario().planet("alpha-middle", bases=1)
    swapping(game).do("at alpha-middle", "at beta-edge-a")
    assert (game.asked, game.asked_seat) == ("put-base", 0)
    game.do("put far 40")
    assert (game.asked, game.me.relics) == ("interact", [])
    x, y = spot_at(HOLES.index("beta-edge-a"), spot_of(GAME.actions.parse("put far 40")), STARBASE_RADIUS)
    assert (game.state.base_x[0], game.state.base_y[0]) == (x, y)


def test_a_starbase_that_came_along_may_stay_where_it_came_to() -> None:
    game = swapping(Scenario().planet("alpha-middle", bases=1)).do("at alpha-middle", "at beta-edge-a")
    x, y, there = game.state.base_x[0], game.state.base_y[0], HOLES.index("beta-edge-a")
    stays = [option for option in game.options if spot_at(there, spot_of(GAME.actions.parse(option)), 7 * MM) == (x, y)]
    assert len(stays) == 1
    assert game.do(*stays).asked == "interact"
    assert (game.state.base_x[0], game.state.base_y[0]) == (x, y)


def test_a_starbase_that_came_into_a_blockade_lies_where_it_came_to() -> None:
    game = Scenario().planet("alpha-middle", bases=1).planet("beta-edge-a", bases=1).ship(1, "ship-1", "beta-edge-a")
    swapping(game).do("at alpha-middle", "at beta-edge-a")
    assert game.asked == "put-base"
    question = game.table.question(0)
    assert question is not None
    assert question.arguments(game.table, 0)["hole"] == HOLES.index("alpha-middle")
    assert game.do("put near 0").asked == "interact"


def test_starbases_of_both_change_places() -> None:
    game = Scenario().planet("alpha-middle", bases=1).planet("beta-edge-a", bases=1)
    game.state.base_x[:], game.state.base_y[:] = [176_000, 662_000], [224_000, 252_000]
    swapping(game).do("at alpha-middle", "at beta-edge-a")
    assert game.on("alpha-middle") == game.on("beta-edge-a") == {"bases": 1}
    assert game.state.base_x == [662_000, 176_000]
    assert game.state.base_y == [252_000, 224_000]


def test_a_starbase_finds_another_place_where_a_ship_lies() -> None:
    game = Scenario().planet("alpha-middle", bases=1)
    game.state.base_x[0], game.state.base_y[0] = 176_000, 224_000
    game.ship(1, "ship-1", (662, 252))
    swapping(game).do("at alpha-middle", "at beta-edge-a")
    assert game.on("beta-edge-a") == {"bases": 1}
    assert (game.state.base_x[0], game.state.base_y[0]) != (662_000, 252_000)


def test_planets_whose_starbases_find_no_room_in_the_other_orbit_are_not_swapped() -> None:
    game = Scenario().planet("alpha-middle", bases=1).ship(0, "ship-3", "gamma-middle").ship(0, "ship-2", "beta-edge-a")
    game.fill("beta-edge-a", STARBASE_RADIUS)
    game.ship(0, "ship-1", "alpha-middle").relics(0, "matter-swap").choose("interact").do("relic matter-swap")
    assert game.options == ["at alpha-middle", "at beta-edge-a", "at gamma-middle", "done"]
    game.do("at alpha-middle")
    assert game.options == ["at gamma-middle", "done"]
    game = game.do("at gamma-middle")
    assert game.on("gamma-middle") == {"bases": 1}


def test_face_down_places_may_be_swapped() -> None:
    game = Scenario().face_down(["alpha-middle"], ["green"], ["warp"])
    swapping(game).do("at alpha-middle", "at beta-edge-a")
    assert lying(game, "alpha-middle", "beta-edge-a") == ["orange", None]
    assert game.view["areas"][HOLES.index("beta-edge-a")] == 0
    game.turn(0).choose("move").deals("green", "warp").do("discover beta-edge-a")
    assert lying(game, "beta-edge-a") == ["green"]


def test_a_face_down_place_that_can_only_be_an_artifact_is_not_swapped() -> None:
    game = Scenario().face_down(["beta-edge-a"], ["artifact"], ["warp"])
    assert (swapping(game).asked, game.facts("planets-swapped")) == ("interact", [])


def test_not_planets_of_opponents_or_robots_nor_what_is_no_planet() -> None:
    game = Scenario().planet("alpha-edge-a", owner=1, troops=1).robots("alpha-edge-b", 1)
    game.place("alpha-border-a", "destroyed").energy(0, 1)
    for ship, hole in enumerate(["alpha-edge-a", "alpha-edge-b", "alpha-border-a", "alpha-central"]):
        game.ship(0, f"ship-{ship + 3}", hole)
    swapping(game)
    assert game.options == ["at alpha-middle", "at beta-edge-a", "done"]


def test_with_a_single_planet_it_is_used_to_no_effect() -> None:
    game = Scenario().ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", "alpha-central").relics(0, "matter-swap")
    game.choose("interact").do("relic matter-swap")
    assert (game.asked, game.me.relics) == ("interact", [])
    assert game.facts("planets-swapped") == []


def test_ships_of_others_do_not_count() -> None:
    game = Scenario().ship(0, "ship-1", "alpha-middle").ship(1, "ship-1", "beta-edge-a").relics(0, "matter-swap")
    game.choose("interact").do("relic matter-swap")
    assert (game.asked, game.me.relics) == ("interact", [])


def test_it_may_be_ended_before_the_first_planet_and_before_the_second() -> None:
    """As many of its effects as one likes (page 15): none as well."""
    for answers in (["done"], ["at alpha-middle", "done"]):
        game = swapping(Scenario()).do(*answers)
        assert (game.asked, game.me.relics) == ("interact", [])
        assert lying(game, "alpha-middle", "beta-edge-a") == ["pink", "orange"]


def test_of_three_planets_the_first_is_not_chosen_twice() -> None:
    game = swapping(Scenario().ship(0, "ship-3", "gamma-middle"))
    assert game.options == ["at alpha-middle", "at beta-edge-a", "at gamma-middle", "done"]
    game.do("at beta-edge-a")
    assert game.options == ["at alpha-middle", "at gamma-middle", "done"]


def test_ones_own_planet_that_comes_under_an_enemy_ship_is_blockaded() -> None:
    game = Scenario().techs(0, "energy-transfer").planet("alpha-middle", troops=1).ship(1, "ship-1", "beta-edge-a")
    swapping(game.energy(0, 0, spent=2)).do("at alpha-middle", "at beta-edge-a")
    assert (game.me.energy, game.me.spent) == (1, 1)
