"""Which bots play which game; a game's own bots are imported when first asked for."""

from __future__ import annotations

import importlib
from typing import Final, cast

from ..core.table import State
from ..games import NAMES
from .bot import Bot, UnknownBot
from .random_bot import RandomBot

_EVERYWHERE: Final[dict[str, type[Bot[State]]]] = {"random": RandomBot}


def names(game: str) -> list[str]:
    """The bots that play a game, weakest first."""
    return list(_bots(game))


def bot(name: str, game: str, seed: int) -> Bot[State]:
    """A new bot for one seat of a game."""
    found = _bots(game).get(name)
    if found is None:
        raise UnknownBot(name, game, names(game))
    return found(seed)


def _bots(game: str) -> dict[str, type[Bot[State]]]:
    """Every game of the catalogue has a package here, which names its own bots in `BOTS`, weakest first."""
    if game not in NAMES:
        return _EVERYWHERE
    own = importlib.import_module(f"orrery.bots.{game}").BOTS
    return {**_EVERYWHERE, **cast("dict[str, type[Bot[State]]]", own)}
