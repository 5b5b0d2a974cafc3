"""What only the rival of a game alone has: its action cards, its progress, technologies that it spends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

UNSEEN: Final = -2
"""An advanced card in the deck that nobody has seen yet: the reinforcement deck tells which when it is revealed."""


class Rival:
    """The rival's own board and cards; its points, publicity, data and craft are those of a player.

    Which reinforcement cards lie face down is not decided before they are revealed, so nothing of this is secret.
    """

    __slots__ = (
        "card",
        "completed",
        "deck",
        "difficulty",
        "found",
        "messages",
        "on_top",
        "progress",
        "reinforcement",
        "revealed",
        "spent",
        "techs",
    )

    def __init__(
        self,
        difficulty: int,
        progress: int,
        deck: list[int],
        on_top: int,
        reinforcement: list[int],
        revealed: list[int],
        card: int,
        techs: list[int],
        spent: Sequence[int],
        messages: int,
        found: Sequence[int],
        completed: list[int],
    ) -> None:
        self.difficulty = difficulty  # 1 to 5
        self.progress = progress  # the space of the marker, 0 to 11
        self.deck = deck  # action cards in no order, UNSEEN for the advanced one of the start
        self.on_top = on_top  # reinforcement cards that lie face down on the deck
        self.reinforcement = reinforcement  # advanced cards nobody has seen, those that lie on or in the deck included
        self.revealed = revealed  # cards of this round, in their order
        self.card = card  # the one resolved last, whose arrow decides, or NOTHING
        self.techs = techs  # the oldest first; one may be there several times
        self.spent = spent  # technologies that have left the game
        self.messages = messages  # message tiles in reserve
        self.found = found  # places of discovered species, in the order of discovery
        self.completed = completed  # sectors completed in the rival's turn, in their order

    def copy(self) -> Rival:
        return Rival(
            self.difficulty,
            self.progress,
            self.deck[:],
            self.on_top,
            self.reinforcement[:],
            self.revealed[:],
            self.card,
            self.techs[:],
            self.spent,
            self.messages,
            self.found,
            self.completed[:],
        )

    def cards_left(self) -> int:
        """How many cards it will reveal before it passes."""
        return len(self.deck) + self.on_top

    def reinforcements_left(self) -> int:
        return len(self.reinforcement) - self.on_top - self.deck.count(UNSEEN)
