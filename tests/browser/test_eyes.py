"""For eyes that need more: pages enlarged twice, colours forced by the system, colours that are not seen, no motion."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import ViewportSize, expect

from orrery.games.race.facts.cards import CARDS as RACE_CARDS
from orrery.games.race.facts.cards import GOOD as RACE_GOOD
from orrery.games.race.facts.cards import GOODS as RACE_GOODS

from .player import Player
from .prepared import golden, lay_out
from .visitor import DRAWN, Visitor, Visitors

TWICE: ViewportSize = {"width": 640, "height": 360}
"""What is left of a desk of 1280×720 whose pages are enlarged to 200 %."""
LARGE_TWICE: ViewportSize = {"width": 960, "height": 540}
GAMES = {"duel": "usual", "race": "four", "seti": "usual", "empires": "greedy-4-modules"}
ALONE = {"seti": "alone", "empires": "alone-5-won"}

# what can be pressed around the board lies in the window, or in something that scrolls up and down
CUT = """() => [
  ...document.querySelectorAll(".q button, .q input, header :is(a, button), [role=tab], [data-part=purse] span"),
]
  .filter(part => {
    const box = part.getBoundingClientRect();
    let down = false;
    for (let around = part.parentElement; around !== null; around = around.parentElement) {
      down ||= /auto|scroll/.test(getComputedStyle(around).overflowY) && around.scrollHeight > around.clientHeight;
    }
    const beside = box.right > innerWidth + 1 || box.left < -1;
    return box.width > 0 && (beside || (!down && (box.bottom > innerHeight + 1 || box.top < -1)));
  })
  .map(part => part.textContent.trim() || part.outerHTML)"""
SIDEWAYS = """() => [...document.querySelectorAll("html, main, main *, .foot")]
  .filter(part => part === document.documentElement || /auto|scroll/.test(getComputedStyle(part).overflowX))
  .filter(part => part.scrollWidth > part.clientWidth + 1 && !part.closest("[data-swipe=own]"))
  .map(part => `${part.className}: ${part.scrollWidth} > ${part.clientWidth}`)"""
FAULTS = f"() => [...({CUT})(), ...({SIDEWAYS})()]"
MOVING = """() => [...document.querySelectorAll("body *")]
  .map(part => getComputedStyle(part))
  .filter(style => style.transitionProperty !== "none" && style.transitionDuration !== "0s"
    || !["none", "settle"].some(name => style.animationName.endsWith(name)))
  .map(style => `${style.animationName} ${style.transitionProperty}`)"""
UNLINED = """() => [...document.querySelectorAll("button, .btn, .q, .panel, .log")]
  .filter(part => part.checkVisibility() && (part.closest(".q") !== null || part.closest(".boardplace") === null))
  .filter(part => getComputedStyle(part).outlineStyle === "none")
  .map(part => part.outerHTML.slice(0, 90))"""


def open_table(visitor: Visitor, game: str, name: str, part: float = 0.5) -> Any:
    """Sits down in the middle of a golden game; the view of the position."""
    player = Player(visitor)
    lay_out(visitor, golden(game, name, part))
    view = player.asked().view
    expect(player.bar).to_be_visible()
    return view


def test_pages_enlarged_twice_cut_nothing_off(visitors: Visitors) -> None:
    ada = visitors.come("Ada", "de", TWICE)
    ada.open("/")
    expect(ada.button("web-start")).to_be_visible()
    ada.shot("home")
    ada.finds_nothing("() => [document.documentElement.scrollWidth - innerWidth].filter(wide => wide > 0)")
    for page in ("/settings", "/me"):
        ada.open(page)
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        ada.finds_nothing(SIDEWAYS)
    for game, name in [*GAMES.items(), *ALONE.items()]:
        open_table(ada, game, name)
        for tab in ada.page.get_by_role("tab").all():
            tab.click()
            ada.shot(f"{game}-{tab.inner_text()}")
            ada.finds_nothing(FAULTS)
        ada.finds_nothing(MOVING)
        last = ada.page.locator(".q button").last
        last.scroll_into_view_if_needed()
        expect(last).to_be_in_viewport(ratio=1)


def test_a_large_screen_enlarged_twice_is_enlarged(visitors: Visitors) -> None:
    """The board gets panes and the question a place beside them, instead of everything as small as before."""
    ada = visitors.come("Ada", "de", LARGE_TWICE)
    open_table(ada, "seti", "usual")
    expect(ada.page.get_by_role("tab")).to_have_count(5)
    board, bar = ada.page.locator("main").bounding_box(), ada.page.locator(".q").bounding_box()
    assert board is not None
    assert bar is not None
    assert bar["x"] >= board["x"] + board["width"] - 1
    ada.finds_nothing(SIDEWAYS)


def test_forced_colours_leave_lines_shapes_and_the_board(visitors: Visitors) -> None:
    ada = visitors.come("Ada")
    ada.page.emulate_media(forced_colors="active")
    ada.open("/")
    expect(ada.button("web-start")).to_be_visible()
    ada.shot("home")
    ada.finds_nothing(UNLINED)
    open_table(ada, "duel", "usual")
    ada.shot("duel")
    ada.finds_nothing(UNLINED)
    ada.tab_to(ada.page.locator(".q button").first)
    focused = ada.page.evaluate("getComputedStyle(document.activeElement).outlineWidth")
    assert focused == "4px"
    glows = ada.page.locator(".boardplace .thing.live > .cover").first.evaluate("it => getComputedStyle(it).boxShadow")
    assert glows != "none", "what can be done on the board no longer shows"
    marks = ada.page.locator(".rail .mark")
    inks = {mark.evaluate("it => getComputedStyle(it).color") for mark in marks.all()}
    shapes = {mark.locator("use").get_attribute("href") for mark in marks.all()}
    assert len(inks) == 1, "marks have colours that the system may not show"
    assert shapes == {"#i-p1", "#i-p2"}


def shapes_of(visitor: Visitor, within: str, seat: int) -> int:
    """How often the shape of a seat is drawn there."""
    return visitor.page.locator(f"{within} use[href='#i-p{seat + 1}']").count()


def test_whose_a_thing_is_and_of_what_kind_is_told_without_colour(visitors: Visitors) -> None:
    ada = visitors.come("Ada")
    view = open_table(ada, "empires", "greedy-4-modules")
    for seat, player in enumerate(view["players"]):
        owned = sum(hole["owner"] == seat for hole in view["holes"])
        bases = sum(base["owner"] == seat for hole in view["holes"] for base in hole["bases"])
        drawn = shapes_of(ada, ".boardplace svg", seat)
        assert drawn >= owned + bases + len(player["ships"]), f"of seat {seat} some things have its colour alone"
    assert ada.page.locator("[data-rival='1'] .lines use").count() == 4

    view = open_table(ada, "seti", "usual")
    for seat, player in enumerate(view["players"]):
        signals = sum((star["signals"] + star["wins"]).count(seat) for star in view["stars"])
        assert shapes_of(ada, ".boardplace svg", seat) >= signals + len(player["probes"])
    signs = ada.page.locator("[data-sector]")
    outlines = {(sign.get_attribute("data-sector"), sign.locator("path").get_attribute("d")) for sign in signs.all()}
    assert signs.count() == sum(star["star"] != "oumuamua" for star in view["stars"])
    assert len(outlines) == len({color for color, _ in outlines}) == len({outline for _, outline in outlines}) == 4

    view = open_table(ada, "race", "four")
    for player in view["players"]:
        for card in [placed["card"] for placed in player["tableau"]]:
            good = RACE_GOOD[RACE_CARDS.index(card)]
            if good >= 0:
                sign = ada.page.locator(f"[data-thing='card:{card}'], [data-card='{card}']").locator("use.kind")
                expect(sign.first).to_have_attribute("href", f"#i-good-{RACE_GOODS[good]}")


def test_motion_is_as_the_system_or_the_person_wishes(visitors: Visitors) -> None:
    ada = visitors.come("Ada")
    ada.open("/settings")
    still = ada.page.locator("html.still")
    expect(still).to_have_count(1)
    ada.page.emulate_media(reduced_motion="no-preference")
    expect(still).to_have_count(0)
    ada.page.emulate_media(reduced_motion="reduce")
    expect(still).to_have_count(1)
    ada.page.evaluate("localStorage.setItem('orrery-settings', JSON.stringify({motion: 'on'}))")
    ada.page.reload()
    ada.page.evaluate(DRAWN)
    expect(still).to_have_count(0)
    lasting = ada.page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--m-max')")
    assert lasting in ("300ms", ".3s"), "who wants motion does not get it"
