"""Vacation: bots play all seats of a person who is away for a while, until that person is back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from ..core.errors import OrreryError
from .errors import TableClosed, problem_of
from .leaving import usual_bot
from .people import Person
from .person_messages import NotHandedOver, Vacation
from .requests import HandOver
from .rooms import Rooms
from .rows import SeatKind, TableRow
from .seating import Seating


class _Result(NamedTuple):
    """The number of seats of a table that were handed over, and the failure that kept others from it."""

    seats: int
    failure: NotHandedOver | None


class Vacations:
    """Hands over seats at every table where others wait; what a person plays alone waits for that person."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._store = rooms.store
        self._seating = Seating(rooms)

    async def begin(self, person: Person, language: str) -> Vacation:
        """Let the usual bot play for the person everywhere."""
        return await self._everywhere(person, language, "person", lambda game: HandOver("bot", usual_bot(game)))

    async def end(self, person: Person, language: str) -> Vacation:
        """Give the person all seats back that bots play."""
        return await self._everywhere(person, language, "bot", lambda game: HandOver("me"))

    async def _everywhere(
        self, person: Person, language: str, kind: SeatKind, wish: Callable[[str], HandOver]
    ) -> Vacation:
        """Hand over the person's seats of a kind; a table where that fails stops no other, and is told."""
        rows = await self._store.do(self._store.tables_of, person.id)
        tables = [row for row in rows if row.status in ("open", "playing", "broken") and _has_others(row, person)]

        async def all_tables() -> list[_Result]:
            return await asyncio.gather(*(self._hand_over(row, person, language, kind, wish) for row in tables))

        results = await self._rooms.finish(all_tables())
        failures = [result.failure for result in results if result.failure is not None]
        return Vacation(sum(result.seats for result in results), failures)

    async def _hand_over(
        self, row: TableRow, person: Person, language: str, kind: SeatKind, wish: Callable[[str], HandOver]
    ) -> _Result:
        done = 0
        for number, seat in enumerate(row.seats):
            if seat.person == person.id and seat.kind == kind:
                try:
                    await self._seating.hand_over(row.id, number, person, wish(row.game))
                except TableClosed:
                    break  # its game has ended meanwhile
                except OrreryError as problem:
                    return _Result(done, NotHandedOver(row.id, row.game, problem_of(problem, language)))
                done += 1
        return _Result(done, None)


def _has_others(row: TableRow, person: Person) -> bool:
    return any(seat.person not in (None, person.id) for seat in row.seats)
