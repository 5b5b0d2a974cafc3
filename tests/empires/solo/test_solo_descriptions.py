"""What the cards of the campaign and the classic technologies say, and that a terminal explains them."""

from __future__ import annotations

import pytest

import orrery
from orrery.games.empires import GAME
from orrery.games.empires.facts.campaign import CAMPAIGN, CARDS, SYMBOLS
from orrery.games.empires.facts.cards import CLASSIC_TECHNOLOGIES
from orrery.i18n import LANGUAGES, messages
from orrery.terminal.empires.drawing import EmpiresDrawing
from orrery.terminal.words import Words

TECHNOLOGY_CARDS = [entry.text("key") for entry in CAMPAIGN.entries("technologies")]


def told(key: str, effect: str) -> str:
    card = GAME.descriptions()["technology_cards"][key]
    return Words(orrery.game("empires"), messages("en"), ["person"]).tell(
        card["lower"] if effect == "lower" else card["upper"]
    )


def test_everything_is_described() -> None:
    said = GAME.descriptions()
    assert list(said["invasion_cards"]) == list(CARDS)
    assert list(said["symbols"]) == list(SYMBOLS)
    assert list(said["technology_cards"]) == TECHNOLOGY_CARDS
    assert list(said["classic_technologies"]) == list(CLASSIC_TECHNOLOGIES)


def test_the_numbers_are_those_of_the_data() -> None:
    assert told("orange-b", "lower") == "+2 to one of your attacks each turn."
    assert told("purple-a", "lower") == "Remove a robot from the orbit of a planet with a building of yours."
    assert told("purple-b", "lower") == "Remove up to 2 robots from orbits of planets of yours."
    assert told("green-a", "upper") == "After building you may build once more on another planet for 1 energy."
    assert told("green-b", "upper") == "After building you may build once more on another planet."
    assert told("pink-a", "upper") == "Put one of your ships into the orbit of a planet of yours."


def test_effects_of_cards_differ() -> None:
    texts = [told(key, effect) for key in TECHNOLOGY_CARDS for effect in ("lower", "upper")]
    assert len(set(texts)) == len(texts)


def test_a_guardian_card_tells_its_symbols_in_order() -> None:
    said = GAME.descriptions()
    card = said["invasion_cards"]["guardian-3"]
    assert card["parts"] == [said["symbols"]["guardian"], said["symbols"]["siege-2"]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", [*CARDS, *TECHNOLOGY_CARDS, "settler", "heart", "invasion-deck"])
def test_the_terminal_explains_them(key: str, language: str) -> None:
    drawing = EmpiresDrawing(Words(orrery.game("empires"), messages(language), ["person"]))
    names = [name for name, _ in drawing.about(key)]
    assert names
    assert all(text.count("\n") >= 1 for _, text in drawing.about(key))
