"""Flight phase (pages 5 and 6): sector, speed, the path, the ways a flight ends, asteroids."""

from __future__ import annotations

import pytest

from orrery import IllegalAction, NotYourQuestion
from orrery.games.duel import GAME
from orrery.games.duel.facts.cards import CARBON, CARDS, FUEL, ORE
from orrery.games.duel.position.state import PUBLIC

from .scenario import Scenario, Value

PLANETS = [
    *("ireoni-vii", "litigus-ix", "corendium-vii"),
    *("planctoinis-vii", "martkwal-viii", "leedsi-x"),
    *("gonsarium-ii", "tostoku-i", "beowulfs-bane"),
]
"""Nine trade planets without stations: ore, fuel, carbon, food, trade goods, ore, fuel, carbon, trade goods."""


def flying(sector: int = 1, **mine: Value) -> Scenario:
    """About to fly; the nine planets lie in the sector and turn up in their order."""
    return Scenario().set(0, **mine).sector(sector, *PLANETS).deals(*PLANETS)


def penniless(die: int, **mine: Value) -> Scenario:
    """A flight on which nothing can be bought, sold or founded."""
    game = Scenario(die=die).set(0, astro=0, colony_ships=0, trade_ships=0, **mine)
    return game.sector(1, *PLANETS).deals(*PLANETS)


def reached(game: Scenario) -> list[str]:
    """All cards turned up so far, in their order."""
    return [CARDS[event.facts[0]] for event in game.events if event.kind.name == "card-reached"]


# The sector


def test_the_flight_begins_with_the_choice_of_one_of_four_sectors() -> None:
    game = Scenario()
    assert game.asked == "choose-sector"
    assert game.options == ["fly 1", "fly 2", "fly 3", "fly 4", "stay"]


@pytest.mark.parametrize("sector", [1, 2, 3, 4])
def test_cards_turn_up_from_the_chosen_sector_only(sector: int) -> None:
    game = flying(sector).do(f"fly {sector}", "fly-on", "fly-on")
    assert game.path() == PLANETS[:3]
    sizes = [sector_view["cards"] for sector_view in GAME.view(game.table, 0)["sectors"]]
    assert sizes == [6 if number == sector else 9 for number in (1, 2, 3, 4)]


def test_staying_turns_no_card_up_and_leads_to_trade_and_build() -> None:
    game = flying().do("stay")
    assert game.asked == "trade-and-build"
    assert game.told == ["flight-skipped"]
    assert GAME.view(game.table, 0)["flight"] is None


def test_the_rival_is_not_asked_during_the_flight() -> None:
    game = flying().do("fly 1")
    with pytest.raises(NotYourQuestion):
        game.do("fly-on", seat=1)


# Speed


@pytest.mark.parametrize("die", [1, 2, 3])
@pytest.mark.parametrize("engines", [(0, 0), (2, 0), (1, 1), (3, 0), (0, 3)])
def test_the_speed_is_the_strength_of_the_engines_plus_the_die(engines: tuple[int, int], die: int) -> None:
    game = Scenario(die=die, engines=engines).sector(1, *PLANETS).deals(*PLANETS)
    speed = engines[0] + 2 * engines[1] + die
    game.start()
    question = game.table.question(0)
    assert question is not None
    assert question.arguments(game.table, 0) == {"speed": speed}
    game.do("fly 1")
    flight = GAME.view(game.table, 1)["flight"]
    assert flight is not None
    assert flight["speed"] == speed


def test_example_two_engines_of_strength_one_one_of_strength_two_and_a_roll_of_two_make_six() -> None:
    game = penniless(die=2, engines=(2, 1)).start()
    assert game.state.speed(0) == 6
    game.do("fly 1", *["fly-on"] * 5)
    assert reached(game) == PLANETS[:6]
    assert game.asked == "trade-and-build"


@pytest.mark.parametrize(("engines", "die", "speed"), [((0, 0), 1, 1), ((2, 0), 1, 3), ((2, 0), 3, 5), ((1, 2), 3, 8)])
def test_the_flight_ends_when_as_many_cards_are_turned_up_as_the_speed(
    engines: tuple[int, int], die: int, speed: int
) -> None:
    game = penniless(die, engines=engines).do("fly 1", *["fly-on"] * (speed - 1))
    assert reached(game) == PLANETS[:speed]
    assert game.told[-1] == "flight-ended"
    assert game.asked == "trade-and-build"


def test_the_greatest_speed_flies_through_the_whole_sector() -> None:
    game = penniless(die=3, engines=(0, 3)).do("fly 1", *["fly-on"] * 8)
    assert reached(game) == PLANETS
    assert game.told[-1] == "flight-ended"


