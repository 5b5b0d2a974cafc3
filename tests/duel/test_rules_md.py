"""RULES.md tells the truth: the tests it names exist, and what is reconstructed is listed."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest

from orrery.games import duel

PACKAGE = Path(duel.__file__).parent
RULES = (PACKAGE / "RULES.md").read_text(encoding="utf-8")
FACTS: dict[str, list[dict[str, object]]] = json.loads((PACKAGE / "data" / "cards.json").read_text(encoding="utf-8"))
REFERENCES = sorted(set(re.findall(r"`(\w+)::(\w+)`", RULES)))
PROVENANCE = RULES.partition("## 4. Provenance")[2]
SECTIONS = ["dice", "centres", "costs", "cards", "orders"]


def functions_in(file: str) -> set[str]:
    """The names of the test functions in a file of this folder."""
    tree = ast.parse((Path(__file__).parent / f"test_{file}.py").read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}


def keys_where(field: str, value: object) -> list[str]:
    return [str(entry["key"]) for section in SECTIONS for entry in FACTS[section] if entry.get(field) == value]


@pytest.mark.parametrize("file", sorted({file for file, _ in REFERENCES}))
def test_every_test_named_in_the_rules_exists(file: str) -> None:
    assert {name for other, name in REFERENCES if other == file} <= functions_in(file)


def test_the_rules_name_functions_in_every_chapter() -> None:
    chapters = {"setup", "production", "flight", "trade", "founding", "orders", "pirates", "friend_and_hero"}
    assert {file for file, _ in REFERENCES} == chapters | {"building", "victory", "view", "cards_data"}


def test_every_rule_is_covered_by_a_test_or_a_ruling() -> None:
    rows = [row for row in RULES.partition("## 2. Rule by rule")[2].partition("## 3. Rulings")[0].splitlines() if row]
    rules = [row for row in rows if row.startswith("|") and not row.startswith(("| rule |", "| --- |"))]
    assert len(rules) > 100
    assert [row for row in rules if "::test_" not in row and not re.search(r"\*\*R\d+\*\*", row)] == []


def test_rulings_are_numbered_in_order_and_every_one_mentioned_exists() -> None:
    numbers = [int(number) for number in re.findall(r"^\| R(\d+) \|", RULES, re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert {int(number) for number in re.findall(r"\bR(\d+)\b", RULES)} <= set(numbers)


def test_every_module_named_in_the_rules_exists() -> None:
    modules = {name for name in re.findall(r"`([\w/]+\.(?:py|json))`", RULES) if not name.startswith("tests/")}
    assert modules
    assert [name for name in sorted(modules) if not (PACKAGE / name).exists()] == []


def test_everything_reconstructed_is_listed() -> None:
    reconstructed = keys_where("provenance", "reconstructed") + keys_where("selection_reconstructed", True)
    assert len(reconstructed) == 30
    assert [key for key in reconstructed if f"| `{key}` |" not in PROVENANCE] == []


def test_everything_known_from_2001_only_is_listed() -> None:
    known = keys_where("evidence", "2001")
    assert known
    assert [key for key in known if f"`{key}`" not in PROVENANCE] == []


def test_nothing_else_is_called_reconstructed() -> None:
    tables = PROVENANCE.partition("### Facts known from")[0]
    listed = re.findall(r"^\| `([\w-]+)` \|", tables, re.MULTILINE)
    assert sorted(listed) == sorted(
        keys_where("provenance", "reconstructed") + keys_where("selection_reconstructed", True)
    )
