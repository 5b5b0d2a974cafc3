"""The best player of Ascending Empires: it compares answers by how the game goes on after them."""

from __future__ import annotations

import pytest

from orrery.bots import Sight
from orrery.bots.comparing import is_out, lead, standard_error
from orrery.bots.empires.characters import Character, Foresight
from orrery.bots.empires.foresight import Prospect, promising
from orrery.bots.empires.greedy import GreedyBot
from orrery.core.dealer import RandomDealer
from orrery.core.table import Table
from orrery.games.empires import GAME as EMPIRES
from orrery.games.empires import ChooseAction
from orrery.games.empires.position.state import State

LITTLE = Character(foresight=Foresight(worlds=2, turns=2))


def first_action(seed: int = 3, seats: int = 2) -> tuple[Table[State], int]:
    """A table at which somebody chooses the first action, and who."""
    table = EMPIRES.new(seats, {}, RandomDealer(seed))
    while not isinstance(table.question(table.state.active), ChooseAction):
        seat = next(iter(table.questions()))
        table.act(seat, GreedyBot(1).decide(EMPIRES, table, seat))
    return table, table.state.active


def test_the_same_seed_chooses_the_same_and_nothing_happens_to_the_table() -> None:
    table, seat = first_action()
    before = EMPIRES.hash(table)
    chosen = [GreedyBot(5, LITTLE).decide(EMPIRES, table, seat) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert EMPIRES.hash(table) == before


def test_what_it_thinks_is_what_it_does_with_shares_worlds_and_points() -> None:
    table, seat = first_action()
    thoughts = GreedyBot(5, LITTLE).thoughts(Sight(EMPIRES, table, seat, RandomDealer(1)))
    assert len(thoughts) > 1
    assert {thought.worlds for thought in thoughts} == {2}
    assert all(0.0 <= thought.share <= 1.0 and thought.unsure > 0.0 for thought in thoughts)
    assert len({thought.share for thought in thoughts}) > 1
    assert GreedyBot(5, LITTLE).choose(Sight(EMPIRES, table, seat, RandomDealer(1))) == thoughts[0].action


def test_what_was_played_is_tried_as_well_when_it_is_asked_for() -> None:
    table, seat = first_action()
    usual = [thought.action for thought in GreedyBot(5, LITTLE).thoughts(Sight(EMPIRES, table, seat, RandomDealer(1)))]
    ranked = [(10.0, [1]), (9.5, [2]), (2.0, [3])]
    assert [prospect.action for prospect in promising(ranked)] == [1, 2]
    assert [prospect.action for prospect in promising(ranked, [3])] == [1, 2, 3]
    also = next(option for option in table.questions()[seat] if option != usual[0])
    thoughts = GreedyBot(5, LITTLE).thoughts(Sight(EMPIRES, table, seat, RandomDealer(1)), [also])
    assert also in [thought.action for thought in thoughts]


def test_where_time_is_too_short_for_one_world_it_plays_as_greedy_does() -> None:
    table, seat = first_action()
    hasty = Character(foresight=Foresight(worlds=2, turns=2, seconds=1e-9))
    assert GreedyBot(5, hasty).decide(EMPIRES, table, seat) == GreedyBot(5).decide(EMPIRES, table, seat)


def test_the_fewer_the_worlds_the_more_the_first_sight_counts() -> None:
    first, second = Prospect([1], behind=0.0), Prospect([2], behind=2.0)
    first.shares, second.shares = [0.5], [0.6]
    assert first.rank > second.rank
    first.shares, second.shares = [0.5] * 8, [0.6] * 8
    assert first.rank < second.rank


def test_an_answer_is_out_where_it_is_worse_in_world_after_world_or_comes_to_the_same() -> None:
    assert is_out([0.6, 0.7, 0.5, 0.6], [0.5, 0.6, 0.4, 0.5], enough=4)
    assert is_out([0.6, 0.7, 0.5, 0.6], [0.6, 0.7, 0.5, 0.6], enough=4)


def test_an_answer_is_not_out_while_it_may_be_better() -> None:
    assert not is_out([0.6, 0.7, 0.5], [0.5, 0.6, 0.4], enough=4)
    assert not is_out([0.9, 0.1, 0.8, 0.2], [0.1, 0.8, 0.2, 0.8], enough=4)
    assert not is_out([0.6, 0.7, 0.5, 0.6], [0.7, 0.8, 0.6, 0.7], enough=4)


def test_an_answer_that_was_left_out_is_compared_in_the_worlds_in_which_both_were_tried() -> None:
    best, other = Prospect([1], behind=0.0), Prospect([2], behind=0.0)
    best.shares, best.points = [0.9, 0.9, 0.1, 0.1], [30, 30, 10, 10]
    other.shares, other.points = [0.8, 0.8], [28, 28]
    assert lead(best.shares, other.shares) == pytest.approx(-0.1)
    assert best.thought(best, seat=0, now=5).share == pytest.approx(0.5)
    told = other.thought(best, seat=0, now=5)
    assert [told.share, told.points] == pytest.approx([0.4, 13.0])
    assert other.compared(best) < best.compared(best)


def test_the_standard_error_is_that_of_the_mean() -> None:
    assert standard_error([0.0, 1.0]) == pytest.approx(0.5 / 2**0.5)


@pytest.mark.long
def test_it_wins_most_games_against_easy() -> None:
    """Against those who judge badly, with little foresight."""
    won = 0.0
    for deal in range(2):
        for own in range(2):
            players = [GreedyBot(seat, LITTLE if seat == own else Character(2.0)) for seat in range(2)]
            table = EMPIRES.new(2, {}, RandomDealer(deal))
            while not table.over:
                seat = next(iter(table.questions()))
                table.act(seat, players[seat].decide(EMPIRES, table, seat))
            won += EMPIRES.standing(table).share(own)
    assert won >= 3
