"""Remember whether the database took the last change it was given, so that a probe need not write anything.

A failure counts until a change succeeds: a disk stays full however long nobody answers.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Engine, event
from sqlalchemy.engine.default import DefaultExecutionContext
from sqlalchemy.engine.interfaces import DBAPICursor, ExecutionContext
from sqlalchemy.exc import DBAPIError, IntegrityError


class LastWrite:
    """The outcome of the last transaction of an engine that was to change something."""

    def __init__(self, engine: Engine) -> None:
        self._thread = threading.local()
        self.failed = False
        """True from a write that fails to the next one that succeeds."""
        event.listen(engine, "before_cursor_execute", self._note_attempt)
        event.listen(engine, "after_cursor_execute", self._note_change)

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
                self.failed = True
            raise
        if self._thread.changed:
            self.failed = False

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
