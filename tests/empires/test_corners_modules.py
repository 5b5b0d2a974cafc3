"""Pages 20 to 23 in unusual cases: set-ups for fewer players, robots, wormholes and the modules, two at once."""

from __future__ import annotations

from math import cos, hypot, pi, sin

import pytest

from orrery.core.table import Pending
from orrery.games.empires.facts.board import HOLE_X, HOLE_Y, HOLES, MM, NOTHING, QUADRANTS, ROBOTS, SHIP_RADIUS
from orrery.games.empires.facts.cards import DISCOVERIES, IS_RELIC, TECHNOLOGIES
from orrery.games.empires.position.player import READY, SPENT
from orrery.games.empires.position.state import ROBOT
from orrery.games.empires.rules.attacking import ATTACK
from orrery.games.empires.rules.control import defence
from orrery.games.empires.rules.ending import END_EFFECTS
from orrery.games.empires.rules.jetting import JET_TOO, ONLY_JET
from orrery.games.empires.rules.scoring import breakdown
from orrery.games.empires.rules.setup import MODULES
from orrery.games.empires.rules.turn import all_controlled

from .laying_out import SEATS, many, words
from .megastructures import HERE, card, first_put, owning, structure, use, uses
from .relics import place_at
from .scenario import Scenario
from .test_robots import BETA, HOME, attack, attacking, taken

FAR = (360.0, 360.0)


def offered(game: Scenario, verb: str) -> list[str]:
    return [option for option in game.options if option.split(" ")[0] == verb]


def mine(game: Scenario, owner: int, x: int, y: int) -> Scenario:
    """A mine at millimetres."""
    game.state.mine_owner.append(owner)
    game.state.mine_x.append(x * MM)
    game.state.mine_y.append(y * MM)
    return game


def with_library(game: Scenario, *holes: str) -> Scenario:
    for hole in holes:
        game.state.libraries |= 1 << HOLES.index(hole)
    return game


def waiting(game: Scenario, quadrant: str) -> Scenario:
    """A library waits for a planet of this quadrant."""
    game.state.waiting_libraries |= 1 << QUADRANTS.index(quadrant)
    return game


def libraries(game: Scenario) -> list[str]:
    return [hole for number, hole in enumerate(HOLES) if game.state.has_library(number)]


def jets(game: Scenario, jet: int = JET_TOO) -> Scenario:
    game.state.jet = jet
    return game


def directions(game: Scenario, ship: str = "ship-1") -> list[int]:
    """Where the jet drive carries a ship."""
    game.choose("move").do(f"jet {ship}")
    return [int(option.split()[1]) for option in game.options]


def ends(game: Scenario) -> Scenario:
    """Seat 0 attacks, and then does what comes at the end of the turn."""
    return game.ahead(Pending(0, ATTACK), Pending(0, END_EFFECTS))


def hit(game: Scenario, aim: str = "aim 0 40") -> Scenario:
    """Ship 1 is flicked, to the right unless told otherwise."""
    return game.choose("move").do("flick ship-1", aim)


# Page 20: three players


def test_what_lies_under_a_wormhole_is_no_artifact() -> None:
    """Neither a free flick nor a megastructure, nothing to be discovered: the ship can only travel."""
    game = Scenario(3).megastructure("dyson-sphere").place("delta-border-a", "wormhole-a")
    game.place("delta-border-b", "wormhole-a").energy(0, 4).ship(0, "ship-1", "delta-border-b").choose("move")
    assert game.options == ["flick ship-1", "reposition ship-1", "wormhole ship-1", "boost 1"]


@pytest.mark.parametrize("seats", [2, 3])
def test_events_under_the_robots_of_the_set_up_bring_neither_points_nor_guardians_nor_libraries(seats: int) -> None:
    for table in many(seats, guardians=True, libraries=True):
        state = table.state
        assert (state.guardians, state.libraries, state.waiting_libraries) == (15 if seats == 2 else 0, 0, 0)
        assert all(player.points == 0 for player in state.players)
        assert all(IS_RELIC[tile] for tile in state.archive)


def test_with_random_discoveries_a_tile_is_left_over_in_the_fourth_quadrant_only() -> None:
    for table in many(3, discoveries=True):
        state = table.state
        rest = [len(tiles) - len(places) for tiles, places in zip(state.area_tiles, state.area_places, strict=True)]
        assert rest == [0, 0, 1, 0]


def test_both_discoveries_of_an_artifact_in_the_middle_and_of_the_place_with_the_robot_lie_open() -> None:
    seen = 0
    for table in many(3):
        state = table.state
        middle = [HOLES.index(f"{quadrant}-central") for quadrant in QUADRANTS]
        artifacts = sum(state.is_artifact(hole) for hole in middle)
        shown = [event.facts[2] for event in table.events or [] if event.kind.name == "discovered"]
        assert len(shown) >= 4 + artifacts
        assert sum(state.robots) == 4
        seen += artifacts
    assert seen


# Page 20: robots


def test_robots_move_on_before_troops_jump_to_their_planet() -> None:
    game = attacking(1).techs(0, "hyperspace-jump-troops").next(ATTACK)
    game.face_down(["beta-edge-a", "beta-middle"], ["pink", "green"], ["warp", "teleport"])
    assert attack(game).asked == "move-robots"
    game.deals("pink", "warp").do("at beta-edge-a")
    assert game.asked == "jump-troops"
    game.do(f"at {HOME}", "done")
    assert (game.on(HOME), game.owner(HOME)) == ({"troops": 1}, 0)


def test_a_planet_that_troops_leave_by_jumping_comes_too_late_for_the_robots() -> None:
    game = taken(attacking(1).planet("beta-middle", troops=1), "alpha-middle", "alpha-edge-a")
    game.techs(0, "hyperspace-jump-troops").next(ATTACK)
    assert attack(game).options == ["at alpha-edge-a", "at alpha-middle"]
    game.do("at alpha-middle", "from beta-middle", "done")
    assert (game.owner("beta-middle"), game.owner(HOME)) == (NOTHING, 0)


def test_no_troops_jump_where_robots_stay() -> None:
    game = taken(attacking(1).techs(0, "hyperspace-jump-troops")).next(ATTACK)
    assert attack(game).asked is None
    assert (game.on(HOME), game.owner(HOME)) == ({"robots": 1}, ROBOT)


def test_no_troops_jump_to_a_planet_that_robots_blew_up() -> None:
    game = attack(attacking(3).techs(0, "hyperspace-jump-troops").next(ATTACK)).do("colour pink")
    assert game.asked is None
    assert game.me.troops == 4


def test_robots_that_came_to_other_ships_are_attacked_again_and_may_go_back_to_their_first_planet() -> None:
    """They come from the second planet now, which alone is closed to them."""
    game = attacking(1).face_down(["beta-middle"], ["green"], ["warp"])
    for ship in (3, 4, 5):
        game.ship(0, f"ship-{ship}", "beta-middle")
    attack(game.next(ATTACK))
    assert game.on("beta-middle") == {"robots": 2}
    game.do("attack-planet beta-middle")
    while game.asked == "join-attack":
        game.do(game.options[0])
    assert game.options == [f"at {hole}" for hole in [*BETA, HOME] if hole != "beta-middle"]
    game.do(f"at {HOME}")
    assert (game.on(HOME), game.me.points) == ({"robots": 3}, 3)


def test_two_robots_that_have_become_three_blow_up_in_the_same_turn() -> None:
    game = attacking(2).techs(0, "star-hammer").face_down(["beta-middle"], ["green"], ["warp"])
    game.ship(0, "orange-ship", "beta-middle").ship(0, "ship-4", "beta-middle")
    attack(game.next(ATTACK)).do("attack-planet beta-middle", "join ship-4")
    assert game.asked == "mark-destroyed"
    assert (place_at(game, "beta-middle"), game.me.points, game.state.robots_left) == ("destroyed", 5, ROBOTS)


