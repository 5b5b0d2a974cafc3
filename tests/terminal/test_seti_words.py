"""What SETI says, in good German and English: answers, events, who is spoken to."""

from __future__ import annotations

import pytest

import orrery
from orrery.core.events import Event, EventKind
from orrery.games.seti import GAME
from orrery.games.seti.facts.cards import INDEX
from orrery.games.seti.facts.slots import SLOTS
from orrery.games.seti.position import events
from orrery.i18n import messages
from orrery.terminal.words import Words

from ..seti.scenario import Scenario
from ..seti.species import Found

SETI = orrery.game("seti")
ISS = SLOTS.index("iss:1")


def words(language: str) -> Words:
    return Words(SETI, messages(language), ["me", "random"])


@pytest.mark.parametrize(
    ("answer", "english", "german"),
    [
        ("orbit neptune", "Orbit: Neptune", "Orbit: Neptun"),
        ("land phobos-and-deimos", "Landing: Phobos and Deimos", "Landung: Phobos und Deimos"),
        ("play mariner-10-mission", "Play Mariner 10 Mission", "Mariner 10-Mission ausspielen"),
        ("fly 2-5 clockwise", "From ring 2, sector 5: clockwise", "Von Ring 2, Sektor 5: im Uhrzeigersinn"),
        ("exchange card card", "Exchange 2 cards for 1 card", "2 Karten gegen 1 Karte tauschen"),
        ("exchange credit energy", "Exchange 2 credits for 1 energy", "2 Credits gegen 1 Energie tauschen"),
        ("fill iss:2", "Fill ISS (2)", "ISS (2) belegen"),
        ("claim 1", "Take 1 data", "1 Datensatz nehmen"),
        ("claim 3", "Take 3 data", "3 Daten nehmen"),
        ("show 0", "Show none", "Keine zeigen"),
        ("trace left red row-2", "Mark a red trace: left species, space 2", "Die rote Spur: linke Spezies, Feld 2"),
        (
            "store-below c",
            "Place data on the lower slot: computer slot 5",
            "Datensatz auf dem unteren Feld platzieren: Computerfeld 5",
        ),
        ("mark 3", "Mark the income tile", "Plättchen „Einkommen“ markieren"),
    ],
)
def test_answers(answer: str, english: str, german: str) -> None:
    action = SETI.actions.parse(answer)
    assert [words("en").option(action), words("de").option(action)] == [english, german]


@pytest.mark.parametrize(
    ("kind", "facts", "own", "others"),
    [
        (events.SCORED, [1], "You score 1 point.", "random scores 1 point."),
        (events.CREDITS_GAINED, [2], "You get 2 credits.", "random gets 2 credits."),
        (events.CARD_DRAWN, [10], "You draw Grant.", "random draws a card."),
        (events.STACK_CARD_TAKEN, [10], "You take Grant from the stack.", "random takes a card from the stack."),
        (events.EXERTIAN_PLAYED, [179], "You play Deflector face down.", "random plays an Exertian card face down."),
        (
            events.SAMPLE_TAKEN,
            [3, 5],
            "You collect sample 5 from Jupiter.",
            "random collects a sample from Jupiter.",
        ),
        (events.SLOT_FILLED, [ISS], "You fill a mission slot: ISS (1).", "random fills a mission slot: ISS (1)."),
        (events.ORBITED, [2], "You now have an orbiter at Mars.", "random now has an orbiter at Mars."),
        (
            events.SECTOR_WON,
            [1],
            "The Vega sector is complete: you win it.",
            "The Vega sector is complete: random wins it.",
        ),
        (events.EXCHANGED, [0, 2], "You exchange 2 credits for 1 card.", "random exchanges 2 credits for 1 card."),
    ],
)
def test_an_event_is_told_from_where_one_sits(kind: EventKind, facts: list[int], own: str, others: str) -> None:
    event = Event(kind, 1, facts, 1)
    assert [words("en").event(event, 1), words("en").event(event, 0)] == [own, others]


def test_secrets_are_told_once_they_are_open() -> None:
    event = Event(events.CARD_DRAWN, 1, [INDEX["grant"]], 1)
    assert words("de").event(event, None) == "random zieht eine Karte."
    assert words("de").event(event, None, open_secrets=True) == "random zieht Grant."


def test_data_are_counted_in_german() -> None:
    gained = [words("de").event(Event(events.DATA_GAINED, 0, [count], 0), 0) for count in (1, 2)]
    assert gained == ["Du erhältst 1 Datensatz.", "Du erhältst 2 Daten."]
    lost = [words("de").event(Event(events.DATA_LOST, 1, [count], 1), 0) for count in (1, 2)]
    assert lost == [
        "Der Datenpool von random ist voll: 1 Datensatz verfällt.",
        "Der Datenpool von random ist voll: 2 Daten verfallen.",
    ]


def log(game: Scenario, kind: str) -> list[str]:
    """Events of a kind that really happened, as seat 0 reads them."""
    return [words("en").event(event, 0) for event in game.events if event.kind.name == kind]


def test_a_computer_technology_is_told_with_its_place() -> None:
    game = Scenario(publicity=6).do("research", "take-tech computer-card", "install b")
    assert log(game, "installed") == ["You put Computer for cards on computer slot 3."]


def test_a_sample_is_told_by_its_number() -> None:
    game = Found(discovered=["mascamites"], missions=["the-queen"]).samples([1, 2, 3], [4, 5, 6], [7])
    game.capsule(0, 2, "earth").do("finish the-queen")
    assert log(game, "sample-delivered") == ["You deliver sample 2."]


def test_refusals_in_words() -> None:
    game = Scenario(credit=1, energy=1, publicity=5, probes=["jupiter"]).start()
    told = {words("en").option(one.action): words("en").refusal(one) for one in GAME.refusals(game.table, 0)}
    assert (
        told["Scan nearby stars"]
        == "It costs 1 credit and 2 energy, and you have 1 credit and 1 energy. You need 1 more energy."
    )
    assert told["Landing: Jupiter"] == "It costs 3 energy, and you have 1 credit and 1 energy. You need 2 more energy."
    assert told["Launch a probe"] == "You already have a probe in space, and your limit is one."
    assert told["Research a technology"] == "It costs 6 publicity, and you have 5. You need 1 more publicity."
    assert told["Landing: Europa"] == "Moons need the technology “Moon landing”."
