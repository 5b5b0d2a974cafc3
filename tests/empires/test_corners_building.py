"""Deploying, building, research and interacting (pages 13-15) in unusual positions."""

from __future__ import annotations

import pytest

from orrery.games.empires.facts.board import CENTRE, CITY, HOLES, NOTHING, SHIP_RADIUS, STARBASE
from orrery.games.empires.facts.cards import DISCOVERIES
from orrery.games.empires.position.discs import ships_in_orbit
from orrery.games.empires.position.player import READY, SPENT
from orrery.games.empires.rules.attacking import ATTACK, clear_planet
from orrery.games.empires.rules.building import Build
from orrery.games.empires.rules.control import defence

from .megastructures import HERE, owning, place_at, use, uses
from .relics import CLOSED, blockaded, first_put, using
from .relics import use as use_relic
from .scenario import Scenario

ANYWHERE = Build(1, NOTHING)
DEEP = (360.0, 360.0)
NO_MORE = ["boost 1", "done"]


def answers(game: Scenario, verb: str) -> list[str]:
    """Return what is offered with a verb, without the verb."""
    return [option.removeprefix(f"{verb} ") for option in game.options if option.startswith(f"{verb} ")]


def building(game: Scenario) -> list[str]:
    """Return the buildings that are offered, as texts."""
    return answers(game.next(ANYWHERE), "build")


def two_spheres(energy: int = 1, spent: int = 0) -> Scenario:
    """Two Dyson spheres of seat 0, which may use development with each of them."""
    return owning("dyson-sphere", "beta-central").energy(0, energy, spent)


# Page 13: deploying


def test_a_planet_that_the_first_troop_fills_takes_no_second_one() -> None:
    game = Scenario().planet("alpha-middle", outposts=1, centres=1).planet("alpha-edge-a", cities=1)
    game.choose("deploy").do("deploy-troop alpha-middle")
    assert answers(game, "deploy-troop") == ["alpha-edge-a"]


def test_who_has_deployed_the_last_piece_is_done_before_the_second_time() -> None:
    game = Scenario().planet("alpha-middle", outposts=1).planet("alpha-edge-a", troops=3)
    game.ship(0, "ship-1", DEEP).ship(0, "ship-2", (400, 360)).choose("deploy").do("deploy-troop alpha-middle")
    assert game.state.left == 1
    assert game.options == NO_MORE
    game.do("boost 1")
    assert game.options == ["done"]


def test_an_orbit_of_the_gate_that_is_too_full_for_an_advanced_ship_may_take_a_normal_one() -> None:
    game = Scenario().techs(0, "star-hammer").fill("alpha-gate", SHIP_RADIUS)
    game.state.players[1].take_back(0)
    assert answers(game.choose("deploy"), "deploy-ship") == ["ship-1"]


def test_a_phase_ship_is_deployed_though_the_orbit_of_the_gate_is_full() -> None:
    game = Scenario().techs(0, "phase-ship").fill("alpha-gate", SHIP_RADIUS).choose("deploy")
    assert game.options == ["deploy-ship pink-ship", "boost 1"]
    game.do("deploy-ship pink-ship", "place 36 36")
    assert game.me.is_out(8)


def test_a_phase_ship_that_is_deployed_into_the_orbit_of_a_planet_of_somebody_else_blockades_it() -> None:
    game = Scenario().techs(0, "phase-ship").techs(1, "energy-transfer").energy(1, 0, 2)
    game.planet("beta-middle", owner=1, outposts=1).choose("deploy").do("deploy-ship pink-ship", "place 54 22")
    assert ships_in_orbit(game.state, 0, HOLES.index("beta-middle")) == [8]
    assert (game.state.players[1].energy, game.state.players[1].spent) == (1, 1)


def test_ships_that_were_deployed_attack_at_the_end_of_the_same_turn() -> None:
    game = Scenario().ship(1, "ship-1", "alpha-gate").choose("deploy")
    for number in (1, 2):
        game.do(f"deploy-ship ship-{number}").do(first_put(game))
    game.do("done", "attack-ship blue ship-1", "join ship-1")
    assert game.at(1, "ship-1") is None
    assert game.me.points == 1


def test_where_ones_own_bastion_is_troops_are_deployed_beside_enemy_ships() -> None:
    game = Scenario().techs(0, "bastion").planet("alpha-middle", outposts=1).planet("alpha-edge-a", outposts=1)
    game.ship(0, "purple-ship", "alpha-middle").ship(1, "ship-1", "alpha-middle").ship(1, "ship-2", "alpha-edge-a")
    assert answers(game.choose("deploy"), "deploy-troop") == ["alpha-middle"]


