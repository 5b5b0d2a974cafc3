"""The terminal and its commands; `run` calls `orrery` as a person would."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from typer.testing import CliRunner

from orrery.cli import app


class Run(NamedTuple):
    """What came of a command."""

    code: int
    out: str
    err: str


def run(home: Path, *arguments: str, lines: Iterable[str] = (), lang: str = "en_US.UTF-8") -> Run:
    """The command with piped lines, for a person whose files are below `home`."""
    environment = {"LANG": lang, "HOME": str(home), "XDG_STATE_HOME": str(home / "state"), "COLUMNS": "80"}
    typed = "".join(f"{line}\n" for line in lines)
    result = CliRunner(env=environment).invoke(app, list(arguments), input=typed, catch_exceptions=False)
    return Run(result.exit_code, result.stdout, result.stderr)


def position(path: Path) -> str:
    """The position hash in a saved record."""
    found = json.loads(path.read_text(encoding="utf-8"))["hash"]
    assert isinstance(found, str)
    return found
