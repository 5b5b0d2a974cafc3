"""Set-up, turns, moving, manoeuvres, discovering and deploying (pages 10 to 13) in positions that are seldom met."""

from __future__ import annotations

from math import cos, radians, sin

import pytest

from orrery.games.empires.facts.board import HOLES, SHIP_RADIUS, ship_radius
from orrery.games.empires.flick.geometry import ANGLES, spot_at
from orrery.games.empires.flick.physics import DISC
from orrery.games.empires.position.actions import SHIP_NAMES
from orrery.games.empires.position.discs import free_spots, ship_orbit
from orrery.games.empires.position.player import SPENT
from orrery.games.empires.position.scene import Scene

from .laying_out import laid_out
from .megastructures import HERE, owning
from .relics import first_put
from .scenario import Scenario, Touch

FAR = (360.0, 360.0)
TOP = (360.0, 60.0)
PLANET: Touch = ("hole", 0, "alpha-middle")
OVER_PLANET = (176.0, 144.0)
UNDER_PLANET = (176.0, 224.0)
FOUND = ["alpha-edge-a", "alpha-middle", "alpha-border-a"]


def has(game: Scenario, verb: str) -> list[str]:
    """The answers with a verb."""
    return [option for option in game.options if option.split()[0] == verb]


def in_orbit(game: Scenario, seat: int, ship: int) -> str:
    """The place in whose orbit a ship is."""
    return HOLES[ship_orbit(game.state, seat, ship)]


def only_planet(hole: str, *others: str) -> Scenario:
    """All places but these are destroyed; gates are gates."""
    game = Scenario()
    for other in HOLES:
        if other not in (hole, *others) and not other.endswith("-gate"):
            game.place(other, "destroyed")
    return game


def crowded(game: Scenario) -> Scenario:
    """All ships of yellow but the first lie around a planet, so that no other one has room in its orbit."""
    game.techs(0, "star-hammer", "juggernaut", "phase-ship", "constructor")
    hole = HOLES.index("alpha-middle")
    for number, ship in enumerate(SHIP_NAMES[1:]):
        game.ship(0, ship, FAR)
        game.me.put(number + 1, *spot_at(hole, ANGLES + number * 8, ship_radius(number + 1)))
    assert not free_spots(game.state, hole, SHIP_RADIUS)
    return game


def explorers(game: Scenario) -> Scenario:
    """A ship of yellow at each of three places."""
    for number, hole in enumerate(FOUND):
        game.ship(0, f"ship-{number + 1}", hole)
    return game


# Page 10: the set-up


def test_the_second_ship_of_the_set_up_is_put_beside_the_first() -> None:
    table = laid_out(4)
    (seat,) = table.questions()
    places = list(table.questions()[seat])
    table.act(seat, places[0])
    rest = list(table.questions()[seat])
    assert places[0] not in rest
    assert 0 < len(rest) < len(places)


def test_modules_change_neither_the_points_of_four_nor_their_tokens() -> None:
    modules = {"guardians": True, "libraries": True, "technologies": True, "empires": True}
    state = laid_out(4, None, megastructure="random", **modules).state
    assert (state.pool, list(state.tokens), len(state.missions)) == (42, [1, 1, 1, 1], 4)
    assert [len(tiles) for tiles in state.area_tiles] == [6, 6, 6, 6]


def test_whoever_chooses_an_empire_last_puts_ships_first_and_begins() -> None:
    table = laid_out(4, empires=True)
    asked: list[tuple[int, str]] = []
    while (seat := next(iter(table.questions()))) is not None:
        question = table.question(seat)
        assert question is not None
        asked.append((seat, question.prompt()))
        if question.prompt() not in ("choose-empire", "put-ship"):
            break
        table.act(seat, table.questions()[seat][0])
    first = asked[-1][0]
    order = [(first + step) % 4 for step in range(4)]
    assert [seat for seat, prompt in asked if prompt == "choose-empire"] == order[::-1]
    assert [seat for seat, prompt in asked if prompt == "put-ship"] == [seat for seat in order for _ in range(2)]


# Page 11: a turn, blockaded places


def test_where_no_action_is_possible_the_turn_ends_without_one() -> None:
    game = Scenario().fill("alpha-gate", SHIP_RADIUS)
    assert game.options == ["end-turn"]
    game.do("end-turn")
    assert game.asked_seat == 1


def test_of_two_deployments_one_may_be_left_out() -> None:
    game = Scenario().do("deploy-ship ship-1", "put near 0")
    assert has(game, "deploy-ship") == ["deploy-ship ship-2"]
    game.do("done")
    assert game.asked_seat == 1


def test_of_two_flicks_one_may_be_left_out() -> None:
    game = Scenario().ship(0, "ship-1", FAR).choose("move")
    game.flies("ship-1", to=TOP).do("flick ship-1", "aim 2700 60", "done")
    assert game.asked_seat == 1


def test_moving_is_not_offered_where_the_only_launch_would_be_at_a_blockaded_planet() -> None:
    game = Scenario().planet("alpha-middle", troops=1).ship(1, "ship-1", "alpha-middle")
    assert game.asked == "deploy"  # which is all that can be done