def test_at_the_last_card_an_action_is_still_possible() -> None:
    game = flying(engines=(1, 0)).do("fly 1", "fly-on")
    assert "fly-on" not in game.options
    game.do("buy fuel 2")
    assert game.me.stock[FUEL] == 2
    assert game.told[-1] == "flight-ended"


# Cards turning up


def test_at_each_card_there_is_the_choice_of_an_action_or_the_next_card() -> None:
    game = flying().do("fly 1")
    assert game.asked == "visit"
    assert game.options == ["buy ore 1", "buy ore 2", "fly-on", "end-flight"]


def test_each_new_card_is_laid_to_the_right_of_the_last() -> None:
    game = flying(engines=(3, 0)).do("fly 1", "fly-on", "fly-on", "fly-on")
    assert game.path() == PLANETS[:4]


def test_a_card_with_an_action_is_turned() -> None:
    game = flying(command=1, engines=(3, 0)).do("fly 1", "buy ore 1", "fly-on", "fly-on", "buy carbon 2")
    assert game.state.turned == [1, 0, 1]
    flight = GAME.view(game.table, 1)["flight"]
    assert flight is not None
    assert [step["turned"] for step in flight["path"]] == [True, False, True]
    assert flight["actions_left"] == 1


def test_one_card_allows_one_action() -> None:
    game = flying().do("fly 1", "buy ore 1")
    assert game.asked == "fly-on"
    assert game.options == ["fly-on", "end-flight"]


def test_a_passed_card_cannot_be_used_later() -> None:
    game = flying().do("fly 1", "fly-on")
    assert game.options == ["buy fuel 1", "buy fuel 2", "fly-on", "end-flight"]
    with pytest.raises(IllegalAction):
        game.do("buy ore 1")


def test_no_own_station_and_no_building_in_flight() -> None:
    rich: dict[str, Value] = {"ore": 2, "fuel": 2, "carbon": 2, "food": 2, "trade_goods": 2, "knowledge": 2}
    game = Scenario(stations=["aigel-x"]).set(0, colony_ships=0, trade_ships=0, trade=1, **rich)
    game.set(1, carbon=1).sector(1, "tostoku-i", "beowulfs-bane").deals("tostoku-i", "beowulfs-bane")
    game.do("fly 1")
    verbs = {option.split(" ")[0] for option in game.options}
    game.do("sell carbon 1")
    verbs |= {option.split(" ")[0] for option in game.options}
    assert verbs == {"sell", "fly-on", "end-flight"}
    game.do("end-flight")
    assert {"use", "demand", "build"} <= {option.split(" ")[0] for option in game.options}


# How a flight ends


@pytest.mark.parametrize(("command", "actions"), [(0, 2), (1, 3), (2, 4)])
def test_two_actions_end_the_flight_three_or_four_with_a_command_centre(command: int, actions: int) -> None:
    game = flying(command=command, engines=(0, 3)).do("fly 1")
    goods = ["ore", "fuel", "carbon", "food"]
    for number, good in enumerate(goods[:actions], start=1):
        game.do(f"buy {good} 1")
        assert (game.asked == "trade-and-build") == (number == actions)
        if number < actions:
            game.do("fly-on")
    assert game.told[-1] == "flight-ended"
    assert sum(game.me.stock) == actions


def test_cards_passed_without_an_action_do_not_count_as_actions() -> None:
    game = flying(engines=(0, 3)).do("fly 1", "fly-on", "fly-on", "fly-on", "buy food 1", "fly-on", "buy trade-goods 1")
    assert game.asked == "trade-and-build"
    assert reached(game) == PLANETS[:5]


def test_a_lost_battle_ends_the_flight_at_once() -> None:
    game = Scenario(die=3).sector(1, "pirate-3a", "ireoni-vii").deals("pirate-3a", 1, 4)
    game.do("fly 1", "fight")
    assert game.told[-2:] == ["battle-lost", "flight-ended"]
    assert game.asked == "trade-and-build"


def test_neither_paying_nor_beating_a_pirate_ends_the_flight_or_costs_an_action() -> None:
    game = Scenario(die=3).sector(1, "pirate-3a", "pirate-2a", "ireoni-vii", "litigus-ix")
    game.deals("pirate-3a", "pirate-2a", 4, 1, "asteroids-1", "ireoni-vii", "litigus-ix")
    game.do("fly 1", "pay", "fly-on", "fight", "take food", "fly-on", "buy ore 1", "fly-on", "buy fuel 1")
    assert (game.me.stock[ORE], game.me.stock[FUEL]) == (1, 1)
    assert game.told[-1] == "flight-ended"


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_a_flight_may_be_ended_at_any_card(cards: int) -> None:
    game = flying(engines=(0, 3)).do("fly 1", *["fly-on"] * (cards - 1), "end-flight")
    assert reached(game) == PLANETS[:cards]
    assert game.asked == "trade-and-build"


