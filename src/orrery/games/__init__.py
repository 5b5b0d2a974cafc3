"""The catalogue: games by name, ours and those of other packages, imported when first asked for."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from ..core import extensions
from ..core.errors import BrokenExtension, UnknownGame
from ..core.game import Game
from ..core.table import State

if TYPE_CHECKING:  # slow to load
    from importlib.resources.abc import Traversable

NAMES: Final[Sequence[str]] = ["duel", "race", "seti", "empires"]
"""The games of this package."""

_GROUP: Final = "orrery.games"


def names() -> list[str]:
    """All games there are: ours, then those that other installed packages bring."""
    return [*NAMES, *(name for name in extensions.names(_GROUP) if name not in NAMES)]


def game(name: str) -> Game[State]:
    """The game of that name; the catalogue does not know what its states look like."""
    if name in NAMES:
        return cast("Game[State]", importlib.import_module(f"orrery.games.{name}").GAME)
    if name not in extensions.names(_GROUP):
        raise UnknownGame(name, names())
    found = extensions.load(_GROUP, name)
    if not isinstance(found, Game) or found.name != name:
        raise extensions.complaint(_GROUP, name, "it is no game of that name")
    return cast("Game[State]", found)


def playable() -> tuple[list[Game[State]], list[BrokenExtension]]:
    """All games that can be loaded, and what is wrong with the others."""
    loaded: list[Game[State]] = []
    problems: list[BrokenExtension] = []
    for name in names():
        try:
            loaded.append(game(name))
        except BrokenExtension as problem:
            problems.append(problem)
    return loaded, problems


def folder(name: str, inside: str) -> Traversable | None:
    """A folder in the package of a game, such as its data; None where it has none."""
    if name not in NAMES:
        return extensions.folder(_GROUP, name, inside)
    from importlib.resources import files

    found = files(f"orrery.games.{name}").joinpath(inside)
    return found if found.is_dir() else None
