"""Objectives of SETI alone in a terminal: how far they are, what a task wants, what the log says of them."""

from __future__ import annotations

from orrery.core.events import Event
from orrery.games.seti.facts.objectives import TASKS
from orrery.games.seti.position.events import TASK_MARKED

from ..seti.scenario import Scenario
from ..seti.solo.goals import Goals
from .stage import printed
from .test_seti_drawing import drawing, lines, notes, whole


def test_open_objectives_tell_what_is_done_and_how_far_the_rest_is() -> None:
    game = Goals("i-1", "ii-9", "iii-5", reveals=["iii-1"], completed=["ii-2"]).marked("ii-9:2").set(0, publicity=6)
    shown = lines(whole(game))
    at = shown.index("Objectives")
    assert shown[at + 1 : at + 6] == [
        "I.1 have 8 publicity (6 so far)",
        "II.9 research a computer technology · mark a blue trace (done)",
        "III.5 launch a probe · have 9 publicity (6 so far)",
        "1 completed, this round takes 1 (enough), stack III: 1,",
        "uncompleted at the end: 20 points for the rival",
    ]


def test_who_has_objectives_is_reminded_of_them_in_every_turn() -> None:
    game = Goals("i-1", "ii-9").set(0, publicity=6)
    shown = " ".join(printed(drawing("de").brief(game.view(0), 0), 100).split())
    assert "Ziele I.1: 8 Bekanntheit haben (bisher 6), II.9: eine Computertechnologie erforschen; eine blaue" in shown


def test_a_task_says_what_it_wants() -> None:
    game = Goals("ii-9", "iii-1").set(0, publicity=6).do("research", "take-tech computer-card")
    assert notes(game) == {
        "Decline": "",
        "Mark II.9 (1)": "research a computer technology",
        "Mark III.1 (1)": "research a computer technology",
        "Mark III.1 (2)": "research a technology",
    }


def test_the_log_tells_a_task_in_words() -> None:
    event = Event(TASK_MARKED, 0, [TASKS.index("ii-9:1")], 0)
    told = drawing("de", 1).event(event, 0, open_secrets=False)
    assert told == "Du erledigst eine Aufgabe: II.9 (1), eine Computertechnologie erforschen."


def test_a_table_without_objectives_shows_none() -> None:
    assert "Objectives" not in lines(whole(Scenario()))
