"""Ramming (pages 12, 22): who touches an enemy ship is destroyed with it, and only the first one counts."""

from __future__ import annotations

import pytest

from orrery.games.empires.facts.board import HOLES

from .scenario import Scenario

FAR = (360.0, 360.0)
ENEMY = (360.0, 60.0)


def facing(enemy: str = "ship-1", own: str = "ship-1") -> Scenario:
    """A ship of yellow and one of blue, both in no orbit, and it is yellow's Move action."""
    return Scenario().ship(0, own, FAR).ship(1, enemy, ENEMY).choose("move")


def test_both_ships_go_back_to_the_player_boards_and_nobody_scores() -> None:
    game = facing()
    game.flies("ship-1", to=(350, 80), touching=[("ship", 1, "ship-1")], pushed=[(1, "ship-1", (360, 40))])
    game.do("flick ship-1", "aim 2700 60")
    assert game.at(0, "ship-1") is None
    assert game.at(1, "ship-1") is None
    assert game.me.normal_waiting() == 2
    assert game.state.players[1].normal_waiting() == 2
    assert [player.points for player in game.state.players] == [0, 0, 0, 0]
    assert game.facts("rammed") == [(0, [0, 1, 0, HOLES.index("alpha-border-b")])]
    assert "lost" not in game.told


def test_only_the_first_enemy_ship_that_is_touched_is_rammed() -> None:
    game = facing().ship(2, "ship-1", (400, 60))
    touching = [("ship", 1, "ship-1"), ("ship", 2, "ship-1")]
    pushed = [(1, "ship-1", (360, 40)), (2, "ship-1", (420, 60))]
    game.flies("ship-1", to=(380, 80), touching=touching, pushed=pushed).do("flick ship-1", "aim 2700 60")
    assert game.at(1, "ship-1") is None
    assert game.at(2, "ship-1") == (420, 60)


def test_ones_own_ship_is_no_enemy() -> None:
    game = Scenario().ship(0, "ship-1", FAR).ship(0, "ship-2", ENEMY).choose("move")
    game.flies("ship-1", to=(360, 100), touching=[("ship", 0, "ship-2")], pushed=[(0, "ship-2", (360, 30))])
    game.do("flick ship-1", "aim 2700 60")
    assert game.at(0, "ship-1") == (360, 100)
    assert game.at(0, "ship-2") == (360, 30)
    assert "rammed" not in game.told


def test_ones_own_ship_in_between_does_not_save_the_first_enemy() -> None:
    game = facing().ship(0, "ship-2", (360, 200))
    touching = [("ship", 0, "ship-2"), ("ship", 1, "ship-1")]
    game.flies("ship-1", to=(340, 90), touching=touching, pushed=[(0, "ship-2", (330, 200))])
    game.do("flick ship-1", "aim 2700 60")
    assert game.at(0, "ship-1") is None
    assert game.at(1, "ship-1") is None
    assert game.at(0, "ship-2") == (330, 200)


def test_ones_own_ship_that_is_pushed_into_an_enemy_does_not_ram_it() -> None:
    game = Scenario().ship(0, "ship-1", (300, 360)).ship(0, "ship-2", (340, 360)).ship(1, "ship-1", (380, 360))
    game.choose("move").do("flick ship-1", "aim 0 45")
    assert "rammed" not in game.told
    assert game.at(0, "ship-2") is not None
    pushed = game.at(1, "ship-1")
    assert pushed is not None
    assert pushed[0] > 380


def test_touching_a_starbase_is_no_ramming() -> None:
    game = Scenario().planet("beta-middle", owner=1, bases=1).ship(0, "ship-1", FAR)
    x, y = game.state.base_x[0], game.state.base_y[0]
    game.state.players[0].put(0, x + 60_000, y)
    game.choose("move").do("flick ship-1", "aim 1800 30")
    assert game.at(0, "ship-1") is not None
    assert "rammed" not in game.told
    assert game.on("beta-middle") == {"bases": 1}


