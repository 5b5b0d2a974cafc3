"""Bots for Starfarers Duel."""

from __future__ import annotations

from .greedy import GreedyBot

__all__ = ["GreedyBot"]
