"""Remember whether the database took the last change it was given, so that a probe need not write anything."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Engine, event
from sqlalchemy.engine.default import DefaultExecutionContext
from sqlalchemy.engine.interfaces import DBAPICursor, ExecutionContext
from sqlalchemy.exc import DBAPIError, IntegrityError

_REMEMBERED_SECONDS = 60.0
"""After this time a failure no longer counts: where nobody is sent to this server, nothing is written that could
succeed."""


class LastWrite:
    """The outcome of the last transaction of an engine that was to change something."""

    def __init__(self, engine: Engine, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._thread = threading.local()
        self._failed: float | None = None
        event.listen(engine, "before_cursor_execute", self._note_attempt)
        event.listen(engine, "after_cursor_execute", self._note_change)

    @property
    def failed(self) -> bool:
        """True if the last write failed, less than a minute ago."""
        return self._failed is not None and self._clock() - self._failed < _REMEMBERED_SECONDS

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Note how the transaction inside ends; it must be run in one thread."""
        self._thread.attempted = self._thread.changed = False
        try:
            yield
        except IntegrityError:
            raise  # it refuses this change and takes others
        except DBAPIError:
            if self._thread.attempted:
                self._failed = self._clock()
            raise
        if self._thread.changed:
            self._failed = None

    def _note_attempt(
        self, connection: Connection, cursor: DBAPICursor, statement: str, values: Any, context: Any, many: bool
    ) -> None:
        if _writes(context):
            self._thread.attempted = True

    def _note_change(
        self, connection: Connection, cursor: DBAPICursor, statement: str, values: Any, context: Any, many: bool
    ) -> None:
        if _writes(context) and cursor.rowcount:
            self._thread.changed = True


def _writes(context: ExecutionContext | None) -> bool:
    return isinstance(context, DefaultExecutionContext) and (context.isinsert or context.isupdate or context.isdelete)