def test_the_qarth_with_the_orbital_habitat_deploy_at_a_blockaded_starbase() -> None:
    game = Scenario().empire(0, "qarth").techs(0, "orbital-habitat").planet("alpha-middle", bases=1)
    game.ship(1, "ship-1", "alpha-middle").choose("deploy").do("deploy-troop alpha-middle")
    assert game.on("alpha-middle") == {"troops": 1, "bases": 1}


def test_clone_labs_and_the_token_worth_two_make_five_deployments() -> None:
    game = Scenario().techs(0, "clone-labs").vlix(0).planet("alpha-middle", outposts=1)
    game.planet("alpha-edge-a", outposts=1).choose("deploy").do("boost 2")
    for hole in ("alpha-middle", "alpha-middle", "alpha-edge-a", "alpha-edge-a"):
        game.do(f"deploy-troop {hole}")
    game.do("deploy-ship ship-1", "put near 0")
    assert game.options == ["done"]


# Page 14: building


@pytest.mark.parametrize("kind", ["city", "starbase"])
def test_of_a_kind_whose_four_pieces_are_built_no_fifth_one_is(kind: str) -> None:
    """Troop and outpost, or two ships, are there to pay for it."""
    game = Scenario().planet("alpha-middle", troops=1, outposts=1)
    for hole in ("beta-middle", "beta-edge-a", "beta-edge-b", "beta-border-a"):
        game.planet(hole, cities=int(kind == "city"), bases=int(kind == "starbase"))
    game.ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", "alpha-middle")
    kinds = [site.partition(" ")[0] for site in building(game)]
    assert kinds == [word for word in ("outpost", "city", "research-centre", "starbase") if word != kind]


def test_a_ninth_research_centre_is_not_built() -> None:
    game = Scenario().planet("alpha-middle", troops=2).planet("alpha-edge-a", centres=3)
    game.planet("alpha-edge-b", centres=3).planet("alpha-border-a", troops=1, centres=2)
    assert game.me.buildings[CENTRE] == 0
    assert building(game) == ["outpost alpha-middle", "outpost alpha-border-a"]


def test_a_city_may_stand_beside_two_others_where_its_troop_and_outpost_were() -> None:
    game = Scenario().planet("alpha-middle", cities=1, outposts=1, troops=1).choose("build")
    game.do("build city alpha-middle")
    assert game.on("alpha-middle") == {"cities": 2}
    assert defence(game.state, HOLES.index("alpha-middle")) == 4


def test_the_last_troop_of_a_blockaded_planet_becomes_an_outpost_without_a_new_blockade() -> None:
    """The planet is never given up in between, so energy transfer brings nothing."""
    game = blockaded(Scenario().techs(0, "energy-transfer").relics(0, "teleport-and-build").energy(0, 0, 2))
    game.state.blockaded[0] = 1 << HOLES.index(CLOSED)
    use_relic(game, "part build", f"build outpost {CLOSED}")
    assert game.owner(CLOSED) == 0
    assert (game.me.energy, game.me.spent) == (0, 2)


def test_a_building_of_a_megastructure_is_not_boosted_while_it_is_built() -> None:
    game = use(owning("dyson-sphere").energy(0, 3).planet("alpha-middle", troops=2), "development")
    assert game.options == ["build outpost alpha-middle", "build research-centre alpha-middle"]


def test_organic_buildings_build_once_a_turn_though_two_megastructures_build() -> None:
    game = two_spheres().techs(0, "organic-buildings").planet("alpha-middle", troops=1)
    game.planet("alpha-edge-a", troops=2).planet("alpha-edge-b", troops=1)
    use(game, "development", "build outpost alpha-middle", "build outpost alpha-edge-a", "boost 1")
    game.do("use development beta-central", "build outpost alpha-edge-b")
    assert game.asked == "interact"
    assert game.on("alpha-edge-a") == {"troops": 1, "outposts": 1}


def test_organic_buildings_that_were_not_used_may_follow_the_next_building_of_the_turn() -> None:
    game = two_spheres().techs(0, "organic-buildings").planet("alpha-middle", troops=1)
    game.planet("alpha-edge-a", troops=1).planet("alpha-edge-b", troops=1)
    use(game, "development", "build outpost alpha-middle", "done", "boost 1", "use development beta-central")
    game.do("build outpost alpha-edge-a")
    assert answers(game, "build") == ["outpost alpha-edge-b", "research-centre alpha-edge-b"]


