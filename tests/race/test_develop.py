"""II: Develop: placing a development, paying for it, the bonus (page 5; subtlety 4)."""

from __future__ import annotations

import pytest

from orrery import IllegalAction
from orrery.games.race.facts.cards import CARDS, INDEX

from .scenario import Scenario, money


def paid(game: Scenario, seat: int = 0) -> list[int]:
    """The prices a seat has paid."""
    return [facts[1] for owner, facts in game.facts("paid") if owner == seat]


# Choosing


def test_one_development_of_the_hand_or_none_can_be_placed() -> None:
    game = Scenario("develop", hand=["public-works", "mining-robots", "gem-world", "comet-zone"])
    assert game.offered() == ["place public-works", "place mining-robots", "pass"]
    game.do("place public-works", "pass", "discard mining-robots")
    assert (game.tableau(), game.hand()) == (["old-earth", "public-works"], ["gem-world", "comet-zone"])


def test_worlds_are_not_placed_in_develop() -> None:
    with pytest.raises(IllegalAction):
        Scenario("develop", hand=["gem-world", *money(5)]).do("place gem-world")


def test_who_passes_keeps_the_hand_and_draws_nothing() -> None:
    game = Scenario("develop", hand=["public-works", "gem-world"], actions=["develop"]).do("pass", "pass")
    assert (game.hand(), game.tableau()) == (["public-works", "gem-world"], ["old-earth"])
    assert game.facts("placed-nothing") == [(0, []), (1, [])]


def test_all_developments_are_revealed_at_the_same_time() -> None:
    game = Scenario("develop", hand=["public-works", "gem-world"]).set(1, hand=["expedition-force", "comet-zone"])
    game.do("place public-works", seat=0)
    assert (game.tableau(), game.told.count("developed")) == (["old-earth"], 0)
    game.do("place expedition-force", seat=1)
    assert game.facts("developed") == [(0, [INDEX["public-works"]]), (1, [INDEX["expedition-force"]])]


def test_both_players_can_place_the_same_development() -> None:
    game = Scenario("develop", hand=["public-works", "gem-world"]).set(1, hand=["public-works", "comet-zone"])
    game.do("place public-works", "place public-works")
    assert (game.tableau()[1:], game.tableau(1)[1:]) == (["public-works"], ["public-works"])


def test_a_development_lies_only_once_in_a_tableau() -> None:
    game = Scenario("develop", tableau=["public-works"], hand=["public-works", *money(4)])
    assert "place public-works" not in game.offered()
    game = Scenario("develop", hand=["public-works", *money(4)]).set(1, tableau=["public-works"])
    assert "place public-works" in game.offered()


def test_two_copies_in_hand_are_one_option_and_one_may_pay_for_the_other() -> None:
    game = Scenario("develop", hand=["public-works", "public-works"])
    assert game.offered() == ["place public-works", "pass"]
    game.do("place public-works", "pass")
    assert (game.tableau(), game.hand(), game.me.discarded) == (
        ["old-earth", "public-works"],
        [],
        [INDEX["public-works"]],
    )


def test_a_development_that_was_given_up_can_be_placed_again() -> None:
    game = Scenario(tableau=["colony-ship"], hand=["new-earth", "colony-ship", "gem-world", "comet-zone"])
    game.do("choose settle", "choose settle", "place new-earth", "pass")
    game.do("choose develop", "choose develop")
    assert "place colony-ship" in game.offered()


# Paying


def test_a_price_is_paid_with_any_cards_of_the_hand_face_down() -> None:
    game = Scenario("develop", hand=["mining-robots", "gem-world", "comet-zone", "drop-ships"])
    game.do("place mining-robots", "pass")
    assert game.offered() == ["discard gem-world", "discard comet-zone", "discard drop-ships"]
    game.do("discard drop-ships", "discard gem-world")
    assert (game.hand(), [CARDS[card] for card in game.me.discarded]) == (["comet-zone"], ["drop-ships", "gem-world"])
    assert game.state.shown == []


def test_the_question_says_how_many_cards_are_still_to_pay_and_for_what() -> None:
    game = Scenario("develop", hand=["mining-robots", "gem-world", "comet-zone", "drop-ships"])
    game.do("place mining-robots", "pass")
    for left, answer in [(2, "discard gem-world"), (1, "discard comet-zone")]:
        question = game.table.question(0)
        assert question is not None
        assert question.arguments(game.table, 0) == {"count": left, "card": INDEX["mining-robots"]}
        game.do(answer)


def test_nothing_is_asked_when_the_whole_hand_pays() -> None:
    game = Scenario("develop", hand=["mining-robots", "gem-world", "comet-zone"]).do("place mining-robots", "pass")
    assert (game.hand(), paid(game), game.prompt()) == ([], [2], "choose-action")


def test_who_pays_from_copies_of_one_card_is_asked_so_that_nobody_can_tell() -> None:
    game = Scenario("develop", hand=["expedition-force", "export-duties", "export-duties"])
    game.do("place expedition-force", "pass")
    assert (game.prompt(), game.offered()) == ("pay", ["discard export-duties"])
    game.do("discard export-duties")
    assert (game.hand(), paid(game), game.prompt()) == (["export-duties"], [1], "choose-action")


