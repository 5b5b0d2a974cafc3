"""Budgets that all processes on one database share, counted in its rows."""

from __future__ import annotations

from collections.abc import Hashable

from .budgets import Measure
from .errors import Refused
from .store import Store


class CountedTogether:
    """One measure of everybody, at whatever process they are."""

    def __init__(self, store: Store, what: str, measure: Measure) -> None:
        self._store = store
        self._what = what
        self._measure = measure

    async def demand(self, who: Hashable, refusal: Refused) -> None:
        """Take one, or be refused and told how long to wait."""
        burst, per_second = self._measure
        seconds = await self._store.do(self._store.processes.spend, self._what, str(who), burst, per_second)
        if seconds:
            refusal.retry_seconds = seconds
            raise refusal
