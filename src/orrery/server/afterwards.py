"""After the game: the same people play again, and a table at which nobody plays leaves the lists of its people."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from .errors import NotAtTable, StillPlayed
from .messages import TableInfo
from .people import Person, new_secret
from .rooms import Rooms
from .rows import SeatRow
from .seating import Seating

_log = logging.getLogger(__name__)


class Afterwards:
    """What can be done with a table that is over; one that is broken can be taken off the list as well."""

    def __init__(self, rooms: Rooms, seating: Seating) -> None:
        self._rooms = rooms
        self._seating = seating
        self._store = rooms.store

    async def hide(self, table: str, person: Person, hidden: bool) -> TableInfo:
        """Take the table off the person's list, or put it there again; for the others it stays."""
        listed = await self._rooms.info(table, person)
        if not listed.mine and not any(seat.mine for seat in listed.seats):
            raise NotAtTable
        if listed.status in ("open", "playing"):
            raise StillPlayed
        await self._store.do(self._store.hide, person.id, table, hidden)
        return listed

    async def rematch(self, table: str, person: Person, allow: Callable[[], Awaitable[None]]) -> str:
        """A new table with the same seats and options, if one more is allowed; then everybody comes to the same one."""
        room = await self._rooms.room(table)

        async def again() -> str:
            room.check_at_home(person)
            if not room.over:
                raise StillPlayed
            if room.rematch is None:
                await allow()
                seats = [_once_more(seat) for seat in room.seats]
                options = room.course.match.options
                room.rematch = await self._seating.set_up(
                    person, room.game.name, seats, options, table, unaided=room.unaided
                )
                room.revision += 1
                _log.info("table %s is played again as %s", table, room.rematch)
            return room.rematch

        found = await self._rooms.following.alone_with(room, again)
        self._rooms.announce_change(room)
        return found


def _once_more(seat: SeatRow) -> SeatRow:
    """The same person or bot; a seat nobody came to is offered again by a link of its own."""
    return seat._replace(secret=new_secret() if seat.kind == "open" else None)
