"""Hints: what the strongest bot would do, on what the seat that asks may know."""

from __future__ import annotations

from .. import bots
from .advising import advise
from .errors import HintsOff, NoHint, StaleVersion
from .messages import Hint, TableInfo
from .people import Person
from .requests import Advise
from .room import Room
from .rooms import Rooms


class Hints:
    """Who asks for hints, and where there are none."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    async def hint(self, room: Room, person: Person, message: Advise) -> Hint:
        """What the strongest bot would answer to the seat's question, unless the table has gone on meanwhile."""
        seat, version = message.seat, message.version
        async with room.lock:
            room.check_answering(person, seat, version)
            if not room.info(person).hints:
                raise HintsOff
            assignment = room.assignment(seat, bots.adviser(room.game.name))
        thoughts = await self._rooms.backroom.short(person.id, advise, assignment)
        if not thoughts:
            raise NoHint
        if not room.still_asked(seat, version):
            raise StaleVersion(room.version)
        await self._rooms.following.alone_with(room, lambda: self._count(room, seat))
        return Hint(version, thoughts)

    async def _count(self, room: Room, seat: int) -> None:
        """One more hint for the seat; everybody reads how many there were when the game is over."""
        advised = tuple(number + (place == seat) for place, number in enumerate(room.advised))
        await self._rooms.store.do(self._rooms.store.count_hints, room.id, room.revision, advised)
        room.advised, room.revision = advised, room.revision + 1

    async def want(self, table: str, person: Person, wanted: bool) -> TableInfo:
        """Whether there may be hints at the table, as far as a person who sits there is concerned."""
        room = await self._rooms.room(table)

        async def change() -> None:
            room.check_at_home(person)
            store = self._rooms.store
            await store.do(store.want_hints, table, room.revision, person.id, wanted)
            room.unaided = room.unaided - {person.id} if wanted else room.unaided | {person.id}
            room.revision += 1

        await self._rooms.following.alone_with(room, change)
        self._rooms.announce_change(room)
        return await self._rooms.info(table, person)
