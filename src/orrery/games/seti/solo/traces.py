"""Where the rival marks traces of life (page 24): on the lowest free space that it can pay."""

from __future__ import annotations

from ....core.table import Table
from ..facts.board import COMPUTER_SLOTS, DISCOVERY, IN_PLAY, OVERFLOW, TRACE_COLORS
from ..position.actions import TRACE
from ..position.events import TRACE_CHOSEN
from ..position.state import State
from ..position.thinking import LOWEST, NOTHING_ELSE_FREE, ONLY_ONE
from ..position.trace_marks import is_taken
from ..rules.traces import Trace, free_rows
from ..vocabulary.rewards import ROW_COST_DATA, ROW_COST_EXOFOSSILS
from .arrow import first_by_arrow, ground_by_arrow


def place_trace(table: Table[State], seat: int, question: Trace) -> None:
    """The lowest free space of all columns; of equals the first by the arrow; the overflow only where none is free."""
    state = table.state
    columns = [place * len(TRACE_COLORS) + color for place in range(IN_PLAY) for color in question.colors()]
    heights = [lowest(state, seat, column) for column in columns]
    height = min(heights)
    lowest_columns = [column for column, there in zip(columns, heights, strict=True) if there == height]
    column = first_by_arrow(state, lowest_columns)
    if height == OVERFLOW:
        ground = NOTHING_ELSE_FREE
    elif len(lowest_columns) > 1:
        ground = ground_by_arrow(state)
    else:
        ground = LOWEST if len(columns) > 1 else ONLY_ONE
    place, color = divmod(column, len(TRACE_COLORS))
    table.tell(TRACE_CHOSEN, seat, place, color, height, ground)
    question.choose(table, seat, TRACE.at(place, color, height))


def lowest(state: State, seat: int, column: int) -> int:
    """The lowest free space of a column that the rival can pay; a hidden species has its discovery space alone."""
    place, color = divmod(column, len(TRACE_COLORS))
    if not state.discovered >> place & 1:
        return OVERFLOW if is_taken(state, place, color, DISCOVERY) else DISCOVERY
    for row in free_rows(state, place, color):
        if _can_pay(state, seat, state.species[place], color, row):
            return row
    return OVERFLOW


def _can_pay(state: State, seat: int, species: int, color: int, row: int) -> bool:
    """Exofossils like anybody; data only while the computer is full, from the pool."""
    player = state.players[seat]
    data = ROW_COST_DATA[species][color][row]
    if data and (player.computer < COMPUTER_SLOTS or player.data < data):
        return False
    return player.exofossils >= ROW_COST_EXOFOSSILS[species][color][row]
