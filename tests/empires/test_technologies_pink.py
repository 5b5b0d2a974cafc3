"""The pink technologies: other ways for ships and starbases, side A and side B."""

from __future__ import annotations

from math import hypot

import pytest

from orrery.games.empires.facts.board import HOLES

from .scenario import Scenario

FAR = (360.0, 360.0)


def moves(game: Scenario, verb: str) -> list[str]:
    return [option for option in game.options if option.split()[0] == verb]


# A2: hyperjump stations


def test_hyperjump_a_ship_at_a_planet_with_ones_own_starbase_is_flicked_for_free() -> None:
    game = Scenario().techs(0, "hyperjump-stations").planet("alpha-middle", bases=1)
    game.ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", "alpha-edge-a").choose("move")
    assert moves(game, "jump") == ["jump ship-1"]
    game.flies("ship-1", to=FAR).do("jump ship-1", "aim 450 30")
    assert game.at(0, "ship-1") == FAR
    assert game.view["left"] == 2


def test_hyperjump_needs_the_technology() -> None:
    game = Scenario().techs(1, "hyperjump-stations").planet("alpha-middle", bases=1)
    game.ship(0, "ship-1", "alpha-middle").choose("move")
    assert moves(game, "jump") == []


def test_hyperjump_a_starbase_of_somebody_else_does_not_help() -> None:
    game = Scenario().techs(0, "hyperjump-stations").planet("alpha-middle", owner=1, bases=1)
    game.ship(0, "ship-1", "alpha-middle").choose("move")
    assert moves(game, "jump") == []


def test_hyperjump_not_at_a_blockaded_planet() -> None:
    game = Scenario().techs(0, "hyperjump-stations").planet("alpha-middle", bases=1)
    game.ship(0, "ship-1", "alpha-middle").ship(1, "ship-1", "alpha-middle").choose("move")
    assert moves(game, "jump") == []


def test_hyperjump_from_the_same_orbit_eight_times_a_turn_at_most() -> None:
    game = Scenario().techs(0, "hyperjump-stations").planet("alpha-middle", bases=1)
    game.ship(0, "ship-1", "alpha-middle").choose("move")
    for x in range(210, 218):
        game.flies("ship-1", to=(x, 190)).do("jump ship-1", "aim 450 30")
    assert moves(game, "jump") == []


# A3: the phase ship


def test_a_phase_ship_is_put_anywhere_instead_of_being_flicked() -> None:
    game = Scenario().techs(0, "phase-ship").ship(0, "pink-ship", FAR).ship(0, "ship-1", (360, 60)).choose("move")
    assert moves(game, "flick") == ["flick ship-1"]
    assert moves(game, "phase") == ["phase pink-ship"]
    game.do("phase pink-ship", "place 50 51")
    assert game.at(0, "pink-ship") == (500, 510)
    assert game.view["left"] == 1
    assert game.facts("phased-into-space") == [(0, [8, HOLES.index("gamma-middle")])]


def test_a_phase_ship_is_put_on_nothing_else_and_inside_the_galaxy() -> None:
    game = Scenario().techs(0, "phase-ship").guardian("alpha").ship(0, "pink-ship", FAR).ship(1, "ship-1", (360, 60))
    game.state.mine_owner, game.state.mine_x, game.state.mine_y = [1], [500_000], [360_000]
    game.choose("move").do("phase pink-ship")
    found = [(int(x) * 10, int(y) * 10) for _, x, y in (option.split() for option in game.options)]
    assert (360, 360) in found
    assert (360, 370) in found
    for x, y, least in ((360, 60, 20), (236, 240, 23.5), (500, 360, 21), (176, 184, 31)):
        assert all(hypot(place[0] - x, place[1] - y) >= least for place in found)
    assert all(11 <= x <= 709 and 11 <= y <= 709 for x, y in found)
    assert (360, 80) in found
    assert (20, 20) in found


def test_a_phase_ship_may_be_put_into_any_orbit_and_blockades_there() -> None:
    game = Scenario().techs(0, "phase-ship").techs(1, "energy-transfer").planet("beta-middle", owner=1, troops=1)
    game.energy(1, 0, spent=2).ship(0, "pink-ship", FAR).choose("move").do("phase pink-ship", "place 54 22")
    assert game.state.players[1].spent == 1


def test_a_phase_ship_at_an_artifact_is_put_anywhere_for_free() -> None:
    game = Scenario().techs(0, "phase-ship").ship(0, "pink-ship", "alpha-central").choose("move")
    game.do("jump pink-ship")
    assert game.asked == "place-ship"
    game.do("place 36 36")
    assert game.at(0, "pink-ship") == FAR
    assert game.view["left"] == 2


def test_other_ships_are_no_phase_ships() -> None:
    game = Scenario().techs(0, "phase-ship", "star-hammer").ship(0, "orange-ship", FAR).choose("move")
    assert moves(game, "phase") == []
    assert moves(game, "flick") == ["flick orange-ship"]


