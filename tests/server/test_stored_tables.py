"""Tables as servers of every version have stored them (`tests/stored_tables`): each is played on, whatever has changed.

`pytest tests/server/test_stored_tables.py --write-records` adds those of today's rules and positions; it changes none.

SETI and Ascending Empires had other forms before servers kept positions. Tables of these were played, and their
positions encoded, by the code of that time (empires form 2: 8d9f2212, form 3: 5297a3b5; seti form 2: 641a8438), and
packed as today. A table alone and one in the classic mode (empires form 4: fc2e326f) show what version 4 counts
otherwise.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from orrery.core.dealer import RandomDealer, ScriptedDealer
from orrery.core.game import Game
from orrery.core.table import State
from orrery.games import NAMES, game
from orrery.server.backroom import BackRoom
from orrery.server.course import Course, play_again
from orrery.server.exporting import export_store
from orrery.server.importing import import_store
from orrery.server.resting import lay_to_rest
from orrery.server.restoring import Restoring
from orrery.server.rows import Entry, MoveRow, SeatRow, TableRow
from orrery.server.settings import Settings
from orrery.server.snapshots import Album
from orrery.server.store import Store

from .garden import THIRD, Grow, grow

__all__ = ["grow"]
FOLDER = Path(__file__).parent.parent / "stored_tables"
TABLE = "stored"
ROWS = 24
FILES = sorted(FOLDER.glob("*.jsonl"))


def file_of(played: Game[State]) -> Path:
    return FOLDER / f"{played.name}-rules-{played.rules_version}-form-{played.form}.jsonl"


def next_row(course: Course, chance: RandomDealer) -> MoveRow:
    """An answer, now and then an undo."""
    for seat in range(len(course.table.owed)):
        if course.match.can_undo(seat) and chance.below(4) == 0:
            return course.undo(seat)
    questions = course.table.questions()
    seat = list(questions)[chance.below(len(questions))]
    options = questions[seat]
    return course.answer(seat, [course.game.actions.text(options[chance.below(len(options))])])


def write_table(played: Game[State], database: str) -> None:
    """A table of today, in the middle of its game."""
    seats, chance = max(played.seats), RandomDealer(1)
    course = Course(played, seats, {}, RandomDealer(2))
    rows = [course.sign(course.setup)]
    while len(rows) < ROWS:
        rows.append(course.sign(next_row(course, chance)))
    store = Store(database)
    store.open()
    person = store.add_person("0" * 64)
    waiting = list(course.table.questions())
    sitting = [SeatRow("person", person.id, "", "", None) for _ in range(seats)]
    version = played.rules_version
    store.add_table(
        TableRow(TABLE, played.name, version, course.match.options, person.id, "playing", waiting, 0, sitting), rows
    )
    store.close()
    export_store(database, file_of(played), TABLE)


@pytest.mark.engines("sqlite")
@pytest.mark.parametrize("name", [*NAMES, "garden"])
def test_there_is_one_of_every_game_in_its_present_rules_and_form(
    name: str, database: str, grow: Grow, request: pytest.FixtureRequest
) -> None:
    played = game(name)
    if request.config.getoption("--write-records") and not file_of(played).exists():
        write_table(played, database)
    assert file_of(played).exists(), "run with --write-records, and keep those that are there"


def stored(database: str, file: Path) -> tuple[Store, Restoring, TableRow]:
    import_store(database, file)
    store = Store(database)
    row = store.table(TABLE)
    assert row is not None
    return store, Restoring(store, BackRoom(Settings(database)), None), row


def play_on(store: Store, row: TableRow, course: Course, answers: int = 6) -> None:
    chance, revision = RandomDealer(3), row.revision
    for _ in range(answers):
        move = course.sign(next_row(course, chance))
        assert store.append_all([Entry(TABLE, move, "playing", [], revision=revision)]) == [None]
        revision += 1


@pytest.mark.engines("sqlite")
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_stored_table_is_played_on_under_other_rules(
    file: Path, database: str, grow: Grow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its position is led to today's form, and its past is there as it was told."""
    if file.stem.startswith("garden"):
        grow.to(THIRD)
    played = game(file.stem.partition("-")[0])
    store, restoring, row = stored(database, file)
    rows = len(store.moves(TABLE))
    version = max(row.rules_version, played.rules_version) + 1
    monkeypatch.setattr(played, "rules_version", version)

    async def scene() -> None:
        going_on = await restoring.brought_up(row)
        course = await restoring.course(going_on)
        assert course.changes == [(rows + 1, row.rules_version, version)]
        assert course.match.events
        assert course.version == rows + 1
        play_on(store, going_on, course)
        again = await restoring.course(going_on)
        assert played.hash(again.table) == played.hash(course.table)
        assert again.versions().happened == course.versions().happened

    asyncio.run(scene())
    store.close()


