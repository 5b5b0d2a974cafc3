"""When the store or the rules fail: the table stands where it stood, and others do not notice."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from orrery.core.dealer import RandomDealer
from orrery.games import game
from orrery.server.course import Course
from orrery.server.retention import delete_tables
from orrery.server.rows import MoveRow

from .engines import Engine, change
from .house import PATIENCE_SECONDS, House, usual_settings, visit


class FailingCourse(Course):
    """Rules with a mistake: they change something and then stumble."""

    def answer(self, seat: int, answers: Sequence[str], joined: bool = False) -> MoveRow:
        super().answer(seat, answers, joined)
        raise ZeroDivisionError


def test_an_answer_that_cannot_be_stored_was_not_given(tmp_path: Path, engine: Engine) -> None:
    settings = usual_settings(tmp_path)

    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me")
        mine = await ada.eyes(table, 0)
        before = mine.now
        change(settings.database, engine.full)
        await mine.give("choose sensor")
        assert (await mine.problem())["message"] == "error-not-saved"
        await mine.hello(0)
        assert (mine.now["view"], mine.now["question"]) == (before["view"], before["question"])
        change(settings.database, engine.emptied)
        assert (await ada.get("/tables"))[0]["version"] == 1
        await mine.answer("choose sensor")

    visit(settings, scene)


def test_when_nothing_can_be_read_everybody_comes_in_again(tmp_path: Path) -> None:
    settings = usual_settings(tmp_path)

    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me")
        mine, other = await ada.eyes(table, 0), await ada.eyes(table, 1)
        before = mine.now
        change(settings.database, "ALTER TABLE moves RENAME TO elsewhere")
        await mine.give("choose sensor")
        for eyes in (mine, other):
            with pytest.raises(ConnectionClosed):
                await eyes.drain()
            assert eyes.socket.close_code == 1012
            assert all(message["type"] == "problem" or message["version"] == 1 for message in eyes.heard)
        change(settings.database, "ALTER TABLE elsewhere RENAME TO moves")
        again = await ada.eyes(table, 0)
        assert (again.now["view"], again.now["question"]) == (before["view"], before["question"])
        await again.answer("choose sensor")

    visit(settings, scene)


def test_a_mistake_in_the_rules_costs_only_the_answer(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me")
        mine = await ada.eyes(table, 0)
        before = mine.now
        room = await house.rooms.room(table)
        room.course = FailingCourse(game("duel"), 2, {}, RandomDealer(1))
        await mine.give("choose sensor")
        assert (await mine.problem())["message"] == "error-server-fault"
        await mine.hello(0)
        assert (mine.now["version"], mine.now["view"]) == (1, before["view"])
        await mine.answer("choose sensor")

    visit(usual_settings(tmp_path), scene)


def test_a_change_of_a_table_that_was_deleted_meanwhile_is_refused(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me")
        mine = await ada.eyes(table, 0)
        with house.rooms.store._engine.begin() as connection:
            delete_tables(connection, [table])
        async with asyncio.timeout(PATIENCE_SECONDS):
            assert (await ada.post(f"/tables/{table}/close", status=404))["message"] == "error-unknown-table"
        with pytest.raises(ConnectionClosed):
            await mine.drain()

    visit(usual_settings(tmp_path), scene)
