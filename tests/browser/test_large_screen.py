"""A large screen: everything that is read grows with it, also beside the boards, and stays inside the window."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator, ViewportSize, expect

from .prepared import Positions, asked_at, lay_out
from .prepared_empires import empires_record
from .visitor import DESK, DRAWN, Visitor, Visitors

LARGE: ViewportSize = {"width": 1920, "height": 1080}
SMALLEST_PX = 12
GROWN = 1.2
"""By so much at least the smallest text is larger on a large screen."""
NEAR_PX = 60

# the size of every visible text as it is seen
SIZES = """() => {
    const walker = document.createTreeWalker(document.querySelector('#app'), NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const { parentElement: element } = node;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { width, height } = range.getBoundingClientRect();
        const hidden = element.closest('.sr, svg, [hidden]') !== null;
        if (node.textContent.trim() === '' || width * height < 4 || hidden) continue;
        const seen = parseFloat(getComputedStyle(element).fontSize);
        found.push([seen, node.textContent.trim()]);
    }
    return found.sort((one, other) => one[0] - other[0]);
}"""


def smallest(visitor: Visitor) -> tuple[float, str]:
    visitor.page.evaluate(DRAWN)
    sizes: list[tuple[float, str]] = visitor.page.evaluate(SIZES)
    assert sizes, "there is nothing to read"
    return sizes[0]


def record_of(game: str, positions: Positions) -> str:
    if game == "seti":
        return positions.record("round 3 of 4")
    if game == "empires":
        return empires_record("turn")
    return asked_at(game, 2, {"duel": "trade-and-build", "race": "choose-action"}[game], after=20)


@pytest.mark.parametrize(
    "game",
    [
        "home",
        pytest.param("duel", marks=pytest.mark.long),
        "race",
        pytest.param("seti", marks=pytest.mark.long),
        "empires",
    ],
)
def test_text_grows_with_the_screen(visitors: Visitors, positions: Positions, game: str) -> None:
    visitor = visitors.come("Ada", "de", DESK)
    if game == "home":
        visitor.open("/")
        expect(visitor.button("web-start")).to_be_visible()
    else:
        lay_out(visitor, record_of(game, positions))
        expect(visitor.page.locator(".q")).to_be_visible()
    small, said = smallest(visitor)
    assert small >= SMALLEST_PX - 0.01, f"{said!r} is written in {small} px"
    visitor.page.set_viewport_size(LARGE)
    large, said = smallest(visitor)
    visitor.shot("large")
    assert large >= GROWN * SMALLEST_PX, f"{said!r} is written in {large} px on a large screen"
    visitor.need_not_scroll()


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found is not None
    return found


def inside(thing: Locator) -> None:
    thing.page.evaluate(DRAWN)
    place = box(thing)
    assert place["x"] >= 0
    assert place["y"] >= 0
    assert place["x"] + place["width"] <= LARGE["width"]
    assert place["y"] + place["height"] <= LARGE["height"]


def test_what_floats_stands_beside_its_thing_on_a_large_screen(visitors: Visitors, positions: Positions) -> None:
    visitor = visitors.come("Ada", "de", LARGE)
    page = visitor.page
    lay_out(visitor, positions.record("round 3 of 4"))
    name = page.locator(".log .ref").last
    name.scroll_into_view_if_needed()
    name.hover()
    told = page.locator(".layer")
    told.wait_for()
    inside(told)
    gap = box(name)["x"] - (box(told)["x"] + box(told)["width"])
    assert 0 <= gap <= NEAR_PX, f"what is told of a name stands {gap} px beside it"
    page.mouse.move(1, 1)
    card = page.locator(".right .cover").last
    card.hover()
    large = page.locator(".float article")
    large.wait_for()
    inside(large)
    page.mouse.move(1, 1)
    page.locator("[data-rival]").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    inside(dialog)
