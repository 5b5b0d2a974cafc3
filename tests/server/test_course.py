"""The course of a game: versions, what happened since, and restoring it from its rows."""

from __future__ import annotations

import pytest

from orrery.core.dealer import Dealer, RandomDealer
from orrery.core.errors import IllegalAction, NotYourQuestion, UnknownAction, WrongDeal
from orrery.core.events import Event
from orrery.core.game import Game
from orrery.core.table import State
from orrery.games import NAMES, game
from orrery.server.course import Course, restore, rows_of
from orrery.server.dealing import Dealt, NoDealer, SystemDealer
from orrery.server.errors import BadName, RevealInBetween
from orrery.server.people import proper_name
from orrery.server.resting import lay_to_rest, pack_rows, wake
from orrery.server.rows import MoveRow
from orrery.server.telling import in_words

DUEL = game("duel")
TABLES = pytest.mark.parametrize(("played", "seats"), [(DUEL, 2), (game("race"), 2), (game("race"), 4)])


def random_course(
    played: Game[State], seats: int, seed: int, answers: int, dealer: Dealer | None = None
) -> tuple[Course, list[MoveRow]]:
    """A game with single answers, pairs of answers and undos, and the rows it was stored as."""
    chance = RandomDealer(seed)
    course = Course(played, seats, {}, dealer or RandomDealer(seed))
    rows = [course.setup]
    while len(rows) < answers and not course.table.over:
        undoer = chance.below(seats)
        if course.match.can_undo(undoer) and chance.below(3) == 0:
            rows.append(course.undo(undoer))
            continue
        questions = course.table.questions()
        seat = list(questions)[chance.below(len(questions))]
        options = questions[seat]
        first, second = (played.actions.text(options[chance.below(len(options))]) for _ in range(2))
        try:
            rows.append(course.answer(seat, [first, second]))
        except (IllegalAction, NotYourQuestion, RevealInBetween):
            rows.append(course.answer(seat, [first], joined=chance.below(2) == 0))
    return course, rows


@pytest.mark.parametrize("seats", [3, 4])
def test_a_choice_taken_back_after_another_seat_was_dealt_a_card_is_restored(seats: int) -> None:
    """While all choose their first income in SETI, some are dealt a card and others change their choice."""
    seti = game("seti")
    dealt_and_undone = 0
    for seed in range(60):
        course, rows = random_course(seti, seats, seed, 4 + seed % 9)
        if any(course.table.owed):
            dealt = next((place for place, row in enumerate(rows[1:], 1) if row.deals), len(rows))
            dealt_and_undone += any(row.undo for row in rows[dealt:])
        again = restore(seti, seats, {}, rows, NoDealer())
        rest = lay_to_rest("seti", seats, course.match.options, pack_rows(rows))
        woken = wake(seti, course.match.options, rest, rows, NoDealer())
        check_same(again, course)
        check_same(woken, course)
        for seat in range(seats):
            if course.match.can_undo(seat):
                assert again.undo(seat) == woken.undo(seat) == course.undo(seat)
                check_same(again, course)
                check_same(woken, course)
    assert dealt_and_undone > 0


@TABLES
@pytest.mark.parametrize("seed", range(5))
def test_rows_restore_the_course(played: Game[State], seats: int, seed: int) -> None:
    course, rows = random_course(played, seats, seed, 400, RandomDealer(seed))
    dealer = NoDealer()
    again = restore(played, seats, {}, rows, dealer)
    check_same(again, course)
    assert again.setup == rows[0]
    assert again.match.dealer.dealer is dealer, "what was dealt is kept once, in the moves"


@pytest.mark.parametrize(("played", "seats"), [(game(name), seats) for name in NAMES for seats in game(name).seats])
@pytest.mark.parametrize("seed", range(4))
def test_a_course_played_again_in_another_process_goes_on_here(played: Game[State], seats: int, seed: int) -> None:
    course, rows = random_course(played, seats, seed, 150 + 7 * seed, RandomDealer(seed))
    rest = lay_to_rest(played.name, seats, course.match.options, pack_rows(rows))
    again = wake(played, course.match.options, rest, rows, NoDealer())
    check_same(again, course)
    for seat in range(seats):
        while course.match.can_undo(seat):
            assert again.undo(seat) == course.undo(seat)
            check_same(again, course)


def check_same(again: Course, course: Course) -> None:
    """Nothing tells one course from the other."""
    assert again.version == course.version
    assert again.game.hash(again.table) == course.game.hash(course.table)
    assert again.match.moves == course.match.moves
    for version in range(0, course.version, 7):
        assert told(again, version) == told(course, version)
    for seat in range(len(course.match.seats)):
        assert again.match.undo_takes(seat) == course.match.undo_takes(seat)
        assert again.asked_since(seat) == course.asked_since(seat)
        assert again.last_answer(seat) == course.last_answer(seat)


