"""Mascamites: samples at Jupiter and Saturn, capsules that carry them, deliveries."""

from __future__ import annotations

from typing import Final

from ....core.table import Effect, Table
from ..facts.board import JUPITER, MASCAMITES, NOTHING, SATURN
from ..position.actions import ORBIT, SAMPLE
from ..position.events import SAMPLE_DELIVERED, SAMPLE_TAKEN
from ..position.state import State
from ..rules.interrupt import ServedQuestion, TurnQuestion
from ..rules.probes import could_fly, planet_of
from ..vocabulary.conditions import CONDITIONS
from ..vocabulary.lists import MISSION_CONDITION, SAMPLE_REWARD, do

SAMPLE_PLANETS: Final = [JUPITER, SATURN]
SAMPLES: Final = 7
SAMPLES_EACH: Final = 3
WITH_OWN_PROBE: Final = 0
OF_CHOICE: Final = 1


def samples_at(state: State, planet: int) -> list[int]:
    return state.sampled[SAMPLE_PLANETS.index(planet)] if planet in SAMPLE_PLANETS else []


def look(state: State, seat: int, planet: int) -> None:
    """The player now knows the samples of a planet."""
    for sample in samples_at(state, planet):
        state.known_samples[sample] |= 1 << seat


class CollectSample(Effect[State]):
    """After the landing or orbit of this card: look at the samples of that planet and take one."""

    __slots__ = ()

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        if state.landed == NOTHING or not state.is_discovered(MASCAMITES):
            return
        planet = planet_of(state.landed)
        if samples_at(state, planet):
            look(state, seat, planet)
            table.reveal()
            table.then(seat, ChooseSample(planet, 0))


class ChooseSample(TurnQuestion):
    """Which of the samples just looked at becomes a capsule, or pays and is put back."""

    __slots__ = ("pays", "planet")

    def __init__(self, planet: int, pays: int) -> None:
        self.planet = planet
        self.pays = pays

    def prompt(self) -> str:
        return "use-sample" if self.pays else "take-sample"

    def choices(self, table: Table[State], seat: int) -> list[int]:
        return [SAMPLE + sample for sample in samples_at(table.state, self.planet)]

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        state = table.state
        sample = action - SAMPLE
        if self.pays:
            do(table, seat, SAMPLE_REWARD[sample])
            return
        for known in samples_at(state, self.planet):
            state.known_samples[known] &= 1 << seat  # nobody else knows any longer which one is gone
        samples_at(state, self.planet).remove(sample)
        player = state.players[seat]
        player.capsules.append(state.space_of(self.planet))
        player.samples.append(sample)
        table.tell(SAMPLE_TAKEN, seat, self.planet, sample + 1)


class SampleReward(ServedQuestion):
    """Look at the samples of a planet, take the reward of one and put it back; first, at which planet."""

    __slots__ = ("where",)

    def __init__(self, where: int) -> None:
        self.where = where

    def prompt(self) -> str:
        return "sample-planet"

    def choices(self, table: Table[State], seat: int) -> list[int]:
        state = table.state
        if not state.is_discovered(MASCAMITES):
            return []
        player = state.players[seat]
        pieces = [*player.probes, *player.capsules]
        found: list[int] = []
        for planet in SAMPLE_PLANETS:
            here = self.where == OF_CHOICE or state.space_of(planet) in pieces
            if here and samples_at(state, planet):
                found.append(ORBIT + planet)
        return found

    def served(self, table: Table[State], seat: int) -> bool:
        """A probe or capsule may fly to samples first."""
        state = table.state
        if not state.is_discovered(MASCAMITES) or self.choices(table, seat):
            return False
        player = state.players[seat]
        spaces = [state.space_of(planet) for planet in SAMPLE_PLANETS if samples_at(state, planet)]
        return could_fly(state, seat, [*player.probes, *player.capsules], spaces)

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        planet = action - ORBIT
        look(table.state, seat, planet)
        table.reveal()
        table.then(seat, ChooseSample(planet, 1))


class DeliverSample(TurnQuestion):
    """Which capsule at the destination is delivered; its sample opens the next blue space."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def prompt(self) -> str:
        return "deliver-sample"

    def choices(self, table: Table[State], seat: int) -> list[int]:
        state = table.state
        player = state.players[seat]
        space = state.space_of(CONDITIONS[MISSION_CONDITION[self.card]].first)
        return sorted(SAMPLE + sample for place, sample in enumerate(player.samples) if player.capsules[place] == space)

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        state = table.state
        sample = action - SAMPLE
        player = state.players[seat]
        place = player.samples.index(sample)
        player.samples.pop(place)
        player.capsules.pop(place)
        state.sample_spots.append(sample)
        state.known_samples[sample] = (1 << len(state.players)) - 1
        table.tell(SAMPLE_DELIVERED, seat, sample + 1)


class ResolveSample(Effect[State]):
    """The reward of the sample just delivered, once or twice."""

    __slots__ = ("times",)

    def __init__(self, times: int) -> None:
        self.times = times

    def resolve(self, table: Table[State], seat: int) -> None:
        sample = table.state.sample_spots[-1]
        for _ in range(self.times):
            do(table, seat, SAMPLE_REWARD[sample])


class SampleTokenReward(Effect[State]):
    """The reward of the sample that lies on a blue space."""

    __slots__ = ("row",)

    def __init__(self, row: int) -> None:
        self.row = row

    def resolve(self, table: Table[State], seat: int) -> None:
        do(table, seat, SAMPLE_REWARD[table.state.sample_spots[self.row]])
