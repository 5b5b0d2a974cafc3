"""Two tests that fail, for the test of what a failure leaves behind; nobody else runs them."""

from __future__ import annotations

from .player import Player
from .visitor import Visitor


def test_in_the_middle_of_a_game(ada: Visitor) -> None:
    player = Player(ada)
    player.start()
    player.play(3)
    player.asked()
    ada.page.evaluate("console.log('a word on the way')")
    assert player.latest is None, "on purpose"


def test_by_a_complaint_alone(ada: Visitor) -> None:
    ada.open("/")
    ada.page.evaluate("console.error('something odd')")
