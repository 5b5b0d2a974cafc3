"""How a game at the keyboard begins: a new one, or a saved one that goes on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ..bots import Bot, bot
from ..core.dealer import RandomDealer
from ..core.errors import BrokenRecord
from ..core.game import Game
from ..core.match import Match, replay
from ..core.record import Record
from ..core.seeds import derived_seed
from ..core.table import State
from ..i18n import Messages
from .command_line import chosen_options, fresh_seed, seat_list, usual_seats
from .complaint import Complaint
from .keyboard import Keyboard
from .saving import is_saved, read_record
from .words import PERSON

_NO = frozenset({"n", "no", "nein"})
_YES = frozenset({"", "y", "yes", "j", "ja"})


class Opening:
    """What a person asked for when starting `play`."""

    def __init__(
        self, game: Game[State], seats: str | None, options: Sequence[str], seed: int | None, place: Path
    ) -> None:
        self.game = game
        self.seats = seat_list(game, seats or usual_seats(game), people=True)
        self.options = chosen_options(game, len(self.seats), options)
        self.seed = fresh_seed() if seed is None else seed
        self.place = place
        self._seats_wanted = self.seats if seats else None
        self._options_wanted = [option.partition("=")[0].strip() for option in options]

    def match(self, resume: bool | None, keyboard: Keyboard, messages: Messages) -> Match[State]:
        """The saved game or a new one; without a wish (None) the person is asked."""
        record = read_record(self.place) if is_saved(self.place) else None  # better now than after the first answer
        if resume is False or (record is None and resume is None):
            return self.new()
        if record is None:
            raise Complaint("terminal-nothing-saved", file=str(self.place))
        match = self._replay(record)
        if resume:
            self._check_wishes(match)
        if resume is None and (match.table.over or not _wants_to_resume(keyboard, messages)):
            return self.new()
        return match

    def new(self) -> Match[State]:
        return Match(self.game, self.seats, self.options, RandomDealer(derived_seed(self.seed, "deals")))

    def bots(self, match: Match[State]) -> dict[int, Bot[State]]:
        """A bot for each seat without a person."""
        return {
            seat: bot(name, self.game.name, derived_seed(self.seed, "bot", seat, len(match.moves)))
            for seat, name in enumerate(match.seats)
            if name != PERSON
        }

    def _replay(self, record: Record) -> Match[State]:
        dealer = RandomDealer(derived_seed(self.seed, "deals", record.hash))
        try:
            return replay(self.game, record, dealer)
        except BrokenRecord as problem:
            raise Complaint("terminal-cannot-resume", problem, file=str(self.place)) from None

    def _check_wishes(self, match: Match[State]) -> None:
        """Seats and options of a saved game are what they are."""
        file = str(self.place)
        if self._seats_wanted not in (None, match.seats):
            raise Complaint("terminal-other-seats", file=file, seats=",".join(match.seats))
        for name in self._options_wanted:
            if match.options[name] != self.options[name]:
                value = str(match.options[name]).lower()
                raise Complaint("terminal-other-option", file=file, option=f"{name}={value}")


def _wants_to_resume(keyboard: Keyboard, messages: Messages) -> bool:
    """Any line but no means yes; a line that is not yes either was meant for the game."""
    line = keyboard.line(messages.text("terminal-resume-question") + " ")
    if line.lower() in _NO:
        return False
    if line.lower() not in _YES:
        keyboard.keep(line)
    return True