def test_what_robots_find_is_no_discovery_of_the_attacker() -> None:
    """The Ivenn get no energy for it."""
    game = attacking(1).empire(0, "ivenn").energy(0, 0, spent=2).face_down(["beta-middle"], ["green"], ["warp"])
    attack(game.next(ATTACK))
    assert game.on("beta-middle") == {"robots": 2}
    assert (game.me.energy, game.me.spent) == (0, 2)


@pytest.mark.parametrize("tile", ["guardian", "alien-library", "supplies"])
def test_an_event_on_an_artifact_that_robots_find_is_put_away_and_no_library_comes_to_the_artifact(tile: str) -> None:
    game = waiting(attacking(1), "beta").energy(0, 0, spent=2)
    game.face_down(["beta-edge-a", "beta-middle"], ["artifact", "green"], [tile, "warp"]).next(ATTACK)
    attack(game).deals("artifact", tile, "green", "warp").do("at beta-edge-a")
    assert game.on("beta-middle") == {"robots": 2}
    assert libraries(game) == ["beta-middle"]
    assert (game.state.guardians, game.me.spent, game.me.points) == (0, 2, 1)
    assert [DISCOVERIES[relic] for relic in game.state.archive] == ["warp"]


def test_after_the_last_artifact_of_a_full_quadrant_robots_look_in_the_whole_galaxy() -> None:
    """There, too, face-down places come first, and an artifact stays face up."""
    game = attacking(1).face_down(["beta-middle"], ["artifact"], ["warp"])
    game = taken(game.face_down(["alpha-middle"], ["artifact"], ["teleport"]), "gamma-edge-a")
    attack(game.next(ATTACK))
    assert (place_at(game, "beta-middle"), place_at(game, "alpha-middle")) == ("artifact", "artifact")
    assert game.on("gamma-edge-a") == {"robots": 2}
    assert len(game.state.archive) == 2


def test_robots_whose_last_face_down_place_is_an_artifact_stay_and_trigger_the_end() -> None:
    game = taken(attacking(2).face_down(["delta-middle"], ["artifact"], ["warp"]))
    attack(game.next(ATTACK))
    assert (game.on(HOME), game.state.last) == ({"robots": 2}, 0)
    assert place_at(game, "delta-middle") == "artifact"


def test_ships_in_the_orbit_of_a_place_that_robots_find_stay_there() -> None:
    game = attacking(1).face_down(["beta-middle"], ["green"], ["warp"]).ship(1, "ship-1", "beta-middle")
    game.ship(0, "ship-3", "beta-middle").next(ATTACK)
    before = game.at(0, "ship-3"), game.at(1, "ship-1")
    attack(game)
    assert game.on("beta-middle") == {"robots": 2}
    assert (game.at(0, "ship-3"), game.at(1, "ship-1")) == before


def test_libraries_stay_on_the_planet_that_robots_leave_and_on_that_to_which_they_go() -> None:
    game = with_library(attacking(1), HOME, "beta-middle")
    attack(game).do("at beta-middle")
    assert game.on("beta-middle") == {"robots": 2}
    assert libraries(game) == ["beta-middle", HOME]


def test_when_troops_jump_to_the_planet_that_robots_left_all_planets_may_be_controlled() -> None:
    game = taken(attacking(1).face_down(["beta-middle"], ["green"], ["warp"]))
    attack(game.techs(0, "hyperspace-jump-troops").next(ATTACK))
    assert game.on("beta-middle") == {"robots": 2}
    assert not all_controlled(game.state)
    game.do(f"at {HOME}")
    assert all_controlled(game.state)


def test_robots_that_have_nowhere_to_go_in_the_last_round_do_not_change_who_is_last() -> None:
    game = taken(attacking(1))
    game.state.last = 2
    attack(game)
    assert game.on(HOME) == {"robots": 1}
    assert (game.state.last, game.facts("end-triggered")) == (2, [])


def test_robots_that_stayed_are_attacked_again_in_a_later_turn() -> None:
    game = attack(taken(attacking(1))).turn(0).start()
    attack(game.next(ATTACK))
    assert (game.on(HOME), game.me.points) == ({"robots": 1}, 2)
    assert game.state.last == 0


def test_an_attack_on_robots_is_an_attack_on_a_planet_for_empires_technologies_and_relics() -> None:
    """The Korr score one more, bombardment and the bonus of a relic are added."""
    game = Scenario(2).place(HOME, "orange").robots(HOME, 3).ship(0, "ship-1", HOME).empire(0, "korr")
    game.techs(0, "orbital-bombardment").energy(0, 0, spent=3)
    game.state.bonuses = [2]
    game.next(ATTACK).do(f"attack-planet {HOME}")
    assert (game.asked, game.me.points, game.state.bonuses) == ("mark-destroyed", 4, [])


def test_the_star_hammer_attacks_robots_with_three() -> None:
    game = Scenario(2).place(HOME, "orange").robots(HOME, 2).techs(0, "star-hammer", "energy-siphon")
    game.ship(0, "orange-ship", HOME).energy(0, 0, spent=3)
    ends(game).do(f"attack-planet {HOME}", "at beta-middle")
    assert (game.me.points, game.me.energy, game.on("beta-middle")) == (2, 2, {"robots": 3})


def test_the_shield_breaker_attacks_robots_that_a_ship_defends() -> None:
    game = attacking(1).techs(0, "shield-breaker").ship(1, "ship-1", HOME).next(ATTACK)
    attack(game).do("at beta-middle")
    assert game.on("beta-middle") == {"robots": 2}
    assert game.at(1, "ship-1") is not None


def test_starbases_move_to_the_planet_that_robots_left_but_not_to_that_where_they_are() -> None:
    game = ends(attacking(1).techs(0, "mobile-starbases").planet("alpha-middle", bases=1))
    attack(game).do("at beta-middle")
    assert f"move-base 1 {HOME}" in game.options
    assert "move-base 1 beta-middle" not in game.options


def test_the_last_robot_of_the_box_joins_and_the_next_does_not() -> None:
    game = attacking(1)
    for hole, count in (("delta-middle", 3), ("delta-edge-a", 3), ("delta-edge-b", 3), ("gamma-middle", 1)):
        game.robots(hole, count)
    assert game.state.robots_left == 1
    attack(game.next(ATTACK)).do("at beta-middle")
    assert (game.on("beta-middle"), game.state.robots_left) == ({"robots": 2}, 0)


# Page 21: destroyed planets


def at_destroyed(*ships: str) -> Scenario:
    """Ships of seat 0 at a destroyed planet."""
    game = Scenario().place("alpha-middle", "destroyed")
    for ship in ships:
        game.ship(0, ship, "alpha-middle")
    return game


def test_the_troop_of_supplies_does_not_come_to_a_destroyed_planet() -> None:
    game = at_destroyed("ship-2").face_down(["alpha-edge-a"], ["artifact"], ["supplies"]).energy(0, 0, spent=1)
    game.ship(0, "ship-1", "alpha-edge-a").choose("move").do("discover alpha-edge-a")
    assert (game.asked, game.me.spent) == ("move", 0)


def test_no_starbase_moves_to_a_destroyed_planet_at_the_end_of_the_turn() -> None:
    game = at_destroyed("ship-1").techs(0, "mobile-starbases").planet("alpha-edge-a", bases=1)
    game.next(END_EFFECTS)
    assert "move-base 1 alpha-edge-b" in game.options
    assert "move-base 1 alpha-middle" not in game.options


