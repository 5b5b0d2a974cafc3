"""Relics of ships and planets (page 32): warp, matter swap and bonus moves."""

from __future__ import annotations

import pytest

from orrery.games.empires.facts.board import HOLE_X, HOLE_Y, HOLES, NOTHING

from .relics import CLOSED, blockaded, first_put, flick, place_at, use, using
from .scenario import Scenario

# Warp


def test_warp_puts_up_to_four_ships_into_orbits_of_own_planets() -> None:
    game = using("warp").planet("alpha-edge-a", troops=1).planet("alpha-edge-b", bases=1)
    game.me.ships, game.me.bases_unlocked = 6, 4
    use(game.energy(0, 4, 1), "part ships")
    for hole in ("alpha-edge-a", "alpha-edge-a", "alpha-edge-b", "alpha-edge-b"):
        assert game.asked == "warp-ships"
        assert game.options == ["at alpha-edge-a", "at alpha-edge-b", "done"]
        game.do(f"at {hole}")
        game.do(first_put(game))
    assert game.asked == "interact"
    view = game.view["players"][0]
    assert [ship["orbit"] for ship in view["ships"]] == ["alpha-edge-a"] * 2 + ["alpha-edge-b"] * 2
    assert view["ships_waiting"] == 2


def test_warp_reaches_blockaded_planets() -> None:
    game = blockaded(using("warp"))
    use(game, "part ships", f"at {CLOSED}")
    game.do(first_put(game))
    assert [ship["orbit"] for ship in game.view["players"][0]["ships"]] == [CLOSED]


def test_warp_may_stop_before_the_fourth_ship() -> None:
    game = using("warp").planet("alpha-edge-a", troops=1)
    use(game, "part ships", "at alpha-edge-a")
    game.do(first_put(game), "done")
    assert game.asked == "interact"
    assert len(game.me.ships_out()) == 1


def test_warp_does_not_reach_planets_of_others_of_nobody_or_the_gate() -> None:
    game = using("warp").planet("alpha-edge-a", troops=1).planet("alpha-middle", owner=1, troops=1)
    game.ship(0, "ship-1", "alpha-edge-b")
    assert use(game, "part ships").options == ["at alpha-edge-a", "done"]


def test_warp_brings_an_advanced_ship_if_one_likes() -> None:
    """Where normal ones wait as well, the player says which."""
    game = using("warp").planet("alpha-edge-a", troops=1).techs(0, "star-hammer")
    use(game, "part ships", "at alpha-edge-a")
    assert game.asked == "which-ship"
    assert game.options == ["deploy-ship ship-1", "deploy-ship orange-ship"]
    game.do("deploy-ship orange-ship")
    game.do(first_put(game))
    assert [ship["ship"] for ship in game.view["players"][0]["ships"]] == ["orange-ship"]
    assert game.facts("ship-deployed") == [(0, [6, HOLES.index("alpha-edge-a")])]


def test_warp_does_not_bring_a_ship_researched_this_turn() -> None:
    game = using("warp").planet("alpha-edge-a", troops=1).techs(0, "star-hammer").choose("interact")
    game.me.new_ships = 1
    game.do("relic warp", "part ships", "at alpha-edge-a")
    assert game.asked == "put-ship"


def test_warp_has_no_more_ships_than_wait_on_the_player_board() -> None:
    game = using("warp").planet("alpha-edge-a", troops=1).ship(0, "ship-1", (250, 250))
    use(game, "part ships", "at alpha-edge-a")
    game.do(first_put(game))
    assert game.asked == "interact"


# Matter swap


def two_planets() -> Scenario:
    """Own ships at one's own planet and at one of nobody."""
    game = using("matter-swap").planet("alpha-edge-a", troops=1, centres=1, bases=1)
    return game.ship(0, "ship-1", "alpha-edge-a").ship(0, "ship-2", "beta-edge-b")


