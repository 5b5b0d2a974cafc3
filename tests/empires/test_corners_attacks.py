"""The end of the turn and of the game, scoring and relics (pages 16-19, 32) in unusual cases."""

from __future__ import annotations

import pytest

from orrery.games.empires.facts.board import HOLES, NOTHING
from orrery.games.empires.position.player import READY, SPENT
from orrery.games.empires.position.state import ROBOT
from orrery.games.empires.rules.attacking import ATTACK
from orrery.games.empires.rules.scoring import breakdown, standing

from .megastructures import HERE
from .relics import CLOSED, blockaded, first_put, flick, place_at, use, using
from .scenario import Scenario
from .test_attacking import around, attacks, in_a_row
from .test_end import PLANETS, abandon, deploy, empty_pool, settled, turns_to_the_end
from .test_order_at_the_end import flicked
from .test_scoring import library, points, tokens
from .test_technologies_purple import bunkered, everybody_joins, strength

FAR = (360.0, 360.0)
"""In nobody's orbit and nobody's range."""


def everyone_joins(game: Scenario, target: str) -> Scenario:
    """All ships that are needed attack."""
    game.do(target)
    while game.asked == "join-attack":
        game.do(game.options[0])
    return game


# Page 16: ships


def test_a_ship_at_its_own_gate_is_attacked_though_the_gate_is_not() -> None:
    game = around("beta-gate", 2).ship(1, "ship-1", "beta-gate")
    assert attacks(game) == ["attack-ship blue ship-1"]
    game.do("attack-ship blue ship-1", "join ship-1")
    assert (game.at(1, "ship-1"), game.me.points) == (None, 1)


def test_ships_at_ones_own_gate_attack_a_visitor() -> None:
    game = around("alpha-gate", 2).ship(2, "ship-1", "alpha-gate")
    assert attacks(game) == ["attack-ship red ship-1"]


def test_without_a_ship_in_the_galaxy_nothing_attacks() -> None:
    """Not troops, buildings and starbases beside an enemy ship, not a relic's bonus, not a ship of the player board."""
    game = Scenario().planet("alpha-middle", troops=1, outposts=1, cities=1, bases=4).ship(1, "ship-1", "alpha-middle")
    game.planet("beta-middle", owner=1, centres=1).state.bonuses = [2]
    assert game.next(ATTACK).asked is None
    assert "attack-ship blue ship-1" in game.ship(0, "ship-1", "alpha-middle").next(ATTACK).options


def test_a_third_players_ship_at_an_enemy_planet_is_a_target_and_the_planet_is_none() -> None:
    game = around("beta-middle", 2).planet("beta-middle", owner=1, centres=1).ship(2, "ship-1", "beta-middle")
    assert attacks(game) == ["attack-ship red ship-1"]


def test_ships_that_shot_the_defending_ship_have_no_attack_left_for_its_planet() -> None:
    game = around("beta-middle", 2).planet("beta-middle", owner=1, centres=1).ship(2, "ship-1", "beta-middle")
    game.next(ATTACK).do("attack-ship red ship-1", "join ship-1")
    assert game.asked is None
    assert game.on("beta-middle") == {"centres": 1}


def test_a_defending_ship_is_shot_from_far_away_and_the_planet_attacked_by_others() -> None:
    """Long-range lasers: 75 mm from rim to rim; the ship that stays in the orbit attacks the planet alone."""
    game = Scenario().techs(0, "long-range-lasers").planet("beta-middle", owner=1, centres=1)
    game.ship(1, "ship-1", (544, 224)).ship(0, "ship-1", (504, 184))
    game.ship(0, "ship-2", (544, 224 + 18 + 70)).ship(0, "ship-3", (520, 224 + 18 + 60)).next(ATTACK)
    game.do("attack-ship blue ship-1", "join ship-2", "join ship-3")
    assert game.options == ["attack-planet beta-middle", "done"]
    game.do("attack-planet beta-middle")
    assert (game.on("beta-middle"), game.me.points) == ({}, 2)


def test_a_ship_alone_needs_the_bonus_that_is_greater_than_the_gap() -> None:
    """Of bonuses of one and two only the latter beats a battleship with one ship; the other is kept."""
    game = Scenario().techs(1, "battleship").ship(1, "orange-ship", (360, 30)).ship(0, "ship-1", (320, 30))
    game.state.bonuses = [1, 2]
    game.next(ATTACK).do("attack-ship blue orange-ship")
    assert game.at(1, "orange-ship") is None
    assert (game.state.bonuses, game.me.points) == ([1], 2)


def test_a_juggernaut_is_safe_from_every_bonus() -> None:
    game = in_a_row().techs(1, "juggernaut").techs(0, "long-range-lasers").ship(1, "purple-ship", (360, 70))
    game.state.players[1].take_back(0)
    game.state.bonuses = [2]
    assert attacks(game) == []


def test_an_attacked_battleship_lies_ready_to_be_deployed_again() -> None:
    game = in_a_row().techs(1, "battleship").ship(1, "orange-ship", (360, 60)).ship(0, "ship-3", (330, 60))
    game.next(ATTACK)
    everyone_joins(game, "attack-ship blue orange-ship").turn(1)
    assert "deploy-ship orange-ship" in game.choose("deploy").options


def test_a_bastion_that_is_shot_lets_its_planet_be_blockaded() -> None:
    """Its owner has energy transfer: the ships that shot it blockade the planet at once."""
    game = Scenario().techs(1, "energy-transfer", "bastion").energy(1, 0, spent=2)
    game.planet("beta-middle", owner=1, outposts=1).ship(1, "purple-ship", "beta-middle")
    around("beta-middle", 4, game).next(ATTACK)
    everyone_joins(game, "attack-ship blue purple-ship")
    assert game.me.points == 3
    assert (game.state.players[1].energy, game.state.players[1].spent) == (1, 1)


