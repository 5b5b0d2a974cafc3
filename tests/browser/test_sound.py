"""The sound that calls to one's turn: silent until somebody switches it on, with one switch."""

from __future__ import annotations

from playwright.sync_api import expect

from .player import Player
from .visitor import Visitor

LISTEN = """() => {
  window.heard = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when); };
}"""
"""Counts the notes of a page."""
TURNS = 40
"""Within this many answers the others have had a turn."""


def test_it_is_off_until_it_is_switched_on(ada: Visitor) -> None:
    ada.page.add_init_script(f"({LISTEN})()")
    player = Player(ada)
    table = player.start()
    player.asked()
    assert ada.page.evaluate("heard") == 0
    ada.open("/settings")
    sound = ada.page.get_by_role("group", name=ada.say("web-sound"))
    expect(sound.get_by_role("button", name=ada.say("web-off"))).to_have_attribute("aria-pressed", "true")
    sound.get_by_role("button", name=ada.say("web-on")).click()
    ada.open(f"/table/{table}")
    for _ in range(TURNS):
        player.play(1)
        if ada.page.evaluate("heard"):
            break
    assert ada.page.evaluate("heard") >= 2
