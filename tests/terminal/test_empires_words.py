"""What Ascending Empires says, in good German and English: answers, events, who is spoken to."""

from __future__ import annotations

import pytest

import orrery
from orrery.core.events import Event, EventKind
from orrery.games.empires import GAME
from orrery.games.empires.facts.board import HOLES
from orrery.games.empires.position import events
from orrery.i18n import LANGUAGES, messages
from orrery.terminal.empires.drawing import EmpiresDrawing
from orrery.terminal.words import Words

from ..empires.scenario import Scenario

EMPIRES = orrery.game("empires")


def words(language: str) -> Words:
    return Words(EMPIRES, messages(language), ["me", "random"])


@pytest.mark.parametrize(
    ("answer", "english", "german"),
    [
        ("choose move", "Move", "Bewegen"),
        ("flick ship-2", "Flick ship 2", "Raumschiff 2 schnipsen"),
        ("launch alpha-border-a ship-1", "Launch ship 1 from α border to δ", "Raumschiff 1 starten: α-Grenze zu δ"),
        ("discover gamma-central", "Discover γ core", "Entdecken: γ-Kern"),
        ("lay-mine 0", "Lay a mine", "Mine legen"),
        ("lay-mine 3", "Move mine 3", "Mine 3 verlegen"),
        ("build research-centre beta-gate", "Build: research centre, β corner", "Forschungszentrum bauen: β-Ecke"),
        (
            "pay constructor",
            "Pay one troop or ship less (Constructor)",
            "1 Truppe oder 1 Raumschiff weniger bezahlen (Konstruktor)",
        ),
        ("relic matter-swap", "Use Matter swap", "Relikt nutzen: Materietausch"),
        ("mission four-corners", "Complete Four corners", "Mission erfüllen: Vier Ecken"),
        ("boost 1", "Boost: 1 energy for one more", "Verstärken: 1 Energie, 1× öfter"),
        (
            "boost 2",
            "Boost: the double energy token for 2 more",
            "Verstärken: 2er-Energieplättchen, 2× öfter",
        ),
        ("attack-ship blue ship-1", "Attack Blue’s ship 1", "Raumschiff 1 von Blau angreifen"),
        ("add-bonus 2", "Add the bonus +2 of a relic", "Bonus +2 eines Relikts dazunehmen"),
        ("place 36 12", "36 cm from the left, 12 cm from the top", "36 cm von links, 12 cm von oben"),
        ("towards 90", "Direction 90°", "Richtung 90°"),
        ("done", "Done", "Fertig"),
    ],
)
def test_answers(answer: str, english: str, german: str) -> None:
    action = EMPIRES.actions.parse(answer)
    assert [words("en").option(action), words("de").option(action)] == [english, german]


@pytest.mark.parametrize(
    ("answer", "english", "german"),
    [
        ("aim 1325 40", "Direction 132.5°, power 40", "Richtung 132,5°, Kraft 40"),
        ("put middle 9", "on the ring, 45°", "auf dem Ring, 45°"),
        ("flick orange-ship", "Flick Star hammer", "Sternhammer schnipsen"),
        ("attack-ship blue ship-1", "Attack random’s ship 1", "Raumschiff 1 von random angreifen"),
    ],
)
def test_answers_where_the_position_tells_more(answer: str, english: str, german: str) -> None:
    view, action = Scenario(2).view, EMPIRES.actions.parse(answer)
    told = [EmpiresDrawing(words(language)).option(action, {"prompt": "move"}, view) for language in LANGUAGES]
    assert told == [english, german]


@pytest.mark.parametrize(
    ("kind", "facts", "own", "others"),
    [
        (events.SCORED, [1], "You score 1 point.", "random scores 1 point."),
        (events.FLICKED, [0, 900, 40], "You flick ship 1 with power 40.", "random flicks ship 1 with power 40."),
        (
            events.RAMMED,
            [0, 0, 1, 3],
            "You ram Yellow’s ship 2 near α middle with ship 1: both are destroyed.",
            "random rams Yellow’s ship 2 near α middle with ship 1: both are destroyed.",
        ),
        (events.LOST, [0], "You lose ship 1 in space.", "random loses ship 1 in space."),
        (events.LANDED, [1, 3], "You land ship 2 on α middle.", "random lands ship 2 on α middle."),
        (events.BUILT, [3, 3], "You build on α middle: starbase.", "random builds on α middle: starbase."),
        (
            events.PLASMA_FIRED,
            [6, 0, 80],
            "You fire the plasma cannon from α core with power 80.",
            "random fires the plasma cannon from α core with power 80.",
        ),
        (events.PLANETS_SWAPPED, [3, 10], "You swap α middle and β middle.", "random swaps α middle and β middle."),
    ],
)
def test_an_event_is_told_from_where_one_sits(kind: EventKind, facts: list[int], own: str, others: str) -> None:
    event = Event(kind, 1, facts, 1)
    assert [words("en").event(event, 1), words("en").event(event, 0)] == [own, others]


def test_german_events() -> None:
    told = words("de")
    assert told.event(Event(events.LOST, 0, [0], 0), 0) == "Du verlierst Raumschiff 1: im All verschollen."
    assert told.event(Event(events.LOST, 1, [0], 1), 0) == "random verliert Raumschiff 1: im All verschollen."
    found = Event(events.DISCOVERED, 0, [HOLES.index("alpha-gate"), 4, 0], 0)
    assert told.event(found, 0) == "α-Ecke ist entdeckt: blauer Reliktplanet, Warp."


def test_every_hole_has_a_name_of_its_own() -> None:
    for language in LANGUAGES:
        names = [words(language).word("hole", hole) for hole in HOLES]
        assert len(set(names)) == len(HOLES)


def test_refusals_in_words() -> None:
    game = Scenario().planet("alpha-middle", owner=2, troops=1).ship(0, "ship-1", "alpha-middle").choose("move")
    told = {words("en").option(one.action): words("en").refusal(one) for one in GAME.refusals(game.table, 0)}
    assert told["Land ship 1"] == "Red controls the planet."
    assert told["Attack the planet α middle"] == "Your attack is 1, its defence 1: it has to be greater."
    assert told["Done"] == "You have chosen this action: use it first."
