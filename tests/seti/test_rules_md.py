"""RULES.md of SETI: every chapter, subtlety and open question has its rows."""

from __future__ import annotations

import re

import pytest

from tests.rules_md import Rules

RULES = Rules("seti")
CHAPTERS = {
    *("setup", "turn", "free_actions", "movement", "sky", "probes", "planets", "scan", "signals", "computer"),
    *("missions", "research", "milestones", "row_and_hand", "discovery", "final_scoring", "gold_tiles"),
    *("mascamites", "anomalies", "oumuamua", "centaurians", "exertians"),
    *("objectives", "objectives_tasks", "objectives_payment", "rival_setup", "rival_cards", "rival_resources"),
    *("rival_technologies", "rival_flight", "rival_scan", "rival_traces", "rival_turn", "rival_species", "rival_end"),
}
SUBTLETIES = set(range(1, 22))
"""Number 22 is about the rival of the solo mode."""
QUESTIONS = {"cards": {1, 2, 3, 5, 6, 7, 8, 9}, "board": {1, 6, 7, 8, 9, 10}}


def test_the_rules_name_tests_of_every_chapter() -> None:
    assert RULES.files >= CHAPTERS
    assert len(RULES.rows()) > 350


def test_every_subtlety_of_the_board_facts_has_a_row() -> None:
    assert RULES.numbered("") == SUBTLETIES


@pytest.mark.parametrize("facts", QUESTIONS)
def test_every_open_question_of_the_facts_has_a_row(facts: str) -> None:
    assert RULES.numbered(f"{facts} ") == QUESTIONS[facts]


def test_every_ruling_belongs_to_a_rule() -> None:
    assert set(RULES.rulings()) == {int(number) for number in re.findall(r"\*\*R(\d+)\*\*", RULES.rule_by_rule)}