# Page 16: planets


@pytest.mark.parametrize(("tech", "ship"), [("bastion", "purple-ship"), ("colony-ship", "green-ship")])
def test_a_ship_without_attack_does_not_even_exceed_research_centres(tech: str, ship: str) -> None:
    game = Scenario().techs(0, tech).planet("beta-middle", owner=1, centres=3).ship(0, ship, "beta-middle")
    assert attacks(game) == []


@pytest.mark.parametrize(("tech", "ship"), [("bastion", "purple-ship"), ("colony-ship", "green-ship")])
def test_with_orbital_bombardment_a_ship_without_attack_does(tech: str, ship: str) -> None:
    game = Scenario().techs(0, tech, "orbital-bombardment").planet("beta-middle", owner=1, centres=3)
    game.ship(0, ship, "beta-middle").next(ATTACK).do("attack-planet beta-middle")
    assert (game.on("beta-middle"), game.me.points) == ({}, 1)


def test_a_planet_with_starbases_alone_is_attacked_for_as_many_points() -> None:
    game = around("beta-middle", 4).planet("beta-middle", owner=1, bases=3).next(ATTACK)
    everyone_joins(game, "attack-planet beta-middle")
    assert (game.owner("beta-middle"), game.state.base_hole, game.me.points) == (NOTHING, [], 3)


def test_an_attacked_planet_keeps_the_colour_it_was_given() -> None:
    game = around("beta-border-b", 2).planet("beta-border-b", owner=1, troops=1).place("beta-border-b", "green")
    everyone_joins(game.next(ATTACK), "attack-planet beta-border-b")
    assert place_at(game, "beta-border-b") == "green"


def test_all_additions_to_the_defence_of_a_planet_are_added_up() -> None:
    """Tessik, planetary shields and a bastion: an outpost of two, a city, a starbase, one for shields, two more."""
    game = Scenario().empire(1, "tessik").techs(1, "planetary-shields", "bastion")
    game.planet("beta-middle", owner=1, outposts=1, cities=1, centres=1, bases=1).ship(1, "purple-ship", "beta-middle")
    assert strength(game, "beta-middle") == 2 + 2 + 1 + 1 + 2


def test_the_attack_may_exceed_the_defence_by_technology_ship_and_relic_together() -> None:
    """Star hammer 3, bombardment 1, a relic 2: six against five; each of them is needed."""
    game = Scenario().techs(0, "star-hammer", "orbital-bombardment").ship(0, "orange-ship", "beta-middle")
    game.planet("beta-middle", owner=1, cities=2, bases=1)
    assert attacks(game) == []
    game.state.bonuses = [1]
    assert attacks(game) == []
    game.state.bonuses = [2]
    game.next(ATTACK).do("attack-planet beta-middle")
    assert (game.on("beta-middle"), game.me.points) == ({}, 5)


def test_points_are_the_defence_without_what_the_attacker_adds() -> None:
    game = Scenario().techs(0, "star-hammer", "orbital-bombardment").ship(0, "orange-ship", "beta-middle")
    game.planet("beta-middle", owner=1, outposts=1).next(ATTACK).do("attack-planet beta-middle")
    assert game.me.points == 1


def test_the_korr_score_their_point_besides_the_half_of_bunkers() -> None:
    game = everybody_joins(bunkered(troops=1, cities=1, outposts=1).empire(0, "korr")).do("keep outpost")
    assert game.me.points == 4 // 2 + 1


def test_bunkers_with_the_last_troops_of_a_planet_keep_control_by_their_building() -> None:
    game = everybody_joins(bunkered(troops=1, outposts=1, bases=1))
    assert game.on("beta-middle") == {"outposts": 1}
    assert (game.owner("beta-middle"), game.state.base_hole) == (1, [])


def test_an_attack_scores_more_points_than_the_pool_has() -> None:
    game = Scenario(2).planet("beta-middle", owner=1, troops=3)
    for ship in ("ship-2", "ship-3", "ship-4", "ship-5"):
        game.ship(0, ship, "beta-middle")
    game.state.pool = 1
    everyone_joins(flicked(game), "attack-planet beta-middle").do("end-turn")
    assert (game.me.points, game.state.pool, game.state.last) == (3, 0, 0)


def test_the_korr_score_one_more_for_a_planet_of_robots_as_well() -> None:
    game = around("beta-middle", 2, Scenario(2)).empire(0, "korr").robots("beta-middle", 1).next(ATTACK)
    game.do("attack-planet beta-middle", "join ship-1", "at beta-edge-a")
    assert game.me.points == 2


def test_robots_that_moved_are_attacked_again_by_ships_that_are_there_already() -> None:
    """One robot goes to a face-down place where other ships wait; the two are attacked there in the same turn."""
    game = Scenario(2).place("beta-central", "orange").robots("beta-central", 1)
    game.face_down(["beta-middle"], ["pink"], ["warp"])
    game.ship(0, "ship-1", "beta-central").ship(0, "ship-2", "beta-central")
    for ship in ("ship-3", "ship-4", "ship-5"):
        game.ship(0, ship, "beta-middle")
    game.next(ATTACK).do("attack-planet beta-central", "join ship-1")
    assert game.on("beta-middle") == {"robots": 2}
    game.do("attack-planet beta-middle", "join ship-3", "join ship-4")
    assert "at beta-central" in game.options  # they come from elsewhere now
    game.do("at beta-central")
    assert (game.on("beta-central"), game.me.points) == ({"robots": 3}, 3)
    assert game.asked is None


