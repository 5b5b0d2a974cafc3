"""Alone against the game: one click on the first page, the end that says won or lost, and what is remembered."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

import orrery
from orrery import Match, RandomDealer

from .player import Player
from .prepared import lay_out
from .visitor import DESK, PHONE, Language, Visitor, Visitors

SETI = orrery.game("seti")
LONGEST_MS = 1_600
"""At a quick pace no step is shown for longer than that."""
MOST_STEPS = 20
MUCH = 10
"""This many events of the rival are shown in three steps at least."""
BOTH = pytest.mark.parametrize(("language", "size"), [("de", DESK), ("en", PHONE)], ids=["desk", "phone"])


def tray_alone(visitor: Visitor) -> Locator:
    """What the first page says about SETI for one person, chosen by one click."""
    visitor.open("/")
    visitor.page.locator("#poster-seti").click()
    tray = visitor.page.get_by_role("form", name=visitor.say("web-set-up-table"))
    tray.get_by_role("button", name=visitor.say("web-alone"), exact=True).click()
    return tray


def choose(visitor: Visitor, tray: Locator, level: int) -> None:
    tray.get_by_role("radio", name=visitor.say("web-difficulty-of", level=level, levels=5)).check(force=True)


@BOTH
def test_alone_is_one_click_with_the_difficulty_beside_it(
    visitors: Visitors, language: Language, size: ViewportSize
) -> None:
    visitor = visitors.come("Ada", language, size)
    player = Player(visitor)
    tray = tray_alone(visitor)
    expect(tray).to_contain_text(visitor.say("seti-side-rival", case="name"))
    choose(visitor, tray, 3)
    expect(tray.get_by_role("status")).to_contain_text(visitor.say("seti-option-difficulty-3"))
    expect(tray.get_by_role("status")).to_contain_text(visitor.say("web-alone-never"))
    visitor.shot("alone")
    visitor.reads_only_words()
    if size == DESK:
        visitor.need_not_scroll()
    visitor.button("web-start").click()
    table = player.asked().table
    assert ([seat.kind for seat in table.seats], table.options["difficulty"]) == (["person"], 3)


def before_the_end(level: int) -> tuple[str, str]:
    """The record of a game in which somebody only passes, before the last answer, and that answer."""
    match = Match(SETI, ["Ada"], {"difficulty": level}, RandomDealer(5))
    record = last = ""
    while not match.table.over:
        offered = [SETI.actions.text(action) for action in match.table.questions()[0]]
        last = next((text for text in offered if text in ("pass", "end-turn")), offered[0])
        record = match.record().to_json()
        match.act(0, last)
    return record, last


def before_the_rival() -> tuple[str, str]:
    """The record of a game before an answer after which the rival does much and the person is asked again."""
    match = Match(SETI, ["Ada"], {"difficulty": 3}, RandomDealer(5))
    while True:
        offered = [SETI.actions.text(action) for action in match.table.questions()[0]]
        answer = next((text for text in offered if text in ("scan", "end-turn")), offered[0])
        record, known = match.record().to_json(), len(match.events)
        match.act(0, answer)
        if answer == "end-turn" and sum(event.seat == 1 for event in match.events[known:]) >= MUCH:
            return record, answer


def test_the_rivals_turn_is_shown_step_by_step_and_can_be_seen_again(visitors: Visitors) -> None:
    ada = visitors.come("Ada", motion=True, pace="quick")
    player = Player(ada)
    record, answer = before_the_rival()
    lay_out(ada, record)
    before = player.asked().version
    ada.hold_time()
    player.shown(answer).click()
    player.until(lambda told: told.version > before and told.question is not None)
    bar = ada.page.get_by_role("region", name=ada.say("web-watching-others"))
    seen = set()
    for _ in range(MOST_STEPS):
        if bar.count() == 0:
            break
        seen.add(bar.inner_text())
        ada.page.clock.run_for(LONGEST_MS)
    assert len(seen) >= 2, seen
    assert any(ada.say("seti-side-rival", case="subject") in text for text in seen)
    expect(ada.page.get_by_role("region", name=ada.say("web-question"))).to_be_visible()
    ada.page.keyboard.press("l")  # the log lies below the rival's board
    ada.page.get_by_role("button", name=ada.say("web-since-your-turn")).first.click()
    again = ada.page.get_by_role("region", name=ada.say("web-since-your-turn"))
    expect(again).to_contain_text(ada.say("seti-side-rival", case="subject"))


@BOTH
def test_the_end_says_lost_and_the_first_page_remembers_it(
    visitors: Visitors, language: Language, size: ViewportSize
) -> None:
    visitor = visitors.come("Ada", language, size)
    player = Player(visitor)
    record, last = before_the_end(2)
    lay_out(visitor, record)
    player.asked()
    outcome = player.answer_in_words(last).outcome
    assert outcome is not None
    points, other = outcome.scores
    rival = visitor.say("seti-side-rival", case="object")
    sentence = visitor.say("web-lost-to-the-game", you="yes", player="Ada", side=rival, points=points, other=other)
    result = visitor.page.get_by_role("dialog", name=sentence)
    expect(result).to_be_visible()
    expect(result.get_by_role("button", name=visitor.say("web-once-more"))).to_be_visible()
    visitor.shot("lost")
    visitor.reads_only_words()
    tray = tray_alone(visitor)
    expect(tray.get_by_role("status")).to_contain_text(visitor.say("web-alone-never"))
    choose(visitor, tray, 2)
    expect(tray.get_by_role("status")).to_contain_text(visitor.say("web-alone-lost", points=points, other=other))
    listed = visitor.page.get_by_role("region", name=visitor.say("web-continue"))
    expect(listed).to_contain_text(visitor.say("web-over-lost", points=points, other=other))
    visitor.shot("remembered")
    visitor.button("web-book").click()
    book = visitor.page.get_by_role("region", name=visitor.say("web-book"))
    expect(book).to_contain_text(visitor.say("web-book-against-alone"))
    expect(book).to_contain_text(visitor.say("web-book-won-count", won=0))
    ladder = visitor.say("web-book-ladder-difficulty", game=visitor.say("seti-poster"))
    expect(visitor.page.get_by_role("region", name=ladder)).to_contain_text(f"{points} : {other}")
    visitor.shot("book")
    visitor.reads_only_words()
    if size == DESK:
        visitor.need_not_scroll()