def test_the_pink_ship_of_the_other_side_is_flicked() -> None:
    game = Scenario().techs(0, "carrier").ship(0, "pink-ship", FAR).choose("move")
    assert moves(game, "flick") == ["flick pink-ship"]
    assert moves(game, "phase") == []


def test_a_phase_ship_is_deployed_anywhere() -> None:
    game = Scenario().techs(0, "phase-ship").choose("deploy").do("deploy-ship pink-ship", "place 36 36")
    assert game.at(0, "pink-ship") == FAR


# A4: mobile starbases


def at_the_end(game: Scenario) -> Scenario:
    game.ship(0, "ship-1", FAR).choose("move")
    return game.flies("ship-1", to=(370, 360)).do("flick ship-1", "aim 0 10", "done")


def test_mobile_starbases_move_at_the_end_of_the_turn_and_control_goes_with_them() -> None:
    game = at_the_end(Scenario().techs(0, "mobile-starbases").planet("alpha-middle", bases=1))
    assert game.asked == "move-bases"
    game.do("move-base 1 gamma-edge-a", "put middle 0")
    assert game.on("gamma-edge-a") == {"bases": 1}
    assert game.owner("gamma-edge-a") == 0
    assert game.owner("alpha-middle") == -1
    assert (game.state.base_x[0], game.state.base_y[0]) == (702_000, 508_000)


def test_mobile_starbases_any_number_may_move_each_once() -> None:
    game = at_the_end(Scenario().techs(0, "mobile-starbases").planet("alpha-middle", troops=1, bases=2))
    game.do("move-base 1 gamma-edge-a", "put middle 0")
    assert game.asked == "move-bases"
    assert not [option for option in game.options if option.startswith("move-base 1 ")]
    game.do("move-base 2 gamma-edge-a", "put middle 36")
    assert game.on("gamma-edge-a") == {"bases": 2}
    assert game.on("alpha-middle") == {"troops": 1}
    assert game.owner("alpha-middle") == 0
    assert (game.asked, game.asked_seat) == ("end-turn", 0)


def test_mobile_starbases_go_to_discovered_planets_that_no_opponent_controls() -> None:
    game = Scenario().techs(0, "mobile-starbases").planet("alpha-middle", bases=1).planet("alpha-edge-a", troops=1)
    game.planet("beta-middle", owner=1, troops=1).robots("beta-edge-a", 1).place("beta-edge-b", "destroyed")
    at_the_end(game.face_down(["gamma-middle"], ["pink"], ["warp"]))
    targets = {option.split()[2] for option in moves(game, "move-base")}
    assert "alpha-edge-a" in targets
    assert "gamma-edge-a" in targets
    assert targets.isdisjoint(
        {"alpha-middle", "alpha-gate", "alpha-central", "beta-middle", "beta-edge-a", "beta-edge-b", "gamma-middle"}
    )


def test_mobile_starbases_may_stay() -> None:
    game = at_the_end(Scenario().techs(0, "mobile-starbases").planet("alpha-middle", bases=1)).do("done")
    assert game.on("alpha-middle") == {"bases": 1}
    assert game.asked_seat == 1


def test_starbases_of_others_do_not_move() -> None:
    game = at_the_end(Scenario().techs(0, "mobile-starbases").planet("alpha-middle", owner=1, bases=1))
    assert game.asked_seat == 1


# B1: afterburner


def test_afterburner_flicks_a_ship_at_ones_own_gate_once_a_turn() -> None:
    game = Scenario().techs(0, "afterburner").ship(0, "ship-1", "alpha-gate").ship(0, "ship-2", "alpha-gate")
    game.choose("move")
    assert moves(game, "jump") == ["jump ship-1", "jump ship-2"]
    game.flies("ship-1", to=(104, 62)).do("jump ship-1", "aim 0 10")
    assert game.view["left"] == 2
    assert moves(game, "jump") == []
    game.turn(0).choose("move")
    assert moves(game, "jump") == ["jump ship-1", "jump ship-2"]


def test_afterburner_does_nothing_at_another_gate() -> None:
    game = Scenario().techs(0, "afterburner").ship(0, "ship-1", "beta-gate").choose("move")
    assert moves(game, "jump") == []


def test_afterburner_does_not_use_up_artifacts_nor_they_it() -> None:
    game = Scenario().techs(0, "afterburner").ship(0, "ship-1", "alpha-central").ship(0, "ship-2", "alpha-gate")
    game.choose("move").flies("ship-1", to=FAR).do("jump ship-1", "aim 0 10")
    assert moves(game, "jump") == ["jump ship-2"]


# B2: jump gates


def gates() -> Scenario:
    return Scenario().techs(0, "jump-gates").planet("alpha-middle", troops=1).planet("gamma-middle", troops=1)


def test_jump_gates_bring_a_ship_from_ones_own_planet_to_another_for_an_energy() -> None:
    game = gates().planet("beta-middle", troops=1).ship(0, "ship-1", "alpha-middle").energy(0, 1).choose("move")
    game.do("jump-gate ship-1")
    assert game.options == ["at beta-middle", "at gamma-middle"]
    game.do("at gamma-middle", "put near 0")
    assert game.at(0, "ship-1") == (574, 536)
    assert (game.me.energy, game.me.spent) == (0, 1)
    assert game.view["left"] == 2
    assert moves(game, "jump-gate") == []


