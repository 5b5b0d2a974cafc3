"""$: Trade (page 6): who chose it must sell a good before consuming; trade powers; powers that sell."""

from __future__ import annotations

import pytest

from orrery.core.errors import IllegalAction

from .scenario import Scenario

TRADE = ["consume-trade"]


# Selling a good


@pytest.mark.parametrize(
    ("world", "cards"),
    [("refugee-world", 2), ("asteroid-belt", 3), ("empath-world", 4), ("alien-robot-sentry", 5)],
)
def test_the_kind_of_a_good_is_its_price(world: str, cards: int) -> None:
    """The rulebook's prices: 5 cards for alien technology, 4 for genes, 3 for rare elements, 2 for novelty goods."""
    game = Scenario("consume", tableau=["new-sparta", world], goods=[world], actions=TRADE).start()
    assert (len(game.me.hand), game.goods(), game.me.chips) == (cards, [], 0)


def test_the_cards_of_a_sale_come_from_the_pile() -> None:
    game = Scenario("consume", tableau=["new-sparta", "gem-world"], goods=["gem-world"], actions=TRADE)
    game.deals("comet-zone", "drop-ships").start()
    assert sorted(game.hand()) == ["comet-zone", "drop-ships"]


def test_who_has_several_goods_chooses_which_to_sell_and_must_sell_one() -> None:
    """Subtlety 9: the trade is compulsory for who owns a good."""
    worlds = ["gem-world", "asteroid-belt", "empath-world", "deserted-alien-colony"]
    game = Scenario("consume", tableau=["new-sparta", *worlds], goods=worlds[:3], actions=TRADE)
    assert game.asked == "trade"
    assert game.options == ["sell gem-world", "sell empath-world", "sell asteroid-belt"]
    with pytest.raises(IllegalAction):
        game.do("enough")
    game.do("sell empath-world")
    assert (game.goods(), len(game.me.hand)) == (["gem-world", "asteroid-belt"], 4)


def test_a_single_good_is_sold_without_a_question() -> None:
    game = Scenario("consume", tableau=["new-sparta", "gem-world"], goods=["gem-world"], actions=TRADE).start()
    assert ("good-sold" in game.told, game.prompt()) == (True, "choose-action")


def test_only_one_good_is_sold() -> None:
    tableau = ["new-sparta", "gem-world", "artist-colony"]
    game = Scenario("consume", tableau=tableau, goods=tableau[1:], actions=TRADE).do("sell gem-world")
    assert (game.goods(), len(game.me.hand)) == (["artist-colony"], 2)


def test_who_has_no_good_sells_nothing() -> None:
    game = Scenario("consume", tableau=["old-earth", "export-duties", "gem-world"], actions=TRADE).start()
    assert (game.told.count("good-sold"), game.me.hand) == (0, [])


def test_only_who_chose_to_trade_sells() -> None:
    game = Scenario("consume", tableau=["new-sparta", "gem-world"], goods=["gem-world"], actions=["consume-double"])
    game.set(1, tableau=["alpha-centauri"], goods=["alpha-centauri"], actions=TRADE).start()
    assert [seat for seat, _ in game.facts("good-sold")] == [1]
    assert (game.goods(), game.goods(1), len(game.rival.hand)) == (["gem-world"], [], 3)


def test_everybody_who_chose_to_trade_sells_in_the_order_of_seats() -> None:
    game = Scenario("consume", tableau=["new-sparta", "gem-world"], goods=["gem-world"], actions=TRADE, seats=3)
    game.set(1, tableau=["alpha-centauri"], goods=["alpha-centauri"], actions=["produce"])
    game.set(2, tableau=["old-earth", "empath-world"], goods=["empath-world"], actions=TRADE)
    assert [seat for seat, _ in game.first(2).start().facts("good-sold")] == [2, 0]
    assert [len(player.hand) for player in game.state.players] == [2, 0, 5]