def test_the_constructor_builds_no_starbase_at_a_destroyed_planet() -> None:
    game = at_destroyed("ship-1", "green-ship").techs(0, "constructor").turn(0)
    assert "choose build" not in game.options


def test_at_a_blockaded_destroyed_planet_no_ship_is_carried() -> None:
    game = at_destroyed("pink-ship").techs(0, "carrier")
    assert "carry" in game.choose("move").options
    game.ship(1, "ship-1", "alpha-middle").turn(0).choose("move")
    assert "carry" not in game.options


def test_a_jet_leads_into_the_orbit_of_a_destroyed_planet_and_closes_it() -> None:
    game = jets(Scenario().place("alpha-middle", "destroyed").ship(0, "ship-1", (176, 312)))
    game.choose("move").do("jet ship-1", "towards 270")
    assert game.at(0, "ship-1") == (176, 219)
    assert game.view["holes"][HOLES.index("alpha-middle")]["blockaded"] == [1, 2, 3]


def test_the_token_of_a_destroyed_planet_is_missing_for_terraforming() -> None:
    game = attack(attacking(3).planet("alpha-border-b", "blue", troops=1)).do("colour green").turn(0)
    game.do("choose build", "build research-centre alpha-border-b")
    assert game.options == ["colour orange", "colour purple", "colour pink"]


def test_a_terraformed_planet_is_destroyed_as_well() -> None:
    """Its own token stays under the other one, so one of the supply is taken."""
    game = attacking(3).place(HOME, "green")
    game.state.tokens = [0, 0, 1, 0]
    attack(game)
    assert (place_at(game, HOME), game.state.tokens) == ("destroyed", [0, 0, 0, 0])


def test_when_the_last_free_planet_blows_up_all_planets_are_controlled() -> None:
    game = taken(attacking(3))
    assert all_controlled(game.state)
    attack(game).do("colour green")
    assert all_controlled(game.state)


def test_orbits_of_destroyed_planets_and_wormholes_count_for_the_grand_fleet() -> None:
    game = Scenario().place("alpha-middle", "destroyed").place("alpha-edge-a", "wormhole-a").missions("grand-fleet")
    game.place("gamma-edge-a", "wormhole-a").ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", "alpha-edge-a")
    game.ship(0, "ship-3", "gamma-edge-a").ship(0, "ship-4", FAR).turn(0)
    assert "mission grand-fleet" in game.choose("interact").options


# Page 21: wormholes


def test_the_blue_planets_under_wormholes_do_not_have_to_be_controlled() -> None:
    game = Scenario(2)
    for quadrant, letter in zip(QUADRANTS, "abab", strict=True):
        game.place(f"{quadrant}-gate", f"wormhole-{letter}")
    assert not all_controlled(game.state)
    assert all_controlled(taken(game).state)


def tunnel() -> Scenario:
    """A pair of wormholes."""
    return Scenario().place("alpha-edge-a", "wormhole-a").place("gamma-edge-a", "wormhole-a")


def test_nobody_travels_to_a_wormhole_whose_orbit_is_full() -> None:
    game = tunnel().ship(0, "ship-1", "alpha-edge-a").fill("gamma-edge-a", SHIP_RADIUS).choose("move")
    assert "wormhole ship-1" not in game.options


def test_a_ship_travels_to_and_fro_and_lays_a_mine_at_the_other_end() -> None:
    game = tunnel().techs(0, "mines").ship(0, "ship-1", "alpha-edge-a").choose("move")
    game.do("wormhole ship-1", "put middle 36", "lay-mine 0")
    x, y = min((int(column), int(row)) for _, column, row in (option.split() for option in game.options))
    assert hypot(x * 10 - 622, y * 10 - 508) <= 64
    game.do(f"place {x} {y}", "wormhole ship-1", "put middle 0")
    assert (game.at(0, "ship-1"), len(game.state.mine_x), game.state.left) == ((98, 212), 1, 2)


def test_wormholes_are_open_in_the_bonus_move_of_a_relic() -> None:
    game = tunnel().relics(0, "bonus-move").ship(0, "ship-1", "alpha-edge-a").energy(0, 0, spent=1).choose("interact")
    game.do("relic bonus-move", "part move", "wormhole ship-1", "put middle 36", "wormhole ship-1")
    assert game.asked == "put-ship"


def test_an_advanced_ship_is_put_onto_the_ring_as_well() -> None:
    game = tunnel().techs(0, "carrier").ship(0, "pink-ship", "alpha-edge-a").choose("move")
    game.do("wormhole pink-ship", "put far 36", "carry")
    assert game.asked == "put-beside-carrier"


def test_a_ship_that_has_travelled_attacks_where_it_came_to() -> None:
    game = tunnel().planet("gamma-border-a", owner=1, troops=1).ship(1, "ship-1", (570, 508))
    game.ship(0, "ship-1", "alpha-edge-a").ship(0, "ship-2", "alpha-edge-a").choose("move")
    game.do("wormhole ship-1", "put middle 36", "wormhole ship-2", "put middle 30", "done")
    assert game.options == ["attack-ship blue ship-1", "done"]


def test_a_jet_drive_does_not_keep_ships_out_of_wormholes_near_enemies() -> None:
    game = jets(tunnel(), ONLY_JET).ship(1, "ship-1", "gamma-edge-a").ship(0, "ship-1", "alpha-edge-a").choose("move")
    game.do("wormhole ship-1")
    assert game.asked == "put-ship"


# Page 22: random discoveries and technologies


@pytest.mark.parametrize("seats", SEATS)
def test_with_all_modules_every_quadrant_has_the_same_set_with_both_events(seats: int) -> None:
    for table in many(seats, **dict.fromkeys(MODULES, True)):
        state = table.state
        everything = [{*words(tiles)} for tiles in state.area_tiles]
        if seats == 4:
            assert all(tiles == everything[0] for tiles in everything)
            assert {"guardian", "alien-library"} <= everything[0]
        drawn = set().union(*everything)
        assert not drawn & set(words(state.box))


def test_the_relic_of_the_henari_comes_from_those_that_random_sets_leave_in_the_box() -> None:
    for table in many(2, empires=True, discoveries=True):
        state = table.state
        laid = {tile for tiles in state.area_tiles for tile in tiles} | set(state.archive)
        assert not laid & set(state.box)
        assert len(state.box) in (4 * 3, 4 * 4)


# Page 22: guardians


def guarded(tile_at: str = "alpha-edge-a") -> Scenario:
    """A guardian event waits under a place with a ship of seat 0."""
    return Scenario().face_down([tile_at], ["orange"], ["guardian"]).ship(0, "ship-1", tile_at)


def test_a_guardian_comes_to_the_quadrant_in_which_its_place_lies_when_it_is_found() -> None:
    """The place was swapped into another quadrant, face down with its tile."""
    game = guarded().ship(0, "ship-2", "beta-edge-a").relics(0, "matter-swap").energy(0, 0, spent=1)
    game.choose("interact").do("relic matter-swap", "at alpha-edge-a", "at beta-edge-a")
    game.turn(0).choose("move").do("discover beta-edge-a")
    assert game.view["guardians"] == ["beta"]


def test_the_point_of_a_guardian_event_may_be_the_last_one() -> None:
    game = guarded()
    game.state.pool = 1
    game.turn(0).choose("move").do("discover alpha-edge-a", "done")
    if game.asked == "end-turn":
        game.do("end-turn")
    assert (game.state.pool, game.state.last, game.asked_seat) == (0, 0, 1)


def test_a_guardian_comes_to_its_space_though_a_mine_lies_there() -> None:
    """Guardians are not flicked, so nothing happens; the mine may be taken away again."""
    game = mine(guarded().techs(0, "mines"), 0, 236, 240).turn(0).choose("move").do("discover alpha-edge-a")
    assert (game.view["guardians"], len(game.state.mine_x)) == (["alpha"], 1)
    game.do("lay-mine 1")
    game.do(game.options[0])
    assert (game.state.mine_x[0], game.state.mine_y[0]) != (236_000, 240_000)