def test_a_blockade_that_is_rammed_away_leaves_the_place_open_at_once() -> None:
    game = Scenario().ship(0, "ship-1", FAR).ship(0, "ship-2", "alpha-central").ship(1, "ship-1", "alpha-central")
    game.choose("move")
    assert has(game, "jump") == []
    game.flies("ship-1", to=(300, 340), touching=[("ship", 1, "ship-1")]).do("flick ship-1", "aim 2250 40")
    assert has(game, "jump") == ["jump ship-2"]
    assert has(game, "reposition") == ["reposition ship-2"]


def test_of_two_blockading_ships_the_second_keeps_the_place_closed_when_the_first_is_rammed() -> None:
    game = Scenario().ship(0, "ship-1", FAR).ship(0, "ship-2", "alpha-central").ship(1, "ship-1", "alpha-central")
    game.ship(2, "ship-1", "alpha-central").choose("move")
    game.flies("ship-1", to=(300, 340), touching=[("ship", 1, "ship-1")]).do("flick ship-1", "aim 2250 40")
    assert game.options == ["flick ship-2", "boost 1", "done"]


def test_an_enemy_ship_that_is_pushed_into_an_orbit_closes_the_place_in_the_middle_of_the_action() -> None:
    game = Scenario().ship(0, "ship-1", FAR).ship(0, "ship-2", "alpha-middle").ship(1, "ship-1", TOP).choose("move")
    assert has(game, "land") == ["land ship-2"]
    game.flies("ship-1", to=(300, 80), pushed=[(1, "ship-1", UNDER_PLANET)]).do("flick ship-1", "aim 2700 60")
    assert has(game, "land") == []
    assert has(game, "reposition") == []


def test_an_enemy_ship_that_is_pushed_out_of_an_orbit_opens_the_place_in_the_middle_of_the_action() -> None:
    game = Scenario().ship(0, "ship-1", FAR).ship(0, "ship-2", "alpha-middle").ship(1, "ship-1", "alpha-middle")
    game.choose("move").flies("ship-1", to=(300, 80), pushed=[(1, "ship-1", TOP)]).do("flick ship-1", "aim 2700 60")
    assert has(game, "land") == ["land ship-2"]


@pytest.mark.parametrize("kind", ["artifact", "destroyed", "face-down"])
def test_at_every_kind_of_blockaded_place_ships_stay_where_they_lie(kind: str) -> None:
    game = Scenario().place("alpha-middle", kind) if kind != "face-down" else Scenario()
    if kind == "face-down":
        game.face_down(["alpha-middle"], ["pink"], ["warp"])
    game.ship(0, "ship-1", "alpha-middle").ship(1, "ship-1", "alpha-middle").choose("move")
    assert game.options == ["flick ship-1", "boost 1"]


def test_a_phase_ship_leaves_a_blockaded_artifact_by_one_of_the_two_moves_only() -> None:
    game = Scenario().techs(0, "phase-ship").ship(0, "pink-ship", "alpha-central").ship(1, "ship-1", "alpha-central")
    game.choose("move")
    assert game.options == ["phase pink-ship", "boost 1"]
    game.do("phase pink-ship", "place 36 6")
    assert game.view["left"] == 1


def test_an_enemy_ship_put_on_the_border_blockades_the_orbit_it_touches_there() -> None:
    game = Scenario().techs(0, "energy-transfer").energy(0, 0, spent=1).planet("alpha-edge-a", troops=1, centres=1)
    game.ship(0, "ship-1", FAR).ship(1, "ship-1", (300, 212)).choose("move")
    game.flies("ship-1", to=(320, 360), pushed=[(1, "ship-1", None)]).do("flick ship-1", "aim 1800 60")
    assert game.at(1, "ship-1") == (9, 212)
    assert game.me.energy == 1
    assert has(game, "launch") == []


# Page 11: boosting


def test_energy_that_a_discovery_brings_back_boosts_the_same_action() -> None:
    game = Scenario().face_down(["alpha-middle"], ["pink"], ["supplies"]).energy(0, 0, spent=1).ship(0, "ship-1", FAR)
    game.choose("move").flies("ship-1", to=TOP).do("flick ship-1", "aim 2700 60")
    game.flies("ship-1", to=UNDER_PLANET).do("flick ship-1", "aim 1350 60")
    assert has(game, "boost") == []
    game.deals("pink", "supplies").do("discover alpha-middle", "part energy", "boost 1")
    assert has(game, "flick") == ["flick ship-1"]


def test_energy_for_ones_own_planet_that_one_blockades_oneself_boosts_the_same_action() -> None:
    game = Scenario().techs(0, "energy-transfer").energy(0, 0, spent=1).planet("alpha-middle", troops=1)
    game.ship(0, "ship-1", FAR).ship(0, "ship-2", (400, 30)).ship(1, "ship-1", TOP).choose("move")
    game.flies("ship-1", to=(390, 60), touching=[("ship", 0, "ship-2")], pushed=[(1, "ship-1", UNDER_PLANET)])
    game.do("flick ship-1", "aim 2700 60")
    assert has(game, "boost") == ["boost 1"]


def test_an_enemy_ship_pushed_to_the_planet_of_a_third_player_brings_that_player_energy() -> None:
    game = Scenario().techs(2, "energy-transfer").energy(2, 0, spent=2).planet("alpha-middle", owner=2, troops=1)
    game.ship(0, "ship-1", FAR).ship(1, "ship-1", TOP).choose("move")
    game.flies("ship-1", to=(300, 80), pushed=[(1, "ship-1", UNDER_PLANET)]).do("flick ship-1", "aim 2700 60")
    assert (game.state.players[2].energy, game.state.players[2].spent) == (1, 1)


