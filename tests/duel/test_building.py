"""Trade and build (pages 9 to 11): costs, places and effects of everything built, and the turn's end."""

from __future__ import annotations

import pytest

from orrery.games.duel.facts.cards import (
    BUILDS,
    CARBON,
    CENTRES,
    COMMAND,
    FOOD,
    FUEL,
    KNOWLEDGE,
    ORE,
    SCIENCE,
    TRADE,
    TRADE_GOODS,
)
from orrery.games.duel.rules.scoring import points

from .scenario import Scenario

COSTS = {
    "colony-ship": {"ore": 1, "fuel": 1, "food": 1},
    "trade-ship": {"ore": 1, "fuel": 1, "trade_goods": 1},
    "engine-1": {"fuel": 2},
    "engine-2": {"fuel": 2, "knowledge": 1},
    "cannon-1": {"carbon": 2},
    "cannon-2": {"carbon": 2, "knowledge": 1},
    **{f"{centre}-1": {"ore": 1, "carbon": 1, "food": 1} for centre in CENTRES},
    **{f"{centre}-2": {"ore": 1, "carbon": 1, "food": 2} for centre in CENTRES},
}
TOO_LITTLE = [(item, good) for item, cost in COSTS.items() for good in cost]
HANGARS = [(colony, trade) for colony in range(3) for trade in range(3 - colony)]
SLOTS = [(ones, twos) for ones in range(4) for twos in range(4 - ones)]


def ready_for(item: str) -> Scenario:
    """A starship with place for the item: an empty hangar, free slots, level I below a level II."""
    game = Scenario(phase="build", colony_ships=0, trade_ships=0)
    if item[-2:] == "-2" and item[:-2] in CENTRES:
        game.set(0, **{item[:-2]: 1})
    return game


def rich(phase: str = "build") -> Scenario:
    """A player with two of each resource and knowledge, and an empty hangar."""
    return Scenario(phase=phase, ore=2, fuel=2, carbon=2, food=2, trade_goods=2, knowledge=2, colony_ships=0)


def builds(game: Scenario) -> set[str]:
    return {option.removeprefix("build ") for option in game.options if option.startswith("build ")}


# Costs


def test_everything_that_can_be_built_has_its_cost_here() -> None:
    assert list(COSTS) == BUILDS


@pytest.mark.parametrize("item", COSTS)
def test_an_item_costs_exactly_its_price_in_resources(item: str) -> None:
    game = ready_for(item).set(0, **COSTS[item])
    assert item in builds(game)
    game.do(f"build {item}")
    assert game.me.stock == [0, 0, 0, 0, 0, 0]
    assert (game.me.astro, game.rival.astro) == (20, 20)
    assert game.facts("built") == [(0, [BUILDS.index(item)])]


@pytest.mark.parametrize(("item", "good"), TOO_LITTLE)
def test_with_one_unit_too_little_an_item_cannot_be_built(item: str, good: str) -> None:
    cost = COSTS[item]
    game = ready_for(item).set(0, **{**cost, good: cost[good] - 1})
    assert item not in builds(game)


# Ships and the hangar


@pytest.mark.parametrize(("colony_ships", "trade_ships"), HANGARS)
def test_a_ship_needs_a_free_place_in_the_hangar(colony_ships: int, trade_ships: int) -> None:
    game = rich().set(0, colony_ships=colony_ships, trade_ships=trade_ships)
    free = colony_ships + trade_ships < 2
    assert ("colony-ship" in builds(game), "trade-ship" in builds(game)) == (free, free)


@pytest.mark.parametrize(("colony_ships", "trade_ships"), [(0, 0), (1, 0), (0, 1)])
def test_a_built_ship_lies_in_the_hangar(colony_ships: int, trade_ships: int) -> None:
    for item, gained in (("colony-ship", (1, 0)), ("trade-ship", (0, 1))):
        game = rich().set(0, colony_ships=colony_ships, trade_ships=trade_ships).do(f"build {item}")
        assert (game.me.colony_ships, game.me.trade_ships) == (colony_ships + gained[0], trade_ships + gained[1])


@pytest.mark.parametrize(
    ("first", "second", "hangar"),
    [
        ("colony-ship", "colony-ship", (2, 0)),
        ("colony-ship", "trade-ship", (1, 1)),
        ("trade-ship", "colony-ship", (1, 1)),
        ("trade-ship", "trade-ship", (0, 2)),
    ],
)
def test_the_hangar_takes_two_ships_of_any_kind_and_no_third(first: str, second: str, hangar: tuple[int, int]) -> None:
    game = rich().set(0, trade_ships=0).do(f"build {first}", f"build {second}")
    assert (game.me.colony_ships, game.me.trade_ships) == hangar
    game.set(0, ore=2, fuel=2, food=2, trade_goods=2).do("build cannon-1")
    assert not {"colony-ship", "trade-ship"} & builds(game)