def test_a_guardian_pushed_off_its_space_is_put_back_on_a_mine() -> None:
    game = mine(Scenario().guardian("alpha"), 1, 236, 240).ship(0, "ship-1", (236, 300)).choose("move")
    game.flies("ship-1", to=(236, 290), touching=[("guardian", 0, "alpha")]).do("flick ship-1", "aim 2700 40")
    assert game.at(0, "ship-1") is None
    assert (game.view["guardians"], game.me.points) == (["alpha"], 0)


def three_at_guardian(game: Scenario) -> Scenario:
    for ship in range(3):
        game.ship(0, f"ship-{ship + 1}", (215 + 21 * ship, 280))
    return game.guardian("alpha")


def beat_guardian(game: Scenario) -> Scenario:
    return game.do("attack-guardian alpha", "join ship-1", "join ship-2")


def test_the_bonus_of_a_relic_helps_against_a_guardian() -> None:
    game = Scenario().guardian("alpha").ship(0, "ship-1", (236, 280))
    game.state.bonuses = [2]
    game.next(ATTACK).do("attack-guardian alpha")
    assert (game.me.points, game.state.guardians, game.state.bonuses) == (2, 0, [])


def test_the_star_hammer_is_no_stronger_against_a_guardian() -> None:
    game = Scenario().techs(0, "star-hammer", "orbital-bombardment").guardian("alpha")
    game.ship(0, "orange-ship", (236, 280)).next(ATTACK)
    assert game.asked is None


def test_an_attack_on_a_guardian_is_an_attack_for_the_siphon_but_no_planet_for_the_korr() -> None:
    game = three_at_guardian(Scenario().techs(0, "energy-siphon").empire(0, "korr"))
    beat_guardian(ends(game.energy(0, 0, spent=5)))
    assert (game.me.points, game.me.energy, game.me.spent) == (2, 4, 1)


def test_a_guardian_brings_the_token_worth_two_back_as_one_energy() -> None:
    game = three_at_guardian(Scenario()).energy(0, 1, spent=2).vlix(0, SPENT)
    beat_guardian(game.next(ATTACK))
    assert (game.me.double, game.me.energy, game.me.spent) == (READY, 1, 1)


def test_a_guardian_that_was_beaten_comes_again_with_another_event() -> None:
    game = three_at_guardian(Scenario().face_down(["alpha-edge-b"], ["purple"], ["guardian"]))
    beat_guardian(game.ship(0, "ship-4", "alpha-edge-b").next(ATTACK))
    game.turn(0).choose("move").do("discover alpha-edge-b")
    assert (game.view["guardians"], game.me.points) == (["alpha"], 3)


def test_two_guardians_are_beaten_in_one_turn() -> None:
    game = three_at_guardian(Scenario().guardian("beta").techs(0, "battleship"))
    game.ship(0, "orange-ship", (484, 285)).ship(0, "ship-4", (460, 275)).energy(0, 0, spent=5)
    beat_guardian(game.next(ATTACK)).do("attack-guardian beta")
    while game.asked == "join-attack":
        game.do(game.options[0])
    assert (game.me.points, game.me.energy, game.state.guardians) == (4, 4, 0)


def test_a_battleship_that_rams_a_guardian_is_destroyed() -> None:
    game = Scenario().techs(0, "battleship").guardian("alpha").ship(0, "orange-ship", (236, 300)).choose("move")
    game.flies("orange-ship", to=(236, 265), touching=[("guardian", 0, "alpha")])
    game.do("flick orange-ship", "aim 2700 40")
    assert (game.at(0, "orange-ship"), game.state.guardians) == (None, 1)


def test_the_sylari_flick_again_when_their_first_ship_is_lost_to_a_guardian_or_a_mine() -> None:
    game = Scenario().empire(0, "sylari").guardian("alpha").ship(0, "ship-1", (236, 300)).ship(0, "ship-2", FAR)
    game.choose("move").flies("ship-1", to=(236, 265), touching=[("guardian", 0, "alpha")])
    assert game.do("flick ship-1", "aim 2700 40").state.left == 2
    game = mine(Scenario().empire(0, "sylari"), 1, 400, 360).ship(0, "ship-1", FAR).ship(0, "ship-2", (60, 360))
    assert hit(game.turn(0)).state.left == 2


def test_guardians_neither_defend_planets_nor_close_them() -> None:
    game = Scenario(2).guardian("alpha").planet("alpha-middle", owner=1, centres=1).ship(0, "ship-1", "alpha-middle")
    assert game.next(ATTACK).options == ["attack-planet alpha-middle", "done"]


# Page 22: jet drive


def test_a_starbase_alone_keeps_jets_of_others_out() -> None:
    game = jets(Scenario().planet("alpha-middle", owner=1, bases=1).ship(0, "ship-1", (176, 312)))
    assert 270 not in directions(game)


@pytest.mark.parametrize(("owner", "allowed"), [(1, False), (0, True)])
def test_no_jet_ends_in_the_enemy_orbit_in_which_it_began(owner: int, allowed: bool) -> None:
    """From one side of the orbit the ruler reaches the other one."""
    game = jets(Scenario().planet("alpha-middle", owner=owner, troops=1).ship(0, "ship-1", (224, 184)))
    assert (180 in directions(game)) == allowed


@pytest.mark.parametrize(("x", "allowed"), [(224.9, True), (206, False)])
def test_into_the_orbit_of_ones_own_blockaded_planet_if_the_enemy_ship_is_out_of_long_range(
    x: float, allowed: bool
) -> None:
    game = jets(Scenario().planet("alpha-middle", troops=1).ship(1, "ship-1", (x, 184)).ship(0, "ship-1", (34.5, 184)))
    assert (0 in directions(game)) == allowed


def test_gates_of_others_and_face_down_places_are_open_to_jets() -> None:
    game = jets(Scenario().face_down(["alpha-middle"], ["pink"], ["warp"]).ship(0, "ship-1", (176, 312)))
    game.ship(0, "ship-2", (620, 150))
    assert 270 in directions(game)
    assert 270 in directions(game.turn(0), "ship-2")


def test_a_jet_leads_out_of_a_blockaded_orbit() -> None:
    game = jets(Scenario().ship(0, "ship-1", (206, 184)).ship(1, "ship-1", (146, 184)))
    assert 0 in directions(game)


def test_each_jet_of_a_turn_keeps_away_from_enemies_not_only_the_last() -> None:
    game = jets(Scenario().ship(0, "ship-1", FAR).ship(1, "ship-1", (520, 360)), ONLY_JET)
    assert 0 not in directions(game)
    game.do("towards 180", "jet ship-1", "towards 0", "boost 1", "jet ship-1")
    assert "towards 0" not in game.options


def test_a_juggernaut_of_an_opponent_keeps_jets_away() -> None:
    game = jets(Scenario().techs(1, "juggernaut").ship(0, "ship-1", FAR).ship(1, "purple-ship", (360, 545)))
    assert 90 not in directions(game)


def test_after_a_jet_a_ship_is_repositioned_into_range_and_attacks() -> None:
    """Only the jet itself has to end out of range."""
    game = jets(Scenario().techs(0, "battleship").ship(0, "orange-ship", (30, 184)).ship(1, "ship-1", (240, 184)))
    game.choose("move").do("jet orange-ship", "towards 0")
    assert game.at(0, "orange-ship") == (127, 184)
    game.do("reposition orange-ship", "put middle 0", "done")
    assert game.options == ["attack-ship blue ship-1", "done"]


