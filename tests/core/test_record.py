"""Matches and records: undo, all or none, replay, and everything that can be wrong with a file."""

from __future__ import annotations

import json

import pytest

from orrery import BrokenRecord, IllegalAction, Match, NothingToUndo, RandomDealer, Record, UnknownAction, replay
from orrery.core.effects import together
from orrery.core.game import Outcome
from orrery.core.record import lines
from orrery.core.table import Table, stack_of

from .toy import TOY, Bid, Toy, ToyState

BIDS = ["bid 1", "bid 2"]


def match(seed: int = 1) -> Match[ToyState]:
    return Match(TOY, ["Ada", "Ben"], {}, RandomDealer(seed))


def after_the_bids() -> Match[ToyState]:
    played = match()
    played.act(0, *BIDS)
    played.act(1, *BIDS)
    return played


def finished() -> Match[ToyState]:
    played = after_the_bids()
    played.act(1, "yes", "left", "bid 3")
    assert played.table.over
    return played


def test_own_answers_can_be_undone_one_by_one() -> None:
    played = match()
    start = TOY.hash(played.table)
    for bid in BIDS:
        played.act(0, bid)
    played.undo(0)
    assert (played.moves, played.can_undo(0)) == (["0 bid 1"], True)
    played.undo(0)
    assert (played.moves, TOY.hash(played.table)) == ([], start)
    with pytest.raises(NothingToUndo):
        played.undo(0)


def test_answers_given_together_are_undone_together() -> None:
    played = match()
    start = TOY.hash(played.table)
    played.act(0, *BIDS)
    assert played.undo_takes(0) == BIDS
    assert played.undo(0) == 0
    assert (played.moves, played.undo_takes(0), TOY.hash(played.table)) == ([], [], start)


def test_an_answer_that_goes_on_with_the_one_before_is_undone_with_it() -> None:
    played = match()
    played.act(0, "bid 1")
    played.act(1, "bid 2")
    played.act(0, "bid 3", joined=True)
    assert played.undo_takes(0) == ["bid 1", "bid 3"]
    played.undo(0)
    assert (played.moves, played.can_undo(0), played.undo_takes(1)) == (["1 bid 2"], False, ["bid 2"])


def test_only_the_last_of_several_answers_is_undone_where_it_is_counted() -> None:
    """So did games that were stored before answers were taken back together."""
    played = match()
    played.act(0, *BIDS)
    played.undo(0, 1)
    assert played.moves == ["0 bid 1"]
    with pytest.raises(NothingToUndo):
        played.undo(0, 2)


def test_answers_given_together_stay_together_when_another_seat_changes_its_mind() -> None:
    played = match()
    played.act(0, "bid 2")
    played.act(1, *BIDS)
    played.undo(0)
    assert played.moves == [f"1 {bid}" for bid in BIDS]
    played.undo(1)
    assert played.moves == []


def test_a_secret_answer_can_be_changed_while_others_choose() -> None:
    played = match()
    played.act(0, "bid 1")
    played.act(1, "bid 2")
    assert played.undo(0) == 0
    assert played.moves == ["1 bid 2"]
    alone = match()
    alone.act(1, "bid 2")
    assert TOY.hash(played.table) == TOY.hash(alone.table)
    played.undo(1)
    assert (played.moves, played.can_undo(0), played.can_undo(1)) == ([], False, False)


def test_changing_an_answer_leaves_those_given_at_the_same_time_as_they_are() -> None:
    played = match()
    played.act(0, *BIDS)
    played.act(1, "bid 2")
    played.undo(0)
    played.act(0, "bid 3")
    assert played.moves == ["1 bid 2", "0 bid 3"]
    assert (played.can_undo(0), played.can_undo(1)) == (True, True)


def test_answers_over_two_questions_to_all_are_undone_without_losing_what_others_answered() -> None:
    played = match()
    played.table.end()
    played.table.pending.top = stack_of([(1, together(Bid(3, 0))), (0, together(Bid(3, 0)))]).top
    played.table.run()
    played.act(0, "bid 1")
    played.act(1, "bid 2")
    played.act(0, "bid 3", joined=True)
    assert played.undo_takes(0) == ["bid 1", "bid 3"]
    played.undo(0)
    assert (played.moves, played.can_undo(0), played.undo_takes(1)) == (["1 bid 2"], False, ["bid 2"])


