"""After the game: the list of finished games."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from .replaying import load
from .visitor import DESK, PHONE, Language, Visitors

SEVERAL = 6
SIDEWAYS = """dialog => [dialog, ...dialog.querySelectorAll("*")]
  .filter(part => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0 && !part.closest("label"))
  .map(part => part.className || part.tagName)"""
"""What is wider inside than it shows; the browser's own field for a file is its own affair."""


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "de")], ids=["desk", "phone"])
def test_several_finished_games_fit_their_window(
    visitors: Visitors, record: Path, size: ViewportSize, language: Language
) -> None:
    ada = visitors.come("Ada", language, size)
    for _ in range(SEVERAL):
        load(ada, record)
    ada.open("/")
    ada.button("web-replay").click()
    window = ada.page.get_by_role("dialog", name=ada.say("web-replay"))
    expect(window.get_by_role("link")).to_have_count(SEVERAL)
    ada.shot("finished")
    assert window.evaluate(SIDEWAYS) == []
    ada.reads_only_words()
