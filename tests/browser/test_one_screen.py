"""Two people at one screen: it is covered between them, and nobody sees the other's secrets."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from .player import Player
from .visitor import Visitor


def cover(visitor: Visitor, name: str) -> Locator:
    return visitor.button("web-i-am", player=name)


def test_the_screen_is_covered_between_two_people(ada: Visitor) -> None:
    player = Player(ada)
    other = ada.say("web-seat-number", number=2)
    player.start(ada.say("web-seat-here"))
    expect(cover(ada, "Ada")).to_be_visible()
    ada.shot("cover")
    ada.reads_only_words()
    cover(ada, "Ada").click()
    first = player.asked()
    assert first.seat == 0
    player.play(2)
    expect(cover(ada, other)).to_be_visible()
    expect(player.bar).to_have_count(0)
    ada.shot("handed-over")
    cover(ada, other).click()
    second = player.until(lambda update: update.seat == 1 and update.question is not None)
    players = second.view["players"]
    assert isinstance(players, list)
    assert players[0]["chosen"] == [None, None]
    player.play(2)
    ada.shot("both-have-chosen")
    ada.reads_only_words()
