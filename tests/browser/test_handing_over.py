"""A person who stays away for long: the others decide together, everybody is told, and the seat can be taken back."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from orrery.measure.server_process import ServerProcess, start

from .conftest import Gather
from .hosting import Hosting
from .player import Player
from .test_two_people import invited
from .visitor import DESK, PHONE, Visitors


@pytest.fixture
def impatient(built_client: Path, hosting: Hosting, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that does not wait long for anybody."""
    database = hosting.database(tmp_path)
    command = [sys.executable, str(Path(__file__).with_name("impatient.py")), database, str(hosting.workers)]
    with start(command, tmp_path) as process:
        yield ServerProcess(process, tmp_path, database, hosting.workers)


@pytest.fixture
def visitors(impatient: ServerProcess, gather: Gather) -> Visitors:
    return gather(impatient)


def test_a_bot_plays_for_who_is_away_until_they_are_back(visitors: Visitors) -> None:
    ada, ben, table = invited(visitors)
    ada.visitor.button("web-menu").click()
    menu = ada.page.get_by_role("dialog", name=ada.visitor.say("web-menu"))
    expect(menu.get_by_role("button", name=ada.visitor.say("web-close-table"))).to_be_visible()
    offered = menu.get_by_role("button", name=ada.visitor.say("web-give-to-bot", bot=ada.visitor.say("web-bot-random")))
    expect(offered).to_have_count(1)  # for her own seat; Ben is here
    ada.page.keyboard.press("Escape")

    ben.visitor.open("/")
    ada.until(lambda update: not update.table.seats[1].present)
    ada.visitor.button("web-menu").click()
    expect(menu.get_by_text(ada.visitor.say("web-seat-kept", minutes=0))).to_be_visible()
    ada.visitor.shot("menu")
    ada.visitor.reads_only_words()
    offered.nth(1).click()
    ada.until(lambda update: update.table.seats[1].kind == "bot")
    ada.page.keyboard.press("Escape")
    told = ada.visitor.say(
        "web-handover-replaced", plays="bot", former="Ben", number=2, bot=ada.visitor.say("web-bot-random")
    )
    expect(ada.page.locator("#log-lines").get_by_text(told)).to_be_visible()
    ada.visitor.shot("replaced")
    ada.visitor.reads_only_words()

    with ben.page.expect_websocket():
        ben.visitor.open(f"/table/{table}")
    ben.until(lambda update: update.seat == 1 and update.table.seats[1].kind == "bot")
    expect(ben.page.get_by_text(ben.visitor.say("web-replaced-by-bot"))).to_be_visible()
    ben.visitor.shot("back")
    ben.visitor.reads_only_words()
    ben.visitor.button("web-take-seat").click()
    ben.until(lambda update: update.table.seats[1].kind == "person")
    back = ada.visitor.say("web-handover-returned", name="Ben")
    expect(ada.page.locator("#log-lines").get_by_text(back)).to_be_visible()


def test_with_three_at_the_table_the_other_is_asked(visitors: Visitors) -> None:
    ada, ben, table = invited(visitors, "race", 1)
    secret = ada.page.evaluate(
        """async table => (await (await fetch(`/api/tables/${table}/seats/2`, {
            method: "POST", body: '{"kind":"open"}'})).json()).seats[2].invitation""",
        table,
    )
    cy = Player(visitors.come("Cy"))
    cy.visitor.open(f"/join/{table}#{secret}")
    cy.page.get_by_label(cy.visitor.say("web-your-name")).fill("Cy")
    cy.visitor.button("web-sit-down").click()
    cy.until(lambda update: update.seat == 2)
    cy.visitor.open("/")
    ben.until(lambda update: update.table.seats[2].kind == "person" and not update.table.seats[2].present)
    ada.visitor.button("web-menu").click()
    menu = ada.page.get_by_role("dialog", name=ada.visitor.say("web-menu"))
    bot = ada.visitor.say("web-give-to-bot", bot=ada.visitor.say("web-bot-random"))
    menu.get_by_role("button", name=bot).nth(1).click()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_text(ada.visitor.say("web-proposal-waits", player="Cy", missing="Ben"))).to_be_visible()
    ada.visitor.shot("proposed")
    proposal = ben.visitor.say("web-proposal-bot", by="Ada", player="Cy", bot=ben.visitor.say("web-bot-random"))
    expect(ben.page.get_by_text(proposal)).to_be_visible()
    ben.visitor.shot("asked")
    ben.page.set_viewport_size(PHONE)
    expect(ben.page.get_by_text(proposal)).to_be_visible()
    ben.visitor.need_not_scroll()
    ben.visitor.shot("asked-phone")
    ben.visitor.reads_only_words()
    ben.visitor.button("web-agree").click()
    ada.until(lambda update: update.table.seats[2].kind == "bot")
    expect(ben.page.get_by_text(proposal)).to_have_count(0)


