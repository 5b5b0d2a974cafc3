"""The order of the end of a turn (pages 16-17): attacks, then effects, then whether the game ends."""

from __future__ import annotations

import pytest

from orrery.games.empires.facts.board import HOLES, NOTHING

from .scenario import Scenario

DEEP = (360.0, 360.0)


def flicked(game: Scenario, *more: str) -> Scenario:
    """A turn of seat 0 whose action is a flick into nowhere."""
    game.ship(0, "ship-1", DEEP).choose("move")
    return game.flies("ship-1", to=(370, 360)).do("flick ship-1", "aim 0 10", "done", *more)


def all_but_one(free: str) -> Scenario:
    """All planets but one are controlled: alpha-middle with a troop and a starbase of seat 0, others by seat 1."""
    game = Scenario(2)
    kinds = [hole for hole in HOLES if not hole.endswith(("gate", "central"))]
    for number, hole in enumerate(kinds):
        if hole == "alpha-middle":
            game.planet(hole, troops=1, bases=1)
        elif hole != free and number < 13:
            game.robots(hole, 1)
        elif hole != free:
            game.planet(hole, owner=1, centres=1)
    return game


def test_an_effect_at_the_end_of_the_turn_can_trigger_the_end() -> None:
    """A mobile starbase takes the last free planet, and the end is looked for only then."""
    game = flicked(all_but_one("alpha-edge-a").techs(0, "mobile-starbases"))
    assert game.asked == "move-bases"
    assert game.state.last == NOTHING
    game.do("move-base 1 alpha-edge-a", "put near 0", "end-turn")
    assert (game.state.last, game.asked_seat) == (0, 1)
    assert game.facts("end-triggered") == [(0, [])]


def test_without_that_effect_the_game_goes_on() -> None:
    game = flicked(all_but_one("alpha-edge-a").techs(0, "mobile-starbases"), "done")
    assert (game.state.last, game.asked_seat) == (NOTHING, 1)


def test_attack_effects_and_end_follow_in_this_order() -> None:
    """An attack takes the last point, the siphon brings energy for it, then the end is triggered."""
    game = Scenario(2).techs(0, "energy-siphon").energy(0, 0, 2)
    game.ship(0, "ship-2", "beta-middle").planet("beta-middle", owner=1, centres=1)
    game.state.pool = 1
    flicked(game, "attack-planet beta-middle", "end-turn")
    told = [name for name in game.told if name in ("planet-attacked", "scored", "energy-regained", "end-triggered")]
    assert told == ["planet-attacked", "scored", "energy-regained", "end-triggered"]


def test_points_of_another_player_trigger_the_end_in_the_turn_they_come() -> None:
    """Seat 1 scores the last point for a mine in the turn of seat 0, who has the last turn therefore."""
    game = Scenario(2).techs(1, "mines").ship(0, "ship-1", (300, 360))
    game.state.mine_owner, game.state.mine_x, game.state.mine_y = [1], [400_000], [360_000]
    game.state.pool = 1
    game.choose("move").flies("ship-1", to=(400, 360)).do("flick ship-1", "aim 0 90", "done")
    assert [player.points for player in game.state.players] == [0, 1]
    assert (game.state.last, game.asked_seat) == (0, 1)


@pytest.mark.parametrize("action", ["deploy", "build", "interact"])
def test_starbases_are_shifted_before_any_action_of_the_turn(action: str) -> None:
    game = Scenario().planet("alpha-middle", troops=1, outposts=1, bases=1).relics(0, "teleport").turn(0)
    assert "shift-base 1" in game.options
    game.do("shift-base 1", "put far 36")
    assert game.asked == "choose-action"
    assert "shift-base 1" not in game.options
    game.choose(action)
    assert [option for option in game.options if option.startswith("shift-base")] == []
