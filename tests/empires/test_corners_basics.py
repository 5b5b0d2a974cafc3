"""Unusual positions for pages 7 to 9: places, control, blockade, ships, technologies, energy, what is destroyed."""

from __future__ import annotations

from math import cos, radians, sin

import pytest

from orrery.games.empires.facts.board import HOLES, NOTHING, SHIP_RADIUS, STARBASE_RADIUS
from orrery.games.empires.facts.cards import DISCOVERIES
from orrery.games.empires.position.player import READY, SPENT
from orrery.games.empires.position.state import ROBOT
from orrery.games.empires.rules.attacking import ATTACK
from orrery.games.empires.rules.jetting import JET_TOO, ONLY_JET
from orrery.games.empires.rules.scoring import breakdown

from .megastructures import HERE, owning, use
from .scenario import Scenario, Touch

DEEP = (360.0, 360.0)
"""In nobody's orbit."""
OFF = (370.0, 360.0)
BOUNCE: Touch = ("hole", 0, "alpha-middle")
PLANETS = [hole for hole in HOLES if not hole.endswith(("gate", "central"))]


def verbs(game: Scenario, verb: str) -> list[str]:
    return [option for option in game.options if option.split()[0] == verb]


def flicked(game: Scenario, *more: str) -> Scenario:
    """A turn of seat 0 whose action is a flick of ship 1 into nowhere."""
    game.ship(0, "ship-1", DEEP).choose("move")
    return game.flies("ship-1", to=OFF).do("flick ship-1", "aim 0 10", "done", *more)


def attacks(game: Scenario) -> list[str]:
    """Return the targets seat 0 is offered."""
    game.next(ATTACK)
    return verbs(game, "attack-ship") + verbs(game, "attack-planet") + verbs(game, "attack-guardian")


def crowd(game: Scenario, hole: str, ships: int, seat: int = 0) -> Scenario:
    for ship in range(ships):
        game.ship(seat, f"ship-{ship + 1}", hole)
    return game


def energy(game: Scenario, seat: int = 0) -> tuple[int, int]:
    player = game.state.players[seat]
    return player.energy, player.spent


# Page 7: control


def all_but(free: str) -> Scenario:
    """Three players; robots control twelve planets and seat 1 the others, except one."""
    game = Scenario(3)
    kept = [hole for hole in PLANETS if hole != free]
    for number, hole in enumerate(kept):
        if number < 12:
            game.robots(hole, 1)
        else:
            game.planet(hole, owner=1, centres=1) if number < 20 else game.planet(hole, owner=2, outposts=1)
    return game


def test_ships_in_its_orbit_do_not_control_the_last_free_planet_so_the_game_goes_on() -> None:
    game = all_but("alpha-middle").ship(0, "ship-2", "alpha-middle").ship(0, "ship-3", "alpha-middle")
    flicked(game)
    assert (game.state.last, game.asked_seat) == (NOTHING, 1)


def test_a_troop_that_lands_on_the_last_free_planet_triggers_the_end_of_this_turn() -> None:
    game = all_but("alpha-middle").ship(0, "ship-2", "alpha-middle").ship(0, "ship-1", DEEP)
    game.choose("move").do("land ship-2")
    assert (game.owner("alpha-middle"), game.state.last) == (0, NOTHING)
    game.do("done")
    assert (game.state.last, game.asked_seat) == (0, 1)


def test_the_troop_of_supplies_controls_the_planet_that_was_just_discovered() -> None:
    game = Scenario().face_down(["alpha-middle"], ["pink"], ["supplies"]).ship(0, "ship-1", "alpha-middle")
    game.choose("move").do("discover alpha-middle", "at alpha-middle")
    assert (game.owner("alpha-middle"), game.on("alpha-middle")) == (0, {"troops": 1})
    assert game.do("launch alpha-middle ship-2", "put middle 36").owner("alpha-middle") == NOTHING


def test_supplies_put_no_troop_on_planets_of_robots_or_full_ones_though_a_ship_is_there() -> None:
    game = Scenario().face_down(["alpha-edge-a"], ["pink"], ["supplies"]).ship(0, "ship-1", "alpha-edge-a")
    game.robots("alpha-middle", 1).ship(0, "ship-2", "alpha-middle").planet("beta-middle", troops=1, outposts=2)
    game.ship(0, "ship-3", "beta-middle").choose("move").do("discover alpha-edge-a")
    assert verbs(game, "at") == ["at alpha-edge-a"]


def test_a_constructor_that_pays_for_the_starbase_itself_controls_a_planet_with_it_alone() -> None:
    game = Scenario().techs(0, "constructor").ship(0, "green-ship", "alpha-middle").planet("alpha-edge-a", troops=1)
    game.choose("build").do("build starbase alpha-middle", "put middle 0")
    assert game.at(0, "green-ship") is None
    assert (game.owner("alpha-middle"), game.on("alpha-middle")) == (0, {"bases": 1})


def test_teleport_puts_only_one_of_two_troops_where_two_pieces_lie() -> None:
    game = Scenario().relics(0, "teleport").planet("alpha-middle", troops=1, outposts=1)
    game.choose("interact").do("relic teleport", "part troops", "at alpha-middle")
    assert game.on("alpha-middle") == {"troops": 2, "outposts": 1}
    assert game.asked == "interact"


def test_a_library_takes_none_of_the_three_places_from_troops_that_jump_there() -> None:
    game = Scenario().techs(0, "hyperspace-jump-troops").planet("beta-middle", owner=1, centres=1)
    game.state.libraries = 1 << HOLES.index("beta-middle")
    game.ship(0, "ship-1", "beta-middle").next(ATTACK).do("attack-planet beta-middle")
    game.do("at beta-middle", "at beta-middle", "at beta-middle")
    assert game.on("beta-middle") == {"troops": 3}
    assert game.state.libraries == 1 << HOLES.index("beta-middle")


# Page 7: blockade


@pytest.mark.parametrize(("tech", "ship"), [("juggernaut", "purple-ship"), ("phase-ship", "pink-ship")])
def test_a_ship_that_cannot_be_attacked_or_flicked_blockades_as_well(tech: str, ship: str) -> None:
    game = Scenario().techs(1, tech).planet("alpha-middle", troops=1, outposts=1).ship(0, "ship-1", DEEP)
    assert "choose build" in game.options
    game.ship(1, ship, "alpha-middle").turn(0)
    assert "choose build" not in game.options


