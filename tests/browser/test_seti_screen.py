"""The table of SETI on every screen: nothing scrolls that should not, axe finds no fault, a drawing is quick."""

from __future__ import annotations

import json
import re
import statistics

import pytest
from playwright.sync_api import ViewportSize, expect

from .conftest import BUILD
from .prepared import Positions
from .seti_player import SetiPlayer
from .test_axe import faultless
from .test_phone import large_enough, not_wider_than_the_phone
from .visitor import DESK, PHONE, Visitors

LARGE: ViewportSize = {"width": 1920, "height": 1080}
PANES = 4


@pytest.mark.parametrize(
    "moment",
    [
        *(pytest.param(f"round 3 of {seats}", marks=pytest.mark.long) for seats in (2, 3, 4)),
        "last round of 4",
    ],
)
def test_the_whole_table_fits_a_desk(visitors: Visitors, positions: Positions, moment: str) -> None:
    visitor = visitors.come("Ada", "de", DESK)
    player = SetiPlayer(visitor)
    player.sit_down(positions.record(moment))
    for size in (DESK, LARGE):
        visitor.page.set_viewport_size(size)
        visitor.shot(f"{size['width']}")
        visitor.board_fits(".seti")
    visitor.page.set_viewport_size(DESK)
    visitor.reads_only_words()
    visitor.switch_language()
    visitor.reads_only_words()
    visitor.board_fits(".seti")
    visitor.shot("english")


@pytest.mark.parametrize("moment", [pytest.param("round 3 of 2", marks=pytest.mark.long), "last round of 4"])
def test_every_pane_fits_a_phone(visitors: Visitors, positions: Positions, moment: str) -> None:
    visitor = visitors.come("Ada", "de", PHONE, touch=True)
    player = SetiPlayer(visitor)
    player.sit_down(positions.record(moment))
    tabs = visitor.page.get_by_role("tab")
    assert tabs.count() == PANES + 1
    large_enough(tabs)
    for tab in tabs.all():
        tab.tap()
        expect(tab).to_have_attribute("aria-selected", "true")
        visitor.shot(f"pane-{tab.inner_text().strip().lower()}")
        not_wider_than_the_phone(player)
        visitor.need_not_scroll()
        wide = visitor.page.locator("main").evaluate("main => main.scrollWidth - main.clientWidth")
        assert wide <= 0, f"{tab.inner_text()} is {wide} px wider than the phone"
        visitor.reads_only_words()
        expect(player.bar).to_be_visible()
        large_enough(player.answers.get_by_role("button"))
        # spaces of the sky are as large as the sky allows: their answers stand in the sheet as well
        large_enough(visitor.page.locator(".live > button[data-target]"))


@pytest.mark.long  # the same table is looked at when it is full
def test_axe_at_a_desk(visitors: Visitors, positions: Positions) -> None:
    visitor = visitors.come("Ada", "de")
    SetiPlayer(visitor).sit_down(positions.record("first turn"))
    faultless(visitor)


def test_axe_on_a_phone(visitors: Visitors, positions: Positions) -> None:
    visitor = visitors.come("Ada", "de", PHONE, touch=True)
    SetiPlayer(visitor).sit_down(positions.record("last round of 4"))
    for tab in visitor.page.get_by_role("tab").all()[:PANES]:
        tab.tap()
        faultless(visitor)


def test_boards_of_others_and_of_species_open_and_close(visitors: Visitors, positions: Positions) -> None:
    visitor = visitors.come("Ada", "de")
    page = visitor.page
    SetiPlayer(visitor).sit_down(positions.record("last round of 4"))
    faultless(visitor)
    rival = page.locator("[data-rival]").first
    rival.click()
    board = page.get_by_role("dialog")
    expect(board).to_be_visible()
    visitor.shot("rival")
    faultless(visitor)
    first = board.get_attribute("aria-label") or ""
    page.keyboard.press("ArrowRight")
    expect(board).not_to_have_attribute("aria-label", first)
    visitor.reads_only_words()
    page.keyboard.press("Escape")
    expect(board).to_be_hidden()
    expect(rival).to_be_focused()
    for name in (visitor.say("seti-species-mascamites"), visitor.say("seti-species-anomalies")):
        page.locator(".species").get_by_role("button", name=re.compile(f"^{name}")).first.click()
        panel = page.get_by_role("region", name=name)
        expect(panel).to_be_visible()
        visitor.shot(name.lower())
        visitor.reads_only_words()
        faultless(visitor)
        page.keyboard.press("Escape")
        expect(panel).to_be_hidden()


# How long a new position takes

MEASURE = """() => {
    window.drawn = [];
    let changed = false;
    const everything = { subtree: true, childList: true, attributes: true };
    new MutationObserver(() => (changed = true)).observe(document, everything);
    const plain = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
    const measured = handle => event => {
        changed = false;
        const begun = performance.now();
        handle(event);
        // behind what the handling has put off, and before the next message; some are shown together with the next
        queueMicrotask(() => queueMicrotask(() => {
            void document.body.offsetHeight;
            if (changed) window.drawn.push(performance.now() - begun);
        }));
    };
    Object.defineProperty(WebSocket.prototype, 'onmessage', {
        ...plain, set(handle) { plain.set.call(this, handle && measured(handle)); },
    });
}"""


@pytest.mark.long
def test_how_long_a_new_position_takes_is_written_down(visitors: Visitors, positions: Positions) -> None:
    """From the message to the laid-out page, in milliseconds; a figure to look at, no limit."""
    visitor = visitors.come("Ada", "de")
    visitor.page.add_init_script(f"({MEASURE})()")
    player = SetiPlayer(visitor)
    player.sit_down(positions.record("last round of 4"))
    player.play(8)
    drawn: list[float] = visitor.page.evaluate("window.drawn")
    assert len(drawn) > 4
    figures = {"first": drawn[0], "median": statistics.median(drawn[1:]), "slowest": max(drawn[1:]), "all": drawn}
    BUILD.mkdir(exist_ok=True)
    (BUILD / "seti-drawing.json").write_text(json.dumps(figures))
    print(figures)
