"""How an honest table fares while someone asks the server for too much, and how soon a server is back.

The attackers are processes of their own, so that they take nothing from the measuring process but the machine itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import signal
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, contextmanager
from functools import partial
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import NamedTuple, TypeAlias

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ..core.dealer import RandomDealer
from ..core.match import Match
from ..games import NAMES, game
from ..server.messages import Created, TableInfo
from ..server.pulse import Pulse
from ..server.requests import Hello, NewSeat, Ponder
from .server_process import ServerFailed, ServerProcess, running_server
from .serving import Pair, Person, machine, pairs_of, play, socket_of, spread_ms

WATCHERS = 1000
RESUMED = 500
_ANSWERS = 1000
"""How many answers are measured under every attack: enough that what 99 in 100 do not exceed is no accident."""
_ROUNDS = 5
"""How often an attack begins at most, with a server of its own, until enough answers have been given."""
_PAUSE_S = 0.02
_SETTLE_S = 3.0
"""How long an attack is under way before anything is measured."""
_PLAY_S = 20.0
"""How long the tables of bots have played before the server is killed."""
_BEGIN_LIMIT_S = 60.0
"""A long record has to be played first, for one; figures from before an attack say nothing about it."""
_BACK_LIMIT_S = 60.0
_BY_PERSON = 20
_POLL_S = 0.05

Begun: TypeAlias = Callable[[], object]
Attack: TypeAlias = "Callable[[int, str, Begun], Coroutine[object, object, None]]"


# What attackers do: each says when it has begun, and runs until its process is ended


async def nothing(port: int, table: str, begun: Begun) -> None:
    """No attack at all, to compare with."""
    begun()
    await asyncio.Event().wait()


async def forecasts(port: int, table: str, begun: Begun) -> None:
    """Four sockets of one person ask for forecasts of flicks as fast as they are answered."""
    mallory = Person(port, "Mallory", "127.0.1.1")
    mine = _load(mallory, _before_a_flick())
    begun()
    await asyncio.gather(*(_ask_for_forecasts(mallory, mine, number) for number in range(4)))


async def _ask_for_forecasts(person: Person, table: str, number: int) -> None:
    chance = RandomDealer(number)
    while True:
        with contextlib.suppress(ConnectionClosed, InvalidHandshake):  # refused, an attacker knocks again
            async with socket_of(person, table) as line:
                await line.send(_text(Hello(0)))
                version = msgspec.json.decode(await line.recv())["version"]
                while True:
                    flick = ["flick ship-1", f"aim {chance.below(3600)} {1 + chance.below(100)}"]
                    await line.send(_text(Ponder(0, version, flick)))
                    await line.recv()


async def watchers(port: int, table: str, begun: Begun) -> None:
    """A thousand onlookers at the honest table, from a few addresses, who read everything."""
    people = [Person(port, f"Eve {number}", f"127.0.1.{1 + number % 5}") for number in range(WATCHERS // _BY_PERSON)]
    entering = asyncio.Semaphore(50)
    begun()
    await asyncio.gather(*(_watch(person, table, entering) for person in people for _ in range(_BY_PERSON)))


async def _watch(person: Person, table: str, entering: asyncio.Semaphore) -> None:
    async with entering:
        line = await socket_of(person, table)
        await line.send(_text(Hello(None)))
        await line.recv()
    while True:
        await line.recv()


async def uploads(port: int, table: str, begun: Begun) -> None:
    """Four people load a long record at the same time, again and again."""
    record = _long_record()
    people = [Person(port, f"Mallory {number}", f"127.0.1.{number + 1}") for number in range(4)]
    begun()
    await asyncio.gather(*(asyncio.to_thread(_again, partial(_load, person, record)) for person in people))


async def replays(port: int, table: str, begun: Begun) -> None:
    """Four people jump about in the replay of a long game."""
    mallory = Person(port, "Mallory", "127.0.1.1")
    long = _load(mallory, _long_record())
    people = [Person(port, f"Mallory {number}", f"127.0.1.{number + 1}") for number in range(4)]
    chance = RandomDealer(1)

    def step(person: Person) -> None:
        person.ask("GET", f"/api/tables/{long}/steps/{chance.below(5000)}")

    begun()
    await asyncio.gather(*(asyncio.to_thread(_again, partial(step, person)) for person in people))


async def half_open(port: int, table: str, begun: Begun) -> None:
    """Connections that begin a request and never end it, as many as there can be."""
    kept = []
    begun()
    while True:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.1.1", 0))
        except OSError:
            await asyncio.sleep(_POLL_S)
            continue
        writer.write(b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
        kept.append((reader, writer))
        if len(kept) > 6000:
            kept.pop(0)[1].close()


async def creations(port: int, table: str, begun: Begun) -> None:
    """One address sets up people, tables of bots and sockets as fast as it can."""

    def people() -> None:
        Person(port, "Mallory", "127.0.1.1")

    mallory = Person(port, "Mallory", "127.0.1.1")

    def tables() -> None:
        mallory.new_table(NewSeat("bot", "random"), NewSeat("bot", "random"))

    begun()
    await asyncio.gather(
        asyncio.to_thread(_again, people), asyncio.to_thread(_again, tables), _open_sockets(mallory, table)
    )


async def _open_sockets(person: Person, table: str) -> None:
    lines = []
    while True:
        try:
            line = await socket_of(person, table)
            await line.send(_text(Hello(None)))
            lines.append(line)
        except (OSError, ConnectionClosed):
            await asyncio.sleep(_POLL_S)


ATTACKS: dict[str, Attack] = {
    attack.__name__: attack for attack in (nothing, forecasts, watchers, uploads, replays, half_open, creations)
}


def _again(ask: Callable[[], object]) -> None:
    """Without an end; what is refused is tried again at once."""
    while True:
        with contextlib.suppress(ServerFailed, OSError):
            ask()


def _text(message: msgspec.Struct) -> str:
    return msgspec.json.encode(message).decode()


def _load(person: Person, record: str) -> str:
    return msgspec.json.decode(person.ask("POST", "/api/records", record.encode()), type=Created).id


def _before_a_flick() -> str:
    """The record of a game of Ascending Empires in which seat 0 may flick its first ship."""
    played = game("empires")
    for seed in range(100):
        match = Match(played, ["Ada", "Bo"], {}, RandomDealer(seed))
        seat, options = next(iter(match.table.questions().items()))
        while played.actions.verb(options[0]) == "put":
            match.act(seat, played.actions.text(options[0]))
            seat, options = next(iter(match.table.questions().items()))
        if seat == 0:
            match.act(0, "choose move")
            return match.record().to_json()
    raise ServerFailed("seat 0 never begins")


def _long_record() -> str:
    """A legal game of some hundred kilobytes: people who only take turns."""
    played = game("empires")
    chance = RandomDealer(3)
    match = Match(played, ["Ada", "Bo", "Cy", "Di"], {}, chance)
    while not match.table.over:
        questions = match.table.questions()
        seat = list(questions)[chance.below(len(questions))]
        match.act(seat, played.actions.text(questions[seat][chance.below(len(questions[seat]))]))
    return match.record().to_json()


# What is measured meanwhile


def _attacking(name: str, port: int, table: str, begun: Event) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    asyncio.run(ATTACKS[name](port, table, begun.set))


@contextmanager
def _attack(name: str, port: int, table: str) -> Iterator[None]:
    context = multiprocessing.get_context("spawn")
    begun = context.Event()
    process = context.Process(target=_attacking, args=(name, port, table, begun), daemon=True)
    process.start()
    try:
        if not begun.wait(_BEGIN_LIMIT_S):
            raise ServerFailed(f"nobody attacked: {name} did not begin")
        yield
        if not process.is_alive():
            raise ServerFailed(f"nobody attacked any more: {name} ended by itself")
    finally:
        process.kill()
        process.join()


def bench_attack(name: str, seconds: float, answers: int = _ANSWERS) -> dict[str, object]:
    """From an honest person's answer to the other's screen, while someone asks for too much."""
    rounds: list[Round] = []
    spent: list[float] = []
    while len(spent) < answers and len(rounds) < _ROUNDS:
        rounds.append(_round(name, seconds))
        spent += rounds[-1].spent
    return {
        "answers": len(spent),
        **spread_ms(spent, 99),
        "longest_ms": round(max(found.pulse.longest_ms for found in rounds), 1),
        "longest_processor_ms": round(max(found.pulse.longest_processor_ms for found in rounds), 1),
        "log_bytes": max(found.log_bytes for found in rounds),
    }


class Round(NamedTuple):
    """What was found in one go: an attack comes with the greatest force when its budgets are full."""

    spent: list[float]
    pulse: Pulse
    log_bytes: int


def _round(name: str, seconds: float) -> Round:
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder), budget=1.0) as server:
        (pair,) = pairs_of(server, 1)
        with _attack(name, server.port, pair.table):
            spent = asyncio.run(_honest(pair, server, seconds))
            pulse = server.pulse()
        return Round(spent, pulse, Path(folder, "server.log").stat().st_size)


async def _honest(pair: Pair, server: ServerProcess, seconds: float) -> list[float]:
    async with AsyncExitStack() as sockets:
        await pair.sit_down(sockets)
        await asyncio.sleep(_SETTLE_S)
        server.pulse()
        return await play(pair, 0.0, time.perf_counter() + seconds, _PAUSE_S)


def bench_attacks(seconds: float) -> dict[str, object]:
    """An honest table under every attack."""
    return {name: bench_attack(name, seconds) for name in ATTACKS}


def attack_bench(seconds: float) -> dict[str, object]:
    """All of it as plain data, with how busy the machine was before."""
    return {**machine(), "attacks": bench_attacks(seconds), "restart": bench_restart()}


# A server that comes back


def bench_restart(tables: int = RESUMED, played_s: float = _PLAY_S) -> dict[str, object]:
    """A server is killed while bots play at many tables: how soon all go on, how long requests take meanwhile."""
    with tempfile.TemporaryDirectory() as folder:
        with running_server(Path(folder), budget=1.0) as server:
            people = [
                Person(server.port, f"Ada {number}", f"127.0.1.{number + 1}")
                for number in range(-(-tables // _BY_PERSON))
            ]
            for number in range(tables):
                owner, name = people[number // _BY_PERSON], NAMES[number % len(NAMES)]
                owner.new_table(NewSeat("bot", "random"), NewSeat("bot", "random"), game=name)
            time.sleep(played_s)
            versions = _versions(people)
            server.process.kill()
            server.process.wait()
        with running_server(Path(folder), budget=1.0) as server:
            server.pulse()
            back_s, spent = _all_back(people, server.port, versions)
            pulse = server.pulse()
    return {
        "tables": tables,
        "versions": sum(versions.values()),
        "all_back_s": round(back_s, 1),
        **spread_ms(spent, 99),
        "slowest_ms": round(1000 * max(spent), 1),
        "longest_ms": round(pulse.longest_ms, 1),
        "longest_processor_ms": round(pulse.longest_processor_ms, 1),
    }


def _versions(people: list[Person]) -> dict[str, int]:
    """How far the tables of some people have come that are not over."""
    tables: list[TableInfo] = []
    for person in people:
        tables += msgspec.json.decode(person.ask("GET", "/api/tables"), type=list[TableInfo])
    return {table.id: table.version for table in tables if table.status == "playing"}


def _all_back(people: list[Person], port: int, versions: dict[str, int]) -> tuple[float, list[float]]:
    """Seconds until every table that was under way has gone on, and how long each request took meanwhile."""
    started, spent, left = time.perf_counter(), [], list(people)
    for person in people:
        person.port = port
    while left:
        asked = time.perf_counter()
        now = _versions(left[:1])
        spent.append(time.perf_counter() - asked)
        if all(version > versions[table] for table, version in now.items()):
            left.pop(0)
        else:
            left.append(left.pop(0))
        if time.perf_counter() - started > _BACK_LIMIT_S:
            raise ServerFailed(f"the tables of {len(left)} people did not come back")
        time.sleep(_POLL_S)
    return time.perf_counter() - started, spent
