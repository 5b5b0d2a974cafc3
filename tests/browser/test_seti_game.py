"""SETI at the plain table: a round against the bot, answered in the question bar, in both languages."""

from __future__ import annotations

from playwright.sync_api import expect

from orrery.server.messages import Update

from .player import Player
from .visitor import Visitor

ANSWERS = 24


def test_the_plain_table_plays_seti(ada: Visitor) -> None:
    player = Player(ada, seed=3)
    player.start(game="seti")
    prompts: set[str] = set()

    def look(update: Update) -> None:
        assert update.question is not None
        if update.question.prompt not in prompts:
            prompts.add(update.question.prompt)
            for _ in range(2):
                expect(player.bar).to_contain_text(player.question_text(update.question))
                ada.reads_only_words()
                ada.switch_language()

    update = player.play(ANSWERS, look)
    assert update.view["round"] in range(1, 6)
    assert {"first-income", "main-action"} <= prompts
    ada.shot("plain-table")
