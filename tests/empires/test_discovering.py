"""Discovering places (pages 13, 22, 32): what lies there, relics, events, libraries, guardians."""

from __future__ import annotations

from math import hypot

import pytest

from orrery.games.empires.facts.board import HOLES as ALL_HOLES

from .scenario import Scenario

HOLES = ["alpha-edge-a", "alpha-middle"]
FAR = (360.0, 360.0)


def explorer(*places: str, tiles: tuple[str, str] = ("warp", "supplies")) -> Scenario:
    """Two face-down places, a ship of yellow at the first one."""
    game = Scenario().face_down(HOLES, places or ("orange", "artifact"), tiles)
    return game.ship(0, "ship-1", "alpha-edge-a")


def find(game: Scenario, place: str, tile: str) -> Scenario:
    return game.choose("move").deals(place, tile).do("discover alpha-edge-a")


def test_a_face_down_place_is_turned_up_with_its_tile() -> None:
    game = find(explorer(), "orange", "warp")
    assert game.view["holes"][1]["place"] == "orange"
    assert game.view["hidden"] == [["artifact"]]
    assert game.view["hidden_tiles"] == [["supplies"]]
    assert game.view["areas"][1] is None
    assert game.facts("discovered") == [(0, [1, 0, 0])]
    assert game.view["left"] == 2
    assert "discover alpha-edge-a" not in game.options


def test_only_with_a_ship_of_ones_own_in_its_orbit() -> None:
    game = explorer().choose("move")
    assert [option for option in game.options if option.startswith("discover")] == ["discover alpha-edge-a"]


def test_two_ships_in_the_orbit_discover_it_once() -> None:
    game = explorer().ship(0, "ship-2", "alpha-edge-a").choose("move")
    assert game.options.count("discover alpha-edge-a") == 1


def test_not_with_an_enemy_ship_in_its_orbit() -> None:
    game = explorer().ship(1, "ship-1", "alpha-edge-a").choose("move")
    assert not [option for option in game.options if option.startswith("discover")]


def test_what_is_face_up_is_not_discovered() -> None:
    game = Scenario().ship(0, "ship-1", "alpha-middle").choose("move")
    assert not [option for option in game.options if option.startswith("discover")]


def test_a_discovered_planet_may_be_landed_on_at_once() -> None:
    game = find(explorer(), "orange", "warp")
    assert "land ship-1" in game.options
    game.do("land ship-1")
    assert game.owner("alpha-edge-a") == 0


def test_a_discovered_artifact_may_be_used_at_once() -> None:
    game = find(explorer(), "artifact", "warp")
    assert "jump ship-1" in game.options
    assert "land ship-1" not in game.options


# Relics


def test_a_relic_is_kept_and_used_from_the_next_turn_on() -> None:
    game = find(explorer(), "orange", "warp")
    assert game.view["players"][0]["fresh"] == ["warp"]
    assert game.view["players"][0]["relics"] == []
    game.turn(0)
    assert "choose interact" in game.options
    assert game.view["players"][0]["relics"] == ["warp"]
    assert game.view["players"][0]["fresh"] == []


def test_a_relic_found_in_a_bonus_move_is_not_used_in_the_same_turn() -> None:
    game = explorer().relics(0, "bonus-move").energy(0, 1).choose("interact").do("relic bonus-move", "part move")
    game.deals("orange", "warp").do("discover alpha-edge-a", "done", "boost 1")
    assert "relic warp" not in game.options


def test_with_three_relics_a_new_one_goes_to_the_archive() -> None:
    game = find(explorer().relics(0, "teleport", "teleport", "matter-swap"), "orange", "warp")
    assert game.view["players"][0]["fresh"] == []
    assert game.view["archive"] == ["warp"]
    assert game.facts("relic-archived") == [(0, [0])]