def test_ones_own_ship_that_is_pushed_into_an_orbit_blockades_as_well() -> None:
    game = Scenario().techs(2, "energy-transfer").energy(2, 0, spent=2).planet("alpha-middle", owner=2, troops=1)
    game.ship(0, "ship-1", FAR).ship(0, "ship-2", TOP).choose("move")
    game.flies("ship-1", to=(300, 80), pushed=[(0, "ship-2", UNDER_PLANET)]).do("flick ship-1", "aim 2700 60")
    assert game.state.players[2].energy == 1


def test_the_token_worth_two_boosts_when_all_deployments_are_made() -> None:
    game = Scenario().vlix(0).planet("alpha-middle", outposts=1).planet("beta-middle", outposts=1)
    game.do("deploy-troop alpha-middle", "deploy-ship ship-1", "put near 0")
    assert game.options == ["boost 1", "boost 2", "done"]
    game.do("boost 2", "deploy-troop alpha-middle", "deploy-ship ship-2", "put near 30")
    assert game.me.double == SPENT
    assert game.options == ["done"]


def test_with_the_end_of_the_turn_boosting_is_over() -> None:
    game = Scenario().ship(0, "ship-1", FAR).ship(0, "ship-2", (330, 360)).ship(1, "ship-1", (390, 360)).energy(0, 3)
    game.choose("move").flies("ship-1", to=(360, 380)).do("flick ship-1", "aim 900 10", "done")
    assert game.asked_seat == 0
    assert has(game, "attack-ship") == ["attack-ship blue ship-1"]
    assert has(game, "boost") == []


# Page 12: ramming


@pytest.mark.parametrize(("direction", "rammed"), [(0, True), (1800, False), (900, False)])
def test_a_ship_that_lies_beside_an_enemy_rams_it_only_when_it_is_flicked_against_it(
    direction: int, rammed: bool
) -> None:
    game = Scenario().ship(0, "ship-1", FAR).ship(1, "ship-1", (378, 360)).choose("move")
    game.do("flick ship-1", f"aim {direction} 10")
    assert (game.at(0, "ship-1") is None, game.at(1, "ship-1") is None) == (rammed, rammed)


def test_an_enemy_ship_that_is_thrown_back_against_the_flicked_ship_is_rammed() -> None:
    game = Scenario().ship(0, "ship-1", FAR).ship(0, "ship-2", TOP).ship(1, "ship-1", (400, 60)).choose("move")
    scene = Scene(game.state)
    own, other, enemy = scene.index(0, 0), scene.index(0, 1), scene.index(1, 0)
    contacts = [[0, DISC, own, other], [1, DISC, other, enemy], [2, DISC, enemy, own]]
    legs = [[disc, 500, scene.discs[disc].x, scene.discs[disc].y, 1000, 0] for disc in (own, other, enemy)]
    legs[0][1] = 0
    ends = [[own, 360_000, 100_000, 0], [other, 300_000, 60_000, 0], [enemy, 400_000, 100_000, 0]]
    numbers = [number for rows in (contacts, legs, ends) for row in ([len(rows)], *rows) for number in row]
    game.deals(len(numbers), *numbers).do("flick ship-1", "aim 2700 60")
    assert game.at(0, "ship-1") is None
    assert game.at(1, "ship-1") is None
    assert game.at(0, "ship-2") == (300, 60)


def test_whoever_is_on_turn_rams_whatever_the_seat() -> None:
    """With real discs: those of seat 0 come before those of seat 2."""
    game = Scenario().ship(0, "ship-1", (360, 330)).ship(2, "ship-1", FAR).turn(2).choose("move")
    game.do("flick ship-1", "aim 2700 20")
    assert game.at(2, "ship-1") is None
    assert game.at(0, "ship-1") is None


def test_behind_a_juggernaut_no_second_ship_is_rammed() -> None:
    game = Scenario().techs(1, "juggernaut").ship(0, "ship-1", FAR).ship(1, "purple-ship", TOP)
    game.ship(2, "ship-1", (400, 60)).choose("move")
    touching: list[Touch] = [("ship", 1, "purple-ship"), ("ship", 2, "ship-1")]
    game.flies("ship-1", to=(380, 90), touching=touching).do("flick ship-1", "aim 2700 60")
    assert game.at(0, "ship-1") is None
    assert game.at(1, "purple-ship") == TOP
    assert game.at(2, "ship-1") == (400, 60)


def test_ramming_is_no_attack_and_brings_neither_energy_nor_points() -> None:
    game = Scenario().techs(0, "energy-siphon").energy(0, 0, spent=2).ship(0, "ship-1", FAR).ship(1, "ship-1", TOP)
    game.choose("move").flies("ship-1", to=(350, 80), touching=[("ship", 1, "ship-1")])
    game.do("flick ship-1", "aim 2700 60", "done")
    assert game.asked_seat == 1
    assert (game.me.spent, game.me.points, game.state.pool) == (2, 0, 40)


