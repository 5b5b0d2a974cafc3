"""A game's RULES.md, read: its rules row by row, the tests and rulings it names."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path


class Rules:
    """RULES.md of one game, beside its package and its tests."""

    def __init__(self, game: str) -> None:
        self.package = Path(import_module(f"orrery.games.{game}").__file__ or "").parent
        self.tests = Path(__file__).parent / game
        self.text = (self.package / "RULES.md").read_text(encoding="utf-8")
        self.rule_by_rule = self.text.partition("## 2. Rule by rule")[2].partition("## 3. Rulings")[0]
        self.references = sorted(set(re.findall(r"`(\w+)::(\w+)`", self.text)))
        self.files = {file for file, _ in self.references}

    def rows(self) -> list[str]:
        """The rules, a row each."""
        lines = self.rule_by_rule.splitlines()
        return [line for line in lines if line.startswith("|") and not line.startswith(("| rule |", "| --- |"))]

    def rulings(self) -> list[int]:
        return [int(number) for number in re.findall(r"^\| R(\d+) \|", self.text, re.MULTILINE)]

    def numbered(self, word: str) -> set[int]:
        """The numbers of the rules that begin with a word and a number."""
        return {int(number) for number in re.findall(rf"^\| {word}(\d+): ", self.rule_by_rule, re.MULTILINE)}

    def functions_in(self, file: str) -> set[str]:
        """The names of the test functions in one of the game's test files, in whatever folder."""
        path = next(self.tests.rglob(f"test_{file}.py"))
        tree = ast.parse(path.read_text(encoding="utf-8"))
        return {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}
