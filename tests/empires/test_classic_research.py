"""Research in the classic mode (page 26)."""

from __future__ import annotations

from ..scenario import reasons, told_with
from .classic import ClassicScenario


def studying() -> ClassicScenario:
    """Two pink centres and a green one."""
    game = ClassicScenario()
    game.planet("alpha-edge-a", "pink", centres=2)
    game.planet("alpha-edge-b", "green", centres=1)
    return game


def test_one_technology_rises_by_one_level() -> None:
    game = studying()
    game.choose("research")
    assert game.options == ["advance classic-better-drives", "advance classic-conscription"]
    game.do("advance classic-better-drives")
    assert game.tech_names(0) == ["classic-better-drives"]


def test_levels_come_in_order() -> None:
    game = studying()
    game.classic(0, "better-drives")
    game.choose("research")
    assert "advance classic-free-launch" in game.options
    assert "advance classic-strong-drives" not in game.options


def test_a_level_needs_as_many_centres_of_its_colour() -> None:
    game = studying()
    game.classic(0, "better-drives", "free-launch")
    game.ship(0, "ship-1", "alpha-gate")
    game.planet("beta-edge-a", "orange", centres=1)
    game.choose("research")
    assert reasons(game, "advance")["advance classic-strong-drives"] == "needs-centres"
    assert told_with(game, "advance classic-strong-drives") == {"level": 3, "count": 3, "own": 2}


def test_centres_on_blockaded_planets_do_not_count() -> None:
    game = studying()
    game.classic(0, "better-drives")
    game.planet("beta-edge-a", "orange", centres=1)
    game.ship(1, "ship-1", "alpha-edge-a")
    game.choose("research")
    assert reasons(game, "advance")["advance classic-free-launch"] == "needs-centres"
    assert "advance classic-long-range" in game.options


def test_both_centres_of_one_planet_count() -> None:
    game = studying()
    game.classic(0, "better-drives")
    game.choose("research").do("advance classic-free-launch")
    assert "classic-free-launch" in game.tech_names(0)


def test_the_first_of_all_scores_the_level() -> None:
    game = studying()
    game.classic(0, "better-drives")
    game.choose("research").do("advance classic-free-launch")
    assert (game.me.points, game.state.pool) == (2, 38)


def test_others_score_nothing() -> None:
    game = studying()
    game.classic(1, "better-drives", "free-launch")
    game.classic(0, "better-drives")
    game.choose("research").do("advance classic-free-launch")
    assert game.me.points == 0


def test_a_whole_row_of_level_1_unlocks_a_troop_and_a_ship() -> None:
    game = studying()
    game.classic(0, "long-range", "fortified-labs", "conscription")
    game.choose("research")
    assert (game.me.troops, game.me.ships) == (5, 3)  # pink 1 was the only one that could be researched


def test_a_whole_row_of_level_2_unlocks_as_much() -> None:
    game = studying()
    game.classic(
        0, "long-range", "gunnery", "fortified-labs", "bunkers", "conscription", "city-growth", "better-drives"
    )
    game.choose("research")
    assert (game.me.troops, game.me.ships, game.me.points) == (5, 3, 2)


def test_a_row_with_a_gap_unlocks_nothing() -> None:
    game = studying()
    game.choose("research").do("advance classic-better-drives")
    assert (game.me.troops, game.me.ships) == (4, 2)


def test_all_levels_of_a_colour_can_be_had() -> None:
    game = studying()
    game.classic(0, "better-drives", "free-launch", "strong-drives", "gravity-sling")
    game.planet("beta-edge-a", "orange", centres=1)
    game.choose("research")
    assert reasons(game, "advance")["advance classic-gravity-sling"] == "all-researched"


def test_without_centres_there_is_nothing_to_research() -> None:
    game = ClassicScenario()
    game.ship(0, "ship-1", "alpha-gate")
    game.start()
    assert reasons(game, "choose-classic")["choose-classic research"] == "nothing-to-research"