def test_who_rams_the_only_ship_of_a_blockade_lands_with_another_in_the_same_action() -> None:
    game = Scenario().ship(0, "ship-1", DEEP).ship(0, "ship-2", "alpha-middle").ship(1, "ship-1", "alpha-middle")
    game.choose("move")
    assert "land ship-2" not in game.options
    game.flies("ship-1", to=(220, 184), touching=[("ship", 1, "ship-1")]).do("flick ship-1", "aim 2200 60")
    game.do("land ship-2")
    assert game.owner("alpha-middle") == 0


def test_an_own_flick_that_pushes_an_enemy_into_an_orbit_blockades_the_place_for_this_action() -> None:
    game = Scenario().techs(0, "juggernaut").planet("alpha-middle", troops=1).ship(0, "purple-ship", DEEP)
    game.ship(1, "ship-1", (300, 200)).choose("move")
    assert verbs(game, "launch")
    game.flies("purple-ship", to=OFF, touching=[("ship", 1, "ship-1")], pushed=[(1, "ship-1", (216, 184))])
    game.do("flick purple-ship", "aim 2200 60")
    assert verbs(game, "launch") == []


def test_a_ship_put_on_the_border_inside_an_orbit_blockades_it() -> None:
    """The juggernaut pushes it out of the galaxy; the orbit of an edge touches ships on the border there."""
    game = Scenario().techs(0, "juggernaut").planet("alpha-edge-a", troops=1).ship(0, "purple-ship", DEEP)
    game.ship(1, "ship-1", (20, 212)).choose("move")
    assert verbs(game, "launch") == []
    game.ship(1, "ship-1", (120, 212)).turn(0).choose("move")
    assert verbs(game, "launch")
    game.flies("purple-ship", to=OFF, touching=[("ship", 1, "ship-1")], pushed=[(1, "ship-1", None)])
    game.do("flick purple-ship", "aim 2200 60")
    assert game.at(1, "ship-1") == (9, 212)
    assert verbs(game, "launch") == []


def test_a_free_planet_in_anybodys_blockade_gets_no_starbase_even_of_the_constructor() -> None:
    game = Scenario().techs(0, "constructor").ship(0, "green-ship", "alpha-middle").ship(0, "ship-1", "alpha-middle")
    game.planet("beta-middle", troops=1).ship(2, "ship-1", "alpha-middle").choose("build")
    assert "build starbase alpha-middle" not in game.options


# Page 7: gates and artifacts


def test_ships_at_a_gate_are_attacked_though_the_gate_is_not() -> None:
    game = Scenario().ship(1, "ship-1", "beta-gate").ship(0, "ship-1", "beta-gate").ship(0, "ship-2", "beta-gate")
    assert attacks(game) == ["attack-ship blue ship-1"]
    game.do("attack-ship blue ship-1", "join ship-1")
    assert game.at(1, "ship-1") is None


def test_the_last_flick_into_the_orbit_of_an_artifact_is_followed_by_a_free_one() -> None:
    game = Scenario().ship(0, "ship-1", DEEP).energy(0, 0, spent=1).choose("move")
    game.flies("ship-1", to=OFF).do("flick ship-1", "aim 0 10")
    game.flies("ship-1", to=(330, 292)).do("flick ship-1", "aim 0 10")
    assert verbs(game, "flick") == []
    game.flies("ship-1", to=DEEP).do("jump ship-1", "aim 0 10")
    assert game.at(0, "ship-1") == DEEP


def test_an_own_ship_that_is_pushed_into_the_orbit_of_an_artifact_is_flicked_for_free() -> None:
    game = Scenario().ship(0, "ship-1", DEEP).ship(0, "ship-2", (340, 340)).choose("move")
    game.flies("ship-1", to=OFF, touching=[("ship", 0, "ship-2")], pushed=[(0, "ship-2", (330, 292))])
    game.do("flick ship-1", "aim 0 10")
    assert verbs(game, "jump") == ["jump ship-2"]


# Page 7: points


def test_the_pool_that_runs_out_in_an_attack_leaves_the_other_attacks_and_points_of_the_turn() -> None:
    game = Scenario(2).planet("beta-middle", owner=1, troops=1, outposts=1).planet("beta-edge-a", owner=1, centres=1)
    crowd(game, "beta-middle", 3).ship(0, "ship-4", "beta-edge-a").ship(0, "ship-5", DEEP)
    game.state.pool = 1
    game.choose("move").flies("ship-5", to=OFF).do("flick ship-5", "aim 0 10", "done")
    game.do("attack-planet beta-middle", "join ship-1", "join ship-2")
    assert (game.me.points, game.state.pool, game.state.last) == (2, 0, NOTHING)
    game.do("attack-planet beta-edge-a", "end-turn")
    assert (game.me.points, game.state.last) == (3, 0)


def test_the_pool_that_runs_out_in_an_action_leaves_the_rest_of_the_action() -> None:
    """The point of a guardian is the last one; energy still buys flicks."""
    game = Scenario(2).face_down(["alpha-middle"], ["pink"], ["guardian"]).ship(0, "ship-1", "alpha-middle")
    game.state.pool = 1
    game.choose("move").do("discover alpha-middle")
    assert (game.state.pool, game.state.last) == (0, NOTHING)
    game.do("boost 1", "land ship-1", "launch alpha-middle ship-1", "put middle 36", "done")
    assert (game.state.last, game.asked_seat) == (0, 1)


# Page 8: discoveries


def test_a_relic_for_which_no_room_was_comes_out_of_the_archive_and_is_used_in_the_same_turn() -> None:
    """Two relics are found, and one is too many; energy buys a use, the taking and the use of what was taken."""
    holes = ["alpha-middle", "alpha-edge-a"]
    game = Scenario().face_down(holes, ["pink", "green"], ["teleport", "attack-bonus"])
    game.relics(0, "bonus-move", "warp").energy(0, 3)
    game.ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", "alpha-edge-a").choose("interact")
    game.do("relic bonus-move", "part move").deals("pink", "teleport", "green", "attack-bonus")
    game.do("discover alpha-middle", "discover alpha-edge-a", "done")
    assert game.state.archive == [DISCOVERIES.index("attack-bonus")]
    game.do("boost 1", "relic warp", "done", "boost 1", "take attack-bonus", "boost 1", "relic attack-bonus")
    game.do("part attack")
    assert game.state.bonuses == [2]


