"""What the species bring the rival (their own sheets): samples, anomalies, messages, Exertian cards."""

from __future__ import annotations

from ....core.description import Description, phrase
from ....core.facts import Entry
from ....core.table import Effect, Table
from ..facts.board import ANOMALIES, EXERTIANS, NOTHING, OVERFLOW
from ..position.events import EXERTIAN_PLAYED, MESSAGE_SENT, SAMPLE_EXPOSED, TRACE_CHOSEN
from ..position.owned import owner_of
from ..position.state import State
from ..position.thinking import (
    ANOMALY_LED,
    BY_ACTION,
    ENOUGH_EXERTIANS,
    LOWEST,
    MARK_ANOMALY,
    MESSAGE_UNDER_WAY,
    NO_MESSAGE_LEFT,
    NO_OBSTACLE,
    PLAY_EXERTIAN,
    SEND_MESSAGE,
)
from ..position.trace_marks import place_of, spot_of
from ..rules.resources import Gain
from ..rules.traces import free_rows, mark_trace
from ..species.anomalies import leader, next_anomaly
from ..species.mascamites import samples_at
from .action import RivalAction
from .progress import Progress


class ExposeSample(Effect[State]):
    """A random sample of a planet is laid open onto the next closed blue space; nobody is paid for it."""

    __slots__ = ("planet",)

    def __init__(self, planet: int) -> None:
        self.planet = planet

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        samples = samples_at(state, self.planet)
        if not samples:
            return
        sample = table.dealer.draw(samples)
        state.sample_spots.append(sample)
        state.known_samples[sample] = (1 << len(state.players)) - 1
        table.tell(SAMPLE_EXPOSED, seat, sample + 1)


class AnomalyAction(RivalAction):
    """The lowest free space in the column of the next anomaly, unless the rival leads it; then points."""

    __slots__ = ("points",)

    def __init__(self, entry: Entry) -> None:
        super().__init__(MARK_ANOMALY)
        self.points = entry.number("score")

    def obstacle(self, state: State, seat: int) -> int:
        return ANOMALY_LED if leader(state, next_anomaly(state)) == seat else NO_OBSTACLE

    def take(self, table: Table[State], seat: int) -> None:
        state = table.state
        place = state.place_of(ANOMALIES)
        color = next_anomaly(state)
        table.then(seat, Gain(0, 0, 0, 0, self.points, 0))
        row = free_rows(state, place, color)[0]
        table.tell(TRACE_CHOSEN, seat, place, color, row, LOWEST)
        mark_trace(table, seat, place, color, row)

    def describe(self) -> Description:
        return phrase("seti-rival-mark-anomaly", points=self.points)


class MessageAction(RivalAction):
    """A message tile of the reserve ahead of its score, unless one is under way."""

    __slots__ = ("ahead", "progress")

    def __init__(self, entry: Entry) -> None:
        super().__init__(SEND_MESSAGE)
        self.ahead = entry.number("ahead")
        self.progress = entry.number("progress")

    def obstacle(self, state: State, seat: int) -> int:
        if state.players[seat].message_tile != NOTHING:
            return MESSAGE_UNDER_WAY
        return NO_OBSTACLE if state.rivals[0].messages else NO_MESSAGE_LEFT

    def take(self, table: Table[State], seat: int) -> None:
        player = table.state.players[seat]
        table.state.rivals[0].messages -= 1
        player.message_tile = player.score + self.ahead
        table.tell(MESSAGE_SENT, seat, player.message_tile)
        table.then(seat, Progress(self.progress, BY_ACTION))

    def describe(self) -> Description:
        return phrase("seti-rival-send-message", ahead=self.ahead, progress=self.progress)


class ExertianAction(RivalAction):
    """A random Exertian card that nobody holds, face down, while it has not risked too much."""

    __slots__ = ("fewer_than",)

    def __init__(self, entry: Entry) -> None:
        super().__init__(PLAY_EXERTIAN)
        self.fewer_than = entry.number("fewer_than")

    def obstacle(self, state: State, seat: int) -> int:
        deck = state.species_decks[state.place_of(EXERTIANS)]
        return NO_OBSTACLE if deck and self.held(state, seat) < self.fewer_than else ENOUGH_EXERTIANS

    def held(self, state: State, seat: int) -> int:
        """Played cards and its own markers on the board, neither on discovery spaces nor on the overflow."""
        place = state.place_of(EXERTIANS)
        own = [mark for mark in state.traces if place_of(mark) == place and owner_of(mark) == seat]
        return len(state.players[seat].played_exertians) + sum(0 < spot_of(mark) < OVERFLOW for mark in own)

    def take(self, table: Table[State], seat: int) -> None:
        state = table.state
        player = state.players[seat]
        card = table.dealer.draw(state.species_decks[state.place_of(EXERTIANS)])
        player.played_exertians.append(card)
        player.played_exertians.sort()
        table.tell(EXERTIAN_PLAYED, seat, card)

    def describe(self) -> Description:
        return phrase("seti-rival-play-exertian", count=self.fewer_than)
