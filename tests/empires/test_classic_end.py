"""Turns, the end and scoring in the classic mode (pages 25 and 26)."""

from __future__ import annotations

import pytest

from orrery.games.empires import GAME

from .classic import HOME, ClassicScenario

QUADRANTS = ["alpha", "beta", "gamma", "delta"]


def test_exactly_one_action_a_turn_then_the_next_player() -> None:
    game = ClassicScenario()
    game.planet("alpha-middle", troops=2)
    game.ship(0, "ship-1", HOME)
    game.planet("alpha-edge-a", "orange", centres=1)
    game.start()
    actions = ["choose move", "choose deploy", "choose build", "choose-classic mine-ore", "choose-classic research"]
    assert game.options == actions
    game.do("choose-classic mine-ore", "end-turn")
    assert game.asked_seat == 1


def ending(seats: int = 3) -> ClassicScenario:
    """A player is about to take the last point."""
    game = ClassicScenario(seats)
    game.planet("alpha-middle", troops=2)
    game.state.pool = 1
    game.choose("mine-ore").do("end-turn")
    return game


def deploy(game: ClassicScenario, home: str) -> None:
    game.choose("deploy").do(f"deploy-troop {home}", "done")


def test_when_the_pool_is_empty_all_others_have_one_more_turn() -> None:
    game = ending()
    assert "end-triggered-classic" in game.told
    deploy(game, "beta-gate")
    assert not game.table.over
    deploy(game, "gamma-gate")
    assert game.table.over


def test_with_a_point_left_the_game_goes_on() -> None:
    game = ClassicScenario(2)
    game.planet("alpha-middle", troops=2)
    game.state.pool = 2
    game.choose("mine-ore").do("end-turn")
    assert "end-triggered-classic" not in game.told


def test_all_planets_controlled_do_not_end_the_game() -> None:
    game = ClassicScenario(2)
    game.state.places = [6 if place == 6 else 10 for place in game.state.places]
    deploy(game, HOME)
    assert game.asked_seat == 1
    assert game.state.last == -1


def test_planets_outposts_and_cities_score() -> None:
    game = ClassicScenario()
    game.planet("alpha-middle", troops=1)
    game.planet("alpha-edge-a", outposts=2)
    game.planet("beta-middle", cities=1, centres=1)
    game.garrison(1)
    game.me.points = 4
    points = {"tokens": 4, "planets": 3, "outposts": 2, "cities": 2, "quadrants": 0}
    assert GAME.standing(game.table).breakdown[0] == points


@pytest.mark.parametrize(("count", "bonus"), [(1, 0), (2, 0), (3, 3), (4, 6)])
def test_cities_in_three_or_four_quadrants_bring_a_bonus(count: int, bonus: int) -> None:
    game = ClassicScenario()
    for quadrant in QUADRANTS[:count]:
        game.planet(f"{quadrant}-middle", cities=1)
    assert GAME.standing(game.table).breakdown[0]["quadrants"] == bonus


def test_tokens_and_the_scoring_together_decide() -> None:
    game = ending(2)
    game.me.points = 4
    game.state.players[1].points = 2
    game.planet("gamma-middle", owner=1, cities=1)
    deploy(game, "beta-gate")
    outcome = GAME.standing(game.table)
    assert (outcome.scores, outcome.winners) == ([4, 5], [1])


def test_a_tie_goes_to_more_points_in_tokens_then_to_higher_levels() -> None:
    game = ending(2)
    game.planet("gamma-middle", owner=1, cities=1)
    game.state.players[1].points = 0
    game.me.points = 3
    deploy(game, "beta-gate")
    outcome = GAME.standing(game.table)
    assert (outcome.scores, outcome.winners) == ([3, 3], [0])
    game.me.points = game.state.players[1].points = 3
    game.planet("alpha-middle", cities=1)
    assert GAME.standing(game.table).winners == [0, 1]
    game.classic(1, "long-range", "gunnery")
    assert GAME.standing(game.table).winners == [1]


def test_levels_are_added_up_not_what_they_are_worth() -> None:
    game = ending(2)
    deploy(game, "beta-gate")
    game.me.points = game.state.players[1].points = 3
    game.classic(0, "long-range", "gunnery")
    game.classic(1, "better-drives", "conscription")
    assert GAME.standing(game.table).winners == [0, 1]
