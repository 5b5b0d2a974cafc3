"""Builds the browser client into the package: `python -m tools.client`, or one step of it.

Imports nothing but the standard library, the messages of the wire and msgspec, so that it runs
inside the environment pip makes for a build.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from . import node

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
TYPES = WEB / "src" / "generated" / "messages.ts"


class Failed(Exception):
    """A step that failed; what it said stands above."""


def types() -> None:
    """The types of the wire, told by the server's own messages."""
    sys.path.insert(0, str(ROOT / "src"))
    from orrery.server.typescript import generate

    TYPES.parent.mkdir(parents=True, exist_ok=True)
    TYPES.write_text(generate(), encoding="utf-8")


def modules() -> None:
    """What the client is built with, exactly as it was locked."""
    _npm("ci", "--loglevel", "error", "--no-audit", "--no-fund", "--prefer-offline")


def bundle() -> None:
    """The client as the package serves it."""
    _npm("run", "--silent", "build", "--", "--logLevel", "warn")


def _npm(*arguments: str) -> None:
    npm = shutil.which("npm")
    assert npm is not None
    if subprocess.run([npm, *arguments], cwd=WEB, check=False).returncode:
        raise Failed(f"npm {' '.join(arguments)} failed in {WEB}.")


STEPS: dict[str, Callable[[], None]] = {"types": types, "modules": modules, "bundle": bundle}


def main(wanted: list[str]) -> None:
    try:
        problem = node.problem()
        if problem is not None:
            raise Failed(problem)
        for step in wanted or STEPS:
            STEPS[step]()
    except Failed as failed:
        raise SystemExit(str(failed)) from None


if __name__ == "__main__":
    main(sys.argv[1:])
