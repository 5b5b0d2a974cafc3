"""Dealers: fair, repeatable, scripted, recorded."""

from __future__ import annotations

import pytest

from orrery import RandomDealer, RecordingDealer, ScriptedDealer, WrongDeal
from orrery.core.dealer import Dealer


def test_the_same_seed_deals_the_same_for_ever() -> None:
    """These numbers are part of the contract: seeds are written into bug reports and experiments."""
    dealer = RandomDealer(7)
    assert [dealer.below(1000) for _ in range(6)] == [856, 665, 21, 371, 485, 961]


def test_neighbouring_and_huge_seeds_differ() -> None:
    first = {tuple(RandomDealer(seed).below(10**6) for _ in range(3)) for seed in [*range(500), 2**62, 10**30, -1]}
    assert len(first) == 503


@pytest.mark.parametrize("count", [2, 3, 6, 9, 36])
def test_every_outcome_is_about_equally_likely(count: int) -> None:
    dealer = RandomDealer(count)
    seen = [0] * count
    for _ in range(2000 * count):
        seen[dealer.below(count)] += 1
    chi_square = sum((times - 2000) ** 2 / 2000 for times in seen)
    assert chi_square < 2.5 * count + 12


def test_a_draw_takes_the_card_and_keeps_the_others_in_order() -> None:
    pile = [3, 1, 4, 1, 5]
    card = RandomDealer(1).draw(pile)
    assert sorted([card, *pile]) == [1, 1, 3, 4, 5]


def test_a_copy_deals_the_same_from_here_on() -> None:
    for dealer in (RandomDealer(5), ScriptedDealer([3, 1, 2], RandomDealer(6)), RecordingDealer(RandomDealer(8))):
        assert isinstance(dealer, Dealer)
        dealer.roll([1, 2, 3])
        twin = dealer.copy()
        assert [dealer.roll([1, 2, 3]) for _ in range(9)] == [twin.roll([1, 2, 3]) for _ in range(9)]


def test_a_script_is_followed_and_then_handed_over() -> None:
    dealer = ScriptedDealer([4, 2], RandomDealer(1))
    pile = [2, 4, 6]
    assert (dealer.draw(pile), dealer.roll([1, 2]), pile) == (4, 2, [2, 6])
    assert dealer.draw(pile) in (2, 6)


def test_a_script_that_does_not_fit_fails_loudly() -> None:
    with pytest.raises(WrongDeal, match="number 1 is 9, possible: \\[1, 2\\]"):
        ScriptedDealer([9]).roll([1, 2])
    with pytest.raises(WrongDeal, match="used up"):
        ScriptedDealer([]).draw([1])


def test_what_was_dealt_is_recorded() -> None:
    dealer = RecordingDealer(ScriptedDealer([4, 2]))
    dealer.draw([4, 5])
    dealer.roll([2])
    assert dealer.deals == [4, 2]