def test_after_a_starbase_organic_buildings_build_at_another_planet() -> None:
    game = Scenario().techs(0, "organic-buildings").planet("alpha-middle", troops=1).planet("alpha-edge-a", troops=1)
    for number in (1, 2):
        game.ship(0, f"ship-{number}", "alpha-middle")
    game.choose("build").do("build starbase alpha-middle", "put near 36")
    assert answers(game, "build") == ["outpost alpha-edge-a", "research-centre alpha-edge-a"]


def test_ships_and_energy_of_the_first_building_may_pay_for_a_starbase_elsewhere() -> None:
    """The Draveth have spent their energy; the city brings it back, and it pays for the second building."""
    game = Scenario().techs(0, "organic-buildings").empire(0, "draveth").planet("alpha-middle", troops=1, outposts=1)
    game.energy(0, 0, 1).ship(0, "ship-1", "alpha-edge-a").choose("build").do("build city alpha-middle")
    assert answers(game, "build") == ["starbase alpha-edge-a"]
    game.do("build starbase alpha-edge-a", "put near 36")
    assert (game.on("alpha-edge-a"), game.me.ships_out()) == ({"bases": 1}, [])


def test_the_second_building_after_that_of_a_relic_keeps_to_blockades() -> None:
    game = blockaded(Scenario().relics(0, "teleport-and-build").techs(0, "organic-buildings"))
    game.planet("alpha-edge-a", troops=1).ship(1, "ship-2", "alpha-edge-a").planet("alpha-edge-b", troops=1)
    use_relic(game, "part build", f"build outpost {CLOSED}")
    assert answers(game, "build") == ["outpost alpha-edge-b", "research-centre alpha-edge-b"]


def test_with_a_relic_a_starbase_is_built_at_a_blockaded_planet_of_nobody() -> None:
    game = Scenario().relics(0, "teleport-and-build").ship(1, "ship-1", "beta-middle")
    for number in (1, 2):
        game.ship(0, f"ship-{number}", "beta-middle")
    use_relic(game, "part build", "build starbase beta-middle")
    game.do(first_put(game))
    assert (game.owner("beta-middle"), game.on("beta-middle")) == (0, {"bases": 1})


def test_where_a_relic_puts_a_troop_beside_an_enemy_ship_it_builds_too() -> None:
    game = Scenario().relics(0, "teleport-and-build").ship(0, "ship-1", "beta-middle").ship(1, "ship-1", "beta-middle")
    use_relic(game, "part troops", "at beta-middle", "part build", "build research-centre beta-middle")
    assert (game.owner("beta-middle"), game.on("beta-middle")) == (0, {"centres": 1})


def test_ships_that_only_touch_the_orbit_pay_for_a_starbase() -> None:
    game = Scenario().ship(0, "ship-1", (176, 184 + 48)).ship(0, "ship-2", (176 + 48, 184)).choose("build")
    game.do("put near 0")
    assert (game.on("alpha-middle"), game.me.ships_out()) == ({"bases": 1}, [])


def test_the_draveth_with_a_constructor_pay_for_a_starbase_with_energy_alone() -> None:
    game = Scenario().empire(0, "draveth").techs(0, "constructor").ship(0, "green-ship", "alpha-middle")
    game.choose("build").do("pay energy", "put near 36")
    assert (game.on("alpha-middle"), game.me.ships_out()) == ({"bases": 1}, [9])
    assert (game.me.energy, game.me.spent) == (2, 0)


def test_a_starbase_at_the_last_planet_of_nobody_triggers_the_end() -> None:
    game = Scenario()
    planets = [hole for hole in HOLES if not hole.endswith(("gate", "central")) and hole != "alpha-middle"]
    for number, hole in enumerate(planets):
        game.planet(hole, owner=1 + number % 3, centres=1)
    for number in (1, 2):
        game.ship(0, f"ship-{number}", "alpha-middle")
    game.choose("build").do("put near 36")
    assert game.state.last == NOTHING
    game.do("end-turn")
    assert (game.state.last, game.asked_seat) == (0, 1)


# Page 14: starbases


