"""After the game: the result again, the same people again, the list of finished games; and how a table was set up."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from orrery import game

from .player import Player
from .replaying import load
from .visitor import DESK, PHONE, Language, Visitor, Visitors

SEVERAL = 6
SIDEWAYS = """dialog => [dialog, ...dialog.querySelectorAll("*")]
  .filter(part => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0 && !part.closest("label"))
  .map(part => part.className || part.tagName)"""
"""What is wider inside than it shows; the browser's own field for a file is its own affair."""


@pytest.mark.parametrize(
    ("size", "language"),
    [pytest.param(DESK, "en", id="desk", marks=pytest.mark.long), pytest.param(PHONE, "de", id="phone")],
)
def test_several_finished_games_fit_their_window(
    visitors: Visitors, record: Path, size: ViewportSize, language: Language
) -> None:
    ada = visitors.come("Ada", language, size)
    for _ in range(SEVERAL):
        load(ada, record)
    ada.open("/")
    ada.button("web-replay").click()
    window = ada.page.get_by_role("dialog", name=ada.say("web-replay"))
    expect(window.get_by_role("link")).to_have_count(SEVERAL)
    ada.shot("finished")
    ada.finds_nothing(SIDEWAYS, window)
    ada.reads_only_words()


def test_a_finished_game_is_taken_off_the_list_and_put_back(ada: Visitor, record: Path) -> None:
    load(ada, record)
    load(ada, record)
    ada.open("/")
    listed = ada.page.get_by_role("region", name=ada.say("web-continue"))
    expect(listed.get_by_role("link")).to_have_count(2)
    remove = listed.get_by_role("button", name=ada.say("web-remove-table-tip"))
    remove.first.click()
    expect(listed.get_by_role("link")).to_have_count(1)
    ada.shot("removed")
    ada.reads_only_words()
    listed.get_by_role("button", name=ada.say("web-undo")).click()
    expect(listed.get_by_role("link")).to_have_count(2)
    remove.first.click()
    expect(listed.get_by_role("link")).to_have_count(1)
    ada.page.reload()
    expect(listed.get_by_role("link")).to_have_count(1)


def test_help_and_log_keep_their_keys_when_the_game_is_over(ada: Visitor, record: Path) -> None:
    load(ada, record)
    ada.page.get_by_role("link", name=ada.say("web-result"), exact=True).click()
    window = ada.page.get_by_role("dialog")
    expect(window).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(window).to_have_count(0)
    ada.page.keyboard.press("l")
    expect(ada.page.locator("#log-lines")).to_be_focused()
    ada.page.keyboard.press("h")
    expect(window).to_contain_text(ada.say("web-key-log"))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_result_is_opened_again_and_the_same_people_play_again(
    visitors: Visitors, record: Path, size: ViewportSize
) -> None:
    ada = visitors.come("Ada", size=size)
    table = load(ada, record)
    ada.page.get_by_role("link", name=ada.say("web-result"), exact=True).click()
    result = ada.page.get_by_role("dialog")
    expect(result.get_by_role("button", name=ada.say("web-rematch"))).to_be_visible()
    ada.shot("result")
    ada.page.keyboard.press("Escape")
    expect(result).to_have_count(0)
    ada.shot("over")
    ada.need_not_scroll()
    ada.button("web-result").click()
    expect(result.get_by_role("link", name=ada.say("web-new-game"))).to_be_visible()
    result.get_by_role("button", name=ada.say("web-rematch")).click()
    ada.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    expect(ada.page.get_by_role("region", name=ada.say("web-question"))).to_be_visible()
    again = ada.page.url
    ada.open(f"/table/{table}")
    expect(result).to_be_visible()
    ada.page.keyboard.press("Escape")
    ada.button("web-rematch-ready").click()
    ada.page.wait_for_url(again)


def test_the_set_up_tells_every_option_that_was_changed(ada: Visitor) -> None:
    ada.open("/")
    tray = ada.page.get_by_role("form", name=ada.say("web-set-up-table"))
    expect(tray).to_contain_text(ada.say("web-options-usual"))
    offered = [option for option in game("duel").options if option.seats is None or 2 in option.seats]
    tray.get_by_role("button", name=ada.say("web-options-all", count=len(offered))).click()
    window = ada.page.get_by_role("dialog", name=ada.say("web-options"))
    told = []
    for option in offered:
        group = window.get_by_role("group", name=ada.say(f"duel-option-{option.name}"), exact=True)
        choice = ada.say(f"duel-option-{option.name}-{str(option.choices[-1]).lower()}")
        group.get_by_role("button", name=choice, exact=True).click()
        told.append(f"{ada.say(f'duel-option-{option.name}')}: {choice}")
    ada.page.keyboard.press("Escape")
    for sentence in told:
        expect(tray).to_contain_text(sentence)
    ada.shot("changed")
    ada.need_not_scroll()


def test_an_invitation_that_leads_nowhere_else_says_so(ada: Visitor) -> None:
    player = Player(ada)
    player.start(ada.say("web-seat-friend"))
    player.until(lambda update: True)
    ada.button("web-invite").first.click()
    expect(ada.page.get_by_role("dialog")).to_contain_text(ada.say("web-invite-only-here"))
    ada.shot("invitation")
