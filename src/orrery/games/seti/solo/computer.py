"""The rival's computer (page 23): data go there at once, the rest to a pool without limit."""

from __future__ import annotations

from ....core.table import Table
from ..facts.board import COMPUTER_SLOTS
from ..position.events import DATA_GAINED, DATA_STORED
from ..position.state import State
from ..vocabulary.rewards import RIVAL_COMPUTER_REWARD


def take_data(table: Table[State], seat: int, count: int) -> None:
    """Data for the rival."""
    if count:
        table.state.players[seat].data += count
        table.tell(DATA_GAINED, seat, count)
        store_data(table, seat)


def store_data(table: Table[State], seat: int) -> None:
    """As many data as possible from the pool to the computer, from left to right; covered rewards are taken."""
    state = table.state
    player = state.players[seat]
    rewards = RIVAL_COMPUTER_REWARD[state.rivals[0].difficulty - 1]
    stored = min(player.data, COMPUTER_SLOTS - player.computer)
    first = player.computer
    player.data -= stored
    player.computer += stored
    for slot in range(first, first + stored):
        table.tell(DATA_STORED, seat, slot + 1)
    for slot in reversed(range(first, first + stored)):  # the leftmost reward comes first
        table.then_all(seat, rewards[slot])
