"""Every game of the catalogue keeps what games promise: the tests that authors of other games use as well."""

from __future__ import annotations

import gc
from pathlib import Path
from types import FunctionType, ModuleType

import pytest

import orrery
from orrery import BrokenPosition, Game, Match, RandomDealer, Record
from orrery.core.table import State
from orrery.testing import Case, contract
from orrery.testing.simultaneous import GAMES, simultaneous_moments

from .chosen_together import IN_SECRET, SHOWN_AT_ONCE

_ANSWERS = 200
HERE = Path(__file__).parents[1]
RECORDS = [Record.from_json(path.read_text(encoding="utf-8")) for path in sorted((HERE / "records").rglob("*.json"))]
TestContract = contract(*map(orrery.game, orrery.NAMES), records=RECORDS)


@pytest.mark.parametrize(
    "case", [Case(game, seats, {}) for game in map(orrery.game, orrery.NAMES) for seats in game.seats], ids=str
)
def test_every_question_that_seats_answer_at_the_same_time_is_looked_at(case: Case) -> None:
    """The contract plays so many games; what they do not reach would not be checked."""
    secret, shown = set[str](), set[str]()
    for seed in range(GAMES):
        for table in simultaneous_moments(case, seed):
            for question in table.asked:
                if question is not None:
                    (shown if question.shown_at_once() else secret).add(question.prompt())
    name = case.game.name if case.seats > 1 else ""
    assert (secret, shown) == ({*IN_SECRET.get(name, [])}, {*SHOWN_AT_ONCE.get(name, [])})


@pytest.mark.parametrize("name", [name for name in orrery.NAMES if len(orrery.game(name).seats) > 1])
def test_a_position_of_some_seats_is_not_one_of_others(name: str) -> None:
    game = orrery.game(name)
    for seats in game.seats:
        data = game.encode(game.new(seats, {}, RandomDealer(1)))
        for others in game.seats:
            data["owed"] = [[] for _ in range(others)]
            if others != seats:
                with pytest.raises(BrokenPosition, match=f"it is for {seats} seats, not for {others}"):
                    game.decode(data, RandomDealer(2))


@pytest.mark.parametrize("name", orrery.NAMES)
def test_what_is_taken_back_one_by_one_leads_through_the_same_positions(name: str) -> None:
    """Also to the same questions: whoever is asked beside it is not asked anew."""
    game = orrery.game(name)
    seats, chance = max(game.seats), RandomDealer(1)
    match = Match(game, [str(seat) for seat in range(seats)], {}, RandomDealer(2))
    taken_back = 0
    for _ in range(_ANSWERS):
        stood: list[tuple[str, list[object]]] = []
        seat = chance.below(seats)
        while seat in match.table.questions():
            options = match.table.questions()[seat]
            answer = game.actions.text(options[chance.below(len(options))])
            stood.append((game.hash(match.table), [match.table.waiting(other) for other in range(seats)]))
            match.act(seat, answer)
            if not match.can_undo(seat):
                break
            while chance.below(3) == 0 and stood and match.can_undo(seat):
                match.undo(seat)
                digits, asked = stood.pop()
                assert game.hash(match.table) == digits
                assert all(match.table.waiting(other) is item for other, item in enumerate(asked))
                taken_back += 1
    assert taken_back > _ANSWERS // 10


@pytest.mark.parametrize("name", orrery.NAMES)
def test_however_many_answers_can_be_taken_back_one_position_is_kept_for_them(name: str) -> None:
    game = orrery.game(name)
    chance, kept = RandomDealer(1), set()
    match = Match(game, [str(seat) for seat in range(max(game.seats))], {}, RandomDealer(2))
    for _ in range(_ANSWERS):
        if match.table.over:
            break
        seat, options = next(iter(match.table.questions().items()))
        match.act(seat, game.actions.text(options[chance.below(len(options))]))
        kept.add(len(_positions(match)))
    assert kept == {1, 2}


def _positions(match: Match[State]) -> list[object]:
    """All positions that a match leads to."""
    found: dict[int, object] = {}
    ahead: list[object] = [match]
    while ahead:
        item = ahead.pop()
        if id(item) in found or isinstance(item, (type, ModuleType, FunctionType, Game)):
            continue
        found[id(item)] = item
        ahead += gc.get_referents(item)
    return [item for item in found.values() if isinstance(item, State)]
