"""Anomalies: three objects on the outer ring that pay whoever leads their column when Earth comes by."""

from __future__ import annotations

from ....core.description import Description, phrase
from ....core.facts import Entry
from ....core.table import Effect, Table
from ..facts.board import ANOMALIES, NOTHING, OVERFLOW, SECTORS, TRACE_COLORS
from ..position.events import ANOMALY_TRIGGERED
from ..position.owned import owner_of
from ..position.state import State
from ..position.trace_marks import color_of, place_of, spot_of
from ..vocabulary.reading import Reader
from ..vocabulary.rewards import ANOMALY_REWARD


def anomaly_sector(state: State, color: int) -> int:
    return state.anomalies[color] // 2


def anomaly_side(state: State, color: int) -> int:
    return state.anomalies[color] % 2


def leader(state: State, color: int) -> int:
    """Who has the highest marker in the column of a colour; only spaces of the board count."""
    place = state.place_of(ANOMALIES)
    best, owner = 0, NOTHING
    for mark in state.traces:
        spot = spot_of(mark)
        if place_of(mark) == place and color_of(mark) == color and best <= spot < OVERFLOW and spot > 0:
            best, owner = spot, owner_of(mark)
    return owner


def trigger_anomaly(table: Table[State], sector: int) -> None:
    """Right after a rotation: an anomaly in Earth's sector pays the leader of its column, if there is one."""
    state = table.state
    for color in range(len(TRACE_COLORS)):
        if anomaly_sector(state, color) == sector:
            owner = leader(state, color)
            if owner != NOTHING:
                table.tell(ANOMALY_TRIGGERED, owner, color)
                table.then_all(owner, ANOMALY_REWARD[color][anomaly_side(state, color)])


def next_anomaly(state: State) -> int:
    """The colour of the first anomaly met going counter-clockwise from Earth, not the one in its own sector."""
    earth = state.earth_sector()
    for step in range(1, SECTORS):
        for color in range(len(TRACE_COLORS)):
            if anomaly_sector(state, color) == (earth - step) % SECTORS:
                return color
    return NOTHING


class NextAnomalyReward(Effect[State]):
    """What the next anomaly pays, whoever leads its column."""

    __slots__ = ()

    @staticmethod
    def read(entry: Entry, reader: Reader) -> Effect[State]:
        return NextAnomalyReward()

    def describe(self) -> Description:
        return phrase("seti-effect-next-anomaly-reward")

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        if state.anomalies:
            color = next_anomaly(state)
            table.then_all(seat, ANOMALY_REWARD[color][anomaly_side(state, color)])
