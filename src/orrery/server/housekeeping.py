"""Tables that have been kept long enough are deleted, a few at a time, once an hour."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from .healing import Pause, patiently
from .retention import FOR_EVER, Keep
from .store import Store

_log = logging.getLogger(__name__)
_REST_SECONDS = 3600.0


async def keep_house(store: Store, keep: Keep, pause: Pause) -> None:
    """Again and again, if there is anything to do at all."""
    while keep != FOR_EVER:
        deleted = await sweep_once(store, keep, pause)
        if deleted:
            _log.info("%d tables deleted that have been kept long enough", deleted)
        await asyncio.sleep(_REST_SECONDS)


async def sweep_once(store: Store, keep: Keep, pause: Pause) -> int:
    """Look at all tables; how many were deleted."""
    retention, deleted = store.retention(keep), 0
    last: str | None = ""
    while last is not None:
        page = await patiently(partial(store.do, retention.sweep, last), pause)
        deleted, last = deleted + len(page.deleted), page.last
    return deleted
