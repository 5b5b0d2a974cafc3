"""What a bot is given and what it gives back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, NamedTuple

from ..core.dealer import Dealer, RandomDealer
from ..core.errors import OrreryError
from ..core.game import Game
from ..core.table import Question, S, Table


class Sight(Generic[S]):
    """The position as one seat knows it.

    Hidden cards are dealt again before a bot can look: it never meets the true position.
    """

    def __init__(self, game: Game[S], table: Table[S], seat: int, dealer: Dealer) -> None:
        self.game = game
        self.seat = seat
        self.options = table.questions()[seat]
        self._table = table
        self._dealer = dealer
        self._guessed = False

    @property
    def table(self) -> Table[S]:
        """A position the seat cannot tell from the true one; copy it before trying anything."""
        if not self._guessed:
            self._table = self.game.determinize(self._table, self.seat, self._dealer)
            self._guessed = True
        return self._table

    @property
    def view(self) -> Mapping[str, object]:
        return self.game.view(self.table, self.seat)

    @property
    def question(self) -> Question[S]:
        question = self._table.question(self.seat)
        assert question is not None
        return question

    def imagine(self, dealer: Dealer) -> Table[S]:
        """One more position the seat cannot tell from the true one, with its own dealer, free to play on."""
        return self.game.determinize(self.table, self.seat, dealer)


class Thought(NamedTuple):
    """What a bot thinks of one answer, as data for hints and analysis."""

    action: int
    prior: float
    """How likely it would give this answer at first sight, from 0 to 1."""
    share: float
    """The part of the win it expects, from 0 to 1."""
    unsure: float
    """The standard error of that."""
    worlds: int
    """In how many imagined positions the answer was tried; 0 if it was not."""
    line: tuple[tuple[int, int], ...] = ()
    """How the game may go on in one of them: seats and their actions, beginning with this answer."""
    points: float = 0.0
    """How many points more than now the seat has there, on average."""


class Estimate(NamedTuple):
    """How good the prospects of a seat are."""

    share: float
    """The part of the win it may expect, from 0 to 1."""
    unsure: float
    """The standard error of that."""


class Bot(Generic[S]):
    """Chooses one of the options of its seat. The same seed chooses the same."""

    def __init__(self, seed: int) -> None:
        self.dealer = RandomDealer(seed)

    def choose(self, sight: Sight[S]) -> int:
        raise NotImplementedError

    def thoughts(self, sight: Sight[S], also: Sequence[int] = ()) -> list[Thought]:
        """What the bot thinks of the answers it considers, these among them, best first; nothing, if it cannot tell."""
        return []

    def estimate(self, game: Game[S], table: Table[S], seat: int) -> Estimate | None:
        """The prospects of a seat by what it may know, whether it is asked now or not; None, if the bot cannot tell."""
        return None

    def decide(self, game: Game[S], table: Table[S], seat: int) -> int:
        """The bot's answer to what its seat is asked at a table."""
        return self.choose(Sight(game, table, seat, self.dealer))


class UnknownBot(OrreryError):
    """No bot of that name plays the game."""

    def __init__(self, name: str, game: str, bots: list[str]) -> None:
        known = ", ".join(bots)
        super().__init__(
            "error-unknown-bot",
            f"no bot called {name!r} plays {game}; there are: {known}",
            {"bot": name, "game": game, "bots": known},
        )


class BotNeeds(OrreryError):
    """The bot plays the game, but not without a library that is missing here."""

    def __init__(self, name: str, game: str, library: str) -> None:
        super().__init__(
            "error-bot-needs",
            f"the bot {name!r} of {game} needs {library}: pip install {library}",
            {"bot": name, "game": game, "library": library},
        )
