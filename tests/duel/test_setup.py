"""Set-up: starships, the secret choice of two centres, cards, who begins, options (pages 2 to 4, 11)."""

from __future__ import annotations

import pytest

from orrery import BadOptionValue, NotYourQuestion, UnknownOption, WrongSeats
from orrery.core.dealer import Dealer, RandomDealer, ScriptedDealer
from orrery.core.table import Table
from orrery.games.duel import GAME
from orrery.games.duel.facts.cards import CARDS, CENTRES, GOODS, GROUP, ORDERS
from orrery.games.duel.position.state import State

from .scenario import Scenario

CHOICES = [(0, "storage"), (0, "command"), (1, "sensor"), (1, "trade")]
SEEDS = [1, 2, 3, 4, 5]


def new(options: dict[str, object] | None = None, dealer: Dealer | None = None) -> Table[State]:
    """A table at which both are about to choose their centres."""
    return GAME.new(2, options or {}, dealer or RandomDealer(1))


def choose(table: Table[State], *choices: tuple[int, str]) -> Table[State]:
    for seat, centre in choices:
        table.act(seat, GAME.actions.parse(f"choose {centre}"))
        GAME.check(table.state)
    return table


def laid_out(options: dict[str, object] | None = None, seed: int = 1) -> Table[State]:
    return choose(new(options, RandomDealer(seed)), *CHOICES)


def rolled_off(*rolls: int, options: dict[str, object] | None = None) -> Table[State]:
    """The cards in the order of their numbers, then the rolls that decide who begins, then a 1."""
    script = [*range(36), 0, 1, 2, *rolls, 1]
    return choose(new(options, ScriptedDealer(script)), *CHOICES)


# The starships


@pytest.mark.parametrize("seat", [0, 1])
def test_each_player_starts_with_one_trade_goods_one_knowledge_and_nothing_else(seat: int) -> None:
    stock = new().state.players[seat].stock
    assert dict(zip(GOODS, stock, strict=True)) == {
        "ore": 0,
        "fuel": 0,
        "carbon": 0,
        "food": 0,
        "trade-goods": 1,
        "knowledge": 1,
    }


@pytest.mark.parametrize("seat", [0, 1])
def test_one_colony_ship_and_one_trade_ship_stand_in_the_hangar(seat: int) -> None:
    player = new().state.players[seat]
    assert (player.colony_ships, player.trade_ships) == (1, 1)


@pytest.mark.parametrize("seat", [0, 1])
def test_two_engines_and_two_cannons_of_strength_one(seat: int) -> None:
    player = laid_out().state.players[seat]
    assert (player.engines1, player.engines2, player.engine_strength()) == (2, 0, 2)
    assert (player.cannons1, player.cannons2, player.cannon_strength()) == (2, 0, 2)


def test_the_start_colony_bears_its_players_symbol_and_lies_open() -> None:
    table = laid_out()
    for seat in (0, 1, None):
        sun, moon = GAME.view(table, seat)["players"]
        assert (sun["symbol"], sun["colonies"]) == ("sun", ["megrez-vii"])
        assert (moon["symbol"], moon["colonies"]) == ("moon", ["alioth-viii"])


def test_both_start_with_the_point_of_their_colony_and_nobody_holds_a_special_card() -> None:
    table = laid_out()
    shown = GAME.view(table, None)
    assert [player["points"] for player in shown["players"]] == [1, 1]
    assert (shown["friend"], shown["hero"], GAME.outcome(table)) == (None, None, None)


@pytest.mark.parametrize(("symbol", "expected"), [("sun", ["sun", "moon"]), ("moon", ["moon", "sun"])])
def test_the_players_agree_who_plays_which_symbol(symbol: str, expected: list[str]) -> None:
    table = laid_out({"symbol": symbol})
    players = GAME.view(table, None)["players"]
    assert [player["symbol"] for player in players] == expected
    colonies = {"sun": ["megrez-vii"], "moon": ["alioth-viii"]}
    assert [player["colonies"] for player in players] == [colonies[one] for one in expected]


# The secret choice of two centres


def test_both_players_choose_among_all_six_centres_at_the_same_time() -> None:
    table = new()
    everything = [f"choose {centre}" for centre in CENTRES]
    assert len(everything) == 6
    for seat in (0, 1):
        assert [GAME.actions.text(action) for action in table.questions()[seat]] == everything


def test_the_two_centres_are_different_ones() -> None:
    table = choose(new(), (0, "sensor"))
    assert "choose sensor" not in [GAME.actions.text(action) for action in table.questions()[0]]
    assert len(table.questions()[0]) == 5
    assert len(table.questions()[1]) == 6