def test_a_rammed_advanced_ship_is_deployed_again_by_its_owner() -> None:
    game = Scenario().techs(1, "star-hammer").ship(0, "ship-1", FAR).ship(1, "orange-ship", TOP).choose("move")
    game.flies("ship-1", to=(350, 85), touching=[("ship", 1, "orange-ship")]).do("flick ship-1", "aim 2700 60", "done")
    assert "deploy-ship orange-ship" in game.choose("deploy").options


def test_a_ship_that_has_rammed_is_launched_and_flicked_again_in_the_same_action() -> None:
    game = Scenario().planet("alpha-middle", troops=1).ship(0, "ship-1", FAR).ship(0, "ship-2", (400, 30))
    game.ship(1, "ship-1", TOP).choose("move")
    assert has(game, "launch") == []
    game.flies("ship-1", to=(350, 80), touching=[("ship", 1, "ship-1")]).do("flick ship-1", "aim 2700 60")
    game.do("launch alpha-middle ship-1", "put middle 0")
    assert has(game, "flick") == ["flick ship-1", "flick ship-2"]


# Page 12: lost in space


def test_a_guardian_touched_first_leaves_an_enemy_ship_that_is_pushed_out_on_the_border() -> None:
    game = Scenario().guardian("alpha").ship(0, "ship-1", FAR).ship(1, "ship-1", (30, 345)).choose("move")
    touching: list[Touch] = [("guardian", 0, "alpha"), ("ship", 1, "ship-1")]
    game.flies("ship-1", to=(60, 345), touching=touching, pushed=[(1, "ship-1", None)])
    game.do("flick ship-1", "aim 2250 60")
    assert game.at(0, "ship-1") is None
    assert game.at(1, "ship-1") == (9, 345)


def test_an_enemy_ship_that_a_juggernaut_pushes_out_is_put_on_the_border() -> None:
    game = Scenario().techs(0, "juggernaut").ship(0, "purple-ship", FAR).ship(1, "ship-1", (30, 345)).choose("move")
    game.flies("purple-ship", to=(60, 345), touching=[("ship", 1, "ship-1")], pushed=[(1, "ship-1", None)])
    game.do("flick purple-ship", "aim 1800 60")
    assert game.at(0, "purple-ship") == (60, 345)
    assert game.at(1, "ship-1") == (9, 345)


def test_a_juggernaut_flicked_out_of_the_galaxy_is_lost_like_any_ship() -> None:
    game = Scenario().techs(0, "juggernaut").ship(0, "purple-ship", FAR).choose("move")
    game.flies("purple-ship", to=None).do("flick purple-ship", "aim 0 100")
    assert game.at(0, "purple-ship") is None
    assert game.told.count("lost") == 1


def test_ones_own_ship_that_is_pushed_out_is_launched_again_in_the_same_action() -> None:
    game = Scenario().planet("alpha-middle", troops=1).ship(0, "ship-1", FAR).ship(0, "ship-2", TOP).choose("move")
    game.flies("ship-1", to=(350, 80), pushed=[(0, "ship-2", None)]).do("flick ship-1", "aim 2700 60")
    assert has(game, "launch") == ["launch alpha-middle ship-2"]


def test_a_phase_ship_pushed_out_by_ones_own_ship_is_lost_and_deployed_anywhere_again() -> None:
    game = Scenario().techs(0, "phase-ship").ship(0, "ship-1", FAR).ship(0, "pink-ship", TOP).choose("move")
    game.flies("ship-1", to=(350, 80), pushed=[(0, "pink-ship", None)]).do("flick ship-1", "aim 2700 60")
    assert game.at(0, "pink-ship") is None
    game.turn(0).do("choose deploy", "deploy-ship pink-ship", "place 36 6")
    assert game.at(0, "pink-ship") == TOP


def test_a_ship_lost_in_a_bonus_move_is_launched_again_in_it() -> None:
    game = Scenario().relics(0, "bonus-move").planet("alpha-middle", troops=1).ship(0, "ship-1", FAR)
    game.ship(0, "ship-2", (400, 30)).choose("interact").do("relic bonus-move", "part move")
    game.flies("ship-1", to=None).do("flick ship-1", "aim 0 100", "launch alpha-middle ship-1", "put middle 0")
    assert "flick ship-1" in game.options
    assert game.view["left"] == 3


# Page 12: artifacts and repositioning


@pytest.mark.parametrize("relic", [False, True])
def test_an_artifact_reached_by_the_last_flick_still_gives_its_free_flick(relic: bool) -> None:
    game = Scenario().ship(0, "ship-1", FAR)
    if relic:
        game.relics(0, "move-and-attack").choose("interact").do("relic move-and-attack", "part move")
    else:
        game.choose("move")
    game.flies("ship-1", to=TOP).do("flick ship-1", "aim 2700 60")
    game.flies("ship-1", to=(330, 292)).do("flick ship-1", "aim 900 60")
    assert has(game, "flick") == []
    assert has(game, "jump") == ["jump ship-1"]


def test_a_place_discovered_after_the_last_flick_gives_a_free_flick_if_it_is_an_artifact() -> None:
    game = Scenario().face_down(["alpha-middle"], ["artifact"], ["warp"]).ship(0, "ship-1", FAR).choose("move")
    game.flies("ship-1", to=TOP).do("flick ship-1", "aim 2700 60")
    game.flies("ship-1", to=UNDER_PLANET).do("flick ship-1", "aim 900 60")
    assert has(game, "jump") == []
    game.deals("artifact", "warp").do("discover alpha-middle")
    assert has(game, "jump") == ["jump ship-1"]