def test_a_flight_may_be_ended_after_an_action() -> None:
    game = flying().do("fly 1", "buy ore 1", "end-flight")
    assert (game.asked, game.me.stock[ORE]) == ("trade-and-build", 1)


def test_example_a_flight_with_speed_six_ends_with_the_second_action_at_the_third_card() -> None:
    game = Scenario(die=2, engines=(2, 1)).sector(2, *PLANETS).deals(*PLANETS)
    assert game.state.speed(0) == 6
    game.do("fly 2", "buy ore 1")
    assert game.state.turned == [1]
    game.do("fly-on", "fly-on")
    assert game.state.turned == [1, 0, 0]
    game.do("buy carbon 1")
    assert reached(game) == PLANETS[:3]
    assert game.asked == "trade-and-build"
    assert (game.me.stock[ORE], game.me.stock[FUEL], game.me.stock[CARBON]) == (1, 0, 1)


# Afterwards


def test_the_path_is_shuffled_back_into_its_sector_which_has_nine_cards_again() -> None:
    game = flying(sector=3).do("fly 3", "buy ore 1", "fly-on", "fly-on", "end-flight")
    assert [len(stack) for stack in game.state.sectors] == [9, 9, 9, 9]
    assert sorted(game.state.sectors[2]) == sorted(CARDS.index(card) for card in PLANETS)
    assert game.path() == []


def test_all_cards_of_the_path_are_known_to_both_players() -> None:
    game = flying(sector=3).do("fly 3", "fly-on", "end-flight")
    for seat in (0, 1):
        seen = [sector["seen"] for sector in GAME.view(game.table, seat)["sectors"]]
        assert seen == [[], [], sorted(PLANETS[:2], key=CARDS.index), []]
    assert [game.state.known[CARDS.index(card)] == PUBLIC for card in PLANETS[:3]] == [True, True, False]


def test_the_order_of_the_cards_is_new_in_the_next_flight() -> None:
    game = flying(sector=3).do("fly 3", "fly-on", "end-flight")
    game.deals(1, *reversed(PLANETS)).do("end-turn", "fly 3", "fly-on")
    assert game.path() == ["beowulfs-bane", "tostoku-i"]


def test_actions_of_one_flight_do_not_count_in_the_next() -> None:
    game = flying(sector=3).do("fly 3", "buy ore 1", "end-flight")
    game.deals(1, *PLANETS).do("end-turn", "fly 3", "buy ore 1")
    assert (game.asked, game.asked_seat) == ("fly-on", 1)


# Asteroids


@pytest.mark.parametrize("number", range(1, 11))
def test_asteroids_offer_nothing_and_take_a_place_in_the_path(number: int) -> None:
    asteroids = f"asteroids-{number}"
    game = Scenario(die=1, engines=(2, 0), ore=2, knowledge=2).refilled(1, asteroids)
    game.sector(1, asteroids, *PLANETS[:2]).deals(asteroids, *PLANETS[:2])
    game.do("fly 1")
    assert game.path() == [asteroids]
    assert game.options == ["fly-on", "end-flight"]
    game.do("fly-on", "fly-on")
    assert "fly-on" not in game.options


# The sensor centre


def sensing(level: int, *looked: str, **mine: Value) -> Scenario:
    """About to fly with a sensor centre; these cards are looked at, the other planets turn up in their order."""
    rest = [card for card in PLANETS if card not in looked]
    game = Scenario(die=3).set(0, **{"sensor": level, "engines": (0, 3), **mine})
    return game.sector(1, *PLANETS).deals(*looked, *rest)


def fly_through(game: Scenario) -> list[str]:
    """Fly on to the end of the sector; the cards in the order in which they turned up."""
    while game.asked != "trade-and-build":
        game.do("fly-on" if "fly-on" in game.options else "end-flight")
    return reached(game)


@pytest.mark.parametrize(("level", "count"), [(1, 2), (2, 3)])
def test_the_sensor_centre_shows_two_or_three_cards_of_the_chosen_sector_to_the_flyer(level: int, count: int) -> None:
    game = sensing(level).do("fly 1")
    assert game.asked == "place-looked"
    cards = sorted(PLANETS[:count], key=CARDS.index)
    flight = GAME.view(game.table, 0)["flight"]
    assert flight is not None
    assert flight["looked"] == cards
    assert game.options == [f"top {card}" for card in cards] + [f"bottom {card}" for card in cards]


