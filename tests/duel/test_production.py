"""Production phase (page 5): one roll for both players, stores, the one-colony rule."""

from __future__ import annotations

import pytest

from orrery import IllegalAction
from orrery.games.duel import GAME
from orrery.games.duel.facts.cards import CARBON, FOOD, FUEL, GOODS, KNOWLEDGE, ORE, TRADE_GOODS

from .scenario import Scenario, Value

COLONIES = [
    ("bellatrix-i", "ore", 1),
    ("heka-ii", "ore", 2),
    ("theta-pegasi-ii", "ore", 3),
    ("enif-i", "fuel", 2),
    ("alkor-iii", "fuel", 3),
    ("dubhe-iv", "carbon", 2),
    ("benet-nash-ix", "carbon", 3),
    ("phekda-vi", "food", 1),
    ("mizar-x", "food", 2),
    ("merak-v", "food", 3),
]
SUN, MOON = 0, 1
"""Seat 0 of a scenario plays the sun, seat 1 the moon."""


def rolling(roll: int, **mine: Value) -> Scenario:
    """My production phase in which this number will be rolled."""
    return Scenario(phase="production").set(SUN, **mine).deals(roll)


def choices(game: Scenario) -> dict[int, list[str]]:
    game.start()
    return {seat: [GAME.actions.text(option) for option in found] for seat, found in game.table.questions().items()}


# The roll


def test_one_roll_produces_for_both_players() -> None:
    game = rolling(1).start()
    assert game.me.stock == [0, 1, 0, 0, 0, 0]
    assert game.rival.stock == [0, 0, 1, 0, 0, 0]


@pytest.mark.parametrize("roll", [2, 3])
def test_a_colony_with_another_number_produces_nothing(roll: int) -> None:
    game = rolling(roll).start()
    assert game.me.stock == game.rival.stock == [0] * 6


def test_both_produce_in_the_rivals_turn_as_well() -> None:
    game = Scenario(phase="build").deals(1).do("end-turn")
    assert game.state.active == 1
    assert (game.me.stock[FUEL], game.rival.stock[CARBON]) == (1, 1)


@pytest.mark.parametrize("roll", [1, 2, 3])
def test_the_roll_also_counts_for_the_speed_of_the_flight(roll: int) -> None:
    game = rolling(roll, engines=(2, 0)).start()
    assert game.asked == "choose-sector"
    assert game.state.die == roll
    assert game.state.speed(0) == 2 + roll


@pytest.mark.parametrize(("colony", "good", "number"), COLONIES)
@pytest.mark.parametrize("roll", [1, 2, 3])
def test_each_colony_produces_its_resource_once_on_its_number(colony: str, good: str, number: int, roll: int) -> None:
    game = Scenario(phase="production").deals(roll).set(MOON, colonies=[colony])
    game.start()
    if roll == number == 1:
        game.do(f"produce {colony}", seat=MOON)
    expected = [0] * 6
    expected[GOODS.index(good)] = int(roll == number)
    expected[CARBON] += int(roll == 1 and number != 1)
    assert game.rival.stock == expected


def test_the_log_tells_what_was_rolled_and_produced() -> None:
    game = rolling(1).start()
    assert game.told == ["turn-begun", "production-rolled", "good-produced", "good-produced"]
    assert [event.seat for event in game.events[2:]] == [0, 1]


# Only one colony of several with the same number


def test_of_several_colonies_with_the_rolled_number_the_player_chooses_one() -> None:
    game = rolling(3, colonies=["merak-v", "alkor-iii", "theta-pegasi-ii"])
    assert game.asked == "produce"
    assert sorted(game.options) == ["produce alkor-iii", "produce merak-v", "produce theta-pegasi-ii"]
    game.do("produce alkor-iii")
    assert game.me.stock == [0, 1, 0, 0, 0, 0]


def test_the_start_colony_is_one_of_them() -> None:
    game = rolling(1, colonies=["bellatrix-i", "phekda-vi"])
    assert sorted(game.options) == ["produce bellatrix-i", "produce megrez-vii", "produce phekda-vi"]


def test_a_colony_with_another_number_cannot_be_chosen() -> None:
    game = rolling(2, colonies=["heka-ii", "dubhe-iv", "alkor-iii"])
    with pytest.raises(IllegalAction):
        game.do("produce alkor-iii")