# Page 13: landing and launching


def test_a_launch_brings_the_troop_with_which_another_ship_lands() -> None:
    game = Scenario().planet("beta-middle", troops=3).planet("beta-edge-a", troops=1).ship(0, "ship-1", "alpha-middle")
    game.choose("move")
    assert has(game, "land") == []
    game.do("launch beta-middle ship-2", "put middle 0")
    assert has(game, "land") == ["land ship-1", "land ship-2"]
    game.do("land ship-1")
    assert has(game, "land") == []
    assert (game.on("alpha-middle"), game.on("beta-middle")) == ({"troops": 1}, {"troops": 2})


def test_with_a_starbase_in_its_orbit_a_planet_stays_controlled_when_the_last_troop_is_launched() -> None:
    game = Scenario().planet("alpha-middle", troops=1, bases=1).choose("move")
    game.do("launch alpha-middle ship-1", "put middle 36")
    assert game.owner("alpha-middle") == 0
    game.do("land ship-1")
    assert game.on("alpha-middle") == {"troops": 1, "bases": 1}


@pytest.mark.parametrize("piece", ["bases", "centres"])
def test_a_starbase_or_a_research_centre_alone_keeps_others_from_landing(piece: str) -> None:
    game = Scenario().planet("alpha-middle", owner=1, bases=piece == "bases", centres=piece == "centres")
    game.ship(0, "ship-1", "alpha-middle").choose("move")
    assert has(game, "reposition") == ["reposition ship-1"]
    assert has(game, "land") == []


def test_the_end_is_triggered_by_the_last_planet_only_if_it_is_still_controlled_when_the_turn_is_over() -> None:
    game = only_planet("alpha-middle").ship(0, "ship-1", "alpha-middle").choose("move").do("land ship-1", "done")
    assert game.told.count("end-triggered") == 1
    left = only_planet("alpha-middle").ship(0, "ship-1", "alpha-middle").choose("move")
    left.do("land ship-1", "launch alpha-middle ship-1", "put middle 0", "done")
    assert left.asked_seat == 1
    assert "end-triggered" not in left.told


def test_an_advanced_ship_converted_in_this_turn_is_not_launched_in_a_bonus_move_of_it() -> None:
    game = owning("converter").relics(0, "bonus-move").energy(0, 1)
    game.planet("alpha-edge-a", troops=2, centres=1).planet("beta-middle", centres=2)
    game.do("choose interact", f"use conversion {HERE}", "research constructor", "boost 1")
    game.do("relic bonus-move", "part move")
    assert has(game, "launch") == ["launch alpha-edge-a ship-1"]


def test_a_technology_converted_in_this_turn_serves_in_a_bonus_move_of_it() -> None:
    game = owning("converter").relics(0, "bonus-move").energy(0, 1).ship(0, "ship-1", FAR)
    game.planet("alpha-edge-a", troops=1, centres=1)
    game.do("choose interact", f"use conversion {HERE}", "research gravity-slingshot", "boost 1")
    game.do("relic bonus-move", "part move").flies("ship-1", to=TOP, touching=[PLANET]).do("flick ship-1", "aim 1 60")
    assert game.options == ["sling alpha-middle", "done"]


def test_a_phase_ship_is_launched_into_the_orbit_of_its_planet_only() -> None:
    game = Scenario().techs(0, "phase-ship").planet("alpha-middle", troops=1).choose("move")
    game.do("launch alpha-middle pink-ship")
    assert game.asked == "put-ship"
    game.do(first_put(game))
    assert in_orbit(game, 0, 8) == "alpha-middle"
    assert has(game, "phase") == ["phase pink-ship"]


def test_nothing_is_launched_into_an_orbit_that_own_ships_fill() -> None:
    game = crowded(Scenario().planet("alpha-middle", troops=1)).choose("move")
    assert game.me.normal_waiting() == 1
    assert has(game, "launch") == []
    game.flies("ship-2", to=FAR).do("flick ship-2", "aim 0 60")
    assert has(game, "launch") == ["launch alpha-middle ship-1"]


# Page 13: discovering


def test_the_troop_of_supplies_takes_the_planet_just_discovered_and_may_be_launched_at_once() -> None:
    game = Scenario().face_down(["alpha-middle"], ["pink"], ["supplies"]).ship(0, "ship-1", "alpha-middle")
    game.choose("move").deals("pink", "supplies").do("discover alpha-middle", "at alpha-middle")
    assert game.owner("alpha-middle") == 0
    assert has(game, "launch") == ["launch alpha-middle ship-2"]


def test_supplies_bring_nothing_to_who_has_neither_spent_energy_nor_a_troop() -> None:
    game = Scenario().face_down(["alpha-middle"], ["pink"], ["supplies"]).ship(0, "ship-1", "alpha-middle")
    game.planet("beta-middle", troops=3).planet("beta-edge-a", troops=1).choose("move")
    game.deals("pink", "supplies").do("discover alpha-middle")
    assert game.asked == "move"
    assert (game.me.energy, game.me.spent) == (1, 0)


