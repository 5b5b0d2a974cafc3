"""A table's entry in somebody's list."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping

from .messages import OutcomeInfo, SeatInfo, TableInfo
from .people import Person
from .rows import SeatRow, TableRow
from .sitting import Proposal, wishes

NOTHING_PROPOSED: Mapping[int, Proposal] = {}


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
    )
