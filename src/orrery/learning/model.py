"""The network as it learns: the same sums as `orrery.networks`, in torch."""

from __future__ import annotations

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn.functional import layer_norm

from ..core.game import Game
from ..core.outlook import Outlook
from ..core.table import State
from ..networks.encoding import Encoding
from ..networks.network import Card, Network

_OF_CANDIDATE = 128
"""How wide the layer is that judges one candidate."""
_NEVER = -1e9
"""The logit of an action that is not allowed."""


class Model(nn.Module):
    """Signals, a trunk of layers that add to each other, a policy and two values."""

    def __init__(self, game: Game[State], width: int, layers: int) -> None:
        super().__init__()
        outlook = Outlook(game)
        encoding = Encoding(outlook.features.bounds)
        self.told = outlook.features.size
        self.register_buffer("places", torch.from_numpy(encoding.places), persistent=False)
        self.register_buffer("steps", torch.from_numpy(encoding.steps), persistent=False)
        self.register_buffer("wide", torch.from_numpy(encoding.wide), persistent=False)
        self.register_buffer("scale", torch.from_numpy(encoding.scale), persistent=False)
        self.entry = nn.Linear(encoding.size, width)
        self.trunk = nn.ModuleList(nn.Linear(width, width) for _ in range(layers))
        self.policy = nn.Linear(width, outlook.choices.ordinary)
        self.value = nn.Linear(width, 2)
        nn.init.normal_(self.policy.weight, std=0.01)
        nn.init.normal_(self.value.weight, std=0.01)
        nn.init.zeros_(self.policy.bias)
        nn.init.zeros_(self.value.bias)
        self.slots = 0
        if game.candidates is not None:
            self.slots = game.candidates.slots
            self.register_buffer("bounds", torch.tensor(game.candidates.bounds, dtype=torch.float32), persistent=False)
            self.candidate = nn.Linear(2 * len(game.candidates.bounds), _OF_CANDIDATE)
            self.query = nn.Linear(width, _OF_CANDIDATE)
            self.score = nn.Linear(_OF_CANDIDATE, 1)

    def forward(self, numbers: Tensor, allowed: Tensor) -> tuple[Tensor, Tensor]:
        """Logits of allowed actions, and values (part of the win, distance in points)."""
        reached = (numbers[:, self.places] >= self.steps).to(self.entry.weight.dtype)
        shares = numbers[:, self.wide] * self.scale
        hidden = torch.relu(self.entry(torch.cat([reached, shares], dim=1)))
        for layer in self.trunk:
            hidden = hidden + torch.relu(layer(layer_norm(hidden, hidden.shape[1:])))
        hidden = layer_norm(hidden, hidden.shape[1:])
        logits = self.policy(hidden)
        if self.slots:
            told = numbers[:, self.told :].unflatten(1, (self.slots, -1))
            signals = torch.cat([told / self.bounds, (told > 0).to(self.bounds.dtype)], dim=2)
            found = torch.relu(self.candidate(signals) + self.query(hidden)[:, None, :])
            logits = torch.cat([logits, self.score(found).squeeze(2)], dim=1)
        return logits.float().masked_fill(~allowed, _NEVER), self.value(hidden).float()


def to_network(model: Model, game: Game[State], card: Card, kept: NDArray[np.bool_] | None = None) -> Network:
    """The network to play with, of the signals that are kept; torch keeps weights of a layer the other way round."""
    weights: dict[str, NDArray[np.float32]] = {}
    for name, part in _parts(model):
        weights[f"{name}.weight"] = part.weight.detach().float().cpu().numpy().T.copy()
        weights[f"{name}.bias"] = part.bias.detach().float().cpu().numpy().copy()
    if kept is not None:
        weights["entry.weight"] = weights["entry.weight"][kept]
    return Network(game, card, weights, kept)


def load_network(model: Model, network: Network) -> None:
    """Learn on from a network that plays."""
    with torch.no_grad():
        for name, part in _parts(model):
            weight = network.weights[f"{name}.weight"]
            if name == "entry" and network.kept is not None:
                weight = np.zeros((len(network.kept), weight.shape[1]), dtype=np.float32)
                weight[network.kept] = network.weights["entry.weight"]
            part.weight.copy_(torch.from_numpy(weight.T))
            part.bias.copy_(torch.from_numpy(network.weights[f"{name}.bias"]))


def _parts(model: Model) -> list[tuple[str, nn.Linear]]:
    layers = [(f"layer{number}", layer) for number, layer in enumerate(model.trunk)]
    parts = [("entry", model.entry), *layers, ("policy", model.policy), ("value", model.value)]
    if model.slots:
        parts += [("candidate", model.candidate), ("query", model.query), ("score", model.score)]
    return parts
