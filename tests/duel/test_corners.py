"""Unusual positions of pages 2 to 7: limits reached, empty stacks, the last place of a flight, options together."""

from __future__ import annotations

import pytest

from orrery.games.duel.facts.cards import (
    CARBON,
    CARDS,
    FOOD,
    FUEL,
    GROUP,
    KNOWLEDGE,
    ORE,
    SCIENCE,
    TRADE_GOODS,
)
from orrery.games.duel.rules.scoring import friendship, medals, points

from .scenario import Scenario, Value
from .test_founding import after_refills
from .test_pirates import lost_to
from .test_setup import rolled_off
from .test_victory import assert_won

MARKETS = [
    *("ireoni-vii", "litigus-ix", "corendium-vii", "planctoinis-vii"),
    *("martkwal-viii", "leedsi-x", "gonsarium-ii", "tostoku-i"),
]
"""Eight trade planets without stations."""
TWO_OF_EACH: dict[str, Value] = {"ore": 2, "fuel": 2, "carbon": 2, "food": 2, "trade_goods": 2}
PLENTY: dict[str, Value] = {**TWO_OF_EACH, "knowledge": 2}
FRIENDLY_ORDERS = ["order-6", "order-7", "order-8"]


def only(game: Scenario, *cards: str) -> Scenario:
    """Nothing but these cards lies in sector 1; the others have gone to sector 2."""
    first, second = game.sector(1, *cards).state.sectors[:2]
    wanted = [CARDS.index(card) for card in cards]
    second.extend(card for card in first if card not in wanted)
    first[:] = sorted(wanted)
    return game


def reserve_of(game: Scenario, *cards: str) -> Scenario:
    """Nothing but these cards is left of the reserve; the others lie in sector 4."""
    for pile in game.state.reserve:
        game.state.sectors[3].extend(card for card in pile if CARDS[card] not in cards)
        pile[:] = [card for card in pile if CARDS[card] in cards]
    return game


def at_target(planet: str, *orders: str, **mine: Value) -> Scenario:
    """In flight at a target planet while these orders lie open."""
    game = Scenario(die=3, astro=0).set(0, **mine).open_orders(*orders)
    return game.sector(1, "andromeda", "cassiopeia", "perseus", "mestor").deals(planet).do("fly 1")


def flight_of(game: Scenario, seat: int | None = None) -> dict[str, object]:
    """The flight as a seat sees it."""
    seen = game.view(seat)["flight"]
    assert seen is not None
    return dict(seen)


def verbs(game: Scenario) -> set[str]:
    return {option.split(" ")[0] for option in game.options}


# Pages 2 to 4 and 11: set-up and options together


def test_symbol_head_start_and_face_down_refills_hold_together() -> None:
    options: dict[str, object] = {"symbol": "moon", "beginner": "0", "refill": "face-down", "memory-aid": False}
    state = rolled_off(1, 4, options=options).state
    beginner, expert = state.players
    assert (state.active, beginner.astro, expert.astro) == (1, 30, 20)
    assert (beginner.engines1, expert.engines1, state.face_down) == (3, 2, 1)
    assert (beginner.stock[CARBON], expert.stock[FUEL]) == (1, 1), "the moon has the carbon, the sun the fuel"


def test_the_third_engine_of_the_head_start_takes_the_last_slot() -> None:
    game = Scenario("build", options={"beginner": "0"}, fuel=2, knowledge=1)
    assert game.options == ["build engine-2", "end-turn"]


# Page 5: production


def test_when_the_stores_of_all_colonies_of_the_number_are_full_any_of_them_is_chosen_and_nothing_gained() -> None:
    game = Scenario("production", colonies=["heka-ii", "dubhe-iv"], ore=2, carbon=2).deals(2)
    assert game.options == ["produce heka-ii", "produce dubhe-iv"]
    game.do("produce dubhe-iv")
    assert (game.me.stock[ORE], game.me.stock[CARBON], game.told[-1]) == (2, 2, "production-lost")


