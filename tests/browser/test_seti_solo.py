"""SETI alone: a whole game clicked to its end, the rival's turn read and found on the board, a phone, a spectator."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from orrery.server.messages import Update

from .prepared import alone
from .seti_player import SetiPlayer
from .test_axe import faultless
from .test_seti_legible import read
from .visitor import DESK, PHONE, Language, Visitor, Visitors

LONGEST_GAME = 400
BEFORE_BEN = 10
"""This many answers are given before somebody comes to watch."""
RIVAL = 1
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def part(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f"[data-part='{name}']")


def start_alone(player: SetiPlayer, difficulty: int) -> None:
    """The table is set on the first page."""
    visitor = player.visitor
    visitor.open("/")
    visitor.page.get_by_role("button", name=visitor.say("seti-poster")).click()
    visitor.page.get_by_label(visitor.say("web-your-name")).fill(visitor.name)
    seats = visitor.page.get_by_role("group", name=visitor.say("web-seats"))
    seats.get_by_role("button", name=visitor.say("web-alone")).click()
    visitor.page.get_by_title(visitor.say(f"seti-option-difficulty-{difficulty}")).click()
    visitor.button("web-start").click()
    visitor.page.wait_for_url("**/table/*")


@pytest.mark.parametrize("rounds", [pytest.param(1, marks=pytest.mark.long), 4])
def test_a_game_alone_to_its_end_in_german_watched_in_english(visitors: Visitors, rounds: int) -> None:
    ada = SetiPlayer(visitors.come("Ada", "de"), seed=3)
    ada.actions_a_round = 2
    if rounds > 1:
        ada.sit_down(alone(2, "action-chosen", rounds))
    else:
        start_alone(ada, 2)
    seen: set[str] = set()

    def look(update: Update) -> None:
        """Whatever the rival tells for the first time is looked at."""
        fresh = {event.name for event in ada.log if event.seat == RIVAL} - seen
        if fresh:
            ada.visitor.reads_only_words()
            ada.visitor.need_not_scroll()
        seen.update(fresh)

    ada.play(BEFORE_BEN, look)
    ben = SetiPlayer(visitors.come("Ben", "en"))
    ben.visitor.open(ada.page.url)
    end = ada.play(LONGEST_GAME, look)
    assert end.outcome is not None, f"no end after {LONGEST_GAME} answers"
    assert {"action-card-revealed", "action-barred", "action-chosen", "passed", "progressed"} <= seen
    for score in end.outcome.scores:
        expect(ada.page.get_by_role("dialog").get_by_role("cell", name=str(score)).first).to_be_visible()
    ada.visitor.shot("final")
    ada.visitor.reads_only_words()
    ben.until(lambda update: update.outcome is not None)
    ben.page.get_by_role("dialog").get_by_role("button", name=ben.visitor.say("web-close")).first.click()
    expect(part(ben.visitor, "slip")).to_contain_text(ben.visitor.say("seti-web-slip"))
    expect(ben.page.locator(".institute")).to_contain_text(ben.visitor.say("seti-side-rival", case="name"))
    ben.visitor.shot("watched")
    ben.visitor.reads_only_words()


def test_the_slip_and_the_board_point_at_each_other(visitors: Visitors) -> None:
    visitor = visitors.come("Ada", "en")
    player = SetiPlayer(visitor)
    player.sit_down(alone(3, "sector-chosen"))
    slip = part(visitor, "slip")
    first = slip.locator(".steps li").first
    expect(visitor.page.locator("[data-figures]").first).to_be_visible()
    rings = visitor.page.locator("[data-ring]")
    expect(rings).to_have_count(0)
    first.hover()
    expect(rings).not_to_have_count(0)
    visitor.shot("step")
    visitor.page.mouse.move(1, 1)
    star = next(str(event.facts["star"]) for event in reversed(player.log) if event.name == "sector-chosen")
    place = visitor.page.locator(f'[data-target="star:{star}"]')
    expect(slip.locator("li.lit")).to_have_count(0)
    place.hover(force=True)
    expect(slip.locator("li.lit")).not_to_have_count(0)
    visitor.page.keyboard.press("r")
    expect(slip.locator("li.lit")).not_to_have_count(0)


def test_the_log_lies_over_the_rival(visitors: Visitors) -> None:
    visitor = visitors.come("Ada", "de")
    SetiPlayer(visitor).sit_down(alone(3, "sector-chosen"))
    log = visitor.page.locator("#log-lines")
    expect(log).to_have_count(0)
    visitor.page.keyboard.press("l")
    expect(log).to_be_focused()
    visitor.reads_only_words()
    visitor.shot("log")
    visitor.page.keyboard.press("Escape")
    expect(log).to_have_count(0)
    visitor.page.keyboard.press("g")
    expect(part(visitor, "goals")).to_be_focused()


def test_cards_and_objectives_explain_themselves(visitors: Visitors) -> None:
    visitor = visitors.come("Ada", "de")
    SetiPlayer(visitor).sit_down(alone(4, "sector-chosen"))
    told = visitor.page.get_by_role("tooltip")
    part(visitor, "slip").locator("[data-thing^='action_card:']").hover()
    expect(told).to_contain_text(visitor.say("seti-web-kind-action-card"))
    expect(told).to_contain_text("1.")
    visitor.shot("action-card")
    part(visitor, "goals").locator("[data-thing^='objective:']").first.hover()
    expect(told).to_contain_text(visitor.say("seti-web-about-objective"))
    visitor.shot("objective")
    visitor.reads_only_words()


@pytest.mark.parametrize("language", ["de", "en"])
def test_everything_can_be_read(visitors: Visitors, language: Language) -> None:
    """With the rival's board beside them planets and technologies have less room than at other tables."""
    visitor = visitors.come("Ada", language)
    SetiPlayer(visitor).sit_down(alone(5, "action-chosen", 4))
    visitor.shot("late")
    for within, parts in {
        ".institute": "h2, small, .points, .loop p b, .pile span, .pool",
        ".goals": ".cap, .asks span, .stage",
        ".planets-board": ".title b, .head span",
        ".part.right > .techs": ".cap",
        ".score": "th, td",
    }.items():
        read(visitor, f"{within} :is({parts})", within)


