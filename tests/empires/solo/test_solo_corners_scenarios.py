"""Scenarios in unusual positions: megastructures, libraries, settlers, and wins that come in an unusual way."""

from __future__ import annotations

import pytest

from orrery.games.empires import GAME
from orrery.games.empires.facts.board import HOLES
from orrery.games.empires.facts.campaign import CENTRAL
from orrery.games.empires.facts.cards import DISCOVERIES, discovery_set
from orrery.games.empires.position.discs import all_discs
from orrery.games.empires.rules.attacking import ATTACK
from orrery.games.empires.rules.swapping import ChooseSwap
from orrery.games.empires.rules.turn import CHOOSE_ACTION
from orrery.games.empires.solo.bonus import ChooseBase, TakeRelics, unseen_tiles
from orrery.games.empires.solo.setup import SpareOne

from ...scenario import reasons
from ..laying_out import words
from ..megastructures import place_at
from .scenario import Alone, laid_out
from .test_solo_goals import centres
from .test_solo_heart import CENTRE, cities, game_of_6
from .test_solo_libraries import HALLS, arriving, found, hall, library, settled
from .test_solo_megastructures import ARTIFACTS, controlled, structures, visiting
from .test_solo_robots import destroyed_guardian
from .test_solo_settlers import FAR, flown, orbit_of, strongholds, waiting

HALL = HALLS[0]
"""A pink planet, with a library in scenario 5."""
NEIGHBOUR = "alpha-edge-a"
"""An orange planet."""


def swapped(game: Alone, one: str, other: str) -> Alone:
    """A relic swaps two planets with ships in their orbits."""
    game.relics(0, "matter-swap").quiet().turn(0).choose("interact").do("relic matter-swap")
    return game.do(f"at {one}", f"at {other}")


# Page 29: megastructures


def test_a_face_down_artifact_that_was_swapped_is_a_megastructure_where_it_is_discovered() -> None:
    game = Alone(4).quiet().face_down(["alpha-middle", "alpha-edge-a"], ["artifact", "pink"], ["warp", "warp"])
    game.ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", "beta-edge-a")
    game.next(ChooseSwap(-1)).do("at alpha-middle", "at beta-edge-a")
    assert structures(game) == ARTIFACTS
    game.turn(0).choose("move").deals("artifact", "warp").do("discover beta-edge-a")
    assert structures(game) == ["alpha-central", "beta-edge-a", *ARTIFACTS[1:]]


def test_a_megastructure_is_taken_as_soon_as_it_was_discovered_and_another_in_the_same_turn() -> None:
    game = controlled(visiting(4), *ARTIFACTS[2:]).face_down(["beta-central"], ["artifact"], ["warp"])
    game.ship(0, "ship-2", "beta-central").choose("move").do("seize alpha-central", "discover beta-central")
    assert game.verdict == "open"
    game.do("seize beta-central")
    assert game.me.energy == 0
    assert game.verdict == "won"
    assert game.table.over, "though flicks are left"


def test_a_ship_that_was_pushed_into_the_orbit_takes_a_megastructure() -> None:
    game = Alone(4).quiet().ship(0, "ship-1", (200, 360)).ship(0, "ship-2", (250, 360)).energy(0, 2)
    game.choose("move").do("flick ship-1")
    game.flies("ship-1", to=(230, 360), pushed=[(0, "ship-2", orbit_of("alpha-central"))]).do("aim 0 50")
    assert "seize alpha-central" in game.options


def test_control_of_a_megastructure_outlasts_the_ship_in_its_orbit() -> None:
    game = visiting().choose("move").do("seize alpha-central", "flick ship-1")
    game.flies("ship-1", to=None).do("aim 0 50")
    assert game.goals()["megastructures"] == (1, False)
    game.state.campaign.skips = 1
    game.turn(0).choose("deploy").do("deploy-ship ship-1")
    assert game.options == ["at alpha-gate", "at alpha-central"]


def test_two_ships_are_deployed_at_two_megastructures_but_at_none_of_nobody() -> None:
    game = controlled(Alone(4).quiet(), "beta-central", "gamma-central").choose("deploy").do("deploy-ship ship-1")
    assert game.options == ["at alpha-gate", "at beta-central", "at gamma-central"]
    game.do("at gamma-central", "put near 0", "deploy-ship ship-2", "at beta-central", "put near 0")
    orbits = [ship["orbit"] for ship in game.view["players"][0]["ships"][:2]]
    assert orbits == ["gamma-central", "beta-central"]


def test_ships_do_not_warp_to_a_megastructure_because_it_is_no_planet() -> None:
    game = controlled(Alone(4).quiet(), "beta-central").planet("alpha-middle", troops=1).relics(0, "warp")
    game.choose("interact").do("relic warp", "part ships")
    assert game.options == ["at alpha-middle", "done"]


def test_the_pink_card_brings_no_ship_to_a_megastructure_as_if_it_were_a_planet_of_ones_own() -> None:
    game = controlled(Alone(4).quiet(), "beta-central").planet("alpha-middle", troops=1).technology("pink", 2)
    game.planet("gamma-middle", troops=1).ship(0, "ship-1", (360, 360)).do("technology pink")
    assert game.options == ["at alpha-middle", "at gamma-middle"]


