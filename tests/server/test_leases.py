"""Leases of processes in the database: who is dead, who takes over, and that nobody loses theirs to a frozen one."""

from __future__ import annotations

import pytest
from sqlalchemy import create_engine
from sqlalchemy.exc import OperationalError

from orrery.server.database import Database
from orrery.server.people import new_token, token_hash
from orrery.server.rows import MoveRow, SeatRow, TableRow
from orrery.server.store import Store

from .engines import PostgreSql, change

pytestmark = pytest.mark.engines("postgresql")


def test_tables_of_a_dead_process_are_taken_over_by_one(database: str) -> None:
    store = Store(database)
    store.open()
    person = store.add_person(token_hash(new_token()))
    seats = [SeatRow("bot", None, "random", "", None)]
    for name, process in (("a", "dead"), ("b", "alive"), ("c", None)):
        row = TableRow(name, "duel", 1, {}, person.id, "playing", [0], 1, seats, keeper=process)
        store.add_table(row, [MoveRow(0, None, [], [], False)])
    processes = store.processes
    assert processes.live("alive") == ["alive"]
    assert sorted(processes.live("other")) == ["alive", "other"]
    assert processes.take_orphans("other") == ["a"]
    assert processes.take_orphans("alive") == []
    taken = store.table("a")
    assert taken is not None
    assert (taken.keeper, taken.revision) == ("other", 1)
    processes.note_presence("other", "a", person.id, True)
    processes.leave("other")
    left = store.table("a")
    assert left is not None
    assert [(seen.person, seen.gone is None) for seen in left.seen] == [(person.id, False)]
    assert processes.take_orphans("alive") == ["a"]
    store.close()


def test_who_was_stopped_in_the_middle_of_a_transaction_costs_nobody_else_their_lease(
    engine: PostgreSql, database: str
) -> None:
    store = Store(database)
    store.open()
    store.processes.live("frozen")
    change(database, "UPDATE processes SET until = 0")
    holding = create_engine(Database(database).engine.url)
    with holding.begin() as connection:
        connection.exec_driver_sql("SELECT * FROM processes FOR UPDATE")
        with pytest.raises(OperationalError):
            store.processes.live("other")
        lease = "SELECT until > extract(epoch FROM clock_timestamp()) * 1000000 FROM processes WHERE id = 'other'"
        assert engine.cluster.do(lease, database=database.rpartition("/")[2]) == [(True,)]
    holding.dispose()
    assert store.processes.live("other") == ["other"]
    store.close()
