"""Guided first games: begun, found again where they were left, and gone on with without help."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from .messages import TableInfo
from .people import Person
from .rooms import Rooms
from .rows import SeatRow
from .seating import Seating
from .teaching import lesson_of

_log = logging.getLogger(__name__)


class School:
    """The tables at which somebody is taught."""

    def __init__(self, rooms: Rooms, seating: Seating) -> None:
        self._rooms = rooms
        self._seating = seating
        self._store = rooms.store

    async def begin(self, person: Person, game: str, allow: Callable[[], Awaitable[None]]) -> str:
        """The person's lesson that is still under way, else a new one, if one more table is allowed."""
        taught = lesson_of(game)
        rows = await self._store.do(self._store.tables_of, person.id)
        for row in rows:
            if row.game == game and row.creator == person.id and row.lesson == "on" and row.status == "playing":
                return row.id
        await allow()
        seats = [SeatRow("bot", None, taught.opponent, taught.name, None) for _ in range(taught.seats)]
        seats[taught.person] = SeatRow("person", person.id, "", "", None, person.name)
        return await self._seating.set_up(person, game, seats, taught.options, lesson=taught)

    async def leave(self, table: str, person: Person) -> TableInfo:
        """The game goes on without help."""
        room = await self._rooms.room(table)

        async def leave() -> None:
            room.check_creator(person)
            if room.lesson == "on":
                await self._store.do(self._store.leave_lesson, table, room.revision)
                room.lesson, room.revision = "left", room.revision + 1
                _log.info("table %s goes on without help", table)

        await self._rooms.following.alone_with(room, leave)
        self._rooms.announce_change(room)
        return await self._rooms.info(table, person)
