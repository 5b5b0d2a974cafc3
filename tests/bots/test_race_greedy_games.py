"""The greedy bot of Race over whole games: it wins, ends, knows only its seat, and repeats itself."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from orrery.bots import Bot, bot
from orrery.core.dealer import RandomDealer
from orrery.core.table import State, Table
from orrery.games import game as game_of

pytestmark = pytest.mark.whole

RACE = game_of("race")


def answer_one(table: Table[State], players: list[Bot[State]]) -> tuple[int, int]:
    """Let the first seat that is asked answer; the table refuses what is not legal."""
    seat = next(iter(table.questions()))
    action = players[seat].decide(RACE, table, seat)
    table.act(seat, action)
    return seat, action


ANSWERS = 1500
"""More than four times what a game of four greedy bots takes."""


def play(players: list[Bot[State]], seed: int, options: Mapping[str, object]) -> Table[State]:
    """A game of these bots; one that does not end within bounds is a stall."""
    table = RACE.new(len(players), options, RandomDealer(seed))
    for _ in range(ANSWERS):
        if table.over:
            return table
        answer_one(table, players)
    raise AssertionError(f"game {seed} stalls")


def test_it_beats_the_random_bot(many: int) -> None:
    games, won = 10 * many, 0
    for number in range(games):
        seat = number % 2
        players = [bot("random", "race", number), bot("random", "race", number)]
        players[seat] = bot("greedy", "race", number)
        outcome = RACE.outcome(play(players, number // 2, {}))
        assert outcome is not None
        won += outcome.winners == [seat]
    assert won >= games * 0.9


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (2, {"advanced": True}),
        (2, {"preset-hands": True}),
        (3, {}),
        (4, {"preset-hands": True}),
        (4, {}),
    ],
    ids=["two", "advanced", "two-preset", "three", "four-preset", "four"],
)
def test_greedy_bots_come_to_an_end_with_a_good_score(seats: int, options: dict[str, object], many: int) -> None:
    for seed in range(2 * many):
        outcome = RACE.outcome(play([bot("greedy", "race", number) for number in range(seats)], seed, options))
        assert outcome is not None
        assert max(outcome.scores) >= 20


# Honesty


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (2, {"advanced": True}), (3, {})])
def test_it_chooses_by_what_its_seat_knows_alone(seats: int, options: dict[str, object]) -> None:
    """In another true position that looks the same to its seat, a bot with another seed answers the same."""
    table = RACE.new(seats, options, RandomDealer(11))
    players = [bot("greedy", "race", number) for number in range(seats)]
    compared = 0
    while not table.over:
        seat = next(iter(table.questions()))
        other = RACE.determinize(table, seat, RandomDealer(compared))
        elsewhere = bot("greedy", "race", 1000 + compared).decide(RACE, other, seat)
        assert answer_one(table, players) == (seat, elsewhere)
        compared += 1
    assert compared > 50


def test_the_same_seeds_play_the_same_game() -> None:
    hashes = {RACE.hash(play([bot("greedy", "race", 3), bot("random", "race", 4)], 5, {})) for _ in range(2)}
    assert len(hashes) == 1


def test_it_leaves_the_table_as_it_was() -> None:
    table = RACE.new(2, {}, RandomDealer(8))
    players = [bot("greedy", "race", 1), bot("greedy", "race", 2)]
    while not table.over:
        before = RACE.hash(table)
        seat = next(iter(table.questions()))
        bot("greedy", "race", 7).decide(RACE, table, seat)
        assert RACE.hash(table) == before
        answer_one(table, players)
