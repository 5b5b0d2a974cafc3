"""Bots: players that are programs. They see what their seat sees, and nothing else."""

from __future__ import annotations

from .bot import Bot, BotNeeds, Sight, Thought, UnknownBot
from .catalogue import bot, names, refusal

__all__ = ["Bot", "BotNeeds", "Sight", "Thought", "UnknownBot", "bot", "names", "refusal"]
