"""A turn (pages 11-13): one action, as often as it may be done, then its end."""

from __future__ import annotations

from .scenario import Scenario


def test_a_ship_is_flicked_twice_and_energy_buys_a_third() -> None:
    game = Scenario().ship(0, "ship-1", "alpha-gate").energy(0, 1)
    game.flies("ship-1", to=(250, 250)).do("choose move", "flick ship-1", "aim 0 50")
    assert game.at(0, "ship-1") == (250, 250)
    game.flies("ship-1", to=(240, 250)).do("flick ship-1", "aim 1800 1")
    assert "flick ship-1" not in game.options
    game.do("boost 1")
    assert "flick ship-1" in game.options
    assert game.me.spent == 1


def test_only_actions_that_do_something_are_offered() -> None:
    game = Scenario().ship(0, "ship-1", (250, 250))
    assert game.options == ["choose move", "choose deploy"]


def test_the_only_possible_action_is_taken() -> None:
    game = Scenario()
    assert game.asked == "deploy"


def test_an_action_is_not_over_before_something_was_done() -> None:
    game = Scenario().ship(0, "ship-1", (250, 250))
    game.do("choose move")
    assert "done" not in game.options
    game.flies("ship-1", to=(240, 250)).do("flick ship-1", "aim 1800 1")
    assert "done" in game.options