def test_a_full_laboratory_stops_neither_the_production_centre_nor_the_colony() -> None:
    game = Scenario("production", science=2, production=2, colonies=["merak-v"], knowledge=4).deals(3).start()
    assert game.me.stock == [0, 0, 0, 1, 1, 4]
    assert game.facts("production-lost") == [(0, [KNOWLEDGE])]


def test_full_trade_goods_do_not_stop_the_colony() -> None:
    game = Scenario("production", production=2, colonies=["merak-v"], trade_goods=2).deals(3).start()
    assert (game.me.stock[FOOD], game.me.stock[TRADE_GOODS]) == (1, 2)


@pytest.mark.parametrize(("level", "number"), [(2, 2), (1, 3)])
def test_a_science_centre_lowered_by_a_pirate_gives_no_knowledge_on_the_number_it_has_lost(
    level: int, number: int
) -> None:
    game = lost_to("pirate-5b", science=level).deals(number).do("end-turn")
    assert (game.me.centres[SCIENCE], game.me.stock[KNOWLEDGE]) == (level - 1, 0)


def test_after_the_loss_of_the_storage_centre_the_next_production_keeps_to_the_smaller_store() -> None:
    game = lost_to("pirate-5b", storage=1, fuel=3).deals(1).do("end-turn")
    assert game.me.stock[FUEL] == 2
    assert game.facts("production-lost") == [(0, [FUEL])]


# Pages 5 and 6: the flight


def test_at_the_last_place_of_the_flight_two_orders_of_the_planet_are_still_possible() -> None:
    game = at_target("perseus", "order-13", "order-5", "order-2", engines=(0, 0), astro=20, **PLENTY)
    game.state.die = 1
    game.deals("order-1", "order-3").do("fulfil order-13")
    assert game.options == ["fulfil order-5", "end-flight"]
    assert game.do("fulfil order-5").asked == "trade-and-build"
    assert len(game.me.orders) == 2


def test_at_the_last_place_the_flight_ends_when_the_second_order_cannot_be_met() -> None:
    game = Scenario(engines=(0, 0), ore=2, knowledge=1).open_orders("order-13", "order-5", "order-2")
    game.sector(1, "perseus").deals("perseus").do("fly 1", "fulfil order-13")
    assert (game.asked, game.told[-1]) == ("trade-and-build", "flight-ended")


def test_the_flight_ends_with_the_only_card_of_a_sector_however_fast_the_starship() -> None:
    game = only(Scenario(die=3, engines=(0, 3)), "leedsi-x").do("fly 1")
    assert game.options == ["buy ore 1", "buy ore 2", "end-flight"]
    assert game.do("buy ore 1").asked == "trade-and-build"
    assert [CARDS[card] for card in game.state.sectors[0]] == ["leedsi-x"]


def test_nobody_flies_into_a_sector_without_cards() -> None:
    assert only(Scenario()).options == ["fly 2", "fly 3", "fly 4", "stay"]


def test_the_sensor_looks_at_no_more_cards_than_lie_in_the_sector() -> None:
    game = only(Scenario(sensor=2, die=3), "leedsi-x", "tostoku-i").do("fly 1")
    assert flight_of(game, 0)["looked"] == ["leedsi-x", "tostoku-i"]
    game.do("bottom tostoku-i", "bottom leedsi-x", "fly-on")
    assert game.path() == ["tostoku-i"]
    game.do("fly-on")
    assert game.path() == ["tostoku-i", "leedsi-x"]
    assert "fly-on" not in game.options


@pytest.mark.parametrize("place", ["top", "bottom"])
def test_the_only_card_of_a_sector_comes_whether_it_is_put_on_top_or_below(place: str) -> None:
    game = only(Scenario(sensor=2, die=3), "leedsi-x").do("fly 1", f"{place} leedsi-x", "fly-on")
    assert game.path() == ["leedsi-x"]
    assert "fly-on" not in game.options


