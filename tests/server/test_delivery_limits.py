"""Limits on messages that leave at the same time: few to each host and in all, slow ones not counted in all."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest

from orrery.server.delivery_limits import EACH_HOST, IN_ALL, DeliveryLimits, TooBusy

PATIENCE_SECONDS = 60.0


def test_each_host_and_all_together_have_a_limit() -> None:
    async def scene() -> None:
        limits = DeliveryLimits(slow_seconds=PATIENCE_SECONDS)
        async with AsyncExitStack() as stack:
            for number in range(IN_ALL):
                await stack.enter_async_context(limits.delivery(f"host{number // EACH_HOST}", PATIENCE_SECONDS))
            with pytest.raises(TooBusy):
                await stack.enter_async_context(limits.delivery("another", 0.01))
        async with AsyncExitStack() as stack:
            for _ in range(EACH_HOST):
                await stack.enter_async_context(limits.delivery("host", PATIENCE_SECONDS))
            for same in ("host", "HOST"):
                with pytest.raises(TooBusy):
                    await stack.enter_async_context(limits.delivery(same, 0.01))
            async with limits.delivery("another", PATIENCE_SECONDS):
                pass

    asyncio.run(scene())


def test_what_waits_for_a_slow_host_takes_no_place_of_others() -> None:
    async def scene() -> None:
        limits, told = DeliveryLimits(), asyncio.Event()

        async def deliver() -> None:
            async with limits.delivery("slow", PATIENCE_SECONDS):
                await told.wait()

        slow = [asyncio.create_task(deliver()) for _ in range(3 * IN_ALL)]
        await asyncio.sleep(0)
        async with limits.delivery("quick", PATIENCE_SECONDS):
            told.set()
        await asyncio.gather(*slow)

    asyncio.run(scene())


def test_messages_that_get_no_answer_free_their_places_for_other_hosts() -> None:
    async def scene() -> None:
        limits = DeliveryLimits(slow_seconds=0.01)
        async with AsyncExitStack() as stack:
            for number in range(3 * IN_ALL):
                await stack.enter_async_context(limits.delivery(f"slow{number // EACH_HOST}", PATIENCE_SECONDS))
            with pytest.raises(TooBusy):
                await stack.enter_async_context(limits.delivery("slow0", 0.01))
        limits = DeliveryLimits(slow_seconds=PATIENCE_SECONDS)
        async with AsyncExitStack() as stack:
            for number in range(2 * IN_ALL):
                async with limits.delivery(f"quick{number}", PATIENCE_SECONDS):
                    pass
            for number in range(IN_ALL):
                await stack.enter_async_context(limits.delivery(f"quick{number}", PATIENCE_SECONDS))
            with pytest.raises(TooBusy):
                await stack.enter_async_context(limits.delivery("another", 0.01))

    asyncio.run(scene())