def test_at_a_blockaded_planet_a_ship_that_came_by_jet_is_not_repositioned() -> None:
    game = jets(Scenario().planet("alpha-middle", troops=1).ship(1, "ship-1", (224.9, 184)), ONLY_JET)
    game.ship(0, "ship-1", (34.5, 184)).choose("move").do("jet ship-1", "towards 0")
    assert game.view["holes"][HOLES.index("alpha-middle")]["blockaded"] != []
    assert offered(game, "reposition") == []


def test_jets_are_flown_in_the_bonus_move_of_a_relic() -> None:
    game = jets(Scenario().relics(0, "bonus-move").energy(0, 0, spent=1).ship(0, "ship-1", FAR), ONLY_JET)
    game.choose("interact").do("relic bonus-move", "part move")
    for angle in (0, 180, 0, 180):
        assert offered(game, "flick") == []
        game.do("jet ship-1", f"towards {angle}")
    assert (offered(game, "jet"), game.at(0, "ship-1")) == ([], FAR)


@pytest.mark.parametrize(("tech", "hole"), [("hyperjump-stations", "alpha-middle"), ("afterburner", "alpha-gate")])
def test_free_flicks_of_technologies_are_free_jets_where_nobody_flicks(tech: str, hole: str) -> None:
    game = jets(Scenario().techs(0, tech).planet("alpha-middle", bases=1).ship(0, "ship-1", hole), ONLY_JET)
    game.choose("move").do("jump ship-1")
    assert game.asked == "towards"
    assert game.do(game.options[0]).state.left == 2


def test_robots_that_have_moved_close_their_new_planet_to_jets() -> None:
    game = jets(attacking(1).ship(0, "ship-3", (544, 312)))
    attack(game.next(ATTACK)).do("at beta-middle").turn(0)
    assert 270 not in directions(game, "ship-3")


def test_a_megastructure_of_an_opponent_gives_a_free_jet_where_nobody_flicks() -> None:
    game = jets(Scenario().megastructure("dyson-sphere", HERE, owner=1).ship(0, "ship-1", HERE), ONLY_JET)
    game.choose("move").do("jump ship-1")
    assert game.asked == "towards"


def test_a_ship_that_rests_on_a_mine_leaves_it_by_jet_unharmed() -> None:
    game = jets(mine(Scenario().ship(0, "ship-1", FAR), 1, 365, 360))
    game.choose("move").do("jet ship-1", "towards 90")
    assert (game.at(0, "ship-1"), len(game.state.mine_x)) == ((360, 453), 1)


def test_a_mine_is_laid_after_a_jet() -> None:
    game = jets(Scenario().techs(0, "mines").ship(0, "ship-1", FAR), ONLY_JET)
    game.choose("move").do("jet ship-1", "towards 90", "lay-mine 0", "place 36 49")
    assert (game.state.mine_x, game.state.mine_y) == ([360_000], [490_000])


# Page 22: libraries


def test_a_library_that_waits_comes_to_a_place_that_was_swapped_into_its_quadrant() -> None:
    game = waiting(Scenario(), "beta").face_down(["alpha-edge-a"], ["orange"], ["warp"]).relics(0, "matter-swap")
    game.ship(0, "ship-1", "alpha-edge-a").ship(0, "ship-2", "beta-edge-a").energy(0, 0, spent=1).choose("interact")
    game.do("relic matter-swap", "at alpha-edge-a", "at beta-edge-a").turn(0).choose("move")
    game.do("discover beta-edge-a")
    assert (libraries(game), game.state.waiting_libraries) == (["beta-edge-a"], 0)


def test_a_library_that_waits_does_not_come_to_a_planet_that_has_become_empty() -> None:
    """Only a planet that is discovered gets it."""
    game = waiting(Scenario(), "alpha").planet("alpha-middle", troops=3).choose("move")
    game.do("launch alpha-middle ship-1", "put near 0")
    assert (libraries(game), game.state.waiting_libraries) == ([], 1)


def test_found_at_an_artifact_a_library_goes_to_no_face_down_place() -> None:
    game = Scenario().face_down(["alpha-edge-a", "alpha-middle"], ["artifact", "pink"], ["alien-library", "warp"])
    game.ship(0, "ship-1", "alpha-edge-a").planet("alpha-edge-b", troops=3).place("alpha-border-a", "destroyed")
    game.place("alpha-border-b", "destroyed").turn(0).choose("move").deals("artifact", "alien-library")
    game.do("discover alpha-edge-a")
    assert (libraries(game), game.state.waiting_libraries) == ([], 1)


def test_a_library_takes_no_room_on_its_planet() -> None:
    game = with_library(Scenario(), "alpha-middle").planet("alpha-middle", troops=2).ship(0, "ship-1", "alpha-middle")
    game.choose("move").do("land ship-1")
    assert game.on("alpha-middle") == {"troops": 3}


def test_bunkers_and_the_library_stay_on_an_attacked_planet() -> None:
    game = with_library(Scenario(), "beta-middle").techs(1, "emergency-bunkers")
    game.planet("beta-middle", owner=1, outposts=1, centres=1).ship(0, "ship-1", "beta-middle")
    game.ship(0, "ship-2", "beta-middle").next(ATTACK).do("attack-planet beta-middle", "join ship-1", "keep outpost")
    assert (game.on("beta-middle"), libraries(game)) == ({"outposts": 1}, ["beta-middle"])


def test_who_takes_the_planet_of_an_attacked_library_scores_for_it() -> None:
    game = with_library(Scenario(), "beta-middle").techs(0, "hyperspace-jump-troops")
    game.planet("beta-middle", owner=1, troops=1).ship(0, "ship-1", "beta-middle").ship(0, "ship-2", "beta-middle")
    game.next(ATTACK).do("attack-planet beta-middle", "join ship-1", "at beta-middle", "at beta-middle", "done")
    assert (breakdown(game.state, 0)["libraries"], breakdown(game.state, 1)["libraries"]) == (2, 0)


def test_a_library_controlled_by_a_starbase_alone_counts_troops_of_its_quadrant() -> None:
    game = with_library(Scenario(), "beta-middle").planet("beta-middle", bases=1).planet("beta-edge-a", troops=2)
    assert breakdown(game.planet("alpha-middle", troops=1).state, 0)["libraries"] == 2


def test_a_library_that_was_swapped_counts_in_its_new_quadrant() -> None:
    game = with_library(Scenario(), "alpha-middle").planet("alpha-middle", outposts=1).planet("alpha-edge-a", troops=2)
    game.planet("beta-middle", troops=1).relics(0, "matter-swap").ship(0, "ship-1", "alpha-middle")
    game.ship(0, "ship-2", "beta-edge-a").energy(0, 0, spent=1)
    assert breakdown(game.state, 0)["libraries"] == 2
    game.turn(0).choose("interact").do("relic matter-swap", "at alpha-middle", "at beta-edge-a")
    assert breakdown(game.state, 0)["libraries"] == 1


def test_a_library_that_still_waits_at_the_end_brings_nothing() -> None:
    game = waiting(Scenario(), "alpha").planet("alpha-middle", troops=2)
    assert "libraries" not in breakdown(game.state, 0)


def test_a_library_brings_the_ivenn_three_energy_and_the_vlix_their_token_and_one_more() -> None:
    game = Scenario().face_down(["alpha-middle"], ["pink"], ["alien-library"]).ship(0, "ship-1", "alpha-middle")
    game.empire(0, "ivenn").energy(0, 0, spent=4).turn(0).choose("move").do("discover alpha-middle")
    assert (game.me.energy, game.me.spent) == (3, 1)
    game = Scenario().face_down(["alpha-middle"], ["pink"], ["alien-library"]).ship(0, "ship-1", "alpha-middle")
    game.energy(0, 1, spent=2).vlix(0, SPENT).turn(0).choose("move").do("discover alpha-middle")
    assert (game.me.double, game.me.energy, game.me.spent) == (READY, 1, 1)