def test_a_starbase_alone_keeps_everybody_else_off_its_planet() -> None:
    """Landing, building, teleporting and swapping are refused there."""
    game = Scenario().relics(0, "teleport", "matter-swap").energy(0, 1).planet("beta-middle", owner=1, bases=1)
    for number, hole in enumerate(("beta-middle", "beta-middle", "gamma-middle", "gamma-edge-a")):
        game.ship(0, f"ship-{number + 1}", hole)
    assert answers(game.choose("move"), "land") == ["ship-3", "ship-4"]
    assert building(game) == []
    game.turn(0).choose("interact").do("relic teleport", "part troops")
    assert answers(game, "at") == ["gamma-edge-a", "gamma-middle"]
    game.do("done", "boost 1", "relic matter-swap")
    assert answers(game, "at") == ["gamma-edge-a", "gamma-middle"]


def test_a_planet_with_ones_own_starbase_alone_is_ones_own_for_relics() -> None:
    game = Scenario().relics(0, "teleport", "warp").energy(0, 1).planet("alpha-middle", bases=1)
    game.choose("interact").do("relic warp", "part ships", "at alpha-middle")
    game.do(first_put(game), "done", "boost 1", "relic teleport", "part troops", "at alpha-middle", "done")
    assert game.on("alpha-middle") == {"troops": 1, "bases": 1}
    assert ships_in_orbit(game.state, 0, HOLES.index("alpha-middle")) == [0]


def test_with_a_starbase_left_control_stays_when_the_last_troop_is_launched() -> None:
    game = Scenario().planet("alpha-middle", troops=1, bases=1).choose("move").do("launch alpha-middle ship-1")
    game.do(first_put(game))
    assert (game.owner("alpha-middle"), game.on("alpha-middle")) == (0, {"bases": 1})


def test_the_fourth_starbase_of_a_planet_defends_and_unlocks_like_the_first() -> None:
    """Four in one orbit, the last one at a space of the player board that was never empty."""
    game = (
        Scenario().planet("alpha-middle", bases=3).ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", "alpha-middle")
    )
    game.me.bases_unlocked, game.me.ships, game.me.energy = 3, 5, 4
    game.next(ANYWHERE).do(first_put(game))
    assert game.on("alpha-middle") == {"bases": 4}
    assert (game.me.ships, game.me.energy, game.me.buildings[STARBASE]) == (6, 5, 0)
    assert defence(game.state, HOLES.index("alpha-middle")) == 4


def test_two_starbases_alone_are_destroyed_with_an_attack_on_their_planet() -> None:
    game = Scenario().planet("beta-middle", owner=1, bases=2)
    for number in (1, 2, 3):
        game.ship(0, f"ship-{number}", "beta-middle")
    game.next(ATTACK).do("attack-planet beta-middle", "join ship-1", "join ship-2")
    assert (game.on("beta-middle"), game.owner("beta-middle"), game.me.points) == ({}, NOTHING, 2)
    assert game.state.players[1].buildings[STARBASE] == 4


@pytest.mark.parametrize("owner", [0, 1])
def test_a_starbase_that_is_touched_first_does_not_save_the_ship_behind_it(owner: int) -> None:
    game = Scenario().planet("beta-middle", owner=owner, bases=1).ship(0, "ship-1", DEEP).ship(1, "ship-1", (360, 60))
    game.choose("move").flies("ship-1", to=(370, 80), touching=[("base", 0, "beta-middle"), ("ship", 1, "ship-1")])
    game.do("flick ship-1", "aim 2700 60")
    assert (game.at(0, "ship-1"), game.at(1, "ship-1")) == (None, None)


def test_the_ramming_prow_scores_nothing_for_a_starbase() -> None:
    game = Scenario().techs(0, "ramming-prow").planet("beta-middle", owner=1, bases=1).ship(0, "ship-1", DEEP)
    game.choose("move").flies("ship-1", to=(370, 80), touching=[("base", 0, "beta-middle")])
    game.do("flick ship-1", "aim 2700 60")
    assert (game.at(0, "ship-1"), game.me.points) == ((370, 80), 0)


def test_a_starbase_is_put_elsewhere_when_a_ram_has_ended_the_blockade() -> None:
    game = Scenario().planet("alpha-middle", bases=1).ship(1, "ship-1", "alpha-middle").ship(0, "ship-1", DEEP)
    game.choose("move")
    assert answers(game, "shift-base") == []
    game.flies("ship-1", to=(370, 380), touching=[("ship", 1, "ship-1")]).do("flick ship-1", "aim 0 60")
    assert answers(game, "shift-base") == ["1"]


def test_with_ones_own_bastion_in_orbit_a_starbase_is_put_elsewhere_beside_enemy_ships() -> None:
    game = Scenario().techs(0, "bastion").planet("alpha-middle", bases=1).ship(1, "ship-1", "alpha-middle")
    assert answers(game, "shift-base") == []
    game.ship(0, "purple-ship", "alpha-middle").turn(0)
    assert answers(game, "shift-base") == ["1"]