def test_of_a_relic_taken_and_one_found_in_the_same_turn_only_the_taken_one_is_used() -> None:
    game = Scenario().face_down(["alpha-middle"], ["pink"], ["warp"]).ship(0, "ship-1", "alpha-middle")
    game.relics(0, "bonus-move").energy(0, 3).planet("beta-middle", troops=1)
    game.state.archive = [DISCOVERIES.index("warp")]
    game.choose("interact").do("relic bonus-move", "part move", "discover alpha-middle", "done", "boost 1", "take warp")
    game.do("boost 1", "relic warp", "done", "boost 1")
    assert verbs(game, "relic") == []
    assert game.me.fresh == [DISCOVERIES.index("warp")]


def test_an_event_found_in_the_move_of_a_relic_is_carried_out_at_once_and_its_energy_boosts() -> None:
    game = Scenario().face_down(["alpha-middle"], ["pink"], ["supplies"]).ship(0, "ship-1", "alpha-middle")
    game.relics(0, "bonus-move", "attack-bonus").energy(0, 0, spent=2)
    game.choose("interact").do("relic bonus-move", "part move", "discover alpha-middle", "part energy", "done")
    assert energy(game) == (2, 0)
    game.do("boost 1", "relic attack-bonus", "part attack")
    assert game.state.bonuses == [2]


# Page 8: ships and advanced ships


def test_a_ship_that_was_lost_is_launched_and_flicked_again_in_the_same_action() -> None:
    game = Scenario().planet("alpha-middle", troops=1, outposts=1).ship(0, "ship-1", DEEP)
    game.ship(0, "ship-2", (360, 60)).choose("move")
    assert verbs(game, "launch") == []
    game.flies("ship-1", to=None).do("flick ship-1", "aim 0 100", "launch alpha-middle ship-1", "put middle 36")
    game.flies("ship-1", to=DEEP).do("flick ship-1", "aim 0 10")
    assert game.at(0, "ship-1") == DEEP


def test_an_advanced_ship_that_rams_is_launched_again_in_the_same_action() -> None:
    game = Scenario().techs(0, "star-hammer").planet("alpha-middle", troops=1, outposts=1)
    game.ship(0, "orange-ship", DEEP).ship(1, "ship-1", (400, 360)).choose("move")
    game.flies("orange-ship", to=(385, 360), touching=[("ship", 1, "ship-1")]).do("flick orange-ship", "aim 0 50")
    game.do("launch alpha-middle orange-ship", "put middle 36")
    assert game.at(0, "orange-ship") is not None


def developed() -> Scenario:
    """Building with the Dyson sphere, seat 0 has just got the star hammer, and has energy and two relics left."""
    game = owning("dyson-sphere").planet("alpha-middle", "orange", troops=2).planet("alpha-edge-a", "orange", centres=2)
    game.relics(0, "bonus-move", "warp").energy(0, 3)
    return use(game, "development", "build research-centre alpha-middle")


def test_a_ship_unlocked_by_the_dyson_sphere_is_not_launched_in_the_move_of_a_relic_in_this_turn() -> None:
    game = developed()
    assert "star-hammer" in game.tech_names(0)
    game.do("boost 1", "relic bonus-move", "part move")
    assert verbs(game, "launch") == ["launch alpha-middle ship-1"]
    game.turn(0).choose("move")
    assert verbs(game, "launch") == ["launch alpha-middle ship-1", "launch alpha-middle orange-ship"]


def test_two_ships_unlocked_by_organic_buildings_both_wait_for_the_next_turn() -> None:
    game = Scenario().planet("alpha-middle", "green", centres=1, troops=2).planet("alpha-edge-a", "orange", centres=2)
    game.planet("alpha-edge-b", "orange", troops=1).planet("alpha-border-a", "green", centres=1)
    game.techs(0, "organic-buildings").choose("build").do("build research-centre alpha-middle")
    game.do("build research-centre alpha-edge-b")
    assert game.tech_names(0) == ["star-hammer", "constructor", "organic-buildings"]
    assert game.me.new_ships == 0b1001
    game.turn(0).choose("deploy")
    assert verbs(game, "deploy-ship") == ["deploy-ship ship-1", "deploy-ship orange-ship", "deploy-ship green-ship"]


# Page 8, orange technologies


def test_troops_jump_from_blockaded_planets_when_none_is_on_the_player_board() -> None:
    game = Scenario().techs(0, "hyperspace-jump-troops").planet("beta-middle", owner=1, centres=1)
    game.planet("alpha-middle", troops=2).planet("alpha-edge-a", troops=2).ship(1, "ship-1", "alpha-middle")
    game.ship(0, "ship-1", "beta-middle").next(ATTACK).do("attack-planet beta-middle")
    assert game.options == ["from alpha-edge-a", "from alpha-middle", "done"]
    game.do("from alpha-middle", "from alpha-middle", "from alpha-edge-a")
    assert game.on("beta-middle") == {"troops": 3}
    assert (game.owner("alpha-middle"), game.owner("alpha-edge-a")) == (NOTHING, 0)


def test_no_troops_jump_where_robots_had_to_stay() -> None:
    game = all_but("alpha-middle").techs(0, "hyperspace-jump-troops").planet("alpha-middle", centres=1)
    game.ship(0, "ship-1", "alpha-edge-a").ship(0, "ship-2", "alpha-edge-a").next(ATTACK)
    game.do("attack-planet alpha-edge-a", "join ship-1")
    assert game.asked is None
    assert (game.owner("alpha-edge-a"), game.on("alpha-edge-a")) == (ROBOT, {"robots": 1})


def test_troops_that_jump_in_the_last_turn_and_hold_no_building_control_nothing_in_the_scoring() -> None:
    game = Scenario(2).techs(0, "hyperspace-jump-troops").planet("beta-middle", owner=1, centres=1)
    game.ship(0, "ship-2", "beta-middle")
    game.state.last = 0
    flicked(game, "attack-planet beta-middle", "at beta-middle", "at beta-middle", "done", "end-turn")
    assert game.table.over
    points = breakdown(game.state, 0)
    assert (points["troops"], points["foreign"], points["tokens"]) == (1, 0, 1)


@pytest.mark.parametrize(("robots", "possible"), [(2, True), (3, False)])
def test_the_star_hammer_attacks_robots_with_three(robots: int, possible: bool) -> None:
    game = Scenario(2).techs(0, "star-hammer").robots("beta-middle", robots).ship(0, "orange-ship", "beta-middle")
    assert attacks(game) == (["attack-planet beta-middle"] if possible else [])