# Engines and cannons


@pytest.mark.parametrize(("ones", "twos"), SLOTS)
def test_an_engine_of_strength_one_needs_a_free_slot_and_strength_two_an_engine_to_replace(
    ones: int, twos: int
) -> None:
    game = rich().set(0, engines=(ones, twos))
    assert ("engine-1" in builds(game)) == (ones + twos < 3)
    assert ("engine-2" in builds(game)) == (ones > 0)


@pytest.mark.parametrize(("ones", "twos"), SLOTS)
def test_a_cannon_of_strength_one_needs_a_free_slot_and_strength_two_a_cannon_to_replace(ones: int, twos: int) -> None:
    game = rich().set(0, cannons=(ones, twos))
    assert ("cannon-1" in builds(game)) == (ones + twos < 3)
    assert ("cannon-2" in builds(game)) == (ones > 0)


def test_a_new_engine_of_strength_one_adds_one_to_the_speed() -> None:
    game = rich().do("build engine-1")
    assert (game.me.engines1, game.me.engines2, game.state.speed(0)) == (3, 0, 4)


@pytest.mark.parametrize("ones", [1, 2, 3])
def test_an_engine_of_strength_two_replaces_one_of_strength_one(ones: int) -> None:
    game = rich().set(0, engines=(ones, 0)).do("build engine-2")
    assert (game.me.engines1, game.me.engines2, game.me.engine_strength()) == (ones - 1, 1, ones + 1)


def test_three_engines_of_strength_two_are_the_most() -> None:
    game = rich().set(0, engines=(1, 2)).do("build engine-2")
    assert (game.me.engines1, game.me.engines2, game.state.speed(0)) == (0, 3, 7)
    game.set(0, fuel=2, knowledge=2).do("build cannon-1")
    assert not {"engine-1", "engine-2"} & builds(game)


def test_a_new_cannon_of_strength_one_adds_one_to_the_battle_value() -> None:
    game = rich().do("build cannon-1")
    assert (game.me.cannons1, game.me.cannons2, game.me.cannon_strength()) == (3, 0, 3)


@pytest.mark.parametrize("ones", [1, 2, 3])
def test_a_cannon_of_strength_two_replaces_one_of_strength_one(ones: int) -> None:
    game = rich().set(0, cannons=(ones, 0)).do("build cannon-2")
    assert (game.me.cannons1, game.me.cannons2, game.me.cannon_strength()) == (ones - 1, 1, ones + 1)


def test_the_replaced_part_can_be_built_in_again() -> None:
    game = rich().set(0, storage=2, fuel=4).do("build engine-2", "build engine-1")
    assert (game.me.engines1, game.me.engines2) == (2, 1)


# Centres


def test_any_covered_centre_can_be_built() -> None:
    assert {f"{centre}-1" for centre in CENTRES} <= builds(rich())


@pytest.mark.parametrize("centre", CENTRES)
def test_a_built_centre_is_not_built_again_but_upgraded(centre: str) -> None:
    game = rich().set(0, **{centre: 1})
    assert f"{centre}-1" not in builds(game)
    assert f"{centre}-2" in builds(game)


@pytest.mark.parametrize("centre", CENTRES)
def test_level_two_needs_ones_own_level_one(centre: str) -> None:
    game = rich().set(1, **{centre: 1})
    assert f"{centre}-2" not in builds(game)


@pytest.mark.parametrize("centre", CENTRES)
def test_each_level_two_exists_only_once(centre: str) -> None:
    game = rich().set(0, **{centre: 1}).set(1, **{centre: 2})
    assert f"{centre}-2" not in builds(game)


@pytest.mark.parametrize("centre", CENTRES)
def test_level_two_lies_on_level_one_and_is_worth_a_point(centre: str) -> None:
    game = rich().set(0, **{centre: 1})
    assert points(game.state, 0) == 1
    game.do(f"build {centre}-2")
    assert game.me.centres[CENTRES.index(centre)] == 2
    assert points(game.state, 0) == 2
    assert not {f"{centre}-1", f"{centre}-2"} & builds(game)


@pytest.mark.parametrize("centre", CENTRES)
def test_level_one_is_worth_no_point(centre: str) -> None:
    game = rich().do(f"build {centre}-1")
    assert game.me.centres[CENTRES.index(centre)] == 1
    assert points(game.state, 0) == 1


