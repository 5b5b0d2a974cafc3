"""The network that judges positions of Ascending Empires, and the player who looks ahead by it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from orrery.bots import Sight, bot
from orrery.bots.empires.advice import by_wealth
from orrery.bots.empires.characters import Character, Foresight
from orrery.bots.empires.foresight import Prospect, look_ahead
from orrery.bots.empires.greedy import GreedyBot
from orrery.bots.empires.standing import OF_GAME, OF_PLAYER, of_game, of_players
from orrery.core.dealer import RandomDealer
from orrery.core.outlook import first_asked
from orrery.core.table import Table
from orrery.games.empires import GAME as EMPIRES
from orrery.games.empires import Aim
from orrery.games.empires.position.state import State
from orrery.i18n import messages
from orrery.networks.foreseer import NUMBERS, Foreseer, foreseer_for, inputs, load_foreseer, standings
from orrery.networks.levels import load_trained_foreseer
from orrery.networks.network import UnfitNetwork

LITTLE = Character(foresight=Foresight(worlds=2, turns=1))


def by_chance(seed: int = 1, width: int = 8) -> Foreseer:
    """A small network with weights by chance."""
    chance = np.random.default_rng(seed)
    shapes = {"entry.weight": (NUMBERS, width), "entry.bias": (width,), "value.weight": (width, 1)}
    weights = {name: chance.normal(0, 0.3, shape).astype(np.float32) for name, shape in shapes.items()}
    return Foreseer(dict(foreseer_for()), weights)


def some_table(seats: int, steps: int = 30) -> Table[State]:
    table = EMPIRES.new(seats, {}, RandomDealer(seats))
    player = GreedyBot(1)
    for _ in range(steps):
        seat = first_asked(table)
        table.act(seat, player.decide(EMPIRES, table, seat))
    return table


def test_a_standing_has_as_many_numbers_as_are_named() -> None:
    state = some_table(3).state
    assert [len(row) for row in of_players(state)] == [len(OF_PLAYER)] * 3
    assert len(of_game(state)) == len(OF_GAME)
    assert of_game(state)[1:4] == [0.0, 1.0, 0.0]


def test_tables_of_different_sizes_are_judged_together_as_alone() -> None:
    states = [some_table(seats).state for seats in (2, 4, 3)]
    judged = by_chance().judge(states)
    assert [len(shares) for shares in judged] == [2, 4, 3]
    for state, shares in zip(states, judged, strict=True):
        assert sum(shares) == pytest.approx(1, abs=1e-5)
        assert by_chance().judge([state])[0] == pytest.approx(shares, abs=1e-5)
    assert by_chance().judge([]) == []


def test_every_player_is_judged_by_the_same_weights() -> None:
    """Whoever changes places with somebody else changes chances too."""
    players, games = standings([some_table(3).state])
    shares = by_chance().shares(players, games)[0]
    swapped = by_chance().shares(players[:, [2, 1, 0, 3]], games)[0]
    assert shares[:3].tolist() == pytest.approx(swapped[[2, 1, 0]].tolist(), abs=1e-5)
    assert shares[3] == 0
    assert inputs(players, games).shape == (1, 4, NUMBERS)


def test_it_sees_only_what_a_seat_may_know() -> None:
    """Whatever the seat cannot know is dealt again, and what is expected stays the same."""
    table = EMPIRES.new(2, {}, RandomDealer(9))
    player = GreedyBot(1)
    for number in range(30):
        seat = first_asked(table)
        imagined = EMPIRES.determinize(table, seat, RandomDealer(number))
        assert by_chance().judge([table.state]) == by_chance().judge([imagined.state])
        table.act(seat, player.decide(EMPIRES, table, seat))


def test_whoever_looks_ahead_by_it_chooses_the_same_with_the_same_seed() -> None:
    table = some_table(2)
    seat = first_asked(table)
    chosen = [GreedyBot(5, LITTLE, by_chance().judge).decide(EMPIRES, table, seat) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in table.questions()[seat]


def test_best_judges_by_the_network_of_the_package() -> None:
    table = some_table(2)
    best = bot("best", "empires", 3)
    assert isinstance(best, GreedyBot)
    expected = best.estimate(EMPIRES, table, 0)
    assert expected is not None
    imagined = EMPIRES.determinize(table, 0, RandomDealer(3))
    assert expected.share == load_trained_foreseer().judge([imagined.state])[0][0]
    by_formula = GreedyBot(3).estimate(EMPIRES, table, 0)
    assert by_formula is not None
    assert expected.share != by_formula.share


def test_what_is_expected_at_the_end_of_worlds_is_what_the_judge_says() -> None:
    table = some_table(2)
    seat = first_asked(table)
    sight = Sight(EMPIRES, table, seat, RandomDealer(1))
    tried = [Prospect([option], behind=0.0) for option in table.questions()[seat][:2]]
    look_ahead(sight, tried, Foresight(2, 1), RandomDealer(1), lambda states: [[0.25, 0.75] for _ in states])
    assert {share for prospect in tried for share in prospect.shares} == {[0.25, 0.75][seat]}


def test_flicks_are_chosen_by_it() -> None:
    table = some_table(2, 0)
    while not isinstance(table.question(table.state.active), Aim):
        seat = first_asked(table)
        table.act(seat, GreedyBot(1).decide(EMPIRES, table, seat))
    seat = table.state.active
    by_formula, by_network = (
        GreedyBot(5, LITTLE, judge).thoughts(Sight(EMPIRES, table, seat, RandomDealer(1)))
        for judge in (by_wealth, load_trained_foreseer().judge)
    )
    assert {thought.action for thought in by_formula} == {thought.action for thought in by_network}
    assert {thought.share for thought in by_formula}.isdisjoint(thought.share for thought in by_network)


def test_what_answers_are_said_to_bring_is_what_the_judge_says() -> None:
    table = some_table(2)
    seat = first_asked(table)
    told = GreedyBot(5, judge=lambda states: [[0.25, 0.75] for _ in states])
    thoughts = told.thoughts(Sight(EMPIRES, table, seat, RandomDealer(1)))
    assert {thought.share for thought in thoughts} == {[0.25, 0.75][seat]}


def refusal(path: Path) -> str:
    with pytest.raises(UnfitNetwork) as refused:
        load_foreseer(path)
    return messages("de").error(refused.value)


def test_files_that_are_no_such_network_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "empires.npz"
    assert "Eine solche Datei gibt es nicht." in refusal(path)
    network = by_chance()
    network.save(path)
    assert load_foreseer(path).card == network.card
    path.write_bytes(path.read_bytes()[:300])
    assert "Die Datei ist beschädigt (" in refusal(path)
    Foreseer({**network.card, "game": "duel"}, network.weights).save(path)
    assert "(game 'duel', not 'empires')" in refusal(path)
    Foreseer({**network.card, "standing_version": 0}, network.weights).save(path)
    assert "(standing_version 0, not 1)" in refusal(path)
    Foreseer(network.card, {**network.weights, "value.weight": network.weights["value.weight"][:-1]}).save(path)
    assert "(value.weight: not (8, 1))" in refusal(path)
    Foreseer(network.card, {**network.weights, "entry.bias": np.full(8, np.nan, dtype=np.float32)}).save(path)
    assert "(NaN)" in refusal(path)
