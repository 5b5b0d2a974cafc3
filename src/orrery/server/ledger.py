"""Moves of all tables, written together: one wait for the disk serves everybody who answered meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from .errors import StoreFails
from .rows import Entry
from .store import Store


class Ledger:
    """While one batch is on its way to the disk, the next one gathers."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._due: list[tuple[Entry, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None

    async def append(self, entry: Entry) -> None:
        """Return when the move is on the disk; LostRace if its number is taken."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._due.append((entry, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write(), name="ledger")
        await done

    async def _write(self) -> None:
        while self._due:
            batch, self._due = self._due, []
            try:
                outcomes: Sequence[Exception | None] = await self._store.do(
                    self._store.append_all, [entry for entry, _ in batch]
                )
            except StoreFails:
                outcomes = [StoreFails() for _ in batch]
            except Exception as problem:  # a mistake of ours must not leave anybody waiting
                outcomes = [problem for _ in batch]
            for (_, done), outcome in zip(batch, outcomes, strict=True):
                if done.done():
                    continue  # nobody waits for it any more
                if outcome is None:
                    done.set_result(None)
                else:
                    done.set_exception(outcome)