def test_the_easiest_table_has_no_objectives(visitors: Visitors) -> None:
    visitor = visitors.come("Ada", "en")
    SetiPlayer(visitor).sit_down(alone(1, "sector-chosen"))
    expect(part(visitor, "rival")).to_be_visible()
    expect(part(visitor, "goals")).to_have_count(0)
    visitor.board_fits(".enlarging")


def test_the_slip_comes_up_on_a_phone(visitors: Visitors) -> None:
    visitor = visitors.come("Ada", "de", PHONE, touch=True)
    player = SetiPlayer(visitor, seed=1)
    player.sit_down(alone(3, "sector-chosen"))
    sheet = visitor.page.locator(".sheet")
    expect(sheet).to_have_count(0)
    player.answer("pass")
    while sheet.count() == 0:
        question = player.asked().question
        assert question is not None
        player.answer_in_words(player.liked(question))
    expect(sheet).to_contain_text(visitor.say("seti-web-slip"))
    visitor.shot("sheet")
    tab = visitor.page.get_by_role("tab", name=re.compile(visitor.say("seti-web-pane-rival")))
    expect(tab).to_contain_text(visitor.say("web-news"))
    sheet.get_by_role("button", name=visitor.say("web-close")).last.tap()
    expect(sheet).to_have_count(0)
    tab.tap()
    expect(part(visitor, "slip")).to_be_visible()
    expect(tab).not_to_contain_text(visitor.say("web-news"))
    visitor.shot("rival")
    visitor.reads_only_words()


@SIZES
def test_nobody_is_shut_out(visitors: Visitors, size: ViewportSize) -> None:
    visitor = visitors.come("Ada", "de", size, touch=size is PHONE)
    SetiPlayer(visitor).sit_down(alone(3, "sector-chosen"))
    faultless(visitor)
    if size is PHONE:
        visitor.page.get_by_role("tab", name=visitor.say("seti-web-pane-rival")).tap()
        faultless(visitor)