def test_a_library_found_in_the_bonus_move_of_a_relic_pays_for_a_boost_of_the_interacting() -> None:
    game = Scenario().face_down(["alpha-middle"], ["pink"], ["alien-library"]).ship(0, "ship-1", "alpha-middle")
    game.relics(0, "bonus-move", "teleport").energy(0, 0, spent=1).choose("interact")
    game.do("relic bonus-move", "part move", "discover alpha-middle", "done", "boost 1", "relic teleport")
    assert libraries(game) == ["alpha-middle"]
    assert game.asked == "relic-parts"


# Page 23: empires


def test_the_ivenn_get_energy_back_for_each_place_that_a_bonus_move_discovers() -> None:
    """It pays for another interaction afterwards, not for flicks of the relic."""
    game = Scenario().empire(0, "ivenn").relics(0, "bonus-move", "teleport").energy(0, 0, spent=3)
    game.face_down(["alpha-middle", "beta-middle"], ["pink", "artifact"], ["warp", "warp"])
    game.ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", "beta-middle").choose("interact")
    game.do("relic bonus-move", "part move", "discover alpha-middle", "discover beta-middle")
    assert (game.me.energy, game.me.spent) == (2, 1)
    assert offered(game, "boost") == []
    game.do("done", "boost 1", "relic teleport")
    assert (game.me.energy, game.me.spent, game.asked) == (1, 2, "relic-parts")


def test_the_ulmar_get_no_point_more_for_a_blue_planet_that_was_terraformed() -> None:
    game = Scenario().empire(0, "ulmar").planet("beta-border-b", "blue", troops=1)
    game.do("choose build", "build research-centre beta-border-b", "colour green")
    assert breakdown(game.state, 0)["relic-planets"] == 0
    assert (
        breakdown(Scenario().empire(0, "ulmar").planet("beta-border-b", "blue", centres=1).state, 0)["relic-planets"]
        == 3
    )


def test_an_outpost_of_the_tessik_that_becomes_a_city_defends_no_more_than_before() -> None:
    """It pays for the city with its troop, so that the planet loses as much defence as the troop had."""
    game = Scenario().empire(0, "tessik").planet("alpha-middle", troops=1, outposts=1)
    assert defence(game.state, HOLES.index("alpha-middle")) == 3
    game.do("choose build", "build city alpha-middle")
    assert defence(game.state, HOLES.index("alpha-middle")) == 2


def test_outposts_of_the_tessik_are_attacked_after_a_bonus_move_for_two_points_each() -> None:
    """Four ships are not enough for two of them; the bonus of the same relic is what was missing."""
    game = Scenario().empire(1, "tessik").planet("beta-middle", owner=1, outposts=2).relics(0, "move-and-attack")
    for ship in ("ship-1", "ship-2", "ship-3"):
        game.ship(0, ship, "beta-middle")
    game.ship(0, "ship-4", (440, 184)).choose("interact").do("relic move-and-attack", "part attack", "part move")
    game.flies("ship-4", to=(504, 184)).do("flick ship-4", "aim 0 50", "done", "done", "attack-planet beta-middle")
    game.do("join ship-1", "join ship-2", "join ship-3")
    assert (game.options, game.me.points) == (["join ship-4", "add-bonus 1"], 0)
    game.do("join ship-4")  # with the bonus, which alone can follow
    assert (game.me.points, game.on("beta-middle"), game.state.bonuses) == (4, {}, [])


# Page 23: the token worth two
# Page 23: the token worth two


def vlix_at(hole: str, key: str, energy: int, owner: int = NOTHING) -> Scenario:
    """The Vlix with their token and so much other energy at an artifact, or at a megastructure of somebody else."""
    game = card(key) if owner == NOTHING else Scenario().megastructure(key, hole, owner=owner)
    game.energy(0, energy + 1).vlix(0)
    return game.ship(0, "ship-1", hole).choose("move")


@pytest.mark.parametrize(
    ("key", "owner", "energy", "left"),
    [
        ("dyson-sphere", NOTHING, 0, 0),
        ("dyson-sphere", NOTHING, 1, 1),
        ("dyson-sphere", 1, 1, 0),
        ("star-devourer", NOTHING, 1, 0),
        ("star-devourer", 1, 2, 0),
        ("star-devourer", 1, 3, 1),
    ],
)
def test_the_token_pays_two_of_the_energy_of_a_megastructure(key: str, owner: int, energy: int, left: int) -> None:
    game = vlix_at(HERE, key, energy, owner).do(f"{'raise' if owner == NOTHING else 'seize'} {HERE}")
    assert structure(game) == 0
    assert (game.me.double, game.me.energy) == (SPENT, left)


def test_the_token_alone_does_not_take_over_a_megastructure() -> None:
    assert offered(vlix_at(HERE, "dyson-sphere", 0, 1), "seize") == []


def test_the_token_spent_for_a_jump_gate_loses_the_rest() -> None:
    game = Scenario().vlix(0).techs(0, "jump-gates").planet("alpha-middle", troops=1).planet("beta-middle", troops=1)
    game.ship(0, "ship-1", "alpha-middle").choose("move").do("jump-gate ship-1", "put near 0")
    assert (game.me.double, game.me.energy, game.me.spent) == (SPENT, 0, 0)
    assert offered(game, "boost") == []


def test_after_the_token_boosted_by_two_supplies_bring_it_back_for_two_more() -> None:
    game = Scenario().vlix(0).face_down(["alpha-middle"], ["pink"], ["supplies"]).ship(0, "ship-1", "alpha-middle")
    game.choose("move").do("boost 2", "discover alpha-middle", "part energy")
    assert (game.me.double, game.state.left) == (READY, 4)
    game.do("boost 2")
    assert game.state.left == 6


# Page 23: megastructures


def test_at_ones_own_blockaded_megastructure_effects_are_used_and_manoeuvres_are_not_made() -> None:
    """In a bonus move the ship there may be flicked, but not for free, and it is not put elsewhere in the orbit."""
    game = owning("dyson-sphere").relics(0, "bonus-move").energy(0, 1, spent=3).ship(0, "ship-1", HERE)
    game.ship(1, "ship-1", HERE).choose("interact").do("relic bonus-move", "part move")
    assert game.options == ["flick ship-1", "done"]
    game.do("done", "boost 1", f"use overload {HERE}")
    assert (game.me.energy, game.me.spent) == (3, 1)


def test_who_blockades_a_megastructure_with_the_owner_there_does_not_take_it_over() -> None:
    """Both have a ship in its orbit: each finds the place blockaded."""
    game = Scenario().megastructure("dyson-sphere", HERE, owner=1).energy(0, 4).ship(0, "ship-1", HERE)
    assert f"seize {HERE}" in game.choose("move").options
    game.ship(1, "ship-1", HERE).turn(0).choose("move")
    assert f"seize {HERE}" not in game.options


def test_a_megastructure_made_in_a_bonus_move_is_used_with_a_boost_in_the_same_turn() -> None:
    game = card("dyson-sphere").relics(0, "bonus-move").energy(0, 3, spent=1).ship(0, "ship-1", HERE)
    game.choose("interact").do("relic bonus-move", "part move", f"raise {HERE}", "done", "boost 1")
    assert uses(game) == [f"use overload {HERE}"]
    game.do(f"use overload {HERE}")
    assert (game.me.energy, game.me.spent) == (3, 1)


