"""Thinking time, read from when answers were given."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import update

from orrery.server.messages import Clocks
from orrery.server.rows import MoveRow, SeatRow, TableRow
from orrery.server.schema import MOVES
from orrery.server.store import Store

from .house import House, usual_settings, visit

SECOND = 1_000_000


def test_who_answers_has_thought_since_the_answer_before(database: str) -> None:
    store = Store(database)
    store.open()
    ada = store.add_person("a" * 64)
    seats = [SeatRow("person", ada.id, "", "", None) for _ in range(3)]
    moves = [MoveRow(number, seat, [], [], False) for number, seat in enumerate([None, 0, 1, 0, 0])]
    store.add_table(TableRow("t", "race", 1, {}, ada.id, "playing", [1], 1, seats), moves)
    with store._engine.begin() as connection:
        for number, time in enumerate([100, 105, 205, 206, 216]):
            connection.execute(update(MOVES).where(MOVES.c.number == number).values(time=time * SECOND))
    assert store.thinking_times.clocks("t", 3, 300 * SECOND) == Clocks([16, 100, 0], 84)
    assert store.thinking_times.clocks("nowhere", 1, 0) == Clocks([0], 0)
    store.close()


def test_everybody_may_see_the_clocks_of_a_table(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada, eve = await house.visitor("Ada"), await house.visitor("Eve")
        table = await ada.table("me", "me")
        assert len((await eve.get(f"/tables/{table}/clocks"))["seconds"]) == 2
        await eve.get("/tables/nowhere/clocks", 404)

    visit(usual_settings(tmp_path), scene)
