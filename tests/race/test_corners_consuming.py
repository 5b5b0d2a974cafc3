"""Unusual positions of Consume, Produce, the end of the game and its points (pages 6 to 12)."""

from __future__ import annotations

import pytest

from orrery.games.race import GAME
from orrery.games.race.facts.cards import CARDS
from orrery.games.race.rules.scoring import breakdown

from .scenario import Scenario, money
from .tables_scoring import SIX_COST
from .test_advanced import chosen
from .test_corners import CONTACT, SHIP, TACTICS

TRADE = ["consume-trade"]
DOUBLE = ["consume-double"]
PRODUCE = ["produce"]
NOVELTIES = ["gem-world", "artist-colony", "refugee-world", "spice-world", "space-port"]
RARES = ["asteroid-belt", "comet-zone", "mining-world"]
HAND_POWERS = ["deficit-spending", "merchant-world"]
NINE = ["export-duties", "deficit-spending", "genetics-lab", "investment-credits", "public-works", "drop-ships"]
NINE += ["mining-robots", "space-marines", "interstellar-bank"]


def winners(game: Scenario) -> list[int]:
    outcome = GAME.outcome(game.start().table)
    assert outcome is not None
    return outcome.winners


# Page 6: Trade


@pytest.mark.parametrize(("world", "cards"), [("pirate-world", 5), ("star-nomad-lair", 3)])
def test_the_good_of_a_world_settled_in_this_round_is_sold_in_its_trade(world: str, cards: int) -> None:
    game = Scenario(tableau=["new-sparta", "drop-ships"], hand=[world]).do("choose settle", "choose consume-trade")
    assert game.do(f"place {world}", "pass").goods() == [world]
    game = Scenario(tableau=["new-sparta", "drop-ships"], hand=[world]).do("choose consume-trade", "choose settle")
    game.do(f"place {world}", "pass")
    assert (game.goods(), game.drawn()) == ([], cards)


def test_a_player_sells_before_own_powers_but_after_the_powers_of_earlier_seats() -> None:
    game = Scenario("consume", tableau=["public-works", "gem-world"], goods=["gem-world"], seats=3)
    game.set(1, tableau=["outlaw-world", "comet-zone", "asteroid-belt"], goods=["comet-zone", "asteroid-belt"])
    game.set(1, actions=TRADE).do("sell comet-zone", seat=1)
    told = [(event.kind.name, event.seat) for event in game.events if event.kind.name in ("good-sold", "power-used")]
    assert told == [("power-used", 0), ("good-sold", 1), ("power-used", 1)]


def test_cards_of_a_sale_may_be_discarded_for_points_in_the_same_phase() -> None:
    tableau = ["new-sparta", "deficit-spending", "refugee-world"]
    game = Scenario("consume", tableau=tableau, goods=["refugee-world"], actions=TRADE).deals("rebel-base", "new-earth")
    game.do("use deficit-spending", "discard rebel-base", "discard new-earth")
    assert (game.me.chips, game.hand()) == (2, [])


def test_with_both_consumes_a_single_good_is_sold_and_nothing_is_doubled() -> None:
    tableau = ["public-works", "deficit-spending", "refugee-world"]
    game = Scenario("consume", tableau=tableau, goods=["refugee-world"], advanced=True)
    game.set(0, actions=[*TRADE, *DOUBLE]).do("use deficit-spending").first_options("discard-for-points")
    assert (game.me.chips, game.goods(), game.drawn()) == (2, [], 2)


def test_both_players_may_play_both_consumes() -> None:
    game = Scenario(tableau=["public-works", *RARES[:2]], goods=RARES[:2], advanced=True)
    game.set(1, tableau=["outlaw-world", *NOVELTIES[:2]], goods=NOVELTIES[:2])
    chosen("consume-trade consume-double", "consume-trade consume-double", game)
    game.do("sell comet-zone", "sell gem-world")
    assert (game.me.chips, game.drawn(), game.rival.chips, game.drawn(1)) == (2, 3, 2, 2 + 1)
    assert game.told.count("round-begun") == 2


