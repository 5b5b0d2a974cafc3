"""The pages that tell how the house is built name what is there, and all of it."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "orrery"
ARCHITECTURE = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
NAMED_ONE_BY_ONE = [
    SOURCE,
    *(
        SOURCE / floor
        for floor in ["core", "lessons", "learning", "measure", "networks", "research", "server", "testing"]
    ),
    ROOT / "tools",
]
"""Of games, bots and terminal the rooms are told, which are alike."""
NEARER = [
    ROOT,
    SOURCE,
    SOURCE / "games" / "seti",
    SOURCE / "games" / "duel",
    SOURCE / "locales",
    ROOT / "web/src/games/duel",
]
"""Where a path may begin: CONTRIBUTING shortens those of the game or floor it has just spoken of."""


def layout() -> str:
    return ARCHITECTURE[ARCHITECTURE.index("## 2. Layout") : ARCHITECTURE.index("## 3.")]


@pytest.mark.parametrize("floor", NAMED_ONE_BY_ONE, ids=lambda floor: str(floor.relative_to(ROOT)))
def test_every_module_stands_in_the_layout(floor: Path) -> None:
    named = set(re.findall(r"\w+\.py\b", layout()))
    modules = {path.name for path in floor.glob("*.py")} - {"__init__.py"}
    assert modules
    assert modules - named == set()


def test_every_file_that_is_named_exists() -> None:
    files = {path.name for room in ("src", "tests", "tools", "examples") for path in (ROOT / room).rglob("*.*")}
    files |= {path.name for path in (ROOT / "web").glob("*.*")}
    files |= {path.name for room in ("src", "public") for path in (ROOT / "web" / room).rglob("*.*")}
    named = set(re.findall(r"[\w-]+\.(?:py|ts|svelte|css|js|ftl|toml)\b", ARCHITECTURE))
    assert len(named) > 100
    assert named - files == set()


def found(path: str) -> bool:
    """Whether there is anything of that name, with `<game>` or `*` for any, and `{de,en}` for each of them."""
    parts = [part.split(",") for part in re.split(r"[{}]", re.sub(r"<\w+>", "*", path))]
    return all(any(any(place.glob("".join(chosen).rstrip("/"))) for place in NEARER) for chosen in product(*parts))


def test_every_path_of_contributing_leads_somewhere() -> None:
    paths = {path for path in re.findall(r"`([^` ]+/[^` ]*)`", CONTRIBUTING) if not path.startswith(("http", "./"))}
    assert len(paths) > 40
    assert {path for path in paths if not found(path)} == set()
