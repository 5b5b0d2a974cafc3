"""What the engine says, in good German and English: numbers, cases, who is spoken to."""

from __future__ import annotations

import pytest

import orrery
from orrery.core.description import phrase
from orrery.core.events import Event
from orrery.games.duel.position import events as duel_events
from orrery.games.race.facts import powers
from orrery.games.race.facts.cards import CARDS, INDEX
from orrery.games.race.position import events as race_events
from orrery.i18n import LANGUAGES, messages
from orrery.terminal.race.drawing import RaceDrawing
from orrery.terminal.words import Words

DUEL, RACE = orrery.game("duel"), orrery.game("race")


def words(game: str, language: str) -> Words:
    return Words(orrery.game(game), messages(language), ["me", "random"])


def test_a_message_that_cannot_be_written_ends_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "fall_back", True)
    told = words("duel", "en")
    assert told("terminal-welcome") == "Welcome"  # asks for the game and its seats
    assert told.own("ask-nothing", count=2) == "Nothing (count 2)"
    assert told.tell(phrase("duel-orders-nothing")) == "Nothing"


def test_names_of_seats() -> None:
    assert words("duel", "de").names == ["Spieler 1", "random"]
    assert Words(DUEL, messages("en"), ["random", "random"]).names == ["random 1", "random 2"]


def test_grammar_of_duel() -> None:
    english, german = words("duel", "en"), words("duel", "de")
    one, two = (DUEL.actions.parse(f"buy trade-goods {count}") for count in (1, 2))
    assert [english.option(one), english.option(two)] == ["Buy 1 trade good", "Buy 2 trade goods"]
    assert [german.option(one), german.option(two)] == ["1 Handelsware kaufen", "2 Handelswaren kaufen"]
    assert german.option(DUEL.actions.parse("sell knowledge 2")) == "2 Wissenspunkte verkaufen"
    assert german.option(DUEL.actions.parse("build engine-1")) == "Bauen: Antrieb der Stärke 1"


def test_an_event_is_told_from_where_one_sits() -> None:
    told = words("duel", "en")
    event = Event(duel_events.SENSOR_LOOKED, 1, [3, 0], 1)
    assert told.event(event, 1) == "Your sensor centre shows: Andromeda."
    assert told.event(event, 0) == "random looks at a card of sector 3."
    assert told.event(event, None) == "random looks at a card of sector 3."
    assert told.event(event, None, open_secrets=True) == "random looks at a card of sector 3: Andromeda."


def test_whoever_has_to_sell_is_told_so() -> None:
    told = words("duel", "de")
    event = Event(duel_events.BOUGHT_FROM_RIVAL, 1, [0, 2], 1)
    assert told.event(event, 0) == "random kauft dir 1 Erz für 2 Astro ab."
    assert told.event(event, None) == "random kauft dem Mitspieler 1 Erz für 2 Astro ab."


def test_answers_of_race() -> None:
    english, german = words("race", "en"), words("race", "de")
    answers = {
        "choose explore-1": ["Explore: +1, +1", "Erkunden: +1, +1"],
        "place public-works": ["Place Public Works", "Bauarbeiten ausspielen"],
        "by contact-ship": [
            "Pay with Contact Specialist and discard Colony Ship",
            "Mit Kontaktspezialist bezahlen und Kolonieschiff abwerfen",
        ],
        "use new-vinland": ["Use New Vinland: 1 good → 2 cards", "Nutzen: New Vinland: 1 Gut → 2 Karten"],
        "use gambling-world-luck": [
            "Use Gambling World: guess 1–7 → the top card",
            "Nutzen: Casinowelt: 1–7 raten → die oberste Karte",
        ],
        "name 3": ["Name 3", "Die 3 nennen"],
    }
    for text, told in answers.items():
        action = RACE.actions.parse(text)
        assert [english.option(action), german.option(action)] == told


def test_a_card_drawn_is_known_to_its_owner() -> None:
    told = words("race", "de")
    event = Event(race_events.CARD_DRAWN, 1, [INDEX["public-works"]], 1)
    assert told.event(event, 1) == "Du ziehst Bauarbeiten."
    assert told.event(event, 0) == "random zieht eine Karte."
    assert told.event(event, None, open_secrets=True) == "random zieht Bauarbeiten."


def test_what_happens_in_race_counts_well() -> None:
    told = words("race", "en")
    paid = [told.event(Event(race_events.PAID, 0, [INDEX["gem-world"], count], 0), 0) for count in (0, 1, 2)]
    assert paid == ["You pay nothing for Gem World.", "You pay 1 card for Gem World.", "You pay 2 cards for Gem World."]
    assert told.event(Event(race_events.POINTS_GAINED, 1, [1], 1), 0) == "random takes 1 VP from the pool."


def test_the_word_of_a_power_is_its_card_and_what_the_facts_say() -> None:
    for language in LANGUAGES:
        drawing = RaceDrawing(words("race", language))
        for power, word in enumerate(powers.POWERS):
            card = powers.CARD[power]
            said = drawing.cards.texts["cards"][CARDS[card]]["powers"][powers.PLACE[power]]
            told = drawing.words.tell(said["label"])
            assert drawing.words.word("power", word) == f"{drawing.cards.name(card)}: {told}"
