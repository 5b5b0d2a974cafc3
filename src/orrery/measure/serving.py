"""How fast and how big the server is on this machine: a real process, measured from outside over its own wire."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import http.client
import os
import re
import statistics
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from http.cookies import SimpleCookie
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from .. import bots
from ..core.dealer import RandomDealer
from ..games import NAMES, game
from ..server.messages import Created, FromServer, Problem, TableInfo, Update
from ..server.requests import Answers, Hello, Join, NewSeat, NewTable
from ..server.settings import CLIENT
from .server_process import ServerFailed, ServerProcess, running_server

LOAD_TABLES = 500
_GAME_S = 10.0
"""How long each game is played at least, so that something of everything happens in it."""
_GAMES_AT_ONCE = 3
_AT_ONCE = 8
PAUSE_S = 1.0
"""How long a table rests between two answers: about what quick people need."""

_ANSWER_LIMIT_S = 30.0
_TOLD: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


class Person:
    """Someone with a cookie who asks over HTTP, from one of this machine's own addresses."""

    def __init__(self, port: int, name: str, address: str = "127.0.0.1") -> None:
        self.port = port
        self.address = address
        self.cookie = ""
        self.ask("GET", "/api/me")
        self.ask("POST", "/api/me", {"name": name})
        self.name = name

    def ask(self, method: str, path: str, body: object = None) -> bytes:
        here = (self.address, 0)
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=_ANSWER_LIMIT_S, source_address=here)
        try:
            headers = {"Content-Type": "application/json"} | ({"Cookie": self.cookie} if self.cookie else {})
            content = body if body is None or isinstance(body, bytes) else msgspec.json.encode(body)
            connection.request(method, path, content, headers)
            answer = connection.getresponse()
            told = answer.read()
            if answer.status >= 400:
                raise ServerFailed(f"{method} {path}: {answer.status} {told.decode(errors='replace')}")
            for header in answer.headers.get_all("Set-Cookie", []):
                self.cookie = "; ".join(f"{key}={value.value}" for key, value in SimpleCookie(header).items())
            return told
        finally:
            connection.close()

    def new_table(self, *seats: NewSeat, game: str = "duel") -> str:
        table = NewTable(game, list(seats))
        return msgspec.json.decode(self.ask("POST", "/api/tables", table), type=Created).id

    def invitation(self, table: str, seat: int) -> str:
        info = msgspec.json.decode(self.ask("GET", f"/api/tables/{table}"), type=TableInfo)
        secret = info.seats[seat].invitation
        assert secret is not None
        return secret


def socket_of(person: Person, table: str) -> connect:
    """The person's socket at a table."""
    address = f"ws://127.0.0.1:{person.port}/api/tables/{table}/socket"
    headers = {"Cookie": person.cookie}
    here = (person.address, 0)
    # how late an answer comes is what is measured: a socket that waits long is not given up
    return connect(
        address, additional_headers=headers, compression=None, proxy=None, local_addr=here, ping_interval=None
    )


class Pair:
    """Two seats of a table, each with a socket, that answer at random."""

    def __init__(self, port: int, table: str, people: tuple[Person, Person], seed: int) -> None:
        self.port = port
        self.table = table
        self.people = people
        self.chance = RandomDealer(seed)
        self.sockets: list[ClientConnection] = []
        self.updates: list[Update] = []

    async def sit_down(self, sockets: AsyncExitStack) -> None:
        for seat, person in enumerate(self.people):
            joined = await sockets.enter_async_context(socket_of(person, self.table))
            await joined.send(msgspec.json.encode(Hello(seat)).decode())
            self.sockets.append(joined)
            self.updates.append(await self._heard(seat, -1))

    async def answer(self) -> float | None:
        """One answer; the seconds until the other seat saw it, or None when the game is over."""
        asked = [seat for seat, update in enumerate(self.updates) if update.question is not None]
        if not asked:
            return None
        seat = asked[self.chance.below(len(asked))]
        question, version = self.updates[seat].question, self.updates[seat].version
        assert question is not None
        answers = question.answers()
        answer = answers[self.chance.below(len(answers))]
        started = time.perf_counter()
        await self.sockets[seat].send(msgspec.json.encode(Answers(seat, version, [answer])).decode())
        self.updates[1 - seat] = await self._heard(1 - seat, version)
        spent = time.perf_counter() - started
        self.updates[seat] = await self._heard(seat, version)
        return spent

    async def _heard(self, seat: int, known: int) -> Update:
        """The next update that is newer than what is known; the same version again only says who came or went."""
        while True:
            told = _TOLD.decode(await self.sockets[seat].recv())
            if isinstance(told, Problem):
                raise ServerFailed(f"an offered answer was refused: {told.message} {told.arguments}")
            if isinstance(told, Update) and told.version > known:
                return told


