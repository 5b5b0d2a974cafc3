"""Missions (page 15): the twelve conditions, two stones for the first and one for all others."""

from __future__ import annotations

import pytest

from orrery.games.empires import GAME
from orrery.games.empires.facts.cards import FIRST_POINTS, MISSION_CARD, MISSIONS, OTHER_POINTS
from orrery.games.empires.position.player import FIRST, OTHER
from orrery.games.empires.rules.missions import fulfils
from orrery.games.empires.rules.scoring import breakdown, mission_points

from .scenario import Scenario


def able(game: Scenario, mission: str, seat: int = 0) -> bool:
    return fulfils(game.state, seat, MISSIONS.index(mission))


def offered(game: Scenario, mission: str) -> bool:
    """Whether the mission can be completed by an interaction of seat 0."""
    game.missions(mission).relics(0, "attack-bonus").turn(0).choose("interact")
    return f"mission {mission}" in game.options


# The conditions: what is missing by one, and what is enough


def test_four_corners_is_a_planet_in_each_quadrant() -> None:
    game = Scenario().planet("alpha-middle", troops=1).planet("beta-middle", outposts=1).planet("gamma-middle", bases=1)
    game.planet("gamma-edge-a", troops=1)
    assert not offered(game, "four-corners")
    assert offered(game.planet("delta-edge-a", troops=1), "four-corners")


def test_planets_of_others_are_no_corners() -> None:
    game = Scenario().planet("alpha-middle", troops=1).planet("beta-middle", troops=1).planet("gamma-middle", troops=1)
    assert not offered(game.planet("delta-edge-a", owner=3, troops=1), "four-corners")


def test_a_foreign_province_is_three_planets_of_one_other_quadrant() -> None:
    game = Scenario().planet("beta-middle", troops=1).planet("beta-edge-a", troops=1).planet("gamma-middle", troops=1)
    assert not offered(game, "foreign-province")
    assert offered(game.planet("beta-edge-b", bases=1), "foreign-province")


def test_the_home_quadrant_is_no_foreign_province() -> None:
    game = Scenario().planet("alpha-middle", troops=1).planet("alpha-edge-a", troops=1).planet("alpha-edge-b", troops=1)
    assert not offered(game, "foreign-province")


def test_the_home_quadrant_of_one_is_foreign_to_another() -> None:
    game = Scenario()
    for hole in ("alpha-middle", "alpha-edge-a", "alpha-edge-b"):
        game.planet(hole, owner=1, troops=1)
    assert able(game, "foreign-province", 1)


def test_for_two_players_the_quadrant_of_the_gate_is_home() -> None:
    game = Scenario(2)
    for hole in ("beta-middle", "beta-edge-a", "beta-edge-b"):
        game.planet(hole, troops=1)
    assert able(game, "foreign-province")


def test_a_metropolis_is_three_cities() -> None:
    game = (
        Scenario().planet("alpha-middle", cities=1).planet("alpha-edge-a", cities=1).planet("beta-middle", outposts=1)
    )
    assert not offered(game, "metropolis")
    assert offered(game.planet("beta-edge-a", cities=1), "metropolis")


def test_the_cities_of_a_metropolis_may_be_on_one_planet() -> None:
    assert offered(Scenario().planet("alpha-middle", cities=3), "metropolis")


@pytest.mark.parametrize(
    ("second", "kind", "enough"),
    [("alpha-edge-a", "green", False), ("beta-middle", "pink", False), ("beta-middle", "green", True)],
)
def test_a_city_network_has_two_quadrants_and_two_colours(second: str, kind: str, enough: bool) -> None:
    game = Scenario().planet("alpha-middle", "pink", cities=1).planet(second, kind, cities=1)
    assert offered(game, "city-network") == enough


def test_blue_is_a_colour_of_a_city_network() -> None:
    assert offered(Scenario().planet("alpha-middle", "blue", cities=1).planet("beta-middle", cities=1), "city-network")


def test_quadrants_and_colours_of_a_network_may_come_from_different_cities() -> None:
    game = Scenario().planet("alpha-middle", "pink", cities=1).planet("alpha-edge-a", "green", cities=1)
    assert offered(game.planet("beta-middle", "pink", cities=1), "city-network")


