"""Results of commands as small tables: simulations, benchmarks, the catalogue of games, records."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..bots import names as bot_names
from ..core.game import Game, Option, OptionValue
from ..core.match import Match
from ..core.table import State
from ..i18n import Messages, printable
from .words import NAME_LETTERS, Words


def print_simulation(console: Console, words: Words, report: Mapping[str, object]) -> None:
    """Wins and mean scores by seat, then the speed."""
    wins, means = report["wins"], report["mean_scores"]
    assert isinstance(wins, list)
    assert isinstance(means, list)
    table = Table.grid(padding=(0, 3))
    table.add_column()
    table.add_column(justify="right")
    table.add_column(justify="right")
    table.add_row("", words("terminal-wins"), words("terminal-mean-score"), style="bold")
    for seat, name in enumerate(words.names):
        table.add_row(Text(name), f"{wins[seat]:g}", f"{means[seat]:.2f}")
    console.print(table)
    finished, decisions, speed = (int(str(report[name])) for name in ("finished", "decisions", "decisions_per_s"))
    seconds = f"{report['seconds']:.2f}"
    console.print(
        Text(words("terminal-sim-speed", finished=finished, decisions=decisions, seconds=seconds, speed=speed))
    )


def print_bench(console: Console, messages: Messages, report: Mapping[str, object]) -> None:
    """A line for each figure."""
    games = report["games"]
    assert isinstance(games, dict)
    table = Table.grid(padding=(0, 3))
    table.add_column()
    table.add_column(justify="right")
    for name in ("python", "compiled", "loop_per_s"):
        table.add_row(name, str(report[name]))
    for game, figures in games.items():
        table.add_row(Text(game, style="bold"), "")
        for name, value in figures.items():
            table.add_row(name, str(value))
    console.print(Text(messages.text("terminal-bench")))
    console.print(table)


def print_game(console: Console, messages: Messages, game: Game[State]) -> None:
    """Name, title, seats, bots and options of a game."""
    words = Words(game, messages, [])
    own = words.own
    console.print(Text.assemble((game.name, "bold cyan"), "  ", (own("title"), "bold")))
    seats, bots = ", ".join(map(str, game.seats)), ", ".join(bot_names(game.name))
    facts = messages.text("terminal-game-facts", seats=seats, bots=bots)
    for line in [own("description"), facts] if words.knows("description") else [facts]:
        console.print(Padding(Text(line), (0, 0, 0, 2), expand=False))
    for bot in bot_names(game.name):
        if messages.has(f"{game.name}-bot-{bot}"):
            told = Text.assemble((bot, "green"), f": {own(f'bot-{bot}')}")
            console.print(Padding(told, (0, 0, 0, 2), expand=False))
    for option in game.options:
        values = ", ".join(_value(option, choice, words) for choice in option.choices)
        console.print(Padding(Text.assemble((f"{option.name}=", "cyan"), values), (0, 0, 0, 2), expand=False))
        if not words.knows(f"option-{option.name}-help"):
            continue
        about = f"{own(f'option-{option.name}')}: {own(f'option-{option.name}-help')}"
        console.print(Padding(Text(about, style="dim"), (0, 0, 0, 4), expand=False))


def _value(option: Option, choice: OptionValue, words: Words) -> str:
    """A value as it is typed, with its meaning where that is another word."""
    typed = str(choice).lower()
    message = f"option-{option.name}-{typed}"
    meaning = words.own(message) if words.knows(message) else typed
    return typed if typed == meaning else f"{typed} ({meaning})"


def print_replay(console: Console, words: Words, match: Match[State]) -> None:
    """Where a record leads."""
    standing = match.game.standing(match.table)
    scores = ", ".join(f"{name} {score}" for name, score in zip(words.names, standing.scores, strict=True))
    facts = {
        "terminal-record-game": f"{words.own('title')} ({match.game.name})",
        "terminal-record-seats": ", ".join(printable(name, NAME_LETTERS) for name in match.seats),
        "terminal-record-moves": str(len(match.moves)),
        "terminal-record-scores": scores,
        "terminal-record-position": match.game.hash(match.table),
        "terminal-record-state": words("terminal-over" if match.table.over else "terminal-under-way"),
    }
    if match.begun_under != match.game.rules_version:
        versions = {"former": match.begun_under, "now": match.game.rules_version}
        facts["terminal-record-rules"] = words("terminal-record-older-rules", **versions)
    table = Table.grid(padding=(0, 3))
    for message, value in facts.items():
        table.add_row(Text(words(message), style="dim"), Text(value))
    console.print(table)
