"""Project cards that score at the end of the game."""

from __future__ import annotations

import pytest

from orrery.games.seti.facts.board import GOLD_SIDES
from orrery.games.seti.facts.cards import CARDS

from .scenario import Scenario

ROW = ("grant", "hayabusa", "dune")
TECH, MISSION, INCOME, OTHER = range(4)
"""The gold tiles; the last spaces of their sides A pay 5, 2, 5 and 4."""


def marked(game: Scenario, *tiles: int) -> Scenario:
    """Own markers on gold tiles."""
    game.state.gold_marks = [tile * 8 for tile in tiles]
    return game


@pytest.mark.parametrize(
    ("card", "pay"),
    [
        pytest.param("solvay-conference", {"credit": -2, "publicity": 2}, id="113-solvay-conference"),
        pytest.param("near-shoemaker", {"credit": -1, "publicity": 2}, id="127-near-shoemaker"),
    ],
)
def test_what_the_card_does_when_it_is_played(card: str, pay: dict[str, int]) -> None:
    game = Scenario(hand=[card]).row(*ROW)
    assert game.gained(f"play {card}") == {"cards": -1, **pay}
    assert ([CARDS[scoring] for scoring in game.me.scoring], game.state.discard) == ([card], [])


# Points at the end


def test_086_giant_magellan_telescope_scores_sectors_with_own_signals() -> None:
    """Open question 2 of the card facts: markers of wins are no signals."""
    game = Scenario(scoring=["giant-magellan-telescope"], wins=["61-virginis", "sirius-a"])
    game.signals("vega", 0, 0).signals("procyon", 1, 0).signals("barnards-star", 0).signals("kepler-22", 1)
    assert game.final_points()["cards"] == 3


def test_086_giant_magellan_telescope_counts_its_own_signal() -> None:
    game = Scenario(hand=["giant-magellan-telescope"]).row(*ROW)
    game.do("play giant-magellan-telescope", "discard dune", "signal barnards-star", "end-turn")
    assert game.final_points()["cards"] == 1


def test_126_euclid_telescope_construction_scores_computer_technologies() -> None:
    techs = ["computer-card", "computer-energy", "computer-credit", "telescope-hand", "probe-moon"]
    assert Scenario(scoring=["euclid-telescope-construction"], techs=techs).final_points()["cards"] == 3 * 2
    assert Scenario(scoring=["euclid-telescope-construction"], techs=techs[3:]).final_points()["cards"] == 0


@pytest.mark.parametrize(
    ("probes", "points"),
    [
        pytest.param(["2-4"], 13, id="127-near-shoemaker-one-probe"),
        pytest.param(["2-4", "3-1"], 13, id="127-near-shoemaker-two-probes"),
        pytest.param(["2-0"], 0, id="127-near-shoemaker-comet"),
        pytest.param([], 0, id="127-near-shoemaker-no-probe"),
    ],
)
def test_127_near_shoemaker_scores_once_for_a_probe_on_asteroids(probes: list[str], points: int) -> None:
    """Nobody else's probe counts; the disc that the first to pass turns leaves these spaces alone."""
    game = Scenario(scoring=["near-shoemaker"], probes=probes).set(1, probes=["2-6"])
    assert game.final_points()["cards"] == points


def rich() -> Scenario:
    """One set of technologies, two missions, one set of income, two sets of traces: 5, 4, 5 and 8 points."""
    techs = ["probe-moon", "telescope-hand", "computer-card"]
    game = Scenario(
        scoring=["solvay-conference"],
        techs=techs,
        completed=["atlas", "iss"],
        income=["starship", "wow-signal", "pre-launch-testing"],
    )
    for place in ("left", "right"):
        for color in ("red", "yellow", "blue"):
            game.trace(0, place, color)
    return game


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        pytest.param([], 8, id="113-solvay-conference-no-marker"),
        pytest.param([OTHER], 5, id="113-solvay-conference-one-marker"),
        pytest.param([OTHER, TECH], 5, id="113-solvay-conference-two-markers"),
        pytest.param([OTHER, TECH, INCOME], 4, id="113-solvay-conference-three-markers"),
        pytest.param([TECH, MISSION, INCOME], 8, id="113-solvay-conference-three-other-markers"),
    ],
)
def test_113_solvay_conference_scores_the_best_tile_without_ones_own_marker(tiles: list[int], points: int) -> None:
    """As if there were a marker on its last space."""
    game = marked(rich(), *tiles)
    assert game.final_points()["cards"] == points


def test_113_solvay_conference_does_not_mind_markers_of_others() -> None:
    game = rich()
    game.state.gold_marks = [OTHER * 8 + 1, TECH * 8 + 1]
    assert game.final_points()["cards"] == 8


def test_113_solvay_conference_counts_itself_for_pairs_of_missions_and_scoring_cards() -> None:
    """Side B of the mission tile pays 4 on its last space: two missions are a pair, two scoring cards another."""
    game = marked(rich(), OTHER, TECH, INCOME)
    game.set(0, scoring=["near-shoemaker"])
    game.state.gold_sides = [GOLD_SIDES.index(side) for side in ("tech-a", "mission-b", "income-a", "other-a")]
    assert game.final_points()["cards"] == 2 * 4
