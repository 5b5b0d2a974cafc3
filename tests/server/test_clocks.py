"""Thinking time, read from when answers were given."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import update

from orrery.server.messages import Clocks
from orrery.server.rows import MoveRow, SeatRow, TableRow
from orrery.server.schema import MOVES
from orrery.server.store import Store

from .house import House, usual_settings, visit

SECOND = 1_000_000


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    store.open()
    yield store
    store.close()


def answered(store: Store, *seconds: int) -> None:
    """A table whose set-up and answers, by seats 0, 1, 0, 0, were stored at these moments."""
    ada = store.add_person("a" * 64)
    seats = [SeatRow("person", ada.id, "", "", None) for _ in range(3)]
    moves = [MoveRow(number, seat, [], [], False) for number, seat in enumerate([None, 0, 1, 0, 0])]
    store.add_table(TableRow("t", "race", 1, {}, ada.id, "playing", [1], 1, seats), moves)
    with store._engine.begin() as connection:
        for number, time in enumerate(seconds):
            connection.execute(update(MOVES).where(MOVES.c.number == number).values(time=time * SECOND))


def test_who_answers_has_thought_since_the_answer_before(store: Store) -> None:
    answered(store, 100, 105, 205, 206, 216)
    assert store.thinking_times.clocks("t", 3, 300 * SECOND) == Clocks([16, 100, 0], 84)
    assert store.thinking_times.clocks("nowhere", 1, 0) == Clocks([0], 0)


def test_nobody_has_thought_for_less_than_no_time(store: Store) -> None:
    """Between the second and the third answer the computer's clock is set back."""
    answered(store, 1000, 1005, 1105, 206, 216)
    assert store.thinking_times.clocks("t", 3, 300 * SECOND) == Clocks([15, 100, 0], 84)


def test_a_new_table_is_the_newest_even_after_the_clock_was_set_back(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = store.add_person("a" * 64)
    seats = [SeatRow("person", ada.id, "", "", None)]
    for name, time in (("first", 5000), ("second", 2000), ("third", 2001), ("last", 9000)):
        monkeypatch.setattr("orrery.server.store.now", lambda time=time: time * SECOND)
        row = TableRow(name, "duel", 1, {}, ada.id, "playing", [0], 1, seats)
        store.add_table(row, [MoveRow(0, None, [], [], False)])
    assert [row.id for row in store.tables_of(ada.id)] == ["last", "third", "second", "first"]


def test_everybody_may_see_the_clocks_of_a_table(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, eve = await house.visitor("Ada"), await house.visitor("Eve")
        table = await ada.table("me", "me")
        assert len((await eve.get(f"/tables/{table}/clocks"))["seconds"]) == 2
        await eve.get("/tables/nowhere/clocks", 404)

    visit(usual_settings(tmp_path), scene)
