"""The table of Ascending Empires on every screen: it fits, axe finds no fault, and everything tells itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .empires_player import EmpiresPlayer
from .prepared_empires import empires_record
from .test_axe import faultless
from .test_phone import large_enough, not_wider_than_the_phone
from .visitor import PHONE, Visitor, Visitors

PANES = 3


@pytest.mark.parametrize(
    "moment",
    [
        *(pytest.param(f"under way of {seats}", marks=pytest.mark.long) for seats in (2, 3)),
        "under way of 4",
        "under way with modules",
    ],
)
def test_the_table_of_empires_fits_a_desk(visitors: Visitors, moment: str) -> None:
    ada = visitors.come("Ada", "de")
    player = EmpiresPlayer(ada)
    player.sit_down(empires_record(moment))
    for _ in range(2):
        ada.shot(ada.language)
        ada.reads_only_words()
        ada.board_fits(".empires")
        ada.switch_language()
    faultless(ada)
    player.answer("choose move")
    assert player.question.prompt == "move"
    ada.shot("move")
    ada.reads_only_words()
    ada.board_fits(".empires")


def test_every_pane_of_empires_fits_a_phone(visitors: Visitors) -> None:
    ada = visitors.come("Ada", "de", PHONE, touch=True)
    player = EmpiresPlayer(ada)
    player.sit_down(empires_record("under way of 3"))
    tabs = ada.page.get_by_role("tab")
    assert tabs.count() == PANES + 1
    large_enough(tabs)
    for tab in tabs.all():
        tab.tap()
        expect(tab).to_have_attribute("aria-selected", "true")
        ada.shot(f"pane-{tab.inner_text().strip().lower()}")
        not_wider_than_the_phone(player)
        ada.need_not_scroll()
        ada.reads_only_words()
        faultless(ada)
        expect(player.bar).to_be_visible()
        large_enough(player.answers.get_by_role("button"))


def test_a_reload_within_an_aim_asks_the_same(ada: Visitor) -> None:
    player = EmpiresPlayer(ada)
    before = player.sit_down(empires_record("aim"))
    expect(ada.page.locator(".aiming .way")).to_have_count(1)
    bar, hand = player.bar.inner_text(), player.page.locator("[data-power]").input_value()
    ada.shot("before")
    faultless(ada)
    ada.page.reload()
    after = player.asked()
    assert (after.question, after.view) == (before.question, before.view)
    expect(player.bar).to_have_text(bar, use_inner_text=True)
    expect(ada.page.locator(".aiming .way")).to_have_count(1)
    expect(ada.page.locator("[data-power]")).to_have_value(hand)
    player.answer(player.liked(player.question))
    assert player.sent[-1][0].startswith("aim ")


def test_ruler_cards_and_help_tell_everything(ada: Visitor) -> None:
    player = EmpiresPlayer(ada)
    player.sit_down(empires_record("under way of 2"))
    page = ada.page
    page.keyboard.press("r")
    expect(page.locator(".ruler .long")).to_be_visible()
    expect(page.get_by_role("button", name=ada.say("empires-web-ruler"))).to_have_attribute("aria-pressed", "true")
    ada.shot("ruler")
    page.keyboard.press("r")
    expect(page.locator(".ruler")).to_have_count(0)
    seen = next(hole for hole in player.view["holes"] if hole["owner"] == 0 and hole["place"] != "gate")
    player.thing(f"hole:{seen['hole']}").hover()
    card = page.get_by_role("tooltip").filter(has_text=ada.say("empires-web-controlled-by"))
    expect(card).to_be_visible()
    expect(card).to_contain_text("Ada")
    ada.shot("planet")
    ada.reads_only_words()
    page.keyboard.press("h")
    window = page.get_by_role("dialog", name=ada.say("web-help"))
    expect(window).to_be_visible()
    window.locator("summary").click()
    expect(window.get_by_text(ada.say("empires-guide-3"))).to_be_visible()
    ada.shot("help")
    ada.reads_only_words()
    faultless(ada)
