"""Who is away from a table, and how much longer the seat is kept for them."""

from __future__ import annotations

import math
from collections.abc import Callable


class Presence:
    """Remembers when a person was last at a table; nobody is away longer than the server runs."""

    def __init__(self, clock: Callable[[], float], patience_seconds: float) -> None:
        self._clock = clock
        self._patience_seconds = patience_seconds
        self._begun = clock()
        self._seen: dict[tuple[str, int], float] = {}

    def note(self, table: str, person: int) -> None:
        """The person is at the table now, or has just left it."""
        self._seen[table, person] = self._clock()

    def note_departure(self, table: str, person: int, seconds_ago: float) -> None:
        """The person has left the table at another process."""
        known = self._seen.get((table, person), self._begun)
        self._seen[table, person] = max(known, self._clock() - seconds_ago)

    def away_seconds(self, table: str, person: int) -> float | None:
        """How long ago the person was last seen there; not known of who has not been there since the server started."""
        seen = self._seen.get((table, person))
        return None if seen is None else self._clock() - seen

    def minutes_left(self, table: str, person: int) -> int:
        """How much longer the seat of an absent person is kept; 0: the others may decide about it."""
        away_seconds = self._clock() - self._seen.get((table, person), self._begun)
        return max(0, math.ceil((self._patience_seconds - away_seconds) / 60))
