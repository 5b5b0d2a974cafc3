"""RULES.md of Race: every chapter and subtlety has its rows."""

from __future__ import annotations

import re

from tests.rules_md import Rules

RULES = Rules("race")
CHAPTERS = {
    *("setup", "round", "explore", "develop", "settle", "trade", "consume", "produce", "scoring", "end", "advanced"),
}


def test_the_rules_name_tests_of_every_chapter() -> None:
    assert RULES.files >= CHAPTERS
    assert len(RULES.rows()) > 200


def test_every_subtlety_of_the_card_facts_has_a_row() -> None:
    assert RULES.numbered("") == set(range(1, 19))


def test_every_ruling_belongs_to_a_rule() -> None:
    assert set(RULES.rulings()) == {int(number) for number in re.findall(r"\*\*R(\d+)\*\*", RULES.rule_by_rule)}
