"""Orders of the Galactic Council (page 8): delivery, reward, the next order."""

from __future__ import annotations

import pytest

from orrery import IllegalAction
from orrery.games.duel import GAME
from orrery.games.duel.facts.cards import CARBON, GOODS, KNOWLEDGE, ORDERS, ORE
from orrery.games.duel.rules.scoring import friendship, medals, points

from .scenario import Scenario, Value

ORDER_CARDS: list[tuple[str, str, dict[str, int], str]] = [
    ("order-1", "cassiopeia", {"carbon": 1, "astro": 5}, "point"),
    ("order-2", "mestor", {"ore": 1, "fuel": 1, "astro": 2}, "point"),
    ("order-3", "andromeda", {"food": 2, "astro": 2}, "point"),
    ("order-4", "mestor", {"knowledge": 2, "astro": 2}, "point"),
    ("order-5", "perseus", {"trade_goods": 1, "astro": 5}, "point"),
    ("order-6", "perseus", {"food": 1, "knowledge": 1, "astro": 2}, "resource and friendship"),
    ("order-7", "cassiopeia", {"trade_goods": 2, "astro": 2}, "resource and friendship"),
    ("order-8", "andromeda", {"carbon": 2, "astro": 2}, "resource and friendship"),
    ("order-9", "perseus", {"fuel": 2, "astro": 2}, "resource and friendship"),
    ("order-10", "cassiopeia", {"ore": 1, "trade_goods": 1, "astro": 2}, "resource and friendship"),
    ("order-11", "andromeda", {"fuel": 1, "carbon": 1, "knowledge": 1}, "seven astro and a medal"),
    ("order-12", "mestor", {"food": 2, "trade_goods": 1}, "seven astro and a medal"),
    ("order-13", "perseus", {"ore": 2, "knowledge": 1}, "seven astro and a medal"),
    ("order-14", "cassiopeia", {"ore": 1, "carbon": 1, "food": 1}, "seven astro and a medal"),
    ("order-15", "andromeda", {"fuel": 1, "trade_goods": 1, "knowledge": 1}, "seven astro and a medal"),
]
PLANETS = ["andromeda", "cassiopeia", "perseus", "mestor"]
REWARDS = {
    "point": (0, 1, 0, 0),
    "resource and friendship": (0, 0, 1, 0),
    "seven astro and a medal": (7, 0, 0, 1),
}
"""Astro, victory points, friendship symbols and medals."""
PLENTY: dict[str, Value] = {"ore": 2, "fuel": 2, "carbon": 2, "food": 2, "trade_goods": 2, "knowledge": 2}

every_order = pytest.mark.parametrize(("order", "planet", "demand", "reward"), ORDER_CARDS)


def bystanders(*without: str) -> list[str]:
    """Two orders of other planets than these."""
    return [key for key, planet, _, _ in ORDER_CARDS if planet not in without][:2]


def at(planet: str, *orders: str, **mine: Value) -> Scenario:
    """In flight at a target planet while these orders lie open."""
    game = Scenario(die=3, astro=0).set(0, **mine).open_orders(*orders)
    return game.sector(1, *PLANETS).deals(planet).do("fly 1")


# Every order


def test_the_list_of_orders_is_complete() -> None:
    assert tuple(order for order, *_ in ORDER_CARDS) == ORDERS


@every_order
def test_an_order_takes_exactly_what_it_demands_and_gives_its_reward(
    order: str, planet: str, demand: dict[str, int], reward: str
) -> None:
    game = at(planet, order, *bystanders(planet), **demand)
    game.do(f"fulfil {order}")
    assert game.me.stock == [0] * 6
    assert game.me.orders == [ORDERS.index(order)]
    gained = (game.me.astro, points(game.state, 0) - 1, friendship(game.me), medals(game.me))
    assert gained == REWARDS[reward]
    assert (game.asked == "take-resource") == (reward == "resource and friendship")
    if game.asked == "take-resource":
        game.do("take ore")
        assert game.me.stock == [1, 0, 0, 0, 0, 0]
    assert game.asked == "visit"


@every_order
def test_an_order_leaves_everything_else_in_store(order: str, planet: str, demand: dict[str, int], reward: str) -> None:
    game = at(planet, order, *bystanders(planet), storage=2, astro=15, **PLENTY)
    game.do(f"fulfil {order}")
    left = [2 - demand.get(good.replace("-", "_"), 0) for good in GOODS]
    assert game.me.stock == left
    assert game.me.astro == 15 - demand.get("astro", 0) + REWARDS[reward][0]


@every_order
def test_an_order_is_not_offered_when_anything_of_its_demand_is_missing(
    order: str, planet: str, demand: dict[str, int], reward: str
) -> None:
    for missing in demand:
        held: dict[str, Value] = {**PLENTY, "astro": 20, **demand, missing: demand[missing] - 1}
        assert f"fulfil {order}" not in at(planet, order, *bystanders(planet), **held).options


