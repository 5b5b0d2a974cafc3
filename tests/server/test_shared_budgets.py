"""What takes room in the database is counted by all processes on it together."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from orrery.server import budgets
from orrery.server.budgets import Budgets, Measure
from orrery.server.errors import TooManyTables
from orrery.server.processes import SECOND
from orrery.server.shared_budgets import CountedTogether
from orrery.server.store import Store

from .engines import PostgreSql, change
from .test_budgets import ADA, BEN, duel, taken
from .test_processes import Street, played

pytestmark = pytest.mark.engines("postgresql")
EACH_SECONDS = 1000
FEW = Measure(6, 1 / EACH_SECONDS)


@pytest.fixture
def stores(database: str) -> Iterator[list[Store]]:
    """Those of two processes."""
    found = [Store(database) for _ in range(2)]
    yield found
    for store in found:
        store.close()


def test_a_budget_is_one_for_all_processes_and_fills_with_time(stores: list[Store], database: str) -> None:
    here, there = (CountedTogether(store, "tables", FEW) for store in stores)
    assert taken(lambda: here.demand(1, TooManyTables()), 4) == 4
    assert taken(lambda: there.demand(1, TooManyTables())) == FEW.burst - 4
    assert taken(lambda: there.demand(2, TooManyTables())) == FEW.burst  # everybody for themselves
    with pytest.raises(TooManyTables) as refused:
        asyncio.run(here.demand(1, TooManyTables()))
    assert refused.value.retry_seconds is not None
    assert 0 < refused.value.retry_seconds <= EACH_SECONDS
    change(database, f"UPDATE budgets SET until = until - {2 * EACH_SECONDS * SECOND} WHERE who = '1'")  # time passes
    assert taken(lambda: there.demand(1, TooManyTables())) == 2
    assert taken(lambda: there.demand(2, TooManyTables())) == 0


def test_a_budget_that_is_full_again_is_forgotten(stores: list[Store], engine: PostgreSql, database: str) -> None:
    counted = CountedTogether(stores[0], "tables", FEW)
    for who in (1, 2):
        asyncio.run(counted.demand(who, TooManyTables()))
    change(database, "UPDATE budgets SET until = 0 WHERE who = '1'")
    stores[0].processes.live("here")
    assert engine.cluster.do("SELECT who FROM budgets", database=database.rpartition("/")[2]) == [("2",)]


def test_people_and_addresses_have_budgets_of_their_own(stores: list[Store]) -> None:
    limits = Budgets(1.0, together=partial(CountedTogether, stores[0]))
    assert taken(lambda: limits.record(ADA, "a")) >= budgets.RECORDS.burst
    asyncio.run(limits.record(BEN, "a"))
    asyncio.run(limits.person("a"))


def test_tables_are_counted_whichever_process_sets_them_up(tmp_path: Path) -> None:
    async def scene(houses: Street) -> None:
        here, there = await houses.visitor("Ada")
        made = [await browser.http.post("/api/tables", json=duel("open")) for browser in (here, there) * 3]
        assert [each.status_code for each in made] == [201, 201, 201, 429, 429, 429]
        assert int(made[-1].headers["retry-after"]) >= 1

    played(tmp_path, scene, budget=0.1)
