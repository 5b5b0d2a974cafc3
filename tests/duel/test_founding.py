"""Founding trade stations and colonies, and the refill from the reserve (pages 7 and 11)."""

from __future__ import annotations

import pytest

from orrery import IllegalAction
from orrery.games.duel import GAME
from orrery.games.duel.facts.cards import CARDS, COLONY, GOODS, GROUP, KIND, PIRATE, STATION
from orrery.games.duel.position.state import PUBLIC
from orrery.games.duel.rules.scoring import friendship, points

from .scenario import Scenario, Value

STATIONS = [
    ("aigel-x", 1),
    ("mintaka-ii", 1),
    ("beteigeuze-vi", 1),
    ("saiph-vi", 1),
    ("alnitak-ix", 1),
    ("diplomats-station-3", 1),
    ("green-folk-station", 1),
    ("scientists-station", 1),
    ("merchants-station", 1),
    ("median", 2),
]
"""Every card on which a trade station can be founded, with its friendship symbols."""
COLONIES = [
    ("bellatrix-i", "ore", 1),
    ("heka-ii", "ore", 2),
    ("phekda-vi", "food", 1),
    ("merak-v", "food", 3),
    ("dubhe-iv", "carbon", 2),
    ("alkor-iii", "fuel", 3),
    ("benet-nash-ix", "carbon", 3),
    ("mizar-x", "food", 2),
    ("enif-i", "fuel", 2),
    ("theta-pegasi-ii", "ore", 3),
]
TAKEN = [
    *("bellatrix-i", "phekda-vi", "merak-v", "dubhe-iv", "alkor-iii", "mintaka-ii", "beteigeuze-vi"),
    *("saiph-vi", "alnitak-ix", "pirate-2a", "pirate-3a", "pirate-2b", "pirate-3b", "pirate-4a"),
    *("diplomats-station-3", "green-folk-station", "pirate-4b", "pirate-5a", "scientists-station", "benet-nash-ix"),
    *("mizar-x", "pirate-5b", "pirate-6a", "merchants-station", "enif-i", "theta-pegasi-ii", "pirate-6b", "pirate-7"),
]
"""Cards in an order in which they can leave the sectors, each refilled from the reserve."""


def at(card: str, refill: str = "asteroids-2", **mine: Value) -> Scenario:
    """In flight at a card; the given reserve card would replace it."""
    return reach(Scenario().set(0, **mine), card, refill)


def reach(game: Scenario, card: str, refill: str) -> Scenario:
    if GROUP[CARDS.index(card)]:
        game.refilled(1, card)
    return game.sector(1, card, "leedsi-x").deals(card, refill, "leedsi-x").do("fly 1")


def after_refills(count: int) -> Scenario:
    """A position in which this many cards have left the sectors."""
    game = Scenario()
    for number, key in enumerate(TAKEN[:count]):
        kind = KIND[CARDS.index(key)]
        word = "pirates" if kind == PIRATE else "colonies" if kind == COLONY else "stations"
        game.set(number % 2, **{word: [key]})
    return game.sector(1, "aigel-x").deals("aigel-x")


def test_the_lists_of_stations_and_colonies_are_complete() -> None:
    assert sorted(key for key, _ in STATIONS) == sorted(key for key, yes in zip(CARDS, STATION, strict=True) if yes)
    colonies = [CARDS[card] for card, kind in enumerate(KIND) if kind == COLONY]
    assert sorted(key for key, _, _ in COLONIES) == sorted(set(colonies) - {"megrez-vii", "alioth-viii"})


# Trade stations


@pytest.mark.parametrize(("card", "symbols"), STATIONS)
def test_a_trade_station_takes_the_card_and_gives_the_trade_ship_back(card: str, symbols: int) -> None:
    game = at(card).do("found-station")
    assert game.me.stations == [CARDS.index(card)]
    assert (game.me.trade_ships, game.me.colony_ships) == (0, 1)
    assert friendship(game.me) == symbols
    assert game.me.astro == 20


@pytest.mark.parametrize(("card", "symbols"), STATIONS)
def test_without_a_trade_ship_no_station_is_founded(card: str, symbols: int) -> None:
    game = at(card, trade_ships=0, colony_ships=2, astro=0)
    assert game.options == ["fly-on", "end-flight"]


@pytest.mark.parametrize("card", ["ireoni-vii", "kopernikus-ii", "diplomats-station-1", "diplomats-station-2"])
def test_where_the_station_symbol_is_missing_no_station_is_founded(card: str) -> None:
    game = at(card, trade_ships=2, colony_ships=0)
    assert "found-station" not in game.options


