"""Chance asked one deal at a time, with probabilities."""

from __future__ import annotations

import pytest

import orrery
from orrery.core.chance import ChanceTable, prospects
from orrery.core.dealer import RandomDealer, RecordingDealer
from orrery.core.errors import NotYourQuestion, WrongDeal
from orrery.core.table import State

GAMES = [("duel", 2), ("race", 3), ("seti", 1), ("seti", 2)]


def go_on(table: ChanceTable[State], dealer: RandomDealer) -> None:
    """One more deal or answer at random."""
    if table.chances:
        table.deal(table.chances[dealer.below(len(table.chances))].deal)
    else:
        seat, options = next(iter(table.table.questions().items()))
        table.act(seat, options[dealer.below(len(options))])


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_the_same_deals_lead_to_the_same_positions(name: str, seats: int) -> None:
    game = orrery.game(name)
    recording = RecordingDealer(RandomDealer(1))
    true = game.new(seats, {}, recording)
    asked = ChanceTable.new(game, seats, {})
    dealer = RandomDealer(2)
    for _ in range(150):
        for deal in recording.deals:
            asked.deal(deal)
        recording.deals.clear()
        assert not asked.chances
        assert game.hash(asked.table) == game.hash(true)
        if true.over:
            break
        seat, options = next(iter(true.questions().items()))
        action = options[dealer.below(len(options))]
        true.act(seat, action)
        asked.act(seat, action)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_probabilities_add_up_and_copies_go_their_own_ways(name: str, seats: int) -> None:
    table = ChanceTable.new(orrery.game(name), seats, {})
    dealer = RandomDealer(3)
    for _ in range(100):
        if table.chances:
            assert sum(chance.probability for chance in table.chances) == pytest.approx(1)
        twin, place = table.copy(), table.game.key(table.table)
        go_on(twin, dealer)
        assert table.game.key(table.table) == place
        table = twin


def test_equal_cards_of_a_pile_are_one_chance() -> None:
    table = ChanceTable.new(orrery.game("race"), 2, {})
    while max(chance.probability for chance in table.chances) == table.chances[0].probability:
        table.deal(table.chances[0].deal)
    assert any(chance.probability > table.chances[0].probability for chance in table.chances)


def test_every_way_the_dice_may_fall() -> None:
    table = ChanceTable.new(orrery.game("duel"), 2, {"beginner": "0"})
    dealer = RandomDealer(4)
    for _ in range(60):  # cards are laid out, and the first turn has begun
        go_on(table, dealer)
    while not table.chances:
        go_on(table, dealer)
    found = prospects(table)
    assert len(found) > 1
    assert sum(prospect.probability for prospect in found) == pytest.approx(1)
    assert all(not prospect.table.chances for prospect in found)
    likely = max(prospect.probability for prospect in found)
    assert len(prospects(table, least=likely)) == sum(prospect.probability == likely for prospect in found)


def test_whoever_is_not_asked_cannot_answer() -> None:
    table = ChanceTable.new(orrery.game("race"), 2, {})
    with pytest.raises(NotYourQuestion):
        table.act(0, 0)
    with pytest.raises(WrongDeal, match=r"number 1 is 99, possible: \[0, 1, 2, 3, 4\]"):
        table.deal(99)
