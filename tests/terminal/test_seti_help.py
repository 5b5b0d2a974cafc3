"""Everything on the table of SETI that has a name can be explained, in both languages."""

from __future__ import annotations

from functools import cache

import pytest

from orrery.games import game as game_called
from orrery.games.seti.facts.board import GOLD_SIDES, MOONS, PLANETS, SIGNAL_PLACES, SPECIES, TECHS
from orrery.games.seti.facts.cards import CARDS, EXERTIAN, PROJECTS, TYPE, facts
from orrery.games.seti.facts.objectives import OBJECTIVES, objective_name
from orrery.i18n import LANGUAGES, messages
from orrery.terminal.seti.drawing import SetiDrawing
from orrery.terminal.seti.places import THINGS
from orrery.terminal.words import Words

GAME = game_called("seti")
TILES = {objective_name(key) for key in OBJECTIVES}


@cache
def drawing(language: str = "en") -> SetiDrawing:
    return SetiDrawing(Words(GAME, messages(language), ["me", "random"]))


def told(name: str, language: str = "en") -> list[str]:
    """The explanation of the only thing of that name."""
    [(_, text)] = drawing(language).about(name)
    return text.splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_explained_with_all_its_parts(language: str) -> None:
    """A line for its kind, its marks, each of its parts, and each chapter of the rules."""
    cards = drawing(language).places.cards
    for card, key in enumerate(CARDS):
        lines, entry = cards.about(card), facts(card)
        assert all(line[:1].isupper() for line in lines), key
        assert "none" not in " ".join(lines).split(), key
        if TYPE[card] == EXERTIAN:
            assert len(lines) == 3, key
            continue
        parts = sum(entry.has(part) for part in ("effects", "delayed", "scoring"))
        missions = len(entry.entries("missions")) if entry.has("missions") else 0
        chapters = 1 if card < PROJECTS else 2
        assert len(lines) == 2 + parts + missions + chapters, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_found_by_its_name(language: str) -> None:
    draw = drawing(language)
    found = ", ".join(name for name, _ in draw.about(""))
    assert [key for key in CARDS if draw.words.word("card", key) not in found] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_cards_that_differ_are_told_differently(language: str) -> None:
    """What is not told would make two cards of different facts look alike."""
    draw = drawing(language)
    by_text: dict[str, str] = {}
    for card in range(len(CARDS)):
        known = {key: value for key, value in facts(card).data.items() if key not in ("key", "number", "name")}
        text = "\n".join(draw.places.cards.about(card))
        assert by_text.setdefault(text, str(known)) == str(known), CARDS[card]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", [*PLANETS, *MOONS, *SIGNAL_PLACES, *TECHS, *GOLD_SIDES, *SPECIES, *THINGS, "danger"])
def test_every_place_and_thing_is_explained(key: str, language: str) -> None:
    book = {"en": "Rulebook: ", "de": "Regelheft: "}[language]
    for name, text in drawing(language).about(key):
        assert name
        first, *_, last = text.splitlines()
        assert first.strip(" .")
        assert last.startswith(book)


def test_a_mission_with_a_condition() -> None:
    assert told("venera-probe") == [
        "Conditional mission, cost 3 credits.",
        "Corner: 1 movement. Sector colour: blue. Income: 1 credit.",
        "Effect: launch a probe; 1 publicity.",
        "Mission, if you have an orbiter or lander at Venus (moons included): 7 points, 1 publicity.",
        "Rulebook: playing cards, page 15",
    ]


def test_the_only_card_with_a_german_name() -> None:
    [(name, text)] = drawing("de").about("mariner 10-mission")
    assert name == "Mariner 10-Mission"
    assert text.splitlines() == [
        "Auslösbare Mission, kostet nichts.",
        "Ecke: 1 Bewegung. Sektorenfarbe: blau. Einkommen: 1 Credit.",
        "Feld 1: Merkur besuchen → ziehe 1 Karte.",
        "Feld 2: Venus besuchen → 1 Bekanntheit.",
        "Regelheft: Karten ausspielen, Seite 15",
    ]


