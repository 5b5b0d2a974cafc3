"""Gravity slingshot: a ship that bounced off a planet may be put into its orbit, but is not flicked again."""

from __future__ import annotations

from .scenario import Scenario, Touch

HOLE: Touch = ("hole", 0, "alpha-middle")
FAR = (360.0, 360.0)


def bounced(*touching: Touch, seat: int = 0) -> Scenario:
    """A ship of yellow rests far away after it touched these."""
    game = Scenario().techs(seat, "gravity-slingshot").ship(0, "ship-1", (250, 250)).choose("move")
    return game.flies("ship-1", to=FAR, touching=touching).do("flick ship-1", "aim 2200 60")


def test_a_ship_that_bounced_off_a_planet_may_be_put_into_its_orbit() -> None:
    game = bounced(HOLE)
    assert game.asked == "sling"
    assert game.options == ["sling alpha-middle", "done"]
    game.do("sling alpha-middle", "put middle 0")
    assert game.at(0, "ship-1") == (216, 184)
    assert game.facts("slung") == [(0, [0, 3])]


def test_it_may_stay_where_it_is() -> None:
    game = bounced(HOLE).do("done")
    assert game.at(0, "ship-1") == FAR
    assert "flick ship-1" in game.options


def test_it_cannot_be_flicked_again_in_this_turn() -> None:
    game = bounced(HOLE).do("sling alpha-middle", "put middle 0")
    assert "flick ship-1" not in game.options
    assert "reposition ship-1" in game.options
    game.turn(0).choose("move")
    assert "flick ship-1" in game.options


def test_nor_by_a_manoeuvre() -> None:
    game = Scenario().techs(0, "gravity-slingshot", "hyperjump-stations").planet("alpha-middle", bases=1)
    game.ship(0, "ship-1", (250, 250)).ship(0, "ship-2", "alpha-middle").choose("move")
    game.flies("ship-1", to=FAR, touching=[HOLE]).do("flick ship-1", "aim 2200 60")
    game.do("sling alpha-middle", "put middle 36")
    assert "jump ship-2" in game.options
    assert "jump ship-1" not in game.options


def test_other_ships_can_still_be_flicked() -> None:
    game = Scenario().techs(0, "gravity-slingshot").ship(0, "ship-1", (250, 250)).ship(0, "ship-2", (360, 60))
    game.choose("move").flies("ship-1", to=FAR, touching=[HOLE]).do("flick ship-1", "aim 2200 60")
    game.do("sling alpha-middle", "put middle 0")
    assert "flick ship-2" in game.options
    assert "flick ship-1" not in game.options
    game.flies("ship-2", to=(370, 60)).do("flick ship-2", "aim 0 10", "boost 1")
    assert "flick ship-2" in game.options
    assert "flick ship-1" not in game.options


def test_it_may_land_but_is_not_launched_again() -> None:
    game = Scenario().techs(0, "gravity-slingshot").planet("beta-middle", troops=1)
    game.ship(0, "ship-1", (250, 250)).ship(0, "ship-2", (360, 60)).choose("move")
    game.flies("ship-1", to=FAR, touching=[HOLE]).do("flick ship-1", "aim 2200 60")
    game.do("sling alpha-middle", "put middle 0", "land ship-1")
    assert game.on("alpha-middle") == {"troops": 1}
    assert not [option for option in game.options if option.startswith("launch")]


def test_another_ship_of_the_player_board_is_launched_instead() -> None:
    game = bounced(HOLE).do("sling alpha-middle", "put middle 0", "land ship-1")
    assert [option for option in game.options if option.startswith("launch")] == ["launch alpha-middle ship-2"]
    game.do("launch alpha-middle ship-2", "put middle 0")
    assert "flick ship-2" in game.options


def test_without_the_technology_nothing_is_asked() -> None:
    assert bounced(HOLE, seat=1).asked == "move"