def test_no_undo_over_another_seats_act() -> None:
    played = match()
    played.table.end()
    played.table.pending.top = stack_of([(1, Bid(3, 0)), (0, Bid(3, 0))]).top
    played.table.run()
    played.act(0, "bid 1")
    assert played.can_undo(0)
    played.act(1, "bid 2")
    assert not played.can_undo(0)


def test_no_undo_over_a_reveal() -> None:
    played = after_the_bids()
    assert not played.can_undo(1)
    with pytest.raises(NothingToUndo):
        played.undo(1)


def test_no_undo_over_a_deal() -> None:
    played = after_the_bids()
    played.act(1, "yes")
    assert played.can_undo(1)
    played.act(1, "left")
    assert not played.can_undo(1)


def test_undo_takes_the_events_back_too() -> None:
    played = after_the_bids()
    events = [event.kind.name for event in played.events]
    assert events == ["shown", "shown"]
    played.act(1, "yes", "left")
    assert [event.kind.name for event in played.events] == [*events, "drawn", "drawn"]


@pytest.mark.parametrize("last", ["bid 9", "yes"])
def test_several_answers_are_all_or_none(last: str) -> None:
    played = after_the_bids()
    before = (TOY.hash(played.table), played.moves[:], len(played.events))
    with pytest.raises((UnknownAction, IllegalAction)):
        played.act(1, "yes", "left", last)
    assert (TOY.hash(played.table), played.moves, len(played.events)) == before
    assert not played.can_undo(1)


def test_after_a_refused_message_the_dealer_deals_as_if_nothing_had_been() -> None:
    refused, plain = after_the_bids(), after_the_bids()
    with pytest.raises(UnknownAction):
        refused.act(1, "yes", "left", "bid 9")
    refused.act(1, "yes", "left", "bid 2")
    plain.act(1, "yes", "left", "bid 2")
    assert refused.moves == plain.moves


def test_a_record_is_text_that_leads_to_the_same_position() -> None:
    record = finished().record()
    text = record.to_json()
    again = Record.from_json(text)
    assert (again.seats, again.options, again.scores) == (["Ada", "Ben"], TOY.option_values(2, {}), [2, 3])
    assert again.to_json() == text
    assert TOY.hash(replay(TOY, again).table) == record.hash


def test_a_replayed_match_can_be_played_on_and_undone() -> None:
    record = after_the_bids().record()
    played = replay(TOY, record, RandomDealer(5))
    played.act(1, "no")
    played.undo(1)
    played.act(1, "yes", "right", "bid 1")
    assert played.table.over


def broken(**changes: object) -> str:
    data = json.loads(finished().record().to_json())
    data.update(changes)
    return json.dumps({key: value for key, value in data.items() if value is not Ellipsis})


