"""The bot that takes any legal answer."""

from __future__ import annotations

from .bot import Bot, Sight


class RandomBot(Bot):
    """Every option is equally likely."""

    def choose(self, sight: Sight) -> int:
        return sight.options[self.dealer.below(len(sight.options))]
