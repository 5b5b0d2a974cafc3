"""The database: its shape, its migrations, and what it promises."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, inspect, text
from sqlalchemy.exc import IntegrityError

from orrery.server.browser_names import UNNAMED, browser_name
from orrery.server.browsers import Arrival, NewBrowser
from orrery.server.database import Database
from orrery.server.ledger import Ledger
from orrery.server.people import Person, new_token, token_hash
from orrery.server.rows import Entry, HandoverRow, MoveRow, SeatRow, TableRow
from orrery.server.schema import METADATA, migrations, upgrade
from orrery.server.settings import database_url
from orrery.server.store import LostRace, Store, now

from .engines import Engine as UsedEngine
from .engines import change, downgrade


@pytest.fixture
def plain(tmp_path: Path, engine: UsedEngine) -> Iterator[Engine]:
    """The way to a database in which there is nothing."""
    plain = Database(engine.empty(tmp_path)).engine
    yield plain
    plain.dispose()


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    store.open()
    yield store
    store.close()


def table(store: Store, name: str = "t") -> TableRow:
    person = store.add_person(token_hash(new_token()))
    seats = [SeatRow("person", person.id, "", "Ada", None), SeatRow("open", None, "", "", "secret")]
    row = TableRow(name, "duel", 1, {"refill": "open"}, person.id, "open", [0, 1], 1, seats)
    store.add_table(row, [MoveRow(0, None, [], [5, 2], False)])
    return row


def test_the_migrations_lead_to_the_tables_of_the_code(plain: Engine) -> None:
    with plain.begin() as connection:
        upgrade(connection)
    with plain.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_the_migrations_lead_back_and_forth(plain: Engine) -> None:
    with plain.begin() as connection:
        upgrade(connection)
        upgrade(connection)
    with plain.begin() as connection:
        command.downgrade(migrations(connection), "base")
    assert inspect(plain).get_table_names() == ["alembic_version"]
    with plain.begin() as connection:
        upgrade(connection)
    assert set(inspect(plain).get_table_names()) == {"alembic_version", *METADATA.tables}


def test_a_database_of_yesterday_is_brought_to_todays_shape(plain: Engine) -> None:
    with plain.begin() as connection:
        command.upgrade(migrations(connection), "0001")
        for row in (
            "INSERT INTO people VALUES (1, 'hash', 'Ada', 0)",
            "INSERT INTO tables VALUES ('t', 'duel', 1, '{}', 1, 'playing', '[0]', 0)",
            "INSERT INTO seats VALUES ('t', 0, 'person', 1, '', '', NULL), ('t', 1, 'bot', NULL, 'random', '', NULL)",
            "INSERT INTO moves VALUES ('t', 0, NULL, '[]', '[5, 2]', false, 0)",
        ):
            connection.execute(text(row))
    store = Store(plain.url.render_as_string(hide_password=False))
    store.open()
    table = store.table("t")
    assert table is not None
    assert [seat.kind for seat in table.seats] == ["person", "bot"]
    assert table.handovers == ()
    assert store.moves("t") == [MoveRow(0, None, [], [5, 2], False, None)]
    store.append_all([Entry("t", MoveRow(1, 0, ["choose sensor"], [], False, "0" * 16), "playing", [1])])
    assert store.moves("t")[1].hash == "0" * 16
    store.close()


def test_browsers_of_before_stay_signed_in_and_a_link_that_was_kept_brings_its_person_back(plain: Engine) -> None:
    with plain.begin() as connection:
        command.upgrade(migrations(connection), "0015")
        for row in (
            f"INSERT INTO people VALUES (7, '{token_hash('first')}', 'Ada', 5)",
            "INSERT INTO tables (id, game, rules_version, options, creator, status, waiting, created)"
            " VALUES ('t', 'duel', 1, '{}', 7, 'playing', '[0]', 0)",
            "INSERT INTO seats (\"table\", seat, kind, person, bot, name) VALUES ('t', 0, 'person', 7, '', '')",
            f"INSERT INTO devices VALUES ('{token_hash('phone')}', 7, false, 6)",
            f"INSERT INTO devices VALUES ('{token_hash('kept link')}', 7, true, 8)",
        ):
            connection.execute(text(row))
    store = Store(plain.url.render_as_string(hide_password=False))
    store.open()
    for token in ("first", "phone"):
        known = store.browser(token_hash(token))
        assert known is not None
        assert (known.person, known.used) == (Person(7, "Ada"), None)
        store.note_use(token_hash(token), browser_name("Firefox/130.0 (Windows)"))
    assert [row.id for row in store.tables_of(7)] == ["t"]
    assert store.browser(token_hash("kept link")) is None
    browsers, key_made = store.browsers.listed(7)
    assert [(row.program, row.system, row.created) for row in browsers] == [("Firefox", "Windows", at) for at in (5, 6)]
    assert key_made == 8
    new = NewBrowser(token_hash("new"), UNNAMED)
    arrival = store.browsers.use_link(token_hash("kept link"), token_hash("next"), new, None, now())
    assert arrival == Arrival(Person(7, "Ada"), "recovery", frozenset())
    store.close()
    downgrade(plain, "0015")
    with plain.connect() as connection:
        assert connection.execute(text("SELECT token_hash FROM people WHERE id = 7")).scalar_one() == token_hash(
            "first"
        )
        devices = connection.execute(text("SELECT token_hash, link FROM devices ORDER BY link, created")).all()
        assert [tuple(row) for row in devices] == [
            (token_hash("phone"), False),
            (token_hash("new"), False),
            (token_hash("next"), True),
        ]


def test_a_rematch_and_what_leads_to_it_are_stored_together_or_not_at_all(store: Store) -> None:
    row = table(store)
    moves = [MoveRow(0, None, [], [5, 2], False)]
    table(store, "taken")
    with pytest.raises(IntegrityError):
        store.add_table(row._replace(id="taken"), moves, rematch_of="t")
    assert store.table("t") == row
    store.add_table(row._replace(id="again"), moves, rematch_of="t")
    assert store.table("t") == row._replace(rematch="again", revision=1)
    assert store.table("again") == row._replace(id="again")


def test_a_table_comes_back_as_it_was_stored(store: Store) -> None:
    row = table(store)
    assert store.table("t") == row
    assert store.moves("t") == [MoveRow(0, None, [], [5, 2], False)]
    assert store.table("u") is None
    assert store.tables_of(row.creator) == [row]
    assert store.tables_of(row.creator + 1) == []
    assert asyncio.run(store.tables_under_way()) == [row]


def test_moves_are_only_appended_and_each_number_once(store: Store) -> None:
    table(store)
    assert store.append_all([Entry("t", MoveRow(1, 0, ["choose sensor"], [], False), "playing", [1])]) == [None]
    (lost,) = store.append_all([Entry("t", MoveRow(1, 1, ["choose trade"], [3], False), "over", [])])
    assert isinstance(lost, LostRace)
    kept = store.table("t")
    assert kept is not None
    assert (kept.version, kept.status, kept.waiting) == (2, "playing", [1])
    assert [move.answers for move in store.moves("t")] == [[], ["choose sensor"]]


def test_moves_of_several_tables_are_written_together_and_a_lost_race_costs_only_its_own(store: Store) -> None:
    for name in "abc":
        table(store, name)
    store.append_all([Entry("b", MoveRow(1, 0, ["choose sensor"], [], False), "playing", [1])])
    moves = [Entry(name, MoveRow(1, 1, ["choose trade"], [], False), "playing", [0]) for name in "abc"]

    async def written() -> list[type | None]:
        ledger = Ledger(store)
        done = await asyncio.gather(*(ledger.append(move) for move in moves), return_exceptions=True)
        return [None if outcome is None else type(outcome) for outcome in done]

    assert asyncio.run(written()) == [None, LostRace, None]
    assert [[move.answers for move in store.moves(name)][1] for name in "abc"] == [
        ["choose trade"],
        ["choose sensor"],
        ["choose trade"],
    ]


def test_seats_and_status_change(store: Store) -> None:
    row = table(store)
    ben = store.add_person(token_hash(new_token()))
    store.rename(ben.id, "Ben")
    joined = HandoverRow(1, 1, "joined", None, "", ben.id, "Ben", "", "Ben")
    store.change_seat("t", 0, SeatRow("person", ben.id, "", "", None), "playing", joined)
    changed = store.table("t")
    assert changed is not None
    assert changed.seats[1].shown_name == "Ben"
    assert changed.status == "playing"
    assert changed.handovers == (joined,)
    assert [found.id for found in store.tables_of(ben.id)] == ["t"]
    store.change_status("t", 1, "closed", [])
    assert asyncio.run(store.tables_under_way()) == []
    assert store.tables_of(row.creator)[0].status == "closed"


@pytest.mark.engines("sqlite")  # where there is but one thread
def test_very_many_tables_are_read_in_pages_and_others_get_their_turn(store: Store) -> None:
    names = [f"t{number}" for number in range(120)]
    for name in names:
        table(store, name)

    async def scene() -> None:
        listing = asyncio.create_task(store.tables_under_way())
        await asyncio.sleep(0)
        for _ in range(3):
            await store.do(store.table, "t0")
            assert not listing.done()
        assert [row.id for row in await listing] == names[::-1]

    asyncio.run(scene())


@pytest.mark.engines("sqlite")
def test_tokens_are_stored_as_hashes_only(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    store.open()
    token = new_token()
    person = store.add_person(token_hash(token))
    known = store.browser(token_hash(token))
    assert known is not None
    assert known.person == person
    assert store.browser(token) is None
    store.close()
    written = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert token.encode() not in written
    assert token_hash(token).encode() in written


@pytest.mark.engines("sqlite")
def test_where_the_database_is(tmp_path: Path) -> None:
    state = {"XDG_STATE_HOME": str(tmp_path / "state")}
    assert database_url(None, state) == f"sqlite:///{tmp_path}/state/orrery/tables.db"
    assert (tmp_path / "state" / "orrery").is_dir()
    assert database_url("postgresql://host/db", state) == "postgresql://host/db"
    assert database_url(None, {**state, "ORRERY_DATABASE": str(tmp_path / "a.db")}) == f"sqlite:///{tmp_path}/a.db"
    assert database_url(str(tmp_path / "b.db"), {"ORRERY_DATABASE": "a.db"}) == f"sqlite:///{tmp_path}/b.db"


def test_very_many_moves_are_stored_in_pages_and_nobody_hears_of_half_a_table(store: Store, database: str) -> None:
    person = store.add_person(token_hash(new_token()))
    seats = [SeatRow("person", person.id, "", "Ada", None)]
    moves = [
        MoveRow(0, None, [], [], False),
        *(MoveRow(number, 0, ["end-turn"], [number], False) for number in range(1, 1000)),
    ]
    done = TableRow("done", "duel", 1, {}, person.id, "playing", [0], 1000, seats)
    half = done._replace(id="half", version=400)
    asyncio.run(store.set_up(done, moves))
    done = done._replace(revision=1)
    assert asyncio.run(store.all_moves("done")) == moves
    assert store.moves("done", 998, 10) == moves[998:]
    doing = store.do

    async def killed() -> None:
        """The server comes as far as the second page."""
        reached = asyncio.Event()

        async def stop(work: Any, *arguments: Any, **named: Any) -> Any:
            if work == store.add_moves:
                reached.set()
                await asyncio.Event().wait()
            return await doing(work, *arguments, **named)

        store.do = stop  # type: ignore[method-assign]
        setting_up = asyncio.create_task(store.set_up(half, moves))
        await reached.wait()
        store.do = doing  # type: ignore[method-assign]
        store.forget_unfinished()
        assert store.table("half") is not None  # it is on its way just now
        assert store.tables_of(person.id) == [done]
        assert await store.tables_under_way() == [done]
        setting_up.cancel()

    for minutes in (-20, 20):  # the clock may have been set back since
        asyncio.run(killed())
        elapsed = minutes * 60 * 1_000_000
        later = Store(database)
        if later.shared:
            later.forget_unfinished()
            assert store.table("half") is not None  # another process may be writing it
        change(database, f"UPDATE tables SET created = created + {elapsed} WHERE id = 'half'")
        change(database, f"UPDATE moves SET time = time + {elapsed} WHERE \"table\" = 'half'")
        later.forget_unfinished()
        assert later.table("half") is None
        assert later.moves("half") == []
        assert later.tables_of(person.id) == [done]
        later.close()


@pytest.mark.engines("sqlite")  # where others may have renamed them, everybody is read again
def test_who_was_asked_for_is_remembered_by_the_name_they_have_now(store: Store) -> None:
    token = token_hash(new_token())
    assert store.recall(token) is None
    person = store.add_person(token)
    known = store.browser(token)
    assert known is not None
    assert known == store.recall(token)
    assert known.person == person
    store.rename(person.id, "Ada")
    renamed = known._replace(person=person._replace(name="Ada"))
    assert store.recall(token) in (None, renamed)
    assert store.browser(token) == renamed == store.recall(token)
