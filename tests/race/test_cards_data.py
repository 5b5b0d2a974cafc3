"""The data file against the rulebook's distribution table (page 12), line by line; hands, names, goods."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from orrery.core.facts import Entry, load
from orrery.games.race import GAME
from orrery.games.race.facts import cards
from orrery.games.race.facts.cards import INDEX, printed_name
from orrery.i18n import messages

DATA = load(Path(cards.__file__).parents[1] / "data" / "cards.json")
DESIGNS = DATA.entries("cards")
ALL = [card for card in DESIGNS for _ in range(card.number("copies"))]
"""Every card of the box, the two copies of a development twice."""


def is_world(card: Entry) -> bool:
    return card.text("kind") == "world"


def is_development(card: Entry) -> bool:
    return card.text("kind") == "development"


def is_military(card: Entry) -> bool:
    return card.has("defense")


def is_peaceful(card: Entry) -> bool:
    return is_world(card) and not card.has("defense")


def is_start(card: Entry) -> bool:
    return card.has("start_world")


def has(card: Entry, keyword: str) -> bool:
    return card.has("keywords") and keyword in card.texts("keywords")


def holds(card: Entry, production: str, good: str) -> bool:
    return card.has("good") and (card.text("production"), card.text("good")) == (production, good)


def powers(card: Entry, phase: str, verb: str) -> list[Entry]:
    return [power for power in card.entries("powers") if (power.text("phase"), power.text("verb")) == (phase, verb)]


def strength(card: Entry, against: str = "all") -> int:
    return sum(power.number("n") for power in powers(card, "settle", "military") if power.text("against") == against)


def count(*conditions: Callable[[Entry], bool]) -> int:
    """How many cards meet all conditions."""
    return sum(all(condition(card) for condition in conditions) for card in ALL)


def ids(found: list[Entry]) -> list[str]:
    return [card.text("id") for card in found]


# 114 cards


def test_there_are_114_cards_of_95_designs() -> None:
    assert (len(ALL), len(DESIGNS), len(set(ids(DESIGNS)))) == (114, 95, 95)


def test_the_five_start_worlds_are_four_peaceful_ones_and_a_military_one() -> None:
    assert (count(is_start, is_peaceful), count(is_start, is_military)) == (4, 1)
    assert [card.number("start_world") for card in DESIGNS if is_start(card)] == [0, 1, 2, 3, 4]


def test_59_other_worlds_22_of_them_military() -> None:
    others = [card for card in ALL if is_world(card) and not is_start(card)]
    assert (len(others), sum(map(is_military, others))) == (59, 22)
    assert sum(map(is_peaceful, others)) == 37


def test_twelve_developments_cost_six_and_19_others_are_there_twice() -> None:
    sixes = [card for card in DESIGNS if is_development(card) and card.number("cost") == 6]
    others = [card for card in DESIGNS if is_development(card) and card.number("cost") < 6]
    assert [(len(found), {card.number("copies") for card in found}) for found in (sixes, others)] == [
        (12, {1}),
        (19, {2}),
    ]
    assert all(card.has("scoring") and not card.has("vp") for card in sixes)
    assert all(card.has("vp") and not card.has("scoring") for card in DESIGNS if card not in sixes)


def test_every_card_has_either_a_cost_or_a_defence() -> None:
    assert all(card.has("cost") != card.has("defense") for card in DESIGNS)
    assert all(card.number("copies") == 1 for card in DESIGNS if is_world(card))


def test_every_development_and_most_worlds_have_a_power() -> None:
    assert all(card.entries("powers") for card in DESIGNS if is_development(card))
    worlds = [card for card in DESIGNS if is_world(card)]
    assert (len(worlds), sum(bool(card.entries("powers")) for card in worlds)) == (64, 49)


def test_of_the_words_on_cards_only_rebel_and_alien_count_for_anything() -> None:
    """Page 5: the chromosome, uplift, imperium and terraforming are for expansions."""
    printed = {word for card in DESIGNS if card.has("keywords") for word in card.texts("keywords")}
    assert printed == {"rebel", "alien", "uplift", "chromosome", "imperium", "terraforming"}
    terms = [term for card in DESIGNS if card.has("scoring") for term in card.entries("scoring")]
    assert {term.text("keyword") for term in terms if term.has("keyword")} == {"rebel", "alien"}
    against = {power.text("against") for card in DESIGNS for power in powers(card, "settle", "military")}
    goods = {good.text("id") for good in DATA.entries("goods")}
    assert against - goods == {"all", "rebel"}


# Military worlds


@pytest.mark.parametrize(
    ("defence", "worlds", "rebels", "aliens", "start"),
    [
        (1, 6, 1, 0, 0),
        (2, 7, 1, 1, 1),
        (3, 3, 2, 0, 0),
        (4, 2, 0, 1, 0),
        (5, 2, 1, 1, 0),
        (6, 2, 1, 1, 0),
        (7, 1, 1, 0, 0),
    ],
)
def test_the_23_military_worlds(defence: int, worlds: int, rebels: int, aliens: int, start: int) -> None:
    found = [card for card in ALL if is_military(card) and card.number("defense") == defence]
    keywords = [sum(has(card, word) for card in found) for word in ("rebel", "alien")]
    assert (len(found), keywords, sum(map(is_start, found))) == (worlds, [rebels, aliens], start)
    assert count(is_military) == 23


def test_contact_is_impossible_with_the_four_military_worlds_of_alien_goods() -> None:
    aliens = [card for card in ALL if is_military(card) and card.has("good") and card.text("good") == "alien"]
    assert len(aliens) == 4
    assert all(has(card, "alien") for card in aliens)
    assert count(is_military, lambda card: has(card, "alien")) == 4


# Military strength


@pytest.mark.parametrize(
    ("group", "expected"),
    [
        ("developments", {1: 2, 2: 3, 3: 2}),
        ("military worlds", {1: 4, 2: 1, 3: 1}),
        ("peaceful worlds", {1: 2}),
        ("start worlds", {1: 1, 2: 1}),
    ],
)
def test_seventeen_cards_give_strength_for_good(group: str, expected: dict[int, int]) -> None:
    groups = {
        "developments": is_development,
        "military worlds": lambda card: is_military(card) and not is_start(card),
        "peaceful worlds": lambda card: is_peaceful(card) and not is_start(card),
        "start worlds": is_start,
    }
    found = [strength(card) for card in ALL if groups[group](card) and strength(card) > 0]
    assert dict(Counter(found)) == expected


def test_two_developments_give_three_strength_when_discarded() -> None:
    found = [power.number("n") for card in ALL for power in powers(card, "settle", "discard_for_military")]
    assert found == [3, 3]


def test_strength_against_some_worlds() -> None:
    assert [(card.text("id"), strength(card, "rebel")) for card in ALL if strength(card, "rebel")] == [
        ("galactic-imperium", 4)
    ]
    against_aliens = [(card.text("kind"), strength(card, "alien")) for card in ALL if strength(card, "alien")]
    assert sorted(against_aliens) == [("development", 2), ("world", 2)]
    assert [(card.text("id"), strength(card, "rare")) for card in ALL if strength(card, "rare")] == [
        ("alpha-centauri", 1)
    ]
    assert count(lambda card: has(card, "rebel"), is_military) == 7
    assert count(is_military, lambda card: card.has("good") and card.text("good") == "rare") == 3


def test_five_cards_take_one_strength_away() -> None:
    assert [strength(card) for card in ALL if strength(card) < 0] == [-1] * 5


# Costs


@pytest.mark.parametrize(
    ("cost", "developments", "worlds"),
    [(0, 0, 2), (1, 12, 6), (2, 12, 11), (3, 4, 10), (4, 8, 5), (5, 2, 5), (6, 12, 2)],
)
def test_the_91_cards_with_a_cost(cost: int, developments: int, worlds: int) -> None:
    found = [card for card in ALL if card.has("cost") and card.number("cost") == cost]
    assert (sum(map(is_development, found)), sum(map(is_world, found))) == (developments, worlds)
    assert count(lambda card: card.has("cost")) == 91


# Goods


@pytest.mark.parametrize(
    ("production", "good", "peaceful", "military"),
    [
        ("windfall", "novelty", 2, 3),
        ("windfall", "rare", 5, 2),
        ("windfall", "genes", 2, 5),
        ("windfall", "alien", 3, 3),
        ("production", "novelty", 8, 1),
        ("production", "rare", 5, 1),
        ("production", "genes", 3, 1),
        ("production", "alien", 1, 1),
    ],
)
def test_windfall_and_production_worlds(production: str, good: str, peaceful: int, military: int) -> None:
    found = [card for card in ALL if holds(card, production, good)]
    assert (sum(map(is_peaceful, found)), sum(map(is_military, found))) == (peaceful, military)


def test_25_windfall_worlds_and_21_production_worlds() -> None:
    found = Counter(card.text("production") for card in ALL if card.has("production"))
    assert found == {"windfall": 25, "production": 21}
    for card in DESIGNS:
        produces = card.has("production") and card.text("production") == "production"
        assert bool(powers(card, "produce", "produce")) == produces


def test_cards_that_produce_a_windfall() -> None:
    found = [(card, power.text("good")) for card in ALL for power in powers(card, "produce", "windfall")]
    bound = [card for card, good in found if good != "any"]
    assert (sum(map(is_development, bound)), sum(map(is_world, bound))) == (6, 2)
    assert ids([card for card, good in found if good == "any"]) == ["galactic-engineers"]


def test_33_cards_consume_goods_and_three_consume_hand_cards() -> None:
    verbs = ["consume", "consume_all", "sell"]
    found = [card for card in ALL if any(powers(card, "consume", verb) for verb in verbs)]
    start = sum(map(is_start, found))
    worlds = [card for card in found if is_world(card) and not is_start(card)]
    assert (sum(map(is_peaceful, worlds)), start, sum(map(is_military, worlds))) == (13, 3, 2)
    assert (sum(map(is_development, found)), len(found)) == (15, 33)
    hand = [card for card in ALL if powers(card, "consume", "discard_hand")]
    assert (sum(map(is_development, hand)), sum(map(is_world, hand))) == (2, 1)


def test_the_trade_values_of_the_goods() -> None:
    assert [(good.text("id"), good.number("trade_value")) for good in DATA.entries("goods")] == [
        ("novelty", 2),
        ("rare", 3),
        ("genes", 4),
        ("alien", 5),
    ]


# Hands for a first game, names


@pytest.mark.parametrize(
    ("number", "start", "hand"),
    [
        (1, "epsilon-eridani", ["rebel-fuel-cache", "public-works", "gem-world", "colony-ship"]),
        (2, "alpha-centauri", ["comet-zone", "expedition-force", "mining-robots", "rebel-miners"]),
        (3, "new-sparta", ["export-duties", "former-penal-colony", "malevolent-lifeforms", "new-military-tactics"]),
        (4, "earths-lost-colony", ["space-marines", "contact-specialist", "avian-uplift-race", "spice-world"]),
    ],
)
def test_four_hands_of_four_cards_belong_to_a_first_game(number: int, start: str, hand: list[str]) -> None:
    assert ids([card for card in DESIGNS if is_start(card) and card.number("start_world") == number]) == [start]
    assert ids([card for card in DESIGNS if card.has("preset_hand") and card.number("preset_hand") == number]) == hand
    assert sum(card.has("preset_hand") for card in DESIGNS) == 16


def test_every_card_has_an_english_name_and_33_have_a_german_one() -> None:
    assert len({card.text("name") for card in DESIGNS}) == 95
    assert len({card.text("name_de") for card in DESIGNS if card.has("name_de")}) == 33
    for card in DESIGNS:
        name = card.text("name")
        assert printed_name(card.text("id"), "en") == name
        assert printed_name(card.text("id"), "de") == (card.text("name_de") if card.has("name_de") else name)


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_power_is_called_as_its_card_is(language: str) -> None:
    for power in GAME.vocabulary["power"]:
        card = power if power in INDEX else power.removesuffix("-luck")
        assert messages(language).text(f"race-power-{power}").startswith(f"{printed_name(card, language)}: ")


@pytest.mark.parametrize(
    ("card", "english", "german"),
    [
        ("public-works", "Public Works", "Bauarbeiten"),
        ("galactic-survey-seti", "Galactic Survey: SETI", "Erkundung der Galaxis: SETI"),
        ("gambling-world", "Gambling World", "Casinowelt"),
        ("new-sparta", "New Sparta", "New Sparta"),
    ],
)
def test_the_printed_names(card: str, english: str, german: str) -> None:
    assert (GAME.card_name("card", card, "en"), GAME.card_name("card", card, "de")) == (english, german)
    assert GAME.card_name("good", card, "en") is None
    assert printed_name("arrakis", "en") is None


def test_all_six_cost_developments_are_named_in_the_rulebook() -> None:
    assert all(card.has("name_de") for card in DESIGNS if card.has("scoring"))
