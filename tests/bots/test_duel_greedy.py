"""The greedy bot of Starfarers Duel: what it does in clear situations, how it fares, and that it is honest."""

from __future__ import annotations

import pytest

from orrery.bots import Bot, bot
from orrery.core.dealer import RandomDealer
from orrery.core.table import State, Table
from orrery.games import game as game_of
from orrery.games.duel import GAME
from orrery.games.duel.facts.cards import CARDS, COLONY, KIND
from orrery.games.duel.position.state import PUBLIC
from orrery.games.duel.rules.scoring import points

from ..duel.scenario import Scenario

DUEL = game_of("duel")
EIGHT_COLONIES = ["bellatrix-i", "heka-ii", "phekda-vi", "merak-v", "dubhe-iv", "alkor-iii", "benet-nash-ix", "mizar-x"]
"""With the start colony, nine points."""
CENTRES_1 = {"storage": 1, "command": 1, "science": 1, "production": 1, "sensor": 1, "trade": 1}
NO_SENSOR = CENTRES_1 | {"sensor": 0}


def choice(game: Scenario) -> str:
    """What the bot answers to the question at hand, in text."""
    table = DUEL.decode({**GAME.encode(game.start().table)}, RandomDealer(1))
    return DUEL.actions.text(bot("greedy", "duel", 1).decide(DUEL, table, game.asked_seat))


def answers(game: Scenario, until: str) -> list[str]:
    """The bot's answers up to and with the given one, each carried out."""
    given: list[str] = []
    while until not in given:
        assert len(given) < 20
        given.append(choice(game))
        game.do(given[-1])
    return given


def seen(game: Scenario) -> Scenario:
    """Let everybody know which cards lie in which sector."""
    for stack in game.state.sectors:
        for card in stack:
            game.state.known[card] = PUBLIC
    return game


# Set-up and production


def test_it_begins_with_two_different_centres() -> None:
    table = DUEL.new(2, {}, RandomDealer(1))
    player = bot("greedy", "duel", 1)
    first = player.decide(DUEL, table, 0)
    table.act(0, first)
    second = player.decide(DUEL, table, 0)
    assert {DUEL.actions.text(first), DUEL.actions.text(second)} == {"choose trade", "choose storage"}


def test_of_two_colonies_that_one_produces_whose_good_completes_a_ship() -> None:
    game = Scenario(phase="production", colonies=["phekda-vi", "bellatrix-i"], ore=1, fuel=1).deals(1)
    game.set(0, colony_ships=0, **CENTRES_1)
    assert (game.asked, choice(game)) == ("produce", "produce phekda-vi")


def test_it_does_not_produce_what_the_store_cannot_hold() -> None:
    game = Scenario(phase="production", colonies=["phekda-vi"], fuel=2).deals(1)
    assert (game.asked, choice(game)) == ("produce", "produce phekda-vi")


# Where to fly


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_with_a_colony_ship_it_flies_where_it_knows_colonies(number: int) -> None:
    colonies = ["heka-ii", "phekda-vi", "dubhe-iv"]
    game = Scenario(trade_ships=0).sector(number, *colonies)
    for card in colonies:
        game.state.known[CARDS.index(card)] = PUBLIC
    assert choice(game) == f"fly {number}"


def test_of_two_colonies_it_flies_to_the_one_without_pirates() -> None:
    game = Scenario(astro=2, trade_ships=0, storage=1, command=1)
    game.refilled(1, "pirate-7", "pirate-6b", "pirate-6a", "pirate-5b")
    colonies = [CARDS[card] for stack in game.state.sectors for card in stack if KIND[card] == COLONY]
    game.sector(1, *colonies[::2]).sector(2, *colonies[1::2])
    assert choice(seen(game)) == "fly 2"


# On a card


def test_it_founds_a_colony_with_the_ship_in_the_hangar() -> None:
    assert choice(Scenario().sector(1, "heka-ii").deals("heka-ii").do("fly 1")) == "found-colony"


def test_it_founds_a_station_with_the_ship_in_the_hangar() -> None:
    game = Scenario(food=3).set(0, **NO_SENSOR).sector(1, "saiph-vi").deals("saiph-vi").do("fly 1")
    assert choice(game) == "found-station"


def test_it_fulfils_an_order_for_a_point() -> None:
    game = Scenario(carbon=1).set(0, **NO_SENSOR).sector(1, "cassiopeia").open_orders("order-1", "order-9", "order-13")
    assert choice(game.deals("cassiopeia").do("fly 1")) == "fulfil order-1"


def test_it_buys_cheaply_what_it_lacks_for_a_ship() -> None:
    game = Scenario(ore=1, fuel=1, colony_ships=0).sector(1, "planctoinis-vii").deals("planctoinis-vii").do("fly 1")
    assert choice(game).startswith("buy food")


def test_it_sells_its_surplus_where_the_price_is_high() -> None:
    game = Scenario(trade_goods=2).sector(1, "martiin-tempest-ii").deals("martiin-tempest-ii").do("fly 1")
    assert choice(game) == "sell trade-goods 2"