# Page 6: Consume


def test_a_world_settled_in_this_round_consumes_the_good_that_came_with_it() -> None:
    game = Scenario(tableau=["new-sparta"], hand=["galactic-resort", *money(3)])
    game.do("choose consume-double", "choose settle", "place galactic-resort", "pass")
    assert (game.goods(), game.me.chips, game.drawn()) == ([], 2, 1)


def test_of_five_goods_a_power_for_up_to_three_takes_three_of_the_players_choice() -> None:
    game = Scenario("consume", tableau=["consumer-markets", *NOVELTIES], goods=NOVELTIES)
    game.do("spend artist-colony", "spend space-port", "spend gem-world")
    assert (game.goods(), game.me.chips) == (["refugee-world", "spice-world"], 3)


def test_a_power_for_up_to_two_goods_may_leave_a_power_for_two_of_a_kind_without_goods() -> None:
    tableau = ["old-earth", "mining-league", *RARES[:2], "gem-world"]
    goods = [*RARES[:2], "gem-world"]
    game = Scenario("consume", tableau=tableau, goods=goods).do("use old-earth", "spend asteroid-belt")
    game.do("spend gem-world")
    assert (game.goods(), game.me.chips, game.prompt()) == (["comet-zone"], 2, "choose-action")
    game = Scenario("consume", tableau=tableau, goods=goods).do("use mining-league")
    assert (game.goods(), game.me.chips) == ([], 3 + 1)


def test_three_goods_of_a_kind_serve_a_power_for_two_and_one_for_up_to_two_in_one_order_only() -> None:
    """Mining Conglomerate first takes two, and one is too few for Mining League."""
    tableau = ["mining-league", "mining-conglomerate", *RARES]
    game = Scenario("consume", tableau=tableau, goods=RARES)
    game.do("use mining-conglomerate", "spend comet-zone", "spend mining-world")
    assert (game.goods(), game.me.chips, game.prompt()) == (["asteroid-belt"], 2, "choose-action")
    game = Scenario("consume", tableau=tableau, goods=RARES).do("use mining-league")
    game.do("spend comet-zone", "spend mining-world")
    assert (game.goods(), game.me.chips) == ([], 3 + 1)


def test_a_power_for_one_good_may_leave_the_power_for_three_kinds_without_its_goods() -> None:
    tableau = ["diversified-economy", "public-works", "gem-world", "comet-zone", "empath-world"]
    game = Scenario("consume", tableau=tableau, goods=tableau[2:]).do("use public-works", "spend empath-world")
    assert (game.goods(), game.me.chips, game.prompt()) == (["gem-world", "comet-zone"], 1, "choose-action")


@pytest.mark.parametrize(
    ("first", "told"),
    [("new-economy", ["card-drawn", "points-gained"]), ("public-works", ["points-gained", "card-drawn"])],
)
def test_a_power_that_only_draws_waits_its_turn_in_the_order_the_player_wants(first: str, told: list[str]) -> None:
    game = Scenario("consume", tableau=["new-economy", "public-works", "gem-world"], goods=["gem-world"])
    game.do(f"use {first}")
    assert (game.me.chips, game.drawn(), game.told.count("power-used")) == (1, 1, 2)
    assert [name for name in game.told if name in told] == told


def test_who_wants_no_more_points_for_hand_cards_leaves_out_all_powers_for_them() -> None:
    game = Scenario("consume", tableau=HAND_POWERS, hand=["rebel-base", "new-earth"])
    assert game.offered() == ["use deficit-spending", "use merchant-world", "enough"]
    game.do("enough")
    assert (game.hand(), game.me.chips, game.prompt()) == (["new-earth", "rebel-base"], 0, "choose-action")


def test_a_power_for_hand_cards_used_for_none_does_not_use_up_the_other() -> None:
    game = Scenario("consume", tableau=HAND_POWERS, hand=["rebel-base", "new-earth", "gem-world"])
    game.do("use merchant-world", "enough")
    assert game.offered() == ["use deficit-spending", "enough"]
    game.do("use deficit-spending", "discard rebel-base", "enough")
    assert (len(game.hand()), game.me.chips, game.prompt()) == (2, 1, "choose-action")