def test_the_sale_comes_before_the_consume_powers() -> None:
    """Subtlety 9: trade comes first, so the last good cannot be consumed instead."""
    game = Scenario("consume", tableau=["public-works", "gem-world"], goods=["gem-world"], actions=TRADE).start()
    assert (len(game.me.hand), game.me.chips) == (2, 0)
    two = Scenario("consume", tableau=["public-works", "gem-world", "asteroid-belt"], actions=TRADE)
    two.set(0, goods=["gem-world", "asteroid-belt"]).do("sell asteroid-belt")
    assert (len(two.me.hand), two.me.chips, two.goods()) == (3, 1, [])
    assert two.told.index("good-sold") < two.told.index("power-used")


def test_a_sale_brings_cards_but_no_points() -> None:
    actions = ["consume-trade", "consume-double"]
    game = Scenario("consume", tableau=["new-sparta", "gem-world"], goods=["gem-world"], actions=actions, advanced=True)
    assert (len(game.start().me.hand), game.me.chips, game.state.pool) == (2, 0, 24)


def test_the_phase_itself_is_for_all_the_trade_only_for_the_one() -> None:
    """Trade is no phase of its own: the others consume in the phase it opens."""
    game = Scenario("select", tableau=["new-sparta", "gem-world"], goods=["gem-world"])
    game.set(1, tableau=["earths-lost-colony"], goods=["earths-lost-colony"])
    game.do("choose consume-trade", seat=0).do("choose consume-double", seat=1)
    assert (len(game.me.hand), game.me.chips, game.rival.hand, game.rival.chips) == (2, 0, [], 2)


# Trade powers


def test_trade_powers_add_up() -> None:
    """Novelty goods 2, Old Earth 1, Export Duties 1, Spice World 2, Merchant World 2: eight cards."""
    tableau = ["old-earth", "export-duties", "spice-world", "merchant-world", "gem-world"]
    game = Scenario("consume", tableau=tableau, goods=["gem-world"], actions=TRADE).start()
    assert len(game.me.hand) == 8


def test_the_power_of_this_world_adds_to_those_of_others() -> None:
    """Pirate World's good: 2, its own 3, Star Nomad Lair's 1 not, Old Earth 1, Distant World 3."""
    tableau = ["old-earth", "pirate-world", "star-nomad-lair", "distant-world"]
    game = Scenario("consume", tableau=tableau, goods=["pirate-world", "star-nomad-lair"], actions=TRADE)
    tableau_seen = game.view(0)["players"][0]["tableau"]
    assert [(card["card"], card["sale"]) for card in tableau_seen if card["good"]] == [
        ("pirate-world", 9),
        ("star-nomad-lair", 7),
    ]
    assert len(game.do("sell pirate-world").me.hand) == 9


def test_powers_for_another_kind_do_not_count() -> None:
    tableau = ["new-sparta", "spice-world", "space-port", "genetics-lab", "deserted-alien-outpost"]
    game = Scenario("consume", tableau=tableau, goods=["deserted-alien-outpost"], actions=TRADE).start()
    assert len(game.me.hand) == 5


def test_trade_powers_of_other_players_do_not_count() -> None:
    game = Scenario("consume", tableau=["new-sparta", "gem-world"], goods=["gem-world"], actions=TRADE)
    game.set(1, tableau=["old-earth", "export-duties", "spice-world"]).start()
    assert len(game.me.hand) == 2


def test_a_trade_power_settled_in_this_round_counts_in_its_trade() -> None:
    game = Scenario(
        "select", tableau=["new-sparta", "gem-world"], goods=["gem-world"], hand=["space-port"], advanced=True
    )
    game.set(0, hand=["spice-world", "drop-ships", "colony-ship"])
    game.do("choose settle", "choose consume-trade", seat=0).do("choose develop", "choose develop", seat=1)
    game.do("pass", seat=0).do("pass", seat=1).do("pass", seat=0).do("pass", seat=1)
    game.do("place spice-world", seat=0).do("pass", seat=1)
    drawn = game.drawn()
    assert (drawn, game.facts("good-sold")[0][1][1]) == (1 + 4, 4)


# Powers that sell


