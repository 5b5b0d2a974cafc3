"""Vacation: bots play all seats of a person who is away for a while, until that person is back."""

from __future__ import annotations

from .leaving import usual_bot
from .people import Person
from .person_messages import Vacation
from .requests import HandOver
from .rooms import Rooms
from .rows import TableRow
from .seating import Seating


class Vacations:
    """At every table where others wait; what one plays alone waits for its person."""

    def __init__(self, rooms: Rooms) -> None:
        self._store = rooms.store
        self._seating = Seating(rooms)

    async def begin(self, person: Person) -> Vacation:
        """The usual bot plays on for the person everywhere."""
        seats = 0
        for row in await self._tables(person):
            for number, seat in enumerate(row.seats):
                if seat.person == person.id and seat.kind == "person":
                    await self._seating.hand_over(row.id, number, person, HandOver("bot", usual_bot(row.game)))
                    seats += 1
        return Vacation(seats)

    async def end(self, person: Person) -> Vacation:
        """The person plays all those seats again."""
        seats = 0
        for row in await self._tables(person):
            for number, seat in enumerate(row.seats):
                if seat.person == person.id and seat.kind == "bot":
                    await self._seating.hand_over(row.id, number, person, HandOver("me"))
                    seats += 1
        return Vacation(seats)

    async def _tables(self, person: Person) -> list[TableRow]:
        rows = await self._store.do(self._store.tables_of, person.id)
        return [row for row in rows if row.status in ("open", "playing") and _has_others(row, person)]


def _has_others(row: TableRow, person: Person) -> bool:
    return any(seat.person not in (None, person.id) for seat in row.seats)
