"""What must be so: conditions of missions, of cards and of their ends."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.description import Description, phrase, series, yes_or_no
from ..facts.board import (
    ASTEROIDS,
    EARTH,
    FIRST_MOON,
    IN_PLAY,
    NOTHING,
    OVERFLOW,
    SPACES,
    TRACE_COLORS,
)
from ..facts.phrases import any_or, planet_phrase
from ..facts.sky import STEP
from ..position import trace_marks
from ..position.owned import owner_of
from ..position.state import State
from ..rules.probes import could_fly
from ..rules.traces import has_all_colors
from ..species.anomalies import anomaly_sector
from .families import Condition, Count
from .holdings import landers_at
from .rewards import ROW_COST_EXOFOSSILS


class AtLeast(Condition):
    """This many of something that is counted."""

    __slots__ = ("counted", "number")

    def __init__(self, number: int, counted: Count) -> None:
        self.number = number
        self.counted = counted

    def holds(self, state: State, seat: int) -> bool:
        return self.counted.count(state, seat) >= self.number

    def could_hold(self, state: State, seat: int) -> bool:
        return self.counted.could_reach(state, seat, self.number)

    def knowing(self, result: Sequence[int]) -> Condition:
        return AtLeast(self.number, self.counted.knowing(result))

    def describe(self) -> Description:
        return phrase(f"seti-is-{self.counted.word()}", n=self.number, **self.counted.arguments())


class Both(Condition):
    """Two conditions at once."""

    __slots__ = ("first", "second")

    def __init__(self, first: Condition, second: Condition) -> None:
        self.first = first
        self.second = second

    def holds(self, state: State, seat: int) -> bool:
        return self.first.holds(state, seat) and self.second.holds(state, seat)

    def describe(self) -> Description:
        return phrase("seti-is-all-of", first=self.first.describe(), second=self.second.describe())


class HandEmpty(Condition):
    """No cards in hand."""

    __slots__ = ()

    def holds(self, state: State, seat: int) -> bool:
        return not state.players[seat].hand

    def describe(self) -> Description:
        return phrase("seti-is-hand-empty")


class OrbiterAndLander(Condition):
    """An orbiter and a lander at one planet, moons included."""

    __slots__ = ()

    def holds(self, state: State, seat: int) -> bool:
        player = state.players[seat]
        return any(player.orbiters[planet] and landers_at(player, planet) for planet in range(EARTH))

    def describe(self) -> Description:
        return phrase("seti-is-orbiter-and-lander-at-one-planet")


class CapsuleAt(Condition):
    """One's own capsule at a planet."""

    __slots__ = ("planet",)

    def __init__(self, planet: int) -> None:
        self.planet = planet

    def holds(self, state: State, seat: int) -> bool:
        return state.space_of(self.planet) in state.players[seat].capsules

    def describe(self) -> Description:
        return phrase("seti-is-own-capsule-at", planet=planet_phrase(self.planet))


# Probes


def sight_word(sight: int) -> str:
    return "asteroids" if sight == ASTEROIDS else "comet"


class ProbeOn(Condition):
    """One's own probe or capsule on asteroids or a comet; where a planet is named, on a space next to it."""

    __slots__ = ("near", "sight")

    def __init__(self, sight: int, near: int) -> None:
        self.sight = sight
        self.near = near

    def holds(self, state: State, seat: int) -> bool:
        player = state.players[seat]
        found = [space for space in [*player.probes, *player.capsules] if state.cell_at(space) == self.sight]
        if self.near == NOTHING:
            return bool(found)
        return any(space in STEP[state.space_of(self.near)] for space in found)

    def could_hold(self, state: State, seat: int) -> bool:
        """A probe may fly there, as long as any such space will do."""
        if self.near != NOTHING:
            return False
        player = state.players[seat]
        spaces = [space for space in range(SPACES) if state.cell_at(space) == self.sight]
        return could_fly(state, seat, [*player.probes, *player.capsules], spaces)

    def describe(self) -> Description:
        near = "none" if self.near == NOTHING else planet_phrase(self.near)
        return phrase("seti-is-probe-on", what=sight_word(self.sight), adjacent_to=near)


class ChosenProbeOn(Condition):
    """The probe that was chosen stands on asteroids or a comet."""

    __slots__ = ("sight", "space")

    def __init__(self, sight: int, space: int) -> None:
        self.sight = sight
        self.space = space

    def knowing(self, result: Sequence[int]) -> Condition:
        return ChosenProbeOn(self.sight, result[0])

    def holds(self, state: State, seat: int) -> bool:
        return state.cell_at(self.space) == self.sight

    def describe(self) -> Description:
        return phrase("seti-is-chosen-probe-on", what=sight_word(self.sight))