def test_robots_defended_by_a_ship_are_attacked_by_the_shield_breaker() -> None:
    game = Scenario(2).techs(0, "shield-breaker").robots("beta-middle", 1).ship(1, "ship-1", "beta-middle")
    around("beta-middle", 2, game).next(ATTACK).do("attack-planet beta-middle", "join ship-1", "at beta-edge-a")
    assert (game.on("beta-edge-a"), game.at(1, "ship-1") is not None) == ({"robots": 2}, True)


# Page 16: hyperspace jump troops after an attack


def jumping(*planets: str) -> Scenario:
    """Seat 0 attacks planets of seat 1 that have a research centre, each with a ship of its own."""
    game = Scenario().techs(0, "hyperspace-jump-troops")
    for number, planet in enumerate(planets):
        game.planet(planet, owner=1, centres=1).ship(0, f"ship-{number + 1}", planet)
    return game


def test_jump_troops_go_on_from_the_first_attacked_planet_to_the_second() -> None:
    game = jumping("beta-middle", "beta-edge-a").next(ATTACK)
    game.do("attack-planet beta-middle", "at beta-middle", "at beta-middle", "done")
    game.do("attack-planet beta-edge-a", "from beta-middle", "from beta-middle", "done")
    assert (game.on("beta-middle"), game.on("beta-edge-a")) == ({}, {"troops": 2})
    assert (game.owner("beta-middle"), game.owner("beta-edge-a")) == (NOTHING, 0)


def test_jump_troops_come_from_blockaded_planets_too() -> None:
    """A jump is neither a deployment nor a manoeuvre."""
    game = jumping("beta-middle").planet("alpha-middle", troops=1).ship(2, "ship-1", "alpha-middle").next(ATTACK)
    game.do("attack-planet beta-middle", "from alpha-middle", "done")
    assert (game.on("beta-middle"), game.owner("alpha-middle")) == ({"troops": 1}, NOTHING)


def test_jump_troops_need_a_troop_somewhere() -> None:
    game = jumping("beta-middle")
    game.planet("gamma-middle", troops=3).planet("gamma-edge-a", troops=1)
    game.next(ATTACK).do("attack-planet beta-middle")
    assert game.options == ["from gamma-edge-a", "from gamma-middle", "done"]


def test_a_jump_may_leave_a_planet_to_its_starbase() -> None:
    game = jumping("beta-middle").planet("alpha-middle", troops=1, bases=1).next(ATTACK)
    game.do("attack-planet beta-middle", "from alpha-middle", "done")
    assert (game.on("alpha-middle"), game.owner("alpha-middle")) == ({"bases": 1}, 0)


def test_a_jump_takes_a_planet_with_bunkers_where_no_building_was_left() -> None:
    game = everybody_joins(bunkered(troops=2, bases=1).techs(0, "hyperspace-jump-troops"))
    assert game.asked == "jump-troops"
    game.do("at beta-middle", "done")
    assert (game.on("beta-middle"), game.owner("beta-middle")) == ({"troops": 1}, 0)


# Page 16: effects at the end of the turn


def test_a_ram_is_no_attack_for_the_energy_siphon() -> None:
    game = Scenario().techs(0, "energy-siphon").energy(0, 0, spent=2).ship(0, "ship-1", FAR)
    game.ship(1, "ship-1", (400, 360)).choose("move")
    game.flies("ship-1", to=(390, 360), touching=[("ship", 1, "ship-1")]).do("flick ship-1", "aim 0 50", "done")
    assert (game.me.energy, game.me.spent) == (0, 2)


def test_a_guardian_counts_as_attacked_for_the_energy_siphon() -> None:
    game = Scenario().techs(0, "energy-siphon").guardian("alpha").planet("delta-middle", troops=1)
    for ship in range(3):
        game.ship(0, f"ship-{ship + 1}", (215 + 21 * ship, 280))
    game.energy(0, 0, spent=5).do("choose build", "build outpost delta-middle")
    game.do("attack-guardian alpha", "join ship-1", "join ship-2")
    assert (game.me.energy, game.me.spent) == (4, 1)


def test_the_energy_siphon_brings_the_token_worth_two_back_as_one() -> None:
    game = Scenario().energy(0, 1, spent=2).vlix(0, SPENT).techs(0, "energy-siphon")
    game.planet("beta-middle", owner=1, centres=1).ship(0, "ship-2", "beta-middle")
    flicked(game, "attack-planet beta-middle")
    assert game.facts("energy-regained") == [(0, [2])]
    assert (game.me.double, game.me.energy, game.me.spent) == (READY, 1, 1)


def mobile(**pieces: int) -> Scenario:
    """Seat 0 has mobile starbases and a planet."""
    return Scenario().techs(0, "mobile-starbases").planet("alpha-middle", "orange", **pieces)


def places_for_bases(game: Scenario) -> set[str]:
    return {option.split()[2] for option in game.options if option.startswith("move-base")}


def test_a_mobile_starbase_takes_the_planet_that_was_attacked_in_the_same_turn() -> None:
    game = mobile(troops=1, bases=1).planet("beta-middle", owner=1, centres=1).ship(0, "ship-2", "beta-middle")
    flicked(game, "attack-planet beta-middle", "move-base 1 beta-middle", "put middle 36")
    assert (game.on("beta-middle"), game.owner("beta-middle")) == ({"bases": 1}, 0)


def test_blockades_keep_no_mobile_starbase_from_going_or_coming() -> None:
    game = mobile(bases=1).ship(1, "ship-1", "alpha-middle").ship(1, "ship-2", "gamma-edge-a")
    flicked(game, "move-base 1 gamma-edge-a", "put middle 36")
    assert (game.owner("alpha-middle"), game.owner("gamma-edge-a")) == (NOTHING, 0)


def test_a_mobile_starbase_finds_no_place_in_a_full_orbit() -> None:
    game = mobile(bases=1).fill("gamma-edge-a", 7_000)
    assert "gamma-edge-a" not in places_for_bases(flicked(game))


