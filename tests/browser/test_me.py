"""My own page: my name, another device by a link, all data as a file, and leaving for good."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Route, ViewportSize, expect

from .player import Player
from .visitor import DESK, PHONE, Language, Visitor, Visitors

TABLET: ViewportSize = {"width": 820, "height": 1180}
TOO_WIDE = """() => [...document.querySelectorAll("main *")]
    .filter(part => part.getBoundingClientRect().right > innerWidth + 0.5)
    .map(part => part.outerHTML.slice(0, 100))"""
"""List the elements that go beyond the right edge of the window."""


def test_somebody_comes_to_a_second_device_and_leaves_for_good(visitors: Visitors, tmp_path: Path) -> None:
    ada, phone = visitors.come("Ada"), visitors.come("Ada on a phone", "de", PHONE)
    table = Player(ada).start()
    ada.open("/settings")
    ada.page.get_by_role("group", name=ada.say("web-clocks")).get_by_role("button", name=ada.say("web-on")).click()
    ada.open(f"/table/{table}")
    expect(ada.page.get_by_label(ada.say("web-clocks"))).to_have_text(re.compile(r"\d:\d\d"))
    ada.open("/")
    ada.page.get_by_role("link", name=ada.say("web-home-other-devices")).click()
    ada.page.get_by_role("textbox", name=ada.say("web-your-name")).fill("Ada Lovelace")
    ada.button("web-me-save").click()
    ada.sees(ada.say("web-me-saved"))
    ada.button("web-me-make-link").click()
    link = ada.page.get_by_label(ada.say("web-me-link")).input_value()
    ada.sees(ada.say("web-ways-none"))
    ada.shot("link")
    ada.reads_only_words()
    phone.open(link)
    phone.reads_only_words()
    phone.button("web-me-arrive-now").click()
    expect(phone.page.get_by_role("region", name=phone.say("web-continue")).get_by_role("link")).to_have_count(1)
    phone.shot("arrived")
    tablet = visitors.come("Ada on a tablet", "de", TABLET)
    tablet.open(link)
    tablet.button("web-me-arrive-now").click()
    tablet.sees(tablet.say("error-bad-identity-link"))
    tablet.forgive("/me/device")
    phone.open("/me")
    expect(phone.page.get_by_role("textbox", name=phone.say("web-your-name"))).to_have_value("Ada Lovelace")
    with phone.page.expect_download() as downloading:
        phone.page.get_by_role("link", name=phone.say("web-me-download")).click()
    downloading.value.save_as(tmp_path / "data.json")
    assert [each["table"] for each in json.loads((tmp_path / "data.json").read_text())["tables"]] == [table]
    phone.button("web-me-leave").click()
    phone.button("web-me-leave-now").click()
    phone.sees(phone.say("error-joined-lately"))
    phone.forgive("/me/leave")
    ada.open("/me")
    ada.button("web-me-leave").click()
    ada.shot("leaving")
    ada.reads_only_words()
    ada.button("web-me-leave-now").click()
    ada.sees(ada.say("web-me-left"))
    ada.reads_only_words()
    phone.open("/")
    expect(phone.button("web-start")).to_be_enabled()  # the device is a stranger's now
    phone.sees(phone.say("web-no-tables"))


def browsers_of(visitor: Visitor) -> Locator:
    """The entries in the list of browsers on one's own page."""
    return visitor.page.get_by_role("region", name=visitor.say("web-me-devices")).get_by_role("listitem")


def link_of(visitor: Visitor) -> str:
    """A link for another device."""
    visitor.open("/me")
    visitor.button("web-me-make-link").click()
    return visitor.page.get_by_label(visitor.say("web-me-link"), exact=True).input_value()


def test_the_others_are_told_of_a_browser_and_sign_it_out(visitors: Visitors) -> None:
    ada, phone = visitors.come("Ada"), visitors.come("Ada on a phone", "de", PHONE)
    table = Player(ada).start()
    phone.open(link_of(ada))
    phone.button("web-me-arrive-now").click()
    expect(phone.page.get_by_role("region", name=phone.say("web-continue")).get_by_role("link")).to_have_count(1)
    phone.open(f"/table/{table}")
    expect(phone.button("web-menu")).to_be_visible()
    notice = ada.page.get_by_role("alert", name=ada.say("web-joined"))
    expect(notice).to_have_count(0)
    ada.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # she comes back to the tab
    expect(notice).to_be_visible()
    for path in (f"/table/{table}", "/"):
        ada.open(path)
        expect(notice).to_contain_text(re.compile("Chrom"))
        ada.reads_only_words()
    ada.shot("joined")
    notice.get_by_role("link", name=ada.say("web-joined-look")).click()
    expect(browsers_of(ada)).to_have_count(2)
    notice.get_by_role("button", name=ada.say("web-joined-mine")).click()
    expect(notice).to_have_count(0)
    ada.open("/me")
    expect(browsers_of(ada).first).to_contain_text(ada.say("web-me-this-browser"))
    expect(notice).to_have_count(0)
    browsers_of(ada).last.get_by_role("button").click()
    expect(browsers_of(ada)).to_have_count(1)
    ada.shot("signed-out")
    phone.sees(phone.say("error-unknown-person"))  # at the table that was open there
    phone.shot("thrown-out")


