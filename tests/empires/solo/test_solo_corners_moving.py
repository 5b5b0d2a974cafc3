"""Moving, manoeuvres, discovering and deploying alone (pages 11 to 13, 29) in positions that are seldom met."""

from __future__ import annotations

from orrery.games.empires.flick.physics import DISC
from orrery.games.empires.position.scene import ROBOT_DISC, Scene

from .scenario import Alone

FAR = (360.0, 360.0)


def has(game: Alone, verb: str) -> list[str]:
    """The answers with a verb."""
    return [option for option in game.options if option.split()[0] == verb]


# Page 11: places that robots blockade


def test_at_a_besieged_planet_there_is_neither_a_manoeuvre_nor_a_deployment() -> None:
    game = Alone().quiet().planet("alpha-middle", troops=1, outposts=1, bases=1).besieged("alpha-middle", 1)
    game.ship(0, "ship-1", "alpha-middle")
    assert has(game, "shift-base") == []
    game.do("choose move")
    assert game.options == ["flick ship-1", "boost 1"]
    assert "deploy-troop alpha-middle" not in game.quiet().turn(0).do("choose deploy").options


def test_robots_in_an_orbit_besiege_no_other_place() -> None:
    game = Alone().quiet().planet("alpha-middle", troops=1).besieged("alpha-middle", 1)
    game.ship(0, "ship-1", "alpha-edge-b").ship(0, "ship-2", "alpha-central").choose("move")
    assert {"land ship-1", "reposition ship-1", "jump ship-2"} <= set(game.options)


def test_the_robot_that_is_rammed_away_leaves_the_planet_open_at_once() -> None:
    game = Alone().quiet().planet("alpha-middle", troops=1).besieged("alpha-middle", 1)
    game.ship(0, "ship-1", FAR).ship(0, "ship-2", "alpha-middle").choose("move")
    assert has(game, "land") == []
    game.flies("ship-1", to=(230, 230), touching=[("robot", 0, "")]).do("flick ship-1", "aim 2250 60")
    assert has(game, "land") == ["land ship-2"]
    assert has(game, "launch") == ["launch alpha-middle ship-1"]


# Page 12: ramming robots


def test_of_two_robots_in_an_orbit_only_the_first_that_is_touched_is_rammed() -> None:
    game = Alone().quiet().planet("alpha-middle", troops=3).besieged("alpha-middle", 2).ship(0, "ship-1", FAR)
    game.choose("move")
    scene = Scene(game.state)
    robots = [place for place, kind in enumerate(scene.kinds) if kind == ROBOT_DISC]
    ship = scene.discs[0]
    contacts = [2, 0, DISC, 0, robots[1], 1, DISC, 0, robots[0]]
    numbers = [*contacts, 1, 0, 0, ship.x, ship.y, 1000, 0, 1, 0, 230_000, 230_000, 0]
    first = game.state.campaign.robot_x[0], game.state.campaign.robot_y[0]
    game.deals(len(numbers), *numbers).do("flick ship-1", "aim 2250 60")
    assert game.robots_around("alpha-middle") == 1
    assert (game.state.campaign.robot_x[0], game.state.campaign.robot_y[0]) == first
    assert game.at(0, "ship-1") is None


# Page 12: artifacts and settlers


def test_a_settler_flown_home_by_the_free_flick_of_an_artifact_is_rescued() -> None:
    game = Alone(2).quiet().ship(0, "ship-1", "alpha-central").settler("ship-1").choose("move")
    game.flies("ship-1", to=(104, 62)).do("jump ship-1", "aim 2250 60")
    assert game.settlers() == ["rescued"]
    assert game.view["left"] == 2


def test_with_a_settler_aboard_a_ship_makes_every_manoeuvre_but_landing() -> None:
    game = Alone(2).quiet().face_down(["alpha-middle"], ["pink"], ["warp"]).ship(0, "ship-1", "alpha-middle")
    game.settler("ship-1").choose("move")
    assert {"reposition ship-1", "discover alpha-middle"} <= set(game.options)
    game.deals("pink", "warp").do("discover alpha-middle")
    assert has(game, "land") == []
    assert game.me.fresh == [0]


def test_a_ship_put_elsewhere_in_the_orbit_takes_no_settler_aboard() -> None:
    game = Alone(2).quiet().settler("alpha-middle").ship(0, "ship-1", "alpha-middle").choose("move")
    game.do("reposition ship-1", "put middle 18")
    assert game.settlers() == ["alpha-middle"]


def test_both_moves_of_a_turn_may_rescue_a_settler() -> None:
    game = Alone(2).quiet().settler("alpha-middle").settler("alpha-edge-b").ship(0, "ship-1", "alpha-edge-b")
    game.ship(0, "ship-2", "alpha-middle").choose("move")
    game.flies("ship-1", to=(104, 62)).do("flick ship-1", "aim 1800 60")
    game.flies("ship-2", to=(62, 104)).do("flick ship-2", "aim 2250 60")
    assert game.settlers() == ["rescued", "rescued"]


# Page 13: discovering


def test_a_fourth_relic_goes_to_the_archive_alone_too_and_is_taken_from_there() -> None:
    game = Alone().quiet().face_down(["alpha-middle"], ["pink"], ["warp"]).ship(0, "ship-1", "alpha-middle")
    game.relics(0, "teleport", "teleport", "matter-swap").energy(0, 2).choose("move").deals("pink", "warp")
    game.do("discover alpha-middle", "done")
    assert game.view["archive"] == ["warp"]
    game.state.campaign.skips = 1
    game.turn(0).do("choose interact")
    assert has(game, "take") == []
    game.do("relic teleport", "done", "boost 1", "take warp", "boost 1", "relic warp")
    assert game.asked == "relic-parts"


def test_a_relic_the_person_finds_is_not_among_those_robots_discarded() -> None:
    game = Alone().quiet().face_down(["alpha-middle"], ["pink"], ["warp"]).ship(0, "ship-1", "alpha-middle")
    game.choose("move").deals("pink", "warp").do("discover alpha-middle")
    assert game.state.campaign.relics == []
    assert game.me.fresh == [0]


def test_the_troop_of_supplies_goes_to_a_besieged_planet_as_well() -> None:
    game = Alone().quiet().face_down(["alpha-edge-b"], ["artifact"], ["supplies"]).ship(0, "ship-1", "alpha-edge-b")
    game.planet("alpha-middle", troops=1).besieged("alpha-middle", 1).choose("move")
    game.deals("artifact", "supplies").do("discover alpha-edge-b")
    assert game.options == ["at alpha-middle", "part energy"]


def test_the_troop_of_supplies_does_not_go_to_settlers() -> None:
    game = Alone(2).quiet().face_down(["alpha-edge-b"], ["artifact"], ["supplies"]).ship(0, "ship-1", "alpha-edge-b")
    game.settler("alpha-middle").ship(0, "ship-2", "alpha-middle").choose("move")
    game.deals("artifact", "supplies").do("discover alpha-edge-b")
    assert game.asked == "move"
    assert game.on("alpha-middle") == {}
