"""IV: Consume (pages 6, 10): every power that can be used must be, in the order its player wants; doubled points."""

from __future__ import annotations

import json

import pytest

from orrery.core.errors import IllegalAction
from orrery.games.race import GAME
from orrery.games.race.facts.cards import CARDS
from orrery.games.race.position.state import STEPS

from .scenario import Scenario

NOVELTIES = ["gem-world", "artist-colony", "refugee-world"]
FOUR_KINDS = ["gem-world", "asteroid-belt", "empath-world", "alien-robot-sentry"]
DOUBLE = ["consume-double"]


def vinland_and_free_trade() -> Scenario:
    """The rulebook's example: three novelty goods, New Vinland and Free Trade Association."""
    return Scenario("consume", tableau=["new-vinland", "free-trade-association", *NOVELTIES], goods=NOVELTIES)


# The order of powers


def test_the_player_chooses_the_order_of_powers() -> None:
    game = vinland_and_free_trade()
    assert (game.asked, game.options) == ("consume", ["use new-vinland", "use free-trade-association"])


def test_rulebook_example_free_trade_association_first_takes_all_three_goods() -> None:
    """It cannot stop at two goods and leave the third to New Vinland."""
    game = vinland_and_free_trade().do("use free-trade-association")
    assert (game.goods(), game.me.chips, game.drawn()) == ([], 3, 3)
    assert game.told.count("power-used") == 1


def test_rulebook_example_new_vinland_first_leaves_two_goods() -> None:
    game = vinland_and_free_trade().do("use new-vinland", "spend gem-world")
    assert (game.goods(), game.me.chips, game.drawn()) == ([], 2, 2 + 2)


def test_subtlety_11_a_power_is_not_interrupted_and_pays_afterwards() -> None:
    """Subtlety 11: an up-to power spends all its goods before the first card is drawn; nothing comes in between."""
    goods = [*NOVELTIES, "former-penal-colony"]
    game = Scenario("consume", tableau=["new-vinland", "free-trade-association", *goods], goods=goods)
    game.do("use free-trade-association")
    for world in goods[:3]:
        assert (game.asked, game.me.chips, game.drawn()) == ("spend", 0, 0)
        game.do(f"spend {world}")
    assert (game.me.chips, game.drawn(), game.goods()) == (3, 3 + 2, [])  # New Vinland takes the last one
    told = [name for name in game.told if name in ("good-spent", "points-gained", "card-drawn")]
    assert told[:5] == ["good-spent", "good-spent", "good-spent", "points-gained", "card-drawn"]


def test_an_order_may_leave_goods_that_fit_no_other_power() -> None:
    """Public Works takes the novelty good, so New Survivalists finds none and the rare good stays."""
    tableau = ["public-works", "new-survivalists", "gem-world", "asteroid-belt"]
    game = Scenario("consume", tableau=tableau, goods=["gem-world", "asteroid-belt"])
    game.do("use public-works", "spend gem-world")
    assert (game.goods(), game.me.chips, game.drawn()) == (["asteroid-belt"], 1, 0)


def test_the_other_order_spends_them_all() -> None:
    tableau = ["public-works", "new-survivalists", "gem-world", "asteroid-belt"]
    game = Scenario("consume", tableau=tableau, goods=["gem-world", "asteroid-belt"]).do("use new-survivalists")
    assert (game.goods(), game.me.chips, game.drawn()) == ([], 1, 1)


# Compulsory, and once


def test_subtlety_10_a_power_that_can_be_used_cannot_be_refused() -> None:
    """Subtlety 10: a power that can be used cannot be refused."""
    game = vinland_and_free_trade()
    assert "enough" not in game.options
    with pytest.raises(IllegalAction):
        game.do("enough")


def test_the_only_power_is_used_without_a_question() -> None:
    game = Scenario("consume", tableau=["public-works", "gem-world"], goods=["gem-world"]).start()
    assert (game.goods(), game.me.chips, game.prompt()) == ([], 1, "choose-action")


def test_each_power_is_used_once_in_a_phase_and_again_in_the_next() -> None:
    game = Scenario("consume", tableau=["public-works", *NOVELTIES], goods=NOVELTIES).do("spend gem-world")
    assert (game.goods(), game.me.chips) == (NOVELTIES[1:], 1)
    game.do("choose consume-double", seat=0).do("choose consume-double", seat=1).do("spend artist-colony")
    assert (game.goods(), game.me.chips) == (NOVELTIES[2:], 1 + 2)


def test_a_good_may_come_from_the_world_that_consumes_it() -> None:
    game = Scenario("consume", tableau=["new-vinland"], goods=["new-vinland"]).start()
    assert (game.goods(), game.drawn()) == ([], 2)


