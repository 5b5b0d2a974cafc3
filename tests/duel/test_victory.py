"""The end of the game (page 11): ten victory points win at once; what counts and how it is told."""

from __future__ import annotations

import pytest

from orrery.core.errors import NotYourQuestion
from orrery.games.duel import GAME
from orrery.games.duel.facts.cards import ORDERS
from orrery.games.duel.rules.scoring import breakdown, points

from .scenario import Scenario, Value

COLONIES = ["bellatrix-i", "heka-ii", "phekda-vi", "merak-v", "dubhe-iv"]
FULL_BUT_CARBON = {"ore": 4, "fuel": 4, "food": 4, "trade_goods": 4}
NOTHING_BUT_THE_START_COLONY = {"colonies": 1, "centres": 0, "orders": 0, "friend": 0, "hero": 0}


def nine_points(phase: str = "flight") -> Scenario:
    """Six colonies with the first one, three centres of level II."""
    game = Scenario(phase=phase, colonies=COLONIES, storage=2, science=2, production=2)
    assert points(game.state, 0) == 9
    return game


def assert_won(game: Scenario, seat: int = 0, score: int = 10) -> None:
    """The game is over and this seat has won; nobody is asked anything any more."""
    assert game.table.over
    assert (game.table.questions(), bool(game.table.pending), any(game.table.owed)) == ({}, False, False)
    assert game.facts("game-won") == [(seat, [score])]
    assert game.told[-1] == "game-won"
    outcome = GAME.outcome(game.table)
    assert outcome is not None
    assert (outcome.winners, outcome.scores[seat]) == ([seat], score)
    assert (outcome.share(seat), outcome.share(1 - seat)) == (1.0, 0.0)
    assert game.view(None)["winners"] == [seat]
    for someone in (0, 1):
        with pytest.raises(NotYourQuestion):
            game.table.act(someone, GAME.actions.parse("end-turn"))


# Winning in flight


def test_a_colony_wins_in_the_middle_of_the_flight() -> None:
    game = nine_points().sector(1, "alkor-iii").deals("alkor-iii").do("fly 1", "found-colony")
    assert_won(game)


def test_an_order_wins_in_the_middle_of_the_flight() -> None:
    game = nine_points().set(0, ore=1, fuel=1).sector(1, "mestor").open_orders("order-2", "order-1", "order-3")
    assert_won(game.deals("mestor").do("fly 1", "fulfil order-2"))


def test_a_station_wins_through_the_friend_of_the_peoples() -> None:
    game = nine_points().set(0, stations=["aigel-x", "mintaka-ii"]).sector(1, "saiph-vi")
    assert_won(game.deals("saiph-vi").do("fly 1", "found-station"))


def test_an_order_wins_through_the_friend_of_the_peoples() -> None:
    game = nine_points().set(0, stations=["aigel-x", "mintaka-ii"], carbon=2, **FULL_BUT_CARBON).sector(1, "andromeda")
    game.open_orders("order-8", "order-1", "order-2").deals("andromeda").do("fly 1", "fulfil order-8")
    assert_won(game)


def test_a_beaten_pirate_wins_through_the_hero_of_the_peoples() -> None:
    game = nine_points().set(0, pirates=["pirate-3a", "pirate-2b"], carbon=4, **FULL_BUT_CARBON).sector(1, "pirate-2a")
    assert_won(game.deals("pirate-2a", 4, 1).do("fly 1", "fight"))


def test_an_order_wins_through_the_hero_of_the_peoples() -> None:
    game = nine_points().set(0, pirates=["pirate-3a", "pirate-2b"], ore=2, knowledge=1).sector(1, "perseus")
    game.open_orders("order-13", "order-1", "order-2").deals("perseus").do("fly 1", "fulfil order-13")
    assert_won(game)


def test_a_win_with_the_last_action_leaves_no_trade_and_build_phase() -> None:
    game = nine_points().sector(1, "aigel-x", "alkor-iii").deals("aigel-x", "alkor-iii")
    game.do("fly 1", "buy ore 1", "fly-on", "found-colony")
    assert_won(game)
    assert "flight-ended" not in game.told


