"""Walking through a lesson on the engine alone, as its person and as its scripted opponents."""

from __future__ import annotations

from ..core.dealer import Dealer
from ..core.match import Match
from ..core.table import State
from ..games import game
from .lesson import Lesson, Step

_SAMPLES = 40
"""Of the answers of a dial, which may be very many, about this many are tried."""


class Walk:
    """A game that follows a lesson; the opponents answer as soon as they are asked, or as late as possible.

    Whatever the lesson has not prepared another dealer deals.
    """

    def __init__(self, lesson: Lesson, after: Dealer, late: bool = False) -> None:
        self.lesson = lesson
        self._after = after
        self._late = late
        seats = [str(seat) for seat in range(lesson.seats)]
        self.match: Match[State] = Match(game(lesson.game), seats, lesson.options, lesson.dealer([], after))
        self._listen()

    def prompt(self) -> str | None:
        """What the person is asked now."""
        question = self.match.table.question(self.lesson.person)
        return None if question is None else question.prompt()

    def options(self) -> list[str]:
        """What the person can answer now; of a dial some answers."""
        actions = self.match.game.actions
        listed, dials = actions.split_dials(self.match.table.questions().get(self.lesson.person, []))
        some = [
            dial.block.start + offset
            for dial in dials
            for start, length in dial.runs
            for offset in range(start, start + length, dial.count // _SAMPLES + 1)
        ]
        return [actions.text(action) for action in [*listed, *some]]

    def answers(self, step: Step) -> list[str]:
        """The answers that can be given now and that the step allows, those it teaches first."""
        dialled = [step.answer] if self._is_dialled(step.answer) else []
        return dialled + sorted(filter(step.allows, self.options()), key=step.goes_aside)

    def _is_dialled(self, answer: str) -> bool:
        """Whether an answer can be read off a dial now."""
        actions, open_now = self.match.game.actions, self.match.table.questions().get(self.lesson.person, [])
        verbs = [dial.block.verb for dial in actions.split_dials(open_now)[1]]
        return answer.split()[0] in verbs and actions.parse(answer) in open_now

    def answer(self, answer: str) -> None:
        self._act(self.lesson.person, answer)
        self._listen()

    def _listen(self) -> None:
        """The opponents answer what the lesson says."""
        while True:
            asked = [seat for seat in self.match.table.questions() if seat != self.lesson.person]
            waits = self._late and self.lesson.person in self.match.table.questions()
            reply = None if not asked or waits else self.lesson.reply(self.match.moves, asked[0])
            if reply is None:
                return
            self._act(asked[0], reply)

    def _act(self, seat: int, answer: str) -> None:
        self.match.dealer.dealer = self.lesson.dealer(self.match.moves, self._after)
        self.match.act(seat, answer)
