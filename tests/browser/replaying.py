"""The replay as a person finds and moves it."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator, expect

from .visitor import Visitor


def load(visitor: Visitor, record: Path) -> str:
    """Loads the record on the first page; the replay's id."""
    visitor.open("/")
    visitor.button("web-replay").click()
    visitor.page.get_by_label(visitor.say("web-load-record"), exact=True).set_input_files(record)
    visitor.page.wait_for_url("**/replay/*")
    expect(slider(visitor)).to_be_visible()
    return visitor.page.url.rpartition("/")[2].partition("#")[0]


def slider(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("slider", name=visitor.say("web-moment"))


def at(visitor: Visitor, step: int) -> None:
    expect(slider(visitor)).to_have_value(str(step))
    expect(visitor.page).to_have_url(f"{visitor.page.url.partition('#')[0]}#{step}")