def test_colonies_with_different_numbers_leave_no_choice() -> None:
    game = rolling(2, colonies=["heka-ii", "merak-v", "bellatrix-i"])
    assert game.asked == "choose-sector"
    assert game.me.stock == [1, 0, 0, 0, 0, 0]


def test_which_colony_produces_is_chosen_again_on_every_roll() -> None:
    game = rolling(2, colonies=["heka-ii", "dubhe-iv"])
    game.do("produce heka-ii").deals(2).do("stay", "end-turn")
    assert choices(game)[SUN] == ["produce heka-ii", "produce dubhe-iv"]
    game.do("produce dubhe-iv", seat=SUN)
    assert game.me.stock == [1, 0, 1, 0, 0, 0]


def test_both_players_choose_at_the_same_time() -> None:
    game = rolling(2, colonies=["heka-ii", "dubhe-iv"]).set(MOON, colonies=["enif-i", "mizar-x"])
    assert choices(game) == {
        SUN: ["produce heka-ii", "produce dubhe-iv"],
        MOON: ["produce mizar-x", "produce enif-i"],
    }


def test_what_a_colony_produces_is_seen_at_once() -> None:
    game = rolling(2, colonies=["heka-ii", "dubhe-iv"]).set(MOON, colonies=["enif-i", "mizar-x"])
    game.do("produce dubhe-iv", seat=SUN)
    assert list(game.table.questions()) == [MOON]
    assert not game.table.in_secret()
    seen = GAME.view(game.table, MOON)["players"]
    assert seen[SUN]["stock"] == GAME.view(game.table, SUN)["players"][SUN]["stock"]
    assert game.me.stock[CARBON] == 1


@pytest.mark.parametrize("first", [SUN, MOON])
def test_the_flight_waits_for_both_choices_and_their_order_makes_no_difference(first: int) -> None:
    game = rolling(2, colonies=["heka-ii", "dubhe-iv"]).set(MOON, colonies=["enif-i", "mizar-x"])
    answers = {SUN: "produce dubhe-iv", MOON: "produce enif-i"}
    game.do(answers[first], seat=first)
    assert list(choices(game)) == [1 - first]
    game.do(answers[1 - first], seat=1 - first)
    assert game.asked == "choose-sector"
    assert game.asked_seat == SUN
    assert (game.me.stock, game.rival.stock) == ([0, 0, 1, 0, 0, 0], [0, 1, 0, 0, 0, 0])


def test_only_the_player_with_a_choice_is_asked() -> None:
    game = rolling(2).set(MOON, colonies=["enif-i", "mizar-x"])
    assert list(choices(game)) == [MOON]


# Science and production centres


@pytest.mark.parametrize(
    ("seat", "level", "numbers"),
    [(SUN, 0, []), (SUN, 1, [3]), (SUN, 2, [2, 3]), (MOON, 0, []), (MOON, 1, [2]), (MOON, 2, [2, 3])],
)
@pytest.mark.parametrize("roll", [1, 2, 3])
def test_the_science_centre_gives_knowledge_on_its_numbers(
    seat: int, level: int, numbers: list[int], roll: int
) -> None:
    game = rolling(roll).set(seat, science=level).start()
    assert game.state.players[seat].stock[KNOWLEDGE] == int(roll in numbers)
    assert game.state.players[1 - seat].stock[KNOWLEDGE] == 0


@pytest.mark.parametrize(
    ("seat", "level", "numbers"),
    [(SUN, 0, []), (SUN, 1, [2]), (SUN, 2, [2, 3]), (MOON, 0, []), (MOON, 1, [3]), (MOON, 2, [2, 3])],
)
@pytest.mark.parametrize("roll", [1, 2, 3])
def test_the_production_centre_gives_trade_goods_on_its_numbers(
    seat: int, level: int, numbers: list[int], roll: int
) -> None:
    game = rolling(roll).set(seat, production=level).start()
    assert game.state.players[seat].stock[TRADE_GOODS] == int(roll in numbers)
    assert game.state.players[1 - seat].stock[TRADE_GOODS] == 0


def test_the_numbers_of_the_centres_follow_the_symbol_and_not_the_seat() -> None:
    game = Scenario(phase="production", options={"symbol": "moon"}, science=1, production=1).deals(2).start()
    assert (game.me.stock[KNOWLEDGE], game.me.stock[TRADE_GOODS]) == (1, 0)


def test_centres_produce_on_top_of_the_colonies() -> None:
    game = rolling(2, colonies=["heka-ii", "dubhe-iv"], science=2, production=2)
    game.do("produce dubhe-iv")
    assert game.me.stock == [0, 0, 1, 0, 1, 1]