def told(course: Course, version: int) -> tuple[int, list[tuple[int, str, list[int]]]]:
    since, events = course.events_since(version)
    return since, [(number, event.kind.name, event.facts) for number, event in events]


@TABLES
@pytest.mark.parametrize("seed", range(5))
def test_a_log_kept_from_any_version_on_becomes_the_true_one(played: Game[State], seats: int, seed: int) -> None:
    """Whoever drops what came after `since` and adds the events has the log of the match."""
    logs: dict[int, list[tuple[int, Event]]] = {}
    chance = RandomDealer(seed + 50)
    course, rows = random_course(played, seats, seed, 120)
    growing = Course(played, seats, {}, RandomDealer(seed))
    for row in rows[1:]:
        assert row.seat is not None
        _ = growing.undo(row.seat, len(row.answers)) if row.undo else growing.answer(row.seat, row.answers, row.joined)
        logs[growing.version] = growing.events_since(0)[1]
        known = 2 + chance.below(growing.version - 1)
        since, events = growing.events_since(known)
        kept = [pair for pair in logs[known] if pair[0] <= since]
        assert kept + events == logs[growing.version]
    assert len(growing.match.events) == len(course.match.events)


def test_a_game_stored_when_each_undo_took_one_answer_is_restored_as_it_was() -> None:
    course = Course(DUEL, 2, {}, RandomDealer(1))
    rows = [course.setup, course.answer(0, ["choose sensor", "choose command"])]
    rows += [MoveRow(2, 0, [], [], True), MoveRow(3, 0, ["choose trade"], [], False)]
    again = restore(DUEL, 2, {}, rows, NoDealer())
    assert [move for move in again.match.moves if isinstance(move, str)] == ["0 choose sensor", "0 choose trade"]


def test_an_undo_takes_back_the_whole_message_and_its_row_says_so() -> None:
    course = Course(DUEL, 2, {}, RandomDealer(1))
    rows = [course.setup, course.answer(0, ["choose sensor", "choose command"]), course.undo(0)]
    assert (rows[-1].undo, rows[-1].answers) == (True, ["choose sensor", "choose command"])
    assert [move for move in course.match.moves if isinstance(move, str)] == []
    again = restore(DUEL, 2, {}, rows, NoDealer())
    assert DUEL.hash(again.table) == DUEL.hash(course.table)


def test_rows_of_a_record() -> None:
    course, _ = random_course(DUEL, 2, 1, 50)
    rows = rows_of(course.match.moves)
    assert [row.number for row in rows] == list(range(len(rows)))
    again = restore(DUEL, 2, {}, rows, NoDealer())
    assert again.match.moves == course.match.moves


def test_rows_that_do_not_fit_are_loud() -> None:
    _, rows = random_course(DUEL, 2, 1, 50)
    with pytest.raises(WrongDeal):
        restore(DUEL, 2, {}, [rows[0]._replace(deals=[999]), *rows[1:]], NoDealer())


def test_bad_answers_change_nothing() -> None:
    course = Course(DUEL, 2, {}, RandomDealer(1))
    before = DUEL.hash(course.table), course.version, course.events_since(0)
    for answers, error in (
        (["choose sensor", "choose sensor"], IllegalAction),
        (["choose sensor", "nothing"], UnknownAction),
        (["stay"], IllegalAction),
        (["choose sensor", "choose trade", "choose command"], NotYourQuestion),
    ):
        with pytest.raises(error):
            course.answer(0, answers)
        assert (DUEL.hash(course.table), course.version, course.events_since(0)) == before


def test_the_systems_chance_is_fair_enough() -> None:
    dealer = SystemDealer()
    pile = list(range(10))
    drawn = [dealer.draw(pile) for _ in range(10)]
    assert sorted(drawn) == list(range(10))
    assert pile == []
    assert {dealer.roll([1, 2, 3]) for _ in range(200)} == {1, 2, 3}
    with pytest.raises(Dealt):
        NoDealer().draw([1])
    with pytest.raises(Dealt):
        NoDealer().copy().roll([1])


def test_words() -> None:
    assert in_words(DUEL, {"good": 0, "count": 2, "card": "perseus"}) == {"good": "ore", "count": 2, "card": "perseus"}
    assert in_words(DUEL, {"good": -1}) == {"good": -1}


@pytest.mark.parametrize("name", ["Ada", "Jürgen", "李", "A B", "<b>", "👩\u200d🚀"])
def test_names(name: str) -> None:
    assert proper_name(f" {name} ") == name


@pytest.mark.parametrize("name", ["", "   ", "a\tb", "x" * 41, "\u2028"])
def test_bad_names(name: str) -> None:
    with pytest.raises(BadName):
        proper_name(name)
