"""Launching, orbiting and landing (pages 8-10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.description import Description, phrase, yes_or_no
from ....core.facts import Entry
from ....core.table import Effect, Table, with_value
from ..facts import slots
from ..facts.board import (
    DATA_BONUS,
    DATA_BONUS_PLANET,
    EARTH,
    EVERY,
    FIRST_MOON,
    MOON_OF,
    MOONS,
    NOTHING,
    PROBE_LANDING,
    PROBE_LIMIT,
    PROBE_MOON,
)
from ..position.actions import CLAIM, DECLINE, LAND, LAUNCH, ORBIT, each
from ..position.actions import PROBE as PROBE_ACTION
from ..position.events import CRAFT_REMOVED, LANDED, LAUNCHED, ORBITED
from ..position.state import State
from ..vocabulary.reading import LANDING, Effects, Reader, and_then, description_of, knowing
from ..vocabulary.reading import PROBE as CHOSEN_PROBE
from ..vocabulary.rewards import FIRST_ORBIT, LANDING_REWARD, MOON_REWARD, ORBIT_REWARD
from .interrupt import MOVEMENT, ROOM_FOR_DATA, ServedQuestion, TurnQuestion, could_bring
from .movement import Reach
from .resources import gain_data, has_room
from .triggers import fire

LAUNCH_COST: Final = 2
ORBIT_CREDIT: Final = 1
ORBIT_ENERGY: Final = 1
LANDING_COST: Final = 3

MOON_WITHOUT_TECH: Final = 1
OCCUPIED: Final = 2
ALSO_ORBIT: Final = 4
"""What a landing given by a card allows, as bits."""
CRAFT: Final[Sequence[str]] = ["orbiter", "lander"]
TARGETS_AT: Final = [
    [planet, *(FIRST_MOON + moon for moon in range(len(MOONS)) if MOON_OF[moon] == planet)] for planet in range(EARTH)
]
"""Each planet and its moons."""


def probe_limit(state: State, seat: int) -> int:
    return 2 if state.players[seat].has_tech(PROBE_LIMIT) else 1


def can_launch(state: State, seat: int) -> bool:
    return len(state.players[seat].probes) < probe_limit(state, seat)


def launch_barred(state: State, seat: int) -> str:
    """Why a launch is no main action now; "" if it is one."""
    if not can_launch(state, seat):
        return "probe-limit"
    return "" if state.players[seat].credit >= LAUNCH_COST else "cannot-pay"


def launch(table: Table[State], seat: int) -> None:
    state = table.state
    space = state.space_of(EARTH)
    state.players[seat].probes.append(space)
    table.tell(LAUNCHED, seat, space)
    fire(table, seat, slots.LAUNCH, EVERY)


class Launch(TurnQuestion):
    """Probes onto Earth free of charge, if the limit allows; the player may leave each of them."""

    __slots__ = ("count", "ignore_limit")

    def __init__(self, count: int, ignore_limit: int) -> None:
        self.count = count
        self.ignore_limit = ignore_limit

    @staticmethod
    def read(entry: Entry, reader: Reader) -> Effect[State]:
        return Launch(entry.number("n", 1), int(entry.flag("ignore_limit")))

    def describe(self) -> Description:
        return phrase("seti-effect-launch", n=self.count, ignore_limit=yes_or_no(self.ignore_limit == 1))

    def prompt(self) -> str:
        return "launch"

    def choices(self, table: Table[State], seat: int) -> list[int]:
        possible = self.ignore_limit or can_launch(table.state, seat)
        return [LAUNCH, DECLINE] if possible else []

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        if self.count > 1:
            table.then(seat, Launch(self.count - 1, self.ignore_limit))
        if action == LAUNCH:
            launch(table, seat)


def landing_cost(state: State, seat: int, planet: int) -> int:
    """An orbiter of anybody and the landing technology make it cheaper, moons included."""
    cost = LANDING_COST
    for player in state.players:
        if player.orbiters[planet]:
            cost -= 1
            break
    return cost - int(state.players[seat].has_tech(PROBE_LANDING))


def planets_with_probe(state: State, seat: int) -> list[int]:
    """The planets but Earth at which one's own probe stands, in ascending order."""
    probes = state.players[seat].probes
    return [planet for planet in range(EARTH) if probes and state.space_of(planet) in probes]


def orbit_barred(state: State, seat: int, planet: int) -> str:
    """Why an orbit is no main action now; "" if it is one."""
    player = state.players[seat]
    if state.space_of(planet) not in player.probes:
        return "no-probe-there"
    return "" if player.credit >= ORBIT_CREDIT and player.energy >= ORBIT_ENERGY else "cannot-pay"


def landing_barred(state: State, seat: int, target: int) -> str:
    """Why a landing is no main action now; "" if it is one."""
    planet = planet_of(target)
    player = state.players[seat]
    if state.space_of(planet) not in player.probes:
        return "no-probe-there"
    barred = target_barred(state, seat, target, 0)
    if barred:
        return barred
    return "" if player.energy >= landing_cost(state, seat, planet) else "cannot-pay"


