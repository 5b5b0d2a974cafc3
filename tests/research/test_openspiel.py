"""Games of OpenSpiel, by its own tests and by what they promise."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import generate_playthrough  # noqa: E402

import orrery  # noqa: E402
import orrery.research.openspiel_game  # noqa: E402  # makes the games known to OpenSpiel
from orrery.research.rewards import UnknownReward  # noqa: E402


def go_on(state: Any, chance: np.random.Generator) -> None:
    """One more deal or answer at random."""
    outcomes = state.chance_outcomes() if state.is_chance_node() else [(action, 1) for action in state.legal_actions()]
    state.apply_action(outcomes[int(chance.integers(len(outcomes)))][0])


@pytest.mark.whole
@pytest.mark.parametrize(
    "text", ["orrery_duel(horizon=60)", "orrery_race(players=3,horizon=60)", "orrery_seti(horizon=30)", "orrery_race"]
)
def test_openspiel_simulates_it(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(
    "text",
    [
        "orrery_duel(horizon=12,seed=1)",
        "orrery_race",
        "orrery_race(players=3,horizon=20)",
        "orrery_race(players=4,horizon=20)",
        "orrery_seti",
        pytest.param("orrery_race(players=3)", marks=pytest.mark.long),
        pytest.param("orrery_race(players=4)", marks=pytest.mark.long),
        pytest.param("orrery_seti(players=4)", marks=pytest.mark.long),
    ],
)
def test_openspiel_serialises_it(text: str) -> None:
    """Also before and between the deals of the set-up."""
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=3, serialize=True, verbose=False)


@pytest.mark.whole
@pytest.mark.parametrize("name", ["duel", "race"])
def test_openspiel_writes_a_playthrough_of_it(name: str) -> None:
    text = generate_playthrough.playthrough(f"orrery_{name}(seed=1,horizon=6)", action_sequence=None, seed=2)
    assert f'GameType.short_name = "orrery_{name}"' in text
    assert "InformationStateTensor(0)" in text
    assert "IsTerminal() = True" in text


@pytest.mark.parametrize("text", ["orrery_duel(horizon=80)", "orrery_race"])
def test_whoever_cannot_tell_positions_apart_has_the_same_information_state(text: str) -> None:
    """What one chooses in secret changes one's own text alone."""
    game = pyspiel.load_game(text)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    other = state.clone()
    first, second = state.legal_actions()[:2]
    assert state.current_player() == 0
    state.apply_action(first)
    other.apply_action(second)
    assert state.information_state_string(1) == other.information_state_string(1)
    assert state.information_state_tensor(1) == other.information_state_tensor(1)
    assert state.information_state_string(0) != other.information_state_string(0)


def test_a_card_dealt_to_the_rival_changes_nothing_that_one_knows() -> None:
    state = pyspiel.load_game("orrery_race").new_initial_state()
    while state.is_chance_node():
        last = state
        state = state.child(state.chance_outcomes()[0][0])
    ways = [last.child(outcome) for outcome, _ in last.chance_outcomes()[:2]]  # the last card of the second hand
    assert len({way.information_state_string(0) for way in ways}) == 1
    assert len({way.observation_string(0) for way in ways}) == 1
    assert len({way.information_state_string(1) for way in ways}) == 2


def test_a_clone_goes_its_own_way() -> None:
    state = pyspiel.load_game("orrery_race").new_initial_state()
    chance = np.random.default_rng(1)
    for _ in range(30):
        twin, before = state.clone(), str(state)
        go_on(twin, chance)
        assert str(state) == before
        state = twin


@pytest.mark.parametrize(("text", "players"), [("orrery_race(players=4)", 4), ("orrery_seti(players=1)", 1)])
def test_a_game_ends_with_returns(text: str, players: int) -> None:
    state = pyspiel.load_game(text).new_initial_state()
    chance = np.random.default_rng(2)
    while not state.is_terminal():
        go_on(state, chance)
    returns = state.returns()
    assert len(returns) == players
    if players > 1:
        assert sum(returns) == pytest.approx(0)
        assert max(returns) > 0
    else:
        assert returns[0] in (0, 1)


def test_points_count_where_they_are_chosen() -> None:
    game = pyspiel.load_game("orrery_race(reward=score-difference,horizon=60,seed=3)")
    state = game.new_initial_state()
    chance = np.random.default_rng(4)
    while not state.is_terminal():
        go_on(state, chance)
    scores = orrery.game("race").standing(state.table.table).scores
    assert state.returns() == [scores[0] - scores[1], scores[1] - scores[0]]


def test_wrong_parameters_are_refused() -> None:
    with pytest.raises(orrery.WrongSeats):
        pyspiel.load_game("orrery_race(players=7)")
    with pytest.raises(UnknownReward):
        pyspiel.load_game("orrery_race(reward=glory)")
