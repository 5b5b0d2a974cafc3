"""Deploying, withdrawing, mining ore and building in the classic mode (pages 25 and 26)."""

from __future__ import annotations

import pytest

from orrery.games.empires.facts.board import CITY, HOLES, NOTHING
from orrery.games.empires.rules.attacking import clear_planet
from orrery.games.empires.rules.control import defence

from ..scenario import reasons, told_with
from .classic import HOME, ClassicScenario


def test_up_to_two_troops_are_deployed_to_planets_or_the_home_world() -> None:
    game = ClassicScenario()
    game.planet("alpha-middle", outposts=1)
    game.planet("beta-middle", troops=1)
    game.choose("deploy")
    assert game.options[:3] == [f"deploy-troop {HOME}", "deploy-troop alpha-middle", "deploy-troop beta-middle"]
    game.do("deploy-troop alpha-middle", f"deploy-troop {HOME}")
    assert (game.me.troops, game.on("alpha-middle"), game.options) == (1, {"outposts": 1, "troops": 1}, ["done"])
    assert game.state.troops[HOLES.index(HOME)] == 1


def test_both_troops_may_go_to_the_same_place_and_one_alone_is_enough() -> None:
    game = ClassicScenario()
    game.choose("deploy").do(f"deploy-troop {HOME}", f"deploy-troop {HOME}", "done")
    assert game.state.troops[HOLES.index(HOME)] == 2
    game = ClassicScenario()
    game.choose("deploy").do(f"deploy-troop {HOME}", "done")
    assert game.asked_seat == 1


def test_no_troop_goes_to_a_blockaded_planet_or_one_of_others() -> None:
    game = ClassicScenario()
    game.planet("alpha-middle", troops=1)
    game.planet("beta-middle", owner=1, troops=1)
    game.ship(1, "ship-1", "alpha-middle")
    game.choose("deploy")
    assert [option for option in game.options if option.startswith("deploy")] == [f"deploy-troop {HOME}"]
    assert reasons(game, "deploy-troop") == {"deploy-troop alpha-middle": "blockaded"}


def test_the_home_world_takes_any_number_of_troops_and_nobody_controls_it() -> None:
    game = ClassicScenario()
    game.garrison(3)
    game.choose("deploy").do(f"deploy-troop {HOME}", "done")
    assert (game.state.troops[HOLES.index(HOME)], game.owner(HOME)) == (4, -1)


def test_instead_any_number_of_troops_is_withdrawn_even_from_blockaded_planets() -> None:
    game = ClassicScenario()
    game.planet("alpha-middle", troops=2)
    game.ship(1, "ship-1", "alpha-middle")
    game.garrison(1)
    game.choose("deploy").do("withdraw alpha-middle", "withdraw alpha-middle", f"withdraw {HOME}")
    assert (game.me.troops, game.owner("alpha-middle"), game.options) == (4, -1, ["done"])


def test_who_deploys_does_not_withdraw_and_the_other_way_round() -> None:
    game = ClassicScenario()
    game.planet("alpha-middle", troops=2)
    game.choose("deploy").do(f"deploy-troop {HOME}")
    assert not [option for option in game.options if option.startswith("withdraw")]
    game = ClassicScenario()
    game.planet("alpha-middle", troops=2)
    game.choose("deploy").do("withdraw alpha-middle")
    assert game.options == ["done", "withdraw alpha-middle"]


# Ore


@pytest.mark.parametrize(("troops", "points"), [(2, 1), (3, 2)])
def test_troops_of_one_planet_mine_ore(troops: int, points: int) -> None:
    game = ClassicScenario()
    game.planet("alpha-middle", troops=3)
    game.choose("mine-ore").do(f"mine alpha-middle {troops}")
    assert (game.me.points, game.state.pool, game.me.troops) == (points, 40 - points, 1 + troops)
    assert game.facts("ore-mined") == [(0, [troops, HOLES.index("alpha-middle")])]


def test_troops_of_two_planets_or_of_the_home_world_mine_nothing() -> None:
    game = ClassicScenario()
    game.planet("alpha-middle", troops=1)
    game.planet("beta-middle", troops=1)
    game.garrison(2)
    game.start()
    assert "choose-classic mine-ore" not in game.options
    assert reasons(game, "choose-classic")["choose-classic mine-ore"] == "no-ore-to-mine"


def test_a_blockaded_planet_gives_no_ore() -> None:
    game = ClassicScenario()
    game.planet("alpha-middle", troops=2)
    game.planet("beta-middle", troops=2)
    game.ship(1, "ship-1", "alpha-middle")
    game.ship(0, "ship-1", HOME)
    game.choose("mine-ore")
    assert game.asked == "end-turn"  # the only way of mining was taken
    assert game.facts("ore-mined") == [(0, [2, HOLES.index("beta-middle")])]


def test_why_three_troops_cannot_mine() -> None:
    game = ClassicScenario()
    game.planet("alpha-middle", troops=2)
    game.planet("beta-middle", troops=2)
    game.choose("mine-ore")
    assert told_with(game, "mine alpha-middle 3") == {"count": 3, "own": 2}