def test_star_hammer_bombardment_and_a_relic_are_added_up() -> None:
    game = Scenario().techs(0, "star-hammer", "orbital-bombardment").ship(0, "orange-ship", "beta-middle")
    game.planet("beta-middle", owner=1, troops=3, bases=2)
    game.state.bonuses = [2]
    assert attacks(game) == ["attack-planet beta-middle"]
    game.planet("beta-middle", owner=1, bases=1)
    assert attacks(game) == []


def test_the_star_hammer_has_two_against_ships_with_the_bonus_of_a_relic_four() -> None:
    game = Scenario().techs(0, "star-hammer").techs(1, "bastion").ship(0, "orange-ship", DEEP)
    game.ship(1, "purple-ship", (400, 360))
    game.state.bonuses = [1]
    assert attacks(game) == []
    game.state.bonuses = [2]
    assert attacks(game) == ["attack-ship blue purple-ship"]


def test_ramming_is_no_attack_for_the_energy_siphon_but_a_guardian_is() -> None:
    game = Scenario().techs(0, "energy-siphon").energy(0, 0, spent=5).ship(0, "ship-1", DEEP)
    game.ship(1, "ship-1", (400, 360)).choose("move")
    game.flies("ship-1", to=OFF, touching=[("ship", 1, "ship-1")]).do("flick ship-1", "aim 0 10", "done")
    assert energy(game) == (0, 5)
    game.guardian("alpha")
    for number, x in enumerate((215, 236, 257)):
        game.ship(0, f"ship-{number + 1}", (x, 290))
    game.turn(0).choose("move").flies("ship-1", to=(214, 290)).do("flick ship-1", "aim 0 10", "done")
    game.do("attack-guardian alpha", "join ship-1", "join ship-2")
    assert energy(game) == (5, 1)  # of the third ship, the guardian and the siphon


def test_lasers_researched_in_this_turn_are_used_in_its_attacks() -> None:
    game = Scenario().planet("alpha-middle", "orange", troops=1).ship(1, "ship-1", (360, 30))
    game.ship(0, "ship-1", (360 - 18 - 70, 30)).ship(0, "ship-2", (360 + 18 + 70, 30)).choose("build")
    game.do("build research-centre alpha-middle", "attack-ship blue ship-1", "join ship-1")
    assert game.at(1, "ship-1") is None


def test_jump_troops_researched_in_this_turn_follow_its_attack() -> None:
    game = Scenario().planet("alpha-middle", "orange", troops=1).planet("alpha-edge-a", "orange", centres=3)
    game.planet("beta-middle", owner=1, centres=1).ship(0, "ship-1", "beta-middle").choose("build")
    game.do("build research-centre alpha-middle", "attack-planet beta-middle")
    assert game.asked == "jump-troops"


# Page 8, pink technologies


def test_starbases_move_from_and_to_blockaded_planets_at_the_end_of_the_turn() -> None:
    game = Scenario().techs(0, "mobile-starbases").planet("alpha-middle", bases=1).ship(1, "ship-1", "alpha-middle")
    flicked(game.ship(1, "ship-2", "gamma-edge-a"), "move-base 1 gamma-edge-a", "put far 36")
    assert (game.owner("alpha-middle"), game.owner("gamma-edge-a")) == (NOTHING, 0)


def test_a_starbase_moves_to_the_planet_that_another_one_has_just_left() -> None:
    game = Scenario().techs(0, "mobile-starbases").planet("alpha-middle", bases=1).planet("alpha-edge-a", bases=1)
    flicked(game, "move-base 1 gamma-edge-a", "put far 36")
    assert game.owner("alpha-middle") == NOTHING
    game.do("move-base 2 alpha-middle", "put far 36")
    assert (game.owner("alpha-middle"), game.owner("alpha-edge-a")) == (0, NOTHING)


def test_a_starbase_takes_the_planet_that_was_attacked_in_this_turn() -> None:
    game = Scenario().techs(0, "mobile-starbases").planet("alpha-middle", bases=1)
    game.planet("beta-middle", owner=1, centres=1).ship(0, "ship-2", "beta-middle")
    flicked(game, "attack-planet beta-middle", "move-base 1 beta-middle", "put far 36")
    assert (game.owner("beta-middle"), game.on("beta-middle")) == (0, {"bases": 1})


def test_no_starbase_moves_to_the_planet_robots_have_just_taken() -> None:
    game = Scenario(2).techs(0, "mobile-starbases").planet("alpha-middle", bases=1).robots("beta-middle", 1)
    game.ship(0, "ship-2", "beta-middle").ship(0, "ship-3", "beta-middle")
    flicked(game, "attack-planet beta-middle", "join ship-2", "at beta-edge-a")
    targets = {option.split()[2] for option in verbs(game, "move-base")}
    assert "beta-middle" in targets
    assert "beta-edge-a" not in targets


def test_no_starbase_moves_into_a_full_orbit() -> None:
    game = Scenario().techs(0, "mobile-starbases").planet("alpha-middle", bases=1).fill("gamma-edge-a", STARBASE_RADIUS)
    flicked(game)
    assert "gamma-edge-a" not in {option.split()[2] for option in verbs(game, "move-base")}
    assert "gamma-middle" in {option.split()[2] for option in verbs(game, "move-base")}


def test_mobile_starbases_researched_in_this_turn_move_at_its_end() -> None:
    game = Scenario().planet("alpha-middle", "pink", troops=1, bases=1).planet("alpha-edge-a", "pink", centres=3)
    game.choose("build").do("build research-centre alpha-middle", "move-base 1 gamma-edge-a", "put far 36")
    assert game.on("gamma-edge-a") == {"bases": 1}


def test_a_phase_ship_is_deployed_when_the_orbit_of_the_gate_is_full() -> None:
    game = Scenario().techs(0, "phase-ship").fill("alpha-gate", SHIP_RADIUS).choose("deploy")
    assert verbs(game, "deploy-ship") == ["deploy-ship pink-ship"]
    game.do("deploy-ship pink-ship", "place 36 36")
    assert game.at(0, "pink-ship") == DEEP


def test_a_phase_ship_that_is_warped_comes_into_an_orbit() -> None:
    game = Scenario().techs(0, "phase-ship").relics(0, "warp").planet("alpha-middle", troops=1)
    game.choose("interact").do("relic warp", "part ships", "at alpha-middle", "deploy-ship pink-ship")
    assert game.asked == "put-ship"
    game.do("put middle 36")
    assert game.at(0, "pink-ship") == (136, 184)


def test_a_phase_ship_is_put_elsewhere_as_often_as_ships_are_flicked() -> None:
    game = Scenario().techs(0, "phase-ship").ship(0, "pink-ship", DEEP).energy(0, 0, spent=1).choose("move")
    game.do("phase pink-ship", "place 50 50", "phase pink-ship", "place 36 36")
    assert verbs(game, "phase") == []


