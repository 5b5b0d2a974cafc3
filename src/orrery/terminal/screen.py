"""What a person sees of a match: the log, the position, the question with its options, the final table."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from itertools import groupby
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ..bots import Thought
from ..core.events import Event
from ..core.game import Outcome
from ..core.match import Match
from ..core.table import State
from .drawing import drawing_for
from .words import Words, yes_or_no

_REMINDER: Final = 8
_HINTED: Final = 3
"""How many answers a hint compares."""


class Screen:
    """Prints a match for one seat at a time, and remembers what each seat has seen already."""

    def __init__(self, match: Match[State], words: Words, console: Console) -> None:
        self.match = match
        self.words = words
        self.console = console
        self.drawing = drawing_for(words)
        # anyone who comes back to a saved game wants to read the end of its log, not all of it
        self._told = [max(0, len(match.events) - _REMINDER) for _ in match.seats]
        self._scenes: dict[int, object] = {}

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def welcome(self, viewer: int | None) -> None:
        seats = ", ".join(self.words.name(seat, viewer) for seat in range(len(self.words.names)))
        self.say(self.words("terminal-welcome", game=self.words.own("title"), seats=seats), style="bold")

    def thinking(self, seat: int) -> AbstractContextManager[object]:
        """While a bot thinks, a person sees that it does."""
        if not self.console.is_terminal:
            return nullcontext()
        return self.console.status(Text(self.words("terminal-thinking", player=self.words.names[seat])))

    def news(self, seat: int) -> None:
        """What happened since the seat last looked."""
        self.log(seat, self.match.events[self._told[seat] :])
        self._told[seat] = len(self.match.events)

    def forget_undone(self) -> None:
        """After an undo the log is shorter, and the drawing is due again."""
        self._told = [min(told, len(self.match.events)) for told in self._told]
        self._scenes.clear()

    def log(self, seat: int | None, events: Sequence[Event], open_secrets: bool = False) -> None:
        """Tell events one after the other; what sounds the same several times is told once."""
        told = [(self.drawing.event(event, seat, open_secrets), event.kind.name) for event in events]
        for (line, kind), same in groupby(told):
            heading = kind in self.drawing.headings
            times = len(list(same))
            text = line if times == 1 else self.words("terminal-repeated", line=line, count=times)
            style = "bold" if heading else ""
            self.console.print(Padding(Text(text, style=style), (0, 0, 0, 0 if heading else 2), expand=False))

    def position(self, seat: int | None) -> None:
        self.console.print(self.drawing.position(self.match.game.view(self.match.table, seat), seat))

    def question(self, seat: int) -> None:
        """The position as far as it is news, the question and its numbered options."""
        table = self.match.table
        view = self.match.game.view(table, seat)
        scene = self.drawing.scene(view)
        self.console.print()
        if scene is None or self._scenes.get(seat) == scene:
            self.console.print(self.drawing.brief(view, seat))
        else:
            self.position(seat)
        self._scenes[seat] = scene
        self.console.print()
        self.say(self.words.question(table, seat), style="bold")
        options = Table.grid(padding=(0, 2))
        options.add_column(justify="right", style="cyan")
        options.add_column()
        options.add_column(style="dim")
        facts = self._facts(seat)
        listed, dials = table.actions.split_dials(table.questions()[seat])
        for number, action in enumerate(listed, start=1):
            name, note = (tell(action, facts, view) for tell in (self.drawing.option, self.drawing.note))
            options.add_row(str(number), Text(name), Text(note))
        self.console.print(options)
        for dial in dials:
            self.say(self.drawing.dial(dial, facts, view))

    def name_answers(self, seat: int, actions: Sequence[int]) -> list[str]:
        """Answers as the seat reads them now."""
        view, facts = self.match.game.view(self.match.table, seat), self._facts(seat)
        return [self.drawing.option(action, facts, view) for action in actions]

    def hint(self, seat: int, thoughts: Sequence[Thought]) -> None:
        """What a bot thinks of the answers, best first, each with its chance and twice the standard error of that."""
        if not thoughts:
            self.say(self.words("terminal-no-hint"))
            return
        names = self.name_answers(seat, [thought.action for thought in thoughts])
        self.say(self.words("terminal-hint", answer=names[0]), style="bold")
        for name, thought in zip(names[:_HINTED], thoughts, strict=False):
            if thought.worlds:
                chance = {"percent": round(100 * thought.share), "error": max(1, round(200 * thought.unsure))}
                self.say(self.words("terminal-hint-chance", answer=name, **chance))

    def read_shorthand(self, seat: int, line: str) -> str | None:
        """What a person's shorthand means."""
        return self.drawing.read_shorthand(line, self._facts(seat), self.match.game.view(self.match.table, seat))

    def _facts(self, seat: int) -> dict[str, str | int]:
        """What the question says about itself, and who is asked."""
        question = self.match.table.question(seat)
        assert question is not None
        return {"prompt": question.prompt(), "viewer": seat, **question.arguments(self.match.table, seat)}

    def help(self, seat: int) -> None:
        self.say(self.words.help(self.match.table, seat))
        refused = self.match.game.refusals(self.match.table, seat)
        if refused:
            self.say(self.words("terminal-not-now"))
        together: dict[str, list[str]] = {}
        for name, refusal in zip(self.name_answers(seat, [one.action for one in refused]), refused, strict=True):
            together.setdefault(self.words.refusal(refusal), []).append(name)
        for reason, names in together.items():
            self.console.print(Padding(Text(f"{', '.join(names)}: {reason}"), (0, 0, 0, 2), expand=False))
        self.say(self.words("terminal-commands"))

    def cards(self, name: str) -> None:
        """What the component of that name does."""
        found = self.drawing.about(name) if name else []
        if not name:
            self.say(self.words("terminal-which-card"))
        elif not found:
            self.say(self.words("terminal-no-card", name=name))
        for label, text in found:
            first, *more = text.splitlines()
            self.console.print(Text.assemble((label, "bold"), ": ", first))
            for line in more:
                self.console.print(Padding(Text(line), (0, 0, 0, 2), expand=False))

    def clear(self) -> None:
        """Nothing of what was shown may stay visible, nor be found by scrolling back."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")

    def end(self, viewer: int | None) -> None:
        outcome = self.match.game.standing(self.match.table)
        self.console.print()
        self.console.print(Rule(style="dim"))
        self.console.print(final_table(self.words, outcome, viewer))
        self.say(self._verdict(outcome, viewer), style="bold")

    def _verdict(self, outcome: Outcome, viewer: int | None) -> str:
        winners = outcome.winners
        if not winners:
            return self.words("terminal-under-way")
        if self.words.own_sides:
            return self._verdict_against_the_game(outcome, viewer)
        if len(winners) == 1:
            return self.words(
                "terminal-winner", player=self.words.names[winners[0]], you=yes_or_no(winners[0] == viewer)
            )
        return self.words("terminal-shared-win", players=", ".join(self.words.name(seat, viewer) for seat in winners))

    def _verdict_against_the_game(self, outcome: Outcome, viewer: int | None) -> str:
        """Won or lost against the strongest of the game's own sides."""
        seats = len(self.match.seats)
        own = max(range(seats), key=lambda seat: outcome.scores[seat])
        side = max(range(seats, len(outcome.scores)), key=lambda side: outcome.scores[side])
        won = any(winner < seats for winner in outcome.winners)
        return self.words(
            "terminal-beaten-the-game" if won else "terminal-lost-to-the-game",
            player=self.words.names[own],
            you=yes_or_no(own == viewer),
            side=self.words.side(self.words.own_sides[side - seats], "object"),
            points=outcome.scores[own],
            other=outcome.scores[side],
            tie=yes_or_no(outcome.scores[own] == outcome.scores[side]),
        )


def final_table(words: Words, outcome: Outcome, viewer: int | None = None) -> Table:
    """Points by category and in total, a column for each side; a dash where one has no such points."""
    table = Table.grid(padding=(0, 3))
    table.add_column()
    for _ in words.names:
        table.add_column(justify="right")
    table.add_row("", *(Text(words.name(side, viewer), style="bold") for side in range(len(words.names))))
    for category in dict.fromkeys(category for points in outcome.breakdown for category in points):
        points = (str(side[category]) if category in side else "–" for side in outcome.breakdown)
        table.add_row(words.own(f"points-{category}"), *points)
    total = (Text(str(score), style="bold") for score in outcome.scores)
    table.add_row(Text(words("terminal-total"), style="bold"), *total)
    return table
