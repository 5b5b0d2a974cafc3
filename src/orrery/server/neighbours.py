"""Other processes at the same tables: what they change is heard of, and what a dead one has left is taken over."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol

from .errors import StoreFails, UnknownTable
from .healing import PASSING, Pause, pause_seconds
from .processes import CHANNEL
from .store import Store

_log = logging.getLogger(__name__)
_BEAT_SECONDS = 1.5
"""How often a process says that it lives: a few times within its lease."""

_DEAF_SECONDS = 2.0
"""How long at most nobody listens: what others answer is not seen here meanwhile."""


class Hearing(Protocol):
    """What is done with news."""

    async def hear_of_table(self, table: str, revision: int) -> None: ...

    async def hear_of_move(self, table: str, revision: int, keeper: str | None) -> None: ...

    async def hear_of_presence(self, table: str) -> None: ...

    async def hear_of_name(self, person: int) -> None: ...

    async def hear_of_browsers(self, person: int) -> None:
        """Browsers of the person have joined or were signed out."""
        ...

    async def catch_up(self) -> None:
        """Anything may have been missed."""
        ...

    def read_again(self, table: str) -> None:
        """News of the table could not be taken in."""
        ...

    async def take_over(self, table: str) -> None:
        """This process plays the table's bots from now on."""
        ...


class Neighbours:
    """One process alone: nobody else changes anything, and nobody has to be told."""

    me: str | None = None
    """What this process is called."""
    ready = True
    """Whether it hears what the others tell."""

    def here(self, table: str, people: tuple[int, ...]) -> None:
        """Those who sit at the table and look at it at this process."""

    async def run(self, hearing: Hearing) -> None:
        """As long as the server runs."""

    async def leave(self) -> None:
        """The server stops."""


class SharedHouse(Neighbours):
    """Several processes on one database: rows are the truth, and LISTEN tells when to read them."""

    def __init__(self, store: Store, pause: Pause) -> None:
        self.me = secrets.token_hex(8)
        self.ready = False
        self._store = store
        self._pause = pause
        self._here: dict[str, tuple[int, ...]] = {}
        self._moved: dict[tuple[str, int], None] = {}
        self._unsure = False
        """True if tables may have been taken over here without this process knowing which."""
        self._stirred = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    def here(self, table: str, people: tuple[int, ...]) -> None:
        known = self._here.pop(table, ())
        if people:
            self._here[table] = people
        for person in {*known} ^ {*people}:
            self._moved[table, person] = None
            self._stirred.set()

    async def run(self, hearing: Hearing) -> None:
        """Listen, renew the lease and tell who is here; begin all of it again after a mistake of ours in any part."""
        while True:
            try:
                async with asyncio.TaskGroup() as group:
                    for chore in (self._listen(hearing), self._live(hearing), self._tell_presence()):
                        group.create_task(chore)
            except Exception:
                _log.exception("the line to the other processes is begun again")
            self.ready = False
            self._moved.update({(table, person): None for table, people in self._here.items() for person in people})
            self._stirred.set()
            await self._pause(_DEAF_SECONDS)

    async def leave(self) -> None:
        """Others need not wait until the lease is over."""
        for task in self._tasks:
            task.cancel()
        with contextlib.suppress(StoreFails):
            await self._store.do(self._store.processes.leave, self._name)

    @property
    def _name(self) -> str:
        assert self.me is not None
        return self.me

    async def _listen(self, hearing: Hearing) -> None:
        """Hear the news; after every break everything is read again."""
        import psycopg  # an extra, which an address of PostgreSQL has asked for

        failures = 0
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(**self._store.listening(), autocommit=True)
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await hearing.catch_up()
                    self.ready, failures = True, 0
                    async for news in connection.notifies():
                        self._hear(hearing, news.payload)
            except psycopg.OperationalError as problem:
                _log.warning("no news from the database: %s", " ".join(str(problem).split()))
            self.ready = False
            await self._pause(min(pause_seconds(failures), _DEAF_SECONDS))
            failures += 1

    def _hear(self, hearing: Hearing, news: str) -> None:
        def catch_up() -> None:
            self._do(hearing.catch_up())

        match news.split(" "):
            case ["table", table, revision]:
                self._do(hearing.hear_of_table(table, int(revision)), partial(hearing.read_again, table))
            case ["move", table, revision, keeper]:
                heard = hearing.hear_of_move(table, int(revision), None if keeper == "-" else keeper)
                self._do(heard, partial(hearing.read_again, table))
            case ["presence", table]:
                self._do(hearing.hear_of_presence(table), partial(hearing.read_again, table))
            case ["name", person]:
                self._do(hearing.hear_of_name(int(person)), catch_up)
            case ["browsers", person]:
                self._do(hearing.hear_of_browsers(int(person)), catch_up)
            case ["process", process] if process != self.me:
                self._do(self._take_over(hearing))

    def _do(self, work: Awaitable[None], failed: Callable[[], None] = lambda: None) -> None:
        """Do something that others need not wait for; `failed` is called if that does not work."""
        task = asyncio.ensure_future(self._done(work, failed))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _done(self, work: Awaitable[None], failed: Callable[[], None]) -> None:
        try:
            await work
        except UnknownTable as problem:
            _log.info("deleted meanwhile: %s", problem)
        except Exception as problem:
            mistake = None if isinstance(problem, PASSING) else problem
            _log.warning("news could not be taken in: %s", problem, exc_info=mistake)
            failed()

    async def _live(self, hearing: Hearing) -> None:
        """Say that this process lives, and play on what the dead have left."""
        while True:
            with contextlib.suppress(StoreFails):
                await self._store.do(self._store.processes.live, self._name)
                await self._take_over(hearing)
            await asyncio.sleep(_BEAT_SECONDS)

    async def _take_over(self, hearing: Hearing) -> None:
        """Play on what the dead have left; this may run twice at the same time."""
        processes = self._store.processes
        try:
            while taken := await self._store.do(processes.take_orphans, self._name):
                _log.info("%d tables of a process that is gone are played on here", len(taken))
                for table in taken:
                    await hearing.take_over(table)
            if self._unsure:
                self._unsure = False  # before it is read: what fails meanwhile is read the next time
                for table in await self._store.do(processes.kept_by, self._name):
                    await hearing.take_over(table)
        except BaseException:
            self._unsure = True  # some may have been taken all the same
            raise

    async def _tell_presence(self) -> None:
        """Store who has come and gone; somebody who comes and goes quickly is stored once, as it is then."""
        while True:
            await self._stirred.wait()
            self._stirred.clear()
            while self._moved:
                table, person = next(iter(self._moved))
                del self._moved[table, person]
                present = person in self._here.get(table, ())
                note = self._store.processes.note_presence
                try:
                    await self._patiently(lambda: self._store.do(note, self._name, table, person, present))  # noqa: B023
                except asyncio.CancelledError:
                    self._moved[table, person] = None  # it may not have been stored
                    raise

    async def _patiently(self, work: Callable[[], Awaitable[None]]) -> None:
        failures = 0
        while True:
            try:
                return await work()
            except StoreFails:
                await self._pause(pause_seconds(failures))
                failures += 1


def neighbours_of(store: Store, pause: Pause) -> Neighbours:
    return SharedHouse(store, pause) if store.shared else Neighbours()
