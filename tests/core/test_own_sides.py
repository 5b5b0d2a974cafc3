"""The game's own sides: players without a seat, who are never asked and who can win."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

from orrery import BrokenPosition, BrokenRecord, Match, NotYourQuestion, OptionForSeats, RandomDealer, Record, replay
from orrery.core.game import Game
from orrery.core.table import State, Table
from orrery.testing import cases, contract

from .summit import SUMMIT, Climb, Slope

ANY_GAME = cast("Game[State]", SUMMIT)
TestSummit = contract(ANY_GAME)


def played_alone(*steps: str, seed: int = 3) -> Match[Slope]:
    match = Match(SUMMIT, ["me"], {}, RandomDealer(seed))
    for step in steps:
        match.act(0, step)
    return match


def test_a_side_is_numbered_after_the_seats_and_counts_in_the_outcome() -> None:
    assert (SUMMIT.sides(1), SUMMIT.sides(2)) == (2, 2)
    match = played_alone(*["climb 1"] * 6)
    outcome = SUMMIT.outcome(match.table)
    assert outcome is not None
    assert (len(outcome.scores), outcome.winners) == (2, [1])
    assert (outcome.share(0), outcome.share(1)) == (0, 1)


def test_a_side_acts_by_itself_and_events_tell_it_under_its_number() -> None:
    match = played_alone("climb 2", "climb 1")
    assert [(event.kind.name, event.seat) for event in match.events] == [
        *[("hidden", 1), ("climbed", 0), ("climbed", 0), ("climbed", 1), ("climbed", 1)],
    ]
    assert match.events[0].seen_by(0) == {"number": None}
    assert list(match.table.questions()) == [0]
    assert match.table.state.heights[1] > 0


def test_a_side_cannot_answer() -> None:
    with pytest.raises(NotYourQuestion):
        played_alone().act(1, "climb 1")


def test_a_side_that_would_be_asked_is_a_mistake_of_the_rules() -> None:
    state, _ = SUMMIT.opening(1, {"difficulty": 1, "short": False})
    with pytest.raises(TypeError, match="side 1 has no seat and cannot be asked 'climb'"):
        SUMMIT.table_at(state, [(1, Climb())], 1, RandomDealer(1))


class Camp(Climb):
    """A question that the mountain decides by a rule: it grows by one."""

    __slots__ = ()

    def for_own_sides(self) -> bool:
        return True

    def decide(self, table: Table[Slope], seat: int) -> None:
        table.state.heights[seat] += 1


def test_a_question_may_say_what_a_side_does_instead_of_being_asked() -> None:
    state, _ = SUMMIT.opening(1, {"difficulty": 1, "short": False})
    table = SUMMIT.table_at(state, [(1, Camp()), (0, Camp())], 1, RandomDealer(1))
    assert table.state.heights == [0, 1]
    assert list(table.questions()) == [0]


def test_a_position_may_hold_what_a_side_has_still_to_do_but_no_question_for_it() -> None:
    data: Any = json.loads(json.dumps(SUMMIT.encode(played_alone("climb 2").table)))
    assert [1, {"is": "Rise"}] in data["pending"]
    assert SUMMIT.encode(SUMMIT.decode(data, RandomDealer(1))) == data
    for seat, effect, reason in [
        (2, {"is": "Rise"}, "a seat that does not exist"),
        (1, {"is": "Climb"}, "asks a side that has no seat"),
    ]:
        data["pending"][-1] = [seat, effect]
        with pytest.raises(BrokenPosition, match=reason):
            SUMMIT.decode(data, RandomDealer(1))


def test_a_record_has_the_scores_of_all_sides_and_the_names_of_the_seats() -> None:
    match = played_alone(*["climb 3"] * 6)
    record = Record.from_json(match.record().to_json())
    assert (record.seats, len(record.scores)) == (["me"], 2)
    assert replay(SUMMIT, record).table.over
    record.scores = record.scores[:1]
    with pytest.raises(BrokenRecord, match="scores"):
        replay(SUMMIT, record)


def test_what_a_side_hides_is_dealt_again_in_the_mind_of_a_seat() -> None:
    table = played_alone("climb 1").table
    imagined = {SUMMIT.determinize(table, 0, RandomDealer(seed)).state.hidden for seed in range(20)}
    assert imagined == {0, 1, 2}


def test_an_option_for_one_seat_is_none_for_two() -> None:
    assert SUMMIT.option_values(1, {"difficulty": 2})["difficulty"] == 2
    with pytest.raises(OptionForSeats):
        SUMMIT.option_values(2, {"difficulty": 2})


def test_contracts_vary_the_options_of_tables_with_sides_and_of_those_without() -> None:
    assert [str(case) for case in cases(ANY_GAME)] == [
        *("summit-1", "summit-2", "summit-1-difficulty=2-short=True", "summit-2-short=True"),
    ]
