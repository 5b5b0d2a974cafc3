"""A game of Duel against the bot, clicked to its end, at a desk and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from orrery.server.messages import Update

from .player import Player
from .prepared import asked_at, lay_out
from .visitor import DESK, PHONE, Language, Visitor, Visitors

LONGEST_GAME = 600
LATE = 110
"""How often the person has been asked before a game that is nearly won."""


@pytest.mark.parametrize(
    ("language", "size", "late"),
    [
        pytest.param("en", DESK, True, id="late"),
        pytest.param("en", DESK, False, id="desk", marks=pytest.mark.long),
        pytest.param("de", PHONE, False, id="phone", marks=pytest.mark.long),
    ],
)
def test_a_game_against_the_bot_to_its_end(
    visitors: Visitors, language: Language, size: ViewportSize, late: bool
) -> None:
    ada = visitors.come("Ada", language, size, touch=size is PHONE)
    player = Player(ada)
    if late:
        lay_out(ada, asked_at("duel", 2, "choose-sector", after=LATE))
    else:
        player.start()
    player.asked()
    ada.page.get_by_role("button", name=ada.say("web-hint-ask"), exact=True).click()
    expect(ada.page.locator("[data-part='hint']")).to_be_visible()
    pictured: set[str] = set()

    def look(update: Update) -> None:
        """Every kind of question is looked at once, with care."""
        assert update.question is not None
        if update.question.prompt not in pictured:
            pictured.add(update.question.prompt)
            ada.shot(update.question.prompt)
            ada.need_not_scroll()
            ada.reads_only_words()

    end = player.play(LONGEST_GAME, look)
    assert end.outcome is not None, f"no end after {LONGEST_GAME} answers"
    assert len(pictured) >= 3
    final = ada.page.get_by_role("dialog")
    expect(final).to_be_visible()
    for score in end.outcome.scores:
        expect(final.get_by_role("cell", name=str(score)).first).to_be_visible()
    expect(final.get_by_role("link", name=ada.say("web-replay"))).to_be_visible()
    given = final.get_by_role("row", name=ada.say("web-hints-given"))
    expect(given.get_by_role("cell")).to_have_text(["1", "–"])
    ada.shot("final")
    ada.reads_only_words()


def test_the_record_can_be_saved_only_when_the_game_is_over(ada: Visitor) -> None:
    table = Player(ada).start()
    answer = ada.context.request.get(f"{ada.address}/api/tables/{table}/record")
    assert answer.status == 403
    assert answer.json()["type"] == "problem"
