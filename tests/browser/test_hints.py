"""What would you do? The strongest bot says it at the thing itself, and the person still clicks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

import orrery

from .player import Player
from .prepared import golden, lay_out
from .visitor import DESK, PHONE, Language, Visitor, Visitors

OVERLAP = """bubble => [...document.querySelectorAll("[data-hinted]")].map(thing => {
  const [one, other] = [bubble.getBoundingClientRect(), thing.getBoundingClientRect()];
  return Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left))
    * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
})"""
"""How much of everything the hint speaks of lies under its bubble."""


OUT_OF_SIGHT = """() => [...document.querySelectorAll("[data-hinted]")].filter(thing => {
  const box = thing.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return top === null || !thing.contains(top) && top.closest(".foot, [role=tablist]") !== null;
}).map(thing => thing.outerHTML)"""
"""What the hint speaks of and the question covers."""


def sit_down(visitor: Visitor, game: str) -> None:
    """At a new table with a bot."""
    visitor.open("/")
    expect(visitor.button("web-start")).to_be_enabled()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    made = visitor.page.evaluate(
        "async wish => (await fetch('/api/tables', { method: 'POST', body: JSON.stringify(wish) })).json()",
        {"game": game, "seats": seats, "options": {}},
    )
    visitor.open(f"/table/{made['id']}")


def bubble(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name=visitor.say("web-hint"), exact=True)


@pytest.mark.parametrize(
    ("game", "size", "language"),
    [("duel", DESK, "de"), ("race", PHONE, "en"), ("seti", DESK, "en"), ("empires", PHONE, "de")],
    ids=["duel", "race", "seti", "empires"],
)
def test_a_hint_stands_at_its_target_and_the_person_still_clicks(
    visitors: Visitors, game: str, size: ViewportSize, language: Language
) -> None:
    ada = visitors.come("Ada", language, size, touch=size is PHONE)
    player = Player(ada)
    sit_down(ada, game)
    asked = player.until(lambda update: update.question is not None)
    ask = ada.page.get_by_role("button", name=ada.say("web-hint-ask"), exact=True)
    ask.click()
    expect(bubble(ada)).to_be_visible()
    ada.shot("hint")
    ada.reads_only_words()
    marked = ada.page.locator("[data-hinted]")
    assert marked.count() > 0
    assert bubble(ada).evaluate(OVERLAP) == [0] * marked.count()
    assert player.latest is not None
    assert player.latest.version == asked.version  # asking has answered nothing
    if size is PHONE:
        bubble(ada).get_by_role("button").click()
    else:
        ada.page.keyboard.press("t")
    expect(bubble(ada)).to_have_count(0)
    expect(marked).to_have_count(0)


def test_what_a_hint_points_at_is_in_sight_on_a_phone(visitors: Visitors) -> None:
    """A hand of nine cards goes on below the question: the card comes up, and no rim is drawn over the question."""
    ada = visitors.come("Ada", "de", PHONE, touch=True)
    lay_out(ada, golden("race", "four", 0.85))
    ada.page.get_by_role("button", name=ada.say("web-hint-ask"), exact=True).click()
    expect(bubble(ada)).to_be_visible()
    expect(ada.page.locator("[data-hinted]").first).to_be_visible()
    ada.shot("hint")
    ada.finds_nothing(OUT_OF_SIGHT)


def test_a_table_is_set_up_without_hints(ada: Visitor) -> None:
    player, page = Player(ada), ada.page
    ada.open("/")
    page.get_by_role("button", name=ada.say("race-poster")).click()
    page.get_by_role("button", name=ada.say("web-options-all", count=len(orrery.game("race").options))).click()
    page.get_by_role("group", name=ada.say("web-hints")).get_by_text(ada.say("web-off"), exact=True).click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("form")).to_contain_text(f"{ada.say('web-hints')}: {ada.say('web-off')}")
    ada.shot("set-up")
    ada.need_not_scroll()
    ada.button("web-start").click()
    assert not player.asked().table.hints
    expect(page.get_by_role("button", name=ada.say("web-hint-ask"), exact=True)).to_have_count(0)


def test_hints_are_switched_off_for_the_whole_table(ada: Visitor) -> None:
    sit_down(ada, "duel")
    ask = ada.page.get_by_role("button", name=ada.say("web-hint-ask"), exact=True)
    expect(ask).to_be_visible()
    ada.button("web-menu").click()
    hints = ada.page.get_by_role("group", name=ada.say("web-hints"))
    hints.get_by_text(ada.say("web-off"), exact=True).click()
    ada.shot("menu")
    ada.page.keyboard.press("Escape")
    expect(ask).to_have_count(0)
    ada.page.reload()
    expect(ada.page.locator(".q")).to_be_visible()
    expect(ask).to_have_count(0)
