"""A play whose keyboard is scripted and whose screen can be read."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from rich.console import Console, RenderableType

import orrery
from orrery.bots import Bot, bot
from orrery.core.match import Match
from orrery.core.table import S, State
from orrery.i18n import messages
from orrery.terminal.keyboard import Keyboard, scripted_keyboard
from orrery.terminal.play import Play
from orrery.terminal.screen import Screen
from orrery.terminal.words import PERSON, Words

from ..scenario import Playing


class Stage:
    """By default one person against a random bot at Starfarers Duel."""

    def __init__(
        self,
        folder: Path,
        lines: Iterable[str] | Callable[[str], str],
        seats: str = "me,random",
        seed: int = 1,
        game: str = "duel",
        options: Mapping[str, object] | None = None,
        language: str = "en",
    ):
        played = orrery.game(game)
        self.match: Match[State] = Match(played, seats.split(","), options or {}, orrery.RandomDealer(seed))
        self.file = folder / f"{game}.json"
        self.screen = io.StringIO()
        keyboard = Keyboard(lines) if callable(lines) else scripted_keyboard(lines)
        bots: dict[int, Bot[State]] = {
            seat: bot(name, game, seat) for seat, name in enumerate(self.match.seats) if name != PERSON
        }
        words = Words(played, messages(language), self.match.seats)
        self.play = Play(self.match, bots, words, _console(self.screen, 100), keyboard, self.file)

    @property
    def shown(self) -> str:
        return self.screen.getvalue()

    @property
    def answers(self) -> list[str]:
        """The answers in the saved record."""
        record = orrery.Record.from_json(self.file.read_text(encoding="utf-8"))
        return [move for move in record.moves if isinstance(move, str)]


def printed(thing: RenderableType, width: int = 80) -> str:
    """What a terminal of that width shows."""
    screen = io.StringIO()
    _console(screen, width).print(thing)
    return screen.getvalue()


def asked(playing: Playing[S], language: str, seat: int, width: int = 80) -> str:
    """Position, question and help as a seat sees them in a prepared position."""
    playing.start()
    seats = [PERSON] * len(playing.table.owed)
    match: Match[State] = Match(orrery.game(playing.game.name), seats, {}, orrery.RandomDealer(1))
    match.table = playing.table  # type: ignore[assignment]
    text = io.StringIO()
    screen = Screen(match, Words(match.game, messages(language), seats), _console(text, width))
    screen.position(seat)
    screen.question(seat)
    screen.help(seat)
    return text.getvalue()


def _console(screen: io.StringIO, width: int) -> Console:
    return Console(file=screen, width=width, markup=False, highlight=False, emoji=False)


def whose(prompt: str) -> str:
    """Who shall take the keyboard; any other prompt as it is."""
    return prompt.removeprefix("It is ").split("’s turn.")[0]
