"""The log points at the board: a name in it shows where the thing lies, by pointer, keyboard and finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from orrery import NAMES

from .player import Player
from .prepared import before_the_others, lay_out
from .visitor import Visitor, Visitors

AXES = {"duel": "card", "race": "card", "seti": "star", "empires": "hole"}
"""What is pointed at in each game."""


def open_game(visitor: Visitor, name: str) -> Locator:
    """A game under way, and the names in its log."""
    record, _ = before_the_others(name, 2, 2 if name == "race" else 4, 20)
    player = Player(visitor)
    lay_out(visitor, record)
    player.asked()
    return visitor.page.locator("#log-lines [role=button]")


def lying(visitor: Visitor, names: Locator, axis: str) -> Locator:
    """A name of this kind in the log whose thing lies on the board."""
    kind = names.locator(f"xpath=self::*[@data-names='{axis}']")
    for name in reversed(kind.all()):
        word = name.get_attribute("data-word")
        if visitor.page.locator(f"[data-thing='{axis}:{word}'], [data-target='{axis}:{word}']").count() > 0:
            return name
    raise AssertionError(f"no {axis} of the log lies on the board")


@pytest.mark.parametrize("name", NAMES)
def test_a_name_in_the_log_shows_where_it_lies(visitors: Visitors, name: str) -> None:
    ada = visitors.come("Ada")
    named = lying(ada, open_game(ada, name), AXES[name])
    rings = ada.page.locator("[data-ring]")
    expect(rings).to_have_count(0)
    named.scroll_into_view_if_needed()
    named.hover()
    expect(rings.first).to_be_visible()
    ada.shot("pointed")
    ada.page.mouse.move(1, 1)
    expect(rings).to_have_count(0)
    named.focus()
    expect(rings.first).to_be_visible()
    ada.page.keyboard.press("Enter")
    expect(rings).to_have_count(0)