def test_the_troop_of_supplies_goes_to_a_blockaded_planet_of_nobody_with_ones_own_ship() -> None:
    game = Scenario().face_down(["alpha-middle"], ["artifact"], ["supplies"]).ship(0, "ship-1", "alpha-middle")
    game.ship(0, "ship-2", "gamma-middle").ship(1, "ship-1", "gamma-middle").choose("move")
    game.deals("artifact", "supplies").do("discover alpha-middle", "at gamma-middle")
    assert game.owner("gamma-middle") == 0
    assert has(game, "launch") == []


def test_the_troop_of_supplies_goes_neither_to_robots_nor_to_full_planets_nor_to_face_down_places() -> None:
    game = Scenario().face_down(["alpha-middle", "beta-edge-a"], ["artifact", "green"], ["supplies", "warp"])
    game.ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", "beta-edge-a").ship(0, "ship-3", "beta-middle")
    game.robots("beta-middle", 1).planet("gamma-middle", outposts=3).energy(0, 1, spent=1).choose("move")
    game.deals("artifact", "supplies").do("discover alpha-middle")
    assert game.asked == "move"  # energy was all there was
    assert (game.me.energy, game.me.spent) == (2, 0)


def test_of_two_equal_relics_the_one_found_in_this_turn_waits_for_the_next() -> None:
    game = Scenario().face_down(["alpha-middle"], ["pink"], ["teleport"]).ship(0, "ship-1", "alpha-middle")
    game.relics(0, "bonus-move", "teleport").energy(0, 2).do("choose interact", "relic bonus-move", "part move")
    game.deals("pink", "teleport").do("discover alpha-middle", "done", "boost 1", "relic teleport", "done", "boost 1")
    assert has(game, "relic") == []
    assert game.view["players"][0]["fresh"] == ["teleport"]


def test_a_relic_that_had_to_go_to_the_archive_is_taken_and_used_in_the_same_turn() -> None:
    places, tiles = ["orange", "pink", "green"], ["warp", "warp", "warp"]
    game = explorers(Scenario().face_down(FOUND, places, tiles)).relics(0, "bonus-move", "teleport").energy(0, 4)
    game.do("choose interact", "relic bonus-move", "part move").deals("orange", "warp", "pink", "warp", "green", "warp")
    game.do(*(f"discover {hole}" for hole in FOUND), "done")
    game.do("boost 1", "relic teleport", "done", "boost 1", "take warp", "boost 1", "relic warp")
    assert game.asked == "relic-parts"


def test_a_guardian_that_takes_the_last_point_triggers_the_end() -> None:
    game = Scenario().face_down(["alpha-middle"], ["pink"], ["guardian"]).ship(0, "ship-1", "alpha-middle")
    game.state.pool = 1
    game.choose("move").deals("pink", "guardian").do("discover alpha-middle", "done")
    assert (game.me.points, game.state.pool) == (1, 0)
    assert game.told.count("end-triggered") == 1


def test_the_last_place_that_is_discovered_triggers_nothing_while_nobody_controls_it() -> None:
    game = only_planet("alpha-middle").face_down(["alpha-middle"], ["pink"], ["warp"])
    game.ship(0, "ship-1", "alpha-middle").choose("move").deals("pink", "warp").do("discover alpha-middle", "done")
    assert game.asked_seat == 1
    assert "end-triggered" not in game.told


def test_the_last_place_triggers_the_end_if_it_is_an_artifact_and_all_planets_are_controlled() -> None:
    game = only_planet("beta-middle").face_down(["alpha-middle"], ["artifact"], ["warp"])
    game.planet("beta-middle", owner=2, troops=1).ship(0, "ship-1", "alpha-middle").choose("move")
    game.deals("artifact", "warp").do("discover alpha-middle", "done")
    assert game.told.count("end-triggered") == 1


# Page 13: deploying


def test_a_phase_ship_is_deployed_though_the_orbit_of_the_gate_is_full() -> None:
    game = Scenario().techs(0, "phase-ship").fill("alpha-gate", SHIP_RADIUS)
    assert game.asked == "deploy"
    assert has(game, "deploy-ship") == ["deploy-ship pink-ship"]
    game.do("deploy-ship pink-ship", "place 36 36")
    assert game.at(0, "pink-ship") == FAR


def test_an_orbit_with_a_gap_too_narrow_for_an_advanced_ship_takes_a_normal_one() -> None:
    game = Scenario().techs(0, "star-hammer")
    for number in range(9):
        angle = radians(20.8 + 39.8 * number)
        game.ship(number % 3 + 1, f"ship-{number // 3 + 1}", (62 + 40 * cos(angle), 62 + 40 * sin(angle)))
    assert has(game, "deploy-ship") == ["deploy-ship ship-1"]
    game.do("deploy-ship ship-1")
    assert game.at(0, "ship-1") == (110.99, 62)


# Pages 8 and 9: the gravity slingshot


def slung(game: Scenario, ship: str = "ship-1") -> Scenario:
    """The ship bounces off the planet and is put into its orbit."""
    game.flies(ship, to=TOP, touching=[PLANET]).do(f"flick {ship}", "aim 2200 60")
    return game.do("sling alpha-middle", "put middle 0")


