"""A network that foresees how a game of Ascending Empires ends, from what everybody has.

Every player is judged by the same weights, from the numbers of `orrery.bots.empires.standing`: the player's own, those
of the others on average, and those of the game. It has far fewer weights than a network that reads the whole position
would: there are not games enough to teach such a one, which was further from the truth than a formula.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import numpy as np

from ..bots.empires.standing import OF_GAME, OF_PLAYER, VERSION, of_game, of_players
from ..games.empires import GAME
from ..games.empires.position.state import State
from .network import Card, Floats, check_card, check_weights, read, write

MOST_PLAYERS: Final = 4
NUMBERS: Final = 2 * len(OF_PLAYER) + len(OF_GAME)
"""What is read of one player."""


class Foreseer:
    """Says which part of the win every player may expect."""

    def __init__(self, card: Card, weights: Mapping[str, Floats]) -> None:
        self.card = card
        self.weights = weights

    def judge(self, states: Sequence[State]) -> list[list[float]]:
        """The parts of the win in many positions."""
        if not states:
            return []
        shares = self.shares(*standings(states))
        return [row[: len(state.players)].tolist() for row, state in zip(shares, states, strict=True)]

    def shares(self, players: Floats, games: Floats) -> Floats:
        """The same of numbers, see `standings`: a row of parts that are 1 together, 0 for seats nobody has."""
        weights = self.weights
        hidden = np.maximum(inputs(players, games) @ weights["entry.weight"] + weights["entry.bias"], 0)
        logits = (hidden @ weights["value.weight"])[:, :, 0]
        logits[np.isnan(players[:, :, 0])] = -np.inf
        parts: Floats = np.exp(logits - logits.max(axis=1, keepdims=True))
        parts /= parts.sum(axis=1, keepdims=True)
        return parts

    def save(self, path: Path) -> None:
        write(path, self.card, self.weights, {})


def standings(states: Sequence[State]) -> tuple[Floats, Floats]:
    """The numbers of players, which are no numbers in seats nobody has, and of the game, of many positions."""
    players = np.full((len(states), MOST_PLAYERS, len(OF_PLAYER)), np.nan, dtype=np.float32)
    for row, state in enumerate(states):
        players[row, : len(state.players)] = of_players(state)
    games = np.array([of_game(state) for state in states], dtype=np.float32)
    return players, games.reshape(len(states), len(OF_GAME))


def inputs(players: Floats, games: Floats) -> Floats:
    """What the network reads of every player: own numbers, those of the others on average, those of the game."""
    own = np.nan_to_num(players)
    others = (~np.isnan(players[:, :, 0])).sum(axis=1) - 1
    average = (own.sum(axis=1, keepdims=True) - own) / others[:, None, None]
    game = np.broadcast_to(games[:, None, :], (*players.shape[:2], games.shape[1]))
    read_of_players: Floats = np.concatenate([own, average, game], axis=2).astype(np.float32)
    return read_of_players


def foreseer_for() -> Card:
    """What a card must say for the network to fit the game as it is."""
    return {"game": GAME.name, "standing_version": VERSION, "numbers": NUMBERS, "rules_version": GAME.rules_version}


def load_foreseer(path: Path) -> Foreseer:
    """The network of a file, if it was made for these numbers and rules."""
    card, weights, _ = read(path)
    check_card(path.name, card, foreseer_for())
    width = weights["entry.bias"].size if "entry.bias" in weights else 0
    check_weights(
        path.name, weights, {"entry.weight": (NUMBERS, width), "entry.bias": (width,), "value.weight": (width, 1)}
    )
    return Foreseer(card, weights)
