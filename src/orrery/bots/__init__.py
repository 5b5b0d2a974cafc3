"""Bots: players that are programs. They see what their seat sees, and nothing else."""

from __future__ import annotations

from .bot import Bot, Sight, UnknownBot
from .catalogue import bot, names

__all__ = ["Bot", "Sight", "UnknownBot", "bot", "names"]
