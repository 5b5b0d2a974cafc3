"""Full play on a phone, 375×812: panes instead of scrolling, the question as a sheet, targets for fingers."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from .player import Player
from .prepared import golden, lay_out
from .visitor import PHONE, Language, Visitors

FINGER_PX = 44


def large_enough(targets: Locator) -> None:
    """Every visible target can be hit by a finger."""
    for target in targets.all():
        box = target.bounding_box()
        if target.is_visible() and box is not None:
            name = target.get_attribute("aria-label") or target.inner_text()
            assert box["height"] >= FINGER_PX - 0.5, f"{name!r} is {box['height']} px high"
            assert box["width"] >= FINGER_PX - 0.5, f"{name!r} is {box['width']} px wide"


def not_wider_than_the_phone(player: Player) -> None:
    player.visitor.finds_nothing("() => [document.documentElement.scrollWidth - innerWidth].filter(wide => wide > 0)")


@pytest.mark.parametrize("language", ["de", pytest.param("en", marks=pytest.mark.long)])
def test_turns_on_a_phone(visitors: Visitors, language: Language) -> None:
    visitor = visitors.come("Ada", language, PHONE, touch=True)
    player = Player(visitor)
    visitor.open("/")
    expect(visitor.button("web-start")).to_be_visible()
    visitor.shot("home")
    not_wider_than_the_phone(player)
    visitor.button("web-start").tap()
    pictured: set[str] = set()
    for _ in range(25):
        update = player.asked()
        if update.question is None:
            break
        action = player.liked(update.question)
        if update.question.prompt not in pictured:
            pictured.add(update.question.prompt)
            visitor.shot(update.question.prompt)
            visitor.need_not_scroll()
            visitor.reads_only_words()
            large_enough(player.answers.get_by_role("button"))
        player.shown(action).tap()
        player.settled()
    assert len(pictured) >= 3


def test_every_pane_can_be_reached_and_fits(visitors: Visitors) -> None:
    visitor = visitors.come("Ada", "de", PHONE, touch=True)
    player = Player(visitor)
    player.start()
    player.play(6)
    tabs = visitor.page.get_by_role("tab")
    assert tabs.count() == 4
    large_enough(tabs)
    for tab in tabs.all():
        tab.tap()
        expect(tab).to_have_attribute("aria-selected", "true")
        visitor.shot(f"pane-{tab.inner_text().strip().lower()}")
        visitor.need_not_scroll()
        visitor.reads_only_words()
        expect(player.bar).to_be_visible()


def test_what_lies_in_another_pane_is_answered_in_words(visitors: Visitors) -> None:
    """A resource is taken at a dial of the ship, while the flight is shown."""
    visitor = visitors.come("Ada", "de", PHONE, touch=True)
    player = Player(visitor)
    lay_out(visitor, golden("duel", "face-down", 0.11))
    asked = player.asked().question
    assert asked is not None
    assert asked.prompt == "take-resource"
    expect(visitor.page.locator('[data-target="dial:fuel"]')).to_be_hidden()
    player.answer("take fuel")


def test_a_swipe_goes_to_the_next_pane(visitors: Visitors) -> None:
    visitor = visitors.come("Ada", "de", PHONE, touch=True)
    player = Player(visitor)
    player.start()
    player.asked()
    tabs = visitor.page.get_by_role("tab")
    expect(tabs.nth(0)).to_have_attribute("aria-selected", "true")
    finger = visitor.context.new_cdp_session(visitor.page)
    for kind, points in (
        ("touchStart", [{"x": 300, "y": 110}]),
        ("touchMove", [{"x": 200, "y": 112}]),
        ("touchMove", [{"x": 80, "y": 112}]),
        ("touchEnd", []),
    ):
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    expect(tabs.nth(1)).to_have_attribute("aria-selected", "true")
