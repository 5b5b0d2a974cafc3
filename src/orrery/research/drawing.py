"""Positions drawn for people who watch a learner: as the terminal draws them."""

from __future__ import annotations

from io import StringIO
from typing import Final

from gymnasium import logger

from ..core.game import Game
from ..core.table import State, Table
from ..i18n import messages

RENDER_MODES: Final = ["human", "ansi"]
"""A drawing is printed at every step, or handed out when it is asked for. Pictures take a browser to be drawn."""

_COLUMNS: Final = 120


def checked_render_mode(name: str, mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"{name} cannot be drawn as {mode!r}; render modes: {', '.join(RENDER_MODES)}")
    return mode


def render(mode: str | None, game: Game[State], table: Table[State], seat: int) -> str | None:
    """What rendering in a mode does: the drawing as text, or printed."""
    if mode is None:
        logger.warn(f"nothing is drawn without a render mode; render modes: {', '.join(RENDER_MODES)}")
        return None
    text = draw(game, table, seat)
    if mode == "ansi":
        return text
    print(text)
    return None


def draw(game: Game[State], table: Table[State], seat: int | None) -> str:
    """The position as a seat, or an onlooker (None), sees it, with the codes for colours of a terminal."""
    from rich.console import Console  # only those who look need it

    from ..terminal.drawing import drawing_for
    from ..terminal.words import Words

    words = Words(game, messages("en"), [f"seat {place}" for place in range(len(table.owed))])
    paper = StringIO()
    console = Console(file=paper, width=_COLUMNS, force_terminal=True, markup=False, highlight=False, emoji=False)
    console.print(drawing_for(words).position(game.view(table, seat), seat))
    return paper.getvalue()
