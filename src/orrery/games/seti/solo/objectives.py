"""Objectives (solo chapter): tasks are marked when they are done; completed tiles are collected and replaced."""

from __future__ import annotations

from typing import Final

from ....core.description import Description, phrase
from ....core.table import Question, Table, with_value
from ..facts.objectives import OF_STAGE, OPEN, STACKS, TASK_OBJECTIVE, TASK_PLACE, TASKS_OF
from ..position.actions import DECLINE, MARK_TASK, each
from ..position.events import OBJECTIVE_COMPLETED, OBJECTIVE_REVEALED, TASK_MARKED
from ..position.objectives import Objectives
from ..position.state import State
from ..vocabulary.tasks import TASK, TWIN

PERSON: Final = 0
"""Who plays alone has the only seat."""


def lay_out_objectives(table: Table[State], difficulty: int) -> None:
    """The stack as the difficulty wants it, I on top, with the first tiles open; the easiest has none."""
    stack = STACKS[difficulty - 1]
    if not sum(stack):
        return
    table.state.objectives = [Objectives([], [], stack, [], [])]
    for place in range(OPEN):
        _reveal(table, place)


def _reveal(table: Table[State], place: int) -> None:
    """The top tile of the stack, if there is one: any that has not been seen, of the first stage that is left.

    What is to be reached may have been reached before.
    """
    objectives = table.state.objectives[0]
    for stage, left in enumerate(objectives.left):
        if left:
            seen = [*objectives.tiles, *objectives.completed, *objectives.spent]
            tile = table.dealer.draw([tile for tile in OF_STAGE[stage] if tile not in seen])
            objectives.left = with_value(objectives.left, stage, left - 1)
            objectives.tiles = [*objectives.tiles[:place], tile, *objectives.tiles[place:]]
            objectives.marks = [*objectives.marks[:place], 0, *objectives.marks[place:]]
            table.tell(OBJECTIVE_REVEALED, PERSON, tile)
            mark_reached(table, PERSON)
            return


def _mark(table: Table[State], place: int, task: int) -> None:
    objectives = table.state.objectives[0]
    objectives.marks = with_value(objectives.marks, place, objectives.marks[place] | 1 << TASK_PLACE[task])
    table.tell(TASK_MARKED, PERSON, task)


def mark_reached(table: Table[State], seat: int) -> None:
    """Mark what has been reached, on every tile; it stays marked when there is less again."""
    state = table.state
    if not state.objectives or seat != PERSON:
        return
    objectives = state.objectives[0]
    player = state.players[seat]
    for place, tile in enumerate(objectives.tiles):
        for task in TASKS_OF[tile]:
            if not objectives.marks[place] >> TASK_PLACE[task] & 1 and TASK[task].is_reached(player):
                _mark(table, place, task)


def open_tasks(objectives: Objectives, event: int, argument: int) -> list[int]:
    """The tasks that an event can mark, in ascending order; of two alike on one tile the first."""
    found: list[int] = []
    for place, tile in enumerate(objectives.tiles):
        for task in TASKS_OF[tile]:
            if (
                not objectives.marks[place] >> TASK_PLACE[task] & 1
                and TASK[task].fits(event, argument)
                and TWIN[task] not in found
            ):
                found.append(task)
    found.sort()
    return found


class MarkTask(Question[State]):
    """One event marks at most one task, of the person's choice.

    There is nothing to gain by leaving a task open, so a single one is marked without a question.
    """

    __slots__ = ("argument", "event")

    def __init__(self, event: int, argument: int) -> None:
        self.event = event
        self.argument = argument

    def prompt(self) -> str:
        return "mark-task"

    def describe(self) -> Description:
        return phrase("seti-pending-mark-task")

    def options(self, table: Table[State], seat: int) -> list[int]:
        tasks = each(MARK_TASK, open_tasks(table.state.objectives[0], self.event, self.argument))
        return [DECLINE, *tasks] if len(tasks) > 1 else tasks

    def answer(self, table: Table[State], seat: int, action: int) -> None:
        if action == DECLINE:
            return
        task = MARK_TASK.place(action)
        _mark(table, table.state.objectives[0].tiles.index(TASK_OBJECTIVE[task]), task)


def notice(table: Table[State], seat: int, event: int, argument: int) -> None:
    """Something has happened that may be a task of the person."""
    if seat == PERSON and open_tasks(table.state.objectives[0], event, argument):
        table.then(seat, MarkTask(event, argument))


def is_complete(objectives: Objectives, place: int) -> bool:
    return objectives.marks[place] == (1 << len(TASKS_OF[objectives.tiles[place]])) - 1


def collect_objectives(table: Table[State]) -> None:
    """Completed tiles are collected and replaced; a new one may be complete at once, and is collected too."""
    objectives = table.state.objectives[0]
    place = 0
    while place < len(objectives.tiles):
        if not is_complete(objectives, place):
            place += 1
            continue
        tile = objectives.tiles[place]
        objectives.tiles = [*objectives.tiles[:place], *objectives.tiles[place + 1 :]]
        objectives.marks = [*objectives.marks[:place], *objectives.marks[place + 1 :]]
        objectives.completed = [*objectives.completed, tile]
        table.tell(OBJECTIVE_COMPLETED, PERSON, tile)
        _reveal(table, place)
