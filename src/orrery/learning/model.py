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

_NEVER = -1e9
"""The logit of an action that is not allowed."""


class Model(nn.Module):
    """Signals, a trunk of layers that add to each other, a policy and two values."""

    def __init__(self, game: Game[State], width: int, layers: int) -> None:
        super().__init__()
        outlook = Outlook(game)
        encoding = Encoding(outlook.bounds)
        self.register_buffer("places", torch.from_numpy(encoding.places), persistent=False)
        self.register_buffer("steps", torch.from_numpy(encoding.steps), persistent=False)
        self.register_buffer("wide", torch.from_numpy(encoding.wide), persistent=False)
        self.register_buffer("scale", torch.from_numpy(encoding.scale), persistent=False)
        self.entry = nn.Linear(encoding.size, width)
        self.trunk = nn.ModuleList(nn.Linear(width, width) for _ in range(layers))
        self.policy = nn.Linear(width, outlook.choices.size)
        self.value = nn.Linear(width, 2)
        nn.init.normal_(self.policy.weight, std=0.01)
        nn.init.normal_(self.value.weight, std=0.01)
        nn.init.zeros_(self.policy.bias)
        nn.init.zeros_(self.value.bias)

    def forward(self, numbers: Tensor, allowed: Tensor) -> tuple[Tensor, Tensor]:
        """Logits of allowed actions, and values (part of the win, distance in points)."""
        reached = (numbers[:, self.places] >= self.steps).to(self.entry.weight.dtype)
        shares = numbers[:, self.wide] * self.scale
        hidden = torch.relu(self.entry(torch.cat([reached, shares], dim=1)))
        for layer in self.trunk:
            hidden = hidden + torch.relu(layer(layer_norm(hidden, hidden.shape[1:])))
        hidden = layer_norm(hidden, hidden.shape[1:])
        logits = self.policy(hidden).float().masked_fill(~allowed, _NEVER)
        return logits, self.value(hidden).float()


def exported(model: Model, game: Game[State], card: Card) -> Network:
    """The network to play with; torch keeps the weights of a layer the other way round."""
    weights: dict[str, NDArray[np.float32]] = {}
    for name, part in _parts(model):
        weights[f"{name}.weight"] = part.weight.detach().float().cpu().numpy().T.copy()
        weights[f"{name}.bias"] = part.bias.detach().float().cpu().numpy().copy()
    return Network(game, card, weights)


def imported(model: Model, network: Network) -> None:
    """Learn on from a network that plays."""
    with torch.no_grad():
        for name, part in _parts(model):
            part.weight.copy_(torch.from_numpy(network.weights[f"{name}.weight"].T))
            part.bias.copy_(torch.from_numpy(network.weights[f"{name}.bias"]))


def _parts(model: Model) -> list[tuple[str, nn.Linear]]:
    layers = [(f"layer{number}", layer) for number, layer in enumerate(model.trunk)]
    return [("entry", model.entry), *layers, ("policy", model.policy), ("value", model.value)]
