"""Dealers: fair, repeatable, scripted, recorded."""

from __future__ import annotations

import pytest

from orrery import RandomDealer, RecordingDealer, ScriptedDealer, WrongDeal
from orrery.core.dealer import Dealer


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        (7, [475, 470, 905, 217, 359, 750]),
        (-7, [868, 288, 37, 45, 959, 190]),
        (10**30, [431, 56, 748, 343, 249, 543]),
    ],
)
def test_the_same_seed_deals_the_same_for_ever(seed: int, numbers: list[int]) -> None:
    """These numbers are part of the contract: seeds are written into bug reports and experiments."""
    dealer = RandomDealer(seed)
    assert [dealer.below(1000) for _ in range(6)] == numbers


def test_several_dice_are_the_same_as_one_after_the_other() -> None:
    """With most sizes some numbers are passed over, so that all faces are equally likely: 2**30 makes that frequent."""
    for faces in ([3, 5, 8], range(2001), range(2**30)):
        together, alone, recording = RandomDealer(3), RandomDealer(3), RecordingDealer(RandomDealer(3))
        for dice in (0, 1, 6, 50):
            rolls = [alone.roll(faces) for _ in range(dice)]
            assert together.total(faces, dice) == recording.total(faces, dice) == sum(rolls)
        assert together.below(1000) == alone.below(1000)


def test_neighbouring_and_huge_seeds_differ() -> None:
    seeds = [*range(-500, 500), *(sign * size for sign in (1, -1) for size in (2**62, 2**63, 2**64, 2**128, 10**30))]
    assert len({tuple(RandomDealer(seed).below(10**6) for _ in range(3)) for seed in seeds}) == len(seeds)


def chi_square(seen: list[int]) -> float:
    """How far counts lie from all being equal: about as much as there are counts if chance alone made them."""
    expected = sum(seen) / len(seen)
    return sum((times - expected) ** 2 / expected for times in seen)


@pytest.mark.parametrize("count", [2, 3, 4, 6, 9])
@pytest.mark.parametrize("apart", [1, 2, 3, 16, 1000])
def test_neighbouring_seeds_begin_as_if_they_had_nothing_to_do_with_each_other(count: int, apart: int) -> None:
    """All pairs of first rolls are about equally frequent, and so is every first roll."""
    pairs, firsts = [0] * count**2, [0] * count
    rolls = [RandomDealer(seed).below(count) for seed in range(10000 + apart)]
    for one, other in zip(rolls, rolls[apart:], strict=False):
        pairs[one * count + other] += 1
        firsts[one] += 1
    assert chi_square(pairs) < 1.5 * count**2 + 12
    assert chi_square(firsts) < 1.5 * count + 12


def test_the_first_rolls_of_one_seed_have_nothing_to_do_with_each_other() -> None:
    pairs = [0] * 36
    for seed in range(10000):
        dealer = RandomDealer(seed)
        pairs[dealer.below(6) * 6 + dealer.below(6)] += 1
    assert chi_square(pairs) < 1.5 * 36 + 12


@pytest.mark.parametrize("count", [2, 3, 6, 9, 36])
def test_every_outcome_is_about_equally_likely(count: int) -> None:
    dealer = RandomDealer(count)
    seen = [0] * count
    for _ in range(2000 * count):
        seen[dealer.below(count)] += 1
    assert chi_square(seen) < 2.5 * count + 12


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
