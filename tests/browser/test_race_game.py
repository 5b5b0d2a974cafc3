"""Race for the Galaxy against bots, clicked to its end: two at a desk, four on a phone, and seen again."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from orrery.server.messages import Update

from .player import Player
from .prepared import asked_at, lay_out
from .replaying import at, slider
from .test_axe import faultless
from .test_phone import large_enough, not_wider_than_the_phone
from .visitor import DESK, PHONE, Visitor, Visitors

LONGEST_GAME = 400
CHECKED_BY_AXE = 4
"""It takes seconds, and after a few kinds of questions every part of the board has been seen."""


def final(player: Player, end: Update) -> None:
    """The window at the end tells everybody's points."""
    assert end.outcome is not None, f"no end after {LONGEST_GAME} answers"
    window = player.page.get_by_role("dialog")
    expect(window).to_be_visible()
    for score in end.outcome.scores:
        expect(window.get_by_role("cell", name=str(score)).first).to_be_visible()
    player.visitor.shot("final")
    player.visitor.reads_only_words()


@pytest.mark.parametrize("after", [pytest.param(0, marks=pytest.mark.long), 24])
def test_a_game_of_two_at_a_desk_to_its_end(ada: Visitor, after: int) -> None:
    player = Player(ada, seed=4)
    if after:
        lay_out(ada, asked_at("race", 2, "choose-action", after=after))
    else:
        player.start(game="race")
    pictured: set[str] = set()

    def look(update: Update) -> None:
        """Every kind of question is looked at once, with care and in both languages."""
        assert update.question is not None
        if update.question.prompt in pictured:
            return
        pictured.add(update.question.prompt)
        for _ in range(2):
            expect(player.bar).to_contain_text(player.question_text(update.question))
            ada.shot(f"{update.question.prompt}-{ada.language}")
            ada.reads_only_words()
            ada.need_not_scroll()
            ada.switch_language()
        if len(pictured) <= CHECKED_BY_AXE:
            faultless(ada)

    end = player.play(LONGEST_GAME, look)
    assert len(pictured) >= 4
    final(player, end)


@pytest.mark.long
def test_a_whole_game_of_four_on_a_phone(visitors: Visitors) -> None:
    visitor = visitors.come("Ada", "de", PHONE, touch=True)
    player = Player(visitor, seed=2)
    table = player.start(*[player.bot()] * 3, game="race")
    pictured: set[str] = set()

    def look(update: Update) -> None:
        assert update.question is not None
        if update.question.prompt in pictured:
            return
        pictured.add(update.question.prompt)
        visitor.shot(update.question.prompt)
        visitor.need_not_scroll()
        visitor.reads_only_words()
        large_enough(player.answers.get_by_role("button"))

    player.play(10, look)
    every_pane(player)
    visitor.page.set_viewport_size(DESK)
    visitor.need_not_scroll()
    visitor.shot("four-at-a-desk")
    visitor.page.set_viewport_size(PHONE)
    end = player.play(LONGEST_GAME, look)
    assert len(pictured) >= 4
    final(player, end)
    replayed(visitor, table)


def every_pane(player: Player) -> None:
    """Each fits the phone, and the question can be read from all of them."""
    tabs = player.page.get_by_role("tab")
    assert tabs.count() == 4
    for tab in [*tabs.all()[1:], tabs.first]:
        tab.tap()
        player.visitor.shot(f"pane-{tab.inner_text().strip().lower()}")
        not_wider_than_the_phone(player)
        player.visitor.need_not_scroll()
        player.visitor.reads_only_words()
        expect(player.bar).to_be_visible()


def replayed(visitor: Visitor, table: str) -> None:
    """The game that was just played, in the middle through others' eyes, then to its end."""
    visitor.page.set_viewport_size(DESK)
    visitor.page.get_by_role("dialog").get_by_role("link", name=visitor.say("web-replay")).click()
    visitor.page.wait_for_url(f"**/replay/{table}*")
    last = int(slider(visitor).get_attribute("max") or 0)
    slider(visitor).fill(str(last // 2))
    eyes = visitor.page.get_by_role("combobox", name=visitor.say("web-eyes"))
    expect(eyes.get_by_role("option")).to_have_count(5)
    for seat in (1, 2, 3):
        eyes.select_option(value=str(seat))
        expect(visitor.page.locator(f".mat.p{seat + 1}")).to_be_visible()
        at(visitor, last // 2)
        visitor.reads_only_words()
        visitor.need_not_scroll()
    visitor.shot("replay")
    visitor.page.keyboard.press("ArrowRight")
    at(visitor, last // 2 + 1)
    slider(visitor).fill(str(last))
    expect(visitor.page.get_by_text(visitor.say("web-game-over")).first).to_be_visible()
    visitor.shot("replay-end")
