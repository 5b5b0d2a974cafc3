"""Energy (pages 9, 11, 15, 23): spending, getting it back, unlocking it, and the token of the Vlix; points."""

from __future__ import annotations

import pytest

from orrery.games.empires.facts.board import CITY, HOLES, NOTHING, STARBASE
from orrery.games.empires.position.player import READY, SPENT
from orrery.games.empires.rules.attacking import clear_planet
from orrery.games.empires.rules.building import Build
from orrery.games.empires.rules.energy import regain, regain_all, score, spend
from orrery.games.empires.rules.setup import empty_table

from .scenario import Scenario

ANYWHERE = Build(1, -1)
PLANETS = ["alpha-middle", "alpha-edge-a", "alpha-edge-b", "alpha-border-a"]


def city_ready(hole: str = "alpha-middle") -> Scenario:
    """Seat 0 can build a city and other things there."""
    return Scenario().planet(hole, troops=1, outposts=1)


def lose(game: Scenario, hole: str) -> None:
    """Everything on a planet goes back to the player board, as after an attack."""
    clear_planet(game.table, HOLES.index(hole), NOTHING)


# Spending


def test_everybody_begins_with_one_energy() -> None:
    players = empty_table(4).players
    assert [(player.energy, player.spent) for player in players] == [(1, 0)] * 4


def test_spent_energy_moves_from_the_available_to_the_spent_area() -> None:
    game = Scenario().ship(0, "ship-1", "alpha-gate").energy(0, 3).do("choose move", "boost 1")
    assert (game.me.energy, game.me.spent) == (2, 1)
    assert game.facts("boosted") == [(0, [1])]


def test_any_number_of_energy_may_be_spent_each_boosts_by_one() -> None:
    """The example of page 11: three energy make five of two."""
    game = Scenario().ship(0, "ship-1", "alpha-gate").energy(0, 3).do("choose move", "boost 1", "boost 1", "boost 1")
    assert game.state.left == 5
    assert (game.me.energy, game.me.spent) == (0, 3)


def test_without_available_energy_there_is_no_boost() -> None:
    game = Scenario().ship(0, "ship-1", "alpha-gate").energy(0, 0, spent=2).do("choose move")
    assert not [option for option in game.options if option.startswith("boost")]


def test_normal_energy_boosts_by_one_at_a_time() -> None:
    game = Scenario().ship(0, "ship-1", "alpha-gate").energy(0, 3).do("choose move")
    assert "boost 1" in game.options
    assert "boost 2" not in game.options


def test_building_cannot_be_boosted() -> None:
    game = city_ready().energy(0, 3).do("choose build")
    assert not [option for option in game.options if option.startswith("boost")]
    game.do("build outpost alpha-middle")
    assert (game.asked, game.asked_seat) == ("end-turn", 0)


# Getting it back


def test_regaining_one_brings_one_of_the_spent_energy_back() -> None:
    game = Scenario().energy(0, 1, spent=3).start()
    regain(game.table, 0, 1)
    assert (game.me.energy, game.me.spent) == (2, 2)
    assert game.facts("energy-regained") == [(0, [1])]


def test_never_more_comes_back_than_was_spent() -> None:
    game = Scenario().energy(0, 1, spent=1).start()
    regain(game.table, 0, 3)
    assert (game.me.energy, game.me.spent) == (2, 0)
    assert game.facts("energy-regained") == [(0, [1])]


def test_nothing_spent_brings_nothing_back() -> None:
    game = Scenario().energy(0, 2).start()
    regain(game.table, 0, 2)
    assert (game.me.energy, game.me.spent) == (2, 0)
    assert "energy-regained" not in game.told


def test_regaining_all_brings_everything_back() -> None:
    game = Scenario().energy(0, 0, spent=4).start()
    regain_all(game.table, 0)
    assert (game.me.energy, game.me.spent) == (4, 0)


# Unlocking


def test_a_city_unlocks_a_troop_and_an_energy() -> None:
    game = city_ready().do("choose build", "build city alpha-middle")
    assert game.on("alpha-middle") == {"cities": 1}
    assert (game.me.troops, game.me.cities_unlocked) == (5, 1)
    assert (game.me.energy, game.me.spent, game.me.ships) == (2, 0, 2)
    assert game.facts("unlocked") == [(0, [CITY])]


