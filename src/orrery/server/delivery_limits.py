"""Bound how many messages leave this process at the same time, for each host they go to and in all."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from weakref import WeakValueDictionary

EACH_HOST = 2
"""Messages on their way to one host."""
IN_ALL = 8


class HostLimits:
    """A limit for each host, which is kept only while something goes there or waits for it."""

    def __init__(self) -> None:
        self._limits: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    def limit(self, host: str) -> asyncio.Semaphore:
        """Return the limit of this host."""
        found = self._limits.get(host)
        if found is None:
            found = self._limits[host] = asyncio.Semaphore(EACH_HOST)
        return found


class TooBusy(Exception):
    """Too many messages wait for the same host or in all."""


class DeliveryLimits:
    """The limits of all deliveries of one process."""

    def __init__(self) -> None:
        self._hosts = HostLimits()
        self._in_all = asyncio.Semaphore(IN_ALL)

    @asynccontextmanager
    async def delivery(self, host: str, wait_seconds: float) -> AsyncIterator[None]:
        """Wait until a message may go to the host, in the order of asking; TooBusy if that takes too long.

        What waits for a host takes nothing of the limit in all, so that a slow host holds up its own messages only.
        """
        async with AsyncExitStack() as stack:
            try:
                async with asyncio.timeout(wait_seconds):
                    await stack.enter_async_context(self._hosts.limit(host.lower()))
                    await stack.enter_async_context(self._in_all)
            except TimeoutError:
                raise TooBusy from None
            yield
