"""What lies on the table for a player, counted: traces, signals, won sectors."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.description import Argument
from ..facts.board import EVERY, SECTOR_COLORS, STAR_COLOR, STARS, TILE, TRACE_COLORS
from ..facts.phrases import any_or
from ..position import trace_marks
from ..position.owned import owner_of, ownership, thing_of
from ..position.state import State
from ..rules.signals import sectors_with_signal
from ..species.anomalies import anomaly_sector
from .families import Count

# Traces


class Traces(Count):
    """Own traces of a colour, or EVERY."""

    __slots__ = ("color",)

    def __init__(self, color: int) -> None:
        self.color = color

    def word(self) -> str:
        return "traces"

    def arguments(self) -> dict[str, Argument]:
        return {"color": any_or(TRACE_COLORS, self.color)}

    def count(self, state: State, seat: int) -> int:
        return trace_marks.count(state, seat, EVERY, self.color)


class TracesOfThatColor(Count):
    """Own traces of the colour just marked."""

    __slots__ = ()

    def word(self) -> str:
        return "traces-of-color-just-marked"

    def knowing(self, result: Sequence[int]) -> Count:
        return Traces(result[0])

    def count(self, state: State, seat: int) -> int:
        return 0


class TracesOfOneColor(Count):
    """Own traces of the colour of which there are most."""

    __slots__ = ()

    def word(self) -> str:
        return "traces-of-one-color"

    def count(self, state: State, seat: int) -> int:
        return max(trace_marks.count(state, seat, EVERY, color) for color in range(len(TRACE_COLORS)))


class TracesHere(Count):
    """Own traces of a colour, or EVERY, at the species of the card, or at the other one."""

    __slots__ = ("color", "other", "species")

    def __init__(self, species: int, other: int, color: int) -> None:
        self.species = species
        self.other = other
        self.color = color

    def word(self) -> str:
        return "traces-on-other-species" if self.other else "traces-on-this-species"

    def arguments(self) -> dict[str, Argument]:
        return {"color": any_or(TRACE_COLORS, self.color)}

    def count(self, state: State, seat: int) -> int:
        place = state.place_of(self.species)
        return trace_marks.count(state, seat, 1 - place if self.other else place, self.color)


# Signals and sectors


class SectorWins(Count):
    """Won sectors of a colour, or EVERY."""

    __slots__ = ("color",)

    def __init__(self, color: int) -> None:
        self.color = color

    def word(self) -> str:
        return "sector-wins"

    def arguments(self) -> dict[str, Argument]:
        return {"color": any_or(SECTOR_COLORS, self.color)}

    def count(self, state: State, seat: int) -> int:
        return sector_wins(state, seat, self.color)


def sector_wins(state: State, seat: int, color: int) -> int:
    """Wins in sectors of a colour, or EVERY."""
    return sum(owner_of(win) == seat and color in (EVERY, STAR_COLOR[thing_of(win)]) for win in state.wins)


class WinsInOneSector(Count):
    """Wins in the sector that was won most often."""

    __slots__ = ()

    def word(self) -> str:
        return "wins-in-one-sector"

    def count(self, state: State, seat: int) -> int:
        return max(state.wins.count(ownership(star, seat)) for star in range(len(STARS)))


class SectorsWithSignal(Count):
    """Sectors with one's own signal."""

    __slots__ = ()

    def word(self) -> str:
        return "sectors-with-own-signal"

    def count(self, state: State, seat: int) -> int:
        return sectors_with_signal(state, seat)


class SignalsOnTile(Count):
    """Own signals on the 'Oumuamua tile."""

    __slots__ = ()

    def word(self) -> str:
        return "own-signals-on-oumuamua-tile"

    def count(self, state: State, seat: int) -> int:
        return state.signals[TILE].count(seat)


class SignalsAtAnomalies(Count):
    """Own signals in sectors with an anomaly."""

    __slots__ = ()

    def word(self) -> str:
        return "own-signals-in-anomaly-sectors"

    def count(self, state: State, seat: int) -> int:
        sectors = {anomaly_sector(state, color) for color in range(len(state.anomalies))}
        return sum(state.signals[state.stars[sector]].count(seat) for sector in sectors)


class SectorsMarked(Count):
    """Different places in which the card has placed signals."""

    __slots__ = ("placed",)

    def __init__(self, placed: list[int]) -> None:
        self.placed = placed

    def word(self) -> str:
        return "distinct-sectors-marked-by-this-effect"

    def knowing(self, result: Sequence[int]) -> Count:
        return SectorsMarked(list(result))

    def count(self, state: State, seat: int) -> int:
        return len(set(self.placed))


class ScanSignals(Count):
    """Signals of the scan in sectors of a colour."""

    __slots__ = ("color", "placed")

    def __init__(self, color: int, placed: list[int]) -> None:
        self.color = color
        self.placed = placed

    def word(self) -> str:
        return "signals-marked-by-this-scan"

    def arguments(self) -> dict[str, Argument]:
        return {"color": SECTOR_COLORS[self.color]}

    def knowing(self, result: Sequence[int]) -> Count:
        return ScanSignals(self.color, list(result))

    def count(self, state: State, seat: int) -> int:
        return sum(place != TILE and STAR_COLOR[place] == self.color for place in self.placed)


class ScanSignalsOnTile(Count):
    """Signals of the scan on the 'Oumuamua tile."""

    __slots__ = ("placed",)

    def __init__(self, placed: list[int]) -> None:
        self.placed = placed

    def word(self) -> str:
        return "signals-on-oumuamua-by-this-scan"

    def knowing(self, result: Sequence[int]) -> Count:
        return ScanSignalsOnTile(list(result))

    def count(self, state: State, seat: int) -> int:
        return self.placed.count(TILE)
