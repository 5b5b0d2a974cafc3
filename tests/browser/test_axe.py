"""axe-core finds no serious or critical fault on any page, at a desk or on a phone."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import TypedDict

import pytest
from playwright.sync_api import ViewportSize, expect

from .player import Player
from .replaying import load
from .visitor import DESK, PHONE, Visitor, Visitors

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
FAULTS = """async () => {
  veil.disabled = true; // what cannot be seen has no contrast
  const { violations } = await axe.run({ resultTypes: ["violations"] });
  veil.disabled = false;
  return violations;
}"""
"""What has passed is not listed element by element, which takes a fifth of the time."""
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


class Fault(TypedDict):
    """What axe tells of a fault, as far as it is shown here."""

    id: str
    impact: str
    help: str
    nodes: list[dict[str, object]]


def faultless(visitor: Visitor) -> None:
    if visitor.page.evaluate("window.axe === undefined"):
        visitor.page.evaluate(AXE)
    found: list[Fault] = visitor.page.evaluate(FAULTS)
    grave = [
        f"{fault['id']} ({fault['impact']}): {fault['help']}: {[node['html'] for node in fault['nodes'][:4]]}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
    ]
    assert not grave, f"{visitor.page.url}\n" + "\n".join(grave)


def test_what_can_hardly_be_read_is_a_fault(ada: Visitor) -> None:
    """Contrast is looked at although the page is veiled for everything else."""
    ada.open("/settings")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    ada.page.get_by_role("button").last.evaluate("button => button.style.cssText = 'color: #223; background: #112'")
    with pytest.raises(AssertionError, match="color-contrast"):
        faultless(ada)


@SIZES
@pytest.mark.parametrize("path", ["/", "/settings", "/nowhere"])
def test_pages(visitors: Visitors, path: str, size: ViewportSize) -> None:
    visitor = visitors.come("Ada", "de", size, touch=size is PHONE)
    visitor.open(path)
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    if path == "/":
        expect(visitor.button("web-start")).to_be_enabled()
    faultless(visitor)


@SIZES
def test_table(visitors: Visitors, size: ViewportSize) -> None:
    visitor = visitors.come("Ada", "en", size, touch=size is PHONE)
    player = Player(visitor)
    player.start()
    seen: set[str] = set()
    for _ in range(12):
        question = player.asked().question
        if question is None:
            break
        if question.prompt not in seen:
            seen.add(question.prompt)
            faultless(visitor)
        player.answer_in_words(player.liked(question))
    assert len(seen) >= 2
    for message in ("web-help", "web-menu"):
        visitor.button(message).click()
        expect(visitor.page.get_by_role("dialog", name=visitor.say(message))).to_be_visible()
        faultless(visitor)
        visitor.page.keyboard.press("Escape")


@SIZES
def test_replay(visitors: Visitors, size: ViewportSize, record: Path) -> None:
    visitor = visitors.come("Ada", "de", size, touch=size is PHONE)
    load(visitor, record)
    faultless(visitor)
    visitor.page.keyboard.press("End")
    expect(visitor.page.get_by_text(visitor.say("web-game-over")).first).to_be_visible()
    faultless(visitor)


def test_home_windows(ada: Visitor) -> None:
    ada.open("/")
    for message in ("web-join-by-link", "web-replay"):
        ada.button(message).click()
        expect(ada.page.get_by_role("dialog")).to_be_visible()
        faultless(ada)
        ada.page.keyboard.press("Escape")