def test_a_phase_ship_in_the_move_of_a_relic_uses_one_of_its_flicks() -> None:
    game = Scenario().techs(0, "phase-ship").relics(0, "move-and-attack").ship(0, "pink-ship", DEEP)
    game.choose("interact").do("relic move-and-attack", "part move", "phase pink-ship", "place 50 50")
    assert game.state.left == 1


def test_a_phase_ship_put_beside_an_enemy_does_not_ram_and_attacks_at_the_end_of_the_turn() -> None:
    game = Scenario().techs(0, "phase-ship").ship(0, "pink-ship", (500, 360)).ship(0, "ship-1", (330, 360))
    game.ship(1, "ship-1", DEEP).choose("move").do("phase pink-ship", "place 38 36", "done")
    assert game.at(1, "ship-1") == DEEP
    game.do("attack-ship blue ship-1", "join ship-1")
    assert game.at(1, "ship-1") is None


@pytest.mark.parametrize("jet", [JET_TOO, ONLY_JET])
def test_at_a_station_a_ship_is_moved_for_free_whatever_the_jet_drive(jet: int) -> None:
    game = Scenario().techs(0, "hyperjump-stations").planet("alpha-middle", bases=1)
    game.state.jet = jet
    game.ship(0, "ship-1", "alpha-middle").choose("move").do("jump ship-1")
    assert game.asked == ("towards" if jet == ONLY_JET else "aim")


def test_a_ship_that_is_pushed_to_a_station_is_flicked_from_there() -> None:
    game = Scenario().techs(0, "hyperjump-stations").planet("alpha-middle", bases=1)
    game.ship(0, "ship-1", DEEP).ship(0, "ship-2", (250, 250)).choose("move")
    game.flies("ship-1", to=OFF, touching=[("ship", 0, "ship-2")], pushed=[(0, "ship-2", (136, 184))])
    game.do("flick ship-1", "aim 0 10")
    assert verbs(game, "jump") == ["jump ship-2"]


def slung(game: Scenario | None = None) -> Scenario:
    """Ship 1 has bounced off a planet and been put into its orbit."""
    game = (game or Scenario()).techs(0, "gravity-slingshot").ship(0, "ship-1", (250, 250)).choose("move")
    game.flies("ship-1", to=DEEP, touching=[BOUNCE]).do("flick ship-1", "aim 2200 60")
    return game.do("sling alpha-middle", "put middle 0")


def test_a_slung_ship_that_is_pushed_to_an_artifact_is_not_flicked_from_there() -> None:
    game = slung(Scenario().ship(0, "ship-2", (360, 60)))
    game.flies("ship-2", to=(100, 100), touching=[("ship", 0, "ship-1")], pushed=[(0, "ship-1", (330, 292))])
    game.do("flick ship-2", "aim 0 10")
    assert verbs(game, "jump") == []
    assert verbs(game, "reposition") == ["reposition ship-1"]


def test_a_slung_ship_is_not_flicked_in_the_move_of_another_relic_of_this_turn() -> None:
    game = Scenario().techs(0, "gravity-slingshot").ship(0, "ship-1", (250, 250)).ship(0, "ship-2", (360, 60))
    game.relics(0, "bonus-move", "warp-and-move").energy(0, 1).choose("interact").do("relic bonus-move", "part move")
    game.flies("ship-1", to=DEEP, touching=[BOUNCE]).do("flick ship-1", "aim 2200 60")
    game.do("sling alpha-middle", "put middle 0", "done", "boost 1", "relic warp-and-move", "part move")
    assert verbs(game, "flick") == ["flick ship-2"]


def test_a_ship_is_slung_to_a_planet_of_robots_and_of_an_opponent_with_starbases() -> None:
    game = Scenario(2).techs(0, "gravity-slingshot").robots("alpha-middle", 2).planet("alpha-edge-b", owner=1, bases=2)
    game.ship(0, "ship-1", (250, 250)).choose("move")
    game.flies("ship-1", to=DEEP, touching=[BOUNCE, ("hole", 0, "alpha-edge-b")]).do("flick ship-1", "aim 2200 60")
    assert game.options == ["sling alpha-edge-b", "sling alpha-middle", "done"]


def test_an_enemy_pushed_into_the_orbit_by_the_same_flick_keeps_the_ship_out_of_it() -> None:
    game = Scenario().techs(0, "gravity-slingshot", "juggernaut").ship(0, "purple-ship", (250, 250))
    game.ship(1, "ship-1", (250, 220)).choose("move")
    touching: list[Touch] = [("ship", 1, "ship-1"), BOUNCE]
    game.flies("purple-ship", to=DEEP, touching=touching, pushed=[(1, "ship-1", (216, 184))])
    game.do("flick purple-ship", "aim 2200 60")
    assert game.asked == "move"


def test_a_slung_ship_blockades_the_planet_it_comes_to() -> None:
    game = Scenario().techs(1, "energy-transfer").energy(1, 0, spent=2).planet("alpha-middle", owner=1, troops=1)
    assert energy(slung(game), 1) == (1, 1)


def test_a_slung_ship_that_landed_waits_for_the_next_turn_on_every_planet() -> None:
    """It is the only ship of the player board."""
    game = slung(Scenario().planet("beta-middle", troops=1).ship(0, "ship-2", (360, 60)))
    game.do("land ship-1")
    assert verbs(game, "launch") == []
    game.turn(0).choose("move")
    assert verbs(game, "launch") == ["launch alpha-middle ship-1", "launch beta-middle ship-1"]


def test_the_slingshot_researched_with_a_megastructure_slings_in_the_move_of_a_relic_of_this_turn() -> None:
    game = owning("dyson-sphere").planet("alpha-edge-a", "pink", troops=1).relics(0, "bonus-move").energy(0, 2)
    game.ship(0, "ship-1", (250, 250))
    use(game, "development", "build research-centre alpha-edge-a", "boost 1", "relic bonus-move", "part move")
    game.flies("ship-1", to=DEEP, touching=[BOUNCE]).do("flick ship-1", "aim 2200 60")
    assert game.asked == "sling"


# Page 8, purple technologies