def test_a_slung_ship_is_not_flicked_in_a_second_bonus_move_of_the_turn() -> None:
    game = Scenario().techs(0, "gravity-slingshot").relics(0, "bonus-move", "move-and-attack").energy(0, 1)
    game.ship(0, "ship-1", FAR).ship(0, "ship-2", (400, 30)).do("choose interact", "relic bonus-move", "part move")
    slung(game).do("done", "boost 1", "relic move-and-attack", "part move")
    assert has(game, "flick") == ["flick ship-2"]


def test_nor_when_it_has_landed_and_a_relic_brings_it_back() -> None:
    game = Scenario().techs(0, "gravity-slingshot").relics(0, "bonus-move", "warp-and-move").energy(0, 1)
    game.ship(0, "ship-1", FAR).ship(0, "ship-2", (400, 30)).do("choose interact", "relic bonus-move", "part move")
    slung(game).do("land ship-1", "done", "boost 1", "relic warp-and-move", "part ships", "at alpha-middle")
    game.do(first_put(game), "part move")
    assert game.at(0, "ship-1") is not None
    assert has(game, "flick") == ["flick ship-2"]


def test_nobody_is_slung_where_the_same_flick_pushes_an_enemy_ship_into_the_orbit() -> None:
    game = Scenario().techs(0, "gravity-slingshot").ship(0, "ship-1", FAR).ship(1, "ship-1", (400, 30)).choose("move")
    game.flies("ship-1", to=TOP, touching=[PLANET], pushed=[(1, "ship-1", UNDER_PLANET)])
    game.do("flick ship-1", "aim 2200 60")
    assert game.asked == "move"


def test_a_juggernaut_is_slung_where_it_has_pushed_the_enemy_ship_out_of_the_orbit() -> None:
    game = Scenario().techs(0, "gravity-slingshot", "juggernaut").ship(0, "purple-ship", FAR)
    game.ship(1, "ship-1", "alpha-middle").choose("move")
    touching: list[Touch] = [("ship", 1, "ship-1"), PLANET]
    game.flies("purple-ship", to=TOP, touching=touching, pushed=[(1, "ship-1", (400, 30))])
    game.do("flick purple-ship", "aim 2200 60", "sling alpha-middle", "put middle 0")
    assert in_orbit(game, 0, 7) == "alpha-middle"
    assert has(game, "flick") == []


def test_robots_on_a_planet_do_not_keep_a_ship_from_being_slung() -> None:
    game = Scenario().techs(0, "gravity-slingshot").robots("alpha-middle", 2).ship(0, "ship-1", FAR).choose("move")
    assert has(slung(game), "land") == []


def test_a_ship_slung_to_an_enemy_planet_blockades_and_attacks_it() -> None:
    game = Scenario().techs(0, "gravity-slingshot").techs(1, "energy-transfer").energy(1, 0, spent=2)
    game.planet("alpha-middle", owner=1, centres=1).ship(0, "ship-1", FAR).choose("move")
    slung(game)
    assert game.state.players[1].energy == 1
    game.do("done")
    assert has(game, "attack-planet") == ["attack-planet alpha-middle"]


def test_a_planet_where_the_ship_came_to_rest_was_blockaded_though_it_is_slung_to_another() -> None:
    game = Scenario().techs(0, "gravity-slingshot").techs(1, "energy-transfer").energy(1, 0, spent=3)
    game.planet("alpha-middle", owner=1, centres=1).planet("beta-middle", owner=1, centres=1)
    game.ship(0, "ship-1", FAR).choose("move")
    game.flies("ship-1", to=(544, 224), touching=[PLANET]).do("flick ship-1", "aim 2200 60")
    assert game.state.players[1].energy == 1
    game.do("sling alpha-middle", "put middle 0")
    assert game.state.players[1].energy == 2


def test_a_ship_that_hit_a_mine_after_it_bounced_is_not_slung() -> None:
    game = Scenario().techs(0, "gravity-slingshot").techs(1, "mines").ship(0, "ship-1", FAR)
    game.state.mine_owner, game.state.mine_x, game.state.mine_y = [1], [360_000], [200_000]
    game.choose("move").flies("ship-1", to=TOP, touching=[PLANET]).do("flick ship-1", "aim 2700 60")
    assert game.asked == "move"
    assert game.at(0, "ship-1") is None


def test_a_ship_that_comes_to_rest_in_the_orbit_it_bounced_in_is_slung_too() -> None:
    game = Scenario().techs(0, "gravity-slingshot").ship(0, "ship-1", FAR).choose("move")
    game.flies("ship-1", to=UNDER_PLANET, touching=[PLANET]).do("flick ship-1", "aim 2200 60")
    assert game.options == ["sling alpha-middle", "done"]
    game.do("sling alpha-middle", "put middle 54")
    assert game.at(0, "ship-1") == OVER_PLANET
    assert has(game, "flick") == []


# Pages 8 and 9: the phase ship


def test_a_phase_ship_is_put_twice_in_a_turn_and_once_more_for_energy() -> None:
    game = Scenario().techs(0, "phase-ship").ship(0, "pink-ship", FAR).energy(0, 1).choose("move")
    game.do("phase pink-ship", "place 36 6", "phase pink-ship", "place 40 3")
    assert has(game, "phase") == []
    game.do("boost 1", "phase pink-ship", "place 36 36")
    assert game.at(0, "pink-ship") == FAR


