"""The rival's probes (page 24): launching, flying to the first planet in reach, orbiting or landing there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.description import Description, phrase, series, yes_or_no
from ....core.facts import Entry
from ....core.table import Table
from ..facts.board import (
    DATA_BONUS,
    DATA_BONUS_PLANET,
    EARTH,
    FIRST_MOON,
    MOON_OF,
    MOONS,
    NOTHING,
    PROBE,
    planet_number,
)
from ..facts.phrases import planet_phrase
from ..position.actions import CLAIM
from ..position.events import CRAFT_CHOSEN, FLOWN, PLANET_CHOSEN, PLANET_MISSED
from ..position.state import State
from ..position.thinking import (
    BY_ACTION,
    CARD_ONLY_LANDS,
    CARD_PREFERS_LANDING,
    CARD_PREFERS_ORBIT,
    FIRST_LANDING,
    FIRST_ORBIT,
    FLY,
    FREE_MOON,
    LAUNCH,
    NO_OBSTACLE,
    NO_PLANET_IN_REACH,
    NO_PROBE_ON_EARTH,
    PROBE_ON_EARTH,
)
from ..rules.movement import tell_move, visit
from ..rules.probes import ClaimData, land, launch, orbit
from ..rules.resources import gain_publicity
from .action import RivalAction
from .arrow import first_by_arrow
from .progress import Progress
from .routes import publicity_on, route
from .species import ExposeSample
from .technologies import owns, spend_tech

WAYS: Final[Sequence[str]] = ["orbit", "land"]
_ORBIT: Final = 0
_LAND: Final = 1


def has_probe_on_earth(state: State, seat: int) -> bool:
    return state.space_of(EARTH) in state.players[seat].probes


class LaunchAction(RivalAction):
    """A probe onto Earth, unless one stands there."""

    __slots__ = ("progress", "publicity")

    def __init__(self, entry: Entry) -> None:
        super().__init__(LAUNCH)
        self.publicity = entry.number("publicity")
        self.progress = entry.number("progress")

    def obstacle(self, state: State, seat: int) -> int:
        return PROBE_ON_EARTH if has_probe_on_earth(state, seat) else NO_OBSTACLE

    def take(self, table: Table[State], seat: int) -> None:
        launch(table, seat)
        gain_publicity(table, seat, self.publicity)
        table.then(seat, Progress(self.progress, BY_ACTION))

    def describe(self) -> Description:
        return phrase("seti-rival-launch", publicity=self.publicity, progress=self.progress)


class FlyAction(RivalAction):
    """The probe on Earth to the first planet in reach; there it becomes a lander on a moon, an orbiter or a lander."""

    __slots__ = ("allowed", "exposes_sample", "moons", "moves", "planets", "prefers")

    def __init__(self, entry: Entry) -> None:
        super().__init__(FLY)
        targets = entry.entries("targets")
        self.planets = [planet_number(target.text("planet"), f"{target.where}.planet") for target in targets]
        self.moves = [target.number("moves") for target in targets]
        self.prefers = _way(entry.texts("prefers")[0], entry)
        self.allowed = [_way(way, entry) for way in entry.texts("allowed")]
        self.moons = entry.flag("moons")
        self.exposes_sample = entry.flag("exposes_sample")

    def obstacle(self, state: State, seat: int) -> int:
        if not has_probe_on_earth(state, seat):
            return NO_PROBE_ON_EARTH
        return NO_OBSTACLE if self._target(state) < len(self.planets) else NO_PLANET_IN_REACH

    def _target(self, state: State) -> int:
        """The number of the first planet in reach."""
        target = 0
        while target < len(self.planets) and not self._route(state, target):
            target += 1
        return target

    def _route(self, state: State, target: int) -> list[int]:
        goal = state.space_of(self.planets[target])
        return route(state.sky(), state.space_of(EARTH), goal, self.moves[target])

    def take(self, table: Table[State], seat: int) -> None:
        state = table.state
        target = self._target(state)
        for missed in self.planets[:target]:
            table.tell(PLANET_MISSED, seat, missed)
        spaces = self._route(state, target)
        planet = self.planets[target]
        table.tell(PLANET_CHOSEN, seat, planet, publicity_on(state.sky(), spaces))
        self._fly(table, seat, spaces)
        if self.exposes_sample:
            table.then(seat, ExposeSample(planet))
        self._arrive(table, seat, planet)

    def _fly(self, table: Table[State], seat: int, spaces: list[int]) -> None:
        probes = table.state.players[seat].probes
        place = probes.index(table.state.space_of(EARTH))
        for space in spaces:
            probes[place] = space
            tell_move(table, FLOWN, seat, space)
            visit(table, seat, space)

    def _arrive(self, table: Table[State], seat: int, planet: int) -> None:
        """A free moon for a probe technology; else the first orbit or the first landing, or what the card prefers."""
        state = table.state
        moons = free_moons(state, planet) if self.moons and owns(state, PROBE) else []
        if moons:
            target = FIRST_MOON + first_by_arrow(state, moons)
            table.tell(CRAFT_CHOSEN, seat, target, FREE_MOON)
            spend_tech(table, seat, PROBE)
            land(table, seat, target, 0)
            return
        way, ground = self._way(state, planet)
        table.tell(CRAFT_CHOSEN, seat, planet, ground)
        if way == _ORBIT:
            orbit(table, seat, planet)
        else:
            land(table, seat, planet, 0)

    def _way(self, state: State, planet: int) -> tuple[int, int]:
        if len(self.allowed) == 1:
            return self.allowed[0], CARD_ONLY_LANDS
        first_orbit = state.orbit_covers[planet] == NOTHING
        first_landing = bool(free_bonuses(state, planet))
        if first_orbit == first_landing:
            return self.prefers, CARD_PREFERS_ORBIT if self.prefers == _ORBIT else CARD_PREFERS_LANDING
        return (_ORBIT, FIRST_ORBIT) if first_orbit else (_LAND, FIRST_LANDING)

    def describe(self) -> Description:
        planets = [
            phrase("seti-rival-planet", planet=planet_phrase(planet), moves=moves)
            for planet, moves in zip(self.planets, self.moves, strict=True)
        ]
        return phrase(
            "seti-rival-fly",
            planets=series("seti-rival-planets", planets),
            prefers=WAYS[self.prefers] if len(self.allowed) > 1 else "only-land",
            moons=yes_or_no(self.moons),
            sample=yes_or_no(self.exposes_sample),
        )


def _way(word: str, entry: Entry) -> int:
    return Entry({"way": word}, entry.where).number_of("way", WAYS)


def free_moons(state: State, planet: int) -> list[int]:
    """The moons of a planet on which nobody has landed, from left to right."""
    moons = [moon for moon in range(len(MOONS)) if MOON_OF[moon] == planet]
    return [moon for moon in moons if not any(player.moons[moon] for player in state.players)]


def free_bonuses(state: State, planet: int) -> list[int]:
    """The data bonuses for landers that nobody covers."""
    spaces = [space for space, owner in enumerate(DATA_BONUS_PLANET) if owner == planet]
    return [DATA_BONUS[space] for space in spaces if state.data_covers[space] == NOTHING]


def claim_data(table: Table[State], seat: int, question: ClaimData) -> None:
    """Of several free bonuses for landers the one with most data."""
    bonuses = free_bonuses(table.state, question.planet)
    if bonuses:
        question.choose(table, seat, CLAIM.at(max(bonuses) - 1))
