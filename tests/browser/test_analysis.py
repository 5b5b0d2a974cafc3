"""Looking back on a finished game: chances, turning points, what the bot thinks, and playing on from there."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from .replaying import load
from .test_axe import faultless
from .visitor import DESK, PHONE, Language, Visitor, Visitors

RECORDS = Path(__file__).parents[1] / "records"
WORKING_MS = 300_000
"""The analysis stands back behind everything else on the computer."""
LEAST_HIGH = 300
"""Pixels of a pane that shows something."""


@pytest.mark.parametrize(
    ("game", "record", "size", "language"),
    [
        ("empires", "greedy-2", DESK, "de"),
        ("duel", "against-random", PHONE, "en"),
        ("race", "against-random", DESK, "en"),
        ("seti", "beginner", PHONE, "de"),
    ],
    ids=["empires", "duel", "race", "seti"],
)
def test_a_finished_game_is_looked_into_and_played_on(
    visitors: Visitors, game: str, record: str, size: ViewportSize, language: Language
) -> None:
    ada = visitors.come("Ada", language, size, touch=size is PHONE)
    table = load(ada, RECORDS / game / f"{record}.json")
    page = ada.page
    page.get_by_role("link", name=ada.say("web-analysis"), exact=True).click()
    page.wait_for_url(f"**/analysis/{table}*")
    chances = page.get_by_role("img", name=ada.say("web-analysis-chances"))
    expect(chances).to_be_visible()
    points = page.get_by_role("region", name=ada.say("web-analysis-turning")).get_by_role("button")
    expect(points.first).to_be_visible(timeout=WORKING_MS)
    expect(points.first).to_have_attribute("aria-current", "true", timeout=WORKING_MS)
    assert points.count() <= 5
    thoughts = page.get_by_role("region", name=ada.say("web-analysis-thoughts"))
    expect(thoughts.get_by_text(ada.say("web-analysis-played"), exact=True)).to_be_visible()
    expect(thoughts.get_by_text(ada.say("web-analysis-bot"), exact=True)).to_be_visible()
    ada.shot("analysis")
    ada.reads_only_words()
    faultless(ada)
    if size is DESK:
        ada.need_not_scroll()
        moment = page.url
        page.keyboard.press("ArrowRight")
        expect(page).not_to_have_url(moment)
        expect(thoughts.get_by_text(ada.say("web-analysis-played"), exact=True)).to_be_visible()
    else:
        position = page.get_by_role("region", name=ada.say("web-analysis-position"))
        for tab in position.get_by_role("tab").all():
            tab.click()
            expect(tab).to_have_attribute("aria-selected", "true")
            assert position.locator("[inert]").evaluate("board => board.scrollHeight") > LEAST_HIGH
            assert page.evaluate("document.documentElement.scrollWidth") == size["width"]
    one = page.get_by_role("group", name=ada.say("web-analysis-whose")).get_by_role("button").nth(2)
    name = one.locator("span").inner_text()
    one.click()
    expect(thoughts).to_contain_text(ada.say("web-analysis-chance-of", player=name))
    expect(points.filter(has_not_text=name)).to_have_count(0)
    ada.button("web-play-on").click()
    page.wait_for_url("**/table/*")
    assert table not in page.url
    expect(page.locator(".q")).to_be_visible()


def test_a_game_alone_is_looked_at_without_chances_nobody_has_measured(ada: Visitor) -> None:
    load(ada, RECORDS / "seti" / "alone.json")
    page = ada.page
    page.get_by_role("link", name=ada.say("web-analysis"), exact=True).click()
    ada.sees(ada.say("web-analysis-unable"))
    ada.sees(ada.say("web-analysis-no-turning"))
    expect(page.get_by_role("img", name=ada.say("web-chart"))).to_be_visible()
    thoughts = page.get_by_role("region", name=ada.say("web-analysis-thoughts"))
    expect(thoughts).to_contain_text(ada.say("web-hint-unmeasured"))
    expect(thoughts).not_to_contain_text("%")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**#1")
    ada.shot("alone")
    ada.need_not_scroll()