def test_subtlety_04_the_placed_card_cannot_pay_for_itself() -> None:
    """4: The price may be at most the hand without it."""
    assert Scenario("develop", hand=["public-works"]).offered() == ["pass"]
    assert Scenario("develop", hand=["mining-robots", "gem-world"]).offered() == ["pass"]
    hand = ["mining-robots", "gem-world", "comet-zone"]
    assert Scenario("develop", hand=hand).offered() == ["place mining-robots", "pass"]


def test_subtlety_04_the_price_never_falls_below_nothing() -> None:
    """4: No card is paid back."""
    game = Scenario("develop", tableau=["galactic-federation", "investment-credits"], hand=["public-works"])
    game.set(0, actions=["develop"]).do("place public-works", "pass")
    assert (game.tableau()[-1], game.hand(), paid(game)) == ("public-works", [], [0])


def test_subtlety_04_cards_drawn_at_the_start_can_be_placed_and_can_pay() -> None:
    """4: Start-of-phase draws come before the choice."""
    game = Scenario("develop", tableau=["interstellar-bank"], hand=["gem-world"]).deals("public-works")
    assert game.offered() == ["place public-works", "pass"]
    game = Scenario("develop", tableau=["interstellar-bank"], hand=["public-works"]).deals("gem-world")
    game.do("place public-works", "pass")
    assert game.tableau() == ["interstellar-bank", "public-works"]


def test_the_draw_at_the_start_needs_no_development_to_be_placed() -> None:
    game = Scenario("develop", tableau=["interstellar-bank"]).set(1, tableau=["interstellar-bank"])
    game.do("pass", "pass")
    assert (len(game.hand()), len(game.hand(1))) == (1, 1)


def test_the_draws_at_the_start_come_in_the_order_of_seats() -> None:
    game = Scenario("develop", tableau=["interstellar-bank"]).set(1, tableau=["interstellar-bank"]).first(1)
    game.deals("gem-world", "comet-zone").start()
    assert (game.hand(1), game.hand(0)) == (["gem-world"], ["comet-zone"])


# The bonus and powers


def test_who_has_chosen_develop_pays_one_card_less() -> None:
    game = Scenario("develop", hand=["mining-robots", "gem-world"], actions=["develop"])
    game.set(1, hand=["space-marines", "comet-zone"])
    assert (game.offered(), game.offered(1)) == (["place mining-robots", "pass"], ["pass"])
    game.do("place mining-robots", "pass")
    assert (paid(game), game.hand()) == ([1], [])


def test_the_bonus_is_lost_where_nothing_has_to_be_paid() -> None:
    """Page 5: who need not discard any card has nothing from the bonus."""
    game = Scenario("develop", tableau=["investment-credits"], hand=["public-works", "gem-world"], actions=["develop"])
    game.do("place public-works", "pass")
    assert (paid(game), game.hand()) == ([0], ["gem-world"])


@pytest.mark.parametrize("action", ["explore-5", "settle", "produce"])
def test_other_actions_make_no_development_cheaper(action: str) -> None:
    game = Scenario("develop", hand=["public-works", "gem-world"], actions=[action]).do("place public-works", "pass")
    assert paid(game) == [1]


def test_discounts_and_the_bonus_add_up() -> None:
    tableau = ["investment-credits", "galactic-federation"]
    hand = ["galactic-survey-seti", "gem-world", "comet-zone"]
    game = Scenario("develop", tableau=tableau, hand=hand, actions=["develop"]).do("place galactic-survey-seti", "pass")
    assert (paid(game), game.hand()) == ([2], [])


def test_what_is_drawn_after_a_development_cannot_pay_for_it() -> None:
    game = Scenario("develop", tableau=["public-works"], hand=["mining-robots", "gem-world"])
    assert game.offered() == ["pass"]
    game = Scenario("develop", tableau=["public-works"], hand=["expedition-force", "gem-world"]).deals("comet-zone")
    game.do("place expedition-force", "pass")
    assert (game.hand(), game.me.discarded) == (["comet-zone"], [INDEX["gem-world"]])


def test_each_player_draws_right_after_paying() -> None:
    game = Scenario("develop", tableau=["public-works"], hand=["expedition-force", "gem-world", "comet-zone"])
    game.set(1, tableau=["public-works"], hand=["mining-robots", "spice-world", "plague-world", "new-earth"])
    game.do("place expedition-force", "place mining-robots", "discard gem-world")
    assert (game.asked_seat, game.prompt(1)) == (1, "pay")
    assert [seat for seat, _ in game.facts("card-drawn")] == [0]


def test_discounts_of_settle_do_not_help_in_develop() -> None:
    game = Scenario("develop", tableau=["replicant-robots"], hand=["mining-robots", "gem-world"])
    assert game.offered() == ["pass"]
