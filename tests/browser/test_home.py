"""The first page: four games, a table in two clicks, and a small download."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from .player import Player
from .visitor import DESK, PHONE, Language, Visitor, Visitors

FIRST_PAGE_BYTES = 250_000


@pytest.mark.parametrize("language", ["en", "de"])
def test_home(visitors: Visitors, language: Language) -> None:
    visitor = visitors.come("Ada", language)
    visitor.open("/")
    games = visitor.page.get_by_role("group", name=visitor.say("web-games")).get_by_role("button")
    expect(games).to_have_count(4)
    duel = games.filter(has_text=visitor.say("web-game-duel"))
    expect(duel).to_have_attribute("aria-pressed", "true")
    expect(visitor.button("web-start")).to_be_enabled()
    visitor.shot("home")
    visitor.need_not_scroll()
    visitor.reads_only_words()


def test_two_clicks_start_a_game_against_a_bot(ada: Visitor) -> None:
    player = Player(ada)
    ada.open("/")
    ada.page.get_by_role("button", name=ada.say("web-game-duel")).click()
    ada.button("web-start").click()
    update = player.asked()
    assert update.question is not None
    expect(player.bar).to_contain_text(player.question_text(update.question))
    assert [seat.kind for seat in update.table.seats] == ["person", "bot"]


def test_options_can_be_chosen_before_the_start(ada: Visitor) -> None:
    player = Player(ada)
    ada.open("/")
    ada.page.get_by_role("button", name=ada.say("web-options-all", count=len(player.game.options))).click()
    window = ada.page.get_by_role("dialog", name=ada.say("web-options"))
    expect(window.get_by_role("group")).to_have_count(len(player.game.options) + 1)
    window.get_by_role("button", name=ada.say("web-seat-nth", number=2)).click()
    ada.shot("options")
    ada.reads_only_words()
    ada.page.keyboard.press("Escape")
    expect(window).to_be_hidden()
    ada.button("web-start").click()
    assert [seat.kind for seat in player.asked().table.seats] == ["bot", "person"]


def test_a_table_can_be_continued_from_the_first_page(ada: Visitor) -> None:
    player = Player(ada)
    table = player.start()
    player.asked()
    ada.open("/")
    mine = ada.page.get_by_role("region", name=ada.say("web-continue")).get_by_role("link")
    expect(mine).to_have_count(1)
    ada.shot("continue")
    mine.click()
    ada.page.wait_for_url(f"**/table/{table}")
    player.asked()


def test_an_unknown_address_says_so(ada: Visitor) -> None:
    ada.open("/nowhere/at/all")
    expect(ada.page.get_by_role("link", name=ada.say("web-home"))).to_be_visible()
    ada.shot("unknown")
    ada.reads_only_words()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_first_page_is_a_small_download(visitors: Visitors, size: ViewportSize) -> None:
    visitor = visitors.come("Ada", size=size)
    sent: list[int] = []
    wire = visitor.context.new_cdp_session(visitor.page)
    wire.send("Network.enable")
    wire.on("Network.loadingFinished", lambda told: sent.append(told["encodedDataLength"]))
    visitor.open("/")
    expect(visitor.button("web-start")).to_be_enabled()
    assert len(sent) > 3
    assert sum(sent) <= FIRST_PAGE_BYTES