def test_an_artifact_or_a_gate_is_no_planet() -> None:
    assert bounced(("hole", 0, "alpha-central"), ("hole", 0, "alpha-gate")).asked == "move"


def test_a_face_down_place_is_no_planet_yet() -> None:
    game = Scenario().techs(0, "gravity-slingshot").face_down(["alpha-middle"], ["pink"], ["warp"])
    game.ship(0, "ship-1", (250, 250)).choose("move")
    game.flies("ship-1", to=FAR, touching=[HOLE]).do("flick ship-1", "aim 2200 60")
    assert game.asked == "move"


def test_a_destroyed_planet_holds_nothing() -> None:
    game = Scenario().techs(0, "gravity-slingshot").place("alpha-middle", "destroyed")
    game.ship(0, "ship-1", (250, 250)).choose("move")
    game.flies("ship-1", to=FAR, touching=[HOLE]).do("flick ship-1", "aim 2200 60")
    assert game.asked == "move"


def test_not_at_a_planet_with_an_enemy_ship_in_orbit() -> None:
    game = Scenario().techs(0, "gravity-slingshot").ship(0, "ship-1", (250, 250)).ship(1, "ship-1", "alpha-middle")
    game.choose("move").flies("ship-1", to=FAR, touching=[HOLE]).do("flick ship-1", "aim 2200 60")
    assert game.asked == "move"


def test_ones_own_ship_or_an_enemy_planet_is_no_obstacle() -> None:
    game = Scenario().techs(0, "gravity-slingshot").planet("alpha-middle", owner=1, troops=1)
    game.ship(0, "ship-1", (250, 250)).ship(0, "ship-2", "alpha-middle").choose("move")
    game.flies("ship-1", to=FAR, touching=[HOLE]).do("flick ship-1", "aim 2200 60")
    assert game.options == ["sling alpha-middle", "done"]


def test_of_several_planets_one_is_chosen() -> None:
    game = bounced(("hole", 0, "alpha-edge-b"), HOLE, ("hole", 0, "alpha-central"), HOLE)
    assert game.options == ["sling alpha-edge-b", "sling alpha-middle", "done"]


def test_a_bounce_of_another_ship_does_not_count() -> None:
    game = Scenario().techs(0, "gravity-slingshot").ship(0, "ship-1", (176, 290)).ship(0, "ship-2", (176, 250))
    game.choose("move").do("flick ship-1", "aim 2700 40")
    assert game.at(0, "ship-2") != (176, 250)
    assert game.asked == "move"


def test_a_ship_that_is_lost_is_not_slung() -> None:
    game = Scenario().techs(0, "gravity-slingshot").ship(0, "ship-1", (250, 250)).choose("move")
    game.flies("ship-1", to=None, touching=[HOLE]).do("flick ship-1", "aim 2200 60")
    assert game.asked == "move"
    assert game.at(0, "ship-1") is None


def test_a_ship_that_has_rammed_is_not_slung() -> None:
    game = Scenario().techs(0, "gravity-slingshot").ship(0, "ship-1", (250, 250)).ship(1, "ship-1", (360, 60))
    game.choose("move")
    game.flies("ship-1", to=FAR, touching=[HOLE, ("ship", 1, "ship-1")]).do("flick ship-1", "aim 2200 60")
    assert game.asked == "move"
    assert game.at(0, "ship-1") is None


def test_a_real_bounce_is_slung() -> None:
    game = Scenario().techs(0, "gravity-slingshot").ship(0, "ship-1", (176, 250)).choose("move")
    game.do("flick ship-1", "aim 2700 60")
    assert game.options == ["sling alpha-middle", "done"]


def test_a_free_flick_is_slung_as_well() -> None:
    game = Scenario().techs(0, "gravity-slingshot").ship(0, "ship-1", "alpha-central").choose("move")
    game.flies("ship-1", to=FAR, touching=[HOLE]).do("jump ship-1", "aim 2200 60")
    assert game.asked == "sling"
