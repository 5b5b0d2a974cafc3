"""A network learns to foresee how games of bots end, and nothing else: rules of thumb play by what it judges."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from ..networks.foreseer import NUMBERS, Foreseer, foreseer_for, inputs
from ..networks.network import Card, Floats
from .endings import Endings, endings_of_all
from .played import load, play_many, save
from .settings import Settings, at
from .training import NETWORK

_GAMES: Final = "games.npz"
_HELD_BACK: Final = 5
"""Every such game is kept to see how well the ends of others are foreseen."""
_FORGETTING: Final = 0.01
"""How fast weights that nothing holds up go to zero."""
_NEVER: Final = -1e9
_SURE: Final = 1e-4
"""Nobody is surer than this."""


def foresee(settings: Settings, out: Path) -> Foreseer:
    """Play the games, unless the folder holds them already, and learn from them."""
    out.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    if not (out / _GAMES).exists():
        save(out / _GAMES, settings, play_many(settings))
    games = load(out / _GAMES, settings)
    endings = endings_of_all(settings, games)
    found = learn(endings, settings)
    found.card["decisions"] = sum(len(played.answers) for played in games)
    found.card["seconds"] = round(time.monotonic() - began)
    found.save(out / NETWORK)
    return found


def learn(endings: Endings, settings: Settings) -> Foreseer:
    """The network of what most games showed, with how far it is from the truth in those held back."""
    held = endings.number % _HELD_BACK == 0
    learnt = Endings(*(column[~held] for column in endings))
    weights = _weights(learnt, settings)
    found = Foreseer({**foreseer_for(), "settings": settings.plain()}, weights)
    rest = Endings(*(column[held] for column in endings))
    found.card |= {
        "games": len(np.unique(endings.number)),
        "positions": len(endings.number),
        "held_back": len(np.unique(rest.number)),
        "network": told(found.shares(rest.players, rest.games), rest),
        "formula": told(rest.formula, rest),
    }
    return found


def told(shares: Floats, endings: Endings) -> Card:
    """How far these parts of the win are from those that came, over all and by the number of players.

    The loss is the mean logarithm, the error the mean square of how far they are off; `calibration` is how far those
    expected about as often are from how often they won, on average.
    """
    taken = ~np.isnan(endings.players[:, :, 0])
    loss = -(endings.won * np.log(np.maximum(shares, _SURE))).sum(axis=1)
    error = np.where(taken, (shares - endings.won) ** 2, 0).sum(axis=1)
    players = taken.sum(axis=1)
    every = {"all": players > 0} | {str(count): players == count for count in np.unique(players).tolist()}
    figures: Card = {
        name: {"loss": round(float(loss[rows].mean()), 4), "error": round(float(error[rows].mean()), 4)}
        for name, rows in every.items()
        if rows.any()
    }
    return {**figures, "calibration": round(_calibration(shares[taken], endings.won[taken]), 4)}


def _calibration(shares: Floats, won: Floats) -> float:
    tenth = np.minimum((shares * 10).astype(np.int64), 9)
    off = [abs(float((shares - won)[tenth == each].sum())) for each in range(10)]
    return sum(off) / max(len(shares), 1)


def _weights(endings: Endings, settings: Settings) -> dict[str, Floats]:
    """Learnt from numbers with mean 0 and spread 1; what they were is put into the weights afterwards."""
    torch.manual_seed(settings.seed)
    taken: NDArray[np.bool_] = ~np.isnan(endings.players[:, :, 0])
    numbers = inputs(endings.players, endings.games)
    mean, spread = numbers[taken].mean(axis=0), numbers[taken].std(axis=0) + 1e-3
    given = torch.from_numpy((numbers - mean) / spread)
    empty, won = torch.from_numpy(~taken), torch.from_numpy(endings.won)
    entry, value = nn.Linear(NUMBERS, settings.width), nn.Linear(settings.width, 1, bias=False)
    optimiser = torch.optim.AdamW([*entry.parameters(), *value.parameters()], weight_decay=_FORGETTING)
    batches = max(1, len(won) // settings.batch)
    for turn in range(settings.epochs):
        for number, rows in enumerate(torch.randperm(len(won)).tensor_split(batches)):
            for group in optimiser.param_groups:
                group["lr"] = at(settings.rate, (turn + number / batches) / settings.epochs)
            logits = value(torch.relu(entry(given[rows]))).squeeze(2).masked_fill(empty[rows], _NEVER)
            loss = -(won[rows] * torch.log_softmax(logits, dim=1)).sum(dim=1).mean()
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
    first = entry.weight.detach().numpy().T / spread[:, None]
    return {
        "entry.weight": first.astype(np.float32),
        "entry.bias": (entry.bias.detach().numpy() - mean @ first).astype(np.float32),
        "value.weight": value.weight.detach().numpy().T.copy(),
    }