def test_a_starbase_unlocks_a_ship_and_an_energy() -> None:
    game = Scenario().planet("alpha-edge-a", troops=1)
    game.ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", "alpha-middle")
    game.do("choose build", "build starbase alpha-middle", "put near 36")
    assert (game.me.ships, game.me.bases_unlocked) == (3, 1)
    assert (game.me.energy, game.me.spent, game.me.troops) == (2, 0, 3)
    assert game.facts("unlocked") == [(0, [STARBASE])]


@pytest.mark.parametrize("building", ["city", "starbase"])
def test_all_spent_energy_comes_back_with_a_city_or_starbase(building: str) -> None:
    game = city_ready().ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", "alpha-middle")
    game.energy(0, 0, spent=1).do("choose build", f"build {building} alpha-middle")
    assert (game.me.energy, game.me.spent) == (2, 0)
    assert game.facts("energy-regained") == [(0, [1])]


@pytest.mark.parametrize("building", ["outpost", "research-centre"])
def test_no_energy_comes_with_an_outpost_or_a_research_centre(building: str) -> None:
    game = city_ready().energy(0, 0, spent=1).do("choose build", f"build {building} alpha-middle")
    assert (game.me.energy, game.me.spent) == (0, 1)
    assert not {"unlocked", "energy-regained"} & set(game.told)


def test_a_lost_city_costs_neither_energy_nor_troops() -> None:
    game = city_ready().do("choose build", "build city alpha-middle")
    lose(game, "alpha-middle")
    assert game.me.buildings[CITY] == 4
    assert (game.me.energy, game.me.troops, game.me.cities_unlocked) == (2, 5, 1)


def test_a_city_built_again_unlocks_nothing_but_brings_spent_energy_back() -> None:
    game = city_ready().do("choose build", "build city alpha-middle")
    lose(game, "alpha-middle")
    spend(game.me, 2)
    game.planet("alpha-edge-a", troops=1, outposts=1).turn(0).do("choose build", "build city alpha-edge-a")
    assert (game.me.energy, game.me.spent) == (2, 0)
    assert (game.me.troops, game.me.cities_unlocked) == (5, 1)
    assert "unlocked" not in game.told


def test_a_starbase_built_again_unlocks_nothing_but_brings_spent_energy_back() -> None:
    game = Scenario().planet("alpha-edge-a", troops=1).ship(0, "ship-1", "alpha-middle")
    game.ship(0, "ship-2", "alpha-middle").do("choose build", "build starbase alpha-middle", "put near 36")
    lose(game, "alpha-middle")
    spend(game.me, 2)
    game.ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", "alpha-middle").turn(0)
    game.do("choose build", "build starbase alpha-middle")
    assert (game.me.energy, game.me.spent) == (2, 0)
    assert (game.me.ships, game.me.bases_unlocked) == (3, 1)
    assert "unlocked" not in game.told


def test_only_a_space_that_was_never_empty_unlocks_something() -> None:
    """Two cities, one lost: the next city stands for the second space again, the one after it for the third."""
    game = Scenario()
    for hole in PLANETS[:2]:
        game.planet(hole, troops=1, outposts=1).next(ANYWHERE).do(f"build city {hole}")
    lose(game, PLANETS[0])
    assert game.me.cities_unlocked == 2
    game.planet(PLANETS[2], troops=1, outposts=1).next(ANYWHERE).do(f"build city {PLANETS[2]}")
    assert game.me.cities_unlocked == 2
    game.planet(PLANETS[3], troops=1, outposts=1).next(ANYWHERE).do(f"build city {PLANETS[3]}")
    assert (game.me.cities_unlocked, game.me.energy, game.me.troops) == (3, 4, 7)


def test_spaces_of_cities_and_of_starbases_are_counted_apart() -> None:
    game = city_ready().ship(0, "ship-1", "alpha-edge-a").ship(0, "ship-2", "alpha-edge-a")
    game.next(ANYWHERE).do("build city alpha-middle")
    game.next(ANYWHERE).do("put near 36")
    assert (game.me.cities_unlocked, game.me.bases_unlocked) == (1, 1)
    assert (game.me.energy, game.me.troops, game.me.ships) == (3, 5, 3)