async def play(pair: Pair, rest_s: float, until: float, pause_s: float = PAUSE_S) -> list[float]:
    """Answers at the table's pace until the time is up; the tables' beats are spread over the pause."""
    found: list[float] = []
    beat = time.perf_counter() + rest_s
    while beat < until:
        await asyncio.sleep(beat - time.perf_counter())
        spent = await pair.answer()
        if spent is None:
            break
        found.append(spent)
        beat = max(beat + pause_s, time.perf_counter())
    return found


async def waiting_times(pairs: list[Pair], seconds: float, pause_s: float = PAUSE_S) -> list[float]:
    """Every table answers once in a pause; all waiting times together."""
    until = time.perf_counter() + seconds
    runs = [play(pair, pause_s * place / len(pairs), until, pause_s) for place, pair in enumerate(pairs)]
    return [spent for run in await asyncio.gather(*runs) for spent in run]


async def _play_all(pairs: list[Pair], seconds: float) -> list[float]:
    async with AsyncExitStack() as sockets:
        for pair in pairs:
            await pair.sit_down(sockets)
        return await waiting_times(pairs, seconds)


def pairs_of(server: ServerProcess, tables: int) -> list[Pair]:
    """Tables of two people who found each other by invitation, a few of them set up at a time."""
    ada, ben = Person(server.port, "Ada"), Person(server.port, "Ben")

    def pair(number: int) -> Pair:
        table = ada.new_table(NewSeat("me"), NewSeat("open"))
        ben.ask("POST", f"/api/tables/{table}/join", Join(ada.invitation(table, 1), ben.name))
        return Pair(server.port, table, (ada, ben), number)

    with ThreadPoolExecutor(_AT_ONCE) as threads:
        return list(threads.map(pair, range(tables)))


def bench_latency(seconds: float, tables: int) -> dict[str, object]:
    """From a person's answer to the other person's screen, while that many tables are in play."""
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as server:
        spent = asyncio.run(_play_all(pairs_of(server, tables), seconds))
    return {"tables": tables, "answers": len(spent), **spread_ms(spent)}


def bench_load(seconds: float, tables: int) -> dict[str, object]:
    """Memory, throughput and processor use while two random bots play at each of that many tables at the usual pace."""
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as server:
        person = Person(server.port, "Ada")
        empty_mb = server.memory_mb()
        for _ in range(tables):
            person.new_table(NewSeat("bot", "random"), NewSeat("bot", "random"))
        answers, started, processor_s = _answers(person), time.perf_counter(), server.processor_s()
        time.sleep(seconds)
        answers, spent_s = _answers(person) - answers, time.perf_counter() - started
        processor_s = server.processor_s() - processor_s
        return {
            "tables": tables,
            "answers_per_s": round(answers / spent_s, 1),
            "processor_ms_per_answer": round(1000 * processor_s / max(answers, 1), 2),
            "processor_share": round(processor_s / spent_s, 2),
            "memory_empty_mb": round(empty_mb, 1),
            "memory_mb": round(server.memory_mb(), 1),
        }


def _answers(person: Person) -> int:
    """How many messages all tables of the person have taken so far."""
    tables = msgspec.json.decode(person.ask("GET", "/api/tables"), type=list[TableInfo])
    return sum(table.version for table in tables)