@pytest.mark.parametrize("reserve", [["asteroids-1"], []])
def test_the_greatest_speed_reaches_all_nine_cards_after_a_founding_and_never_the_refill(reserve: list[str]) -> None:
    game = reserve_of(Scenario(die=3, engines=(0, 3)), *reserve).sector(1, "aigel-x", *MARKETS)
    game.deals("aigel-x", *reserve, *MARKETS).do("fly 1", "found-station", *["fly-on"] * 8)
    assert game.path() == [*(reserve or ["gap"]), *MARKETS]
    assert "fly-on" not in game.options


def test_the_speed_ends_the_flight_before_the_actions_of_a_command_centre_are_used() -> None:
    game = Scenario(command=2).sector(1, *MARKETS).deals(*MARKETS)
    game.do("fly 1", "buy ore 1", "fly-on", "buy fuel 1", "fly-on", "buy carbon 1")
    assert (game.asked, sum(game.me.stock)) == ("trade-and-build", 3)


@pytest.mark.parametrize(("level", "actions"), [(2, 3), (1, 2)])
def test_a_command_centre_lowered_by_a_pirate_leaves_fewer_actions_in_the_next_flight(level: int, actions: int) -> None:
    game = lost_to("pirate-5b", command=level).deals(3, 3, "leedsi-x").sector(2, "leedsi-x")
    game.do("end-turn", "stay", "end-turn", "fly 2")
    assert flight_of(game)["actions_left"] == actions


def test_who_has_lost_the_sensor_centre_looks_at_nothing_in_the_next_flight() -> None:
    game = Scenario(sensor=1).refilled(1, "pirate-5b").sector(1, "pirate-5b", "leedsi-x")
    game.deals("pirate-5b", "leedsi-x", 1, 4, 3, 3, "leedsi-x")
    game.do("fly 1", "bottom leedsi-x", "top pirate-5b", "fly-on", "fight", "end-turn", "stay", "end-turn", "fly 1")
    assert (game.path(), game.told.count("sensor-looked")) == (["leedsi-x"], 2)


def test_the_last_action_ends_the_flight_before_the_pirate_on_the_next_place_is_met() -> None:
    game = Scenario(die=3).sector(1, "leedsi-x", "ireoni-vii", "pirate-2a")
    game.deals("leedsi-x", "ireoni-vii", "pirate-2a").do("fly 1", "buy ore 1", "fly-on", "sell ore 1")
    assert (game.asked, "pirate-met" in game.told) == ("trade-and-build", False)
    assert game.state.known[CARDS.index("pirate-2a")] == 0


def test_two_beaten_pirates_and_two_actions_fit_into_one_flight() -> None:
    game = Scenario(die=3, cannons=(0, 3)).sector(1, "pirate-2a", "leedsi-x", "pirate-3a", "ireoni-vii")
    game.deals("pirate-2a", 4, 1, "asteroids-1", "leedsi-x", "pirate-3a", 4, 1, "asteroids-2", "ireoni-vii")
    game.do("fly 1", "fight", "take ore", "fly-on", "sell ore 1", "fly-on", "fight", "take food", "fly-on")
    assert game.state.turned == [0, 1, 0, 0]
    game.do("buy ore 1")
    assert (medals(game.me), game.told[-1]) == (2, "flight-ended")


# Pages 6 and 7: buying and selling in flight


def test_with_the_last_action_the_merchants_still_take_a_second_resource() -> None:
    game = Scenario(die=3, trade_ships=0, astro=0, ore=1, food=1, fuel=1).refilled(1, "merchants-station")
    game.sector(1, "merchants-station", "litigus-ix").deals("litigus-ix", "merchants-station")
    game.do("fly 1", "sell fuel 1", "fly-on", "sell ore 1")
    assert (game.asked, game.options) == ("sell-more", ["sell food 1", "enough"])
    game.do("sell food 1")
    assert (game.asked, game.me.astro) == ("trade-and-build", 7)


