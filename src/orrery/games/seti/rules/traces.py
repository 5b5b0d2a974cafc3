"""Traces of alien life (pages 10, 20): discovery spaces, boards of discovered species, overflow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.description import Description, phrase
from ....core.facts import Entry
from ....core.table import Effect, Table
from ..facts import slots
from ..facts.board import ANY, BLUE, DISCOVERY, IN_PLAY, MASCAMITES, OVERFLOW, TRACE_COLORS
from ..facts.phrases import any_or
from ..position.actions import TRACE
from ..position.events import TRACE_FOUND
from ..position.state import State
from ..position.trace_marks import count, is_taken, mark_of
from ..vocabulary.reading import TRACE as TRACE_RESULT
from ..vocabulary.reading import Effects, Reader, and_then, knowing
from ..vocabulary.rewards import (
    DISCOVERY_REWARD,
    OVERFLOW_REWARD,
    ROW_COST_DATA,
    ROW_COST_EXOFOSSILS,
    ROW_REPEATABLE,
    ROW_REWARD,
)
from .interrupt import DATA, EXOFOSSILS, TurnQuestion, could_bring
from .triggers import fire

ANYWHERE: Final = 0
WITH_OWN: Final = 1
ALL_COLORS: Final = 2
"""Where the species that has fulfilled a mission counts: one with the player's traces of all three colours."""
RULES: Final[Sequence[str]] = ["any", "with_own_same_color", "species_of_condition"]
FIRST_SAMPLE_ROW: Final = 3


class Trace(TurnQuestion):
    """Where to mark traces of a colour, one after the other; then what is about the last one."""

    __slots__ = ("color", "count", "rule", "then")

    def __init__(self, color: int, rule: int, count: int, then: Effects) -> None:
        self.color = color
        self.rule = rule
        self.count = count
        self.then = then

    @staticmethod
    def read(entry: Entry, reader: Reader) -> Effect[State]:
        color = ANY if entry.text("color") == "any" else entry.number_of("color", TRACE_COLORS)
        rule = entry.number_of("species", RULES) if entry.has("species") else ANYWHERE
        return Trace(color, rule, entry.number("n", 1), reader.then(entry, TRACE_RESULT))

    def describe(self) -> Description:
        color = any_or(TRACE_COLORS, self.color)
        return and_then(phrase("seti-effect-trace", n=self.count, color=color, species=RULES[self.rule]), self.then)

    def prompt(self) -> str:
        return "trace"

    def choices(self, table: Table[State], seat: int) -> list[int]:
        state = table.state
        found: list[int] = []
        for color in self.colors():
            places = self._places(state, seat, color)
            for place in places:
                found += [TRACE.at(place, color, spot) for spot in spots(state, seat, place, color, places)]
        found.sort()
        return found

    def free_action_helps(self, table: Table[State], seat: int) -> bool:
        """Data or exofossils for a space that costs them may be provided first."""
        state = table.state
        for color in self.colors():
            for place in self._places(state, seat, color):
                if state.discovered >> place & 1 and _could_pay(state, seat, place, color):
                    return True
        return False

    def colors(self) -> list[int]:
        """The colours a trace may have."""
        return list(range(len(TRACE_COLORS))) if self.color == ANY else [self.color]

    def _places(self, state: State, seat: int, color: int) -> list[int]:
        """The species at which a trace of this colour may be marked."""
        return [place for place in range(IN_PLAY) if self._allows(state, seat, place, color)]

    def _allows(self, state: State, seat: int, place: int, color: int) -> bool:
        if self.rule == WITH_OWN:
            return count(state, seat, place, color) > 0
        return self.rule == ANYWHERE or has_all_colors(state, seat, place)

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        place, color, spot = TRACE.places(action)
        if self.count > 1:
            table.then(seat, Trace(self.color, self.rule, self.count - 1, self.then))
        else:
            table.then_all(seat, knowing(self.then, [color]))
        mark_trace(table, seat, place, color, spot)


def has_all_colors(state: State, seat: int, place: int) -> bool:
    return all(count(state, seat, place, color) for color in range(len(TRACE_COLORS)))


def spots(state: State, seat: int, place: int, color: int, places: list[int]) -> list[int]:
    """Where a player can mark a trace of a colour at a species, if it may be marked at these species.

    A free discovery space comes before the overflow of a species that is still hidden (page 10); at a discovered
    one the overflow is always open (page 20).
    """
    if not is_taken(state, place, color, DISCOVERY):
        return [DISCOVERY]
    if not state.discovered >> place & 1:
        free = [other for other in places if not is_taken(state, other, color, DISCOVERY)]
        return [] if free else [OVERFLOW]
    species = state.species[place]
    player = state.players[seat]
    found: list[int] = []
    for row in free_rows(state, place, color):
        if (
            player.data >= ROW_COST_DATA[species][color][row]
            and player.exofossils >= ROW_COST_EXOFOSSILS[species][color][row]
        ):
            found.append(row)
    found.append(OVERFLOW)
    return found


def free_rows(state: State, place: int, color: int) -> list[int]:
    """The spaces of a discovered species' board that are open and free, whatever they cost."""
    species = state.species[place]
    return [
        row
        for row in range(1, len(ROW_REWARD[species][color]))
        if (ROW_REPEATABLE[species][color][row] or not is_taken(state, place, color, row))
        and is_open(state, species, color, row)
    ]


def _could_pay(state: State, seat: int, place: int, color: int) -> bool:
    """Whether free actions could pay a space that is too dear now."""
    species = state.species[place]
    player = state.players[seat]
    for row in free_rows(state, place, color):
        data, exofossils = ROW_COST_DATA[species][color][row], ROW_COST_EXOFOSSILS[species][color][row]
        if player.data < data and could_bring(state, seat, DATA, data):
            return True
        if player.exofossils < exofossils and could_bring(state, seat, EXOFOSSILS, exofossils):
            return True
    return False


def is_open(state: State, species: int, color: int, row: int) -> bool:
    """The upper blue spaces of the Mascamites open one by one with delivered samples."""
    if species != MASCAMITES or color != BLUE or row < FIRST_SAMPLE_ROW:
        return True
    return row - FIRST_SAMPLE_ROW < len(state.sample_spots)


def mark_trace(table: Table[State], seat: int, place: int, color: int, spot: int) -> None:
    """Put a marker down, pay and be paid."""
    state = table.state
    player = state.players[seat]
    state.traces.append(mark_of(place, color, spot, seat))
    table.tell(TRACE_FOUND, seat, place, color, spot)
    if spot == DISCOVERY:
        table.then_all(seat, DISCOVERY_REWARD[place])
    elif spot == OVERFLOW:
        table.then_all(seat, OVERFLOW_REWARD)
    else:
        species = state.species[place]
        player.data -= ROW_COST_DATA[species][color][spot]
        player.exofossils -= ROW_COST_EXOFOSSILS[species][color][spot]
        table.then_all(seat, ROW_REWARD[species][color][spot])
    fire(table, seat, slots.TRACE, color)
