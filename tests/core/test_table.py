"""The loop: what is pending is done in order, questions wait, everybody may answer at once."""

from __future__ import annotations

import itertools

import pytest

from orrery import IllegalAction, NotYourQuestion, RandomDealer, UnknownAction
from orrery.core.effects import each_seat, in_order, repeat, together
from orrery.core.events import Event

from .toy import BID, CARD, DRAWN, FORK, LEFT, NO, RIGHT, TOY, YES, Bid, Draw, End, Note, table_with

DEALER = RandomDealer(1)


def test_effects_are_done_one_after_the_other() -> None:
    assert table_with(Note(1), in_order(Note(2), Note(3)), Note(4), dealer=DEALER).state.done == [1, 2, 3, 4]


def test_what_an_effect_adds_comes_before_what_was_pending() -> None:
    table = table_with(Bid(2, 0), Note(1), dealer=DEALER)
    table.act(0, BID.at(0))
    assert table.state.done == [7, 1]


def test_up_to_three_effects_and_any_number_of_a_list_are_done_in_their_order() -> None:
    table = table_with(dealer=DEALER)
    table.then_all(0, [Note(4), Note(5), Note(6), Note(7)])
    table.then_all(0, [])
    table.then(0, Note(1), Note(2), Note(3))
    table.run()
    assert table.state.done == [1, 2, 3, 4, 5, 6, 7]


def test_an_event_has_as_many_facts_as_were_told() -> None:
    table = table_with(dealer=DEALER)
    table.events = []
    table.tell(DRAWN, 0, 0)
    assert [event.facts for event in table.events] == [[0]]
    with pytest.raises(ValueError, match="drawn"):
        table.tell(DRAWN, 0)


def test_a_question_without_options_is_dropped() -> None:
    assert table_with(Bid(0, 0), Note(1), dealer=DEALER).state.done == [1]


def test_a_question_with_one_option_answers_itself() -> None:
    table = table_with(Bid(1, 0), Note(1), dealer=DEALER)
    assert (table.state.bids, table.state.done, table.over) == ([1, 0], [7, 1], True)


def test_a_question_may_insist_on_being_asked() -> None:
    assert table_with(Bid(1, 1), dealer=DEALER).questions() == {0: [BID.at(0)]}


def test_a_card_text_asks_in_its_middle() -> None:
    table = table_with(CARD, FORK, dealer=DEALER)
    question = table.question(0)
    assert (table.state.done, table.questions()) == ([1], {0: [YES, NO]})
    assert question is not None
    assert question.prompt() == "may-note"
    table.act(0, NO)
    assert (table.state.done, table.questions()) == ([1, 3, 3], {0: [LEFT, RIGHT]})
    table.act(0, RIGHT)
    assert (table.state.done, table.over) == ([1, 3, 3, 5], True)


def test_each_seat_in_turn_begins_with_its_own() -> None:
    assert table_with(each_seat(Note(2)), seats=3, dealer=DEALER).state.done == [2, 12, 22]


@pytest.mark.parametrize("order", sorted(set(itertools.permutations([0, 0, 1, 1, 2, 2]))))
def test_simultaneous_answers_may_arrive_in_any_order(order: tuple[int, ...]) -> None:
    table = table_with(together(repeat(2, Bid(3, 0))), Note(1), seats=3, dealer=DEALER)
    assert table.questions() == {seat: [BID.at(0), BID.at(1), BID.at(2)] for seat in range(3)}
    for place, seat in enumerate(order):
        assert 1 not in table.state.done, "the timeline waits for everybody"
        table.act(seat, BID.at(seat if seat in order[:place] else 2))
    assert table.state.bids == [1, 2, 3]
    assert table.state.done[-1] == 1
    assert table.over


def test_who_has_finished_what_it_owes_is_not_asked_again() -> None:
    table = table_with(together(Bid(3, 0)), dealer=DEALER)
    table.act(0, BID.at(0))
    assert list(table.questions()) == [1]
    with pytest.raises(NotYourQuestion, match="waiting for seat: 1"):
        table.act(0, BID.at(0))


def test_simultaneous_effects_without_questions_settle_at_once() -> None:
    assert table_with(together(Note(1)), Note(2), dealer=DEALER).state.done == [1, 11, 2]


def test_the_end_clears_everything_pending() -> None:
    table = table_with(End(), Note(1), FORK, dealer=DEALER)
    assert (table.over, table.questions(), table.state.done) == (True, {}, [])


def test_illegal_action_names_what_would_be_legal() -> None:
    table = table_with(Bid(2, 0), dealer=DEALER)
    with pytest.raises(IllegalAction, match=r"seat 0 may not 'bid 3'; legal: bid 1, bid 2"):
        table.act(0, BID.at(2))
    with pytest.raises(UnknownAction):
        table.act(0, 999)
    assert table.questions() == {0: [BID.at(0), BID.at(1)]}


def test_a_copy_in_the_middle_of_simultaneous_questions_goes_its_own_way() -> None:
    table = table_with(together(repeat(2, Bid(3, 0))), Note(1), dealer=DEALER)
    table.act(1, BID.at(0))
    twin = table.copy(RandomDealer(2))
    for seat, action in ((1, BID.at(1)), (0, BID.at(0)), (0, BID.at(2))):
        twin.act(seat, action)
    assert (twin.over, twin.state.bids) == (True, [3, 2])
    assert (table.over, table.state.bids) == (False, [0, 1])
    assert sorted(table.questions()) == [0, 1]


def test_events_are_kept_only_where_somebody_listens() -> None:
    table = table_with(dealer=DEALER)
    assert table.events is None
    match_table = TOY.begin(2, {"cards": 6, "loud": False}, RandomDealer(3))
    match_table.events = []
    match_table.end()
    match_table.then(0, Draw())
    match_table.run()
    (event,) = match_table.events
    card = match_table.state.hands[0][0]
    assert (event.kind, event.seen_by(0), event.seen_by(1)) == (DRAWN, {"number": card}, {"number": None})
    assert event.seen_by(None) == {"number": None}


def test_an_event_with_other_facts_than_its_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="drawn"):
        Event(DRAWN, 0, [1, 2], 0)
