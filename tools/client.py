"""Builds the browser client into the package, as far as it is stale: `python -m tools.client`, or the steps named.

Imports nothing but the standard library, the games, the messages of the wire and msgspec, so that it runs
inside the environment pip makes for a build.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from . import node

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "orrery"
MODULES = WEB / "node_modules" / ".ready"
TYPES = WEB / "src" / "generated" / "messages.ts"
CLIENT = PACKAGE / "server" / "client" / "index.html"
_MADE = {"node_modules", "generated"}


class Failed(Exception):
    """A step that failed; what it said is above."""


class Step(NamedTuple):
    """Something that is made of something else."""

    made: Path
    sources: Callable[[], Iterable[Path]]
    make: Callable[[], None]

    def is_stale(self) -> bool:
        if not self.made.exists():
            return True
        since = self.made.stat().st_mtime
        return any(source.stat().st_mtime > since for source in self.sources())


def modules() -> None:
    """What the client is built with, exactly as it was locked."""
    _npm("ci", "--loglevel", "error", "--no-audit", "--no-fund", "--prefer-offline")


def lock_files() -> Iterator[Path]:
    yield from (WEB / "package.json", WEB / "package-lock.json")


def types() -> None:
    """The types of the wire, taken from the server's own messages."""
    sys.path.insert(0, str(ROOT / "src"))
    from orrery.games import NAMES, game
    from orrery.server.typescript import catalogue, generate

    from .positions import positions

    TYPES.parent.mkdir(parents=True, exist_ok=True)
    for name in NAMES:  # for the client's tests, which ask no server
        described = json.dumps(game(name).descriptions(), ensure_ascii=False)
        TYPES.with_name(f"{name}-descriptions.json").write_text(described, encoding="utf-8")
        seen = json.dumps(positions(game(name)), ensure_ascii=False)
        TYPES.with_name(f"{name}-positions.json").write_text(seen, encoding="utf-8")
    TYPES.with_name("games.ts").write_text(catalogue(), encoding="utf-8")
    TYPES.write_text(generate(), encoding="utf-8")


def type_sources() -> Iterator[Path]:
    """Where messages, views and what games say once and for all are declared."""
    yield from (
        PACKAGE / "server" / "messages.py",
        PACKAGE / "server" / "requests.py",
        PACKAGE / "server" / "typescript.py",
        PACKAGE / "games" / "__init__.py",
        Path(__file__).with_name("positions.py"),
    )
    for declared in ("*/**/*.py", "*/data/*.json"):  # what describes itself does so in any room
        yield from (PACKAGE / "games").glob(declared)


def bundle() -> None:
    """The client as the package serves it."""
    _npm("run", "--silent", "build", "--", "--logLevel", "warn")


def sources() -> Iterator[Path]:
    """Whatever the client is made of, except what is made itself."""
    yield from type_sources()
    yield from (PACKAGE / "locales").rglob("*.ftl")
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name not in _MADE]
        yield from (Path(folder, name) for name in files)


def _npm(*arguments: str) -> None:
    problem = node.problem()
    if problem is not None:
        raise Failed(problem)
    npm = shutil.which("npm")
    assert npm is not None
    if subprocess.run([npm, *arguments], cwd=WEB, check=False).returncode:
        raise Failed(f"npm {' '.join(arguments)} failed in {WEB}.")


STEPS = {
    "modules": Step(MODULES, lock_files, modules),
    "types": Step(TYPES, type_sources, types),
    "bundle": Step(CLIENT, sources, bundle),
}


def main(wanted: list[str]) -> None:
    """Do the steps that are stale; all of them if none is named, but nothing while the client itself is fresh."""
    if not wanted and not STEPS["bundle"].is_stale():
        return
    try:
        for name in wanted or STEPS:
            step = STEPS[name]
            if step.is_stale():
                step.make()
                step.made.touch()
    except Failed as failed:
        raise SystemExit(str(failed)) from None


if __name__ == "__main__":
    main(sys.argv[1:])
