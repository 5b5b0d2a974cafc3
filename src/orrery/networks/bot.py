"""Bots that play by a network."""

from __future__ import annotations

import numpy as np

from ..bots.bot import Bot, Sight
from ..core.table import State
from .network import Network
from .reading import Reading


class NetworkBot(Bot[State]):
    """Takes the answer its network likes best."""

    def __init__(self, seed: int, network: Network) -> None:
        super().__init__(seed)
        self.network = network

    def choose(self, sight: Sight[State]) -> int:
        reading = Reading(self.network.outlook, [(sight.table, sight.seat)])
        judged = self.network.judge(reading.numbers)
        return reading.action(0, int(np.argmax(np.where(reading.allowed, judged.logits, -np.inf)[0])))
