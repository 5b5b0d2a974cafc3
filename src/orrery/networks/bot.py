"""Bots that play by a network."""

from __future__ import annotations

from typing import Final

import numpy as np

from ..bots.bot import Bot, Sight
from ..core.table import State
from .network import Network
from .reading import Reading

_FINE: Final = 2**30
"""How finely chance is cut where it decides between answers."""


class NetworkBot(Bot[State]):
    """Takes the answer its network likes best.

    With a temperature, chance decides among the answers it likes: the higher, the more often a lesser one. Answers it
    likes far less than the best (`floor`: less than this part as much) are never given, so that even a weak player
    makes no moves that make no sense.
    """

    def __init__(self, seed: int, network: Network, temperature: float = 0.0, floor: float = 0.0) -> None:
        super().__init__(seed)
        self.network = network
        self.temperature = temperature
        self.floor = floor

    def choose(self, sight: Sight[State]) -> int:
        reading = Reading(self.network.outlook, [(sight.table, sight.seat)])
        choices = np.flatnonzero(reading.allowed[0])
        logits = self.network.judge(reading.numbers, reading.allowed).logits[0][choices]
        return reading.action(0, int(choices[self._place(logits - logits.max())]))

    def _place(self, behind: np.ndarray[tuple[int], np.dtype[np.float32]]) -> int:
        """The place of the answer that is taken, of how far each is behind the best."""
        if self.temperature == 0:
            return int(np.argmax(behind))
        chances = np.where(np.exp(behind) >= self.floor, np.exp(behind / self.temperature), 0).cumsum()
        drawn = self.dealer.below(_FINE) / _FINE * chances[-1]
        return int(np.searchsorted(chances, drawn, side="right"))