def test_energy_of_a_blockade_that_ones_own_flick_makes_is_spent_in_the_same_action() -> None:
    game = Scenario().techs(0, "energy-transfer", "juggernaut").planet("alpha-middle", troops=1)
    game.energy(0, 0, spent=2).ship(0, "purple-ship", DEEP).ship(1, "ship-1", (300, 200)).choose("move")
    assert verbs(game, "boost") == []
    game.flies("purple-ship", to=OFF, touching=[("ship", 1, "ship-1")], pushed=[(1, "ship-1", (216, 184))])
    game.do("flick purple-ship", "aim 2200 60")
    assert energy(game) == (1, 1)
    game.do("boost 1")
    assert game.state.left == 2


def test_a_ship_pushed_to_the_planet_of_a_third_player_blockades_it() -> None:
    game = Scenario().techs(0, "juggernaut").techs(2, "energy-transfer").planet("alpha-middle", owner=2, troops=1)
    game.energy(2, 0, spent=2).ship(0, "purple-ship", DEEP).ship(1, "ship-1", (300, 200)).choose("move")
    game.flies("purple-ship", to=OFF, touching=[("ship", 1, "ship-1")], pushed=[(1, "ship-1", (216, 184))])
    assert energy(game.do("flick purple-ship", "aim 2200 60"), 2) == (1, 1)


def test_one_flick_that_blockades_two_planets_brings_two_energy_back() -> None:
    game = Scenario().techs(1, "energy-transfer").planet("alpha-middle", owner=1, troops=1)
    game.planet("alpha-edge-a", owner=1, troops=1).energy(1, 0, spent=3)
    game.ship(0, "ship-1", DEEP).ship(0, "ship-2", (250, 250)).choose("move")
    game.flies("ship-1", to=(216, 184), touching=[("ship", 0, "ship-2")], pushed=[(0, "ship-2", (98, 212))])
    assert energy(game.do("flick ship-1", "aim 0 10"), 1) == (2, 1)


def test_a_ship_that_takes_the_place_of_another_in_one_flick_blockades_nothing_anew() -> None:
    game = Scenario().techs(1, "energy-transfer").planet("alpha-middle", owner=1, troops=1).energy(1, 0, spent=3)
    game.ship(0, "ship-1", DEEP).ship(0, "ship-2", (250, 250)).choose("move")
    game.flies("ship-2", to=(216, 184)).do("flick ship-2", "aim 0 10")
    assert energy(game, 1) == (1, 2)
    game.flies("ship-1", to=(136, 184), touching=[("ship", 0, "ship-2")], pushed=[(0, "ship-2", DEEP)])
    assert energy(game.do("flick ship-1", "aim 0 10"), 1) == (1, 2)


def test_a_ship_that_is_rammed_in_the_orbit_takes_its_blockade_with_it() -> None:
    """Ships of seats 0 and 2 destroy each other; the next ship in the orbit blockades it again."""
    game = Scenario().techs(1, "energy-transfer").planet("alpha-middle", owner=1, troops=1).energy(1, 0, spent=3)
    game.ship(2, "ship-1", DEEP).turn(2).choose("move").flies("ship-1", to=(216, 184), seat=2)
    game.do("flick ship-1", "aim 0 10", "done")
    assert energy(game, 1) == (1, 2)
    game.turn(0).ship(0, "ship-1", DEEP).ship(0, "ship-2", (360, 60)).choose("move")
    game.flies("ship-1", to=(200, 226), touching=[("ship", 2, "ship-1")]).do("flick ship-1", "aim 0 10")
    assert energy(game, 1) == (1, 2)
    game.flies("ship-2", to=(200, 226)).do("flick ship-2", "aim 0 10")
    assert energy(game, 1) == (2, 1)


def test_a_bastion_that_is_shot_away_lets_the_planet_be_blockaded_and_attacked() -> None:
    game = Scenario().techs(1, "energy-transfer", "bastion").planet("beta-middle", owner=1, centres=1)
    game.energy(1, 0, spent=2).ship(1, "purple-ship", "beta-middle")
    crowd(game, "beta-middle", 5).next(ATTACK)
    game.do("attack-ship blue purple-ship", "join ship-1", "join ship-2", "join ship-3", "join ship-4")
    assert energy(game, 1) == (1, 1)
    game.do("attack-planet beta-middle")
    assert game.on("beta-middle") == {}


def test_an_attack_scores_what_orbital_defence_adds() -> None:
    game = Scenario().techs(1, "orbital-defence").planet("beta-middle", owner=1, bases=2)
    assert attacks(crowd(game, "beta-middle", 4)) == []
    crowd(game, "beta-middle", 5).next(ATTACK).do("attack-planet beta-middle")
    game.do("join ship-1", "join ship-2", "join ship-3", "join ship-4")
    assert (game.on("beta-middle"), game.me.points) == ({}, 4)


def test_orbital_defence_and_the_bastion_are_added_up() -> None:
    game = Scenario().techs(1, "orbital-defence", "bastion").planet("beta-middle", owner=1, troops=1, bases=1)
    game.ship(1, "purple-ship", "beta-middle").techs(0, "shield-breaker")
    crowd(game, "beta-middle", 5)
    assert "attack-planet beta-middle" not in attacks(game)
    game.ship(0, "ship-6", "beta-middle")
    assert "attack-planet beta-middle" in attacks(game)


def test_two_starbases_with_orbital_defence_withstand_a_plasma_shot() -> None:
    game = owning("star-devourer").techs(1, "orbital-defence").planet("beta-middle", owner=1, bases=2)
    use(game, "plasma-shot").shoots(HERE, ("hole", 0, "beta-middle")).do("aim 0 50")
    assert game.on("beta-middle") == {"bases": 2}


def test_a_juggernaut_that_touches_an_enemy_on_its_way_is_destroyed_by_the_mine_behind() -> None:
    """It rams nothing, so its way goes on."""
    game = Scenario().techs(0, "juggernaut").ship(0, "purple-ship", (200, 360)).ship(1, "ship-1", (300, 379))
    game.state.mine_owner, game.state.mine_x, game.state.mine_y = [1], [340_000], [352_000]
    game.choose("move").do("flick purple-ship", "aim 0 100")
    assert game.at(0, "purple-ship") is None
    assert game.at(1, "ship-1") is not None
    assert (game.state.players[1].points, game.state.mine_x) == (1, [])


def test_a_juggernaut_touched_first_saves_the_ship_behind_it() -> None:
    game = Scenario().techs(1, "juggernaut").ship(0, "ship-1", DEEP).ship(1, "purple-ship", (400, 360))
    game.ship(2, "ship-1", (440, 360)).choose("move")
    touching: list[Touch] = [("ship", 1, "purple-ship"), ("ship", 2, "ship-1")]
    game.flies("ship-1", to=(420, 380), touching=touching).do("flick ship-1", "aim 0 90")
    assert game.at(0, "ship-1") is None
    assert game.at(2, "ship-1") == (440, 360)