def test_nobody_lands_builds_or_teleports_at_a_megastructure() -> None:
    game = controlled(visiting(), ARTIFACTS[0]).ship(0, "ship-2", ARTIFACTS[0]).planet("alpha-middle", troops=1)
    game.relics(0, "teleport")
    assert reasons(game.choose("move"), "land")["land ship-1"] == "no-planet"
    game.next(CHOOSE_ACTION).choose("interact").do("relic teleport", "part troops")
    assert game.options == ["at alpha-middle", "done"]
    game.next(CHOOSE_ACTION).choose("build")
    assert not any("starbase" in option for option in game.options)


# Page 29: libraries


def test_a_face_down_planet_that_was_swapped_gets_its_library_where_it_is_discovered() -> None:
    game = Alone(5).quiet().only("beta-edge-a=orange").face_down(["alpha-middle"], ["blue"], ["warp"])
    game.state.tokens = [0, 0, 0, 1]
    game.ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", "beta-edge-a")
    game.next(ChooseSwap(-1)).do("at alpha-middle", "at beta-edge-a")
    assert found(game) == []
    game.turn(0).choose("move").do("discover beta-edge-a")
    assert found(game) == ["beta-edge-a"]
    assert place_at(game, "beta-edge-a") == "green", "the last colour is nobody's choice"


def test_a_library_goes_with_its_planet_and_keeps_robots_away_there() -> None:
    game = library(Alone(5).only("alpha-middle=pink", "beta-edge-a=orange"), "alpha-middle")
    game.ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", "beta-edge-a")
    game.next(ChooseSwap(-1)).do("at alpha-middle", "at beta-edge-a")
    game.card("target-pink").turn(0).start()
    assert game.robots_on("beta-edge-a") == 0
    assert "nothing-found" in game.told


def test_a_research_centre_alone_does_not_protect_a_library_from_one_robot() -> None:
    game = library(Alone(5).only("alpha-middle=pink"), "alpha-middle").planet("alpha-middle", centres=2)
    game.card("target-pink").start()
    assert game.on("alpha-middle") == {}
    assert game.state.robots_left == 12
    assert found(game) == ["alpha-middle"]


def test_where_only_settlers_are_at_a_library_robots_attack_them_and_leave() -> None:
    game = library(Alone(5).only("alpha-middle=pink"), "alpha-middle").settler("alpha-middle").technology("purple", 2)
    game.besieged("alpha-middle", 1).card("target-pink").start()
    assert game.settlers() == []
    assert (game.robots_on("alpha-middle"), game.robots_around("alpha-middle"), game.state.robots_left) == (0, 0, 12)
    assert game.verdict == "open"


def test_an_attacked_library_leaves_no_robot_behind_however_many_came() -> None:
    game = library(Alone(5).only("alpha-middle=pink"), "alpha-middle").planet("alpha-middle", outposts=2, bases=3)
    game.settler("alpha-middle").besieged("alpha-middle", 5).card("guardian-3").do("guard delta")
    assert (game.on("alpha-middle"), game.robots_around("alpha-middle"), game.state.robots_left) == ({}, 0, 12)
    assert (game.me.buildings[0], game.me.buildings[3]) == (4, 4)


def test_a_ship_that_waits_at_a_full_library_is_lost_with_its_settler_when_robots_come() -> None:
    game = library(Alone(5).only("alpha-middle=pink"), "alpha-middle").planet("alpha-middle", outposts=3)
    game.ship(0, "ship-1", "alpha-middle").settler("ship-1").card("target-pink").start()
    assert game.settlers() == []
    assert game.at(0, "ship-1") is None
    assert game.on("alpha-middle") == {"outposts": 3}


def test_robots_besiege_a_library_with_a_settler_rather_than_a_stronger_planet_of_the_persons() -> None:
    game = library(Alone(5).only("alpha-middle=pink", NEIGHBOUR + "=orange"), "alpha-middle").settler("alpha-middle")
    game.planet(NEIGHBOUR, troops=2).card("guardian-3").do("guard delta")
    assert (game.robots_around("alpha-middle"), game.robots_around(NEIGHBOUR)) == (0, 0)
    assert game.settlers() == [], "two robots are more than one settler"


def shared(**pieces: int) -> Alone:
    """A library on a planet of the person's, and a settler who was brought there."""
    return library(Alone(5).quiet(), HALL).planet(HALL, None, **pieces).settler(HALL)


def test_on_a_planet_of_ones_own_with_a_settler_nobody_lands_but_ships_are_launched() -> None:
    game = shared(troops=1).ship(0, "ship-1", HALL).choose("move")
    assert reasons(game, "land") == {"land ship-1": "settlers-there"}
    assert f"launch {HALL} ship-2" in game.options


def test_on_a_planet_of_ones_own_with_a_settler_one_deploys_teleports_and_builds_while_there_is_room() -> None:
    assert f"deploy-troop {HALL}" in shared(outposts=1).choose("deploy").options
    game = shared(troops=1).relics(0, "teleport").choose("interact").do("relic teleport", "part troops")
    game.do(f"at {HALL}")
    assert game.on(HALL) == {"troops": 2}
    assert f"at {HALL}" not in game.options, "with the settler that makes three"
    full = shared(troops=1, centres=1).choose("build")
    assert f"build outpost {HALL}" in full.options, "the troop makes room for the outpost"


def test_a_research_centre_beside_a_settler_brings_a_stone_of_the_colour_that_the_planet_got() -> None:
    game = shared(troops=1).choose("build").do(f"build research-centre {HALL}")
    assert game.state.campaign.stones == [0, 0, 1, 0]
    assert game.state.tokens == [1, 1, 1, 1]


