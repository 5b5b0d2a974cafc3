"""The 24 objectives of somebody who plays alone, read from `data/objectives.json`.

What their tasks ask for is in `tasks.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ....core.facts import Entry, load

_FACTS: Final = load(Path(__file__).parents[1] / "data" / "objectives.json")
_objectives: Final = tuple(
    Entry(tile.data, f"{tile.where} ({tile.text('key')})") for tile in _FACTS.entries("objectives")
)

STAGES: Final[Sequence[str]] = ["I", "II", "III"]
OBJECTIVES: Final = tuple(tile.text("key") for tile in _objectives)
STAGE: Final = tuple(tile.number_of("stage", STAGES) for tile in _objectives)
OF_STAGE: Final = tuple(tuple(tile for tile, of in enumerate(STAGE) if of == stage) for stage in range(len(STAGES)))

OPEN: Final = _FACTS.number("open")
"""How many lie open as long as the stack lasts."""
STACKS: Final = _FACTS.rows_of_numbers("stacks")
"""By difficulty from 1: how many of each stage are in the game."""
ROUND_NEEDS: Final = _FACTS.numbers("round_needs")
"""How many completed objectives each round takes; the last round takes none."""
PROGRESS_PER_MISSING: Final = _FACTS.number("progress_per_missing")
POINTS_PER_UNCOMPLETED: Final = _FACTS.number("points_per_uncompleted")

_tasks: Final = tuple(
    (tile, place, task) for tile, entry in enumerate(_objectives) for place, task in enumerate(entry.entries("tasks"))
)
TASKS: Final = tuple(f"{OBJECTIVES[tile]}:{place + 1}" for tile, place, _ in _tasks)
TASK_OBJECTIVE: Final = tuple(tile for tile, _, _ in _tasks)
TASK_PLACE: Final = tuple(place for _, place, _ in _tasks)
TASK_FACTS: Final = tuple(task for _, _, task in _tasks)
TASKS_OF: Final = tuple(
    tuple(task for task, owner in enumerate(TASK_OBJECTIVE) if owner == tile) for tile in range(len(OBJECTIVES))
)


def objective_name(word: str) -> str | None:
    """An objective as it is numbered, a task by its objective and its number there where there are several."""
    if word in OBJECTIVES:
        return _objectives[OBJECTIVES.index(word)].text("name")
    if word not in TASKS:
        return None
    task = TASKS.index(word)
    tile = TASK_OBJECTIVE[task]
    name = _objectives[tile].text("name")
    return f"{name} ({TASK_PLACE[task] + 1})" if len(TASKS_OF[tile]) > 1 else name
