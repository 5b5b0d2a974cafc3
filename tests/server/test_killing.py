"""Processes or PostgreSQL are killed while people and bots play: nothing acknowledged is lost or counted twice."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
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
from .test_restart import TOLD, stored_hash, told

pytestmark = pytest.mark.engines("postgresql")
SCRIPT = "import sys; from orrery.server.serve import run; run('127.0.0.1', 0, sys.argv[1], budget=0.0)"
TABLES = {
    "duel": ["me", "open"],
    "race": ["me", "random", "open"],
    "seti": ["random", "me"],
    "empires": ["me", "random"],
}
"""Open seats are taken by another person."""
_THINKING_SECONDS = 0.03
_LONGEST_SECONDS = 15 * PATIENCE_SECONDS
"""Processes that start at the same time on a busy machine take long: that is nobody's fault."""
_LATE_SECONDS = 1.0
"""What was sent until the end has arrived."""
_UNDO = "undo"
_UNDONE = 12
"""Of this many answers one is taken back, where that is possible."""
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
        async with asyncio.timeout(_LONGEST_SECONDS):
            told = (await self._process.stdout.readline()).decode().strip()
        self.address = told.rstrip("/").replace("localhost", "127.0.0.1")

    async def kill(self) -> None:
        assert self._process is not None
        self.address = ""
        self._process.send_signal(signal.SIGKILL)
        await self._process.wait()


class Given(NamedTuple):
    """An answer or undo of a person that the server has acknowledged: the row that it has become.

    A process that was killed may have stored what it could not acknowledge, so that it is one of those sent since.
    """

    number: int
    seat: int
    sent: tuple[str, ...]


class Evening:
    """How long the people of a party play: first nobody answers any more, then everybody goes."""

    def __init__(self) -> None:
        self.late = asyncio.Event()
        self.over = asyncio.Event()


class Player:
    """A person on one seat, who comes back at any process that lives and gives what was not acknowledged again."""

    def __init__(self, servers: list[Server], cookie: str, table: str, seat: int, evening: Evening) -> None:
        self._servers = servers
        self.cookie = cookie
        self.table = table
        self.seat = seat
        self._evening = evening
        self._chance = RandomDealer(seat)
        self.now: Json = {}
        self.log: list[Json] = []
        self.given: list[Given] = []
        self.returns = 0
        self.refusals = 0
        self._asked = -1
        self._sent: list[str] = []

    @property
    def over(self) -> bool:
        return bool(self.now) and self.now["outcome"] is not None

    async def play(self) -> None:
        while not self._evening.over.is_set():
            living = [server for server in self._servers if server.address]
            if not living:
                await asyncio.sleep(0.05)
                continue
            server = living[self._chance.below(len(living))]
            try:
                await self._sit(server.address)
            except GONE:
                self.returns += 1
                await asyncio.sleep(0.05)

    async def _sit(self, address: str) -> None:
        where = f"{address.replace('http', 'ws')}/api/tables/{self.table}/socket"
        headers = {"Cookie": f"orrery={self.cookie}"}
        async with connect(where, additional_headers=headers, compression=None, proxy=None, open_timeout=10) as line:
            await line.send(json.dumps({"type": "hello", "seat": self.seat, "since": 0}))
            self._asked = -1
            while not self._evening.over.is_set():
                try:
                    async with asyncio.timeout(0.5):
                        told = json.loads(await line.recv())
                except TimeoutError:
                    continue
                self._hear(told)
                if self.now and self.now["question"] is not None and self.now["version"] > self._asked:
                    await asyncio.sleep(_THINKING_SECONDS)
                    if not self._evening.late.is_set():
                        await line.send(json.dumps(self._reply()))

    def _hear(self, told: Json) -> None:
        if told["type"] == "problem":
            self.refusals += 1
            self._asked = -1  # perhaps it was too fast, or another process was quicker: it looks again
        elif told["type"] == "update":
            self.now = told
            self.log = [event for event in self.log if event["version"] <= told["since"]] + told["events"]
            if told["answered"] > (self.given[-1].number + 1 if self.given else 0):
                self.given.append(Given(told["answered"] - 1, self.seat, tuple(self._sent)))
                self._sent = []

    def _reply(self) -> Json:
        """Any answer, now and then an undo."""
        version = self._asked = self.now["version"]
        if self.now["can_undo"] and not self._chance.below(_UNDONE):
            self._sent.append(_UNDO)
            return {"type": "undo", "seat": self.seat, "version": version}
        offered = msgspec.convert(self.now["question"], QuestionInfo).answers()
        self._sent.append(offered[self._chance.below(len(offered))])
        return {"type": "answers", "seat": self.seat, "version": version, "answers": self._sent[-1:]}


async def set_table(ada: Browser, ben: Browser, game: str) -> str:
    """Of two people one sits on the open seats."""
    table = await ada.table(*TABLES[game], game=game)
    seats = (await ada.get(f"/tables/{table}"))["seats"]
    for place in seats:
        if place["kind"] == "open":
            await ben.post(f"/tables/{table}/join", {"secret": place["invitation"], "name": "Ben"})
    return table


