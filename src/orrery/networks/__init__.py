"""Players that were learned: networks that judge positions, and the bots that play by them. It needs numpy alone."""

from __future__ import annotations

from .encoding import Encoding
from .network import Card, Judgement, Network, UnfitNetwork

__all__ = ["Card", "Encoding", "Judgement", "Network", "UnfitNetwork"]
