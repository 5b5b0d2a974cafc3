"""Track when each person was last connected to a table.

A seat is kept for an absent person until `patience_seconds` have passed; after that the other
players may decide to replace them. Times are in memory only: after a restart everyone
counts as last seen at the start of the server. They are kept for an hour, or as long as a seat
is kept where that is longer; later they no longer matter.
"""

from __future__ import annotations

import math
from collections.abc import Callable

_KEPT_SECONDS = 3600.0
"""Far longer than it takes until it is stored who has seen a question (`calling.py`)."""


class Presence:
    """Last-seen times, keyed by table and person."""

    def __init__(self, clock: Callable[[], float], patience_seconds: float) -> None:
        self._clock = clock
        self._patience_seconds = patience_seconds
        self._kept_seconds = max(_KEPT_SECONDS, patience_seconds)
        self._started = clock()
        self._last_seen: dict[tuple[str, int], float] = {}
        """In the order in which they were recorded, so that the first ones are forgotten first."""

    def mark_seen(self, table: str, person: int) -> None:
        """Record that the person is connected now, or has just disconnected."""
        self._record(table, person, self._clock())

    def mark_left_elsewhere(self, table: str, person: int, seconds_ago: float) -> None:
        """Record a disconnect reported by another process; an older time never replaces a newer one."""
        left = self._clock() - seconds_ago
        self._record(table, person, max(left, self._last_seen.get((table, person), left)))

    def _record(self, table: str, person: int, time: float) -> None:
        self._last_seen.pop((table, person), None)
        self._last_seen[table, person] = time
        forgotten = self._clock() - self._kept_seconds
        while self._last_seen and self._last_seen[first := next(iter(self._last_seen))] < forgotten:
            del self._last_seen[first]

    def seconds_away(self, table: str, person: int) -> float | None:
        """Return the seconds since the person was last seen, or None if that is not known or was too long ago."""
        last_seen = self._last_seen.get((table, person))
        return None if last_seen is None else self._clock() - last_seen

    def minutes_left(self, table: str, person: int) -> int:
        """Return for how many minutes the seat is still kept; 0 means the others may decide."""
        last_seen = max(self._started, self._last_seen.get((table, person), self._started))
        return max(0, math.ceil((self._patience_seconds - (self._clock() - last_seen)) / 60))

    def __len__(self) -> int:
        """Return how many times are kept."""
        return len(self._last_seen)
