"""Lists of effects by number: what a card, a planet or a space pays, as `texts.py` reads it from the data.

A pending effect names its list by number, so that a position stays small. The registries are filled once,
when the game is imported.
"""

from __future__ import annotations

from typing import Final

from ....core.table import Effect, Table
from ..position.state import State

LISTS: Final[list[list[Effect[State]]]] = []
NO_LIST: Final = -1

ORBIT_REWARD: Final[list[int]] = []
FIRST_ORBIT: Final[list[int]] = []
LANDING_REWARD: Final[list[int]] = []
"""By planet."""
MOON_REWARD: Final[list[int]] = []
FIRST_WIN: Final[list[int]] = []
LATER_WIN: Final[list[int]] = []
"""By star."""
COMPUTER_REWARD: Final[list[int]] = []
"""By upper slot."""
LOWER_REWARD: Final[list[int]] = []
"""By technology, for those of the computer."""
FIXED_BONUS: Final[list[int]] = []
"""By technology."""
TILE_BONUS: Final[list[int]] = []
DISCOVERY_REWARD: Final[list[int]] = []
"""Left and right."""
OVERFLOW_REWARD: Final[list[int]] = []
ROW_REWARD: Final[list[list[list[int]]]] = []
"""By species, colour and row from 1; row 0 is not used."""
ROW_COST_DATA: Final[list[list[list[int]]]] = []
ROW_COST_EXOFOSSILS: Final[list[list[list[int]]]] = []
ROW_REPEATABLE: Final[list[list[list[bool]]]] = []
ROW_DANGER: Final[list[list[list[int]]]] = []
SAMPLE_REWARD: Final[list[int]] = []
"""By sample, 0 to 6."""
ANOMALY_REWARD: Final[list[list[int]]] = []
"""By colour and side."""
MESSAGE_REWARD: Final[list[int]] = []
CARD_EFFECTS: Final[list[int]] = []
"""By card."""
CARD_DELAYED: Final[list[int]] = []
MISSION_CONDITION: Final[list[int]] = []
MISSION_REWARD: Final[list[int]] = []
"""By card, for conditional and sample missions."""
SLOT_REWARD: Final[list[int]] = []
MARK_EVENT: Final[list[int]] = []
MARK_ARGUMENT: Final[list[int]] = []
MARK_PER_PLANET: Final[list[bool]] = []
MARK_LIST: Final[list[int]] = []
"""Bonuses that wait for an event until the end of the turn."""


class Do(Effect[State]):
    """Everything in a list, in its order; what cannot be done is left out."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def resolve(self, table: Table[State], seat: int) -> None:
        table.then(seat, *LISTS[self.number])


def do(table: Table[State], seat: int, number: int) -> None:
    """Resolve a list before whatever was pending."""
    if number != NO_LIST:
        table.then(seat, *LISTS[number])


def register(effects: list[Effect[State]]) -> int:
    """Give a list its number; an empty one has none."""
    if not effects:
        return NO_LIST
    LISTS.append(effects)
    return len(LISTS) - 1
