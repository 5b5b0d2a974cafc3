"""Bound how many messages leave this process at the same time, for each host they go to and in all.

A message that has been on its way for SLOW_SECONDS is no longer counted in all, only for its host. So hosts that do not
answer delay messages to other hosts a little, and the messages on their way stay bounded by the deadline of each.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from weakref import WeakValueDictionary

EACH_HOST = 2
"""Most messages on their way to one host."""
IN_ALL = 8
"""Most messages on their way to all hosts together that have begun to leave within the last SLOW_SECONDS."""
SLOW_SECONDS = 2.0
"""Time after which a message on its way is no longer counted in IN_ALL."""


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

    def __init__(self, slow_seconds: float = SLOW_SECONDS) -> None:
        self._slow_seconds = slow_seconds
        self._hosts = HostLimits()
        self._in_all = asyncio.Semaphore(IN_ALL)

    @asynccontextmanager
    async def delivery(self, host: str, wait_seconds: float) -> AsyncIterator[None]:
        """Wait until a message may go to the host, in the order of asking; TooBusy if that takes too long.

        A message that waits for its host is not counted in all.
        """
        async with AsyncExitStack() as stack:
            try:
                async with asyncio.timeout(wait_seconds):
                    await stack.enter_async_context(self._hosts.limit(host.lower()))
                    await self._in_all.acquire()
            except TimeoutError:
                raise TooBusy from None
            place = stack.enter_context(ExitStack())
            place.callback(self._in_all.release)
            timer = asyncio.get_running_loop().call_later(self._slow_seconds, place.close)  # closing again does nothing
            stack.callback(timer.cancel)
            yield
