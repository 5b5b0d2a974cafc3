"""Outcomes dealt as a whole; the trial of these tests is interpreted and cannot stand on a compiled engine."""

from __future__ import annotations

import pytest

from orrery import RandomDealer, RecordingDealer, ScriptedDealer, WrongDeal
from orrery.core.dealer import Dealer, Trial


class Toss(Trial):
    """A trial of the tests: two numbers below ten."""

    def run(self, dealer: Dealer) -> list[int]:
        return [dealer.roll(range(10)), dealer.roll(range(10))]

    def allows(self, outcome: list[int]) -> bool:
        return len(outcome) == 2 and all(0 <= number < 10 for number in outcome)


def test_an_outcome_is_written_down_with_its_length_and_dealt_again() -> None:
    recording = RecordingDealer(RandomDealer(3))
    made = recording.outcome(Toss())
    assert recording.deals == [2, *made]
    again = ScriptedDealer(recording.deals)
    assert again.outcome(Toss()) == made
    assert again.dealt == 3


def test_after_the_script_a_trial_is_made_by_the_next_dealer() -> None:
    scripted = ScriptedDealer([2, 4, 5], RandomDealer(3))
    assert scripted.outcome(Toss()) == [4, 5]
    assert scripted.outcome(Toss()) == RandomDealer(3).outcome(Toss())


@pytest.mark.parametrize("script", [[2, 4], [2, 4, 10], [1, 4], [-1], [0]])
def test_an_impossible_outcome_is_refused(script: list[int]) -> None:
    with pytest.raises(WrongDeal) as refused:
        ScriptedDealer(script).outcome(Toss())
    assert refused.value.message == "error-deal-no-outcome"