def test_settlers_on_a_planet_of_the_persons_are_protected_by_the_purple_card_as_well() -> None:
    game = library(Alone(5).only(f"{HALL}=pink"), HALL).planet(HALL, troops=1).settler(HALL)
    game.technology("purple", 2).besieged(HALL, 2).card("target-pink").start()
    assert (game.on(HALL), game.settlers(), game.robots_around(HALL)) == ({"troops": 1}, [HALL], 3)


def test_the_purple_card_removes_no_robot_from_a_planet_of_settlers_alone() -> None:
    game = Alone(2).settler(FAR).besieged(FAR, 1).technology("purple", 2, "B").ship(0, "ship-1", "alpha-gate").quiet()
    assert "technology purple" not in game.options


def test_the_green_card_puts_no_troop_where_settlers_take_the_last_room() -> None:
    game = shared(troops=1).settler(HALL, "red").technology("green", 1)
    assert "technology green" not in game.options


# Page 29: setting up


@pytest.mark.parametrize("scenario", [1, 3, 4])
@pytest.mark.parametrize("seed", range(12))
def test_every_place_of_the_set_up_loses_its_tile(scenario: int, seed: int) -> None:
    state = laid_out(scenario, seed).table.state
    down = sum(state.is_face_down(hole) for hole in range(len(HOLES)))
    assert len(unseen_tiles(state)) == 24 - down >= 4


def test_of_three_planets_of_one_colour_two_get_a_robot() -> None:
    game = Alone().next(SpareOne([HOLES.index(hole) for hole in HALLS[:3]])).do(f"at {HALLS[1]}")
    assert [game.robots_on(hole) for hole in HALLS] == [1, 0, 1, 0]
    assert game.state.robots_left == 10


@pytest.mark.parametrize("seed", range(6))
def test_the_tiles_of_scenario_2_are_no_reward_for_a_guardian(seed: int) -> None:
    """Page 30: all six of a quadrant are discarded, which everybody knows; robots have discarded none (R80)."""
    state = laid_out(2, seed).table.state
    assert sorted(state.area_tiles[unseen_tiles(state)[0]]) == sorted(discovery_set(4))
    assert len(unseen_tiles(state)) == 6
    assert state.campaign.relics == []


@pytest.mark.parametrize(("scenario", "left"), [(1, 4), (2, 4), (3, 3), (4, 3), (5, 2), (6, 0)])
def test_guardians_of_the_set_up_come_from_the_supply(scenario: int, left: int) -> None:
    campaign = GAME.view(GAME.new(1, {"scenario": scenario}, Alone().table.dealer), 0)["campaign"]
    assert campaign is not None
    assert campaign["guardians_left"] == left


# Page 29: scenario 1


def test_colours_are_given_to_quadrants_so_that_most_count() -> None:
    game = centres(Alone().quiet(), "alpha-edge-a", "alpha-edge-b", "beta-edge-a", "beta-middle", "gamma-middle")
    game.energy(0, 5).planet("delta-border-a", troops=1)
    assert game.goals()["centres"] == (3, False)
    game.choose("build").do("build research-centre delta-border-a")
    assert game.verdict == "won", "purple in alpha, orange in beta, pink in gamma, green in delta"


FOUR_CENTRES = ("alpha-edge-a", "beta-edge-b", "gamma-middle", "delta-border-a")


def test_the_fifth_energy_wins_when_a_city_brings_it() -> None:
    game = centres(Alone().quiet(), *FOUR_CENTRES).energy(0, 1, 3).planet("beta-middle", cities=3)
    game.planet("alpha-middle", troops=1, outposts=1).choose("build").do("build city alpha-middle")
    assert game.verdict == "won"


def test_the_fifth_energy_wins_when_a_starbase_brings_it_before_its_place_is_asked() -> None:
    game = centres(Alone().quiet(), *FOUR_CENTRES).energy(0, 4)
    game.ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", "alpha-middle").choose("build")
    assert game.verdict == "won"
    assert game.table.over


def test_a_matter_swap_that_takes_a_centre_to_the_fourth_quadrant_wins() -> None:
    game = centres(Alone().quiet(), "alpha-edge-a", "alpha-border-a", "beta-edge-b", "gamma-middle").energy(0, 5)
    game.ship(0, "ship-1", "alpha-border-a").ship(0, "ship-2", "delta-edge-a")
    assert game.goals()["centres"] == (3, False)
    swapped(game, "alpha-border-a", "delta-edge-a")
    assert game.verdict == "won"
    assert game.table.over


# Page 29: settlers aboard


def test_a_settler_is_taken_and_rescued_by_one_flick() -> None:
    assert flown(waiting(), to=orbit_of("alpha-gate")).settlers() == ["rescued"]


def test_a_bonus_move_rescues_as_well_and_by_several_ships() -> None:
    game = Alone(2).settler(FAR).settler("beta-middle").ship(0, "ship-1", FAR).ship(0, "ship-2", "beta-middle").quiet()
    game.relics(0, "bonus-move").choose("interact").do("relic bonus-move", "part move")
    for ship in ("ship-1", "ship-2"):
        game.do(f"flick {ship}").flies(ship, to=orbit_of("alpha-gate") if ship == "ship-1" else (360, 360))
        game.do("aim 0 50")
    assert game.settlers() == ["rescued", "ship-2"]