def test_founding_replaces_trading_on_that_card() -> None:
    game = at("aigel-x", ore=1).do("found-station")
    assert game.me.stock[0] == 1
    with pytest.raises(IllegalAction):
        game.do("buy ore 1")


def test_after_trading_no_station_is_founded_on_that_card() -> None:
    game = at("aigel-x").do("buy ore 1")
    assert game.options == ["fly-on", "end-flight"]


def test_the_ship_given_back_can_be_built_again() -> None:
    game = at("aigel-x", ore=1, fuel=1, trade_goods=1).do("found-station", "end-flight")
    assert "build trade-ship" in game.options
    game.do("build trade-ship")
    assert game.me.trade_ships == 1


def test_the_council_planet_median_offers_no_trade_and_brings_two_friendship_symbols() -> None:
    game = at("median", ore=2, fuel=2, carbon=2, food=2, trade_goods=2, knowledge=2)
    assert game.options == ["found-station", "fly-on", "end-flight"]
    game.do("found-station")
    assert friendship(game.me) == 2
    game.do("end-flight")
    assert "use median" not in game.options


# Colonies


@pytest.mark.parametrize(("card", "good", "number"), COLONIES)
def test_a_colony_takes_the_planet_gives_the_colony_ship_back_and_counts_a_point(
    card: str, good: str, number: int
) -> None:
    game = at(card).do("found-colony")
    assert [CARDS[colony] for colony in game.me.colonies] == ["megrez-vii", card]
    assert (game.me.colony_ships, game.me.trade_ships) == (0, 1)
    assert points(game.state, 0) == 2


@pytest.mark.parametrize(("card", "good", "number"), COLONIES)
def test_without_a_colony_ship_no_colony_is_founded(card: str, good: str, number: int) -> None:
    assert at(card, colony_ships=0, trade_ships=2).options == ["fly-on", "end-flight"]


@pytest.mark.parametrize(("card", "good", "number"), COLONIES)
def test_a_new_colony_produces_from_the_next_roll_on(card: str, good: str, number: int) -> None:
    game = Scenario(die=number)
    if GROUP[CARDS.index(card)]:
        game.refilled(1, card)
    game.sector(1, card).deals(card, "asteroids-2", number)
    game.do("fly 1", "found-colony", "end-flight")
    assert sum(game.me.stock) == 0
    game.do("end-turn")
    if number == 1:
        game.do(f"produce {card}", seat=0)
    expected = [0] * 6
    expected[GOODS.index(good)] = 1
    assert game.me.stock == expected


@pytest.mark.parametrize(("card", "good", "number"), COLONIES)
def test_a_colony_planet_offers_nothing_but_the_colony(card: str, good: str, number: int) -> None:
    game = at(card, ore=2, fuel=2, carbon=2, food=2, trade_goods=2, knowledge=2)
    assert game.options == ["found-colony", "fly-on", "end-flight"]


@pytest.mark.parametrize("card", ["andromeda", "pobeckifiked-vi", "aigel-x"])
def test_no_colony_on_other_planets(card: str) -> None:
    assert "found-colony" not in at(card, colony_ships=2, trade_ships=0).options


# The refill


@pytest.mark.parametrize(("card", "answer"), [("aigel-x", "found-station"), ("heka-ii", "found-colony")])
def test_a_reserve_card_is_laid_open_in_place_of_the_founded_card_and_turned(card: str, answer: str) -> None:
    game = Scenario(die=3).sector(1, card, "leedsi-x").deals("leedsi-x", card, "pirate-4a")
    game.do("fly 1", "fly-on", answer)
    assert (game.path(), game.state.turned) == (["leedsi-x", "pirate-4a"], [0, 1])
    for seat in (0, 1, None):
        flight = GAME.view(game.table, seat)["flight"]
        assert flight is not None
        assert flight["path"][1] == {"card": "pirate-4a", "face_down": False, "turned": True}
    assert game.state.known[CARDS.index("pirate-4a")] == PUBLIC


@pytest.mark.parametrize("refill", ["green-folk-station", "diplomats-station-3", "asteroids-1", "pirate-2b"])
def test_no_action_and_no_battle_with_the_refill(refill: str) -> None:
    game = at("aigel-x", refill, trade_ships=2, colony_ships=0, knowledge=2, ore=2).do("found-station")
    assert game.path() == [refill]
    assert (game.asked, game.options) == ("fly-on", ["fly-on", "end-flight"])


