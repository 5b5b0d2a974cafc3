"""Friend and Hero of the Peoples (pages 7 and 9): the two special cards worth a victory point."""

from __future__ import annotations

import pytest

from orrery.games.duel.facts.cards import CARDS, ORDERS, STATION
from orrery.games.duel.rules.scoring import (
    NOBODY,
    friend_of_the_peoples,
    friendship,
    hero_of_the_peoples,
    medals,
    points,
)

from .scenario import Scenario

FRIEND, HERO = 0, 1
STATIONS = ["aigel-x", "mintaka-ii", "beteigeuze-vi", "saiph-vi", "alnitak-ix"]
FRIENDLY_ORDERS = ["order-6", "order-7", "order-8", "order-9", "order-10"]
MEDAL_ORDERS = ["order-11", "order-12", "order-13", "order-14", "order-15"]
PIRATES = ["pirate-2a", "pirate-3a", "pirate-2b", "pirate-3b", "pirate-4a", "pirate-4b"]


def holders(game: Scenario) -> tuple[int | None, int | None]:
    """Who holds Friend and Hero, as everybody sees it."""
    view = game.view(None)
    return view["friend"], view["hero"]


def founding(station: str, mine: list[str], theirs: list[str]) -> Scenario:
    """The player has just founded a station while these stations lay before both."""
    game = Scenario(stations=mine).set(1, stations=theirs)
    if station in STATIONS:
        game.sector(1, station)
    else:
        game.refilled(1, station)
    return game.deals(station).do("fly 1", "found-station")


def beating(mine: list[str], theirs: list[str]) -> Scenario:
    """The player has just beaten a pirate of strength 2 while these pirates lay before both."""
    game = Scenario(pirates=mine).set(1, pirates=theirs).sector(1, "pirate-2a")
    return game.deals("pirate-2a", 4, 1).do("fly 1", "fight", "take ore")


# Friend of the Peoples


@pytest.mark.parametrize(("count", "holder"), [(0, None), (1, None), (2, None), (3, 0), (4, 0)])
def test_the_friend_needs_three_friendship_symbols(count: int, holder: int | None) -> None:
    game = Scenario(stations=STATIONS[:count])
    assert friendship(game.me) == count
    assert holders(game) == (holder, None)


def test_the_third_symbol_brings_the_friend_and_a_victory_point() -> None:
    game = founding("saiph-vi", ["aigel-x", "mintaka-ii"], [])
    assert holders(game) == (0, None)
    assert game.facts("special-card-taken") == [(0, [FRIEND])]
    assert game.view(0)["players"][0]["breakdown"] == {
        "colonies": 1,
        "centres": 0,
        "orders": 0,
        "friend": 1,
        "hero": 0,
    }
    assert points(game.state, 0) == 2


def test_a_second_symbol_brings_nothing_yet() -> None:
    game = founding("saiph-vi", ["aigel-x"], [])
    assert "special-card-taken" not in game.told
    assert points(game.state, 0) == 1


def test_the_most_symbols_hold_the_friend() -> None:
    game = Scenario(stations=STATIONS[:3]).set(1, orders=FRIENDLY_ORDERS[:4])
    assert holders(game) == (1, None)
    assert (points(game.state, 0), points(game.state, 1)) == (1, 2)


def test_equal_symbols_leave_the_friend_with_nobody() -> None:
    game = founding("saiph-vi", ["aigel-x", "mintaka-ii"], [])
    game.set(1, orders=FRIENDLY_ORDERS[:3])
    assert friend_of_the_peoples(game.state) == NOBODY
    assert (points(game.state, 0), points(game.state, 1)) == (1, 1)


def test_drawing_level_takes_the_friend_from_the_rival() -> None:
    game = Scenario(stations=STATIONS[:2]).set(1, orders=FRIENDLY_ORDERS[:3]).sector(1, "saiph-vi")
    assert holders(game) == (1, None)
    game.deals("saiph-vi").do("fly 1", "found-station")
    assert holders(game) == (None, None)
    assert game.facts("special-card-lost") == [(1, [FRIEND])]
    assert "special-card-taken" not in game.told
    assert points(game.state, 1) == 1


def test_after_a_tie_the_next_symbol_regains_the_friend() -> None:
    game = Scenario(stations=STATIONS[:3]).set(1, orders=FRIENDLY_ORDERS[:3]).sector(1, "saiph-vi")
    assert holders(game) == (None, None)
    game.deals("saiph-vi").do("fly 1", "found-station")
    assert holders(game) == (0, None)
    assert game.facts("special-card-taken") == [(0, [FRIEND])]
    assert "special-card-lost" not in game.told


def test_two_symbols_at_once_can_take_the_friend_straight_from_the_rival() -> None:
    game = Scenario(stations=STATIONS[:2]).set(1, orders=FRIENDLY_ORDERS[:3]).refilled(1, "median")
    game.deals("median").do("fly 1", "found-station")
    assert game.facts("special-card-lost") == [(1, [FRIEND])]
    assert game.facts("special-card-taken") == [(0, [FRIEND])]
    assert holders(game) == (0, None)


def test_a_holder_with_more_symbols_keeps_the_friend_without_news() -> None:
    game = founding("saiph-vi", STATIONS[:3], [])
    assert holders(game) == (0, None)
    assert "special-card-taken" not in game.told