def test_a_planet_that_one_starbase_left_may_be_taken_by_another_in_the_same_turn() -> None:
    game = mobile(bases=1).planet("alpha-edge-b", bases=1)
    flicked(game, "move-base 1 gamma-edge-a", "put middle 0")
    assert game.owner("alpha-middle") == NOTHING
    game.do("move-base 2 alpha-middle", "put middle 0")
    assert (game.owner("alpha-middle"), game.owner("alpha-edge-b")) == (0, NOTHING)
    assert game.asked == "end-turn"


def test_mobile_starbases_move_in_the_last_turn_before_the_scoring() -> None:
    game = empty_pool(2).techs(0, "mobile-starbases").planet("alpha-middle", bases=1)
    deploy(game)
    game.do("done")
    deploy(game)
    deploy(game)
    game.do("move-base 1 beta-border-b", "put middle 0", "end-turn")
    assert game.table.over
    assert points(game) == {"foreign": 2, "relic-planets": 2, "stars": 1}


# Page 16: whether the end is triggered


def test_a_planet_taken_and_given_up_in_a_turn_triggers_nothing() -> None:
    """The end is looked for at the end of the turn, when the last free planet is free again."""
    game = abandon(settled(2), PLANETS[0]).ship(0, "ship-1", PLANETS[0]).choose("move")
    game.do("land ship-1")
    assert game.owner(PLANETS[0]) == 0
    game.do(f"launch {PLANETS[0]} ship-1", "put middle 0", "done")
    assert (game.state.last, game.asked_seat) == (NOTHING, 1)


def test_an_attack_that_frees_a_planet_keeps_the_game_going() -> None:
    """All planets were controlled until the attack."""
    game = settled(2).ship(0, "ship-3", PLANETS[-1]).ship(0, "ship-1", FAR).choose("move")
    game.flies("ship-1", to=(370, 360)).do("flick ship-1", "aim 0 10", "done")
    game.do(f"attack-planet {PLANETS[-1]}", "end-turn")
    assert (game.state.last, game.asked_seat) == (NOTHING, 1)


def test_a_jump_onto_the_attacked_planet_triggers_the_end_all_the_same() -> None:
    game = settled(2).techs(0, "hyperspace-jump-troops").ship(0, "ship-3", PLANETS[-1]).ship(0, "ship-1", FAR)
    game.choose("move").flies("ship-1", to=(370, 360)).do("flick ship-1", "aim 0 10", "done")
    game.do(f"attack-planet {PLANETS[-1]}", f"at {PLANETS[-1]}", "done", "end-turn")
    assert (game.state.last, game.asked_seat) == (0, 1)


def test_supplies_on_the_last_planet_that_is_discovered_trigger_the_end() -> None:
    game = abandon(settled(2), PLANETS[0]).face_down([PLANETS[0]], ["orange"], ["supplies"])
    game.ship(0, "ship-1", PLANETS[0]).choose("move").do(f"discover {PLANETS[0]}", f"at {PLANETS[0]}", "done")
    assert (game.state.last, game.asked_seat) == (0, 1)


def test_an_artifact_as_the_last_discovery_triggers_the_end() -> None:
    """Among two places face down one is the artifact: while nobody knew which, the game went on."""
    game = abandon(settled(2), PLANETS[0]).face_down([PLANETS[0]], ["artifact"], ["supplies"])
    game.ship(0, "ship-1", PLANETS[0]).choose("move").do(f"discover {PLANETS[0]}", "done")
    assert (game.state.last, game.asked_seat) == (0, 1)


def test_the_last_point_may_be_that_of_a_guardian_and_the_move_goes_on() -> None:
    game = Scenario(2).face_down(["alpha-middle"], ["pink"], ["guardian"]).ship(0, "ship-1", "alpha-middle")
    game.state.pool = 1
    game.choose("move").do("discover alpha-middle")
    assert (game.state.pool, game.state.last, game.asked) == (0, NOTHING, "move")
    game.flies("ship-1", to=FAR).do("flick ship-1", "aim 0 10", "done")
    assert (game.state.last, game.asked_seat) == (0, 1)


def test_robots_without_a_place_in_the_last_round_give_no_further_turn() -> None:
    game = settled(2)
    deploy(game)
    assert game.asked_seat == 1
    for ship in ("ship-3", "ship-4"):
        game.ship(1, ship, PLANETS[0])
    deploy(game)
    game.do(f"attack-planet {PLANETS[0]}", "join ship-3", "end-turn")
    assert game.state.last == 0
    assert turns_to_the_end(game) == [0]
    assert game.told.count("end-triggered") == 1


def test_robots_that_find_only_an_artifact_in_another_quadrant_trigger_the_end() -> None:
    """Its relic goes to the archive; afterwards there is neither a place face down nor a planet of nobody."""
    game = settled(2).face_down(["gamma-central"], ["artifact"], ["warp"])
    around(PLANETS[0], 2, game).next(ATTACK).do(f"attack-planet {PLANETS[0]}", "join ship-1")
    assert (game.on(PLANETS[0]), game.owner(PLANETS[0])) == ({"robots": 1}, ROBOT)
    assert (place_at(game, "gamma-central"), game.state.archive, game.state.last) == ("artifact", [0], 0)


def test_a_guardian_of_the_pools_last_point_still_brings_two() -> None:
    game = Scenario(2).guardian("alpha").ship(0, "ship-4", (360, 60))
    for ship in range(3):
        game.ship(0, f"ship-{ship + 1}", (215 + 21 * ship, 280))
    game.state.pool = 1
    everyone_joins(game.next(ATTACK), "attack-guardian alpha")
    assert (game.me.points, game.state.pool) == (2, 0)


# Page 17: troops and planets