def test_in_a_bonus_move_putting_the_phase_ship_is_one_of_the_flicks() -> None:
    game = Scenario().techs(0, "phase-ship").relics(0, "bonus-move").ship(0, "pink-ship", FAR).choose("interact")
    game.do("relic bonus-move", "part move", "phase pink-ship", "place 36 6")
    assert game.view["left"] == 3


def test_a_phase_ship_put_beside_an_artifact_goes_on_from_there_for_free() -> None:
    game = Scenario().techs(0, "phase-ship").ship(0, "pink-ship", FAR).choose("move")
    game.do("phase pink-ship", "place 33 29", "jump pink-ship", "place 47 29")
    assert in_orbit(game, 0, 8) == "beta-central"
    assert game.view["left"] == 1
    assert has(game, "jump") == ["jump pink-ship"]


def test_a_phase_ship_moves_into_the_orbit_of_a_blockaded_place_because_that_is_no_deployment() -> None:
    game = Scenario().techs(0, "phase-ship").ship(0, "pink-ship", FAR).ship(1, "ship-1", "alpha-middle").choose("move")
    spots = {"place 14 18", "place 22 18", "place 18 22", "place 18 14"}
    game.do("phase pink-ship")
    assert spots & set(game.options)


def around(middle: tuple[int, int], distance: float, angle: float) -> tuple[float, float]:
    """A place in an orbit, by its angle in degrees."""
    return middle[0] + distance * cos(radians(angle)), middle[1] + distance * sin(radians(angle))


def ringed(game: Scenario, first: float, *more: float) -> Scenario:
    """Ships 2 to 10 of yellow lie on the ring of a planet, at these angles and 40 degrees apart before them."""
    game.techs(0, "star-hammer", "juggernaut", "phase-ship", "constructor")
    angles = [*more, *(first - 40 * number for number in range(9 - len(more)))]
    for ship, angle in zip(SHIP_NAMES[1:], angles, strict=True):
        game.ship(0, ship, around((176, 184), 40, angle))
    return game


# Pages 8 and 9: the gravity slingshot


def test_nobody_is_slung_into_an_orbit_without_room() -> None:
    """Nothing can be put into a full orbit, so nothing is asked, and the ship may be flicked again."""
    game = ringed(Scenario().techs(0, "gravity-slingshot"), 320).ship(0, "ship-1", FAR).choose("move")
    assert not free_spots(game.state, HOLES.index("alpha-middle"), SHIP_RADIUS)
    game.flies("ship-1", to=TOP, touching=[PLANET]).do("flick ship-1", "aim 2200 60")
    assert game.asked == "move"
    assert "flick ship-1" in game.options


def test_a_relic_brings_a_ship_that_was_not_slung_if_its_player_likes() -> None:
    """Only the ship that was slung and has landed stays unflicked; another one of the player board may come instead."""
    game = Scenario().techs(0, "gravity-slingshot").relics(0, "bonus-move", "warp-and-move").energy(0, 1)
    game.ship(0, "ship-1", FAR).do("choose interact", "relic bonus-move", "part move")
    game.flies("ship-1", to=TOP, touching=[PLANET]).do("flick ship-1", "aim 2200 60")
    game.do("sling alpha-middle", "put middle 0", "land ship-1", "done", "boost 1")
    game.do("relic warp-and-move", "part ships", "at alpha-middle")
    game.do(first_put(game), "done", "part move")
    assert has(game, "flick") == ["flick ship-2"]


def test_a_shipyard_brings_a_ship_that_was_not_slung_if_its_player_likes() -> None:
    """The yard of a megastructure follows the same rule."""
    game = owning("ring-world").techs(0, "gravity-slingshot").relics(0, "bonus-move", "move-and-attack").energy(0, 2)
    game.ship(0, "ship-1", FAR).do("choose interact", "relic bonus-move", "part move")
    game.flies("ship-1", to=TOP, touching=[PLANET]).do("flick ship-1", "aim 2200 60")
    game.do(
        "sling alpha-middle", "put middle 0", "land ship-1", "done", "boost 1", f"use shipyard {HERE}", f"at {HERE}"
    )
    game.do(first_put(game), "done", "boost 1", "relic move-and-attack", "part move")
    assert has(game, "flick") == ["flick ship-2"]


# Pages 12 and 21: manoeuvres in crowded orbits


def test_a_ship_for_which_its_orbit_has_no_other_place_is_not_put_elsewhere() -> None:
    """It lies between the places of the grid, and its neighbours take all of them."""
    game = ringed(Scenario(), 340, 25).ship(0, "ship-1", around((176, 184), 48.9, 2.5)).choose("move")
    assert "reposition ship-2" in game.options
    assert "reposition ship-1" not in game.options


def test_nobody_travels_to_a_wormhole_whose_ring_is_taken() -> None:
    """The ship has to touch the ring, and only beside the wormhole itself there would be room."""
    game = Scenario().place("alpha-middle", "wormhole-a").place("gamma-middle", "wormhole-a")
    for number in range(9):
        game.ship(number % 3 + 1, f"ship-{number // 3 + 1}", around((544, 536), 48.9, 40 * number))
    game.ship(0, "ship-1", "alpha-middle").choose("move")
    assert has(game, "wormhole") == []
