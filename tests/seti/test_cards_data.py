"""The data files against the tables of the card and board facts; what breaks them is refused with its place."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import orrery
from orrery.core.facts import Entry, load
from orrery.core.plain import Plain
from orrery.games.seti import GAME
from orrery.games.seti.facts import cards

from ..skips import INTERPRETED

DATA = Path(cards.__file__).parents[1] / "data"
CARDS = load(DATA / "cards.json").entries("cards")
PROJECTS = CARDS[:138]
BOARD = load(DATA / "board.json")
SPECIES = load(DATA / "species.json").entries("species")


def words(entries: list[Entry], key: str) -> Counter[str]:
    return Counter(entry.text(key) for entry in entries)


def objects(data: Plain) -> Iterator[dict[str, Plain]]:
    """All objects inside a piece of data."""
    if isinstance(data, dict):
        yield data
        for value in data.values():
            yield from objects(value)
    elif isinstance(data, list):
        for value in data:
            yield from objects(value)


def used(key: str) -> Counter[Plain]:
    """How often each text stands under a key in the project cards."""
    found = [entry[key] for card in PROJECTS for entry in objects(card.data) if isinstance(entry.get(key), str)]
    return Counter(found)


# The distribution table of the project cards


def test_138_project_cards_numbered_without_a_gap() -> None:
    assert [card.text("number") for card in PROJECTS] == [str(number) for number in range(1, 139)]
    assert len({card.text("key") for card in CARDS}) == len(CARDS) == 138 + 55
    assert len({card.entry("name").text("en") for card in PROJECTS}) == 138


def test_costs() -> None:
    costs = Counter(card.entry("cost").number("credit") for card in PROJECTS)
    assert costs == {0: 6, 1: 47, 2: 47, 3: 35, 4: 3}


def test_corners_pay_one_of_three_things_once() -> None:
    corners = Counter(kind for card in PROJECTS for kind in card.entry("corner").data)
    assert corners == {"publicity": 62, "move": 43, "data": 33}
    assert all(list(card.entry("corner").data.values()) == [1] for card in PROJECTS)


def test_sectors_incomes_and_types() -> None:
    assert words(PROJECTS, "sector") == {"red": 41, "yellow": 41, "blue": 41, "black": 15}
    assert words(PROJECTS, "income") == {"credit": 47, "energy": 47, "card": 44}
    assert words(PROJECTS, "type") == {
        "immediate": 68,
        "conditional_mission": 37,
        "triggered_mission": 20,
        "end_game_scoring": 13,
    }


def test_triggered_missions_have_two_or_three_slots_and_others_one_condition() -> None:
    slots = {"triggered_mission": Counter({2: 8, 3: 12}), "conditional_mission": Counter({1: 37})}
    for kind, expected in slots.items():
        found = [card for card in PROJECTS if card.text("type") == kind]
        assert Counter(len(card.entries("missions")) for card in found) == expected


def test_missions_and_scoring_are_where_the_type_says() -> None:
    for card in PROJECTS:
        assert card.has("missions") == card.text("type").endswith("_mission")
        assert card.has("scoring") == (card.text("type") == "end_game_scoring")


@pytest.mark.parametrize(
    ("key", "word", "times"),
    [
        ("do", "gain", 108),
        ("do", "move", 29),
        ("do", "launch", 16),
        ("do", "signal", 43),
        ("do", "rotate", 25),
        ("do", "research", 27),
        ("do", "scan", 7),
        ("do", "trace", 10),
        ("where", "color", 10),
        ("where", "star", 8),
        ("where", "planet_sector", 6),
        ("where", "own_probe_sector", 6),
        ("where", "row_card", 6),
        ("is", "craft_at", 13),
        ("is", "sector_wins", 4),
        ("is", "probe_on", 4),
        ("on", "visit_planet", 17),
        ("on", "scan", 7),
        ("on", "research", 7),
        ("on", "launch", 6),
        ("of", "sector_wins", 4),
        ("of", "traces", 3),
    ],
)
def test_how_often_words_are_used(key: str, word: str, times: int) -> None:
    """Verbs, places, conditions, events and counts; two more gains are on promotional cards, which are not ours."""
    assert used(key)[word] == times


def test_only_one_german_name_is_known() -> None:
    """Open question 9 of the cards: elsewhere the English name stands."""
    german = [card.text("key") for card in PROJECTS if card.entry("name").has("de")]
    assert german == ["mariner-10-mission"]
    assert GAME.card_name("card", "mariner-10-mission", "de") == "Mariner 10-Mission"
    assert GAME.card_name("card", "grant", "de") == GAME.card_name("card", "grant", "en") == "Grant"
    assert GAME.card_name("card", "nothing", "en") is GAME.card_name("star", "vega", "en") is None


# The counts of the board


def test_55_species_cards() -> None:
    found = words(CARDS[138:], "species")
    assert found == {"mascamites": 10, "anomalies": 10, "oumuamua": 10, "centaurians": 10, "exertians": 15}
    assert [card.text("number") for card in CARDS[138:]] == [f"ET.{number}" for number in range(1, 56)]


def test_the_sky_has_three_discs_and_a_board() -> None:
    sky = {layer: sky_rows(layer) for layer in ("disc_1", "disc_2", "disc_3", "board")}
    assert {layer: (len(rows), {len(row) for row in rows}) for layer, rows in sky.items()} == {
        "disc_1": (1, {8}),
        "disc_2": (2, {8}),
        "disc_3": (3, {8}),
        "board": (4, {8}),
    }
    cells = Counter(cell for rows in sky.values() for row in rows for cell in row)
    planets = ["mercury", "venus", "earth", "mars", "jupiter", "saturn", "uranus", "neptune"]
    assert [cells[planet] for planet in planets] == [1] * 8
    assert set(cells) == {*planets, "hole", "empty", "asteroids", "comet"}


def sky_rows(layer: str) -> list[list[str]]:
    return BOARD.entry("sky").rows(layer)


def test_eight_stars_on_four_boards_two_of_each_colour_with_42_data() -> None:
    stars = BOARD.entries("stars")
    assert sorted(star.number("board") for star in stars) == [1, 1, 2, 2, 3, 3, 4, 4]
    assert words(stars, "color") == {"yellow": 2, "red": 2, "blue": 2, "black": 2}
    assert sum(star.number("data_slots") for star in stars) == 42


def test_twelve_technologies_of_three_kinds_four_bonuses_eight_gold_sides() -> None:
    assert words(BOARD.entries("techs"), "kind") == {"probe": 4, "telescope": 4, "computer": 4}
    assert len(BOARD.lists("tile_bonuses")) == 4
    sides = [(side.text("tile"), side.text("side")) for side in BOARD.entries("gold_tiles")]
    assert sides == [(tile, side) for tile in ("tech", "mission", "income", "other") for side in "AB"]


def test_seven_planets_nine_moons() -> None:
    planets = BOARD.entries("planets")
    moons = {planet.text("key"): len(planet.entries("moons")) for planet in planets}
    assert moons == {"mercury": 0, "venus": 0, "mars": 1, "jupiter": 4, "saturn": 2, "uranus": 1, "neptune": 1}


def test_parts_of_the_species() -> None:
    mascamites, anomalies, oumuamua, centaurians, exertians = SPECIES
    assert [species.text("key") for species in SPECIES] == list(words(CARDS[138:], "species"))
    assert len(mascamites.entries("samples")) == 7
    assert [tile.text("color") for tile in anomalies.entries("anomaly_tiles")] == ["red", "yellow", "blue"]
    assert oumuamua.entry("tile").number("data_slots") == 3
    assert len(centaurians.entries("message_rewards")) == 4
    assert exertians.has("milestones")


# Data that break the schema

GONE = "gone"
"""Stands for a field that is taken away."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package whose data can be broken; it is interpreted, so there is nothing to be told of another."""
    if os.environ.get("ORRERY_BUILD") == "compiled":
        pytest.skip(INTERPRETED)
    root = tmp_path_factory.mktemp("house")
    package = Path(orrery.__file__).parent
    for part in ("core", "games"):
        shutil.copytree(package / part, root / "orrery" / part, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    shutil.copy(package / "__init__.py", root / "orrery")
    return root


def changed(data: Plain, path: list[str | int], value: Plain) -> Plain:
    """The same data with one value replaced or gone."""
    if not path:
        return value
    step, rest = path[0], path[1:]
    if isinstance(data, list):
        return [changed(item, rest, value) if number == step else item for number, item in enumerate(data)]
    assert isinstance(data, dict)
    if value == GONE and not rest:
        return {key: item for key, item in data.items() if key != step}
    return {key: changed(item, rest, value) if key == step else item for key, item in data.items()}


def refusal(house: Path, file: str, path: list[str | int], value: Plain) -> str:
    """What the game says when it is imported with one value changed: the last line of the traceback."""
    broken = changed(json.loads((DATA / file).read_text(encoding="utf-8")), path, value)
    copy = house / "orrery" / "games" / "seti" / "data" / file
    original = copy.read_text(encoding="utf-8")
    copy.write_text(json.dumps(broken), encoding="utf-8")
    try:
        command = [sys.executable, "-c", "import orrery.games.seti"]
        paths = {**os.environ, "PYTHONPATH": str(house)}
        run = subprocess.run(command, env=paths, capture_output=True, text=True, check=False)
    finally:
        copy.write_text(original, encoding="utf-8")
    return run.stderr.strip().rpartition("\n")[2]


def test_unbroken_data_are_accepted(house: Path) -> None:
    assert refusal(house, "cards.json", ["cards", 10, "sector"], "yellow") == ""


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (["sector"], "green", "sector is unknown: green"),
        (["sector"], GONE, "sector is missing"),
        (["income"], GONE, "income is missing"),
        (["income"], "gold", "income is unknown: gold"),
        (["type"], "event", "type is unknown: event"),
        (["cost"], GONE, "cost is missing"),
        (["cost", "credit"], "one", "cost.credit should be a whole number"),
        (["corner"], {"fame": 1}, "corner pays nothing"),
        (["effects", 0, "do"], "steal", "effects[0].do is no verb: steal"),
        (["effects", 0, "n"], "two", "effects[0].n should be a whole number"),
        (["effects", 0, "then", 0], {"do": "gain", "fame": 1}, "effects[0].then[0].fame is no resource"),
        (
            ["effects", 0],
            {"do": "corner_of_taken_card"},
            "effects[0] speaks of a taken card, which does not come before it",
        ),
    ],
)
def test_a_broken_card_is_refused_by_file_card_and_field(
    house: Path, path: list[str | int], value: Plain, said: str
) -> None:
    message = refusal(house, "cards.json", ["cards", 10, *path], value)
    assert message == f"orrery.core.facts.BadFact: cards.json.cards[10] (grant).{said}"


