"""The end of the game: end-game cards, gold tiles, species, and who wins (page 21)."""

from __future__ import annotations

import pytest

from orrery.core.table import with_value
from orrery.games.seti import GAME

from .scenario import Scenario


def last_round(seats: int = 2) -> Scenario:
    game = Scenario(seats)
    game.state.rounds = 4
    return game


def finish(game: Scenario) -> Scenario:
    """All pass in the last round; gold tiles are marked from the left."""
    game.start()
    while not game.table.over:
        game.do("pass" if game.asked == "main-action" else game.options[0])
    return game


def scores(game: Scenario) -> list[int]:
    outcome = GAME.outcome(finish(game).table)
    assert outcome is not None
    return outcome.scores


def winners(game: Scenario) -> list[int]:
    outcome = GAME.outcome(finish(game).table)
    assert outcome is not None
    return outcome.winners


# The end


def test_the_game_goes_on_until_all_have_passed_in_the_fifth_round() -> None:
    game = last_round().do("pass")
    assert (game.table.over, GAME.outcome(game.table)) == (False, None)
    game.do("launch", "end-turn", "pass")
    assert game.table.over


def test_most_points_win() -> None:
    game = last_round(3).set(0, score=40).set(1, score=62).set(2, score=61)
    assert (scores(game), winners(game)) == ([40, 62, 61], [1])
    assert game.facts("game-ended") == [(1, [62])]


def test_of_equals_all_win() -> None:
    """Page 21: the fan of Carl Sagan is a joke."""
    game = last_round(3).set(0, score=62).set(1, score=60).set(2, score=62)
    assert (scores(game), winners(game)) == ([62, 60, 62], [0, 2])
    outcome = GAME.outcome(game.table)
    assert outcome is not None
    assert [outcome.share(seat) for seat in range(3)] == [0.5, 0, 0.5]


def test_what_is_left_over_is_worth_nothing() -> None:
    game = last_round().set(0, credit=20, energy=20, data=6, publicity=10, hand=["dune", "grant"], score=9)
    assert scores(game) == [9, 2]


# What is added


def test_points_of_the_track_cards_and_gold_tiles_are_added() -> None:
    game = last_round().set(0, score=30, scoring=["mars-science-laboratory"], orbiters=["mars"], landers=["mars"])
    game.set(0, techs=["probe-moon", "telescope-hand", "computer-card"])
    finish(game)
    assert GAME.standing(game.table).breakdown[0] == {"track": 30, "cards": 4 * 2, "gold": 11}


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("europa-clipper", 3 * 2),
        ("mars-science-laboratory", 4 * 1),
        ("barnards-star-observation", 3 * 2),
        ("kepler-22-observation", 0),
        ("procyon-observation", 3 * 1),
        ("vega-observation", 3 * 1),
        ("onsala-telescope-construction", 2 * 1),
        ("sherloc", 2 * 3),
        ("dune", 2 * 2),
        ("giant-magellan-telescope", 1 * 3),
        ("euclid-telescope-construction", 2 * 2),
        ("near-shoemaker", 13),
        ("solvay-conference", 4 * 3),
    ],
)
def test_each_of_the_thirteen_end_game_cards(card: str, points: int) -> None:
    """What lies there at the end counts; cards that were not played pay nothing.

    The Solvay Conference finds three pairs of a win and a craft on an unmarked tile, worth four each.
    """
    game = last_round().set(0, orbiters=["jupiter"], landers=["io", "mars"], probes=["2-4"])
    game.set(0, wins=["barnards-star", "barnards-star", "procyon", "beta-pictoris"])
    game.trace(0, "left", "red", "overflow").trace(0, "left", "blue").trace(0, "right", "blue")
    for place in ("left", "left", "right"):
        game.trace(0, place, "yellow", "overflow")
    for star in ("vega", "sirius-a", "61-virginis"):
        game.signals(star, 0, 1)
    game.set(0, techs=["computer-card", "computer-energy", "probe-moon", "telescope-hand"])
    game.state.gold_sides = with_value(game.state.gold_sides, 3, 7)
    assert GAME.standing(game.table).breakdown[0]["cards"] == 0
    game.set(0, scoring=[card])
    finish(game)
    assert GAME.standing(game.table).breakdown[0]["cards"] == points


def test_exertian_points_come_last_and_the_most_dangerous_loses_a_tenth() -> None:
    """The species' own sheet: page 21 adds what the rules of a species say; of 37 points 3 are lost."""
    game = Scenario(species=("exertians", "mascamites"), discovered=["exertians"], score=37)
    game.state.rounds = 4
    game.trace(0, "left", "red", "row-5")
    finish(game)
    assert GAME.standing(game.table).breakdown[0]["danger"] == -3
    assert GAME.standing(game.table).breakdown[1]["danger"] == 0


def test_nobody_has_won_while_the_game_goes_on() -> None:
    game = last_round().set(0, score=50)
    assert GAME.standing(game.start().table).winners == []
