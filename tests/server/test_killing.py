"""Processes or PostgreSQL are killed while people and bots play: nothing acknowledged is lost or counted twice."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import NamedTuple

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from orrery.core.dealer import RandomDealer
from orrery.server.messages import QuestionInfo
from orrery.server.rows import MoveRow
from orrery.server.store import Store

from .engines import PostgreSql
from .house import PATIENCE_SECONDS, Browser, Eyes, Json
from .test_restart import TOLD, stored_hash

pytestmark = pytest.mark.engines("postgresql")
SCRIPT = "import sys; from orrery.server.serve import run; run('127.0.0.1', 0, sys.argv[1], budget=0.0)"
TABLES = {"duel": ["me", "me"], "race": ["me", "random", "me"], "seti": ["random", "me"], "empires": ["me", "random"]}
_THINKING_SECONDS = 0.03
GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, TimeoutError)


class Server:
    """A process that is started again whenever it was killed, at another address."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._process: asyncio.subprocess.Process | None = None
        self.address = ""

    async def start(self) -> None:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", SCRIPT, self._database, stdout=-1, stderr=asyncio.subprocess.DEVNULL
        )
        assert self._process.stdout is not None
        async with asyncio.timeout(2 * PATIENCE_SECONDS):
            told = (await self._process.stdout.readline()).decode().strip()
        self.address = told.rstrip("/").replace("localhost", "127.0.0.1")

    async def kill(self) -> None:
        assert self._process is not None
        self.address = ""
        self._process.send_signal(signal.SIGKILL)
        await self._process.wait()


class Given(NamedTuple):
    """An answer of a person that the server has acknowledged: the row that it has become.

    A process that was killed may have stored what it could not acknowledge, so that it is one of those sent since.
    """

    number: int
    seat: int
    answers: tuple[str, ...]


class Player:
    """A person on one seat, who comes back at any process that lives and gives what was not acknowledged again."""

    def __init__(self, servers: list[Server], cookie: str, table: str, seat: int) -> None:
        self._servers = servers
        self._cookie = cookie
        self.table = table
        self.seat = seat
        self._chance = RandomDealer(seat)
        self.given: list[Given] = []
        self.returns = 0
        self.refusals = 0
        self.over = False
        self._sent: list[str] = []

    async def play(self, over: asyncio.Event) -> None:
        while not over.is_set():
            living = [server for server in self._servers if server.address]
            if not living:
                await asyncio.sleep(0.05)
                continue
            server = living[self._chance.below(len(living))]
            try:
                await self._sit(server.address, over)
            except GONE:
                self.returns += 1
                await asyncio.sleep(0.05)

    async def _sit(self, address: str, over: asyncio.Event) -> None:
        where = f"{address.replace('http', 'ws')}/api/tables/{self.table}/socket"
        headers = {"Cookie": f"orrery={self._cookie}"}
        async with connect(where, additional_headers=headers, compression=None, proxy=None, open_timeout=10) as line:
            await line.send(json.dumps({"type": "hello", "seat": self.seat, "since": 0}))
            now: Json = {}
            asked = -1
            while not over.is_set():
                try:
                    async with asyncio.timeout(0.5):
                        told = json.loads(await line.recv())
                except TimeoutError:
                    continue
                if told["type"] == "problem":
                    self.refusals += 1
                    asked = -1  # perhaps it was too fast, or another process was quicker: it looks again
                elif told["type"] == "update":
                    now = told
                    self.over = now["outcome"] is not None
                if now and now["answered"] > (self.given[-1].number + 1 if self.given else 0):
                    self.given.append(Given(now["answered"] - 1, self.seat, tuple(self._sent)))
                    self._sent = []
                if now and now["question"] is not None and now["version"] > asked and not over.is_set():
                    await asyncio.sleep(_THINKING_SECONDS)
                    offered = msgspec.convert(now["question"], QuestionInfo).answers()
                    self._sent.append(offered[self._chance.below(len(offered))])
                    asked = now["version"]
                    answer = {"type": "answers", "seat": self.seat, "version": asked, "answers": self._sent[-1:]}
                    await line.send(json.dumps(answer))


async def table_of(browser: Browser, game: str) -> str:
    return await browser.table(*TABLES[game], game=game)


class Party(NamedTuple):
    """People who play at several tables, and the processes they play at."""

    servers: list[Server]
    players: list[Player]
    playing: list[asyncio.Task[None]]

    async def until(self, when: Callable[[], bool]) -> None:
        async with asyncio.timeout(5 * PATIENCE_SECONDS):
            while not when():
                assert not any(task.done() for task in self.playing), "somebody stumbled"
                await asyncio.sleep(0.01)

    @property
    def given(self) -> int:
        return sum(len(player.given) for player in self.players)

    @property
    def setbacks(self) -> int:
        return sum(player.refusals + player.returns for player in self.players)

    async def give(self, answers: int) -> None:
        """This many more are acknowledged."""
        wanted = self.given + answers
        await self.until(lambda: self.given >= wanted)

    async def somebody_is_refused(self) -> None:
        """By a message, or by the end of the line."""
        known = self.setbacks
        await self.until(lambda: self.setbacks > known)

    async def everybody_goes_on(self) -> None:
        known = {player: len(player.given) for player in self.players}
        await self.until(lambda: all(player.over or len(player.given) > known[player] for player in self.players))


