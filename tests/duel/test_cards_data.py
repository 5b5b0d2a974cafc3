"""The data file: how many cards of each kind and group, their facts, and where each fact comes from."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from orrery.core.facts import BadFact, Entry, load
from orrery.games.duel.facts import cards
from orrery.games.duel.facts.cards import printed_name, provenance

DATA = load(Path(cards.__file__).parents[1] / "data" / "cards.json")
CARDS = DATA.entries("cards")
ORDERS = DATA.entries("orders")
CENTRES = DATA.entries("centres")
SECTOR = [card for card in CARDS if card.text("group") == "sector"]
RESERVE = [card for card in CARDS if card.text("group") in ("I", "II", "III", "IV")]
START = [card for card in CARDS if card.text("group") == "start"]
SECTIONS = ["dice", "centres", "costs", "cards", "orders"]


def keys(entries: list[Entry]) -> list[str]:
    return [entry.text("key") for entry in entries]


def kinds(entries: list[Entry]) -> dict[str, int]:
    return dict(Counter(entry.text("kind") for entry in entries))


def sources(entries: list[Entry]) -> dict[str, int]:
    return dict(Counter(entry.text("provenance") for entry in entries))


def amounts(entry: Entry, key: str) -> object:
    return entry.entry(key).data


# Counts


def test_there_are_36_sector_cards_28_reserve_cards_2_start_colonies_and_15_orders() -> None:
    assert (len(SECTOR), len(RESERVE), len(START), len(ORDERS)) == (36, 28, 2, 15)
    assert len(CARDS) == 66


@pytest.mark.parametrize("section", SECTIONS)
def test_every_key_of_a_section_is_used_once(section: str) -> None:
    found = keys(DATA.entries(section))
    assert len(set(found)) == len(found)


def test_the_kinds_of_the_sector_cards() -> None:
    assert kinds(SECTOR) == {
        "target-planet": 4,
        "colony": 6,
        "pirate": 2,
        "trade-planet": 22,
        "space-station": 2,
    }


@pytest.mark.parametrize(
    ("group", "expected"),
    [
        ("I", {"asteroids": 2, "pirate": 3, "space-station": 2}),
        ("II", {"asteroids": 2, "pirate": 2, "space-station": 1, "colony": 2}),
        ("III", {"asteroids": 2, "pirate": 2, "space-station": 1, "colony": 2}),
        ("IV", {"asteroids": 4, "pirate": 2, "council-planet": 1}),
    ],
)
def test_each_reserve_group_has_seven_cards(group: str, expected: dict[str, int]) -> None:
    found = [card for card in RESERVE if card.text("group") == group]
    assert len(found) == 7
    assert kinds(found) == expected


def test_the_cards_stand_in_the_order_sectors_reserve_one_to_four_start() -> None:
    groups = [card.text("group") for card in CARDS]
    assert groups == ["sector"] * 36 + ["I"] * 7 + ["II"] * 7 + ["III"] * 7 + ["IV"] * 7 + ["start"] * 2


# Cards


def test_the_target_planets() -> None:
    targets = [card.text("key") for card in CARDS if card.text("kind") == "target-planet"]
    assert targets == ["andromeda", "cassiopeia", "perseus", "mestor"]


def test_each_colony_resource_has_each_number_once_and_trade_goods_have_no_colony() -> None:
    colonies = [card for card in CARDS if card.text("kind") == "colony"]
    assert sorted((card.text("good"), card.number("number")) for card in colonies) == [
        (good, number) for good in ("carbon", "food", "fuel", "ore") for number in (1, 2, 3)
    ]


def test_the_start_colonies_produce_fuel_and_carbon_on_one() -> None:
    facts = [(card.text("key"), card.text("symbol"), card.text("good"), card.number("number")) for card in START]
    assert facts == [("megrez-vii", "sun", "fuel", 1), ("alioth-viii", "moon", "carbon", 1)]


@pytest.mark.parametrize(
    ("good", "prices"),
    [
        ("ore", [1, 3, 4, 5]),
        ("fuel", [1, 2, 3, 5]),
        ("carbon", [1, 2, 3, 5]),
        ("food", [1, 3, 4, 5]),
        ("trade-goods", [1, 2, 3, 4, 5]),
        ("knowledge", [3]),
    ],
)
def test_the_prices_of_the_trade_planets(good: str, prices: list[int]) -> None:
    planets = [card for card in CARDS if card.text("kind") == "trade-planet" and card.text("good") == good]
    assert sorted(card.number("price") for card in planets) == prices
    for card in planets:
        assert card.texts("directions") == ["buy", "sell"]
        assert not card.has("units")
        founded = good != "knowledge" and card.number("price") == 3
        assert (card.flag("station"), card.number("friendship", 0)) == (founded, int(founded))


@pytest.mark.parametrize(
    ("key", "group", "good", "price", "directions", "units", "station"),
    [
        ("diplomats-station-1", "sector", "any", 3, ["buy", "sell"], 1, False),
        ("diplomats-station-2", "sector", "any", 3, ["buy", "sell"], 1, False),
        ("diplomats-station-3", "I", "any", 3, ["buy"], 1, True),
        ("green-folk-station", "I", "knowledge", 4, ["sell"], 1, True),
        ("scientists-station", "II", "knowledge", 2, ["buy"], 1, True),
        ("merchants-station", "III", "any", 3, ["sell"], 2, True),
    ],
)
def test_the_space_stations(
    key: str, group: str, good: str, price: int, directions: list[str], units: int, station: bool
) -> None:
    card = CARDS[keys(CARDS).index(key)]
    assert (card.text("kind"), card.text("group"), card.text("good")) == ("space-station", group, good)
    assert (card.number("price"), card.texts("directions"), card.number("units")) == (price, directions, units)
    assert (card.flag("station"), card.number("friendship", 0)) == (station, int(station))


def test_the_council_planet_has_two_friendship_symbols_and_no_trade() -> None:
    median = CARDS[keys(CARDS).index("median")]
    assert (median.text("kind"), median.text("group")) == ("council-planet", "IV")
    assert (median.flag("station"), median.number("friendship")) == (True, 2)
    assert not median.has("good")
    assert not median.has("price")


@pytest.mark.parametrize(
    ("group", "expected"),
    [
        ("sector", [(2, "none"), (3, "none")]),
        ("I", [(2, "none"), (3, "none"), (4, "none")]),
        ("II", [(4, "cannon"), (5, "engine")]),
        ("III", [(5, "centre"), (6, "centre")]),
        ("IV", [(6, "centre"), (7, "centre")]),
    ],
)
def test_the_pirates(group: str, expected: list[tuple[int, str]]) -> None:
    pirates = [card for card in CARDS if card.text("kind") == "pirate" and card.text("group") == group]
    found = [(card.number("strength"), card.text("penalty") if card.has("penalty") else "none") for card in pirates]
    assert found == expected
    assert [amounts(card, "reward") for card in pirates] == [{"any": 1, "medals": 1}] * len(pirates)


# Orders


def test_the_orders_are_1_to_15_without_those_of_the_introductory_missions() -> None:
    assert keys(ORDERS) == [f"order-{number}" for number in range(1, 16)]


def test_five_orders_bring_a_point_five_a_resource_with_friendship_and_five_astro_with_a_medal() -> None:
    assert [amounts(order, "reward") for order in ORDERS] == (
        [{"points": 1}] * 5 + [{"any": 1, "friendship": 1}] * 5 + [{"astro": 7, "medals": 1}] * 5
    )


def test_the_orders_of_each_target_planet() -> None:
    planets = Counter(order.text("planet") for order in ORDERS)
    assert planets == {"andromeda": 4, "cassiopeia": 4, "perseus": 4, "mestor": 3}


@pytest.mark.parametrize(
    ("key", "planet", "demand"),
    [
        ("order-1", "cassiopeia", {"carbon": 1, "astro": 5}),
        ("order-2", "mestor", {"ore": 1, "fuel": 1, "astro": 2}),
        ("order-4", "mestor", {"knowledge": 2, "astro": 2}),
        ("order-8", "andromeda", {"carbon": 2, "astro": 2}),
        ("order-13", "perseus", {"ore": 2, "knowledge": 1}),
    ],
)
def test_the_orders_seen_in_rulebook_and_pictures(key: str, planet: str, demand: dict[str, int]) -> None:
    order = ORDERS[keys(ORDERS).index(key)]
    assert (order.text("planet"), amounts(order, "demand")) == (planet, demand)


# Dice, costs, centres, start and limits


def test_the_faces_of_the_dice() -> None:
    faces = {die.text("key"): die.numbers("faces") for die in DATA.entries("dice")}
    assert faces == {"production": [1, 1, 2, 2, 3, 3], "combat": [1, 2, 2, 3, 3, 4]}


@pytest.mark.parametrize(
    ("key", "cost"),
    [
        ("colony-ship", {"ore": 1, "fuel": 1, "food": 1}),
        ("trade-ship", {"ore": 1, "fuel": 1, "trade-goods": 1}),
        ("engine-1", {"fuel": 2}),
        ("engine-2", {"fuel": 2, "knowledge": 1}),
        ("cannon-1", {"carbon": 2}),
        ("cannon-2", {"carbon": 2, "knowledge": 1}),
        ("centre-1", {"ore": 1, "carbon": 1, "food": 1}),
        ("centre-2", {"ore": 1, "carbon": 1, "food": 2}),
    ],
)
def test_the_building_costs(key: str, cost: dict[str, int]) -> None:
    costs = DATA.entries("costs")
    assert len(costs) == 8
    assert amounts(costs[keys(costs).index(key)], "cost") == cost


def test_six_centres_of_two_levels() -> None:
    found = [(centre.text("centre"), centre.number("level")) for centre in CENTRES]
    names = ["storage", "command", "science", "production", "sensor", "trade"]
    assert found == [(name, level) for name in names for level in (1, 2)]


@pytest.mark.parametrize(
    ("centre", "fact", "levels"),
    [
        ("storage", "capacity", [3, 4]),
        ("command", "actions", [3, 4]),
        ("sensor", "looks", [2, 3]),
        ("trade", "purchases", [1, 2]),
        ("trade", "price", [2, 2]),
    ],
)
def test_what_a_centre_does_at_its_two_levels(centre: str, fact: str, levels: list[int]) -> None:
    assert [entry.number(fact) for entry in CENTRES if entry.text("centre") == centre] == levels


@pytest.mark.parametrize(
    ("centre", "symbol", "levels"),
    [
        ("science", "sun", [[3], [2, 3]]),
        ("science", "moon", [[2], [2, 3]]),
        ("production", "sun", [[2], [2, 3]]),
        ("production", "moon", [[3], [2, 3]]),
    ],
)
def test_on_which_numbers_science_and_production_centres_produce(
    centre: str, symbol: str, levels: list[list[int]]
) -> None:
    found = [entry.entry("numbers").numbers(symbol) for entry in CENTRES if entry.text("centre") == centre]
    assert found == levels


def numbers(part: str) -> dict[str, int]:
    return {name: value for name, value in DATA.entry(part).data.items() if isinstance(value, int)}


def test_the_limits() -> None:
    assert numbers("limits") == {
        "sector_cards": 9,
        "open_orders": 3,
        "hangar": 2,
        "engines": 3,
        "cannons": 3,
        "storage": 2,
        "laboratory": 4,
        "actions": 2,
        "points": 10,
        "majority": 3,
        "tribute": 3,
        "own_stations": 2,
    }


def test_the_start_equipment_and_the_handicap() -> None:
    assert DATA.entry("start").numbers("astro") == [22, 25]
    assert numbers("start") == {
        "trade_goods": 1,
        "knowledge": 1,
        "colony_ships": 1,
        "trade_ships": 1,
        "engines": 2,
        "cannons": 2,
        "centres": 2,
    }
    assert numbers("handicap") == {"beginner_astro": 30, "expert_astro": 20, "beginner_engines": 3}


# Victory points


def test_25_victory_points_can_be_had() -> None:
    colonies = sum(card.text("kind") == "colony" for card in CARDS)
    level_two = sum(centre.number("level") == 2 for centre in CENTRES)
    orders = sum(order.entry("reward").number("points", 0) for order in ORDERS)
    special_cards = 2
    assert (colonies, level_two, orders) == (12, 6, 5)
    assert colonies + level_two + orders + special_cards == 25


# Where the facts come from


@pytest.mark.parametrize("section", SECTIONS)
def test_every_entry_names_its_provenance_and_evidence(section: str) -> None:
    for entry in DATA.entries(section):
        assert entry.text("provenance") in ("rulebook", "public", "reconstructed")
        assert entry.text("evidence") in ("new", "2001", "new+2001", "none")


@pytest.mark.parametrize("section", SECTIONS)
def test_what_has_no_evidence_is_marked_reconstructed_and_nothing_else_is(section: str) -> None:
    for entry in DATA.entries(section):
        assert (entry.text("provenance") == "reconstructed") == (entry.text("evidence") == "none")


def test_the_provenance_of_each_section() -> None:
    assert sources(SECTOR) == {"rulebook": 7, "public": 29}
    assert sources(RESERVE) == {"rulebook": 3, "public": 24, "reconstructed": 1}
    assert sources(START) == {"public": 2}
    assert sources(ORDERS) == {"rulebook": 1, "public": 4, "reconstructed": 10}
    assert sources(CENTRES) == {"rulebook": 5, "public": 7}
    assert sources(DATA.entries("costs")) == {"rulebook": 8}
    assert sources(DATA.entries("dice")) == {"public": 2}
    assert {DATA.entry(part).text("provenance") for part in ("start", "handicap", "limits")} == {"rulebook"}


def test_19_sector_cards_are_chosen_by_reconstruction() -> None:
    chosen = [card for card in CARDS if card.flag("selection_reconstructed")]
    assert len(chosen) == 19
    assert all(card.text("group") == "sector" for card in chosen)
    assert {(card.text("provenance"), card.text("evidence")) for card in chosen} == {("public", "2001")}
    only_2001 = [card for card in SECTOR if card.text("evidence") == "2001"]
    assert keys(only_2001) == keys(chosen)


def test_the_reconstructed_entries_are_the_engine_pirate_and_ten_orders() -> None:
    invented = [card for card in [*CARDS, *ORDERS] if card.text("provenance") == "reconstructed"]
    numbers = [3, 5, 6, 7, 9, 10, 11, 12, 14, 15]
    assert keys(invented) == ["pirate-5a", *(f"order-{number}" for number in numbers)]


def test_players_are_told_of_every_reconstructed_card_and_order() -> None:
    told = [card for card in keys(CARDS) if provenance("card", card) == "reconstructed"]
    assert len(told) == 20
    assert "pirate-5a" in told
    assert [order for order in keys(ORDERS) if provenance("order", order) == "rulebook"] == ["order-13"]
    assert provenance("card", "kopernikus-ii") == "rulebook"
    assert provenance("card", "heka-ii") == "public"
    with pytest.raises(BadFact):
        provenance("card", "arrakis")


# Names


def test_every_card_and_order_has_a_name_in_both_languages() -> None:
    for axis, entries in (("card", CARDS), ("order", ORDERS)):
        for key in keys(entries):
            assert printed_name(axis, key, "en")
            assert printed_name(axis, key, "de")
    assert printed_name("card", "cassiopeia", "de") == "Kassiopeia"
    assert printed_name("card", "arrakis", "en") is None