def test_troops_of_planets_that_are_given_up_by_the_scoring_still_count_for_their_library() -> None:
    """A library in a foreign quadrant that a starbase alone controls; the troops are elsewhere in the quadrant."""
    game = library(Scenario(), "beta-middle").planet("beta-middle", bases=1).planet("beta-edge-a", troops=3)
    assert points(game) == {"libraries": 3, "troops": 1, "foreign": 2, "stars": 1}


def test_a_blockaded_library_counts_as_well() -> None:
    game = library(Scenario(), "beta-middle").planet("beta-middle", troops=1).ship(1, "ship-1", "beta-middle")
    assert points(game) == {"libraries": 1}


def test_blockades_of_several_players_do_not_matter_for_any_kind_of_planet() -> None:
    """At home with a building, elsewhere with a starbase alone, a blue one, and one that only troops hold."""
    game = Scenario().planet("alpha-middle", outposts=1).planet("beta-middle", bases=1)
    game.planet("gamma-border-b", centres=1).planet("delta-middle", troops=2)
    free = points(game)
    for seat, hole in enumerate(("alpha-middle", "beta-middle", "gamma-border-b"), start=1):
        game.ship(seat, "ship-1", hole)
    game.ship(1, "ship-2", "delta-middle").ship(2, "ship-2", "alpha-middle")
    blockaded = [hole["hole"] for hole in game.view["holes"] if 0 in hole["blockaded"]]
    assert blockaded == ["alpha-middle", "beta-middle", "gamma-border-b", "delta-middle"]
    assert points(game) == free == {"home": 1, "foreign": 4, "relic-planets": 2, "troops": 1, "stars": 1}


def test_a_library_that_lies_on_a_planet_of_nobody_after_an_attack_counts_for_nobody() -> None:
    game = library(around("beta-middle", 2), "beta-middle").planet("beta-middle", owner=1, troops=1)
    game.planet("beta-edge-a", owner=1, troops=1).next(ATTACK).do("attack-planet beta-middle", "join ship-1")
    assert [breakdown(game.state, seat)["libraries"] for seat in (0, 1)] == [0, 0]


def test_a_blue_planet_that_only_troops_hold_is_worth_nothing_but_them() -> None:
    assert points(Scenario().planet("beta-border-b", troops=2)) == {"troops": 1}


def test_a_foreign_blue_planet_is_worth_four_and_one_at_home_three() -> None:
    game = Scenario().planet("beta-border-b", outposts=1)
    assert points(game) == {"foreign": 2, "relic-planets": 2}
    assert points(Scenario().planet("alpha-border-b", outposts=1)) == {"home": 1, "relic-planets": 2}


def test_a_blue_planet_that_stayed_blue_under_a_research_centre_is_worth_two_more() -> None:
    """No token was left, so that it was not terraformed."""
    game = Scenario().planet("alpha-border-b", troops=1)
    game.state.tokens = [0, 0, 0, 0]
    game.do("choose build", "build research-centre alpha-border-b")
    assert points(game) == {"home": 1, "relic-planets": 2}


def test_a_swapped_planet_counts_for_the_quadrant_in_which_it_lies() -> None:
    """A blue planet from home to another quadrant: two points and two more."""
    game = using("matter-swap").planet("alpha-border-b", outposts=1).ship(0, "ship-1", "alpha-border-b")
    use(game.ship(0, "ship-2", "beta-edge-b"), "at alpha-border-b", "at beta-edge-b")
    assert points(game) == {"foreign": 2, "relic-planets": 2}


def test_a_library_that_was_swapped_counts_for_the_troops_of_its_new_quadrant() -> None:
    game = library(using("matter-swap"), "alpha-middle").planet("alpha-middle", troops=1)
    game.planet("alpha-edge-b", troops=2).planet("beta-middle", troops=1)
    game.ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", "beta-edge-b")
    assert breakdown(game.state, 0)["libraries"] == 3
    use(game, "at alpha-middle", "at beta-edge-b")
    assert breakdown(game.state, 0)["libraries"] == 2


def test_a_planet_with_a_lost_building_rebuilt_shows_each_star_once() -> None:
    game = Scenario().planet("alpha-middle", cities=1).planet("alpha-edge-a", troops=1, outposts=1)
    before = breakdown(game.state, 0)["stars"]
    game.ship(1, "ship-1", "alpha-middle").ship(1, "ship-2", "alpha-middle").ship(1, "ship-3", "alpha-middle")
    everyone_joins(game.next(ATTACK, 1), "attack-planet alpha-middle")
    game.turn(0).do("choose build", "build city alpha-edge-a")
    assert breakdown(game.state, 0)["stars"] == before == 1


# Page 17: who wins


def test_a_tie_concerns_only_those_who_are_in_it() -> None:
    """Seat 2 has most points in tokens, but fewer in all."""
    game = tokens(3, 4, 6, 0).planet("beta-middle", outposts=1).planet("gamma-middle", owner=1, bases=1)
    game.planet("alpha-edge-a", owner=0, bases=1).planet("beta-edge-a", owner=1, outposts=1)
    outcome = standing(game.state, True)
    assert outcome.scores == [7, 8, 6, 0]
    game.state.players[0].points = 4
    outcome = standing(game.state, True)
    assert (outcome.scores, outcome.winners) == ([8, 8, 6, 0], [0, 1])


def test_of_three_who_are_equal_tokens_leave_two_and_technologies_one() -> None:
    """Seat 2 has the highest technologies and fewer tokens: it is out before they count."""
    game = tokens(5, 5, 3, 0).planet("alpha-middle", owner=2, outposts=1)
    game.techs(2, "juggernaut", "energy-siphon").techs(1, "gravity-slingshot")
    outcome = standing(game.state, True)
    assert (outcome.scores, outcome.winners) == ([5, 5, 5, 0], [1])


