"""PostgreSQL as a server finds it: whatever speaks against it is one line, and nothing has been changed."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import threading
from contextlib import closing

import psycopg
import pytest
from alembic import command
from sqlalchemy import make_url

from orrery.server import postgresql
from orrery.server.database import Database
from orrery.server.database_errors import (
    DatabaseHalfMigrated,
    DatabaseLacksRights,
    DatabaseNewer,
    DatabaseRefusesPassword,
    DatabaseTooOld,
    DatabaseUnreachable,
)
from orrery.server.people import new_token, token_hash
from orrery.server.rows import Entry, MoveRow, SeatRow, TableRow
from orrery.server.schema import METADATA, migrations
from orrery.server.store import LostRace, Store

from .cluster import Cluster
from .engines import PostgreSql, change
from .test_database import SERVE

pytestmark = pytest.mark.engines("postgresql")


def refusal(url: str, lang: str = "en") -> str:
    """The one line with which `orrery serve` refuses a database."""
    started = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--lang", lang, "--database", url]
    refused = subprocess.run(started, capture_output=True, text=True, timeout=120, check=False)
    assert (refused.returncode, refused.stdout) == (2, "")
    (line,) = refused.stderr.splitlines()
    return line


def everything(cluster: Cluster, database: str) -> object:
    """All tables with their columns."""
    columns = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"
    return cluster.do(f"{columns} ORDER BY 1, 2", database=database)


def test_nobody_answers_there() -> None:
    told = refusal("postgresql://nobody@127.0.0.1:1/tables")
    assert told.startswith("The database postgresql://nobody@127.0.0.1:1/tables cannot be reached: ")
    assert refusal("postgres://127.0.0.1:1/tables", "de").startswith("Die Datenbank postgres")
    with pytest.raises(DatabaseUnreachable):
        Database("postgresql://nobody@127.0.0.1:1/tables").open()


def test_a_wrong_password_and_one_beside_the_address(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = cluster.folder / "data" / "pg_hba.conf"
    trusting = rules.read_text()
    cluster.do("CREATE ROLE careful LOGIN PASSWORD 's@fe/r:%'")
    rules.write_text(f"host all careful all scram-sha-256\n{trusting}")
    try:
        cluster.do("SELECT pg_reload_conf()")
        wrong = cluster.url("postgres", "careful", "secret")
        assert "secret" not in refusal(wrong)
        for url in (wrong, cluster.url("postgres", "careful")):
            with pytest.raises(DatabaseRefusesPassword):
                Database(url).open()
        monkeypatch.setenv("PGPASSWORD", "s@fe/r:%")
        opened = Database(cluster.url("postgres", "careful"))
        with closing(opened), opened.engine.connect() as connection:
            assert connection.exec_driver_sql("SELECT current_user").scalar() == "careful"
    finally:
        rules.write_text(trusting)
        cluster.do("SELECT pg_reload_conf()", "DROP ROLE careful")


def test_a_database_that_is_not_there(cluster: Cluster) -> None:
    assert '"nowhere" does not exist' in refusal(cluster.url("nowhere"))


def test_an_old_one(engine: PostgreSql, database: str) -> None:
    opened = Database(database)
    with opened.engine.connect() as connection:
        connection.dialect.server_version_info = (14, 9)
        with pytest.raises(DatabaseTooOld) as refused:
            postgresql.check_version(connection, opened.name)
    opened.close()
    assert (refused.value.arguments["found"], refused.value.arguments["needed"]) == ("14.9", "15")


def test_rights_that_are_missing(cluster: Cluster, engine: PostgreSql, database: str) -> None:
    empty, used = cluster.empty(), database.rpartition("/")[2]
    cluster.do("CREATE ROLE guest LOGIN")
    try:
        with pytest.raises(DatabaseLacksRights):
            Database(cluster.url(empty, "guest")).open()
        assert everything(cluster, empty) == []
        tables = ", ".join(["alembic_version", *METADATA.tables])
        cluster.do(f"GRANT SELECT, UPDATE ON {tables} TO guest", database=used)
        with pytest.raises(DatabaseLacksRights) as refused:
            Database(cluster.url(used, "guest")).open()
        assert refused.value.arguments["right"] == f"INSERT {next(iter(METADATA.tables))}"
        cluster.do(f"GRANT SELECT, INSERT, UPDATE, DELETE ON {tables} TO guest", database=used)
        allowed = Database(cluster.url(used, "guest"))
        allowed.open()  # it need not own what others have migrated
        allowed.close()
    finally:
        cluster.do("DROP OWNED BY guest", database=used)
        cluster.do("DROP ROLE guest")
        cluster.drop(empty)


def test_one_of_a_newer_version(database: str) -> None:
    change(database, "UPDATE alembic_version SET version_num = '9999'")
    assert refusal(database).endswith("was made by a newer version of Orrery.")
    with pytest.raises(DatabaseNewer):
        Database(database).open()


@pytest.mark.engines("sqlite", "postgresql")
@pytest.mark.parametrize(
    "interrupted", ["ALTER TABLE tables DROP COLUMN outcome", "UPDATE alembic_version SET version_num = '0004'"]
)
def test_a_migration_that_was_not_completed(database: str, interrupted: str) -> None:
    first = Database(database)
    first.open()
    first.close()
    change(database, interrupted)
    again = Database(database)
    with pytest.raises(DatabaseHalfMigrated):
        again.open()
    again.close()


@pytest.mark.engines("sqlite", "postgresql")
def test_a_migration_that_fails_changes_nothing(database: str) -> None:
    first = Database(database)
    first.open()
    with first.engine.begin() as connection:
        command.downgrade(migrations(connection), "0001")
    change(database, "ALTER TABLE tables ADD COLUMN outcome TEXT")  # the last migrations cannot be run
    with pytest.raises(DatabaseHalfMigrated):
        first.migrate()
    with first.engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one() == "0001"
    first.close()


def test_one_server_migrates_and_the_others_wait(cluster: Cluster) -> None:
    name = cluster.empty()
    stores = [Store(cluster.url(name)) for _ in range(4)]
    threads = [threading.Thread(target=store.open) for store in stores]
    with psycopg.connect(cluster.url(name)) as other:
        other.execute("SELECT pg_advisory_xact_lock(%s)", [postgresql.MIGRATING])
        for thread in threads:
            thread.start()
        waiting = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
        while cluster.do(waiting) != [(4,)]:
            assert all(thread.is_alive() for thread in threads)
        assert everything(cluster, name) == []
    for thread in threads:
        thread.join()
    people = {store.add_person(token_hash(new_token())).id for store in stores}
    assert len(people) == 4
    for store in stores:
        store.close()
    cluster.drop(name)


def test_a_line_that_was_cut_is_noticed_in_time(database: str) -> None:
    opened = Database(database)
    with psycopg.connect(**opened.connecting()) as line, socket.socket(fileno=os.dup(line.fileno())) as system:
        told = [socket.TCP_KEEPIDLE, socket.TCP_KEEPINTVL, socket.TCP_KEEPCNT, socket.TCP_USER_TIMEOUT]
        idle, interval, count, unheard_ms = [system.getsockopt(socket.IPPROTO_TCP, option) for option in told]
    opened.close()
    assert idle + interval * count <= 30
    assert 0 < unheard_ms <= 30_000


@pytest.mark.parametrize(("given", "waits"), [("-csearch_path=elsewhere", "20s"), ("-cstatement_timeout=7s", "7s")])
def test_nobody_waits_for_ever_whatever_options_the_address_has(database: str, given: str, waits: str) -> None:
    opened = Database(make_url(database).update_query_dict({"options": given}).render_as_string(hide_password=False))
    with opened.engine.connect() as pooled, psycopg.connect(**opened.connecting()) as line:
        assert pooled.exec_driver_sql("SHOW statement_timeout").scalar_one() == waits
        assert line.execute("SHOW statement_timeout").fetchone() == (waits,)
        assert (line.execute("SHOW search_path").fetchone() == ("elsewhere",)) == ("search_path" in given)
    opened.close()


def test_several_servers_may_use_it_and_one_password_is_nobodys_business(database: str) -> None:
    stores = [Store(database) for _ in range(2)]
    for store in stores:
        store.open()
    token = token_hash(new_token())
    person = stores[0].add_person(token)
    known = stores[1].browser(token)
    assert known is not None
    assert known.person == person
    for store in stores:
        store.close()
    assert Database("postgresql://ada:secret@h/db").name == "postgresql://ada:***@h/db"


def test_what_is_normal_leaves_no_errors_in_its_log(engine: PostgreSql, database: str) -> None:
    """Of two processes with an answer each one is quicker; somebody leaves a table that has been deleted."""
    log = engine.cluster.folder / "log"
    known = log.stat().st_size
    with closing(Store(database)) as one, closing(Store(database)) as other:
        one.open()
        other.open()
        person = one.add_person(token_hash(new_token()))
        seats = [SeatRow("person", person.id, "", "", None)]
        one.add_table(
            TableRow("t", "duel", 1, {}, person.id, "playing", [0], 1, seats), [MoveRow(0, None, [], [5], False)]
        )
        entry = Entry("t", MoveRow(1, 0, ["sensor"], [], False), "playing", [0])
        assert one.append_all([entry]) == [None]
        assert isinstance(other.append_all([entry])[0], LostRace)
        assert [row.answers for row in one.moves("t")] == [[], ["sensor"]]
        for table in ("t", "deleted"):
            other.processes.note_presence("process", table, person.id, True)
            other.processes.note_presence("process", table, person.id, False)
        found = other.table("t")
        assert found is not None
        (seen,) = found.seen
        assert (seen.person, seen.process) == (person.id, "process")
        assert seen.gone is not None
    assert "ERROR" not in log.read_bytes()[known:].decode()
