"""How long tables are kept: by a given clock, finished and abandoned ones go, and what was reached alone stays."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import BigInteger, Engine, literal, select, text
from websockets.exceptions import ConnectionClosed

from orrery.server.alone import LoneGame
from orrery.server.database import Database
from orrery.server.exporting import export_store
from orrery.server.housekeeping import Housekeeping
from orrery.server.importing import import_store
from orrery.server.people import Person, new_token, token_hash
from orrery.server.retention import FOR_EVER, SWEEPING, Keep, Retention, TooManyAtOnce, clock_of
from orrery.server.rows import Entry, HandoverRow, MoveRow, SeatRow, Status, TableRow
from orrery.server.store import Store, now

from .engines import change, database_in
from .house import PATIENCE_SECONDS, House, usual_settings, visit
from .test_alone import WON, ended
from .test_copying import everything

DAY = 24 * 3600 * 1_000_000
BOTH = Keep(30, 10)


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    store.open()
    yield store
    store.close()


@pytest.fixture
def engine_beside(store: Store, database: str) -> Iterator[Engine]:
    """The same database, as another process sees it."""
    beside = Database(database)
    yield beside.engine
    beside.engine.dispose()


@pytest.fixture
def ada(store: Store) -> Person:
    return store.add_person(token_hash(new_token()))


def add(store: Store, name: str, person: Person, status: Status) -> None:
    seats = [SeatRow("person", person.id, "", "Ada", None), SeatRow("open", None, "", "", "secret")]
    row = TableRow(name, "race", 1, {}, person.id, "playing", [0], 1, seats)
    store.add_table(row, [MoveRow(0, None, [], [], False)])
    store.append_all([Entry(name, MoveRow(1, 0, ["pass"], [], False), status, [])])


def kept(store: Store, person: Person) -> set[str]:
    return {row.id for row in store.tables_of(person.id)}


def sweep(engine: Engine, keep: Keep, days: float) -> list[str]:
    """What is deleted this many days after now."""
    retention = Retention(engine, keep, literal(now() + round(days * DAY), BigInteger))
    return retention.delete(retention.look().due) or []


def test_each_kind_goes_in_its_own_time(store: Store, engine_beside: Engine, database: str, ada: Person) -> None:
    for status in ("open", "playing", "over", "closed"):
        add(store, status, ada, status)
    assert sweep(engine_beside, BOTH, 9.9) == []
    assert sorted(sweep(engine_beside, BOTH, 10.1)) == ["open", "playing"]
    assert kept(store, ada) == {"over", "closed"}
    assert sweep(engine_beside, BOTH, 29.9) == []
    assert sorted(sweep(engine_beside, BOTH, 30.1)) == ["closed", "over"]
    assert {name for name, rows in everything(database).items() if rows} == {"people", "browsers"}


def test_nothing_goes_that_nobody_wants_deleted(store: Store, engine_beside: Engine, ada: Person) -> None:
    add(store, "over", ada, "over")
    add(store, "playing", ada, "playing")
    assert sweep(engine_beside, FOR_EVER, 10_000) == []
    assert sweep(engine_beside, Keep(finished_days=1), 10_000) == ["over"]
    assert sweep(engine_beside, Keep(abandoned_days=1), 10_000) == ["playing"]


def test_an_answer_and_a_change_of_seats_keep_a_table(
    store: Store, engine_beside: Engine, database: str, ada: Person
) -> None:
    for name in ("answered", "joined", "forgotten"):
        add(store, name, ada, "playing")
    change(database, f"UPDATE tables SET created = created - {20 * DAY}", f"UPDATE moves SET time = time - {20 * DAY}")
    store.append_all([Entry("answered", MoveRow(2, 0, ["pass"], [], False), "playing", [0], revision=1)])
    joined = HandoverRow(2, 1, "joined", None, "", ada.id, "Ada", "", "Ada")
    store.change_seat("joined", 1, SeatRow("person", ada.id, "", "Ada", None), "playing", joined)
    assert sweep(engine_beside, BOTH, 0) == ["forgotten"]
    assert kept(store, ada) == {"answered", "joined"}


def test_what_was_reached_alone_stays(store: Store, engine_beside: Engine, ada: Person) -> None:
    ended(store, "alone", ada, WON)
    ended(store, "two", ada, WON, seats=2)
    ended(store, "long-ago", ada, None)
    before = store.identities.played_alone(ada.id)
    assert before == [LoneGame("seti", {"difficulty": 3}, WON)]
    assert len(sweep(engine_beside, BOTH, 31)) == 3
    assert store.tables_of(ada.id) == []
    assert store.identities.played_alone(ada.id) == before


def test_a_result_is_not_counted_twice_when_its_table_comes_back(
    tmp_path: Path, store: Store, engine_beside: Engine, database: str, ada: Person
) -> None:
    ended(store, "alone", ada, WON)
    before = store.identities.played_alone(ada.id)
    export_store(database, tmp_path / "table.jsonl")
    sweep(engine_beside, BOTH, 31)
    export_store(database, tmp_path / "result.jsonl")
    store.close()
    for file in ("result", "table", "result"):
        import_store(database, tmp_path / f"{file}.jsonl")
        again = Store(database)
        again.open()
        assert again.identities.played_alone(ada.id) == before
        again.close()
    (tmp_path / "other").mkdir()
    import_store(database_in(tmp_path / "other"), tmp_path / "result.jsonl")
    assert len(everything(database_in(tmp_path / "other"))["results"]) == 1


def test_many_tables_are_looked_at_page_by_page(store: Store, database: str, ada: Person) -> None:
    for number in range(120):
        add(store, f"table-{number:03}", ada, "over" if number % 2 else "playing")
    change(database, f"UPDATE tables SET created = created - {40 * DAY}", f"UPDATE moves SET time = time - {40 * DAY}")

    assert asyncio.run(Housekeeping(store, Keep(finished_days=30, confirmed=60), never).sweep()) == 60
    assert kept(store, ada) == {f"table-{number:03}" for number in range(0, 120, 2)}


async def never(seconds: float) -> None:
    raise AssertionError("the database has not failed")


def test_a_wrong_clock_does_not_delete_everything(
    store: Store, database: str, ada: Person, caplog: pytest.LogCaptureFixture
) -> None:
    """After the clock has jumped by years all tables look old."""
    for number in range(30):
        add(store, f"table-{number:02}", ada, "over")
    change(database, f"UPDATE tables SET created = created - {40 * DAY}", f"UPDATE moves SET time = time - {40 * DAY}")
    housekeeping = Housekeeping(store, BOTH, never)
    assert asyncio.run(housekeeping.sweep()) == 0
    assert housekeeping.refused == TooManyAtOnce(30, 30)
    assert len(kept(store, ada)) == 30
    assert "30 of 30 tables" in caplog.text
    assert "--delete-up-to 33" in caplog.text
    for confirmed, deleted in ((29, 0), (33, 30)):
        assert asyncio.run(Housekeeping(store, BOTH._replace(confirmed=confirmed), never).sweep()) == deleted
    assert kept(store, ada) == set()


@pytest.mark.parametrize(("keep", "warned"), [(BOTH._replace(confirmed=1300), True), (BOTH, False)])
def test_a_confirmation_that_is_still_set_is_logged_at_the_start(
    store: Store, caplog: pytest.LogCaptureFixture, keep: Keep, warned: bool
) -> None:
    async def start() -> None:
        running = asyncio.create_task(Housekeeping(store, keep, never).run())
        await asyncio.sleep(0)
        running.cancel()

    asyncio.run(start())
    told = [record.getMessage() for record in caplog.records if record.levelname == "WARNING"]
    assert ["--delete-up-to 1300" in line for line in told] == [True] * warned


def test_a_few_tables_go_without_being_asked_and_a_tenth_of_many(store: Store, database: str, ada: Person) -> None:
    for number in range(110):
        add(store, f"table-{number:03}", ada, "over")

    def age(number: str) -> None:
        old = f"time = time - {40 * DAY} WHERE \"table\" LIKE 'table-{number}'"
        change(database, f"UPDATE tables SET created = created - {40 * DAY} WHERE id LIKE 'table-{number}'")
        change(database, f"UPDATE moves SET {old}")

    housekeeping = Housekeeping(store, BOTH, never)
    age("00_")
    age("010")  # eleven of a hundred and ten
    assert asyncio.run(housekeeping.sweep()) == 11
    age("02_")
    age("030")  # eleven of ninety-nine
    assert asyncio.run(housekeeping.sweep()) == 0
    store.append_all([Entry("table-030", MoveRow(2, 0, ["pass"], [], False), "playing", [0], revision=1)])
    assert asyncio.run(housekeeping.sweep()) == 10
    assert housekeeping.refused is None
    assert len(kept(store, ada)) == 89


def test_the_clock_is_the_databases(engine_beside: Engine) -> None:
    with engine_beside.connect() as connection:
        told = connection.execute(select(clock_of(engine_beside.dialect.name == "postgresql"))).scalar_one()
    assert abs(told - now()) < DAY


@pytest.mark.engines("postgresql")
def test_one_process_at_a_time(store: Store, engine_beside: Engine, ada: Person) -> None:
    add(store, "over", ada, "over")
    with engine_beside.connect() as other:
        other.execute(text("SELECT pg_advisory_lock(:number)"), {"number": SWEEPING})
        assert sweep(engine_beside, BOTH, 31) == []
        other.execute(text("SELECT pg_advisory_unlock(:number)"), {"number": SWEEPING})
    assert sweep(engine_beside, BOTH, 31) == ["over"]


@pytest.mark.engines("postgresql")
def test_whoever_answers_meanwhile_keeps_the_table(store: Store, engine_beside: Engine, ada: Person) -> None:
    add(store, "playing", ada, "playing")
    with engine_beside.begin() as other:
        other.execute(text("UPDATE tables SET revision = revision + 1"))
        assert sweep(engine_beside, BOTH, 31) == []
    assert sweep(engine_beside, BOTH, 31) == ["playing"]


def test_a_server_deletes_what_is_old_and_the_rest_goes_on(tmp_path: Path, database: str) -> None:
    tables: list[str] = []
    cookies: dict[str, str] = {}

    async def before(house: House) -> None:
        ada = await house.visitor("Ada")
        tables.extend([await ada.table("me", "open"), await ada.table("me", "me")])
        cookies.update(ada.http.cookies)

    async def after(house: House) -> None:
        ada = await house.stranger()
        ada.http.cookies.update(cookies)
        async with asyncio.timeout(PATIENCE_SECONDS):
            while len(await ada.get("/tables")) > 1:
                await asyncio.sleep(0)
        assert (await ada.get(f"/tables/{tables[0]}", 404))["message"] == "error-unknown-table"
        eyes = await ada.eyes(tables[1], 0)
        await eyes.answer(eyes.options[0])

    visit(usual_settings(tmp_path), before)
    for part, key in (("tables", "id"), ("moves", '"table"')):
        time = "created" if part == "tables" else "time"
        change(database, f"UPDATE {part} SET {time} = {time} - {11 * DAY} WHERE {key} = '{tables[0]}'")
    visit(replace(usual_settings(tmp_path), keep=BOTH), after)


def test_a_table_deleted_under_its_watchers_is_told_to_them(tmp_path: Path, database: str) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me")
        eyes = await ada.eyes(table, 0)
        beside = Database(database)
        assert sweep(beside.engine, BOTH, 11) == [table]
        beside.engine.dispose()
        await eyes.give(eyes.options[0])
        with pytest.raises(ConnectionClosed):  # come again, and find nothing
            await eyes.drain()
        assert (await ada.get(f"/tables/{table}", 404))["message"] == "error-unknown-table"
        another = await ada.table("me", "me")
        seen = await ada.eyes(another, 0)
        await seen.until(lambda update: bool(update["table"]["seats"][0]["present"]))

    visit(usual_settings(tmp_path), scene)


@pytest.mark.engines("postgresql")
def test_nobody_is_noted_at_a_table_that_is_gone(store: Store, engine_beside: Engine, ada: Person) -> None:
    """Otherwise the process would try that again for ever, and note nobody else."""
    add(store, "over", ada, "over")
    assert sweep(engine_beside, BOTH, 31) == ["over"]
    store.processes.note_presence("me", "over", ada.id, True)
    assert store.table("over") is None
