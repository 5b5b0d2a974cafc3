"""Several processes, and one that could not read what it was told of: it tries again until it has read it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from orrery.server.errors import NotSaved, StoreFails, TookTooLong
from orrery.server.neighbours import SharedHouse
from orrery.server.people import Person
from orrery.server.rooms import Rooms
from orrery.server.store import Store

from .engines import PostgreSql, change
from .house import PATIENCE_SECONDS, Browser, Eyes, Json
from .test_processes import Street, played, until
from .test_retention import add

pytestmark = pytest.mark.engines("postgresql")


def fail(store: Store, work: object, problem: Exception, times: int) -> None:
    """Let the next calls of that work fail, so many of them, after they have been done."""
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
    """Let no read of a table end well at this server until the event is set."""
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
    """Cut all connections to the database, also those on which news arrive."""
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


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    store.open()
    yield store
    store.close()


@pytest.fixture
def ada(store: Store) -> Person:
    return store.add_person("a" * 64)


class Follower:
    """Writes down which tables it is to play on."""

    def __init__(self) -> None:
        self.taken: list[str] = []

    async def take_over(self, table: str) -> None:
        self.taken.append(table)


def test_tables_taken_over_while_others_are_looked_up_are_not_forgotten(
    store: Store, database: str, ada: Person
) -> None:
    """Of two attempts at the same time one takes a table over and cannot tell; the other one has looked before."""
    for table in ("first", "second"):
        add(store, table, ada, "playing")
    follower, read, let_go = Follower(), asyncio.Event(), asyncio.Event()

    async def scene() -> None:
        neighbours = SharedHouse(store, asyncio.sleep)
        store.processes.live(neighbours._name)
        doing = store.do

        async def taken_without_being_told(table: str) -> None:
            change(database, f"UPDATE tables SET keeper = 'dead' WHERE id = '{table}'")
            fail(store, store.processes.take_orphans, StoreFails(), 1)
            with pytest.raises(StoreFails):
                await neighbours._take_over(follower)  # type: ignore[arg-type]

        async def slowly(work: Any, *arguments: Any, **named: Any) -> Any:
            found = await doing(work, *arguments, **named)
            if work == store.processes.kept_by:
                read.set()
                await let_go.wait()
            return found

        await taken_without_being_told("first")
        store.do = slowly  # type: ignore[method-assign]
        looking_up = asyncio.create_task(neighbours._take_over(follower))  # type: ignore[arg-type]
        await read.wait()
        await taken_without_being_told("second")
        let_go.set()
        await looking_up
        assert follower.taken == ["first"]
        await neighbours._take_over(follower)  # type: ignore[arg-type]
        assert sorted({*follower.taken}) == ["first", "second"]

    asyncio.run(scene())


def test_a_departure_is_stored_although_a_mistake_elsewhere_interrupts_that(store: Store, ada: Person) -> None:
    add(store, "table", ada, "playing")
    mistake, writing = asyncio.Event(), asyncio.Event()

    async def scene() -> None:
        neighbours = SharedHouse(store, lambda seconds: asyncio.sleep(0))
        doing = store.do

        async def stumble(hearing: object) -> None:
            await mistake.wait()
            mistake.clear()
            raise RuntimeError("a mistake")

        async def interrupted(work: Any, *arguments: Any, **named: Any) -> Any:
            if work == store.processes.note_presence and not writing.is_set():
                writing.set()
                await asyncio.Event().wait()
            return await doing(work, *arguments, **named)

        async def is_stored(gone: bool) -> None:
            async with asyncio.timeout(PATIENCE_SECONDS):
                while [seen.gone is not None for row in store.tables(["table"]) for seen in row.seen] != [gone]:
                    await asyncio.sleep(0.01)

        neighbours._listen = stumble  # type: ignore[method-assign]
        running = asyncio.create_task(neighbours.run(Follower()))  # type: ignore[arg-type]
        neighbours.here("table", (ada.id,))
        await is_stored(gone=False)
        store.do = interrupted  # type: ignore[method-assign]
        neighbours.here("table", ())
        await writing.wait()
        mistake.set()
        await is_stored(gone=True)
        running.cancel()

    asyncio.run(scene())
