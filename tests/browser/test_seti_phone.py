"""SETI on a phone: what one has is in sight everywhere, a finger that holds reads and never chooses, no keys."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from .prepared import Positions
from .seti_player import SetiPlayer
from .visitor import PHONE, Visitor, Visitors


def come(visitors: Visitors, record: str) -> tuple[Visitor, SetiPlayer]:
    visitor = visitors.come("Ada", "de", PHONE, touch=True)
    player = SetiPlayer(visitor)
    player.sit_down(record)
    return visitor, player


def hold(visitor: Visitor, thing: Locator, until: Locator) -> None:
    """A finger rests on the thing until something is told, and goes away."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    finger = visitor.context.new_cdp_session(visitor.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    until.wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_what_one_has_is_in_sight_on_every_pane(visitors: Visitors, positions: Positions) -> None:
    visitor, player = come(visitors, positions.record("last round of 4"))
    update = player.latest
    assert update is not None
    seats = update.view["players"]
    assert isinstance(seats, list)
    mine = seats[0]
    purse = visitor.page.locator("[data-part='purse']")
    for tab in visitor.page.get_by_role("tab").all():
        tab.tap()
        expect(purse).to_be_in_viewport(ratio=1)
        numbers = re.findall(r"\d+(?:/\d+)?", purse.inner_text())
        points = sum(update.points[0].values())
        probes = f"{len(mine['probes'])}/{mine['probe_limit']}"
        held = [
            mine["credit"],
            mine["energy"],
            mine["publicity"],
            mine["data"],
            mine["hand_size"],
            probes,
            points,
        ]
        assert numbers == [str(each) for each in held]
    visitor.shot("purse")


def test_the_log_comes_first_in_its_pane(visitors: Visitors, positions: Positions) -> None:
    visitor, _ = come(visitors, positions.record("last round of 4"))
    visitor.page.get_by_role("tab").last.tap()
    log, players = visitor.page.locator(".log").bounding_box(), visitor.page.locator(".logpane ul").first.bounding_box()
    assert log is not None
    assert players is not None
    assert log["y"] < players["y"]
    expect(visitor.page.locator(".log li").last).to_be_in_viewport()
    visitor.shot("log")


def test_no_key_is_told_of(visitors: Visitors, positions: Positions) -> None:
    visitor, player = come(visitors, positions.record("last round of 4"))
    page = visitor.page

    def no_keys() -> None:
        assert not re.search(r"\bEsc\b", page.locator("body").inner_text())

    no_keys()
    visitor.button("web-help").tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    visitor.sees(visitor.say("web-help-touch"))
    visitor.shot("help")
    no_keys()
    page.get_by_role("dialog").get_by_role("button", name=visitor.say("web-close")).tap()
    page.locator("[data-rival]").first.tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    no_keys()
    page.get_by_role("dialog").get_by_role("button", name=visitor.say("web-close")).tap()
    player.answers.locator("[data-folder]").last.tap()
    no_keys()


def test_a_finger_that_holds_reads_and_does_not_choose(visitors: Visitors, positions: Positions) -> None:
    visitor, player = come(visitors, positions.record("do play"))
    page = visitor.page
    before = player.latest
    assert before is not None
    page.get_by_role("tab").nth(3).tap()
    large = page.locator("article.large")
    card = page.locator(".hand .live > .cover").first
    hold(visitor, card, large)
    visitor.shot("card")
    expect(large).to_be_visible()
    page.locator("h1").first.dispatch_event("pointerdown")
    player.answers.locator("[data-verb='play'], [data-action^='play ']").first.wait_for()
    kind = player.answers.locator("[data-verb='play']")
    if kind.count() > 0:
        kind.tap()
    answer = player.answers.locator("[data-action^='play ']").first
    name = answer.inner_text()
    hold(visitor, answer, page.locator(".float article.large"))
    visitor.shot("answer")
    assert (page.locator(".float article.large b").first.inner_text()) in name.replace("\xad", "")
    assert player.latest == before, "holding a finger on it has chosen it"
