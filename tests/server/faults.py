"""Faults of a database that are injected into running servers: of one statement, of a commit, or of everything."""

from __future__ import annotations

import asyncio
import re
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import OperationalError

_BACKGROUND = re.compile(r"\bprocesses\b|\bbudgets\b|SKIP LOCKED|^SET LOCAL")
"""Work that servers do by themselves from time to time: leases, budgets, looking for tables of dead processes."""
_KIND = re.compile(r"\s*(SELECT\b.*?\bFROM|INSERT INTO|UPDATE|DELETE FROM)\s+\"?(\w+)", re.DOTALL)
_REST_SECONDS = 0.02
"""Among several servers; one alone hears no news later."""
_REST_ALONE_SECONDS = 0.002
Failure = Callable[[], Exception]
"""Makes what the driver raises where the database fails."""
When = Literal["statement", "commit", "committed"]


class Fault(NamedTuple):
    """A statement that fails, or the commit of the transaction that it begins to write, before or after it is done."""

    server: int
    statement: str
    when: When

    @property
    def writes(self) -> bool:
        return not self.statement.startswith("SELECT")

    def __str__(self) -> str:
        found = _KIND.match(self.statement)
        named = " ".join(self.statement.split()) if found is None else f"{found[1].split()[0]} {found[2]}"
        return f"{self.when} of {named} at server {self.server}"


class _Transaction(threading.local):
    """The transaction of each thread; one that has begun before it was watched writes nothing."""

    writing: str | None = None
    """The first statement that writes."""


class Faults:
    """Watches what servers ask of their databases, and lets some of it fail."""

    def __init__(self, engines: Sequence[Engine]) -> None:
        self._lock = threading.Lock()
        self._thread = _Transaction()
        self._recorded: dict[Fault, None] | None = None
        self._armed: Fault | None = None
        self._down = False
        self._statements = 0
        self.background = False
        """True if what servers do by themselves from time to time may fail, too."""
        self._rest_seconds = _REST_SECONDS if len(engines) > 1 else _REST_ALONE_SECONDS
        self.struck: float | None = None
        """When the fault that is armed has struck, by the monotonic clock."""
        for server, engine in enumerate(engines):
            event.listen(engine, "begin", self._begin)
            assert engine.dialect.dbapi is not None
            failure = partial(engine.dialect.dbapi.OperationalError, "injected")
            event.listen(engine, "before_cursor_execute", partial(self._execute, server, failure))
            commit = partial(self._commit, server, failure, engine.dialect.do_commit)
            engine.dialect.do_commit = commit  # type: ignore[method-assign]

    def arm(self, fault: Fault) -> None:
        """Let the fault strike once."""
        self.struck = None
        self._armed = fault

    def disarm(self) -> None:
        self._armed = None

    @contextmanager
    def recording(self) -> Iterator[list[Fault]]:
        """Collect all faults that are possible meanwhile, each once, in the order of their statements."""
        found: list[Fault] = []
        self._recorded = {}
        yield found
        found += self._recorded
        self._recorded = None

    @contextmanager
    def everywhere(self) -> Iterator[None]:
        """Let every statement and every commit fail."""
        self._down = True
        try:
            yield
        finally:
            self._down = False

    async def rest(self) -> None:
        """Return when nothing has been asked for a moment, so that what comes next is due to what is done next."""
        known = -1
        while known != self._statements:
            known = self._statements
            await asyncio.sleep(self._rest_seconds)

    def _begin(self, connection: Connection) -> None:
        self._thread.writing = None

    def _execute(
        self,
        server: int,
        failure: Failure,
        connection: Connection,
        cursor: object,
        statement: str,
        values: object,
        context: Any,
        many: bool,
    ) -> None:
        if _BACKGROUND.search(statement):
            if not self.background:
                return
        else:
            self._statements += 1
        fault = Fault(server, statement, "statement")
        if fault.writes and self._thread.writing is None:
            self._thread.writing = statement
        if self._strikes(fault):
            raise OperationalError(statement, None, failure())

    def _commit(self, server: int, failure: Failure, commit: Callable[[Any], None], connection: Any) -> None:
        statement = self._thread.writing
        if statement is not None and self._strikes(Fault(server, statement, "commit")):
            raise failure()
        commit(connection)
        if statement is not None and self._strikes(Fault(server, statement, "committed")):
            raise failure()

    def _strikes(self, fault: Fault) -> bool:
        with self._lock:
            if self._recorded is not None:
                self._recorded[fault] = None
            if self._armed == fault:
                self._armed, self.struck = None, time.monotonic()
                return True
            return self._down and fault.when != "committed"