def test_an_enemy_that_a_juggernaut_pushes_out_comes_to_the_border() -> None:
    game = Scenario().techs(0, "juggernaut").ship(0, "purple-ship", DEEP).ship(1, "ship-1", (700, 360)).choose("move")
    game.flies("purple-ship", to=(680, 360), touching=[("ship", 1, "ship-1")], pushed=[(1, "ship-1", None)])
    game.do("flick purple-ship", "aim 0 100")
    assert game.at(1, "ship-1") == (9, 360)


def test_a_juggernaut_flicked_out_of_the_galaxy_is_lost() -> None:
    game = Scenario().techs(0, "juggernaut").ship(0, "purple-ship", DEEP).choose("move")
    game.flies("purple-ship", to=None).do("flick purple-ship", "aim 0 100")
    assert game.at(0, "purple-ship") is None


def test_zero_point_energy_researched_in_this_turn_brings_all_energy_back_at_its_end() -> None:
    game = Scenario().planet("alpha-middle", "purple", troops=1).planet("alpha-edge-a", "purple", centres=3)
    game.energy(0, 0, spent=3).choose("build").do("build research-centre alpha-middle")
    assert energy(game) == (3, 0)


def test_zero_point_energy_brings_the_token_worth_two_back_as_well() -> None:
    game = flicked(Scenario().techs(0, "zero-point-energy").energy(0, 2, spent=1).vlix(0, SPENT))
    assert (game.me.double, energy(game)) == (READY, (2, 0))


def test_a_blockade_brings_the_token_worth_two_back_and_it_boosts_by_two() -> None:
    game = Scenario().techs(0, "energy-transfer", "juggernaut").planet("alpha-middle", troops=1).vlix(0, SPENT)
    game.ship(0, "purple-ship", DEEP).ship(1, "ship-1", (300, 200)).choose("move")
    game.flies("purple-ship", to=OFF, touching=[("ship", 1, "ship-1")], pushed=[(1, "ship-1", (216, 184))])
    game.do("flick purple-ship", "aim 2200 60", "boost 2")
    assert game.state.left == 3


# Page 8, green technologies


def test_organic_buildings_come_once_a_turn_though_two_building_actions_were_used() -> None:
    game = owning("dyson-sphere").techs(0, "organic-buildings").relics(0, "teleport-and-build").energy(0, 1)
    for hole in ("alpha-middle", "alpha-edge-a", "alpha-edge-b"):
        game.planet(hole, troops=1)
    use(game, "development", "build outpost alpha-middle", "build outpost alpha-edge-a", "boost 1")
    game.do("relic teleport-and-build", "part build", "build outpost alpha-edge-b")
    assert game.asked == "end-turn"
    assert game.on("alpha-edge-b") == {"outposts": 1}


def test_organic_buildings_left_aside_come_after_the_second_building_action() -> None:
    game = owning("dyson-sphere").techs(0, "organic-buildings").relics(0, "teleport-and-build").energy(0, 1)
    for hole in ("alpha-middle", "alpha-edge-a", "alpha-edge-b"):
        game.planet(hole, troops=1)
    use(game, "development", "build outpost alpha-middle", "done", "boost 1")
    game.do("relic teleport-and-build", "part build", "build outpost alpha-edge-b", "build outpost alpha-edge-a")
    assert game.on("alpha-edge-a") == game.on("alpha-edge-b") == {"outposts": 1}
    assert game.asked == "end-turn"


def test_the_second_building_after_that_of_a_relic_keeps_to_blockades() -> None:
    game = Scenario().techs(0, "organic-buildings").relics(0, "teleport-and-build")
    game.planet("alpha-middle", troops=1).planet("alpha-edge-a", troops=1).planet("alpha-edge-b", troops=1)
    game.ship(1, "ship-1", "alpha-middle").ship(1, "ship-2", "alpha-edge-a").choose("interact")
    game.do("relic teleport-and-build", "part build")
    assert "build outpost alpha-edge-a" in game.options
    game.do("build outpost alpha-middle")
    assert game.options == ["build outpost alpha-edge-b", "build research-centre alpha-edge-b", "done"]


def test_the_constructor_makes_a_city_of_an_outpost_without_any_troop() -> None:
    game = Scenario().techs(0, "constructor").ship(0, "green-ship", "alpha-middle").planet("alpha-middle", outposts=1)
    game.choose("build").do("build city alpha-middle")
    assert game.on("alpha-middle") == {"cities": 1}


def test_an_outpost_that_the_constructor_saves_brings_geothermal_energy_too() -> None:
    game = Scenario().techs(0, "constructor", "geothermal-energy").ship(0, "green-ship", "alpha-middle")
    game.planet("alpha-middle", bases=1).energy(0, 0, spent=3).choose("build").do("build outpost alpha-middle")
    assert energy(game) == (2, 1)


def test_the_constructor_saves_a_troop_of_the_second_building_too() -> None:
    game = Scenario().techs(0, "constructor", "organic-buildings").ship(0, "green-ship", "alpha-edge-a")
    game.planet("alpha-middle", troops=1).planet("alpha-edge-a", bases=1).choose("build")
    game.do("build outpost alpha-middle", "build research-centre alpha-edge-a")
    assert game.on("alpha-edge-a") == {"centres": 1, "bases": 1}


def test_the_constructor_builds_at_its_blockaded_planet_with_a_relic() -> None:
    game = Scenario().techs(0, "constructor").relics(0, "teleport-and-build").ship(0, "green-ship", "alpha-middle")
    game.planet("alpha-middle", bases=1).ship(1, "ship-1", "alpha-middle").choose("interact")
    game.do("relic teleport-and-build", "part build", "build outpost alpha-middle")
    assert game.on("alpha-middle") == {"outposts": 1, "bases": 1}


def test_two_outposts_of_a_turn_bring_geothermal_energy_twice() -> None:
    game = Scenario().techs(0, "geothermal-energy", "organic-buildings").energy(0, 0, spent=5)
    game.planet("alpha-middle", troops=1).planet("alpha-edge-a", troops=1).choose("build")
    game.do("build outpost alpha-middle", "build outpost alpha-edge-a")
    assert energy(game) == (4, 1)


