"""The catalogue: games by name, imported when first asked for."""

from __future__ import annotations

import importlib
from typing import Final, cast

from ..core.errors import UnknownGame
from ..core.game import Game
from ..core.table import State

NAMES: Final = ["duel", "race", "seti", "empires"]


def game(name: str) -> Game[State]:
    """The game of that name; the catalogue does not know what its states look like."""
    if name not in NAMES:
        raise UnknownGame(name, NAMES)
    return cast("Game[State]", importlib.import_module(f"orrery.games.{name}").GAME)
