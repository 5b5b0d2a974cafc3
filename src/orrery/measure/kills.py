"""Measure how long tables stand still while one serving process after the other is killed."""

from __future__ import annotations

import asyncio
import os
import signal
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from ..core.dealer import RandomDealer
from ..server.database import Database
from ..server.messages import FromServer, Problem, Update
from ..server.requests import Answers, Hello
from ..server.schema import PROCESSES
from .paced import passing_schema
from .server_process import ServerFailed, ServerProcess, running_server
from .serving import PAUSE_S, Pair, pairs_of, socket_of, spread_ms

_GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, TimeoutError)
_LONG = 60
_RETRY_S = 0.05
_REST_S = 3.0
"""Time for which everything goes on between two kills, after the process that was killed has been replaced."""
_REPLACE_LIMIT_S = 120.0
_POLL_S = 0.1
_TOLD: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


class Seat:
    """A person at a table who comes back at once when the connection is lost."""

    def __init__(self, pair: Pair, seat: int, changed: Callable[[], None]) -> None:
        self._pair = pair
        self._seat = seat
        self._changed = changed
        self.update: Update | None = None
        self.line: ClientConnection | None = None
        self.sent = False
        """True while an answer is on its way over this connection."""
        self.away_s: list[float] = []
        """For each lost connection the seconds until the table was seen again."""

    @property
    def version(self) -> int:
        return -1 if self.update is None else self.update.version

    async def watch(self) -> None:
        """See the table, for as long as this is not cancelled."""
        lost: float | None = None
        while True:
            with suppress(*_GONE):
                async with socket_of(self._pair.people[self._seat], self._pair.table) as line:
                    await line.send(msgspec.json.encode(Hello(self._seat)).decode())
                    while True:
                        told = _TOLD.decode(await line.recv())
                        if isinstance(told, Problem):
                            self.sent = False  # it may have come too late, or could not be stored: once more
                        elif isinstance(told, Update):
                            if lost is not None:
                                self.away_s.append(time.perf_counter() - lost)
                                lost = None
                            self.update, self.line = told, line
                        self._changed()
            if lost is None:
                lost = time.perf_counter()
            self.line, self.sent = None, False
            await asyncio.sleep(_RETRY_S)


class Table:
    """Two seats that answer at random; what was not acknowledged is sent again."""

    def __init__(self, pair: Pair, seed: int) -> None:
        self._chance = RandomDealer(seed)
        self._news = asyncio.Event()
        self.seats = [Seat(pair, seat, self._news.set) for seat in (0, 1)]
        self.waits_s: list[float] = []
        """For each answer the seconds until both have seen it."""

    async def begin(self) -> None:
        """Give so many answers that it takes a job process to restore the table."""
        while not all(seat.update is not None for seat in self.seats):
            await self._news.wait()
            self._news.clear()
        while self.seats[0].version < _LONG and await self._answer():
            pass
        self.waits_s.clear()

    async def play(self, rest_s: float, late: asyncio.Event) -> None:
        """Answer once in a pause until the game is over, or until one more answer has been seen when it is late."""
        await asyncio.sleep(rest_s)
        while await self._answer() and not late.is_set():
            await asyncio.sleep(PAUSE_S)

    async def _answer(self) -> bool:
        """Give one answer; False if nobody is asked any more."""
        asked = [place for place, seat in enumerate(self.seats) if seat.update and seat.update.question is not None]
        if not asked:
            return False
        place = asked[self._chance.below(len(asked))]
        seat = self.seats[place]
        assert seat.update is not None
        assert seat.update.question is not None
        version, offered = seat.update.version, seat.update.question.answers()
        sent = msgspec.json.encode(Answers(place, version, [offered[self._chance.below(len(offered))]])).decode()
        started = time.perf_counter()
        while not all(other.version > version for other in self.seats):
            self._news.clear()
            if seat.line is not None and not seat.sent and seat.version <= version:
                seat.sent = True
                with suppress(*_GONE):
                    await seat.line.send(sent)
            await self._news.wait()
        seat.sent = False
        self.waits_s.append(time.perf_counter() - started)
        return True


def bench_kills(tables: int, workers: int, database: str) -> dict[str, object]:
    """Each process is killed once, the next one as soon as the one before has been replaced."""
    with (
        tempfile.TemporaryDirectory() as folder,
        passing_schema(database, workers) as place,
        running_server(Path(folder), database=place, workers=workers) as server,
    ):
        return asyncio.run(_measure(server, tables))


async def _measure(server: ServerProcess, tables: int) -> dict[str, object]:
    played = [Table(pair, number) for number, pair in enumerate(pairs_of(server, tables))]
    seats = [seat for table in played for seat in table.seats]
    async with asyncio.TaskGroup() as group:
        watching = [group.create_task(seat.watch()) for seat in seats]
        await asyncio.gather(*(table.begin() for table in played))
        late = asyncio.Event()
        playing = [
            group.create_task(table.play(PAUSE_S * number / tables, late)) for number, table in enumerate(played)
        ]
        await asyncio.sleep(_REST_S)
        replaced = [await _kill(server, victim) for victim in server.serving()]
        late.set()
        await asyncio.gather(*playing)
        for task in watching:
            task.cancel()
    waits_s = [wait for table in played for wait in table.waits_s]
    away_s = [away for seat in seats for away in seat.away_s]
    return {
        "tables": tables,
        "kills": len(replaced),
        "replaced_s": round(max(replaced), 1),
        "answers": len(waits_s),
        **spread_ms(waits_s),
        "lost_connections": len(away_s),
        "longest_silence_s": round(max(waits_s + away_s), 2),
    }


async def _kill(server: ServerProcess, victim: int) -> float:
    """Kill one process; return the seconds until another one serves in its place."""
    shared = Database(server.database)
    try:
        known, started = await asyncio.to_thread(_living, shared), time.perf_counter()
        os.kill(victim, signal.SIGKILL)
        while not await asyncio.to_thread(_living, shared) - known:
            if time.perf_counter() - started > _REPLACE_LIMIT_S:
                raise ServerFailed("a process that was killed has not been replaced")
            await asyncio.sleep(_POLL_S)
        spent = time.perf_counter() - started
    finally:
        shared.close()
    await asyncio.sleep(_REST_S)
    return spent


def _living(database: Database) -> frozenset[str]:
    """Return the processes that have a lease."""
    with database.engine.connect() as connection:
        return frozenset(connection.execute(select(PROCESSES.c.id)).scalars())