def test_at_the_last_place_the_merchants_still_ask_for_the_second_unit() -> None:
    game = Scenario(engines=(0, 0), astro=0, ore=2).refilled(1, "merchants-station").deals("merchants-station")
    game.do("fly 1", "sell ore 1")
    assert (game.asked, game.options) == ("sell-more", ["sell ore 1", "enough"])
    assert game.do("enough").asked == "trade-and-build"


def test_the_diplomats_sell_nothing_to_full_stores_and_nothing_for_two_astro() -> None:
    full = Scenario().set(0, **TWO_OF_EACH).sector(1, "diplomats-station-1").deals("diplomats-station-1").do("fly 1")
    assert verbs(full) == {"sell", "fly-on", "end-flight"}
    poor = Scenario(astro=2).sector(1, "diplomats-station-1").deals("diplomats-station-1").do("fly 1")
    assert verbs(poor) == {"fly-on", "end-flight"}


# Page 7: founding and refills


@pytest.mark.parametrize(
    ("ship", "cards", "answer"),
    [
        ("colony_ships", ["heka-ii", "dubhe-iv"], "found-colony"),
        ("trade_ships", ["aigel-x", "saiph-vi"], "found-station"),
    ],
)
def test_two_ships_of_a_kind_found_twice_in_one_flight(ship: str, cards: list[str], answer: str) -> None:
    game = Scenario(die=3, colony_ships=0, trade_ships=0).set(0, **{ship: 2}).sector(1, *cards)
    game.deals(cards[0], "asteroids-1", cards[1], "asteroids-2").do("fly 1", answer, "fly-on", answer)
    assert (game.me.colony_ships, game.me.trade_ships, game.told[-1]) == (0, 0, "flight-ended")
    assert {CARDS.index(card) for card in cards} <= {*game.me.colonies, *game.me.stations}
    assert len(game.state.sectors[0]) == 9


def test_the_last_card_of_the_reserve_replaces_the_first_founded_card_and_nothing_the_second() -> None:
    game = reserve_of(Scenario(die=3, command=1), "asteroids-10").sector(1, "aigel-x", "heka-ii")
    game.deals("aigel-x", "asteroids-10", "heka-ii").do("fly 1", "found-station", "fly-on", "found-colony")
    assert (game.path(), game.state.turned) == (["asteroids-10", "gap"], [1, 1])
    game.do("end-flight")
    assert len(game.state.sectors[0]) == 8


def test_with_an_empty_reserve_the_founding_that_is_the_last_action_ends_the_flight_as_usual() -> None:
    game = reserve_of(Scenario(die=3)).sector(1, "leedsi-x", "heka-ii").deals("leedsi-x", "heka-ii")
    game.do("fly 1", "buy ore 1", "fly-on", "found-colony")
    assert (game.asked, game.told[-2:]) == ("trade-and-build", ["reserve-empty", "flight-ended"])
    assert len(game.state.sectors[0]) == 8


def test_two_refills_of_one_flight_can_come_from_two_groups_of_the_reserve() -> None:
    game = after_refills(6).set(0, command=1).sector(1, "aigel-x", "heka-ii").deals("aigel-x")
    game.do("fly 1", "found-station").deals("heka-ii").do("fly-on", "found-colony")
    assert [GROUP[card] for card in game.state.path] == [1, 2]


@pytest.mark.parametrize("variant", [False, True])
def test_no_colony_is_founded_on_a_refill_before_a_new_flight(variant: bool) -> None:
    game = after_refills(7)
    game.state.face_down = int(variant)
    game.deals("aigel-x", "benet-nash-ix").do("fly 1", "found-station")
    assert (game.path(), game.options) == (["benet-nash-ix"], ["fly-on", "end-flight"])
    game.do("end-flight").deals(2, 2, "benet-nash-ix").do("end-turn", "stay", "end-turn", "fly 1")
    assert game.options == ["found-colony", "fly-on", "end-flight"]


