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
OTHERS = re.compile(
    r"""
    \b(?: (?:pip3?|pipx|uv) \s+ (?:[\w-]+\s+)*? (?:install|add) | pipx\s+run | uvx ) \b  # a command that installs,
    (?: \\\n | [^\n;&|`)] )*                # its other arguments, also on lines that go on,
    (?<![\w/.-]) orrery (?! [\w/-] | \.\w )  # and the name, which is neither ours nor a path
    | (?<![\w/.-]) orrery (?: \[ | [=~!<>]= )[\w"'.]  # or a requirement
    """,
    re.VERBOSE,
)
"""Text that leads somebody to install the package of others."""


def texts() -> Iterator[tuple[Path, str]]:
    """Yield every text of the project with its path, this file excepted."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    for path in (ROOT / name for name in listed.stdout.split("\0") if name):
        if path.is_file() and path != Path(__file__):  # files that were deleted stay listed until that is committed
            content = path.read_bytes()
            if b"\0" not in content:
                yield path, content.decode()


@pytest.mark.parametrize(
    "text",
    [
        "pip install orrery",
        "pip install -U 'orrery[play]'",
        'python -m pip install --upgrade "orrery"',
        "pip3 install -c constraints.txt orrery.",
        "pip install numpy orrery",
        "pip install numpy \\\n    orrery",
        "pipx install orrery",
        "pipx run orrery serve",
        "uv add orrery",
        "uv pip install orrery==0.1.1",
        "uv tool install orrery",
        "uvx orrery",
        "[`pip install orrery`]",
        "orrery>=0.1",
        "orrery[research]",
    ],
)
def test_the_other_package_is_recognized(text: str) -> None:
    assert OTHERS.search(text)


@pytest.mark.parametrize(
    "text",
    [
        "pip install orrery-games",
        "pip install 'orrery-games[play]'",
        "pip install '.[play]'; orrery serve",
        "`pip install .`, then `orrery serve`",
        "pip install -e ./orrery",
        "pip install orrery/",
        "uv run orrery serve",
        "pip install numpy\norrery serve",
    ],
)
def test_ours_is_not_taken_for_it(text: str) -> None:
    assert not OTHERS.search(text)


def test_the_distribution_is_not_called_like_the_import() -> None:
    assert PROJECT["name"] == "orrery-games"
    assert PROJECT["scripts"] == {"orrery": "orrery.__main__:main"}


def test_nobody_is_told_to_install_the_other_package() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {match.group().strip()}"
        for path, text in texts()
        for match in OTHERS.finditer(text)
    ]
    assert found == []


def test_every_kind_of_text_is_read() -> None:
    read = {path.relative_to(ROOT).as_posix() for path, _ in texts()}
    assert {"CITATION.cff", "web/index.html", "web/package.json", "deploy/Containerfile", ".ci/run", "Makefile"} <= read


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
