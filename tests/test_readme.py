"""What the README shows is true."""

from __future__ import annotations

import re
from pathlib import Path

import orrery

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_example_for_bot_authors_runs_to_the_end() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    seen: dict[str, orrery.Table[orrery.State]] = {}
    exec(compile(code, "README.md", "exec"), {"print": lambda *_: None}, seen)
    assert seen["table"].over


def test_the_two_commands_are_targets_of_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"^make (\w+)", README, re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_every_game_of_the_catalogue_is_named() -> None:
    titles = {
        "duel": "Starfarers Duel",
        "race": "Race for the Galaxy",
        "seti": "SETI",
        "empires": "Ascending Empires",
    }
    assert list(titles) == orrery.NAMES
    assert all(title in README for title in titles.values())