def test_it_does_not_buy_dearly_what_no_wish_needs() -> None:
    game = Scenario().sector(1, "martiin-tempest-ii").deals("martiin-tempest-ii").do("fly 1")
    assert choice(game) == "fly-on"


def test_it_takes_the_resource_that_completes_a_ship() -> None:
    game = Scenario(ore=1, fuel=1, cannons=(0, 3), colony_ships=0).set(0, **NO_SENSOR).sector(1, "pirate-2a")
    game.deals("pirate-2a", 4, 1).do("fly 1", "fight")
    assert (game.asked, choice(game)) == ("take-resource", "take food")


def test_it_goes_home_when_only_danger_is_left_in_the_sector() -> None:
    game = Scenario(die=3, astro=2, colony_ships=0, trade_ships=0, storage=1, command=1)
    game.refilled(1, "pirate-7", "pirate-6b", "pirate-6a").sector(1, "andromeda")
    left = [CARDS.index(key) for key in ("andromeda", "pirate-6a", "pirate-6b", "pirate-7")]
    stacks = game.state.sectors
    stacks[1] = sorted(stacks[1] + [card for card in stacks[0] if card not in left])
    stacks[0] = left
    assert choice(seen(game).deals("andromeda").do("fly 1")) == "end-flight"


# Pirates and the sensor


def test_it_pays_a_hopeless_pirate_when_it_has_money_and_something_to_lose() -> None:
    game = Scenario(die=3, storage=1, command=1).sector(2, "pirate-2a", "pirate-3a").refilled(1, "pirate-7")
    assert choice(seen(game).deals("pirate-7").do("fly 1")) == "pay"


@pytest.mark.parametrize(("sector_of_the_strong", "answer"), [(1, "pay"), (2, "fight")])
def test_it_weighs_every_pirate_it_may_have_met(sector_of_the_strong: int, answer: str) -> None:
    game = Scenario(die=3, cannons=(3, 0), storage=1, command=1).sector(1, "pirate-2a").sector(2, "pirate-3a")
    game.refilled(sector_of_the_strong, "pirate-7", "pirate-6b")
    assert choice(seen(game).deals("pirate-2a").do("fly 1")) == answer


def test_it_fights_a_weak_pirate_with_strong_cannons() -> None:
    game = Scenario(die=3, cannons=(0, 3)).sector(1, "pirate-2a")
    assert choice(seen(game).deals("pirate-2a").do("fly 1")) == "fight"


def test_a_dangerous_pirate_seen_by_the_sensor_goes_to_the_bottom() -> None:
    game = Scenario(sensor=1, storage=1, astro=2).refilled(1, "pirate-7").sector(1, "heka-ii")
    game.deals("pirate-7", "heka-ii").do("fly 1")
    assert answers(game, "fly-on") == ["bottom pirate-7", "top heka-ii", "fly-on"]


def test_a_colony_seen_by_the_sensor_goes_on_top_and_is_founded() -> None:
    game = Scenario(sensor=1).sector(1, "heka-ii", "andromeda").open_orders("order-2")
    game.deals("heka-ii", "andromeda").do("fly 1")
    assert answers(game, "found-colony") == ["bottom andromeda", "top heka-ii", "fly-on", "found-colony"]


def test_it_gives_up_a_level_one_rather_than_a_level_two() -> None:
    game = Scenario(die=3, astro=2, storage=2, trade=1).refilled(1, "pirate-7")
    game.deals("pirate-7", 1, 4).do("fly 1")
    assert (game.asked, choice(game)) == ("give-up-centre", "lose trade")


# Trade and build


def test_it_builds_a_ship_before_it_ends_the_turn() -> None:
    game = Scenario(phase="build", ore=1, fuel=1, food=1, colony_ships=0, trade_ships=0)
    assert answers(game, "end-turn") == ["build colony-ship", "end-turn"]


def test_with_nothing_useful_to_do_it_ends_the_turn() -> None:
    game = Scenario(phase="build", astro=0, food=1, stations=["saiph-vi"])
    assert game.options == ["use saiph-vi", "end-turn"]
    assert choice(game) == "end-turn"


def test_it_completes_a_ship_at_its_own_station() -> None:
    game = Scenario(phase="build", ore=1, fuel=1, stations=["saiph-vi"], colony_ships=0, trade_ships=0)
    assert answers(game, "build colony-ship")[0] == "use saiph-vi"
    assert game.me.colony_ships == 1


def test_it_completes_a_ship_at_two_stations() -> None:
    game = Scenario(phase="build", fuel=1, stations=["saiph-vi", "aigel-x"], colony_ships=0, trade_ships=0)
    answers(game, "build colony-ship")
    assert game.me.colony_ships == 1


def test_it_completes_a_ship_with_a_good_the_rival_must_sell() -> None:
    game = Scenario(phase="build", ore=1, fuel=1, trade=1, colony_ships=0, trade_ships=0).set(1, food=1)
    assert answers(game, "build colony-ship") == ["demand food", "build colony-ship"]


