"""RULES.md of every game tells the truth: what it names exists, and no rule is without a test or a ruling."""

from __future__ import annotations

import re

import pytest

import orrery
from tests.rules_md import Rules

pytestmark = pytest.mark.parametrize("game", orrery.NAMES)


def test_every_test_named_in_the_rules_exists(game: str) -> None:
    rules = Rules(game)
    assert rules.files
    for file in rules.files:
        assert {name for other, name in rules.references if other == file} <= rules.functions_in(file), file


def test_every_rule_is_covered_by_a_test_or_a_ruling(game: str) -> None:
    rows = Rules(game).rows()
    assert len(rows) > 100
    assert [row for row in rows if "::test_" not in row and not re.search(r"\*\*R\d+\*\*", row)] == []


def test_rulings_are_numbered_in_order_and_every_one_mentioned_exists(game: str) -> None:
    rules = Rules(game)
    numbers = rules.rulings()
    assert numbers
    assert numbers == list(range(1, len(numbers) + 1))
    assert {int(number) for number in re.findall(r"\bR(\d+)\b", rules.text)} <= set(numbers)


def test_every_module_named_in_the_rules_exists(game: str) -> None:
    rules = Rules(game)
    modules = {name for name in re.findall(r"`([\w/]+\.(?:py|json))`", rules.text) if not name.startswith("tests/")}
    assert modules
    assert [name for name in sorted(modules) if not (rules.package / name).exists()] == []
