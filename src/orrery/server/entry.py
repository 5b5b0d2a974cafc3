"""A table's entry in somebody's list."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence

from .messages import OutcomeInfo, ProposalInfo, SeatInfo, TableInfo
from .people import Person
from .rows import SeatRow, TableRow
from .sitting import Proposal, Seats, people_here, wishes

NOTHING_PROPOSED: Mapping[int, Proposal] = {}


def table_info(
    row: TableRow,
    person: Person,
    present: Container[int],
    minutes_left: Callable[[int], int],
    proposals: Mapping[int, Proposal] = NOTHING_PROPOSED,
    answered: Sequence[int] | None = None,
) -> TableInfo:
    """A table's entry in the list of the person asking.

    Where it is not known who has `answered` when, everybody counts as having answered once the game has begun.
    """
    if answered is None:
        answered = [row.version if row.version > 1 else 0] * len(row.seats)
    table_seats = Seats(row.seats, row.handovers, row.creator, people_here(row.seats, present, minutes_left), answered)
    going_on = row.status in ("open", "playing")
    mine = row.creator == person.id
    people = [seat.person for seat in row.seats]
    sits = any(seat.person == person.id for seat in row.seats)

    def wait(seat: SeatRow) -> int | None:
        if not sits or seat.person is None or seat.person == person.id or seat.person in present:
            return None
        return minutes_left(seat.person)

    def may_see_link(seat: SeatRow) -> bool:
        """Return whether the person may hand on the link of this seat: its opener chooses who gets it."""
        if seat.kind != "open":
            return False
        if seat.opener == person.id:
            return True
        return mine and (seat.person in (None, person.id) or seat.opener not in (None, seat.person))

    def proposal_info(number: int) -> ProposalInfo | None:
        if number not in proposals:
            return None
        kind, bot, by, agreed, proposer = proposals[number]
        missing = sorted(people.index(one) for one in table_seats.here - agreed)
        return ProposalInfo(kind, bot, by, person.id in agreed, sits or person.id == proposer, missing)

    seats = [
        SeatInfo(
            kind=seat.kind,
            name=seat.shown_name,
            bot=seat.bot,
            mine=seat.person == person.id,
            present=seat.kind == "person" and seat.person in present,
            invitation=seat.secret if may_see_link(seat) else None,
            may=wishes(row, number, person.id, wait(seat) == 0),
            consent=mine
            and going_on
            and seat.person is None
            and not table_seats.is_free_to_change(number, person.id, "me"),
            wait=wait(seat),
            proposal=proposal_info(number),
            hints=row.advised[number] if row.advised else 0,
        )
        for number, seat in enumerate(row.seats)
    ]
    return TableInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        seats=seats,
        status=row.status,
        version=row.version,
        waiting=row.waiting,
        mine=mine,
        rematch=row.rematch,
        lesson=row.lesson,
        outcome=None if row.outcome is None else OutcomeInfo(row.outcome.scores, row.outcome.winners),
        hints=all(seat.person not in row.unaided for seat in row.seats),
        unaided=person.id in row.unaided,
        quitting=table_seats.quitting(person.id) if going_on else None,
    )