@pytest.mark.parametrize(("level", "capacity"), [(1, 3), (2, 4)])
def test_a_storage_centre_makes_room_at_once(level: int, capacity: int) -> None:
    game = rich().set(0, storage=level - 1, stations=["saiph-vi"]).do(f"build storage-{level}")
    assert game.me.capacity(FOOD) == capacity
    room = capacity - game.me.stock[FOOD]
    assert f"buy food {room}" in game.do("use saiph-vi").options
    assert f"buy food {room + 1}" not in game.options


@pytest.mark.parametrize(("level", "actions"), [(1, 3), (2, 4)])
def test_a_command_centre_gives_more_actions_from_the_next_flight_on(level: int, actions: int) -> None:
    game = rich().set(0, command=level - 1).sector(1, "aigel-x").deals(3, 3, "aigel-x")
    game.do(f"build command-{level}", "end-turn", "stay", "end-turn", "fly 1")
    assert game.me.centres[COMMAND] == level
    flight = game.view(None)["flight"]
    assert flight is not None
    assert flight["actions_left"] == actions


def test_a_science_centre_produces_from_the_next_roll_on() -> None:
    game = rich().deals(3).do("build science-1", "end-turn")
    assert game.me.stock[KNOWLEDGE] == 3


@pytest.mark.parametrize("roll", [2, 3])
def test_a_science_centre_of_level_two_produces_on_two_and_three(roll: int) -> None:
    game = rich().set(0, science=1).deals(roll).do("build science-2", "end-turn")
    assert game.me.centres[SCIENCE] == 2
    assert game.me.stock[KNOWLEDGE] == 3


@pytest.mark.parametrize("roll", [2, 3])
def test_a_production_centre_of_level_two_produces_on_two_and_three(roll: int) -> None:
    game = rich().set(0, production=1, trade_goods=0).deals(roll).do("build production-2", "end-turn")
    assert game.me.stock[TRADE_GOODS] == 1


@pytest.mark.parametrize(("level", "looks"), [(1, 2), (2, 3)])
def test_a_sensor_centre_looks_from_the_next_flight_on(level: int, looks: int) -> None:
    game = rich().set(0, sensor=level - 1).deals(3, 3)
    game.do(f"build sensor-{level}", "end-turn", "stay", "end-turn", "fly 1")
    assert len(game.state.looked) == looks


def test_a_trade_centre_can_be_used_in_the_turn_it_is_built() -> None:
    game = rich().set(0, ore=1).set(1, ore=1)
    assert "demand ore" not in game.options
    assert "demand ore" in game.do("build trade-1").options
    assert game.me.centres[TRADE] == 1


# Trading and building in one phase


def test_trading_and_building_follow_in_any_order() -> None:
    game = rich().set(0, stations=["mintaka-ii", "saiph-vi"], astro=6)
    game.do("build engine-1", "use mintaka-ii", "buy fuel 2", "build engine-2")
    assert (game.me.engines1, game.me.engines2, game.me.stock[FUEL], game.me.astro) == (2, 1, 0, 0)
    game.do("use saiph-vi", "sell food 2", "build cannon-1")
    assert (game.me.cannons1, game.me.stock[FOOD], game.me.astro) == (3, 0, 6)


def test_several_things_can_be_built_in_one_turn() -> None:
    game = rich().set(0, trade_ships=0).do("build colony-ship", "build trade-ship", "build cannon-2")
    assert game.me.stock == [0, 0, 0, 1, 1, 1]


def test_the_example_of_selling_carbon_to_buy_ore() -> None:
    game = Scenario(phase="build", astro=0, carbon=2, stations=["aigel-x", "mintaka-ii", "beteigeuze-vi"])
    assert [option for option in game.options if option.startswith("use")] == ["use beteigeuze-vi"]
    game.do("use beteigeuze-vi", "sell carbon 2")
    assert (game.me.stock[CARBON], game.me.astro) == (0, 6)
    game.do("use aigel-x", "buy ore 1")
    assert (game.me.stock[ORE], game.me.astro) == (1, 3)
    assert game.options == ["end-turn"]


def test_no_station_is_used_twice_in_a_turn() -> None:
    game = Scenario(phase="build", stations=["aigel-x", "mintaka-ii"]).do("use aigel-x", "buy ore 1")
    assert "use aigel-x" not in game.options
    assert "use mintaka-ii" in game.options


def test_a_station_without_a_possible_trade_is_not_offered() -> None:
    game = Scenario(phase="build", astro=2, stations=["aigel-x", "green-folk-station", "median"])
    assert game.options == ["end-turn"]


