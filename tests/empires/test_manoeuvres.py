"""Manoeuvres (pages 12-14, 21): artifacts, repositioning, landing, launching, wormholes, starbases."""

from __future__ import annotations

import pytest

from .scenario import Scenario

FAR = (360.0, 360.0)


def moves(game: Scenario, verb: str) -> list[str]:
    return [option for option in game.options if option.split()[0] == verb]


# An artifact


def test_a_ship_at_an_artifact_is_flicked_for_free() -> None:
    game = Scenario().ship(0, "ship-1", "alpha-central").choose("move")
    assert "jump ship-1" in game.options
    game.flies("ship-1", to=FAR).do("jump ship-1", "aim 450 30")
    assert game.at(0, "ship-1") == FAR
    assert game.view["left"] == 2


@pytest.mark.parametrize("hole", ["alpha-middle", "alpha-gate"])
def test_planets_and_gates_give_no_free_flick(hole: str) -> None:
    game = Scenario().ship(0, "ship-1", hole).choose("move")
    assert moves(game, "jump") == []


def test_a_ship_beside_the_orbit_gets_no_free_flick() -> None:
    game = Scenario().ship(0, "ship-1", (250, 250)).choose("move")
    assert moves(game, "jump") == []


def test_a_ship_uses_the_free_flick_of_the_same_artifact_eight_times_a_turn_at_most() -> None:
    game = Scenario().ship(0, "ship-1", "alpha-central").choose("move")
    for x in range(330, 338):
        game.flies("ship-1", to=(x, 292)).do("jump ship-1", "aim 450 30")
    assert moves(game, "jump") == []
    assert "flick ship-1" in game.options
    game.flies("ship-1", to=(390, 292)).do("flick ship-1", "aim 0 30")
    assert "jump ship-1" in game.options  # another artifact
    game.turn(0).choose("move")
    assert "jump ship-1" in game.options


def test_another_ship_has_its_own_free_flicks() -> None:
    game = Scenario().ship(0, "ship-1", "alpha-central").ship(0, "ship-2", "alpha-central").choose("move")
    for x in range(330, 338):
        game.flies("ship-1", to=(x, 292)).do("jump ship-1", "aim 450 30")
    assert moves(game, "jump") == ["jump ship-2"]


def test_a_ship_goes_from_artifact_to_artifact_and_back() -> None:
    game = Scenario().ship(0, "ship-1", "alpha-central").choose("move")
    for _ in range(3):
        for place in ((390, 292), (330, 292)):
            game.flies("ship-1", to=place).do("jump ship-1", "aim 0 30")
    assert moves(game, "jump") == ["jump ship-1"]


def test_a_blockaded_artifact_gives_no_free_flick_but_the_ship_may_be_flicked() -> None:
    game = Scenario().ship(0, "ship-1", "alpha-central").ship(1, "ship-1", "alpha-central").choose("move")
    assert moves(game, "jump") == []
    assert "flick ship-1" in game.options


def test_a_free_flick_rams_and_is_lost_like_any_other() -> None:
    game = Scenario().ship(0, "ship-1", "alpha-central").ship(1, "ship-1", (360, 60)).choose("move")
    game.flies("ship-1", to=(340, 100), touching=[("ship", 1, "ship-1")]).do("jump ship-1", "aim 450 30")
    assert game.at(1, "ship-1") is None
    lost = Scenario().ship(0, "ship-1", "alpha-central").choose("move")
    lost.flies("ship-1", to=None).do("jump ship-1", "aim 450 30")
    assert lost.at(0, "ship-1") is None


# Repositioning


def test_a_ship_is_put_elsewhere_in_its_orbit() -> None:
    game = Scenario().ship(0, "ship-1", "alpha-middle").choose("move").do("reposition ship-1", "put far 18")
    assert game.at(0, "ship-1") == (176, 232.99)
    assert game.view["left"] == 2
    assert game.facts("repositioned") == [(0, [0, 3])]


@pytest.mark.parametrize("kind", ["pink", "artifact", "destroyed", "wormhole-a", "gate"])
def test_every_place_has_an_orbit_to_reposition_in(kind: str) -> None:
    game = Scenario().place("alpha-middle", kind).place("beta-middle", kind)
    game.ship(0, "ship-1", "alpha-middle").choose("move")
    assert "reposition ship-1" in game.options


