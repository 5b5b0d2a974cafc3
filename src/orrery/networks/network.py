"""A network as data: weights in halves of the usual precision, with a card that says what they are good for."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..core.errors import OrreryError
from ..core.features import Candidates
from ..core.game import Game, Outcome, lead
from ..core.outlook import Outlook
from ..core.table import State
from .arrays import UnreadableArrays, read_arrays
from .encoding import Encoding

Floats: TypeAlias = "NDArray[np.float32]"
Card: TypeAlias = "dict[str, object]"

_CARD: Final = "card"
_KEPT: Final = "signals"
_STEADY: Final = 1e-5
"""Added to a variance, so that a layer of equal numbers is not divided by zero."""
_WIDEST: Final = 1e6
"""Points from which on the scale of a file's margins is not believed: it has to be smaller."""


class UnfitNetwork(OrreryError):
    """The file is no network, or not one for this version of the game."""

    def __init__(self, where: str, why: Literal["missing", "other", "broken"], details: str = "") -> None:
        text = f"{where} cannot be used: {details or 'there is no such file'}"
        super().__init__("error-unfit-network", text, {"file": where, "why": why, "details": details})


class Judgement(NamedTuple):
    """What a network thinks of positions: a number for every choice, larger for better, and how the game will end.

    `shares` are expected parts of the win and `margins` expected distances in points (squeezed by tanh), both from
    the view of the seat and between -1 and 1. What is not allowed has a logit of minus infinity, if that was asked.
    """

    logits: Floats
    shares: Floats
    margins: Floats


def foreseen(outcome: Outcome, seat: int, margin_scale: float) -> tuple[float, float]:
    """What a network is to foresee of an end for a seat: its part of the win (0: an equal part, 1: all of it), and its
    lead in points, squeezed: one of `margin_scale` points is three quarters of the largest."""
    sides = len(outcome.scores)
    share = outcome.share(seat) if outcome.winners else 1 / sides
    return (share - 1 / sides) * sides / (sides - 1), math.tanh(lead(outcome.scores, seat) / margin_scale)


class Network:
    """Judges positions of one game. Two heads stand on a trunk of layers, each of which adds to what it was given.

    Where the game proposes candidates, each of them is judged by the same weights (`candidate`, `query`, `score`),
    whatever its slot, from its own numbers and from what the trunk makes of the position. `kept` says which signals
    the network reads, if not all.
    """

    def __init__(
        self, game: Game[State], card: Card, weights: Mapping[str, Floats], kept: NDArray[np.bool_] | None = None
    ) -> None:
        self.game = game
        self.card = card
        self.weights = weights
        self.kept = kept
        self.outlook = Outlook(game)
        self.encoding = Encoding(self.outlook.features.bounds, kept)
        self.layers = _layers(weights)
        self.margin_scale = _margin_scale(card)
        """What its `margins` are measured by, see `foreseen`."""

    def judge(self, numbers: NDArray[np.int16], allowed: NDArray[np.bool_] | None = None) -> Judgement:
        """Judge many positions, a row of numbers each; of the choices only those that are allowed, if it is said."""
        weights = self.weights
        told = self.outlook.features.size
        signals, lit = self.encoding.lit(numbers[:, :told])
        hidden = np.maximum(signals @ weights["entry.weight"][lit] + weights["entry.bias"], 0)
        for layer in range(self.layers):
            name = f"layer{layer}"
            hidden = hidden + np.maximum(_even(hidden) @ weights[f"{name}.weight"] + weights[f"{name}.bias"], 0)
        hidden = _even(hidden)
        values = hidden @ weights["value.weight"] + weights["value.bias"]
        logits = self._of_choices(numbers[:, told:], hidden, allowed)
        return Judgement(logits, values[:, 0], values[:, 1])

    def _of_choices(self, numbers: NDArray[np.int16], hidden: Floats, allowed: NDArray[np.bool_] | None) -> Floats:
        """Whatever is allowed in none of the positions is not worked out."""
        weights = self.weights
        ordinary = self.outlook.choices.ordinary
        logits = np.full((len(hidden), self.outlook.choices.size), -np.inf, dtype=np.float32)
        wanted = np.arange(ordinary) if allowed is None else np.flatnonzero(allowed[:, :ordinary].any(axis=0))
        logits[:, wanted] = hidden @ weights["policy.weight"][:, wanted] + weights["policy.bias"][wanted]
        if self.game.candidates is not None:
            logits[:, ordinary:] = self._of_candidates(self.game.candidates, numbers, hidden)
        if allowed is not None:
            logits[~allowed] = -np.inf
        return logits

    def _of_candidates(self, candidates: Candidates[State], numbers: NDArray[np.int16], hidden: Floats) -> Floats:
        weights = self.weights
        signals = candidate_signals(candidates, numbers)
        asked = hidden @ weights["query.weight"] + weights["query.bias"]
        found = np.maximum(signals @ weights["candidate.weight"] + weights["candidate.bias"] + asked[:, None, :], 0)
        liked: Floats = (found @ weights["score.weight"] + weights["score.bias"])[:, :, 0]
        return liked

    def save(self, path: Path) -> None:
        write(path, self.card, self.weights, {} if self.kept is None else {_KEPT: self.kept})


