"""What bots do is shown step by step on the board, at the person's pace; any key or click leads to the present."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from orrery import NAMES
from orrery.server.messages import Update

from .player import Player
from .prepared import before_the_others, lay_out
from .visitor import DESK, PHONE, Language, Visitor, Visitors

LONGEST_MS = 1_600
"""At a quick pace no step is shown for longer than that."""
MOST_STEPS = 60
SPOKEN_AND_ENDED = """bar => [
    document.querySelectorAll('[data-part=announcer] p').length,
    document.querySelector(`[aria-label="${bar}"]`) === null,
]"""
"""Count what has been said aloud and tell whether no step of others is shown, at one moment."""


def watching(visitor: Visitor) -> Locator:
    """The bar that tells what the others do, in the place of the question."""
    return visitor.page.get_by_role("region", name=visitor.say("web-watching-others"))


def said(visitor: Visitor) -> Locator:
    """What has been said aloud."""
    return visitor.page.get_by_role("log", name=visitor.say("web-announcements")).get_by_role("paragraph")


def shown(visitor: Visitor) -> int:
    """The version that is to be seen."""
    return int(visitor.page.locator(".q").get_attribute("data-version") or 0)


def give_turn(ada: Visitor, game: str, seats: int = 2) -> tuple[Player, Update]:
    """Lets bots play a while by one answer; time stands still before they are shown. And where it led to."""
    record, answer = before_the_others(game, seats, 2 if game == "race" else 4, 20)
    player = Player(ada)
    lay_out(ada, record)
    before = player.asked().version
    ada.hold_time()
    target = player.target(answer)
    (target.first if target.count() > 0 else player.shown(answer)).click()
    if game == "race":
        ada.page.locator("[data-hold]").click()
    told = player.until(
        lambda told: told.version > before + 1 and (told.question is not None or told.outcome is not None)
    )
    return player, told


@pytest.mark.parametrize("name", NAMES)
def test_bots_are_shown_step_by_step(visitors: Visitors, name: str) -> None:
    ada = visitors.come("Ada", motion=True, pace="quick")
    _, now = give_turn(ada, name)
    expect(watching(ada)).to_be_visible()
    before = heard = said(ada).count()
    seen = [shown(ada)]
    while seen[-1] < now.version:
        assert len(seen) < MOST_STEPS
        # a last step may have been shown before what another chose at the same time came to the page
        spoken, ended = ada.page.evaluate(SPOKEN_AND_ENDED, ada.say("web-watching-others"))
        assert spoken == heard or ended, "steps are said one by one"
        heard = spoken
        ada.shot(f"version-{seen[-1]}")
        ada.page.clock.run_for(LONGEST_MS)
        seen.append(shown(ada))
    assert len(set(seen)) >= (2 if name == "race" else 3), seen
    assert seen == sorted(seen)
    expect(watching(ada)).to_have_count(0)
    expect(said(ada)).not_to_have_count(before)
    expect(ada.page.get_by_role("region", name=ada.say("web-question"))).to_be_visible()
    ada.shot("present")


@pytest.mark.parametrize("way", ["key", "click", "button"])
def test_a_key_or_a_click_leads_to_the_present_and_presses_nothing(visitors: Visitors, way: str) -> None:
    ada = visitors.come("Ada", pace="calm")
    player, now = give_turn(ada, "seti")
    expect(watching(ada)).to_be_visible()
    assert shown(ada) < now.version
    if way == "key":
        ada.page.keyboard.press("1")
    elif way == "click":
        ada.page.get_by_role("main").click(position={"x": 30, "y": 690})
    else:
        slower = watching(ada).get_by_role("button", name=ada.say("web-pace-calmly"))
        slower.click()  # how fast it goes is chosen without missing anything
        expect(slower).to_have_attribute("aria-pressed", "false")
        assert shown(ada) < now.version
        watching(ada).get_by_role("button", name=ada.say("web-skip")).click()
    expect(watching(ada)).to_have_count(0)
    assert shown(ada) == now.version
    assert player.latest is not None
    assert player.latest.version == now.version


def test_without_motion_it_is_step_by_step_too_and_at_once_it_is_not(visitors: Visitors) -> None:
    ada = visitors.come("Ada", motion=False, pace="quick")
    _, now = give_turn(ada, "duel")
    assert shown(ada) < now.version
    ben = visitors.come("Ben", pace="at-once")
    _, now = give_turn(ben, "duel")
    expect(ben.page.locator(f".q[data-version='{now.version}']")).to_be_visible()


@pytest.mark.parametrize(
    ("name", "size", "language"),
    [
        pytest.param("duel", DESK, "en", id="duel-desk"),
        pytest.param("seti", PHONE, "de", id="seti-phone"),
        pytest.param("empires", DESK, "en", id="empires-desk"),
        pytest.param("duel", PHONE, "de", id="duel-phone", marks=pytest.mark.long),
        pytest.param("seti", DESK, "en", id="seti-desk", marks=pytest.mark.long),
        pytest.param("empires", PHONE, "de", id="empires-phone", marks=pytest.mark.long),
    ],
)
def test_since_your_last_turn_is_seen_on_the_board_as_it_was_then(
    visitors: Visitors, name: str, size: ViewportSize, language: Language
) -> None:
    ada = visitors.come("Ada", language, size)
    player, now = give_turn(ada, name)
    ada.page.clock.resume()
    ada.page.reload()  # what this page saw before does not matter
    player.asked()
    ada.hold_time()
    ada.button("web-since-your-turn").first.click()
    again = ada.page.get_by_role("region", name=ada.say("web-since-your-turn"))
    expect(again).to_be_visible()
    seen = [shown(ada)]
    assert seen[0] < now.version
    ada.shot("first")
    ada.page.clock.run_for(LONGEST_MS)
    seen.append(shown(ada))
    assert seen[1] > seen[0]
    again.get_by_role("button", name=ada.say("web-step-back")).click()
    expect(again).to_have_attribute("data-version", str(seen[0]))
    ada.page.clock.run_for(3 * LONGEST_MS)
    assert shown(ada) == seen[0]
    ada.reads_only_words()
    ada.page.keyboard.press("ArrowRight")
    expect(again).to_have_attribute("data-version", str(seen[1]))
    again.get_by_role("button", name=ada.say("web-to-present")).click()
    expect(ada.page.get_by_role("region", name=ada.say("web-question"))).to_have_attribute(
        "data-version", str(now.version)
    )


def test_a_long_step_is_read_from_its_beginning(visitors: Visitors) -> None:
    ada = visitors.come("Ada", "de", PHONE, pace="calm")
    give_turn(ada, "duel")
    told = watching(ada).locator("p > span")
    above: float = told.evaluate(
        """told => {
            told.append("und noch etwas ".repeat(60));
            const text = told.parentElement;
            text.scrollTop = 0;
            return text.getBoundingClientRect().top - told.getBoundingClientRect().top;
        }"""
    )
    assert above <= 1, "the first words cannot be scrolled to"


def test_the_log_follows_the_newest_line_again(ada: Visitor) -> None:
    record, _ = before_the_others("seti", 2, 4, 20)
    player = Player(ada)
    lay_out(ada, record)
    player.asked()
    lines = ada.page.locator("#log-lines")
    newest = ada.button("web-log-newest")
    expect(newest).to_have_count(0)
    lines.evaluate("list => list.scrollTo({top: -list.scrollHeight})")
    expect(newest).to_be_visible()
    ada.shot("scrolled")
    newest.click()
    expect(newest).to_have_count(0)
    expect(lines).to_have_js_property("scrollTop", 0)
