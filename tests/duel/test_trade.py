"""Buying and selling in flight and at own stations (pages 6, 7 and 9)."""

from __future__ import annotations

import pytest

from orrery import IllegalAction
from orrery.games.duel.facts.cards import CARBON, CARDS, FUEL, GOODS, KIND, KINDS, KNOWLEDGE, ORE, RESOURCES

from .scenario import Scenario, Value

BOTH = "buy sell"
MARKETS = [
    ("ireoni-vii", "ore", 1, BOTH, 4),
    ("aigel-x", "ore", 3, BOTH, 4),
    ("leedsi-x", "ore", 4, BOTH, 4),
    ("bazaltide-iv", "ore", 5, BOTH, 4),
    ("litigus-ix", "fuel", 1, BOTH, 4),
    ("gonsarium-ii", "fuel", 2, BOTH, 4),
    ("mintaka-ii", "fuel", 3, BOTH, 4),
    ("phlatiarum-v", "fuel", 5, BOTH, 4),
    ("corendium-vii", "carbon", 1, BOTH, 4),
    ("tostoku-i", "carbon", 2, BOTH, 4),
    ("beteigeuze-vi", "carbon", 3, BOTH, 4),
    ("quartzee-x", "carbon", 5, BOTH, 4),
    ("planctoinis-vii", "food", 1, BOTH, 4),
    ("saiph-vi", "food", 3, BOTH, 4),
    ("pobeckifiked-vi", "food", 4, BOTH, 4),
    ("califasperum-v", "food", 5, BOTH, 4),
    ("martkwal-viii", "trade-goods", 1, BOTH, 4),
    ("beowulfs-bane", "trade-goods", 2, BOTH, 4),
    ("alnitak-ix", "trade-goods", 3, BOTH, 4),
    ("parapeckis-vii", "trade-goods", 4, BOTH, 4),
    ("martiin-tempest-ii", "trade-goods", 5, BOTH, 4),
    ("kopernikus-ii", "knowledge", 3, BOTH, 4),
    ("diplomats-station-1", "any", 3, BOTH, 1),
    ("diplomats-station-2", "any", 3, BOTH, 1),
    ("diplomats-station-3", "any", 3, "buy", 1),
    ("green-folk-station", "knowledge", 4, "sell", 1),
    ("scientists-station", "knowledge", 2, "buy", 1),
    ("merchants-station", "any", 3, "sell", 2),
]
"""Card, good, price, directions and how many units at most (four: as many as a store can hold)."""
STATIONS = [
    *("aigel-x", "mintaka-ii", "beteigeuze-vi", "saiph-vi", "alnitak-ix"),
    *("diplomats-station-3", "green-folk-station", "scientists-station", "merchants-station"),
]
RESERVE = STATIONS[5:]
OWN = [market for market in MARKETS if market[0] in STATIONS]
LIMITED = [market for market in OWN if market[4] < 4]
FULL: dict[str, Value] = {"ore": 4, "fuel": 4, "carbon": 4, "food": 4, "trade_goods": 4, "knowledge": 4, "storage": 2}

market = pytest.mark.parametrize(("card", "good", "price", "directions", "units"), MARKETS)
own_station = pytest.mark.parametrize(("card", "good", "price", "directions", "units"), OWN)


def at(card: str, **mine: Value) -> Scenario:
    """In flight at a card, without a trade ship."""
    game = Scenario(trade_ships=0).set(0, **mine)
    if card in RESERVE:
        game.refilled(1, card)
    return game.sector(1, card).deals(card).do("fly 1")


def owning(*stations: str, **mine: Value) -> Scenario:
    """In the trade-and-build phase with own stations."""
    return Scenario(phase="build", stations=list(stations)).set(0, **mine)


def offers(verb: str, good: str, counts: int) -> list[str]:
    goods = RESOURCES if good == "any" else [good]
    return [f"{verb} {one} {count}" for one in goods for count in range(1, counts + 1)]


def trades(game: Scenario) -> list[str]:
    return [option for option in game.options if option.split(" ")[0] in ("buy", "sell")]


def test_the_list_of_markets_is_complete() -> None:
    kinds = [KINDS.index("trade-planet"), KINDS.index("space-station")]
    assert sorted(card for card, *_ in MARKETS) == sorted(
        card for card, kind in zip(CARDS, KIND, strict=False) if kind in kinds
    )


# In flight


