"""The log points at the board: a name in it shows where the thing lies, by pointer, keyboard and finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from orrery import NAMES

from .player import Player
from .prepared import before_the_others, lay_out
from .visitor import PHONE, Visitor, Visitors

TABLET: ViewportSize = {"width": 1180, "height": 820}
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
    """A name of this kind in the log whose thing lies on the board, once both are there."""
    kind = names.locator(f"xpath=self::*[@data-names='{axis}']")
    expect(kind.first).to_be_attached()
    expect(visitor.page.locator(f"[data-thing^='{axis}:'], [data-target^='{axis}:']").first).to_be_attached()
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


@pytest.mark.parametrize(
    "name", ["seti", *(pytest.param(name, marks=pytest.mark.long) for name in NAMES if name != "seti")]
)
def test_a_finger_on_a_name_shows_its_card_on_a_phone(visitors: Visitors, name: str) -> None:
    """The log has the phone for itself there: what it names is told by a card, and the board lies behind a tab."""
    ada = visitors.come("Ada", "de", PHONE, touch=True)
    names = open_game(ada, name)
    ada.page.get_by_role("tab").last.tap()
    expect(names.first).to_be_attached()
    one = names.locator(f"xpath=self::*[@data-names='{AXES[name]}']").last
    other = names.filter(has_not_text=one.inner_text()).last
    card = ada.page.get_by_role("tooltip")
    for named in (one, other):
        named.scroll_into_view_if_needed()
        expect(card).to_have_count(0)
        named.tap()
        expect(card).to_contain_text(named.inner_text())
        ada.shot("tapped")
        ada.need_not_scroll()
        box = card.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
        named.tap()
        expect(card).to_have_count(0)
    other.tap()
    expect(card).to_have_count(1)
    ada.page.get_by_role("heading", name=ada.say("web-log")).tap()
    expect(card).to_have_count(0)


def test_a_finger_on_a_name_shows_where_it_lies_on_a_tablet(visitors: Visitors) -> None:
    ada = visitors.come("Ada", size=TABLET, touch=True)
    named = lying(ada, open_game(ada, "duel"), AXES["duel"])
    rings = ada.page.locator("[data-ring]")
    named.scroll_into_view_if_needed()
    named.tap()
    expect(rings.first).to_be_visible()
    expect(ada.page.get_by_role("tooltip")).to_be_visible()
    ada.shot("tapped")
    named.tap()
    expect(rings).to_have_count(0)