def test_an_open_table_tells_that_a_browser_has_joined(visitors: Visitors) -> None:
    ada, phone = visitors.come("Ada"), visitors.come("Ada on a phone", "de", PHONE)
    table, link = Player(ada).start(), link_of(ada)
    ada.open(f"/table/{table}")
    expect(ada.button("web-menu")).to_be_visible()
    phone.open(link)
    phone.button("web-me-arrive-now").click()
    expect(ada.page.get_by_role("alert", name=ada.say("web-joined"))).to_contain_text(re.compile("Chrom"))
    ada.reads_only_words()


def test_a_recovery_key_survives_a_lost_answer_and_a_reload(visitors: Visitors) -> None:
    ada, later = visitors.come("Ada"), visitors.come("Later", "de", PHONE)
    ada.open("/me")
    ada.button("web-me-recovery-make").click()
    later.open(ada.page.get_by_label(ada.say("web-me-recovery-key"), exact=True).input_value())

    def lose_answer(route: Route) -> None:
        route.fetch()
        route.abort()

    later.page.route("**/api/me/device", lose_answer, times=1)
    later.button("web-me-arrive-now").click()
    later.sees(later.say("web-error-offline"))
    later.forgive("ERR_FAILED")
    keys = set()
    for _ in range(2):  # also when it is reloaded before the key was kept
        later.page.reload()
        later.button("web-me-arrive-now").click()
        later.sees(later.say("web-me-back"))
        keys.add(later.page.get_by_label(later.say("web-me-recovery-key"), exact=True).input_value())
    later.button("web-me-go-on").click()
    [key] = keys
    again = visitors.come("Again", "en", TABLET)
    again.open(key)
    again.button("web-me-arrive-now").click()
    again.sees(again.say("web-me-back"))


def test_a_recovery_key_brings_somebody_back_and_is_replaced(visitors: Visitors) -> None:
    ada, later, again = visitors.come("Ada"), visitors.come("Later", "de", PHONE), visitors.come("Again", "en", TABLET)
    table = Player(ada).start()
    ada.open("/me")
    own = browsers_of(ada)
    expect(own).to_have_count(1)
    expect(own.get_by_role("button")).to_have_count(0)  # it is the only way in
    ada.sees(ada.say("web-me-recovery-none"))
    ada.button("web-me-recovery-make").click()
    key = ada.page.get_by_label(ada.say("web-me-recovery-key"), exact=True).input_value()
    ada.shot("key")
    ada.reads_only_words()
    own.get_by_role("button").click()
    own.get_by_role("button").click()
    ada.sees(ada.say("web-me-signed-out-here"))
    ada.reads_only_words()
    later.open(key)
    later.button("web-me-arrive-now").click()
    later.sees(later.say("web-me-back"))
    following = later.page.get_by_label(later.say("web-me-recovery-key"), exact=True).input_value()
    later.shot("replaced")
    later.reads_only_words()
    assert following != key
    later.button("web-me-go-on").click()
    expect(later.page.locator(f'a[href$="/table/{table}"]').first).to_be_visible()
    again.open(following)
    again.button("web-me-arrive-now").click()
    again.sees(again.say("web-me-back"))
    again.button("web-me-go-on").click()
    later.open("/me")
    expect(browsers_of(later)).to_have_count(2)
    later.button("web-me-recovery-revoke").click()
    later.sees(later.say("web-me-recovery-none"))
    later.button("web-me-only-here").click()
    expect(browsers_of(later)).to_have_count(1)
    later.shot("alone")


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("size", [DESK, TABLET, PHONE], ids=["desk", "tablet", "phone"])
def test_one_s_own_page_fits_every_screen(visitors: Visitors, language: Language, size: ViewportSize) -> None:
    ada, other = visitors.come("Ada", language, size), visitors.come("Other", language, size)
    other.open(link_of(ada))
    other.button("web-me-arrive-now").click()
    expect(other.button("web-start")).to_be_enabled()
    ada.open("/me")
    expect(ada.button("web-joined-mine")).to_be_visible()
    ada.shot("notice")
    ada.button("web-joined-mine").click()
    ada.button("web-me-make-link").click()
    ada.button("web-me-recovery-make").click()
    expect(ada.page.get_by_label(ada.say("web-me-recovery-key"), exact=True)).to_be_visible()
    expect(browsers_of(ada)).to_have_count(2)
    browsers_of(ada).first.get_by_role("button").click()
    ada.shot("everything")
    ada.finds_nothing(TOO_WIDE)
    ada.reads_only_words()
