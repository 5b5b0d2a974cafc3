"""When the database fails people: a table that is broken, and an answer that cannot be stored for a while."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from ..server.engines import alter
from .conftest import Gather
from .hosting import Hosting
from .player import Player
from .prepared import PATIENCE_MS
from .test_axe import faultless
from .test_phone import large_enough
from .visitor import DESK, PHONE, Language, Visitor, Visitors

BOTS_ANSWERS = 2
DAMAGE = "UPDATE moves SET seat = seat + 70"
REPAIR = "UPDATE moves SET seat = seat - 70 WHERE \"table\" = '{table}'"


def begun(player: Player) -> str:
    """A table at which the bot has made its choices, so that there are moves to be damaged."""
    table = player.start()
    asked_at_the_beginning(player.visitor)
    return table


def asked_at_the_beginning(visitor: Visitor) -> None:
    """The set-up and both choices of the bot have been made: the visitor is asked.

    The bots of a server that has just been started wait for a process that is still being loaded.
    """
    expect(visitor.page.locator(".q")).to_have_attribute("data-version", str(1 + BOTS_ANSWERS), timeout=PATIENCE_MS)


def set_aside(visitor: Visitor, table: str) -> None:
    """The page of the table says what has happened and what can be done, without sending anybody round in circles."""
    visitor.open(f"/table/{table}")
    expect(visitor.page.get_by_role("heading", name=visitor.say("web-table-set-aside"))).to_be_visible()
    visitor.sees(visitor.say("web-table-set-aside-reason"))
    visitor.sees(visitor.say("web-table-set-aside-help"))
    expect(visitor.page.get_by_role("link", name=visitor.say("web-home"))).to_have_count(1)
    for size in (DESK, PHONE):
        visitor.page.set_viewport_size(size)
        visitor.shot(f"{size['width']}")
        visitor.need_not_scroll()
        visitor.reads_only_words()
    large_enough(visitor.page.locator(".btn"))
    faultless(visitor)


def test_a_table_that_is_broken_is_set_aside(
    gather: Gather, built_client: Path, hosting: Hosting, tmp_path: Path
) -> None:
    with hosting.server(tmp_path) as server:
        port = server.port
        visitors = gather(server)
        ada = visitors.come("Ada")
        player = Player(ada)
        lost, repaired = begun(player), begun(player)
        ada.page.goto("about:blank")
    alter(hosting.engine, server.database, DAMAGE)
    with hosting.server(tmp_path, port):
        set_aside(visitors.come("Ben", "de", PHONE, touch=True), repaired)
        set_aside(ada, lost)
        ada.button("web-remove-table-tip").click()
        listed = ada.page.get_by_role("listitem")
        expect(listed).to_have_count(1)
        expect(listed).to_contain_text(ada.say("web-set-aside"))
        set_aside(ada, repaired)
        alter(hosting.engine, server.database, REPAIR.format(table=repaired))
        ada.button("web-try-again").click()
        asked_at_the_beginning(ada)
        visitors.leave()


@pytest.mark.parametrize(("language", "size"), [("de", PHONE), pytest.param("en", DESK, marks=pytest.mark.long)])
def test_an_answer_that_could_not_be_stored_is_given_again(
    visitors: Visitors, hosting: Hosting, language: Language, size: ViewportSize
) -> None:
    ada = visitors.come("Ada", language, size)
    player = Player(ada)
    begun(player)
    before = player.asked()
    assert before.question is not None
    answer = player.shown(player.liked(before.question))
    refusal = ada.page.get_by_role("alert")
    with hosting.engine.held_up(visitors.server.database):
        answer.click()
        expect(refusal).to_contain_text(ada.say("error-not-saved"))
        ada.shot("refused")
        ada.need_not_scroll()
        assert player.asked().version == before.version
    answer.click()
    player.until(lambda update: update.version > before.version)
    expect(refusal).to_have_count(0)
    ada.forgive("was refused: error-not-saved")
