"""The computer (page 14): storing data, what its slots pay, analysing."""

from __future__ import annotations

from typing import Final

from ....core.table import Table
from ..facts.board import BLUE, COMPUTER_SLOTS, NOTHING, TECH_PLACE_SLOT, TECH_PLACES, TECH_POINTS
from ..position.events import ANALYSED, DATA_STORED
from ..position.player import Player
from ..position.state import State
from ..vocabulary.rewards import COMPUTER_REWARD, LOWER_REWARD
from .resources import score
from .traces import ANYWHERE, Trace

ANALYSE_ENERGY: Final = 1
ANALYSIS: Final = Trace(BLUE, ANYWHERE, 1, [])
"""What an analysis brings."""


def store_barred(player: Player) -> str:
    """Why no data can be stored in the next upper slot; "" if they can."""
    if player.computer == COMPUTER_SLOTS:
        return "computer-full"
    return "" if player.data else "no-data"


def lower_barred(player: Player, place: int) -> str:
    """Why no data can be stored below the technology that lies at a place; "" if they can."""
    if player.lower >> place & 1:
        return "lower-slot-filled"
    if player.computer <= TECH_PLACE_SLOT[place]:
        return "upper-slot-empty"
    return "" if player.data else "no-data"


def lower_places(player: Player) -> list[int]:
    """Computer technologies below which data can be stored."""
    if not player.data:
        return []
    return [
        place
        for place in range(len(TECH_PLACES))
        if player.places[place] != NOTHING and not lower_barred(player, place)
    ]


def store(table: Table[State], seat: int) -> None:
    """Data into the next upper slot, from left to right."""
    player = table.state.players[seat]
    slot = player.computer
    player.data -= 1
    player.computer += 1
    table.tell(DATA_STORED, seat, slot + 1)
    if slot in TECH_PLACE_SLOT and player.places[TECH_PLACE_SLOT.index(slot)] != NOTHING:
        score(table, seat, TECH_POINTS)
    table.then_all(seat, COMPUTER_REWARD[slot])


def store_below(table: Table[State], seat: int, place: int) -> None:
    """Data into the lower slot of a computer technology."""
    player = table.state.players[seat]
    player.data -= 1
    player.lower |= 1 << place
    table.tell(DATA_STORED, seat, TECH_PLACE_SLOT[place] + 1)
    table.then_all(seat, LOWER_REWARD[player.places[place]])


def analysis_barred(player: Player) -> str:
    """Why an analysis is not possible now; "" if it is."""
    if player.computer < COMPUTER_SLOTS:
        return "computer-not-full"
    return "" if player.energy >= ANALYSE_ENERGY else "cannot-pay"


def analyse(table: Table[State], seat: int) -> None:
    """All data on the computer are spent for a blue trace; the pool is kept."""
    player = table.state.players[seat]
    player.energy -= ANALYSE_ENERGY
    player.computer = 0
    player.lower = 0
    table.tell(ANALYSED, seat)
    table.then(seat, ANALYSIS)
