"""Who sits where: tables are set up, joined by link, handed to bots and back, and closed."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Mapping

from .. import bots
from ..bots import UnknownBot
from ..core.game import OptionValue
from ..core.match import replay
from ..core.record import Record
from ..games import game
from .course import Course, rows_of
from .dealing import SystemDealer
from .errors import BadInvitation, NotYourSeat, SeatTaken, TableClosed
from .messages import HandOver, Join, NewSeat, NewTable, TableInfo
from .people import Person, new_secret, proper_name
from .room import Room, status_of
from .rooms import Rooms
from .store import SeatRow, TableRow

_log = logging.getLogger(__name__)


class Seating:
    """Changes of seats, each stored before anybody sees it."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._store = rooms.store

    async def create(self, person: Person, wish: NewTable) -> str:
        """Set a table up and deal; its name is the answer."""
        seats = [_new_seat(seat, person, wish.game) for seat in wish.seats]
        return await self.set_up(person, wish.game, seats, wish.options)

    async def set_up(self, person: Person, name: str, seats: list[SeatRow], options: Mapping[str, OptionValue]) -> str:
        """A new table of the person with these seats and options."""
        played = game(name)
        played.check_seats(len(seats))
        course = Course(played, len(seats), options, SystemDealer())
        row = TableRow(
            secrets.token_hex(8),
            played.name,
            played.rules_version,
            course.match.options,
            person.id,
            status_of(False, course.table.over, seats),
            list(course.table.questions()),
            course.version,
            seats,
        )
        await self._store.do(self._store.add_table, row, [course.setup])
        _log.info("table %s of %s created", row.id, row.game)
        await self._rooms.room(row.id)
        return row.id

    async def create_from(self, person: Person, text: str) -> str:
        """A table that stands where a record ends; its person seats are all the loader's."""
        record = await asyncio.to_thread(Record.from_json, text)
        played = game(record.game)
        match = await asyncio.to_thread(replay, played, record)
        known = bots.names(played.name)
        seats = [_seat_of_record(name, known, person) for name in record.seats]
        row = TableRow(
            secrets.token_hex(8),
            played.name,
            played.rules_version,
            match.options,
            person.id,
            status_of(False, match.table.over, seats),
            list(match.table.questions()),
            0,
            seats,
        )
        await self._store.do(self._store.add_table, row, rows_of(record.moves))
        _log.info("table %s of %s created from a record", row.id, row.game)
        await self._rooms.room(row.id)
        return row.id

    async def join(self, table: str, person: Person, wish: Join) -> TableInfo:
        """Sit down on the seat the secret opens."""
        name = proper_name(wish.name)
        room = await self._rooms.room(table)
        async with room.lock:
            if room.closed or room.over:
                raise TableClosed
            for number, seat in enumerate(room.seats):
                if seat.kind == "open" and seat.secret and secrets.compare_digest(seat.secret, wish.secret):
                    await self._sit(room, number, SeatRow("person", person.id, "", name, None, person.name))
                    break
            else:
                raise BadInvitation
        if not person.name:
            await self.rename(person, name)
        self._rooms.changed(room)
        return await self._rooms.info(table, person)

    async def rename(self, person: Person, name: str) -> Person:
        renamed = Person(person.id, proper_name(name))
        await self._store.do(self._store.rename, person.id, renamed.name)
        self._rooms.renamed(renamed)
        return renamed

    async def hand_over(self, table: str, number: int, person: Person, wish: HandOver) -> TableInfo:
        """Give a seat to a bot, open it, or take it back."""
        room = await self._rooms.room(table)
        async with room.lock:
            seat = room.seat(number)
            if person.id not in (seat.person, room.creator):
                raise NotYourSeat(number)
            if room.closed or room.over:
                raise TableClosed
            await self._sit(room, number, _handed_over(number, seat, person, wish, room.game.name))
        self._rooms.changed(room)
        return await self._rooms.info(table, person)

    async def close(self, table: str, person: Person) -> TableInfo:
        """The creator ends the table for good; a game that is over stays as it is."""
        room = await self._rooms.room(table)
        async with room.lock:
            room.check_creator(person)
            if not room.over:
                await self._store.do(self._store.change_status, table, "closed", [])
                room.closed = True
                _log.info("table %s closed", table)
        self._rooms.changed(room)
        return await self._rooms.info(table, person)

    async def _sit(self, room: Room, number: int, seat: SeatRow) -> None:
        seats = [*room.seats[:number], seat, *room.seats[number + 1 :]]
        status = status_of(room.closed, room.over, seats)
        await self._store.do(self._store.change_seat, room.id, number, seat, status)
        room.seats = seats
        for watcher in room.watchers:  # whoever lost the seat must not look through its eyes any more
            if watcher.seat == number and watcher.person.id != seat.person:
                watcher.seat, watcher.known = None, 0
        _log.info("table %s: seat %d is %s now", room.id, number, seat.kind)


def _new_seat(wish: NewSeat, person: Person, game: str) -> SeatRow:
    name = proper_name(wish.name) if wish.name else ""
    if wish.kind == "bot":
        _check_bot(wish.bot, game)
        return SeatRow("bot", None, wish.bot, name, None)
    if wish.kind == "open":
        return SeatRow("open", None, "", name, new_secret())
    return SeatRow("person", person.id, "", name, None, person.name)


def _seat_of_record(name: str, known_bots: list[str], person: Person) -> SeatRow:
    if name in known_bots:
        return SeatRow("bot", None, name, "", None)
    return SeatRow("person", person.id, "", proper_name(name) if name else "", None, person.name)


def _handed_over(number: int, seat: SeatRow, person: Person, wish: HandOver, game: str) -> SeatRow:
    """The seat as the person wants it; somebody else's has to be opened before it can be taken."""
    if wish.kind == "bot":
        _check_bot(wish.bot, game)
        return seat._replace(kind="bot", bot=wish.bot, secret=None)
    if wish.kind == "open":
        return SeatRow("open", None, "", "", new_secret())
    if seat.person not in (None, person.id):
        raise SeatTaken(number)
    name = seat.name if seat.person == person.id else ""
    return SeatRow("person", person.id, "", name, None, person.name)


def _check_bot(name: str, game: str) -> None:
    if name not in bots.names(game):
        raise UnknownBot(name, game, bots.names(game))
