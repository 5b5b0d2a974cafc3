"""Garbage is collected when the server says so: a full collection stops everything, so it is kept short and rare."""

from __future__ import annotations

import asyncio
import gc
import time

_YOUNG = 2000
_MIDDLE = 10
_NEVER = 1_000_000
_SECONDS = 60.0
_REST = 1000
"""It rests a thousand times as long as the last sweep took: a server with very many tables sweeps less often."""


def settle() -> None:
    """What was loaded at the start stays for ever and is never looked at again; only young garbage goes by itself."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _MIDDLE, _NEVER)


async def sweep() -> None:
    """Collect the old garbage too, again and again."""
    while True:
        started = time.perf_counter()
        gc.collect()
        await asyncio.sleep(pause_seconds(time.perf_counter() - started))


def pause_seconds(spent_s: float) -> float:
    """How long to rest after a sweep.

    >>> pause_seconds(0.005), pause_seconds(0.2)
    (60.0, 200.0)
    """
    return max(_SECONDS, _REST * spent_s)
