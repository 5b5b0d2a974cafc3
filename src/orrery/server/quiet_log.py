"""A log nobody can flood: of each kind of complaint one line in a minute, with the number of those left out."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

_SECONDS = 60.0


class OncePerMinute(logging.Filter):
    """Lets one line of each kind through in a minute; a kind is a message before its arguments are put in."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._last: dict[tuple[str, str], float] = {}
        self._left_out: dict[tuple[str, str], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        kind, now = (record.name, str(record.msg)[:200]), self._clock()
        last = self._last.get(kind)
        if last is not None and now - last < _SECONDS:
            self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return False
        self._last[kind] = now
        left_out = self._left_out.pop(kind, 0)
        if left_out:
            record.msg = f"{record.getMessage()} (and {left_out} more like it)"
            record.args = ()
        return True