def test_nobody_chooses_a_third_centre() -> None:
    table = choose(new(), (0, "storage"), (0, "command"))
    assert list(table.questions()) == [1]
    with pytest.raises(NotYourQuestion):
        choose(table, (0, "trade"))


@pytest.mark.parametrize("chosen", [["sensor"], ["storage", "trade"]])
def test_the_rival_and_spectators_see_only_how_many_centres_are_chosen(chosen: list[str]) -> None:
    table = choose(new(), *[(0, centre) for centre in chosen])
    assert GAME.view(table, 0)["players"][0]["chosen"] == chosen
    for watcher in (1, None):
        player = GAME.view(table, watcher)["players"][0]
        assert player["chosen"] == [None for _ in chosen]
        assert set(player["centres"].values()) == {0}


def test_the_log_tells_the_chosen_centre_to_the_chooser_alone() -> None:
    table = new()
    table.events = []
    choose(table, (1, "science"))
    (event,) = table.events
    science = CENTRES.index("science")
    assert [event.seen_by(seat)["centre"] for seat in (0, 1, None)] == [None, science, None]


def test_both_choices_are_revealed_at_once() -> None:
    table = choose(new(), *CHOICES[:3])
    assert [sum(player.centres) for player in table.state.players] == [0, 0]
    choose(table, CHOICES[3])
    levels = [GAME.view(table, None)["players"][seat]["centres"] for seat in (0, 1)]
    assert levels[0] == {"storage": 1, "command": 1, "science": 0, "production": 0, "sensor": 0, "trade": 0}
    assert levels[1] == {"storage": 0, "command": 0, "science": 0, "production": 0, "sensor": 1, "trade": 1}
    assert [player.chosen for player in table.state.players] == [[], []]


def test_both_players_may_choose_the_same_centres() -> None:
    table = choose(new(), (0, "storage"), (1, "storage"), (1, "command"), (0, "command"))
    assert table.state.players[0].centres == table.state.players[1].centres == [1, 1, 0, 0, 0, 0]


@pytest.mark.parametrize("order", [[0, 1, 2, 3], [2, 3, 0, 1], [0, 2, 1, 3], [3, 0, 2, 1], [1, 0, 3, 2]])
def test_the_order_in_which_the_choices_arrive_makes_no_difference(order: list[int]) -> None:
    expected = GAME.hash(laid_out(seed=9))
    table = new(dealer=RandomDealer(9))
    choose(table, *[CHOICES[place] for place in order])
    assert GAME.hash(table) == expected


def test_the_order_in_which_a_player_chooses_makes_no_difference_while_the_rival_still_chooses() -> None:
    one = choose(new(), (0, "trade"), (0, "science"))
    other = choose(new(), (0, "science"), (0, "trade"))
    assert GAME.hash(one) == GAME.hash(other)


# The cards


@pytest.mark.parametrize("seed", SEEDS)
def test_the_36_sector_cards_form_four_stacks_of_nine(seed: int) -> None:
    sectors = laid_out(seed=seed).state.sectors
    assert [len(stack) for stack in sectors] == [9, 9, 9, 9]
    cards = sorted(card for stack in sectors for card in stack)
    assert cards == [card for card, group in enumerate(GROUP) if group == 0]
    assert len(cards) == 36


def test_the_sectors_are_shuffled_and_lie_face_down() -> None:
    assert laid_out(seed=1).state.sectors != laid_out(seed=2).state.sectors
    table = laid_out()
    for seat in (0, 1, None):
        sectors = GAME.view(table, seat)["sectors"]
        assert [sector["cards"] for sector in sectors] == [9, 9, 9, 9]
        assert [sector["seen"] for sector in sectors] == [[], [], [], []]


def test_the_reserve_is_sorted_into_four_groups_of_seven() -> None:
    reserve = laid_out().state.reserve
    for number, group in enumerate(reserve, start=1):
        assert len(group) == 7
        assert {GROUP[card] for card in group} == {number}
    assert GAME.view(laid_out(), 0)["reserve"] == [7, 7, 7, 7]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_first_group_of_the_reserve_lies_on_top(seed: int) -> None:
    game = Scenario().sector(1, "aigel-x").deals("aigel-x")
    assert isinstance(game.table.dealer, ScriptedDealer)
    game.table.dealer.after = RandomDealer(seed)
    game.do("fly 1", "found-station")
    assert GROUP[game.state.path[0]] == 1
    assert [len(group) for group in game.state.reserve] == [6, 7, 7, 7]