def test_the_qarth_deploy_to_their_starbases_in_a_blockade_with_the_habitat() -> None:
    game = Scenario().techs(0, "orbital-habitat").empire(0, "qarth").planet("alpha-middle", bases=1)
    game.ship(1, "ship-1", "alpha-middle").choose("deploy").do("deploy-troop alpha-middle")
    assert game.on("alpha-middle") == {"troops": 1, "bases": 1}


# Page 9: missions and energy


def test_a_mission_whose_condition_a_relic_has_just_made_true_is_completed_in_the_same_turn() -> None:
    game = Scenario().missions("garrison").relics(0, "teleport").planet("alpha-middle", troops=3)
    game.planet("alpha-edge-a", troops=2).energy(0, 2, spent=1).choose("interact")
    assert verbs(game, "mission") == []
    game.do("relic teleport", "part troops", "at alpha-edge-a", "boost 1", "mission garrison")
    assert game.me.stones == [2]


def test_a_mission_whose_condition_was_lost_in_the_same_turn_is_not_completed() -> None:
    """A ship is launched in the move of a relic."""
    game = Scenario().missions("garrison").relics(0, "bonus-move").planet("alpha-middle", troops=3)
    game.planet("alpha-edge-a", troops=3).choose("interact")
    assert verbs(game, "mission") == ["mission garrison"]
    game.do("relic bonus-move", "part move", "launch alpha-middle ship-1", "put middle 36", "done", "boost 1")
    assert verbs(game, "mission") == []


def test_energy_found_when_no_flick_is_left_buys_one_more() -> None:
    game = Scenario().face_down(["alpha-middle"], ["pink"], ["supplies"]).ship(0, "ship-1", DEEP)
    game.energy(0, 0, spent=2).choose("move").flies("ship-1", to=OFF).do("flick ship-1", "aim 0 10")
    game.flies("ship-1", to=(216, 184)).do("flick ship-1", "aim 0 10")
    assert verbs(game, "flick") == verbs(game, "boost") == []
    game.do("discover alpha-middle", "part energy", "boost 1").flies("ship-1", to=DEEP)
    game.do("flick ship-1", "aim 0 10")
    assert game.at(0, "ship-1") == DEEP


def test_a_city_of_the_dyson_sphere_brings_energy_back_that_boosts_in_the_same_turn() -> None:
    game = owning("dyson-sphere").planet("alpha-middle", troops=1, outposts=1).relics(0, "attack-bonus")
    game.energy(0, 1).choose("interact").do("boost 1", f"use development {HERE}", "build city alpha-middle")
    assert energy(game) == (2, 0)  # one more, and the spent one
    game.do("relic attack-bonus", "part attack")
    assert verbs(game, "boost") == ["boost 1"]


# Page 9: what is destroyed


def test_everything_of_a_destroyed_planet_can_be_used_by_its_owner_in_the_next_turn() -> None:
    game = Scenario(2).planet("alpha-middle", "orange", troops=1, centres=1, bases=1).planet("alpha-edge-a", troops=1)
    game.planet("alpha-edge-b", outposts=1).ship(1, "ship-2", DEEP)
    crowd(game, "alpha-middle", 1, seat=1).ship(1, "ship-3", "alpha-middle").ship(1, "ship-4", "alpha-middle")
    game.turn(1).choose("move").flies("ship-2", to=OFF, seat=1).do("flick ship-2", "aim 0 10", "done")
    game.do("attack-planet alpha-middle", "join ship-1", "join ship-3", "end-turn")
    assert (game.me.troops, game.me.buildings) == (3, [3, 4, 8, 4])
    game.choose("deploy").do("deploy-troop alpha-edge-b")
    assert game.on("alpha-edge-b") == {"troops": 1, "outposts": 1}


def around(x: float, y: float, distance: float, angle: float) -> tuple[float, float]:
    return round(x + distance * cos(radians(angle)), 3), round(y + distance * sin(radians(angle)), 3)


# Page 8: energy transfer


def swapped(game: Scenario) -> Scenario:
    """A ship of seat 1 comes to beta-edge-a; in the next turn of seat 0 that planet and alpha-middle change places."""
    game.techs(0, "energy-transfer").energy(0, 0, spent=3).planet("alpha-middle", troops=1)
    game.ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", "beta-edge-a").ship(1, "ship-1", DEEP)
    game.relics(0, "matter-swap").turn(1).choose("move")
    game.flies("ship-1", to=(662, 252), seat=1).do("flick ship-1", "aim 0 10", "done")
    return game.turn(0).choose("interact").do("relic matter-swap", "at alpha-middle", "at beta-edge-a")


def test_a_planet_swapped_under_an_enemy_ship_that_has_long_been_there_is_blockaded() -> None:
    """It was open and is closed now, though the orbit it came to was closed before."""
    assert energy(swapped(Scenario())) == (1, 2)


def test_a_planet_that_changes_places_with_ones_own_blockaded_planet_is_blockaded() -> None:
    """The one planet was blockaded by the ship, the other one by the swap: an energy for each."""
    assert energy(swapped(Scenario().planet("beta-edge-a", troops=1))) == (2, 1)


def test_a_planet_that_was_opened_by_a_troop_and_ones_bastion_is_blockaded_when_the_bastion_goes() -> None:
    """A troop makes it one's own planet, which the bastion keeps open; so it becomes blockaded only afterwards."""
    game = Scenario().techs(0, "energy-transfer", "bastion").energy(0, 1, spent=3).relics(0, "teleport", "bonus-move")
    game.ship(0, "purple-ship", (216, 184)).ship(1, "ship-1", DEEP).turn(1).choose("move")
    game.flies("ship-1", to=(136, 184), seat=1).do("flick ship-1", "aim 0 10", "done")
    game.turn(0).choose("interact").do("relic teleport", "part troops", "at alpha-middle", "done", "boost 1")
    game.do("relic bonus-move", "part move").flies("purple-ship", to=DEEP).do("flick purple-ship", "aim 0 10")
    assert energy(game) == (1, 3)


# Page 8: gravity slingshot


# Page 14: starbases


# Page 21: wormholes


def wormholes() -> Scenario:
    game = Scenario().place("alpha-middle", "wormhole-a").place("gamma-middle", "wormhole-a")
    return game.ship(0, "ship-1", (216, 184))


def test_a_ship_that_went_through_a_wormhole_may_be_put_elsewhere_in_its_new_orbit() -> None:
    """It was put elsewhere in the orbit it came from, which says nothing about the other orbit."""
    game = wormholes().choose("move").do("reposition ship-1", "put near 0", "wormhole ship-1", "put far 0")
    assert "reposition ship-1" in game.options