def test_it_upgrades_a_centre_while_its_tile_is_free() -> None:
    game = Scenario(phase="build", ore=1, carbon=1, food=2).set(0, **CENTRES_1)
    assert choice(game) in ("build storage-2", "build trade-2")
    game.set(1, storage=2, trade=2, science=2, command=2, sensor=2)
    assert answers(game, "end-turn")[0] == "build production-2"


# The last point


def test_at_nine_points_it_builds_the_centre_that_wins() -> None:
    game = Scenario(phase="build", colonies=EIGHT_COLONIES, storage=1, ore=2, fuel=2, carbon=2, food=2)
    assert points(game.state, 0) == 9
    game.do(choice(game))
    assert game.state.winner == 0


def test_at_nine_points_it_founds_the_colony_that_wins() -> None:
    game = Scenario(colonies=EIGHT_COLONIES[2:], orders=["order-1", "order-2"]).sector(1, "heka-ii")
    game.deals("heka-ii").do("fly 1")
    assert points(game.state, 0) == 9
    game.do(choice(game))
    assert game.state.winner == 0


def test_at_nine_points_it_fulfils_the_order_that_wins() -> None:
    game = Scenario(colonies=EIGHT_COLONIES, ore=1, fuel=1).sector(1, "mestor").open_orders("order-12", "order-2")
    game.deals("mestor").do("fly 1")
    assert points(game.state, 0) == 9
    game.do(choice(game))
    assert game.state.winner == 0


# Whole games


def answer_one(table: Table[State], players: list[Bot[State]]) -> tuple[int, int]:
    """Let the first seat that is asked answer."""
    seat = next(iter(table.questions()))
    action = players[seat].decide(DUEL, table, seat)
    table.act(seat, action)
    return seat, action


def play(players: list[Bot[State]], seed: int, options: dict[str, object]) -> Table[State]:
    """A game of these bots; one that does not end within bounds is a stall."""
    table = DUEL.new(2, options, RandomDealer(seed))
    for _ in range(ANSWERS):
        if table.over:
            return table
        answer_one(table, players)
    raise AssertionError(f"game {seed} stalls")


ANSWERS = 1500
"""More than four times what a game of two greedy bots takes."""


@pytest.mark.whole
def test_it_beats_the_random_bot(many: int) -> None:
    games, won = 20 * many, 0
    for number in range(games):
        seat = number % 2
        players = [bot("random", "duel", number), bot("random", "duel", number)]
        players[seat] = bot("greedy", "duel", number)
        outcome = DUEL.outcome(play(players, number // 2, {}))
        assert outcome is not None
        won += outcome.winners == [seat]
    assert won >= games * 0.95


@pytest.mark.whole
@pytest.mark.parametrize(
    "options",
    [{}, {"refill": "face-down"}, {"beginner": "1"}, {"symbol": "moon", "memory-aid": False}],
    ids=["usual", "face-down", "beginner", "moon"],
)
def test_two_greedy_bots_always_come_to_an_end(options: dict[str, object], many: int) -> None:
    for seed in range(3 * many):
        table = play([bot("greedy", "duel", 1), bot("greedy", "duel", 2)], seed, options)
        outcome = DUEL.outcome(table)
        assert outcome is not None
        assert outcome.winners


# Honesty


@pytest.mark.whole
@pytest.mark.parametrize("options", [{}, {"refill": "face-down"}], ids=["open", "face-down"])
def test_it_chooses_by_what_its_seat_knows_alone(options: dict[str, object]) -> None:
    """In another true position that looks the same to its seat, a bot with another seed answers the same."""
    table = DUEL.new(2, options, RandomDealer(11))
    players = [bot("greedy", "duel", 1), bot("greedy", "duel", 2)]
    compared = 0
    while not table.over:
        seat = next(iter(table.questions()))
        other = DUEL.determinize(table, seat, RandomDealer(compared))
        elsewhere = bot("greedy", "duel", 1000 + compared).decide(DUEL, other, seat)
        assert answer_one(table, players) == (seat, elsewhere)
        compared += 1
    assert compared > 100


@pytest.mark.whole
def test_the_same_seeds_play_the_same_game() -> None:
    hashes = {
        DUEL.hash(play([bot("greedy", "duel", 3), bot("random", "duel", 4)], 5, {"refill": "face-down"}))
        for _ in range(2)
    }
    assert len(hashes) == 1


@pytest.mark.whole
def test_it_leaves_the_table_as_it_was() -> None:
    table = DUEL.new(2, {}, RandomDealer(8))
    players = [bot("greedy", "duel", 1), bot("greedy", "duel", 2)]
    for _ in range(120):
        before = DUEL.hash(table)
        seat = next(iter(table.questions()))
        bot("greedy", "duel", 7).decide(DUEL, table, seat)
        assert DUEL.hash(table) == before
        answer_one(table, players)
