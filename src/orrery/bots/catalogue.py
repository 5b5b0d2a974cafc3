"""Which bots play which game, ours and those of other packages, imported when first asked for.

Another package names its bots by game and name: `"duel.deep" = "my_bots:Deep"` under `orrery.bots`. Levels that play by
a learned network (`orrery.networks`) need numpy: without it they are not there.
"""

from __future__ import annotations

import importlib
from functools import cache
from importlib.util import find_spec
from typing import Final, cast

from ..core import extensions
from ..core.errors import OrreryError
from ..core.table import State
from ..games import NAMES
from .bot import Bot, BotNeeds, UnknownBot
from .random_bot import RandomBot

_GROUP: Final = "orrery.bots"
_EVERYWHERE: Final[dict[str, type[Bot[State]]]] = {"random": RandomBot}
_LIBRARY: Final = "numpy"
LEVELS: Final = ["easy", "medium", "hard", "best"]
"""The levels of every game of the package, weakest first."""
LEARNED: Final = ["duel", "race", "seti"]
"""The games whose levels play by a network of the package; those of the others are a matter of their own bots."""
JUDGED: Final = ["empires"]
"""Of those, the games whose levels judge positions by a network, where there is numpy; else they do without."""


def names(game: str) -> list[str]:
    """The bots that play a game: ours, levels weakest first, then those that other installed packages bring."""
    ours = list(_ours(game)) + (levels(game) if game not in LEARNED or _learned_can_play() else [])
    return ours + [name for name in _names_from_packages(game) if name not in ours]


def levels(game: str) -> list[str]:
    """The levels of a game, weakest first, whether they can play here or not."""
    return LEVELS if game in NAMES else []


def adviser(game: str) -> str:
    """The strongest of our bots that can play a game here: the one that is asked for hints and looks back on games."""
    can_play = game not in LEARNED or _learned_can_play()
    return levels(game)[-1] if levels(game) and can_play else list(_ours(game))[-1]


def bot(name: str, game: str, seed: int) -> Bot[State]:
    """A new bot for one seat of a game."""
    found = _ours(game).get(name)
    if found is not None:  # every game of a simulation asks for its bots: no looking through packages for ours
        return found(seed)
    if name not in names(game):
        raise refusal(name, game)
    if name in levels(game):
        return _level(name, game, seed)
    return _load(f"{game}.{name}")(seed)


def _learned_can_play() -> bool:
    return find_spec(_LIBRARY) is not None


def _level(name: str, game: str, seed: int) -> Bot[State]:
    found: Bot[State]
    if game in LEARNED or (game in JUDGED and _learned_can_play()):
        found = importlib.import_module("orrery.networks.levels").level(game, name, seed)
    else:
        found = importlib.import_module(f"orrery.bots.{game}").level(name, seed)
    return found


def refusal(name: str, game: str) -> OrreryError:
    """Why no bot of that name can play."""
    if name in levels(game):
        return BotNeeds(name, game, _LIBRARY)
    return UnknownBot(name, game, names(game))


@cache
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
