"""Waiting for one another: as in asyncio, which keeps room for sixty-four who wait, also where nobody ever does."""

from __future__ import annotations

import asyncio


class Flag:
    """An event."""

    __slots__ = ("_is_set", "_waiting")

    def __init__(self) -> None:
        self._is_set = False
        self._waiting: tuple[asyncio.Future[None], ...] = ()

    def set(self) -> None:
        self._is_set = True
        waiting, self._waiting = self._waiting, ()
        for future in waiting:
            if not future.done():
                future.set_result(None)

    def clear(self) -> None:
        self._is_set = False

    async def wait(self) -> None:
        while not self._is_set:
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting = (*self._waiting, future)
            try:
                await future
            finally:
                self._waiting = tuple(other for other in self._waiting if other is not future)


class Lock:
    """A lock that goes from hand to hand: whoever has waited longest has it next."""

    __slots__ = ("_locked", "_waiting")

    def __init__(self) -> None:
        self._locked = False
        self._waiting: tuple[asyncio.Future[None], ...] = ()

    def locked(self) -> bool:
        return self._locked

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *problem: object) -> None:
        self.release()

    async def acquire(self) -> None:
        if not self._locked:
            self._locked = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting = (*self._waiting, turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._waiting = tuple(other for other in self._waiting if other is not turn)
            else:  # it has just been handed over
                self.release()
            raise

    def release(self) -> None:
        while self._waiting:
            turn, *others = self._waiting
            self._waiting = tuple(others)
            if not turn.done():
                turn.set_result(None)
                return
        self._locked = False
