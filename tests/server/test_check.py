"""`orrery store check`: what was altered in a database is found and named, and what is sound is not complained of."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from multiprocessing import active_children
from pathlib import Path
from typing import NamedTuple

import pytest

from orrery.core.dealer import RandomDealer
from orrery.games import NAMES, game
from orrery.server.backroom import BackRoom
from orrery.server.check import Checked, Earlier, check_store
from orrery.server.course import Course
from orrery.server.importing import import_store
from orrery.server.restoring import Restoring
from orrery.server.rows import Entry, MoveRow, OutcomeRow, SeatRow, Status, TableRow
from orrery.server.settings import Settings
from orrery.server.store import Store
from orrery.server.stored_errors import ProcessEnded

from .engines import Engine, change
from .finished import text_of
from .garden import THIRD, Grow, grow
from .house import House, usual_settings, visit
from .test_database import SERVE
from .test_stored_tables import FILES, TABLE, next_row, play_on, stored

__all__ = ["grow"]
_ROWS = 40


@contextmanager
def silently(_total: int) -> Iterator[Callable[[int], None]]:
    yield lambda _done: None


class Bar:
    """Adds up how much is said to be done."""

    def __init__(self) -> None:
        self.total = self.done = 0

    @contextmanager
    def show(self, total: int) -> Iterator[Callable[[int], None]]:
        self.total += total
        yield self.tell

    def tell(self, done: int) -> None:
        self.done += done


def check(url: str, processes: int = 1) -> Checked:
    return check_store(url, silently, "en", processes)


def difference(url: str) -> tuple[str, dict[str, str]]:
    """The only one that is found."""
    checked = check(url)
    assert checked.differing == len(checked.told) == 1
    problem = checked.told[0].difference
    assert problem is not None
    return problem.message, problem.arguments


class Played(NamedTuple):
    """A game as a server would store it."""

    moves: list[MoveRow]
    waiting: list[int]
    outcome: OutcomeRow | None


@cache
def play(name: str, rows: int, seed: int) -> Played:
    """So many rows of a game, or fewer if it is over before."""
    played, chance = game(name), RandomDealer(seed)
    course = Course(played, max(played.seats), {}, RandomDealer(seed))
    moves = [course.sign(course.setup)]
    while len(moves) < rows and not course.table.over:
        moves.append(course.sign(next_row(course, chance)))
    ended = course.outcome
    outcome = None if ended is None else OutcomeRow(ended.scores, ended.winners, ended.turns)
    return Played(moves, list(course.table.questions()), outcome)


def put_table(store: Store, name: str, table: str, rows: int, seed: int = 1) -> None:
    played, made = game(name), play(name, rows, seed)
    seats = max(played.seats)
    person = store.add_person(f"{table:0>64}")
    sitting = [SeatRow("person", person.id, "", "", None) for _ in range(seats)]
    options = dict(played.option_values(seats, {}))
    row = TableRow(table, name, played.rules_version, options, person.id, "playing", [], 0, sitting)
    store.add_table(row, made.moves[:-1])
    status: Status = "over" if made.outcome else "playing"
    assert store.append_all([Entry(table, made.moves[-1], status, made.waiting, made.outcome)]) == [None]


@pytest.fixture
def filled(database: str) -> str:
    """A database with a table of the duel in the middle of its game, and one that is over."""
    store = Store(database)
    put_table(store, "duel", "going", _ROWS)
    put_table(store, "duel", "ended", 10_000, seed=2)
    store.close()
    return database


def test_what_is_sound_is_not_complained_of(database: str) -> None:
    store = Store(database)
    for name in NAMES:
        put_table(store, name, name, _ROWS)
    put_table(store, "duel", "ended", 10_000)
    store.close()
    checked = check(database)
    assert (checked.tables, checked.differing, checked.told) == (5, 0, [])
    assert checked.moves > 5 * _ROWS
    assert check(database, processes=2) == checked


# What was altered


def edited(url: str, edit: Callable[[MoveRow], MoveRow], number: int, table: str = "going") -> None:
    """One row is another one."""
    store = Store(url)
    row = edit(store.moves(table)[number]._replace(snapshot=store.snapshots.of(table)[number]))
    store.close()
    answers, deals = json.dumps(row.answers), json.dumps(row.deals)
    snapshot = "NULL" if row.snapshot is None else blob(url, row.snapshot)
    change(
        url,
        f"UPDATE moves SET answers = '{answers}', deals = '{deals}', hash = '{row.hash}', snapshot = {snapshot}"
        f" WHERE \"table\" = '{table}' AND number = {number}",
    )


def blob(url: str, content: bytes) -> str:
    return f"'\\x{content.hex()}'::bytea" if url.startswith("postgresql") else f"x'{content.hex()}'"


def test_an_altered_move(filled: str) -> None:
    store = Store(filled)
    moves = store.moves("going")
    store.close()
    number = next(row.number for row in moves[5:] if row.answers and not row.undo)
    edited(filled, lambda row: row._replace(answers=["pass the salt"]), number)
    message, arguments = difference(filled)
    assert (message, arguments["number"]) == ("error-move-fails", str(number))
    assert "pass the salt" in arguments["reason"]
    others = [row.answers for row in moves if row.answers != moves[number].answers and not row.undo]
    found = set()
    for other in others:
        edited(filled, lambda row: row._replace(answers=other), number)  # noqa: B023
        message, arguments = difference(filled)
        assert arguments["number"] == str(number)
        found.add(message)
    assert found <= {"error-move-fails", "error-other-position"}


def test_other_deals(filled: str) -> None:
    store = Store(filled)
    number = next(row.number for row in store.moves("ended") if row.deals)
    store.close()
    edited(filled, lambda row: row._replace(deals=[*row.deals, 1]), number, "ended")
    assert difference(filled) == ("error-other-position", {"number": str(number)})
    edited(filled, lambda row: row._replace(deals=row.deals[:-2]), number, "ended")
    assert difference(filled)[0] == "error-move-fails"


def test_exchanged_rows(filled: str) -> None:
    where = "WHERE \"table\" = 'going' AND number ="
    steps = [(9, 1000), (10, 9), (1000, 10)]
    change(filled, *(f"UPDATE moves SET number = {new} {where} {old}" for old, new in steps))
    message, arguments = difference(filled)
    assert message in ("error-move-fails", "error-other-position")
    assert arguments["number"] == "9"


def test_a_missing_row(filled: str) -> None:
    change(filled, "DELETE FROM moves WHERE \"table\" = 'going' AND number = 7")
    assert difference(filled)[0] == "error-rows-unreadable"
    change(filled, "DELETE FROM moves WHERE \"table\" = 'going'")
    assert difference(filled)[0] == "error-rows-unreadable"


def test_the_missing_newest_row_of_an_ended_game(filled: str) -> None:
    last = len(play("duel", 10_000, 2).moves) - 1
    change(filled, f"DELETE FROM moves WHERE \"table\" = 'ended' AND number = {last}")
    assert difference(filled) == ("error-other-status", {})


def test_an_altered_hash(filled: str) -> None:
    edited(filled, lambda row: row._replace(hash="0123456789abcdef"), 7)
    assert difference(filled) == ("error-other-position", {"number": "7"})


def packed(snapshot: bytes, old: bytes, new: bytes) -> bytes:
    """A whole snapshot in which something was replaced."""
    content = zlib.decompress(snapshot[4:])
    assert content.count(old) == 1
    return snapshot[:4] + zlib.compress(content.replace(old, new))


@pytest.mark.parametrize(
    ("old", "new"),
    [(b'"rules_version":1', b'"rules_version":2'), (b'"pending":[', b'"pending":[[0,{"is":"Nothing"}],')],
    ids=["rules", "position"],
)
def test_an_altered_snapshot(filled: str, old: bytes, new: bytes) -> None:
    edited(filled, lambda row: row._replace(snapshot=packed(row.snapshot or b"", old, new)), 16)
    assert difference(filled) == ("error-other-snapshot", {"number": "16"})


def test_snapshots_of_other_moves(filled: str) -> None:
    """One with what was told with another move, one with another end, one that cannot be read."""
    store = Store(filled)
    kept, last = store.snapshots.of("going"), len(store.moves("ended")) - 1
    store.close()
    edited(filled, lambda row: row._replace(snapshot=(16).to_bytes(4) + kept[0][4:]), 16)
    assert difference(filled) == ("error-other-snapshot", {"number": "16"})
    edited(filled, lambda row: row._replace(snapshot=kept[16]), 16)
    assert check(filled).differing == 0
    edited(filled, lambda row: row._replace(snapshot=(row.snapshot or b"")[:20]), last - last % 16, "ended")
    assert difference(filled)[0] == "error-rows-unreadable"


def test_rows_without_snapshots_are_no_fault(filled: str) -> None:
    """Older servers kept none; a later one adds one of everything to the last row."""
    store = Store(filled)
    change(filled, "UPDATE moves SET snapshot = NULL WHERE \"table\" = 'going'")
    assert check(filled).differing == 0
    row = store.table("going")
    assert row is not None
    asyncio.run(Restoring(store, BackRoom(Settings(filled)), None).course(row))
    assert list(store.snapshots.of("going")) == [_ROWS - 1]
    store.close()
    assert check(filled).differing == 0


@pytest.mark.parametrize(
    ("outcome", "message"), [("[[1,2],[1],0]", "error-other-outcome"), ("[]", "error-rows-unreadable")]
)
@pytest.mark.parametrize("table", ["going", "ended"])
def test_an_altered_outcome(filled: str, table: str, outcome: str, message: str) -> None:
    change(filled, f"UPDATE tables SET outcome = '{outcome}' WHERE id = '{table}'")
    assert difference(filled)[0] == message


def test_an_ended_game_without_its_outcome(filled: str) -> None:
    change(filled, "UPDATE tables SET outcome = NULL WHERE id = 'ended'")
    assert difference(filled) == ("error-other-outcome", {})
    change(filled, "UPDATE moves SET snapshot = NULL WHERE \"table\" = 'ended'")
    assert check(filled).differing == 0, "a server that keeps no snapshots may keep no outcomes"


@pytest.mark.parametrize("number", [0, 7, 16, _ROWS - 1])
@pytest.mark.parametrize("column", ["hash", "snapshot"])
def test_a_hash_or_snapshot_that_one_row_has_lost(filled: str, number: int, column: str) -> None:
    change(filled, f"UPDATE moves SET {column} = NULL WHERE \"table\" = 'going' AND number = {number}")
    message, arguments = difference(filled)
    assert message == "error-rows-unreadable"
    reason = "move 1 leans on one" if (number, column) == (0, "snapshot") else f"move {number} has lost its hash"
    assert reason in arguments["reason"]


@pytest.mark.parametrize("table", ["going", "ended"])
def test_hashes_that_all_rows_have_lost(filled: str, table: str) -> None:
    change(filled, f"UPDATE moves SET hash = NULL WHERE \"table\" = '{table}'")
    message, arguments = difference(filled)
    assert (message, "move 0 has lost its hash" in arguments["reason"]) == ("error-rows-unreadable", True)


def test_an_altered_mark_of_what_an_undo_takes_back_together(filled: str) -> None:
    change(filled, "UPDATE moves SET joined = NOT joined WHERE \"table\" = 'going' AND number = 7")
    message, arguments = difference(filled)
    assert (message, "move 7 and its snapshot differ" in arguments["reason"]) == ("error-rows-unreadable", True)


def forget(table: str) -> list[str]:
    return [f"DELETE FROM seats WHERE \"table\" = '{table}'", f"DELETE FROM tables WHERE id = '{table}'"]


@pytest.mark.parametrize("change_of", ["status = 'over'", "waiting = '[0, 1]'", "status = 'open'"])
def test_an_altered_status(filled: str, change_of: str) -> None:
    change(filled, f"UPDATE tables SET {change_of} WHERE id = 'going'")
    assert difference(filled) == ("error-other-status", {})


@pytest.mark.parametrize(
    ("change_of", "message"),
    [
        ("rules_version = 99", "error-other-rules"),
        ("game = 'chess'", "error-unknown-game"),
        ('options = \'{"speed": "light"}\'', "error-move-fails"),
        ("status = 'lost'", "error-rows-unreadable"),
    ],
)
def test_what_cannot_be_played_again(filled: str, change_of: str, message: str) -> None:
    change(filled, f"UPDATE tables SET {change_of} WHERE id = 'going'")
    assert difference(filled)[0] == message


@pytest.mark.engines("sqlite")
def test_values_that_no_server_writes_spoil_their_own_table_only(filled: str) -> None:
    row = play("duel", _ROWS, 1).moves[8]
    snapshot = (row.snapshot or b"").hex()
    sound = {
        "answers": f"'{json.dumps(row.answers)}'",
        "deals": f"'{json.dumps(row.deals)}'",
        "seat": str(row.seat),
        "hash": f"'{row.hash}'",
        "snapshot": f"x'{snapshot}'",
    }
    where = "WHERE \"table\" = 'going' AND number = 8"
    for column, usual in sound.items():
        for value in ("'['", "5", "'[1, \"x\"]'", "x'ff'", "9223372036854775807"):
            change(filled, f"UPDATE moves SET {column} = {value} {where}")
            assert [table.id for table in check(filled).told] == ["going"], (column, value)
        change(filled, f"UPDATE moves SET {column} = {usual} {where}")
        assert check(filled).told == []


# Beside a server


def test_it_runs_beside_a_server_and_changes_nothing(tmp_path: Path, engine: Engine) -> None:
    settings = usual_settings(tmp_path)

    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me", game="race")
        closed, opened = await ada.table("me", "random"), await ada.table("me", "open")
        await ada.post(f"/tables/{closed}/close")
        await ada.http.post("/api/records", content=text_of("race"))
        eyes = await ada.eyes(table, 0)
        playing = asyncio.create_task(asyncio.to_thread(check, settings.database))
        while not playing.done():
            await eyes.hello(eyes.now["waiting"][0])
            await eyes.answer(eyes.options[0])
        assert (await playing).differing == 0
        await ada.post(f"/tables/{opened}/seats/1", {"kind": "bot", "bot": "random"})
        known = eyes.version
        checked = await asyncio.to_thread(check, settings.database)
        assert (checked.tables, checked.differing) == (4, 0)
        assert checked.moves >= known

    visit(settings, scene)
    files = [path for path in tmp_path.iterdir() if path.is_file()]
    before = {path.name: (path.read_bytes(), path.stat().st_mtime_ns) for path in files}
    assert check(settings.database).differing == 0
    after = {name: (tmp_path / name) for name in before}
    assert {name: (path.read_bytes(), path.stat().st_mtime_ns) for name, path in after.items()} == before


def test_a_table_that_is_deleted_meanwhile_is_left_out(filled: str) -> None:
    @contextmanager
    def deleting(_total: int) -> Iterator[Callable[[int], None]]:
        change(filled, "DELETE FROM moves WHERE \"table\" = 'ended'", *forget("ended"))
        yield lambda _done: None

    assert check_store(filled, deleting).tables == 1


def test_how_far_it_is_adds_up(filled: str) -> None:
    bar = Bar()
    assert check_store(filled, bar.show).moves == bar.total == bar.done


def test_a_process_that_is_ended_is_told(database: str) -> None:
    @contextmanager
    def ending(_total: int) -> Iterator[Callable[[int], None]]:
        def end(_done: int) -> None:
            for process in active_children():
                process.kill()

        yield end

    store = Store(database)
    for number in range(12):
        put_table(store, "duel", f"table{number}", 20)
    store.close()
    with pytest.raises(ProcessEnded):
        check_store(database, ending, processes=2)


# Earlier rules


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_tables_of_earlier_rules_are_named(file: Path, database: str, grow: Grow) -> None:
    if file.stem.startswith("garden"):
        grow.to(THIRD)
    import_store(database, file)
    checked = check(database)
    played, rules = game(file.stem.partition("-")[0]), int(file.stem.partition("-rules-")[2].partition("-")[0])
    assert (checked.tables, checked.differing) == (1, 0)
    earlier = [table.earlier for table in checked.told]
    last = checked.moves - 1
    assert earlier == (
        [Earlier("positions", rules, played.rules_version, last)] if rules < played.rules_version else []
    )


DUEL = next(file for file in FILES if file.stem.startswith("duel"))


def test_a_table_is_compared_since_the_rules_changed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store, restoring, row = stored(database, DUEL)
    monkeypatch.setattr(game("duel"), "rules_version", 2)

    async def scene() -> None:
        going_on = await restoring.brought_up(row)
        play_on(store, going_on, await restoring.course(going_on), 20)

    asyncio.run(scene())
    first = row.version
    waiting = list(asyncio.run(restoring.course(store.table(TABLE) or row)).table.questions())
    store.close()
    change(database, f"UPDATE tables SET waiting = '{waiting}'")
    checked = check(database)
    assert [table.earlier for table in checked.told] == [Earlier("rest", 1, 2, first)]
    assert checked.differing == 0
    edited(database, lambda row: row._replace(hash="0123456789abcdef"), first + 3, TABLE)
    assert difference(database) == ("error-other-position", {"number": str(first + 3)})
    edited(database, lambda row: row._replace(hash="0123456789abcdef"), first - 3, TABLE)
    assert difference(database) == ("error-other-snapshot", {"number": str(first - 3)})


def test_a_table_without_any_position_of_its_time_is_named(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    import_store(database, DUEL)
    change(database, "UPDATE moves SET snapshot = NULL")
    monkeypatch.setattr(game("duel"), "rules_version", 2)
    assert [table.earlier and table.earlier.compared for table in check(database).told] == ["nothing"]


# The command


def ran(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", SERVE, "store", *arguments], capture_output=True, text=True, check=False
    )


@pytest.mark.engines("sqlite")
def test_the_command_says_which_table_differs_where(filled: str) -> None:
    sound = ran("check", "--database", filled, "--lang", "en")
    assert (sound.returncode, sound.stderr) == (0, "")
    assert sound.stdout.startswith("Checked: 2 tables, ")
    assert sound.stdout.endswith(" moves; everything is as it was stored.\n")
    edited(filled, lambda row: row._replace(hash="0123456789abcdef"), 7)
    change(filled, "UPDATE tables SET status = 'lost' WHERE id = 'ended'")
    spoilt = ran("check", "--database", filled, "--lang", "de", "--processes", "2")
    assert (spoilt.returncode, spoilt.stderr) == (1, "")
    first, second, last = spoilt.stdout.splitlines()
    assert first == "Tisch going (duel): Zug 7 führt zu einer anderen Stellung als der gespeicherten."
    assert second.startswith("Tisch ended (duel): Seine Zeilen lassen sich nicht lesen: ")
    assert last.endswith("; 2 Tische weichen ab.")


@pytest.mark.engines("sqlite")
def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    for name, content in (("none", None), ("empty", b""), ("letter", b"a letter to a friend " * 300)):
        path = tmp_path / name
        if content is not None:
            path.write_bytes(content)
        refused = ran("check", "--database", str(path), "--lang", "en")
        assert (refused.returncode, refused.stdout, len(refused.stderr.splitlines())) == (2, "", 1)
        assert (path.read_bytes() if path.exists() else None) == content
