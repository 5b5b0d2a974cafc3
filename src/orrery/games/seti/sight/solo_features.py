"""The rival and the objectives of somebody who plays alone, as numbers."""

from __future__ import annotations

from typing import Final

from ....core.features import Layout, Numbers, cap, count_each
from ..facts.board import NOTHING, TECHS
from ..facts.objectives import OBJECTIVES, STAGES, TASK_PLACE, TASKS, TASKS_OF
from ..facts.solo import ACTION_CARDS, ARROWS, DIFFICULTIES, TRACK_SPACES
from ..position.objectives import Objectives
from ..position.rival import Rival
from ..position.state import State
from ..solo.arrow import arrow
from ..solo.technologies import preferred_tech
from .player_features import SOME

LAYOUT: Final = Layout()
_DIFFICULTY: Final = LAYOUT.section("difficulty", [str(level) for level in DIFFICULTIES], 1)
_PROGRESS: Final = LAYOUT.section("progress", [str(space) for space in range(TRACK_SPACES)], 1)
_NEXT: Final = LAYOUT.section("next technology", TECHS, 1)
_TECHS: Final = LAYOUT.section("technology", TECHS, SOME)
_SPENT_TECHS: Final = LAYOUT.section("technology spent", TECHS, SOME)
_MESSAGES: Final = LAYOUT.number("messages", SOME)
_DECK: Final = LAYOUT.number("cards left", len(ACTION_CARDS))
_REINFORCEMENT: Final = LAYOUT.number("reinforcement", len(ACTION_CARDS))
_REVEALED: Final = LAYOUT.section("revealed", ACTION_CARDS, 1)
_CARD: Final = LAYOUT.section("card", ACTION_CARDS, 1)
_ARROW: Final = LAYOUT.section("arrow", ARROWS, 1)
_OPEN: Final = LAYOUT.section("objective open", OBJECTIVES, 1)
_DONE: Final = LAYOUT.section("task done", TASKS, 1)
_COMPLETED: Final = LAYOUT.section("objective completed", OBJECTIVES, 1)
_SPENT: Final = LAYOUT.number("objectives handed in", len(OBJECTIVES))
_LEFT: Final = LAYOUT.section("objectives left", STAGES, len(OBJECTIVES))


def write_alone(state: State, out: Numbers, at: int) -> None:
    if state.rivals:
        _write_rival(state, state.rivals[0], out, at)
    if state.objectives:
        _write_objectives(state.objectives[0], out, at)


def _write_rival(state: State, rival: Rival, out: Numbers, at: int) -> None:
    out[at + _DIFFICULTY + rival.difficulty - DIFFICULTIES[0]] = 1
    out[at + _PROGRESS + rival.progress] = 1
    tech, _ = preferred_tech(state)
    if tech != NOTHING:
        out[at + _NEXT + tech] = 1
    count_each(out, at + _TECHS, rival.techs, SOME)
    count_each(out, at + _SPENT_TECHS, rival.spent, SOME)
    out[at + _MESSAGES] = cap(rival.messages, SOME)
    out[at + _DECK] = rival.cards_left()
    out[at + _REINFORCEMENT] = rival.reinforcements_left()
    count_each(out, at + _REVEALED, rival.revealed, 1)
    if rival.card != NOTHING:
        out[at + _CARD + rival.card] = 1
    out[at + _ARROW + arrow(state)] = 1


def _write_objectives(objectives: Objectives, out: Numbers, at: int) -> None:
    for place, tile in enumerate(objectives.tiles):
        out[at + _OPEN + tile] = 1
        for task in TASKS_OF[tile]:
            out[at + _DONE + task] = objectives.marks[place] >> TASK_PLACE[task] & 1
    count_each(out, at + _COMPLETED, objectives.completed, 1)
    out[at + _SPENT] = len(objectives.spent)
    for stage, left in enumerate(objectives.left):
        out[at + _LEFT + stage] = left