def target_barred(state: State, seat: int, target: int, flags: int) -> str:
    """Why a probe at its planet cannot land there; "" if it can."""
    if target < FIRST_MOON:
        return ""
    if not flags & OCCUPIED and any(player.moons[target - FIRST_MOON] for player in state.players):
        return "moon-taken"
    able = flags & MOON_WITHOUT_TECH or state.players[seat].has_tech(PROBE_MOON)
    return "" if able else "needs-moon-technology"


def targets(state: State, seat: int, planet: int, flags: int) -> list[int]:
    """Where a probe at a planet can land: on it, or on one of its free moons."""
    return [target for target in TARGETS_AT[planet] if not target_barred(state, seat, target, flags)]


def could_fly(state: State, seat: int, pieces: list[int], spaces: list[int]) -> bool:
    """Whether free actions could bring one of these probes and capsules to one of these spaces."""
    costs: list[int] = []
    for start in pieces:
        reach = Reach(state, seat, start)
        costs += [reach.costs[space] for space in spaces if space != NOTHING]
    return bool(costs) and could_bring(state, seat, MOVEMENT, min(costs))


def _take_probe(state: State, seat: int, planet: int) -> None:
    state.players[seat].probes.remove(state.space_of(planet))


def orbit(table: Table[State], seat: int, planet: int) -> None:
    """A probe becomes an orbiter; the first one at a planet covers its bonus."""
    state = table.state
    _take_probe(state, seat, planet)
    player = state.players[seat]
    player.orbiters = with_value(player.orbiters, planet, player.orbiters[planet] + 1)
    table.tell(ORBITED, seat, planet)
    if state.orbit_covers[planet] == NOTHING:
        state.orbit_covers = with_value(state.orbit_covers, planet, seat)
        table.then_all(seat, FIRST_ORBIT[planet])
    table.then_all(seat, ORBIT_REWARD[planet])
    fire(table, seat, slots.ORBIT, planet)


def land(table: Table[State], seat: int, target: int, flags: int) -> None:
    """A probe becomes a lander on a planet or a moon."""
    state = table.state
    player = state.players[seat]
    planet = planet_of(target)
    _take_probe(state, seat, planet)
    table.tell(LANDED, seat, target)
    if target >= FIRST_MOON:
        moon = target - FIRST_MOON
        player.moons = with_value(player.moons, moon, player.moons[moon] + 1)
        table.then_all(seat, MOON_REWARD[target - FIRST_MOON])
    else:
        player.landers = with_value(player.landers, target, player.landers[target] + 1)
        table.then(seat, ClaimData(target, flags & OCCUPIED))
        table.then_all(seat, LANDING_REWARD[target])
    fire(table, seat, slots.LAND, planet)


def planet_of(target: int) -> int:
    return target if target < FIRST_MOON else MOON_OF[target - FIRST_MOON]


class ClaimData(TurnQuestion):
    """The data bonus for a lander: one of the free spaces, which it covers, or with some cards a covered one."""

    __slots__ = ("covered", "planet")

    def __init__(self, planet: int, covered: int) -> None:
        self.planet = planet
        self.covered = covered

    def describe(self) -> Description:
        return phrase("seti-pending-more")

    def prompt(self) -> str:
        return "claim-data"

    def _bonuses(self, state: State) -> list[int]:
        spaces = [space for space, planet in enumerate(DATA_BONUS_PLANET) if planet == self.planet]
        return [space for space in spaces if self.covered or state.data_covers[space] == NOTHING]

    def choices(self, table: Table[State], seat: int) -> list[int]:
        return sorted({CLAIM.at(DATA_BONUS[space] - 1) for space in self._bonuses(table.state)})

    def free_action_helps(self, table: Table[State], seat: int) -> bool:
        """Data that the pool cannot hold may be stored first."""
        state = table.state
        too_much = [space for space in self._bonuses(state) if not has_room(state, seat, DATA_BONUS[space])]
        return bool(too_much) and could_bring(state, seat, ROOM_FOR_DATA, 1)

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        state = table.state
        amount = CLAIM.place(action) + 1
        space = next(space for space in self._bonuses(state) if DATA_BONUS[space] == amount)
        if state.data_covers[space] == NOTHING:
            state.data_covers = with_value(state.data_covers, space, seat)
        gain_data(table, seat, amount)


