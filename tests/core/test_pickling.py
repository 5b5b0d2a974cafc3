"""Tables and games for `pickle` and `copy`, and the short key of a position."""

from __future__ import annotations

import copy
import pickle

import pytest

import orrery
from orrery.core.chance import ChanceTable
from orrery.core.dealer import RandomDealer, RecordingDealer, ScriptedDealer
from orrery.core.playout import playout
from orrery.research.history import recall
from orrery.testing import random_play

GAMES = [("duel", 2), ("race", 3), ("seti", 1), ("seti", 2), ("empires", 2)]


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_table_travels_with_its_dealer(name: str, seats: int) -> None:
    game = orrery.game(name)
    table = game.new(seats, {}, RandomDealer(1))
    for _ in random_play(table, 2, 40):
        pass
    read, copied = pickle.loads(pickle.dumps(table)), copy.deepcopy(table)
    for twin in (read, copied):
        assert game.hash(twin) == game.hash(table)
        assert twin.questions() == table.questions()
    ends = []
    for twin in (table, read, copied):
        for _ in random_play(twin, 3, 60):
            pass
        ends.append(game.hash(twin))
    assert ends[0] == ends[1] == ends[2]


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_table_that_has_not_begun_comes_back_so(name: str, seats: int) -> None:
    """Nothing is dealt by reading it: a dealer that has to be asked first may be its own."""
    game = orrery.game(name)
    table = game.begin(seats, game.option_values(seats, {}), RandomDealer(1))
    read = pickle.loads(pickle.dumps(table))
    assert game.hash(read) == game.hash(table)
    assert read.questions() == {}
    table.run()
    read.run()
    assert read.questions() == table.questions()
    assert game.hash(read) == game.hash(table)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_table_that_waits_for_chance_travels(name: str, seats: int) -> None:
    """Before its first deal, after some deals of the set-up, and at its first question."""
    game = orrery.game(name)
    table = ChanceTable.new(game, seats, {})
    for _ in range(200):
        read = pickle.loads(pickle.dumps(table))
        assert [(chance.deal, chance.probability) for chance in read.chances] == [
            (chance.deal, chance.probability) for chance in table.chances
        ]
        assert read.table.questions() == table.table.questions()
        assert recall(game, read.past, 0) == recall(game, table.past, 0)
        if not table.chances:
            break
        deal = table.chances[0].deal
        for either in (table, read):
            either.deal(deal)
        assert [chance.deal for chance in read.chances] == [chance.deal for chance in table.chances]


def test_a_game_travels_by_name() -> None:
    game = orrery.game("race")
    assert pickle.loads(pickle.dumps(game)) is game
    assert copy.deepcopy(game) is game


def test_dealers_travel_and_deal_the_same() -> None:
    first = RandomDealer(5)
    second = RecordingDealer(RandomDealer(6))
    second.roll([1, 2, 3])
    third = ScriptedDealer([4, 2], RandomDealer(7))
    third.roll([4])
    for dealer in (first, second, third):
        twin = pickle.loads(pickle.dumps(dealer))
        assert [twin.roll(range(6)) for _ in range(9)] == [dealer.roll(range(6)) for _ in range(9)]
    assert pickle.loads(pickle.dumps(second)).deals == second.deals


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_key_tells_positions_apart_as_the_hash_does(name: str, seats: int) -> None:
    game = orrery.game(name)
    table = game.new(seats, {}, RandomDealer(1))
    keys: dict[str, int] = {}
    for _ in random_play(table, 2, 150):
        keys[game.hash(table)] = game.key(table)
        assert game.key(table.copy(RandomDealer(0))) == game.key(table)
    assert len(set(keys.values())) == len(keys)
    assert all(0 <= key < 2**64 for key in keys.values())


def test_a_finished_game_travels_too() -> None:
    game = orrery.game("race")
    table = game.new(2, {}, RandomDealer(1))
    playout(table, RandomDealer(2))
    assert pickle.loads(pickle.dumps(table)).over