@market
def test_with_empty_stores_each_card_sells_up_to_its_limit(
    card: str, good: str, price: int, directions: str, units: int
) -> None:
    game = at(card, storage=2, astro=20)
    assert trades(game) == (offers("buy", good, units) if "buy" in directions else [])


@market
def test_with_full_stores_each_card_buys_up_to_its_limit(
    card: str, good: str, price: int, directions: str, units: int
) -> None:
    game = at(card, **FULL)
    assert trades(game) == (offers("sell", good, units) if "sell" in directions else [])


@market
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_each_unit_bought_costs_the_price_of_the_card(
    card: str, good: str, price: int, directions: str, units: int, count: int
) -> None:
    traded = "food" if good == "any" else good
    answer = f"buy {traded} {count}"
    game = at(card, storage=2, astro=25)
    if "buy" in directions and count <= units:
        game.do(answer)
        assert (game.me.stock[GOODS.index(traded)], game.me.astro) == (count, 25 - count * price)
    else:
        with pytest.raises(IllegalAction):
            game.do(answer)


@market
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_each_unit_sold_brings_the_price_of_the_card(
    card: str, good: str, price: int, directions: str, units: int, count: int
) -> None:
    traded = "food" if good == "any" else good
    answer = f"sell {traded} {count}"
    game = at(card, astro=0, **FULL)
    if "sell" in directions and count <= units:
        game.do(answer)
        assert (game.me.stock[GOODS.index(traded)], game.me.astro) == (4 - count, count * price)
    else:
        with pytest.raises(IllegalAction):
            game.do(answer)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("verb", ["buy", "sell"])
def test_a_trade_is_one_action_however_many_units_move(verb: str, count: int) -> None:
    game = at("ireoni-vii", storage=2, ore=4 if verb == "sell" else 0)
    game.do(f"{verb} ore {count}")
    assert (game.state.actions_taken, game.asked) == (1, "fly-on")


@pytest.mark.parametrize(("storage", "capacity"), [(0, 2), (1, 3), (2, 4)])
@pytest.mark.parametrize("held", [0, 1, 2])
def test_nobody_buys_more_than_the_store_holds(storage: int, capacity: int, held: int) -> None:
    game = at("corendium-vii", storage=storage, carbon=held)
    assert trades(game) == offers("buy", "carbon", capacity - held) + offers("sell", "carbon", held)


@pytest.mark.parametrize(
    ("astro", "units"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (11, 2), (12, 3), (16, 4), (99, 4)]
)
def test_nobody_buys_more_than_can_be_paid(astro: int, units: int) -> None:
    assert trades(at("leedsi-x", storage=2, astro=astro)) == offers("buy", "ore", units)


def test_only_what_is_in_store_can_be_sold() -> None:
    assert trades(at("leedsi-x", astro=0, ore=1, fuel=2, food=2)) == ["sell ore 1"]


def test_on_one_card_there_is_no_trade_in_both_directions() -> None:
    game = at("leedsi-x", ore=1)
    assert trades(game) == ["buy ore 1", "sell ore 1"]
    game.do("sell ore 1")
    assert game.options == ["fly-on", "end-flight"]


def test_a_card_used_for_trade_stays_in_the_path_and_returns_to_its_sector() -> None:
    game = at("aigel-x", trade_ships=1).do("buy ore 1")
    assert game.path() == ["aigel-x"]
    game.do("end-flight")
    assert CARDS.index("aigel-x") in game.state.sectors[0]


@pytest.mark.parametrize("card", STATIONS)
def test_a_card_with_the_station_symbol_trades_as_usual_with_and_without_a_trade_ship(card: str) -> None:
    half: dict[str, Value] = {"ore": 1, "fuel": 1, "carbon": 1, "food": 1, "trade_goods": 1, "knowledge": 1}
    without = at(card, **half)
    assert "found-station" not in without.options
    with_ship = at(card, trade_ships=1, **half)
    assert trades(with_ship) == trades(without) != []
    assert with_ship.options[0] == "found-station"


# Knowledge


@pytest.mark.parametrize("held", [0, 1, 2, 3, 4])
def test_kopernikus_two_sells_knowledge_up_to_the_four_of_the_laboratory(held: int) -> None:
    game = at("kopernikus-ii", astro=20, knowledge=held)
    assert trades(game) == offers("buy", "knowledge", 4 - held) + offers("sell", "knowledge", held)


def test_kopernikus_two_takes_three_astro_for_each_knowledge() -> None:
    game = at("kopernikus-ii", astro=13).do("buy knowledge 4")
    assert (game.me.stock[KNOWLEDGE], game.me.astro) == (4, 1)


