"""Who sits where: tables are set up, joined by link, handed to bots and back, and closed."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Mapping, Sequence

from .. import bots
from ..core.game import OptionValue
from ..games import game
from ..lessons import Lesson
from .course import Course
from .dealing import SystemDealer
from .errands import CheckedRecord, checked_record, unpacked_record
from .errors import BadInvitation, NotYourSeat, OthersPlay, SeatTaken, StillExpected, StoreFails, TableClosed
from .healing import PASSING
from .leaving import usual_bot
from .messages import TableInfo
from .people import Person, new_secret, proper_name
from .requests import HandOver, Join, NewSeat, NewTable
from .room import Room, keeper_of, status_of
from .rooms import Rooms
from .rows import HandoverRow, How, SeatRow, TableRow
from .sitting import Proposal, check_may_sit, proposal_rows

_log = logging.getLogger(__name__)


class Seating:
    """Changes of seats, each stored before anybody sees it."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._store = rooms.store

    async def create(self, person: Person, wish: NewTable, request: str | None = None) -> str:
        """Set up a table and deal; return its name."""
        seats = [_new_seat(seat, person, wish.game) for seat in wish.seats]
        unaided = frozenset(() if wish.hints else (person.id,))
        return await self.set_up(person, wish.game, seats, wish.options, unaided=unaided, request=request)

    async def set_up(
        self,
        person: Person,
        name: str,
        seats: list[SeatRow],
        options: Mapping[str, OptionValue],
        rematch_of: str | None = None,
        lesson: Lesson | None = None,
        unaided: frozenset[int] = frozenset(),
        request: str | None = None,
    ) -> str:
        """A new table of the person with these seats and options; perhaps those of another play again at it.

        Where somebody is to be taught, what is dealt is prepared. If the person has asked with the same key before, no
        second table is made.
        """
        if (made := await self._made(person, request)) is not None:
            return made
        played = game(name)
        played.check_seats(len(seats))
        await self._check_bots(person, seats)
        chance = SystemDealer()
        course = Course(played, len(seats), options, chance if lesson is None else lesson.dealer([], chance))
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
            unaided=unaided,
            lesson=None if lesson is None else "on",
            request=request,
        )
        row = row._replace(keeper=keeper_of(self._rooms.neighbours.me, None, row.waiting, seats))
        add = self._store.add_table
        await self._add(row, person, self._store.do(add, row, [course.sign(course.setup)], None, rematch_of))
        return row.id

    async def _made(self, person: Person, request: str | None) -> str | None:
        """Return the table that the person has asked for with this key, if there is one."""
        return None if request is None else await self._store.do(self._store.table_of_request, person.id, request)

    async def _add(self, row: TableRow, person: Person, add: Awaitable[None]) -> None:
        """Store a table and begin to play there; what cannot be read at once is read as soon as possible."""
        try:
            await add
        except StoreFails:
            self._rooms.expect(row.id)  # it may have been stored all the same
            raise
        _log.info("table %s of %s created", row.id, row.game)
        self._rooms.presence.mark_seen(row.id, person.id)
        try:
            await self._rooms.room(row.id)
        except PASSING:
            self._rooms.expect(row.id)

    async def create_from(self, person: Person, text: str, request: str | None = None) -> str:
        """A table that stands where a record ends; its person seats are all the loader's."""
        record = unpacked_record(await self._rooms.backroom.long(person.id, checked_record, text))
        known = bots.names(record.game)
        seats = [_seat_of_record(name, known, person) for name in record.seats]
        return await self.go_on(person, record, seats, request)

    async def go_on(
        self, person: Person, record: CheckedRecord, seats: list[SeatRow], request: str | None = None
    ) -> str:
        """A new table of the person that stands where a record ends; with the same key no second one is made."""
        if (made := await self._made(person, request)) is not None:
            return made
        await self._check_bots(person, seats)
        row = TableRow(
            secrets.token_hex(8),
            record.game,
            record.rules_version,
            record.options,
            person.id,
            status_of(False, record.over, seats),
            record.waiting,
            0,
            seats,
            request=request,
        )
        await self._add(row, person, self._store.set_up(row, record.rows))
        return row.id

    async def _check_bots(self, person: Person, seats: Sequence[SeatRow]) -> None:
        if all(seat.kind == "bot" for seat in seats):
            await self._rooms.check_bot_tables(person)

    async def join(self, table: str, person: Person, wish: Join) -> TableInfo:
        """Sit down on the seat the secret opens; whoever has done so before stays there."""
        name = proper_name(wish.name)
        room = await self._rooms.room(table)

        async def sit_down() -> None:
            if room.closed or room.over:
                raise TableClosed
            invited = _invited_seats(room.seats, wish.secret)
            if not invited and any(seat.kind == "person" and seat.person == person.id for seat in room.seats):
                return  # it is asked for again: nobody knew whether it was stored the first time
            if not invited:
                raise BadInvitation
            (number,) = invited
            check_may_sit(room.seats, room.handovers, number, person.id)
            seat = SeatRow("person", person.id, "", name, None, person.name)
            how: How = "returned" if room.seats[number].person == person.id else "joined"
            await self._sit(room, number, seat, how, person._replace(name=person.name or name))

        await self._rooms.following.alone_with(room, sit_down)
        if not person.name:
            await self.rename(person, name)
        self._rooms.announce_change(room)
        return await self._rooms.info(table, person)

    async def rename(self, person: Person, name: str) -> Person:
        renamed = Person(person.id, proper_name(name))
        try:
            await self._store.do(self._store.rename, person.id, renamed.name)
        except StoreFails:  # it may have been stored all the same
            await self._rooms.following.hear_of_name(person.id)
            raise
        self._rooms.rename(renamed)
        return renamed

    async def hand_over(self, table: str, number: int, person: Person, wish: HandOver) -> TableInfo:
        """Give a seat to a bot, open it, or sit down on it; where others have to agree, propose that or agree to it."""
        room = await self._rooms.room(table)

        async def change() -> None:
            seat = room.seat(number)
            if room.closed or room.over:
                raise TableClosed
            if wish.kind == "bot":
                _check_bot(wish.bot, room.game.name)
            await self._rooms.following.know_presence(room)
            if wish.kind == "keep":
                await self._decline(room, number, person)
            elif seat.person == person.id:
                await self._change(room, number, person, wish)
            elif seat.person is None:
                await self._change_of_nobody(room, number, person, wish)
            else:
                await self._change_of_absent(room, number, person, wish)

        await self._rooms.following.alone_with(room, change)
        self._rooms.announce_change(room)
        return await self._rooms.info(table, person)

    async def _change(self, room: Room, number: int, person: Person, wish: HandOver | Proposal) -> None:
        """Change the person's own seat, or one that is nobody's."""
        seat = room.seats[number]
        if _is_so(seat, person, wish):
            return
        if wish.kind == "me":
            if seat.person is None:
                check_may_sit(room.seats, room.handovers, number, person.id)
            name = seat.name if seat.person == person.id else ""
            taken = SeatRow("person", person.id, "", name, None, person.name)
            await self._sit(room, number, taken, "taken" if seat.person is None else "returned", person)
        elif wish.kind == "bot":
            await self._sit(room, number, _for_bot(seat, wish.bot), "lent", person)
        elif wish.kind == "open":
            await self._sit(room, number, _for_friend(seat, person.id), "opened", person)

    async def _change_of_nobody(self, room: Room, number: int, person: Person, wish: HandOver) -> None:
        """Change a bot's or an open seat of a table one has created; others agree to what its creator has proposed."""
        known = room.proposals.get(number)
        if room.creator != person.id:
            if room.has_seat(person) and wish.kind == room.seats[number].kind == "open":
                return  # it is told again: nobody knew whether it was stored
            if not room.has_seat(person) or known is None or not known.is_for(wish):
                raise NotYourSeat(number)
        elif room.table_seats.is_free_to_change(number, person.id, wish.kind):
            await self._change(room, number, person, wish)
            return
        elif wish.kind == "me":
            check_may_sit(room.seats, room.handovers, number, person.id)
        agreed = await self._agree(room, number, person, wish)
        if agreed is not None:
            proposer = person if agreed.proposer is None else Person(agreed.proposer, agreed.by)
            await self._change(room, number, proposer, agreed)

    async def _change_of_absent(self, room: Room, number: int, person: Person, wish: HandOver) -> None:
        """After a long absence those who are here may agree on who plays the seat; its person can come back."""
        seat = room.seats[number]
        assert seat.person is not None
        if not room.has_seat(person):
            raise NotYourSeat(number)
        if _is_so(seat, person, wish):
            return
        if wish.kind == "me":
            raise SeatTaken(number)
        if seat.person in room.table_seats.here:
            minutes = self._rooms.presence.minutes_left(room.id, seat.person)
            raise StillExpected(number, seat.shown_name, max(1, minutes))
        agreed = await self._agree(room, number, person, wish)
        if agreed is not None:
            proposer = person.id if agreed.proposer is None else agreed.proposer
            replaced = _for_bot(seat, agreed.bot) if agreed.kind == "bot" else _for_friend(seat, proposer)
            await self._sit(room, number, replaced, "replaced", person)

    async def _agree(self, room: Room, number: int, person: Person, wish: HandOver) -> Proposal | None:
        """Propose what the person wants, or agree to it; return the proposal if all have agreed, else store it."""
        assert wish.kind != "keep"
        proposal = room.proposals.get(number)
        if proposal is None or not proposal.is_for(wish):
            proposal = Proposal(wish.kind, wish.bot, person.name, frozenset(), person.id)
        proposal = proposal._replace(agreed=proposal.agreed | {person.id})
        if room.table_seats.here <= proposal.agreed:
            return proposal
        await self._store_proposals(room, {**room.proposals, number: proposal})
        return None

    async def _decline(self, room: Room, number: int, person: Person) -> None:
        """Drop what is proposed for a seat; its proposer withdraws it so."""
        proposal = room.proposals.get(number)
        if not room.has_seat(person) and (proposal is None or proposal.proposer != person.id):
            raise NotYourSeat(number)
        if proposal is not None:
            await self._store_proposals(room, {seat: each for seat, each in room.proposals.items() if seat != number})

    async def close(self, table: str, person: Person) -> TableInfo:
        """End the table for good, unless others play there; a game that is over stays as it is."""
        room = await self._rooms.room(table)

        async def end() -> None:
            room.check_creator(person)
            if not room.over and not room.closed:
                await self._rooms.following.know_presence(room)
                if not room.table_seats.may_close(person.id):
                    raise OthersPlay
                await self._store.do(self._store.change_status, table, room.revision, "closed", [])
                room.closed, room.revision, room.keeper = True, room.revision + 1, None
                _log.info("table %s closed", table)

        await self._rooms.following.alone_with(room, end)
        self._rooms.announce_change(room)
        return await self._rooms.info(table, person)

    async def leave(self, table: str, person: Person) -> TableInfo:
        """Let a bot play on for the person, and take the table off the person's list."""
        room = await self._rooms.room(table)

        async def go() -> None:
            room.check_at_home(person)
            if room.closed or room.over:
                raise TableClosed
            for number, seat in enumerate(room.seats):
                if seat.person == person.id and seat.kind != "bot":
                    await self._sit(room, number, _for_bot(seat, usual_bot(room.game.name)), "lent", person)
            others = {seat: each for seat, each in room.proposals.items() if each.proposer != person.id}
            if others != room.proposals:
                await self._store_proposals(room, others)
            await self._store.do(self._store.hide, person.id, table, True)

        await self._rooms.following.alone_with(room, go)
        self._rooms.announce_change(room)
        return await self._rooms.info(table, person)

    async def _store_proposals(self, room: Room, proposals: dict[int, Proposal]) -> None:
        await self._store.do(self._store.propose, room.id, room.revision, proposal_rows(proposals))
        room.proposals, room.revision = proposals, room.revision + 1

    async def _sit(self, room: Room, number: int, seat: SeatRow, how: How, by: Person) -> None:
        former = room.seats[number]
        seats = [*room.seats[:number], seat, *room.seats[number + 1 :]]
        status = status_of(room.closed, room.over, seats)
        handover = HandoverRow(
            version=room.version,
            seat=number,
            how=how,
            former=former.person,
            former_name="" if former.person is None else former.shown_name,
            person=seat.person,
            name=seat.shown_name if seat.kind == "person" else "",
            bot=seat.bot,
            by_name=by.name,
        )
        proposals = {
            place: each
            for place, each in room.proposals.items()
            if place != number and not (each.kind == "me" and seat.kind == "person" and each.proposer == seat.person)
        }
        keeper = keeper_of(room.me, room.keeper, room.waiting, seats)
        change = self._store.change_seat
        rows = proposal_rows(proposals)
        await self._store.do(change, room.id, room.revision, seat, status, handover, rows, keeper)
        room.take_seats(seats)
        room.handovers, room.proposals = (*room.handovers, handover), proposals
        room.revision, room.keeper = room.revision + 1, keeper
        self._rooms.neighbours.here(room.id, room.sitting_here)
        if seat.person is not None and how != "replaced":
            self._rooms.presence.mark_seen(room.id, seat.person)
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


def _invited_seats(seats: Sequence[SeatRow], secret: str) -> list[int]:
    """Return the seats the secret opens: one, or none."""
    return [
        number
        for number, seat in enumerate(seats)
        if seat.kind == "open" and seat.secret and secrets.compare_digest(seat.secret.encode(), secret.encode())
    ]


def _for_bot(seat: SeatRow, bot: str) -> SeatRow:
    """The bot plays for the seat's person, who keeps its eyes and may take it back."""
    return seat._replace(kind="bot", bot=bot, secret=None, opener=None)


def _for_friend(seat: SeatRow, opener: int) -> SeatRow:
    """Until someone sits down the seat remains its person's."""
    return seat._replace(kind="open", bot="", secret=new_secret(), opener=opener)


def _is_so(seat: SeatRow, person: Person, wish: HandOver | Proposal) -> bool:
    """Return whether the seat is what is wished already: a wish may be told again if no answer to it arrived."""
    if wish.kind == "bot":
        return (seat.kind, seat.bot) == ("bot", wish.bot)
    return wish.kind == "me" and (seat.kind, seat.person) == ("person", person.id)


def _check_bot(name: str, game: str) -> None:
    if name not in bots.names(game):
        raise bots.refusal(name, game)
