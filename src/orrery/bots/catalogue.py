"""Which bots play which game, ours and those of other packages, imported when first asked for.

Another package names its bots by game and name: `"duel.deep" = "my_bots:Deep"` under `orrery.bots`.
"""

from __future__ import annotations

import importlib
from typing import Final, cast

from ..core import extensions
from ..core.table import State
from ..games import NAMES
from .bot import Bot, UnknownBot
from .random_bot import RandomBot

_GROUP: Final = "orrery.bots"
_EVERYWHERE: Final[dict[str, type[Bot[State]]]] = {"random": RandomBot}


def names(game: str) -> list[str]:
    """The bots that play a game: ours, weakest first, then those that other installed packages bring."""
    ours = list(_ours(game))
    return ours + [name for name in _names_from_packages(game) if name not in ours]


def bot(name: str, game: str, seed: int) -> Bot[State]:
    """A new bot for one seat of a game."""
    found = _ours(game).get(name)
    if found is None:
        if name not in _names_from_packages(game):
            raise UnknownBot(name, game, names(game))
        found = _load(f"{game}.{name}")
    return found(seed)


def _ours(game: str) -> dict[str, type[Bot[State]]]:
    """Every game of this package has a package here, which names its own bots in `BOTS`, weakest first."""
    if game not in NAMES:
        return _EVERYWHERE
    own = importlib.import_module(f"orrery.bots.{game}").BOTS
    return {**_EVERYWHERE, **cast("dict[str, type[Bot[State]]]", own)}


def _names_from_packages(game: str) -> list[str]:
    """The names of the bots other packages bring for a game."""
    beginning = f"{game}."
    return [name.removeprefix(beginning) for name in extensions.names(_GROUP) if name.startswith(beginning)]


def _load(name: str) -> type[Bot[State]]:
    found = extensions.load(_GROUP, name)
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise extensions.complaint(_GROUP, name, "it is no class of bots")
    return found