def test_subtlety_09_a_power_that_sells_is_not_limited_to_the_trader() -> None:
    """Subtlety 9: a power that sells is not limited to the trader."""
    tableau = ["new-sparta", "black-market-trading-world", "gem-world"]
    game = Scenario("consume", tableau=tableau, goods=["gem-world"], actions=["consume-double"]).start()
    assert (game.told.count("good-sold"), game.told.count("power-used")) == (0, 1)
    assert (len(game.me.hand), game.me.chips) == (2, 0)


def test_a_sale_without_trade_powers_brings_the_bare_price() -> None:
    tableau = ["old-earth", "black-market-trading-world", "export-duties", "pirate-world", "merchant-world"]
    game = Scenario("consume", tableau=tableau, goods=["pirate-world"]).do("use black-market-trading-world")
    assert game.drawn() == 2


def test_a_sale_with_trade_powers_brings_them_all() -> None:
    """Pirate World's good: 2, its own 3, Old Earth 1, Trade League 1, Export Duties 1."""
    tableau = ["old-earth", "trade-league", "export-duties", "pirate-world"]
    game = Scenario("consume", tableau=tableau, goods=["pirate-world"]).do("use trade-league")
    assert (game.drawn(), game.me.chips) == (8, 0)


def test_a_power_that_sells_lets_the_player_choose_the_good() -> None:
    tableau = ["new-sparta", "trade-league", "gem-world", "empath-world"]
    game = Scenario("consume", tableau=tableau, goods=["gem-world", "empath-world"]).start()
    assert (game.asked, game.options) == ("spend", ["spend gem-world", "spend empath-world"])
    assert (game.do("spend empath-world").drawn(), game.goods()) == (5, ["gem-world"])


def test_trading_and_the_powers_that_sell_go_together() -> None:
    """Trade, Trade League and Black Market Trading World: three sales in one phase, of 6, 5 and 3 cards."""
    tableau = ["new-sparta", "trade-league", "black-market-trading-world", "asteroid-belt", "empath-world"]
    tableau.append("deserted-alien-outpost")
    game = Scenario("consume", tableau=tableau, goods=tableau[3:], actions=TRADE)
    game.do("sell deserted-alien-outpost", "use trade-league", "spend empath-world")
    assert (game.drawn(), game.goods()) == (6 + 5 + 3, [])
    assert game.told.count("good-sold") == 1


def test_subtlety_09_powers_that_sell_are_not_doubled_and_score_as_consume_powers() -> None:
    """Subtlety 9: powers that sell are not doubled and score as consume powers."""
    tableau = ["new-economy", "trade-league", "black-market-trading-world", "gem-world"]
    game = Scenario("consume", tableau=tableau, goods=["gem-world"], actions=["consume-double"])
    assert (game.six("new-economy"), game.six("trade-league")) == (2 + 2 + 1, 2)
    game.do("use black-market-trading-world")
    assert (game.facts("card-drawn") != [], game.drawn(), game.me.chips) == (True, 2 + 1, 0)


# The goods


def test_the_good_sold_is_discarded_unseen() -> None:
    game = Scenario("consume", tableau=["new-sparta", "gem-world"], goods=["gem-world"], actions=TRADE)
    good = game.me.goods[1]
    game.start()
    assert game.state.spent == [good]
    for seat in (0, 1, None):
        view = game.view(seat)
        assert (view["shown"], view["discards"]) == ([], 1)
    assert all(good not in facts for name in ("good-sold", "card-discarded") for _, facts in game.facts(name))


def test_subtlety_14_cards_of_a_sale_that_are_not_there_are_lost() -> None:
    """Subtlety 14: the pile holds two cards, the good sold is the only discard: three cards, then nothing is left."""
    tableau = ["new-sparta", "deserted-alien-outpost"]
    game = Scenario("consume", tableau=tableau, goods=["deserted-alien-outpost"], actions=TRADE)
    good = game.me.goods[1]
    game.pile("gem-world", "comet-zone").no_discards().start()
    assert (len(game.me.hand), good in game.me.hand) == (3, True)
    assert (game.state.deck, game.told.count("nothing-to-draw")) == ([], 1)