def test_at_a_face_down_place_a_ship_is_repositioned_as_well() -> None:
    game = Scenario().face_down(["alpha-middle"], ["pink"], ["warp"]).ship(0, "ship-1", "alpha-middle").choose("move")
    assert "reposition ship-1" in game.options


def test_in_no_orbit_nothing_is_repositioned() -> None:
    game = Scenario().ship(0, "ship-1", FAR).choose("move")
    assert moves(game, "reposition") == []


def test_not_at_a_blockaded_place() -> None:
    game = Scenario().ship(0, "ship-1", "alpha-middle").ship(1, "ship-1", "alpha-middle").choose("move")
    assert moves(game, "reposition") == []


def test_at_a_gate_enemy_ships_blockade_nothing() -> None:
    game = Scenario().ship(0, "ship-1", "beta-gate").ship(1, "ship-1", "beta-gate").choose("move")
    assert "reposition ship-1" in game.options


def test_after_each_flick_a_ship_may_be_repositioned_again() -> None:
    game = Scenario().ship(0, "ship-1", "alpha-middle").choose("move").do("reposition ship-1", "put middle 0")
    assert moves(game, "reposition") == []
    game.flies("ship-1", to=(216, 190)).do("flick ship-1", "aim 0 10")
    assert "reposition ship-1" in game.options


def test_places_taken_by_other_discs_are_not_offered_but_its_own_place_is() -> None:
    game = Scenario().ship(0, "ship-1", "alpha-middle").ship(1, "ship-1", FAR).planet("alpha-middle", bases=1)
    game.state.players[0].put(0, 216_000, 184_000)
    game.state.base_x[0], game.state.base_y[0] = 136_000, 184_000
    game.choose("move").do("reposition ship-1")
    assert "put middle 0" in game.options
    assert "put middle 36" not in game.options
    assert "put middle 32" not in game.options
    assert "put middle 28" in game.options


# Landing


def test_landing_takes_the_ship_back_and_puts_a_troop_on_the_planet() -> None:
    game = Scenario().ship(0, "ship-1", "alpha-middle").choose("move").do("land ship-1")
    assert game.at(0, "ship-1") is None
    assert game.on("alpha-middle") == {"troops": 1}
    assert game.owner("alpha-middle") == 0
    assert game.me.troops == 3
    assert game.view["left"] == 2


def test_without_a_troop_on_the_player_board_nobody_lands() -> None:
    game = Scenario().planet("beta-middle", troops=3).planet("beta-edge-a", troops=1)
    game.ship(0, "ship-1", "alpha-middle").choose("move")
    assert game.me.troops == 0
    assert moves(game, "land") == []


@pytest.mark.parametrize("kind", ["artifact", "destroyed", "wormhole-a", "gate"])
def test_only_planets_are_landed_on(kind: str) -> None:
    game = Scenario().place("alpha-middle", kind).place("beta-middle", kind)
    game.ship(0, "ship-1", "alpha-middle").choose("move")
    assert moves(game, "land") == []


def test_nobody_lands_on_a_face_down_place() -> None:
    game = Scenario().face_down(["alpha-middle"], ["pink"], ["warp"]).ship(0, "ship-1", "alpha-middle").choose("move")
    assert moves(game, "land") == []


def test_nobody_lands_on_a_planet_of_another_player() -> None:
    game = Scenario().planet("alpha-middle", owner=1, troops=1).ship(0, "ship-1", "alpha-middle").choose("move")
    assert moves(game, "land") == []


def test_nobody_lands_on_a_planet_of_robots() -> None:
    game = Scenario().robots("alpha-middle", 1).ship(0, "ship-1", "alpha-middle").choose("move")
    assert moves(game, "land") == []


def test_ones_own_planet_takes_up_to_three_pieces_and_starbases_do_not_count() -> None:
    game = Scenario().planet("alpha-middle", outposts=1, troops=1, bases=1)
    game.ship(0, "ship-1", "alpha-middle").ship(0, "ship-2", "alpha-middle").choose("move").do("land ship-1")
    assert game.on("alpha-middle") == {"troops": 2, "outposts": 1, "bases": 1}
    assert moves(game, "land") == []


