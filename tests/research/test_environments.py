"""Environments of PettingZoo and Gymnasium, by the libraries' own tests and by what they must not do."""

from __future__ import annotations

import importlib
import pickle
from collections.abc import Callable
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import orrery
import orrery.research  # makes the games known to gymnasium
from orrery.bots import UnknownBot
from orrery.research import RawEnvironment, aec
from orrery.research.rewards import UnknownReward

TABLES = [("duel", 2), ("race", 4), ("seti", 1), ("seti", 3)]
FLICKS = pytest.param("empires", 2, marks=pytest.mark.whole)


@pytest.mark.filterwarnings("ignore:Observation")  # PettingZoo wonders about masks in observations, as in its own games
@pytest.mark.parametrize(("name", "seats"), [*TABLES, FLICKS])
def test_pettingzoo_is_content(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(aec(name, seats), num_cycles=40)
    seed_test(lambda: aec(name, seats), num_cycles=10)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["duel", "race", "seti", pytest.param("empires", marks=pytest.mark.whole)])
def test_pettingzoo_is_content_with_the_drawings(name: str) -> None:
    render_test(partial(aec, name), custom_tests={"ansi": lambda drawing: "\n" in drawing})


@pytest.mark.filterwarnings("ignore:.*may not")  # it tries illegal actions too
@pytest.mark.parametrize(
    ("environment", "opponents"),
    [
        ("orrery/Duel-v0", ["random"]),
        ("orrery/Race-v0", ["greedy"]),
        ("orrery/SETI-v0", []),
        ("orrery/SETI-v0", ["greedy"]),
        ("orrery/Empires-v0", []),
        ("orrery/Empires-v0", ["random"]),
    ],
)
def test_gymnasium_is_content(environment: str, opponents: list[str]) -> None:
    made = gymnasium.make(environment, opponents=opponents, render_mode="ansi")
    check_env(made.unwrapped)


