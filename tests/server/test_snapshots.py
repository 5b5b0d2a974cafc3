"""Snapshots: small, readable again one by one, and together the very course that was played, without playing it."""

from __future__ import annotations

import pytest

from orrery.core.dealer import RandomDealer
from orrery.core.errors import BrokenPosition, IllegalAction, NotYourQuestion
from orrery.core.events import Event
from orrery.core.game import Game
from orrery.core.seeds import derived_seed
from orrery.core.table import State
from orrery.games import NAMES, game
from orrery.server.course import Course
from orrery.server.errors import RevealInBetween
from orrery.server.past import Past, pack_past, position_then, table_then, unpack_past
from orrery.server.rows import BrokenRow, MoveRow
from orrery.server.snapshots import Album

CASES = [(name, seats) for name in NAMES for seats in (min(game(name).seats), max(game(name).seats))]
USUAL_BYTES = 400
"""What a row costs on average, at most."""


class Told:
    """A random game with pairs of answers and undos: its rows, and by version what everybody saw."""

    def __init__(self, played: Game[State], seats: int, seed: int, answers: int) -> None:
        self.course = Course(played, seats, {}, RandomDealer(derived_seed(seed, "deals")))
        self.rows: list[MoveRow] = []
        self.views: dict[int, list[object]] = {}
        self._note(self.course.setup)
        chance = RandomDealer(seed)
        while len(self.rows) < answers and not self.course.table.over:
            self._note(self._next(chance))

    def _next(self, chance: RandomDealer) -> MoveRow:
        course = self.course
        undoer = chance.below(len(course.table.owed))
        if course.match.can_undo(undoer) and chance.below(3) == 0:
            return course.undo(undoer)
        questions = course.table.questions()
        seat = list(questions)[chance.below(len(questions))]
        options = questions[seat]
        first, second = (course.game.actions.text(options[chance.below(len(options))]) for _ in range(2))
        try:
            return course.answer(seat, [first, second])
        except (IllegalAction, NotYourQuestion, RevealInBetween):
            return course.answer(seat, [first], joined=chance.below(2) == 0)

    def _note(self, row: MoveRow) -> None:
        self.rows.append(self.course.sign(row))
        self.views[self.course.version] = seen(self.course.game, self.course)

    @property
    def snapshots(self) -> dict[int, bytes]:
        return {row.number: row.snapshot for row in self.rows if row.snapshot is not None}


def seen(played: Game[State], course: Course) -> list[object]:
    eyes = [None, *range(len(course.table.owed))]
    return [(played.view(course.table, each), played.points_seen(course.table, each)) for each in eyes]


def plain(events: list[Event]) -> list[tuple[object, ...]]:
    return [(each.kind.name, each.kind.public, each.seat, each.facts, each.knower) for each in events]


@pytest.mark.parametrize(("name", "seats"), CASES)
@pytest.mark.parametrize("seed", range(2))
def test_snapshots_tell_the_whole_course(name: str, seats: int, seed: int) -> None:
    played = game(name)
    told = Told(played, seats, seed, 90)
    past, course = Past(played, seats, told.rows, told.snapshots), told.course
    versions = course.versions()
    assert plain(past.events) == plain(course.match.events)
    assert (past.happened, past.seen_from, past.answered) == (
        versions.happened,
        versions.seen_from,
        [course.last_answer(seat) for seat in range(seats)],
    )
    assert past.moves == course.match.moves
    assert position_then(played, past.last) == played.encode(course.table)
    for frame in past.frames:
        table = table_then(played, frame.snapshot)
        eyes = [None, *range(seats)]
        assert [(played.view(table, each), played.points_seen(table, each)) for each in eyes] == told.views[
            frame.version
        ]
    assert sum(map(len, told.snapshots.values())) / len(told.rows) < USUAL_BYTES


def test_a_past_travels_to_another_process() -> None:
    told = Told(game("duel"), 2, 5, 40)
    past = Past(game("duel"), 2, told.rows, told.snapshots)
    again = unpack_past(game("duel"), 2, pack_past(told.rows, told.snapshots))
    assert plain(again.events) == plain(past.events)
    assert again.frames == past.frames


def test_rows_of_older_servers_have_none() -> None:
    told = Told(game("duel"), 2, 5, 20)
    later = {number: packed for number, packed in told.snapshots.items() if number >= 16}
    past = Past(game("duel"), 2, told.rows, later)
    assert past.version == 20
    assert past.happened[0] == 17
    known = [version for version in told.course.versions().happened if version > 16]
    assert (past.happened, plain(past.events)) == (known, plain(told.course.match.events[-len(known) :]))
    with pytest.raises(BrokenPosition, match="no position was kept"):
        _ = Past(game("duel"), 2, told.rows, {0: told.snapshots[0]}).last


def test_a_position_that_is_not_the_one_its_row_led_to_is_noticed() -> None:
    told, other = (Told(game("duel"), 2, seed, 17) for seed in (5, 6))
    exchanged = {**told.snapshots, 16: other.snapshots[16]}
    with pytest.raises(BrokenPosition, match="not the one its last answer led to"):
        _ = Past(game("duel"), 2, told.rows, exchanged).last


def test_a_difference_needs_what_it_leans_on_and_every_sixteenth_stands_alone() -> None:
    told = Told(game("race"), 2, 5, 40)
    for number in (0, 16, 32):
        Album().unpack(number, told.snapshots[number])
    for number in (1, 15, 17):
        with pytest.raises(BrokenRow, match="leans on one that is missing"):
            Album().unpack(number, told.snapshots[number])


@pytest.mark.parametrize("damage", [b"", b"\0\0\0\0", b"\0\0\0\0nonsense"])
def test_a_damaged_snapshot_is_named(damage: bytes) -> None:
    with pytest.raises(BrokenRow, match="the snapshot of move 0"):
        Album().unpack(0, damage)