def test_in_flight_nothing_is_built_and_no_own_station_used() -> None:
    game = rich("flight").set(0, trade=2, stations=["mintaka-ii"]).set(1, ore=2).sector(1, "aigel-x")
    verbs = {option.split(" ")[0] for option in game.options}
    game.deals("aigel-x").do("fly 1")
    verbs |= {option.split(" ")[0] for option in game.options}
    game.do("sell ore 1")
    verbs |= {option.split(" ")[0] for option in game.options}
    assert verbs == {"fly", "stay", "found-station", "sell", "fly-on", "end-flight"}
    assert {"use", "demand", "build"} <= {option.split(" ")[0] for option in game.do("end-flight").options}


def test_a_station_founded_in_flight_is_used_in_the_same_turn() -> None:
    game = Scenario().sector(1, "aigel-x").deals("aigel-x").do("fly 1", "found-station", "end-flight")
    assert "use aigel-x" in game.options


# The trade centre


def with_trade_centre(level: int) -> Scenario:
    return Scenario(phase="build", trade=level).set(1, ore=2, food=1, knowledge=2)


def test_without_a_trade_centre_nothing_is_demanded() -> None:
    assert with_trade_centre(0).options == ["end-turn"]


def test_the_trade_centre_buys_a_resource_from_the_rival_for_two_astro() -> None:
    game = with_trade_centre(1).do("demand ore")
    assert (game.me.stock[ORE], game.me.astro) == (1, 18)
    assert (game.rival.stock[ORE], game.rival.astro) == (1, 22)
    assert game.facts("bought-from-rival") == [(0, [ORE, 2])]


def test_the_rival_cannot_refuse_the_purchase() -> None:
    game = with_trade_centre(1).do("demand ore")
    assert (game.asked, game.asked_seat) == ("trade-and-build", 0)


@pytest.mark.parametrize(("level", "times"), [(1, 1), (2, 2)])
def test_the_trade_centre_buys_once_and_with_level_two_twice_a_turn(level: int, times: int) -> None:
    game = with_trade_centre(level)
    assert game.view(None)["purchases_left"] == times
    game.do(*["demand ore"] * times)
    assert game.me.stock[ORE] == times
    assert game.options == ["end-turn"]
    assert game.view(None)["purchases_left"] == 0


def test_level_two_may_buy_two_different_resources() -> None:
    game = with_trade_centre(2).do("demand ore", "demand food")
    assert (game.me.stock[ORE], game.me.stock[FOOD], game.rival.astro) == (1, 1, 24)


def test_only_what_the_rival_holds_can_be_demanded_and_never_knowledge() -> None:
    assert with_trade_centre(1).options == ["demand ore", "demand food", "end-turn"]


def test_what_does_not_fit_cannot_be_demanded() -> None:
    assert with_trade_centre(1).set(0, ore=2).options == ["demand food", "end-turn"]


def test_the_purchase_needs_two_astro() -> None:
    assert with_trade_centre(1).set(0, astro=1).options == ["end-turn"]
    assert "demand ore" in with_trade_centre(1).set(0, astro=2).options


def test_the_purchase_is_free_of_the_limit_of_two_stations() -> None:
    game = with_trade_centre(1).set(0, stations=["aigel-x", "mintaka-ii"])
    game.do("use aigel-x", "buy ore 1", "use mintaka-ii", "buy fuel 1")
    assert "demand food" in game.options


# The end of the turn


def test_ending_the_turn_is_asked_even_when_nothing_else_is_possible() -> None:
    game = Scenario(phase="build", astro=0)
    assert (game.asked, game.options) == ("trade-and-build", ["end-turn"])


def test_nothing_has_to_be_built() -> None:
    game = rich().deals(3).do("end-turn")
    assert game.me.stock == [2, 2, 2, 2, 2, 2]


def test_after_the_phase_the_rival_begins_with_production() -> None:
    game = Scenario(phase="build").deals(1).do("end-turn")
    assert game.told[-5:] == ["turn-ended", "turn-begun", "production-rolled", "good-produced", "good-produced"]
    assert (game.state.active, game.asked_seat, game.asked) == (1, 1, "choose-sector")


def test_stations_and_purchases_are_counted_afresh_each_turn() -> None:
    game = with_trade_centre(1).set(0, stations=["aigel-x", "mintaka-ii", "saiph-vi"]).deals(3, 3)
    game.do("use aigel-x", "buy ore 1", "use mintaka-ii", "buy fuel 1", "demand food")
    assert game.options == ["end-turn"]
    game.do("end-turn")
    assert (game.state.used_stations, game.state.purchases) == ([], 0)
    game.do("stay", "end-turn", "stay")
    assert game.asked_seat == 0
    assert {"use aigel-x", "use mintaka-ii", "use saiph-vi", "demand ore"} <= set(game.options)