def test_levels_are_added_up_even_where_lower_ones_are_missing() -> None:
    """With the converter one has level 4 alone: it counts four."""
    game = tokens(5, 5).techs(0, "zero-point-energy").techs(1, "energy-transfer", "energy-siphon")
    assert standing(game.state, True).winners == [0]
    game.techs(1, "gravity-slingshot")
    assert standing(game.state, True).winners == [0, 1]


# Page 32: warp


def test_warp_leaves_out_a_full_orbit() -> None:
    game = using("warp").planet("alpha-middle", troops=1).planet("beta-middle", troops=1).fill("alpha-middle", 9_000)
    assert use(game, "part ships").options == ["at beta-middle", "done"]


def test_warp_without_any_planet_of_ones_own_does_nothing() -> None:
    game = use(using("warp"), "part ships")
    assert (game.asked, game.me.relics, game.me.ships_out()) == ("interact", [], [])


def test_a_phase_ship_is_warped_into_an_orbit_like_any_other() -> None:
    game = using("warp").techs(0, "phase-ship").planet("alpha-middle", troops=1)
    use(game, "part ships", "at alpha-middle", "deploy-ship pink-ship")
    assert game.asked == "put-ship"


def test_a_ship_that_landed_in_the_bonus_move_is_warped_to_the_planet_it_took() -> None:
    game = using("warp-and-move").ship(0, "ship-1", "beta-middle").ship(0, "ship-2", FAR)
    use(game, "part move", "land ship-1", "done", "part ships", "at beta-middle")
    game.do(first_put(game))
    assert game.view["players"][0]["ships"][0]["orbit"] == "beta-middle"
    assert game.asked == "interact"


def slung(*relics: str) -> Scenario:
    """The only ship of seat 0 that is left was slung in a bonus move; more relics wait."""
    game = Scenario().techs(0, "gravity-slingshot").relics(0, "bonus-move", *relics).energy(0, 2)
    game.ship(0, "ship-1", (250, 250)).ship(0, "ship-2", (370, 60)).choose("interact")
    game.do("boost 1", "boost 1", "relic bonus-move", "part move").flies("ship-2", to=None)
    game.do("flick ship-2", "aim 0 90").flies("ship-1", to=FAR, touching=[("hole", 0, "alpha-middle")])
    return game.do("flick ship-1", "aim 2200 60", "sling alpha-middle", "put middle 0")


def test_a_slung_ship_is_not_flicked_in_a_second_bonus_move_either() -> None:
    game = slung("move-and-attack").do("done", "relic move-and-attack", "part move")
    assert [option for option in game.options if option.startswith("flick")] == []


def test_a_slung_ship_that_landed_may_be_warped_but_is_not_flicked_again() -> None:
    game = slung("warp", "move-and-attack").do("land ship-1")
    game.do("done", "relic warp", "part ships", "at alpha-middle")
    game.do(first_put(game), "at alpha-middle")
    game.do(first_put(game), "relic move-and-attack", "part move")
    assert [option for option in game.options if option.startswith("flick")] == ["flick ship-2"]


# Page 32: matter swap


def swapping(game: Scenario, one: str = "alpha-middle", other: str = "beta-edge-a") -> Scenario:
    """Own ships at two planets, which change places."""
    game.ship(0, "ship-1", one).ship(0, "ship-2", other).relics(0, "matter-swap")
    return game.choose("interact").do("relic matter-swap", f"at {one}", f"at {other}")


def test_planets_are_swapped_though_enemy_ships_blockade_both() -> None:
    game = (
        Scenario().planet("alpha-middle", troops=1).ship(1, "ship-1", "alpha-middle").ship(1, "ship-2", "beta-edge-a")
    )
    swapping(game)
    assert game.on("beta-edge-a") == {"troops": 1}


def test_a_planet_that_was_blockaded_already_is_not_blockaded_again_by_a_swap() -> None:
    """An enemy ship is at each of both planets: energy transfer brings nothing."""
    game = Scenario().techs(0, "energy-transfer").energy(0, 0, spent=2).planet("alpha-middle", troops=1)
    game.ship(1, "ship-1", FAR).ship(1, "ship-2", "alpha-middle")
    game.turn(1).choose("move").flies("ship-1", to=(662, 252), seat=1).do("flick ship-1", "aim 0 10", "done")
    before = game.me.energy
    swapping(game.turn(0))
    assert (game.on("beta-edge-a"), game.me.energy) == ({"troops": 1}, before)


def test_a_terraformed_planet_keeps_its_colour_where_it_is_swapped_to() -> None:
    game = swapping(Scenario().planet("alpha-border-b", "green", centres=1), "alpha-border-b")
    assert (place_at(game, "alpha-border-b"), place_at(game, "beta-edge-a")) == ("orange", "green")


def test_two_face_down_places_of_different_quadrants_are_swapped_with_their_tiles() -> None:
    """The event brings a guardian to the quadrant where it lies now."""
    game = Scenario().face_down(["alpha-middle"], ["green"], ["guardian"])
    game.face_down(["beta-edge-a"], ["purple"], ["warp"])
    swapping(game).turn(0).choose("move").do("discover beta-edge-a")
    assert (place_at(game, "beta-edge-a"), game.view["guardians"]) == ("green", ["beta"])


def test_a_face_down_planet_that_was_swapped_gets_the_library_that_waits_in_its_new_quadrant() -> None:
    game = Scenario().face_down(["alpha-middle"], ["green"], ["warp"])
    game.state.waiting_libraries = 1 << 1
    swapping(game).turn(0).choose("move").do("discover beta-edge-a")
    assert (game.state.libraries, game.state.waiting_libraries) == (1 << HOLES.index("beta-edge-a"), 0)