def test_of_two_settlers_one_comes_aboard_and_the_other_with_the_next_ship() -> None:
    game = game_of_6().settler("alpha-central").settler("alpha-central")
    game.ship(0, "ship-1", "alpha-central").ship(0, "ship-2", "alpha-central")
    flown(game, to=(200, 360))
    assert game.settlers().count("alpha-central") == 1
    game.do("flick ship-2").flies("ship-2", to=(160, 360)).do("aim 0 50")
    assert sorted(game.settlers())[-2:] == ["ship-1", "ship-2"]


def test_once_the_robot_in_the_orbit_is_rammed_the_settler_can_be_rescued() -> None:
    game = waiting().besieged(FAR, 1).ship(0, "ship-2", (360, 360)).choose("move").do("flick ship-2")
    game.flies("ship-2", to=(500, 500), touching=[("robot", 0, "")]).do("aim 0 50", "flick ship-1")
    assert game.flies("ship-1", to=(360, 360)).do("aim 0 50").settlers() == ["ship-1"]


def test_who_rams_the_robot_on_the_way_out_has_left_a_blockaded_planet() -> None:
    game = flown(waiting().besieged(FAR, 1), to=(360, 360), touching=[("robot", 0, "")])
    assert game.settlers() == [FAR]
    assert game.at(0, "ship-1") is None


def test_a_swapped_planet_leaves_the_blockade_behind_and_its_settler_can_be_rescued() -> None:
    game = waiting().besieged(FAR, 1).ship(0, "ship-2", "beta-edge-a")
    game.next(ChooseSwap(-1)).do(f"at {FAR}", "at beta-edge-a")
    assert (game.robots_around(FAR), game.robots_around("beta-edge-a")) == (1, 0)
    game.turn(0).choose("move").do("flick ship-2").flies("ship-2", to=(360, 360))
    assert game.do("aim 0 50").settlers() == ["ship-2"]


def test_a_ship_with_a_settler_aboard_may_do_everything_but_land_and_attack() -> None:
    game = Alone(2).settler("ship-1").ship(0, "ship-1", "alpha-central").quiet()
    game.ship(0, "ship-2", "beta-middle").settler("ship-2").face_down(["beta-middle"], ["pink"], ["warp"]).choose(
        "move"
    )
    offered = [option for option in game.options if not option.startswith("flick")]
    assert offered == ["jump ship-1", "reposition ship-1", "reposition ship-2", "discover beta-middle", "boost 1"]


def test_where_the_last_settler_left_another_ship_lands_in_the_same_turn() -> None:
    game = waiting().ship(0, "ship-2", FAR)
    flown(game, to=(360, 360)).do("land ship-2")
    assert game.on(FAR) == {"troops": 1}


def test_ships_with_a_settler_aboard_do_not_shoot_at_guardians() -> None:
    game = destroyed_guardian(Alone(2).settler("ship-1"))
    assert game.next(ATTACK).options == []


def test_a_ship_that_has_rescued_its_settler_attacks_in_the_same_turn() -> None:
    game = Alone(2).settler("ship-1").ship(0, "ship-1", (360, 360)).quiet().robots("alpha-middle", 1)
    game.ship(0, "ship-2", "alpha-middle")
    flown(game, to=orbit_of("alpha-gate")).do("flick ship-1")
    place = orbit_of("alpha-middle")
    game.flies("ship-1", to=(352 - place[0], place[1])).do("aim 0 50", "done")
    assert "attack-planet alpha-middle" in game.options


# Page 29: settlers rescued or lost


def pushed(game: Alone, to: tuple[float, float] | None, to_self: tuple[float, float] | None = (400, 400)) -> Alone:
    """A second ship pushes the first, which lies in the middle of the galaxy."""
    game.ship(0, "ship-1", (360, 300)).settler("ship-1").ship(0, "ship-2", (360, 400)).choose("move").do("flick ship-2")
    game.flies("ship-2", to=to_self, pushed=[(0, "ship-1", to)])
    return game.do("aim 0 50")


def test_a_ship_that_is_pushed_into_the_orbit_of_the_gate_has_rescued_its_settler() -> None:
    assert pushed(Alone(2).quiet(), orbit_of("alpha-gate")).settlers() == ["rescued"]


def test_a_ship_that_is_pushed_out_of_the_galaxy_loses_its_settler() -> None:
    assert pushed(Alone(2).quiet(), None).settlers() == []


def test_the_fourth_rescue_wins_even_if_the_flicked_ship_is_lost() -> None:
    game = strongholds("alpha-middle", "beta-middle").rescued(3)
    assert pushed(game, orbit_of("alpha-gate"), None).verdict == "won"


def test_a_ship_that_rams_a_guardian_on_its_way_does_not_reach_the_gate() -> None:
    game = Alone(2).settler("ship-1").ship(0, "ship-1", (360, 360)).guardian("alpha").quiet()
    game = flown(game, to=orbit_of("alpha-gate"), touching=[("guardian", 0, "alpha")])
    assert game.settlers() == []
    assert game.state.guardians == 1


def test_the_jet_drive_brings_a_settler_home() -> None:
    game = Alone(2).settler("ship-1").ship(0, "ship-1", (156, 156)).quiet()
    game.state.jet = 1
    assert game.choose("move").do("jet ship-1", "towards 225").settlers() == ["rescued"]


def test_the_jet_drive_goes_to_planets_of_settlers() -> None:
    game = Alone(2).settler(FAR).ship(0, "ship-1", (544, 403)).quiet()
    game.state.jet = 1
    game.choose("move").do("jet ship-1", "towards 90")
    assert game.view["players"][0]["ships"][0]["orbit"] == FAR