def test_relics_found_in_this_turn_count() -> None:
    game = explorer("orange", "green", tiles=("warp", "warp")).relics(0, "teleport", "teleport")
    game.ship(0, "ship-2", "alpha-middle").choose("move")
    game.deals("orange", "warp", "green", "warp").do("discover alpha-edge-a", "discover alpha-middle")
    assert game.view["players"][0]["fresh"] == ["warp"]
    assert game.view["archive"] == ["warp"]


def test_with_two_relics_there_is_room_for_a_third() -> None:
    game = find(explorer().relics(0, "teleport", "teleport"), "orange", "warp")
    assert game.view["players"][0]["fresh"] == ["warp"]
    assert game.view["archive"] == []


def test_the_henari_keep_four() -> None:
    game = find(explorer().empire(0, "henari").relics(0, "teleport", "teleport", "warp"), "orange", "warp")
    assert game.view["players"][0]["fresh"] == ["warp"]
    full = find(explorer().empire(0, "henari").relics(0, "teleport", "teleport", "warp", "warp"), "orange", "warp")
    assert full.view["archive"] == ["warp"]


def test_the_archive_is_in_order() -> None:
    game = explorer("orange", "green", tiles=("teleport", "warp")).relics(0, "warp", "warp", "warp")
    game.ship(0, "ship-2", "alpha-middle").choose("move")
    game.deals("orange", "teleport", "green", "warp").do("discover alpha-edge-a", "discover alpha-middle")
    assert game.view["archive"] == ["warp", "teleport"]


def test_the_ivenn_get_an_energy_back_for_each_place() -> None:
    game = find(explorer().empire(0, "ivenn").energy(0, 0, spent=2), "orange", "warp")
    assert (game.me.energy, game.me.spent) == (1, 1)


# Supplies


def test_supplies_give_up_to_two_energy_back() -> None:
    game = find(explorer().energy(0, 0, spent=3), "orange", "supplies")
    assert game.options == ["at alpha-edge-a", "part energy"]
    game.do("part energy")
    assert (game.me.energy, game.me.spent) == (2, 1)


def test_supplies_never_give_more_than_was_spent() -> None:
    game = find(explorer().energy(0, 1, spent=1), "orange", "supplies").do("part energy")
    assert (game.me.energy, game.me.spent) == (2, 0)


def test_or_a_troop_on_a_planet_one_controls_or_has_a_ship_at_blockaded_or_not() -> None:
    game = explorer().planet("beta-middle", troops=1).ship(1, "ship-1", "beta-middle")
    game.planet("gamma-middle", owner=1, troops=1).ship(0, "ship-2", "gamma-middle")
    find(game, "orange", "supplies")
    assert game.options == ["at alpha-edge-a", "at beta-middle", "part energy"]  # the troop cannot be lost on the way
    game.do("at beta-middle")
    assert game.on("beta-middle") == {"troops": 2}
    assert game.asked == "move"


def test_without_a_planet_for_the_troop_it_is_energy() -> None:
    game = find(explorer().energy(0, 0, spent=1), "artifact", "supplies")
    assert game.me.spent == 0
    assert game.asked == "move"


def test_without_a_troop_on_the_player_board_it_is_energy() -> None:
    game = explorer().planet("beta-middle", troops=3).planet("beta-edge-a", troops=1).energy(0, 0, spent=1)
    find(game, "orange", "supplies")
    assert game.me.spent == 0
    assert game.asked == "move"


# Libraries


def library(place: str, *places: str) -> Scenario:
    game = Scenario().face_down(HOLES, places or (place, "green"), ("alien-library", "warp"))
    return game.ship(0, "ship-1", "alpha-edge-a").energy(0, 0, spent=3)


def libraries(game: Scenario) -> list[str]:
    return [hole["hole"] for hole in game.view["holes"] if hole["library"]]


def test_a_library_is_laid_on_the_planet_just_discovered_and_two_energy_come_back() -> None:
    game = find(library("orange"), "orange", "alien-library")
    assert libraries(game) == ["alpha-edge-a"]
    assert (game.me.energy, game.me.spent) == (2, 1)
    assert game.asked == "move"


