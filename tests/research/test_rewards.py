"""Rewards by name."""

from __future__ import annotations

import pytest

import orrery
from orrery.core.dealer import RandomDealer
from orrery.core.game import lead
from orrery.research.rewards import REWARDS, Counting, UnknownReward, reward


@pytest.mark.parametrize(("name", "seats"), [("duel", 2), ("race", 3), ("seti", 1), ("seti", 2)])
def test_undiscounted_shaping_only_spreads_the_win_over_the_steps(name: str, seats: int) -> None:
    game = orrery.game(name)
    table = game.new(seats, {}, RandomDealer(1))
    countings = {title: Counting(chosen, 1.0, game, table) for title, chosen in REWARDS.items()}
    sums = {title: [0.0] * seats for title in REWARDS}
    begun = [REWARDS["points-potential"].potential(game, table, seat) for seat in range(seats)]
    dealer = RandomDealer(2)
    while not table.over:
        seat, options = next(iter(table.questions().items()))
        table.act(seat, options[dealer.below(len(options))])
        for title, counting in countings.items():
            sums[title] = [a + b for a, b in zip(sums[title], counting.step(table), strict=True)]
    outcome = game.outcome(table)
    assert outcome is not None
    assert sums["win-share"] == [outcome.share(seat) for seat in range(seats)]
    assert sums["score-difference"] == [lead(outcome.scores, seat) for seat in range(seats)]
    shaped = [total + start for total, start in zip(sums["points-potential"], begun, strict=True)]
    assert shaped == pytest.approx(sums["win-share"])


def test_an_unknown_reward_is_refused_by_name() -> None:
    with pytest.raises(UnknownReward, match="win-share, score-difference, points-potential"):
        reward("glory")