def test_points_for_hand_cards_are_paid_beyond_the_pool_and_end_the_game() -> None:
    game = Scenario("consume", tableau=["deficit-spending"], hand=["rebel-base", "new-earth"]).set(0, chips=23)
    game.do("use deficit-spending", "discard rebel-base", "discard new-earth")
    assert (game.me.chips, game.state.pool, game.table.over) == (25, -1, True)


def test_who_keeps_the_hand_cards_does_not_end_the_game() -> None:
    game = Scenario("consume", tableau=["deficit-spending"], hand=["rebel-base", "new-earth"]).set(0, chips=23)
    assert not game.do("enough").table.over


# Page 6: when pile and discards run out in Consume


def test_the_goods_spent_are_the_cards_drawn_if_there_is_nothing_else() -> None:
    """Free Trade Association pays when all its goods are discarded."""
    tableau = ["free-trade-association", *NOVELTIES[:3]]
    game = Scenario("consume", tableau=tableau, goods=NOVELTIES[:3], seats=3).pile().no_discards()
    goods = sorted(game.me.goods[1:])
    game.start()
    assert (game.me.hand, game.me.chips, game.state.deck, game.state.discards()) == (goods, 3, [], 0)


@pytest.mark.parametrize(("number", "hand", "shown"), [(2, ["gem-world"], []), (5, [], ["gem-world"])])
def test_a_lucky_draw_of_the_last_card_shuffles_the_discards_without_it(
    number: int, hand: list[str], shown: list[str]
) -> None:
    game = Scenario("consume", tableau=["gambling-world"]).pile("gem-world")
    discards = game.state.discards()
    game.do(f"name {number}")
    assert (game.hand(), [CARDS[card] for card in game.state.shown]) == (hand, shown)
    assert (len(game.state.deck), game.facts("pile-reshuffled")) == (discards, [(0, [discards])])


def test_a_lucky_draw_turns_up_a_card_just_discarded_if_there_is_nothing_else() -> None:
    tableau = ["gambling-world", "deficit-spending"]
    game = Scenario("consume", tableau=tableau, hand=["rebel-base"], seats=3).pile().no_discards()
    game.do("use deficit-spending", "discard rebel-base", "name 6")
    assert (game.hand(), game.me.chips, game.told.count("lucky-card-kept")) == (["rebel-base"], 1, 1)


def test_a_card_missed_in_a_lucky_draw_can_be_drawn_by_the_next_power() -> None:
    game = Scenario("consume", tableau=["gambling-world", "new-economy"], seats=3).pile("gem-world").no_discards()
    game.do("use gambling-world-luck", "name 7")
    assert (game.hand(), game.state.shown, game.told.count("lucky-card-lost")) == (["gem-world"], [], 1)


# Pages 6 and 7: Produce


def test_worlds_emptied_in_consume_are_filled_again_in_the_produce_of_the_same_round() -> None:
    """Runaway Robots draws a card for its good as well; both goods count as produced."""
    worlds = ["comet-zone", "runaway-robots"]
    game = Scenario(tableau=["old-earth", *worlds], goods=worlds)
    game.do("choose produce", "choose consume-double")
    assert (game.goods(), game.me.chips, game.drawn()) == (worlds, 2, 2)


def test_the_good_that_came_with_a_world_in_settle_is_not_produced() -> None:
    """No card for most rare elements, none for a kind, none of the world itself; the bonus finds no empty world."""
    tableau = ["mining-conglomerate", "diversified-economy", "new-sparta"]
    game = Scenario(tableau=tableau, hand=["runaway-robots"]).do("choose produce", "choose settle")
    game.do("place runaway-robots", "pass")
    assert (game.goods(), game.drawn(), game.me.produced) == (["runaway-robots"], 0, [0, 0, 0, 0])


