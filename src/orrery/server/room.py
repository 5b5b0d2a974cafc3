"""A room: one table with the people who look at it and what each of them may see and do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Container, Mapping

from ..core.game import Game
from ..core.table import State
from .bots_pool import Assignment
from .course import Course
from .dealing import SystemDealer, fresh_seed
from .errors import BotPlays, NotAtTable, NotSaved, NotYourSeat, NotYourTable, StaleVersion, TableClosed, UnknownSeat
from .messages import Forecast, Ponder, Problem, SeatInfo, TableInfo, Update
from .people import Person
from .sitting import Proposal, handover_told, wishes
from .store import SeatRow, Status, TableRow
from .telling import events_told, outcome_of, points_of, prospects_of, question_of

NOTHING_PROPOSED: Mapping[int, Proposal] = {}
_DRAWN = 20
"""What happened so many versions ago is not drawn any more: its trails are not told."""


class Watcher:
    """One open socket: a person looking through the eyes of a seat, or of the public."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.seat: int | None = None
        self.known: int | None = None
        """The version it was told last; None before its hello."""
        self.replies: list[Problem | Forecast] = []
        self.due = False
        """Whether the table is to be told anew; several changes may become one update."""
        self.news = asyncio.Event()

    def wake(self) -> None:
        """The table has changed."""
        self.due = True
        self.news.set()

    def reply(self, message: Problem | Forecast) -> None:
        """Something for nobody else."""
        self.replies.append(message)
        self.news.set()


class Room:
    """A table in memory. Whoever reads or changes it holds its lock, so nobody sees what is not stored yet."""

    def __init__(
        self, game: Game[State], row: TableRow, course: Course, minutes_left: Callable[[int], int] = lambda person: 0
    ) -> None:
        self.id = row.id
        self.game = game
        self.creator = row.creator
        self.seats = row.seats
        self.handovers = row.handovers
        self.proposals: dict[int, Proposal] = {}
        self.minutes_left = minutes_left
        """How long the seat of an absent person is still kept."""
        self.closed = row.status == "closed"
        self.rematch = row.rematch
        self.course = course
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.bot_tasks: dict[int, asyncio.Task[None]] = {}
        self.used = 0.0
        self.lost = False
        """Whether what is in memory may differ from what is stored: nobody may use the room any more."""

    # What is known of it

    @property
    def version(self) -> int:
        return self.course.version

    @property
    def over(self) -> bool:
        return self.course.table.over

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
        )
        return table_info(row, person, self.present, self.minutes_left, self.proposals)

    @property
    def present(self) -> set[int]:
        """The people who are looking at the table now."""
        return {watcher.person.id for watcher in self.watchers}

    def expect_no_more(self, person: Person) -> None:
        """The person is here: what was proposed about an empty seat has lost its reason."""
        self.proposals = {
            seat: proposal for seat, proposal in self.proposals.items() if self.seats[seat].person != person.id
        }

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

    def check_at_home(self, person: Person) -> None:
        """Only who sits at the table or has set it up."""
        if person.id != self.creator and all(seat.person != person.id for seat in self.seats):
            raise NotAtTable

    def check_creator(self, person: Person) -> None:
        if person.id != self.creator:
            raise NotYourTable

    # What is told

    def wake(self) -> None:
        """Everybody at the table has something new to see."""
        for watcher in self.watchers:
            watcher.wake()

    def update(self, watcher: Watcher) -> Update:
        """The table as the watcher may see it, with what it has not been told yet."""
        seat, table, game = watcher.seat, self.course.table, self.game
        since, events = self.course.events_since(watcher.known or 0)
        watcher.known = self.version
        answers = seat is not None and self.seats[seat].kind == "person" and not self.closed
        return Update(
            version=self.version,
            since=since,
            seat=seat,
            view=dict(game.view(table, seat)),
            points=points_of(game, table, seat),
            events=events_told(game, events, seat, self.version - _DRAWN),
            question=question_of(game, table, seat) if answers else None,
            waiting=self.waiting,
            thinking=self.bots_asked(),
            together=not self.closed and any(table.owed),
            answered=0 if seat is None else self.course.answered(seat),
            can_undo=answers and seat is not None and not self.over and self.course.match.can_undo(seat),
            table=self.info(watcher.person),
            handovers=[handover_told(handover) for handover in self.handovers],
            outcome=outcome_of(game, table),
        )

    def forecast(self, person: Person, message: Ponder) -> Forecast:
        """What answers of the seat might lead to."""
        self.check_answering(person, message.seat, message.version)
        prospects = prospects_of(self.game, self.course.table, message.seat, message.answers, SystemDealer())
        return Forecast(message.answers, message.version, prospects)

    def assignment(self, seat: int) -> Assignment:
        """What the seat's bot has to think about: the position with everything hidden from it dealt anew."""
        imagined = self.game.determinize(self.course.table, seat, SystemDealer())
        return Assignment(self.game.name, self.game.encode(imagined), seat, self.seats[seat].bot, fresh_seed())


def status_of(closed: bool, over: bool, seats: list[SeatRow]) -> Status:
    if closed:
        return "closed"
    if over:
        return "over"
    return "open" if any(seat.kind == "open" for seat in seats) else "playing"


def table_info(
    row: TableRow,
    person: Person,
    present: Container[int],
    minutes_left: Callable[[int], int],
    proposals: Mapping[int, Proposal] = NOTHING_PROPOSED,
) -> TableInfo:
    """A table's entry in the list of the person asking."""
    mine = row.creator == person.id
    sits = any(seat.person == person.id for seat in row.seats)

    def wait(seat: SeatRow) -> int | None:
        if not sits or seat.person is None or seat.person == person.id or seat.person in present:
            return None
        return minutes_left(seat.person)

    seats = [
        SeatInfo(
            kind=seat.kind,
            name=seat.shown_name,
            bot=seat.bot,
            mine=seat.person == person.id,
            present=seat.kind == "person" and seat.person in present,
            invitation=seat.secret if seat.kind == "open" and (mine or seat.opener == person.id) else None,
            may=wishes(row, number, person.id, wait(seat) == 0),
            wait=wait(seat),
            proposal=proposals[number].info(person) if number in proposals else None,
        )
        for number, seat in enumerate(row.seats)
    ]
    return TableInfo(row.id, row.game, row.options, seats, row.status, row.version, row.waiting, mine, row.rematch)
