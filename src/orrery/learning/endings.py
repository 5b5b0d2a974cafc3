"""How games stood at the beginning of turns, and how they ended: what a network that judges positions learns from."""

from __future__ import annotations

import multiprocessing
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..bots.empires.advice import chances
from ..core.dealer import RandomDealer
from ..core.seeds import derived_seed
from ..games import game as named
from ..games.empires.position.state import State
from ..networks.foreseer import MOST_PLAYERS, standings
from ..networks.network import Floats
from .played import Played, replay
from .settings import Settings

_MOST: Final = 24
"""The most turns of a game that are looked at: long games have no more to teach than short ones."""


class Endings(NamedTuple):
    """Positions, a row each; what concerns a seat that nobody has is no number, or nothing won."""

    number: NDArray[np.int64]
    """Of the game in the run."""
    players: Floats
    games: Floats
    formula: Floats
    """What the formula of the rules of thumb expects for everybody,"""
    won: Floats
    """and what each got of the win."""


def endings_of(settings: Settings, played: Played) -> Endings:
    """Some turns of a game, chosen by chance; none, if it did not come to an end."""
    game = named(settings.game)
    chosen = _chosen(settings, played)
    players: list[Floats] = []
    games: list[Floats] = []
    formula = np.zeros((len(chosen), MOST_PLAYERS), dtype=np.float32)
    won = np.zeros_like(formula)
    for step, (table, _, _) in enumerate(replay(settings, played)):
        if step in chosen:
            state = table.state
            assert isinstance(state, State)
            formula[len(players), : len(state.players)] = chances(state)
            of_players, of_game = standings([state])
            players.append(of_players)
            games.append(of_game)
    if not players or not table.over:
        return _none()
    outcome = game.standing(table)
    won[:, : len(outcome.scores)] = [outcome.share(seat) for seat in range(len(outcome.scores))]
    number = np.full(len(chosen), played.number, dtype=np.int64)
    return Endings(number, np.concatenate(players), np.concatenate(games), formula, won)


def endings_of_all(settings: Settings, games: list[Played]) -> Endings:
    with multiprocessing.get_context("spawn").Pool(settings.workers) as pool:
        found = pool.starmap(endings_of, [(settings, played) for played in games], chunksize=4)
    return Endings(*(np.concatenate(column) for column in zip(_none(), *found, strict=True)))


def _chosen(settings: Settings, played: Played) -> set[int]:
    """Answers with which turns begin."""
    begun: list[int] = []
    last = -1
    for step, (table, seat, _) in enumerate(replay(settings, played)):
        assert isinstance(table.state, State)
        if seat >= 0 and table.state.active != last:
            last = table.state.active
            begun.append(step)
    chance = RandomDealer(derived_seed(settings.seed, "turns", played.number))
    while len(begun) > _MOST:
        begun.pop(chance.below(len(begun)))
    return set(begun)


def _none() -> Endings:
    players, games = standings([])
    nobody = np.zeros((0, MOST_PLAYERS), dtype=np.float32)
    return Endings(np.zeros(0, dtype=np.int64), players, games, nobody, nobody)
