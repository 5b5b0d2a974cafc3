"""German and English everywhere, switched at any moment, and never a message id on the screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .player import Player
from .visitor import Language, Visitor, Visitors


def test_the_language_can_be_switched_at_every_question(ada: Visitor) -> None:
    player = Player(ada)
    player.start()
    read: set[tuple[str, Language]] = set()
    for _ in range(16):
        update = player.asked()
        if update.question is None:
            break
        expect(player.bar).to_contain_text(player.question_text(update.question))
        read.add((update.question.prompt, ada.language))
        ada.reads_only_words()
        if (update.question.prompt, "de" if ada.language == "en" else "en") not in read:
            ada.switch_language()
            expect(player.bar).to_contain_text(player.question_text(update.question))
            read.add((update.question.prompt, ada.language))
            ada.reads_only_words()
            ada.shot(f"{update.question.prompt}-{ada.language}")
        player.answer(player.liked(update.question))
    prompts = {prompt for prompt, _ in read}
    assert len(prompts) >= 3
    assert read == {(prompt, language) for prompt in prompts for language in ("de", "en")}


def test_a_switch_loses_nothing_that_was_typed_or_chosen(ada: Visitor) -> None:
    ada.open("/")
    name = ada.page.get_by_label(ada.say("web-your-name"))
    name.fill("Ada")
    ada.switch_language()
    expect(ada.page.get_by_label(ada.say("web-your-name"))).to_have_value("Ada")
    expect(ada.button("web-start")).to_be_visible()
    ada.page.reload()
    expect(ada.button("web-start")).to_be_visible()
    assert ada.language == "de"


@pytest.mark.parametrize("language", ["en", "de"])
def test_settings_speak_the_language_and_keep_it(visitors: Visitors, language: Language) -> None:
    visitor = visitors.come("Ada", language)
    visitor.open("/settings")
    expect(visitor.page.get_by_role("heading", name=visitor.say("web-settings"))).to_be_visible()
    visitor.shot("settings")
    visitor.reads_only_words()
    visitor.page.get_by_role("button", name="Deutsch" if language == "en" else "English").click()
    visitor.language = "de" if language == "en" else "en"
    expect(visitor.page.get_by_role("heading", name=visitor.say("web-settings"))).to_be_visible()
    visitor.page.reload()
    expect(visitor.page.get_by_role("heading", name=visitor.say("web-settings"))).to_be_visible()
    visitor.reads_only_words()


@pytest.mark.parametrize("language", ["en", "de"])
def test_windows_over_the_table_speak_the_language(visitors: Visitors, language: Language) -> None:
    visitor = visitors.come("Ada", language)
    player = Player(visitor)
    player.start()
    player.asked()
    for message in ("web-help", "web-menu"):
        visitor.button(message).click()
        window = visitor.page.get_by_role("dialog", name=visitor.say(message))
        expect(window).to_be_visible()
        visitor.shot(message.removeprefix("web-"))
        visitor.reads_only_words()
        visitor.page.keyboard.press("Escape")
        expect(window).to_be_hidden()
