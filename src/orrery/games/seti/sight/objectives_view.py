"""What can be seen of the objectives: everything but which tiles the stack holds."""

from __future__ import annotations

from typing import TypedDict

from ..facts.objectives import (
    OBJECTIVES,
    POINTS_PER_UNCOMPLETED,
    ROUND_NEEDS,
    STAGES,
    TASK_PLACE,
    TASKS_OF,
)
from ..position.objectives import Objectives
from ..position.player import Player
from ..position.state import State
from ..solo.objectives import PERSON, is_complete
from ..vocabulary.tasks import TASK


class TaskView(TypedDict):
    """A task: whether it is done, how much of it there is now, and how much it takes."""

    done: bool
    now: int
    wanted: int


class ObjectiveView(TypedDict):
    """An open objective with its tasks."""

    objective: str
    tasks: list[TaskView]


class ObjectivesView(TypedDict):
    """The open objectives, the stack by stages, the completed ones still to be handed in, and what is asked for.

    At the end of this round `round_needs` are handed in; `missing` tells how many of them are not completed yet.
    If the game ended now the rival would score `final_penalty` points.
    """

    open: list[ObjectiveView]
    stack: dict[str, int]
    completed: list[str]
    spent: int
    round_needs: int
    missing_now: int
    final_penalty: int


def objectives_view(state: State) -> ObjectivesView | None:
    if not state.objectives:
        return None
    objectives = state.objectives[0]
    complete = sum(is_complete(objectives, place) for place in range(len(objectives.tiles)))
    needs = ROUND_NEEDS[state.rounds - 1] if 0 < state.rounds <= len(ROUND_NEEDS) else 0
    return {
        "open": [_objective(objectives, place, state.players[PERSON]) for place in range(len(objectives.tiles))],
        "stack": dict(zip(STAGES, objectives.left, strict=True)),
        "completed": [OBJECTIVES[tile] for tile in objectives.completed],
        "spent": len(objectives.spent),
        "round_needs": needs,
        "missing_now": max(needs - len(objectives.completed) - complete, 0),
        "final_penalty": POINTS_PER_UNCOMPLETED * (len(objectives.tiles) - complete + sum(objectives.left)),
    }


def _objective(objectives: Objectives, place: int, player: Player) -> ObjectiveView:
    tile = objectives.tiles[place]
    tasks = [_task(task, objectives.marks[place] >> TASK_PLACE[task] & 1 == 1, player) for task in TASKS_OF[tile]]
    return {"objective": OBJECTIVES[tile], "tasks": tasks}


def _task(task: int, done: bool, player: Player) -> TaskView:
    """What is done stays done, however much there is left of it."""
    wanted = TASK[task].wanted
    return {"done": done, "now": wanted if done else TASK[task].held(player), "wanted": wanted}
