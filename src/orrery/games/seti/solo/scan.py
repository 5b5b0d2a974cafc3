"""How the rival scans nearby stars (page 25): cards of the row, the choice between sectors, its telescopes."""

from __future__ import annotations

from typing import Final

from ....core.description import Description, phrase, series
from ....core.facts import BadFact, Entry
from ....core.table import Effect, Table
from ..facts.board import DATA_SLOTS, NOTHING, SECTORS, SLOT_POINTS, TELESCOPE, TILE
from ..facts.cards import SECTOR as CARD_SECTOR
from ..position.actions import EVALUATE, SIGNAL
from ..position.events import CARD_DISCARDED, SCANNED, SECTOR_CHOSEN
from ..position.state import State
from ..position.thinking import (
    EARTH_SECTOR,
    MOST_SIGNALS,
    MOST_SIGNALS_AND_LARGER,
    ONLY_ONE,
    OUMUAMUA_TILE,
    PLANET_SECTOR,
    SCAN,
    TWO_POINTS,
    TWO_POINTS_AND_LARGER,
    WOULD_WIN,
    WOULD_WIN_AND_LARGER,
)
from ..rules import signals
from ..rules.hand import put_away
from ..rules.scan import REFILL_ROW
from ..rules.sectors import EvaluateSectors, completed_sectors, ranking
from ..rules.signals import COLOR, OUMUAMUA_PLACE, Signal, allowed_sectors, sector_of
from .action import RivalAction
from .arrow import first_by_arrow
from .technologies import owns, spend_tech

_GROUND_OF_PLACE: Final = {signals.EARTH_SECTOR: EARTH_SECTOR, signals.PLANET_SECTOR: PLANET_SECTOR}
_LARGER: Final = {
    WOULD_WIN: WOULD_WIN_AND_LARGER,
    TWO_POINTS: TWO_POINTS_AND_LARGER,
    MOST_SIGNALS: MOST_SIGNALS_AND_LARGER,
}


class ScanAction(RivalAction):
    """The printed signals in their order, one more for a telescope technology, then the row is filled up."""

    __slots__ = ("signals", "words")

    def __init__(self, entry: Entry) -> None:
        super().__init__(SCAN)
        self.words = entry.texts("signals")
        self.signals = [_signal(word, entry.where) for word in self.words]

    def take(self, table: Table[State], seat: int) -> None:
        table.tell(SCANNED, seat)
        table.then_all(seat, [*self.signals, SpendTelescope(), REFILL_ROW])

    def describe(self) -> Description:
        places = [phrase(f"seti-rival-signal-{word.replace('_', '-')}") for word in self.words]
        return phrase("seti-rival-scan", signals=series("seti-rival-signals", places))


def _signal(word: str, where: str) -> Effect[State]:
    if word == "earth_sector":
        return Signal(signals.EARTH_SECTOR, 0, 1, 0)
    if word == "row_card":
        return SignalByRowCard()
    if word == "oumuamua_tile":
        return Signal(OUMUAMUA_PLACE, 0, 1, 0)
    raise BadFact(f"{where}.signals: no such signal: {word}")


class SignalByRowCard(Effect[State]):
    """The first card of the row by the arrow is discarded for a signal of its colour."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        places = [place for place, card in enumerate(state.row) if card != NOTHING]
        if not places:
            return
        place = first_by_arrow(state, places)
        card = state.row[place]
        state.row[place] = NOTHING
        put_away(state, card)
        table.tell(CARD_DISCARDED, seat, card)
        table.then(seat, Signal(COLOR, CARD_SECTOR[card], 1, 0))


class SpendTelescope(Effect[State]):
    """One telescope technology, if there is one, brings one more signal from the row."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        if owns(table.state, TELESCOPE):
            spend_tech(table, seat, TELESCOPE)
            table.then(seat, SignalByRowCard())


def place_signal(table: Table[State], seat: int, question: Signal) -> None:
    """Where a signal goes; the 'Oumuamua tile takes those alone that are for it."""
    state = table.state
    sectors = allowed_sectors(state, seat, question.where, question.argument)
    if not sectors:
        return
    if question.where == OUMUAMUA_PLACE:
        place, ground = TILE, OUMUAMUA_TILE
    else:
        place, ground = _choice(state, seat, [state.stars[sector] for sector in sectors])
        ground = _GROUND_OF_PLACE.get(question.where, ground)
    table.tell(SECTOR_CHOSEN, seat, place, ground)
    question.choose(table, seat, SIGNAL.at(place))
    complete = state.rivals[0].completed
    if not state.data_left[place] and place not in complete:
        complete.append(place)


def _choice(state: State, seat: int, stars: list[int]) -> tuple[int, int]:
    """The star it prefers, and why: its win, then two points, then most of its signals; of equals the larger."""
    if len(stars) == 1:
        return stars[0], ONLY_ONE
    wins = [star for star in stars if _would_win(state, seat, star)]
    if wins:
        return _larger(wins, WOULD_WIN)
    paying = [star for star in stars if _points(state, star)]
    if paying:
        return _larger(paying, TWO_POINTS)
    most = max(state.signals[star].count(seat) for star in stars)
    return _larger([star for star in stars if state.signals[star].count(seat) == most], MOST_SIGNALS)


def _larger(stars: list[int], ground: int) -> tuple[int, int]:
    largest = max(stars, key=DATA_SLOTS.__getitem__)
    return largest, ground if len(stars) == 1 else _LARGER[ground]


def _would_win(state: State, seat: int, star: int) -> bool:
    """Whether this signal makes the sector its own; one that is full and already its own needs no more."""
    owners = state.signals[star]
    left = state.data_left[star]
    if left > 1 or (not left and ranking(owners)[0] == seat):
        return False
    return ranking([*owners, seat])[0] == seat


def _points(state: State, star: int) -> int:
    left = state.data_left[star]
    return SLOT_POINTS[star][DATA_SLOTS[star] - left] if left else 0


def evaluate_sectors(table: Table[State], seat: int, question: EvaluateSectors) -> None:
    """Completed sectors in the order of their completion, then clockwise from Earth."""
    state = table.state
    places = completed_sectors(state)
    if not places:
        return
    noted = state.rivals[0].completed
    in_order = [place for place in noted if place in places] or sorted(places, key=_Clockwise(state).steps)
    if in_order[0] in noted:
        noted.remove(in_order[0])
    question.choose(table, seat, EVALUATE.at(in_order[0]))


class _Clockwise:
    """Places by their way from Earth."""

    def __init__(self, state: State) -> None:
        self.state = state

    def steps(self, place: int) -> int:
        return (sector_of(self.state, place) - self.state.earth_sector()) % SECTORS
