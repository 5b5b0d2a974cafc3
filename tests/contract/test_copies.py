"""A copy hands every field to its own place: by order, because names would cost half as much time again."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import orrery

GAMES = Path(orrery.__file__).parent / "games"


def classes(game: str) -> list[ast.ClassDef]:
    """The classes a position of a game is made of that copy themselves by their constructor."""
    modules = [ast.parse(file.read_text(encoding="utf-8")) for file in (GAMES / game / "position").glob("*.py")]
    found = [node for module in modules for node in module.body if isinstance(node, ast.ClassDef)]
    return [node for node in found if {"__init__", "copy"} <= set(methods(node))]


def methods(node: ast.ClassDef) -> dict[str, ast.FunctionDef]:
    return {item.name: item for item in node.body if isinstance(item, ast.FunctionDef)}


def fields_copied(node: ast.ClassDef) -> list[str]:
    """The field of each argument that the constructor is given in `copy`."""
    call = next(
        item
        for item in ast.walk(methods(node)["copy"])
        if isinstance(item, ast.Call) and isinstance(item.func, ast.Name) and item.func.id == node.name
    )
    fields: list[str] = []
    for argument in call.args:
        own = [
            item.attr
            for item in ast.walk(argument)
            if isinstance(item, ast.Attribute) and isinstance(item.value, ast.Name) and item.value.id == "self"
        ]
        assert len(own) == 1, ast.unparse(argument)
        fields += own
    return fields + [str(keyword.arg) for keyword in call.keywords]


@pytest.mark.parametrize("game", orrery.NAMES)
def test_a_copy_has_every_field_in_its_place(game: str) -> None:
    found = classes(game)
    assert "State" in [node.name for node in found]
    for node in found:
        parameters = [argument.arg for argument in methods(node)["__init__"].args.args[1:]]
        assert fields_copied(node) == parameters, node.name
