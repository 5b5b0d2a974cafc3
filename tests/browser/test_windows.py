"""Windows of all sizes a desk may have: the board fits without scrolling sideways."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from orrery import NAMES

from .player import Player
from .visitor import Visitors

WIDTHS = [1024, 1230, 1280, 1920]
NARROW = {"duel": [900], "race": [900]}
"""Boards that shrink so far that they fit the narrowest window without panes."""
DIALLED = ["empires"]
"""Games whose first questions are answered by dials on the board: looked at as they begin."""
SIDEWAYS = """() => [...document.querySelectorAll("main, main *")]
  .filter(part => ["auto", "scroll"].includes(getComputedStyle(part).overflowX))
  .filter(part => part.scrollWidth > part.clientWidth + 1)
  .map(part => `${part.className}: ${part.scrollWidth} > ${part.clientWidth}`)"""


@pytest.mark.parametrize("name", NAMES)
def test_nothing_scrolls_sideways(visitors: Visitors, name: str) -> None:
    ada = visitors.come("Wilhelmine")
    player = Player(ada)
    player.start(game=name)
    if name not in DIALLED:
        player.play(4)
    player.asked()
    for width in [*NARROW.get(name, []), *WIDTHS]:
        ada.page.set_viewport_size({"width": width, "height": 720})
        expect(player.bar).to_be_visible()
        ada.shot(str(width))
        ada.need_not_scroll()
        ada.finds_nothing(SIDEWAYS)


def test_names_are_shown_whole(visitors: Visitors) -> None:
    ada = visitors.come("Wilhelmine")
    player = Player(ada)
    player.start()
    player.asked()
    shown = ada.page.get_by_role("main").get_by_text("Wilhelmine", exact=True)
    assert shown.count() > 0
    for name in shown.all():
        assert name.evaluate("part => part.scrollWidth <= part.clientWidth || part.clientWidth === 0")