def test_an_orbital_empire_is_three_starbases() -> None:
    game = Scenario().planet("alpha-middle", bases=2).planet("beta-middle", owner=1, bases=2)
    assert not offered(game, "orbital-empire")
    assert offered(game.planet("alpha-edge-a", bases=1), "orbital-empire")


def test_a_forward_base_is_a_starbase_and_a_city_at_one_planet() -> None:
    game = Scenario().planet("alpha-middle", bases=1).planet("alpha-edge-a", cities=1)
    assert not offered(game, "forward-base")
    assert offered(game.planet("alpha-middle", cities=1), "forward-base")


def test_a_breakthrough_is_a_technology_of_level_three_or_four() -> None:
    game = Scenario().techs(0, "long-range-lasers", "energy-siphon", "gravity-slingshot")
    assert not offered(game, "breakthrough")
    assert offered(game.techs(0, "star-hammer"), "breakthrough")
    assert offered(Scenario().techs(0, "zero-point-energy"), "breakthrough")


def test_side_b_counts_for_a_breakthrough() -> None:
    assert offered(Scenario().techs(0, "battleship"), "breakthrough")
    assert not offered(Scenario().techs(0, "orbital-bombardment"), "breakthrough")


def test_broad_science_is_technologies_of_three_colours() -> None:
    game = Scenario().techs(0, "long-range-lasers", "energy-siphon", "gravity-slingshot")
    assert not offered(game, "broad-science")
    assert offered(game.techs(0, "geothermal-energy"), "broad-science")


def test_any_level_counts_for_broad_science() -> None:
    assert offered(Scenario().techs(0, "star-hammer", "zero-point-energy", "carrier"), "broad-science")


def test_relic_keepers_control_two_blue_planets() -> None:
    game = Scenario().planet("alpha-border-b", troops=1)
    assert not offered(game, "relic-keepers")
    assert offered(game.planet("beta-border-b", bases=1), "relic-keepers")


def test_terraformed_planets_are_no_relic_worlds() -> None:
    game = Scenario().planet("alpha-border-b", troops=1).planet("beta-border-b", "green", centres=1)
    assert not offered(game, "relic-keepers")


def test_all_climates_are_the_four_colours_of_technologies() -> None:
    game = Scenario().planet("alpha-edge-a", troops=1).planet("alpha-edge-b", troops=1).planet("beta-middle", troops=1)
    game.planet("alpha-border-b", bases=1)
    assert not offered(game, "all-climates")
    assert offered(game.planet("alpha-border-a", bases=1), "all-climates")


def test_a_terraformed_planet_is_a_climate() -> None:
    game = Scenario().planet("alpha-edge-a", troops=1).planet("alpha-edge-b", troops=1).planet("beta-middle", troops=1)
    assert offered(game.planet("alpha-border-b", "green", centres=1), "all-climates")


def fleet(*holes: str | tuple[float, float]) -> Scenario:
    game = Scenario()
    for number, hole in enumerate(holes):
        game.ship(0, f"ship-{number + 1}", hole)
    return game


@pytest.mark.parametrize(
    ("holes", "enough"),
    [
        (["alpha-gate", "alpha-middle", "alpha-edge-a"], False),
        (["alpha-gate", "alpha-gate", "alpha-middle", "alpha-middle"], False),
        (["alpha-gate", "alpha-gate", "alpha-middle", "alpha-edge-a"], True),
        (["alpha-gate", (250, 200), "alpha-middle", "alpha-edge-a"], True),
        (["alpha-gate", (250, 200), (250, 100), "alpha-edge-a"], False),
        (["alpha-gate", "beta-central", "gamma-gate", "delta-middle"], True),
    ],
)
def test_a_grand_fleet_is_four_ships_in_three_orbits(holes: list[str | tuple[float, float]], enough: bool) -> None:
    """The fourth ship may be anywhere."""
    assert offered(fleet(*holes), "grand-fleet") == enough


def test_advanced_ships_belong_to_the_grand_fleet() -> None:
    game = fleet("alpha-gate", "alpha-middle", "alpha-edge-a").techs(0, "star-hammer")
    assert not offered(game, "grand-fleet")
    assert offered(game.ship(0, "orange-ship", (250, 200)), "grand-fleet")


def test_a_garrison_is_six_troops_on_planets() -> None:
    """Those on the player board do not count."""
    game = Scenario().planet("alpha-middle", troops=3).planet("alpha-edge-a", troops=2)
    game.energy(0, 4)
    assert game.me.troops >= 1
    assert not offered(game, "garrison")
    assert offered(game.planet("alpha-edge-b", troops=1), "garrison")


