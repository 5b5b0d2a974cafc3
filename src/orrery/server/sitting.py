"""Who may sit where: nobody sees two hands that were not agreed to be one person's, and nobody loses a seat unasked."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import Literal, NamedTuple

from .errors import OneSeatOnly
from .messages import Handover, ProposalInfo, SeatWish
from .people import Person
from .rows import HandoverRow, ProposalRow, SeatRow, TableRow

_GIVEN: tuple[SeatWish, ...] = ("bot", "open")


class Proposal(NamedTuple):
    """What is to be done with the seat of a person who has been away for a long time."""

    kind: Literal["open", "bot"]
    bot: str
    by: str
    agreed: frozenset[int]

    def info(self, person: Person) -> ProposalInfo:
        return ProposalInfo(self.kind, self.bot, self.by, person.id in self.agreed)


def proposals_of(rows: Iterable[ProposalRow]) -> dict[int, Proposal]:
    return {row.seat: Proposal(row.kind, row.bot, row.by, frozenset(row.agreed)) for row in rows}


def proposal_rows(proposals: Mapping[int, Proposal]) -> list[ProposalRow]:
    return [ProposalRow(seat, each.kind, each.bot, each.by, sorted(each.agreed)) for seat, each in proposals.items()]


def check_may_sit(seats: Sequence[SeatRow], handovers: Iterable[HandoverRow], number: int, person: int) -> None:
    """Anyone who has held another seat has seen its secrets.

    Several seats are one person's only if they were given so when the table was set up, which everybody who joins
    can see, or as long as nobody else has ever played at it.
    """
    held = _holders(seats, handovers)
    elsewhere = any(person in people for seat, people in enumerate(held) if seat != number)
    if elsewhere and any(people - {person} for people in held):
        raise OneSeatOnly(number)


def may_sit(table: TableRow, number: int, person: int) -> bool:
    try:
        check_may_sit(table.seats, table.handovers, number, person)
    except OneSeatOnly:
        return False
    return True


def wishes(table: TableRow, number: int, person: int, decides: bool) -> list[SeatWish]:
    """What a person may want done with a seat; `decides`: with one whose own person has been away for a long time."""
    seat = table.seats[number]
    if table.status not in ("open", "playing"):
        return []
    others: list[SeatWish] = [kind for kind in _GIVEN if kind != seat.kind]
    if seat.person == person:
        return others if seat.kind == "person" else ["me", *others]
    if seat.person is None and table.creator == person:
        return ["me", *others] if may_sit(table, number, person) else others
    return others if decides else []


def _holders(seats: Sequence[SeatRow], handovers: Iterable[HandoverRow]) -> list[set[int]]:
    """For each seat everybody who has ever held it."""
    held = [set() if seat.person is None else {seat.person} for seat in seats]
    for handover in handovers:
        held[handover.seat] |= {person for person in (handover.former, handover.person) if person is not None}
    return held


def deciding(seats: Sequence[SeatRow], absent: int, present: Container[int]) -> set[int]:
    """The people here whose consent it takes to give an absent person's seat away."""
    return {seat.person for seat in seats if seat.person not in (None, absent) and seat.person in present}


def handover_info(row: HandoverRow) -> Handover:
    return Handover(row.version, row.seat, row.how, row.former_name, row.name, row.bot, row.by_name)