@pytest.mark.parametrize(
    ("card", "path", "value", "said"),
    [
        (4, ["missions"], GONE, "(venera-probe).missions is missing"),
        (4, ["missions", 0, "condition", "is"], "luck", "(venera-probe).missions[0].condition.is is unknown: luck"),
        (4, ["missions", 0, "condition", "planet"], "X", "(venera-probe).missions[0].condition.planet is no planet: X"),
        (0, ["missions", 1, "trigger", "on"], "nap", "(pioneer-11-mission).missions[1].trigger.on is unknown: nap"),
        (11, ["scoring"], GONE, "(europa-clipper).scoring is missing"),
        (11, ["scoring", "count", "of"], "stars", "(europa-clipper).scoring.count.of is unknown: stars"),
        (18, ["effects", 0, "rule"], "none", "(gravitational-slingshot).effects[0].rule is unknown: none"),
        (36, ["effects", 0, "star"], "Sol", "(proxima-centauri-observation).effects[0].star is unknown: Sol"),
        (36, ["effects", 0, "where"], "home", "(proxima-centauri-observation).effects[0].where is unknown: home"),
        (192, ["condition", "is"], "luck", "(stratoelevator).condition.is is unknown: luck"),
    ],
)  # fmt: skip
def test_broken_words_of_cards_are_refused_with_their_place(
    house: Path, card: int, path: list[str | int], value: Plain, said: str
) -> None:
    message = refusal(house, "cards.json", ["cards", card, *path], value)
    assert message == f"orrery.core.facts.BadFact: cards.json.cards[{card}] {said}"


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (["stars", 1, "color"], "green", "stars[1].color is unknown: green"),
        (["stars", 1, "data_slots"], GONE, "stars[1].data_slots is missing"),
        (["planets", 2, "landing_reward", 0, "do"], "win", "planets[2].landing_reward[0].do is no verb: win"),
        (["techs", 0, "kind"], "engine", "techs[0].kind is unknown: engine"),
        (["sky", "disc_1", 0, 1], "pluto", "sky.disc_1 is no planet: pluto"),
        (["milestones", "gold"], [25, "fifty"], "milestones.gold should hold whole numbers"),
    ],
)
def test_a_broken_board_is_refused_with_its_place(house: Path, path: list[str | int], value: Plain, said: str) -> None:
    assert refusal(house, "board.json", path, value) == f"orrery.core.facts.BadFact: board.json.{said}"


def test_a_card_that_is_there_twice_is_refused(house: Path) -> None:
    said = refusal(house, "cards.json", ["cards", 10, "key"], "dune")
    assert said == "orrery.core.facts.BadFact: cards.json: a key is there twice: ['dune']"
