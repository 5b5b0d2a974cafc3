"""The name of the distribution: `orrery` on the package index is somebody else's, ours is `orrery-games`."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import orrery

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
TEXTS = {".py", ".md", ".ftl", ".toml", ".ipynb", ".yml", ".yaml", ".service", ".cfg", ".txt", ".ts", ".svelte"}
MADE = {"build", "dist", "node_modules", "generated", "client"}
PLACES = ("src", "tests", "docs", "deploy", "examples", "tools", "web/src", ".ci")
OTHERS = re.compile(r"""\borrery\[|pip install (-\S+ )*['"]?orrery(?!-games)\b""")


def texts() -> Iterator[tuple[Path, str]]:
    """Yield every text of the project with its path."""
    folders = [path for place in PLACES for path in (ROOT / place).rglob("*")]
    for path in [*ROOT.glob("*"), *folders]:
        named = path.suffix in TEXTS or path.name in ("Makefile", "Containerfile", "run")
        if named and path.is_file() and not MADE & {*path.relative_to(ROOT).parts} and path != Path(__file__):
            yield path, path.read_text(encoding="utf-8")


def test_the_distribution_is_not_called_like_the_import() -> None:
    assert PROJECT["name"] == "orrery-games"
    assert PROJECT["scripts"] == {"orrery": "orrery.__main__:main"}


def test_nobody_is_told_to_install_the_other_package() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path, text in texts()
        for line in text.splitlines()
        if OTHERS.search(line)
    ]
    assert found == []


def test_every_extra_that_is_named_exists() -> None:
    extras = PROJECT["optional-dependencies"].keys()
    named = {
        extra.strip()
        for _, text in texts()
        for group in re.findall(r"\borrery-games\[([a-z, ]+)\]", text)
        for extra in group.split(",")
    }
    assert {"play", "postgresql", "cluster"} <= named <= extras


@pytest.mark.whole
@pytest.mark.parametrize(("language", "said"), [("en_US", "Uninstall both"), ("de_DE", "Deinstalliere beide")])
def test_the_command_tells_of_the_other_package_beside_it(tmp_path: Path, language: str, said: str) -> None:
    (tmp_path / "orrery").symlink_to(Path(orrery.__file__).parent)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "LANG": f"{language}.UTF-8"}

    def told() -> str:
        command = [sys.executable, "-m", "orrery", "games"]
        ran = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=tmp_path, check=True)
        return ran.stderr

    assert told() == ""
    (tmp_path / "orrery_games-1.0.dist-info").mkdir()
    assert told() == ""
    (tmp_path / "orrery-0.1.1.dist-info").mkdir()
    assert said in told()