def test_a_genes_world_settled_in_this_round_counts_for_the_cards_of_pan_galactic_league() -> None:
    game = Scenario(tableau=["pan-galactic-league", "plague-world"], hand=["empath-world", *money(1)])
    game.do("choose settle", "choose produce", "place empath-world", "pass")
    assert (game.drawn(), game.goods()) == (1 + 2, ["plague-world", "empath-world"])


def test_a_windfall_power_never_fills_an_empty_production_world() -> None:
    game = Scenario("produce", tableau=["plague-world", "genetics-lab", "galactic-engineers"], actions=PRODUCE).start()
    assert (game.goods(), len(game.facts("good-placed"))) == (["plague-world"], 1)


def test_one_empty_windfall_world_gets_one_good_however_many_powers_could_fill_it() -> None:
    tableau = ["genetics-lab", "galactic-engineers", "empath-world"]
    game = Scenario("produce", tableau=tableau, actions=PRODUCE).start()
    assert (game.goods(), game.prompt(), len(game.facts("good-placed"))) == (["empath-world"], "choose-action", 1)


def test_the_bonus_can_make_most_goods_a_tie() -> None:
    game = Scenario("produce", tableau=["mining-conglomerate", "comet-zone", "mining-world"])
    game.set(1, tableau=["rebel-miners", "radioactive-world"], actions=PRODUCE).start()
    assert game.drawn() == 2  # the cards of Comet Zone and Mining World alone


@pytest.mark.parametrize(
    ("older", "newer", "drawn"), [("merchant-guild", "genetics-lab", 0), ("genetics-lab", "merchant-guild", 2)]
)
def test_a_windfall_of_a_newer_card_is_placed_before_the_cards_of_an_older_one_are_drawn(
    older: str, newer: str, drawn: int
) -> None:
    game = Scenario("produce", tableau=[older, newer, "empath-world", "avian-uplift-race"])
    assert (game.asked, game.drawn()) == ("windfall", drawn)


# Page 6: when pile and discards run out in Produce


def test_the_last_card_becomes_the_good_of_the_newest_world() -> None:
    game = Scenario("produce", tableau=["gem-world", "comet-zone"], seats=3).pile("rebel-base").no_discards().start()
    assert (game.goods(), game.hand(), game.told.count("nothing-to-draw")) == (["comet-zone"], [], 2)


def test_only_goods_that_came_count_for_the_cards_drawn_for_them() -> None:
    """Three cards for four novelty worlds: the card for each good is lost, and so is the fourth good."""
    tableau = ["consumer-markets", "artist-colony", "spice-world", "space-port", "new-vinland"]
    game = Scenario("produce", tableau=tableau, seats=3).pile("rebel-base", "new-earth", "plague-world").no_discards()
    game.start()
    assert (len(game.goods()), game.hand(), game.told.count("nothing-to-draw")) == (3, [], 2)


def test_a_bonus_for_which_no_card_is_left_leaves_the_world_empty() -> None:
    tableau = ["runaway-robots", "empath-world"]
    game = Scenario("produce", tableau=tableau, actions=PRODUCE, seats=3).pile().no_discards()
    game.do("produce runaway-robots")
    assert (game.goods(), game.hand(), game.told.count("nothing-to-draw")) == ([], [], 1)


# Page 6: the end of the round


def test_seven_cards_too_many_are_all_discarded_before_the_game_ends() -> None:
    hand = [*NOVELTIES, *RARES, "rebel-base", "new-earth", "rebel-homeworld", "plague-world", "empath-world"]
    hand += ["runaway-robots", "pirate-world", "tourist-world", "new-vinland"]
    game = Scenario("round-end", tableau=["old-earth", SHIP, TACTICS, *NINE], hand=hand)
    for left in range(7, 0, -1):
        assert (game.prompt(), len(game.hand()) - 10, game.table.over) == ("hand-limit", left, False)
        game.do(game.offered()[0], seat=0)
    assert (len(game.hand()), game.table.over) == (10, True)


