"""Every task of the 24 objectives: what marks it, and that nothing else does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pytest

from orrery.games.seti.facts.board import DATA_SLOTS, STARS
from orrery.games.seti.facts.objectives import OBJECTIVES

from .goals import Goals

CARD = "canadian-hydrogen-telescope"
"""One signal in any sector, for one credit."""


class Happening(NamedTuple):
    """An event: the answers up to it, and what they need; signals of mine lie at a star, all but the last."""

    answers: tuple[str, ...]
    needs: dict[str, int | Sequence[str]]
    star: str = ""


def won(star: str) -> Happening:
    return Happening((f"play {CARD}", f"signal {star}"), {"hand": [CARD]}, star)


EVENTS = {
    "research probe": Happening(("research", "take-tech probe-moon"), {"publicity": 6}),
    "research telescope": Happening(("research", "take-tech telescope-hand"), {"publicity": 6}),
    "research computer": Happening(("research", "take-tech computer-card"), {"publicity": 6}),
    "trace blue": Happening(("analyse", "trace left blue discovery"), {"computer": 6}),
    "launch": Happening(("launch",), {}),
    "orbit mercury": Happening(("orbit mercury",), {"probes": ["mercury"]}),
    "orbit venus": Happening(("orbit venus",), {"probes": ["venus"]}),
    "orbit mars": Happening(("orbit mars",), {"probes": ["mars"]}),
    "orbit jupiter": Happening(("orbit jupiter",), {"probes": ["jupiter"]}),
    "orbit saturn": Happening(("orbit saturn",), {"probes": ["saturn"]}),
    "orbit uranus": Happening(("orbit uranus",), {"probes": ["uranus"]}),
    "orbit neptune": Happening(("orbit neptune",), {"probes": ["neptune"]}),
    "land venus": Happening(("land venus",), {"probes": ["venus"]}),
    "land neptune": Happening(("land neptune",), {"probes": ["neptune"]}),
    "land moon": Happening(("land io",), {"probes": ["jupiter"], "techs": ["probe-moon"]}),
    "scan": Happening(("scan",), {}),
    "win red": won("barnards-star"),
    "win yellow": won("kepler-22"),
    "win blue": won("procyon"),
    "win black": won("vega"),
    "mission": Happening(("finish venera-probe",), {"missions": ["venera-probe"], "orbiters": ["venus"]}),
    "card for 1": Happening(("play press-statement",), {"hand": ["press-statement"], "publicity": 0}),
    "card for 2": Happening(("play near-earth-asteroids-survey",), {"hand": ["near-earth-asteroids-survey"]}),
    "card for 3": Happening(("play government-funding",), {"hand": ["government-funding"]}),
    "visit earth": Happening(("burn", "fly 1-6 counter-clockwise"), {"probes": ["1-6"]}),
    "visit asteroids": Happening(("burn", "fly 2-5 counter-clockwise"), {"probes": ["2-5"]}),
    "visit comet": Happening(("burn", "fly 4-4 clockwise"), {"probes": ["4-4"]}),
    "7 publicity": Happening(("play press-statement",), {"hand": ["press-statement"], "publicity": 4}),
    "8 publicity": Happening(("play press-statement",), {"hand": ["press-statement"], "publicity": 5}),
    "9 publicity": Happening(("play press-statement",), {"hand": ["press-statement"], "publicity": 6}),
    "15 points": Happening(("finish venera-probe",), {"missions": ["venera-probe"], "orbiters": ["venus"], "score": 8}),
    "16 points": Happening(("finish venera-probe",), {"missions": ["venera-probe"], "orbiters": ["venus"], "score": 9}),
    "4 data": Happening((f"play {CARD}", "signal vega"), {"hand": [CARD], "data": 3}),
    "5 data": Happening((f"play {CARD}", "signal vega"), {"hand": [CARD], "data": 4}),
}
LANDED = ["land venus", "land neptune", "land moon"]
ORBITED = [name for name in EVENTS if name.startswith("orbit")]
WON = [name for name in EVENTS if name.startswith("win")]
MISSIONS = ["mission", "15 points", "16 points"]
RESEARCHED = [name for name in EVENTS if name.startswith("research")]
MARKED_BY = {
    "i-1": [["8 publicity", "9 publicity"]],
    "i-2": [["16 points"]],
    "i-3": [[*LANDED, *WON]],
    "i-4": [["5 data"]],
    "ii-1": [["visit asteroids"], ["trace blue"]],
    "ii-2": [["win yellow", "win blue"]],
    "ii-3": [["orbit mercury", "orbit venus", "land venus"]],
    "ii-4": [["research telescope"], MISSIONS],
    "ii-5": [["orbit jupiter", "orbit saturn", "land moon"]],
    "ii-6": [["research probe"], MISSIONS],
    "ii-7": [["win blue", "win red"]],
    "ii-8": [["win red", "win yellow"]],
    "ii-9": [["research computer"], ["trace blue"]],
    "ii-10": [["orbit mars", "orbit uranus", "orbit neptune", "land neptune"]],
    "ii-11": [["visit comet"], ["card for 3"]],
    "iii-1": [["research computer"], RESEARCHED],
    "iii-2": [ORBITED],
    "iii-3": [["research telescope"], WON],
    "iii-4": [["scan"], []],
    "iii-5": [["launch"], ["9 publicity"]],
    "iii-6": [["research probe"], LANDED],
    "iii-7": [["trace blue"], []],
    "iii-8": [["win black"]],
    "iii-9": [["launch"], ["trace blue"], ["scan"]],
}


def happen(event: str, *tiles: str) -> Goals:
    """The event has happened to somebody with these objectives, up to the question it brings, if any."""
    return before(event, *tiles).do(*EVENTS[event].answers)


def before(event: str, *tiles: str) -> Goals:
    """The event is about to happen."""
    happening = EVENTS[event]
    game = Goals(*tiles).set(0, energy=5).set(0, **happening.needs)
    if happening.star:
        game.signals(happening.star, *[0] * (DATA_SLOTS[STARS.index(happening.star)] - 1))
    return game


def test_every_objective_has_its_row() -> None:
    assert list(MARKED_BY) == [*OBJECTIVES]


@pytest.mark.parametrize("tile", OBJECTIVES)
def test_an_event_marks_a_task_of_the_objective_and_no_other_event_does(tile: str) -> None:
    for event in EVENTS:
        fitting = [f"{tile}:{place + 1}" for place, events in enumerate(MARKED_BY[tile]) if event in events]
        game = happen(event, tile)
        if len(fitting) > 1:
            assert (game.done, game.prompt(), game.offers("mark-task")) == ([], "mark-task", fitting), event
        else:
            assert (game.done, game.offers("mark-task")) == (fitting, []), event


@pytest.mark.parametrize(("tile", "event"), [("iii-4", "scan"), ("iii-7", "trace blue")])
def test_two_tasks_alike_take_two_events(tile: str, event: str) -> None:
    """The first is marked without a question, since they are the same; then the second."""
    assert happen(event, tile).done == [f"{tile}:1"]
    game = before(event, tile).marked(f"{tile}:1")
    assert game.do(*EVENTS[event].answers).done == [f"{tile}:1", f"{tile}:2"]


@pytest.mark.parametrize("tile", OBJECTIVES)
def test_all_tasks_complete_the_objective(tile: str) -> None:
    """All but the last are done; what marks the last one completes it, and it is collected after the turn."""
    tasks = MARKED_BY[tile]
    last = {"iii-4": "scan", "iii-7": "trace blue"}.get(tile) or tasks[-1][0]
    game = before(last, tile).marked(*(f"{tile}:{number}" for number in range(1, len(tasks))))
    assert game.collected == []
    game.do(*EVENTS[last].answers)
    finish_turn(game)
    assert (game.collected, game.open_tiles) == ([tile], [])


def finish_turn(game: Goals) -> None:
    """Take the first answer to whatever is asked until the turn is over."""
    while game.table.questions().get(0):
        offered = game.offered(0)
        if "end-turn" in offered:
            game.do("end-turn", seat=0)
            return
        game.do("launch" if game.prompt() == "main-action" else offered[0], seat=0)
