"""What rounds take of completed objectives, and what the rival gains by those that are missing."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from orrery.core.table import Pending
from orrery.games.seti.facts.objectives import OBJECTIVES
from orrery.games.seti.position.thinking import BY_OBJECTIVES
from orrery.games.seti.rules.turn import END_ROUND
from orrery.games.seti.solo.payment import RIVAL

from ..scenario import Scenario
from .goals import Goals

COMPLETED = ["ii-2", "ii-3", "ii-5", "ii-7", "ii-8", "ii-10"]


def end_of_round(number: int, *tiles: str, completed: Sequence[str] = (), below: Sequence[str] = ()) -> Goals:
    """Both sides have passed in this round."""
    game = Goals(*tiles, completed=completed, below=below)
    game.state.rounds = number
    game.ahead(Pending(0, END_ROUND))
    return game


def steps(game: Goals) -> list[list[int]]:
    """How far the rival has gone on because of objectives."""
    return [facts for _, facts in game.facts("progressed") if facts[1] == BY_OBJECTIVES]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_rounds_take_one_two_three_and_four_completed_objectives(number: int) -> None:
    game = end_of_round(number, completed=COMPLETED[:number])
    game.start()
    assert game.collected == []
    assert game.facts("objectives-paid") == [(0, [number])]
    assert (game.facts("objectives-missed"), steps(game)) == ([], [])


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_rival_progresses_three_spaces_for_each_that_is_missing(number: int) -> None:
    game = end_of_round(number, "i-1")
    game.state.rivals[0].progress = 2
    game.start()
    assert game.facts("objectives-missed") == [(0, [number, 3 * number])]
    assert steps(game) == [[3 * number, BY_OBJECTIVES]]
    assert game.facts("objectives-paid") == []


def test_progress_by_missing_objectives_brings_reinforcement() -> None:
    """Nine spaces from the tenth lead over the sign between the last space and the first."""
    game = end_of_round(3, "i-1")
    game.state.rivals[0].progress = 9
    game.start()
    assert RIVAL in [seat for seat, _ in game.facts("reinforced")]


def test_what_is_there_is_handed_in_even_if_it_is_not_enough() -> None:
    game = end_of_round(3, "i-1", completed=COMPLETED[:1])
    game.start()
    assert (game.facts("objectives-paid"), game.facts("objectives-missed")) == ([(0, [1])], [(0, [2, 6])])
    assert (game.collected, steps(game)) == ([], [[6, BY_OBJECTIVES]])


def test_what_a_round_does_not_take_is_kept() -> None:
    """The oldest are handed in."""
    game = end_of_round(2, completed=COMPLETED[:5]).start()
    assert game.collected == COMPLETED[2:5]
    assert [OBJECTIVES[tile] for tile in game.objectives.spent[-2:]] == COMPLETED[:2]


def test_objectives_are_handed_in_before_income() -> None:
    game = end_of_round(1, completed=COMPLETED[:1]).start()
    assert game.told.index("objectives-paid") < game.told.index("credits-gained")
    missed = end_of_round(1, "i-1").start()
    assert missed.told.index("objectives-missed") < missed.told.index("credits-gained")


def test_what_was_completed_in_the_turn_of_the_rival_pays_its_round() -> None:
    """It was not collected after a turn of the person: it is now, before the round takes it."""
    game = end_of_round(1, "iii-8", "ii-3", "ii-5", below=["iii-1"]).marked("iii-8:1").start()
    assert (game.facts("objectives-missed"), game.open_tiles) == ([], ["iii-1", "ii-3", "ii-5"])
    assert OBJECTIVES[game.objectives.spent[-1]] == "iii-8"


def test_after_the_last_round_the_rival_scores_for_every_objective_left() -> None:
    """Three lie open, two are in the stack: 25 points."""
    game = end_of_round(5, "i-1", "ii-2", "ii-3", below=["iii-1", "iii-2"])
    points = game.rival.score
    game.start()
    assert game.table.over
    assert (game.facts("objectives-left"), game.rival.score - points) == ([(0, [5, 25])], 25)


def test_an_objective_completed_in_the_last_turn_is_not_left() -> None:
    game = end_of_round(5, "i-1", "ii-2").marked("i-1:1")
    points = game.rival.score
    game.start()
    assert (game.facts("objectives-left"), game.rival.score - points) == ([(0, [1, 5])], 5)


def test_with_everything_completed_the_rival_scores_nothing() -> None:
    game = end_of_round(5, completed=COMPLETED)
    points = game.rival.score
    game.start()
    assert (game.facts("objectives-left"), game.rival.score) == ([], points)


def test_nothing_is_handed_in_after_the_last_round() -> None:
    game = end_of_round(5, completed=COMPLETED).start()
    assert (game.facts("objectives-paid"), game.facts("objectives-missed"), game.collected) == ([], [], COMPLETED)


def test_the_easiest_difficulty_pays_nothing() -> None:
    for number in range(1, 6):
        game = Scenario(1)
        game.state.rounds = number
        points = game.rival.score
        game.ahead(Pending(0, END_ROUND)).start()
        assert not {"objectives-paid", "objectives-missed", "objectives-left"} & {*game.told}
        assert game.rival.score == points or not game.table.over


def test_points_for_objectives_reach_no_milestone() -> None:
    """The rival would pass 25 points by them, but the game is over."""
    game = end_of_round(5, "i-1", "ii-2", "ii-3", below=["iii-1", "iii-2"])
    game.rival.score = 20
    game.start()
    assert (game.rival.score, game.state.gold_marks, game.state.traces) == (45, [], [])