def test_in_a_bonus_move_starbases_are_put_elsewhere() -> None:
    game = using("bonus-move").planet("alpha-middle", bases=1).ship(0, "ship-1", DEEP)
    use_relic(game, "part move", "shift-base 1", "put far 36")
    assert (game.state.base_x[0], game.state.base_y[0]) == (129_010, 184_000)
    assert answers(game, "shift-base") == []


# Page 14: research


def built_centre(game: Scenario, colour: str, level: int) -> Scenario:
    """Seat 0 builds the centre that brings a technology of this colour and level."""
    for hole in ("delta-middle", "delta-edge-a", "delta-edge-b")[: level - 1]:
        game.planet(hole, colour, centres=1)
    game.planet("alpha-middle", colour, troops=1).choose("build")
    return game.do("build research-centre alpha-middle")


def test_long_range_lasers_shoot_in_the_turn_they_are_researched() -> None:
    game = Scenario().ship(0, "ship-1", (360, 360)).ship(0, "ship-2", (360, 390)).ship(1, "ship-1", (450, 375))
    built_centre(game, "orange", 1)
    assert answers(game, "attack-ship") == ["blue ship-1"]


def test_the_shield_breaker_attacks_in_the_turn_it_is_researched() -> None:
    game = Scenario().side("shield-breaker").planet("beta-middle", owner=1, centres=1).ship(1, "ship-1", "beta-middle")
    game.ship(0, "ship-1", (544, 184 - 48))
    built_centre(game, "orange", 4)
    assert answers(game, "attack-planet") == ["beta-middle"]


def test_the_energy_siphon_brings_energy_in_the_turn_it_is_researched() -> None:
    game = Scenario().energy(0, 0, 3).planet("beta-middle", owner=1, centres=1).ship(0, "ship-1", "beta-middle")
    built_centre(game, "orange", 2).do("attack-planet beta-middle", "end-turn")
    assert (game.me.energy, game.me.spent) == (2, 1)


def test_zero_point_energy_brings_energy_in_the_turn_it_is_researched() -> None:
    game = built_centre(Scenario().energy(0, 0, 3), "purple", 4)
    assert (game.me.energy, game.me.spent) == (3, 0)


def test_mobile_starbases_move_in_the_turn_they_are_researched() -> None:
    game = built_centre(Scenario().planet("gamma-middle", bases=1), "pink", 4)
    assert game.asked == "move-bases"
    assert "move-base 1 beta-middle" in game.options


def test_a_starbase_that_was_just_built_moves_at_the_end_of_the_same_turn() -> None:
    game = Scenario().techs(0, "mobile-starbases").ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", "alpha-middle")
    game.choose("build").do("put near 36", "move-base 1 beta-middle", "put near 0")
    assert (game.owner("alpha-middle"), game.owner("beta-middle")) == (NOTHING, 0)
    assert (game.me.ships, game.me.energy) == (3, 2)


@pytest.mark.parametrize(
    ("tech", "colour", "level", "manoeuvre"),
    [
        ("afterburner", "pink", 1, "jump ship-1"),
        ("hyperjump-stations", "pink", 2, "jump ship-2"),
        ("jump-gates", "pink", 2, "jump-gate ship-2"),
        ("mines", "purple", 1, "lay-mine 0"),
    ],
)
def test_a_manoeuvre_is_made_in_the_turn_its_technology_is_researched(
    tech: str, colour: str, level: int, manoeuvre: str
) -> None:
    """A megastructure builds the centre, and a relic moves ships afterwards."""
    game = owning("dyson-sphere").side(tech).relics(0, "bonus-move").energy(0, 2).planet("gamma-middle", bases=1)
    game.ship(0, "ship-1", "alpha-gate").ship(0, "ship-2", "gamma-middle")
    game.planet("alpha-middle", colour, troops=1, centres=level - 1).choose("interact").do("boost 1")
    game.do(f"use development {HERE}", "build research-centre alpha-middle", "relic bonus-move", "part move")
    assert tech in game.tech_names(0)
    assert manoeuvre in game.options


def test_geothermal_energy_serves_the_second_building_of_the_turn_it_is_researched_in() -> None:
    game = Scenario().techs(0, "organic-buildings").energy(0, 0, 3).planet("alpha-edge-a", troops=1)
    game.planet("alpha-middle", "green", troops=1).choose("build").do("build research-centre alpha-middle")
    assert "geothermal-energy" in game.tech_names(0)
    game.do("build outpost alpha-edge-a")
    assert (game.me.energy, game.me.spent) == (2, 1)