def test_the_pink_card_brings_a_settler_home_but_takes_none_aboard() -> None:
    game = waiting().technology("pink", 2, "B").ship(0, "ship-2", (360, 360)).settler("ship-2")
    game.do("technology pink", "jump ship-2", "at alpha-gate", "put far 0")
    assert game.settlers() == [FAR, "rescued"]
    other = waiting().technology("pink", 2, "B").do("technology pink", "at alpha-gate", "put far 0")
    assert other.settlers() == [FAR]


# Page 30: planets of settlers


def test_at_a_blockaded_planet_of_settlers_a_ship_is_not_repositioned() -> None:
    game = waiting().besieged(FAR, 1).choose("move")
    assert reasons(game, "reposition") == {"reposition ship-1": "blockaded"}


def test_a_siege_of_two_planets_finds_one_of_the_persons_and_one_of_settlers() -> None:
    game = Alone(2).only(f"{FAR}=pink", NEIGHBOUR + "=orange").settler(FAR).planet(NEIGHBOUR, troops=2)
    game.card("guardian-5").do("guard delta")
    assert (game.robots_around(FAR), game.robots_around(NEIGHBOUR)) == (1, 1)


def test_supplies_bring_no_troop_to_a_planet_with_settlers() -> None:
    game = waiting().ship(0, "ship-2", "beta-middle").face_down(["beta-middle"], ["artifact"], ["supplies"])
    game.energy(0, 0, 2).choose("move").do("discover beta-middle")
    assert game.me.energy == 2, "without a planet for the troop energy is all that is left"
    assert game.me.troops == 5


def test_the_bonus_building_of_a_relic_is_not_for_planets_with_settlers() -> None:
    game = game_of_6().settler("alpha-central").relics(0, "teleport-and-build")
    for ship in ("ship-1", "ship-2", "ship-3"):
        game.ship(0, ship, "alpha-central")
    game.choose("interact").do("relic teleport-and-build", "part troops", "part build")
    assert game.on("alpha-central") == {}
    free = game_of_6().relics(0, "teleport-and-build")
    for ship in ("ship-1", "ship-2", "ship-3"):
        free.ship(0, ship, "alpha-central")
    free.choose("interact").do("relic teleport-and-build", "part build")
    assert "build starbase alpha-central" in free.options


# Page 30: scenario 2


def test_a_starbase_wins_scenario_2_before_its_place_is_asked() -> None:
    game = strongholds("alpha-middle").rescued(5).planet("beta-middle", cities=1)
    for ship in ("ship-1", "ship-2"):
        game.ship(0, ship, "beta-middle")
    game.choose("build")
    assert game.verdict == "won"
    assert game.table.over


def test_a_matter_swap_that_takes_a_stronghold_to_another_quadrant_wins_scenario_2() -> None:
    game = strongholds("alpha-middle", NEIGHBOUR).rescued(4)
    game.ship(0, "ship-1", NEIGHBOUR).ship(0, "ship-2", "delta-border-a")
    assert swapped(game, NEIGHBOUR, "delta-border-a").verdict == "won"
    assert game.table.over  # the place of the starbase is not asked any more


def test_a_blockaded_stronghold_counts() -> None:
    game = strongholds("alpha-middle", "beta-middle").besieged("beta-middle", 2).rescued(3)
    game.settler("ship-1").ship(0, "ship-1", (360, 360))
    assert flown(game, to=orbit_of("alpha-gate")).verdict == "won"


# Page 30: scenario 3


def test_the_last_guardian_wins_scenario_3_before_any_other_attack() -> None:
    game = destroyed_guardian(cities(Alone(3), *HALLS)).robots("beta-edge-a", 1)
    game.ship(0, "ship-4", "beta-edge-a").ship(0, "ship-5", "beta-edge-a")
    game.next(ATTACK).do("attack-guardian alpha", "join ship-1", "join ship-2")
    assert game.verdict == "won"
    assert game.table.over
    assert game.on("beta-edge-a") == {"robots": 1}


def test_one_ship_with_the_bonus_of_a_relic_is_enough_for_the_last_guardian() -> None:
    game = cities(Alone(3).quiet(), *HALLS).guardian("alpha").ship(0, "ship-1", (236, 280)).relics(0, "attack-bonus")
    game.choose("interact").do("relic attack-bonus", "part attack", "done", "attack-guardian alpha")
    assert game.verdict == "won"


def test_a_rammed_guardian_is_still_there() -> None:
    game = cities(Alone(3).quiet(), *HALLS).guardian("alpha").ship(0, "ship-1", (360, 360))
    flown(game, to=(236, 260), touching=[("guardian", 0, "alpha")])
    assert game.verdict == "open"


def test_two_cities_in_a_quadrant_count_once_until_one_of_them_is_swapped() -> None:
    game = cities(Alone(3).quiet(), *HALLS[:3], NEIGHBOUR)
    game.ship(0, "ship-1", NEIGHBOUR).ship(0, "ship-2", "delta-border-a")
    assert game.goals()["cities"] == (3, False)
    assert swapped(game, NEIGHBOUR, "delta-border-a").verdict == "won"


# Page 30: scenario 4