def candidate_signals(candidates: Candidates[State], numbers: NDArray[np.int16]) -> Floats:
    """What is read of each candidate: every number as its share of the bound, and whether there is any."""
    told = numbers.reshape(len(numbers), candidates.slots, -1)
    shares = told / np.array(candidates.bounds, dtype=np.float32)
    return np.concatenate([shares, (told > 0).astype(np.float32)], axis=2)


def load(path: Path, game: Game[State]) -> Network:
    """The network of a file, if it was made for these features and rules of the game."""
    card, weights, others = read(path)
    kept = others.get(_KEPT)
    check_card(path.name, card, made_for(game))
    _check(path.name, game, weights, kept)
    return Network(game, card, weights, kept)


def write(path: Path, card: Card, weights: Mapping[str, Floats], others: Mapping[str, NDArray[Any]]) -> None:
    """A card, weights in half precision, and what is kept as it is."""
    arrays: dict[str, NDArray[Any]] = {name: weight.astype(np.float16) for name, weight in weights.items()}
    arrays[_CARD] = np.frombuffer(json.dumps(card, sort_keys=True).encode(), dtype=np.uint8)
    np.savez_compressed(path, **arrays, **others)  # type: ignore[arg-type]


def read(path: Path) -> tuple[Card, dict[str, Floats], dict[str, NDArray[Any]]]:
    """The card, the weights and the rest of a file."""
    try:
        found = read_arrays(path)
        card = json.loads(found.pop(_CARD).tobytes())
    except FileNotFoundError:
        raise UnfitNetwork(path.name, "missing") from None
    except UnreadableArrays as broken:
        raise UnfitNetwork(path.name, "broken", str(broken)) from broken
    except (KeyError, ValueError, RecursionError) as broken:
        raise UnfitNetwork(path.name, "broken", _CARD) from broken
    weights = {name: array.astype(np.float32) for name, array in found.items() if array.dtype == np.float16}
    return card, weights, {name: array for name, array in found.items() if name not in weights}


def check_card(where: str, card: object, wanted: Card) -> None:
    """Refuse a file whose card does not say what it must."""
    if not isinstance(card, dict):
        raise UnfitNetwork(where, "broken", _CARD)
    for key, value in wanted.items():
        if card.get(key) != value:
            found = card.get(key)
            told = repr(found) if isinstance(found, str | int | None) else type(found).__name__
            raise UnfitNetwork(where, "other", f"{key} {told}, not {value!r}")


def check_weights(where: str, weights: Mapping[str, Floats], shapes: Mapping[str, tuple[int, ...]]) -> None:
    """Refuse a file without weights of these shapes, or with some that are no numbers."""
    for name, shape in shapes.items():
        if name not in weights or weights[name].shape != shape:
            raise UnfitNetwork(where, "broken", f"{name}: not {shape}")
    if not all(np.isfinite(weight).all() for weight in weights.values()):
        raise UnfitNetwork(where, "broken", "NaN")


def made_for(game: Game[State]) -> Card:
    """What a card must say for the network to fit the game as it is."""
    outlook = Outlook(game)
    return {
        "game": game.name,
        "features_version": outlook.features.version,
        "candidates_version": 0 if game.candidates is None else game.candidates.version,
        "numbers": outlook.size,
        "choices": outlook.choices.size,
        "rules_version": game.rules_version,
    }


def _check(where: str, game: Game[State], weights: Mapping[str, Floats], kept: NDArray[np.bool_] | None) -> None:
    outlook = Outlook(game)
    every = Encoding(outlook.features.bounds).size
    if kept is not None and (kept.dtype != np.bool_ or kept.shape != (every,)):
        raise UnfitNetwork(where, "broken", f"{_KEPT}: {kept.shape}, not {(every,)}")
    width = weights["entry.bias"].size if "entry.bias" in weights else 0
    shapes: dict[str, tuple[int, ...]] = {
        "entry.weight": (every if kept is None else int(kept.sum()), width),
        "policy.weight": (width, outlook.choices.ordinary),
        "policy.bias": (outlook.choices.ordinary,),
        "value.weight": (width, 2),
        "value.bias": (2,),
    }
    if game.candidates is not None:
        wide = weights["candidate.bias"].size if "candidate.bias" in weights else 0
        shapes["candidate.weight"] = (2 * len(game.candidates.bounds), wide)
        shapes["query.weight"] = (width, wide)
        shapes["query.bias"] = (wide,)
        shapes["score.weight"] = (wide, 1)
        shapes["score.bias"] = (1,)
    for layer in range(_layers(weights)):
        shapes[f"layer{layer}.weight"] = (width, width)
        shapes[f"layer{layer}.bias"] = (width,)
    check_weights(where, weights, shapes)


def _margin_scale(card: Card) -> float:
    """Of the settings it was made with; a network whose card has none has learnt nothing either."""
    settings = card.get("settings")
    scale = settings.get("margin_scale") if isinstance(settings, dict) else None
    return float(scale) if isinstance(scale, int | float) and 0 < scale < _WIDEST else 1.0


def _layers(weights: Mapping[str, Floats]) -> int:
    """How many layers the trunk has."""
    return sum(name.startswith("layer") and name.endswith(".weight") for name in weights)


def _even(hidden: Floats) -> Floats:
    """The same signals with mean 0 and spread 1."""
    centred = hidden - hidden.mean(axis=1, keepdims=True)
    spread = np.sqrt((centred * centred).mean(axis=1, keepdims=True) + _STEADY)
    even: Floats = centred / spread
    return even