@every_order
def test_an_order_is_fulfilled_at_its_own_planet_only(
    order: str, planet: str, demand: dict[str, int], reward: str
) -> None:
    for other in PLANETS:
        game = at(other, order, *bystanders(other, planet), astro=20, **PLENTY)
        assert (f"fulfil {order}" in game.options) == (other == planet)


@every_order
def test_an_order_that_does_not_lie_open_is_not_offered(
    order: str, planet: str, demand: dict[str, int], reward: str
) -> None:
    game = at(planet, *bystanders(planet), astro=20, **PLENTY)
    with pytest.raises(IllegalAction):
        game.do(f"fulfil {order}")


# The visit


@pytest.mark.parametrize("planet", PLANETS)
def test_a_target_planet_without_an_order_offers_nothing(planet: str) -> None:
    game = at(planet, *bystanders(planet), astro=20, **PLENTY)
    assert game.options == ["fly-on", "end-flight"]


def test_nobody_has_to_fulfil_an_order() -> None:
    game = at("perseus", "order-13", "order-1", "order-2", ore=2, knowledge=1)
    assert game.options == ["fulfil order-13", "fly-on", "end-flight"]
    game.do("end-flight")
    assert (game.me.orders, game.me.stock[ORE]) == ([], 2)


def test_a_fulfilled_order_is_an_action() -> None:
    game = at("perseus", "order-13", "order-1", "order-2", ore=2, knowledge=1).do("fulfil order-13")
    assert (game.state.actions_taken, game.state.turned) == (1, [1])


def test_the_target_planet_stays_in_its_sector() -> None:
    game = at("perseus", "order-13", "order-1", "order-2", ore=2, knowledge=1).do("fulfil order-13")
    assert game.path() == ["perseus"]
    game.do("end-flight")
    assert len(game.state.sectors[0]) == 9


def test_example_order_13_takes_two_ore_and_one_knowledge_to_perseus_for_seven_astro_and_a_medal() -> None:
    game = at("perseus", "order-13", "order-1", "order-2", ore=2, knowledge=1, astro=4)
    game.do("fulfil order-13")
    assert (game.me.stock[ORE], game.me.stock[KNOWLEDGE], game.me.astro) == (0, 0, 11)
    assert medals(game.me) == 1
    assert GAME.view(game.table, 1)["players"][0]["orders"] == ["order-13"]


# The reward resource


def test_the_reward_resource_is_one_of_choice_but_never_knowledge() -> None:
    game = at("andromeda", "order-8", "order-1", "order-2", carbon=2, astro=2).do("fulfil order-8")
    assert game.options == ["take ore", "take fuel", "take carbon", "take food", "take trade-goods"]
    game.do("take trade-goods")
    assert game.me.stock == [0, 0, 0, 0, 1, 0]


def test_the_reward_resource_needs_room_in_its_store() -> None:
    game = at("andromeda", "order-8", "order-1", "order-2", carbon=2, food=2, fuel=2, astro=2).do("fulfil order-8")
    assert game.options == ["take ore", "take carbon", "take trade-goods"]


def test_the_reward_resource_goes_into_the_only_store_with_room() -> None:
    game = at("andromeda", "order-8", "order-1", "order-2", astro=2, **PLENTY).do("fulfil order-8")
    assert (game.me.stock, game.asked) == ([2, 2, 1, 2, 2, 2], "visit")
    assert game.told[-2:] == ["resource-taken", "order-revealed"]


def test_the_reward_resource_is_chosen_before_the_next_order_is_seen() -> None:
    game = at("andromeda", "order-8", "order-1", "order-2", carbon=2, astro=2).deals("order-7").do("fulfil order-8")
    assert (game.asked, game.told[-1]) == ("take-resource", "order-fulfilled")
    assert [ORDERS[order] for order in game.state.open_orders] == ["order-1", "order-2"]
    game.do("take ore")
    assert [ORDERS[order] for order in game.state.open_orders] == ["order-7", "order-1", "order-2"]


def test_a_reward_resource_is_lost_when_every_store_is_full() -> None:
    # a delivered order always leaves room, so the same reward of a beaten pirate has to show it
    game = Scenario().set(0, **PLENTY).sector(1, "pirate-2a").deals("pirate-2a", 4, 1, "asteroids-1")
    game.do("fly 1", "fight")
    assert (game.me.stock, game.asked) == ([2, 2, 2, 2, 2, 2], "fly-on")
    assert "resource-taken" not in game.told


# The next order


def test_a_new_order_is_revealed_at_once_in_the_place_of_the_fulfilled_one() -> None:
    game = at("perseus", "order-1", "order-13", "order-2", ore=2, knowledge=1).deals("order-7")
    game.do("fulfil order-13")
    assert [ORDERS[order] for order in game.state.open_orders] == ["order-1", "order-7", "order-2"]
    for seat in (0, 1, None):
        shown = GAME.view(game.table, seat)
        assert (shown["open_orders"], shown["order_pile"]) == (["order-1", "order-7", "order-2"], 11)