def test_the_last_guardian_wins_scenario_4_where_four_megastructures_are_controlled() -> None:
    game = destroyed_guardian(controlled(Alone(4), *ARTIFACTS))
    game.next(ATTACK).do("attack-guardian alpha", "join ship-1", "join ship-2")
    assert game.verdict == "won"


# Page 30: scenario 5


def test_from_the_gate_straight_into_the_orbit_of_a_library_one_flick_is_enough() -> None:
    game = library(Alone(5).quiet(), HALL).settler("beta-gate").ship(0, "ship-1", "beta-gate")
    assert arriving(game).settlers() == [HALL]


def test_a_settler_at_a_gate_is_never_blockaded_nor_besieged() -> None:
    game = Alone(5).settler("beta-gate").ship(0, "ship-1", "beta-gate").card("guardian-3").do("guard delta")
    assert "nothing-found" in game.told
    assert game.at(0, "ship-1") is not None


def test_a_ship_that_is_pushed_into_the_orbit_of_a_library_brings_its_settler() -> None:
    assert pushed(library(Alone(5).quiet(), HALL), orbit_of(HALL)).settlers() == [HALL]


def test_the_pink_card_brings_a_settler_to_a_library() -> None:
    game = library(Alone(5).quiet(), HALL).planet(HALL, troops=1).technology("pink", 2)
    game.ship(0, "ship-1", (360, 360)).settler("ship-1").do("technology pink", "put near 0")
    assert game.settlers() == [HALL]


def test_the_jet_drive_brings_a_settler_to_a_library() -> None:
    game = library(Alone(5).quiet(), HALL).ship(0, "ship-1", (176, 321)).settler("ship-1")
    game.state.jet = 1
    assert game.choose("move").do("jet ship-1", "towards 270").settlers() == [HALL]


def test_a_swapped_library_comes_to_the_ship() -> None:
    game = library(Alone(5).quiet(), HALL).ship(0, "ship-1", "delta-edge-a").settler("ship-1").ship(0, "ship-2", HALL)
    assert swapped(game, HALL, "delta-edge-a").settlers() == ["delta-edge-a"]


def test_a_ship_that_rams_a_robot_in_the_orbit_of_a_library_brings_nobody() -> None:
    game = hall().planet(HALL, troops=1).besieged(HALL, 1)
    assert flown(game, to=orbit_of(HALL), touching=[("robot", 0, "")]).settlers() == []


def test_a_settler_is_brought_past_a_blockade() -> None:
    game = library(Alone(5).quiet(), HALL).planet(HALL, troops=1).besieged(HALL, 1)
    game.ship(0, "ship-1", (360, 360)).settler("ship-1")
    place = orbit_of(HALL)
    assert flown(game, to=(352 - place[0], place[1])).settlers() == [HALL]


def waiting_at_full_library(**pieces: int) -> Alone:
    """No room on a planet with a library, and a ship with a settler in its orbit."""
    game = library(Alone(5).quiet(), HALL).planet(HALL, None, **pieces)
    return game.ship(0, "ship-1", HALL).settler("ship-1")


def test_a_launch_makes_room_for_the_settler_who_waits() -> None:
    game = waiting_at_full_library(troops=3).choose("move").do(f"launch {HALL} ship-2", "put far 0")
    assert game.settlers() == [HALL]


def test_a_city_makes_room_for_the_settler_who_waits() -> None:
    game = waiting_at_full_library(troops=2, outposts=1).choose("build").do(f"build city {HALL}")
    assert game.settlers() == [HALL]


def test_a_settler_who_waits_for_room_comes_with_the_second_one_and_wins() -> None:
    game = settled(waiting_at_full_library(outposts=1, troops=1).settler(HALL, "red"), *HALLS[1:])
    assert game.choose("build").do(f"build city {HALL}").verdict == "won"
    assert game.table.over


def test_a_fourth_settler_finds_no_room() -> None:
    game = arriving(hall().settler(HALL, "red").settler(HALL, "white").settler(HALL, "blue"))
    assert sorted(game.settlers()) == [HALL, HALL, HALL, "ship-1"]


def test_three_settlers_of_two_colours_are_enough() -> None:
    assert arriving(hall().settler(HALL, "red").settler(HALL, "red")).goals()["libraries"] == (1, False)


def test_a_second_settler_of_the_same_colour_brings_a_stone_though_the_goal_is_not_reached() -> None:
    game = arriving(hall().settler(HALL, "blue"))
    assert game.state.campaign.stones == [0, 0, 1, 0]
    assert game.goals()["libraries"] == (0, False)


def test_the_second_settler_after_an_attack_brings_another_stone() -> None:
    game = library(Alone(5).only(f"{HALL}=pink"), HALL).settler(HALL, "blue").settler(HALL, "red").besieged(HALL, 2)
    assert game.technology("pink", 1).card("target-pink").start().settlers() == []
    game.settler(HALL, "white").ship(0, "ship-1", (360, 360)).settler("ship-1").quiet().turn(0)
    assert arriving(game).state.campaign.stones == [0, 0, 2, 0]


def test_on_a_card_with_two_stones_the_second_settler_lays_none() -> None:
    game = arriving(hall().technology("pink", 2).settler(HALL, "red"))
    assert game.state.campaign.stones == [0, 0, 2, 0]


def test_the_stone_is_for_the_card_of_the_planet_where_it_lies_now() -> None:
    game = library(Alone(5).quiet(), HALL).settler(HALL, "red").ship(0, "ship-2", HALL)
    game.ship(0, "ship-1", "delta-edge-a").settler("ship-1")
    assert swapped(game, HALL, "delta-edge-a").state.campaign.stones == [0, 0, 1, 0]


