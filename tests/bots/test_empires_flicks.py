"""How the best player of Ascending Empires chooses flicks: those after which its judge sees the best chances."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from orrery.bots import Sight
from orrery.bots.empires.characters import Character, Foresight
from orrery.bots.empires.foresight import promising, turns_on
from orrery.bots.empires.greedy import GreedyBot
from orrery.bots.empires.standing import Judge
from orrery.core.dealer import Dealer, RandomDealer
from orrery.core.outlook import first_asked
from orrery.core.table import Table
from orrery.games.empires import GAME as EMPIRES
from orrery.games.empires import Aim, ChooseAction, MoveStep
from orrery.games.empires.facts.board import SIZE
from orrery.games.empires.position.actions import FLICK
from orrery.games.empires.position.state import State

FORESIGHT = Foresight(worlds=4, turns=2)
LITTLE = Character(foresight=FORESIGHT)
TRIALS = 20


def asked(kind: type[Aim | MoveStep], flies: bool = True, seed: int = 3) -> tuple[Table[State], int]:
    """A table at which somebody is asked that, and who; `flies`: a ship can be flicked."""
    table = EMPIRES.new(2, {}, RandomDealer(seed))
    player = GreedyBot(1)
    while True:
        seat = first_asked(table)
        if isinstance(table.question(seat), kind) and (not flies or _flies(table, seat)):
            return table, seat
        table.act(seat, player.decide(EMPIRES, table, seat))


def _flies(table: Table[State], seat: int) -> bool:
    return isinstance(table.question(seat), Aim) or any(option in FLICK for option in table.questions()[seat])


def across(state: State, seat: int) -> float:
    """How far to the right the ships of a player are, from 0 to 1; lost ones are at the very left."""
    return sum(max(0, x) for x in state.players[seat].x) / (SIZE * len(state.players[seat].x))


def fond_of(seat: int, right: bool) -> Judge:
    """A judge who cares for nothing but on which side ships are."""

    def judge(states: Sequence[State]) -> list[list[float]]:
        shares = [across(state, seat) if right else 1.0 - across(state, seat) for state in states]
        return [[share if player == seat else 1.0 - share for player in range(2)] for share in shares]

    return judge


def test_of_the_flicks_tried_the_one_is_taken_that_the_judge_calls_better() -> None:
    table, seat = asked(Aim)
    ends = []
    for right in (False, True):
        aim = GreedyBot(5, LITTLE, fond_of(seat, right)).decide(EMPIRES, table, seat)
        tries = [table.copy(RandomDealer(trial)) for trial in range(TRIALS)]
        for trial in tries:
            trial.act(seat, aim)
        ends.append(sum(across(trial.state, seat) for trial in tries) / TRIALS)
    assert ends[0] < ends[1]
