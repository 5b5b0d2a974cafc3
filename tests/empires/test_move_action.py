"""The Move action (page 12): two flicks, more for energy, and any number of manoeuvres before and after."""

from __future__ import annotations

from .scenario import Scenario

FAR = (360.0, 360.0)


def test_two_ships_may_be_flicked_once_each_or_one_twice() -> None:
    game = Scenario().ship(0, "ship-1", FAR).ship(0, "ship-2", (360, 60)).choose("move")
    game.flies("ship-1", to=(370, 360)).do("flick ship-1", "aim 0 10")
    assert [option for option in game.options if option.startswith("flick")] == ["flick ship-1", "flick ship-2"]
    game.flies("ship-2", to=(370, 60)).do("flick ship-2", "aim 0 10")
    assert not [option for option in game.options if option.startswith("flick")]
    assert game.view["left"] == 0


def test_ships_on_the_player_board_are_not_flicked() -> None:
    game = Scenario().ship(0, "ship-1", FAR).ship(1, "ship-1", (360, 60)).choose("move")
    assert [option for option in game.options if option.startswith("flick")] == ["flick ship-1"]


def test_energy_buys_a_flick_at_any_time_in_the_action() -> None:
    game = Scenario().ship(0, "ship-1", FAR).energy(0, 2).choose("move").do("boost 1")
    assert game.view["left"] == 3
    for x in (370, 380, 390):
        game.flies("ship-1", to=(x, 360)).do("flick ship-1", "aim 0 10")
    assert "flick ship-1" not in game.options
    game.do("boost 1")
    assert "flick ship-1" in game.options
    assert (game.me.energy, game.me.spent) == (0, 2)
    assert "boost 1" not in game.options


def test_boosting_alone_is_no_move() -> None:
    game = Scenario().ship(0, "ship-1", FAR).choose("move").do("boost 1")
    assert "done" not in game.options


def test_a_manoeuvre_alone_is_enough() -> None:
    game = Scenario().ship(0, "ship-1", "alpha-middle").choose("move").do("land ship-1")
    assert "done" in game.options


def test_manoeuvres_are_made_before_between_and_after_flicks() -> None:
    game = Scenario().planet("alpha-middle", troops=1).choose("move")
    game.do("launch alpha-middle ship-1", "put middle 0")
    game.flies("ship-1", to=(196, 104)).do("flick ship-1", "aim 0 10")
    game.do("land ship-1", "launch alpha-edge-b ship-1", "put middle 0")
    game.flies("ship-1", to=(176, 224)).do("flick ship-1", "aim 0 10")
    assert "flick ship-1" not in game.options
    game.do("land ship-1")
    assert game.on("alpha-middle") == {"troops": 1}
    assert game.on("alpha-edge-b") == {}


def test_move_is_offered_for_a_manoeuvre_though_no_ship_is_in_the_galaxy() -> None:
    game = Scenario().planet("alpha-middle", troops=1)
    assert "choose move" in game.options
    game.choose("move")
    assert game.options == ["launch alpha-middle ship-1", "boost 1"]


def test_who_has_lost_everything_may_stop() -> None:
    game = Scenario().ship(0, "ship-1", FAR).ship(0, "ship-2", (360, 60)).energy(0, 0, spent=1)
    assert game.asked == "move"
    game.flies("ship-1", to=None).do("flick ship-1", "aim 0 100")
    game.flies("ship-2", to=None).do("flick ship-2", "aim 0 100")
    assert game.options == ["done"]
    assert game.asked_seat == 0


def test_after_done_the_end_of_the_turn_follows_and_the_next_player_is_asked() -> None:
    game = Scenario().ship(0, "ship-1", FAR).ship(1, "ship-1", (360, 60)).choose("move")
    game.flies("ship-1", to=(370, 360)).do("flick ship-1", "aim 0 10", "done")
    assert game.asked_seat == 1


def test_space_folding_gives_four_flicks() -> None:
    game = Scenario().techs(0, "space-folding").ship(0, "ship-1", FAR).choose("move")
    assert game.view["left"] == 4


def test_the_other_side_gives_two() -> None:
    game = Scenario().techs(0, "mobile-starbases").ship(0, "ship-1", FAR).choose("move")
    assert game.view["left"] == 2


# The Sylari


def test_the_sylari_get_a_flick_more_when_the_first_one_ended_in_no_orbit() -> None:
    game = Scenario().empire(0, "sylari").ship(0, "ship-1", (250, 250)).choose("move")
    game.flies("ship-1", to=FAR).do("flick ship-1", "aim 0 10")
    assert game.view["left"] == 2
    game.flies("ship-1", to=(250, 250)).do("flick ship-1", "aim 0 10")
    assert game.view["left"] == 1


def test_the_sylari_get_a_flick_more_when_the_first_one_left_the_galaxy() -> None:
    game = Scenario().empire(0, "sylari").ship(0, "ship-1", FAR).ship(0, "ship-2", (360, 60)).choose("move")
    game.flies("ship-1", to=None).do("flick ship-1", "aim 0 100")
    assert game.view["left"] == 2


def test_the_sylari_get_none_when_the_first_one_ended_in_an_orbit() -> None:
    game = Scenario().empire(0, "sylari").ship(0, "ship-1", (250, 250)).choose("move")
    game.flies("ship-1", to=(176, 224)).do("flick ship-1", "aim 0 10")
    assert game.view["left"] == 1
    game.flies("ship-1", to=FAR).do("flick ship-1", "aim 0 10")
    assert game.view["left"] == 0


def test_others_get_none() -> None:
    game = Scenario().empire(0, "korr").ship(0, "ship-1", (250, 250)).choose("move")
    game.flies("ship-1", to=FAR).do("flick ship-1", "aim 0 10")
    assert game.view["left"] == 1


# Bonus moves of relics


def test_a_bonus_move_has_four_flicks_and_manoeuvres_but_no_boost() -> None:
    game = Scenario().relics(0, "bonus-move").ship(0, "ship-1", "alpha-middle").choose("interact")
    game.do("relic bonus-move", "part move")
    assert game.view["left"] == 4
    assert game.options == ["flick ship-1", "reposition ship-1", "land ship-1", "done"]


def test_a_bonus_move_may_ram() -> None:
    game = Scenario().relics(0, "bonus-move").ship(0, "ship-1", FAR).ship(1, "ship-1", (360, 60)).choose("interact")
    game.do("relic bonus-move", "part move")
    game.flies("ship-1", to=(350, 90), touching=[("ship", 1, "ship-1")]).do("flick ship-1", "aim 2700 60")
    assert game.at(1, "ship-1") is None
