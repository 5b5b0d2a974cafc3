"""A person's own data: all of it to take along, and leaving for good, after which nothing of it is stored."""

from __future__ import annotations

import logging

from .. import bots
from .people import Person
from .person_messages import Left
from .rooms import Rooms
from .rows import TableRow
from .store import Store, now

_log = logging.getLogger(__name__)
_USUAL = "medium"


def usual_bot(game: str) -> str:
    """Who plays for somebody who does not say by whom: of several levels the one in the middle, or the strongest."""
    known = bots.names(game)
    return _USUAL if _USUAL in known else known[-1]


async def everything_of(store: Store, person: Person) -> dict[str, object]:
    """What is stored of the person: their tables, and what they answered there, but nothing they may not see."""
    identities = store.identities
    played, _ = await store.do(identities.book, person.id)
    rows = await store.do(identities.tables, person.id)
    browsers, recovery = await store.do(store.browsers.listed, person.id)
    return {
        "name": person.name,
        "known_since": await store.do(identities.known_since, person.id),
        "tables": [await _told(store, row, person) for row in rows],
        "played": [game._asdict() for game in played],
        "ways": [{"kind": way.kind, "address": way.address} for way in await store.do(store.calls.ways, [person.id])],
        "browsers": [browser._asdict() for browser in browsers],
        "recovery_key_made": recovery,
        "alone": [game._asdict() for game in await store.do(store.identities.played_alone, person.id)],
    }


async def _told(store: Store, row: TableRow, person: Person) -> dict[str, object]:
    mine = [number for number, seat in enumerate(row.seats) if seat.person == person.id]
    return {
        "table": row.id,
        "game": row.game,
        "options": row.options,
        "status": row.status,
        "created_by_me": row.creator == person.id,
        "players": [seat.bot if seat.kind == "bot" else seat.shown_name for seat in row.seats],
        "my_seats": mine,
        "outcome": None if row.outcome is None else row.outcome._asdict(),
        "my_answers": [given._asdict() for given in await store.do(store.identities.answers, row.id, mine)],
    }


class Leaving:
    """Goes through the rooms of this process; other processes hear of every table that has changed."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._store = rooms.store

    async def leave(self, person: Person) -> Left:
        """Delete what is the person's; tables at which others play go on with a bot in the person's place."""
        return await self._rooms.finish(self._leave(person))

    async def _leave(self, person: Person) -> Left:
        identities = self._store.identities
        rows = await self._store.do(identities.tables, person.id)
        substitutes = {row.game: usual_bot(row.game) for row in rows}
        gone = await self._store.do(identities.leave, person.id, person.name, substitutes, now())
        self._store.forget(person.id)
        self._rooms.close_sockets(gone.browsers)
        self._rooms.give_up([*gone.deleted, *gone.changed])
        for table in gone.going_on:
            self._rooms.expect(table)  # a bot may be asked there now
        _log.info("somebody has left for good: %d tables deleted, %d go on", len(gone.deleted), len(gone.going_on))
        return Left(len(gone.deleted), len(gone.going_on))
