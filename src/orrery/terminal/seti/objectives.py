"""The objectives of somebody who plays SETI alone, in a terminal: tasks with their progress, what is asked for."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table

from ...games.seti.facts.objectives import (
    OBJECTIVES,
    POINTS_PER_UNCOMPLETED,
    PROGRESS_PER_MISSING,
    TASKS_OF,
)
from ...games.seti.sight.objectives_view import ObjectivesView, ObjectiveView, TaskView
from ...games.seti.vocabulary.tasks import TASK
from ..items import Items
from ..words import sentence_case
from .texts import SetiTexts


class SetiObjectives:
    """Objectives in one language."""

    def __init__(self, texts: SetiTexts) -> None:
        self.texts = texts
        self.words = texts.words

    def board(self, objectives: ObjectivesView) -> Group:
        """A line for each open objective, then what is completed, asked for and still to come."""
        table = Table.grid(padding=(0, 2))
        for objective in objectives["open"]:
            table.add_row(self.words.word("objective", objective["objective"]), Items(self.tasks(objective), " ·"))
        return Group(table, Items(self.account(objectives)))

    def account(self, objectives: ObjectivesView) -> list[str]:
        """What is completed, what the round asks for, the stack, and what it would cost to stop here."""
        own = self.words.own
        found = [own("objectives-completed", count=len(objectives["completed"]))]
        if objectives["round_needs"]:
            needs, missing = objectives["round_needs"], objectives["missing_now"]
            found.append(own("objectives-needed", needs=needs, missing=missing))
        found += [own("objectives-left", stage=stage, count=n) for stage, n in objectives["stack"].items() if n]
        return [*found, own("objectives-penalty", points=objectives["final_penalty"])]

    def in_short(self, objectives: ObjectivesView) -> list[str]:
        """Each open objective with what is still to do."""
        own, word = self.words.own, self.words.word
        return [
            own("objective-open", objective=word("objective", one["objective"]), tasks="; ".join(self.tasks(one)))
            for one in objectives["open"]
        ]

    def tasks(self, objective: ObjectiveView) -> list[str]:
        """The tasks of an objective, done ones marked, with how far the others are."""
        wanted = TASKS_OF[OBJECTIVES.index(objective["objective"])]
        return [self._task(task, seen) for task, seen in zip(wanted, objective["tasks"], strict=True)]

    def _task(self, task: int, seen: TaskView) -> str:
        text = self.task(task)
        if seen["done"]:
            return self.words.own("task-done", task=text)
        if seen["wanted"] == 1:
            return text
        return self.words.own("task-begun", task=text, now=seen["now"], wanted=seen["wanted"])

    def task(self, task: int) -> str:
        return self.texts.tell(TASK[task].describe())

    def task_name(self, task: int) -> str:
        """A task by the number of its objective and in words."""
        return self.words.own("task-named", task=self.words.word("task", task), text=self.task(task))

    def about(self, tile: int) -> list[str]:
        """An objective explained: its tasks, and what objectives are for."""
        rules = self.words.own("about-objective", progress=PROGRESS_PER_MISSING, points=POINTS_PER_UNCOMPLETED)
        return [*(f"{sentence_case(self.task(task))}." for task in TASKS_OF[tile]), rules]