class LandedOn(Condition):
    """The landing, or orbit, of this card was at one of these planets, or on any moon where that counts."""

    __slots__ = ("landed", "or_any_moon", "planets")

    def __init__(self, planets: list[int], or_any_moon: int, landed: int) -> None:
        self.planets = planets
        self.or_any_moon = or_any_moon
        self.landed = landed

    def knowing(self, result: Sequence[int]) -> Condition:
        return LandedOn(self.planets, self.or_any_moon, result[0])

    def holds(self, state: State, seat: int) -> bool:
        return self.or_any_moon == 1 if self.landed >= FIRST_MOON else self.landed in self.planets

    def describe(self) -> Description:
        planets = series("seti-names", [planet_phrase(planet) for planet in self.planets])
        return phrase("seti-is-landed-on", planets=planets, or_any_moon=yes_or_no(self.or_any_moon == 1))


# Technologies, signals, traces


class TakenBefore(Condition):
    """Another player had the technology just researched before."""

    __slots__ = ("shared",)

    def __init__(self, shared: int) -> None:
        self.shared = shared

    def knowing(self, result: Sequence[int]) -> Condition:
        return TakenBefore(result[1])

    def holds(self, state: State, seat: int) -> bool:
        return self.shared == 1

    def describe(self) -> Description:
        return phrase("seti-is-researched-tech-taken-before-by-other")


class SignalsThere(Condition):
    """Exactly this many own signals where the card has placed one."""

    __slots__ = ("exactly", "place")

    def __init__(self, exactly: int, place: int) -> None:
        self.exactly = exactly
        self.place = place

    def knowing(self, result: Sequence[int]) -> Condition:
        return SignalsThere(self.exactly, result[-1] if result else NOTHING)

    def holds(self, state: State, seat: int) -> bool:
        return self.place != NOTHING and state.signals[self.place].count(seat) == self.exactly

    def describe(self) -> Description:
        return phrase("seti-is-own-signals-in-that-sector", exactly=self.exactly)


class AnomalyAtEarth(Condition):
    """An anomaly in Earth's sector."""

    __slots__ = ()

    def holds(self, state: State, seat: int) -> bool:
        return state.earth_sector() in [anomaly_sector(state, color) for color in range(len(state.anomalies))]

    def describe(self) -> Description:
        return phrase("seti-is-earth-sector-has-anomaly")


class TraceOnEachSpecies(Condition):
    """A trace of a colour, or EVERY, at both species."""

    __slots__ = ("color",)

    def __init__(self, color: int) -> None:
        self.color = color

    def holds(self, state: State, seat: int) -> bool:
        return all(trace_marks.count(state, seat, place, self.color) for place in range(IN_PLAY))

    def describe(self) -> Description:
        return phrase("seti-is-trace-on-each-species", color=any_or(TRACE_COLORS, self.color))


class AllColorsOnOneSpecies(Condition):
    """Traces of all three colours at one of the species."""

    __slots__ = ()

    def holds(self, state: State, seat: int) -> bool:
        return any(has_all_colors(state, seat, place) for place in range(IN_PLAY))

    def describe(self) -> Description:
        return phrase("seti-is-all-trace-colors-on-one-species")


class AllColorsHere(Condition):
    """Traces of all three colours at the species of the card."""

    __slots__ = ("species",)

    def __init__(self, species: int) -> None:
        self.species = species

    def holds(self, state: State, seat: int) -> bool:
        place = state.place_of(self.species)
        return place != NOTHING and has_all_colors(state, seat, place)

    def describe(self) -> Description:
        return phrase("seti-is-all-trace-colors-on-this-species")


class PaidExofossils(Condition):
    """One's own trace on a space of the card's species that costs exofossils."""

    __slots__ = ("species",)

    def __init__(self, species: int) -> None:
        self.species = species

    def holds(self, state: State, seat: int) -> bool:
        place = state.place_of(self.species)
        for mark in state.traces:
            spot = trace_marks.spot_of(mark)
            own = owner_of(mark) == seat and trace_marks.place_of(mark) == place
            if own and 0 < spot < OVERFLOW and ROW_COST_EXOFOSSILS[self.species][trace_marks.color_of(mark)][spot]:
                return True
        return False

    def describe(self) -> Description:
        return phrase("seti-is-own-trace-on-exofossil-cost-space")
