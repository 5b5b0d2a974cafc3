"""The first page: the games, a table in two clicks, who sits where, and a small download."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Route, ViewportSize, expect

from orrery import NAMES, game

from .player import Player
from .visitor import DESK, PHONE, Language, Visitor, Visitors

FIRST_PAGE_BYTES = 90_000


@pytest.mark.parametrize("language", ["en", "de"])
def test_home(visitors: Visitors, language: Language) -> None:
    visitor = visitors.come("Ada", language)
    visitor.open("/")
    games = visitor.page.get_by_role("group", name=visitor.say("web-games")).get_by_role("button")
    expect(games).to_have_count(4)
    expect(games.nth(0)).to_have_attribute("aria-pressed", "true")
    for place, name in enumerate(NAMES):
        expect(games.nth(place)).to_contain_text(visitor.say(f"{name}-poster"))
        expect(games.nth(place)).to_have_attribute("aria-disabled", "false")
    expect(visitor.button("web-start")).to_be_enabled()
    visitor.shot("home")
    visitor.need_not_scroll()
    visitor.reads_only_words()


@pytest.mark.parametrize("name", NAMES)
def test_two_clicks_start_a_game_against_a_bot(ada: Visitor, name: str) -> None:
    player = Player(ada)
    ada.open("/")
    ada.page.get_by_role("button", name=ada.say(f"{name}-poster")).click()
    ada.button("web-start").click()
    update = player.asked()
    assert update.question is not None
    expect(player.bar).to_contain_text(player.question_text(update.question))
    assert update.table.game == name
    assert [seat.kind for seat in update.table.seats] == ["person", "bot"]


def options(ada: Visitor, count: int) -> Locator:
    """The window with this many options."""
    ada.page.get_by_role("button", name=ada.say("web-options-all", count=count)).click()
    return ada.page.get_by_role("dialog", name=ada.say("web-options"))


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.long), "de"])
def test_the_options_of_every_game_are_told_before_it_is_loaded(visitors: Visitors, language: Language) -> None:
    visitor = visitors.come("Ada", language)
    visitor.open("/")
    for name in NAMES:
        visitor.page.get_by_role("button", name=visitor.say(f"{name}-poster")).click()
        offered = [option for option in game(name).options if option.seats is None or 2 in option.seats]
        window = options(visitor, len(offered))
        for option in offered:
            for choice in option.choices:
                label = visitor.say(f"{name}-option-{option.name}-{str(choice).lower()}")
                expect(window.get_by_role("button", name=label, exact=True).first).to_be_visible()
        visitor.reads_only_words()
        visitor.page.keyboard.press("Escape")


def test_options_can_be_chosen_before_the_start(ada: Visitor) -> None:
    player = Player(ada)
    ada.open("/")
    count = len(game("duel").options)
    window = options(ada, count)
    expect(window.get_by_role("group")).to_have_count(count + 2)  # one's seat and hints as well
    window.get_by_role("button", name=ada.say("web-seat-nth", number=2), exact=True).click()
    ada.shot("options")
    ada.reads_only_words()
    ada.page.keyboard.press("Escape")
    expect(window).to_be_hidden()
    ada.button("web-start").click()
    assert [seat.kind for seat in player.asked().table.seats] == ["bot", "person"]


def test_each_number_of_seats_with_what_is_for_it(ada: Visitor) -> None:
    """Race: three or four sit down, each where one wants; an option for two is offered to two only."""
    player = Player(ada)
    ada.open("/")
    ada.page.get_by_role("button", name=ada.say("race-poster")).click()
    window = options(ada, 2)
    advanced = window.get_by_role("group", name=ada.say("race-option-advanced"))
    advanced.get_by_role("button", name=ada.say("race-option-advanced-true")).click()
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("group", name=ada.say("web-seats")).get_by_role("button", name="4").click()
    for number, who in enumerate([player.bot(), ada.say("web-seat-here"), ada.say("web-seat-friend")]):
        field = ada.page.get_by_label(ada.say("web-opponent-number", number=number + 1))
        field.select_option(label=who)
    ada.page.get_by_label(ada.say("web-name-of-seat", number=3)).fill("Mira")
    ada.need_not_scroll()
    ada.reads_only_words()
    ada.shot("four")
    expect(options(ada, 1)).to_be_visible()
    expect(advanced).to_have_count(0)
    ada.page.keyboard.press("Escape")
    ada.button("web-start").click()
    ada.page.wait_for_url("**/table/*")
    table = player.until(lambda update: True).table
    assert [seat.kind for seat in table.seats] == ["person", "bot", "person", "open"]
    assert table.seats[2].name == "Mira"
    assert table.options == {"preset-hands": False, "advanced": False}


def test_a_table_can_be_continued_from_the_first_page(ada: Visitor) -> None:
    player = Player(ada)
    table = player.start()
    player.asked()
    ada.open("/")
    mine = ada.page.get_by_role("region", name=ada.say("web-continue")).get_by_role("link")
    expect(mine).to_have_count(1)
    ada.shot("continue")
    ada.need_not_scroll()
    ada.reads_only_words()
    expect(ada.page).to_have_title(ada.say("web-tab-your-turn", game=ada.say("duel-poster")))
    expect(ada.page.locator('link[rel="icon"]')).to_have_attribute("href", re.compile("turn"))
    ada.page.get_by_role("button", name=ada.say("race-poster")).click()
    tray = ada.page.get_by_role("dialog").get_by_role("form", name=ada.say("web-set-up-table"))
    expect(tray.get_by_role("button", name=ada.say("web-start"))).to_be_enabled()
    ada.page.keyboard.press("Escape")
    ada.button("web-book").click()  # closed by hand, the usual page is there again
    expect(ada.page.get_by_role("form", name=ada.say("web-set-up-table"))).to_be_visible()
    ada.button("web-book").click()
    expect(ada.page.get_by_role("region", name=ada.say("web-book"))).to_contain_text(ada.say("web-book-empty"))
    mine.click()
    ada.page.wait_for_url(f"**/table/{table}")
    player.asked()


OVER_EACH_OTHER = """() => [...document.querySelectorAll("section ol a")].filter(row => {
  const [names, state] = [".who small span", ".state"].map(part => row.querySelector(part));
  if (!names || !state) return false;
  const cut = names.scrollWidth > names.clientWidth + 1 || names.scrollHeight > names.clientHeight + 1;
  return cut || names.getBoundingClientRect().right > state.getBoundingClientRect().left + 1;
}).map(row => row.innerText)"""
"""Tables in the book whose players are cut off, or run into what is told of their state."""


def test_four_players_fit_into_a_line_of_the_book(ada: Visitor) -> None:
    ada.open("/")
    expect(ada.button("web-start")).to_be_enabled()
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in ("best", "hard", "greedy"))]
    ada.page.evaluate(
        "async wish => (await fetch('/api/tables', { method: 'POST', body: JSON.stringify(wish) })).json()",
        {"game": "seti", "seats": seats, "options": {}},
    )
    ada.open("/")
    mine = ada.page.get_by_role("region", name=ada.say("web-continue")).get_by_role("link")
    expect(mine).to_contain_text("4")
    ada.finds_nothing(OVER_EACH_OTHER)
    ada.need_not_scroll()
    ada.shot("four")


def test_whoever_chooses_a_game_before_the_book_has_come_sets_up_the_table(ada: Visitor) -> None:
    player = Player(ada)
    player.start()
    player.asked()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ada.page.route("**/api/tables", hold)
    with ada.page.expect_request("**/api/tables"):
        ada.open("/")
    ada.page.get_by_role("button", name=ada.say("race-poster")).click()
    for route in held:
        route.continue_()
    expect(ada.page.get_by_role("form", name=ada.say("web-set-up-table"))).to_be_visible()
    expect(ada.button("web-book")).to_have_attribute("aria-pressed", "false")


def test_an_unknown_address_says_so(ada: Visitor) -> None:
    ada.open("/nowhere/at/all")
    expect(ada.page.get_by_role("link", name=ada.say("web-home"))).to_be_visible()
    ada.shot("unknown")
    ada.reads_only_words()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_first_page_is_a_small_download(visitors: Visitors, size: ViewportSize) -> None:
    visitor = visitors.come("Ada", size=size, new=True)
    asked: dict[str, str] = {}
    sent: dict[str, int] = {}
    wire = visitor.context.new_cdp_session(visitor.page)
    wire.send("Network.enable")
    wire.on("Network.requestWillBeSent", lambda told: asked.update({told["requestId"]: told["request"]["url"]}))
    wire.on("Network.loadingFinished", lambda told: sent.update({told["requestId"]: told["encodedDataLength"]}))
    visitor.open("/")
    expect(visitor.button("web-start")).to_be_enabled()
    page = {asked[request]: count for request, count in sent.items() if "/api/" not in asked[request]}
    assert len(page) > 3
    assert sum(page.values()) <= FIRST_PAGE_BYTES, page