def test_while_a_library_is_not_found_scenario_5_is_not_won() -> None:
    game = settled(Alone(5).quiet(), *HALLS[1:])
    game.face_down([HALL], ["blue"], ["warp"]).ship(0, "ship-1", (360, 360))
    flown(game, to=(300, 360))
    assert game.goals() == {"libraries": (3, False), "no-guardians": (0, True)}
    assert game.verdict == "open"


def test_the_last_guardian_wins_scenario_5_where_all_settlers_are_there() -> None:
    game = destroyed_guardian(settled(Alone(5), *HALLS[1:])).settler(HALL, "red").settler(HALL, "blue")
    library(game, HALL).next(ATTACK).do("attack-guardian alpha", "join ship-1", "join ship-2")
    assert game.verdict == "won"


def test_the_relics_of_the_bonus_are_used_from_the_first_turn_on() -> None:
    table = laid_out(5, 1, bonus=True).table
    person = table.state.players[0]
    drawn = sorted(person.fresh)
    while table.state.campaign.turn == 0:
        table.act(0, table.questions()[0][0])
    assert (person.relics, person.fresh) == (drawn, [])


def test_where_the_set_up_discarded_one_relic_the_bonus_is_that_one() -> None:
    game = Alone(5).put_away("warp", "supplies").lost_relics("teleport").next(TakeRelics(2)).start()
    assert (words(game.me.fresh), words(game.state.campaign.relics)) == (["warp"], ["teleport"])
    assert unseen_tiles(game.state) == []
    assert game.facts("event-found") == [(0, [DISCOVERIES.index("supplies")])]
    assert Alone(5).next(TakeRelics(2)).start().me.fresh == []


def test_tiles_that_the_bonus_does_not_need_stay_unseen() -> None:
    game = Alone(5).put_away("warp", "teleport", "bonus-move", "warp").next(TakeRelics(2)).start()
    assert len(game.me.fresh) == len(unseen_tiles(game.state)) == 2
    assert game.view["campaign"] is not None
    assert game.view["campaign"]["lost_relics"] == []


# Page 31: scenario 6


def test_a_settler_taken_aboard_by_the_flick_that_touches_the_heart_loses_scenario_6() -> None:
    game = game_of_6().settler("alpha-central").ship(0, "ship-1", "alpha-central")
    flown(game, to=(330, 330), touching=[("heart", 0, "")])
    assert game.verdict == "no-settler"
    assert game.table.over


def test_a_free_flick_from_an_artifact_is_destroyed_by_the_heart_too() -> None:
    game = game_of_6().ship(0, "ship-1", "alpha-border-b").ship(0, "ship-2", "alpha-gate")
    game.place("alpha-border-b", "artifact").choose("move").do("jump ship-1")
    game.flies("ship-1", to=(330, 330), touching=[("heart", 0, "")]).do("aim 0 50")
    assert game.at(0, "ship-1") is None


@pytest.mark.parametrize(("first", "second", "robots"), [("robot", "heart", 0), ("heart", "robot", 1)])
def test_what_a_ship_touches_first_counts_the_heart_or_a_robot(first: str, second: str, robots: int) -> None:
    game = game_of_6().planet("alpha-central", troops=1).besieged("alpha-central", 1).ship(0, "ship-1", (230, 300))
    flown(game, to=(330, 330), touching=[(first, 0, ""), (second, 0, "")])
    assert game.at(0, "ship-1") is None
    assert game.robots_around("alpha-central") == robots


def test_a_ship_with_a_settler_that_is_pushed_against_the_heart_keeps_it() -> None:
    game = pushed(game_of_6(), (360, 355))
    assert "ship-1" in game.settlers()
    assert game.verdict == "open"
    assert (360_000, 360_000, 20_000) in all_discs(game.state, -1, -1)


def test_a_jet_passes_the_heart_but_does_not_end_on_it() -> None:
    game = game_of_6().ship(0, "ship-1", (360, 300)).ship(0, "ship-2", (360, 267))
    game.state.jet = 1
    game.choose("move").do("jet ship-1", "towards 90")
    assert game.at(0, "ship-1") == (360, 393)
    assert "towards 90" not in game.do("jet ship-2").options


def test_a_settler_who_is_lost_by_the_flick_that_rescues_another_loses_scenario_6() -> None:
    game = game_of_6().ship(0, "ship-2", (360, 440)).settler("ship-2").ship(0, "ship-1", (360, 300)).settler("ship-1")
    game.choose("move").do("flick ship-2")
    game.flies("ship-2", to=None, pushed=[(0, "ship-1", orbit_of("alpha-gate"))]).do("aim 0 50")
    assert game.verdict == "no-settler"
    assert game.settlers().count("rescued") == 7


def test_in_scenario_6_artifacts_are_no_megastructures() -> None:
    game = game_of_6().face_down(["alpha-middle"], ["artifact"], ["warp"]).ship(0, "ship-1", "alpha-middle")
    game.energy(0, 2).choose("move").do("discover alpha-middle")
    assert structures(game) == []
    assert not any(option.startswith(("seize", "raise")) for option in game.options)


def test_a_city_that_is_swapped_into_the_middle_wins_scenario_6() -> None:
    game = cities(game_of_6(), *CENTRE[:3], "delta-middle")
    game.ship(0, "ship-1", "delta-middle").ship(0, "ship-2", "delta-central")
    assert swapped(game, "delta-middle", "delta-central").verdict == "won"