def test_jump_gates_with_a_single_other_planet_ask_for_the_place_at_once() -> None:
    game = gates().ship(0, "ship-1", "alpha-middle").choose("move").do("jump-gate ship-1")
    assert game.asked == "put-ship"


def test_jump_gates_need_energy() -> None:
    game = gates().ship(0, "ship-1", "alpha-middle").energy(0, 0, spent=1).choose("move")
    assert moves(game, "jump-gate") == []


@pytest.mark.parametrize("hole", ["alpha-edge-a", "alpha-gate"])
def test_jump_gates_start_only_at_own_planets(hole: str) -> None:
    game = gates().ship(0, "ship-1", hole).choose("move")
    assert moves(game, "jump-gate") == []


@pytest.mark.parametrize("hole", ["alpha-middle", "gamma-middle"])
def test_jump_gates_neither_planet_may_be_blockaded(hole: str) -> None:
    game = gates().ship(0, "ship-1", "alpha-middle").ship(1, "ship-1", hole).choose("move")
    assert moves(game, "jump-gate") == []


def test_jump_gates_do_not_lead_to_planets_of_others() -> None:
    game = Scenario().techs(0, "jump-gates").planet("alpha-middle", troops=1).planet("gamma-middle", owner=1, troops=1)
    game.ship(0, "ship-1", "alpha-middle").choose("move")
    assert moves(game, "jump-gate") == []


# B3: the carrier


def test_the_carrier_brings_a_ship_that_touches_it_once_a_turn() -> None:
    game = Scenario().techs(0, "carrier").ship(0, "pink-ship", FAR).choose("move").do("carry", "towards 90")
    assert game.at(0, "ship-1") == (360, 380.001)
    assert game.view["left"] == 2
    assert "flick ship-1" in game.options
    assert "carry" not in game.options
    game.turn(0).choose("move")
    assert "carry" in game.options


def test_the_carrier_has_to_be_in_the_galaxy() -> None:
    game = Scenario().techs(0, "carrier").ship(0, "ship-1", FAR).choose("move")
    assert "carry" not in game.options


def test_without_a_normal_ship_on_the_player_board_nothing_is_carried() -> None:
    game = Scenario().techs(0, "carrier", "star-hammer").ship(0, "pink-ship", FAR)
    game.ship(0, "ship-1", (360, 60)).ship(0, "ship-2", (60, 360)).choose("move")
    assert "carry" not in game.options


def test_a_phase_ship_carries_nothing() -> None:
    game = Scenario().techs(0, "phase-ship").ship(0, "pink-ship", FAR).choose("move")
    assert "carry" not in game.options


def test_the_carrier_puts_ships_where_there_is_room() -> None:
    game = Scenario().techs(0, "carrier").ship(0, "pink-ship", (12, 360)).ship(1, "ship-1", (35, 360)).choose("move")
    game.do("carry")
    found = [int(option.split()[1]) for option in game.options]
    assert 0 not in found
    assert 180 not in found
    assert 90 in found
    assert 270 in found


def test_a_carrier_with_no_room_around_it_brings_nothing() -> None:
    game = Scenario().techs(0, "carrier").ship(0, "pink-ship", (11, 360))
    for number, (x, y) in enumerate([(40, 360), (26, 386), (26, 334), (11, 413), (11, 307)]):
        game.ship(1, f"ship-{number + 1}", (x, y))
    game.choose("move")
    assert "flick pink-ship" in game.options
    assert "carry" not in game.options


def test_the_carrier_does_nothing_at_a_blockaded_place() -> None:
    game = Scenario().techs(0, "carrier").ship(0, "pink-ship", "alpha-middle").ship(1, "ship-1", "alpha-middle")
    assert "carry" not in game.choose("move").options


def test_the_carrier_works_at_a_gate_whoever_is_there() -> None:
    game = Scenario().techs(0, "carrier").ship(0, "pink-ship", "beta-gate").ship(1, "ship-1", "beta-gate")
    assert "carry" in game.choose("move").options


def test_the_carrier_brings_rather_a_ship_that_may_still_be_flicked() -> None:
    game = Scenario().techs(0, "carrier", "gravity-slingshot").ship(0, "pink-ship", FAR)
    game.ship(0, "ship-1", (250, 250)).choose("move")
    game.flies("ship-1", to=(360, 60), touching=[("hole", 0, "alpha-middle")]).do("flick ship-1", "aim 2200 60")
    game.do("sling alpha-middle", "put middle 0", "land ship-1", "carry", "towards 90")
    assert game.at(0, "ship-1") is None
    assert "flick ship-2" in game.options


def test_a_carried_ship_may_blockade() -> None:
    game = Scenario().techs(0, "carrier").techs(1, "energy-transfer").planet("beta-middle", owner=1, troops=1)
    game.energy(1, 0, spent=2).ship(0, "pink-ship", (544, 249)).choose("move").do("carry", "towards 270")
    assert game.state.players[1].spent == 1
