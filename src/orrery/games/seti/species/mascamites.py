"""Mascamites: samples at Jupiter and Saturn, capsules that carry them, deliveries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.description import Description, phrase
from ....core.facts import Entry
from ....core.table import Effect, Table
from ..facts.board import JUPITER, MASCAMITES, NOTHING, SATURN
from ..position.actions import ORBIT, SAMPLE, each
from ..position.events import SAMPLE_DELIVERED, SAMPLE_TAKEN
from ..position.state import State
from ..rules.interrupt import ServedQuestion, TurnQuestion
from ..rules.probes import could_fly, planet_of
from ..rules.traces import FIRST_SAMPLE_ROW
from ..vocabulary.reading import LANDING, Reader
from ..vocabulary.rewards import SAMPLE_REWARD

SAMPLE_PLANETS: Final[tuple[int, ...]] = (JUPITER, SATURN)
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

    __slots__ = ("planet",)

    def __init__(self, planet: int) -> None:
        self.planet = planet

    @staticmethod
    def read(entry: Entry, reader: Reader) -> Effect[State]:
        reader.speaks_of(LANDING, entry)
        return CollectSample(NOTHING)

    def knowing(self, result: Sequence[int]) -> Effect[State]:
        return CollectSample(planet_of(result[0]))

    def describe(self) -> Description:
        return phrase("seti-effect-collect-sample")

    def resolve(self, table: Table[State], seat: int) -> None:
        state = table.state
        if state.is_discovered(MASCAMITES) and samples_at(state, self.planet):
            look(state, seat, self.planet)
            table.reveal()
            table.then(seat, ChooseSample(self.planet, 0))


class ChooseSample(TurnQuestion):
    """Which of the samples just looked at becomes a capsule, or pays and is put back."""

    __slots__ = ("pays", "planet")

    def __init__(self, planet: int, pays: int) -> None:
        self.planet = planet
        self.pays = pays

    def describe(self) -> Description:
        return phrase("seti-pending-more")

    def prompt(self) -> str:
        return "use-sample" if self.pays else "take-sample"

    def choices(self, table: Table[State], seat: int) -> list[int]:
        return each(SAMPLE, samples_at(table.state, self.planet))

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        state = table.state
        sample = SAMPLE.place(action)
        if self.pays:
            table.then_all(seat, SAMPLE_REWARD[sample])
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

    @staticmethod
    def read(entry: Entry, reader: Reader) -> Effect[State]:
        return SampleReward(OF_CHOICE if entry.is_list("planet") else WITH_OWN_PROBE)

    def describe(self) -> Description:
        return phrase("seti-effect-sample-reward", planet="none" if self.where == OF_CHOICE else "with_own_probe")

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
                found.append(ORBIT.at(planet))
        return found

    def free_action_helps(self, table: Table[State], seat: int) -> bool:
        """A probe or capsule may fly to samples first."""
        state = table.state
        if not state.is_discovered(MASCAMITES) or self.choices(table, seat):
            return False
        player = state.players[seat]
        spaces = [state.space_of(planet) for planet in SAMPLE_PLANETS if samples_at(state, planet)]
        return could_fly(state, seat, [*player.probes, *player.capsules], spaces)

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        planet = ORBIT.place(action)
        look(table.state, seat, planet)
        table.reveal()
        table.then(seat, ChooseSample(planet, 1))


class DeliverSample(TurnQuestion):
    """Which capsule at the destination is delivered; its sample opens the next blue space."""

    __slots__ = ("planet",)

    def __init__(self, planet: int) -> None:
        self.planet = planet

    def describe(self) -> Description:
        return phrase("seti-pending-more")

    def prompt(self) -> str:
        return "deliver-sample"

    def choices(self, table: Table[State], seat: int) -> list[int]:
        state = table.state
        player = state.players[seat]
        space = state.space_of(self.planet)
        here = [sample for place, sample in enumerate(player.samples) if player.capsules[place] == space]
        return each(SAMPLE, sorted(here))

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        state = table.state
        sample = SAMPLE.place(action)
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

    @staticmethod
    def read(entry: Entry, reader: Reader) -> Effect[State]:
        return ResolveSample(entry.number("times"))

    def describe(self) -> Description:
        return phrase("seti-effect-resolve-sample", times=self.times)

    def resolve(self, table: Table[State], seat: int) -> None:
        sample = table.state.sample_spots[-1]
        for _ in range(self.times):
            table.then_all(seat, SAMPLE_REWARD[sample])


class SampleTokenReward(Effect[State]):
    """The reward of the sample that lies on a blue space."""

    __slots__ = ("row",)

    def __init__(self, row: int) -> None:
        self.row = row

    @staticmethod
    def read(entry: Entry, reader: Reader) -> Effect[State]:
        return SampleTokenReward(reader.row - FIRST_SAMPLE_ROW)

    def describe(self) -> Description:
        return phrase("seti-effect-sample-token-reward")

    def resolve(self, table: Table[State], seat: int) -> None:
        table.then_all(seat, SAMPLE_REWARD[table.state.sample_spots[self.row]])