def test_everybody_consumes_whatever_was_chosen_seat_by_seat() -> None:
    game = Scenario("consume", tableau=["public-works", "gem-world"], goods=["gem-world"], actions=["develop"], seats=3)
    game.set(1, tableau=["outlaw-world", "empath-world"], goods=["empath-world"], actions=DOUBLE)
    game.set(2, tableau=["galactic-trendsetters", "asteroid-belt"], goods=["asteroid-belt"]).first(1).start()
    assert [player.chips for player in game.state.players] == [1, 2, 2]
    assert [seat for seat, _ in game.facts("power-used")] == [1, 2, 0]
    assert game.state.pool == 36 - 5


def test_a_power_that_needs_no_goods_works_by_itself() -> None:
    """The rulebook's example of an unconditional power: New Economy."""
    game = Scenario("consume", tableau=["new-economy"]).deals("gem-world").start()
    assert (game.hand(), game.me.chips) == (["gem-world"], 0)


def test_a_card_developed_in_this_round_consumes_in_this_round() -> None:
    """Subtlety 1: New Economy draws nothing in Develop, and its card in the Consume phase that follows."""
    hand = ["new-economy", *["gem-world", "comet-zone", "drop-ships", "space-marines", "rebel-base", "new-earth"]]
    game = Scenario("select", tableau=["new-sparta"], hand=hand)
    game.do("choose develop", seat=0).do("choose consume-trade", seat=1)
    game.do("place new-economy", seat=0).do("pass", seat=1)
    assert game.asked == "pay"
    before = game.drawn()
    game.first_options("pay")
    assert (before, game.drawn(), len(game.me.hand)) == (0, 1, 1 + 1)
    assert game.told.index("power-used") < game.told.index("card-drawn")


# Up to a number, all kinds, all goods


def test_rulebook_example_two_goods_left_for_up_to_three() -> None:
    """Who has two goods left when the power is used must spend both."""
    game = Scenario("consume", tableau=["consumer-markets", *NOVELTIES], goods=NOVELTIES[:2]).start()
    assert (game.goods(), game.me.chips) == ([], 2)


def test_which_goods_an_up_to_power_takes_is_chosen() -> None:
    tableau = ["old-earth", *FOUR_KINDS]
    game = Scenario("consume", tableau=tableau, goods=FOUR_KINDS).do("spend empath-world", "spend gem-world")
    assert (game.goods(), game.me.chips) == (["asteroid-belt", "alien-robot-sentry"], 2)


def test_subtlety_11_three_kinds_take_exactly_three_goods_of_different_kinds() -> None:
    """Subtlety 11: three kinds take exactly three goods of different kinds."""
    tableau = ["diversified-economy", *FOUR_KINDS, "artist-colony"]
    game = Scenario("consume", tableau=tableau, goods=[*FOUR_KINDS, "artist-colony"])
    game.do("spend artist-colony")
    assert game.options == ["spend empath-world", "spend alien-robot-sentry", "spend asteroid-belt"]
    game.do("spend alien-robot-sentry", "spend asteroid-belt")
    assert (game.goods(), game.me.chips) == (["gem-world", "empath-world"], 3)


def test_with_three_kinds_only_the_kind_held_twice_is_a_choice() -> None:
    goods = ["gem-world", "artist-colony", "asteroid-belt", "empath-world"]
    game = Scenario("consume", tableau=["diversified-economy", *goods], goods=goods)
    game.do("spend asteroid-belt", "spend empath-world")
    assert game.options == ["spend gem-world", "spend artist-colony"]


def test_two_goods_of_one_kind_may_pay_a_power_for_any_two() -> None:
    game = Scenario("consume", tableau=["tourist-world", *NOVELTIES], goods=NOVELTIES[:2]).start()
    assert (game.goods(), game.me.chips) == ([], 3)


@pytest.mark.parametrize(("count", "points"), [(1, 0), (2, 1), (3, 2), (5, 4)])
def test_subtlety_11_all_goods_bring_one_point_less_than_there_are(count: int, points: int) -> None:
    """Subtlety 11: the rulebook's example: three goods, two points. A single one brings nothing, and still goes."""
    worlds = [*FOUR_KINDS, "artist-colony"][:count]
    game = Scenario("consume", tableau=["pilgrimage-world", *worlds], goods=worlds).start()
    assert (game.goods(), game.me.chips) == ([], points)
    assert game.told.count("points-gained") == int(points > 0)


def test_other_powers_may_come_before_the_one_for_all_goods() -> None:
    tableau = ["pilgrimage-world", "galactic-trendsetters", *NOVELTIES]
    game = Scenario("consume", tableau=tableau, goods=NOVELTIES).do("use galactic-trendsetters", "spend gem-world")
    assert (game.goods(), game.me.chips) == ([], 2 + 1)
    all_first = Scenario("consume", tableau=tableau, goods=NOVELTIES).do("use pilgrimage-world")
    assert (all_first.goods(), all_first.me.chips) == ([], 2)