@pytest.mark.parametrize(
    ("card", "english", "german"),
    [
        (
            "dragonfly",
            "even where there is a lander; you still gain the covered bonus",
            "auch wo schon ein Lander steht; den bedeckten",
        ),
        ("falcon-heavy", "launch 2 probes (ignore the probe limit)", "starte 2 Sonden (ignoriere das Sondenlimit)"),
        ("plato", "3 signals in a single sector where you have a probe, without taking data", "ohne Daten zu nehmen"),
        ("near-earth-asteroids-survey", "is on asteroids next to Earth", "auf Asteroiden neben der Erde ist"),
        (
            "lightsail",
            "this turn, once per planet, when you visit a planet: 1 point",
            "in diesem Zug, je Planet einmal: einen Planeten besuchen → 1 Punkt",
        ),
        (
            "planet-hunters",
            "up to 3 signals by discarding cards from hand",
            "bis zu 3 Signale für abgeworfene Handkarten",
        ),
        ("wow-signal", "2 signals in Earth’s sector", "2 Signale im Sektor mit der Erde"),
        ("fusion-reactor", "tuck this card for income", "diese Karte kommt in die Einkommensauslage"),
        ("space-launch-system", "3 landers on planets (not moons)", "Monde nicht gezählt"),
        ("near-shoemaker", "13 points if one of your probes is on asteroids", "13 Punkte, wenn eine eigene Sonde auf"),
        (
            "first-contact",
            "if one of your capsules is at Earth: gain the sample’s reward",
            "wenn eine eigene Kapsel auf der Erde ist",
        ),
        (
            "exocomputers",
            "Once you reach the message marker: tuck this card",
            "Sobald du den Nachricht-Marker erreichst: diese Karte",
        ),
        ("probe-customisation", "as often as you like: spend 1 exofossil", "beliebig oft: nutze 1 Exofossil"),
        (
            "extractor",
            "Danger 8; at the end of the game: 18 points if you have tucked 8 cards",
            "Gefahrenstufe 8; am Ende der Partie 18 Punkte",
        ),
    ],
)
def test_what_could_be_misread_is_told(card: str, english: str, german: str) -> None:
    assert english in "\n".join(told(card))
    assert german in "\n".join(told(card, "de"))


def test_a_planet() -> None:
    assert told("mars")[:3] == [
        "Planet. Orbit (1 credit, 1 energy): take 1 card from the row or deck; 1 signal in Mars’s sector; "
        "tuck a card from hand for income. First orbiter: 3 points.",
        "Landing (3 energy; 1 less if there is an orbiter, 1 less with the technology): 6 points; 1 yellow trace. "
        "The first 2 landers also gain 2 data or 1 data, each another one.",
        "Moons: Phobos and Deimos (8 points; tuck up to 2 cards from hand for income).",
    ]


def test_a_moon_and_a_star() -> None:
    assert told("europa", "de")[0] == (
        "Mond von Jupiter, für einen Lander mit der Technologie „Mondlandung“. Landen: 7 Punkte; 2 gelbe Spuren."
    )
    assert told("vega")[:2] == [
        "Star in a black sector with 4 data slots. The signal on the second slot gives 2 points.",
        "First win: 2 points; 1 red trace. Later wins: 5 points.",
    ]


def test_a_technology_and_a_gold_tile() -> None:
    assert told("probe-landing")[:2] == ["Probe technology.", "Landing costs you 1 energy less."]
    assert told("income-a")[0] == (
        "Gold scoring tile: 11, 8 and then always 5 points per set; a set is one tucked card each with credits, energy "
        "and cards."
    )


def test_a_species_tells_its_board_and_tiles() -> None:
    lines = told("exertians")
    assert lines[1].startswith("Red: 1. 9 points, 1 credit, danger 3; 2. 7 points, 1 credit, danger 3; 3. 5 points")
    lines = told("mascamites", "de")
    assert "Probe 3: 3 Punkte; nimm 1 Karte aus Auslage oder Stapel." in lines
    assert "Anomaly, red: 1 credit or 4 points." in told("anomalies")
    assert "Message reward 4: 8 points." in told("centaurians")


def test_a_name_may_mean_several_things_or_nothing() -> None:
    assert [name for name, _ in drawing().about("oumuamua")] == ["ʻOumuamua"] * 3
    assert len(drawing().about("telescope")) > 10
    assert drawing().about("no such thing") == []


def test_nobody_has_to_type_a_printed_apostrophe() -> None:
    for typed in ("Barnard's Star", "barnards star", "Barnard’s Star"):
        assert drawing().about(typed)[0][0] == "Barnard’s Star"
    assert drawing().about("oumuamua") == drawing().about("ʻOumuamua") == drawing().about("'Oumuamua")


def test_an_objective_is_explained_with_its_tasks() -> None:
    assert told("II.11")[:2] == ["Visit a comet.", "Play a card that costs 3 credits."]
    assert told("Ziel III.8", "de")[0] == "Einen schwarzen Sektor gewinnen."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_objective_is_explained(language: str) -> None:
    explained = [text for tile, text in drawing(language).about("") if tile.split(" ")[-1] in TILES]
    assert len(explained) == len(TILES) == 24