def test_a_megastructure_taken_over_in_a_bonus_move_is_used_in_the_same_turn() -> None:
    game = Scenario().megastructure("dyson-sphere", HERE, owner=1).relics(0, "bonus-move").energy(0, 4)
    game.ship(0, "ship-1", HERE).choose("interact")
    game.do("relic bonus-move", "part move", f"seize {HERE}", "done", "boost 1")
    assert uses(game) == [f"use overload {HERE}"]


def test_an_artifact_is_discovered_and_turned_into_a_megastructure_in_one_action() -> None:
    game = card("ring-world").face_down([HERE], ["artifact"], ["supplies"]).energy(0, 1, spent=2)
    game.ship(0, "ship-1", HERE).choose("move").do(f"discover {HERE}")
    assert game.asked == "move"  # nothing can take the troop, so energy came back
    game.do(f"raise {HERE}")
    assert (structure(game), game.me.energy, game.me.spent) == (0, 1, 2)


def test_who_lost_a_megastructure_takes_it_back_for_one_energy_more() -> None:
    game = Scenario().megastructure("converter", HERE, owner=1).energy(0, 3).energy(1, 3).ship(0, "ship-1", HERE)
    game.choose("move").do(f"seize {HERE}")
    game.me.take_back(0)
    game.ship(1, "ship-1", HERE).turn(1).choose("move").do(f"seize {HERE}")
    assert (structure(game), game.state.players[1].energy) == (1, 0)


def test_several_ships_make_several_megastructures_in_one_action() -> None:
    game = card("dyson-sphere").energy(0, 4).ship(0, "ship-1", HERE).ship(0, "ship-2", "beta-central").choose("move")
    game.do(f"raise {HERE}", "raise beta-central")
    assert (structure(game), structure(game, "beta-central"), game.me.spent) == (0, 0, 4)


def test_energy_that_a_megastructure_brings_back_boosts_the_same_action() -> None:
    game = owning("dyson-sphere", "beta-central").energy(0, 0, spent=5).choose("interact")
    game.do(f"use overload {HERE}", "boost 1", "use overload beta-central", "boost 1")
    assert uses(game) == []
    assert (game.me.energy, game.me.spent) == (4, 1)


def test_development_lets_organic_buildings_follow_on_another_planet() -> None:
    game = owning("dyson-sphere").techs(0, "organic-buildings").planet("alpha-middle", troops=2)
    use(game.planet("beta-middle", troops=1), "development", "build outpost alpha-middle")
    assert "build outpost beta-middle" in game.options
    assert "build outpost alpha-middle" not in game.options


def test_of_two_developments_only_one_lets_organic_buildings_follow() -> None:
    game = owning("dyson-sphere", "beta-central").techs(0, "organic-buildings").energy(0, 1)
    for hole in ("alpha-middle", "beta-middle"):
        game.planet(hole, troops=2)
    game.choose("interact").do(f"use development {HERE}", "build outpost alpha-middle", "build outpost beta-middle")
    game.do("boost 1", "use development beta-central", "build outpost alpha-middle")
    assert game.asked == "interact"
    assert game.on("beta-middle") == {"troops": 1, "outposts": 1}


def test_development_builds_a_starbase_of_the_draveth_whose_energy_boosts_on() -> None:
    game = owning("dyson-sphere").empire(0, "draveth").energy(0, 1).ship(0, "ship-1", "alpha-middle")
    game.relics(0, "teleport").choose("interact").do(f"use development {HERE}")
    game.do(first_put(game), "boost 1", "relic teleport")
    assert game.on("alpha-middle") == {"bases": 1}
    assert game.asked == "relic-parts"


def test_the_yard_puts_no_ship_into_a_full_orbit() -> None:
    game = owning("ring-world").relics(0, "teleport").fill(HERE, SHIP_RADIUS)
    assert uses(game.choose("interact")) == []


def test_no_plasma_is_shot_out_of_a_full_orbit() -> None:
    game = owning("star-devourer").relics(0, "teleport").fill(HERE, SHIP_RADIUS)
    assert uses(game.choose("interact")) == []


def test_the_last_troop_given_for_a_conversion_leaves_a_library_to_nobody() -> None:
    game = with_library(owning("converter"), "beta-middle").planet("beta-middle", troops=1)
    game.planet("beta-edge-a", centres=1, troops=2)
    assert breakdown(game.state, 0)["libraries"] == 3
    use(game, "conversion", "from beta-middle", "research energy-transfer")
    assert breakdown(game.state, 0)["libraries"] == 0


def test_what_a_conversion_brings_counts_at_once() -> None:
    """Energy transfer brings nothing for a planet that was blockaded before."""
    game = owning("converter").planet("beta-middle", centres=1, troops=1).ship(1, "ship-1", "beta-middle")
    game.energy(0, 0, spent=2)
    use(game, "conversion", "research energy-transfer")
    assert (game.me.energy, game.me.spent) == (0, 2)


def test_a_conversion_gives_technologies_of_the_sides_that_lie_up() -> None:
    game = owning("converter").side("mines").side("afterburner").planet("beta-middle", centres=1, troops=1)
    firsts = ["long-range-lasers", "mines", "afterburner", "geothermal-energy"]
    assert use(game, "conversion").options == [f"research {tech}" for tech in sorted(firsts, key=TECHNOLOGIES.index)]


def plasma(game: Scenario, hole: str) -> Scenario:
    return use(game, "plasma-shot").shoots(HERE, ("hole", 0, hole)).do("aim 0 50")


@pytest.mark.parametrize(
    ("empire", "techs", "pieces", "destroyed"),
    [
        ("tessik", [], {"outposts": 2}, False),
        ("korr", [], {"outposts": 2}, True),
        ("korr", ["orbital-defence"], {"bases": 2}, False),
        ("korr", ["planetary-shields"], {"troops": 2, "outposts": 1}, False),
    ],
)
def test_everything_that_defends_a_planet_defends_it_against_plasma(
    empire: str, techs: list[str], pieces: dict[str, int], destroyed: bool
) -> None:
    game = owning("star-devourer").empire(1, empire).techs(1, *techs)
    game.planet("beta-middle", None, owner=1, **pieces)
    assert (place_at(plasma(game, "beta-middle"), "beta-middle") == "destroyed") == destroyed


@pytest.mark.parametrize("kind", ["wormhole-a", "destroyed"])
def test_wormholes_and_destroyed_planets_stop_plasma_unharmed(kind: str) -> None:
    game = owning("star-devourer").place("beta-middle", kind).place("gamma-middle", kind)
    assert place_at(plasma(game, "beta-middle"), "beta-middle") == kind
    assert (game.asked, game.me.points) == ("interact", 0)


def test_a_face_down_place_stops_plasma_and_stays_face_down() -> None:
    game = plasma(owning("star-devourer").face_down(["beta-middle"], ["pink"], ["warp"]), "beta-middle")
    assert game.state.is_face_down(HOLES.index("beta-middle"))


def test_no_troops_jump_to_a_planet_that_plasma_destroyed() -> None:
    game = owning("star-devourer").techs(0, "hyperspace-jump-troops").planet("beta-middle", owner=1, troops=1)
    assert plasma(game, "beta-middle").do("colour pink").asked == "interact"


def test_three_robots_hit_by_plasma_go_back_to_the_box_for_three_points() -> None:
    game = plasma(owning("star-devourer").robots("beta-middle", 3), "beta-middle").do("colour pink")
    assert (game.me.points, game.state.robots_left, game.state.tokens) == (3, ROBOTS, [1, 1, 0, 1])


def test_survivors_find_no_room_on_full_planets() -> None:
    game = owning("star-devourer").planet("beta-middle", owner=1, troops=1).planet("beta-edge-a", owner=1, outposts=3)
    assert plasma(game, "beta-middle").do("colour pink").asked_seat == 0


