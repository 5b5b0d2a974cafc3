"""The scenario kit of Race itself: positions are sound, answers go to the seat that is asked."""

from __future__ import annotations

from .scenario import Scenario


def test_a_position_is_built_and_played_in_words() -> None:
    game = Scenario("settle", tableau=["new-sparta"], hand=["star-nomad-lair", "gem-world"], actions=["settle"])
    game.deals("spice-world", "public-works").do("place star-nomad-lair", seat=0).do("pass", seat=1)
    assert game.goods() == ["star-nomad-lair"]
    assert game.hand() == ["public-works", "gem-world"]


def test_goods_hands_and_chips_are_given() -> None:
    game = Scenario("consume", tableau=["old-earth", "gem-world"], goods=["gem-world"], actions=["consume-double"])
    game.set(1, chips=3, hand=["drop-ships"]).start()
    assert (game.me.chips, game.rival.chips, game.state.pool) == (2, 3, 24 - 5)


def test_the_pile_can_be_short() -> None:
    game = Scenario("explore", seats=2).pile("gem-world", "comet-zone")
    game.start()
    assert game.state.discards() == 0
    assert len(game.state.deck) == 114 - 2 - 4