@pytest.mark.parametrize("name", ["duel", "race", "seti", "empires"])
def test_games_are_modules_as_those_of_pettingzoo(name: str) -> None:
    module = importlib.import_module(f"orrery.research.envs.{name}_v0")
    assert module.raw_env.args == module.env.args == (name,)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_game_played_through_gives_every_agent_its_share(name: str, seats: int) -> None:
    environment = aec(name, seats)
    environment.reset(seed=3)
    chance = np.random.default_rng(4)
    sums = dict.fromkeys(environment.agents, 0.0)
    for agent in environment.agent_iter():
        observation, reward, terminated, truncated, _ = environment.last()
        sums[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        environment.step(None if terminated or truncated else int(chance.choice(legal)))
    outcome = orrery.game(name).outcome(environment.unwrapped.table)
    assert outcome is not None
    assert list(sums.values()) == [outcome.share(seat) for seat in range(seats)]


def test_what_is_chosen_at_the_same_time_is_not_seen_by_the_others() -> None:
    seen = []
    for choice in (0, 1):
        environment = RawEnvironment("duel")
        environment.reset(seed=1)
        environment.step(choice)
        environment.step(2 + choice)  # both centres of the first seat
        assert environment.agent_selection == "seat_1"
        seen.append(environment.observe("seat_1"))
    assert np.array_equal(seen[0]["observation"], seen[1]["observation"])
    assert np.array_equal(seen[0]["action_mask"], seen[1]["action_mask"])


def test_an_illegal_action_ends_a_wrapped_game_and_is_an_error_in_a_bare_one(caplog: pytest.LogCaptureFixture) -> None:
    environment = aec("race")
    environment.reset(seed=1)
    environment.step(0)
    assert environment.terminations == {"seat_0": True, "seat_1": True}
    assert environment.rewards["seat_0"] == -1
    bare = RawEnvironment("race")
    bare.reset(seed=1)
    with pytest.raises(orrery.IllegalAction, match=r"seat 0 may not '0: .*'; legal: \d+: discard"):
        bare.step(0)
    with pytest.raises(orrery.IllegalAction, match="seat 0 may not '99999'"):
        bare.step(99999)


def test_an_illegal_action_ends_the_game_of_a_single_seat_with_a_warning() -> None:
    environment = gymnasium.make("orrery/Race-v0")
    environment.reset(seed=1)
    with pytest.warns(UserWarning, match="The game ends here with reward -1.0"):
        _, reward, terminated, _, _ = environment.step(0)
    assert (reward, terminated) == (-1.0, True)
    with pytest.raises(ResetNeeded, match="call reset"):
        environment.step(0)


def test_what_is_no_action_and_no_agent_is_refused() -> None:
    environment = aec("race")
    environment.reset(seed=1)
    with pytest.raises(AssertionError, match="not in action space"):
        environment.step(99999)
    for ask in (environment.observe, environment.observation_space, environment.action_space):
        with pytest.raises(KeyError, match="there is no agent 'seat_2'; agents: seat_0, seat_1"):
            ask("seat_2")


def test_whoever_goes_on_after_the_end_is_told_so(caplog: pytest.LogCaptureFixture) -> None:
    environment = aec("race")
    with pytest.raises(AssertionError, match=r"reset\(\) needs to be called before step"):
        environment.step(0)
    environment.reset(seed=1)
    environment.step(0)  # illegal, so that the game is over at once
    with pytest.raises(ValueError, match="the only valid action is None"):
        environment.step(0)
    while environment.agents:
        environment.step(None)
    environment.step(0)
    assert "reset" in caplog.text


@pytest.mark.parametrize(
    ("arguments", "error", "sentence"),
    [
        ({"name": "chess"}, orrery.UnknownGame, "there are: duel, race"),
        ({"name": "race", "options": {"colour": 1}}, orrery.UnknownOption, "there are: preset-hands, advanced"),
        ({"name": "race", "reward": "glory"}, UnknownReward, "there are: win-share"),
        ({"name": "race", "render_mode": "rgb_array"}, ValueError, "render modes: human, ansi"),
    ],
)
def test_whatever_there_is_not_is_refused_with_what_there_is(
    arguments: dict[str, Any], error: type[Exception], sentence: str
) -> None:
    with pytest.raises(error, match=sentence):
        aec(**arguments)
    with pytest.raises(error, match=sentence):
        orrery.research.SingleSeat(**arguments)


def test_unknown_bots_and_seats_are_refused() -> None:
    with pytest.raises(UnknownBot, match="there are: random, greedy"):
        gymnasium.make("orrery/Race-v0", opponents=["clever"])
    with pytest.raises(ValueError, match="seats: 0 to 1"):
        gymnasium.make("orrery/Race-v0", seat=2)
    with pytest.raises(orrery.WrongSeats):
        aec("race", seats=7)


@pytest.mark.parametrize("made", [partial(aec, "race"), partial(gymnasium.make, "orrery/Race-v0")])
def test_a_position_is_drawn_for_whoever_watches(
    made: Callable[..., Any], capsys: pytest.CaptureFixture[str], recwarn: pytest.WarningsRecorder
) -> None:
    environment = made(render_mode="ansi")
    environment.reset(seed=1)
    drawing = environment.render()
    assert "VPs in the pool" in drawing
    assert capsys.readouterr().out == ""
    printed = made(render_mode="human")
    printed.reset(seed=1)
    assert capsys.readouterr().out == drawing + "\n"
    unseen = made()
    unseen.reset(seed=1)
    assert unseen.unwrapped.render() is None
    assert "nothing is drawn without a render mode" in str(recwarn.pop(UserWarning).message)


def test_an_environment_can_be_pickled_in_the_middle_of_a_game() -> None:
    environment = RawEnvironment("race")
    environment.reset(seed=1)
    environment.step(int(environment.observe("seat_0")["action_mask"].argmax()))
    twin = pickle.loads(pickle.dumps(environment))
    assert np.array_equal(twin.observe("seat_0")["observation"], environment.observe("seat_0")["observation"])