class Party:
    """Two people who play at several tables of all games, and the processes they play at."""

    def __init__(self, servers: list[Server], ada: Browser, ben: Browser, stack: AsyncExitStack) -> None:
        self.servers = servers
        self.tables: dict[str, str] = {}
        self.players: list[Player] = []
        self.playing: list[asyncio.Task[None]] = []
        self.evening = Evening()
        self.stack = stack
        self._cookies = {"me": ada.http.cookies["orrery"], "open": ben.http.cookies["orrery"]}

    @property
    def creator(self) -> str:
        return self._cookies["me"]

    async def begin(self, game: str) -> None:
        """One more table, set up at any process that lives."""
        address = next(server.address for server in self.servers if server.address)
        ada, ben = [await visitor(address, self.stack, cookie) for cookie in self._cookies.values()]
        table = await set_table(ada, ben, game)
        self.tables[table] = game
        for seat, kind in enumerate(TABLES[game]):
            if kind in self._cookies:
                self.players.append(Player(self.servers, self._cookies[kind], table, seat, self.evening))
                self.playing.append(asyncio.create_task(self.players[-1].play()))

    async def begin_again(self, copies: int) -> None:
        """Where games have ended, others begin: every game is in play all the time."""
        ended = {player.table for player in self.players if player.over}
        for game in TABLES:
            under_way = [table for table, other in self.tables.items() if other == game and table not in ended]
            for _ in range(copies - len(under_way)):
                await self.begin(game)

    async def until(self, when: Callable[[], bool]) -> None:
        async with asyncio.timeout(_LONGEST_SECONDS):
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
            ada, ben = [await visitor(servers[0].address, stack) for _ in range(2)]
            people = Party(servers, ada, ben, stack)
            await people.begin_again(copies)
            yield people
            people.evening.late.set()
            await asyncio.sleep(_LATE_SECONDS)
            await check_sight(people)
            people.evening.over.set()
            await asyncio.gather(*people.playing)
            check_rows(database, people)
    finally:
        await asyncio.gather(*(server.kill() for server in servers))


def test_processes_are_killed_and_nothing_is_lost(database: str, request: pytest.FixtureRequest) -> None:
    long = request.config.getoption("--long")
    processes, kills, copies = (4, 200, 4) if long else (2, 3, 1)

    async def scene() -> None:
        async with party(database, processes, copies) as people:
            await kill_some(people, kills, copies, RandomDealer(kills))
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


async def kill_some(people: Party, kills: int, copies: int, chance: RandomDealer) -> None:
    """One after the other at a moment that depends on what is answered; the others go on meanwhile."""
    starting: list[asyncio.Task[None]] = []
    for _ in range(kills):
        await people.give(2 + chance.below(15))
        await people.until(lambda: sum(bool(server.address) for server in people.servers) >= 2)
        await people.begin_again(copies)
        living = [server for server in people.servers if server.address]
        server = living[chance.below(len(living))]
        await server.kill()
        starting.append(asyncio.create_task(server.start()))
        for task in starting:
            if task.done():
                task.result()  # one that did not start is told at once
    await asyncio.gather(*starting)


def check_rows(database: str, people: Party) -> None:
    """Every acknowledged answer is a row, and every row of a person was acknowledged, each once."""
    store = Store(database)
    for table in people.tables:
        rows = store.moves(table)
        stored_hash(database, table)  # they lead to the position that was stored
        for player in people.players:
            if player.table != table:
                continue
            for each in player.given:
                row: MoveRow = rows[each.number]
                assert row.seat == each.seat
                assert (_UNDO if row.undo else row.answers[0]) in each.sent
            known = [each.number for each in player.given]
            assert known == sorted({*known})
            unheard = [row.number for row in rows if row.seat == player.seat and row.number not in known]
            assert unheard == [], (table, player.seat, unheard)
    store.close()


def without_trails(log: list[Json]) -> list[Json]:
    """The way of a disc is told while it can be drawn; whoever comes later does without."""
    return [{name: value for name, value in event.items() if name != "trail"} for event in log]


async def check_sight(people: Party) -> None:
    """Every process shows the same, also to those who have been there since before."""
    creator = await visitor(people.servers[0].address, people.stack, people.creator)
    for table in people.tables:
        public = await creator.eyes(table, None)
        await public.until(lambda update: not update["thinking"])  # bots rest: nobody else answers any more
        await public.socket.close()
        sitting = {player.seat: player for player in people.players if player.table == table}
        for seat in (*sitting, None):
            cookie = people.creator if seat is None else sitting[seat].cookie
            browsers = [await visitor(server.address, people.stack, cookie) for server in people.servers]
            seen: list[Eyes] = [await browser.eyes(table, seat) for browser in browsers]
            assert len({json.dumps([eyes.now[field] for field in TOLD]) for eyes in seen}) == 1
            assert len({json.dumps(eyes.log) for eyes in seen}) == 1
            if seat is not None:
                await people.until(lambda: sitting[seat].now["version"] >= seen[0].version)  # noqa: B023
                assert {field: sitting[seat].now[field] for field in TOLD} == told(seen[0])
                assert without_trails(sitting[seat].log) == without_trails(seen[0].log)
            for eyes in seen:
                await eyes.socket.close()