def test_nobody_lands_on_a_blockaded_planet() -> None:
    game = Scenario().ship(0, "ship-1", "alpha-middle").ship(1, "ship-1", "alpha-middle").choose("move")
    assert moves(game, "land") == []


@pytest.mark.parametrize(
    ("tech", "ship"),
    [
        ("star-hammer", "orange-ship"),
        ("battleship", "orange-ship"),
        ("juggernaut", "purple-ship"),
        ("bastion", "purple-ship"),
        ("phase-ship", "pink-ship"),
        ("carrier", "pink-ship"),
    ],
)
def test_most_advanced_ships_cannot_land(tech: str, ship: str) -> None:
    game = Scenario().techs(0, tech).ship(0, ship, "alpha-middle").choose("move")
    assert f"reposition {ship}" in game.options
    assert moves(game, "land") == []


def test_the_constructor_lands_like_a_normal_ship() -> None:
    game = Scenario().techs(0, "constructor").ship(0, "green-ship", "alpha-middle").choose("move")
    game.do("land green-ship")
    assert game.on("alpha-middle") == {"troops": 1}
    assert game.at(0, "green-ship") is None


def test_the_colony_ship_lands_with_two_troops() -> None:
    game = Scenario().techs(0, "colony-ship").ship(0, "green-ship", "alpha-middle").choose("move")
    game.do("land green-ship")
    assert game.on("alpha-middle") == {"troops": 2}
    assert game.me.troops == 2


def test_the_colony_ship_lands_as_many_troops_as_there_are_and_have_room() -> None:
    full = Scenario().techs(0, "colony-ship").planet("alpha-middle", outposts=1, troops=1)
    full.ship(0, "green-ship", "alpha-middle").choose("move").do("land green-ship")
    assert full.on("alpha-middle") == {"troops": 2, "outposts": 1}
    few = Scenario().techs(0, "colony-ship").planet("beta-middle", troops=3)
    few.ship(0, "green-ship", "alpha-middle").choose("move").do("land green-ship")
    assert few.on("alpha-middle") == {"troops": 1}
    assert few.me.troops == 0


def test_a_ship_that_has_landed_may_be_launched_again_in_the_same_turn() -> None:
    game = Scenario().ship(0, "ship-1", "alpha-middle").choose("move").do("land ship-1")
    assert "launch alpha-middle ship-1" in game.options


# Launching


def test_launching_takes_a_troop_back_and_puts_a_ship_into_the_orbit() -> None:
    game = Scenario().planet("alpha-middle", troops=2).choose("move")
    game.do("launch alpha-middle ship-1", "put middle 0")
    assert game.at(0, "ship-1") == (216, 184)
    assert game.on("alpha-middle") == {"troops": 1}
    assert game.me.troops == 3
    assert game.facts("launched") == [(0, [0, 3])]


def test_with_the_last_piece_control_ends() -> None:
    game = Scenario().planet("alpha-middle", troops=1).choose("move").do("launch alpha-middle ship-1", "put near 0")
    assert game.owner("alpha-middle") == -1


def test_with_a_building_left_control_stays() -> None:
    game = Scenario().planet("alpha-middle", troops=1, centres=1).choose("move")
    game.do("launch alpha-middle ship-1", "put near 0")
    assert game.owner("alpha-middle") == 0
    assert moves(game, "launch") == []


def test_without_a_ship_on_the_player_board_nothing_is_launched() -> None:
    game = (
        Scenario().planet("alpha-middle", troops=1).ship(0, "ship-1", FAR).ship(0, "ship-2", (360, 60)).choose("move")
    )
    assert moves(game, "launch") == []


def test_ships_that_are_still_locked_are_not_launched() -> None:
    game = Scenario().planet("alpha-middle", troops=1).choose("move")
    assert moves(game, "launch") == ["launch alpha-middle ship-1"]


