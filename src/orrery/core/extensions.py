"""What other packages bring: games and bots, found by their entry points and loaded when first asked for.

A package names them in its own `pyproject.toml`:

[project.entry-points."orrery.games"]
nim = "nim:GAME"
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Final

from .errors import BrokenExtension

if TYPE_CHECKING:  # both are slow to load, and most programs never ask for another package's game
    from importlib.metadata import EntryPoint
    from importlib.resources.abc import Traversable

_FOUND: Final[dict[str, dict[str, list[EntryPoint]]]] = {}


def names(group: str) -> list[str]:
    """What is there under a group, whether it can be loaded or not."""
    return list(_group(group))


def load(group: str, name: str) -> object:
    """What the entry point of that name stands for; whatever goes wrong in another package is reported as one error."""
    entry = _entry(group, name)
    try:
        loaded: object = entry.load()
    except Exception as problem:
        raise complaint(group, name, f"{type(problem).__name__}: {problem}") from problem
    return loaded


def complaint(group: str, name: str, reason: str) -> BrokenExtension:
    """The complaint about an extension, with the packages that bring it."""
    return BrokenExtension(name, ", ".join(_package(entry) for entry in _group(group)[name]), reason)


def folder(group: str, name: str, inside: str) -> Traversable | None:
    """A folder in the package of something that was loaded; None where there is none, or nothing is installed."""
    if name not in _group(group):
        return None
    module = importlib.import_module(_entry(group, name).module)
    if module.__spec__ is None or module.__spec__.submodule_search_locations is None:
        return None  # a module of one file
    from importlib.resources import files

    found = files(module).joinpath(inside)
    return found if found.is_dir() else None


def _entry(group: str, name: str) -> EntryPoint:
    entries = _group(group)[name]
    if len(entries) > 1:
        raise complaint(group, name, "several packages bring something of that name")
    return entries[0]


def _group(group: str) -> dict[str, list[EntryPoint]]:
    """The entry points of a group by name; looking through all installed packages takes a while, so once is enough."""
    if group not in _FOUND:
        from importlib.metadata import entry_points

        found: dict[str, list[EntryPoint]] = {}
        for entry in entry_points(group=group):
            found.setdefault(entry.name, []).append(entry)
        _FOUND[group] = found
    return _FOUND[group]


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else entry.module
