"""The draw pile and the discards: refilled at once, and what happens when both are empty (page 6; subtlety 14)."""

from __future__ import annotations

import pytest

from orrery.games.race.facts.cards import CARDS, INDEX

from .scenario import Scenario


def test_subtlety_14_the_pile_is_refilled_the_moment_its_last_card_is_taken() -> None:
    """14: All discards become the new pile before anything else happens."""
    game = Scenario("settle", hand=["refugee-world"]).pile("gem-world")
    discards = game.state.discards()
    assert discards == 114 - 4
    game.do("place refugee-world", "pass")
    assert game.me.goods == [-1, INDEX["gem-world"]]
    assert (len(game.state.deck), game.state.discards()) == (discards, 0)
    assert game.facts("pile-reshuffled") == [(0, [discards])]


def test_subtlety_14_the_card_just_taken_is_not_in_the_new_pile() -> None:
    """14: It was taken before the discards were shuffled."""
    game = Scenario("settle", hand=["refugee-world", "pilgrimage-world"], actions=["settle"]).pile("gem-world")
    game.do("place pilgrimage-world", "pass")
    assert "gem-world" in game.hand()
    assert INDEX["gem-world"] not in game.state.deck


def test_a_pile_that_still_has_a_card_is_not_refilled() -> None:
    game = Scenario("settle", hand=["refugee-world"]).pile("gem-world", "comet-zone").do("place refugee-world", "pass")
    assert (len(game.state.deck), game.facts("pile-reshuffled")) == (1, [])


def test_all_kinds_of_discards_become_the_new_pile() -> None:
    """Cards given up openly, goods spent unseen and what each player has discarded face down."""
    game = Scenario("settle", tableau=["colony-ship"], hand=["gambling-world", "drop-ships"])
    game.set(1, hand=["refugee-world"]).pile("gem-world")
    game.state.players[1].discarded.append(game.state.spent.pop())
    game.state.shown.append(game.state.spent.pop())
    before = game.state.discards()
    game.do("place gambling-world", "place refugee-world")
    assert game.prompt() == "means"
    assert (len(game.state.deck), game.state.discards()) == (before, 0)
    assert (game.state.shown, game.state.spent, game.rival.discarded) == ([], [], [])
    game.do("by ship")
    assert [CARDS[card] for card in game.state.shown] == ["colony-ship"]


def test_drawing_goes_on_from_the_new_pile() -> None:
    game = Scenario("explore", actions=["explore-5"]).pile("gem-world", "comet-zone").start()
    assert (len(game.me.looked), len(game.rival.looked)) == (7, 2)
    assert {INDEX["gem-world"], INDEX["comet-zone"]} <= set(game.me.looked)
    assert len(game.facts("pile-reshuffled")) == 1


def test_subtlety_14_a_draw_is_lost_when_pile_and_discards_are_empty() -> None:
    """14: Nothing is owed for later."""
    game = Scenario("settle", hand=["pilgrimage-world"], actions=["settle"]).pile().no_discards()
    game.do("place pilgrimage-world", "pass")
    assert (game.hand(), game.tableau()) == ([], ["old-earth", "pilgrimage-world"])
    assert game.told.count("nothing-to-draw") == 1


def test_subtlety_14_a_good_is_lost_when_pile_and_discards_are_empty() -> None:
    """14: The windfall world stays empty."""
    game = Scenario("settle", hand=["refugee-world"]).pile().no_discards().do("place refugee-world", "pass")
    assert (game.goods(), game.tableau()) == ([], ["old-earth", "refugee-world"])


def test_what_is_left_is_looked_at_when_the_cards_run_out_in_explore() -> None:
    game = Scenario("explore", actions=["explore-5"]).pile("gem-world", "comet-zone", "spice-world").no_discards()
    game.start()
    assert (len(game.me.looked), game.rival.looked, game.prompt(1)) == (3, [], None)
    game.do("keep comet-zone", seat=0)
    assert (game.hand(), len(game.me.discarded)) == (["comet-zone"], 2)


def test_a_card_discarded_as_payment_can_be_drawn_again_at_once() -> None:
    """The payment lies in the discards before the card for the world is drawn."""
    game = Scenario("settle", hand=["gambling-world", "drop-ships"], actions=["settle"]).pile().no_discards()
    game.do("place gambling-world", "pass")
    assert game.hand() == ["drop-ships"]
    assert game.facts("card-drawn") == [(0, [INDEX["drop-ships"]])]


@pytest.mark.parametrize(("first", "mine", "rivals"), [(0, ["refugee-world"], []), (1, [], ["empath-world"])])
def test_the_last_card_goes_to_who_is_first_in_the_order_of_seats(
    first: int, mine: list[str], rivals: list[str]
) -> None:
    """Where few cards are left, the lowest start world goes first (page 7)."""
    game = Scenario("settle", hand=["refugee-world"]).set(1, hand=["empath-world", "comet-zone"]).first(first)
    game.pile("gem-world").no_discards().do("place refugee-world", "place empath-world")
    assert (game.goods(), game.goods(1)) == (mine, rivals)


@pytest.mark.parametrize("wanted", ["gem-world", "comet-zone", "spice-world"])
def test_subtlety_14_any_card_of_the_pile_can_come_next(wanted: str) -> None:
    """14: No order of cards exists before they are drawn."""
    game = Scenario("settle", hand=["refugee-world"]).pile("gem-world", "comet-zone", "spice-world")
    game.deals(wanted).do("place refugee-world", "pass")
    assert game.me.goods[-1] == INDEX[wanted]
    assert sorted(game.state.deck) == game.state.deck