def test_the_green_folk_buy_one_knowledge_for_four_astro_and_sell_none() -> None:
    game = at("green-folk-station", astro=10, knowledge=3)
    assert trades(game) == ["sell knowledge 1"]
    game.do("sell knowledge 1")
    assert (game.me.stock[KNOWLEDGE], game.me.astro) == (2, 14)


def test_the_scientists_sell_one_knowledge_for_two_astro_and_buy_none() -> None:
    game = at("scientists-station", astro=10, knowledge=3)
    assert trades(game) == ["buy knowledge 1"]
    game.do("buy knowledge 1")
    assert (game.me.stock[KNOWLEDGE], game.me.astro) == (4, 8)


@pytest.mark.parametrize(("knowledge", "astro"), [(4, 20), (0, 1)])
def test_the_scientists_need_room_in_the_laboratory_and_two_astro(knowledge: int, astro: int) -> None:
    assert trades(at("scientists-station", knowledge=knowledge, astro=astro)) == []


# Diplomats and Merchants


@pytest.mark.parametrize("card", ["diplomats-station-1", "diplomats-station-2"])
def test_the_diplomats_trade_one_resource_of_choice_in_both_directions_for_three_astro(card: str) -> None:
    game = at(card, ore=2, fuel=1, knowledge=1)
    assert trades(game) == [*offers("buy", "any", 1)[1:], "sell ore 1", "sell fuel 1"]
    game.do("sell ore 1")
    assert (game.me.stock[ORE], game.me.astro, game.asked) == (1, 23, "fly-on")


def test_the_diplomats_of_the_reserve_only_sell() -> None:
    game = at("diplomats-station-3", ore=1, fuel=2)
    assert trades(game) == ["buy ore 1", "buy carbon 1", "buy food 1", "buy trade-goods 1"]
    game.do("buy carbon 1")
    assert (game.me.stock[CARBON], game.me.astro) == (1, 17)


@pytest.mark.parametrize("card", ["diplomats-station-1", "diplomats-station-3", "merchants-station"])
def test_a_resource_of_choice_is_never_knowledge(card: str) -> None:
    game = at(card, ore=1, knowledge=2)
    assert trades(game) != []
    assert not [option for option in trades(game) if "knowledge" in option]


def test_the_merchants_buy_two_units_of_one_resource_for_three_astro_each() -> None:
    game = at("merchants-station", fuel=2, food=1, astro=0).do("sell fuel 2")
    assert (game.me.stock[FUEL], game.me.astro, game.asked) == (0, 6, "fly-on")


def test_the_merchants_also_buy_one_unit_each_of_two_resources_in_one_action() -> None:
    game = at("merchants-station", fuel=2, food=1, astro=0).do("sell fuel 1")
    assert (game.asked, game.options) == ("sell-more", ["sell fuel 1", "sell food 1", "enough"])
    game.do("sell food 1")
    assert (game.me.stock, game.me.astro) == ([0, 1, 0, 0, 0, 0], 6)
    assert (game.state.actions_taken, game.asked) == (1, "fly-on")


def test_who_has_sold_the_merchants_one_unit_may_leave_it_at_that() -> None:
    game = at("merchants-station", fuel=2, astro=0).do("sell fuel 1", "enough")
    assert (game.me.stock[FUEL], game.me.astro, game.asked) == (1, 3, "fly-on")


def test_who_has_nothing_left_for_the_merchants_is_not_asked_again() -> None:
    game = at("merchants-station", fuel=1, knowledge=4).do("sell fuel 1")
    assert game.asked == "fly-on"


# Own stations in the trade-and-build phase


@own_station
def test_ones_own_station_trades_as_its_card_says(
    card: str, good: str, price: int, directions: str, units: int
) -> None:
    traded = "carbon" if good == "any" else good
    if "buy" in directions:
        game = owning(card, storage=2, astro=20).do(f"use {card}")
        if game.asked == "trade-at":
            assert trades(game) == offers("buy", good, units)
            game.do(f"buy {traded} {units}")
        assert (game.me.stock[GOODS.index(traded)], game.me.astro) == (units, 20 - units * price)
    if "sell" in directions:
        game = owning(card, astro=0, **FULL).do(f"use {card}")
        if game.asked == "trade-at":
            assert trades(game) == offers("sell", good, units)
            game.do(f"sell {traded} {units}")
        assert (game.me.stock[GOODS.index(traded)], game.me.astro) == (4 - units, units * price)


