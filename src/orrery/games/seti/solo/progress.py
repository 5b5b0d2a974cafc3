"""The progress track (page 23): what the rival gains instead of resources, and the cards that make it stronger."""

from __future__ import annotations

from ....core.description import Description, phrase
from ....core.facts import Entry
from ....core.table import Effect, Table
from ..facts.solo import TRACK_SPACES
from ..position.events import PROGRESSED, REINFORCED
from ..position.state import State
from ..position.thinking import BY_COMPUTER
from ..vocabulary.reading import Reader


def advance(table: Table[State], seat: int, count: int, cause: int) -> None:
    """The marker goes on clockwise; beyond the last space the top reinforcement card is laid on the action deck."""
    if not count:
        return
    rival = table.state.rivals[0]
    table.tell(PROGRESSED, seat, count, cause)
    for _ in range(count):
        rival.progress = (rival.progress + 1) % TRACK_SPACES
        if rival.progress == 0 and rival.reinforcements_left():
            rival.on_top += 1
            table.tell(REINFORCED, seat, rival.cards_left())


class Progress(Effect[State]):
    """Printed progress."""

    __slots__ = ("cause", "count")

    def __init__(self, count: int, cause: int) -> None:
        self.count = count
        self.cause = cause

    @staticmethod
    def read(entry: Entry, reader: Reader) -> Effect[State]:
        return Progress(entry.number("n"), BY_COMPUTER)

    def describe(self) -> Description:
        return phrase("seti-effect-progress", n=self.count)

    def resolve(self, table: Table[State], seat: int) -> None:
        advance(table, seat, self.count, self.cause)