def test_plasma_does_not_touch_mines() -> None:
    game = mine(owning("star-devourer"), 1, 360, 292)
    use(game, "plasma-shot", "aim 0 100")
    assert len(game.state.mine_x) == 1


def test_plasma_may_take_the_last_point_of_the_pool() -> None:
    game = owning("star-devourer").planet("beta-middle", owner=1, troops=1)
    game.state.pool = 1
    plasma(game.turn(0), "beta-middle").do("colour pink", "done")
    if game.asked == "end-turn":
        game.do("end-turn")
    assert (game.state.pool, game.state.last) == (0, 0)


def test_robots_that_find_an_artifact_leave_it_to_be_turned_into_a_megastructure() -> None:
    game = attacking(1).megastructure("dyson-sphere").energy(0, 3).ship(0, "ship-3", "beta-middle")
    game.face_down(["beta-middle"], ["artifact"], ["warp"]).next(ATTACK)
    attack(game).do("at beta-edge-a").turn(0).choose("move")
    assert "raise beta-middle" in game.options


# Page 23: mines


def test_a_mine_is_laid_once_a_turn_even_with_a_bonus_move_between() -> None:
    game = Scenario().techs(0, "mines").relics(0, "bonus-move", "warp-and-move").energy(0, 1).ship(0, "ship-1", FAR)
    game.choose("interact").do("relic bonus-move", "part move", "lay-mine 0", "place 36 40", "done")
    game.do("boost 1", "relic warp-and-move", "part move")
    assert offered(game, "lay-mine") == []


def test_at_a_gate_or_wormhole_with_enemy_ships_a_mine_is_laid() -> None:
    game = tunnel().techs(0, "mines").ship(0, "ship-1", "alpha-edge-a").ship(1, "ship-1", "alpha-edge-a")
    game.choose("move").do("lay-mine 0")
    assert game.asked == "place-mine"
    assert game.options


def test_the_mine_under_ones_own_ship_is_taken_away() -> None:
    game = mine(Scenario().techs(0, "mines").ship(0, "ship-1", FAR), 0, 365, 360).choose("move")
    game.do("lay-mine 1", "place 36 40", "flick ship-1", "aim 1800 10")
    assert game.at(0, "ship-1") is not None
    assert len(game.state.mine_x) == 1


def test_a_free_flick_and_one_of_a_relic_set_off_mines_as_well() -> None:
    game = mine(Scenario(), 1, 360, 292).ship(0, "ship-1", (330, 292)).choose("move").do("jump ship-1", "aim 0 40")
    assert (game.at(0, "ship-1"), game.state.players[1].points) == (None, 1)
    game = mine(Scenario().relics(0, "bonus-move"), 1, 400, 360).ship(0, "ship-1", FAR).energy(0, 0, spent=1)
    game.choose("interact").do("relic bonus-move", "part move", "flick ship-1", "aim 0 40")
    assert (game.at(0, "ship-1"), game.state.players[1].points) == (None, 1)


def test_a_ship_lost_on_a_mine_lifts_its_blockade() -> None:
    game = mine(Scenario(), 1, 300, 184).planet("alpha-middle", owner=1, troops=1).ship(0, "ship-1", (216, 184))
    hit(game.turn(0), "aim 0 60")
    assert game.at(0, "ship-1") is None
    assert game.view["holes"][HOLES.index("alpha-middle")]["blockaded"] == []


def test_the_point_of_a_mine_may_be_the_last_of_the_pool() -> None:
    """Its owner scores in the turn of the one who hit it, and that turn triggers the end."""
    game = mine(Scenario(), 1, 400, 360).ship(0, "ship-1", FAR)
    game.state.pool = 1
    hit(game.turn(0)).do("done")
    assert (game.state.players[1].points, game.state.pool) == (1, 0)
    assert (game.state.last, game.asked_seat) == (0, 1)


def test_in_the_last_round_a_mine_scores_though_the_pool_is_empty() -> None:
    game = mine(Scenario(), 1, 400, 360).ship(0, "ship-1", FAR)
    game.state.pool, game.state.last = 0, 0
    hit(game.turn(0)).do("done")
    assert (game.state.players[1].points, game.state.pool) == (1, 0)
    assert game.table.over


def test_both_mines_of_a_player_are_hit_in_one_turn_and_score_twice() -> None:
    game = mine(mine(Scenario(), 1, 400, 360), 1, 400, 60).ship(0, "ship-1", FAR).ship(0, "ship-2", (360, 60))
    hit(game.turn(0)).do("flick ship-2", "aim 0 40")
    assert (game.state.players[1].points, game.state.mine_x) == (2, [])


def test_a_mine_that_is_touched_before_a_guardian_destroys_the_ship() -> None:
    game = mine(Scenario().techs(0, "ramming-prow").guardian("alpha"), 1, 236, 280).ship(0, "ship-1", (236, 320))
    hit(game.turn(0), "aim 2700 40")
    assert (game.at(0, "ship-1"), game.me.points, game.state.players[1].points) == (None, 0, 1)
    assert "guardian-rammed" not in game.told


FAR = (360.0, 360.0)


def around(game: Scenario, hole: str, distance: float, *ships: tuple[int, str]) -> Scenario:
    """Ships lie in a circle around the middle of a hole, equally far from each other."""
    number = HOLES.index(hole)
    for place, (seat, ship) in enumerate(ships):
        angle = 2 * pi * place / len(ships)
        game.ship(
            seat, ship, (HOLE_X[number] / MM + distance * cos(angle), HOLE_Y[number] / MM + distance * sin(angle))
        )
    return game


def test_a_ship_in_a_blockaded_orbit_gives_no_range_for_mines() -> None:
    """Laying a mine is a manoeuvre, and none is made with a ship at a blockaded place, as with the carrier."""
    game = Scenario().techs(0, "mines").ship(0, "ship-1", "alpha-middle").ship(1, "ship-1", "alpha-middle")
    assert "lay-mine 0" not in game.choose("move").options


def test_only_ships_at_open_places_give_range_for_mines() -> None:
    """Of two ships the one at the blockaded place does not count, the one in deep space does."""
    game = Scenario().techs(0, "mines").ship(0, "ship-1", "alpha-middle").ship(1, "ship-1", "alpha-middle")
    game.ship(0, "ship-2", FAR).choose("move").do("lay-mine 0")
    columns = [int(option.split()[1]) for option in game.options]
    assert min(columns) >= 29


def test_a_mine_that_finds_no_place_is_not_offered() -> None:
    """In a corner, hemmed in by ships: nothing would be laid, and yet the turn's mine and the action were used up."""
    game = Scenario().techs(0, "mines").ship(0, "ship-1", (12, 12))
    for number, (x, y) in enumerate([(12, 40), (12, 60), (40, 12), (60, 12), (12, 78), (78, 12)]):
        game.ship(1, f"ship-{number + 1}", (x, y))
    game.choose("move")
    assert "lay-mine 0" not in game.options


def test_the_first_flick_of_the_sylari_may_be_the_free_one_of_an_artifact() -> None:
    """Their card speaks of the first flick of a turn, and the free flick is one: it ends in no orbit here."""
    game = Scenario().empire(0, "sylari").ship(0, "ship-1", HERE).choose("move")
    game.flies("ship-1", to=(250, 200)).do("jump ship-1", "aim 2700 30")
    assert game.state.left == 3


def test_after_a_free_flick_into_an_orbit_the_sylari_get_no_flick_more() -> None:
    """The flick of the action that goes astray afterwards is the second one of the turn."""
    game = Scenario().empire(0, "sylari").ship(0, "ship-1", HERE).choose("move")
    game.flies("ship-1", to=(300, 180)).do("jump ship-1", "aim 2700 30")
    game.flies("ship-1", to=(250, 200)).do("flick ship-1", "aim 2700 30")
    assert game.state.left == 1