def test_nothing_is_launched_from_a_blockaded_planet_or_one_of_somebody_else() -> None:
    game = Scenario().planet("alpha-middle", troops=1).planet("alpha-edge-b", owner=1, troops=1)
    game.ship(1, "ship-1", "alpha-middle").ship(0, "ship-1", FAR).choose("move")
    assert moves(game, "launch") == []


def test_an_advanced_ship_is_launched_from_the_turn_after_it_was_unlocked() -> None:
    game = Scenario().techs(0, "star-hammer").planet("alpha-middle", troops=1).choose("move")
    assert moves(game, "launch") == ["launch alpha-middle ship-1", "launch alpha-middle orange-ship"]
    fresh = Scenario().techs(0, "star-hammer").planet("alpha-middle", troops=1).choose("move")
    fresh.me.new_ships = 1
    fresh.table.ask_again()
    assert moves(fresh, "launch") == ["launch alpha-middle ship-1"]


# Wormholes


def wormholes() -> Scenario:
    game = Scenario().place("alpha-edge-a", "wormhole-a").place("gamma-edge-a", "wormhole-a")
    return game.place("alpha-edge-b", "wormhole-b").place("gamma-edge-b", "wormhole-b")


def test_a_ship_travels_to_the_wormhole_with_the_same_letter() -> None:
    game = wormholes().ship(0, "ship-1", "alpha-edge-a").choose("move").do("wormhole ship-1", "put middle 36")
    assert game.at(0, "ship-1") == (622, 508)
    assert game.view["left"] == 2
    assert game.facts("travelled") == [(0, [0, 15])]
    game.do("wormhole ship-1", "put middle 0")
    assert game.at(0, "ship-1") == (98, 212)


def test_the_other_letter_leads_elsewhere() -> None:
    game = wormholes().ship(0, "ship-1", "gamma-edge-b").choose("move").do("wormhole ship-1", "put middle 0")
    assert game.at(0, "ship-1") == (236, 64)


def test_it_is_put_so_that_it_touches_the_white_ring() -> None:
    game = wormholes().ship(0, "ship-1", "alpha-edge-a").choose("move").do("wormhole ship-1")
    assert {option.split()[1] for option in game.options} == {"middle", "far"}


def test_wormholes_are_never_blockaded() -> None:
    game = wormholes().ship(0, "ship-1", "alpha-edge-a").ship(1, "ship-1", "alpha-edge-a")
    game.ship(2, "ship-1", "gamma-edge-a").choose("move")
    assert "wormhole ship-1" in game.options


def test_other_places_are_no_wormholes() -> None:
    game = wormholes().ship(0, "ship-1", "alpha-middle").choose("move")
    assert moves(game, "wormhole") == []


# Starbases


def test_own_starbases_are_put_elsewhere_in_their_orbit() -> None:
    game = Scenario().planet("alpha-middle", bases=1).ship(0, "ship-1", FAR).choose("move")
    game.do("shift-base 1", "put far 36")
    assert (game.state.base_x[0], game.state.base_y[0]) == (129_010, 184_000)
    assert game.view["left"] == 2
    assert moves(game, "shift-base") == []


def test_after_each_flick_starbases_may_be_shifted_again() -> None:
    game = Scenario().planet("alpha-middle", bases=1).ship(0, "ship-1", FAR).choose("move")
    game.do("shift-base 1", "put far 36").flies("ship-1", to=(370, 360)).do("flick ship-1", "aim 0 10")
    assert moves(game, "shift-base") == ["shift-base 1"]


def test_a_starbase_may_be_shifted_by_less_than_its_own_width() -> None:
    game = Scenario().planet("alpha-middle", bases=1).ship(0, "ship-1", FAR)
    game.state.base_x[0], game.state.base_y[0] = 216_000, 184_000
    game.choose("move").do("shift-base 1")
    assert "put middle 1" in game.options


def test_not_at_a_blockaded_planet_and_not_those_of_others() -> None:
    game = Scenario().planet("alpha-middle", bases=1).planet("beta-middle", owner=1, bases=1)
    game.ship(1, "ship-1", "alpha-middle").ship(0, "ship-1", FAR).choose("move")
    assert moves(game, "shift-base") == []