def test_it_may_go_to_a_planet_that_has_a_library_and_to_one_with_three_robots() -> None:
    game = library("artifact").place("alpha-border-b", "destroyed").robots("alpha-border-a", 3)
    game.state.libraries = 1 << ALL_HOLES.index("alpha-edge-b")
    find(game, "artifact", "alien-library")
    assert game.options == ["at alpha-edge-b", "at alpha-border-a"]
    game.do("at alpha-edge-b")
    assert libraries(game) == ["alpha-edge-b"]
    assert game.state.waiting_libraries == 0


def test_found_at_an_artifact_it_goes_to_another_discovered_planet_of_the_quadrant() -> None:
    game = find(library("artifact"), "artifact", "alien-library")
    assert game.asked == "lay-library"
    assert game.options == ["at alpha-edge-b", "at alpha-border-a", "at alpha-border-b"]
    game.do("at alpha-border-a")
    assert libraries(game) == ["alpha-border-a"]


def test_not_on_a_planet_with_three_pieces_whoever_controls_it() -> None:
    game = library("artifact").planet("alpha-edge-b", owner=1, troops=3).planet("alpha-border-a", owner=1, outposts=2)
    find(game, "artifact", "alien-library")
    assert game.options == ["at alpha-border-a", "at alpha-border-b"]


def test_with_a_single_planet_nothing_is_asked() -> None:
    game = library("artifact").place("alpha-border-a", "destroyed").place("alpha-border-b", "destroyed")
    find(game, "artifact", "alien-library")
    assert libraries(game) == ["alpha-edge-b"]


def waiting_library() -> Scenario:
    game = library("artifact")
    for hole in ("alpha-edge-b", "alpha-border-a", "alpha-border-b"):
        game.place(hole, "destroyed")
    return find(game, "artifact", "alien-library")


def test_without_a_planet_it_waits_for_the_next_one_of_the_quadrant() -> None:
    game = waiting_library()
    assert libraries(game) == []
    game.ship(0, "ship-2", "alpha-middle")
    game.table.ask_again()
    game.deals("green", "warp").do("discover alpha-middle")
    assert libraries(game) == ["alpha-middle"]
    assert game.state.waiting_libraries == 0


def test_a_planet_of_another_quadrant_does_not_get_it() -> None:
    game = waiting_library().face_down(["beta-middle"], ["green"], ["warp"]).ship(0, "ship-2", "beta-middle")
    game.table.ask_again()
    game.deals("green", "warp").do("discover beta-middle")
    assert libraries(game) == []
    assert game.state.waiting_libraries == 1


def test_an_artifact_does_not_get_it() -> None:
    game = waiting_library().face_down(["alpha-border-b"], ["artifact"], ["warp"]).ship(0, "ship-2", "alpha-border-b")
    game.table.ask_again()
    game.deals("artifact", "warp").do("discover alpha-border-b")
    assert libraries(game) == []
    assert game.state.waiting_libraries == 1


# Guardians


def test_a_guardian_comes_to_its_space_of_the_quadrant_and_gives_a_point() -> None:
    game = find(explorer(tiles=("guardian", "warp")), "orange", "guardian")
    assert game.view["guardians"] == ["alpha"]
    assert game.me.points == 1
    assert game.state.pool == 39
    assert game.facts("guardian-came") == [(0, [0])]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_ship_on_that_space_makes_room(seat: int) -> None:
    game = find(explorer(tiles=("guardian", "warp")).ship(seat, "ship-2", (240, 240)), "orange", "guardian")
    moved = game.at(seat, "ship-2")
    assert moved is not None
    assert 21.49 <= hypot(moved[0] - 236, moved[1] - 240) < 24


def test_ships_beside_that_space_stay() -> None:
    game = find(explorer(tiles=("guardian", "warp")).ship(1, "ship-2", (236, 262)), "orange", "guardian")
    assert game.at(1, "ship-2") == (236, 262)