def test_a_planet_that_comes_face_up_into_a_quadrant_gets_no_waiting_library() -> None:
    game = Scenario()
    game.state.waiting_libraries = 1 << 1
    swapping(game)
    assert (game.state.libraries, game.state.waiting_libraries) == (0, 1 << 1)


def test_robots_look_for_face_down_places_that_were_swapped_into_their_quadrant() -> None:
    game = swapping(Scenario(2).face_down(["alpha-middle"], ["green"], ["warp"]))
    game.robots("beta-middle", 1)
    around("beta-middle", 2, game).next(ATTACK).do("attack-planet beta-middle", "join ship-1")
    assert game.on("beta-edge-a") == {"robots": 2}


def test_the_same_planets_are_swapped_back_by_another_relic() -> None:
    game = swapping(Scenario().planet("alpha-middle", troops=1, bases=1)).relics(0, "matter-swap", "matter-swap")
    game.do("put near 30", "boost 1", "relic matter-swap", "at alpha-middle", "at beta-edge-a")
    assert game.on("alpha-middle") == {"troops": 1, "bases": 1}


def test_a_swap_may_fulfil_a_mission_for_the_next_interaction() -> None:
    game = Scenario().missions("foreign-province").energy(0, 1)
    for planet in ("beta-middle", "beta-border-a", "alpha-middle"):
        game.planet(planet, outposts=1)
    swapping(game).do("boost 1")
    assert "mission foreign-province" in game.options


# Page 32: bonus moves


def test_after_the_last_flick_of_a_bonus_move_there_are_still_manoeuvres() -> None:
    game = use(using("move-and-attack").ship(0, "ship-1", (240, 200)).ship(0, "ship-2", "alpha-middle"), "part move")
    flick(game, 2).do("land ship-2")
    assert game.on("alpha-middle") == {"troops": 1}


def test_space_folding_adds_no_flick_to_a_bonus_move() -> None:
    game = using("move-and-attack").techs(0, "space-folding").ship(0, "ship-1", (240, 200))
    flick(use(game, "part move"), 2)
    assert "flick ship-1" not in game.options


def test_what_is_once_a_turn_is_once_in_two_bonus_moves() -> None:
    game = Scenario().techs(0, "afterburner").relics(0, "bonus-move", "warp-and-move").energy(0, 1)
    game.ship(0, "ship-1", "alpha-gate").choose("interact").do("boost 1", "relic bonus-move", "part move")
    start = game.at(0, "ship-1")
    assert start is not None
    game.flies("ship-1", to=(start[0], start[1] + 3)).do("jump ship-1", "aim 0 10", "done")
    game.do("relic warp-and-move", "part move")
    assert "flick ship-1" in game.options
    assert "jump ship-1" not in game.options


@pytest.mark.parametrize(("jet", "verbs"), [(1, {"flick", "jet"}), (2, {"jet"})])
def test_in_a_bonus_move_ships_go_as_was_agreed(jet: int, verbs: set[str]) -> None:
    game = using("bonus-move").ship(0, "ship-1", FAR)
    game.state.jet = jet
    found = use(game, "part move").options
    assert {option.split()[0] for option in found} & {"flick", "jet"} == verbs


def test_in_a_bonus_move_artifacts_become_megastructures_that_can_be_used_in_the_same_turn() -> None:
    game = using("bonus-move", 4).megastructure("dyson-sphere").ship(0, "ship-1", HERE)
    use(game, "part move", f"raise {HERE}", "done", "boost 1")
    assert f"use overload {HERE}" in game.options


def test_a_bonus_move_begun_before_the_attack_bonus_leaves_it_for_the_end_of_the_turn() -> None:
    """The ship with the bonus is lost in space: the bonus attacks nothing."""
    game = use(using("move-and-attack").ship(0, "ship-1", (240, 200)), "part attack", "part move")
    game.flies("ship-1", to=None).do("flick ship-1", "aim 0 90", "done", "done")
    assert (game.asked_seat, game.state.bonuses) == (1, [])


# Page 32: teleport


def test_teleport_puts_a_second_troop_elsewhere_where_the_planet_is_full() -> None:
    game = using("teleport").planet("alpha-edge-a", troops=2).planet("alpha-edge-b", outposts=1)
    use(game, "part troops", "at alpha-edge-a")
    assert game.options == ["at alpha-edge-b", "done"]


def test_ships_are_warped_to_a_planet_that_was_taken_by_teleport_in_the_same_turn() -> None:
    game = using("teleport", 1).relics(0, "teleport", "warp").ship(0, "ship-1", "beta-middle").choose("interact")
    game.do("relic teleport", "part troops", "at beta-middle", "done", "boost 1", "relic warp", "part ships")
    assert game.options == ["at beta-middle", "done"]


# Page 32: attack bonus


def test_the_attack_bonus_serves_against_a_guardian() -> None:
    game = using("attack-bonus").guardian("alpha").ship(0, "ship-1", (236, 280))
    use(game, "part attack", "done").do("attack-guardian alpha")
    assert (game.state.guardians, game.me.points) == (0, 2)


def test_two_bonuses_of_one_are_not_added_either() -> None:
    game = using("move-and-attack", 1).relics(0, "move-and-attack", "move-and-attack")
    game.ship(0, "ship-1", "beta-middle").planet("beta-middle", owner=1, troops=2).choose("interact").do("boost 1")
    for _ in range(2):
        game.do("relic move-and-attack", "part attack", "done")
    assert game.asked != "attack"


def test_the_attack_bonus_makes_robots_move() -> None:
    game = using("attack-bonus").robots("beta-middle", 2).ship(0, "ship-1", "beta-middle")
    use(game, "part attack", "done").do("attack-planet beta-middle", "at beta-edge-a")
    assert (game.on("beta-edge-a"), game.me.points) == ({"robots": 3}, 2)


# Page 32: teleport and bonus building


