"""RULES.md of Duel: every chapter has its rows, and what is reconstructed is listed."""

from __future__ import annotations

import json
import re

from tests.rules_md import Rules

RULES = Rules("duel")
FACTS: dict[str, list[dict[str, object]]] = json.loads(
    (RULES.package / "data" / "cards.json").read_text(encoding="utf-8")
)
PROVENANCE = RULES.text.partition("## 4. Provenance")[2]
CORNERS = ["corners", "corners_pages_8_to_11"]
SECTIONS = ["dice", "centres", "costs", "cards", "orders"]


def keys_where(field: str, value: object) -> list[str]:
    return [str(entry["key"]) for section in SECTIONS for entry in FACTS[section] if entry.get(field) == value]


def test_the_rules_name_functions_in_every_chapter() -> None:
    chapters = {"setup", "production", "flight", "trade", "founding", "orders", "pirates", "friend_and_hero"}
    assert RULES.files == chapters | {"building", "victory", "view", "cards_data", *CORNERS}


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
