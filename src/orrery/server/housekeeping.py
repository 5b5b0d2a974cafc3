"""Delete tables that have been kept long enough, once an hour."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from .healing import Pause, patiently
from .retention import FEW, Keep, TooManyAtOnce, too_many_at_once
from .store import Store

_log = logging.getLogger(__name__)
_REST_SECONDS = 3600.0


class Housekeeping:
    """Looks at all tables, and deletes those that are due if they are not suspiciously many."""

    def __init__(self, store: Store, keep: Keep, pause: Pause) -> None:
        self._store = store
        self._keep = keep
        self._pause = pause
        self._retention = store.retention(keep)
        self.refused: TooManyAtOnce | None = None
        """Tables not deleted when it was last looked, since the host has to confirm it."""

    async def run(self) -> None:
        """As long as the server runs, if anything is to be deleted at all."""
        if self._keep.confirmed and not self._keep.for_ever:
            _log.warning(
                "--delete-up-to %d is set: up to that many tables are deleted at once, even if the clock is wrong. "
                "Start the server without it once they are deleted",
                self._keep.confirmed,
            )
        while not self._keep.for_ever:
            deleted = await self.sweep()
            if deleted:
                _log.info("%d tables deleted that have been kept long enough", deleted)
            await asyncio.sleep(_REST_SECONDS)

    async def sweep(self) -> int:
        """Look at all tables; return how many were deleted."""
        tables, due = await self._look()
        self.refused = too_many_at_once(len(due), tables, self._keep.confirmed)
        if self.refused is not None:
            _log.warning(
                "%d of %d tables have been kept long enough, which may be a wrong clock: none is deleted. If the clock "
                "is right, start the server with --delete-up-to %d",
                *self.refused,
                self.refused.enough,
            )
            return 0
        deleted = 0
        for first in range(0, len(due), FEW):
            few = due[first : first + FEW]
            gone = await patiently(partial(self._store.do, self._retention.delete, few), self._pause)
            if gone is None:
                break  # another process is at it
            deleted += len(gone)
        return deleted

    async def _look(self) -> tuple[int, list[str]]:
        """Return how many tables there are, and those that are due."""
        tables, due = 0, list[str]()
        last: str | None = ""
        while last is not None:
            page = await patiently(partial(self._store.do, self._retention.look, last), self._pause)
            tables, last = tables + page.tables, page.last
            due += page.due
        return tables, due
