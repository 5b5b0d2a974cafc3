"""A server that is killed in the middle of anything stands at the same question when it is started again."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import httpx
import pytest

from orrery.core.dealer import RandomDealer
from orrery.games import game
from orrery.server.course import restore
from orrery.server.store import Store

from .house import PATIENCE_SECONDS, Browser, Eyes, Json
from .test_check import check

SCRIPT = "import sys; from orrery.server.serve import run; run('127.0.0.1', int(sys.argv[1]), sys.argv[2])"
TOLD = ("version", "seat", "view", "points", "question", "waiting", "together", "answered", "can_undo", "outcome")


class Process:
    """A server of its own, and the browser of one person who comes back with the same cookie."""

    def __init__(self, process: asyncio.subprocess.Process, address: str, browser: Browser) -> None:
        self._process = process
        self.address = address
        self.browser = browser

    async def kill(self, how: signal.Signals) -> int:
        self._process.send_signal(how)
        async with asyncio.timeout(PATIENCE_SECONDS):
            return await self._process.wait()


@asynccontextmanager
async def server_process(database: str, cookies: httpx.Cookies | None = None) -> AsyncIterator[Process]:
    environment = {**os.environ, "ORRERY_DATABASE": "unused.db"}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        SCRIPT,
        "0",
        database,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env=environment,
    )
    try:
        assert process.stdout is not None
        async with AsyncExitStack() as stack:
            async with asyncio.timeout(PATIENCE_SECONDS):
                address = (await process.stdout.readline()).decode().strip().rstrip("/")
            assert address.startswith("http://localhost:")
            address = address.replace("localhost", "127.0.0.1")
            client = httpx.AsyncClient(base_url=address, cookies=cookies, trust_env=False, timeout=PATIENCE_SECONDS)
            browser = Browser(address, await stack.enter_async_context(client), stack)
            yield Process(process, address, browser)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def stored_hash(database: str, table: str) -> str:
    """Where the stored moves lead."""
    store = Store(database)
    row = store.table(table)
    assert row is not None
    course = restore(game(row.game), len(row.seats), row.options, store.moves(table), RandomDealer(0))
    store.close()
    return course.game.hash(course.table)


def told(eyes: Eyes) -> Json:
    return {field: eyes.now[field] for field in TOLD}


async def play_some(seats: list[Eyes], answers: int, chance: RandomDealer) -> None:
    for _ in range(answers):
        seat = seats[seats[0].now["waiting"][0]]
        await seat.answer(seat.options[chance.below(len(seat.options))])
        for eyes in seats:
            await eyes.at(seat.version)


@pytest.mark.parametrize(
    ("name", "people", "answers"),
    [
        pytest.param("duel", 2, 0, marks=pytest.mark.long),
        pytest.param("duel", 2, 1, marks=pytest.mark.long),
        ("duel", 2, 25),
        pytest.param("race", 4, 3, marks=pytest.mark.long),
        ("race", 3, 40),
    ],
)
def test_killed_between_two_answers(database: str, name: str, people: int, answers: int) -> None:
    async def scene() -> None:
        async with server_process(database) as first:
            await first.browser.get("/me")
            cookies = first.browser.http.cookies
            table = await first.browser.table(*["me"] * people, game=name)
            seats = [await first.browser.eyes(table, seat) for seat in range(people)]
            await play_some(seats, answers, RandomDealer(answers))
            before, logs = [told(eyes) for eyes in seats], [eyes.log for eyes in seats]
            await first.kill(signal.SIGKILL)
        place = stored_hash(database, table)
        async with server_process(database, cookies) as second:
            again = [await second.browser.eyes(table, seat) for seat in range(people)]
            assert [told(eyes) for eyes in again] == before
            assert [eyes.log for eyes in again] == logs
            await second.kill(signal.SIGKILL)
        assert stored_hash(database, table) == place

    asyncio.run(scene())


def test_killed_while_answers_are_on_their_way(database: str) -> None:
    """Whatever was shown to anybody is still there; what was not may be there or not, but not half."""

    async def scene() -> None:
        cookies, table, shown = None, "", 0
        for attempt in range(4):
            async with server_process(database, cookies) as server:
                if not table:
                    await server.browser.get("/me")
                    cookies = server.browser.http.cookies
                    table = await server.browser.table("me", "me")
                seats = [await server.browser.eyes(table, 0), await server.browser.eyes(table, 1)]
                assert seats[0].version in (shown, shown + 1) or attempt == 0
                await play_some(seats, 3, RandomDealer(attempt))
                seat = seats[seats[0].now["waiting"][0]]
                shown = seat.version
                await seat.give(seat.options[0])
                await server.kill(signal.SIGKILL)
            assert check(database).differing == 0

    asyncio.run(scene())


def test_stopped_in_order(database: str) -> None:
    async def scene() -> None:
        async with server_process(database) as server:
            await server.browser.get("/me")
            eyes = await server.browser.eyes(await server.browser.table("me", "random"), 0)
            assert eyes.now["question"] is not None
            assert await server.kill(signal.SIGINT) in (0, -signal.SIGINT)

    asyncio.run(scene())