# Winning while building


def test_a_centre_of_level_two_wins_in_the_trade_and_build_phase() -> None:
    game = nine_points("build").set(0, sensor=1, ore=1, carbon=1, food=2).do("build sensor-2")
    assert_won(game)


def test_either_seat_can_win_in_its_own_turn() -> None:
    game = Scenario(phase="build").set(1, colonies=COLONIES, storage=2, science=2, production=2)
    game.set(1, sensor=1, ore=1, carbon=1, food=2).deals(3).do("end-turn", "stay", "build sensor-2")
    assert_won(game, seat=1)


# Ten points, not fewer


def test_nine_points_do_not_win() -> None:
    game = nine_points().do("stay")
    assert GAME.outcome(game.table) is None
    assert game.asked == "trade-and-build"
    assert (GAME.standing(game.table).winners, GAME.standing(game.table).scores) == ([], [9, 1])
    assert game.view(None)["winners"] == []


def test_the_ninth_point_lets_the_flight_go_on() -> None:
    game = Scenario(colonies=COLONIES, storage=2, science=2).sector(1, "alkor-iii").deals("alkor-iii")
    game.do("fly 1", "found-colony")
    assert (points(game.state, 0), game.asked) == (9, "fly-on")


def test_a_centre_of_level_one_does_not_win() -> None:
    game = nine_points("build").set(0, ore=1, carbon=1, food=1).do("build sensor-1")
    assert game.asked == "trade-and-build"


def test_more_than_ten_points_win_as_well() -> None:
    game = nine_points().set(0, command=2).sector(1, "alkor-iii").deals("alkor-iii").do("fly 1", "found-colony")
    assert_won(game, score=11)


def test_the_victory_takes_the_game_away_from_a_rival_with_nine_points() -> None:
    game = nine_points().set(1, command=2, sensor=2, trade=2, orders=["order-1", "order-2", "order-3", "order-4"])
    game.set(1, orders=["order-5"]).sector(1, "alkor-iii").deals("alkor-iii").do("fly 1", "found-colony")
    outcome = GAME.outcome(game.table)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ([10, 9], [0])


# What counts


def test_everybody_begins_with_the_point_of_the_start_colony() -> None:
    game = Scenario()
    assert [breakdown(game.state, seat) for seat in (0, 1)] == [NOTHING_BUT_THE_START_COLONY] * 2


def test_each_colony_counts_one_point() -> None:
    game = Scenario(colonies=COLONIES[:3])
    assert breakdown(game.state, 0) == {**NOTHING_BUT_THE_START_COLONY, "colonies": 4}


def test_each_centre_of_level_two_counts_one_point() -> None:
    game = Scenario(storage=2, trade=2, science=1)
    assert breakdown(game.state, 0) == {**NOTHING_BUT_THE_START_COLONY, "centres": 2}


@pytest.mark.parametrize("order", ORDERS)
def test_orders_one_to_five_count_one_point(order: str) -> None:
    game = Scenario(orders=[order])
    counted = int(order in ("order-1", "order-2", "order-3", "order-4", "order-5"))
    assert breakdown(game.state, 0) == {**NOTHING_BUT_THE_START_COLONY, "orders": counted}


def test_friend_and_hero_count_one_point_each() -> None:
    stations, pirates = ["aigel-x", "mintaka-ii", "saiph-vi"], ["pirate-2a", "pirate-3a", "pirate-2b"]
    game = Scenario(stations=stations, pirates=pirates)
    assert breakdown(game.state, 0) == {**NOTHING_BUT_THE_START_COLONY, "friend": 1, "hero": 1}


def test_stations_pirates_ships_parts_and_goods_count_no_points() -> None:
    game = Scenario(stations=["aigel-x"], pirates=["pirate-2a"], engines=(0, 3), cannons=(0, 3), ore=2, astro=99)
    assert breakdown(game.state, 0) == NOTHING_BUT_THE_START_COLONY