def test_without_a_sensor_centre_nothing_is_looked_at() -> None:
    game = sensing(0).do("fly 1")
    assert game.asked == "visit"
    assert "sensor-looked" not in game.told


def test_who_stays_looks_at_nothing() -> None:
    game = sensing(2).do("stay")
    assert game.told == ["flight-skipped"]


def test_cards_put_on_top_are_dealt_first_the_last_placed_one_before_the_others() -> None:
    first, second, third = "tostoku-i", "leedsi-x", "gonsarium-ii"
    game = sensing(2, first, second, third, astro=0)
    game.do("fly 1", f"top {second}", f"top {third}", f"top {first}")
    assert fly_through(game)[:4] == [first, third, second, PLANETS[0]]


def test_cards_put_below_are_dealt_last_in_the_order_of_placing() -> None:
    first, second, third = "tostoku-i", "leedsi-x", "gonsarium-ii"
    game = sensing(2, first, second, third, astro=0)
    game.do("fly 1", f"bottom {third}", f"bottom {first}", f"bottom {second}")
    dealt = fly_through(game)
    assert dealt[:6] == [card for card in PLANETS if card not in (first, second, third)]
    assert dealt[6:] == [third, first, second]


def test_each_card_looked_at_goes_on_top_or_below_as_the_flyer_likes() -> None:
    game = sensing(1, "tostoku-i", "leedsi-x", astro=0).do("fly 1", "bottom tostoku-i")
    assert game.options == ["top leedsi-x", "bottom leedsi-x"]
    dealt = fly_through(game.do("top leedsi-x"))
    assert (dealt[0], dealt[-1]) == ("leedsi-x", "tostoku-i")


def test_looking_costs_neither_an_action_nor_a_place_in_the_path() -> None:
    game = sensing(1, engines=(0, 0)).do("fly 1", f"bottom {PLANETS[0]}", f"bottom {PLANETS[1]}")
    game.do("fly-on", "buy carbon 1", "fly-on", "buy food 1")
    assert (sum(game.me.stock), game.asked) == (2, "trade-and-build")


def test_after_the_look_the_flight_may_be_ended_before_its_first_card() -> None:
    game = sensing(1).do("fly 1", f"top {PLANETS[0]}", f"bottom {PLANETS[1]}")
    assert game.options == ["fly-on", "end-flight"]
    game.do("end-flight")
    assert (game.asked, reached(game)) == ("trade-and-build", [])
    assert sorted(game.state.sectors[0]) == sorted(CARDS.index(card) for card in PLANETS)


def test_the_flyer_remembers_what_the_sensor_showed_and_the_rival_never_knew() -> None:
    game = sensing(1).do("fly 1", f"top {PLANETS[0]}", f"bottom {PLANETS[1]}", "end-flight")
    seen = [GAME.view(game.table, seat)["sectors"][0]["seen"] for seat in (0, 1, None)]
    assert seen == [PLANETS[:2], [], []]


@pytest.mark.parametrize("watcher", [1, None])
def test_others_see_only_how_many_cards_are_looked_at_and_where_they_go(watcher: int | None) -> None:
    game = sensing(2).do("fly 1", f"top {PLANETS[0]}", f"bottom {PLANETS[2]}")
    flight = GAME.view(game.table, watcher)["flight"]
    assert flight is not None
    assert (flight["looked"], flight["top"], flight["bottom"]) == ([None], [None], [None])
    assert GAME.view(game.table, watcher)["sectors"][0] == {"cards": 9, "seen": []}
    told = [event for event in game.events if "card" in event.kind.secret]
    assert [event.kind.name for event in told] == ["sensor-looked"] * 3 + ["placed-on-top", "placed-below"]
    assert [event.seen_by(watcher)["card"] for event in told] == [None] * 5


def test_a_pirate_seen_by_the_sensor_is_no_secret_to_the_flyer_when_it_comes() -> None:
    game = Scenario(sensor=1).sector(1, "pirate-2a", "leedsi-x").deals("pirate-2a", "leedsi-x")
    game.do("fly 1", "bottom leedsi-x", "top pirate-2a", "fly-on")
    assert game.asked == "face-pirate"
    flights = [GAME.view(game.table, seat)["flight"] for seat in (0, 1, None)]
    assert [flight["pirate"] for flight in flights if flight] == ["pirate-2a", "pirate-2a", None]