MOVES = finished().moves


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no readable JSON"),
        (finished().record().to_json()[:-20], "no readable JSON"),
        ("[" * 100_000, "no readable JSON"),
        ("[]", "its format is not orrery-record-1"),
        ('{"format": "chess"}', "its format is not orrery-record-1"),
        (broken(moves=...), "exactly"),
        (broken(more=1), "exactly"),
        (broken(game=3), "game should be text"),
        (broken(rules_version="1"), "rules_version should be a whole number"),
        (broken(rules_version=True), "rules_version should be a whole number"),
        (broken(seats="Ada"), "seats should be a list"),
        (broken(seats=["Ada", 2]), "seats should be text"),
        (broken(options=[]), "options should be an object"),
        (broken(options={"cards": None}), "option cards should be"),
        (broken(moves=[1.5]), "line 1 of the moves is no text"),
        (broken(moves=["0 bid 1", 7]), "line 2 of the moves is no text"),
        (broken(scores=[None]), "scores should be a whole number"),
    ],
)
def test_a_broken_file_is_refused_with_its_reason(text: str, reason: str) -> None:
    with pytest.raises(BrokenRecord, match=reason):
        Record.from_json(text)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"game": "duel"}, "it is of duel, rules version 1, not of toy"),
        ({"rules_version": 2}, "rules version 2"),
        ({"seats": ["Ada"]}, "set-up: toy is not played by 1"),
        ({"options": {"cards": 7}}, "set-up: option 'cards' cannot be '7'"),
        ({"options": {"speed": 7}}, "set-up: toy has no option 'speed'"),
        ({"moves": ["5 bid 1"]}, "move 1 .*seat 5 is not asked"),
        ({"moves": ["x bid 1"]}, "move 1 names no seat"),
        ({"moves": ["bid 1"]}, "move 1 names no seat"),
        ({"moves": [""]}, "move 1 names no seat"),
        ({"moves": ["0 bid 1;"]}, "move 2 .*no such action"),
        ({"moves": ["- bid 1"]}, "move 1 names no seat"),
        ({"moves": ["0 fly"]}, "move 1 .*no such action: 'fly'"),
        ({"moves": ["0 yes"]}, "move 1 .*seat 0 may not 'yes'"),
        ({"moves": lines(MOVES[:-2])}, "move 6 .*the script is used up"),
        ({"moves": lines([*MOVES, 3])}, "its number of moves should be 9, not 10"),
        ({"moves": lines([*MOVES[:6], 0, 0, *MOVES[8:]])}, "deal does not fit"),
        ({"moves": lines([3, *MOVES])}, "deals before move 2"),
        ({"scores": [9, 9]}, r"its scores should be \[2, 3\], not \[9, 9\]"),
        ({"hash": "0" * 16}, "not 0000000000000000"),
    ],
)
def test_a_record_that_does_not_replay_is_refused_with_its_move(changes: dict[str, object], reason: str) -> None:
    with pytest.raises(BrokenRecord, match=reason):
        replay(TOY, Record.from_json(broken(**changes)))


class ReshapedToy(Toy):
    """The same game, whose positions came to be written in another way."""

    def __init__(self) -> None:
        super().__init__()
        self.form = 2


def test_a_record_stays_valid_when_the_shape_of_positions_changes() -> None:
    record, reshaped = finished().record(), ReshapedToy()
    again = replay(reshaped, record)
    assert again.record().hash == f"2-{record.hash}"[:16]
    assert reshaped.stands_at(again.table, again.record().hash)
    for other in ("2-00000000000000", "3-00000000000000"):
        assert not reshaped.stands_at(again.table, other)
        with pytest.raises(BrokenRecord):
            replay(reshaped, Record("toy", 1, record.seats, record.options, record.moves, record.scores, other))


class LaterToy(Toy):
    """The same game under later rules, which may count otherwise."""

    def __init__(self, worth: int = 1) -> None:
        super().__init__()
        self.rules_version = 2
        self.worth = worth

    def standing(self, table: Table[ToyState]) -> Outcome:
        counted = super().standing(table)
        return Outcome([{"bid": points["bid"] * self.worth} for points in counted.breakdown], counted.winners)


def test_a_record_of_older_rules_is_replayed_by_those_of_today() -> None:
    record = finished().record()
    again = replay(LaterToy(), record)
    assert (again.begun_under, again.record().rules_version) == (1, 2)
    assert again.record().hash != record.hash
    assert replay(TOY, record).begun_under == 1


@pytest.mark.parametrize(
    ("changes", "worth", "number", "cause"),
    [
        ({"options": {"cards": 7}}, 1, "0", "error-record-setup"),
        ({"moves": lines([*MOVES[:4], "1 no", *MOVES[5:]])}, 1, "end", "error-record-position"),
        ({"moves": lines([*MOVES[:4], "1 left", *MOVES[5:]])}, 1, "5", "error-record-move"),
        ({"moves": lines([3, *MOVES])}, 1, "2", "error-record-deals"),
        ({}, 7, "end", "error-record-scores"),
        ({"hash": "0" * 16}, 1, "end", "error-record-position"),
    ],
)
def test_a_record_says_at_which_move_it_parts_from_the_rules_of_today(
    changes: dict[str, object], worth: int, number: str, cause: str
) -> None:
    with pytest.raises(BrokenRecord) as parted:
        replay(LaterToy(worth), Record.from_json(broken(**changes)))
    assert parted.value.message == "error-record-parts"
    assert parted.value.arguments == {"version": "1", "expected_version": "2", "number": number}
    assert parted.value.cause is not None
    assert parted.value.cause.message == cause