def test_two_planets_change_places_with_everything_on_them() -> None:
    game = two_planets()
    here, there = HOLES.index("alpha-edge-a"), HOLES.index("beta-edge-b")
    base = game.state.base_x[0] - HOLE_X[here], game.state.base_y[0] - HOLE_Y[here]
    use(game, "at alpha-edge-a", "at beta-edge-b")
    assert (game.on("alpha-edge-a"), game.owner("alpha-edge-a")) == ({}, NOTHING)
    assert (game.on("beta-edge-b"), game.owner("beta-edge-b")) == ({"troops": 1, "centres": 1, "bases": 1}, 0)
    assert (place_at(game, "alpha-edge-a"), place_at(game, "beta-edge-b")) == ("purple", "orange")
    assert game.state.base_hole == [there]
    moved = game.state.base_x[0] - HOLE_X[there], game.state.base_y[0] - HOLE_Y[there]
    assert moved[0] ** 2 + moved[1] ** 2 == pytest.approx(base[0] ** 2 + base[1] ** 2, rel=0.01)
    assert game.facts("planets-swapped") == [(0, [here, there])]


def test_ships_stay_where_they_are() -> None:
    game = two_planets()
    before = game.at(0, "ship-1"), game.at(0, "ship-2")
    use(game, "at alpha-edge-a", "at beta-edge-b")
    assert (game.at(0, "ship-1"), game.at(0, "ship-2")) == before


def test_both_planets_need_a_ship_of_ones_own_in_orbit() -> None:
    game = using("matter-swap").planet("alpha-edge-a", troops=1).planet("alpha-edge-b", troops=1)
    game.ship(0, "ship-1", "alpha-edge-a").ship(1, "ship-1", "alpha-edge-b")
    assert use(game).asked == "interact"
    game.relics(0, "matter-swap").ship(0, "ship-2", "alpha-edge-b").turn(0)
    assert use(game).options == ["at alpha-edge-a", "at alpha-edge-b", "done"]


def test_planets_of_opponents_and_robots_are_not_swapped() -> None:
    game = two_planets().ship(0, "ship-3", "beta-middle").planet("beta-middle", owner=1, troops=1)
    game.ship(0, "ship-4", "beta-border-a").robots("beta-border-a", 1)
    assert use(game).options == ["at alpha-edge-a", "at beta-edge-b", "done"]


def test_artifacts_gates_and_destroyed_planets_are_not_swapped() -> None:
    game = two_planets().ship(0, "ship-3", "alpha-central").ship(0, "ship-4", "alpha-gate")
    game.ship(0, "ship-5", "beta-middle").place("beta-middle", "destroyed")
    assert use(game).options == ["at alpha-edge-a", "at beta-edge-b", "done"]


def test_three_planets_may_be_chosen_from_but_not_the_same_twice() -> None:
    game = use(two_planets().ship(0, "ship-3", "beta-middle"))
    assert game.options == ["at alpha-edge-a", "at beta-edge-b", "at beta-middle", "done"]
    game.do("at beta-middle")
    assert game.options == ["at alpha-edge-a", "at beta-edge-b", "done"]
    game.do("at beta-edge-b")
    assert (place_at(game, "beta-edge-b"), place_at(game, "beta-middle")) == ("pink", "purple")


def test_face_down_places_are_swapped_unseen() -> None:
    game = two_planets().face_down(["beta-edge-b"], ["blue"], ["warp"])
    use(game, "at alpha-edge-a", "at beta-edge-b")
    state = game.state
    assert state.is_face_down(HOLES.index("alpha-edge-a"))
    assert not state.is_face_down(HOLES.index("beta-edge-b"))
    assert place_at(game, "beta-edge-b") == "orange"
    assert game.on("beta-edge-b") == {"troops": 1, "centres": 1, "bases": 1}
    assert state.area_tiles == [[0]]


def test_a_library_goes_with_its_planet() -> None:
    game = two_planets()
    game.state.libraries = 1 << HOLES.index("beta-edge-b")
    use(game, "at alpha-edge-a", "at beta-edge-b")
    assert game.state.libraries == 1 << HOLES.index("alpha-edge-a")