def test_with_real_discs_the_rammed_ships_are_gone_as_well() -> None:
    game = Scenario().ship(0, "ship-1", (300, 360)).ship(1, "ship-1", (400, 360))
    game.choose("move").do("flick ship-1", "aim 0 50")
    assert game.at(0, "ship-1") is None
    assert game.at(1, "ship-1") is None


# Ships that ram and are rammed otherwise


def test_a_rammed_juggernaut_is_not_destroyed() -> None:
    game = Scenario().techs(1, "juggernaut").ship(0, "ship-1", FAR).ship(1, "purple-ship", ENEMY).choose("move")
    game.flies("ship-1", to=(350, 85), touching=[("ship", 1, "purple-ship")], pushed=[(1, "purple-ship", (360, 40))])
    game.do("flick ship-1", "aim 2700 60")
    assert game.at(0, "ship-1") is None
    assert game.at(1, "purple-ship") == (360, 40)


def test_a_juggernaut_that_is_rammed_out_of_the_galaxy_stays_on_its_border() -> None:
    game = Scenario().techs(1, "juggernaut").ship(0, "ship-1", FAR).ship(1, "purple-ship", ENEMY).choose("move")
    game.flies("ship-1", to=(350, 85), touching=[("ship", 1, "purple-ship")], pushed=[(1, "purple-ship", None)])
    game.do("flick ship-1", "aim 2700 60")
    assert game.at(0, "ship-1") is None
    assert game.at(1, "purple-ship") == (11, 60)
    assert "pushed-out" in game.told


def test_a_ship_that_is_rammed_out_of_the_galaxy_goes_back_to_the_player_board() -> None:
    game = facing()
    game.flies("ship-1", to=(350, 85), touching=[("ship", 1, "ship-1")], pushed=[(1, "ship-1", None)])
    game.do("flick ship-1", "aim 2700 60")
    assert game.at(1, "ship-1") is None
    assert "pushed-out" not in game.told


def test_a_ship_that_rams_and_leaves_the_galaxy_is_destroyed_once() -> None:
    game = facing()
    game.flies("ship-1", to=None, touching=[("ship", 1, "ship-1")], pushed=[(1, "ship-1", (360, 40))])
    game.do("flick ship-1", "aim 2700 60")
    assert game.at(0, "ship-1") is None
    assert game.at(1, "ship-1") is None
    assert game.told.count("rammed") == 1
    assert "lost" not in game.told


def test_a_juggernaut_cannot_ram() -> None:
    game = Scenario().techs(0, "juggernaut").ship(0, "purple-ship", FAR).ship(1, "ship-1", ENEMY).choose("move")
    game.flies("purple-ship", to=(350, 85), touching=[("ship", 1, "ship-1")], pushed=[(1, "ship-1", (360, 40))])
    game.do("flick purple-ship", "aim 2700 60")
    assert game.at(0, "purple-ship") == (350, 85)
    assert game.at(1, "ship-1") == (360, 40)
    assert "rammed" not in game.told


def test_a_juggernaut_does_not_even_ram_a_guardian() -> None:
    game = Scenario().techs(0, "juggernaut").guardian("alpha").ship(0, "purple-ship", FAR).choose("move")
    game.flies("purple-ship", to=(300, 360), touching=[("guardian", 0, "alpha")]).do("flick purple-ship", "aim 0 9")
    assert game.at(0, "purple-ship") == (300, 360)


def test_other_ships_of_somebody_with_the_juggernaut_ram() -> None:
    game = facing().techs(0, "juggernaut").techs(1, "juggernaut")
    game.flies("ship-1", to=(350, 85), touching=[("ship", 1, "ship-1")]).do("flick ship-1", "aim 2700 60")
    assert game.at(0, "ship-1") is None
    assert game.at(1, "ship-1") is None


def test_the_purple_ship_of_the_other_side_is_no_juggernaut() -> None:
    game = Scenario().techs(1, "bastion").ship(0, "ship-1", FAR).ship(1, "purple-ship", ENEMY).choose("move")
    game.flies("ship-1", to=(350, 85), touching=[("ship", 1, "purple-ship")]).do("flick ship-1", "aim 2700 60")
    assert game.at(1, "purple-ship") is None