# Doubled points


def test_subtlety_12_only_points_for_goods_are_doubled() -> None:
    """Subtlety 12: Free Trade Association: 3 points become 6, 3 cards stay 3; a card from the hand stays one point."""
    tableau = ["deficit-spending", "free-trade-association", *NOVELTIES]
    game = Scenario("consume", tableau=tableau, goods=NOVELTIES, hand=["drop-ships"], actions=DOUBLE)
    game.do("use free-trade-association")
    assert (game.me.chips, game.drawn()) == (6, 3)
    game.do("use deficit-spending", "discard drop-ships", "enough")
    assert (game.me.chips, game.drawn(), game.state.pool) == (7, 3, 24 - 7)


def test_points_of_others_are_not_doubled() -> None:
    game = Scenario("consume", tableau=["public-works", "gem-world"], goods=["gem-world"], actions=["settle"])
    game.set(1, tableau=["outlaw-world", "empath-world"], goods=["empath-world"], actions=DOUBLE).start()
    assert (game.me.chips, game.rival.chips) == (1, 2)


def test_both_consume_cards_of_the_advanced_game_sell_first_and_double_then() -> None:
    """Subtlety 18: one phase, a good is sold first, points for the other goods count twice."""
    tableau = ["outlaw-world", "artist-colony", "empath-world"]
    game = Scenario("select", tableau=tableau, goods=["artist-colony", "empath-world"], advanced=True)
    game.do("choose consume-trade", "choose consume-double", seat=0).do(
        "choose produce", "choose consume-double", seat=1
    )
    assert (game.asked, game.options) == ("trade", ["sell artist-colony", "sell empath-world"])
    game.do("sell empath-world")
    assert (game.me.chips, game.drawn()) == (2, 4 + 1)
    assert [STEPS[facts[0]] for _, facts in game.facts("phase-begun")][1:-2] == ["consume", "produce"]


def test_both_consume_cards_of_one_player_double_nothing_for_the_other() -> None:
    game = Scenario("consume", tableau=["public-works", "gem-world"], goods=["gem-world"], advanced=True)
    game.set(1, actions=["consume-trade", "consume-double"]).start()
    assert game.me.chips == 1


# Hand cards


@pytest.mark.parametrize("moment", ["first", "between", "last"])
def test_subtlety_10_hand_cards_fit_in_at_any_moment(moment: str) -> None:
    """Subtlety 10: hand cards fit in at any moment."""
    tableau = ["deficit-spending", "public-works", "new-vinland", *NOVELTIES]
    game = Scenario("consume", tableau=tableau, goods=NOVELTIES[:2], hand=["drop-ships", "rebel-base", "new-earth"])
    hand_cards = ["use deficit-spending", "discard drop-ships", "discard rebel-base"]
    goods = ["use public-works", "spend gem-world"]
    if moment == "first":
        game.do(*hand_cards, *goods)  # then New Vinland is the only power left
    elif moment == "between":
        game.do(*goods)
        assert game.options == ["use new-vinland", "use deficit-spending"]
        game.do(*hand_cards)
    else:
        game.do(*goods, "use new-vinland")
        assert game.options == ["use deficit-spending", "enough"]
        game.do(*hand_cards)
    assert (game.me.chips, len(game.me.hand), game.prompt()) == (1 + 2, 1 + 2, "choose-action")


def test_hand_cards_may_be_kept_once_nothing_compulsory_is_left() -> None:
    game = Scenario("consume", tableau=["deficit-spending"], hand=["drop-ships"])
    assert (game.asked, game.options) == ("consume", ["use deficit-spending", "enough"])
    assert (game.do("enough").me.chips, game.hand()) == (0, ["drop-ships"])


def test_one_may_stop_after_no_or_one_hand_card() -> None:
    game = Scenario("consume", tableau=["deficit-spending"], hand=["drop-ships", "rebel-base"])
    game.do("use deficit-spending")
    assert (game.asked, game.options) == ("discard-for-points", ["discard drop-ships", "discard rebel-base", "enough"])
    assert game.do("enough").me.chips == 0
    one = Scenario("consume", tableau=["deficit-spending"], hand=["drop-ships", "rebel-base"])
    assert one.do("use deficit-spending", "discard rebel-base", "enough").me.chips == 1


def test_without_hand_cards_nothing_is_asked() -> None:
    game = Scenario("consume", tableau=["deficit-spending"]).start()
    assert (game.prompt(), "power-used" in game.told) == ("choose-action", False)


