"""Which bots play which game."""

from __future__ import annotations

from .bot import Bot, UnknownBot
from .duel import GreedyBot
from .random_bot import RandomBot

_EVERYWHERE: dict[str, type[Bot]] = {"random": RandomBot}
_OF_GAME: dict[str, dict[str, type[Bot]]] = {"duel": {"greedy": GreedyBot}}


def names(game: str) -> list[str]:
    """The bots that play a game, weakest first."""
    return [*_EVERYWHERE, *_OF_GAME.get(game, {})]


def bot(name: str, game: str, seed: int) -> Bot:
    """A new bot for one seat of a game."""
    found = {**_EVERYWHERE, **_OF_GAME.get(game, {})}.get(name)
    if found is None:
        raise UnknownBot(name, game, names(game))
    return found(seed)