def test_the_breakdown_adds_up_to_the_points_shown_to_everybody() -> None:
    game = nine_points().set(0, orders=["order-1"]).set(1, stations=["aigel-x", "mintaka-ii", "saiph-vi"])
    expected = [{"colonies": 6, "centres": 3, "orders": 1, "friend": 0, "hero": 0}]
    expected.append({**NOTHING_BUT_THE_START_COLONY, "friend": 1})
    standing = GAME.standing(game.table)
    assert (standing.breakdown, standing.scores) == (expected, [10, 2])
    for seat in (0, 1, None):
        players = game.view(seat)["players"]
        assert [player["breakdown"] for player in players] == expected
        assert [player["points"] for player in players] == [10, 2]


def test_losing_a_centre_of_level_two_costs_its_point() -> None:
    game = nine_points().refilled(1, "pirate-5b").deals("pirate-5b", 1, 4).do("fly 1", "fight", "lose science")
    assert breakdown(game.state, 0) == {"colonies": 6, "centres": 2, "orders": 0, "friend": 0, "hero": 0}
    assert game.asked == "trade-and-build"


def test_losing_a_centre_of_level_one_costs_no_point() -> None:
    game = nine_points().set(0, command=1).refilled(1, "pirate-5b").deals("pirate-5b", 1, 4)
    game.do("fly 1", "fight", "lose command")
    assert points(game.state, 0) == 9


# When nobody can score any more


def deadlock(beaten: int = 3) -> Scenario:
    """All level II and orders are taken, both hangars full of trade ships, no pirate or station left to meet.

    Seven pirates are beaten, this many of them by seat 0: with three nobody is the Hero and both have seven points.
    """
    pirates = [f"pirate-{name}" for name in ("2a", "3a", "2b", "3b", "4a", "4b", "5a")]
    game = Scenario(phase="production", colony_ships=0, trade_ships=2, storage=2, command=2, science=2)
    game.set(1, colony_ships=0, trade_ships=2, production=2, sensor=2, trade=2)
    game.set(0, stations=["aigel-x", "mintaka-ii", "beteigeuze-vi", "saiph-vi"], pirates=pirates[:beaten])
    game.set(1, stations=["alnitak-ix", "diplomats-station-3", "green-folk-station", "scientists-station"])
    game.set(1, pirates=pirates[beaten:])
    game.set(0, orders=[f"order-{number}" for number in (1, 2, 3, 6, 7, 11, 12, 13)])
    return game.set(1, orders=[f"order-{number}" for number in (4, 5, 8, 9, 10, 14, 15)])


@pytest.mark.parametrize(("beaten", "scores", "winners"), [(5, [8, 7], [0]), (0, [7, 8], [1]), (3, [7, 7], [0, 1])])
def test_when_no_point_can_change_any_more_the_higher_score_wins_and_equals_share(
    beaten: int, scores: list[int], winners: list[int]
) -> None:
    game = deadlock(beaten).start()
    outcome = GAME.outcome(game.table)
    assert outcome is not None
    assert (outcome.scores, outcome.winners, game.table.questions()) == (scores, winners, {})
    assert game.facts("game-decided") == [(winner, [scores[winner]]) for winner in winners]
    assert game.view(None)["winners"] == winners
    assert outcome.share(winners[0]) == 1 / len(winners)


def test_an_open_order_keeps_the_game_going() -> None:
    game = deadlock()
    game.me.orders.remove(ORDERS.index("order-1"))
    game.state.open_orders.append(ORDERS.index("order-1"))
    assert not game.deals(3).start().table.over


@pytest.mark.parametrize(
    "holdings",
    [{"trade_ships": 1}, {"trade_ships": 1, "colony_ships": 1}, {"science": 1}, {"command": 0}],
)
def test_a_free_bay_a_colony_ship_or_a_free_level_two_keeps_the_game_going(holdings: dict[str, Value]) -> None:
    game = deadlock().set(0, **holdings).deals(3).start()
    assert not game.table.over


def test_a_pirate_or_a_station_in_a_sector_keeps_the_game_going() -> None:
    for card in ("pirate-7", "median"):
        game = deadlock().refilled(1, card).start()
        assert not game.table.over
