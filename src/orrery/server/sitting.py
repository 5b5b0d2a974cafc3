"""Rules of who may sit where: no person sees a second hand without consent, and no person loses a seat unasked.

A person sees what is hidden from others through every seat that is theirs, also while a bot plays it or it is open. The
link to an open seat is for anybody, so its creator may use it with a second browser, under another name: no server can
tell. What a person can do with a seat, and whose consent that takes:

| The seat is                          | The wish                    | Whose consent it takes                |
|--------------------------------------|-----------------------------|---------------------------------------|
| one's own, also lent or open         | a bot, open, take it back   | nobody's                              |
| open, of whomever                    | join by its link            | nobody's: all can see that it is open |
| open and nobody's, at one's table    | a bot, a new link, sit down | nobody's                              |
| a bot's and nobody's, at one's table | another bot                 | nobody's                              |
| a bot's and nobody's, at one's table | sit down, open              | until a person has answered nobody's, |
|                                      |                             | then everybody's who is here          |
| another person's, who is absent      | a bot, open                 | everybody's who is here               |
| another person's, who is here        | any                         | refused                               |

A table is one's own if one has created it. Here is every person with a seat who looks at the table, or has been away
for less than the patience; absent are the others. Beside that, nobody who has ever held a seat sits down on another
one, unless nobody else has ever held a seat; so several seats are one person's only from the start, or at a table where
the others are bots.

A proposal is stored with the table until all have agreed, somebody declines it, its proposer leaves, or the absent
person is back. Whoever sits down meanwhile has to agree, too.

Closing a running game is for its creator, while no other person with a seat has answered there or none of them is
here; otherwise one leaves, and a bot plays on.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import NamedTuple

from .errors import OneSeatOnly
from .messages import Handover, Quitting, SeatWish
from .requests import HandOver
from .rows import HandoverRow, ProposalRow, SeatRow, TableRow

_GIVEN: tuple[SeatWish, ...] = ("bot", "open")
_SAT_DOWN = ("joined", "taken")


class Proposal(NamedTuple):
    """Proposal of a person for a seat that is not theirs, and who has agreed."""

    kind: SeatWish
    bot: str
    by: str
    agreed: frozenset[int]
    proposer: int | None = None
    """The person called `by`; not known of proposals that older servers have stored."""

    def is_for(self, wish: HandOver) -> bool:
        return (self.kind, self.bot) == (wish.kind, wish.bot)


def proposals_of(rows: Iterable[ProposalRow]) -> dict[int, Proposal]:
    return {row.seat: Proposal(row.kind, row.bot, row.by, frozenset(row.agreed), row.proposer) for row in rows}


def proposal_rows(proposals: Mapping[int, Proposal]) -> list[ProposalRow]:
    return [
        ProposalRow(seat, each.kind, each.bot, each.by, sorted(each.agreed), each.proposer)
        for seat, each in proposals.items()
    ]


class Seats(NamedTuple):
    """The seats of a table with what decides about them."""

    rows: Sequence[SeatRow]
    handovers: Sequence[HandoverRow]
    creator: int
    here: frozenset[int]
    """The people with a seat who look at the table, or have been away for less than the patience."""
    answered: Sequence[int]
    """The version of each seat's last answer; 0 before the first."""

    def others_here(self, person: int) -> frozenset[int]:
        return self.here - {person}

    def is_free_to_change(self, number: int, person: int, kind: str) -> bool:
        """Return whether a person who may change the seat needs nobody's consent."""
        seat = self.rows[number]
        if seat.person == person or seat.kind == "open" or kind == "bot":
            return True
        return not self.others_here(person) or not self._is_begun()

    def _is_begun(self) -> bool:
        """Return whether any person has answered; the answers of bots on seats that are nobody's do not count."""
        return any(
            first is not None and last > first
            for first, last in zip(map(self._first_held, range(len(self.rows))), self.answered, strict=True)
        )

    def _first_held(self, number: int) -> int | None:
        """Return the version at which the seat was first a person's, or None if it never was."""
        changes = self._changes(number)
        if not changes:
            return None if self.rows[number].person is None else 0
        if changes[0].former is not None or (changes[0].how == "lent" and not changes[0].by_name):
            return 0  # nothing else is known of a person who has left for good
        return next((change.version for change in changes if change.person is not None), None)

    def _changes(self, number: int) -> list[HandoverRow]:
        return [change for change in self.handovers if change.seat == number]

    def may_close(self, person: int) -> bool:
        """Return whether the person may end the running game for all."""
        if person != self.creator:
            return False
        others = [number for number, seat in enumerate(self.rows) if seat.person not in (None, person)]
        return not self.others_here(person) or not any(map(self._has_answered, others))

    def _has_answered(self, number: int) -> bool:
        """Return whether an answer was given on the seat since its person sat down."""
        sat_down = [change.version for change in self._changes(number) if change.how in _SAT_DOWN]
        return self.answered[number] > (sat_down[-1] if sat_down else 0)

    def quitting(self, person: int) -> Quitting | None:
        """Return how the person can quit the running game."""
        if self.may_close(person):
            return "close"
        return "leave" if person == self.creator or any(seat.person == person for seat in self.rows) else None


def people_here(
    seats: Sequence[SeatRow], present: Container[int], minutes_left: Callable[[int], int]
) -> frozenset[int]:
    """Return the people with a seat who are present, or have been away for less than the patience."""
    people = {seat.person for seat in seats if seat.person is not None}
    return frozenset(person for person in people if person in present or minutes_left(person) > 0)


def check_may_sit(seats: Sequence[SeatRow], handovers: Iterable[HandoverRow], number: int, person: int) -> None:
    """Refuse a second seat: anyone who has held another one has seen its secrets.

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


def handover_info(row: HandoverRow) -> Handover:
    return Handover(row.version, row.seat, row.how, row.former_name, row.name, row.bot, row.by_name)
