"""A log nobody can flood: of each kind of complaint one line in a minute, of other lines a few."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

_SECONDS = 60.0
_USUAL = 20
"""How many lines of a kind that complain of nothing are written in a minute."""


class OncePerMinute(logging.Filter):
    """Lets few lines of each kind through in a minute; a kind is a message before its arguments are put in."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._since: dict[tuple[str, str], float] = {}
        self._seen: dict[tuple[str, str], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind, now = (record.name, str(record.msg)[:200]), self._clock()
        limit = 1 if record.levelno >= logging.WARNING else _USUAL
        if now - self._since.get(kind, -_SECONDS) < _SECONDS:
            self._seen[kind] += 1
            return self._seen[kind] <= limit
        left_out = self._seen.get(kind, 0) - limit
        self._since[kind], self._seen[kind] = now, 1
        if left_out > 0:
            record.msg = f"{record.getMessage()} (and {left_out} more like it)"
            record.args = ()
        return True
