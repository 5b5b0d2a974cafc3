"""A league as tables: ratings with intervals, and how each pair fared; for the terminal and for documents."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..i18n import Messages


def print_league(console: Console, messages: Messages, report: Mapping[str, object]) -> None:
    """Two tables, the ratings and the pairs."""
    for head, rows in _tables(messages, report):
        table = Table.grid(padding=(0, 3))
        for number in range(len(head)):
            table.add_column(justify="left" if number == 0 else "right")
        table.add_row(*head, style="bold")
        for row in rows:
            table.add_row(*row)
        console.print(table)
        console.print()
    console.print(Text(messages.text("terminal-league-scale", bot=str(report["anchor"]))))


def league_page(messages: Messages, report: Mapping[str, object]) -> str:
    """The same tables in Markdown."""
    lines: list[str] = []
    for head, rows in _tables(messages, report):
        lines += [_line(head), _line(["---"] * len(head)), *map(_line, rows), ""]
    return "\n".join([*lines, messages.text("terminal-league-scale", bot=str(report["anchor"]))])


def _line(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _tables(messages: Messages, report: Mapping[str, object]) -> list[tuple[list[str], list[list[str]]]]:
    say = messages.text
    ratings, pairs = (cast("list[dict[str, Any]]", report[name]) for name in ("ratings", "pairs"))
    rated = [[row["bot"], str(row["rating"]), f"{row['low']}–{row['high']}"] for row in ratings]
    met = [[row["bot"], row["against"], f"{100 * row['share']:.1f} %", str(row["games"])] for row in pairs]
    return [
        ([say("terminal-league-bot"), say("terminal-league-rating"), say("terminal-league-interval")], rated),
        (
            [
                say("terminal-league-bot"),
                say("terminal-league-against"),
                say("terminal-league-share"),
                say("terminal-league-games"),
            ],
            met,
        ),
    ]