def spread_ms(spent_s: list[float], percent: int = 95) -> dict[str, object]:
    """The usual waiting time, and what that many of a hundred did not exceed."""
    ordered = sorted(spent_s)
    if not ordered:
        return {"median_ms": None, f"p{percent}_ms": None}
    late = ordered[min(len(ordered) - 1, round(percent / 100 * len(ordered)))]
    return {"median_ms": round(1000 * statistics.median(ordered), 2), f"p{percent}_ms": round(1000 * late, 2)}


def bench_first_page() -> dict[str, object]:
    """How many bytes cross the wire before the first page can show itself; None while the client is not built."""
    if not (CLIENT / "index.html").exists():
        return {"compressed_bytes": None, "files": 0}
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as server:
        page, size = _fetch(server.port, "/")
        parts = sorted(set(re.findall(r'(?:src|href)="(/[^"]+)"', page.decode())))
        sizes = {part: _fetch(server.port, part)[1] for part in parts}
    return {"compressed_bytes": size + sum(sizes.values()), "files": 1 + len(sizes)}


def _fetch(port: int, path: str) -> tuple[bytes, int]:
    """What is there, and how many bytes of it were sent."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=_ANSWER_LIMIT_S)
    try:
        connection.request("GET", path, headers={"Accept-Encoding": "gzip"})
        answer = connection.getresponse()
        sent = answer.read()
        if answer.status != 200:
            raise ServerFailed(f"GET {path}: {answer.status}")
        return gzip.decompress(sent) if answer.headers.get("Content-Encoding") == "gzip" else sent, len(sent)
    finally:
        connection.close()


def bench_game(name: str, seconds: float) -> dict[str, object]:
    """The longest stretch the event loop was busy while one person plays with the strongest bots at all other seats."""
    seats = max(game(name).seats)
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as server:
        person = Person(server.port, "Ada")
        rivals = [NewSeat("bot", bots.names(name)[-1]) for _ in range(seats - 1)]
        tables = [person.new_table(NewSeat("me"), *rivals, game=name) for _ in range(_GAMES_AT_ONCE)]
        server.pulse()
        answers = asyncio.run(_play_with_bots(person, tables, seconds))
        pulse = server.pulse()
    return {
        "seats": seats,
        "answers": answers,
        "longest_ms": round(pulse.longest_ms, 1),
        "longest_processor_ms": round(pulse.longest_processor_ms, 1),
    }


async def _play_with_bots(person: Person, tables: list[str], seconds: float) -> int:
    """A scripted person at the first seat of every table; how many versions the tables have gone on."""
    return sum(await asyncio.gather(*(_play_seat(person, table, seconds) for table in tables)))


async def _play_seat(person: Person, table: str, seconds: float) -> int:
    chance, version, sent = RandomDealer(int(table[:8], 16)), 0, -1
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds), socket_of(person, table) as line:
            await line.send(msgspec.json.encode(Hello(0)).decode())
            while True:
                told = _TOLD.decode(await line.recv())
                if isinstance(told, Problem):
                    raise ServerFailed(f"an offered answer was refused: {told.message} {told.arguments}")
                if isinstance(told, Update):
                    version = told.version
                    if told.question is not None and told.answered > sent:
                        sent = version
                        offered = told.question.answers()
                        given = offered[chance.below(len(offered))]
                        await line.send(msgspec.json.encode(Answers(0, version, [given])).decode())
    return version


def machine() -> dict[str, object]:
    """What the figures were made on, and how busy it was with other things before."""
    return {"cores": os.cpu_count(), "load": round(os.getloadavg()[0], 1)}


def server_bench(seconds: float, tables: int) -> dict[str, object]:
    """All figures as plain data; each part takes that many seconds, the waiting time is with that many tables."""
    return {
        **machine(),
        "latency": bench_latency(seconds, tables),
        "load": bench_load(seconds, LOAD_TABLES),
        "first_page": bench_first_page(),
        "games": {name: bench_game(name, max(seconds, _GAME_S)) for name in NAMES},
    }