def begun(visitors: Visitors) -> tuple[Player, Player]:
    """Ada's game with Ben and a bot, in which both have answered."""
    ada, ben, _ = invited(visitors, "race", 1)
    for player in (ada, ben):
        question = player.asked().question
        assert question is not None
        player.answer(player.liked(question))
    return ada, ben


def in_every_way(player: Player, look: Callable[[], None]) -> None:
    """Look at a screen in both languages, on a desk and on a phone."""
    for size in (PHONE, DESK):
        player.page.set_viewport_size(size)
        for _ in range(2):
            look()
            player.visitor.reads_only_words()
            player.visitor.switch_language()


def about_bot(player: Player, message: str, **arguments: str) -> re.Pattern[str]:
    """A message about a bot, whatever it is called."""
    return re.compile(re.escape(player.visitor.say(message, player="BOT", **arguments)).replace("BOT", ".+"))


def menu_of(player: Player) -> Locator:
    player.visitor.button("web-menu").click()
    return player.page.get_by_role("dialog", name=player.visitor.say("web-menu"))


def test_a_bots_seat_is_opened_when_the_others_agree(visitors: Visitors) -> None:
    ada, ben = begun(visitors)

    def look_at_menu() -> None:
        menu = menu_of(ada)
        expect(menu.get_by_text(ada.visitor.say("web-seat-consent"))).to_be_visible()
        menu.get_by_role("button", name=ada.visitor.say("web-open-seat")).last.scroll_into_view_if_needed()
        ada.visitor.shot("menu")
        ada.page.keyboard.press("Escape")

    in_every_way(ada, look_at_menu)
    menu_of(ada).get_by_role("button", name=ada.visitor.say("web-open-seat")).last.click()
    ada.until(lambda update: update.table.seats[2].proposal is not None)

    def look_at_waiting() -> None:
        expect(ada.page.get_by_text(about_bot(ada, "web-proposal-waits", missing="Ben"))).to_be_visible()
        ada.visitor.shot("waits")

    menu = ada.page.get_by_role("dialog", name=ada.visitor.say("web-menu"))
    expect(menu.get_by_text(about_bot(ada, "web-proposal-waits", missing="Ben"))).to_be_visible()
    ada.visitor.shot("proposed")
    ada.page.keyboard.press("Escape")
    in_every_way(ada, look_at_waiting)

    def look_at_proposal() -> None:
        expect(ben.page.get_by_text(about_bot(ben, "web-proposal-invite", by="Ada"))).to_be_visible()
        expect(ben.visitor.button("web-decline")).to_be_visible()
        ben.visitor.need_not_scroll()
        ben.visitor.shot("asked")

    in_every_way(ben, look_at_proposal)
    ben.visitor.button("web-agree").click()
    ada.until(lambda update: update.table.seats[2].kind == "open" and update.table.seats[2].invitation is not None)
    ben.until(lambda update: update.table.seats[2].kind == "open" and update.table.seats[2].invitation is None)


def test_a_game_that_others_have_begun_can_be_left_and_come_back_to(visitors: Visitors) -> None:
    ada, ben = begun(visitors)
    table = ada.page.url

    def look_at_leaving() -> None:
        menu = menu_of(ada)
        expect(menu.get_by_role("button", name=ada.visitor.say("web-close-table"))).to_have_count(0)
        menu.get_by_role("button", name=ada.visitor.say("web-leave-table")).click()
        expect(menu.get_by_text(ada.visitor.say("web-leave-table-sure", seats=1))).to_be_visible()
        menu.get_by_role("button", name=ada.visitor.say("web-leave-table")).scroll_into_view_if_needed()
        ada.visitor.shot("leave")
        ada.page.keyboard.press("Escape")

    in_every_way(ada, look_at_leaving)
    leave = menu_of(ada).get_by_role("button", name=ada.visitor.say("web-leave-table"))
    leave.click()
    leave.click()
    expect(ada.visitor.button("web-start")).to_be_enabled()
    ada.visitor.sees(ada.visitor.say("web-no-tables"))
    ben.until(lambda update: update.table.seats[0].kind == "bot")
    ada.visitor.open(table)
    ada.until(lambda update: update.seat == 0)
    menu_of(ada).get_by_role("button", name=ada.visitor.say("web-take-seat")).click()
    ben.until(lambda update: update.table.seats[0].kind == "person")
