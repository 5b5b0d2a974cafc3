"""The questions of each game that several seats answer at the same time."""

from __future__ import annotations

IN_SECRET: dict[str, list[str]] = {
    "duel": ["choose-centre"],
    "race": ["discard-from-first-hand", "choose-action", "keep", "develop", "settle", "hand-limit"],
    "seti": ["first-income"],
    "empires": [],
}
SHOWN_AT_ONCE: dict[str, list[str]] = {"duel": ["produce"]}
"""Questions whose answers the rules show while others are still asked."""