# Building


@pytest.mark.parametrize(
    ("before", "building", "after"),
    [
        ({"troops": 1}, "outpost", {"outposts": 1}),
        ({"troops": 1, "outposts": 1}, "city", {"cities": 1}),
        ({"troops": 2}, "research-centre", {"centres": 1}),
        ({"troops": 3}, "research-centre", {"troops": 1, "centres": 1}),
    ],
)
def test_what_buildings_cost(before: dict[str, int], building: str, after: dict[str, int]) -> None:
    game = ClassicScenario()
    game.planet("alpha-middle", None, **before)
    game.choose("build")
    if game.asked == "build-for-troops":
        game.do(f"build {building} alpha-middle")
    assert game.on("alpha-middle") == after


@pytest.mark.parametrize(
    ("pieces", "building", "reason"),
    [
        ({"troops": 1}, "research-centre", "needs-troops"),
        ({"troops": 1}, "city", "needs-outpost"),
    ],
)
def test_what_is_missing(pieces: dict[str, int], building: str, reason: str) -> None:
    game = ClassicScenario()
    game.planet("alpha-middle", None, **pieces)
    game.planet("beta-middle", troops=1)
    game.choose("build")
    assert reasons(game, "build")[f"build {building} alpha-middle"] == reason


def test_nothing_is_built_on_the_home_world_or_a_blockaded_planet() -> None:
    game = ClassicScenario()
    game.garrison(2)
    game.planet("alpha-middle", troops=2)
    game.ship(1, "ship-1", "alpha-middle")
    game.start()
    assert "choose build" not in game.options
    assert reasons(game, "choose")["choose build"] == "nothing-to-build"


def test_outposts_and_cities_defend_and_research_centres_do_not() -> None:
    game = ClassicScenario()
    game.planet("alpha-middle", outposts=1, cities=1, centres=1)
    assert defence(game.state, HOLES.index("alpha-middle")) == 3


@pytest.mark.parametrize(("unit", "troops", "ships"), [("troop", 5, 2), ("ship", 4, 3)])
def test_a_city_unlocks_a_troop_or_a_ship(unit: str, troops: int, ships: int) -> None:
    game = ClassicScenario()
    game.planet("alpha-middle", troops=1, outposts=1)
    game.choose("build").do("build city alpha-middle", f"unlock {unit}")
    assert (game.me.troops, game.me.ships) == (troops, ships)


def test_a_city_that_was_lost_and_is_built_again_unlocks_nothing() -> None:
    game = ClassicScenario()
    game.planet("alpha-middle", troops=1, outposts=1)
    game.planet("beta-middle", troops=1, outposts=1)
    game.choose("build").do("build city alpha-middle", "unlock ship")
    clear_planet(game.table, HOLES.index("alpha-middle"), NOTHING)
    game.turn(0).choose("build").do("build city beta-middle")
    assert game.asked != "unlock"
    assert (game.me.ships, game.me.cities_built, game.me.buildings[CITY]) == (3, 1, 3)
    game.planet("alpha-middle", troops=1, outposts=1)
    game.turn(0).choose("build").do("build city alpha-middle")
    assert game.asked == "unlock"


@pytest.mark.parametrize("cities", [0, 1])
def test_a_city_that_is_built_again_grows_nothing_either(cities: int) -> None:
    game = ClassicScenario()
    game.classic(0, "conscription", "city-growth")
    game.planet("alpha-middle", troops=1, outposts=1)
    game.me.cities_built = cities
    game.choose("build").do("build city alpha-middle")
    assert (game.me.ships, game.me.cities_unlocked) == ((2, 0) if cities else (3, 1))


def test_what_is_all_unlocked_cannot_be_chosen() -> None:
    game = ClassicScenario()
    game.planet("alpha-middle", troops=1, outposts=1)
    game.me.cities_unlocked = 6
    game.me.troops += 6
    game.choose("build").do("build city alpha-middle")
    assert (game.me.ships, game.asked) == (3, "end-turn")


def test_one_planet_may_have_two_research_centres_and_all_others_one() -> None:
    game = ClassicScenario()
    game.planet("alpha-middle", troops=2, centres=1)
    game.planet("beta-middle", troops=2, centres=1)
    game.choose("build").do("build research-centre alpha-middle")
    assert game.on("alpha-middle") == {"centres": 2}
    game.planet("gamma-middle", troops=1)
    game.turn(0)
    game.choose("build")
    assert reasons(game, "build")["build research-centre beta-middle"] == "centre-there"


def test_starbases_do_not_exist() -> None:
    game = ClassicScenario()
    game.planet("alpha-middle", troops=1)
    game.ship(0, "ship-1", "alpha-middle")
    game.ship(0, "ship-2", "alpha-middle")
    game.planet("beta-middle", troops=1)
    game.choose("build")
    assert not [option for option in game.options if "starbase" in option]