def test_a_rammed_battleship_is_not_destroyed() -> None:
    game = Scenario().techs(1, "battleship").ship(0, "ship-1", FAR).ship(1, "orange-ship", ENEMY).choose("move")
    game.flies("ship-1", to=(350, 85), touching=[("ship", 1, "orange-ship")], pushed=[(1, "orange-ship", (360, 40))])
    game.do("flick ship-1", "aim 2700 60")
    assert game.at(0, "ship-1") is None
    assert game.at(1, "orange-ship") == (360, 40)


def test_a_battleship_that_rams_is_destroyed() -> None:
    game = Scenario().techs(0, "battleship").ship(0, "orange-ship", FAR).ship(1, "ship-1", ENEMY).choose("move")
    game.flies("orange-ship", to=(350, 85), touching=[("ship", 1, "ship-1")]).do("flick orange-ship", "aim 2700 60")
    assert game.at(0, "orange-ship") is None
    assert game.at(1, "ship-1") is None


@pytest.mark.parametrize("ship", ["purple-ship", "orange-ship"])
def test_a_star_hammer_and_a_bastion_are_destroyed_like_any_ship(ship: str) -> None:
    game = Scenario().techs(1, "star-hammer", "bastion").ship(0, "ship-1", FAR).ship(1, ship, ENEMY).choose("move")
    game.flies("ship-1", to=(350, 85), touching=[("ship", 1, ship)]).do("flick ship-1", "aim 2700 60")
    assert game.at(1, ship) is None


def test_the_ramming_prow_gives_a_point_for_each_ship_that_is_rammed() -> None:
    game = facing().techs(0, "ramming-prow")
    game.flies("ship-1", to=(350, 85), touching=[("ship", 1, "ship-1")]).do("flick ship-1", "aim 2700 60")
    assert game.me.points == 1
    assert game.state.pool == 39


def test_the_ramming_prow_gives_nothing_to_who_is_rammed() -> None:
    game = facing().techs(1, "ramming-prow")
    game.state.players[0].techs = 0
    game.flies("ship-1", to=(350, 85), touching=[("ship", 1, "ship-1")]).do("flick ship-1", "aim 2700 60")
    assert [player.points for player in game.state.players] == [0, 0, 0, 0]


# Guardians


def test_who_rams_a_guardian_is_destroyed_but_the_guardian_is_not() -> None:
    game = Scenario().guardian("alpha").ship(0, "ship-1", FAR).choose("move")
    game.flies("ship-1", to=(250, 275), touching=[("guardian", 0, "alpha")]).do("flick ship-1", "aim 0 9")
    assert game.at(0, "ship-1") is None
    assert game.view["guardians"] == ["alpha"]
    assert game.me.points == 0
    assert game.facts("guardian-rammed") == [(0, [0, 0])]


def test_a_guardian_is_an_enemy_ship_for_the_ramming_prow() -> None:
    game = Scenario().techs(0, "ramming-prow").guardian("alpha").ship(0, "ship-1", FAR).choose("move")
    game.flies("ship-1", to=(250, 275), touching=[("guardian", 0, "alpha")]).do("flick ship-1", "aim 0 9")
    assert game.me.points == 1


def test_a_guardian_touched_first_saves_the_enemy_ship_behind_it() -> None:
    game = facing().guardian("alpha")
    touching = [("guardian", 0, "alpha"), ("ship", 1, "ship-1")]
    game.flies("ship-1", to=(340, 100), touching=touching).do("flick ship-1", "aim 2700 60")
    assert game.at(0, "ship-1") is None
    assert game.at(1, "ship-1") == ENEMY


def test_an_enemy_ship_touched_first_is_rammed_before_a_guardian() -> None:
    game = facing().guardian("alpha")
    touching = [("ship", 1, "ship-1"), ("guardian", 0, "alpha")]
    game.flies("ship-1", to=(340, 100), touching=touching).do("flick ship-1", "aim 2700 60")
    assert game.at(1, "ship-1") is None
    assert "guardian-rammed" not in game.told