def test_cards_drawn_in_the_phase_may_be_discarded_in_it() -> None:
    game = Scenario("consume", tableau=["deficit-spending", "new-economy"]).deals("drop-ships")
    assert game.options == ["use deficit-spending", "enough"]
    assert game.do("use deficit-spending", "discard drop-ships").me.chips == 1


def test_two_powers_for_hand_cards_take_two_each() -> None:
    hand = ["drop-ships", "rebel-base", "new-earth", "gem-world"]
    game = Scenario("consume", tableau=["deficit-spending", "merchant-world"], hand=hand)
    game.do("use merchant-world", "discard drop-ships", "discard rebel-base", "use deficit-spending")
    game.do("discard new-earth", "discard gem-world")
    assert (game.me.chips, game.hand()) == (4, [])


# A lucky draw


@pytest.mark.parametrize(
    ("number", "card", "kept"),
    [
        (2, "gem-world", True),  # a cost
        (6, "trade-league", True),
        (7, "rebel-homeworld", True),  # a defence
        (1, "rebel-fuel-cache", True),
        (3, "gem-world", False),
        (6, "rebel-homeworld", False),
        (1, "pilgrimage-world", False),  # costs nothing, and nobody can name 0
    ],
)
def test_a_lucky_draw_keeps_the_card_whose_cost_or_defence_was_named(number: int, card: str, kept: bool) -> None:
    game = Scenario("consume", tableau=["gambling-world"]).deals(card)
    assert (game.asked, game.options) == ("name-number", [f"name {guess}" for guess in range(1, 8)])
    game.do(f"name {number}")
    assert (game.hand(), [CARDS[lost] for lost in game.state.shown]) == (([card], []) if kept else ([], [card]))
    name = "lucky-card-kept" if kept else "lucky-card-lost"
    shown = [event for event in game.events if event.kind.name == name]
    assert [event.seen_by(1) for event in shown] == [{"card": CARDS.index(card)}]


def test_the_lucky_draw_is_a_power_of_its_own_and_not_optional() -> None:
    game = Scenario("consume", tableau=["gambling-world", "gem-world"], goods=["gem-world"])
    assert game.options == ["use gambling-world", "use gambling-world-luck"]
    game.deals("rebel-base").do("use gambling-world-luck", "name 6")
    assert (game.hand(), game.me.chips, game.goods()) == (["rebel-base"], 1, [])


# What nobody sees


def test_goods_are_discarded_unseen() -> None:
    """No view and no event names the card that was a good, for anybody."""
    game = Scenario("consume", tableau=["outlaw-world", "gem-world"], goods=["gem-world"])
    good = game.me.goods[1]
    game.start()
    assert game.state.spent == [good]
    for seat in (0, 1, None):
        assert CARDS[good] not in json.dumps(GAME.view(game.table, seat))
        assert all(event.seen_by(seat).get("card") != good for event in game.events)


def test_hand_cards_discarded_for_points_are_known_to_their_owner_alone() -> None:
    game = Scenario("consume", tableau=["deficit-spending"], hand=["drop-ships"])
    game.do("use deficit-spending", "discard drop-ships")
    assert game.view(0)["players"][0]["discarded"] == ["drop-ships"]
    for seat in (1, None):
        assert "drop-ships" not in json.dumps(game.view(seat))


# When the pile runs out


def test_subtlety_14_a_flip_from_an_empty_pile_is_lost() -> None:
    """Subtlety 14: a flip from an empty pile is lost."""
    game = Scenario("consume", tableau=["gambling-world"]).pile().no_discards().do("name 3")
    assert (game.told.count("nothing-to-draw"), game.me.hand, game.state.shown) == (1, [], [])


def test_subtlety_14_goods_spent_become_the_pile_that_pays_for_them() -> None:
    """Subtlety 14: both piles are empty: the good itself is the only card New Vinland can draw, the second is lost."""
    game = Scenario("consume", tableau=["new-vinland"], goods=["new-vinland"]).pile().no_discards()
    good = game.me.goods[0]
    game.start()
    assert (game.me.hand, game.facts("pile-reshuffled")) == ([good], [(0, [1])])


def test_subtlety_14_hand_cards_discarded_become_part_of_the_new_pile() -> None:
    """Subtlety 14: hand cards discarded become part of the new pile."""
    game = Scenario("consume", tableau=["deficit-spending", "new-economy"], hand=["drop-ships", "rebel-base"])
    game.pile("gem-world").no_discards().do("use deficit-spending", "discard drop-ships", "enough")
    assert (game.hand(), [CARDS[card] for card in game.state.deck]) == (["gem-world", "rebel-base"], ["drop-ships"])
    assert (game.me.discarded, game.state.discards()) == ([], 0)
