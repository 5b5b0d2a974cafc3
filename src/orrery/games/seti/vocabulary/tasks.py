"""What the tasks of objectives ask for: one of several events, or an amount that has to be reached."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.description import Description, phrase, series
from ....core.facts import Entry
from ..facts.board import NOTHING, planet_number
from ..facts.objectives import TASK_FACTS, TASK_OBJECTIVE, TASKS_OF
from ..facts.phrases import planet_phrase
from ..facts.slots import ORBIT_OR_LAND, Trigger, read_trigger
from ..position.player import Player

PUBLICITY: Final = 0
SCORE: Final = 1
DATA_IN_POOL: Final = 2
AMOUNTS: Final[Sequence[str]] = ["publicity", "score", "data_in_pool"]


class Task:
    """A space of an objective: done by one of its triggers, or once there is as much of something as it wants."""

    __slots__ = ("amount", "triggers", "wanted")

    def __init__(self, triggers: list[Trigger], amount: int, wanted: int) -> None:
        self.triggers = triggers
        self.amount = amount
        self.wanted = wanted

    def fits(self, event: int, argument: int) -> bool:
        for trigger in self.triggers:
            if trigger.fits(event, argument):
                return True
        return False

    def is_reached(self, player: Player) -> bool:
        return self.amount != NOTHING and self.held(player) >= self.wanted

    def held(self, player: Player) -> int:
        """How much a player has of what is to be reached; 0 where an event is awaited."""
        if self.amount == PUBLICITY:
            return player.publicity
        if self.amount == SCORE:
            return player.score
        return player.data if self.amount == DATA_IN_POOL else 0

    def describe(self) -> Description:
        if self.amount != NOTHING:
            return phrase(f"seti-reach-{AMOUNTS[self.amount].replace('_', '-')}", n=self.wanted)
        if self.triggers[0].event == ORBIT_OR_LAND:
            planets = [planet_phrase(trigger.argument) for trigger in self.triggers]
            return phrase("seti-on-orbit-or-land-at", planets=series("seti-either", planets))
        return series("seti-either", [trigger.describe() for trigger in self.triggers])


def read_task(entry: Entry) -> Task:
    choices = entry.entries("any_of")
    if choices[0].has("reach"):
        return Task([], choices[0].number_of("reach", AMOUNTS), choices[0].number("n"))
    return Task([trigger for choice in choices for trigger in _triggers(choice)], NOTHING, 1)


def _triggers(choice: Entry) -> list[Trigger]:
    """One for each planet that is named."""
    if not choice.has("planets"):
        return [read_trigger(choice)]
    where = f"{choice.where}.planets"
    return [Trigger(ORBIT_OR_LAND, planet_number(planet, where), 0) for planet in choice.texts("planets")]


TASK: Final = tuple(read_task(entry) for entry in TASK_FACTS)
TWIN: Final = tuple(
    next(
        (other for other in TASKS_OF[TASK_OBJECTIVE[task]] if other < task and TASK_FACTS[other].data == entry.data),
        NOTHING,
    )
    for task, entry in enumerate(TASK_FACTS)
)
"""An earlier task of the same objective that is just the same, or NOTHING."""