# Stones and points


def network(game: Scenario, seat: int) -> Scenario:
    """Seat 0 or 1 has a starbase and a city at a planet."""
    return game.planet(["alpha-middle", "beta-middle"][seat], owner=seat, cities=1, bases=1)


def test_the_first_lays_two_stones_the_others_one() -> None:
    game = network(network(Scenario().missions("forward-base"), 0), 1)
    game.choose("interact").do("mission forward-base", "done")
    game.turn(1).choose("interact").do("mission forward-base", "done")
    assert [player.stones for player in game.state.players] == [[FIRST], [OTHER], [0], [0]]
    assert [mission_points(game.state, seat) for seat in range(4)] == [4, 2, 0, 0]
    assert game.facts("mission-completed") == [(1, [MISSIONS.index("forward-base")])]


def test_a_mission_brings_points_at_the_end_only() -> None:
    game = network(Scenario().missions("forward-base"), 0)
    game.choose("interact").do("mission forward-base")
    assert (game.me.points, game.state.pool) == (0, 40)


def test_a_mission_that_nobody_completes_brings_nobody_points_though_all_fulfil_it() -> None:
    game = network(network(Scenario().missions("forward-base"), 0), 1)
    assert game.view["missions"][0]["ready"] == [0, 1]
    assert [mission_points(game.state, seat) for seat in range(4)] == [0, 0, 0, 0]


def test_a_mission_completed_in_the_last_turn_of_all_counts_as_the_first() -> None:
    game = network(Scenario().missions("forward-base"), 0)
    game.state.last, game.state.pool = 0, 0
    before = breakdown(game.state, 0)["missions"]
    game.turn(0).choose("interact").do("mission forward-base")
    while not game.table.over:
        game.do(next(option for option in game.options if option in ("done", "end-turn")))
    assert (before, breakdown(game.state, 0)["missions"]) == (0, 4)
    assert GAME.standing(game.table).scores[0] == sum(breakdown(game.state, 0).values())


def test_nobody_completes_a_mission_twice() -> None:
    game = network(Scenario().missions("forward-base").relics(0, "attack-bonus"), 0)
    game.choose("interact").do("mission forward-base", "boost 1")
    assert "mission forward-base" not in game.options
    game.turn(0).choose("interact")
    assert "mission forward-base" not in game.options


def test_a_completed_mission_counts_though_its_condition_is_gone() -> None:
    game = network(Scenario().missions("forward-base"), 0).choose("interact").do("mission forward-base", "done")
    game.state.base_owner.clear()
    for values in (game.state.base_hole, game.state.base_x, game.state.base_y):
        values.clear()
    game.me.buildings[3] += 1
    assert not able(game, "forward-base")
    assert mission_points(game.state, 0) == 4


def test_who_fulfils_a_mission_first_is_not_first_before_completing_it() -> None:
    """Seat 0 has the condition too, but seat 1 uses the action."""
    game = network(network(Scenario().missions("forward-base"), 0), 1)
    game.turn(1).choose("interact").do("mission forward-base", "done")
    game.turn(0).choose("interact").do("mission forward-base")
    assert [player.stones for player in game.state.players] == [[OTHER], [FIRST], [0], [0]]


def test_missions_that_are_not_in_play_cannot_be_completed() -> None:
    game = network(Scenario().missions("orbital-empire").relics(0, "attack-bonus"), 0).choose("interact")
    assert [option for option in game.options if option.startswith("mission")] == []


def test_twelve_missions_are_on_six_cards() -> None:
    assert sorted(MISSION_CARD) == [card for card in range(1, 7) for _ in range(2)]
    worth = {name: (FIRST_POINTS[place], OTHER_POINTS[place]) for place, name in enumerate(MISSIONS)}
    small = ["forward-base", "relic-keepers", "all-climates", "grand-fleet", "garrison"]
    assert worth == {name: (4, 2) if name in small else (5, 3) for name in MISSIONS}


@pytest.mark.parametrize("mission", MISSIONS)
def test_at_the_start_no_mission_is_fulfilled(mission: str) -> None:
    game = Scenario().ship(0, "ship-1", "alpha-gate").ship(0, "ship-2", "alpha-gate")
    assert not able(game, mission)
