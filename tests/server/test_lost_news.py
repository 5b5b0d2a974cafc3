"""Several processes, and one that could not read what it was told of: it tries again until it has read it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from orrery.server.errors import NotSaved, StoreFails, TookTooLong
from orrery.server.rooms import Rooms
from orrery.server.store import Store

from .engines import PostgreSql
from .house import PATIENCE_SECONDS, Browser, Eyes, Json
from .test_processes import Street, played, until

pytestmark = pytest.mark.engines("postgresql")


def fail(store: Store, work: object, problem: Exception, times: int) -> None:
    """From now on that work fails so many times, and may have been done all the same."""
    doing, left = store.do, [times]

    async def failing(wanted: Any, *arguments: Any, **named: Any) -> Any:
        found = await doing(wanted, *arguments, **named)
        if wanted == work and found and left[0]:
            left[0] -= 1
            raise problem
        return found

    store.do = failing  # type: ignore[method-assign, assignment]


class Pauses:
    """Pauses of the servers, which take no time here."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    async def pause(self, seconds: float) -> None:
        self.seconds.append(seconds)
        await asyncio.sleep(0)


async def answer(browser: Browser, eyes: Eyes) -> None:
    await eyes.answer(eyes.options[0])


async def close(browser: Browser, eyes: Eyes) -> None:
    await browser.post(f"/tables/{eyes.now['table']['id']}/close")


async def come(browser: Browser, eyes: Eyes) -> None:
    await eyes.socket.close()


async def rename(browser: Browser, eyes: Eyes) -> None:
    await browser.post("/me", {"name": "Adele"})


NEWS: dict[str, tuple[Any, Callable[[Store], object], Callable[[Json], bool]]] = {
    "an answer": (answer, lambda store: store.moves, lambda update: update["version"] == 2),
    "a change of the table": (
        close,
        lambda store: store.since,
        lambda update: update["table"]["status"] == "closed",
    ),
    "presence": (come, lambda store: store.table, lambda update: not update["table"]["seats"][0]["present"]),
    "a name": (rename, lambda store: store.since, lambda update: update["table"]["seats"][0]["name"] == "Adele"),
}


@pytest.mark.parametrize("problem", [StoreFails(), NotSaved(), TookTooLong(), RuntimeError("a mistake")], ids=repr)
@pytest.mark.parametrize("news", NEWS)
def test_what_could_not_be_read_is_read_again(tmp_path: Path, news: str, problem: Exception) -> None:
    pauses = Pauses()
    happens, work, seen = NEWS[news]

    async def scene(houses: Street) -> None:
        ada, _ = await houses.visitor("Ada")
        _, ben = await houses.visitor("Ben")
        table = await ada.table("me", "open")
        secret = (await ada.get(f"/tables/{table}"))["seats"][1]["invitation"]
        await ben.post(f"/tables/{table}/join", {"secret": secret, "name": "Ben"})
        near, far = await ada.eyes(table, 0), await ben.eyes(table, 1)
        await near.until(lambda update: update["table"]["seats"][1]["present"])
        await far.until(lambda update: update["table"]["seats"][0]["present"])
        store = houses.houses[1].rooms.store
        pauses.seconds.clear()
        fail(store, work(store), problem, 1)
        fail(store, store.since, problem, 1)
        await happens(ada, near)
        await far.until(seen)
        # of two pieces of news about presence the second may be read before the first is read again
        assert pauses.seconds in ([0.5], [0.5, 1.0], *([[]] if news == "presence" else []))

    played(tmp_path, scene, pause=pauses.pause)


@pytest.mark.parametrize("how", ["fails", "never ends"])
def test_a_table_that_cannot_be_read_holds_up_no_other(
    tmp_path: Path, engine: PostgreSql, database: str, how: str
) -> None:
    async def scene(houses: Street) -> None:
        here, there = await houses.visitor("Ada")
        tables = [await here.table("me", "me") for _ in range(3)]
        near = [await here.eyes(table, 0) for table in tables]
        far = [await there.eyes(table, 1) for table in tables]
        rooms = houses.houses[1].rooms
        repaired = hold_up(rooms, tables[0], how)
        cut_lines(engine, database)
        for eyes in near:
            await eyes.answer(eyes.options[0])
        for eyes in far[1:]:
            await eyes.at(2)
        await until(lambda: rooms.neighbours.ready)
        assert far[0].version == 1
        repaired.set()
        await far[0].at(2)

    played(tmp_path, scene)


def hold_up(rooms: Rooms, table: str, how: str) -> asyncio.Event:
    """Until the event is set a table cannot be read at this server."""
    doing, repaired = rooms.store.do, asyncio.Event()

    async def failing(work: Any, *arguments: Any, **named: Any) -> Any:
        if work in (rooms.store.since, rooms.store.moves) and arguments[0] == table and not repaired.is_set():
            if how == "fails":
                await asyncio.sleep(0)
                raise StoreFails
            await repaired.wait()
        return await doing(work, *arguments, **named)

    rooms.store.do = failing  # type: ignore[method-assign]
    return repaired


def cut_lines(engine: PostgreSql, database: str) -> None:
    """All of them, those on which news come too."""
    name = database.rpartition("/")[2]
    engine.cluster.do(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")


def test_bots_that_were_taken_over_without_its_being_known_play_on(tmp_path: Path) -> None:
    async def scene(houses: Street) -> None:
        here, _ = await houses.visitor("Ada")
        table = await here.table("random", "random")
        first, second = houses.houses
        await until(lambda: table in first.rooms.in_memory)
        fail(second.rooms.store, second.rooms.store.processes.take_orphans, StoreFails(), 1)
        first.rooms.store.processes.take_orphans = lambda process: []  # type: ignore[method-assign]
        await first.rooms.stop()
        await first.rooms.neighbours.leave()
        known = (await second.rooms.row(table)).version
        async with asyncio.timeout(PATIENCE_SECONDS):
            while (await second.rooms.row(table)).version < known + 3:
                await asyncio.sleep(0.05)

    played(tmp_path, scene, pace_seconds=0.05)
