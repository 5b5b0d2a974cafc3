"""The end of a game alone: what the rival scores, who has won; and what can be seen of the rival."""

from __future__ import annotations

import pytest

from orrery.core.dealer import RandomDealer
from orrery.core.playout import playout
from orrery.games.seti import GAME
from orrery.games.seti.position.owned import ownership
from orrery.games.seti.rules.scoring import standing, tile_points

from .alone import RIVAL, Alone


@pytest.mark.parametrize(("mine", "its", "winner"), [(51, 50, 0), (50, 50, RIVAL), (49, 50, RIVAL)])
def test_more_points_than_the_rival_and_a_tie_is_lost(mine: int, its: int, winner: int) -> None:
    game = Alone(score=its).set(0, score=mine)
    assert standing(game.state, True).winners == [winner]
    assert standing(game.state, False).winners == []


def test_the_rival_scores_no_gold_tiles() -> None:
    game = Alone(orbiters=["mars", "mars"], landers=["mars"], wins=["vega", "procyon"])
    game.state.gold_sides = [0, 2, 4, 7]
    game.state.gold_marks = [ownership(3, RIVAL)]
    points = standing(game.state, True).breakdown[RIVAL]
    assert points == {"track": 2}
    assert tile_points(game.state, RIVAL, 3) == 0


def test_a_mark_of_the_rival_leaves_the_second_space_to_the_person() -> None:
    game = Alone().set(0, landers=["mars"], wins=["vega"])
    game.state.gold_sides = [0, 2, 4, 7]
    game.state.gold_marks = [ownership(3, RIVAL), ownership(3, 0)]
    assert standing(game.state, True).breakdown[0]["gold"] == 6


def test_after_five_rounds_the_game_ends() -> None:
    table = GAME.new(1, {}, RandomDealer(9))
    playout(table, RandomDealer(9))
    outcome = GAME.outcome(table)
    assert outcome is not None
    assert (table.state.rounds, len(outcome.winners), len(outcome.scores)) == (5, 1, 2)


# What can be seen


def test_the_rivals_board_is_seen() -> None:
    game = Alone(3, computer=4, data=0, techs=["probe-moon", "telescope-earth"])
    game.mind.deck.append(-2)
    seen = game.view(0)["rival"]
    assert seen is not None
    assert (seen["difficulty"], seen["progress"], seen["computer"], seen["pool"]) == (3, 0, 4, 0)
    assert (seen["next_tech"], seen["arrow"], seen["card"]) == ("telescope-earth", "left", None)
    assert seen["techs"] == ["probe-moon", "telescope-earth"]
    assert seen["tech_counts"] == {"probe": 1, "telescope": 1, "computer": 0}
    assert (seen["deck"], seen["reinforcement"], seen["revealed"], seen["passed"]) == (5, 9, [], False)


def test_revealed_cards_are_seen_and_the_arrow_of_the_last() -> None:
    game = Alone().rival_turn("s-2")
    seen = game.view(0)["rival"]
    assert seen is not None
    assert (seen["revealed"], seen["card"], seen["arrow"], seen["deck"]) == (["s-2"], "s-2", "right", 3)
    assert game.view(None)["rival"] == seen


def test_others_have_no_rival() -> None:
    table = GAME.new(2, {}, RandomDealer(1))
    assert GAME.view(table, 0)["rival"] is None