def test_a_city_that_is_swapped_out_of_the_middle_does_not_count() -> None:
    game = cities(game_of_6(), *CENTRE).guardian("beta")
    game.ship(0, "ship-1", "delta-middle").ship(0, "ship-2", "delta-central")
    assert swapped(game, "delta-middle", "delta-central").goals()["central-cities"] == (3, False)


def test_settlers_who_are_swapped_out_of_the_middle_have_to_be_rescued_too() -> None:
    game = cities(game_of_6(), *CENTRE[:3], "delta-middle").settler("delta-central")
    game.ship(0, "ship-1", "delta-middle").ship(0, "ship-2", "delta-central")
    swapped(game, "delta-middle", "delta-central")
    assert game.goals() == {"settlers": (7, False), "central-cities": (4, True), "no-guardians": (0, True)}
    assert game.verdict == "open"


def test_a_destroyed_planet_in_the_middle_counts_as_none() -> None:
    game = cities(game_of_6(), *CENTRE[:3]).robots(CENTRE[3], 3)
    for ship in range(1, 5):
        game.ship(0, f"ship-{ship}", CENTRE[3])
    game.next(ATTACK).do(f"attack-planet {CENTRE[3]}", *(f"join ship-{ship}" for ship in range(1, 4)))
    assert game.goals()["central-cities"] == (3, False)
    assert game.verdict == "open"


def test_a_lost_settler_ends_the_card_in_its_middle() -> None:
    game = Alone(6).only("alpha-central=pink", "beta-central=orange").settler("alpha-central").settler("beta-central")
    game.besieged("alpha-central", 1).card("guardian-5").do("guard delta")
    assert game.verdict == "no-settler"
    assert game.table.over
    assert game.robots_around("beta-central") == 0


def test_the_symbol_of_a_guardian_loses_scenario_6_at_once_while_all_four_are_in_the_galaxy() -> None:
    game = Alone(6).robots("alpha-middle", 1)
    for quadrant in ("alpha", "beta", "gamma", "delta"):
        game.guardian(quadrant)
    assert game.card("guardian-1").start().verdict == "no-guardian"
    assert game.robots_on("alpha-middle") == 1


def test_a_ship_with_a_settler_that_robots_destroy_loses_scenario_6() -> None:
    game = Alone(6).only("alpha-middle=pink").ship(0, "ship-1", "alpha-middle").settler("ship-1")
    assert game.card("target-pink").start().verdict == "no-settler"


def test_an_artifact_is_no_place_for_the_base_of_the_bonus_and_blue_is_a_planet_like_others() -> None:
    game = Alone(6).only().face_down(["alpha-edge-a", "alpha-edge-b"], ["artifact", "blue"], ["warp", "supplies"])
    game.next(ChooseBase()).deals("artifact", "blue")
    assert game.options == ["at alpha-edge-a", "at alpha-edge-b"]
    game.do("at alpha-edge-a", "put far 0")
    assert game.on("alpha-edge-b") == {"outposts": 1, "bases": 1}
    assert place_at(game, "alpha-edge-b") == "blue"
    assert game.state.tokens == [1, 1, 1, 1]
    assert structures(game) == []


@pytest.mark.parametrize("seed", range(6))
def test_the_bonus_of_scenario_6_reveals_no_place_that_lies_face_up(seed: int) -> None:
    state = laid_out(6, seed, bonus=True, answer=-1).table.state
    home = state.owner.index(0)
    assert home not in CENTRAL
    assert sum(state.is_face_down(hole) for hole in range(1, 7)) <= 4


PINK = [f"{hole}=pink" for hole in HALLS]

# Page 27


def test_the_pink_card_puts_no_ship_into_the_orbit_of_an_inactive_gate() -> None:
    """The three gates that only fill their holes take no ships into their orbits."""
    game = waiting().technology("pink", 2, "B").do("technology pink")
    assert [option for option in game.options if option.endswith("gate")] == ["at alpha-gate"]


# Page 28


def test_where_no_planet_has_robots_the_robot_instead_of_a_place_keeps_off_settlers_libraries_and_the_person() -> None:
    """Of planets that are equal only those of nobody can get it: the others are controlled, or are for no robot."""
    game = Alone(2).only(*PINK).planet(HALLS[0], troops=1).settler(FAR).card("drone-scout")
    assert game.options == [f"at {HALLS[1]}", f"at {HALLS[3]}"]
    game = library(Alone(5).only(*PINK[:3]), HALLS[1]).planet(HALLS[0], troops=1).card("drone-scout").start()
    assert [game.robots_on(hole) for hole in HALLS[:3]] == [0, 0, 1]


# Page 31


def test_a_library_that_a_card_reveals_beside_two_settlers_wins_in_the_middle_of_the_card() -> None:
    """The settlers go there at once, the second brings a stone, and no guardian comes any more."""
    game = settled(Alone(5).only(*PINK[1:]), *HALLS[1:]).face_down([HALLS[0]], ["blue"], ["warp"])
    for ship, colour in (("ship-1", "blue"), ("ship-2", "red")):
        game.ship(0, ship, HALLS[0]).settler(ship, colour)
    game.card("drone-scout").do("colour green")
    assert game.state.campaign.stones == [0, 0, 0, 1]
    assert game.verdict == "won"
    assert game.table.over
