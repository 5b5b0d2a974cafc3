"""Playthrough files: what is asked, offered, seen and told in seeded games; a diff shows what a change did.

`pytest tests/contract --write-playthroughs` writes them again.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import orrery
from orrery.testing import Case, random_play

FOLDER = Path(__file__).parent.parent / "playthroughs"
DECISIONS = 160
CASES = [Case(game, seats, {}) for game in map(orrery.game, orrery.NAMES) for seats in game.seats]
CASES += [Case(orrery.game("empires"), seats, {"mode": "classic"}) for seats in (2, 3, 4)]
CASES += [Case(orrery.game("empires"), 1, {"scenario": scenario}) for scenario in (2, 4, 5, 6)]


def playthrough(case: Case, seed: int) -> str:
    """The text of the first decisions of a random game."""
    game, match = case.game, case.match(seed)
    lines = [f"# {case}, seed {seed}"]
    told = 0
    for seat, action in list(random_play(case.table(seed), seed, DECISIONS)):
        for event in match.events[told:]:
            lines.append(f"  * {event.kind.name} seat {event.seat} {json.dumps(event.seen_by(event.knower))}")
        told = len(match.events)
        question = match.table.question(seat)
        assert question is not None
        listed, dials = game.actions.split_dials(match.table.questions()[seat])
        offered = [game.actions.text(option) for option in listed]
        offered += [f"{dial.block.verb} ({dial.count} answers)" for dial in dials]
        lines.append(f"seat {seat}: {question.prompt()} {json.dumps(question.arguments(match.table, seat))}")
        lines.append(f"  options: {', '.join(offered)}")
        lines.append(f"  answer: {game.actions.text(action)}")
        match.act(seat, game.actions.text(action))
    lines.append(f"view of seat 0: {json.dumps(game.view(match.table, 0), indent=1)}")
    lines.append(f"position: {game.hash(match.table)}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_playthrough(case: Case, request: pytest.FixtureRequest) -> None:
    path = FOLDER / f"{case}.txt"
    text = playthrough(case, 42)
    if request.config.getoption("--write-playthroughs"):
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_playthrough_depends_on_the_seed_alone(case: Case) -> None:
    assert playthrough(case, 5) == playthrough(case, 5) != playthrough(case, 6)