@pytest.mark.engines("sqlite")
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_stored_table_is_played_again_where_its_rules_are_those_of_today(
    file: Path, database: str, grow: Grow
) -> None:
    store, restoring, row = stored(database, file)
    played = game(row.game)
    if row.rules_version == played.rules_version:
        course = asyncio.run(restoring.course(row))
        assert not course.changes
        assert played.stands_at(course.table, store.moves(TABLE)[-1].hash or "")
        play_on(store, row, course)
    store.close()


def form_of(file: Path) -> int:
    return int(file.stem.rpartition("-")[2])


OLDER = [file for file in FILES if not file.stem.startswith("garden")]
OLDER = [file for file in OLDER if form_of(file) < game(file.stem.partition("-")[0]).form]
DEALT_OTHERWISE = {"empires-rules-2-form-3", "empires-alone-rules-3-form-4"}
"""Alone, the set-up of Ascending Empires is dealt otherwise since version 4, so its answers lead elsewhere."""


@pytest.mark.engines("sqlite")
@pytest.mark.parametrize(
    "file", [file for file in OLDER if file.stem not in DEALT_OTHERWISE], ids=lambda file: file.stem
)
def test_positions_of_an_older_form_become_those_their_answers_lead_to_today(file: Path, database: str) -> None:
    """In these games nothing happened that has other rules now, so what they say of every position is known."""
    store, _, row = stored(database, file)
    played, album, moves = game(row.game), Album(), store.moves(TABLE)
    snapshots, dealer = store.snapshots.of(TABLE), ScriptedDealer([deal for move in moves for deal in move.deals])
    course = Course(played, len(row.seats), row.options, dealer)
    for move in moves:
        if move.number:
            play_again(course, move._replace(hash=None))
        snapshot = album.unpack(move.number, snapshots[move.number])
        assert snapshot.telling.form == form_of(file)
        carried = played.carry_over(json.loads(snapshot.position), snapshot.telling.form)
        assert carried == played.encode(course.table)
    store.close()


def test_there_are_real_tables_of_older_forms() -> None:
    assert {file.stem for file in OLDER} >= {"seti-rules-2-form-2", "empires-rules-2-form-2", "empires-rules-2-form-3"}


DUEL = file_of(game("duel"))


def test_of_several_processes_one_brings_a_table_up(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store, one, row = stored(database, DUEL)
    monkeypatch.setattr(game("duel"), "rules_version", 2)
    others = [Restoring(store, BackRoom(Settings(database)), name) for name in ("ben", "cleo")]

    async def scene() -> list[TableRow]:
        return await asyncio.gather(*(each.brought_up(row) for each in (one, *others)))

    first, *further = asyncio.run(scene())
    assert (first.rules_version, first.version, first.revision) == (2, ROWS + 1, row.revision + 1)
    assert further == [first, first]
    assert [move.seat for move in store.moves(TABLE)].count(None) == 2
    store.close()


@pytest.mark.engines("sqlite")
def test_a_long_game_since_the_rules_changed_comes_from_the_back_room(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, restoring, row = stored(database, DUEL)
    sent: list[object] = []

    async def do(self: BackRoom, task: Callable[..., Any], *arguments: object) -> Any:
        sent.append(task)
        return task(*arguments)

    monkeypatch.setattr(BackRoom, "do", do)
    monkeypatch.setattr(game("duel"), "rules_version", 2)

    async def scene() -> None:
        going_on = await restoring.brought_up(row)
        course = await restoring.course(going_on)
        play_on(store, going_on, course, 80)
        again = await restoring.course(going_on)
        assert sent == [lay_to_rest]
        assert again.version == course.version == ROWS + 81
        assert again.game.hash(again.table) == course.game.hash(course.table)
        assert again.versions().happened == course.versions().happened
        assert again.changes == course.changes
        assert [again.match.can_undo(seat) for seat in (0, 1)] == [course.match.can_undo(seat) for seat in (0, 1)]

    asyncio.run(scene())
    store.close()
