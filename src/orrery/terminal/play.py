"""A game at the keyboard: people answer by number or in words, bots answer by themselves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from ..bots import Bot, Sight, adviser, bot, thoughts
from ..core.errors import NothingToUndo, UnknownAction
from ..core.match import Match
from ..core.table import State
from .keyboard import Keyboard
from .naming import as_typed
from .saving import write_record
from .screen import Screen
from .words import PERSON, Words

_LOG_LINES = 30
_TELLING = 3
"""A part of an answer has at least this many letters, so that a slip of the finger chooses nothing."""


class _Leaving(Exception):
    """Someone asked to leave."""


class Play:
    """The loop between a match and the people at the terminal."""

    def __init__(
        self,
        match: Match[State],
        bots: dict[int, Bot[State]],
        words: Words,
        console: Console,
        keyboard: Keyboard,
        save: Path,
    ) -> None:
        self.match = match
        self.bots = bots
        self.words = words
        self.keyboard = keyboard
        self.screen = Screen(match, words, console)
        self.save = save
        people = [seat for seat, name in enumerate(match.seats) if name == PERSON]
        self.viewer = people[0] if len(people) == 1 else None
        self._shared = len(people) > 1
        self._unsaved = True
        self._commands: dict[str, Callable[[int, str], bool]] = {
            "u": self._undo,
            "l": self._log,
            "p": self._position,
            "t": self._hint,
            "h": self._help,
            "?": self._help,
            "c": self._cards,
            "q": self._quit,
        }

    def run(self) -> bool:
        """Play until the game is over (true), or until someone leaves; the game is saved either way."""
        self._save()
        self.screen.welcome(self.viewer)
        if self.match.begun_under != self.match.game.rules_version:
            versions = {"former": self.match.begun_under, "now": self.match.game.rules_version}
            self.screen.say(self.words("terminal-rules-changed", **versions))
        try:
            while not self.match.table.over:
                self._go_on()
        except (EOFError, KeyboardInterrupt):
            self.screen.say("")  # the prompt has no line end yet
            return False
        except _Leaving:
            return False
        self._save()
        if self.viewer is not None:
            self.screen.news(self.viewer)
        self.screen.end(self.viewer)
        return True

    def _go_on(self) -> None:
        """Let people answer first: so a choice made at the same time as a bot's can be taken back."""
        asked = [seat for seat in self.match.table.questions() if seat not in self.bots]
        if not asked:
            self._bots_answer()
            return
        seat = self.viewer if self.viewer in asked else asked[0]
        self._save()
        self._hand_over(seat)
        self.screen.news(seat)
        self.screen.question(seat)
        while not self._respond(seat, self.keyboard.line("> ")):
            pass

    def _bots_answer(self) -> None:
        """Bots answer until a person is asked; those who only watch read along."""
        table = self.match.table
        with self.screen.thinking(next(iter(table.questions()))):
            while not table.over and all(seat in self.bots for seat in table.questions()):
                seat = next(iter(table.questions()))
                action = self.bots[seat].decide(self.match.game, table, seat)
                before = len(self.match.events)
                self.match.act(seat, self.match.game.actions.text(action))
                self._unsaved = True
                if len(self.bots) == len(self.match.seats):
                    self.screen.log(None, self.match.events[before:])

    def _hand_over(self, seat: int) -> None:
        """People who share a keyboard must not see each other's secrets."""
        if not self._shared or seat == self.viewer:
            return
        self.screen.clear()
        line = self.keyboard.line(self.words("terminal-hand-over", player=self.words.names[seat]) + " ")
        if line:
            self.keyboard.keep(line)
        self.viewer = seat

    def _respond(self, seat: int, line: str) -> bool:
        """Do what a line says; true when the position has changed."""
        word, _, rest = line.partition(" ")
        command = self._commands.get(word.lower())
        if command is not None:
            return command(seat, rest.strip())
        action = self._option(seat, line)
        if action is None:
            listed, dials = self.match.game.actions.split_dials(self.match.table.questions()[seat])
            refused = "terminal-not-on-the-dial" if dials else "terminal-not-an-option"
            self.screen.say(self.words(refused, line=line, count=len(listed)))
            return False
        self.match.act(seat, self.match.game.actions.text(action))
        self._unsaved = True
        self._save()
        return True

    def _option(self, seat: int, line: str) -> int | None:
        """The option a line means: its number, its text, or the beginning or a part of one text only."""
        options, dials = self.match.game.actions.split_dials(self.match.table.questions()[seat])
        if dials:
            action = self._read_off(seat, line)
            if action is not None:
                return action
        if line.isascii() and line.isdigit():
            return options[int(line) - 1] if 1 <= int(line) <= len(options) else None
        wanted = as_typed(line)
        spoken = [
            (as_typed(text), action)
            for action, shown in zip(options, self.screen.name_answers(seat, options), strict=True)
            for text in (self.match.game.actions.text(action), self.words.option(action), shown)
        ]
        exact = {action for text, action in spoken if text == wanted}
        begun = {action for text, action in spoken if wanted and text.startswith(wanted)}
        parts = {action for text, action in spoken if len(wanted) >= _TELLING and wanted in text}
        found = exact or begun or parts
        return found.pop() if len(found) == 1 else None

    def _read_off(self, seat: int, line: str) -> int | None:
        """The answer of a dial that a line means: in full, or in the shorthand of the game."""
        try:
            action = self.match.game.actions.parse(
                self.screen.read_shorthand(seat, line) or " ".join(line.casefold().split())
            )
        except UnknownAction:
            return None
        return action if action in self.match.table.questions()[seat] else None

    def _save(self) -> None:
        if self._unsaved:
            write_record(self.save, self.match.record())
            self._unsaved = False

    # Commands

    def _undo(self, seat: int, rest: str) -> bool:
        try:
            self.match.undo(seat)
        except NothingToUndo as problem:
            self.screen.say(self.words.messages.error(problem))
            return False
        self.screen.forget_undone()
        self.screen.say(self.words("terminal-undone"))
        self._unsaved = True
        return True

    def _log(self, seat: int, rest: str) -> bool:
        lines = int(rest) if rest.isascii() and rest.isdigit() else _LOG_LINES
        self.screen.log(seat, self.match.events[max(0, len(self.match.events) - lines) :])
        return False

    def _position(self, seat: int, rest: str) -> bool:
        self.screen.position(seat)
        return False

    def _hint(self, seat: int, rest: str) -> bool:
        """What the strongest bot would do, on what the seat may know."""
        game = self.match.game
        thinker = bot(adviser(game.name), game.name, len(self.match.moves))
        self.screen.hint(seat, thoughts(thinker, Sight(game, self.match.table, seat, thinker.dealer)))
        return False

    def _help(self, seat: int, rest: str) -> bool:
        if rest:
            return self._cards(seat, rest)
        self.screen.help(seat)
        return False

    def _cards(self, seat: int, rest: str) -> bool:
        self.screen.cards(rest)
        return False

    def _quit(self, seat: int, rest: str) -> bool:
        raise _Leaving