def test_the_bonus_of_another_relic_still_counts_when_a_building_has_ended_the_turn() -> None:
    game = using("attack-bonus", 1).relics(0, "attack-bonus", "teleport-and-build").planet("alpha-middle", troops=1)
    game.ship(0, "ship-1", "beta-middle").planet("beta-middle", owner=1, troops=2).choose("interact")
    game.do("boost 1", "relic attack-bonus", "part attack", "relic teleport-and-build", "part build")
    game.do("build outpost alpha-middle", "attack-planet beta-middle")
    assert game.on("beta-middle") == {}


def test_its_starbase_is_built_at_a_blockaded_planet_too() -> None:
    game = using("teleport-and-build").ship(0, "ship-1", "beta-middle").ship(0, "ship-2", "beta-middle")
    use(game.ship(1, "ship-1", "beta-middle"), "part build", "build starbase beta-middle")
    game.do(first_put(game))
    assert (game.on("beta-middle"), game.owner("beta-middle")) == ({"bases": 1}, 0)


def test_the_second_building_of_organic_buildings_keeps_to_blockades() -> None:
    game = blockaded(using("teleport-and-build").techs(0, "organic-buildings")).planet("alpha-edge-a", troops=1)
    use(game, "part build", "build outpost alpha-edge-a")
    assert (game.asked, game.on(CLOSED)) == ("end-turn", {"troops": 1})


def test_the_second_building_follows_a_first_one_at_a_blockaded_planet() -> None:
    game = blockaded(using("teleport-and-build").techs(0, "organic-buildings")).planet("alpha-edge-a", troops=1)
    use(game, "part build", f"build outpost {CLOSED}", "build outpost alpha-edge-a")
    assert (game.on(CLOSED), game.on("alpha-edge-a")) == ({"outposts": 1}, {"outposts": 1})


def test_organic_buildings_follow_once_a_turn_even_after_a_megastructure_and_a_relic() -> None:
    game = using("teleport-and-build", 2).techs(0, "organic-buildings").megastructure("dyson-sphere", HERE)
    for planet in ("alpha-edge-a", "alpha-edge-b", "beta-edge-a", "beta-edge-b"):
        game.planet(planet, troops=1)
    game.choose("interact").do("boost 1", f"use development {HERE}", "build outpost alpha-edge-a")
    game.do("build outpost alpha-edge-b", "relic teleport-and-build", "part build", "build outpost beta-edge-a")
    assert game.asked == "end-turn"


def test_the_constructor_makes_the_bonus_building_cheaper() -> None:
    """Even where an enemy ship is in the orbit, and without any troop."""
    game = using("teleport-and-build").techs(0, "constructor").planet("alpha-edge-a", outposts=1)
    game.ship(0, "green-ship", "alpha-edge-a").ship(1, "ship-1", "alpha-edge-a")
    use(game, "part build", "build outpost alpha-edge-a")
    assert game.on("alpha-edge-a") == {"outposts": 2}


def test_a_research_centre_as_bonus_building_terraforms_and_researches_before_the_turn_ends() -> None:
    game = using("teleport-and-build").planet("alpha-border-b", troops=1)
    use(game, "part build", "build research-centre alpha-border-b", "colour green")
    assert (game.tech_names(0), game.me.points) == (["geothermal-energy"], 1)
    assert game.asked == "end-turn"


def test_after_the_bonus_building_energy_that_came_back_buys_nothing() -> None:
    game = (
        using("teleport-and-build", 1)
        .relics(0, "teleport-and-build", "teleport")
        .planet("alpha-edge-a", troops=1, outposts=1)
    )
    game.energy(0, 0, 1)
    use_city = ["relic teleport-and-build", "part build", "build city alpha-edge-a"]
    game.choose("interact").do(*use_city)
    assert (game.me.energy, game.asked) == (2, "end-turn")


# Page 32: events


def test_supplies_without_spent_energy_and_without_a_place_for_a_troop_bring_nothing() -> None:
    game = Scenario().face_down(["alpha-middle"], ["artifact"], ["supplies"]).ship(0, "ship-1", "alpha-middle")
    game.choose("move").do("discover alpha-middle")
    assert (game.asked, game.me.energy, game.me.troops) == ("move", 1, 4)


def test_the_troop_of_supplies_goes_to_no_full_planet() -> None:
    game = Scenario().face_down(["alpha-middle"], ["pink"], ["supplies"]).ship(0, "ship-1", "alpha-middle")
    game.planet("beta-middle", outposts=3).choose("move").do("discover alpha-middle")
    assert game.options == ["at alpha-middle", "part energy"]


def test_supplies_bring_the_token_worth_two_back_as_one() -> None:
    game = Scenario().vlix(0, SPENT).face_down(["alpha-middle"], ["artifact"], ["supplies"])
    game.ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", FAR)
    game.choose("move").do("discover alpha-middle")
    assert game.facts("energy-regained") == [(0, [1])]


def test_a_library_event_brings_no_more_energy_than_was_spent() -> None:
    game = Scenario().face_down(["alpha-middle"], ["pink"], ["alien-library"]).energy(0, 1, spent=1)
    game.ship(0, "ship-1", "alpha-middle").choose("move").do("discover alpha-middle")
    assert (game.me.energy, game.me.spent) == (2, 0)


def test_a_guardian_that_comes_beside_ships_is_attacked_at_the_end_of_the_same_turn() -> None:
    game = Scenario().face_down(["alpha-middle"], ["pink"], ["guardian"]).ship(0, "ship-1", (197, 219))
    game.ship(0, "ship-2", (236, 280)).ship(0, "ship-3", (276, 240)).choose("move")
    game.do("discover alpha-middle", "done")
    everyone_joins(game, "attack-guardian alpha")
    assert (game.state.guardians, game.me.points) == (0, 3)