def test_an_advanced_ship_is_not_launched_in_the_turn_it_is_researched() -> None:
    game = owning("converter").relics(0, "bonus-move").energy(0, 1).planet("alpha-middle", troops=2, centres=1)
    game.planet("alpha-edge-a", centres=2)
    use(game, "conversion", "research star-hammer", "boost 1", "relic bonus-move", "part move")
    assert answers(game, "launch") == ["alpha-middle ship-1"]


def test_an_advanced_ship_stays_when_a_centre_of_its_colour_is_lost() -> None:
    game = built_centre(Scenario(), "orange", 3)
    clear_planet(game.table, HOLES.index("alpha-middle"), NOTHING)
    assert (game.me.advanced, game.tech_names(0)) == (1, ["star-hammer"])


def test_a_transmuted_planet_takes_its_centres_to_the_other_colour() -> None:
    """Two pink centres are green ones: the next pink one is level 1 again, the next green one level 3."""
    game = owning("converter").techs(0, "gravity-slingshot", "hyperjump-stations")
    game.planet("alpha-middle", "pink", centres=2).planet("beta-middle", "pink", troops=1)
    game.planet("beta-edge-b", "green", troops=1)
    use(game, "transmutation", "at alpha-middle", "colour green")
    game.turn(0).choose("build").do("build research-centre beta-middle")
    assert game.tech_names(0) == ["gravity-slingshot", "hyperjump-stations"]
    game.turn(0).choose("build").do("build research-centre beta-edge-b")
    assert game.tech_names(0) == ["gravity-slingshot", "hyperjump-stations", "constructor"]
    assert game.me.points == 3


def test_the_first_technology_takes_more_points_than_the_pool_has_and_the_end_comes() -> None:
    game = Scenario()
    game.state.pool = 1
    built_centre(game, "orange", 4).do("end-turn")
    assert (game.me.points, game.state.pool, game.state.last) == (4, 0, 0)


def test_who_converts_a_technology_that_somebody_had_first_scores_nothing() -> None:
    game = owning("converter").techs(1, "long-range-lasers").planet("alpha-middle", troops=1, centres=1)
    use(game, "conversion", "research long-range-lasers")
    assert (game.tech_names(0), game.me.points) == (["long-range-lasers"], 0)


def test_an_organic_second_centre_is_one_level_higher_and_both_score() -> None:
    game = Scenario().techs(0, "organic-buildings").planet("alpha-middle", "pink", troops=1)
    game.planet("alpha-edge-a", "pink", troops=1).choose("build")
    game.do("build research-centre alpha-middle", "build research-centre alpha-edge-a")
    assert game.tech_names(0) == ["gravity-slingshot", "hyperjump-stations", "organic-buildings"]
    assert game.me.points == 3


# Page 14: blue planets


def test_with_a_relic_a_blockaded_blue_planet_is_terraformed_before_the_turn_ends() -> None:
    game = Scenario().relics(0, "teleport-and-build").planet("alpha-border-b", troops=1).ship(1, "ship-1", DEEP)
    game.ship(1, "ship-2", "alpha-border-b")
    use_relic(game, "part build", "build research-centre alpha-border-b", "colour orange")
    assert game.tech_names(0) == ["long-range-lasers"]
    assert (place_at(game, "alpha-border-b"), game.asked) == ("orange", "end-turn")


def test_a_library_stays_on_a_planet_that_is_terraformed() -> None:
    game = Scenario().planet("alpha-border-b", troops=3)
    game.state.libraries = 1 << HOLES.index("alpha-border-b")
    game.choose("build").do("build research-centre alpha-border-b", "colour pink")
    assert game.on("alpha-border-b") == {"troops": 2, "centres": 1}
    assert game.state.has_library(HOLES.index("alpha-border-b"))


def test_of_two_blue_planets_built_on_in_a_turn_the_second_finds_no_token_any_more() -> None:
    game = Scenario().techs(0, "organic-buildings").planet("alpha-border-b", troops=1).planet("beta-border-b", troops=1)
    game.state.tokens = [0, 0, 1, 0]
    game.choose("build").do("build research-centre alpha-border-b", "build research-centre beta-border-b")
    assert [place_at(game, hole) for hole in ("alpha-border-b", "beta-border-b")] == ["pink", "blue"]
    assert game.tech_names(0) == ["gravity-slingshot", "organic-buildings"]


