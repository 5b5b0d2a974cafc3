"""Bots: players that are programs. They see what their seat sees, and nothing else."""

from __future__ import annotations

from .advice import are_measured, prospects, thoughts
from .bot import Bot, BotNeeds, Estimate, Sight, Thought, UnknownBot
from .catalogue import adviser, bot, names, refusal

__all__ = [
    "Bot",
    "BotNeeds",
    "Estimate",
    "Sight",
    "Thought",
    "UnknownBot",
    "adviser",
    "are_measured",
    "bot",
    "names",
    "prospects",
    "refusal",
    "thoughts",
]
