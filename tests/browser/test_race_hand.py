"""A hand of Race: every card's name and cost can be read, however many there are; on a large screen whole cards."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from .player import Player
from .prepared import asked_at, lay_out
from .visitor import DESK, Visitors

WIDE: ViewportSize = {"width": 1920, "height": 1080}
COVERED = """() => {
    const covered = [];
    for (const part of document.querySelectorAll(".race .mat .name, .race .mat .cost")) {
        const box = part.getBoundingClientRect();
        const card = part.closest(".slot");
        for (const [x, y] of [[0.04, 0.5], [0.5, 0.5], [0.96, 0.5]]) {
            const at = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
            if (!at || !card.contains(at)) covered.push(part.textContent);
        }
        if (part.scrollHeight > part.clientHeight + 1) covered.push(`cut: ${part.textContent}`);
    }
    return covered;
}"""
"""Names and costs on which something of another card lies, or which are cut."""


def lettering(page: Page) -> float:
    """How large the smallest name is drawn, in pixels of the screen."""
    sizes: list[float] = page.evaluate(
        """() => [...document.querySelectorAll(".race .mat .name")].map(
            name => parseFloat(getComputedStyle(name).fontSize))"""
    )
    return min(sizes)


@pytest.mark.parametrize(("seats", "cards"), [(2, 7), (3, 10)])
def test_every_name_and_cost_can_be_read_in_explore(visitors: Visitors, seats: int, cards: int) -> None:
    ada = visitors.come("Ada", "de", DESK)
    player = Player(ada)
    lay_out(ada, asked_at("race", seats, "keep", cards=cards))
    player.asked()
    expect(ada.page.locator(".race .mat .name").nth(cards)).to_be_visible()
    for size in (DESK, WIDE):
        ada.page.set_viewport_size(size)
        ada.shot(f"hand-{size['width']}")
        ada.finds_nothing(COVERED)
        assert lettering(ada.page) >= 11.9
    expect(ada.page.locator(".race .mat .plate"), "whole cards").to_have_count(0)


def test_a_card_grows_under_the_pointer(visitors: Visitors) -> None:
    ada = visitors.come("Ada", "de", motion=False)
    lay_out(ada, asked_at("race", 3, "keep", cards=10))
    card = ada.page.locator(".race .mat .slot").last
    before = card.bounding_box()
    assert before is not None
    card.hover()
    expect(ada.page.get_by_role("tooltip")).to_be_visible()
    grown = "([card, width]) => card.getBoundingClientRect().width > width"
    ada.page.wait_for_function(grown, arg=[card.element_handle(), before["width"] * 1.05])
