"""Positions drawn for people who watch a learner: as the terminal draws them."""

from __future__ import annotations

from io import StringIO
from typing import Final

from ..core.game import Game
from ..core.table import State, Table
from ..i18n import messages

_COLUMNS: Final = 120


def drawn(game: Game[State], table: Table[State], seat: int | None) -> str:
    """The position as a seat, or an onlooker (None), sees it, with the codes for colours of a terminal."""
    from rich.console import Console  # only those who look need it

    from ..terminal.drawing import drawing_for
    from ..terminal.words import Words

    words = Words(game, messages("en"), [f"seat {place}" for place in range(len(table.owed))])
    paper = StringIO()
    console = Console(file=paper, width=_COLUMNS, force_terminal=True, markup=False, highlight=False, emoji=False)
    console.print(drawing_for(words).position(game.view(table, seat), seat))
    return paper.getvalue()
