"""Objectives in every position that legal play alone can reach, against a second book-keeping made from events."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery import Match, RandomDealer
from orrery.core.events import Event
from orrery.games.seti import GAME
from orrery.games.seti.facts.objectives import OPEN, STACKS, TASK_OBJECTIVE, TASKS_OF
from orrery.games.seti.position.state import State

pytestmark = pytest.mark.whole

SEEDS = st.integers(0, 2**62)
DIFFICULTIES = st.sampled_from([2, 3, 4, 5])
IDLE = ("pass", "exchange", "corner", "buy-card", "decline", "end-turn")
WEALTH = 60
"""Credits and energy beside the usual ones: who is rich gets far enough to complete something."""


def whole_game(seed: int, difficulty: int) -> Iterator[Match[State]]:
    """A random game alone, before each answer and after the last; seven times of eight, something is done."""
    match = Match(GAME, ["person"], {"difficulty": difficulty}, RandomDealer(seed))
    chance = RandomDealer(seed + 1)
    match.table.state.players[0].credit += WEALTH
    match.table.state.players[0].energy += WEALTH
    while not match.table.over:
        yield match
        options = match.table.questions()[0]
        busy = [action for action in options if GAME.actions.verb(action) not in IDLE]
        choice = busy if busy and chance.below(8) else options
        match.act(0, GAME.actions.text(choice[chance.below(len(choice))]))
    yield match


class Book:
    """What the events tell of objectives."""

    def __init__(self) -> None:
        self.read = 0
        self.open: dict[int, set[int]] = {}
        self.completed: list[int] = []
        self.spent: list[int] = []

    def note(self, log: list[Event]) -> None:
        for event in log[self.read :]:
            name, facts = event.kind.name, event.facts
            if name == "objective-revealed":
                self.open[facts[0]] = set()
            elif name == "task-marked":
                self.open[TASK_OBJECTIVE[facts[0]]].add(facts[0])
            elif name == "objective-completed":
                assert self.open.pop(facts[0]) == {*TASKS_OF[facts[0]]}
                self.completed.append(facts[0])
            elif name == "objectives-paid":
                self.spent += self.completed[: facts[0]]
                self.completed = self.completed[facts[0] :]
        self.read = len(log)


@given(SEEDS, DIFFICULTIES)
def test_objectives_come_and_go_only_as_told(seed: int, difficulty: int) -> None:
    book = Book()
    for match in whole_game(seed, difficulty):
        book.note(match.events)
        [objectives] = match.table.state.objectives
        marks = zip(objectives.tiles, objectives.marks, strict=True)
        done = {tile: {task for place, task in enumerate(TASKS_OF[tile]) if bits >> place & 1} for tile, bits in marks}
        assert (done, objectives.completed, objectives.spent) == (book.open, book.completed, book.spent)


@given(SEEDS, DIFFICULTIES)
def test_every_round_takes_its_objectives_or_helps_the_rival(seed: int, difficulty: int) -> None:
    """Rounds 1 to 4 take as many as their number, in all; after the last one every uncompleted one counts."""
    *_, match = whole_game(seed, difficulty)
    taken = [facts[0] for name, facts in told(match) if name in ("objectives-paid", "objectives-missed")]
    assert sum(taken) == 1 + 2 + 3 + 4
    for name, facts in told(match):
        assert name != "objectives-missed" or facts[1] == 3 * facts[0]
    [objectives] = match.table.state.objectives
    uncompleted = len(objectives.tiles) + sum(objectives.left)
    left = [facts for name, facts in told(match) if name == "objectives-left"]
    assert left == ([[uncompleted, 5 * uncompleted]] if uncompleted else [])


def told(match: Match[State]) -> list[tuple[str, list[int]]]:
    return [(event.kind.name, event.facts) for event in match.events]


@given(SEEDS, DIFFICULTIES)
def test_three_objectives_lie_open_while_the_stack_lasts_and_none_is_lost(seed: int, difficulty: int) -> None:
    for match in whole_game(seed, difficulty):
        [objectives] = match.table.state.objectives
        left = sum(objectives.left)
        assert len(objectives.tiles) == OPEN or not left
        known = [*objectives.tiles, *objectives.completed, *objectives.spent]
        assert len({*known}) + left == sum(STACKS[difficulty - 1])
        GAME.check(match.table.state)