@pytest.mark.parametrize("station", [CARDS[card] for card, founded in enumerate(STATION) if founded])
def test_every_station_shows_its_friendship_symbols(station: str) -> None:
    game = Scenario(stations=[station])
    assert friendship(game.me) == (2 if station == "median" else 1)
    assert game.view(1)["players"][0]["friendship"] == friendship(game.me)
    assert medals(game.me) == 0


@pytest.mark.parametrize("order", ORDERS)
def test_orders_show_friendship_symbols_medals_or_points(order: str) -> None:
    game = Scenario(orders=[order])
    assert friendship(game.me) == int(order in FRIENDLY_ORDERS)
    assert medals(game.me) == int(order in MEDAL_ORDERS)


def test_a_fulfilled_order_can_bring_the_friend() -> None:
    game = Scenario(stations=STATIONS[:2], carbon=2).sector(1, "andromeda").open_orders("order-8", "order-1", "order-2")
    game.deals("andromeda").do("fly 1", "fulfil order-8", "take ore")
    assert holders(game) == (0, None)
    assert game.facts("special-card-taken") == [(0, [FRIEND])]


def test_stations_and_orders_count_together() -> None:
    game = Scenario(stations=STATIONS[:2], orders=FRIENDLY_ORDERS[:1])
    assert (friendship(game.me), holders(game)) == (3, (0, None))


def test_a_trade_planet_without_a_founded_station_gives_no_friendship() -> None:
    game = Scenario(stations=STATIONS[:2]).sector(1, "saiph-vi").deals("saiph-vi").do("fly 1", "buy food 1")
    assert friendship(game.me) == 2


# Hero of the Peoples


@pytest.mark.parametrize(("count", "holder"), [(0, None), (1, None), (2, None), (3, 0), (4, 0)])
def test_the_hero_needs_three_medals(count: int, holder: int | None) -> None:
    game = Scenario(pirates=PIRATES[:count])
    assert medals(game.me) == count
    assert holders(game) == (None, holder)


def test_the_third_medal_brings_the_hero_and_a_victory_point() -> None:
    game = beating(["pirate-3a", "pirate-2b"], [])
    assert holders(game) == (None, 0)
    assert game.facts("special-card-taken") == [(0, [HERO])]
    assert game.view(0)["players"][0]["breakdown"] == {
        "colonies": 1,
        "centres": 0,
        "orders": 0,
        "friend": 0,
        "hero": 1,
    }


def test_the_most_medals_hold_the_hero() -> None:
    game = Scenario(pirates=PIRATES[:3]).set(1, orders=MEDAL_ORDERS[:4])
    assert holders(game) == (None, 1)


def test_equal_medals_leave_the_hero_with_nobody() -> None:
    game = Scenario(pirates=PIRATES[:3]).set(1, orders=MEDAL_ORDERS[:3])
    assert hero_of_the_peoples(game.state) == NOBODY
    assert (points(game.state, 0), points(game.state, 1)) == (1, 1)


def test_drawing_level_takes_the_hero_from_the_rival() -> None:
    game = beating(["pirate-3a", "pirate-2b"], ["pirate-3b", "pirate-4a", "pirate-4b"])
    assert holders(game) == (None, None)
    assert game.facts("special-card-lost") == [(1, [HERO])]
    assert "special-card-taken" not in game.told


def test_after_a_tie_the_next_medal_regains_the_hero() -> None:
    game = beating(["pirate-3a", "pirate-2b", "pirate-6a"], ["pirate-3b", "pirate-4a", "pirate-4b"])
    assert holders(game) == (None, 0)
    assert game.facts("special-card-taken") == [(0, [HERO])]


@pytest.mark.parametrize("order", MEDAL_ORDERS)
def test_orders_and_pirates_count_together_for_the_hero(order: str) -> None:
    game = Scenario(pirates=PIRATES[:2], orders=[order])
    assert (medals(game.me), holders(game)) == (3, (None, 0))


def test_a_fulfilled_order_can_bring_the_hero() -> None:
    game = Scenario(pirates=PIRATES[:2], ore=2, knowledge=1).sector(1, "perseus")
    game.open_orders("order-13", "order-1", "order-2").deals("perseus").do("fly 1", "fulfil order-13")
    assert holders(game) == (None, 0)
    assert game.facts("special-card-taken") == [(0, [HERO])]


def test_a_paid_pirate_and_a_lost_battle_bring_no_medal() -> None:
    paid = Scenario().sector(1, "pirate-2a").deals("pirate-2a").do("fly 1", "pay")
    lost = Scenario().sector(1, "pirate-2a").deals("pirate-2a", 1, 4).do("fly 1", "fight")
    assert medals(paid.me) == medals(lost.me) == 0


def test_one_player_can_hold_both_special_cards() -> None:
    game = Scenario(stations=STATIONS[:3], pirates=PIRATES[:3])
    assert holders(game) == (0, 0)
    assert points(game.state, 0) == 3


def test_each_special_card_can_lie_with_another_player() -> None:
    game = Scenario(stations=STATIONS[:3]).set(1, pirates=PIRATES[:3])
    assert holders(game) == (0, 1)
    assert (points(game.state, 0), points(game.state, 1)) == (2, 2)