def test_a_new_order_of_the_same_planet_is_barred_for_this_flight() -> None:
    game = at("perseus", "order-13", "order-1", "order-2", astro=20, **PLENTY).deals("order-9")
    game.do("fulfil order-13")
    assert game.options == ["fly-on", "end-flight"]
    assert GAME.view(game.table, 0)["barred_orders"] == ["order-9"]


def test_the_barred_order_is_open_in_the_next_own_flight() -> None:
    game = at("perseus", "order-13", "order-1", "order-2", astro=20, **PLENTY).deals("order-9")
    game.do("fulfil order-13", "end-flight").deals(3, 3, "perseus")
    game.do("end-turn", "stay", "end-turn", "fly 1")
    assert (game.asked_seat, game.path()) == (0, ["perseus"])
    assert "fulfil order-9" in game.options


def test_the_barred_order_is_open_to_the_rival_at_once() -> None:
    game = at("perseus", "order-13", "order-1", "order-2", astro=20, **PLENTY).set(1, fuel=2).deals("order-9")
    game.do("fulfil order-13", "end-flight").deals(3, "perseus").do("end-turn", "fly 1")
    assert (game.asked_seat, game.options[0]) == (1, "fulfil order-9")


def test_a_new_order_of_another_planet_may_be_fulfilled_in_the_same_flight() -> None:
    game = at("perseus", "order-13", "order-1", "order-2", astro=20, **PLENTY).deals("order-3", "andromeda")
    game.do("fulfil order-13", "fly-on", "fulfil order-3")
    assert game.me.orders == [ORDERS.index("order-13"), ORDERS.index("order-3")]
    assert game.told[-1] == "flight-ended"


def test_of_two_open_orders_of_one_planet_the_player_chooses() -> None:
    game = at("perseus", "order-13", "order-5", "order-2", astro=20, **PLENTY)
    assert game.options[:2] == ["fulfil order-5", "fulfil order-13"]
    game.do("fulfil order-13")
    assert game.me.orders == [ORDERS.index("order-13")]


@pytest.mark.parametrize("first", ["order-5", "order-13"])
def test_two_orders_of_one_planet_that_lay_open_before_cost_two_actions(first: str) -> None:
    second = "order-13" if first == "order-5" else "order-5"
    game = at("perseus", "order-13", "order-5", "order-2", astro=20, **PLENTY).deals("order-1", "order-3")
    game.do(f"fulfil {first}")
    assert game.options == [f"fulfil {second}", "fly-on", "end-flight"]
    game.do(f"fulfil {second}")
    assert len(game.me.orders) == 2
    assert game.told[-1] == "flight-ended"


def test_a_third_order_of_the_planet_revealed_meanwhile_stays_barred() -> None:
    game = at("perseus", "order-13", "order-5", "order-2", astro=20, command=2, **PLENTY).deals("order-9", "order-1")
    game.do("fulfil order-13")
    assert game.options == ["fulfil order-5", "fly-on", "end-flight"]
    game.do("fulfil order-5")
    assert game.options == ["fly-on", "end-flight"]
    assert (game.state.actions_taken, len(game.state.path)) == (2, 1)


def test_two_orders_of_one_planet_are_not_both_fulfilled_when_the_goods_suffice_for_one() -> None:
    game = at("mestor", "order-2", "order-4", "order-1", ore=1, fuel=1, knowledge=2, astro=3)
    assert game.options[:2] == ["fulfil order-2", "fulfil order-4"]
    game.do("fulfil order-4")
    assert "fulfil order-2" not in game.options


def test_the_second_action_of_a_flight_leaves_no_second_order() -> None:
    game = Scenario(die=3).set(0, **PLENTY).open_orders("order-13", "order-5", "order-2")
    game.sector(1, "leedsi-x", "perseus").deals("leedsi-x", "perseus")
    game.do("fly 1", "sell ore 1", "fly-on", "fulfil order-5")
    assert game.told[-1] == "flight-ended"


def test_with_an_empty_order_pile_fewer_orders_lie_open() -> None:
    game = Scenario(die=3).set(0, **PLENTY).open_orders("order-1", "order-13", "order-2")
    rest = [order for order in ORDERS if order not in ("order-1", "order-13", "order-2")]
    game.set(0, orders=rest[:5]).set(1, orders=rest[5:])
    assert game.state.order_pile == []
    game.sector(1, "perseus").deals("perseus").do("fly 1", "fulfil order-13")
    assert [ORDERS[order] for order in game.state.open_orders] == ["order-1", "order-2"]
    assert GAME.view(game.table, 1)["order_pile"] == 0
    assert game.me.stock[CARBON] == 2
