"""How fast learners are served: steps a second of every interface with random choices, beside those of other games."""

from __future__ import annotations

import importlib
import importlib.util
import os
import platform
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain, repeat
from statistics import median
from typing import Any, Final

import numpy as np

from ..core import table as core_table
from ..core.game import Game
from ..core.table import State
from ..research import Lanes, ParallelLanes, SingleSeat, aec, any_choices, observation
from .speed import Row, middle_of_a_game

_LANES: Final = 256
"""How many lanes a process has."""
_STEPS: Final = 20
"""How many steps are made, at most, before the clock is looked at again."""
_ROUNDS: Final = 7
"""How often one process and two are measured in turn: whatever else the machine does then is the same for both."""


def research_bench(games: Sequence[Game[State]], seconds: float, seats: int) -> dict[str, object]:
    """All figures as plain data; every interface is measured for that many seconds."""
    return {
        "python": platform.python_version(),
        "compiled": (core_table.__file__ or "").endswith((".so", ".pyd")),
        "lanes": _LANES,
        "games": {game.name: _bench_game(game, seconds, seats) for game in games if game.features is not None},
        "peers": {name: round(per_second(peer(), seconds)) for name, peer in _peers().items()},
    }


def _bench_game(game: Game[State], seconds: float, wanted: int) -> dict[str, object]:
    """Figures of one game with these seats, or else its fewest; steps of the two processes take both cores."""
    seats = wanted if wanted in game.seats else min(game.seats)
    figures: dict[str, object] = {
        "seats": seats,
        "observation_us": round(1e6 / per_second(_observing(Row(game, seats, {})), seconds), 1),
    }
    ways: dict[str, Iterator[int]] = {
        "aec_steps_per_s": aec_steps(aec(game.name, seats)),
        "gymnasium_steps_per_s": gymnasium_steps(SingleSeat(game.name, ["random"] * (seats - 1))),
        "lanes_steps_per_s": lanes_steps(Lanes(game.name, _LANES, seats=seats)),
    }
    if importlib.util.find_spec("pyspiel") is not None and game.candidates is None:
        ways["openspiel_steps_per_s"] = openspiel_steps(f"orrery_{game.name}(players={seats})")
    for name, steps in ways.items():
        figures[name] = round(per_second(steps, seconds))
    alone = Lanes(game.name, 2 * _LANES, seats=seats)
    with ParallelLanes(game.name, 2 * _LANES, seats=seats, processes=2, groups=2, own_share=0.8) as shared:
        pace, gain = compare(lanes_steps(alone), group_steps(shared), seconds)
    figures["lanes_of_two_processes_steps_per_s"], figures["two_processes_to_one"] = round(pace), round(gain, 2)
    return {**figures, "cores": os.cpu_count()}


def compare(one: Iterator[int], other: Iterator[int], seconds: float) -> tuple[float, float]:
    """How many steps a second the other makes, and how many times those of the one: medians of rounds in turn."""
    rounds = [[per_second(steps, seconds / _ROUNDS) for steps in (one, other)] for _ in range(_ROUNDS)]
    return median(pace for _, pace in rounds), median(pace / base for base, pace in rounds)


def per_second(steps: Iterator[int], seconds: float) -> float:
    """How many steps are made in a second, given how many each turn makes; the first turn only gets things going."""
    next(steps)
    made, turns = 0, 1
    started = time.perf_counter()
    while True:
        for _ in range(turns):
            made += next(steps)
        spent = time.perf_counter() - started
        if spent >= seconds:
            return made / spent
        turns = min(2 * turns, _STEPS)


def _observing(row: Row) -> Iterator[int]:
    """The middle of a game looked at again and again."""
    table = middle_of_a_game(row)
    while True:
        observation(row.played, table, 0)
        yield 1


def aec_steps(environment: Any) -> Iterator[int]:
    """Random games through PettingZoo."""
    chance = np.random.default_rng(0)
    for game in chain([0], repeat(None)):
        environment.reset(seed=game)
        for _ in environment.agent_iter():
            seen, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.step(None)
            else:
                legal = np.flatnonzero(seen["action_mask"])
                environment.step(int(legal[chance.integers(len(legal))]))
                yield 1


def gymnasium_steps(environment: Any) -> Iterator[int]:
    """Random games of one seat through Gymnasium; what its opponents do takes time, too."""
    chance = np.random.default_rng(0)
    for game in chain([0], repeat(None)):
        _, told = environment.reset(seed=game)
        over = False
        while not over:
            legal = np.flatnonzero(told["action_mask"]) if "action_mask" in told else np.array(told["valid_actions"])
            _, _, terminated, truncated, told = environment.step(int(legal[chance.integers(len(legal))]))
            over = terminated or truncated
            yield 1


def lanes_steps(lanes: Lanes) -> Iterator[int]:
    """Random games side by side."""
    chance = np.random.default_rng(0)
    while True:
        lanes.step(any_choices(lanes.masks, chance))
        yield len(lanes)


def group_steps(lanes: ParallelLanes) -> Iterator[int]:
    """The same in groups: while one is stepped, the choices of another are made."""
    chance = np.random.default_rng(0)
    while True:
        for group in lanes.groups:
            group.finish()
            group.begin(any_choices(group.masks, chance))
            yield len(group)


def openspiel_steps(text: str) -> Iterator[int]:
    """Random games through OpenSpiel, deals counted as steps."""
    import pyspiel  # optional

    if text.startswith("orrery_"):
        importlib.import_module("orrery.research.openspiel_game")  # makes our games known
    game, chance = pyspiel.load_game(text), np.random.default_rng(0)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            dealt = state.is_chance_node()
            legal = [outcome for outcome, _ in state.chance_outcomes()] if dealt else state.legal_actions()
            if not dealt:
                state.observation_tensor(state.current_player())
            state.apply_action(legal[int(chance.integers(len(legal)))])
            yield 1


def _peers() -> dict[str, Callable[[], Iterator[int]]]:
    """Games of other libraries that are installed here."""
    found: dict[str, Callable[[], Iterator[int]]] = {}
    if importlib.util.find_spec("pyspiel") is not None:
        for name in ("backgammon", "leduc_poker", "gin_rummy"):
            found[f"openspiel {name}"] = partial(openspiel_steps, name)
    if importlib.util.find_spec("pygame") is not None:
        for name in ("tictactoe_v3", "connect_four_v3"):
            found[f"pettingzoo {name}"] = partial(_classic_steps, name)
    if importlib.util.find_spec("catanatron_gym") is not None:
        found["catanatron gymnasium"] = _catanatron
    return found


def _classic_steps(name: str) -> Iterator[int]:
    return aec_steps(importlib.import_module(f"pettingzoo.classic.{name}").env())


def _catanatron() -> Iterator[int]:
    import gymnasium

    return gymnasium_steps(gymnasium.make("catanatron_gym:catanatron-v1").unwrapped)
