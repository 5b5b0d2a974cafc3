"""Lists that wrap between their items, so that no item is torn apart where it fits on a line."""

from __future__ import annotations

from collections.abc import Iterator

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions
from rich.table import Table
from rich.text import Text

from .words import Words


class Items:
    """Texts one after the other."""

    def __init__(self, texts: list[str], separator: str = ",") -> None:
        self.texts = texts
        self.separator = separator

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        yield Text("\n".join(self.lines(options.max_width)))

    def lines(self, width: int) -> list[str]:
        """The list broken to a width."""
        lines: list[str] = []
        for place, text in enumerate(self.texts):
            item = text if place == len(self.texts) - 1 else text + self.separator
            if lines and cell_len(lines[-1]) + 1 + cell_len(item) <= width:
                lines[-1] += f" {item}"
            else:
                lines.append(item)
        return lines


def label_lines(lines: dict[str, list[str]], words: Words) -> Table:
    """A line for each label of the game that has something to tell."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim")
    table.add_column()
    for label, items in lines.items():
        if items:
            table.add_row(words.own(f"label-{label}"), Items(items))
    return table
