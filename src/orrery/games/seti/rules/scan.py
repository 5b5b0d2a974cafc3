"""Scanning nearby stars (pages 12, 17): two signals, and telescope technologies in any order."""

from __future__ import annotations

from typing import Final

from ....core.description import Description, phrase
from ....core.facts import Entry
from ....core.table import Effect, Table
from ..facts import slots
from ..facts.board import EVERY, MERCURY, NOTHING, TELESCOPE_HAND, TELESCOPE_LAUNCH, TELESCOPE_MERCURY
from ..position.actions import DECLINE, SCAN, STEP
from ..position.events import SCANNED
from ..position.player import Player
from ..position.state import State
from ..vocabulary.reading import SCAN as SCAN_RESULT
from ..vocabulary.reading import Effects, Reader, and_then, knowing
from .hand import RefillRow
from .interrupt import CARDS_IN_HAND, PUBLICITY, ServedQuestion, TurnQuestion, could_bring
from .interrupt import ENERGY as ENERGY_AT_HAND
from .movement import Move
from .probes import Launch, can_launch
from .signals import EARTH_SECTOR, HAND_CARD, PLANET_SECTOR, ROW_CARD, Signal, SignalByCard, own_signals, placed_since
from .triggers import fire

SCAN_CREDIT: Final = 1
SCAN_ENERGY: Final = 2
EARTH: Final = 0
ROW: Final = 1
BY_MERCURY: Final = 2
BY_HAND: Final = 3
BY_LAUNCH: Final = 4
BY_MOVE: Final = 5
MERCURY_PUBLICITY: Final = 1
LAUNCH_ENERGY: Final = 1
TELESCOPE: Final = {BY_MERCURY: TELESCOPE_MERCURY, BY_HAND: TELESCOPE_HAND, BY_LAUNCH: TELESCOPE_LAUNCH}
"""The technologies whose steps have a price."""
_BASIC: Final = [STEP.at(EARTH), STEP.at(ROW)]


def scan_barred(player: Player) -> str:
    """Why a scan is no main action now; "" if it is one."""
    return "" if player.credit >= SCAN_CREDIT and player.energy >= SCAN_ENERGY else "cannot-pay"


class Scan(TurnQuestion):
    """A scan given by a card, then what is about its signals; the player may leave it."""

    __slots__ = ("then",)

    def __init__(self, then: Effects) -> None:
        self.then = then

    @staticmethod
    def read(entry: Entry, reader: Reader) -> Effect[State]:
        return Scan(reader.then(entry, SCAN_RESULT))

    def describe(self) -> Description:
        return and_then(phrase("seti-effect-scan"), self.then)

    def prompt(self) -> str:
        return "scan"

    def choices(self, table: Table[State], seat: int) -> list[int]:
        return [SCAN, DECLINE]

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        if action == SCAN:
            begin_scan(table, seat, self.then)


def begin_scan(table: Table[State], seat: int, then: Effects) -> None:
    table.tell(SCANNED, seat)
    table.then(seat, ScanStep(0, own_signals(table.state, seat), then))


class ScanStep(ServedQuestion):
    """The next part of a scan; `done` are those used already. The two basic signals are not skipped.

    `before` are one's own signals at its beginning, by place: what follows the scan is about those placed since.
    """

    __slots__ = ("before", "done", "then")

    def __init__(self, done: int, before: list[int], then: Effects) -> None:
        self.done = done
        self.before = before
        self.then = then

    def describe(self) -> Description:
        return phrase("seti-effect-scan")

    def prompt(self) -> str:
        return "scan-step"

    def choices(self, table: Table[State], seat: int) -> list[int]:
        state = table.state
        found = [
            STEP.at(step) for step in range(BY_MOVE + 1) if not self.done >> step & 1 and self._can(state, seat, step)
        ]
        if not any(action in _BASIC for action in found):
            found.append(DECLINE)
        return found

    def _can(self, state: State, seat: int, step: int) -> bool:
        player = state.players[seat]
        if step == ROW:
            return any(card != NOTHING for card in state.row)
        if step in TELESCOPE:
            return self.is_open(player, step) and not telescope_barred(state, seat, step)
        if step == BY_MOVE:
            return self.is_open(player, BY_LAUNCH) and bool(player.probes or player.capsules)
        return True

    def free_action_helps(self, table: Table[State], seat: int) -> bool:
        """At the end of a scan: what a technology costs may be provided first."""
        state = table.state
        player = state.players[seat]
        if self.choices(table, seat) != [DECLINE]:
            return False
        if self.is_open(player, BY_MERCURY) and could_bring(state, seat, PUBLICITY, MERCURY_PUBLICITY):
            return True
        if self.is_open(player, BY_HAND) and could_bring(state, seat, CARDS_IN_HAND, 1):
            return True
        launch = self.is_open(player, BY_LAUNCH) and can_launch(state, seat)
        return launch and could_bring(state, seat, ENERGY_AT_HAND, LAUNCH_ENERGY)

    def is_open(self, player: Player, step: int) -> bool:
        """Whether the technology of a step is there and has not been used in this scan."""
        used = self.done >> step & 1 or (step == BY_LAUNCH and self.done >> BY_MOVE & 1)
        return player.has_tech(TELESCOPE[step]) and not used

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        if action == DECLINE:
            self._end(table, seat)
            return
        step = STEP.place(action)
        player = table.state.players[seat]
        table.then(seat, ScanStep(self.done | 1 << step, self.before, self.then))
        if step == EARTH:
            table.then(seat, Signal(EARTH_SECTOR, 0, 1, 0))
        elif step == ROW:
            table.then(seat, SignalByCard(ROW_CARD, 1, 0))
        elif step == BY_MERCURY:
            player.publicity -= MERCURY_PUBLICITY
            table.then(seat, Signal(PLANET_SECTOR, MERCURY, 1, 0))
        elif step == BY_HAND:
            table.then(seat, SignalByCard(HAND_CARD, 1, 0))
        elif step == BY_LAUNCH:
            player.energy -= LAUNCH_ENERGY
            table.then(seat, Launch(1, 0))
        else:
            table.then(seat, Move(1))

    def _end(self, table: Table[State], seat: int) -> None:
        """The row is filled up again after the whole scan."""
        table.then_all(seat, knowing(self.then, placed_since(table.state, seat, self.before)))
        fire(table, seat, slots.SCAN, EVERY)
        table.then(seat, REFILL_ROW)


def telescope_barred(state: State, seat: int, step: int) -> str:
    """Why a technology's step cannot be taken although it is open; "" if it can."""
    player = state.players[seat]
    if step == BY_MERCURY:
        return "" if player.publicity >= MERCURY_PUBLICITY else "too-little-publicity"
    if step == BY_HAND:
        return "" if player.hand else "no-hand-card"
    if not can_launch(state, seat):
        return "probe-limit"
    return "" if player.energy >= LAUNCH_ENERGY else "cannot-pay"


REFILL_ROW: Final = RefillRow()