def test_no_colony_is_founded_on_the_card_that_replaced_a_pirate() -> None:
    game = after_refills(7).sector(1, "pirate-2a").deals("pirate-2a", 4, 1, "benet-nash-ix")
    game.do("fly 1", "fight", "take ore")
    assert (game.path(), game.options) == (["benet-nash-ix"], ["fly-on", "end-flight"])


def test_variant_an_empty_reserve_leaves_an_open_gap() -> None:
    game = reserve_of(Scenario(options={"refill": "face-down"})).sector(1, "heka-ii").deals("heka-ii")
    game.do("fly 1", "found-colony")
    assert flight_of(game)["path"] == [{"card": None, "face_down": False, "turned": True}]
    assert "reserve-empty" in game.told


def after_face_down_refill(refill: str) -> Scenario:
    """Seat 1, who has a sensor centre, is about to fly into a sector with a refill that nobody has seen."""
    game = Scenario(options={"refill": "face-down"}).set(1, sensor=1).sector(1, "heka-ii", "leedsi-x")
    game.deals("heka-ii", refill, 3).do("fly 1", "found-colony", "end-flight", "end-turn")
    return game.deals(refill, "leedsi-x")


def test_variant_the_sensor_shows_a_face_down_refill_to_the_flyer_alone() -> None:
    game = after_face_down_refill("pirate-4a").do("fly 1")
    assert game.state.known[CARDS.index("pirate-4a")] == 2
    assert "pirate-4a" in game.view(1)["sectors"][0]["seen"]
    assert "pirate-4a" not in game.view(0)["sectors"][0]["seen"]


def test_variant_a_face_down_refill_put_on_top_by_the_sensor_is_used_like_any_card() -> None:
    game = after_face_down_refill("green-folk-station")
    game.do("fly 1", "bottom leedsi-x", "top green-folk-station", "fly-on")
    assert game.path() == ["green-folk-station"]
    assert "found-station" in game.options


# Page 7: Friend of the Peoples


def with_median(*mine: str, **theirs: Value) -> Scenario:
    """About to found a station on Median, the card with two friendship symbols."""
    game = Scenario(stations=list(mine)).set(1, **theirs).sector(1, "heka-ii")
    for station in ("beteigeuze-vi", "saiph-vi", "alnitak-ix"):
        game.sector(2, station)
    return game.refilled(1, "median").deals("median")


def test_two_symbols_at_once_can_draw_level_with_the_holder_of_the_friend() -> None:
    game = with_median("aigel-x", orders=FRIENDLY_ORDERS)
    before = points(game.state, 1)
    game.do("fly 1", "found-station")
    assert (friendship(game.me), friendship(game.rival)) == (3, 3)
    assert (game.view(None)["friend"], points(game.state, 1)) == (None, before - 1)


def test_two_symbols_at_once_bring_the_friend_from_a_single_symbol() -> None:
    game = with_median("aigel-x").do("fly 1", "found-station")
    assert game.view(None)["friend"] == 0


def test_a_rival_with_nine_points_falls_back_to_eight_when_the_friend_is_drawn_level() -> None:
    game = Scenario(stations=["aigel-x", "mintaka-ii"]).sector(1, "saiph-vi").deals("saiph-vi")
    game.set(1, colonies=["bellatrix-i", "heka-ii", "phekda-vi", "merak-v", "dubhe-iv"], storage=2, science=2)
    game.set(1, orders=FRIENDLY_ORDERS)
    assert points(game.state, 1) == 9
    game.do("fly 1", "found-station")
    assert (points(game.state, 1), game.table.over) == (8, False)


def test_who_wins_with_the_friend_takes_its_point_from_the_rival() -> None:
    game = with_median("aigel-x", "mintaka-ii", orders=FRIENDLY_ORDERS)
    game.set(0, storage=2, science=2, production=2, colonies=["bellatrix-i", "phekda-vi", "merak-v", "dubhe-iv"])
    game.set(0, orders=["order-1"])
    assert (points(game.state, 0), points(game.state, 1)) == (9, 3)
    assert_won(game.do("fly 1", "found-station"))
    assert points(game.state, 1) == 2