def test_four_cities_and_four_starbases_make_nine_energy() -> None:
    game = Scenario()
    for hole in PLANETS:
        game.planet(hole, troops=1, outposts=1).next(ANYWHERE).do(f"build city {hole}")
    for hole in PLANETS:
        game.ship(0, "ship-1", hole).ship(0, "ship-2", hole).next(ANYWHERE).do("put near 36")
    assert (game.me.energy, game.me.spent) == (9, 0)
    assert (game.me.troops, game.me.ships) == (8, 6)
    assert [game.on(hole) for hole in PLANETS] == [{"cities": 1, "bases": 1}] * 4


# The token of the Vlix


def test_the_token_worth_two_boosts_by_two() -> None:
    game = Scenario().vlix(0).ship(0, "ship-1", "alpha-gate").do("choose move")
    assert {"boost 1", "boost 2"} <= set(game.options)
    game.do("boost 2")
    assert game.state.left == 4
    assert (game.me.double, game.me.energy, game.me.spent) == (SPENT, 0, 0)
    assert not [option for option in game.options if option.startswith("boost")]


def test_the_token_spent_as_one_loses_the_rest() -> None:
    game = Scenario().vlix(0).ship(0, "ship-1", "alpha-gate").do("choose move", "boost 1")
    assert game.state.left == 3
    assert (game.me.double, game.me.energy, game.me.spent) == (SPENT, 0, 0)


def test_normal_energy_is_spent_before_the_token_is_wasted() -> None:
    game = Scenario().energy(0, 2).vlix(0).ship(0, "ship-1", "alpha-gate").do("choose move", "boost 1")
    assert (game.me.double, game.me.energy, game.me.spent) == (READY, 0, 1)
    assert {"boost 1", "boost 2"} <= set(game.options)


def test_the_spent_token_boosts_no_more() -> None:
    game = Scenario().energy(0, 2).vlix(0, SPENT).ship(0, "ship-1", "alpha-gate").do("choose move")
    assert [option for option in game.options if option.startswith("boost")] == ["boost 1"]


@pytest.mark.parametrize(
    ("cost", "left", "token"), [(1, (2, 1), READY), (2, (3, 0), SPENT), (3, (2, 1), SPENT), (5, (0, 3), SPENT)]
)
def test_the_token_pays_for_two_of_a_cost(cost: int, left: tuple[int, int], token: int) -> None:
    game = Scenario().energy(0, 4).vlix(0)
    spend(game.me, cost)
    assert (game.me.energy, game.me.spent) == left
    assert game.me.double == token


def test_one_energy_regained_may_be_the_token() -> None:
    game = Scenario().energy(0, 2).vlix(0, SPENT).start()
    spend(game.me, 1)
    regain(game.table, 0, 1)
    assert (game.me.double, game.me.energy, game.me.spent) == (READY, 0, 1)
    regain(game.table, 0, 1)
    assert (game.me.double, game.me.energy, game.me.spent) == (READY, 1, 0)


def test_two_energy_regained_are_the_token_and_one_more() -> None:
    game = Scenario().energy(0, 3).vlix(0, SPENT).start()
    spend(game.me, 2)
    regain(game.table, 0, 2)
    assert (game.me.double, game.me.energy, game.me.spent) == (READY, 1, 1)
    assert game.facts("energy-regained") == [(0, [2])]


def test_regaining_nothing_leaves_the_token_spent() -> None:
    game = Scenario().vlix(0, SPENT).start()
    regain(game.table, 0, 0)
    assert game.me.double == SPENT


def test_the_token_comes_back_with_all_energy() -> None:
    game = city_ready().vlix(0, SPENT).do("choose build", "build city alpha-middle")
    assert (game.me.double, game.me.energy, game.me.spent) == (READY, 1, 0)


# Points


def test_points_come_from_the_pool() -> None:
    game = Scenario().start()
    score(game.table, 0, 3)
    assert (game.me.points, game.state.pool) == (3, 37)


def test_points_come_from_the_box_when_the_pool_is_empty() -> None:
    game = Scenario().start()
    game.state.pool = 1
    score(game.table, 0, 3)
    score(game.table, 1, 2)
    assert [player.points for player in game.state.players] == [3, 2, 0, 0]
    assert game.state.pool == 0


def test_no_points_are_not_told() -> None:
    game = Scenario().start()
    score(game.table, 0, 0)
    assert "scored" not in game.told