@pytest.mark.parametrize(("card", "good", "price", "directions", "units"), LIMITED)
def test_space_stations_keep_their_limit_as_own_stations(
    card: str, good: str, price: int, directions: str, units: int
) -> None:
    stock: dict[str, Value] = {**FULL, "carbon": 2, "knowledge": 2}
    game = owning(card, astro=20, **stock).do(f"use {card}")
    if game.asked == "trade-at":
        traded = "carbon" if good == "any" else good
        game.do(f"{directions} {traded} {units}")
    assert abs(game.me.astro - 20) == units * price
    assert f"use {card}" not in game.options


def test_two_different_own_stations_may_be_used_in_a_turn() -> None:
    game = owning("aigel-x", "mintaka-ii", "saiph-vi")
    assert game.options == ["use aigel-x", "use mintaka-ii", "use saiph-vi", "end-turn"]
    game.do("use mintaka-ii", "buy fuel 1")
    assert "use mintaka-ii" not in game.options
    game.do("use saiph-vi", "buy food 1")
    assert not [option for option in game.options if option.startswith("use")]


def test_no_own_station_is_used_twice_in_a_turn_not_even_in_the_other_direction() -> None:
    game = owning("aigel-x").do("use aigel-x", "buy ore 1")
    with pytest.raises(IllegalAction):
        game.do("use aigel-x")


def test_in_the_next_turn_ones_own_stations_may_be_used_again() -> None:
    game = owning("aigel-x", "mintaka-ii").do("use aigel-x", "buy ore 1", "use mintaka-ii", "buy fuel 1")
    game.deals(3, 3).do("end-turn", "stay", "end-turn", "stay")
    assert game.asked_seat == 0
    assert game.options[:2] == ["use aigel-x", "use mintaka-ii"]


def test_a_station_at_which_no_trade_is_possible_is_not_offered() -> None:
    game = owning("aigel-x", "green-folk-station", "scientists-station", astro=1)
    assert game.options == ["end-turn"]


def test_the_rivals_stations_are_not_mine() -> None:
    game = owning().set(1, stations=["aigel-x"])
    assert game.options == ["end-turn"]


def test_buying_at_ones_own_station_keeps_to_store_and_astro() -> None:
    game = owning("aigel-x", storage=1, ore=1, astro=5).do("use aigel-x")
    assert game.options == ["buy ore 1", "sell ore 1"]


def test_trade_is_possible_before_between_and_after_building() -> None:
    game = owning("aigel-x", "mintaka-ii", fuel=2, carbon=2, storage=1)
    game.do("build engine-1", "use mintaka-ii", "buy fuel 2", "build cannon-1", "use aigel-x", "buy ore 1")
    assert (game.me.stock, game.me.astro) == ([1, 2, 0, 0, 0, 0], 11)


@pytest.mark.parametrize(
    ("card", "answer"), [("aigel-x", "buy ore 1"), ("alnitak-ix", "buy trade-goods 2"), ("saiph-vi", "buy food 1")]
)
def test_a_new_station_is_used_in_the_same_turn_but_not_in_flight(card: str, answer: str) -> None:
    game = at(card, trade_ships=1).do("found-station")
    assert game.options == ["fly-on", "end-flight"]
    game.do("end-flight")
    assert game.options == [f"use {card}", "end-turn"]
    game.do(f"use {card}", answer)
    assert sum(game.me.stock) == int(answer[-1])


def test_the_merchants_as_own_station_also_take_two_different_resources() -> None:
    game = owning("merchants-station", ore=1, food=1, astro=0)
    game.do("use merchants-station", "sell ore 1", "sell food 1")
    assert (sum(game.me.stock), game.me.astro, game.asked) == (0, 6, "trade-and-build")


def test_example_two_carbon_sold_for_six_one_ore_bought_for_three_and_no_third_trade() -> None:
    game = owning("aigel-x", "mintaka-ii", "beteigeuze-vi", carbon=2, astro=0)
    assert [option for option in game.options if option.startswith("use")] == ["use beteigeuze-vi"]
    game.do("use beteigeuze-vi", "sell carbon 2")
    assert (game.me.stock[CARBON], game.me.astro) == (0, 6)
    game.do("use aigel-x", "buy ore 1")
    assert (game.me.stock[ORE], game.me.astro) == (1, 3)
    assert game.options == ["end-turn"]