@asynccontextmanager
async def party(database: str, processes: int, copies: int) -> AsyncIterator[Party]:
    """Tables of all games; whatever has happened there, at the end nothing is lost and everybody sees the same."""
    servers = [Server(database) for _ in range(processes)]
    await asyncio.gather(*(server.start() for server in servers))
    try:
        async with AsyncExitStack() as stack:
            browser = await visitor(servers[0].address, stack)
            cookie = browser.http.cookies["orrery"]
            games = [game for game in TABLES for _ in range(copies)]
            tables = {await table_of(browser, game): game for game in games}
            players = [
                Player(servers, cookie, table, seat)
                for table, game in tables.items()
                for seat, kind in enumerate(TABLES[game])
                if kind == "me"
            ]
            over = asyncio.Event()
            playing = [asyncio.create_task(player.play(over)) for player in players]
            yield Party(servers, players, playing)
            over.set()
            await asyncio.gather(*playing)
            check_rows(database, list(tables), players)
            await check_sight(servers, cookie, tables, stack)
    finally:
        await asyncio.gather(*(server.kill() for server in servers))


def test_processes_are_killed_and_nothing_is_lost(database: str, request: pytest.FixtureRequest) -> None:
    long = request.config.getoption("--long")
    processes, kills, copies = (4, 200, 4) if long else (2, 3, 1)

    async def scene() -> None:
        async with party(database, processes, copies) as people:
            await kill_some(people, kills, RandomDealer(kills))
            assert sum(player.returns for player in people.players) > 0

    asyncio.run(scene())


def test_postgresql_is_killed_and_everybody_waits_and_goes_on(
    engine: PostgreSql, database: str, request: pytest.FixtureRequest
) -> None:
    restarts, copies = (20, 2) if request.config.getoption("--long") else (2, 1)
    cluster, chance = engine.cluster, RandomDealer(restarts)
    engine.note_alteration(database)
    # as everywhere but in tests: a commit is written before it is told
    cluster.do(f"ALTER DATABASE {database.rpartition('/')[2]} SET synchronous_commit = on")

    async def scene() -> None:
        async with party(database, 2, copies) as people:
            for _ in range(restarts):
                await people.give(2 + chance.below(15))
                await asyncio.to_thread(cluster.stop)
                known = people.given
                await people.somebody_is_refused()
                assert people.given <= known + len(people.players)  # at most what was on its way
                await asyncio.to_thread(cluster.start)
                await people.everybody_goes_on()

    asyncio.run(scene())


async def visitor(address: str, stack: AsyncExitStack, cookie: str = "") -> Browser:
    client = httpx.AsyncClient(base_url=address, trust_env=False, timeout=PATIENCE_SECONDS)
    browser = Browser(address, await stack.enter_async_context(client), stack)
    if cookie:
        browser.http.cookies.set("orrery", cookie)
    else:
        await browser.get("/me")
    return browser


async def kill_some(people: Party, kills: int, chance: RandomDealer) -> None:
    """One after the other at a moment that depends on what is answered; the others go on meanwhile."""
    starting: list[asyncio.Task[None]] = []
    for _ in range(kills):
        await people.give(2 + chance.below(15))
        await people.until(lambda: sum(bool(server.address) for server in people.servers) >= 2)
        living = [server for server in people.servers if server.address]
        server = living[chance.below(len(living))]
        await server.kill()
        starting.append(asyncio.create_task(server.start()))
    await asyncio.gather(*starting)


def check_rows(database: str, tables: list[str], players: list[Player]) -> None:
    """Every acknowledged answer is a row, every row of a person was acknowledged or is the last one on its way."""
    store = Store(database)
    for table in tables:
        rows = store.moves(table)
        stored_hash(database, table)  # they lead to the position that was stored
        sitting = [player for player in players if player.table == table]
        given = {each.number: each for player in sitting for each in player.given}
        assert len(given) == sum(len(player.given) for player in sitting)
        for each in given.values():
            row: MoveRow = rows[each.number]
            assert row.seat == each.seat
            assert row.answers[0] in each.answers
        people = {player.seat for player in sitting}
        unheard = Counter(row.seat for row in rows[1:] if row.seat in people and row.number not in given)
        assert all(count <= 1 for count in unheard.values()), unheard
    store.close()


async def check_sight(servers: list[Server], cookie: str, tables: dict[str, str], stack: AsyncExitStack) -> None:
    """Every process shows the same."""
    browsers = [await visitor(server.address, stack, cookie) for server in servers]
    for table, game in tables.items():
        await browsers[0].post(f"/tables/{table}/close")  # bots rest from now on
        seat = TABLES[game].index("me")
        seen: list[Eyes] = [await browser.eyes(table, seat) for browser in browsers]
        assert len({json.dumps([eyes.now[field] for field in TOLD]) for eyes in seen}) == 1
        assert len({json.dumps(eyes.log) for eyes in seen}) == 1
