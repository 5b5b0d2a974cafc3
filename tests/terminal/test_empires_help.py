"""Everything in Ascending Empires that has a name can be explained, in both languages."""

from __future__ import annotations

from functools import cache

import pytest

import orrery
from orrery.games.empires.facts.board import BUILDINGS, FACTS, PLACES, TURN_ACTIONS
from orrery.games.empires.facts.cards import DISCOVERIES, EMPIRES, MEGASTRUCTURES, MISSIONS, TECHNOLOGIES
from orrery.games.empires.facts.chapters import MANOEUVRES, THINGS
from orrery.i18n import LANGUAGES, messages
from orrery.terminal.empires.drawing import EmpiresDrawing
from orrery.terminal.words import Words

CARDS = [*TECHNOLOGIES, *DISCOVERIES, *MISSIONS, *EMPIRES, *MEGASTRUCTURES]
SECTIONS = ["technologies", "discoveries", "missions", "empires", "megastructures"]


@cache
def drawing(language: str = "en") -> EmpiresDrawing:
    return EmpiresDrawing(Words(orrery.game("empires"), messages(language), ["me", "random"]))


def told(name: str, language: str = "en") -> list[str]:
    """The explanation of the only thing of that name."""
    [(_, text)] = drawing(language).about(name)
    return text.splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", [*CARDS, *BUILDINGS, *TURN_ACTIONS, *PLACES, *MANOEUVRES, *THINGS])
def test_every_component_is_explained_with_its_page(key: str, language: str) -> None:
    book = {"en": "Rulebook: ", "de": "Anleitung: "}[language]
    found = drawing(language).about(key)
    assert found
    for name, text in found:
        assert name[:1].isupper() or name[:1].isdigit()
        first, *_, last = text.splitlines()
        assert first.strip(" .")
        assert last.startswith(book)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_are_told_alike(language: str) -> None:
    """What is not told would make two cards look alike."""
    texts = [text for key in CARDS for _, text in drawing(language).about(key)]
    assert len(set(texts)) >= len(CARDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_reconstructed_is_marked_and_nothing_else(language: str) -> None:
    words = messages(language)
    whole = words.text("empires-about-reconstructed")
    partly = words.text("empires-about-partly-reconstructed", what="…").split("…")[0]
    for entry in (entry for section in SECTIONS for entry in FACTS.entries(section)):
        [text] = [text for _, text in drawing(language).about(entry.text("key")) if "\n" in text][:1]
        assert (whole in text) == (entry.text("provenance") == "reconstructed"), entry.where
        assert (partly in text) == entry.has("reconstructed"), entry.where


def test_a_technology_with_a_ship() -> None:
    assert told("star-hammer") == [
        "Technology, orange, level 3, side A. The first to research it scores 3 points.",
        "Brings an advanced ship: attack 2, defence 1. It cannot land.",
        "This ship has +1 attack against planets.",
        "(Not certain, because reconstructed: the values of the ship.)",
        "Rulebook: research, page 14",
    ]


def test_a_mission_in_german() -> None:
    assert told("städtenetz", "de") == [
        "Habe Städte in zwei Quadranten, auf Planeten zweier Farben.",
        "Mission; erfüllbar mit Interagieren, sobald du ihre Voraussetzungen erfüllst. "
        "Am Ende 5 Siegpunkte, wenn du sie als Erstes erfüllst, sonst 3.",
        "(Nicht sicher: Diese Karte ist rekonstruiert.)",
        "Anleitung: Interagieren, Seite 15",
    ]


def test_a_megastructure_with_both_effects() -> None:
    lines = told("dyson-sphere")
    assert lines[0].startswith(
        "As a manoeuvre, with a ship in an artifact’s orbit, spend 2 energy to turn the artifact into"
    )
    assert lines[1:] == [
        "Development: Build once.",
        "Overload: Regain up to 3 energy.",
        "(Not certain, because reconstructed: its effects.)",
        "Rulebook: megastructures, page 23",
    ]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("outpost", "Defence 1"),
        ("blockade", "cannot build, deploy or perform manoeuvres"),
        ("robot", "three blow the planet up"),
        ("land", "a troop from your board goes onto the planet"),
        ("wormhole a", "the other wormhole A"),
        ("deploy", "a ship into the orbit of your warp gate"),
        ("supplies", "Regain up to 2 energy"),
    ],
)
def test_things_by_their_names(name: str, words: str) -> None:
    assert words in "\n".join(text for _, text in drawing().about(name))


def test_nothing_is_made_up() -> None:
    assert drawing().about("death star") == []


def test_numbers_in_the_words_are_those_of_the_facts() -> None:
    """Numbers stand in the sentences themselves, so they are compared with the data."""
    facts = {entry.text("key"): entry for section in SECTIONS for entry in FACTS.entries(section)}
    for key, field in [
        *(("energy-siphon", "energy"), ("hyperspace-jump-troops", "troops"), ("energy-transfer", "energy")),
        *(("orbital-defence", "defence"), ("geothermal-energy", "energy"), ("ramming-prow", "points")),
        *(("space-folding", "count"), ("clone-labs", "count"), ("bastion", "defence"), ("colony-ship", "troops")),
        *(("planetary-shields", "defence"), ("orbital-bombardment", "attack"), ("mines", "points")),
        *(("warp", "ships"), ("bonus-move", "flicks"), ("teleport", "troops"), ("attack-bonus", "attack")),
        *(("supplies", "energy"), ("alien-library", "energy"), ("guardian", "points"), ("henari", "relics")),
        *(("tessik", "defence"), ("ulmar", "points"), ("ivenn", "energy"), ("korr", "points"), ("vlix", "energy")),
    ]:
        for language in LANGUAGES:
            text = "\n".join(text for _, text in drawing(language).about(key))
            assert str(facts[key].number(field)) in text, (key, language)
