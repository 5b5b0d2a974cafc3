"""A lesson: the line of play it teaches, and how far a game has come on it.

Nothing is counted beside the game: what has been answered so far tells where in the lesson it stands, so taking back,
leaving and returning need nothing of their own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ..core.dealer import Dealer
from ..core.game import OptionValue
from ..core.record import Move
from .dealing import PreparedDealer, count_dealt
from .patterns import fits


class Step(NamedTuple):
    """One new idea: something to answer, or without an answer something to read."""

    id: str
    chapter: str
    asked: str = ""
    """The question that is expected, by its prompt."""
    answer: str = ""
    """The answer that is taught, as a pattern; where it is read off scales, one of them."""
    free: str = ""
    """Answers that are just as good, as a pattern."""
    result: str = ""
    """What has to come of the answer, as an event and its facts; another one is held back like a wrong answer."""
    also: tuple[str, ...] = ()
    """Other answers with which the lesson goes on; what they mean is told afterwards."""
    deals: tuple[int, ...] = ()
    """What is dealt until the next step."""
    replies: tuple[str, ...] = ()
    """What the others answer until then, as moves of a record: `1 fly 2`."""
    at: tuple[str, ...] = ()
    """What the bubble points at, as the board names its things; nothing: at what gives the answer."""
    pane: str = ""
    """The pane of a phone on which that is."""
    times: int = 1
    """How many answers of that kind are given one after the other, such as cards that are discarded together."""

    def allows(self, answer: str) -> bool:
        return self.teaches(answer) or self.goes_aside(answer)

    def teaches(self, answer: str) -> bool:
        return fits(self.answer, answer) or fits(self.free, answer)

    def goes_aside(self, answer: str) -> bool:
        """Whether it is another answer than the one taught, and one that the lesson can live with."""
        return not self.teaches(answer) and any(fits(pattern, answer) for pattern in self.also)


class Lesson:
    """A first game of one person against scripted opponents, until it goes on freely."""

    def __init__(
        self,
        game: str,
        seats: int,
        person: int,
        opponent: str,
        name: str,
        options: Mapping[str, OptionValue],
        deals: Sequence[int],
        steps: Sequence[Step],
    ) -> None:
        self.game = game
        self.seats = seats
        self.person = person
        self.opponent = opponent
        """The bot that plays on when the lesson is over."""
        self.name = name
        """What the opponent is called."""
        self.options = options
        self.steps = steps
        self.answered = [step for step in steps if step.answer for _ in range(step.times)]
        """The step of every answer that the person gives, one after the other."""
        self._deals = [*deals, *(deal for step in steps for deal in step.deals)]
        self._replies: list[list[str]] = [[] for _ in range(seats)]
        for reply in (reply for step in steps for reply in step.replies):
            seat, _, answer = reply.partition(" ")
            self._replies[int(seat)].append(answer)

    def progress(self, moves: Sequence[Move]) -> int | None:
        """How many of its answers have been given; None for a game that has left the lesson."""
        answers = answers_of(moves, self.person)
        own = all(step.allows(answer) for step, answer in zip(self.answered, answers, strict=False))
        others = all(self._fits(moves, seat) for seat in range(self.seats) if seat != self.person)
        return min(len(answers), len(self.answered)) if own and others else None

    def is_under_way(self, moves: Sequence[Move]) -> bool:
        """Whether there is still something to answer."""
        given = self.progress(moves)
        return given is not None and given < len(self.answered)

    def allows(self, moves: Sequence[Move], answers: Sequence[str]) -> bool:
        """Whether the person's next answers keep to the lesson; where it is over, all do."""
        return all(step.allows(answer) for step, answer in zip(self.next_steps(moves), answers, strict=False))

    def next_steps(self, moves: Sequence[Move]) -> Sequence[Step]:
        """The steps that still have to be answered; none in a game that has left the lesson."""
        given = self.progress(moves)
        return [] if given is None else self.answered[given:]

    def goes_aside(self, moves: Sequence[Move]) -> bool:
        """Whether the person's last answer was another one than the lesson teaches."""
        answers = answers_of(moves, self.person)
        return 0 < len(answers) <= len(self.answered) and self.answered[len(answers) - 1].goes_aside(answers[-1])

    def reply(self, moves: Sequence[Move], seat: int) -> str | None:
        """What another seat answers next, if the lesson says."""
        told, scripted = len(answers_of(moves, seat)), self._replies[seat]
        return scripted[told] if told < len(scripted) and self.progress(moves) is not None else None

    def dealer(self, moves: Sequence[Move], after: Dealer) -> Dealer:
        """Deals what is prepared after these moves; then, and in a game that has left the lesson, another dealer."""
        if self.progress(moves) is None:
            return after
        return PreparedDealer(self._deals[self.dealt(moves) :], after)

    def dealt(self, moves: Sequence[Move]) -> int:
        """How much of what is prepared has been dealt."""
        return count_dealt(self._deals, [move for move in moves if not isinstance(move, str)])

    def _fits(self, moves: Sequence[Move], seat: int) -> bool:
        """Whether another seat has answered as the lesson says, as far as it says anything."""
        answers, scripted = answers_of(moves, seat), self._replies[seat]
        return all(answer == told for answer, told in zip(answers, scripted, strict=False))


def answers_of(moves: Sequence[Move], seat: int) -> list[str]:
    """What a seat has answered so far."""
    beginning = f"{seat} "
    return [move.removeprefix(beginning) for move in moves if isinstance(move, str) and move.startswith(beginning)]
