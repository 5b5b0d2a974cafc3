"""No project card is without a test."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from orrery.games.seti.facts.cards import CARDS, PROJECTS


def labels(module: ModuleType) -> set[str]:
    """What a module's tests are called, and each of their cases."""
    found: set[str] = set()
    for name, test in vars(module).items():
        marks: list[pytest.Mark] = getattr(test, "pytestmark", []) if name.startswith("test_") else []
        found.add(name.removeprefix("test_").replace("_", "-"))
        for mark in marks:
            found.update(mark.kwargs.get("ids") or [])
            found.update(str(case.id) for case in mark.args[1] if hasattr(case, "id"))
    return found


def test_every_project_card_has_a_test() -> None:
    """The name of a test, or of one of its cases, begins with the number and the name of its card."""
    files = sorted(Path(__file__).parent.glob("test_cards_*.py"))
    found = set().union(*(labels(import_module(f"{__package__}.{file.stem}")) for file in files))
    cards = [f"{number + 1:03}-{CARDS[number]}" for number in range(PROJECTS)]
    assert [card for card in cards if not any(label.startswith(card) for label in found)] == []