def test_centres_produce_in_the_rivals_turn_as_well() -> None:
    game = Scenario(phase="build", science=1, production=2).deals(3).do("end-turn")
    assert (game.me.stock[KNOWLEDGE], game.me.stock[TRADE_GOODS]) == (1, 1)


# Stores


@pytest.mark.parametrize(("level", "capacity"), [(0, 2), (1, 3), (2, 4)])
@pytest.mark.parametrize(("colony", "good", "number"), COLONIES)
def test_a_store_holds_two_three_or_four_and_the_surplus_is_lost(
    level: int, capacity: int, colony: str, good: str, number: int
) -> None:
    word = good.replace("-", "_")
    game = rolling(number, colonies=[colony], storage=level).set(SUN, **{word: capacity - 1})
    if game.asked == "produce":
        game.do(f"produce {colony}")
    assert game.me.stock[GOODS.index(good)] == capacity
    full = rolling(number, colonies=[colony], storage=level).set(SUN, **{word: capacity})
    if full.asked == "produce":
        full.do(f"produce {colony}")
    assert full.me.stock[GOODS.index(good)] == capacity
    assert "production-lost" in full.told


@pytest.mark.parametrize(("level", "capacity"), [(0, 2), (1, 3), (2, 4)])
def test_trade_goods_of_the_production_centre_need_room_in_their_store(level: int, capacity: int) -> None:
    game = rolling(2, production=1, storage=level, trade_goods=capacity - 1).start()
    assert game.me.stock[TRADE_GOODS] == capacity
    game = rolling(2, production=1, storage=level, trade_goods=capacity).start()
    assert game.me.stock[TRADE_GOODS] == capacity
    assert "production-lost" in game.told


@pytest.mark.parametrize("storage", [0, 1, 2])
def test_the_laboratory_always_holds_four_knowledge(storage: int) -> None:
    game = rolling(3, science=1, knowledge=3, storage=storage).start()
    assert game.me.stock[KNOWLEDGE] == 4
    game = rolling(3, science=1, knowledge=4, storage=storage).start()
    assert game.me.stock[KNOWLEDGE] == 4
    assert "production-lost" in game.told


def test_a_full_store_does_not_stop_the_other_stores_from_filling() -> None:
    game = rolling(1, fuel=2).set(MOON, carbon=1).start()
    assert (game.me.stock[FUEL], game.rival.stock[CARBON]) == (2, 2)


def test_a_colony_whose_store_is_full_may_be_chosen_and_its_resource_is_lost() -> None:
    game = rolling(2, colonies=["heka-ii", "dubhe-iv"], ore=2)
    game.do("produce heka-ii")
    assert game.me.stock == [2, 0, 0, 0, 0, 0]
    assert game.told[-1] == "production-lost"


# The examples of the rulebook

EXAMPLE = {"ore": 1, "fuel": 3, "storage": 1}


def example(roll: int) -> Scenario:
    """Colonies of fuel on 1, ore on 2 and carbon on 2; storage centre I; 1 ore and 3 fuel."""
    return rolling(roll, colonies=["heka-ii", "dubhe-iv"], **EXAMPLE)


def test_example_a_roll_of_two_asks_for_ore_or_carbon_and_ore_goes_from_one_to_two() -> None:
    game = example(2)
    assert game.options == ["produce heka-ii", "produce dubhe-iv"]
    game.do("produce heka-ii")
    assert (game.me.stock[ORE], game.me.stock[CARBON]) == (2, 0)


def test_example_a_roll_of_one_would_lose_the_fuel_because_storage_centre_one_holds_three() -> None:
    game = example(1).start()
    assert game.me.stock[FUEL] == 3
    assert [event.facts for event in game.events if event.kind.name == "production-lost"] == [[FUEL]]


@pytest.mark.parametrize("roll", [2, 3])
def test_example_science_centre_two_gives_knowledge_on_two_and_on_three(roll: int) -> None:
    game = Scenario(phase="build", options={"symbol": "moon"}, science=1, ore=1, carbon=1, food=2)
    game.do("build science-2")
    assert (game.me.stock[ORE], game.me.stock[CARBON], game.me.stock[FOOD]) == (0, 0, 0)
    game.deals(roll).do("end-turn")
    assert game.me.stock[KNOWLEDGE] == 1