def test_cards_above_ten_become_the_pile_of_the_next_round_if_there_is_nothing_else() -> None:
    game = Scenario("round-end", hand=[*money(10), "rebel-base", "new-earth"], seats=3).pile().no_discards()
    more = len(game.hand(2)) - 10
    game.do("discard rebel-base", "discard new-earth", seat=0)
    for _ in range(more):
        game.do(game.offered(2)[0], seat=2)
    assert (game.state.deck, game.state.discards(), game.prompt()) == ([], 2 + more, "choose-action")
    game.do("choose explore-1", "choose settle", "choose produce")
    assert (len(game.me.looked), len(game.state.deck)) == (3, 2 + more - 7)


def test_the_hand_limit_waits_for_both_runs_of_a_phase() -> None:
    game = Scenario(tableau=["interstellar-bank", "public-works"], hand=money(10, "public-works"), advanced=True)
    chosen("develop develop", "produce settle", game).do("pass", "pass")
    assert (len(game.hand()), game.prompt()) == (12, "develop")
    game.do("pass", "pass")
    assert (len(game.hand()), game.prompt()) == (12, "settle")
    game.do("pass", "pass")
    assert game.prompt() == "hand-limit"


# Page 6: the end of the game


def test_twelve_cards_and_an_empty_pool_may_come_together() -> None:
    game = Scenario("round-end", tableau=["old-earth", SHIP, TACTICS, *NINE]).set(0, chips=20).set(1, chips=4)
    assert winners(game) == [0]


def test_three_players_share_the_win_with_different_numbers_of_cards_and_goods() -> None:
    game = Scenario("round-end", tableau=["epsilon-eridani", "alpha-centauri"], seats=4)
    game.set(0, goods=["alpha-centauri"], hand=["drop-ships"], chips=12)
    game.set(1, tableau=["outlaw-world"], hand=["rebel-base", "new-earth"], chips=12)
    game.set(2, tableau=["gem-world", "destroyed-world"], goods=["gem-world", "destroyed-world"], chips=12)
    game.set(3, tableau=["spice-world"], goods=["spice-world"], chips=12)
    assert [game.points(seat) for seat in range(4)] == [13, 13, 13, 13]
    assert winners(game) == [0, 1, 2]


# Page 12: developments of cost six


def test_all_twelve_developments_of_cost_six_score_side_by_side() -> None:
    game = Scenario(tableau=SIX_COST).set(0, chips=7)
    expected = dict.fromkeys(SIX_COST, 0)
    expected |= {"alien-tech-institute": 2, "galactic-federation": 24, "galactic-renaissance": 2}
    expected |= {"galactic-survey-seti": 2, "new-economy": 8, "new-galactic-order": 1, "trade-league": 2}
    assert {card: game.six(card) for card in SIX_COST} == expected
    assert breakdown(game.me) == {"cards": 0, "chips": 7, "six-cost": 41}


def test_one_card_scores_once_for_each_development_of_cost_six_that_names_it() -> None:
    tableau = ["galactic-imperium", "mining-league", "merchant-guild", "pan-galactic-league", "galactic-survey-seti"]
    before = Scenario(tableau=tableau).points()
    assert Scenario(tableau=[*tableau, "rebel-miners"]).points() - before == 1 + 2 + 2 + 2 + 1 + 1
    before = Scenario(tableau=["pan-galactic-league", "galactic-federation", "new-galactic-order"]).points()
    tableau = ["pan-galactic-league", "galactic-federation", "new-galactic-order", CONTACT]
    assert Scenario(tableau=tableau).points() - before == 1 + 3 + 1 - 1


def test_points_beyond_the_pool_count_for_galactic_renaissance() -> None:
    game = Scenario("consume", tableau=["galactic-renaissance", "galactic-trendsetters", "gem-world"])
    game.set(0, goods=["gem-world"], chips=23, actions=DOUBLE).start()
    assert (game.me.chips, game.six("galactic-renaissance"), game.table.over) == (27, 9 + 3, True)
