"""A room: one table with the people who look at it and what each of them may see and do."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Container, Iterable
from functools import partial

import msgspec

from ..core.game import Game
from ..core.plain import Plain
from ..core.table import State
from .bots_pool import Assignment
from .course import Course, rehearse
from .dealing import SystemDealer, fresh_seed
from .editions import Editions
from .entry import table_info
from .errors import BotPlays, NotAtTable, NotSaved, NotYourSeat, NotYourTable, StaleVersion, TableClosed, UnknownSeat
from .messages import Company, RulesChanged, TableInfo, Update
from .people import Person
from .requests import Ponder
from .rows import OutcomeRow, ProposalRow, SeatRow, Status, TableRow
from .sitting import Seats, handover_info, people_here, proposal_rows, proposals_of
from .teaching import place_of, taught_at
from .waiting import Lock
from .watcher import Watcher

_CROWD = 20
"""How many onlookers are told at once; more are told in groups of that size, between which others have their turn."""
_CROWD_REST_SECONDS = 0.001
"""How long it rests for each of the crowd, so that many onlookers hear less often and never take the whole server."""
_encoder = msgspec.json.Encoder()


class Room:
    """A table in memory. Reading or changing it takes its lock, so nobody sees what is not stored yet."""

    def __init__(
        self,
        game: Game[State],
        row: TableRow,
        course: Course,
        minutes_left: Callable[[str, int], int] = lambda table, person: 0,
        me: str | None = None,
    ) -> None:
        self.id = row.id
        self.game = game
        self.minutes_left = minutes_left
        """How long the seat of an absent person is still kept."""
        self.me = me
        """The process this is, where there are several."""
        self.course = course
        self.lock = Lock()
        self.watchers: set[Watcher] = set()
        self._sockets: Counter[int] = Counter()
        self._edition: Editions | None = None
        """What is told now, unless everybody knows."""
        self._crowd: asyncio.Task[None] | None = None
        self._saving = False
        self.bot_tasks: dict[int, asyncio.Task[None]] = {}
        self.used = 0.0
        self.lost = False
        """Whether what is in memory may differ from what is stored: nobody may use the room from then on."""
        self._elsewhere: tuple[int, ...] = ()
        self.take(row)

    def take(self, row: TableRow) -> None:
        """All that is stored besides the answers."""
        self.creator, self.revision, self.keeper = row.creator, row.revision, row.keeper
        self.handovers, self.proposals, self.rematch = row.handovers, proposals_of(row.proposals), row.rematch
        self.closed, self.unaided, self.lesson = row.status == "closed", row.unaided, row.lesson
        self.advised = row.advised or (0,) * len(row.seats)
        self.take_seats(row.seats)
        self.see(row)

    def take_seats(self, seats: list[SeatRow]) -> None:
        self.seats = seats
        for watcher in self.watchers:  # those who lost a seat may no longer look through its eyes
            if watcher.seat is not None and seats[watcher.seat].person != watcher.person.id:
                watcher.look(None, 0)

    def see(self, row: TableRow) -> bool:
        """Who looks at the table at other processes; whether that is news."""
        known = self._elsewhere
        looking = {seen.person for seen in row.seen if seen.gone is None and seen.process != self.me}
        self._elsewhere = tuple(sorted(looking))
        return known != self._elsewhere

    # What is known of it

    @property
    def version(self) -> int:
        return self.course.version

    @property
    def over(self) -> bool:
        return self.course.table.over

    @property
    def outcome(self) -> OutcomeRow | None:
        outcome = self.course.outcome
        return None if outcome is None else OutcomeRow(outcome.scores, outcome.winners, outcome.turns)

    @property
    def status(self) -> Status:
        return status_of(self.closed, self.over, self.seats)

    @property
    def waiting(self) -> list[int]:
        return [] if self.closed else list(self.course.table.questions())

    @property
    def only_bots(self) -> bool:
        return all(seat.kind == "bot" for seat in self.seats)

    def bots_asked(self) -> list[int]:
        """Seats whose bot has to answer now."""
        return [] if self.lost else [seat for seat in self.waiting if self.seats[seat].kind == "bot"]

    def bots_due(self) -> list[int]:
        """Those of them that this process plays."""
        return self.bots_asked() if self.keeper == self.me else []

    @property
    def next_keeper(self) -> str | None:
        """Who plays the bots that are asked now: whoever does so already, else this process."""
        return keeper_of(self.me, self.keeper, self.waiting, self.seats)

    def info(self, person: Person) -> TableInfo:
        row = TableRow(
            self.id,
            self.game.name,
            self.game.rules_version,
            self.course.match.options,
            self.creator,
            self.status,
            self.waiting,
            self.version,
            self.seats,
            self.rematch,
            self.handovers,
            self.outcome,
            unaided=self.unaided,
            lesson=self.lesson,
            advised=self.advised,
        )
        away = partial(self.minutes_left, self.id)
        return table_info(row, person, self.present, away, self.proposals, self.last_answers)

    @property
    def last_answers(self) -> list[int]:
        """The version of each seat's last answer; 0 before the first."""
        return [self.course.last_answer(seat) for seat in range(len(self.seats))]

    @property
    def table_seats(self) -> Seats:
        """The seats with what decides about them now."""
        here = people_here(self.seats, self.present, partial(self.minutes_left, self.id))
        return Seats(self.seats, self.handovers, self.creator, here, self.last_answers)

    @property
    def present(self) -> Container[int]:
        """The people who are looking at the table now, at whatever process."""
        return {*self._sockets, *self._elsewhere} if self._elsewhere else self._sockets

    @property
    def sitting_here(self) -> tuple[int, ...]:
        """Those who sit at the table and look at it at this process."""
        sitting = {seat.person for seat in self.seats if seat.person is not None and seat.person in self._sockets}
        return tuple(sorted(sitting))

    def expect_no_more(self, person: Person) -> bool:
        """The person is here: what was proposed about an empty seat has lost its reason. Whether there was anything."""
        known = self.proposals
        self.proposals = {seat: each for seat, each in known.items() if self.seats[seat].person != person.id}
        return len(known) != len(self.proposals)

    @property
    def proposal_rows(self) -> list[ProposalRow]:
        return proposal_rows(self.proposals)

    # Who may what

    def seat(self, number: int) -> SeatRow:
        if not 0 <= number < len(self.seats):
            raise UnknownSeat(number)
        return self.seats[number]

    def check_eyes(self, person: Person, seat: int | None) -> None:
        """A seat's eyes are for its person only."""
        if seat is not None and self.seat(seat).person != person.id:
            raise NotYourSeat(seat)

    def check_answering(self, person: Person, seat: int, version: int) -> None:
        if self.lost:
            raise NotSaved
        self.check_eyes(person, seat)
        if self.seats[seat].kind == "bot":
            raise BotPlays(seat)
        if self.closed or self.over:
            raise TableClosed
        if not self.still_asked(seat, version):
            raise StaleVersion(self.version)

    def still_asked(self, seat: int, version: int) -> bool:
        """Whether the seat's question at that version is its question now; others may have answered theirs."""
        return self.course.asked_since(seat) <= version <= self.version

    def can_undo(self, seat: int) -> bool:
        return self.course.match.can_undo(seat) or self.can_rewind(seat)

    def can_rewind(self, seat: int) -> bool:
        """In a lesson nothing is to be kept from anybody: one may always go back, unless the rules have changed."""
        taught = taught_at(self.lesson, self.course.match, seat)
        return taught and self.course.last_answer(seat) > 0 and not self.course.changes

    def has_seat(self, person: Person) -> bool:
        return any(seat.person == person.id for seat in self.seats)

    def check_at_home(self, person: Person) -> None:
        """Refuse anybody who neither sits at the table nor has set it up."""
        if person.id != self.creator and not self.has_seat(person):
            raise NotAtTable

    def check_creator(self, person: Person) -> None:
        if person.id != self.creator:
            raise NotYourTable

    # Who is there

    def enter(self, watcher: Watcher) -> None:
        """One more looks at the table; the others hear of it if it is someone who sits there."""
        self.watchers.add(watcher)
        self._sockets[watcher.person.id] += 1
        if self._sockets[watcher.person.id] == 1:
            self._stir(watcher)

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self._sockets[watcher.person.id] -= 1
        if not self._sockets[watcher.person.id]:
            del self._sockets[watcher.person.id]
            self._stir(watcher)

    def _stir(self, who: Watcher) -> None:
        if any(seat.person == who.person.id for seat in self.seats):
            self.stir(who)

    def stir(self, who: Watcher | None = None) -> None:
        """Who is there has changed."""
        for watcher in self.watchers:
            watcher.stirred = watcher is not who
        self._rouse()

    # What is told

    def wake(self) -> None:
        """Everybody at the table has something new to see."""
        if self._edition is not None:
            self._edition.forget_texts()
        for watcher in self.watchers:
            watcher.due = True
        self._rouse()

    def _rouse(self) -> None:
        """Those who sit at the table hear at once, onlookers too unless they are a crowd."""
        onlookers = sum(watcher.seat is None for watcher in self.watchers)
        for watcher in self.watchers:
            if watcher.seat is not None or onlookers <= _CROWD or self.lost:
                watcher.rouse()
        if onlookers > _CROWD and (self._crowd is None or self._crowd.done()):
            self._crowd = asyncio.get_running_loop().create_task(self._rouse_crowd(), name=f"crowd of {self.id}")

    async def _rouse_crowd(self) -> None:
        while True:
            waiting = [
                watcher
                for watcher in self.watchers
                if (watcher.due or watcher.stirred) and watcher.known is not None and not watcher.roused
            ]
            if not waiting or self._saving:
                return
            for first in range(0, len(waiting), _CROWD):
                for watcher in waiting[first : first + _CROWD]:
                    watcher.rouse()
                await asyncio.sleep(0)
            await asyncio.sleep(len(waiting) * _CROWD_REST_SECONDS)

    def saving(self) -> None:
        """From here on the position is ahead of what is stored: nobody may see it."""
        self._note_step()
        self._saving = True

    def _note_step(self) -> None:
        """The position is about to change: what it is now is kept for those who have not been told yet.

        A crowd of onlookers may miss a step.
        """
        if self.lost or self._saving:
            return
        crowded = sum(watcher.seat is None for watcher in self.watchers) > _CROWD
        for watcher in self.watchers:
            if watcher.due and watcher.known is not None and not (crowded and watcher.seat is None):
                known = watcher.known
                watcher.note(self.update(watcher), known)

    def end_saving(self) -> None:
        """What is in memory is again what is stored: those kept waiting may look."""
        self._saving = False
        self._rouse()

    def news_for(self, watcher: Watcher) -> list[str]:
        """What the watcher is to be told now."""
        told = [_encoder.encode(reply).decode() for reply in watcher.replies]
        watcher.replies.clear()
        if not self.lost:
            told += watcher.taken_steps()
        if self.lost or self._saving or watcher.known is None:
            return told
        if watcher.due:
            watcher.due = watcher.stirred = False
            told.append(self.update(watcher))
            if len(self.watchers) <= _CROWD and not any(other.due for other in self.watchers):
                self._edition = None  # what was made is more than all the rest, and can be made again
        elif watcher.stirred:
            watcher.stirred = False
            told.append(_encoder.encode(Company(self.info(watcher.person))).decode())
        return told

    def update(self, watcher: Watcher) -> str:
        """The table as the watcher may see it, with what it has not been told yet; written once for all alike."""
        info, known = self.info(watcher.person), watcher.known or 0
        watcher.known = self.version
        edition = self._edition = self._edition or Editions(self.game)
        edition.renew(self.course)
        key = watcher.seat, known, _encoder.encode(info)
        return edition.text(key) or edition.keep(key, self._update(edition, watcher.seat, known, info))

    def _update(self, edition: Editions, seat: int | None, known: int, info: TableInfo) -> Update:
        table = self.course.table
        since, events = edition.events(self.course, seat, known)
        seen = edition.seen(self.course, seat)
        answers = seat is not None and self.seats[seat].kind == "person" and not self.closed
        return Update(
            version=self.version,
            since=since,
            seat=seat,
            view=seen.view,
            points=seen.points,
            events=events,
            question=seen.question if answers else None,
            waiting=self.waiting,
            thinking=self.bots_asked(),
            together=not self.closed and table.in_secret(),
            answered=0 if seat is None else self.course.last_answer(seat),
            can_undo=answers and seat is not None and not self.over and self.can_undo(seat),
            table=info,
            handovers=[handover_info(handover) for handover in self.handovers],
            changes=[RulesChanged(*change) for change in self.course.changes],
            outcome=seen.outcome,
            lesson=place_of(self.lesson, self.course.match, seat),
        )

    def rehearsal(self, person: Person, message: Ponder) -> tuple[dict[str, Plain], int]:
        """The position before the last of the answers the seat thinks about, and that answer."""
        self.check_answering(person, message.seat, message.version)
        before = rehearse(self.course.table, message.seat, message.answers)
        return self.game.encode(before), self.game.actions.parse(message.answers[-1])

    def assignment(self, seat: int, bot: str) -> Assignment:
        """What a bot has to think about for a seat: the position with everything hidden from it dealt again."""
        imagined = self.game.determinize(self.course.table, seat, SystemDealer())
        return Assignment(self.game.name, self.game.encode(imagined), seat, bot, fresh_seed())


def keeper_of(me: str | None, known: str | None, waiting: Iterable[int], seats: list[SeatRow]) -> str | None:
    """The process that plays the bots that are asked, if any are."""
    return (known or me) if any(seats[seat].kind == "bot" for seat in waiting) else None


def status_of(closed: bool, over: bool, seats: list[SeatRow]) -> Status:
    if closed:
        return "closed"
    if over:
        return "over"
    return "open" if any(seat.kind == "open" for seat in seats) else "playing"