def test_a_blue_planet_that_stayed_blue_for_want_of_a_token_is_worth_two_more() -> None:
    game = Scenario().planet("alpha-border-b", troops=1)
    game.state.tokens = [0, 0, 0, 0]
    game.choose("build").do("build research-centre alpha-border-b")
    assert (game.view["players"][0]["breakdown"]["home"], game.view["players"][0]["breakdown"]["relic-planets"]) == (
        1,
        2,
    )


def test_a_terraformed_planet_keeps_its_colour_for_whoever_takes_it_later() -> None:
    game = Scenario().planet("alpha-border-b", troops=1).choose("build")
    game.do("build research-centre alpha-border-b", "colour pink")
    clear_planet(game.table, HOLES.index("alpha-border-b"), NOTHING)
    game.planet("alpha-border-b", owner=1, troops=1).turn(1).choose("build")
    game.do("build research-centre alpha-border-b")
    assert game.tech_names(1) == ["gravity-slingshot"]
    assert (place_at(game, "alpha-border-b"), game.state.players[1].points) == ("pink", 0)


# Page 15: relics and the archive


def test_a_relic_found_this_turn_waits_though_an_equal_one_may_be_used() -> None:
    game = Scenario().relics(0, "teleport").energy(0, 1).planet("alpha-middle", troops=1).start()
    game.me.fresh = [DISCOVERIES.index("teleport")]
    game.choose("interact").do("relic teleport", "done", "boost 1")
    assert game.options == ["done"]
    assert (game.me.relics, game.me.fresh) == ([], [DISCOVERIES.index("teleport")])


def test_a_relic_that_was_found_and_archived_this_turn_may_be_taken_and_used_at_once() -> None:
    """It was not kept when it was discovered, and what is taken out of the archive may be used."""
    game = (
        Scenario().relics(0, "bonus-move", "attack-bonus", "attack-bonus").energy(0, 3).planet("beta-middle", troops=1)
    )
    game.face_down(["alpha-middle", "alpha-edge-a"], ["pink", "orange"], ["warp", "teleport"])
    game.ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", "alpha-edge-a").deals("pink", "warp", "orange", "teleport")
    game.choose("interact").do(
        "relic bonus-move", "part move", "discover alpha-middle", "discover alpha-edge-a", "done"
    )
    assert DISCOVERIES.index("teleport") in game.state.archive
    game.do("boost 1", "relic attack-bonus", "part attack", "boost 1", "take teleport", "boost 1", "relic teleport")
    game.do("part troops", "at beta-middle", "done")
    assert game.on("beta-middle") == {"troops": 2}


# Page 15: missions


def test_a_mission_may_be_completed_whose_condition_a_relic_has_just_brought_about() -> None:
    game = Scenario().missions("garrison").relics(0, "teleport").energy(0, 3).planet("alpha-middle", troops=3)
    game.planet("alpha-edge-a", troops=2).choose("interact")
    assert answers(game, "mission") == []
    game.do("relic teleport", "part troops", "at alpha-edge-a", "boost 1", "mission garrison")
    assert game.me.stones == [2]


def test_a_mission_may_be_completed_whose_condition_a_megastructure_has_just_brought_about() -> None:
    game = owning("converter").missions("breakthrough").energy(0, 1).planet("alpha-middle", troops=1, centres=2)
    game.planet("alpha-edge-a", centres=1)
    use(game, "conversion", "research star-hammer", "boost 1", "mission breakthrough")
    assert game.me.stones == [2]


def test_a_terraformed_planet_may_complete_the_climates_in_the_same_action() -> None:
    game = owning("dyson-sphere").missions("all-climates").energy(0, 1).planet("alpha-border-b", troops=1)
    for colour, hole in (("orange", "beta-edge-a"), ("purple", "beta-edge-b"), ("pink", "beta-middle")):
        game.planet(hole, colour, troops=1)
    use(game, "development", "build research-centre alpha-border-b", "colour green", "boost 1", "mission all-climates")
    assert game.me.stones == [2]


# Page 15: boosting the interaction


def test_energy_that_a_building_unlocks_and_brings_back_boosts_the_same_interaction() -> None:
    """Of one energy become two; both are spent, and the other sphere brings them back."""
    game = two_spheres().planet("alpha-middle", troops=1, outposts=1).choose("interact").do("boost 1")
    game.do(f"use development {HERE}", "build city alpha-middle")
    assert (game.me.energy, game.me.spent) == (2, 0)
    game.do("boost 1", "boost 1", "use overload beta-central")
    assert (game.me.energy, game.me.spent, uses(game)) == (2, 0, [])