# Bonus move


def test_the_bonus_move_has_four_flicks() -> None:
    game = use(using("bonus-move").ship(0, "ship-1", (240, 200)), "part move")
    assert game.asked == "move"
    flick(game, 4)
    assert game.options == ["done"]
    assert game.me.relics == game.do("done").me.relics == []


def test_the_bonus_move_is_not_boosted_but_the_interacting_is() -> None:
    game = use(using("bonus-move", 1).ship(0, "ship-1", (240, 200)), "part move")
    assert "boost 1" not in game.options
    flick(game, 1).do("done")
    assert game.options == ["boost 1", "done"]


def test_flicks_that_are_left_do_not_become_interactions() -> None:
    """And a boost before the relic is still there after it."""
    game = using("bonus-move", 1).ship(0, "ship-1", (240, 200)).relics(0, "bonus-move", "teleport")
    game.choose("interact").do("boost 1", "relic bonus-move", "part move")
    flick(game, 1).do("done")
    assert game.state.left == 1
    game.do("relic teleport", "part troops")
    assert game.options == ["done"]
    game = flick(use(using("bonus-move").ship(0, "ship-1", (240, 200)), "part move"), 1).do("done")
    assert game.state.left == 0


def test_no_flick_has_to_be_made() -> None:
    game = use(using("bonus-move").ship(0, "ship-1", (240, 200)), "part move", "done")
    assert game.at(0, "ship-1") == (240, 200)


def test_in_the_bonus_move_ships_ram_and_make_manoeuvres() -> None:
    game = (
        using("bonus-move")
        .ship(0, "ship-1", "alpha-edge-a")
        .ship(0, "ship-2", (240, 200))
        .ship(1, "ship-1", (300, 200))
    )
    use(game, "part move", "land ship-1")
    assert game.on("alpha-edge-a") == {"troops": 1}
    game.flies("ship-2", to=(300, 200), touching=[("ship", 1, "ship-1")]).do("flick ship-2", "aim 0 50")
    assert (game.at(0, "ship-2"), game.at(1, "ship-1")) == (None, None)


# Warp and bonus move


def test_warp_and_move_puts_two_ships_and_flicks_twice() -> None:
    game = use(using("warp-and-move").planet("alpha-edge-a", troops=1), "part ships", "at alpha-edge-a")
    game.do(first_put(game), "at alpha-edge-a")
    game.do(first_put(game))
    assert game.options == ["part move", "done"]
    flick(game.do("part move"), 2)
    assert [option for option in game.options if option.startswith("flick")] == []


def test_warp_and_move_may_begin_with_the_move() -> None:
    game = using("warp-and-move").planet("alpha-edge-a", troops=1).ship(0, "ship-1", (240, 200))
    flick(use(game, "part move"), 2).do("done")
    assert game.options == ["part ships", "done"]
    game.do("part ships", "at alpha-edge-a")
    game.do(first_put(game))
    assert game.asked == "interact"
    assert len(game.me.ships_out()) == 2


def test_warp_and_move_has_two_ships_at_most() -> None:
    game = using("warp-and-move").planet("alpha-edge-a", troops=1).ship(0, "ship-3", (240, 200))
    game.me.take_back(2)
    use(game, "part ships", "at alpha-edge-a")
    game.do(first_put(game), "at alpha-edge-a")
    game.do(first_put(game))
    assert (len(game.me.ships_out()), game.me.normal_waiting()) == (2, 1)
    assert game.asked == "relic-parts"


@pytest.mark.parametrize("part", ["ships", "move"])
def test_one_effect_of_a_relic_is_enough(part: str) -> None:
    game = using("warp-and-move").planet("alpha-edge-a", troops=1).ship(0, "ship-1", (240, 200))
    use(game, f"part {part}", "done", "done")
    assert game.asked == "interact"
    assert game.me.relics == []
