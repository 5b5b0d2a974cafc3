"""Unusual positions of pages 8 to 11: orders, pirates, own stations, building, the end, what a seat imagines."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orrery.games.duel import GAME
from orrery.games.duel.facts.cards import (
    CARBON,
    CARDS,
    FOOD,
    KNOWLEDGE,
    ORDERS,
    ORE,
    SCIENCE,
    STORAGE,
    TRADE,
    TRADE_GOODS,
)
from orrery.games.duel.rules.scoring import medals, points

from .scenario import Scenario, Value
from .test_corners import PLENTY, TWO_OF_EACH, after_face_down_refill, at_target, flight_of, only, reserve_of, verbs
from .test_pirates import lost_to, pirate_ahead
from .test_victory import assert_won, nine_points
from .test_view import imagined

# Page 8: orders


def test_the_resource_received_for_one_order_can_be_delivered_for_the_second_of_the_planet() -> None:
    game = at_target("perseus", "order-6", "order-5", "order-1", food=1, knowledge=1, astro=7)
    assert game.options == ["fulfil order-6", "fly-on", "end-flight"]
    game.deals("order-2", "order-3").do("fulfil order-6", "take trade-goods", "fulfil order-5")
    assert (game.me.stock, game.me.astro, len(game.me.orders)) == ([0] * 6, 0, 2)


def test_the_astro_received_for_one_order_can_pay_the_second_of_the_planet() -> None:
    game = at_target("perseus", "order-13", "order-5", "order-1", ore=2, knowledge=1, trade_goods=1)
    game.deals("order-2", "order-3").do("fulfil order-13", "fulfil order-5")
    assert (game.me.stock, game.me.astro, len(game.me.orders)) == ([0] * 6, 2, 2)


def test_three_open_orders_of_one_planet_cost_three_actions() -> None:
    game = at_target("perseus", "order-13", "order-9", "order-5", command=1, astro=20, **PLENTY)
    game.deals("order-1", "order-2", "order-3").do("fulfil order-13", "fulfil order-9", "take ore", "fulfil order-5")
    assert (len(game.me.orders), game.asked) == (3, "trade-and-build")


def test_an_order_revealed_at_another_planet_is_fulfilled_together_with_one_that_lay_open_before() -> None:
    game = at_target("andromeda", "order-11", "order-13", "order-1", command=1, astro=2, **PLENTY)
    game.deals("order-9", "perseus", "order-2", "order-3")
    game.do("fulfil order-11").set(0, fuel=2).do("fly-on", "fulfil order-13")
    assert game.options == ["fulfil order-9", "fly-on", "end-flight"]
    game.do("fulfil order-9", "take ore")
    assert (len(game.me.orders), game.told[-1]) == (3, "flight-ended")


def test_two_orders_revealed_at_other_planets_are_both_fulfilled_at_theirs() -> None:
    game = at_target("andromeda", "order-11", "order-14", "order-2", command=2, astro=5, **PLENTY)
    game.deals("order-5", "cassiopeia", "order-13", "perseus", "order-1", "order-3")
    game.do("fulfil order-11", "fly-on", "fulfil order-14", "fly-on").set(0, ore=2, knowledge=2)
    game.do("fulfil order-5", "fulfil order-13")
    assert (len(game.me.orders), game.told[-1]) == (4, "flight-ended")


def test_an_order_revealed_for_a_planet_already_passed_cannot_be_fulfilled_in_this_flight() -> None:
    game = at_target("perseus", "order-11", "order-1", "order-2", command=1, astro=20, **PLENTY)
    game.deals("andromeda", "order-9").do("fly-on", "fulfil order-11")
    assert (GAME.view(game.table, 0)["barred_orders"], game.options) == ([], ["fly-on", "end-flight"])


def test_the_resource_for_the_last_action_is_chosen_before_the_flight_ends() -> None:
    game = Scenario(die=3, carbon=2).open_orders("order-8", "order-1", "order-2").sector(1, "leedsi-x", "andromeda")
    game.deals("leedsi-x", "andromeda", "order-3").do("fly 1", "buy ore 1", "fly-on", "fulfil order-8")
    assert game.asked == "take-resource"
    game.do("take food")
    assert game.told[-3:] == ["resource-taken", "order-revealed", "flight-ended"]


def test_the_last_order_of_the_pile_is_turned_up_and_then_no_more() -> None:
    game = Scenario(die=3).set(0, **PLENTY).open_orders("order-13", "order-5", "order-2")
    rest = [order for order in ORDERS if order not in ("order-13", "order-5", "order-2", "order-1")]
    game.set(1, orders=rest).sector(1, "perseus").deals("perseus").do("fly 1", "fulfil order-13")
    assert [ORDERS[order] for order in game.state.open_orders] == ["order-1", "order-5", "order-2"]
    game.do("fulfil order-5")
    assert [ORDERS[order] for order in game.state.open_orders] == ["order-1", "order-2"]


def test_when_every_order_is_fulfilled_the_target_planets_offer_nothing() -> None:
    game = Scenario().set(0, **PLENTY).set(0, orders=list(ORDERS[:8])).set(1, orders=list(ORDERS[8:]))
    game.sector(1, "perseus").deals("perseus").do("fly 1")
    assert game.options == ["fly-on", "end-flight"]


# Pages 8 and 9: pirates


def test_who_holds_exactly_three_astro_may_also_fight_and_keeps_them() -> None:
    game = pirate_ahead("pirate-2a", 1, 4, astro=3).do("fly 1")
    assert game.options == ["pay", "fight"]
    assert game.do("fight").me.astro == 3


def test_who_has_paid_the_first_pirate_and_lacks_astro_for_the_second_has_to_fight() -> None:
    game = pirate_ahead("pirate-2a", "pirate-3a", 1, 4, astro=5).sector(1, "pirate-2a", "pirate-3a")
    game.do("fly 1", "pay", "fly-on")
    assert (game.me.astro, game.told[-2:]) == (2, ["battle-lost", "flight-ended"])


def test_a_paid_pirate_demands_again_from_the_rival_in_the_next_flight() -> None:
    game = pirate_ahead("pirate-2a", 3, "pirate-2a").do("fly 1", "pay", "end-flight", "end-turn", "fly 1", "pay")
    assert (game.me.astro, game.rival.astro) == (17, 17)
    assert len(game.facts("tribute-paid")) == 2


def test_without_cannons_the_die_alone_can_beat_a_pirate() -> None:
    game = pirate_ahead("pirate-2a", 4, 1, cannons=(0, 0)).do("fly 1", "fight")
    assert (medals(game.me), game.asked) == (1, "take-resource")


def test_a_pirate_beaten_at_the_last_place_gives_its_reward_and_is_replaced_before_the_flight_ends() -> None:
    game = pirate_ahead("pirate-2a", 4, 1, "asteroids-2", engines=(0, 0)).do("fly 1", "fight", "take ore")
    assert (game.asked, game.told[-2:]) == ("trade-and-build", ["refilled", "flight-ended"])
    assert (game.me.stock[ORE], medals(game.me)) == (1, 1)
    assert len(game.state.sectors[0]) == 9


def test_the_reward_goes_into_the_only_store_with_room_without_a_question() -> None:
    game = pirate_ahead("pirate-2a", 4, 1, **{**TWO_OF_EACH, "food": 1}).do("fly 1", "fight")
    assert (game.me.stock[FOOD], game.asked) == (2, "fly-on")


def test_a_lost_battle_takes_back_nothing_of_the_actions_before() -> None:
    game = Scenario(die=3).sector(1, "aigel-x", "pirate-2a").deals("aigel-x", "asteroids-1", "pirate-2a", 1, 4)
    game.do("fly 1", "found-station", "fly-on", "fight")
    assert ([CARDS[card] for card in game.me.stations], game.asked) == (["aigel-x"], "trade-and-build")
    assert "use aigel-x" in game.options
    assert {CARDS.index("asteroids-1"), CARDS.index("pirate-2a")} <= set(game.state.sectors[0])


@pytest.mark.parametrize(("pirate", "parts"), [("pirate-4b", "cannons"), ("pirate-5a", "engines")])
def test_of_three_parts_of_strength_two_one_becomes_a_part_of_strength_one(pirate: str, parts: str) -> None:
    game = lost_to(pirate, **{parts: (0, 3)})
    assert GAME.view(game.table, None)["players"][0][parts] == [1, 2, 2]  # type: ignore[literal-required]
    assert game.state.speed(0) == (6 if parts == "engines" else 3)


def test_losing_storage_centre_two_trims_every_store_and_leaves_the_laboratory() -> None:
    four: dict[str, Value] = {"ore": 4, "fuel": 4, "carbon": 4, "food": 4, "trade_goods": 4, "knowledge": 4}
    game = lost_to("pirate-5b", storage=2, **four)
    assert (game.me.centres[STORAGE], game.me.stock) == (1, [3, 3, 3, 3, 3, 4])
    assert [facts for _, facts in game.facts("stock-trimmed")] == [[good, 1] for good in range(KNOWLEDGE)]


def test_a_trade_centre_lost_in_flight_makes_the_rival_sell_nothing_in_the_same_turn() -> None:
    game = pirate_ahead("pirate-5b", 1, 4, trade=1).set(1, ore=2).do("fly 1", "fight")
    assert (game.me.centres[TRADE], game.options) == (0, ["end-turn"])


def test_a_lost_level_two_that_the_rival_has_built_cannot_be_built_again() -> None:
    game = pirate_ahead("pirate-5b", 1, 4, 3, 3, science=2, ore=1, carbon=1, food=2)
    game.set(1, science=1, ore=1, carbon=1, food=2).do("fly 1", "fight", "end-turn", "stay", "build science-2")
    game.do("end-turn", "stay")
    assert (game.me.centres[SCIENCE], game.rival.centres[SCIENCE]) == (1, 2)
    assert "build storage-1" in game.options
    assert "build science-2" not in game.options


def test_a_pirate_put_below_by_the_sensor_is_not_taken_for_another_that_comes_first() -> None:
    game = Scenario(sensor=1).sector(1, "pirate-2a", "pirate-3a", "leedsi-x")
    game.deals("pirate-2a", "leedsi-x", "pirate-3a")
    game.do("fly 1", "bottom pirate-2a", "bottom leedsi-x", "fly-on")
    assert (game.asked, flight_of(game, 0)["pirate"]) == ("face-pirate", None)
    assert {CARDS[other.state.encounter] for other in imagined(game.table, 0)} == {"pirate-3a"}


def test_a_medal_of_an_order_can_draw_level_with_the_holder_of_the_hero() -> None:
    game = at_target("perseus", "order-13", "order-1", "order-2", ore=2, knowledge=1)
    game.set(0, pirates=["pirate-2a", "pirate-3a"]).set(1, pirates=["pirate-2b", "pirate-3b", "pirate-4a"])
    assert game.view(None)["hero"] == 1
    game.do("fulfil order-13")
    assert (game.view(None)["hero"], game.facts("special-card-lost")) == (None, [(1, [1])])


# Page 9: trading at one's own stations


def test_a_station_founded_in_this_flight_counts_among_the_two_of_the_turn() -> None:
    game = Scenario(stations=["mintaka-ii", "saiph-vi"]).sector(1, "aigel-x").deals("aigel-x")
    game.do("fly 1", "found-station", "end-flight", "use aigel-x", "buy ore 1", "use saiph-vi", "buy food 1")
    assert game.options == ["end-turn"]


def test_two_different_resources_sold_to_the_merchants_are_the_use_of_one_station() -> None:
    game = Scenario("build", stations=["merchants-station", "aigel-x", "mintaka-ii"], food=1, trade_goods=1)
    game.do("use merchants-station", "sell food 1", "sell trade-goods 1", "use aigel-x", "buy ore 1")
    assert game.options == ["end-turn"]


def test_the_own_station_of_the_diplomats_is_of_no_use_to_full_stores() -> None:
    game = Scenario("build", stations=["diplomats-station-3"]).set(0, **TWO_OF_EACH)
    assert "use" not in verbs(game)
    game.do("build cannon-1", "use diplomats-station-3")
    assert (game.me.stock[CARBON], game.me.astro) == (1, 17)


# Pages 10 and 11: building and the trade centre


def test_a_trade_centre_of_level_two_built_after_a_purchase_allows_one_more() -> None:
    game = Scenario("build", trade=1, ore=1, carbon=1, food=2, colony_ships=2, trade_ships=0).set(1, trade_goods=2)
    game.do("demand trade-goods")
    assert "demand trade-goods" not in game.options
    game.do("build trade-2", "demand trade-goods")
    assert (game.me.stock[TRADE_GOODS], game.rival.stock[TRADE_GOODS], game.options) == (2, 0, ["end-turn"])


def test_the_last_unit_of_the_rival_is_demanded_only_once() -> None:
    game = Scenario("build", trade=2).set(1, ore=1).do("demand ore")
    assert (game.options, game.view(None)["purchases_left"]) == (["end-turn"], 1)


def test_the_rival_demands_in_its_own_turn_and_pays_the_owner() -> None:
    game = Scenario("build", ore=1).set(1, trade=1).deals(3).do("end-turn", "stay", "demand ore")
    assert (game.me.stock[ORE], game.rival.stock[ORE]) == (0, 1)
    assert (game.me.astro, game.rival.astro) == (22, 18)


def test_both_levels_of_a_centre_can_be_built_in_one_turn() -> None:
    game = Scenario("build", storage=1, ore=2, carbon=2, food=3).do("build science-1", "build science-2")
    assert (game.me.centres[SCIENCE], points(game.state, 0), sum(game.me.stock)) == (2, 2, 0)


def test_the_storage_just_built_holds_what_its_second_level_costs() -> None:
    game = Scenario("build", ore=2, carbon=2, food=2, stations=["saiph-vi"]).do("build storage-1", "use saiph-vi")
    game.do("buy food 2", "build storage-2")
    assert (game.me.centres[STORAGE], game.me.stock[FOOD], game.me.capacity(ORE)) == (2, 1, 4)


# Page 11: the end of the game


def test_the_resource_of_the_pirate_that_brings_the_tenth_point_is_chosen_before_the_game_is_over() -> None:
    game = nine_points().set(0, pirates=["pirate-3a", "pirate-2b"]).sector(1, "pirate-2a").deals("pirate-2a", 4, 1)
    game.do("fly 1", "fight")
    assert (game.asked, game.table.over) == ("take-resource", False)
    assert_won(game.do("take ore"))
    assert (game.me.stock[ORE], "refilled" in game.told) == (1, False)


def test_the_resource_of_the_order_that_brings_the_tenth_point_is_chosen_before_the_game_is_over() -> None:
    game = nine_points().set(0, stations=["aigel-x", "mintaka-ii"], carbon=2).sector(1, "andromeda")
    game.open_orders("order-8", "order-1", "order-2").deals("andromeda").do("fly 1", "fulfil order-8")
    assert (game.asked, game.table.over) == ("take-resource", False)
    assert_won(game.do("take food"))
    assert (game.me.stock[FOOD], "order-revealed" in game.told) == (1, False)


# What a seat can imagine


def gap_in_the_path() -> Scenario:
    game = reserve_of(Scenario(die=3, command=1), "asteroids-10").sector(1, "aigel-x", "heka-ii")
    return game.deals("aigel-x", "asteroids-10", "heka-ii").do("fly 1", "found-station", "fly-on", "found-colony")


def one_card_looked_at() -> Scenario:
    return only(Scenario(sensor=2), "leedsi-x").do("fly 1")


def face_down_refill_looked_at() -> Scenario:
    return after_face_down_refill("pirate-4a").do("fly 1", "bottom pirate-4a")


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("situation", [gap_in_the_path, one_card_looked_at, face_down_refill_looked_at])
def test_positions_imagined_with_gaps_short_sectors_and_unseen_refills_are_sound_and_look_the_same(
    situation: Callable[[], Scenario], seat: int
) -> None:
    table = situation().table
    for other in imagined(table, seat):
        GAME.check(other.state)
        assert GAME.view(other, seat) == GAME.view(table, seat)
        assert other.questions().get(seat) == table.questions().get(seat)