def test_geothermal_energy_of_a_building_boosts_the_same_interaction() -> None:
    game = two_spheres(0, 3).techs(0, "geothermal-energy").planet("alpha-middle", troops=1)
    use(game, "development", "build outpost alpha-middle")
    assert (game.me.energy, game.me.spent) == (2, 1)
    game.do("boost 1", "use overload beta-central")
    assert (game.me.energy, game.me.spent) == (3, 0)


def test_the_token_worth_two_comes_back_with_a_city_and_boosts_the_same_interaction_again() -> None:
    game = owning("dyson-sphere").vlix(0).planet("alpha-middle", troops=1, outposts=1).choose("interact")
    game.do("boost 2")
    assert game.me.double == SPENT
    game.do(f"use development {HERE}", "build city alpha-middle")
    assert game.me.double == READY
    assert answers(game, "boost") == ["1", "2"]


def test_a_ship_that_a_starbase_has_just_unlocked_is_put_by_a_relic_of_the_same_action() -> None:
    game = owning("dyson-sphere").relics(0, "warp").energy(0, 1).ship(0, "ship-1", "alpha-middle")
    game.ship(0, "ship-2", "alpha-middle")
    use(game, "development", "put near 36", "boost 1", "relic warp", "part ships")
    for _ in range(3):
        game.do("at alpha-middle")
        game.do(first_put(game))
    assert game.me.ships_out() == [0, 1, 2]


@pytest.mark.parametrize(("owner", "verb", "cost"), [(NOTHING, "raise", 2), (1, "seize", 3)])
def test_a_megastructure_that_a_bonus_move_has_won_is_used_in_the_same_action(owner: int, verb: str, cost: int) -> None:
    game = Scenario().megastructure("dyson-sphere", HERE, owner=owner).relics(0, "bonus-move").energy(0, cost + 1)
    game.ship(0, "ship-1", HERE).choose("interact").do("relic bonus-move", "part move", f"{verb} {HERE}", "done")
    game.do("boost 1", f"use overload {HERE}")
    assert game.me.energy == 3


# Page 15: unlocking


def test_the_ostrun_with_four_cities_have_nine_troops() -> None:
    game = Scenario().empire(0, "ostrun")
    game.me.troops += 1
    for hole in ("alpha-middle", "alpha-edge-a", "alpha-edge-b", "alpha-border-a"):
        game.planet(hole, troops=1, outposts=1).next(ANYWHERE).do(f"build city {hole}")
    assert (game.me.troops, game.me.cities_unlocked, game.me.buildings[CITY]) == (9, 4, 0)


def test_a_lost_starbase_costs_neither_energy_nor_ships() -> None:
    game = Scenario().ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", "alpha-middle").choose("build")
    game.do("put near 36")
    clear_planet(game.table, HOLES.index("alpha-middle"), NOTHING)
    assert (game.me.ships, game.me.energy, game.me.buildings[STARBASE]) == (3, 2, 4)


def test_a_city_built_again_as_second_building_brings_back_energy_that_the_first_one_did_not() -> None:
    """An outpost brings nothing back, the city that was lost before does, and it unlocks nothing."""
    game = Scenario().techs(0, "organic-buildings").planet("alpha-middle", troops=1)
    game.planet("alpha-edge-a", troops=1, outposts=1).energy(0, 0, 2).choose("build")
    game.do("build outpost alpha-middle")
    assert (game.me.energy, game.me.spent) == (0, 2)
    game.do("build city alpha-edge-a")
    assert (game.me.energy, game.me.spent, game.me.cities_unlocked) == (2, 0, 1)


def test_a_starbase_that_lay_still_is_put_elsewhere_though_one_built_before_it_was_destroyed() -> None:
    """Losing somebody's starbase does not use up the right to put another one elsewhere."""
    game: Scenario = (
        owning("star-devourer").relics(0, "bonus-move").energy(0, 1).planet("beta-middle", owner=1, bases=1)
    )
    game.planet("alpha-middle", bases=1).planet("alpha-edge-a", bases=1).ship(0, "ship-1", (360, 360))
    game.do("shift-base 2", "put far 36")
    use(game, "plasma-shot").shoots(HERE, ("hole", 0, "beta-middle")).do("aim 0 50", "colour orange")
    game.do("boost 1", "relic bonus-move", "part move")
    assert [option for option in game.options if option.startswith("shift-base")] == ["shift-base 2"]