def test_three_of_fifteen_orders_lie_open() -> None:
    table = laid_out()
    assert len(ORDERS) == 15
    assert len(table.state.open_orders) == 3
    assert sorted(table.state.open_orders + table.state.order_pile) == list(range(15))


def test_everybody_sees_the_open_orders_and_nobody_the_pile() -> None:
    table = laid_out()
    expected = [ORDERS[order] for order in table.state.open_orders]
    for seat in (0, 1, None):
        shown = GAME.view(table, seat)
        assert (shown["open_orders"], shown["order_pile"]) == (expected, 12)


def test_the_orders_are_shuffled() -> None:
    assert len({tuple(laid_out(seed=seed).state.open_orders) for seed in SEEDS}) > 1


# Who begins


@pytest.mark.parametrize(("rolls", "start"), [([4, 1], 0), ([2, 3], 1), ([3, 2], 0), ([1, 2], 1)])
def test_the_higher_roll_begins_with_22_astro_and_the_other_gets_25(rolls: list[int], start: int) -> None:
    table = rolled_off(*rolls)
    assert table.state.active == start
    assert list(table.questions()) == [start]
    assert (table.state.players[start].astro, table.state.players[1 - start].astro) == (22, 25)


def test_equal_rolls_are_rolled_again() -> None:
    table = rolled_off(3, 3, 2, 2, 1, 4)
    assert table.state.active == 1
    assert [player.astro for player in table.state.players] == [25, 22]


def test_the_start_player_begins_with_the_production_roll() -> None:
    table = rolled_off(4, 1)
    state = table.state
    assert (state.turn, state.die) == (1, 1)
    assert [player.stock[good] for player, good in zip(state.players, (1, 2), strict=True)] == [1, 1]
    question = table.question(0)
    assert question is not None
    assert question.prompt() == "choose-sector"


# Options


@pytest.mark.parametrize("beginner", [0, 1])
@pytest.mark.parametrize("rolls", [[4, 1], [1, 4]])
def test_a_beginner_has_30_astro_and_three_engines_the_experienced_player_20(beginner: int, rolls: list[int]) -> None:
    players = rolled_off(*rolls, options={"beginner": str(beginner)}).state.players
    novice, expert = players[beginner], players[1 - beginner]
    assert (novice.astro, novice.engines1, novice.engines2) == (30, 3, 0)
    assert (expert.astro, expert.engines1, expert.engines2) == (20, 2, 0)


def test_the_handicap_does_not_decide_who_begins() -> None:
    assert rolled_off(4, 1, options={"beginner": "1"}).state.active == 0
    assert rolled_off(1, 4, options={"beginner": "1"}).state.active == 1


@pytest.mark.parametrize(("refill", "shown"), [("open", ["asteroids-1"]), ("face-down", [None])])
def test_the_refill_option_lays_reserve_cards_open_or_face_down(refill: str, shown: list[str | None]) -> None:
    game = Scenario(options={"refill": refill}).sector(1, "aigel-x").deals("aigel-x", "asteroids-1")
    game.do("fly 1", "found-station")
    flight = GAME.view(game.table, 0)["flight"]
    assert flight is not None
    assert [step["card"] for step in flight["path"]] == shown


@pytest.mark.parametrize(("memory_aid", "seen"), [(True, ["aigel-x"]), (False, [])])
def test_the_memory_aid_lists_the_cards_a_player_has_seen_in_a_sector(memory_aid: bool, seen: list[str]) -> None:
    game = Scenario(options={"memory-aid": memory_aid}).sector(3, "aigel-x").deals("aigel-x")
    game.do("fly 3", "end-flight")
    for seat in (0, 1):
        assert [sector["seen"] for sector in GAME.view(game.table, seat)["sectors"]] == [[], [], seen, []]


def test_without_options_the_usual_rules_hold() -> None:
    assert GAME.option_values(2, {}) == {"symbol": "sun", "beginner": "none", "refill": "open", "memory-aid": True}


def test_unknown_options_and_values_are_refused() -> None:
    with pytest.raises(UnknownOption):
        new({"colour": "red"})
    with pytest.raises(BadOptionValue):
        new({"symbol": "star"})
    with pytest.raises(BadOptionValue):
        new({"refill": "sideways"})


@pytest.mark.parametrize("seats", [1, 3])
def test_the_duel_is_for_two(seats: int) -> None:
    with pytest.raises(WrongSeats):
        GAME.new(seats, {}, RandomDealer(1))


def test_every_card_and_every_order_is_named_once() -> None:
    assert len(set(CARDS)) == len(CARDS) == 66
    assert len(set(ORDERS)) == 15