class Land(ServedQuestion):
    """A free landing (or orbit) with one probe that stands at a planet, then what is about it; it may be left."""

    __slots__ = ("flags", "then")

    def __init__(self, flags: int, then: Effects) -> None:
        self.flags = flags
        self.then = then

    @staticmethod
    def read(entry: Entry, reader: Reader) -> Effect[State]:
        flags = ALSO_ORBIT if entry.text("do") == "orbit_or_land" else 0
        flags |= MOON_WITHOUT_TECH if entry.flag("moon_without_tech") else 0
        flags |= OCCUPIED if entry.flag("occupied_ok") else 0
        return Land(flags, reader.then(entry, LANDING))

    def describe(self) -> Description:
        if self.flags & ALSO_ORBIT:
            return and_then(phrase("seti-effect-orbit-or-land"), self.then)
        moon, occupied = yes_or_no(self.flags & MOON_WITHOUT_TECH > 0), yes_or_no(self.flags & OCCUPIED > 0)
        return and_then(phrase("seti-effect-land", moon_without_tech=moon, occupied_ok=occupied), self.then)

    def prompt(self) -> str:
        return "land"

    def choices(self, table: Table[State], seat: int) -> list[int]:
        state = table.state
        found: list[int] = []
        for planet in planets_with_probe(state, seat):
            found += each(LAND, targets(state, seat, planet, self.flags))
            if self.flags & ALSO_ORBIT:
                found.append(ORBIT.at(planet))
        return [*found, DECLINE] if found else []

    def free_action_helps(self, table: Table[State], seat: int) -> bool:
        """A probe may fly to a planet first."""
        state = table.state
        return could_fly(state, seat, state.players[seat].probes, [state.space_of(planet) for planet in range(EARTH)])

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        if action == DECLINE:
            return
        if action in LAND:
            target = LAND.place(action)
            table.then_all(seat, knowing(self.then, [target]))
            land(table, seat, target, self.flags)
        else:
            planet = ORBIT.place(action)
            table.then_all(seat, knowing(self.then, [planet]))
            orbit(table, seat, planet)


class RemoveCraft(TurnQuestion):
    """Give up one's own orbiter, or one's own lander; only then the rest of the card happens."""

    __slots__ = ("landers", "then")

    def __init__(self, landers: int, then: Effects) -> None:
        self.landers = landers
        self.then = then

    @staticmethod
    def read(entry: Entry, reader: Reader) -> Effect[State]:
        return RemoveCraft(entry.number_of("what", CRAFT), reader.then(entry))

    def describe(self) -> Description:
        return phrase("seti-effect-remove-own", what=CRAFT[self.landers], then=description_of(self.then))

    def prompt(self) -> str:
        return "remove-lander" if self.landers else "remove-orbiter"

    def choices(self, table: Table[State], seat: int) -> list[int]:
        player = table.state.players[seat]
        if not self.landers:
            return [ORBIT.at(planet) for planet in range(EARTH) if player.orbiters[planet]]
        found = [LAND.at(planet) for planet in range(EARTH) if player.landers[planet]]
        return found + [LAND.at(FIRST_MOON + moon) for moon in range(len(MOONS)) if player.moons[moon]]

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        state = table.state
        player = state.players[seat]
        if not self.landers:
            planet = ORBIT.place(action)
            player.orbiters = with_value(player.orbiters, planet, player.orbiters[planet] - 1)
            if not player.orbiters[planet] and state.orbit_covers[planet] == seat:
                state.orbit_covers = with_value(state.orbit_covers, planet, NOTHING)
            table.tell(CRAFT_REMOVED, seat, planet)
        else:
            self._remove_lander(state, seat, LAND.place(action))
            table.tell(CRAFT_REMOVED, seat, LAND.place(action))
        table.then_all(seat, self.then)

    def _remove_lander(self, state: State, seat: int, target: int) -> None:
        """A bonus space is free again once its owner has fewer landers there than spaces covered."""
        player = state.players[seat]
        if target >= FIRST_MOON:
            moon = target - FIRST_MOON
            player.moons = with_value(player.moons, moon, player.moons[moon] - 1)
            return
        player.landers = with_value(player.landers, target, player.landers[target] - 1)
        covered = [space for space, planet in enumerate(DATA_BONUS_PLANET) if planet == target]
        own = [space for space in covered if state.data_covers[space] == seat]
        if len(own) > player.landers[target]:
            state.data_covers = with_value(state.data_covers, own[-1], NOTHING)


class ChooseProbe(TurnQuestion):
    """Pick one of one's own probes in space; what follows is about its space."""

    __slots__ = ("then",)

    def __init__(self, then: Effects) -> None:
        self.then = then

    @staticmethod
    def read(entry: Entry, reader: Reader) -> Effect[State]:
        return ChooseProbe(reader.then(entry, CHOSEN_PROBE))

    def describe(self) -> Description:
        return phrase("seti-effect-choose-probe", then=description_of(self.then))

    def prompt(self) -> str:
        return "choose-probe"

    def choices(self, table: Table[State], seat: int) -> list[int]:
        player = table.state.players[seat]
        return sorted(each(PROBE_ACTION, {*player.probes, *player.capsules}))

    def choose(self, table: Table[State], seat: int, action: int) -> None:
        table.then_all(seat, knowing(self.then, [PROBE_ACTION.place(action)]))