@pytest.mark.parametrize(("card", "answer"), [("aigel-x", "found-station"), ("heka-ii", "found-colony")])
def test_the_founded_card_leaves_the_sector_which_keeps_nine_cards(card: str, answer: str) -> None:
    game = at(card, "asteroids-2").do(answer, "end-flight")
    assert len(game.state.sectors[0]) == 9
    assert CARDS.index(card) not in game.state.sectors[0]
    assert CARDS.index("asteroids-2") in game.state.sectors[0]
    assert [len(group) for group in game.state.reserve] == [6, 7, 7, 7]


def test_a_founding_is_an_action_and_the_second_action_ends_the_flight() -> None:
    game = Scenario(die=3).sector(1, "aigel-x", "heka-ii").deals("aigel-x", "asteroids-1", "heka-ii", "pirate-3b")
    game.do("fly 1", "found-station", "fly-on", "found-colony")
    assert game.told[-1] == "flight-ended"
    assert game.asked == "trade-and-build"
    assert len(game.state.sectors[0]) == 9


def test_the_refill_takes_no_further_place_in_the_path() -> None:
    game = Scenario(die=1, engines=(1, 0)).sector(1, "aigel-x", "leedsi-x").deals("aigel-x", "asteroids-1", "leedsi-x")
    game.do("fly 1", "found-station", "fly-on")
    assert game.path() == ["asteroids-1", "leedsi-x"]
    assert "fly-on" not in game.options


@pytest.mark.parametrize(("count", "group"), [(0, 1), (6, 1), (7, 2), (13, 2), (14, 3), (20, 3), (21, 4), (27, 4)])
def test_the_groups_of_the_reserve_come_one_after_the_other(count: int, group: int) -> None:
    game = after_refills(count).do("fly 1", "found-station")
    assert GROUP[game.state.path[0]] == group
    assert sum(len(pile) for pile in game.state.reserve) == 27 - count


def test_an_empty_reserve_leaves_a_gap_and_a_sector_of_eight() -> None:
    game = after_refills(28)
    assert game.state.reserve == [[], [], [], []]
    game.do("fly 1", "found-station")
    assert (game.path(), game.state.turned) == (["gap"], [1])
    assert "reserve-empty" in game.told
    flight = GAME.view(game.table, 1)["flight"]
    assert flight is not None
    assert flight["path"] == [{"card": None, "face_down": False, "turned": True}]
    assert game.options == ["fly-on", "end-flight"]
    game.do("end-flight")
    assert [len(stack) for stack in game.state.sectors] == [8, 9, 9, 9]


def test_a_gap_counts_as_a_card_of_the_path() -> None:
    game = after_refills(28).set(0, engines=(1, 0)).sector(1, "aigel-x", "leedsi-x").deals("aigel-x", "leedsi-x")
    game.do("fly 1", "found-station", "fly-on")
    assert game.path() == ["gap", "leedsi-x"]
    assert "fly-on" not in game.options


# The variant: refills face down


def face_down(card: str, refill: str, **mine: Value) -> Scenario:
    return reach(Scenario(options={"refill": "face-down"}).set(0, **mine), card, refill)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_variant_nobody_knows_the_refill(seat: int | None) -> None:
    game = face_down("aigel-x", "pirate-4a").do("found-station")
    assert game.path() == ["pirate-4a"]
    flight = GAME.view(game.table, seat)["flight"]
    assert flight is not None
    assert flight["path"] == [{"card": None, "face_down": True, "turned": True}]
    assert "pirate-4a" not in str(GAME.view(game.table, seat))
    assert [event.seen_by(seat) for event in game.events if event.kind.name.startswith("refilled")] == [{}]
    game.do("end-flight")
    assert "pirate-4a" not in str(GAME.view(game.table, seat))
    assert len(game.state.sectors[0]) == 9


def test_variant_the_refill_is_the_same_for_a_player_whatever_it_is() -> None:
    views = []
    for refill in ("pirate-4a", "green-folk-station"):
        game = face_down("aigel-x", refill).do("found-station", "end-flight")
        views.append([GAME.view(game.table, seat) for seat in (0, 1, None)])
    assert views[0] == views[1]


def test_variant_no_action_with_the_refill() -> None:
    game = face_down("aigel-x", "green-folk-station", trade_ships=2, colony_ships=0, knowledge=1).do("found-station")
    assert game.options == ["fly-on", "end-flight"]


def test_variant_the_refill_is_known_and_usable_when_it_turns_up_in_a_new_flight() -> None:
    game = face_down("heka-ii", "green-folk-station").do("found-colony", "end-flight")
    game.deals(3, "green-folk-station").do("end-turn", "fly 1")
    assert game.state.known[CARDS.index("green-folk-station")] == PUBLIC
    assert game.options == ["found-station", "fly-on", "end-flight"]
    assert game.path() == ["green-folk-station"]
