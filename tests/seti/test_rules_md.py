"""RULES.md tells the truth: the tests and modules it names exist, and no rule is without a test or a ruling."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from orrery.games import seti

PACKAGE = Path(seti.__file__).parent
RULES = (PACKAGE / "RULES.md").read_text(encoding="utf-8")
RULE_BY_RULE = RULES.partition("## 2. Rule by rule")[2].partition("## 3. Rulings")[0]
REFERENCES = sorted(set(re.findall(r"`(\w+)::(\w+)`", RULES)))
CHAPTERS = {
    "setup",
    "turn",
    "free_actions",
    "movement",
    "sky",
    "probes",
    "planets",
    "scan",
    "signals",
    "computer",
    "missions",
    "research",
    "milestones",
    "hand",
    "discovery",
    "final_scoring",
    "gold_tiles",
    "mascamites",
    "anomalies",
    "oumuamua",
    "centaurians",
    "exertians",
}
SUBTLETIES = set(range(1, 22))
"""Number 22 is about the rival of the solo mode."""
QUESTIONS = {"cards": {1, 2, 3, 5, 6, 7, 8, 9}, "board": {1, 6, 7, 8, 9, 10}}


def functions_in(file: str) -> set[str]:
    """The names of the test functions in a file of this folder."""
    tree = ast.parse((Path(__file__).parent / f"test_{file}.py").read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}


def numbered(word: str) -> set[int]:
    """The numbers of the rows that begin with a word and a number."""
    return {int(number) for number in re.findall(rf"^\| {word}(\d+): ", RULE_BY_RULE, re.MULTILINE)}


@pytest.mark.parametrize("file", sorted({file for file, _ in REFERENCES}))
def test_every_test_named_in_the_rules_exists(file: str) -> None:
    assert {name for other, name in REFERENCES if other == file} <= functions_in(file)


def test_the_rules_name_tests_of_every_chapter() -> None:
    assert {file for file, _ in REFERENCES} >= CHAPTERS


def test_every_rule_is_covered_by_a_test_or_a_ruling() -> None:
    rows = RULE_BY_RULE.splitlines()
    rules = [row for row in rows if row.startswith("|") and not row.startswith(("| rule |", "| --- |"))]
    assert len(rules) > 350
    assert [row for row in rules if "::test_" not in row and not re.search(r"\*\*R\d+\*\*", row)] == []


def test_every_subtlety_of_the_board_facts_has_a_row() -> None:
    assert numbered("") == SUBTLETIES


@pytest.mark.parametrize("facts", QUESTIONS)
def test_every_open_question_of_the_facts_has_a_row(facts: str) -> None:
    assert numbered(f"{facts} ") == QUESTIONS[facts]


def test_every_ruling_belongs_to_a_rule() -> None:
    rulings = set(re.findall(r"^\| (R\d+) \|", RULES, re.MULTILINE))
    assert rulings == set(re.findall(r"\*\*(R\d+)\*\*", RULE_BY_RULE))


def test_rulings_are_numbered_in_order_and_every_one_mentioned_exists() -> None:
    numbers = [int(number) for number in re.findall(r"^\| R(\d+) \|", RULES, re.MULTILINE)]
    assert numbers
    assert numbers == list(range(1, len(numbers) + 1))
    assert {int(number) for number in re.findall(r"\bR(\d+)\b", RULES)} <= set(numbers)


def test_every_module_named_in_the_rules_exists() -> None:
    modules = {name for name in re.findall(r"`([\w/]+\.(?:py|json))`", RULES) if not name.startswith("tests/")}
    assert modules
    assert [name for name in sorted(modules) if not (PACKAGE / name).exists()] == []
