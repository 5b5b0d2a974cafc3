"""The bot that takes any legal answer."""

from __future__ import annotations

from ..core.table import S
from .bot import Bot, Sight


class RandomBot(Bot[S]):
    """Every option is equally likely."""

    def choose(self, sight: Sight[S]) -> int:
        return sight.options[self.dealer.below(len(sight.options))]
